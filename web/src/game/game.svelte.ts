// A table as one viewer has it: the moment, the log, the question, and what can be clicked now.
// It computes no rules: what may be done is what the question offers.

import { applied } from '../wire/delta';
import { type Asking, Stream } from '../wire/stream';
import type {
  Enter,
  FromTable,
  Line,
  Moment,
  No,
  Opinion,
  Option,
  Question,
  Refused,
  TableInfo,
} from '../wire/types';
import { noted } from './deal';

/** What a player can point at: a card by its number, a place, a seat. */
export interface Thing {
  kind: string;
  value: number;
}

export const SPECTATOR = -1;
export const EVERYTHING = -2;

const POINTED = ['card', 'place', 'seat'];

export function same(a: Thing, b: Thing): boolean {
  return a.kind === b.kind && a.value === b.value;
}

function speaksOf(option: Option, thing: Thing): boolean {
  return option.args.some((arg) => same(arg, thing));
}

/** What the page shows of a game, live or from a film. */
export class Game {
  info = $state.raw<TableInfo | null>(null);
  seat = $state(SPECTATOR);
  players = $state.raw<string[]>([]);
  minimum = $state(0);
  moment = $state.raw<Moment | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The lines of the last change: what moves, flashes or is announced. */
  fresh = $state.raw<Line[]>([]);
  up = $state(false);
  /** Why the table cannot be looked at. */
  shut = $state.raw<No | null>(null);
  /** The last refusal, until the next answer. */
  refusal = $state.raw<No | null>(null);
  reasons = $state.raw<{ title: string; refused: Refused[] } | null>(null);
  opinions = $state.raw<Opinion[] | null>(null);
  /** Things that were pointed at for an answer that needs more of them. */
  armed = $state.raw<Thing[]>([]);
  /** Options between which one must choose by words, because they point at the same things. */
  menu = $state.raw<Option[]>([]);
  sending = $state(false);

  readonly question: Question | null = $derived(this.moment?.question ?? null);
  readonly options: Option[] = $derived(this.question?.options ?? []);
  /** The options that still fit what was pointed at. */
  readonly live: Option[] = $derived(
    this.options.filter((option) => this.armed.every((thing) => speaksOf(option, thing))),
  );
  private readonly lit: Set<string> = $derived.by(() => {
    const found = new Set<string>();
    for (const option of this.live) {
      for (const arg of option.args) {
        if (!this.armed.some((thing) => same(thing, arg))) found.add(`${arg.kind} ${arg.value}`);
      }
    }
    return found;
  });

  private stream: Stream | null = null;

  /** The view, as the title's own type. */
  view<V>(): V | null {
    return (this.moment?.view as V | undefined) ?? null;
  }

  // -- the line ------------------------------------------------------------------------------

  join(table: string, enter: Omit<Enter, 'type'>): void {
    this.leave();
    this.shut = null;
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
        if (message.table.deal) noted(message.table.id, message.table.deal);
        this.seat = message.seat;
        this.players = message.players;
        this.minimum = message.minimum;
        break;
      case 'people':
        this.info = message.table;
        this.players = message.table.seats.map((s) => s.name || `Seat ${s.seat + 1}`);
        break;
      case 'state':
        this.lines = message.lines;
        this.fresh = [];
        this.show(message.moment);
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
    if (this.moment?.n !== before) {
      void this.stream?.ask({ type: 'resync' });
      return;
    }
    this.lines = [...this.lines.filter((line) => line.id < keep), ...lines];
    this.fresh = lines;
    this.show(applied(this.moment, steps));
  }

  /** Show a moment; what was pointed at counts only for the question it was pointed at for. */
  show(moment: Moment): void {
    const other = moment.question?.id !== this.moment?.question?.id;
    this.moment = moment;
    if (other) {
      this.armed = [];
      this.menu = [];
      this.refusal = null;
      this.reasons = null;
      this.opinions = null;
    }
  }

  // -- answering ---------------------------------------------------------------------------------

  async answer(...options: string[]): Promise<void> {
    const question = this.question;
    if (!question || this.sending) return;
    this.menu = [];
    this.armed = [];
    await this.do({ type: 'answer', question: question.id, options });
  }

  undo(count = 1): Promise<void> {
    return this.do({ type: 'undo', count });
  }

  retract(): Promise<void> {
    return this.do({ type: 'retract' });
  }

  /** Answer so from now on whenever this is asked. */
  order(prompt: string, option: string, stop: string[] = []): Promise<void> {
    return this.do({ type: 'order', prompt, option, stop });
  }

  countermand(): Promise<void> {
    return this.do({ type: 'countermand' });
  }

  private async do(asking: Asking): Promise<void> {
    if (!this.stream) return;
    this.sending = true;
    this.refusal = null;
    this.reasons = null;
    const reply = await this.stream.ask(asking);
    this.sending = false;
    if (reply.type === 'no') this.refusal = reply;
  }

  async advise(): Promise<void> {
    const reply = await this.stream?.ask({ type: 'advice' });
    if (reply?.type === 'advised') this.opinions = reply.opinions;
  }

  /** Why can this card not be used now? */
  async why(card: number, title: string): Promise<void> {
    if (this.seat < 0 || !this.stream) return;
    const reply = await this.stream.ask({ type: 'why', card });
    if (reply.type === 'reasons') this.reasons = { title, refused: reply.refused };
    else if (reply.type === 'no') this.refusal = reply;
  }

  // -- pointing ----------------------------------------------------------------------------------

  glows(thing: Thing): boolean {
    return this.lit.has(`${thing.kind} ${thing.value}`);
  }

  isArmed(thing: Thing): boolean {
    return this.armed.some((other) => same(other, thing));
  }

  /** The option that a lesson would take speaks of this. */
  suggests(thing: Thing): boolean {
    const name = this.moment?.suggested;
    const option = name ? this.options.find((o) => o.name === name) : undefined;
    return option ? speaksOf(option, thing) : false;
  }

  /** Point at something: it answers, or narrows down what is meant, or says why it cannot. */
  async point(thing: Thing, name = ''): Promise<void> {
    if (this.isArmed(thing)) {
      this.cancel();
      return;
    }
    let found = this.live.filter((option) => speaksOf(option, thing));
    if (found.length === 0 && this.armed.length > 0) {
      this.armed = [];
      found = this.options.filter((option) => speaksOf(option, thing));
    }
    const only = found[0];
    if (!only) {
      if (thing.kind === 'card') await this.why(thing.value, name);
      return;
    }
    if (found.length === 1) {
      await this.answer(only.name);
      return;
    }
    const armed = [...this.armed, thing];
    const further = found.some((option) =>
      option.args.some((a) => POINTED.includes(a.kind) && !armed.some((t) => same(t, a))),
    );
    this.armed = armed;
    // Where nothing is left to point at, words must tell the options apart.
    this.menu = further ? [] : found;
  }

  cancel(): void {
    this.armed = [];
    this.menu = [];
    this.reasons = null;
    this.refusal = null;
    this.opinions = null;
  }

  // -- words -------------------------------------------------------------------------------------

  name(seat: number): string {
    return this.players[seat] ?? `Seat ${seat + 1}`;
  }
}
