// The view of a moment with what the board asks of it again and again, and what just happened: for a
// while, since the next change may come sooner than the eye.

import { untrack } from 'svelte';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Game } from '../../game/game.svelte';
import { befell, memory } from './hits';
import { about, type Payment, payment, worldOf } from './model';
import type { SeizeView } from './wire';

const HURT = 1100;
const TAKEN = 4200;

/** A World that just changed hands. */
export interface Fall {
  name: string;
  from: number;
  to: number;
}

export class Scene {
  readonly view: SeizeView | null = $derived.by(() => this.game.view<SeizeView>());
  readonly payment: Payment | null = $derived.by(() => {
    const moment = this.game.moment;
    return this.view && moment ? payment(this.view, this.game.seat, moment) : null;
  });
  /** What the question is about, and what has been put into a payment. */
  readonly about: Set<number> = $derived.by(() => {
    const found = about(this.game.question);
    for (const given of this.payment?.given ?? []) found.add(given.card);
    return found;
  });
  readonly hurt = new SvelteSet<number>();
  readonly taken = new SvelteMap<number, Fall>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly game: Game) {
    $effect(() => {
      const lines = game.fresh;
      if (lines.length) untrack(() => this.happen(befell(lines)));
    });
    $effect(() => {
      if (game.moment && this.view) memory(game).see(game.moment.n, this.view);
    });
    $effect(() => () => {
      for (const timer of this.timers) clearTimeout(timer);
    });
  }

  private happen({ hurt, taken }: ReturnType<typeof befell>): void {
    const view = this.view;
    const moment = this.game.moment;
    if (!view || !moment) return;
    for (const card of hurt) {
      this.hurt.add(card);
      this.later(HURT, () => this.hurt.delete(card));
    }
    const before = memory(this.game).earlier(moment.n);
    for (const [card, to] of taken) {
      const world = worldOf(view, card);
      if (!world) continue;
      this.taken.set(card, { name: world.name, from: before.get(card) ?? world.owner, to });
      this.later(TAKEN, () => this.taken.delete(card));
    }
  }

  private later(time: number, done: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      done();
    }, time);
    this.timers.add(timer);
  }
}
