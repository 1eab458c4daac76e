// What may be chosen should be seen: if none of it is, the board goes to the first.

/** Brings into sight what `lit` finds inside a root that scrolls, unless some of it is seen; what it
 * returns calls it off. The root may itself lie inside what scrolls: then that is given too. */
export function sighted(root: HTMLElement, lit: string, window: Element = root): () => void {
  const frame = requestAnimationFrame(() => {
    const found = [...root.querySelectorAll<HTMLElement>(lit)];
    const area = window.getBoundingClientRect();
    const seen = (el: HTMLElement): boolean => {
      const box = el.getBoundingClientRect();
      return box.top >= area.top - 4 && box.bottom <= area.bottom + 4;
    };
    if (!found.some(seen)) found[0]?.scrollIntoView({ block: 'center' });
  });
  return () => cancelAnimationFrame(frame);
}
