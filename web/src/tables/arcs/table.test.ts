import { describe, expect, it } from 'vitest';
import { course } from '../../game/course';
import type { Line, Moment, Option } from '../../wire/types';
import { faceLabel, faceOf, faceWord, percent, rollOf } from './dice';
import { beat, enacted } from './enact';
import { flown, legs, plans } from './flight';
import { ownerNumber, ownerWord } from './glyphs';
import { strikes } from './hits';
import { ahead, hand, laid, order, phases, rank } from './model';
import { buildings, fleets, meant, type Stack, systemLabel } from './pieces';
import { systemOf } from './reach';
import { closes } from './results';
import { answers, between, handed, leavingOut, meaning, offers } from './summit';
import { TITLE } from './title';
import type { ArcsCard, ArcsItem, ArcsSeat, ArcsView } from './wire';

const said = { parts: [], clause: '', icon: '' } as unknown as Line['said'];

function line(kind: string, actor: number, args: number[], id = 1, names: string[] = []): Line {
  return { id, kind, actor, args, names, said };
}

function seat(more: Partial<ArcsSeat> = {}): ArcsSeat {
  return {
    agents_left: 10,
    city_bonus: { now: 0, more: 4, next: 2 },
    area: [],
    captives: [0, 0],
    cities_left: 4,
    copied: [],
    hand: [],
    hand_size: 6,
    initiative: false,
    leader: [],
    lore: [],
    outrage: [],
    played: [],
    power: 0,
    raid: [3, 1],
    resources: ['', ''],
    scrapped: [],
    seizing: [],
    ships_left: 7,
    starports_left: 4,
    trophies: [],
    ...more,
  };
}

const VIEW: ArcsView = {
  active: 0,
  ambitions: [],
  battle: null,
  chapter: 1,
  court: [],
  court_deck: 20,
  court_discard: [],
  draft: [],
  initiative: 1,
  lead: [],
  lore_deck: 0,
  map: [
    { name: 'gate-3', control: -1, pieces: { '0': { ships: 2, damaged_ships: 1 } } },
    {
      name: '3-hex',
      type: 'weapon',
      slots: 2,
      free: 1,
      control: 1,
      pieces: { '1': { ships: 3, damaged_cities: 1 }, blight: { ships: 1 } },
    },
  ],
  markers_left: [],
  open_pile: [],
  pile: 0,
  pips: 0,
  idle: [],
  play: '',
  round: 1,
  scrap: [],
  seats: [
    seat({ hand: [{ card: 7, name: 'Aggression 4', suit: 'aggression', number: 4, pips: 2 }] }),
    seat(),
  ],
  seized: false,
  supply: {},
  unions: [],
  zero: false,
};
const GATE = systemOf('gate-3');
const HEX = systemOf('3-hex');

it('shows the hand by suit and number, events last', () => {
  const action = (card: number, suit: string, number: number): ArcsCard => ({
    card,
    name: `${suit} ${number}`,
    suit,
    number,
    pips: 2,
  });
  const held = [
    action(1, 'mobilization', 4),
    { card: 2, name: 'Event 2', kind: 'event', number: 2 },
    action(3, 'aggression', 6),
    { card: null },
    action(4, 'mobilization', 2),
    action(5, 'administration', 7),
  ];
  const view = { ...VIEW, seats: [seat({ hand: held })] };
  expect(hand(view, 0).map((one) => one.card)).toEqual([5, 3, 4, 1, null, 2]);
});

