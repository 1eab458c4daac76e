import { expect, test } from 'vitest';
import { arc, corner, type End, gridFor, lay, sectorAt, sizes, sought } from './layout';
import type { ContentionAsset, ContentionSector } from './wire';

const MAPS: Record<number, string[]> = {
  2: ['###', '###', '###', '###'],
  3: ['.###.', '#####', '#####', '#####', '..#..'],
  4: ['#####', '#####', '#####', '#####', '#####'],
  5: ['.###.', '.###.', '#####', '#####', '#####', '#####', '#####'],
  6: ['..###..', '.#####.', '#######', '#######', '#######', '.#####.', '..###..'],
};

function ship(card: number, controller: number, defense = 2): ContentionAsset {
  return {
    card,
    controller,
    defense,
    attack: 1,
    damage: 0,
    keywords: [],
    name: `Ship ${card}`,
    type: defense < 0 ? 'Tech' : 'Ship',
  };
}

function sector(row: number, col: number, assets: ContentionAsset[] = []): ContentionSector {
  return {
    row,
    col,
    assets,
    controller: 0,
    sector: `${'abcdefg'[col]}${row + 1}`,
    up: true,
    location: { card: 900 + row * 10 + col, name: 'Kernoth', type: 'Colony' },
  };
}

function mapOf(seats: number): ContentionSector[] {
  return (MAPS[seats] ?? []).flatMap((line, row) =>
    [...line].flatMap((mark, col) => (mark === '#' ? [sector(row, col)] : [])),
  );
}

test.each([2, 3, 4, 5, 6])('the whole map for %i fits beside the panels of a small screen', (n) => {
  const grid = gridFor(mapOf(n), 651, 462);
  expect(grid.width).toBeLessThanOrEqual(651);
  expect(grid.height).toBeLessThanOrEqual(462);
  expect(grid.w).toBeGreaterThanOrEqual(76);
  expect(grid.h).toBeGreaterThanOrEqual(56);
});

test.each([2, 3, 4, 5, 6])('on a phone the sectors of the map for %i stay large enough', (n) => {
  const grid = gridFor(mapOf(n), 348, 300, { finger: true });
  expect(grid.w).toBeGreaterThanOrEqual(104);
  expect(grid.h).toBeGreaterThanOrEqual(84);
});

test('on a phone the map of two is not cut at its edges', () => {
  const grid = gridFor(mapOf(2), 348, 415, { finger: true });
  expect(grid.width).toBeLessThanOrEqual(348);
  expect(grid.h).toBeGreaterThanOrEqual(136);
});

test.each([2, 4])('on a phone the numbers of a ship fit beside its picture, map for %i', (n) => {
  const size = sizes(gridFor(mapOf(n), 348, 300, { finger: true }));
  // As wide as "1/1" is drawn.
  expect(size.number * 1.6).toBeLessThanOrEqual(size.chipW / 2);
});

test('a sector out of sight is brought to the middle, one that is seen whole stays where it is', () => {
  const grid = gridFor(mapOf(4), 348, 300, { finger: true });
  const seen = { x: 0, y: 0, w: 348, h: 300 };
  expect(sought(corner(grid, 0, 1), grid, seen)).toBeNull();
  const far = corner(grid, 4, 2);
  const to = sought(far, grid, seen);
  expect(to).toEqual({ x: far.x + grid.w / 2 - 174, y: far.y + grid.h / 2 - 150 });
  expect(sought(far, grid, { ...seen, x: to?.x ?? 0, y: to?.y ?? 0 })).toBeNull();
  const cut = { ...seen, x: far.x + 10, y: far.y };
  expect(sought(far, grid, cut)).not.toBeNull();
});

test('a large screen has large sectors, and zoom makes them larger', () => {
  const small = gridFor(mapOf(4), 651, 462);
  const large = gridFor(mapOf(4), 2600, 1800);
  expect(large.w).toBeGreaterThan(3 * small.w);
  expect(gridFor(mapOf(4), 651, 462, { zoom: 2 }).w).toBe(2 * small.w);
});

test('a map that does not begin in the corner is drawn from its first sector', () => {
  const grid = gridFor([sector(2, 3), sector(3, 3)], 600, 400);
  expect([grid.rows, grid.cols]).toEqual([2, 1]);
  expect(corner(grid, 2, 3)).toEqual({ x: grid.edge + 3, y: grid.edge + 3 });
});

