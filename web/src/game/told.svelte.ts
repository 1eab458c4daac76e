// What a table tells one viewer: who sits there, the moment, the log; and the line it comes by.

import { applied } from '../wire/delta';
import { Stream } from '../wire/stream';
import type { Enter, FromTable, Line, Moment, No, Question, TableInfo } from '../wire/types';
import { playedBy } from './cards.svelte';
import { noted } from './deal';
import { Staging } from './staging.svelte';
import { Talk } from './talk.svelte';

/** What a player can point at: a card by its number, a place, a seat. */
export interface Thing {
  kind: string;
  value: number;
  /** Of what every player has, as the slots of a board: whose it is; not said of one's own. */
  of?: number;
}

export const SPECTATOR = -1;
export const EVERYTHING = -2;

/** The kinds of things. */
export const POINTED = ['card', 'place', 'seat'];

/** A thing as the page names it. */
export const called = ({ kind, value, of }: Thing): string =>
  `${kind} ${value}${of === undefined ? '' : ` of ${of}`}`;

/** The card and the place among them, as the server is asked about them. */
export function numbersOf(things: readonly Thing[]): { card: number; place: number } {
  const number = (kind: string): number => things.find((one) => one.kind === kind)?.value ?? -1;
  return { card: number('card'), place: number('place') };
}
/** What passes more quickly when it is shown is not worth a mark afterwards. */
const NOTED = 500;

export function same(a: Thing, b: Thing): boolean {
  return a.kind === b.kind && a.value === b.value && a.of === b.of;
}

export abstract class Told {
  info = $state.raw<TableInfo | null>(null);
  seat = $state(SPECTATOR);
  players = $state.raw<string[]>([]);
  minimum = $state(0);
  moment = $state.raw<Moment | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The lines of the last change: what moves, flashes or is announced. */
  fresh = $state.raw<Line[]>([]);
  missed = $state.raw<Line[]>([]);
  up = $state(false);
  /** Why the table cannot be looked at. */
  shut = $state.raw<No | null>(null);

  /** Do others play here than me and bots? */
  readonly people: boolean = $derived(
    this.info?.seats.some((seat) => !seat.mine && seat.kind !== 'bot') === true,
  );

  /** What is said beside the game. */
  readonly talk = new Talk();
  /** What has come and is still to be shown. */
  readonly staging = new Staging(this);
  /** The moment that was sent last; what is shown may lag behind it. */
  private latest: Moment | null = null;
  protected told: Line[] = [];
  /** The log as long as it was when I last answered, or came. */
  since = $state(0);
  /** Have I answered since I came? */
  decided = $state(false);
  /** What has happened to cards and places since then. */
  private readonly lately: Set<string> = $derived.by(() => {
    const found = new Set<string>();
    for (const line of this.lines) {
      if (line.id < this.since || line.actor === this.seat) continue;
      if (!this.notable(line)) continue;
      for (const { kind, value } of line.said.parts) {
        if (POINTED.includes(kind) && kind !== 'seat') found.add(`${kind} ${value}`);
      }
    }
    return found;
  });

  protected stream: Stream | null = null;

  /** The view, as the title's own type. */
  view<V>(): V | null {
    return (this.moment?.view as V | undefined) ?? null;
  }

  // -- the line ------------------------------------------------------------------------------

  join(table: string, enter: Omit<Enter, 'type'>): void {
    this.leave();
    this.shut = null;
    this.staging.clear();
    this.latest = null;
    this.told = [];
    this.stream = new Stream(table, enter, {
      heard: (message) => this.heard(message),
      line: (up) => {
        this.up = up;
      },
    });
  }

  leave(): void {
    this.stream?.close();
    this.stream = null;
    this.up = false;
  }

  heard(message: FromTable): void {
    switch (message.type) {
      case 'hello':
        this.info = message.table;
        playedBy(message.table.title, message.table.ruleset);
        if (message.table.deal) noted(message.table.id, message.table.deal);
        this.seat = message.seat;
        this.players = message.players;
        this.minimum = message.minimum;
        this.talk.enter(message.table.id, message.seat);
        break;
      case 'chat':
        this.talk.hear(message.spoken);
        break;
      case 'people':
        this.info = message.table;
        this.players = message.table.seats.map((s) => s.name || `Seat ${s.seat + 1}`);
        break;
      case 'state':
        this.state(message.moment, message.lines);
        break;
      case 'change':
        this.change(message.before, message.keep, message.lines, message.steps);
        break;
      case 'no':
        this.shut = message;
        break;
      case 'gone':
        this.leave();
        this.shut = {
          type: 'no',
          ref: 0,
          code: 'missing',
          said: message.said,
          right: '',
          clause: '',
          rule: '',
        };
        break;
    }
  }

  private change(
    before: number,
    keep: number,
    lines: Line[],
    steps: Parameters<typeof applied>[1],
  ): void {
    if (this.latest?.n !== before) {
      void this.stream?.ask({ type: 'resync' });
      return;
    }
    this.hear(
      applied(this.latest, steps),
      this.told.filter((line) => line.id < keep),
      lines,
    );
  }

  /** Everything anew. At the end of a game it comes with all hands: what led there is shown first. */
  private state(moment: Moment, lines: Line[]): void {
    const last = this.told.at(-1);
    const at =
      moment.over && last && !this.latest?.over
        ? lines.findLastIndex(
            (line) => line.kind === last.kind && String(line.args) === String(last.args),
          )
        : -1;
    if (at >= 0) {
      this.hear(moment, lines.slice(0, at + 1), lines.slice(at + 1));
      return;
    }
    this.staging.clear();
    this.latest = moment;
    this.told = lines;
    if (!this.moment) this.since = lines.length;
    this.lines = lines;
    this.fresh = [];
    this.missed = [];
    this.show(moment);
  }

  private hear(moment: Moment, before: Line[], lines: Line[]): void {
    this.latest = moment;
    this.told = [...before, ...lines];
    this.since = Math.min(this.since, before.length);
    this.staging.push({ moment, before, lines });
  }

  /** What was told has come to be shown. */
  abstract show(moment: Moment): void;

  /** Is it more than the paper work of what happened? */
  notable(line: Line): boolean {
    return (this.staging.ui?.beat?.(line).time ?? NOTED) >= NOTED;
  }

  /** What a reaction would answer: the last thing that happened, unless the question tells it. */
  happened(question: Question): Line | undefined {
    const last = this.lines.findLast((line) => this.notable(line));
    return last && this.staging.ui?.says?.(question, last) ? undefined : last;
  }

  /** Has something happened to it since I last answered? */
  changed(thing: Thing): boolean {
    return this.lately.has(`${thing.kind} ${thing.value}`);
  }

  name(seat: number): string {
    return this.players[seat] ?? `Seat ${seat + 1}`;
  }
}
