import { expect, it } from 'vitest';
import type { Line } from '../../wire/types';
import { enacted } from './enact';
import { clock, phases, turnOf } from './model';
import type { ArcsView } from './wire';

const said = { parts: [], clause: '' } as unknown as Line['said'];
const card = { card: 7, name: 'Aggression 4', suit: 'aggression', number: 4, pips: 2 };
const seat = (played: object[] = []) => ({
  played,
  copied: [],
  seizing: [],
  hand: [card],
  hand_size: 1,
});
const VIEW = {
  active: 1,
  battle: null,
  chapter: 1,
  draft: [],
  lead: [card],
  pips: 0,
  idle: [],
  play: 'pivot',
  seats: [seat(), seat([card])],
} as unknown as ArcsView;
const EMPIRE = { ...VIEW, play: '', empire: { summit: null } } as unknown as ArcsView;

const now = (view: ArcsView, asked = '', awaited: number[] = [0]): string =>
  phases(view, false, asked, awaited)
    .filter((one) => one.now)
    .map((one) => one.name)
    .join();

it('lights playing a card where one is asked for it, however the last one was played', () => {
  expect(now(VIEW, 'Follow')).toBe('Play a card');
  expect(now(VIEW, '', [0])).toBe('Play a card');
  expect(phases(VIEW, false, 'Follow').map((one) => one.name)).toContain('Take actions');
  expect(now({ ...VIEW, active: 0 }, 'Turn')).toBe('Pivot: take actions');
  expect(now({ ...VIEW, pips: 1 }, '', [0])).toBe('Pivot: take actions');
});

it('tells an event from playing a card and from the Summit', () => {
  for (const asked of ['Govern', 'Either', 'Demand', 'Cleanse'])
    expect(now(EMPIRE, asked)).toBe('Event');
  expect(now(EMPIRE, 'Lead')).toBe('Play a card');
  expect(now(EMPIRE, 'MayCall')).toBe('Summit');
  const played = { ...EMPIRE, seats: [seat([card]), seat([card])] } as unknown as ArcsView;
  expect(now(played, '', [1])).toBe('Event');
  expect(now({ ...VIEW, play: '' }, 'Arrange')).toBe('');
});

it.each([
  ['leads', 'lead'],
  ['surpasses', 'surpass'],
  ['copies', 'copy'],
  ['plays-to-seize', 'pivot'],
])('shows after %s how the card was played', (kind, play) => {
  const line: Line = { id: 1, kind, actor: 0, args: [7], names: [], said };
  expect(enacted(VIEW, line, VIEW).play).toBe(play);
});

it('says whose turn it is, and before the first round who will lead', () => {
  const says = (view: ArcsView, asked = '', seat = 0): string => {
    const turn = turnOf(view, asked, seat);
    return `${turn.seat}${turn.says}`;
  };
  const drawn = { ...VIEW, round: 0, initiative: 1, active: 0, play: '', lead: [] } as ArcsView;
  expect(says(drawn, 'Mulligan')).toBe('1 to lead');
  expect(clock(drawn)).toBe('Chapter 1 · initiative ▲');
  const round = { ...VIEW, round: 1, initiative: 1 } as ArcsView;
  expect(clock(round)).toBe('Chapter 1 · round 1 · initiative ▲');
  expect(says(round, 'Follow')).toBe('0 to follow');
  expect(says({ ...round, play: '', lead: [] })).toBe('1 to lead');
  expect(says({ ...round, pips: 2 })).toBe('1: 2 actions left');
  // Of the last action only what it is part of is left to say.
  expect([says({ ...round, play: 'lead' }), says({ ...round, play: 'copy' })]).toEqual([
    '1 leads',
    '1 copies',
  ]);
  expect(says({ ...round, play: 'surpass' })).toBe('1 surpasses');
  expect(says({ ...round, play: 'lead' }, 'Act', 1)).toBe('1 lead');
});
