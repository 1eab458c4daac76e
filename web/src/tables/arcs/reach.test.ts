import { describe, expect, it } from 'vitest';
import { bridges, CLUSTERS, clipped, drawn, inside, nameOf, reach, systemOf } from './reach';

const SIZES = [
  [1000, 720],
  [348, 470],
] as const;

describe('names', () => {
  it('lead to a system, and are said as in the log', () => {
    expect([8, 7, 1].map(nameOf)).toEqual(['the gate of cluster 3', '2 Hex', '1 Arrow']);
    expect(systemOf('gate-3')).toBe(8);
    expect(systemOf('2-hex')).toBe(7);
  });

  it('of no system lead nowhere', () => {
    for (const name of ['', 'gate-7', '0-hex', '2-ring', 'hex']) expect(systemOf(name)).toBe(-1);
  });
});

describe.each(SIZES)('the reach in %i by %i', (width, height) => {
  const map = reach(width, height);

  it('has a gate and three planets in each cluster, in the order of their numbers', () => {
    expect(map.cells.map((cell) => cell.system)).toEqual(Array.from({ length: 24 }, (_, i) => i));
    expect(map.cells.filter((cell) => cell.system % 4 === 0)).toHaveLength(CLUSTERS);
  });

  it('lies within its box', () => {
    for (const { box } of map.cells) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  });

  it('has no ground that is two systems', () => {
    for (const cell of map.cells) {
      for (const other of map.cells) {
        expect(inside(cell.centre, other.outline)).toBe(cell === other);
      }
    }
    for (let x = 3; x < width; x += width / 40) {
      for (let y = 3; y < height; y += height / 40) {
        const found = map.cells.filter((cell) => inside({ x, y }, cell.outline));
        expect(found.length).toBeLessThanOrEqual(1);
      }
    }
  });

  it('keeps the centre free', () => {
    const { x, y, width: w, height: h } = map.hole;
    for (const corner of [
      { x, y },
      { x: x + w, y },
      { x, y: y + h },
      { x: x + w, y: y + h },
      { x: width / 2, y: height / 2 },
    ]) {
      for (const cell of map.cells) expect(inside(corner, cell.outline)).toBe(false);
    }
  });

  it('goes round clockwise from the top', () => {
    const gate = (at: number) => map.cells[4 * at]?.centre ?? { x: 0, y: 0 };
    expect(gate(0).x).toBeGreaterThan(width / 2);
    expect(gate(0).y).toBeLessThan(height / 2);
    expect(gate(2).y).toBeGreaterThan(height / 2);
    expect(gate(5).x).toBeLessThan(width / 2);
  });

  it('opens two of six borders between planets', () => {
    expect(map.walls.filter((wall) => wall.open).map((wall) => wall.sides)).toEqual([
      [1, 2],
      [4, 5],
    ]);
  });

  it('gives every planet about the same room', () => {
    const areas = map.cells
      .filter((cell) => cell.system % 4)
      .map((cell) => {
        const points = cell.outline;
        return Math.abs(
          points.reduce((sum, p, i) => {
            const q = points[(i + 1) % points.length] ?? p;
            return sum + p.x * q.y - q.x * p.y;
          }, 0) / 2,
        );
      });
    expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.7);
  });
});

describe('drawing', () => {
  const map = reach(1000, 720);

  it('closes outlines and keeps buttons in their boxes', () => {
    const cell = map.cells[1];
    if (!cell) throw new Error('no cell');
    expect(drawn(cell.outline)).toMatch(/^M.*Z$/);
    const numbers = [...clipped(cell).matchAll(/(-?[\d.]+)%/g)].map((found) => Number(found[1]));
    expect(Math.min(...numbers)).toBe(0);
    expect(Math.max(...numbers)).toBe(100);
  });

  it('closes the ring of gates over what is out of play', () => {
    const without = (...out: number[]) =>
      Array.from({ length: CLUSTERS }, (_, i) => !out.includes(i));
    expect(bridges(map, without())).toHaveLength(0);
    expect(bridges(map, without(2))).toHaveLength(1);
    expect(bridges(map, without(1, 2))).toHaveLength(1);
    expect(bridges(map, without(0, 3))).toHaveLength(2);
  });
});
