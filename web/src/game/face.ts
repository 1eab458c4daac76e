// What a title brings to the table: everything else is shared.

import type { Component } from 'svelte';
import type { Moment } from '../wire/types';
import type { Game } from './game.svelte';

/** A card in a hand, as the hand draws it. */
export interface Held {
  /** Its number, or null for a back. */
  card: number | null;
  name: string;
  type: string;
  cost: string;
  /** Short numbers under the art: icon name, value, what it is for a screen reader. */
  stats: { icon: string; value: string | number; label: string }[];
  marked?: boolean;
}

export interface Phase {
  name: string;
  now: boolean;
}

export interface Face {
  title: string;
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

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  contention: () => import('../tables/contention/face'),
  seize: () => import('../tables/seize/face'),
};

export async function faceOf(title: string): Promise<Face> {
  const load = FACES[title];
  if (!load) throw new Error(`the page has no table for ${title}`);
  return (await load()).face;
}
