// Two fingers on the map: closer or farther. The map scrolls by itself; only the distance counts.

function apart(touches: TouchList): number {
  const [a, b] = [touches[0], touches[1]];
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
}

export function pinch(node: HTMLElement, closer: (by: number) => void): { destroy(): void } {
  let last = 0;
  const start = (event: TouchEvent): void => {
    last = event.touches.length === 2 ? apart(event.touches) : 0;
  };
  const move = (event: TouchEvent): void => {
    if (event.touches.length !== 2 || !last) return;
    event.preventDefault();
    const now = apart(event.touches);
    // In small steps, so that not every pixel lays out the whole map anew.
    if (Math.abs(now / last - 1) < 0.04) return;
    closer(now / last);
    last = now;
  };
  node.addEventListener('touchstart', start, { passive: true });
  node.addEventListener('touchmove', move, { passive: false });
  node.addEventListener('touchend', start, { passive: true });
  return {
    destroy() {
      node.removeEventListener('touchstart', start);
      node.removeEventListener('touchmove', move);
      node.removeEventListener('touchend', start);
    },
  };
}
