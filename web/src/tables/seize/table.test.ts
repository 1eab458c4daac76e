import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { course, type Tale } from '../../game/course';
import { Game } from '../../game/game.svelte';
import type { Line, Option } from '../../wire/types';
import Aside from './Aside.svelte';
import source from './Aside.svelte?raw';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import { asked, attack, line, moment, player, table, unit, world } from './sample';
import { TITLE } from './title';
import type { SeizeView } from './wire';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')));
});
afterEach(() => vi.unstubAllGlobals());

test('what most want comes first: to pass in a window, to attack, move or bid elsewhere', () => {
  const option = (verb: string) =>
    ({ name: verb, verb, args: [], said: { parts: [], clause: '' } }) as unknown as Option;
  const sorted = (asked: string, verbs: string[]) =>
    verbs
      .map(option)
      .sort((a, b) => (TITLE.rank?.(a, asked) ?? 0) - (TITLE.rank?.(b, asked) ?? 0))
      .map(({ verb }) => verb);
  expect(sorted('Moment', ['play', 'pass', 'use'])).toEqual(['pass', 'play', 'use']);
  expect(sorted('Declare', ['done', 'target', 'target'])).toEqual(['target', 'target', 'done']);
  expect(sorted('AllocateUnits', ['done', 'allocate'])).toEqual(['allocate', 'done']);
  expect(sorted('AttackMoves', ['done', 'move'])).toEqual(['move', 'done']);
  expect(sorted('Bidding', ['done', 'bid'])).toEqual(['bid', 'done']);
  expect(TITLE.some).toBeGreaterThan(0); // and being done is not alone where not all have room
  // Who may leave a World mostly stays there.
  expect(sorted('Regroup', ['move', 'done'])).toEqual(['done', 'move']);
});

function game(view: SeizeView, seat: number, more = {}): Game {
  const made = new Game();
  made.seat = seat;
  made.players = ['Ada', 'Bo', 'Cy'];
  made.show(moment(view, more));
  return made;
}

function fight(): SeizeView {
  const units = [
    unit(11, { name: 'Drone Carrier', controller: 1, attacks: false }),
    unit(12, {
      name: 'Drone Fighter Counter',
      controller: 1,
      counter: true,
      host: 11,
      attacks: false,
    }),
    unit(13, { name: 'Rapid Strike Fleet', depleted: true, attacks: true }),
  ];
  const hot = world(1, 1, units, {
    name: 'Earth Prime',
    conquest: [1, 0],
    required: 3,
    throne: true,
  });
  return table([player([world(2, 0)]), player([hot, world(3, 1)])], {
    conquest: {
      attacker: 0,
      attacks: [
        attack(13, 11, { name: 'Rapid Strike Fleet', number: 10, target_name: 'Drone Carrier' }),
      ],
      counters: 1,
      defender: 1,
      exchange: 1,
      exchanges: 2,
      name: 'Earth Prime',
      required: 3,
      step: 1,
      world: 1,
    },
  });
}

test('a spectator sees every band, with Worlds, backs and who is on turn', () => {
  const view = table([
    player([world(1, 0, [unit(5, { name: 'Main Battle Fleet', depleted: true })])]),
    player([], { reserve: [{ card: null, marked: true }] }),
  ]);
  render(Board, { game: game(view, -1) });
  expect(screen.getByRole('region', { name: 'Ada, whose turn it is' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^World 1, World of Ada/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Main Battle Fleet.*depleted/ })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'a facedown card, Throne World' })).toBeTruthy();
});

test('a Conquest Action takes the board: both sides, sums, and the other Worlds in reach', () => {
  render(Board, { game: game(fight(), 0) });
  expect(screen.getByText('Exchange 1 of 2 · Step 1: the Attacker')).toBeTruthy();
  expect(screen.getByText('reaches')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Drone Carrier.*aimed at with 10/ })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Carried by Drone Carrier' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^World 3/ })).toBeTruthy();
});

