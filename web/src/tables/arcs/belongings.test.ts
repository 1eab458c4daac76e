import { describe, expect, it } from 'vitest';
import type { Line } from '../../wire/types';
import { closed, enacted } from './enact';
import type { ArcsSeat, ArcsView } from './wire';

const HEX = 3;
const [FUEL, PSIONIC] = [1, 4];

const seat = (more: Partial<ArcsSeat>): Partial<ArcsSeat> => ({
  area: [],
  captives: [0, 0],
  favors: [0, 0],
  trophies: [],
  outrage: [],
  power: 0,
  agents_left: 5,
  raid: [3, 1, 1],
  resources: ['', '', ''],
  title: 'regent',
  ...more,
});
const guild = (card: number, agents: number[]) => ({
  card,
  name: `Guild ${card}`,
  kind: 'guild',
  agents,
  tally: '',
});
const VIEW = {
  active: 0,
  battle: { attacker: 0, defender: '1', place: '1-hex', dice: [], totals: {} },
  court: [guild(7, [2, 1]), guild(8, [0, 0])],
  map: [{ name: '1-hex', control: 1, pieces: { '1': { cities: 1 } } }],
  seats: [seat({}), seat({ resources: ['fuel', 'psionic', 'fuel'], area: [guild(9, [])] })],
} as unknown as ArcsView;
const AFTER = {
  ...VIEW,
  battle: null,
  court: [guild(6, [0, 0]), guild(8, [0, 0])],
  seats: [seat({ area: [guild(7, []), guild(9, [])] }), seat({})],
} as unknown as ArcsView;

const line = (kind: string, actor: number, args: number[]): Line => ({
  id: 0,
  kind,
  actor,
  args,
  names: [],
  said: { parts: [], clause: '' },
});
const told = (...lines: [string, number, number[]][]): ArcsView =>
  lines.reduce((view, [kind, actor, args]) => enacted(view, line(kind, actor, args), AFTER), VIEW);

describe('what a fight brings lies on the boards as it is told', () => {
  it('moves resources from the cheapest slot to the dearest', () => {
    const view = told(['steals', 0, [FUEL, 1]], ['discards', 1, [PSIONIC, 1]]);
    expect(view.seats[0]?.resources).toEqual(['fuel', '', '']);
    expect(view.seats[1]?.resources).toEqual(['fuel', '', '']);
  });

  it('turns what fell into a Trophy of the other side, and what was taken into Captives', () => {
    const view = told(['destroyed', 1, [1, HEX]], ['captures', 0, [1, 2]], ['outrage', 0, [FUEL]]);
    expect(view.seats[0]?.trophies).toEqual([{ owner: '1', piece: 'city', number: 1 }]);
    expect(view.seats[0]?.captives).toEqual([0, 2]);
    expect(view.seats[0]?.outrage).toEqual(['fuel']);
    expect(told(['destroyed', 0, [0, HEX]]).seats[1]?.trophies).toHaveLength(1);
  });

  it('takes cards out of the Court and from boards, and lays the next one there', () => {
    const view = told(['ransacks', 0, [7]], ['steals-card', 0, [9, 1]], ['court', -1, [6]]);
    expect(view.court.map((one) => one.card)).toEqual([6, 8]);
    expect(view.seats.map((one) => one.area.map((card) => card.card))).toEqual([[7, 9], []]);
    expect(view.seats[0]?.agents_left).toBe(7);
  });

  it('hands over what was dealt', () => {
    const view = told(
      ['gives-resource', 1, [0, FUEL]],
      ['promises', 0, [1]],
      ['leaves', 0, []],
      ['gives-favor', 1, [0, 0]],
    );
    expect(view.seats[0]?.resources).toEqual(['fuel', '', '']);
    expect(view.seats[1]?.favors).toEqual([0, 0]);
    expect(view.seats[0]?.title).toBe('outlaw');
  });
});

it('lays the table that was sent beside a card, unless more happens on the way there', () => {
  expect(closed(VIEW, AFTER, [line('draws-hand', 1, [6]), line('round', 0, [1])])).toBe(AFTER);
  expect(closed(VIEW, AFTER, [line('moves', 1, [1, 0, HEX])])).toBe(VIEW);
});
