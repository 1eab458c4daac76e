// Where many stand in one system: planet, buildings and fleets flow through its ground line by line,
// as words through a page, so that slanted ground is used as well as straight. Pure geometry.

import { type Cell, inside, type Point } from './reach';

/** From so many owners of ships on. */
export const CROWD = 3;
/** In the size of their own letters: the height of a line, what stays free between things and at the
 * ends of a line, and how wide things are on it. */
const LOOSE = { line: 1.3, gap: 0.12, margin: 0.1 };
/** Closer together, where letters would be too small else. */
const TIGHT = { line: 1.1, gap: 0.03, margin: 0 };
const WORLD = 1.4;
const BUILDING = 1.45;
const SIGN = 1.16;
const FRESH = 0.6;
const DAMAGED = 0.92;
const LETTER = 0.53;
/** After a name. */
const BLANK = 0.15;
/** Pills are round: so far from its edges the ends of a line have to be inside. */
const ROUND = 0.16;
/** Letters are tried from the largest on, in those of the map. A name has room only beside good ones,
 * else it steps aside: it is said by the closer look, and to whoever has it read out. */
const SIZES = [
  1.6, 1.55, 1.5, 1.45, 1.4, 1.35, 1.3, 1.25, 1.2, 1.15, 1.1, 1.05, 1, 0.9, 0.8, 0.7, 0.55, 0.4,
];
/** Larger than so much above the good ones they need not be. */
const LARGER = 0.2;
const STEP = 2;

/** How wide a fleet is drawn: its owner's sign, and the numbers of its fresh and damaged ships. */
export function fleetWidth(stacks: readonly { number: number; damaged: boolean }[]): number {
  const digits = (ships: number): number => (String(ships).length - 1) * LETTER;
  return stacks.reduce(
    (sum, { number, damaged }) => sum + (damaged ? DAMAGED : FRESH) + digits(number),
    SIGN,
  );
}

/** What stands in a system: a name, if it has one, the planet or gate, buildings, fleets. */
export interface Crowd {
  name: string;
  slots: number;
  fleets: readonly number[];
}

export interface Spot extends Point {
  width: number;
}

export interface Flow {
  /** The size of letters, in those of the map. */
  size: number;
  /** The height of a line, in its letters. */
  line: number;
  /** The middle of each; no name where it would take the room of what stands there. */
  name: Spot | null;
  world: Spot;
  slots: Spot[];
  fleets: Spot[];
}

/** The widest way across the ground at a height, both edges of the line inside; null outside. */
export function across(cell: Cell, top: number, high: number, free = 0): [number, number] | null {
  const heights = [ROUND, 0.5, 1 - ROUND].map((part) => top + part * high);
  let best: [number, number] | null = null;
  let from = Number.NaN;
  const { x, width } = cell.box;
  for (let at = x; at <= x + width + STEP; at += STEP / 2) {
    const there = at <= x + width && heights.every((y) => inside({ x: at, y }, cell.outline));
    if (there && Number.isNaN(from)) from = at;
    if (!there && !Number.isNaN(from)) {
      const to = at - STEP / 2;
      if (!best || to - from > best[1] - best[0]) best = [from, to];
      from = Number.NaN;
    }
  }
  return best && [best[0] + free, best[1] - free];
}

/** Things of these widths, line after line from a height on; null if the ground ends before. */
function filled(
  ways: ([number, number] | null)[],
  widths: readonly number[],
  first: number,
  step: number,
): { spots: { x: number; at: number }[]; last: number } | null {
  const spots: { x: number; at: number }[] = [];
  let at = first;
  while (spots.length < widths.length) {
    if (at >= ways.length) return null;
    const way = ways[at];
    const room = way ? way[1] - way[0] : 0;
    const line: number[] = [];
    let long = 0;
    for (let i = spots.length; i < widths.length; i += 1) {
      const next = long + (widths[i] ?? 0);
      if (next > room) break;
      line.push(widths[i] ?? 0);
      long = next;
    }
    if (!way || !line.length) {
      at += 1;
      continue;
    }
    let x = (way[0] + way[1] - long) / 2;
    for (const width of line) {
      spots.push({ x: x + width / 2, at });
      x += width;
    }
    at += step;
  }
  return { spots, last: (spots.at(-1)?.at ?? first) + step };
}

/** Things of these widths at that size, about the middle of the ground; null where they do not fit. */
function flowing(
  cell: Cell,
  unit: number,
  widths: readonly number[],
  { line, gap, margin }: typeof LOOSE,
): Point[] | null {
  const high = line * unit;
  const pitch = high + gap * unit;
  const { y, height } = cell.box;
  const tops = Array.from({ length: Math.ceil((height - high) / STEP) }, (_, i) => y + i * STEP);
  const free = margin * unit;
  const ways = tops.map((top) => across(cell, top, high, free));
  const step = Math.ceil(pitch / STEP);
  const scaled = widths.map((width) => (width + gap) * unit);
  let best: Point[] | null = null;
  let off = Number.POSITIVE_INFINITY;
  for (let first = 0; first < tops.length; first += 1) {
    const found = filled(ways, scaled, first, step);
    if (!found) break;
    const lines = new Set(found.spots.map((spot) => spot.at)).size;
    const middle = y + ((found.spots[0]?.at ?? 0) + found.last) * (STEP / 2);
    const distance = lines * height + Math.abs(middle - cell.centre.y);
    if (distance >= off) continue;
    off = distance;
    best = found.spots.map((spot) => ({ x: spot.x, y: y + spot.at * STEP + high / 2 }));
  }
  return best;
}

/** How large a crowd can be drawn on a ground, and where: nothing lies on a neighbour. `em` is the
 * size of the map's letters, `good` how many of those are large enough for a name as well. */
export function flow(cell: Cell, em: number, crowd: Crowd, good: number): Flow | null {
  const rest = [WORLD, ...Array(crowd.slots).fill(BUILDING), ...crowd.fleets];
  const named = crowd.name ? [crowd.name.length * LETTER + BLANK] : [];
  const large = SIZES.filter((size) => size >= good && size <= good + LARGER);
  const tried = [
    ...large.map((size) => ({ size, before: named, set: LOOSE })),
    ...large.map((size) => ({ size, before: [], set: LOOSE })),
    ...SIZES.filter((size) => size <= good + LARGER).map((size) => ({
      size,
      before: [],
      set: TIGHT,
    })),
  ];
  for (const { size, before, set } of tried) {
    const widths = [...before, ...rest];
    const found = flowing(cell, size * em, widths, set);
    if (!found) continue;
    const spots = found.map((at, i) => ({ ...at, width: widths[i] ?? 0 }));
    const name = before.length ? (spots.shift() ?? null) : null;
    const world = spots.shift();
    if (!world) return null;
    const slots = spots.splice(0, crowd.slots);
    return { size, line: set.line, name, world, slots, fleets: spots };
  }
  return null;
}
