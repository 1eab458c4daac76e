// A table as one viewer has it: the moment, the log, the question, and what can be clicked now.
// It computes no rules: what may be done is what the question offers.

import type { Asking } from '../wire/stream';
import type {
  Moment,
  No,
  Opinion,
  Option,
  Question,
  Refused,
  Rest,
  Sentence,
  Way,
} from '../wire/types';
import { pacing } from './pace.svelte';
import { Plan } from './plan.svelte';
import { called, numbersOf, POINTED, same, type Thing, Told } from './told.svelte';

export { called, EVERYTHING, SPECTATOR, same, type Thing } from './told.svelte';

/** So long, in milliseconds, nobody can have read the answers that others changed. */
const DEAF = 900;
/** With these a pick is closed; that is left to the player. */
const LAST = ['done', 'pass'];

/** Something that pointing may mean: an option, and what is answered after it at once. */
export interface Choice extends Option {
  then?: string[];
}

const matches = (a: Thing[], b: Thing[]): boolean =>
  a.length === b.length && a.every((one, i) => b[i] !== undefined && same(one, b[i]));

const brings = (option: Option): boolean =>
  option.args.map((arg) => arg.kind).join() === 'card,place';

/** What the page shows of a game, live or from a film. */
export class Game extends Told {
  /** The last refusal, until the next answer. */
  refusal = $state.raw<No | null>(null);
  reasons = $state.raw<{ title: string; refused: Refused[]; place?: boolean } | null>(null);
  opinions = $state.raw<Opinion[] | null>(null);
  /** Things that were pointed at for an answer that needs more of them. */
  armed = $state.raw<Thing[]>([]);
  /** Options between which one must choose by words, because they point at the same things. */
  menu = $state.raw<Choice[]>([]);
  /** Where what was pointed at could be brought by several answers in a row. */
  private ways = $state.raw<Way[]>([]);
  sending = $state(false);
  /** The answer that somebody looks at: what it speaks of is marked on the table. */
  eyed = $state.raw<Choice | null>(null);

  /** A choice of several parts that is not made yet. */
  readonly plan = new Plan();
  /** What is asked gives its single answer itself: nobody is shown it while that is on its way. */
  itself = $state(false);
  readonly question: Question | null = $derived(
    this.itself ? null : (this.plan.question ?? this.moment?.question ?? null),
  );
  readonly options: Option[] = $derived(this.question?.options ?? []);
  /** The options that still fit what was pointed at. */
  readonly live: Option[] = $derived(
    this.options.filter((option) => this.fits(option) && (this.within?.(option) ?? true)),
  );
  /** Of very many options those that somebody looks at now; null for all. */
  within = $state.raw<((option: Option) => boolean) | null>(null);
  /** What can be meant now, each place once: a way that ends where its first step leads is that
   * step and staying there. */
  readonly meant: Choice[] = $derived.by(() => {
    const ways = this.ways
      .filter(
        (way) =>
          this.armed.length &&
          this.armed.every((thing) => way.args.some((arg) => same(arg, thing))),
      )
      .map(({ options: [name = '', ...then], args, said }): Choice => {
        return { name, verb: '', args, said, like: '', then };
      });
    const steps = this.live.filter(
      (option) => !ways.some((way) => way.name === option.name && matches(way.args, option.args)),
    );
    return [...steps, ...ways];
  });
  /** Can something be brought further than the answers that are offered say? */
  readonly goesFar: boolean = $derived(this.armed.length > 0 && this.ways.length > 0);
  private readonly lit: Set<string> = $derived.by(() => {
    const found = new Set<string>();
    for (const option of this.meant) {
      for (const one of this.next(option)) found.add(called(one));
    }
    return found;
  });

  /** What can be taken back, the last first. */
  readonly undoable: Sentence[] = $derived(
    this.plan.parts.length ? this.plan.said : (this.moment?.undo ?? []).slice(this.byItself),
  );

  /** Of each of my latest answers, the last one last: did it give itself? */
  private gave = $state.raw<readonly boolean[]>([]);
  /** So many of the last gave themselves: to take back only those would lead to where one is. */
  private get byItself(): number {
    return this.gave.length - 1 - this.gave.lastIndexOf(false);
  }

  /** So many parts had the choice that I made last: it is taken back as a whole. */
  private parts = $state(1);
  /** So many answers are taken back at once. */
  readonly takesBack: number = $derived(
    this.plan.parts.length ? 1 : Math.max(1, Math.min(this.parts, this.undoable.length)),
  );