describe('pieces', () => {
  const hex = VIEW.map[1] as ArcsView['map'][number];

  it('are counted by owner, kind and condition', () => {
    expect(fleets(hex).map((one) => one.owner)).toEqual(['1', 'blight']);
    expect(buildings(hex)).toEqual([{ owner: '1', piece: 'city', damaged: true, number: 1 }]);
  });

  it('are told in words', () => {
    const label = systemLabel(hex, HEX, 0, () => 'Bot');
    expect(label).toContain('controlled by Bot');
    expect(label).toContain('1 damaged city of Bot');
    expect(label).toContain('1 fresh ship of Blight');
    expect(label).toContain('1 of 2 building slots free');
  });

  const option = (verb: string, ...args: [string, number][]): Option => ({
    name: verb,
    verb,
    like: '',
    args: args.map(([kind, value]) => ({ kind, value })),
    said,
  });
  const stack = (more: Partial<Stack>): Stack => ({
    owner: '1',
    piece: 'ship',
    damaged: false,
    number: 1,
    ...more,
  });

  it('are meant by a hit where the battle is, fresh and damaged apart', () => {
    const hit = option('hit', ['seat', 1], ['piece', 0], ['condition', 1]);
    expect(meant([hit], stack({ damaged: true }), HEX, HEX, 0)).toHaveLength(1);
    expect(meant([hit], stack({}), HEX, HEX, 0)).toHaveLength(0);
    expect(meant([hit], stack({ damaged: true }), GATE, HEX, 0)).toHaveLength(0);
    expect(meant([hit], stack({ damaged: true, piece: 'city' }), HEX, HEX, 0)).toHaveLength(0);
  });

  it('are meant by a tax as cities, by a battle as whatever their owner has', () => {
    const tax = option('tax', ['place', HEX], ['seat', 1]);
    const battle = option('battle', ['place', HEX], ['seat', 5]);
    expect(meant([tax], stack({ piece: 'city', damaged: true }), HEX, -1, 0)).toHaveLength(1);
    expect(meant([tax], stack({}), HEX, -1, 0)).toHaveLength(0);
    expect(meant([battle], stack({ owner: 'blight' }), HEX, -1, 0)).toHaveLength(1);
    expect(meant([battle], stack({}), HEX, -1, 0)).toHaveLength(0);
  });

  it('have owners by number and by word', () => {
    for (let owner = 0; owner < 7; owner += 1) expect(ownerNumber(ownerWord(owner))).toBe(owner);
  });
});

describe('dice', () => {
  it('are numbered as the server does', () => {
    for (let roll = 0; roll < 18; roll += 1) expect(rollOf(faceWord(roll))).toBe(roll);
    expect(faceWord(8)).toBe('skirmish-3');
    expect(faceOf('assault-3').symbols).toEqual(['hit', 'hit', 'self']);
    expect(faceLabel('raid-2')).toBe('raid die: 1 interception, 2 keys');
    expect(faceLabel('skirmish-1')).toBe('skirmish die: blank');
  });

  it('have odds in hundredths', () => {
    expect(percent(0.5)).toBe('50 %');
    expect(percent(0.001)).toBe('<1 %');
    expect(percent(0)).toBe('0 %');
  });
});

