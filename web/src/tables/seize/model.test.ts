import { expect, test } from 'vitest';
import { guess } from './fit';
import { befell, concerns, Memory } from './hits';
import * as model from './model';
import { asked, attack, line, moment, player, table, unit, world } from './sample';
import * as sums from './sums';
import type { SeizeHeld } from './wire';

test('one’s own band lies last, the others in the order of the table', () => {
  expect(model.bands(4, 1)).toEqual([2, 3, 0, 1]);
  expect(model.bands(3, -1)).toEqual([0, 1, 2]);
});

test('counters lie under their host, and alone when it is gone', () => {
  const found = model.stacks([
    unit(1),
    unit(2, { host: 1 }),
    unit(3, { host: 1 }),
    unit(4, { host: 9 }),
  ]);
  expect(found.map((s) => [s.unit.card, s.carried.map((c) => c.card)])).toEqual([
    [1, [2, 3]],
    [4, []],
  ]);
});

test('the camp of the World’s controller comes first', () => {
  const found = model.camps(world(7, 1, [unit(1, { controller: 0 }), unit(2, { controller: 1 })]));
  expect(found.map((camp) => camp.seat)).toEqual([1, 0]);
});

test('attacks on one target are summed up, alike ones counted, cancelled ones not', () => {
  const [aim] = sums.aims([
    attack(1, 9),
    attack(2, 9),
    attack(3, 9, { cancelled: true, number: 50 }),
  ]);
  expect(aim?.total).toBe(10);
  expect(aim?.reaches).toBe(true);
  expect(aim?.shots.map((shot) => shot.count)).toEqual([2, 1]);
});

test('reaching DEF exactly is enough, one less is not', () => {
  expect(sums.aims([attack(1, 9, { number: 8 })])[0]?.reaches).toBe(true);
  expect(sums.aims([attack(1, 9, { number: 7 })])[0]?.reaches).toBe(false);
});

test('nothing is said of a sum that is still to be split, or of a DEF that differs', () => {
  const open = sums.aims([attack(1, 8), attack(1, 9)]);
  expect(open.map((aim) => aim.reaches)).toEqual([null, null]);
  expect(open[0]?.shots[0]?.unsplit).toBe(true);
  const split = sums.aims([attack(1, 8, { share: 3 }), attack(1, 9, { share: 2 })]);
  expect(split.map((aim) => aim.reaches)).toEqual([false, false]);
  const mixed = sums.aims([attack(1, 9), attack(2, 9, { def: 6 })]);
  expect(mixed[0]?.def).toBeNull();
  expect(mixed[0]?.reaches).toBeNull();
});

test('terms have their sign', () => {
  const said = (layer: string, amount: number) => sums.amount({ layer, amount, source: '' });
  expect([
    said('printed', 6),
    said('add', 4),
    said('add', -2),
    said('multiply', 2),
    said('divide', 2),
  ]).toEqual(['6', '+4', '−2', '×2', '÷2']);
});

test('labels tell everything', () => {
  const said = model.unitLabel(
    unit(1, {
      damage: 1,
      missions: 2,
      depleted: true,
      keywords: ['Hardened +1'],
      subtypes: ['Capital'],
    }),
    'Ada',
  );
  expect(said).toBe(
    'Unit 1, Fleet Capital of Ada, attack 3, defense 3, 1 damage, 2 missions, Hardened +1, depleted',
  );
  const of = model.worldLabel(
    world(5, 0, [], { owner: 1, throne: true, conquest: [0, 1] }),
    (seat) => ['Ada', 'Bo'][seat] ?? '',
  );
  expect(of).toContain('taken from Bo');
  expect(of).toContain('1 of 2 conquest counters of Bo');
});

test('cards to choose from that lie nowhere are found by pile or by word', () => {
  const hand: SeizeHeld[] = [{ card: 1, name: 'Held' }];
  const view = table([
    player([world(2, 0)], { hand, discard: [{ card: 3, name: 'Gone', cost: 4 }] }),
  ]);
  const option = (card: number, text: string) => ({
    name: `take ${card}`,
    verb: 'take',
    like: '',
    args: [{ kind: 'card', value: card }],
    said: { parts: [{ text, kind: 'card', value: card }], clause: '' },
  });
  const question = asked(
    'Looking',
    [],
    [option(1, 'Held'), option(2, 'W'), option(3, 'Gone'), option(4, 'Top')],
  );
  expect(model.loose(view, question, 0)).toEqual([
    { card: 3, name: 'Gone', cost: 4 },
    { card: 4, name: 'Top' },
  ]);
});

test('what one looks at is taken from the log, only while asked about it', () => {
  const sees = {
    ...line('sees', 0, [8]),
    said: { parts: [{ text: 'Top', kind: 'card', value: 8 }], clause: '' },
  };
  const lines = [sees, line('uses', 0, [2]), sees];
  expect(model.looked(asked('Looking', []), lines)).toEqual([{ card: 8, name: 'Top' }]);
  expect(model.looked(asked('Moment', []), lines)).toEqual([]);
});

