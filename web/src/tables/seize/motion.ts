// Cards glide from World to World and Worlds from hand to hand; nothing moves where that is unwanted.

import { cubicInOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';

export const GLIDE = 700;
/** A World that is lost goes slowly. */
export const FALL = 2200;

export function still(): boolean {
  return (
    typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** For what has nowhere to come from or go to: it appears, or shrinks away. */
function fade(): TransitionConfig {
  return still()
    ? { duration: 0 }
    : { duration: 450, css: (t) => `opacity: ${t}; scale: ${0.6 + 0.4 * t}` };
}

const glide = (duration: number) =>
  crossfade({
    duration: () => (still() ? 0 : duration),
    easing: cubicInOut,
    fallback: fade,
  });

export const [sendUnit, takeUnit] = glide(GLIDE);
export const [sendWorld, takeWorld] = glide(FALL);
