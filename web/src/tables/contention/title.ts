// Imperium: The Contention at the table.

import { seatMark } from '../../art';
import { deck } from '../../game/cards.svelte';
import type { Tale } from '../../game/course';
import type { Game } from '../../game/game.svelte';
import type { Held, Phase, Purse, TitleUi } from '../../game/title';
import type { Thing } from '../../game/told.svelte';
import type { Line, Moment, Option } from '../../wire/types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { battleResult, beat, enacted } from './enact';
import { owners, strikes } from './hits';
import Seat from './Seat.svelte';
import { told } from './told';
import type { ContentionCard, ContentionView } from './wire';
import { COLONIES, goal, nearly, placed } from './words';

const PHASES: readonly [string, string][] = [
  ['beginning', 'Beginning'],
  ['command', 'Command'],
  ['face-off', 'Face-Off'],
  ['battle', 'Battle'],
];
const PRINTED = ['attack', 'defense', 'speed'];

const viewOf = (moment: Moment): ContentionView => moment.view as unknown as ContentionView;

function phases(moment: Moment): Phase[] {
  const { phase } = viewOf(moment);
  const all = PHASES.map(([key, name]) => ({ name, now: key === phase && !moment.over }));
  return phase === 'set-up' ? [{ name: 'Set-up', now: true }, ...all] : all;
}

/** The moment knows no names, so the holder of the scepter is told by the shape of the seat. */
function clock(moment: Moment): string {
  const { turn, scepter } = viewOf(moment);
  if (turn < 1) return 'Before turn 1';
  return scepter < 0 ? `Turn ${turn}` : `Turn ${turn} · scepter ${seatMark(scepter).shape}`;
}

/** Why a card would come back as a Bluff, as its answer says in brackets. */
const doubtOf = (drop: Option | undefined): string =>
  /\((.+)\)$/.exec(drop?.said.parts.at(-1)?.text ?? '')?.[1] ?? '';

/** Cards that would come back say so in the hand; their buttons would take the room of the others.
 * Being done comes last where one settles, moves or attacks, since it gives that up. */
const rank = (option: Option): number => {
  if (option.verb === 'done' || option.verb === 'pass') return 1;
  return option.verb === 'drop' && doubtOf(option) ? Infinity : 0;
};

/** Who explored a location knows what is settled there; the words of an answer are for everybody. */
function adds({ verb, args }: Option, moment: Moment): string {
  const place = verb === 'settle' ? viewOf(moment).map[args[0]?.value ?? -1] : undefined;
  return place && !place.up && place.location.name ? `(${place.location.name})` : '';
}

/** Why a card would come back as a Bluff: its price, or what its answer says. */
function doubted(moment: Moment, card: ContentionCard, have: number): { doubt?: string } {
  if ((card.cost ?? 0) > have)
    return { doubt: `You have ${have}, this costs ${card.cost}: it would count as a Bluff.` };
  const drop = moment.question?.options.find((one) =>
    one.args.some((arg) => arg.value === card.card),
  );
  const why = doubtOf(drop);
  return why ? { doubt: `${why.charAt(0).toUpperCase()}${why.slice(1)}.` } : {};
}

function hand(moment: Moment, seat: number): Held[] {
  const cards = deck('contention').cards;
  const have = viewOf(moment).seats[seat]?.resources ?? 0;
  const drops = moment.question?.prompt === 'Drop';
  return (viewOf(moment).seats[seat]?.hand ?? []).map((card): Held => {
    if (card.card === null) return { card: null, name: '', type: '', cost: '', stats: [] };
    const facts = cards.get(card.name ?? '')?.facts ?? {};
    return {
      card: card.card,
      name: card.name ?? '',
      type: card.type ?? '',
      cost: String(card.cost ?? ''),
      ...(drops ? doubted(moment, card, have) : {}),
      stats: PRINTED.flatMap((key) => {
        const value = facts[key];
        return value && value !== '–' ? [{ icon: key, value, label: key }] : [];
      }),
    };
  });
}

/** Whose each card was before the last change: a card that is gone or stolen is nobody's to ask. */
const remembered = new WeakMap<
  Game,
  { n: number; now: Map<number, number>; before: Map<number, number> }
>();

function hits(game: Game, kind: string, args: number[], actor: number): boolean {
  const view = game.view<ContentionView>();
  if (!view || !game.moment) return false;
  const { n } = game.moment;
  let known = remembered.get(game);
  if (known?.n !== n) {
    known = { n, now: owners(view), before: known?.now ?? new Map() };
    remembered.set(game, known);
  }
  return strikes(known.before, known.now, game.seat, { kind, args, actor });
}

