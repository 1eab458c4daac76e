// What a title brings to the table: everything else is shared.

import type { Component } from 'svelte';
import type { IconName } from '../art/icons';
import { api } from '../wire/api';
import type { Line, Moment, Option, Question } from '../wire/types';
import type { Tale } from './course';
import type { Game } from './game.svelte';
import type { Told } from './parts';
import type { Result } from './staging.svelte';
import type { Thing } from './told.svelte';

/** A card in a hand, as the hand draws it. */
export interface Held {
  /** Its number, or null for a back. */
  card: number | null;
  name: string;
  type: string;
  cost: string;
  /** Short numbers under the art: icon name, value, what it is for a screen reader; without an
   * icon the label is written out. */
  stats: { icon: string; value: string | number; label: string }[];
  marked?: boolean;
  /** What speaks against choosing it now, though it may be chosen. */
  doubt?: string;
}

/** What one has, in a few numbers. */
export type Purse = { icon: IconName; value: string; label: string }[];

/** Something that one may look for among the answers, with what it lacks. */
export interface Idle {
  name: string;
  why: string;
  clause: string;
}

/** A seat that wins as things stand: when that is, by what, and by which rule. */
export interface Nearly {
  seat: number;
  when: string;
  why: string;
  clause: string;
}

export interface Phase {
  name: string;
  now: boolean;
}

/** A title at the table: `TITLE` in `title.ts` of its folder below `tables`, found by name. */
export interface TitleUi {
  name: string;
  /** The phases of a turn in order, as the rule set calls them, and which is on. */
  phases(moment: Moment, ruleset?: string): Phase[];
  /** "Turn 6", and whatever else the head of the table says. */
  clock(moment: Moment): string;
  /** How the game is won, in a few words for the head of the table. */
  goal?(moment: Moment): string;
  /** Who wins soon if nothing changes, and why, for everybody to read; from the view alone. */
  nearly?(moment: Moment): Nearly | null;
  /** The hand of a seat, as this viewer may see it. */
  hand(moment: Moment, seat: number): Held[];
  /** Did this event hit the viewer, so that it should be said aloud? */
  hits(game: Game, kind: string, args: number[], actor: number, clause: string): boolean;
  /** How long an event stays before the next, in milliseconds at the normal pace; 0 is shown with
   * the next. What `joins` under the same word happens at once; what is `dull` gives way first where
   * much has happened. */
  beat?(line: Line | undefined): { time: number; joins?: string; dull?: boolean };
  /** The view after an event, as far as the log tells it; `after` is the one that was sent, where
   * all of it has happened. Rules are not asked. */
  enact?(view: Moment['view'], line: Line, after: Moment['view']): Moment['view'];
  /** What this line wins for a seat, to be seen flying to it; `from` is the card it comes from. */
  flies?(line: Line): { seat: number; icon: IconName; text: string; from: number } | null;
  /** The card that closes a fight, if one of the `fresh` lines, the last of these, ended it; `after`
   * is the view that was sent. */
  result?(lines: Line[], fresh: Line[], after: Moment['view']): Result | null;
  /** The view beside that card, which shows what came of it, where `rest` is still to be told before
   * `after`; by itself it is `after` if nothing is. */
  closed?(view: Moment['view'], after: Moment['view'], rest: readonly Line[]): Moment['view'];
  /** Does this answer, or this question, belong to a choice of several parts that is put together
   * before it is made? */
  plans?(one: Option | Question): boolean;
  /** Does its own seat stand beside the hand on a tablet too? The board gets the room. */
  slim?: boolean;
  /** Does the hand of a phone stay folded, though a card of it may be chosen? The board gets the room. */
  folds?(moment: Moment): boolean;
  /** Verbs whose things are pointed at in the order in which they are named. */
  ordered?: readonly string[];
  /** What of an answer can be pointed at; all that it speaks of, where a title does not say. */
  pointed?(option: Option, moment: Moment | null): Thing[];
  /** Which answers get a button first where there is room for some of them: the lower the earlier;
   * `Infinity` has a button of its own on the table. */
  rank?(option: Option, asked?: string, moment?: Moment | null, seat?: number): number;
  /** Types of cards at which things happen: a question that names one is not about what it does. */
  places?: readonly string[];
  /** How many answers have a button with being done, where it would be the only one. */
  some?: number;
  /** What an answer does besides, where its words do not say it: "and decline deal 1". */
  adds?(option: Option, moment: Moment, seat: number): string;
  /** What is printed and not among the answers now, and why. */
  idle?(moment: Moment): Idle[];
  /** Moments at which one may want to be asked though one passes else, in words: "you are attacked". */
  stops?: { tag: string; when: string; first: boolean }[];
  /** The question of its reaction windows: a person who says nothing else is asked there only for
   * what is new, and at the `first` of its stops. */
  window?: string;
  /** Does the question of a window say itself what this line tells? */
  says?(question: Question, line: Line): boolean;
  /** The log with what belongs to a line in it, as the terms of a sum, and without what says
   * nothing more. */
  told?(lines: readonly Line[]): Told[];
  /** How its log tells the course of a game. */
  tale?(moment: Moment): Tale;
  /** Beside the question, where there is no room for more. */
  purse?(moment: Moment, seat: number): Purse;
  /** A card of the hand, where the frame that all titles share does not fit it. */
  Face?: Component<{ held: Held }>;
  Board: Component<{ game: Game }>;
  /** One seat: an opponent in the list, or oneself beside the hand. */
  Seat: Component<{ game: Game; seat: number; me: boolean }>;
  /** Beside the board: a running battle, sums, piles; may show nothing. */
  Aside: Component<{ game: Game }>;
}

const OWN = import.meta.glob<{ TITLE: TitleUi }>('../tables/*/title.ts');

/** What its keys are called, by the title's texts; a table without them is still a table. */
async function labelsOf(name: string): Promise<Record<string, string>> {
  try {
    const { titles } = await api.catalogue();
    return titles.find((title) => title.name === name)?.labels ?? {};
  } catch {
    return {};
  }
}

/** The table of a title: its own, or one drawn from its view alone. */
export async function uiOf(name: string): Promise<TitleUi> {
  const own = OWN[`../tables/${name}/title.ts`];
  if (own) return (await own()).TITLE;
  const [{ genericUi }, labels] = await Promise.all([import('../generic/title'), labelsOf(name)]);
  return genericUi(name, labels);
}
