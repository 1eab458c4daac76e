import { afterEach, describe, expect, test } from 'vitest';
import { printed } from '../game/cards.svelte';
import { invites } from '../game/rematch';
import type { SeatInfo, TableInfo } from '../wire/types';
import { choices, fromQuery, labelOf, matches, originOf, originsOf, toQuery } from './gallery';
import { habit, keepHabit } from './habits';
import { ago, begins, myTurn, ordered, origin, standing } from './lists';

const seat = (n: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: n,
  kind: 'person',
  name: `P${n}`,
  bot: '',
  away: false,
  here: false,
  mine: n === 0,
  side: '',
  party: '',
  owner: 0,
  votes: [],
  may: [],
  brought: false,
  concedes: -1,
  ...more,
});

function table(id: string, more: Partial<TableInfo> = {}): TableInfo {
  return {
    id,
    gathering: false,
    name: id,
    title: 'seize',
    ruleset: '2022',
    settings: {},
    seats: [seat(0), seat(1)],
    state: 'playing',
    listed: false,
    watchable: true,
    reveal: true,
    chat: false,
    fast: false,
    host: true,
    created: '2026-01-01T00:00:00Z',
    touched: '2026-01-01T00:00:00Z',
    answers: 0,
    turn: 1,
    awaited: [1],
    won: [],
    invites: {},
    problem: '',
    lesson: '',
    deal: { chance: 'sealed', seed: '', given: '', commitment: '', charter: '', secret: '' },
    clock: 0,
    many: false,
    advice: true,
    expires: '',
    again: null,
    withdrawn: [],
    ...more,
  };
}

describe('tables', () => {
  test('where I am asked comes first, then the latest', () => {
    const tables = [
      table('over', { state: 'over' }),
      table('old'),
      table('new', { touched: '2026-02-01T00:00:00Z' }),
      table('mine', { awaited: [0] }),
      table('waiting', { state: 'waiting' }),
    ];
    expect(ordered(tables).map((t) => t.id)).toEqual(['mine', 'new', 'old', 'waiting', 'over']);
  });

  test('a seat that a bot plays for me is not my turn', () => {
    expect(myTurn(table('t', { awaited: [0] }))).toBe(true);
    expect(myTurn(table('t', { awaited: [0], seats: [seat(0, { away: true })] }))).toBe(false);
    expect(myTurn(table('t', { awaited: [0], state: 'over' }))).toBe(false);
  });

  test('only who has links to send is told to send them', () => {
    const open = seat(1, { kind: 'open', name: '' });
    const waits = { state: 'waiting', seats: [seat(0), open] } as const;
    const host = table('t', { ...waits, seats: [...waits.seats], invites: { '1': 'x' } });
    expect(begins(host, 'games.example')).toEqual([
      'The game begins when every seat is taken. Send each friend one link.',
    ]);
    expect(begins(host, 'localhost')[1]).toContain('on this machine only');
    const guest = table('t', { ...waits, seats: [...waits.seats] });
    expect(begins(guest, 'localhost')).toEqual([
      'The game begins when every seat is taken. Your seat is kept.',
    ]);
    const spectator = table('t', { ...waits, seats: [seat(0, { mine: false }), open] });
    expect(begins(spectator, 'localhost')).toEqual([
      'The game begins when every seat is taken. You will watch.',
    ]);
  });

  test('a rematch with others asks them to it, one with bots or at one screen nobody', () => {
    expect(invites(table('t', { seats: [seat(0), seat(1)] }))).toBe(true);
    expect(invites(table('t', { seats: [seat(0), seat(1, { kind: 'bot' })] }))).toBe(false);
    expect(invites(table('t', { seats: [seat(0), seat(1, { mine: true })] }))).toBe(false);
  });

  test('cards that come from a seed say so', () => {
    const deal = { ...table('t').deal, chance: 'seed' as const, seed: 'eleven' };
    expect(origin(table('t', { deal }))).toBe('seed eleven');
    expect(origin(table('t'))).toBe('');
  });

  test('what a table waits for, in words', () => {
    const open = seat(1, { kind: 'open', name: '' });
    expect(standing(table('t', { state: 'waiting', seats: [seat(0), open] }))).toBe(
      'waits for one player',
    );
    expect(standing(table('t'))).toBe('P1 to answer');
    expect(standing(table('t', { awaited: [0] }))).toBe('your turn');
    expect(standing(table('t', { state: 'over', won: [0] }))).toBe('over: you won');
    expect(standing(table('t', { state: 'over', won: [0, 1] }))).toBe('over: a draw');
    expect(standing(table('t', { state: 'over', won: [1] }))).toMatch(/^over: .+ won$/);
    expect(standing(table('t', { awaited: [] }))).toBe('being played');
    expect(standing(table('t', { state: 'stuck', problem: 'broke' }))).toBe('broke');
  });

  test('how long ago, with or without a zone', () => {
    const now = Date.parse('2026-01-02T00:00:00Z');
    expect(ago('2026-01-01T23:59:40Z', now)).toBe('just now');
    expect(ago('2026-01-01 23:58:00', now)).toBe('2 minutes ago');
    expect(ago('2026-01-01T23:00:00+00:00', now)).toBe('1 hour ago');
    expect(ago('nonsense', now)).toBe('');
  });
});

