// A move as it is put together: from system to system with how many ships, by the answers that were
// given and tried so far. Nothing of it is made before the last.

import type { Game } from '../../game/game.svelte';
import type { Option, Question } from '../../wire/types';
import { change } from './enact';
import type { ArcsView } from './wire';

/** One step of it; `sent` is whether the number of ships is chosen. */
export interface Leg {
  from: number;
  to: number;
  fresh: number;
  damaged: number;
  /** Imperial ships that go along, fresh and damaged. */
  escort: [number, number];
  sent: boolean;
}

const EMPIRE = 4;
const BEGINS = ['Move', 'FreeMove'];
const COUNTS = ['Group', 'Escort', 'Split'];
const GOES_ON = 'Catapult';
const PROMPTS = [...BEGINS, ...COUNTS, GOES_ON];
const VERBS = ['move', 'ships', 'escort', 'go-on', 'split'];
/** An action that begins a move: bought with a pip, or with a resource. */
const opens = (option: Option): boolean =>
  ['take', 'spend'].includes(option.verb) && option.name.endsWith(' move');

export const ORDERED = ['move', 'sprint', 'guide', 'fire'];

export function plans(one: Option | Question): boolean {
  return 'prompt' in one ? PROMPTS.includes(one.prompt) : VERBS.includes(one.verb) || opens(one);
}

const numbers = (option: Option): number[] => option.args.map((arg) => arg.value);

/** All ships of a step go on together, unless some are left behind first or Imperial ones are asked
 * for again. */
export function legs(answers: readonly Option[]): Leg[] {
  const found: Leg[] = [];
  let going = { fresh: 0, damaged: 0 };
  let splits = false;
  for (const option of answers) {
    const [first = 0, second = 0] = numbers(option);
    const last = found.at(-1);
    const none = { fresh: 0, damaged: 0, escort: [0, 0] as [number, number], sent: false };
    if (option.verb === 'move') found.push({ from: first, to: second, ...none });
    if (!last) continue;
    if (option.verb === 'split') splits = true;
    if (option.verb === 'go-on') {
      // Of two alike one is left behind, which is not asked.
      if (splits) going = { fresh: going.fresh / 2, damaged: going.damaged / 2 };
      splits = false;
      const sent = going.fresh + going.damaged > 0 && !last.escort.some(Boolean);
      found.push({ from: last.to, to: first, ...none, ...(sent ? going : {}), sent });
    }
    if (option.verb === 'ships') {
      going = { fresh: first, damaged: second };
      if (!splits) Object.assign(last, going, { sent: true });
      splits = false;
    }
    if (option.verb === 'escort') last.escort = [first, second];
  }
  return found;
}

/** The reach as it would be after these steps. */
export function flown(view: ArcsView, all: readonly Leg[], me: number): ArcsView {
  let after = view;
  for (const leg of all.filter((one) => one.sent)) {
    for (const [owner, fresh, damaged] of [
      [me, leg.fresh, leg.damaged],
      [EMPIRE, ...leg.escort],
    ] as const) {
      if (!fresh && !damaged) continue;
      after = change(after, leg.from, owner, [
        ['ships', -fresh],
        ['damaged_ships', -damaged],
      ]);
      after = change(after, leg.to, owner, [
        ['ships', fresh],
        ['damaged_ships', damaged],
      ]);
    }
  }
  return after;
}

/** Where the question about numbers or about going on belongs on the map; -1 for nowhere. */
export function asksAt(question: Question | null): number {
  if (!question || ![...COUNTS, GOES_ON].includes(question.prompt)) return -1;
  return question.about.findLast((one) => one.kind === 'place')?.value ?? -1;
}

/** Can ships be taken up here, to be put down where they go? */
export function lifts(game: Game, place: number): boolean {
  const { question } = game;
  if (!question) return false;
  if (question.prompt === GOES_ON) return asksAt(question) === place;
  return question.options.some(
    (option) => opens(option) || (option.verb === 'move' && option.args[0]?.value === place),
  );
}

/** Take the ships of a system up: what they can reach glows. */
export async function lift(game: Game, place: number): Promise<void> {
  const from = { kind: 'place', value: place };
  if (game.question?.prompt === GOES_ON) return;
  if (game.isArmed(from)) {
    game.cancel();
    return;
  }
  if (!game.options.some((option) => option.verb === 'move')) {
    const ways = game.options.filter(opens);
    const way = ways.find((option) => option.verb === 'take') ?? ways[0];
    if (!way) return;
    await game.answer(way.name);
  }
  if (BEGINS.includes(game.question?.prompt ?? '')) game.armed = [from];
}

function leads(option: Option, from: number, to: number): boolean {
  const [first, second] = numbers(option);
  if (option.verb === 'move') return first === from && second === to;
  return option.verb === 'go-on' && first === to;
}

/** Put them down in the last system; where no way leads there at once, over the gates that were
 * passed, all together. What is not offered is not done. */
export async function fly(game: Game, from: number, passed: readonly number[]): Promise<void> {
  const end = passed.at(-1) ?? -1;
  const direct = game.options.some((option) => leads(option, from, end));
  const stops = direct
    ? [end]
    : passed.filter((place, i) => place % 4 === 0 || i === passed.length - 1);
  let gone = false;
  for (const [i, to] of stops.entries()) {
    const option = game.options.find((one) => leads(one, from, to));
    if (!option) continue;
    gone = true;
    await game.answer(option.name);
    for (let n = 0; n < 2 && i < stops.length - 1; n += 1) {
      const [all] = game.options;
      if (all && COUNTS.includes(game.question?.prompt ?? '')) await game.answer(all.name);
    }
  }
  if (!gone) game.cancel();
}