describe('the play-out', () => {
  it('moves ships, fresh ones first', () => {
    const after = enacted(VIEW, line('moves', 0, [3, GATE, HEX]), VIEW);
    expect(after.map[0]?.pieces).toEqual({});
    expect(after.map[1]?.pieces['0']).toEqual({ ships: 2, damaged_ships: 1 });
    expect(VIEW.map[0]?.pieces['0']).toEqual({ ships: 2, damaged_ships: 1 });
  });

  it('damages, destroys, builds and repairs', () => {
    const hurt = enacted(VIEW, line('damaged', 1, [0, HEX]), VIEW);
    expect(hurt.map[1]?.pieces['1']).toMatchObject({ ships: 2, damaged_ships: 1 });
    const gone = enacted(hurt, line('destroyed', 1, [1, HEX]), VIEW);
    expect(gone.map[1]?.pieces['1']).not.toHaveProperty('damaged_cities');
    const built = enacted(gone, line('builds', 0, [2, HEX, 1]), VIEW);
    expect(built.map[1]?.pieces['0']).toEqual({ damaged_starports: 1 });
    const whole = enacted(built, line('repairs', 0, [2, HEX]), VIEW);
    expect(whole.map[1]?.pieces['0']).toEqual({ starports: 1 });
  });

  it('lays cards down in the order of play', () => {
    const led = enacted(VIEW, line('leads', 0, [7]), VIEW);
    expect(led.lead[0]?.card).toBe(7);
    expect(led.seats[0]?.hand).toEqual([]);
    const copied = enacted(led, line('copies', 1, [-1]), VIEW);
    expect(order(copied)).toEqual([0, 1]);
    expect(laid(copied).map((one) => one.how)).toEqual(['lead', 'copy']);
    const next = enacted(copied, line('round', 1, [2]), VIEW);
    expect(laid(next)).toEqual([]);
  });

  it('rolls face by face and adds up what is shown', () => {
    const begun = enacted(VIEW, line('attacks', 0, [1, HEX]), VIEW);
    expect(begun.battle).toMatchObject({ attacker: 0, defender: '1', place: '3-hex', dice: [] });
    const rolled = enacted(
      enacted(begun, line('rolls', 0, [2]), VIEW),
      line('rolls', 0, [9]),
      VIEW,
    );
    expect(rolled.battle?.dice).toEqual(['assault-3', 'skirmish-4']);
    expect(rolled.battle?.totals).toMatchObject({ hit: 3, self: 1, key: 0 });
    expect(enacted(rolled, line('battle-over', 0, [1, HEX]), VIEW).battle).toBeNull();
  });

  it('gives what matters its time and the rest none', () => {
    expect(beat(line('declares', 0, [])).time).toBeGreaterThan(1000);
    expect(beat(line('piles-shuffled', 0, [])).time).toBe(0);
    expect(beat(undefined).time).toBe(0);
  });

  it('closes a battle with what was lost and won', () => {
    const lines = [
      line('attacks', 0, [1, HEX], 1),
      line('rolls', 0, [2], 2),
      line('destroyed', 1, [0, HEX], 3),
      line('steals', 0, [1, 1], 4),
      line('battle-over', 0, [1, HEX], 5),
    ];
    const result = closes(lines, lines.slice(2), VIEW);
    expect(result?.sides).toEqual([
      { seat: 0, lost: [], won: ['Fuel'] },
      { seat: 1, lost: ['ship', 'Fuel'], won: [] },
    ]);
    expect(closes(lines, lines.slice(0, 3), VIEW)).toBeNull();
  });
});

