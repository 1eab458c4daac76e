// What a title brings to the table: everything else is shared.

import type { Component } from 'svelte';
import { api } from '../wire/api';
import type { Moment } from '../wire/types';
import type { Game } from './game.svelte';

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
}

export interface Phase {
  name: string;
  now: boolean;
}

/** A title at the table: `TITLE` in `title.ts` of its folder below `tables`, found by name. */
export interface TitleUi {
  name: string;
  /** The phases of a turn in order, and which is on. */
  phases(moment: Moment): Phase[];
  /** "Turn 6", and whatever else the head of the table says. */
  clock(moment: Moment): string;
  /** The hand of a seat, as this viewer may see it. */
  hand(moment: Moment, seat: number): Held[];
  /** Did this event hit the viewer, so that it should be said aloud? */
  hits(game: Game, kind: string, args: number[], actor: number): boolean;
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
