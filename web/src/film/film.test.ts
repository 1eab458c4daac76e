import { describe, expect, test } from 'vitest';
import type { Line, Moment, Reel, Tick } from '../wire/types';
import { Moments } from './moments';
import { address, asked, byEvent, byTurn, linesAt, pick, spot, tickOf, turnStarts } from './steps';

// After each answer so many events exist; the viewer does not see all of them.
const COUNTS = [2, 2, 5, 6, 9];
const TURNS = [0, 1, 1, 2, 2];
const SEEN = [0, 1, 2, 4, 5, 8];

const REEL = {
  ticks: COUNTS.map((lines, at): Tick => ({ at, seat: 0, turn: TURNS[at] ?? 0, phase: 0, lines })),
  lines: SEEN.map((id) => ({ id }) as Line),
} as Reel;

describe('steps', () => {
  test('a tick shows the lines that existed then', () => {
    expect(linesAt(REEL, 0).map((l) => l.id)).toEqual([0, 1]);
    expect(linesAt(REEL, 2).map((l) => l.id)).toEqual([0, 1, 2, 4]);
    expect(spot(REEL, 3)).toEqual({ at: 3, line: 5 });
    expect(spot(REEL, 99)).toEqual({ at: 4, line: 8 });
    expect(spot(REEL, Number.NaN)).toEqual({ at: 0, line: 1 });
  });

  test('an event belongs to the answer after which it had happened', () => {
    expect([0, 1, 2, 4, 5, 8].map((id) => tickOf(REEL.ticks, id))).toEqual([0, 0, 2, 2, 3, 4]);
  });

  test('by event forward and back, over answers without events', () => {
    let here = spot(REEL, 0);
    const path = [];
    for (let i = 0; i < 5; i += 1) {
      here = byEvent(REEL, here, 1);
      path.push([here.at, here.line]);
    }
    expect(path).toEqual([
      [2, 2],
      [2, 4],
      [3, 5],
      [4, 8],
      [4, 8],
    ]);
    expect(byEvent(REEL, pick(REEL, 2), -1)).toEqual({ at: 0, line: 1 });
    expect(byEvent(REEL, pick(REEL, 0), -1)).toEqual({ at: 0, line: -1 });
  });

  test('by turn: on to the next, back to the start of this one and then of the last', () => {
    expect(byTurn(REEL, 0, 1)).toBe(1);
    expect(byTurn(REEL, 2, 1)).toBe(3);
    expect(byTurn(REEL, 4, 1)).toBe(4);
    expect(byTurn(REEL, 4, -1)).toBe(3);
    expect(byTurn(REEL, 3, -1)).toBe(1);
    expect(byTurn(REEL, 0, -1)).toBe(0);
    expect(turnStarts(REEL.ticks)).toEqual([
      { at: 0, turn: 0 },
      { at: 1, turn: 1 },
      { at: 3, turn: 2 },
    ]);
  });

  test('an address leads back to its moment', () => {
    const to = address('a-b', 12, -2, 1);
    expect(to).toBe('/film/a-b?at=12&seat=-2&place=1');
    expect(asked(to.slice(to.indexOf('?')))).toEqual({ at: 12, seat: -2, place: 1 });
    expect(asked('?at=x&seat=')).toEqual({});
  });
});

describe('moments', () => {
  function setup() {
    const open = new Map<number, { yes: (m: Moment) => void; no: (e: Error) => void }>();
    const fetched: number[] = [];
    const moments = new Moments((at) => {
      fetched.push(at);
      return new Promise((yes, no) => open.set(at, { yes, no }));
    });
    const come = async (at: number): Promise<void> => {
      open.get(at)?.yes({ n: at } as Moment);
      await new Promise((done) => setTimeout(done));
    };
    const shown: number[] = [];
    const failed: string[] = [];
    const want = (at: number): void =>
      moments.want(
        at,
        (m) => shown.push(m.n),
        (e) => failed.push(e.message),
      );
    return { moments, fetched, come, shown, failed, want, open };
  }

  test('while one drags, the latest wish wins and nothing between is fetched', async () => {
    const { fetched, come, shown, want } = setup();
    for (const at of [1, 2, 3, 4, 5]) want(at);
    await come(1);
    await come(5);
    expect(fetched).toEqual([1, 5]);
    expect(shown).toEqual([5]);
  });

  test('what was fetched is there at once, and neighbours come when nothing is wanted', async () => {
    const { moments, fetched, come, shown, want } = setup();
    want(3);
    await come(3);
    moments.expect(4, 2);
    await come(4);
    await come(2);
    want(4);
    expect(shown).toEqual([3, 4]);
    expect(fetched).toEqual([3, 4, 2]);
    expect(moments.peek(2)?.n).toBe(2);
  });

  test('a failure is told once, and the next wish is tried', async () => {
    const { open, come, shown, failed, want } = setup();
    want(1);
    open.get(1)?.no(new Error('gone'));
    await new Promise((done) => setTimeout(done));
    expect(failed).toEqual(['gone']);
    want(2);
    await come(2);
    expect(shown).toEqual([2]);
  });

  test('after closing nothing is shown', async () => {
    const { moments, come, shown, want } = setup();
    want(1);
    moments.close();
    await come(1);
    expect(shown).toEqual([]);
  });
});