describe('what closes an event, a Summit, a chapter and an Act', () => {
  it('counts what a battle damaged, and what Outrage took', () => {
    const lines = [
      line('attacks', 0, [1, HEX], 1),
      line('damaged', 0, [0, HEX], 2),
      line('damaged', 0, [0, HEX], 3),
      line('destroyed', 0, [0, HEX], 4),
      line('outrage', 0, [2], 5),
      line('discards', 0, [2, 2], 6),
      line('battle-over', 0, [1, HEX], 7),
    ];
    const result = closes(lines, lines.slice(6), VIEW);
    expect(result?.sides[0]).toMatchObject({
      lost: ['ship', 'Weapon', 'Weapon'],
      now: '1 ship damaged',
    });
    const hurt = [...lines.slice(0, 3), line('battle-over', 0, [1, HEX], 8)];
    expect(closes(hurt, hurt.slice(3), VIEW)?.sides).toMatchObject([
      { lost: [], now: '2 ships damaged' },
      { lost: [] },
    ]);
    expect(result?.why.map((one) => one.kind)).toContain('discards');
  });

  it('names at a Summit whose title is another', () => {
    const says = (text: string) => ({ said: { ...said, parts: [{ text, kind: '', value: -1 }] } });
    const lines = [
      line('calls', 0, [], 1),
      { ...line('leaves', 0, [], 2), ...says('You leave the Empire.') },
      { ...line('first-regent', 1, [], 3), ...says('Bot is First Regent now.') },
      { ...line('invites', 1, [0], 4), ...says('Bot invites you.') },
      line('summit-ends', -1, [], 5),
    ];
    const result = closes(lines, lines.slice(4), VIEW);
    expect(result?.notes?.map((one) => one.text)).toEqual([
      'You leave the Empire.',
      'Bot is First Regent now.',
      'Bot invites you.',
    ]);
    expect(result?.sides).toMatchObject([
      { seat: 0, lost: ['the title of Regent'], won: ['the title of Regent'] },
      { seat: 1, lost: [], won: ['First Regent'] },
    ]);
    const idle = [line('calls', 0, [], 1), line('summit-ends', -1, [], 2)];
    expect(closes(idle, idle.slice(1), VIEW)?.title).toBe('The Summit is over: nothing changed');
  });

  it('tells Power for cities and for a tied place from a victory, and who completed a Fate', () => {
    const by = (clause: string) => ({ said: { ...said, clause } });
    const lines = [
      { ...line('scores', 0, [3, 1], 1), ...by('A-SCORE-2') },
      { ...line('scores', 0, [2, 1], 2), ...by('A-SCORE-5') },
      { ...line('scores', 1, [2, 3], 3), ...by('A-SCORE-3') },
      line('completes', 1, [], 4),
      line('chapter', 0, [2], 5),
    ];
    const after = { ...VIEW, seats: [seat({ power: 5 }), seat({ power: 2, objective: 0 })] };
    const result = closes(lines, lines.slice(4), after);
    expect(result?.gained).toBe('scored');
    expect(result?.sides).toMatchObject([
      { won: ['3 Power for Tyrant', '2 Power for cities (Tyrant)'] },
      {
        won: ['2 Power for a tied place (Keeper)'],
        now: '2 Power, objective of the Fate completed',
      },
    ]);
  });

  it('names the Crises, shows the dice and counts what they took', () => {
    const lines = [
      line('event', 0, [], 1),
      line('rolls-event', -1, [2, 4], 2),
      line('crises', -1, [], 3),
      line('blight-spreads', -1, [HEX], 4),
      line('destroyed', 1, [1, HEX], 5),
      line('crisis', -1, [7], 6, ['Blight Looms']),
      line('round', 0, [3], 7),
    ];
    const result = closes(lines, lines.slice(6), VIEW);
    expect(result).toMatchObject({ title: 'Crises', again: 'Last event', told: true });
    expect(result?.signs?.map((one) => one.name)).toEqual(['cluster 2', 'Hex']);
    expect(result?.sides).toMatchObject([{ seat: 1, lost: ['city'], won: [] }]);
    expect(result?.why.map((one) => one.kind)).toEqual(['destroyed', 'crisis']);
    const later = [...lines, line('round', 0, [4], 8)];
    expect(closes(later, later.slice(7), VIEW)).toBeNull();
  });

  it('tells what changed hands at a Summit', () => {
    const lines = [
      line('calls', 0, [], 1),
      line('gives-resource', 0, [1, 1], 2),
      line('promises', 1, [0], 3),
      line('summit-ends', -1, [], 4),
    ];
    expect(closes(lines, lines.slice(3), VIEW)?.sides).toMatchObject([
      { seat: 0, lost: ['Fuel'], won: ['a Favor'] },
      { seat: 1, lost: ['a Favor'], won: ['Fuel'] },
    ]);
  });

  it('says after a chapter who scored and who leads', () => {
    const lines = [line('scores', 1, [5, 0], 1), line('chapter', 0, [2], 2)];
    const after = { ...VIEW, seats: [seat({ power: 2 }), seat({ power: 5 })] };
    expect(closes(lines, lines.slice(1), after)?.sides).toEqual([
      { seat: 1, lost: [], won: ['5 Power for Tycoon'], now: '5 Power, leads' },
      { seat: 0, lost: [], won: [], now: '2 Power' },
    ]);
  });

  it('says it after the last chapter, too, which no other follows', () => {
    const lines = [
      line('scores', 0, [9, 0], 1),
      line('chapter', 0, [4], 2),
      line('scores', 1, [5, 0], 3),
      line('wins', 1, [35, 33, 0], 4),
    ];
    const after = { ...VIEW, chapter: 4, seats: [seat({ power: 21 }), seat({ power: 35 })] };
    const result = closes(lines, lines.slice(3), after);
    expect(result).toMatchObject({ title: 'Chapter 4 is over', again: 'Last chapter' });
    expect(result?.sides[0]).toMatchObject({ seat: 1, won: ['5 Power for Tycoon'] });
    expect(result?.sides[1]).toMatchObject({ seat: 0, won: [] });
  });

  it('says between Acts what is lost, and by which rule', () => {
    const lines = [
      line('intermission', -1, [1], 1),
      line('fails', 0, [4], 2),
      line('halves', 1, [3], 3),
      line('act', 0, [2], 4),
    ];
    const after = { ...VIEW, seats: [seat({ power: -4, objective: 20 }), seat({ power: 3 })] };
    const result = closes(lines, lines.slice(3), after);
    expect(result?.title).toBe('Act 1 is over');
    expect(result?.sides.map((one) => one.now)).toEqual([
      '3 Power, leads',
      '-4 Power, 20 to the new objective',
    ]);
    expect(result?.notes?.map((one) => one.clause)).toContain('S-INT-4');
  });
});

