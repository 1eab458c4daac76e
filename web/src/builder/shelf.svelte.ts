// Decks and maps of one's own, in this browser. Every letter is kept; a browser that stores nothing
// has them until the page is closed.

export interface Kept {
  id: string;
  kind: 'deck' | 'map';
  title: string;
  /** The edition whose cards a deck is made of; empty for maps. */
  ruleset: string;
  /** A deck of two factions, where a table plays with such. */
  dual: boolean;
  text: string;
}

const KEY = 'regent.shelf';

function stored(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(found)) return [];
    return found.filter((one) => typeof one?.id === 'string' && typeof one?.text === 'string');
  } catch {
    return [];
  }
}

class Shelf {
  all = $state<Kept[]>(stored());

  constructor() {
    // Another tab has written: what it kept is not lost by what this one keeps.
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.all = stored();
    });
  }

  of(kind: Kept['kind'], title: string): Kept[] {
    return this.all.filter((one) => one.kind === kind && one.title === title);
  }

  find(id: string): Kept | undefined {
    return this.all.find((one) => one.id === id);
  }

  add(kind: Kept['kind'], title: string, text: string, ruleset = '', dual = false): Kept {
    const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
    this.all = [...this.all, { id, kind, title, ruleset, dual, text }];
    this.keep();
    return this.find(id) as Kept;
  }

  change(id: string, change: Partial<Kept>): void {
    this.all = this.all.map((one) => (one.id === id ? { ...one, ...change } : one));
    this.keep();
  }

  remove(id: string): void {
    this.all = this.all.filter((one) => one.id !== id);
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // It stays until the page is closed.
    }
  }
}

export const shelf = new Shelf();

/** What it is called: a deck by its first remark, a map by its name. */
export function called(one: Kept): string {
  const line = one.text.split('\n').find((raw) => /^\s*(#|(name|deck)\s*:)/i.test(raw)) ?? '';
  const name = line.replace(/^\s*(#+|(name|deck)\s*:)\s*/i, '').trim();
  return name || (one.kind === 'deck' ? 'Deck without a name' : 'Map without a name');
}