/** Clauses of a victory by colony tokens. */
const BY_TOKENS = ['C-WIN-02', 'C-OPT-ELIM-03'];

/** What decided is what is told: colony tokens where they won, else favor. */
function tale(moment: Moment): Tale {
  const { map, seats, favor_to_win } = viewOf(moment);
  const places = new Map(map.map(({ location }) => [location.card, location.type ?? '']));
  // A colony that became a Black Hole is no longer on the map.
  const isPlace = ({ args, names }: Line): boolean =>
    places.has(args[0] ?? -1) || deck('contention').cards.get(names[0] ?? '')?.type === 'Colony';
  // A homeworld needs no token (C-HOME-02).
  const colony = (card = -1): boolean => places.has(card) && places.get(card) !== 'Homeworld';
  const tokens = BY_TOKENS.includes(moment.standings[0]?.said.clause ?? '');
  const telling: Pick<Tale, 'what' | 'one' | 'goal' | 'scored' | 'reason' | 'causes' | 'leads'> =
    tokens
      ? {
          what: 'colony tokens placed',
          one: 'colony token placed',
          goal: COLONIES,
          // Told of the seat that settles, or that loses the card (C-DEST-05).
          scored: ({ kind, actor, args }, before) =>
            (kind === 'settles' || kind === 'destroyed') && colony(args[0])
              ? { seat: actor, now: Math.max(0, before + (kind === 'settles' ? 1 : -1)) }
              : null,
          reason: ({ names }) => (names[0] ? `on ${names[0]}` : ''),
          causes: [],
        }
      : {
          what: 'favor',
          goal: favor_to_win,
          scored: ({ kind, actor, args }) =>
            kind === 'favor' ? { seat: actor, now: args[2] ?? 0 } : null,
          causes: ['destroyed', 'resolves', 'settles', 'uses'],
          // Only a location counts when it is destroyed: for others if it was theirs who lose.
          leads: (line, seat, amount) =>
            line.kind !== 'destroyed' || (isPlace(line) && (line.actor === seat) === amount < 0),
        };
  return {
    ...telling,
    tally: (seat) => {
      const player = seats[seat];
      return player ? `${placed(player)} of ${COLONIES} colony tokens placed` : '';
    },
    turn: ({ kind, args }) => (kind === 'turn' ? (args[0] ?? null) : null),
    did: 'damage',
    does: ({ kind, actor, args, names }) =>
      kind === 'hits' || kind === 'rampages'
        ? { seat: actor, name: names[0] ?? '', amount: args[2] ?? 0 }
        : null,
  };
}

function purse(moment: Moment, seat: number): Purse {
  const view = viewOf(moment);
  const me = view.seats[seat];
  if (!me) return [];
  return [
    { icon: 'favor', value: `${me.favor}/${view.favor_to_win}`, label: 'favor' },
    { icon: 'resource', value: String(me.resources), label: 'resources' },
    { icon: 'hand', value: String(me.hand_size), label: 'cards in hand, the Bluff included' },
    { icon: 'colony', value: `${placed(me)}/${COLONIES}`, label: 'colony tokens placed' },
  ];
}

/** Where it stands is where a ship on its way stops: its own sector, which no answer names. */
function pointed({ verb, args }: Option, moment: Moment | null): Thing[] {
  if (verb !== 'stop' || !moment) return args;
  const ship = moment.question?.said.parts.find((part) => part.kind === 'card')?.value;
  const here = viewOf(moment).map.findIndex(({ assets }) =>
    assets.some((one) => one.card === ship),
  );
  return here < 0 ? args : [{ kind: 'place', value: here }];
}

export const TITLE: TitleUi = {
  name: 'contention',
  pointed,
  rank,
  some: 3,
  adds,
  purse,
  tale,
  told,
  beat,
  enact: (view, line, after) =>
    enacted(
      view as unknown as ContentionView,
      line,
      after as unknown as ContentionView,
    ) as unknown as Moment['view'],
  result: battleResult,
  flies({ kind, actor, args }) {
    const [amount = 0, gained = 0] = args;
    if (kind === 'favor' && gained)
      return { seat: actor, icon: 'favor', text: `+${amount}`, from: -1 };
    if (kind === 'gains') return { seat: actor, icon: 'resource', text: `+${amount}`, from: -1 };
    return null;
  },
  phases,
  clock,
  goal: (moment) => goal(viewOf(moment)),
  nearly: (moment) => nearly(viewOf(moment)),
  hand,
  hits,
  Board,
  Seat,
  Aside,
};