describe('a move that is put together', () => {
  const option = (verb: string, ...values: number[]): Option => ({
    name: `${verb} ${values.join(' ')}`,
    verb,
    args: values.map((value) => ({ kind: 'number', value })),
    said,
    like: '',
  });

  it('goes from gate to gate and drops ships off', () => {
    const way = legs([
      option('move', HEX, GATE),
      option('ships', 4, 0),
      option('go-on', 4),
      option('split'),
      option('ships', 2, 0),
      option('go-on', 8),
      option('split'),
      option('go-on', 9),
    ]);
    expect(way.map(({ from, to, fresh, sent }) => [from, to, fresh, sent])).toEqual([
      [HEX, GATE, 4, true],
      [GATE, 4, 4, true],
      [4, 8, 2, true],
      [8, 9, 1, true],
    ]);
    const led = [option('move', HEX, GATE), option('ships', 2, 0), option('escort', 1, 0)];
    expect(legs([...led, option('go-on', 4)]).at(-1)).toMatchObject({ fresh: 0, sent: false });
    const after = flown(VIEW, legs([option('move', GATE, HEX), option('ships', 1, 0)]), 0);
    const ships = (view: ArcsView, place: number): number =>
      view.map.find((one) => systemOf(one.name) === place)?.pieces['0']?.ships ?? 0;
    expect(ships(VIEW, GATE) - ships(after, GATE)).toBe(1);
    expect(ships(after, HEX) - ships(VIEW, HEX)).toBe(1);
  });

  it('begins with the action and ends with the last answer', () => {
    expect(plans({ ...option('take', 2), name: 'take move' })).toBe(true);
    expect(plans({ ...option('take', 1), name: 'take build' })).toBe(false);
    expect(plans(option('go-on', 4))).toBe(true);
    expect(plans(option('done'))).toBe(false);
  });
});