test('what can be chosen glows, on the board and in the tray', () => {
  const view = table([
    player([world(1, 0)], { discard: [{ card: 9, name: 'Recall', type: 'Tactics', cost: 1 }] }),
  ]);
  const option = (card: number, text: string) => ({
    name: `take ${card}`,
    verb: 'take',
    like: '',
    args: [{ kind: 'card', value: card }],
    said: { parts: [{ text, kind: 'card', value: card }], clause: '' },
  });
  const question = asked('Targets', [], [option(1, 'World 1'), option(9, 'Recall')]);
  render(Board, { game: game(view, 0, { question }) });
  expect(screen.getByRole('button', { name: /^World 1.*can be chosen/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Recall.*can be chosen/ })).toBeTruthy();
});

test('seats and points, in a game and in a duel', () => {
  const view = table([player([], { points: 7, resources: 3, regent: true }), player([])]);
  render(Seat, { game: game(view, 0), seat: 0, me: true });
  expect(
    screen.getByRole('button', {
      name: /Ada, you, 7 of 20 victory points, 3 resource counters.*Regent/,
    }),
  ).toBeTruthy();
  const duel = table([player([], { score: 4, pool: [] }), player([], { pool: [] })], {
    worlds_left: 6,
    turn: 4,
  });
  render(Aside, { game: game(duel, -1) });
  expect(screen.getByText(/6 Worlds left/)).toBeTruthy();
});

test('the face tells the hand, the Phases and the clock', () => {
  const view = table([
    player([], { hand: [{ card: 4, name: 'Recall', type: 'Tactics', cost: 'X' }, { card: null }] }),
  ]);
  const at = moment(view);
  expect(TITLE.hand(at, 0).map((held) => [held.name, held.cost])).toEqual([
    ['Recall', 'X'],
    ['', ''],
  ]);
  expect(TITLE.phases(at).find((phase) => phase.now)?.name).toBe('Military');
  expect(TITLE.clock(at)).toBe('Turn 3 ◆');
});

test('cards that I know in other hands are shown', () => {
  const card = { card: 40, name: 'Field Repair', type: 'Tactics', cost: 2 };
  const view = table([player([]), player([], { hand: [card, { card: null }] })]);
  const { container } = render(Aside, { game: game(view, 0) });
  const known = screen.getByRole('region', { name: 'Cards you know in other hands' });
  expect(known.textContent).toContain('Bo');
  expect(container.textContent).toContain('Field Repair');
});

test('what the question of a window says is not said once more as what just happened', () => {
  const made = game(fight(), 0);
  made.staging.ui = TITLE;
  const window = asked('Moment', [{ kind: 'card', value: 1 }]);
  made.lines = [line('conquest-action', 0, [1]), line('targets', 0, [13, 11])];
  expect(made.happened(window)).toBeUndefined();
  made.lines = [...made.lines, line('conquest-counted', 0, [1, 1])];
  expect(made.happened(window)?.kind).toBe('conquest-counted');
  made.lines = [...made.lines, line('plays', 1, [40])];
  expect(made.happened(asked('Moment', [{ kind: 'card', value: 40 }]))).toBeUndefined();
  expect(made.happened(window)?.kind).toBe('plays');
});

test('beside a long question the points stay and the Discard Piles go', () => {
  const narrow =
    /@container side \(max-height: 250px\) \{([\s\S]*?)\n {2}\}/.exec(source)?.[1] ?? '';
  const hidden = [...narrow.matchAll(/([^{}]*)\{\s*display: none;/g)].map(([, which]) => which);
  expect(hidden.join()).toContain('.piles');
  expect(hidden.join()).not.toContain('.points');
});

test('points come from a World that is faced up, not from the Character after it', () => {
  const told = (id: number, ...rest: Parameters<typeof line>): Line => ({ ...line(...rest), id });
  const log = [
    told(0, 'faces-up', 0, [1]),
    told(1, 'faces-up', 0, [30]),
    told(2, 'turn', 0, [1]),
    told(3, 'points', 0, [5]),
  ];
  const tale = TITLE.tale?.(moment(table([player([world(1, 0)], { points: 5 })]))) as Tale;
  expect(course(log, tale, 1).turnings.map(({ cause }) => cause?.id)).toEqual([0]);
  const robbed = TITLE.tale?.(moment(table([player([])]))) as Tale;
  expect(course(log, robbed, 1).scores).toEqual([[0]]);
});
