// What was sent is played event by event. The line is never held up: a change is known as soon as it
// comes, and only what the eye sees follows at its own pace, which no message tells the server.

import type { Line, Moment } from '../wire/types';
import { pacing } from './pace.svelte';
import type { TitleUi } from './title';

/** A change as it was sent: the moment it leads to, the log before it, and what happened. */
export interface Act {
  moment: Moment;
  before: Line[];
  lines: Line[];
}

/** How a fight, or whatever else a title closes so, ended: told in one card. */
export interface Result {
  /** Of the line that ended it. */
  id: number;
  title: string;
  /** `now` is what a seat has after it. */
  sides: { seat: number; lost: string[]; won: string[]; now?: string }[];
  why: Line[];
  /** What it is called to get something here, where it is not `won`. */
  gained?: string;
  /** What it is called to look at again, where it was no fight. */
  again?: string;
  /** Is `why` what it is about? Then it is read at once. */
  told?: boolean;
  /** What was rolled: drawn beside the title, each in a box of 24 by 24. */
  signs?: { path: string; colour: string; name: string }[];
  /** What holds for everybody, with its rule. */
  notes?: { text: string; clause: string }[];
  /** Does it close something for everybody, as a chapter? Then it is not skipped with the rest. */
  all?: boolean;
}

/** What the staging shows on: a game. */
export interface Stage {
  seat: number;
  moment: Moment | null;
  lines: Line[];
  fresh: Line[];
  /** What was skipped just now: nothing moves for it, but what struck the viewer is said. */
  missed: Line[];
  show(moment: Moment): void;
}

/** Milliseconds at the normal pace that an event stays, where a title does not say. */
const BEAT = 650;
/** What has come is shown within this at the normal pace, as far as it can be followed then. */
const LONGEST = 5000;
/** However much has happened, nobody waits longer for it than this at the normal pace. */
const BORNE = 16_000;
/** What is of little interest runs past, the rest keeps so much of its time while that is borne. */
const LEAST = { dull: 0.3, keen: 0.6 } as const;
/** Each more of what happens at once is looked at for so much of the time of one. */
const MORE = 0.25;
const CARD = 3500;
const RESTS = 600;

/** Lines that are shown together, and for how long. */
export interface Beat {
  lines: Line[];
  time: number;
  /** Of little interest: the first to be hurried. */
  dull: boolean;
}

type Staged = Pick<
  TitleUi,
  | 'beat'
  | 'enact'
  | 'result'
  | 'closed'
  | 'plans'
  | 'ordered'
  | 'pointed'
  | 'rank'
  | 'adds'
  | 'idle'
  | 'says'
  | 'places'
  | 'some'
  | 'told'
>;

/** Lines of no time of their own go with the next; the same thing happening to several is one. */
export function beats(lines: readonly Line[], ui: Staged | null): Beat[] {
  const told = lines.map((line) => ui?.beat?.(line) ?? { time: BEAT });
  const found: Beat[] = [];
  let open: Line[] = [];
  let time = 0;
  for (const [i, line] of lines.entries()) {
    const beat = told[i] ?? { time: 0 };
    const dull = beat.dull === true;
    open.push(line);
    if (beat.time <= 0) continue;
    time = time ? Math.max(time, beat.time) + (dull ? 0 : beat.time * MORE) : beat.time;
    const next = told.slice(i + 1).find((one) => one.time > 0);
    if (beat.joins !== undefined && beat.joins === next?.joins) continue;
    found.push({ lines: open, time, dull });
    open = [];
    time = 0;
  }
  const last = found.at(-1);
  if (open.length && last) last.lines.push(...open);
  else if (open.length) found.push({ lines: open, time: 0, dull: true });
  return found;
}

/** How much of their time beats have: what is dull gives way first. */
export function hurried(left: readonly Beat[]): { dull: number; keen: number } {
  const sum = (dull: boolean): number =>
    left.reduce((time, beat) => time + (beat.dull === dull ? beat.time : 0), 0);
  const share = (room: number, time: number, least: number): number =>
    time ? Math.min(1, Math.max(Math.min(least, BORNE / time), room / time)) : 1;
  const dull = share(LONGEST - sum(false), sum(true), LEAST.dull);
  return { dull, keen: share(LONGEST - sum(true) * dull, sum(false), LEAST.keen) };
}

export class Staging {
  ui: Staged | null = null;
  /** What is being shown now; empty where all has been. */
  now = $state.raw<Line[]>([]);
  playing = $state(false);
  /** Until one goes on: by one's own wish, or because the pace says so. */
  holding = $state(false);
  card = $state.raw<Result | null>(null);
  /** The last card, to look at again. */
  last = $state.raw<Result | null>(null);

  private acts: Act[] = [];
  private hurry = { dull: 1, keen: 1 };
  private beats: Beat[] = [];
  private act: Act | null = null;
  private shown = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private still = false;
  private ended = -RESTS;

  constructor(private readonly stage: Stage) {}

  /** A change has come. */
  push(act: Act): void {
    if (!this.playing && this.atOnce(act)) {
      this.finish(act, act.lines);
      return;
    }
    this.acts.push(act);
    this.hurries();
    if (!this.playing) this.next();
  }

