// A film that is being looked at: where it stands, from which seat, and whether it runs. The table
// itself is a Game without a line to the server.

import { playedBy } from '../game/cards.svelte';
import { EVERYTHING, Game } from '../game/game.svelte';
import type { TitleUi } from '../game/title';
import { api } from '../wire/api';
import type { Line, Moment, Reel } from '../wire/types';
import { Moments } from './moments';
import { byEvent, byTurn, clamped, linesAt, pick, type Spot, spot } from './steps';

/** Answers in a second. */
export const SPEEDS = [0.5, 1, 2, 4, 10] as const;
/** Above this a motion would be cut off by the next. */
const FASTEST_WITH_MOTION = 2;

export class Projector {
  readonly game = new Game();
  reel = $state.raw<Reel | null>(null);
  /** Where one wants to be; the table follows as soon as it can. */
  spot = $state.raw<Spot>({ at: 0, line: -1 });
  viewer = $state(-1);
  /** Whose hand lies in front while all hands are open. */
  place = $state(0);
  running = $state(false);
  speed = $state<number>(1);
  trouble = $state('');
  readonly last = $derived(Math.max(0, (this.reel?.ticks.length ?? 1) - 1));
  readonly tick = $derived(this.reel?.ticks[this.spot.at] ?? null);

  /** What lets the board follow event by event. */
  ui: Pick<TitleUi, 'enact'> | null = null;
  private moments: Moments | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Look from a seat; where one stands stays. */
  async open(viewer: number | undefined, at: number | undefined, place = 0): Promise<void> {
    this.trouble = '';
    this.stop();
    try {
      const reel = await api.film(this.id, viewer);
      this.moments?.close();
      this.moments = new Moments((n) => api.moment(this.id, n, reel.viewer));
      this.reel = reel;
      this.viewer = reel.viewer;
      this.place = Math.max(0, Math.min(place, reel.table.seats.length - 1));
      this.game.info = reel.table;
      playedBy(reel.table.title, reel.table.ruleset);
      this.game.players = reel.players;
      this.game.seat = reel.viewer === EVERYTHING ? this.place : reel.viewer;
      this.go(spot(reel, at ?? 0));
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  close(): void {
    this.stop();
    this.moments?.close();
  }

  /** Sit elsewhere while all hands are open. */
  sit(place: number): void {
    this.place = place;
    if (this.viewer === EVERYTHING) this.game.seat = place;
  }

  // -- walking -----------------------------------------------------------------------------------

  seek(at: number): void {
    if (this.reel) this.go(spot(this.reel, at));
  }

  answer(step: 1 | -1): void {
    this.stop();
    this.seek(this.spot.at + step);
  }

  event(step: 1 | -1): void {
    this.stop();
    if (this.reel) this.go(byEvent(this.reel, this.spot, step), step > 0);
  }

  turn(step: 1 | -1): void {
    this.stop();
    if (this.reel) this.seek(byTurn(this.reel, this.spot.at, step));
  }

  line(id: number): void {
    this.stop();
    if (this.reel) this.go(pick(this.reel, id));
  }

  private go(to: Spot, moving = false): void {
    const { reel, moments } = this;
    if (!reel || !moments) return;
    const at = clamped(reel.ticks, to.at);
    this.spot = { at, line: to.line };
    const first = reel.ticks[at - 1]?.lines ?? 0;
    const between = linesAt(reel, at).filter((line) => line.id >= first && line.id <= to.line);
    // In the middle of an answer the board is the one before it, with what had happened by then.
    const before = to.line + 1 < (reel.ticks[at]?.lines ?? 0) && at > 0 && this.ui?.enact;
    moments.want(
      at,
      (moment) => {
        this.trouble = '';
        if (before) this.between(reel, moment, at, between, moving);
        else this.show(reel, moment, at, moving, to.line);
        const ahead = this.running ? [at + 1, at + 2, at + 3] : [at + 1, at - 1, at + 2];
        moments.expect(...ahead.filter((n) => n >= 0 && n < reel.ticks.length));
      },
      (error) => {
        this.stop();
        this.trouble = error.message;
      },
    );
  }

  private between(reel: Reel, after: Moment, at: number, happened: Line[], moving: boolean): void {
    this.moments?.want(
      at - 1,
      (moment) => {
        if (this.spot.at !== at) return;
        let { view } = moment;
        for (const line of happened) view = this.ui?.enact?.(view, line, after.view) ?? view;
        const last = happened.at(-1);
        this.game.lines = linesAt(reel, at).filter((line) => line.id <= (last?.id ?? -1));
        this.game.fresh = moving && last ? [last] : [];
        this.game.show({ ...moment, n: at - 1 + happened.length / 1000, view });
      },
      (error) => {
        this.trouble = error.message;
      },
    );
  }

  private show(reel: Reel, moment: Moment, at: number, moving: boolean, line = -1): void {
    const lines = linesAt(reel, at);
    const shown = this.game.moment?.n ?? -1;
    // By events one arrives in the middle: only the last of them is new.
    const before = shown > at - 1 && shown < at ? line : (reel.ticks[at - 1]?.lines ?? 0);
    const next = moving && shown >= at - 1 && shown < at;
    this.game.lines = lines;
    // Only what runs forward moves; seeking shows the position at once.
    this.game.fresh = next ? lines.filter((line) => line.id >= before) : [];
    this.game.show(moment);
    if (this.running) this.wait();
  }

  // -- running -----------------------------------------------------------------------------------

  toggle(): void {
    if (this.running) this.stop();
    else this.run();
  }

  run(): void {
    if (!this.reel) return;
    this.running = true;
    if (this.spot.at >= this.last) this.seek(0);
    else this.wait();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.spot.at >= this.last) {
      this.stop();
      return;
    }
    this.timer = setTimeout(() => {
      const { reel } = this;
      if (!this.running || !reel) return;
      this.go(spot(reel, this.spot.at + 1), this.speed <= FASTEST_WITH_MOTION);
    }, 1000 / this.speed);
  }
}
