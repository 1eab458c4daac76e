// What a question is about is brought into sight, and what is seen already stays where it is.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { beyond, bring, NOTHING, sight } from './reach';

const row = (top: number) => ({ top, bottom: top + 90 });

describe('an area of 200', () => {
  test('stays where something of it is seen', () => {
    expect(sight([], 0, 200)).toBe(null);
    expect(sight([row(10), row(600)], 0, 200)).toBe(null);
    expect(sight([row(105)], 0, 200)).toBe(null);
  });
  test('goes to where most of it is seen', () => {
    expect(sight([row(400)], 0, 200)).toBe(392);
    expect(sight([row(400), row(700), row(790)], 0, 200)).toBe(692);
    expect(sight([row(400), row(900)], 0, 200)).toBe(392);
    expect(sight([row(4)], 500, 200)).toBe(0);
  });
  test('goes to the top of what is larger than itself', () => {
    expect(sight([{ top: 300, bottom: 900 }], 0, 200)).toBe(292);
  });
});

describe('what lies out of sight', () => {
  /** An area that shows `seen` of a row of Worlds that is `whole` high. */
  const area = (seen: number, whole: number): HTMLElement => {
    const made = document.createElement('div');
    const tile = made.appendChild(document.createElement('div'));
    tile.className = 'tile';
    tile.getBoundingClientRect = () => new DOMRect(0, whole - 90, 100, 90);
    Object.defineProperty(made, 'clientHeight', { value: seen });
    Object.defineProperty(made, 'scrollHeight', { value: whole });
    return made;
  };
  test('is not a row that lacks a few pixels', () => {
    expect(beyond(area(200, 212))).toEqual(NOTHING);
    expect(beyond(area(200, 240)).below).toBe(1);
  });
  test('is not what only the mark itself covers', () => {
    expect(beyond(area(200, 230), 26)).toEqual(NOTHING);
    expect(beyond(area(200, 260), 26).below).toBe(1);
  });
});

describe('a board of 300 with a World at its top and a Court at its foot', () => {
  afterEach(() => vi.unstubAllGlobals());
  const board = (...lit: ('tile' | 'court')[]): HTMLElement => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const area = document.createElement('div');
    for (const [name, top] of [
      ['tile', 20],
      ['court', 600],
    ] as const) {
      const part = area.appendChild(document.createElement('div'));
      part.className = name;
      const card = part.appendChild(document.createElement('button'));
      if (lit.includes(name)) card.className = 'glows';
      for (const one of [part, card]) {
        one.getBoundingClientRect = () => new DOMRect(0, top - area.scrollTop, 100, 90);
      }
    }
    Object.defineProperty(area, 'clientHeight', { value: 300 });
    Object.defineProperty(area, 'scrollHeight', { value: 700 });
    return area;
  };
  const goes = (area: HTMLElement, from: number, window: boolean): number => {
    area.scrollTop = from;
    bring(area, from, window);
    return area.scrollTop;
  };
  test('goes to the Court where a card of it is chosen', () => {
    expect(goes(board('court'), 0, false)).toBe(592);
  });
  test('keeps its Worlds in sight in a window, and comes back to them', () => {
    expect(goes(board('court'), 0, true)).toBe(0);
    expect(goes(board('court'), 400, true)).toBe(12);
    expect(goes(board('tile', 'court'), 400, true)).toBe(12);
  });
  test('stays where nothing can be used', () => {
    expect(goes(board(), 400, true)).toBe(400);
  });
});
