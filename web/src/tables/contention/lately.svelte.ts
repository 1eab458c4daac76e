// Flips that have just been stay to be seen, one after the other, even if the game has gone on:
// where nobody has to choose anything, cards are turned and resolved in one change.

import { untrack } from 'svelte';
import type { Game } from '../../game/game.svelte';
import { type Flip, flips } from './flips';

const EACH = 2200;
const LAST = 2600;
/** More in one change than anybody would wait for. */
const MOST = 4;

export class Lately {
  flip = $state.raw<Flip | null>(null);
  private queue: Flip[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: () => Game) {
    $effect(() => {
      const found = flips(game().fresh);
      if (found.length) untrack(() => this.add(found.slice(-MOST)));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  private add(found: Flip[]): void {
    const idle = this.queue.length === 0;
    this.queue.push(...found);
    if (idle) this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    this.flip = this.queue.shift() ?? null;
    if (this.flip) {
      this.timer = setTimeout(() => this.next(), this.queue.length ? EACH : LAST);
    }
  }
}
