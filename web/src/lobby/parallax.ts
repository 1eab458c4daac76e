// Near things move more than far ones with the pointer. With reduced motion nothing moves.

const STILL = '(prefers-reduced-motion: reduce)';

export function parallax(node: HTMLElement): { destroy(): void } {
  const still = matchMedia(STILL);
  let frame = 0;
  const move = (event: PointerEvent): void => {
    if (still.matches || event.pointerType !== 'mouse' || frame) return;
    const [x, y] = [event.clientX / innerWidth - 0.5, event.clientY / innerHeight - 0.5];
    frame = requestAnimationFrame(() => {
      frame = 0;
      node.style.setProperty('--px', (-2 * x).toFixed(3));
      node.style.setProperty('--py', (-2 * y).toFixed(3));
    });
  };
  addEventListener('pointermove', move);
  return {
    destroy() {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', move);
    },
  };
}