  /** Show all of it now, without motion; a card that closes something for everybody is still read,
   * unless really nothing is wanted. */
  skip(nothing = false): void {
    clearTimeout(this.timer);
    const last = this.acts.at(-1) ?? this.act;
    const before = this.last?.id;
    for (const act of [...(this.act ? [this.act] : []), ...this.acts]) this.note(act);
    const unseen = [
      ...(this.act?.lines.slice(this.shown) ?? []),
      ...this.acts.flatMap((one) => one.lines),
    ];
    this.stage.missed = unseen;
    const card = this.last;
    if (!nothing && last && card?.all && card.id !== before) {
      this.rest(last, card);
      return;
    }
    this.stop();
    if (last) this.finish(last, []);
  }

  /** All has been shown but this card. */
  private rest(act: Act, card: Result): void {
    this.acts = [];
    this.beats = [];
    this.act = act;
    this.shown = act.lines.length;
    this.stage.lines = [...act.before, ...act.lines];
    this.stage.fresh = [];
    this.stage.show({ ...act.moment, ...QUIET });
    this.now = [];
    this.card = card;
    this.holding = true;
    this.still = true;
  }

  /** Nothing of what was still to be shown counts any more. */
  clear(): void {
    clearTimeout(this.timer);
    this.stop();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.holding = true;
  }

  /** Go on with what waits. */
  go(): void {
    if (!this.playing) return;
    this.holding = false;
    this.step();
  }

  /** So lately that a key may still be meant for what was shown. */
  justEnded(): boolean {
    return performance.now() - this.ended < RESTS;
  }

  private stop(): void {
    if (this.playing) this.ended = performance.now();
    this.acts = [];
    this.beats = [];
    this.act = null;
    this.now = [];
    this.card = null;
    this.playing = false;
    this.holding = false;
    this.still = false;
  }

  /** One's own small steps, what was taken back, and whatever nobody wants played. Whoever is being
   * asked goes on reading the question while others choose at the same time. */
  private atOnce({ lines, before, moment }: Act): boolean {
    if (!pacing.times || !lines.length || before.length < this.stage.lines.length) return true;
    const asked = this.stage.moment?.question?.id;
    if (asked !== undefined && asked === moment.question?.id) return true;
    if (typeof document !== 'undefined' && document.hidden) return true;
    const found = beats(lines, this.ui);
    return found.length < 2 && lines.every((line) => line.actor === this.stage.seat);
  }

  private next(): void {
    const act = this.acts.shift();
    if (!act) {
      this.stop();
      return;
    }
    this.act = act;
    this.shown = 0;
    this.playing = true;
    this.beats = beats(act.lines, this.ui);
    this.step();
  }

  private step(): void {
    const { act } = this;
    if (!act) return;
    if (this.card) this.card = null;
    const beat = this.beats.shift();
    if (beat) {
      this.play(act, beat);
      return;
    }
    const done = this.acts.length === 0;
    if (done && pacing.waits && !this.still && this.shown > 0) {
      this.still = true;
      this.holding = true;
      return;
    }
    this.finish(act, []);
    this.next();
  }

  private play(act: Act, beat: Beat): void {
    const { stage } = this;
    const moment = stage.moment;
    if (!moment) {
      this.skip();
      return;
    }
    this.shown += beat.lines.length;
    this.now = beat.lines;
    stage.lines = [...act.before, ...act.lines.slice(0, this.shown)];
    stage.fresh = beat.lines;
    stage.missed = [];
    let view = moment.view;
    for (const line of beat.lines) view = this.ui?.enact?.(view, line, act.moment.view) ?? view;
    this.card = this.resultOf(beat.lines, stage.lines, act.moment);
    if (this.card) view = this.closed(view, act);
    const n = Math.floor(moment.n) + Math.min(0.999, (moment.n % 1) + 0.001);
    stage.show({ ...moment, ...QUIET, n, view });
    if (this.card && (pacing.waits || this.stays(this.card))) {
      this.holding = true;
      return;
    }
    const time = this.card
      ? CARD * this.hurry.keen
      : beat.time * this.hurry[beat.dull ? 'dull' : 'keen'];
    this.timer = setTimeout(() => this.step(), time * pacing.times);
  }

  /** What came of it lies on the table while a card tells of it. */
  private closed(view: Moment['view'], { moment }: Act): Moment['view'] {
    const rest = this.beats.flatMap((beat) => beat.lines);
    if (this.ui?.closed) return this.ui.closed(view, moment.view, rest);
    return rest.length ? view : moment.view;
  }

  /** What closes something for everybody, or a fight of the viewer's own, is read in peace. */
  private stays({ all, sides }: Result): boolean {
    if (!pacing.times) return false;
    return all === true || sides.some((side) => side.seat === this.stage.seat);
  }

  /** The longer the way to now, the quicker; said anew whenever something has come. */
  private hurries(): void {
    const left = [...this.beats, ...this.acts.flatMap((act) => beats(act.lines, this.ui))];
    this.hurry = pacing.pace === 'slow' ? { dull: 1, keen: 1 } : hurried(left);
  }

  private resultOf(fresh: Line[], lines: Line[], { view }: Moment): Result | null {
    const found = this.ui?.result?.(lines, fresh, view) ?? null;
    if (found) this.last = found;
    return found;
  }

  private note(act: Act): void {
    this.resultOf(act.lines, [...act.before, ...act.lines], act.moment);
  }

  private finish(act: Act, fresh: Line[]): void {
    this.stage.lines = [...act.before, ...act.lines];
    this.stage.fresh = fresh;
    this.stage.show(act.moment);
    if (!fresh.length) return;
    this.stage.missed = [];
    this.note(act);
  }
}

/** Nobody is asked while something is still being shown. */
const QUIET = {
  question: null,
  undo: [],
  suggested: '',
  back: 0,
  advised: '',
} as const satisfies Partial<Moment>;
