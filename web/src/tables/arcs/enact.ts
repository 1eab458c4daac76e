// What the log tells is done to the table, event by event, on the way to the view that was sent. Only
// what an event says: rules are not asked, and whatever it leaves open comes with the view itself.

import type { Line } from '../../wire/types';
import { owned, seated } from './belongings';
import { faceOf, faceWord, SYMBOL_NAMES } from './dice';
import { ownerWord } from './glyphs';
import { systemOf } from './reach';
import { scored } from './results';
import type { ArcsCard, ArcsEmpire, ArcsPieces, ArcsView } from './wire';

/** A view on its way: the event dice lie on the table while what they bring is shown. */
export interface Staged extends ArcsView {
  omen?: { cluster: number; face: number } | null;
}

const EMPIRE = 4;
const BLIGHT = 5;

/** Milliseconds at the normal pace; what is left out has no time of its own. */
const TIMES: Readonly<Record<string, number>> = {
  chapter: 1400,
  wins: 1400,
  round: 700,
  leads: 1200,
  surpasses: 1100,
  pivots: 1100,
  mirrors: 1100,
  copies: 1000,
  passes: 800,
  'plays-to-seize': 700,
  seizes: 1000,
  initiative: 800,
  declares: 1600,
  zero: 500,
  spends: 700,
  uses: 900,
  gains: 450,
  taxes: 700,
  'taxes-own': 700,
  builds: 700,
  repairs: 600,
  moves: 800,
  places: 700,
  influences: 600,
  secures: 1100,
  ransacks: 1100,
  court: 500,
  attacks: 1300,
  rolls: 320,
  rerolls: 500,
  damaged: 600,
  destroyed: 800,
  'spreads-outrage': 1400,
  outrage: 1200,
  discards: 700,
  'discards-card': 700,
  captures: 800,
  'agents-slain': 700,
  steals: 800,
  'steals-card': 900,
  'battle-over': 700,
  scores: 1600,
  'nobody-scores': 900,
  'all-passed': 900,
  advances: 500,
  completes: 1000,
  'rolls-event': 2200,
  event: 1200,
  crises: 1400,
  crisis: 1800,
  'blight-spreads': 350,
  'blight-grows': 350,
  edicts: 1300,
  enforces: 1400,
  'changes-policy': 1400,
  'pays-trust': 800,
  celebrates: 1000,
  requisitions: 1000,
  expelled: 1300,
  'council-decides': 1600,
  'in-session': 1000,
  'first-regent': 1300,
  'steals-trust': 900,
  calls: 1400,
  proposes: 900,
  'offers-agent': 400,
  'offers-captive': 400,
  'offers-favor': 400,
  'offers-invitation': 400,
  'offers-piece': 400,
  'offers-promise': 400,
  'offers-resource': 400,
  'offers-trophy': 400,
  accepts: 700,
  declines: 700,
  cedes: 700,
  promises: 700,
  delegates: 700,
  invites: 900,
  leaves: 1200,
  revives: 1200,
  dissolves: 1600,
  forces: 900,
  'gives-resource': 700,
  'gives-captive': 700,
  'gives-trophy': 700,
  'gives-favor': 700,
  'summit-ends': 900,
  escorts: 500,
  founds: 900,
  intermission: 1800,
  fails: 1100,
  fulfils: 1100,
  halves: 700,
  act: 1600,
  'marker-flips': 900,
  drafts: 800,
};

export function beat(line: Line | undefined): { time: number; joins?: string } {
  return { time: line ? (TIMES[line.kind] ?? 0) : 0 };
}

/** What leaves the table as it is, or as the view that was sent has it anyway. */
const STILL = ['round', 'chapter', 'act', 'initiative', 'court', 'marker-flips'];

/** Beside the card that closes something lies the table after it: as it was sent, unless more happens
 * on the way there that is still to be shown. */
export function closed(view: Staged, after: ArcsView, rest: readonly Line[]): Staged {
  return rest.every(({ kind }) => !TIMES[kind] || STILL.includes(kind)) ? after : view;
}

type Key = keyof ArcsPieces;
const PIECES = ['ships', 'cities', 'starports'] as const;

const key = (piece: number, damaged: boolean): Key | null => {
  const many = PIECES[piece];
  if (!many) return null;
  return damaged ? `damaged_${many}` : many;
};

/** So many pieces more, or fewer, in a system; what there is none of is left out. */
export function change(
  view: ArcsView,
  place: number,
  owner: number,
  changes: readonly (readonly [Key | null, number])[],
): ArcsView {
  const word = ownerWord(owner);
  return {
    ...view,
    map: view.map.map((system) => {
      if (systemOf(system.name) !== place) return system;
      const pieces: ArcsPieces = { ...system.pieces[word] };
      for (const [which, number] of changes) {
        if (!which) continue;
        const now = Math.max(0, (pieces[which] ?? 0) + number);
        if (now) pieces[which] = now;
        else delete pieces[which];
      }
      const all = { ...system.pieces, [word]: pieces };
      if (!Object.keys(pieces).length) delete all[word];
      return { ...system, pieces: all };
    }),
  };
}

function count(view: ArcsView, place: number, owner: number, which: Key): number {
  const system = view.map.find((one) => systemOf(one.name) === place);
  return system?.pieces[ownerWord(owner)]?.[which] ?? 0;
}

/** How a card was played, as the view calls it; seizing changes nothing of it. */
const PLAYS: Readonly<Record<string, string>> = {
  leads: 'lead',
  surpasses: 'surpass',
  pivots: 'pivot',
  mirrors: 'mirror',
  copies: 'copy',
};

