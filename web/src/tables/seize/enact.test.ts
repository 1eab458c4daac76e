// What the log tells is seen on the board before the view itself comes.

import { describe, expect, test } from 'vitest';
import type { Line } from '../../wire/types';
import { conquestResult, enacted } from './enact';
import type { SeizeView } from './wire';

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
  names: args.map((_, i) => names[i] ?? ''),
  said: { parts: [], clause: '' },
});

const unit = (card: number) => ({ card, damage: 0, depleted: false });
const seat = (worlds: object[]) => ({
  worlds,
  figures: [],
  resources: 1,
  points: 3,
  hand_size: 4,
  reserve: [],
  court: [],
});
const now = {
  active: 0,
  turn: 1,
  regent: -1,
  conquest: { world: 50, counters: 1 },
  seats: [
    seat([{ card: 50, controller: 0, depleted: false, disputed: false, units: [unit(7)] }]),
    seat([{ card: 60, controller: 1, depleted: false, disputed: false, units: [unit(9)] }]),
  ],
} as unknown as SeizeView;

const where = (view: SeizeView) =>
  view.seats.map((one) =>
    one.worlds.map((world) => [world.card, ...world.units.map((u) => u.card)]),
  );
const upon = (kind: string, actor: number, ...args: number[]) =>
  enacted(now, line(0, kind, actor, args), now);

describe('an event', () => {
  test('moves Units, takes them away and hands Worlds over', () => {
    expect(where(upon('moves', 1, 9, 50))).toEqual([[[50, 7, 9]], [[60]]]);
    expect(where(upon('eliminated', 0, 7))).toEqual([[[50]], [[60, 9]]]);
    expect(where(upon('conquers', 1, 50))).toEqual([
      [],
      [
        [60, 9],
        [50, 7],
      ],
    ]);
  });
  test('adds up damage and Conquest counters', () => {
    expect(upon('damaged', 0, 7, 2).seats[0]?.worlds[0]?.units[0]?.damage).toBe(2);
    expect(upon('conquest-counted', 1, 50, 2).conquest?.counters).toBe(3);
  });
  test('counts points and Resource counters for their owner', () => {
    expect(upon('points', 1, 8, 20).seats[1]?.points).toBe(8);
    expect(upon('pays', 0, 1).seats[0]?.resources).toBe(0);
  });
  test('ends a fight: nothing of it is left beside the card of its result', () => {
    const hurt = upon('damaged', 0, 7, 2);
    const over = enacted(hurt, line(1, 'conquest-action-ends', 1, [50]), now);
    expect(over.conquest).toBeNull();
    expect(over.seats[0]?.worlds[0]?.units[0]).toMatchObject({ card: 7, damage: 0 });
  });
  test('ends a fight: the World turns upright only when that is told', () => {
    const turned = upon('depletes', 0, 50);
    const over = enacted(turned, line(1, 'conquest-action-ends', 1, [50]), now);
    expect(over.seats[0]?.worlds[0]?.depleted).toBe(true);
  });
  test('begins a Step: what was declared in the last one is over', () => {
    const declared = { ...now, conquest: { ...now.conquest, step: 1, attacks: [{}] } };
    const next = enacted(declared as unknown as SeizeView, line(1, 'step', 0, [2]), now);
    expect(next.conquest).toMatchObject({ step: 2, attacks: [] });
  });
  test('turns cards', () => {
    expect(upon('depletes', 0, 7).seats[0]?.worlds[0]?.units[0]?.depleted).toBe(true);
  });
});

test('a card closes a Conquest Action: who lost and won what, and why', () => {
  const fight = [
    line(0, 'conquest-action', 1, [50], ['Mars']),
    line(1, 'total', 1, [7, 6]),
    line(2, 'eliminated', 0, [7], ['Tanks']),
    line(3, 'conquers', 1, [50], ['Mars']),
    line(4, 'conquest-action-ends', 1, [50], ['Mars']),
  ];
  expect(conquestResult(fight, fight.slice(3, 4))).toBeNull();
  const result = conquestResult(fight, fight.slice(4));
  expect(result?.title).toBe('Mars is taken');
  expect(result?.sides).toEqual([
    { seat: 0, lost: ['Tanks'], won: [] },
    { seat: 1, lost: [], won: ['Mars'] },
  ]);
});

test('a copy of a World that falls is said to be eliminated, not to be held', () => {
  const fight = [
    line(0, 'conquest-action', 1, [50], ['Mars']),
    line(1, 'total', 1, [7, 6]),
    line(2, 'eliminated', 0, [50], ['Mars']),
    line(3, 'conquest-action-ends', 1, [50], ['Mars']),
  ];
  expect(conquestResult(fight, fight.slice(3))?.title).toBe('Mars is eliminated');
  const held = fight.filter((one) => one.kind !== 'eliminated');
  expect(conquestResult(held, held.slice(2))?.title).toBe('Mars is not taken');
});