test('a point finds its sector', () => {
  const map = mapOf(3);
  const grid = gridFor(map, 651, 462);
  for (const [i, place] of map.entries()) {
    const { x, y } = corner(grid, place.row, place.col);
    expect(sectorAt(map, grid, { x: x + grid.w / 2, y: y + grid.h / 2 })).toBe(i);
  }
  expect(sectorAt(map, grid, { x: grid.edge + 5, y: grid.edge + 5 })).toBe(-1);
});

test.each([1, 2, 3, 5, 8, 11])('%i assets lie in their sector, their numbers uncovered', (n) => {
  const assets = Array.from({ length: n }, (_, i) => ship(i, i % 3));
  for (const seats of [2, 4, 6]) {
    const map = mapOf(seats).map((place, i) => (i === 4 ? { ...place, assets } : place));
    const grid = gridFor(map, 651, 462);
    const size = sizes(grid);
    const cell = lay(map[4] as ContentionSector, grid, size);
    const spots = [...cell.spots.values()];
    expect(spots).toHaveLength(n);
    for (const [i, spot] of spots.entries()) {
      expect(spot.x).toBeGreaterThanOrEqual(cell.x);
      expect(spot.x + spot.w).toBeLessThanOrEqual(cell.x + grid.w);
      expect(spot.y).toBeGreaterThanOrEqual(cell.y);
      expect(spot.y + spot.h).toBeLessThanOrEqual(cell.y + grid.h);
      expect(spot.h).toBeGreaterThanOrEqual(13);
      if (n > 8) continue;
      for (const other of spots.slice(i + 1)) {
        const apart =
          Math.abs(other.y - spot.y) >= Math.min(spot.h, other.h) ||
          Math.abs(other.x - spot.x) >= Math.min(spot.w, other.w);
        expect(apart).toBe(true);
      }
    }
  }
});

test.each([
  [1, 0],
  [2, 0],
  [4, 0],
  [1, 1],
  [2, 1],
  [2, 2],
])('%i ships and %i of a rival are large enough for fingers', (mine, theirs) => {
  const assets = Array.from({ length: mine + theirs }, (_, i) => ship(i, i < mine ? 0 : 1));
  const map = mapOf(4).map((place, i) => (i === 4 ? { ...place, controller: 0, assets } : place));
  const grid = gridFor(map, 348, 300, { finger: true });
  const cell = lay(map[4] as ContentionSector, grid, sizes(grid));
  for (const spot of cell.spots.values()) {
    expect(Math.min(spot.w, spot.h)).toBeGreaterThanOrEqual(44);
  }
});

test('who rules a sector stands on the right, whoever comes on the left', () => {
  const grid = gridFor(mapOf(3), 651, 462);
  const cell = lay(sector(1, 1, [ship(1, 2), ship(2, 0), ship(3, 1)]), grid, sizes(grid));
  expect(cell.spots.get(2)?.mirrored).toBe(false);
  expect(cell.spots.get(1)?.mirrored).toBe(true);
  expect(cell.spots.get(3)?.mirrored).toBe(true);
  expect(cell.crowded).toBe(true);
});

test('what has no defense is small and needs no column', () => {
  const grid = gridFor(mapOf(3), 651, 462);
  const cell = lay(sector(1, 1, [ship(1, 0), ship(2, 0, -1)]), grid, sizes(grid));
  expect(cell.spots.get(2)?.minor).toBe(true);
  expect(cell.crowded).toBe(false);
});

test.each([1, 2, 3])('what is small does not lie on the numbers of %i rivals', (n) => {
  const grid = gridFor(mapOf(2), 640, 470);
  const rivals = Array.from({ length: n }, (_, i) => ship(10 + i, 1));
  const place = { ...sector(1, 1, [ship(1, 0), ship(2, 0, -1), ...rivals]), controller: 0 };
  const { spots } = lay(place, grid, sizes(grid));
  const small = spots.get(2)?.y ?? 0;
  for (const { card } of rivals) {
    const spot = spots.get(card);
    expect((spot?.y ?? 0) + (spot?.h ?? 0)).toBeLessThanOrEqual(small + 1);
  }
});

test('arrows bend away from numbers', () => {
  const end = (x: number, y: number, free: End['free']): End => ({ x, y, rim: 8, free });
  const inColumn = arc(end(100, 20, -1), end(100, 80, -1), 90);
  expect(Number(/Q(-?[\d.]+)/.exec(inColumn)?.[1])).toBeLessThan(100);
  const mirrored = arc(end(100, 20, 1), end(100, 80, 1), 90);
  expect(Number(/Q(-?[\d.]+)/.exec(mirrored)?.[1])).toBeGreaterThan(100);
  const across = arc(end(400, 30, -1), end(100, 30, -1), 90);
  expect(across).toMatch(/^M400.0 38.0C/);
});
