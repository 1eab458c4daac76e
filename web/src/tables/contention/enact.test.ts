// What the log tells is seen on the map before the view itself comes.

import { describe, expect, test } from 'vitest';
import type { Line } from '../../wire/types';
import { battleResult, beat, enacted } from './enact';
import { table } from './flips';
import type { ContentionAsset, ContentionView } from './wire';

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

const ship = (card: number, controller: number): ContentionAsset => ({
  card,
  controller,
  name: `Ship ${card}`,
  type: 'Ship',
  attack: 2,
  defense: 3,
  damage: 0,
  keywords: [],
});

function view(...sectors: ContentionAsset[][]): ContentionView {
  return {
    battle: [],
    favor_to_win: 8,
    goals: [],
    map: sectors.map((assets, i) => ({
      assets,
      col: i,
      row: 0,
      sector: `a${i + 1}`,
      up: true,
      controller: -1,
      location: { card: 100 + i, damage: 0 },
    })),
    order: [0, 1],
    phase: 'command',
    scepter: 0,
    seats: [0, 1].map(() => ({
      favor: 2,
      resources: 3,
      hand_size: 4,
      deck: 20,
      locations: 3,
      colony_tokens: 5,
    })),
    teams: false,
    turn: 1,
  } as unknown as ContentionView;
}

const base = (): ContentionView => view([ship(7, 0)], []);
const cards = (seen: ContentionView): number[][] =>
  seen.map.map((place) => place.assets.map((asset) => asset.card));

describe('an event', () => {
  const now = view([ship(7, 0)], []);

  test('moves what moves', () => {
    expect(cards(enacted(now, line(0, 'moves', 0, [7, 1]), now))).toEqual([[], [7]]);
  });
  test('brings what comes, as the view that follows has it', () => {
    const after = view([ship(7, 0), ship(9, 1)], []);
    expect(cards(enacted(now, line(0, 'enters', 1, [9, 0]), after))).toEqual([[7, 9], []]);
    expect(enacted(now, line(0, 'enters', 1, [9, 0]), now)).toEqual(now);
  });
  test('adds up damage, of ships and of locations', () => {
    const once = enacted(now, line(0, 'hits', 1, [9, 7, 2]), now);
    const twice = enacted(once, line(1, 'damages', 1, [7, 1, 9]), now);
    expect(twice.map[0]?.assets[0]?.damage).toBe(3);
    expect(enacted(now, line(0, 'hits', 1, [9, 101, 2]), now).map[1]?.location.damage).toBe(2);
  });
  test('takes away what is destroyed', () => {
    expect(cards(enacted(now, line(0, 'destroyed', 0, [7, 0]), now))).toEqual([[], []]);
  });
  test('counts favor and resources for their owner', () => {
    const seen = enacted(
      enacted(now, line(0, 'favor', 1, [2, 1, 4]), now),
      line(1, 'gains', 0, [5]),
      now,
    );
    expect(seen.seats.map((seat) => [seat.favor, seat.resources])).toEqual([
      [2, 8],
      [4, 3],
    ]);
  });
  test('counts locations and colony tokens with the map', () => {
    const counts = (seen: ContentionView): number[][] =>
      seen.seats.map((seat) => [seat.locations, seat.colony_tokens]);
    const settled = enacted(now, line(0, 'settles', 1, [101, 1]), now);
    expect(counts(settled)).toEqual([
      [3, 5],
      [4, 4],
    ]);
    const fallen = enacted(settled, line(1, 'destroyed', 1, [101, 0]), now);
    expect(counts(fallen)).toEqual([
      [3, 5],
      [3, 5],
    ]);
    const home = view([], []);
    home.map[0] = {
      ...now.map[0],
      controller: 0,
      location: { card: 100, type: 'Homeworld' },
    } as never;
    expect(counts(enacted(home, line(2, 'destroyed', 0, [100, 0]), now))[0]).toEqual([2, 5]);
  });
  test('begins a turn with the order and the strengths that it has', () => {
    const strong = view([{ ...ship(7, 0), attack: 5, defense: 4 }], []);
    const seen = enacted(strong, line(0, 'turn', 1, [2]), now);
    expect([seen.scepter, seen.order]).toEqual([1, [1, 0]]);
    expect([seen.map[0]?.assets[0]?.attack, seen.map[0]?.assets[0]?.defense]).toEqual([2, 3]);
  });
  test('shows an attack with its sum as soon as it is declared, until the turn is another', () => {
    const duel = (target: number): ContentionView['battle'][number] => ({
      lethal: false,
      target,
      terms: [{ card: 9, amount: 2, why: 'attack' }],
      total: 2,
    });
    const after = { ...now, battle: [duel(8), duel(7)] };
    const seen = enacted(now, line(0, 'targets', 1, [9, 7]), after);
    expect(seen.battle.map((one) => one.target)).toEqual([7]);
    const both = enacted(seen, line(1, 'targets', 1, [9, 8]), after);
    expect(both.battle.map((one) => one.target)).toEqual([8, 7]);
    expect(enacted(seen, line(1, 'targets', 0, [7, 5]), now).battle).toEqual(seen.battle);
    const later = enacted(now, line(0, 'targets', 1, [9, 7]), { ...after, turn: 2 });
    expect(later.battle).toEqual([]);
  });
  test('leaves the view before it as it was', () => {
    enacted(now, line(0, 'hits', 1, [9, 7, 2]), now);
    expect(now.map[0]?.assets[0]?.damage).toBe(0);
  });
});

