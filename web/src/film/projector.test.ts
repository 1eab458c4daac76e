import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line, Moment, Reel, Tick } from '../wire/types';

const REEL = {
  table: { id: 'f', title: 'seize', ruleset: '2022', seats: [{ seat: 0 }, { seat: 1 }] },
  viewer: 0,
  viewers: [-2, -1, 0, 1],
  players: ['Ada', 'Bo'],
  ticks: [0, 1, 2, 3].map((at): Tick => ({ at, seat: 0, turn: at, phase: 0, lines: at + 1 })),
  lines: [0, 1, 2, 3].map((id) => ({ id }) as Line),
} as unknown as Reel;

vi.mock('../wire/api', () => ({
  api: {
    film: async (_id: string, viewer?: number) => ({ ...REEL, viewer: viewer ?? 0 }),
    moment: async (_id: string, at: number) => {
      if (at === 3) throw new Error('the server is gone');
      return { n: at, question: null } as Moment;
    },
  },
}));

const { Projector } = await import('./projector.svelte');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(1);

test('seeking shows the position and its log at once, and moves nothing', async () => {
  const film = new Projector('f');
  await film.open(undefined, 1);
  await settle();
  expect(film.game.moment?.n).toBe(1);
  expect(film.game.lines.map((line) => line.id)).toEqual([0, 1]);
  film.answer(1);
  await settle();
  expect(film.game.moment?.n).toBe(2);
  expect(film.game.fresh).toEqual([]);
  expect(film.spot).toEqual({ at: 2, line: 2 });
});

test('what runs forward moves, and a pause stops it', async () => {
  const film = new Projector('f');
  await film.open(0, 0);
  await settle();
  film.toggle();
  await vi.advanceTimersByTimeAsync(1000);
  expect(film.game.moment?.n).toBe(1);
  expect(film.game.fresh.map((line) => line.id)).toEqual([1]);
  film.toggle();
  await vi.advanceTimersByTimeAsync(5000);
  expect(film.game.moment?.n).toBe(1);
  expect(film.running).toBe(false);
});

test('with all hands open one sits at a place; a seat is a seat', async () => {
  const film = new Projector('f');
  await film.open(-2, 0, 1);
  expect(film.game.seat).toBe(1);
  film.sit(0);
  expect(film.game.seat).toBe(0);
  await film.open(-1, 0);
  expect(film.game.seat).toBe(-1);
});

test('a moment that does not come is told, and the last one stays', async () => {
  const film = new Projector('f');
  await film.open(0, 2);
  await settle();
  film.seek(3);
  await settle();
  expect(film.trouble).toBe('the server is gone');
  expect(film.game.moment?.n).toBe(2);
  film.seek(0);
  await settle();
  expect(film.trouble).toBe('');
});
