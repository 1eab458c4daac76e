import { describe, expect, it } from 'vitest';
import { fleetWidth, flow } from './crowd';
import { fitted } from './fitting';
import { inside, nameOf, type Point, type Reach, reach } from './reach';

const MAPS: [string, Reach, number, number][] = [
  ['a desk', reach(1000, 722), 66, 1.15],
  ['a phone', reach(380, 590), 44, 1.4],
];
/** A phone is 348 pixels wide there, a desk's map 652. */
const PIXELS: Record<string, number> = { 'a phone': 348 / 380, 'a desk': 652 / 1000 };

/** Is a box, but for its corners, on this ground? */
const within = (outline: readonly Point[], x: number, y: number, wide: number, high: number) =>
  [-wide / 2, 0, wide / 2].every((dx) => inside({ x: x + dx, y }, outline)) &&
  [-high / 2, high / 2].every((dy) => inside({ x, y: y + dy }, outline));

describe.each(MAPS)('a crowd on %s', (device, map, letters, good) => {
  const em = map.width / letters;
  const ships = (...damaged: boolean[]) =>
    fleetWidth(damaged.map((one) => ({ number: 1, damaged: one })));
  const crowd = (system: number, fleets: number[]) => {
    const cell = map.cells[system];
    if (!cell) throw new Error('no cell');
    const name = system % 4 ? nameOf(system) : '';
    const found = flow(cell, em, { name, slots: system % 4 ? 2 : 0, fleets }, good);
    if (!found) throw new Error('no room');
    return {
      cell,
      ...found,
      spots: [found.world, ...found.slots, ...found.fleets, ...(found.name ? [found.name] : [])],
    };
  };
  const EVERYBODY: [string, number[], number][] = [
    ['six owners', Array(6).fill(ships(false)), 11],
    ['six owners, fresh and damaged', Array(6).fill(ships(false, true)), 11],
  ];

  it.each(EVERYBODY)('of %s can be read and lies on its own ground', (_, fleets, least) => {
    for (const { system } of map.cells) {
      const { cell, size, line, spots } = crowd(system, fleets);
      const unit = size * em;
      expect(unit * (PIXELS[device] ?? 0)).toBeGreaterThan(least);
      for (const spot of spots)
        expect(within(cell.outline, spot.x, spot.y, spot.width * unit, line * unit * 0.6)).toBe(
          true,
        );
    }
  });

  it.each(EVERYBODY)('of %s covers nothing of itself, its name either', (_, fleets) => {
    for (const { system } of map.cells) {
      const { size, line, spots } = crowd(system, fleets);
      for (const [i, one] of spots.entries())
        for (const other of spots.slice(i + 1)) {
          const apart = Math.abs(one.x - other.x) >= (size * em * (one.width + other.width)) / 2;
          expect(apart || Math.abs(one.y - other.y) >= size * em * line).toBe(true);
        }
    }
  });

  it('of three keeps its name wherever there is room', () => {
    const named = map.cells.filter(
      ({ system }) => system % 4 && crowd(system, Array(3).fill(ships(false))).name,
    );
    expect(named).toHaveLength(18);
  });

  it('is none where few stand: a name lies on its own ground, below its planet', () => {
    for (const cell of map.cells.filter(({ system }) => system % 4)) {
      const { at, aside, scale, wide } = fitted(cell, em, 0, 1);
      expect(wide).toBe(true);
      const high = em * (device === 'a phone' ? 1.52 : 1.25);
      const middle = at.x + aside * scale * em;
      const y = at.y + 2.2 * scale * em + 0.85 * em;
      const half = (nameOf(cell.system).length * 0.5 * high) / 2;
      // The narrowest ground is as wide as its name: a letter's edge may lie on the border.
      for (const x of [middle - half + 3, middle + half - 3])
        expect(inside({ x, y }, cell.outline)).toBe(true);
    }
  });
});

describe('what stands in a system', () => {
  const map = reach(1000, 722);
  const em = map.width / 66;

  it('is drawn in full size where there is little of it', () => {
    for (const cell of map.cells) expect(fitted(cell, em, 1, 0).scale).toBe(1);
  });

  it('never grows and never vanishes, however many fleets there are', () => {
    for (const cell of map.cells) {
      const sizes = [0, 1, 2].map((fleets) => fitted(cell, em, fleets, 2).scale);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(1);
      expect(Math.min(...sizes)).toBeGreaterThan(0.65);
    }
  });

  it('lies beside the planet where the ground is wide, below it where it is high', () => {
    const at = (system: number) => map.cells[system] ?? map.cells[0];
    const [side, top] = [at(6), at(1)];
    if (!side || !top) throw new Error('no cell');
    expect(fitted(side, em, 2, 1).wide).toBe(true);
    expect(fitted(top, em, 2, 2).wide).toBe(false);
  });

  it('lies on no neighbour where the ground is slanted', () => {
    // 1 Hex and 4 Hex: beside the planet two fleets would reach over the border.
    for (const system of [3, 15]) {
      const cell = map.cells[system];
      if (!cell) throw new Error('no cell');
      const { wide, at } = fitted(cell, em, 2, 1);
      expect(wide).toBe(false);
      expect(inside(at, cell.outline)).toBe(true);
    }
    const widest = map.cells.map((cell) => [fitted(cell, em, 2, 1, 2), fitted(cell, em, 2, 1)]);
    for (const [two, one] of widest) expect(two?.scale).toBeLessThanOrEqual(one?.scale ?? 0);
  });
});
