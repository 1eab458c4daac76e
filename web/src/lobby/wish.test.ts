import { describe, expect, test } from 'vitest';
import type { Parameter, Problem, TitleInfo } from '../wire/types';
import {
  bases,
  byUse,
  calledOf,
  choicesFor,
  choicesOf,
  defaults,
  explained,
  laidOut,
  newDraft,
  packsOf,
  quickWish,
  rangeOf,
  resized,
  shortName,
  spokenOf,
  stacked,
  tableParameters,
  teamsOf,
  textsFor,
  variantsOf,
  wishOf,
  words,
} from './wish';

const row = (
  name: string,
  value: unknown,
  values: unknown,
  kind: Parameter['kind'],
): Parameter => ({
  name,
  kind,
  default: value,
  values,
  clause: 'X-1',
  text: name,
  called: [],
  when: [],
});

const INFO: TitleInfo = {
  name: 'seize',
  builds: ['decks'],
  full_name: 'Seize the Imperium',
  about: '',
  labels: {},
  version: 1,
  least: 2,
  most: 6,
  rulesets: [
    {
      name: '2022',
      base: '',
      books: [],
      edition: '',
      text: '',
      settings: {},
      by_seats: { '5': { points: 15 } },
    },
    {
      name: '2022+basic',
      base: '2022',
      books: [],
      edition: '',
      text: '',
      settings: { characters: false },
      by_seats: {},
    },
    {
      name: '2022+besieged',
      base: '2022',
      books: [],
      edition: '',
      text: '',
      settings: { points: 30 },
      by_seats: {},
    },
    {
      name: 'old',
      base: '',
      books: [],
      edition: '',
      text: '',
      settings: { points: 8 },
      by_seats: {},
    },
  ],
  parameters: [
    row('points', 20, { low: 5, high: 60 }, 'number'),
    row('characters', true, [false, true], 'flag'),
    row('deck_0', 'any', ['any', 'drone'], 'choice'),
    row('deck_1', 'any', ['any', 'drone'], 'choice'),
  ],
  conflicts: [],
  sides: ['drone'],
  side_setting: 'deck_',
  texts: { map: 'a map', deck_0: 'the deck of seat 0', deck_3: 'the deck of seat 3' },
  lessons: [],
};

describe('a pack of variants', () => {
  const set = (name: string, base = '') => ({ ...row_, name, base });
  const row_ = { books: [], edition: '', text: '', settings: {}, by_seats: {} };
  const sets = [set('base'), set('base+leaders', 'base'), set('base+lore', 'base'), set('empire')];
  const arcs: TitleInfo = { ...INFO, name: 'arcs', rulesets: sets };

  test('is one switch for all of them, where the base has them', () => {
    const [pack] = packsOf(arcs, 'base');
    expect(pack?.variants).toEqual(['leaders', 'lore']);
    expect(stacked(arcs, 'base', laidOut([], pack?.variants ?? [], true))).toBe(
      'base+leaders+lore',
    );
    expect(packsOf(arcs, 'empire')).toEqual([]);
    expect(packsOf(INFO, '2022')).toEqual([]);
  });

  test('is not asked for once more among the options', () => {
    const [base, leaders, ...rest] = sets;
    if (!base || !leaders) throw new Error('no sets');
    const rulesets = [base, { ...leaders, settings: { leaders: true } }, ...rest];
    const flags = ['leaders', 'split'].map((name) => row(name, false, [], 'flag'));
    const found = tableParameters({ ...arcs, rulesets, parameters: flags });
    expect(found.map(({ name }) => name)).toEqual(['split']);
    const more = { ...leaders, settings: { leaders: true, split: true } };
    expect(tableParameters({ ...arcs, rulesets: [base, more], parameters: flags })).toHaveLength(2);
  });

  test('leaves each of them a switch of its own', () => {
    expect(laidOut(['leaders'], ['leaders', 'lore'], true)).toEqual(['leaders', 'lore']);
    expect(laidOut(['leaders', 'lore'], ['leaders'], false)).toEqual(['lore']);
    expect(laidOut(['leaders', 'x'], ['leaders', 'lore'], false)).toEqual(['x']);
  });
});

