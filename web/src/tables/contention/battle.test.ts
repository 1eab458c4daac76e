import { expect, test } from 'vitest';
import type { Line } from '../../wire/types';
import { duels, thought } from './battle';
import { carried } from './drag.svelte';
import { flashes, ways } from './effects';
import { flips, lastFlip, table } from './flips';
import { owners, strikes } from './hits';
import type { ContentionAsset, ContentionSeat, ContentionSector, ContentionView } from './wire';

function asset(
  card: number,
  controller: number,
  more: Partial<ContentionAsset> = {},
): ContentionAsset {
  return {
    card,
    controller,
    attack: 2,
    defense: 3,
    damage: 0,
    keywords: [],
    name: `Card ${card}`,
    type: 'Ship',
    ...more,
  };
}

function seat(team: number, more: Partial<ContentionSeat> = {}): ContentionSeat {
  return {
    alive: true,
    colony_tokens: 5,
    deck: 20,
    faction: 'Sek',
    favor: 0,
    hand: [],
    hand_size: 1,
    last_token: false,
    locations: 1,
    off_map: [],
    playing: null,
    resources: 3,
    scrap: [],
    sitting_out: false,
    status: '',
    dropped: null,
    speaker: false,
    team,
    ...more,
  };
}

function sector(assets: ContentionAsset[], controller = 0, card = 90): ContentionSector {
  return {
    assets,
    controller,
    row: 0,
    col: 0,
    sector: 'a1',
    up: true,
    location: {
      card,
      controller,
      name: 'Kernoth',
      type: 'Colony',
      attack: 1,
      defense: 4,
      damage: 0,
    },
  };
}

function viewOf(map: ContentionSector[], seats = [seat(0), seat(1), seat(2)]): ContentionView {
  const goals = ['favor', 'tokens'];
  const order = seats.map((_, i) => i);
  return {
    ahead: null,
    battle: [],
    favor_to_win: 8,
    goals,
    map,
    order,
    phase: 'battle',
    scepter: 1,
    seats,
    teams: false,
    turn: 3,
  };
}

let id = 0;
function line(kind: string, actor: number, args: number[] = [], names: string[] = []): Line {
  id += 1;
  return { id, kind, actor, args, names, said: { parts: [], clause: '' } };
}

test('what the battle has destroyed is no target any more, and named among those who struck', () => {
  const terms = [{ card: 9, amount: 2, why: 'attack' }];
  const battle = [
    { target: 8, terms: [], total: 2, lethal: true },
    { target: 1, terms, total: 2, lethal: false },
  ];
  const rows = duels({ ...viewOf([sector([asset(1, 0)])]), battle });
  expect(rows.map((row) => row.target.name)).toEqual(['Card 1']);
  expect(rows[0]?.terms[0]?.by.name).toBe('destroyed');
});

test('the sums of a battle are those of the view, with names and owners', () => {
  const terms = [
    { card: 2, amount: 1, why: 'attack' },
    { card: 3, amount: 2, why: 'Rampage' },
  ];
  const battle = [{ target: 1, terms, total: 4, lethal: true }];
  const view = {
    ...viewOf([sector([asset(1, 0, { damage: 1 }), asset(2, 1, { target: 1 }), asset(3, 2)])]),
    battle,
  };
  const [duel, ...more] = duels(view);
  expect(more).toEqual([]);
  expect(duel).toMatchObject({ total: 4, lethal: true, target: { name: 'Card 1', damage: 1 } });
  expect(duel?.terms.map((term) => [term.by.controller, term.amount, term.why])).toEqual([
    [1, 1, 'attack'],
    [2, 2, 'Rampage'],
  ]);
});

test('a target is lost with the hits that are shown, whatever was aimed at it before the last attack', () => {
  const seen = {
    map: [sector([asset(1, 0, { damage: 3 }), asset(2, 0, { damage: 2 })])],
    battle: [1, 2].map((target) => ({ target, terms: [], total: 1, lethal: false })),
  } as unknown as ContentionView;
  expect(duels(seen).map((duel) => duel.lethal)).toEqual([true, false]);
});

test('what strikes one’s own cards is said, what strikes others is not', () => {
  const before = owners(viewOf([sector([asset(1, 0), asset(2, 1)])]));
  const now = owners(viewOf([sector([], 1)]));
  const says = (kind: string, actor: number, args: number[], me = 0): boolean =>
    strikes(before, now, me, { kind, actor, args });
  expect(says('targets', 1, [2, 1])).toBe(true);
  expect(says('targets', 0, [1, 2])).toBe(false);
  expect(says('targets', 1, [2, 1], 2)).toBe(false);
  expect(says('damages', 1, [1, 2])).toBe(true);
  expect(says('destroyed', 0, [1])).toBe(true);
  expect(says('settles', 1, [90, 0])).toBe(true);
  expect(says('controls', 1, [1])).toBe(true);
  expect(says('loses', 2, [])).toBe(true);
  expect(says('attaches-to-player', 1, [7, 0])).toBe(true);
  expect(says('attaches-to-player', 1, [7, 2])).toBe(false);
  expect(says('moves', 1, [2, 0])).toBe(false);
  expect(says('destroyed', 0, [1], -1)).toBe(false);
});