  /** The prompt that I answered last. */
  private asked = '';
  /** Was something taken back since I last answered by hand? */
  private retook = false;
  /** The question that was shown last, with its answers, and the one that I did something about. */
  private shown = '';
  private acted = '';
  private turned = -Infinity;

  /** Did others change what is asked so lately that a key may still be meant for what was asked? */
  get justTurned(): boolean {
    return performance.now() - this.turned < DEAF;
  }

  /** Was a key not taken because what is asked had just changed? Until another one is. */
  unheard = $state(false);

  /** May a key answer now? That it may not is said, so that nobody wonders. */
  hears(late = false): boolean {
    this.unheard = late || this.justTurned;
    return !this.unheard;
  }

  private turn({ question }: Moment): void {
    if (!question) return;
    const now = [question.id, ...question.options.map((option) => option.name)].join();
    if (now === this.shown) return;
    if (this.shown && this.shown !== this.acted) this.turned = performance.now();
    this.unheard = false;
    this.shown = now;
  }

  /** Show a moment; what was pointed at counts only for the question it was pointed at for. */
  show(moment: Moment): void {
    const other = moment.question?.id !== this.moment?.question?.id;
    this.moment = moment;
    this.turn(moment);
    if (other) {
      this.plan.clear();
      this.armed = [];
      this.ways = [];
      this.menu = [];
      this.eyed = null;
      this.refusal = null;
      this.reasons = null;
      this.opinions = null;
      this.itself = false;
      const only = this.options[0];
      if (only && this.answersItself()) void this.by(moment, only.name);
    }
  }

  /** An answer that nobody had to choose; it is no decision of mine. */
  private async by({ question }: Moment, name: string): Promise<void> {
    const now = (): boolean => this.moment?.question?.id === question?.id;
    this.itself = true;
    await Promise.resolve();
    if (!question || !now()) return;
    if (await this.do({ type: 'answer', question: question.id, options: [name] }))
      this.note([name], true);
    else if (now()) this.itself = false;
    else this.refusal = null; // a standing order was quicker, and nobody has to read of it
  }

  private note(options: readonly string[], itself: boolean): void {
    this.gave = [...this.gave, ...options.map(() => itself)];
  }

  // -- answering ---------------------------------------------------------------------------------

  async answer(...options: string[]): Promise<void> {
    const question = this.question;
    const real = this.moment?.question;
    if (!question || !real || this.sending) return;
    this.menu = [];
    this.armed = [];
    this.opinions = null;
    this.retook = false;
    const [only] = options;
    if (only && options.length === 1 && (await this.planned(question, only))) return;
    this.since = this.told.length;
    this.decided = true;
    this.asked = question.prompt;
    const whole = [...this.plan.names, ...options];
    this.parts = whole.length;
    if (await this.do({ type: 'answer', question: real.id, options: whole })) {
      this.note(whole, false);
    }
  }

  take(choice: Choice): Promise<void> {
    return this.answer(choice.name, ...(choice.then ?? []));
  }

  /** Is this part of a greater choice that is not complete with it? Then it is only tried. */
  private async planned(asked: Question, name: string): Promise<boolean> {
    const { staging, stream } = this;
    const option = asked.options.find((one) => one.name === name);
    if (!option || !stream || this.moment?.advised || !staging.ui?.plans?.(option)) return false;
    const real = this.moment?.question?.id;
    this.sending = true;
    const reply = await stream.ask({ type: 'stage', options: [...this.plan.names, name] });
    this.sending = false;
    if (this.moment?.question?.id !== real) return true;
    const next = reply.type === 'staged' ? reply.question : null;
    if (!next || !staging.ui.plans(next)) return false;
    this.plan.add(asked, option, next);
    this.opinions = null;
    const [only] = next.options;
    if (only && next.options.length === 1) await this.answer(only.name);
    return true;
  }

  async undo(count = this.takesBack): Promise<void> {
    if (this.plan.parts.length) {
      this.armed = [];
      this.menu = [];
      this.opinions = null;
      this.plan.back();
      return;
    }
    this.retook = true;
    this.parts = 1;
    const all = count + this.byItself;
    if (await this.do({ type: 'undo', count: all })) this.gave = this.gave.slice(0, -all);
  }

