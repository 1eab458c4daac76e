// What a title shows of itself around its tables: `scene.ts` in its folder, found by name. A title
// without one gets a sky and colours from its name.

import { ringed } from './limb';
import type { Pen } from './pen';
import { hash, hsl, type Rng } from './seed';
import type { Subject } from './subject';

export interface Layer {
  subject: Subject;
  /** Middle and width, in hundredths of the picture. */
  x: number;
  y: number;
  size: number;
  /** How far it moves with the pointer; near things move more. */
  depth: number;
  turn?: number;
  faint?: number;
}

export interface Sky {
  hue: number;
  second: number;
  sun: string;
  /** Where the sun stands, from 0 to 1600. */
  sunAt: number;
  /** The sign on the back of the cards, in a box from -50 to 50. */
  sign: string;
  /** What marks the sky. */
  feature(pen: Pen, sky: Sky, rng: Rng): string;
}

/** Variants that most people play together: one switch of the form lays them all. */
export interface Pack {
  name: string;
  text: string;
  variants: string[];
}

export interface Scene {
  /** The name in two lines: the small one and the large one. */
  over: string;
  name: string;
  /** The game in our own words. */
  about: string;
  /** Whose game it is. */
  credit: { game: string; publisher: string };
  /** The colours of its pages: the main one, and one that text is written in. */
  mood: [string, string];
  sky: Sky;
  packs?: readonly Pack[];
  /** A second, smaller sign for cards that share their first, by slug: what an order is about. */
  seconds?: Readonly<Record<string, string>>;
  /** How far the colours of two worlds of one look may differ, in degrees; 14 if left out. */
  variety?: number;
  /** A world and what flies around it; written down, so that it is there before any card is. */
  layers: Layer[];
}

export function thing(
  title: string,
  name: string,
  type: string,
  more: Partial<Subject> = {},
): Subject {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { title, name, slug, type, ...more };
}

/** The hue of pages that belong to no title. */
const HOUSE = 250;
const STAR = 'M0-48L11-14L46-15L17 5L28 39L0 18L-28 39L-17 5L-46-15L-11-14Z';

/** The sky of a title that brings none: everything from its name. */
export function skyFor(title: string): Sky {
  const hue = title ? hash(title) % 360 : HOUSE;
  const second = (hue + 325) % 360;
  const sun = hsl((hue + 40) % 360, 90, 78);
  return { hue, second, sun, sunAt: 330, sign: STAR, feature: ringed };
}

const WORLDS = ['ocean', 'jungle', 'desert', 'lava', 'ice', 'gas', 'city', 'ruin'];
const SHIPS = ['cruiser', 'frigate', 'carrier', 'battleship', 'freighter', 'mothership'];

/** The picture of a title that brings none: a world and two ships, by its name. */
export function layersFor(title: string): Layer[] {
  const pick = (all: readonly string[], salt: string): string =>
    all[hash(`${title} ${salt}`) % all.length] ?? '';
  const world = (salt: string): Subject =>
    thing(title, `${title} ${salt}`, 'World', { look: pick(WORLDS, salt) });
  const ship = (salt: string): Subject =>
    thing(title, `${title} ${salt}`, 'Ship', { look: pick(SHIPS, salt) });
  return [
    { subject: world('near'), x: 52, y: 58, size: 88, depth: 7 },
    { subject: world('far'), x: 12, y: 22, size: 22, depth: 4, faint: 0.8 },
    { subject: ship('lead'), x: 68, y: 62, size: 42, depth: 22, turn: -5 },
    { subject: ship('wing'), x: 26, y: 68, size: 26, depth: 28, turn: 4 },
  ];
}

/** The colours of a title that brings none: bright enough to be read on a dark field. */
export function moodFor(title: string): [string, string] {
  const { hue, second } = skyFor(title);
  return [hsl(hue, 80, 70), hsl(second, 85, 76)];
}
