// Arcs at the browser's table.

import type { TitleUi } from '../../game/title';
import type { Moment } from '../../wire/types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { beat, closed, enacted } from './enact';
import Face from './Face.svelte';
import { ORDERED, plans } from './flight';
import { TYPE_NAMES } from './glyphs';
import { strikes } from './hits';
import { clock, hand, idle, phases, purse, rank } from './model';
import { closes, isBonus, scored, scoredFor } from './results';
import Seat from './Seat.svelte';
import { adds, pointed } from './summit';
import type { ArcsView } from './wire';

const viewOf = (moment: Moment): ArcsView => moment.view as unknown as ArcsView;

export const TITLE: TitleUi = {
  name: 'arcs',
  some: 4,
  phases: (moment) => phases(viewOf(moment), moment.over, moment.question?.prompt, moment.awaited),
  clock: (moment) => clock(viewOf(moment)),
  hand: (moment, seat) => hand(viewOf(moment), seat),
  purse: (moment, seat) => purse(viewOf(moment), seat),
  hits: (game, kind, args, actor, clause) => {
    const first = game.moment ? viewOf(game.moment).empire?.first_regent : null;
    const spread = game.lines.findLast((line) => line.kind === 'spreads-outrage');
    return strikes(game.seat, { kind, args, actor, clause }, first ?? -1, spread?.actor);
  },
  beat,
  enact: (view, line, after) =>
    enacted(
      view as unknown as ArcsView,
      line,
      after as unknown as ArcsView,
    ) as unknown as Moment['view'],
  closed: (view, after, rest) =>
    closed(
      view as unknown as ArcsView,
      after as unknown as ArcsView,
      rest,
    ) as unknown as Moment['view'],
  flies({ kind, actor, args, names }) {
    const [first = 0, number = 1] = args;
    if (kind === 'scores') return { seat: actor, icon: 'star', text: `+${first}`, from: -1 };
    if (kind === 'gains')
      return { seat: actor, icon: 'resource', text: TYPE_NAMES[first] ?? '', from: -1 };
    if (kind === 'secures' || kind === 'ransacks')
      return { seat: actor, icon: 'hand', text: names[0] ?? '', from: first };
    if (kind === 'captures') return { seat: actor, icon: 'lock', text: `+${number}`, from: -1 };
    return null;
  },
  result: (lines, fresh, after) => closes(lines, fresh, after as unknown as ArcsView),
  plans,
  slim: true,
  ordered: ORDERED,
  pointed,
  rank: (option, asked, moment, seat = -1) =>
    rank(option, asked, moment ? viewOf(moment).seats[seat]?.resources : []),
  idle: (moment) => idle(viewOf(moment)),
  adds: (option, moment, seat) => adds(option, viewOf(moment), seat),
  tale: () => ({
    what: 'Power',
    goal: 0,
    unit: 'Chapter',
    turn: ({ kind, args }) => (kind === 'chapter' ? (args[0] ?? null) : null),
    scored: ({ kind, actor, args }, before) => {
      const power = scored(kind, args);
      return power ? { seat: actor, now: before + power } : null;
    },
    reason: (line) =>
      line.kind === 'scores' ? `for ${isBonus(line) ? 'cities' : scoredFor(line)}` : '',
    together: (line) => (line.kind === 'scores' ? `${line.args[1]}` : ''),
    causes: [],
  }),
  Face,
  Board,
  Seat,
  Aside,
};
