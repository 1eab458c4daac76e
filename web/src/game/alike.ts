// Pieces that cannot be told apart make one answer, with how many of them there are.

import type { Sentence } from '../wire/types';
import type { Choice } from './game.svelte';

export interface Alike {
  /** The one that is answered. */
  option: Choice;
  /** In words that hold for all of them. */
  said: Sentence;
  times: number;
  names: string[];
}

const words = (option: Choice): string => option.said.parts.map((part) => part.text).join('');

/** The number of a piece means nothing where any of them will do. */
const unnumbered = (said: Sentence): Sentence => ({
  ...said,
  parts: said.parts.map((part) =>
    part.kind === 'card' ? { ...part, text: part.text.replace(/ #\d+/, '') } : part,
  ),
});

export function alike(options: readonly Choice[]): Alike[] {
  const found = new Map<string, Alike>();
  const offered = new Set(options.map((option) => option.name));
  for (const option of options) {
    // What stands for it may itself be no answer any more, once something was pointed at.
    const like = option.like && offered.has(option.like) ? option.like : option.name;
    const same = [...found.values()].find(
      (one) =>
        one.names.includes(like) ||
        (one.option.verb === option.verb && words(one.option) === words(option)),
    );
    if (same) {
      same.times += 1;
      same.names.push(option.name);
      same.said = unnumbered(same.said);
    } else {
      found.set(option.name, { option, said: option.said, times: 1, names: [option.name] });
    }
  }
  return [...found.values()];
}

/** The answers of these names, those that nobody can tell apart once. */
export function once(options: readonly Choice[], names: readonly string[]): [string, Alike][] {
  const all = alike(options);
  const found = new Map<Alike, string>();
  for (const name of names) {
    const one = all.find((other) => other.names.includes(name));
    if (one && !found.has(one)) found.set(one, name);
  }
  return [...found].map(([one, name]) => [name, one]);
}

export const ends = ({ option }: Alike): boolean => ['pass', 'done'].includes(option.verb);

/** What has a button where not all have room: what points at nothing (`plain`), and before being done,
 * where that would be alone and be taken for the answer, the first few others. */
export function before(all: Alike[], plain: readonly Choice[], few: number): Alike[] {
  const has = (one: Alike): boolean => plain.includes(one.option);
  const rests = all.filter(has);
  if (!rests.length || !rests.every(ends)) return rests;
  const some = all.filter((one) => !has(one)).slice(0, few);
  return all.filter((one) => has(one) || some.includes(one));
}

/** The button that leads to all takes the room of as many. */
const LEFT_OUT = 2;

/** Of what has a button as much as there is room for; being done is never among what is left out, and
 * never are fewer left out than the button that leads to all would take the room of. */
export function roomy(all: Alike[], plain: Alike[], most: number, spare = LEFT_OUT): Alike[] {
  const last = plain.slice(most).find(ends);
  const some = last ? [...plain.slice(0, most - 1), last] : plain.slice(0, most);
  return all.length <= some.length + spare ? all : some;
}

/** How many answers have a button where not all have: on a narrow screen fewer, and again fewer where
 * those have no room. What can be done only now comes behind up to three actions, and before being
 * done (Arcs): five of them have to be tried. */
export function atMost(narrow: boolean, tight: boolean, tighter: boolean): number {
  if (!narrow) return tight ? 5 : 6;
  return tighter ? 3 : tight ? 4 : 5;
}

/** What leads to the answers that have no button. On a narrow screen what one has lies out of sight,
 * so that only cards, places and seats can be pointed at (`unseen` are those that name none). */
export function wayTo(
  all: readonly Alike[],
  buttons: readonly Alike[],
  unseen: readonly Choice[],
  narrow: boolean,
): string {
  const left = all.filter((one) => !buttons.includes(one));
  if (narrow && left.every((one) => unseen.includes(one.option)))
    return `See all ${all.length} answers`;
  return buttons.length
    ? `Or point at what glows: all ${all.length} answers`
    : `Point at what glows, or see all ${all.length} answers`;
}

/** Letters of an answer that is a sentence rather than a word or two. */
export const LONG = 42;
/** And of one that says all that a card does, or what may be done with it. */
export const WHOLE = 72;

export const letters = ({ said }: Pick<Alike, 'said'>): number =>
  said.parts.reduce((sum, part) => sum + part.text.length, 0);

/** All answers of a question are in the same letters: smaller ones if some are sentences, and the
 * smallest if several of those have to be read beside each other. */
export function lettering(answers: readonly Pick<Alike, 'said'>[]): '' | 'sentences' | 'several' {
  const long = answers.map(letters).filter((number) => number > LONG);
  if (long.filter((number) => number > WHOLE).length > 1) return 'several';
  return long.length ? 'sentences' : '';
}