describe('what strikes me', () => {
  it('is done to my seat by another', () => {
    expect(strikes(1, line('attacks', 0, [1, HEX]))).toBe(true);
    expect(strikes(0, line('attacks', 0, [1, HEX]))).toBe(false);
    expect(strikes(1, line('destroyed', 1, [0, HEX]))).toBe(true);
    expect(strikes(-1, line('destroyed', -1, [0, HEX]))).toBe(false);
    expect(strikes(1, line('moves', 0, [1, GATE, HEX]))).toBe(false);
  });

  it('is every loss by the will of another', () => {
    const by = (clause: string, kind: string, args: number[]) => ({
      ...line(kind, 1, args),
      clause,
    });
    expect(strikes(1, line('steals-card', 0, [7, 1]))).toBe(true);
    expect(strikes(1, line('forces', 0, [4, 1]))).toBe(true);
    expect(strikes(0, line('forces', 0, [4, 1]))).toBe(false);
    expect(strikes(1, line('frees-state', 0, [HEX, 1]))).toBe(true);
    for (const kind of ['expelled', 'loses', 'owes-favor'])
      expect(strikes(1, line(kind, 1, [0])), kind).toBe(true);
    expect(strikes(1, by('S-EDICT-6', 'pays-trust', [1]), 0)).toBe(true);
    expect(strikes(1, by('S-EDICT-6', 'pays-trust', [1]), 1)).toBe(false);
    expect(strikes(1, by('S-EDICT-7', 'gives-captive', [0, 2]))).toBe(true);
    expect(strikes(1, by('E-SUMMIT-2', 'cedes', [0, 1, HEX]))).toBe(true);
    expect(strikes(1, by('E-NEGOT-3', 'cedes', [0, 1, HEX]))).toBe(false);
    expect(strikes(1, by('A-GUILD-32', 'discards', [1]))).toBe(true);
    expect(strikes(1, by('A-OUTR-1', 'discards', [1]))).toBe(false);
  });

  it('is Outrage that another spreads', () => {
    for (const kind of ['outrage', 'discards', 'discards-card']) {
      const told = { ...line(kind, 1, [4, 5]), clause: 'A-VOX-28' };
      expect(strikes(1, told, -1, 0), kind).toBe(true);
      expect(strikes(1, told, -1, 1), 'spread by oneself').toBe(false);
      expect(strikes(0, told, -1, 2), 'lost by somebody else').toBe(false);
    }
  });
});

describe('ambitions', () => {
  it('have somebody ahead, or nobody where it is shared', () => {
    expect(ahead([1, 3, 2])).toBe(1);
    expect(ahead([3, 3, 2])).toBe(-1);
    expect(ahead([0, 0])).toBe(-1);
    expect(ahead([1, 2], 2)).toBe(-1);
  });
});

describe('the Summit', () => {
  const who = (at: number) => ['you', 'Bot'][at] ?? '';

  it('tells what is handed over', () => {
    expect(handed({ action: 'give resource', giver: 0, taker: 1, what: 'fuel' }, who)).toBe(
      'a Fuel',
    );
    expect(handed({ action: 'give captive', giver: 0, taker: 1, what: '1' }, who)).toBe(
      'a Captive of Bot',
    );
    expect(handed({ action: 'promise', giver: 0, taker: 1 }, who)).toBe('a Favor, promised');
  });

  it('looks at two players at a time, and says what a deal is to one of them', () => {
    const deal = (giver: number, taker: number): Option => ({
      name: `promise ${giver} ${taker}`,
      verb: 'promise',
      args: [
        { kind: 'seat', value: giver },
        { kind: 'seat', value: taker },
      ],
      said,
      like: '',
    });
    const all = [deal(0, 1), deal(1, 0), deal(0, 2), deal(2, 1)];
    expect(all.filter(between(0, 1)).map((one) => one.name)).toEqual([
      'promise 0 1',
      'promise 1 0',
    ]);
    const items = [
      { action: 'give resource', giver: 1, taker: 0, what: 'fuel' },
      { action: 'promise', giver: 0, taker: 1 },
    ];
    expect(meaning({ items }, 1, who)).toBe('it would give a Fuel and get a Favor, promised');
  });

  it('finds the answers to a deal and what a draft is made of', () => {
    const option = (verb: string, value: number): Option => ({
      name: `${verb} ${value}`,
      verb,
      like: '',
      args: [{ kind: 'number', value }],
      said,
    });
    const options = [option('accept-deal', 1), option('refuse-deal', 1), option('accept-deal', 2)];
    expect(answers(options, 1).map((one) => one.word)).toEqual(['Agree', 'Decline']);
    expect(offers([option('promise', 0), option('done', 0)], 0)).toHaveLength(1);
  });

  it('leaves out the first of equal items, in the draft and not in the question', () => {
    const item = (what: string) => ({ action: 'give resource', giver: 0, taker: 1, what });
    const option = (value: number): Option => ({
      name: `leave-out ${value}`,
      verb: 'leave-out',
      like: '',
      args: [{ kind: 'number', value }],
      said,
    });
    const draft = [item('fuel'), item('relic'), item('fuel')] as ArcsItem[];
    const options = [option(1), option(2)];
    const names = draft.map((_, at) => leavingOut(options, draft, at)?.name);
    expect(names).toEqual(['leave-out 1', 'leave-out 2', 'leave-out 1']);
    expect(options.filter(between(0, 1))).toEqual([]);
  });
});

