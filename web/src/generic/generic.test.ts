import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { Game } from '../game/game.svelte';
import { uiOf } from '../game/title';
import type { Moment, Option, Question, TableInfo } from '../wire/types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { before, cardsIn, common, type Dict, nameOf, panel, thingOf } from './model';
import Seat from './Seat.svelte';
import { genericUi } from './title';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')));
});

const VIEW: Dict = {
  round: 3,
  phase: 'the summit',
  first: { seat: 1 },
  deck: 12,
  market: null,
  discard: [{ card: 4, name: 'Guard', power: 2 }, { card: null }, { card: null }],
  dice: { assault: ['hit', 'miss'], raid: [] },
  map: [
    {
      place: 0,
      name: 'Ember Gate',
      ruler: { seat: 0 },
      blight: 2,
      cards: [{ card: 9, name: 'Lattice', worn: true }],
      ships: [{ owner: { seat: 0 }, fresh: 2 }],
      routes: [],
    },
    { place: 1, name: 'Kyr', ruler: null },
  ],
  seats: [
    { coins: 4, hand: [{ card: 1, name: 'Trader', power: 1 }], front: [], won: { ships: 2 } },
    { coins: 7, hand: [{ card: null }, { card: null }], front: [{ card: 2, name: 'Raider' }] },
  ],
};

const said = { parts: [], clause: '' };
const option = (name: string, kind: string, value: number): Option => ({
  name,
  verb: name,
  like: '',
  said,
  args: [{ kind, value }],
});
const ASKED: Question = {
  id: 'q',
  prompt: 'Move',
  shape: 'choose',
  said,
  about: [],
  final: null,
  by_hand: false,
  rests: [],
  options: [option('go', 'place', 1), option('strike', 'card', 2), option('ask', 'seat', 1)],
};

function gameOf(view: Dict, seat: number, question: Question | null = null): Game {
  const game = new Game();
  game.seat = seat;
  game.players = ['Ada', 'Bob'];
  game.info = {
    title: 'other',
    seats: [0, 1].map((i) => ({ seat: i, kind: 'bot', name: '', bot: '', away: false, side: '' })),
  } as unknown as TableInfo;
  const moment: Moment = {
    n: 1,
    view,
    awaited: [0],
    over: false,
    standings: [],
    question,
    undo: [],
    sealed: false,
    orders: [],
    notice: '',
    advised: '',
    suggested: '',
    back: 0,
  };
  game.show(moment);
  return game;
}

test('a title without a table of its own gets one, server or not', async () => {
  const ui = await uiOf('nobody-knows-it');
  expect(ui.name).toBe('nobody-knows-it');
  expect((await uiOf('contention')).Board).not.toBe(ui.Board);
});

test('head and hand come from the usual keys, with the words of the title', () => {
  const ui = genericUi('other', { round: 'chapter' });
  const { moment } = gameOf(VIEW, 0);
  if (!moment) throw new Error('no moment');
  expect(ui.clock(moment)).toBe('Chapter 3');
  expect(ui.phases(moment)).toEqual([{ name: 'The summit', now: true }]);
  expect(ui.hand(moment, 0)).toMatchObject([{ card: 1, name: 'Trader', stats: [{ value: 1 }] }]);
  expect(ui.hand(moment, 1).map((held) => held.card)).toEqual([null, null]);
  expect(ui.phases({ ...moment, view: {} })).toEqual([]);
});

test('what is short stands beside the board, what needs room on it, each in one place', () => {
  const { short, large } = common(VIEW);
  expect(short.map(([key]) => key)).toEqual(['first', 'deck', 'market']);
  expect(large.map(([key]) => key)).toEqual(['discard', 'dice', 'map']);
  const [ada = {}, bob = {}] = VIEW.seats as Dict[];
  expect(panel(ada)).toEqual([
    ['coins', 4],
    ['hand', 1],
  ]);
  expect(before(ada, true).map(([key]) => key)).toEqual(['front', 'won']);
  expect(before(bob, false).map(([key]) => key)).toEqual(['front']);
  expect([...cardsIn(VIEW).keys()].sort()).toEqual([1, 2, 4, 9]);
});

test('places and cards can be pointed at, whatever they are called', () => {
  expect(thingOf({ place: 3 })).toEqual({ kind: 'place', value: 3 });
  expect(thingOf({ card: null })).toBeNull();
  expect(nameOf({ place: 3 }, { place: 'system' })).toBe('System 3');
  expect(nameOf({ place: 3, sector: 'a1' }, {})).toBe('A1');
});

test('nested lists and dictionaries are drawn, and what options speak of glows', () => {
  genericUi('other', { blight: 'rot' });
  render(Board, { game: gameOf(VIEW, 0, ASKED) });
  const gate = screen.getByRole('button', { name: /^Ember Gate, ruler you, rot 2/ });
  expect(gate.className).not.toContain('glows');
  expect(screen.getByRole('button', { name: /^Kyr.*can be chosen/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Raider.*before Bob, can be chosen/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Lattice, worn, cards, Ember Gate/ })).toBeTruthy();
  expect(
    within(screen.getByRole('group', { name: 'discard' })).getByText(/face down/),
  ).toBeTruthy();
  const open = screen.getByRole('region', { name: 'Open to all' });
  expect(open.textContent).toMatch(/assault\s*hit\s*miss/);
  expect(open.textContent).toMatch(/ships\s*you\s*fresh\s*2/);
  expect(open.textContent).not.toContain('routes');
});

test('a spectator sees no hand, and seats say what can be counted', () => {
  const game = gameOf(VIEW, -1, ASKED);
  render(Seat, { game, seat: 1, me: false });
  expect(screen.getByRole('button', { name: /^Bob, a bot, coins 7, hand 2/ })).toBeTruthy();
  render(Aside, { game });
  expect(screen.getByRole('region', { name: 'Counted for all' }).textContent).toMatch(/Bob/);
});

test('views of any form are drawn', () => {
  for (const view of [{}, { seats: 3 }, { seats: [1, 'x', null] }, { a: [[1, [2]], { b: [] }] }]) {
    const { unmount } = render(Board, { game: gameOf(view, 0) });
    unmount();
  }
});

test('a pile is short until something in it is asked for', () => {
  const pile = Array.from({ length: 9 }, (_, i) => ({ card: 20 + i, name: `Card ${i}` }));
  const shown = (question: Question | null): number => {
    const { unmount, container } = render(Board, { game: gameOf({ pile }, 0, question) });
    const count = container.querySelectorAll('[data-thing]').length;
    unmount();
    return count;
  };
  expect(shown(null)).toBe(3);
  expect(shown({ ...ASKED, options: [option('take', 'card', 21)] })).toBe(9);
});
