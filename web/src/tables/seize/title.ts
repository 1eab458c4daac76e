// Seize the Imperium at the browser's table.

import type { TitleUi } from '../../game/title';
import type { Moment } from '../../wire/types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { beat, conquestResult, enacted } from './enact';
import { concerns, memory } from './hits';
import { clock, held, inHand, phases } from './model';
import Seat from './Seat.svelte';
import { told } from './told';
import type { SeizeView } from './wire';

const isWorld = (moment: Moment, card: number): boolean =>
  (moment.view as unknown as SeizeView).seats.some(({ worlds }) =>
    worlds.some((world) => world.card === card),
  );

const RESTS_FIRST = ['Moment', 'Regroup'];

export const TITLE: TitleUi = {
  name: 'seize',
  phases: (moment, ruleset) => phases(moment.view as unknown as SeizeView, ruleset),
  clock: (moment) => clock(moment.view as unknown as SeizeView),
  hand: (moment, seat) =>
    inHand(moment.view as unknown as SeizeView, seat, moment.question).map(held),
  // A fight is looked at while a Reaction is chosen; the answers name the cards.
  folds: (moment) => (moment.view as unknown as SeizeView).conquest !== null,
  window: 'Moment',
  stops: [
    { tag: 'own-card', when: 'my cards are concerned', first: true },
    { tag: 'attacked', when: 'I am attacked', first: false },
    { tag: 'own-turn', when: 'it is my turn', first: false },
    { tag: 'attacking', when: 'I attack', first: false },
    { tag: 'reaction', when: 'somebody has announced something', first: false },
    { tag: 'conquest', when: 'anybody fights over a World', first: false },
  ],
  beat,
  enact: (view, line, after) =>
    enacted(
      view as unknown as SeizeView,
      line,
      after as unknown as SeizeView,
    ) as unknown as Moment['view'],
  result: conquestResult,
  told,
  // A window names the World that is fought over, or what was announced.
  says: ({ about }, { kind, args }) =>
    ['conquest-action', 'plays', 'uses'].includes(kind) &&
    about.some((one) => one.kind === 'card' && one.value === args[0]),
  // What most people want has the first key. In a window they pass, and who may leave a World mostly
  // stays; where one attacks, moves, builds or bids, being done comes last, since it gives that up.
  rank: ({ verb }, asked = '') =>
    verb !== 'pass' && verb !== 'done' ? 0 : RESTS_FIRST.includes(asked) ? -1 : 1,
  some: 3,
  places: ['World'],
  flies({ kind, actor, args }) {
    const [amount = 0] = args;
    if (kind === 'gains') return { seat: actor, icon: 'resource', text: `+${amount}`, from: -1 };
    if (kind === 'points') return { seat: actor, icon: 'star', text: String(amount), from: -1 };
    if (kind === 'conquers') return { seat: actor, icon: 'conquest', text: '', from: amount };
    return null;
  },
  tale: (moment) => ({
    what: 'Victory points',
    one: 'Victory point',
    goal: (moment.view as unknown as SeizeView).victory_points,
    turn: ({ kind, args }) => (kind === 'turn' ? (args[0] ?? null) : null),
    scored: ({ kind, actor, args }) =>
      kind === 'points' ? { seat: actor, now: args[0] ?? 0 } : null,
    // Victory points are told in one's own Turn; a World lost in the last one is missing there.
    ends(seat) {
      const view = moment.view as unknown as SeizeView;
      return view.worlds_left === undefined ? view.seats[seat]?.points : undefined;
    },
    causes: ['conquers', 'liberates', 'faces-up', 'regent'],
    atOnce: true,
    // A Character that is faced up counts nothing, a World does.
    leads: ({ kind, actor, args }, seat, amount) =>
      (actor === seat) === amount > 0 && (kind !== 'faces-up' || isWorld(moment, args[0] ?? -1)),
    did: 'ATT',
    does: ({ kind, actor, args, names }) =>
      kind === 'attacks' ? { seat: actor, name: names[0] ?? '', amount: args[2] ?? 0 } : null,
  }),
  purse(moment, seat) {
    const view = moment.view as unknown as SeizeView;
    const me = view.seats[seat];
    if (!me) return [];
    const duel = view.worlds_left !== undefined;
    return [
      duel
        ? { icon: 'star', value: String(me.score), label: 'score' }
        : { icon: 'star', value: `${me.points}/${view.victory_points}`, label: 'victory points' },
      { icon: 'resource', value: String(me.resources), label: 'resource counters' },
      { icon: 'hand', value: String(me.hand_size), label: 'cards in hand' },
    ];
  },
  hits(game, kind, args, actor) {
    const view = game.view<SeizeView>();
    if (!view || !game.moment) return false;
    return concerns(view, memory(game).earlier(game.moment.n), game.seat, { kind, args, actor });
  },
  Board,
  Seat,
  Aside,
};
