// How what stands in a system is laid out where there is little of it: the planet with its slots, its
// name, and fleets beside or below. Pure geometry; where many stand, see the crowd.

import { across } from './crowd';
import { type Box, type Cell, inside, nameOf, type Point } from './reach';

/** What stands in a system takes so much room, in the size of the map's letters. */
const PLANET = 4.4;
const SLOT = 2.7;
const FLEET = { width: 5.2, height: 1.95 };
const NAME = 1.7;
const LEAST = 0.55;
/** A fleet of fresh and damaged ships is so much wider. */
const STACK = 2.9;
/** Corners of what is drawn are round: so much of the way to them has to be inside. */
const ROUND = 0.72;
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, LEAST];
/** How far from its middle what stands in a system may be drawn, in parts of its box. */
const ASIDE = [0, -0.06, 0.06, -0.12, 0.12, -0.18, 0.18];

/** Names are never smaller than can be read: their letters in those of the map, by how large those
 * are, and how wide one is. */
const SMALL = 10;
const NAMED = { small: 1.52, large: 1.25 };
const LETTER = 0.5;

interface Fit {
  wide: boolean;
  scale: number;
  /** Does all of it lie inside the system? */
  fits: boolean;
  /** The middle of what is drawn. */
  at: Point;
  /** How far the name steps aside from below its planet, in the letters of what is drawn. */
  aside: number;
}

/** Does a box lie inside the outline, but for its corners, if its middle is here? */
function holds(outline: readonly Point[], at: Point, box: Pick<Box, 'width' | 'height'>): boolean {
  const [x, y] = [box.width / 2, box.height / 2];
  const [cx, cy] = [x * ROUND, y * ROUND];
  return [
    { x: at.x - x, y: at.y },
    { x: at.x + x, y: at.y },
    { x: at.x, y: at.y - y },
    { x: at.x, y: at.y + y },
    { x: at.x - cx, y: at.y - cy },
    { x: at.x + cx, y: at.y - cy },
    { x: at.x - cx, y: at.y + cy },
    { x: at.x + cx, y: at.y + cy },
  ].every((point) => inside(point, outline));
}

/** How large a box can be drawn in a system, and where: nothing lies on a neighbour. */
function largest(cell: Cell, width: number, height: number): { scale: number; at: Point } {
  const spots = ASIDE.flatMap((x) =>
    ASIDE.map((y) => ({
      x: cell.centre.x + x * cell.box.width,
      y: cell.centre.y + y * cell.box.height,
    })),
  ).sort((a, b) => away(a, cell.centre) - away(b, cell.centre));
  for (const scale of SCALES) {
    const box = { width: width * scale, height: height * scale };
    const at = spots.find((spot) => holds(cell.outline, spot, box));
    if (at) return { scale, at };
  }
  return { scale: 0, at: cell.centre };
}

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How a system is laid out: fleets beside the planet or below it, whichever can be drawn larger;
 * `em` is the size of a letter, `stacks` how many kinds of ships the widest fleet has. A gate has a
 * sign instead of a planet, and its fleets beside it. */
export function fitted(cell: Cell, em: number, fleets: number, slots: number, stacks = 1): Fit {
  const gate = cell.system % 4 === 0;
  const planet = gate ? SLOT : PLANET;
  const wide = fleets ? FLEET.width + STACK * (stacks - 1) : 0;
  const high = FLEET.height * fleets;
  /** Slots stand one above the other beside the planet, on a gate side by side. */
  const what = planet + (slots ? SLOT : 0);
  const name = gate ? 0 : NAME;
  const worlds = gate ? planet : Math.max(planet, slots * SLOT);
  const tall = worlds + name;
  const broad = what + (fleets ? wide + 0.7 : 0);
  const beside = largest(cell, broad * em, Math.max(tall, high) * em);
  const below = largest(cell, Math.max(what, wide) * em, (tall + (fleets ? high + 0.3 : 0)) * em);
  // What is large enough is not made larger; then beside comes before below.
  const best = below.scale > beside.scale ? below : beside;
  const scale = Math.max(LEAST, best.scale);
  const found = { wide: best === beside, scale, fits: best.scale > 0 };
  const unit = scale * em;
  if (best === below) {
    const under = (worlds - high) / 2;
    return {
      ...found,
      at: best.at,
      aside: stepping(cell, em, { x: best.at.x, y: best.at.y + under * unit }) / unit,
    };
  }
  // Beside it the name hangs below what is centred; it has its place among what stands below.
  const at = { x: best.at.x, y: best.at.y - (name * unit) / 2 };
  const spot = {
    x: at.x + ((what - broad) / 2) * unit,
    y: at.y + (worlds / 2) * unit + (NAME * em) / 2,
  };
  return { ...found, at, aside: stepping(cell, em, spot) / unit };
}

/** How far a name steps aside from below its planet, so that it lies on its own ground; where that
 * is too narrow it reaches over both its edges alike. */
function stepping(cell: Cell, em: number, { x, y }: Point): number {
  const letter = em * (em < SMALL ? NAMED.small : NAMED.large);
  const way = across(cell, y - letter / 2, letter);
  if (!way) return 0;
  const [from, to] = way;
  const half = (nameOf(cell.system).length * LETTER * letter) / 2;
  if (to - from < 2 * half) return (from + to) / 2 - x;
  return Math.min(to - half, Math.max(from + half, x)) - x;
}