describe('the question', () => {
  const option = (name: string): Option =>
    ({ name, verb: name.split(' ')[0], args: [] }) as unknown as Option;
  it('has actions and declarations before what a resource can do, and being done last', () => {
    const names = [
      'spend relic nothing',
      'done',
      'rearrange',
      'seize y~1',
      'spend relic secure',
      'use x~1',
      'declare keeper',
      'take move',
    ];
    const sorted = names.map(option).sort((a, b) => rank(a) - rank(b));
    expect(sorted.map((one) => one.name)).toEqual([
      'declare keeper',
      'take move',
      'use x~1',
      'spend relic secure',
      'seize y~1',
      'rearrange',
      'done',
      'spend relic nothing',
    ]);
  });

  it('leaves to the slots what nobody would do: a resource for nothing, or easier to raid', () => {
    const args = [0, 1].map((value) => ({ kind: 'slot', value }));
    const swap = { ...option('swap-slots 0 1'), args };
    expect(rank(option('spend relic nothing'))).toBe(Infinity);
    expect(rank(swap, '', ['relic', ''])).toBe(Infinity);
    expect(rank(swap, '', ['relic', 'fuel'])).toBeLessThan(Infinity);
  });

  it('leaves one’s own deals to the buttons of the Summit, and asks for answers to those of others', () => {
    expect(rank(option('propose'))).toBe(Infinity);
    expect(rank(option('accept-deal 1'))).toBe(0);
  });

  it('says that a game begins by settling, and that a Summit is on', () => {
    const now = (view: ArcsView) => phases(view, false).find((phase) => phase.now)?.name;
    expect(now({ ...VIEW, chapter: 0 })).toBe('Settle');
    const empire = { summit: {} } as unknown as ArcsView['empire'];
    expect(now({ ...VIEW, empire })).toBe('Summit');
    expect(now(VIEW)).not.toBe('Summit');
    const asked = phases({ ...VIEW, empire: { summit: null } as never }, false, 'MayCall');
    expect(asked.find((phase) => phase.now)?.name).toBe('Summit');
  });
});

describe('the end', () => {
  it('names the ambition that turned the game', () => {
    const lines = [
      line('chapter', 0, [1]),
      line('scores', 1, [9, 4], 2),
      line('scores', 0, [2, 0], 3),
    ];
    const tale = TITLE.tale?.({} as Moment);
    if (!tale) throw new Error('no tale');
    const { turnings } = course(lines, tale, 2);
    expect(turnings.map((one) => one.reason)).toEqual(['for Empath', 'for Tycoon']);
    const cities = { ...line('scores', 1, [2, 4], 4), said: { ...said, clause: 'A-SCORE-5' } };
    const found = course([...lines, cities], tale, 2).turnings;
    expect(found.map((one) => one.reason)).toEqual([
      'for Empath, 2 of it for cities',
      'for Tycoon',
    ]);
    expect(found[0]?.changes).toEqual([{ seat: 1, amount: 11 }]);
    // The same ambition in another chapter is another one.
    const next = [line('chapter', 0, [2], 5), line('scores', 1, [9, 4], 6)];
    expect(course([...lines, cities, ...next], tale, 2).turnings).toHaveLength(3);
  });
});
