// Room for answers: all of them are shown where they fit, and only else those that cannot be pointed at.

import { tick } from 'svelte';

/** Of the page's height: what a question may have whatever stands above it. */
export const MOST = 0.36;
/** As much where nothing above it is cut for it. */
const WIDE = 0.5;
/** Pixels above the question in which a title still tells all it has to tell. */
const TELLS = 240;

/** Does the question as it stands leave the rest of its column what it needs? */
export function fits(panel: HTMLElement, body: HTMLElement): boolean {
  if (body.scrollHeight > body.clientHeight + 1) return false;
  if (panel.offsetHeight <= MOST * innerHeight) return true;
  const column = panel.closest('.column');
  const side = column?.querySelector<HTMLElement>('.side');
  const aside = column?.querySelector<HTMLElement>('.aside');
  if (!side || !aside || panel.offsetHeight > WIDE * innerHeight) return false;
  return side.clientHeight >= TELLS && aside.scrollHeight <= aside.clientHeight + 1;
}

export class Room {
  /** Do not all of them fit? */
  tight = $state(false);

  /** All are tried for each new set of answers, before it is painted. */
  constructor(answers: () => string, enough: () => boolean) {
    $effect(() => {
      answers();
      this.tight = false;
      void tick().then(() => {
        this.tight = !enough();
      });
    });
  }
}