describe('habits', () => {
  afterEach(() => localStorage.clear());

  test('what was chosen is there again, unless it is no longer possible', () => {
    expect(habit('x', 2, 6, ['novice', 'regular'])).toEqual({ seats: 2, bot: 'regular' });
    keepHabit('x', { seats: 4, bot: 'novice' });
    expect(habit('x', 2, 6, ['novice', 'regular'])).toEqual({ seats: 4, bot: 'novice' });
    expect(habit('x', 2, 3, ['regular'])).toEqual({ seats: 2, bot: 'regular' });
    localStorage.setItem('regent.play.x', '{broken');
    expect(habit('x', 2, 6, ['regular'])).toEqual({ seats: 2, bot: 'regular' });
  });
});

describe('the gallery', () => {
  const card = {
    slug: 'a',
    name: 'Avar Raptor',
    type: 'Ship',
    facts: { faction: 'Avar', cost: '3', attack: '3', speed: '–', subtypes: 'Fighter, Drone' },
    text: ['Deal 2 damage.'],
    keywords: ['Range: 1'],
  };
  const other = { ...card, slug: 'b', name: 'B', facts: { cost: '10', attack: '–' }, keywords: [] };

  test('filters by group and by words', () => {
    expect(matches(card, { faction: 'Avar', keyword: 'Range', subtypes: 'Drone' })).toBe(true);
    expect(matches(card, { faction: 'Sek' })).toBe(false);
    expect(matches(card, { words: 'raptor DAMAGE' })).toBe(true);
    expect(matches(card, { words: 'raptor heal' })).toBe(false);
  });

  test('offers only what differs, numbers as numbers', () => {
    const found = choices([other, card]);
    expect(found.find((g) => g.group === 'cost')?.values).toEqual(['3', '10']);
    expect(found.some((g) => g.group === 'type')).toBe(false);
  });

  test('the address keeps the filters', () => {
    const filters = { type: 'Ship', words: 'a b' };
    expect(fromQuery(toQuery(filters))).toEqual(filters);
    expect(toQuery({})).toBe('');
  });

  test('a card is held and read aloud with its numbers', () => {
    expect(printed(card).stats.map((s) => s.label)).toEqual(['attack']);
    expect(labelOf(card)).toBe('Avar Raptor, Avar Ship, cost 3, attack 3');
    const own = { ...card, facts: { cost: '1', copies: '4', power: '2', look: 'x' } };
    expect(printed(own).stats).toEqual([{ icon: '', label: 'power', value: '2' }]);
  });

  test('it says what is printed and what is ours', () => {
    const facts = { provenance: 'mixed', printed: 'name, type, Range' };
    const mixed = { ...card, facts };
    const ours = { ...other, facts: { provenance: 'designed' } };
    const costed = { ...card, facts: { provenance: 'mixed', printed: 'name, cost' } };
    expect(originOf(mixed)).toBe('Printed in the rulebook: name, type, Range. The rest is ours.');
    expect(originOf(ours)).toBe('All of it is ours.');
    expect(originsOf([mixed, ours, costed])).toContain(
      'names 2 of these 3 cards and prints a number of 1;',
    );
    const whole = { ...card, facts: { provenance: 'printed' } };
    expect(originsOf([whole, whole])).toBe('All 2 cards are as the rulebook prints them.');
  });
});
