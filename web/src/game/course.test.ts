// The course of a game comes from its log, and the same table can be made again.

import { expect, test } from 'vitest';
import type { Line, SeatInfo, TableInfo } from '../wire/types';
import { course, type Tale } from './course';
import { following, rematch, repeatable } from './rematch';

const line = (
  id: number,
  kind: string,
  actor: number,
  args: number[],
  names: string[] = [],
): Line => ({
  id,
  kind,
  actor,
  args,
  names,
  said: { parts: [], clause: '' },
});

const TALE: Tale = {
  what: 'favor',
  goal: 8,
  turn: ({ kind, args }) => (kind === 'turn' ? (args[0] ?? null) : null),
  scored: ({ kind, actor, args }) => (kind === 'favor' ? { seat: actor, now: args[0] ?? 0 } : null),
  causes: ['destroyed'],
  did: 'damage',
  does: ({ kind, actor, args, names }) =>
    kind === 'hits' ? { seat: actor, name: names[0] ?? '', amount: args[0] ?? 0 } : null,
};

const LOG = [
  line(0, 'turn', 0, [1]),
  line(1, 'favor', 0, [1]),
  line(2, 'turn', 1, [2]),
  line(3, 'hits', 1, [3], ['Raider']),
  line(4, 'hits', 1, [4], ['Raider']),
  line(5, 'hits', 1, [5], ['Drone']),
  line(6, 'destroyed', 0, [9], ['Mars']),
  line(7, 'favor', 1, [4]),
  line(8, 'turn', 0, [3]),
  line(9, 'favor', 0, [0]),
];

test('the score is told turn by turn', () => {
  const found = course(LOG, TALE, 2);
  expect(found.turns).toEqual([1, 2, 3]);
  expect(found.scores).toEqual([
    [1, 1, 0],
    [0, 4, 4],
  ]);
});

test('what turned it is the most that was won or lost, with its cause, in order', () => {
  const found = course(LOG, TALE, 2);
  expect(
    found.turnings.map((one) => [
      one.turn,
      one.changes.map(({ seat, amount }) => [seat, amount]),
      one.cause?.id ?? -1,
    ]),
  ).toEqual([
    [1, [[0, 1]], -1],
    [
      2,
      [
        [1, 4],
        [0, -1],
      ],
      6,
    ],
  ]);
});

test('a loss that is counted long after is told with what another did, not without a reason', () => {
  const quiet = Array.from({ length: 9 }, (_, i) => line(10 + i, 'draws', 0, []));
  const log = [
    line(0, 'turn', 0, [1]),
    line(1, 'favor', 0, [5]),
    line(2, 'turn', 1, [2]),
    line(3, 'destroyed', 1, [9]),
    ...quiet,
    line(30, 'turn', 0, [3]),
    line(31, 'favor', 0, [0]),
  ];
  const lost = course(log, TALE, 2).turnings.at(-1);
  expect(lost?.cause?.id).toBe(3);
  expect(lost?.changes).toEqual([{ seat: 0, amount: -5 }]);
});

test('a loss of the last turn counts, although nobody has told the score since', () => {
  const tale = { ...TALE, ends: (seat: number) => [0, 4][seat] };
  const log = LOG.slice(0, 8);
  const before = course(log, TALE, 2);
  expect(before.scores[0]).toEqual([1, 1]);
  const found = course(log, tale, 2);
  expect(found.scores).toEqual([
    [1, 0],
    [0, 4],
  ]);
  expect(found.turnings.at(-1)?.changes).toEqual([
    { seat: 1, amount: 4 },
    { seat: 0, amount: -1 },
  ]);
});

test('what turned it names all that fell at that moment, and nothing of an earlier one', () => {
  const log = [
    line(0, 'turn', 0, [1]),
    line(1, 'destroyed', 0, [5]),
    line(2, 'favor', 1, [2]),
    line(3, 'turn', 0, [2]),
    line(4, 'destroyed', 0, [6]),
    line(5, 'hits', 1, [3], ['Raider']),
    line(6, 'destroyed', 0, [7]),
    line(7, 'destroyed', 0, [8]),
    line(8, 'favor', 1, [8]),
  ];
  const told = course(log, TALE, 2).turnings.map(({ causes }) => causes.map(({ id }) => id));
  expect(told).toEqual([[1], [4, 6, 7]]);
});

test('where all of a turn is counted at once, all that led to it is named', () => {
  const tale = { ...TALE, atOnce: true, causes: ['conquers', 'faces-up'] };
  const log = [
    line(0, 'turn', 0, [1]),
    line(1, 'faces-up', 0, [5]),
    line(2, 'favor', 0, [3]),
    line(3, 'faces-up', 0, [6]),
    ...Array.from({ length: 9 }, (_, i) => line(10 + i, 'draws', 0, [])),
    line(30, 'conquers', 0, [7]),
    line(31, 'favor', 0, [12]),
  ];
  const told = course(log, tale, 2).turnings.map(({ causes }) => causes.map(({ id }) => id));
  expect(told).toEqual([[1], [3, 30]]);
});

test('the best card of a side is the one that did most', () => {
  expect(course(LOG, TALE, 2).best).toEqual([
    { seat: 1, name: 'Raider', amount: 7, did: 'damage' },
  ]);
});

const seat = (more: Partial<SeatInfo>): SeatInfo =>
  ({ kind: 'bot', bot: 'expert', name: '', mine: false, ...more }) as SeatInfo;
const TABLE = {
  title: 'contention',
  ruleset: 'standard',
  settings: { map: 'wide' },
  name: 'Ours',
  lesson: '',
  deal: { given: '' },
  seats: [
    seat({ kind: 'person', mine: true, name: 'Ada' }),
    seat({}),
    seat({ kind: 'person', name: 'Bob', seat: 2 }),
  ],
  id: 'old',
} as unknown as TableInfo;

test('a rematch has the same rules and people, in the same seats or each a place further', () => {
  const kinds = (changed: boolean) => rematch(TABLE, changed).seats.map((one) => one.kind);
  expect(rematch(TABLE, false)).toMatchObject({
    title: 'contention',
    ruleset: 'standard',
    settings: { map: 'wide' },
  });
  expect(kinds(false)).toEqual(['me', 'bot', 'open']);
  expect(kinds(true)).toEqual(['open', 'me', 'bot']);
  expect(rematch(TABLE, true)).toMatchObject({ after: 'old', seats: [{ after: 2 }, {}, {}] });
  const alone = { ...TABLE, seats: TABLE.seats.slice(0, 2) };
  expect(rematch(alone, false)).not.toHaveProperty('after');
  expect(following({ id: 'new', invite: 'xyz' })).toBe('/t/new#invite=xyz');
  expect(following({ id: 'new', invite: '' })).toBe('/t/new');
});

test('a lesson, a brought position and a game one only watched are not played again', () => {
  expect(repeatable(TABLE)).toBe(true);
  expect(repeatable({ ...TABLE, lesson: '01' })).toBe(false);
  expect(repeatable({ ...TABLE, deal: { ...TABLE.deal, given: '[given]' } })).toBe(false);
  expect(repeatable({ ...TABLE, seats: [seat({})] })).toBe(false);
});
