import { describe, expect, it } from 'vitest';
import { read, withCount, withName, withSide } from './list';
import { images, placed, read as readMap, renumbered, resized, write } from './map';
import { atLeast, choose, expected, percent } from './odds';

describe('odds', () => {
  it('counts ways exactly', () => {
    expect(choose(52, 5)).toBe(2598960n);
    expect(choose(5, 6)).toBe(0n);
    expect(choose(7, 0)).toBe(1n);
  });
  it('gives the chance of a hand', () => {
    // an ace among five of fifty-two: 1 - C(48,5)/C(52,5)
    expect(atLeast(52, 4, 5, 1)).toBeCloseTo(1 - 1712304 / 2598960, 12);
    expect(atLeast(50, 50, 6, 6)).toBe(1);
    expect(atLeast(50, 3, 6, 4)).toBe(0);
    expect(atLeast(50, 3, 6, 0)).toBe(1);
    expect(atLeast(0, 0, 6, 1)).toBe(0);
    expect(atLeast(3, 1, 6, 1)).toBe(1);
  });
  it('agrees with every hand dealt one by one', () => {
    let hits = 0;
    let all = 0;
    for (let mask = 0; mask < 1 << 10; mask += 1) {
      const bits = [...mask.toString(2)].filter((b) => b === '1').length;
      if (bits !== 4) continue;
      all += 1;
      if ([...(mask & 0b111).toString(2)].filter((b) => b === '1').length >= 2) hits += 1;
    }
    expect(atLeast(10, 3, 4, 2)).toBeCloseTo(hits / all, 12);
  });
  it('says chances without lying at the ends', () => {
    expect(percent(0)).toBe('0 %');
    expect(percent(0.00001)).toBe('under 0.1 %');
    expect(percent(0.99999)).toBe('over 99.9 %');
    expect(percent(1)).toBe('100 %');
    expect(percent(0.34121)).toBe('34.1 %');
    expect(expected(50, 10, 6)).toBeCloseTo(1.2, 12);
  });
});

const KNOWN = new Set(['alliance bomber', 'cruiser', 'x-wing 2']);

describe('a deck list', () => {
  const text =
    '# Mine\nhomeworld: Sek\n\n## Ships\n2 Alliance Bomber\n1x Cruiser # good\nCruiser\n';
  it('is read as the terminal reads it', () => {
    const list = read(text, KNOWN);
    expect([list.name, list.side]).toEqual(['Mine', 'Sek']);
    expect([...list.counts]).toEqual([
      ['alliance bomber', 2],
      ['cruiser', 2],
    ]);
    expect(read('X-Wing 2', KNOWN).counts.get('x-wing 2')).toBe(1);
    expect(read('Alliance Bomber x3', KNOWN).counts.get('alliance bomber')).toBe(3);
  });
  it('keeps every other line when a count changes', () => {
    const more = withCount(text, 'Cruiser', 3, KNOWN);
    expect(more).toBe('# Mine\nhomeworld: Sek\n\n## Ships\n2 Alliance Bomber\n3 Cruiser\n');
    expect(withCount(more, 'Cruiser', 0, KNOWN)).not.toContain('Cruiser');
    expect(withCount('half a wor', 'Cruiser', 1, KNOWN)).toBe('half a wor\n1 Cruiser\n');
    expect(withCount('', 'Cruiser', 1, KNOWN)).toBe('1 Cruiser\n');
  });
  it('takes another name and another homeworld', () => {
    expect(read(withName(text, 'Yours'), KNOWN).name).toBe('Yours');
    expect(read(withName('2 Cruiser\n', 'Yours'), KNOWN).name).toBe('Yours');
    expect(read(withSide(text, 'Avar'), KNOWN).side).toBe('Avar');
    expect(read(withSide('# A\n2 Cruiser', 'Avar'), KNOWN)).toMatchObject({
      name: 'A',
      side: 'Avar',
    });
  });
});

describe('a map', () => {
  const chart = readMap('name: Small\nseats: 2\nC H1 C\nC  C  # short\n- H2 C');
  it('is read and written again', () => {
    expect(chart.rows).toEqual([
      ['C', 'H1', 'C'],
      ['C', 'C', '.'],
      ['.', 'H2', 'C'],
    ]);
    expect(readMap(write(chart))).toEqual(chart);
  });
  it('has images of a cell', () => {
    expect(images(chart.rows, 0, 0, 'left-right')).toEqual([
      [0, 0],
      [0, 2],
    ]);
    expect(images(chart.rows, 0, 0, 'quarter')).toHaveLength(4);
    expect(images(chart.rows, 1, 1, 'quarter')).toHaveLength(1);
  });
  it('numbers homeworlds clockwise and has one Capital', () => {
    const more = placed(chart, 0, 0, 'H1', 'left-right');
    expect(more.seats).toBe(4);
    expect(more.rows[0]).toEqual(['H4', 'H1', 'H2']);
    expect(renumbered(more.rows)).toEqual(more.rows);
    const capital = placed(placed(chart, 0, 0, 'I', 'half'), 1, 1, 'I', 'half');
    expect(capital.rows.flat().filter((mark) => mark === 'I')).toHaveLength(1);
    expect(capital.rows[0]?.[0]).toBe('C');
  });
  it('is resized without moving what is there', () => {
    expect(resized(chart, 4, 2).rows).toEqual([
      ['C', 'H1', 'C', '.'],
      ['C', 'C', '.', '.'],
    ]);
    expect(resized(chart, 4, 2).seats).toBe(1);
  });
});