/** A card of the round as the view that came has it, or from the hand it was in. */
function played(view: ArcsView, line: Line, after: ArcsView): ArcsView {
  const { actor } = line;
  const card = line.args[0] ?? -1;
  const then = after.seats[actor];
  const known =
    then?.played.find((one) => one.card === card) ??
    view.seats[actor]?.hand.find((one) => one.card === card);
  const down = line.kind === 'copies' || line.kind === 'plays-to-seize';
  const laid: ArcsCard = known ?? { card: null };
  if (!down && !known) return view;
  const into = line.kind === 'copies' ? 'copied' : down ? 'seizing' : 'played';
  const next = seated(view, actor, (one) => ({
    [into]: [...one[into], laid],
    hand: known ? one.hand.filter((c) => c.card !== card) : one.hand.slice(0, -1),
    hand_size: Math.max(0, one.hand_size - 1),
  }));
  const moved = { ...next, active: actor, play: PLAYS[line.kind] ?? view.play };
  return line.kind === 'leads' ? { ...moved, lead: [laid] } : moved;
}

/** Ships go where the log says; damaged ones only if there are no others. */
function moved(view: ArcsView, line: Line, owner: number): ArcsView {
  const [number = 0, from = -1, to = -1] = line.args;
  const fresh = Math.min(number, count(view, from, owner, 'ships'));
  const damaged = number - fresh;
  const left = change(view, from, owner, [
    ['ships', -fresh],
    ['damaged_ships', -damaged],
  ]);
  return change(left, to, owner, [
    ['ships', fresh],
    ['damaged_ships', damaged],
  ]);
}

function rolled(view: ArcsView, roll: number): ArcsView {
  if (!view.battle) return view;
  const dice = [...view.battle.dice, faceWord(roll)];
  const totals = Object.fromEntries(
    SYMBOL_NAMES.map((symbol) => [
      symbol,
      dice.flatMap((word) => faceOf(word).symbols).filter((one) => one === symbol).length,
    ]),
  );
  const { odds: _, ...battle } = view.battle;
  return { ...view, battle: { ...battle, dice, totals } };
}

function ruled(view: Staged, changes: Partial<ArcsEmpire>): Staged {
  return view.empire ? { ...view, empire: { ...view.empire, ...changes } } : view;
}

/** What moves on the map and the boards, whoever gets or loses what by it. */
export function enacted(view: Staged, line: Line, after: ArcsView): Staged {
  return owned(moves(view, line, after), line, after);
}

function moves(view: Staged, line: Line, after: ArcsView): Staged {
  const { kind, actor, args } = line;
  const [first = -1, second = -1, third = 0] = args;
  switch (kind) {
    case 'round':
      return {
        ...view,
        round: first,
        lead: [],
        zero: false,
        omen: null,
        play: '',
        active: actor,
        seats: view.seats.map((one) => ({ ...one, played: [], copied: [], seizing: [] })),
      };
    case 'leads':
    case 'surpasses':
    case 'pivots':
    case 'mirrors':
    case 'copies':
    case 'plays-to-seize':
      return played(view, line, after);
    case 'zero':
      return { ...view, zero: true };
    case 'seizes':
    case 'initiative':
      return {
        ...view,
        initiative: actor,
        seats: view.seats.map((one, i) => ({ ...one, initiative: i === actor })),
      };
    case 'moves':
    case 'escorts':
      return moved(view, line, kind === 'moves' ? actor : EMPIRE);
    case 'blight-spreads':
      return change(view, first, BLIGHT, [['damaged_ships', 1]]);
    case 'blight-grows':
      return change(view, first, BLIGHT, [
        ['damaged_ships', -1],
        ['ships', 1],
      ]);
    case 'requisitions':
      return change(view, second, EMPIRE, [['ships', first]]);
    case 'cedes':
      return change(change(view, third, actor, [[key(second, false), -1]]), third, first, [
        [key(second, false), 1],
      ]);
    case 'rolls-event':
      return { ...view, omen: { cluster: first, face: second } };
    case 'first-regent':
    case 'revives':
      return ruled(view, { first_regent: actor });
    case 'changes-policy':
      return ruled(view, { policy: after.empire?.policy ?? '' });
    case 'pays-trust':
    case 'steals-trust':
    case 'council-decides':
    case 'in-session':
      return ruled(view, {
        trust: after.empire?.trust ?? {},
        council: after.empire?.council ?? '',
      });
    case 'places':
      return change(view, second, actor, [['ships', first]]);
    case 'builds':
      return change(view, second, actor, [[key(first, third === 1), 1]]);
    case 'repairs':
      return change(view, second, actor, [
        [key(first, true), -1],
        [key(first, false), 1],
      ]);
    case 'damaged':
      return change(view, second, actor, [
        [key(first, false), -1],
        [key(first, true), 1],
      ]);
    case 'destroyed': {
      const damaged = key(first, true);
      const which = damaged && count(view, second, actor, damaged) ? damaged : key(first, false);
      return change(view, second, actor, [[which, -1]]);
    }
    case 'influences':
      return {
        ...view,
        court: view.court.map((card) =>
          card.card === first
            ? { ...card, agents: card.agents.map((number, i) => number + Number(i === actor)) }
            : card,
        ),
      };
    case 'attacks':
      return {
        ...view,
        battle: {
          attacker: actor,
          defender: ownerWord(first),
          place: view.map.find((one) => systemOf(one.name) === second)?.name ?? '',
          attacking_fresh: count(view, second, actor, 'ships'),
          attacking_damaged: count(view, second, actor, 'damaged_ships'),
          imperial_fresh: 0,
          imperial_damaged: 0,
          dice: [],
          totals: {},
        },
      };
    case 'rolls':
      return rolled(view, first);
    case 'battle-over':
      return { ...view, battle: null };
    default: {
      const power = scored(kind, args);
      return power ? seated(view, actor, (one) => ({ power: one.power + power })) : view;
    }
  }
}