test('the last flip of a turn, with what became of each card', () => {
  const lines = [
    line('turn', 0, [2]),
    line('reveals', 1, [11], ['Recall']),
    line('faceoff-ends', -1),
    line('reveals', 0, [10], ['Raptor']),
    line('bluffs', 1),
    line('sits-out', 2),
    line('pays-for', 0, [10, 3]),
    line('cancels', 0, [10]),
  ];
  const flip = lastFlip(lines);
  expect(flip?.drops.map((drop) => [drop.seat, drop.lies, drop.status])).toEqual([
    [0, 'card', 'canceled'],
    [1, 'bluff', ''],
    [2, 'out', ''],
  ]);
  expect(lastFlip([...lines, line('turn', 1, [3])])).toBeNull();
  expect(lastFlip([])).toBeNull();
  expect(flips(lines).map((one) => one.drops.length)).toEqual([1, 3]);
});

test('before the flip nobody’s card is told from another', () => {
  const view = { ...viewOf([]), phase: 'face-off' };
  expect(table(view, [0], []).map((drop) => drop.lies)).toEqual(['choosing', 'down', 'down']);
});

test('what I dropped myself I may see, a card or the Bluff', () => {
  const card = { card: 10, name: 'Raptor', type: 'Ship', cost: 2 };
  const seats = [seat(0, { dropped: { what: 'drop', card } }), seat(1)];
  const view = { ...viewOf([], seats), phase: 'face-off' };
  expect(table(view, [1], [])[0]).toMatchObject({ lies: 'down', card: 10, name: 'Raptor' });
  const bluff = [seat(0, { dropped: { what: 'bluff', card: null } }), seat(1)];
  const other = { ...viewOf([], bluff), phase: 'face-off' };
  expect(table(other, [1], [])[0]).toMatchObject({ lies: 'down', card: -1, name: 'Bluff' });
});

test('after the flip cards lie open and the rest bluffed or sat out', () => {
  const playing = { card: 10, name: 'Raptor', type: 'Ship', cost: 2 };
  const seats = [
    seat(0, { playing, status: 'being played' }),
    seat(1),
    seat(2, { sitting_out: true }),
    seat(3, { alive: false }),
  ];
  const lies = table({ ...viewOf([], seats), phase: 'face-off' }, [0], []);
  expect(lies.map((drop) => drop.lies)).toEqual(['card', 'bluff', 'out', 'gone']);
  expect(lies[0]?.name).toBe('Raptor');
});

test('what happened is shown where it happened', () => {
  const found = flashes([
    line('hits', 1, [2, 1, 3]),
    line('destroyed', 0, [1]),
    line('settles', 1, [90, 4]),
    line('draws', 1, [5]),
  ]);
  expect(found.map((flash) => [flash.kind, flash.card, flash.text])).toEqual([
    ['hit', 1, '−3'],
    ['burst', 1, ''],
    ['taken', 90, ''],
  ]);
  expect(found[2]?.sector).toBe(4);
});

test('a ship that made several steps goes them one by one', () => {
  const found = ways([
    line('moves', 0, [1, 4]),
    line('moves', 0, [2, 4]),
    line('moves', 0, [1, 5]),
  ]);
  expect([...found]).toEqual([[1, [4, 5]]]);
});

test('what may be brought somewhere may be dragged', () => {
  const said = { parts: [], clause: '' };
  const option = (name: string, ...args: [string, number][]) => ({
    name,
    verb: name,
    like: '',
    said,
    args: args.map(([kind, value]) => ({ kind, value })),
  });
  const options = [
    option('move', ['card', 1], ['place', 4]),
    option('jump', ['card', 1], ['place', 5]),
    option('drop', ['card', 1]),
    option('attack', ['card', 2], ['card', 90]),
  ];
  const ship = carried(options, { kind: 'card', value: 1 });
  expect(ship.map((o) => o.name)).toEqual(['move', 'jump']);
});

test('an attack that is looked at, or held and not made, is drawn before it is declared', () => {
  const option = (verb: string, ...args: number[]) => ({
    name: [verb, ...args].join(' '),
    verb,
    like: '',
    args: args.map((value) => ({ kind: 'card', value })),
    said: { parts: [], clause: '' },
  });
  const [one, other] = [option('attack', 3, 9), option('attack', 4, 9)];
  expect(thought(null, [], [one])).toBeNull();
  expect(thought(one, [], [one, other])).toEqual([3, 9]);
  expect(thought(null, [{}], [other])).toEqual([4, 9]);
  expect(thought(null, [{}], [one, other])).toBeNull();
  expect(thought(option('move', 3, 9), [], [one])).toBeNull();
});