describe('rule sets', () => {
  test('variants belong to their base and are called by their own name', () => {
    expect(bases(INFO).map((set) => set.name)).toEqual(['2022', 'old']);
    expect(variantsOf(INFO, '2022').map(shortName)).toEqual(['basic', 'besieged']);
    expect(variantsOf(INFO, 'old')).toEqual([]);
  });

  test('variants stack in the order of the list, and strangers are left out', () => {
    expect(stacked(INFO, '2022', ['besieged', 'basic'])).toBe('2022+basic+besieged');
    expect(stacked(INFO, '2022', [])).toBe('2022');
    expect(stacked(INFO, 'old', ['basic'])).toBe('old');
  });

  test('a default comes from the option, the base, the seats and then the variants', () => {
    expect(defaults(INFO, '2022', [], 2)).toMatchObject({ points: 20, characters: true });
    expect(defaults(INFO, '2022', [], 5)).toMatchObject({ points: 15 });
    expect(defaults(INFO, '2022', ['basic', 'besieged'], 5)).toMatchObject({
      points: 30,
      characters: false,
    });
    expect(defaults(INFO, 'old', ['basic'], 2)).toMatchObject({ points: 8, characters: true });
  });
});

describe('the wish', () => {
  test('one click is me against bots by the first rule set', () => {
    expect(quickWish('seize', 3, 'novice')).toEqual({
      title: 'seize',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }, { kind: 'bot', bot: 'novice' }],
    });
  });

  test('what is left alone is left out', () => {
    const wish = wishOf(INFO, newDraft(INFO, 2, 'regular'));
    expect(wish.settings).toEqual({});
    expect(wish.texts).toEqual({});
    expect(wish.ruleset).toBe('2022');
    expect('fast' in wish).toBe(false);
  });

  test('sides, variants, names and texts are in it', () => {
    const draft = newDraft(INFO, 2, 'regular');
    draft.variants = ['basic'];
    draft.settings = { points: 25 };
    draft.texts = { map: 'x', deck_0: '  ', deck_3: 'of a seat that is not there' };
    draft.seats = [
      { kind: 'me', bot: 'regular', name: ' Ada ', side: 'any' },
      { kind: 'open', bot: 'regular', name: 'ignored', side: 'drone' },
    ];
    draft.fast = false;
    expect(wishOf(INFO, draft)).toMatchObject({
      ruleset: '2022+basic',
      settings: { points: 25, deck_1: 'drone' },
      texts: { map: 'x' },
      seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
      fast: false,
    });
  });

  test('seats that stay keep what was chosen', () => {
    const draft = newDraft(INFO, 3, 'regular');
    const first = draft.seats[1];
    if (first) first.kind = 'open';
    expect(resized(draft.seats, 2, 'novice').map((s) => s.kind)).toEqual(['me', 'open']);
    expect(resized(draft.seats, 4, 'novice')[3]).toMatchObject({ kind: 'bot', bot: 'novice' });
  });
});

describe('the form', () => {
  test('options of a seat are not options of the table', () => {
    expect(tableParameters(INFO).map((p) => p.name)).toEqual(['points', 'characters']);
  });

  test('only decks of seats that are there, counted from one', () => {
    expect(textsFor(INFO, 2)).toEqual([
      { name: 'map', text: 'a map' },
      { name: 'deck_0', text: 'the deck of seat 1' },
    ]);
  });

  test('numbers have a range or a list', () => {
    const [points, characters] = INFO.parameters;
    expect(points && rangeOf(points)).toEqual({ low: 5, high: 60 });
    expect(characters && rangeOf(characters)).toBeNull();
    expect(characters && choicesOf(characters)).toEqual([false, true]);
    expect(words('per_world')).toBe('per world');
    expect(words(true)).toBe('yes');
  });

  test('a problem marks the options it speaks of, and says the reason first', () => {
    const problem: Problem = {
      said: 'a duel is fought by two',
      where: 'mode = "duel" and seats = 3',
      right: 'change one of them',
      clause: 'X-2',
      code: '',
      about: ['mode', 'seats'],
    };
    expect([...spokenOf([problem])]).toEqual(['mode', 'seats', problem.where]);
    expect(spokenOf([{ ...problem, where: 'deck_0' }]).has('deck_0')).toBe(true);
    expect(explained(problem)).toEqual({
      why: 'A duel is fought by two',
      what: 'mode = "duel" and seats = 3: change one of them',
    });
    expect(explained({ ...problem, where: '' }).what).toBe('change one of them');
    const named = { ...row('mode', 'all', ['all', 'duel'], 'choice'), text: 'what is played' };
    expect(explained(problem, [named]).what).toBe('What is played: change one of them');
  });
});

