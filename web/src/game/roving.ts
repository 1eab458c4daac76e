// Roving focus: a group of buttons is one stop for Tab, and arrows walk it, on screen as they lie.

function things(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>('.thing')].filter((el) => el.offsetParent !== null);
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest in a direction: how far along counts once, how far aside three times. */
function nearest(
  from: HTMLElement,
  all: HTMLElement[],
  dx: number,
  dy: number,
): HTMLElement | null {
  const a = from.getBoundingClientRect();
  const [ax, ay] = [a.left + a.width / 2, a.top + a.height / 2];
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const el of all) {
    if (el === from) continue;
    const b = el.getBoundingClientRect();
    const [x, y] = [b.left + b.width / 2 - ax, b.top + b.height / 2 - ay];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along > 2 && along + 3 * aside < least) {
      least = along + 3 * aside;
      best = el;
    }
  }
  return best;
}

export function roving(node: HTMLElement): { destroy(): void } {
  const settle = (chosen?: HTMLElement): void => {
    const all = things(node);
    const stop =
      chosen ??
      all.find((el) => el === document.activeElement) ??
      all.find((el) => el.classList.contains('glows')) ??
      all[0];
    for (const el of all) el.tabIndex = el === stop ? 0 : -1;
  };
  const onkey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const from = (event.target as HTMLElement).closest<HTMLElement>('.thing');
    if (!from) return;
    const all = things(node);
    let to: HTMLElement | null | undefined = null;
    if (step) to = nearest(from, all, step[0], step[1]);
    else if (event.key === 'Home') to = all[0];
    else if (event.key === 'End') to = all.at(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (to) {
      settle(to);
      to.focus();
    }
  };
  /** What has the focus, what it is and where it lies. */
  let held: { el: HTMLElement; thing: string; x: number; y: number } | null = null;
  const onfocus = (event: FocusEvent): void => {
    const el = (event.target as HTMLElement).closest<HTMLElement>('.thing');
    if (!el) return;
    const { left, top } = el.getBoundingClientRect();
    held = { el, thing: el.dataset.thing ?? '', x: left, y: top };
    settle(el);
  };
  /** What was answered with may be gone, or have been taken up and put down elsewhere: the focus
   * stays with the same thing, or with what lies nearest now. */
  const keep = (): void => {
    const lost = held;
    if (!lost || document.activeElement !== document.body) return;
    const far = (el: HTMLElement): number => {
      const { left, top } = el.getBoundingClientRect();
      return Math.hypot(left - lost.x, top - lost.y);
    };
    const all = things(node);
    const next =
      all.find((el) => el === lost.el) ??
      all.find((el) => el.dataset.thing === lost.thing) ??
      all.sort((a, b) => far(a) - far(b))[0];
    next?.focus({ preventScroll: true });
  };
  node.addEventListener('keydown', onkey);
  node.addEventListener('focusin', onfocus);
  /** Who points elsewhere, or goes there, has let go. */
  const onpoint = (event: Event): void => {
    if (!node.contains(event.target as Node)) held = null;
  };
  document.addEventListener('pointerdown', onpoint);
  document.addEventListener('focusin', onpoint);
  const observer = new MutationObserver(() => {
    keep();
    settle();
  });
  observer.observe(node, { childList: true, subtree: true, attributeFilter: ['class'] });
  settle();
  return {
    destroy() {
      observer.disconnect();
      node.removeEventListener('keydown', onkey);
      node.removeEventListener('focusin', onfocus);
      document.removeEventListener('pointerdown', onpoint);
      document.removeEventListener('focusin', onpoint);
    },
  };
}