  /** May my sealed answer be opened again? Not while what came of it is shown already. */
  get reopens(): boolean {
    return this.moment?.sealed === true && !this.question && !this.staging.playing;
  }

  async retract(): Promise<void> {
    await this.do({ type: 'retract' });
  }

  /** Answer so from now on whenever this is asked, in place of what was ordered before. */
  async order(
    prompt: string,
    option: string,
    stop: string[] = [],
    news = false,
    until = '',
  ): Promise<void> {
    if (this.moment?.orders.length) await this.countermand();
    await this.do({ type: 'order', prompt, option, stop, news, until });
  }

  /** Answer so from here on, for as long as the question offers; other orders stand. */
  async rest({ option, until }: Rest): Promise<void> {
    await this.do({ type: 'order', prompt: this.question?.prompt ?? '', option, stop: [], until });
  }

  async countermand(): Promise<void> {
    await this.do({ type: 'countermand' });
  }

  /** Say something to the others; what refuses it, if anything does. */
  async say(text: string): Promise<No | null> {
    const reply = await this.stream?.ask({ type: 'say', text });
    return reply?.type === 'no' ? reply : null;
  }

  /** Was it taken? */
  private async do(asking: Asking): Promise<boolean> {
    if (!this.stream) return false;
    this.acted = this.shown;
    this.unheard = false;
    this.sending = true;
    this.refusal = null;
    this.reasons = null;
    const reply = await this.stream.ask(asking);
    this.sending = false;
    if (reply.type === 'no') this.refusal = reply;
    return reply.type !== 'no';
  }

  /** Is advice offered here? The table may play without. */
  get advised(): boolean {
    return this.info?.advice !== false && pacing.advises(this.people);
  }

  async advise(): Promise<void> {
    if (!this.advised) return;
    const asked = this.question?.id;
    const opinions = await this.thoughts();
    if (this.question?.id === asked) this.opinions = opinions;
  }

  /** Of what is asked now, in the middle of a choice too. */
  private async thoughts(): Promise<Opinion[]> {
    const reply = await this.stream?.ask({ type: 'advice', options: this.plan.names });
    return reply?.type === 'advised' ? reply.opinions : [];
  }

  /** Of many things that are picked one by one, what is left is picked as a bot would. */
  async fill(): Promise<void> {
    const prompt = this.question?.prompt;
    for (const { option } of await this.thoughts()) {
      const before = this.question?.id;
      if (this.question?.prompt !== prompt || LAST.includes(option)) return;
      if (!this.options.some(({ name }) => name === option)) continue;
      await this.answer(option);
      if (this.refusal) return;
      await this.moved(before);
    }
  }

  /** Until another question, or none, has come. */
  private async moved(before: string | undefined): Promise<void> {
    for (let i = 0; i < 100 && this.question?.id === before; i += 1) {
      await new Promise((done) => setTimeout(done, 30));
    }
  }

  /** Why can this not be used now, nor what is held be brought there, nor this be answered? */
  async why(things: readonly Thing[], title: string, text = ''): Promise<void> {
    if (this.seat < 0 || !this.stream) return;
    const reply = await this.stream.ask({ type: 'why', ...numbersOf(things), text });
    const place = things.at(-1)?.kind === 'place';
    if (reply.type === 'reasons') this.reasons = { title, refused: reply.refused, place };
    else if (reply.type === 'no') this.refusal = reply;
  }

  // -- pointing ----------------------------------------------------------------------------------

  /** Of an option that leads from one place to another the first is pointed at first. */
  private ordered(option: Option): boolean {
    return this.staging.ui?.ordered?.includes(option.verb) === true;
  }

  /** What of an option can be pointed at. */
  private things(option: Option): Thing[] {
    return this.staging.ui?.pointed?.(option, this.moment) ?? option.args;
  }

  /** A card, place or seat is known by its number; what else it is about may be somebody's. */
  private speaksOf(option: Option, thing: Thing): boolean {
    const all = POINTED.includes(thing.kind) ? option.args : this.things(option);
    return all.some((one) => same(one, thing));
  }

  private fits(option: Option): boolean {
    if (!this.ordered(option)) return this.armed.every((thing) => this.speaksOf(option, thing));
    return this.armed.every((thing, i) => {
      const arg = option.args[i];
      return arg !== undefined && same(arg, thing);
    });
  }