describe('teams', () => {
  const teams: TitleInfo = {
    ...INFO,
    parameters: [
      ...INFO.parameters,
      row('teams', 'none', ['none', '2v2'], 'choice'),
      { ...row('team_0', 'any', ['any', 'A', 'B'], 'choice'), when: [['teams', ['2v2']]] },
      { ...row('speaker_0', false, [false, true], 'flag'), when: [['teams', ['2v2']]] },
      { ...row('team_5', 'any', ['any', 'A', 'B'], 'choice'), when: [['teams', ['2v2']]] },
    ],
  };

  test('are chosen by seat where the table plays with them, and else left out', () => {
    const draft = newDraft(teams, 4, 'regular');
    expect(teamsOf(teams, draft)).toEqual([]);
    draft.settings = { team_0: 'A', speaker_0: true };
    expect(wishOf(teams, draft).settings).toEqual({});
    draft.settings = { teams: '2v2', team_0: 'A', speaker_0: true, team_5: 'B' };
    expect(teamsOf(teams, draft)).toEqual(['any', 'A', 'B']);
    expect(wishOf(teams, draft).settings).toEqual({ teams: '2v2', team_0: 'A', speaker_0: true });
    expect(tableParameters(teams).map((one) => one.name)).toEqual([
      'points',
      'characters',
      'teams',
    ]);
  });
});

describe('an option', () => {
  const set = (name: string, edition: string) => ({
    name,
    base: '',
    books: [],
    edition,
    text: '',
    settings: {},
    by_seats: {},
  });
  const card = row('card', 'random', ['random', 'wide', 'tight'], 'choice');
  const info: TitleInfo = {
    ...INFO,
    rulesets: [set('base', 'base'), set('empire', 'empire')],
    parameters: [
      { ...card, called: ['one at random', 'Wide', 'Tight'] },
      row('teams', 'none', ['none', '2v2'], 'choice'),
      row('map', 'standard', ['standard', 'made'], 'choice'),
      { ...row('number', 1, { low: 1, high: 9 }, 'number'), when: [['map', ['made']]] },
      { ...row('acts', 1, { low: 1, high: 3 }, 'number'), when: [['edition', ['empire']]] },
    ],
    conflicts: [
      {
        text: '',
        clause: '',
        conditions: [
          ['card', ['tight']],
          ['seats', [2]],
        ],
      },
      {
        text: '',
        clause: '',
        conditions: [
          ['teams', ['2v2']],
          ['seats', [2, 3]],
        ],
      },
    ],
  };
  const shown = (draft: ReturnType<typeof newDraft>) =>
    byUse(info, draft).common.map(({ name }) => name);

  test('has words for its values', () => {
    expect(calledOf(info.parameters[0], 'random')).toBe('one at random');
    expect(calledOf(info.parameters[1], 'none')).toBe('none');
    expect(calledOf(undefined, 'two-players')).toBe('two players');
  });

  test('is shown where it can matter', () => {
    const draft = newDraft(info, 2, 'regular');
    expect(shown(draft)).toEqual(['card', 'map']);
    draft.settings = { map: 'made' };
    expect(shown(draft)).toEqual(['card', 'map', 'number']);
    draft.base = 'empire';
    expect(shown(draft)).toEqual(['card', 'map', 'number', 'acts']);
    expect(shown(newDraft(info, 4, 'regular'))).toEqual(['card', 'teams', 'map']);
  });

  test('offers what so many seats allow', () => {
    const card = info.parameters[0] as Parameter;
    expect(choicesFor(info, newDraft(info, 2, 'regular'), card)).toEqual(['random', 'wide']);
    expect(choicesFor(info, newDraft(info, 3, 'regular'), card)).toHaveLength(3);
  });

  test('that cannot matter is not sent, and comes back with what it belongs to', () => {
    const draft = newDraft(info, 4, 'regular');
    draft.settings = { teams: '2v2', card: 'tight', map: 'made', number: 3 };
    expect(wishOf(info, draft).settings).toEqual(draft.settings);
    draft.seats = draft.seats.slice(0, 2);
    expect(wishOf(info, draft).settings).toEqual({ map: 'made', number: 3 });
    draft.settings.map = 'standard';
    expect(wishOf(info, draft).settings).toEqual({ map: 'standard' });
  });
});