describe('a face-off that is shown', () => {
  const held = { card: 5, name: 'Drone', cost: 1, type: 'Ship' };
  const mine = {
    ...base().seats[0],
    alive: true,
    hand: [held],
    hand_size: 2,
    dropped: { what: 'drop', card: held },
    playing: null,
    status: '',
    sitting_out: false,
  };
  const theirs = { ...mine, hand: [], dropped: null };
  const faced = { ...base(), phase: 'face-off', seats: [mine, theirs] } as ContentionView;
  const turned = [line(0, 'reveals', 0, [5], ['Drone']), line(1, 'bluffs', 1, [])];
  const played = [...turned, line(2, 'resolves', 0, [5], ['Drone'])];
  const shown = (lines: Line[], after = faced): ContentionView =>
    lines.reduce((view, one) => enacted(view, one, after), faced);
  const lies = (lines: Line[]) =>
    table(shown(lines), [0, 1], lines).map((one) => [one.lies, one.status]);

  test('has the cards open before their seats, and nobody chooses', () => {
    expect(lies(turned)).toEqual([
      ['card', 'revealed'],
      ['bluff', ''],
    ]);
    expect(lies(played)[0]).toEqual(['card', 'resolved']);
  });
  test('takes what is turned up out of the hand, and back where it is sent back', () => {
    const [seat] = shown(played).seats;
    expect([seat?.hand, seat?.hand_size]).toEqual([[], 1]);
    const [again] = shown([...turned, line(2, 'sent-back', 0, [5])]).seats;
    expect([again?.hand, again?.hand_size]).toEqual([[held], 2]);
  });
  test('is over with its end', () => {
    const over = shown([...played, line(3, 'faceoff-ends', -1, [])]);
    expect([over.phase, over.seats[0]?.status, over.seats[0]?.playing]).toEqual([
      'battle',
      '',
      null,
    ]);
  });
});

test('all cards of a flip are turned at once', () => {
  expect(beat(line(0, 'reveals', 0, [7])).joins).toBe(beat(line(1, 'bluffs', 1, [])).joins);
});

describe('the card that closes a battle', () => {
  const fight = [
    line(0, 'faceoff-ends', -1, []),
    line(1, 'hits', 0, [7, 9, 3]),
    line(2, 'destroyed', 1, [9, 0], ['Drone']),
    line(3, 'favor', 0, [2, 1, 4]),
  ];
  const next = line(4, 'turn', 1, [2]);

  test('says who lost and won what, and why', () => {
    const result = battleResult([...fight, next], [next]);
    expect(result?.sides).toEqual([
      { seat: 0, lost: [], won: ['2 favor'] },
      { seat: 1, lost: ['Drone'], won: [] },
    ]);
    expect(result?.why.map((one) => one.id)).toEqual([1, 2, 3]);
  });
  test('comes once, and not where nobody was hit', () => {
    expect(battleResult(fight, fight.slice(-1))).toBeNull();
    expect(battleResult([fight[0] as Line, next], [next])).toBeNull();
  });
});

test('what somebody explores stays face down, also for who has seen it before', () => {
  const before = view([ship(1, 0)], []);
  const down = { ...before, map: before.map.map((place) => ({ ...place, up: false })) };
  const explored = enacted(down, line(1, 'explores', 1, [9, 1]), down);
  expect(explored.map[1]?.up).toBe(false);
  const settled = enacted(down, line(2, 'settles', 1, [9, 1]), down);
  expect(settled.map[1]?.up).toBe(true);
});
