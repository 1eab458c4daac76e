// Addresses of the page: /, /t/<table>, /film/<table>, /rules/<title>, /cards/<title>,
// /decks/<title>, /maps/<title>, /about.

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);
  search = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.search = location.search;
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }
}

export const route = new Route();

/** Let plain clicks on links stay inside the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0 || link.target) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (link.hasAttribute('download')) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
