// Room for answers: all of them are shown where they fit, and only else those that cannot be pointed at.

import { tick, untrack } from 'svelte';

/** Of the page's height: what a question may have whatever stands above it. */
export const MOST = 0.36;
/** As much where nothing above it is cut for it. */
const WIDE = 0.5;
/** Pixels above the question in which a title still tells all it has to tell. */
const TELLS = 240;

/** Does the question as it stands leave the rest of its column what it needs? Where it has no column
 * it is enough that all of it is seen. */
export function fits(panel: HTMLElement, body: HTMLElement, alone: boolean): boolean {
  if (body.scrollHeight > body.clientHeight + 1) return false;
  if (alone) return true;
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
  /** Nor what is shown where not all fit? */
  tighter = $state(false);

  /** All are tried for each new set of answers, before it is painted; where the room for them becomes
   * less, as by an alert, they may be too many, and stay so until the next. */
  constructor(answers: () => string, height: () => number, enough: () => boolean) {
    $effect(() => {
      answers();
      this.tight = false;
      this.tighter = false;
      void tick().then(() => this.tighten(enough)); // what was found tight meanwhile stays so
    });
    $effect(() => {
      if (height() > 0) untrack(() => this.tighten(enough));
    });
  }

  private tighten(enough: () => boolean): void {
    if (enough()) return;
    if (this.tight) this.tighter = true;
    else {
      this.tight = true;
      void tick().then(() => this.tighten(enough));
    }
  }
}