test('in a duel the pool is the hand, unless it is picked from', () => {
  const view = table([player([], { pool: [{ card: 4, name: 'P' }] })], { worlds_left: 9, turn: 1 });
  expect(model.inHand(view, 0, null)).toHaveLength(1);
  const pick = {
    name: 'pick 4',
    verb: 'pick',
    like: '',
    args: [],
    said: { parts: [], clause: '' },
  };
  expect(model.inHand(view, 0, asked('Muster', [], [pick]))).toHaveLength(0);
  expect(model.phases(view)).toEqual([]);
  expect(model.clock(view)).toBe('World 1 of 10');
});

test('the clock and the Phases', () => {
  expect(model.clock(table([player([])], { active: 1 }))).toBe('Turn 3 ▲');
  expect(model.clock(table([], { turn: 0 }))).toBe('Setting up');
  const shown = model.phases(table([]));
  expect(shown).toHaveLength(6);
  expect(shown.find((phase) => phase.now)?.name).toBe('Military');
  expect(model.phases(table([], { no_regent: true }))).toHaveLength(5);
  const names = (ruleset: string): string[] =>
    model.phases(table([]), ruleset).map((phase) => phase.name);
  expect(names('2022').slice(-3)).toEqual(['Military', 'Victory', 'Regent']);
  expect(names('second+besieged').slice(-3)).toEqual(['Military', 'Victory', 'Regis']);
  expect(names('first').slice(-3)).toEqual(['Conquest', 'Victory', 'Regent']);
  expect(sums.step(0, 2, 0)).toBe('Before the first of 2 Exchanges');
  expect(sums.step(1, 2, 3)).toBe('Exchange 1 of 2 · Step 3: losses');
});

test('how far a payment is, for what and from where', () => {
  const numbers = [
    { kind: 'number', value: 7 },
    { kind: 'number', value: 12 },
  ];
  const said = (text: string, value: number) => ({
    parts: [{ text, kind: 'card', value }],
    clause: '',
  });
  const undo = [said('World 1', 1), said('Cruiser', 30), said('World 1', 1)];
  const view = table([player([world(1, 0)])]);
  expect(
    model.payment(view, 0, moment(view, { question: asked('Allocate', numbers), undo })),
  ).toEqual({
    paid: 7,
    price: 12,
    unit: 'Cruiser',
    given: [{ card: 1, name: 'World 1' }],
  });
  expect(
    model.payment(view, 0, moment(view, { question: asked('Split', numbers), undo })),
  ).toBeNull();
});

test('what concerns a seat: its losses, and others at its Worlds', () => {
  const view = table([player([world(1, 0, [unit(2)])]), player([world(3, 1, [], { owner: 0 })])]);
  const before = new Map([
    [1, 0],
    [3, 0],
  ]);
  const hit = (kind: string, actor: number, ...args: number[]) =>
    concerns(view, before, 0, line(kind, actor, args));
  expect(hit('conquers', 1, 3)).toBe(true);
  expect(hit('conquers', 0, 3)).toBe(false);
  expect(hit('damaged', 0, 2, 1)).toBe(true);
  expect(hit('damaged', 1, 2, 1)).toBe(false);
  expect(hit('moves', 1, 9, 1)).toBe(true);
  expect(hit('conquest-action', 1, 1)).toBe(true);
  expect(hit('draws', 1, 5)).toBe(false);
  const lost = new Map([[3, 1]]);
  expect(concerns(view, lost, 0, line('moves', 1, [9, 3]))).toBe(false);
  expect(concerns(view, lost, 0, line('conquest-action', 1, [3]))).toBe(true);
  expect(concerns(view, before, -1, line('conquers', 1, [3]))).toBe(false);
});

test('who held what is remembered for one moment', () => {
  const memory = new Memory();
  memory.see(1, table([player([world(1, 0)])]));
  expect(memory.earlier(2).get(1)).toBe(0);
  memory.see(2, table([player([]), player([world(1, 1)])]));
  expect(memory.earlier(2).get(1)).toBe(0);
  expect(memory.now.get(1)).toBe(1);
});

test('what is seen to happen', () => {
  const { hurt, taken } = befell([line('damaged', 0, [4, 1]), line('conquers', 1, [7])]);
  expect([...hurt]).toEqual([4]);
  expect([...taken]).toEqual([[7, 1]]);
});

test('letters shrink until the board fits, then cards become flat', () => {
  expect(guess({ letters: 14, flat: false }, 500, 400, 14)).toEqual({ letters: 12, flat: false });
  expect(guess({ letters: 12, flat: false }, 500, 400, 14)).toEqual({ letters: 12, flat: true });
  expect(guess({ letters: 11, flat: true }, 500, 400, 14)).toBeNull();
  expect(guess({ letters: 12, flat: false }, 390, 400, 14)).toBeNull();
  expect(guess({ letters: 12, flat: false }, 200, 400, 14)).toEqual({ letters: 14, flat: false });
});

test('a card that has resolved is in force, until it is announced again', () => {
  const told = (kind: string, card: number) => line(kind, 0, [card]);
  const lines = [told('plays', 7), told('plays', 8), told('resolves', 8)];
  expect([...model.inForce(lines)]).toEqual([8]);
  expect([...model.inForce([...lines, told('plays', 8)])]).toEqual([]);
});