  /** What is left of an option to point at. */
  private next(option: Option): Thing[] {
    const { armed } = this;
    if (this.ordered(option)) return option.args.slice(armed.length, armed.length + 1);
    return this.things(option).filter((one) => !armed.some((thing) => same(thing, one)));
  }

  glows(thing: Thing): boolean {
    return this.lit.has(called(thing));
  }

  eyes(thing: Thing): boolean {
    return this.eyed !== null && this.speaksOf(this.eyed, thing);
  }

  isArmed(thing: Thing): boolean {
    return this.armed.some((other) => same(other, thing));
  }

  /** The option that a lesson would take speaks of this. */
  suggests(thing: Thing): boolean {
    const name = this.moment?.suggested;
    const option = name ? this.options.find((o) => o.name === name) : undefined;
    return option ? this.speaksOf(option, thing) : false;
  }

  /** Was it what I picked just now, for the same question that is asked again? */
  private picked(thing: Thing): boolean {
    const [last] = this.undoable;
    const parts = last?.parts ?? [];
    return (
      this.question !== null &&
      this.question.prompt === this.asked &&
      parts.some((part) => part.kind === thing.kind && part.value === thing.value)
    );
  }

  /** A question with a single answer is not asked where nobody else could learn anything from how
   * soon it comes: among bots. What was taken back is asked, or it could never be changed, and so is
   * what loses something by its answer. */
  private answersItself(): boolean {
    const { question } = this;
    return (
      question !== null &&
      question.options.length === 1 &&
      question.final === null &&
      !question.by_hand &&
      !this.retook &&
      !this.moment?.advised &&
      this.info?.seats.every((seat) => seat.mine || seat.kind === 'bot') === true &&
      this.info.seats.filter((seat) => seat.mine).length === 1
    );
  }

  /** What the answer that was pointed at last spoke of: who points at a ship and then at the only
   * thing it could be meant for has said the same twice. */
  private reached: readonly Thing[] = [];

  /** Point at something: it answers, or narrows down what is meant, or says why it cannot. What is
   * held may be brought to where something stands by pointing at that. */
  async point(thing: Thing, name = '', within?: Thing): Promise<void> {
    if (this.isArmed(thing)) {
      this.cancel();
      return;
    }
    const meaning = (): Choice[] =>
      this.meant.filter((option) => this.next(option).some((arg) => same(arg, thing)));
    let found = meaning();
    const held = this.armed;
    if (found.length === 0 && held.length > 0) {
      this.armed = [];
      found = meaning();
      if (found.length === 0 && within) {
        this.armed = held;
        await this.point(within, name);
        return;
      }
    }
    const only = found[0];
    const meant = this.reached.some((arg) => same(arg, thing));
    const armed = [...this.armed, thing];
    const further = found.some((option) =>
      option.args.some((a) => POINTED.includes(a.kind) && !armed.some((t) => same(t, a))),
    );
    // What is never taken back is shown whole before it is answered.
    const said = found.length === 1 && !(further && this.question?.final);
    this.reached = only && said ? only.args : [];
    if (!only && this.picked(thing)) {
      await this.undo();
      return;
    }
    if (!only && meant) return;
    if (!only) {
      if (thing.kind === 'place') await this.why([...held, thing], name);
      else if (thing.kind === 'card') await this.why([thing], name);
      return;
    }
    if (said) {
      await this.take(only);
      return;
    }
    this.arm(armed);
    // Where nothing is left to point at, words must tell the options apart.
    this.menu = further ? [] : found;
  }

  /** Hold something that needs more to be an answer; how far it could be brought is asked for. */
  arm(things: Thing[]): void {
    this.menu = [];
    this.armed = things;
    this.ways = [];
    const [one, more] = things;
    if (one?.kind !== 'card' || more || !this.live.some(brings)) return;
    const question = this.question?.id;
    void this.stream?.ask({ type: 'stage', card: one.value, options: [] }).then((reply) => {
      if (reply.type !== 'staged' || this.question?.id !== question) return;
      if (this.armed.length === 1 && this.isArmed(one)) this.ways = reply.ways;
    });
  }

  /** Would cancelling do anything else than taking back does? */
  get cancels(): boolean {
    return this.plan.parts.length ? this.plan.choices > 1 : this.armed.length > 0;
  }

  /** Put down whatever was begun. */
  cancel(): void {
    this.plan.clear();
    this.armed = [];
    this.menu = [];
    this.reasons = null;
    this.refusal = null;
    this.opinions = null;
  }
}
