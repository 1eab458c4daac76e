// What the log tells is done to the board, event by event, on the way to the view that was sent. Only
// what an event says: rules are not asked, and whatever it leaves open comes with the view itself.

import type { Result } from '../../game/staging.svelte';
import type { Line } from '../../wire/types';
import { worldOf } from './model';
import type { SeizeConquest, SeizeSeat, SeizeUnit, SeizeView, SeizeWorld } from './wire';

/** Milliseconds at the normal pace; what is left out has no time of its own. */
const TIMES: Record<string, number> = {
  turn: 600,
  gains: 350,
  draws: 350,
  discards: 350,
  plays: 900,
  uses: 700,
  resolves: 450,
  cancels: 900,
  cancelled: 900,
  'cancels-attack': 900,
  reveals: 700,
  bids: 500,
  'bid-total': 600,
  regent: 1400,
  'loses-title': 1200,
  'faces-up': 700,
  allocates: 550,
  moves: 500,
  arrives: 700,
  withdraws: 900,
  'conquest-action': 900,
  exchange: 350,
  targets: 450,
  attacks: 400,
  total: 600,
  damaged: 650,
  'conquest-counted': 750,
  withstands: 600,
  holds: 450,
  eliminated: 900,
  conquers: 2000,
  liberates: 2000,
  unsuccessful: 800,
  disputed: 500,
  depletes: 250,
  undepletes: 150,
  points: 700,
  charged: 900,
  wins: 2500,
};
/** What happens to several at once. */
const TOGETHER: Record<string, string> = {
  undepletes: 'undepletes',
  depletes: 'depletes',
  gains: 'cards',
  draws: 'cards',
  discards: 'cards',
  targets: 'targets',
  attacks: 'attacks',
  damaged: 'damage',
  withstands: 'damage',
  eliminated: 'eliminated',
  bids: 'bids',
};
/** One after the other, by one player. */
const IN_A_ROW = ['allocates', 'moves', 'faces-up'];
/** What everybody expects, or sees on the table as well afterwards. */
const DULL = [
  'turn',
  'gains',
  'draws',
  'discards',
  'resolves',
  'reveals',
  'holds',
  'allocates',
  'moves',
  'exchange',
  'targets',
  'attacks',
  'disputed',
  'depletes',
  'undepletes',
  'points',
];

export function beat(line: Line | undefined): { time: number; joins?: string; dull?: boolean } {
  if (!line) return { time: 0 };
  const { kind, actor } = line;
  const joins = IN_A_ROW.includes(kind) ? `${kind} ${actor}` : TOGETHER[kind];
  return { time: TIMES[kind] ?? 0, dull: DULL.includes(kind), ...(joins ? { joins } : {}) };
}

function seated(
  view: SeizeView,
  seat: number,
  to: (one: SeizeSeat) => Partial<SeizeSeat>,
): SeizeView {
  const seats = view.seats.map((one, i) => (i === seat ? { ...one, ...to(one) } : one));
  return { ...view, seats };
}

function worlds(view: SeizeView, to: (world: SeizeWorld) => SeizeWorld): SeizeView {
  return {
    ...view,
    seats: view.seats.map((one) => ({ ...one, worlds: one.worlds.map(to) })),
  };
}

function unitOf(view: SeizeView, card: number): SeizeUnit | undefined {
  return view.seats
    .flatMap((seat) => seat.worlds)
    .flatMap((world) => world.units)
    .find((unit) => unit.card === card);
}

function unit(
  view: SeizeView,
  card: number,
  to: (one: SeizeUnit) => Partial<SeizeUnit>,
): SeizeView {
  return worlds(view, (world) =>
    world.units.some((one) => one.card === card)
      ? {
          ...world,
          units: world.units.map((one) => (one.card === card ? { ...one, ...to(one) } : one)),
        }
      : world,
  );
}

function put(view: SeizeView, card: number, at: number, after: SeizeView): SeizeView {
  const one = unitOf(view, card) ?? unitOf(after, card);
  if (!one) return view;
  return worlds(without(view, card), (world) =>
    world.card === at ? { ...world, units: [...world.units, one] } : world,
  );
}

function without(view: SeizeView, card: number): SeizeView {
  return worlds(view, (world) => {
    const units = world.units.filter((one) => one.card !== card);
    return units.length === world.units.length ? world : { ...world, units };
  });
}

function turned(view: SeizeView, card: number, depleted: boolean): SeizeView {
  const there = worlds(view, (world) => (world.card === card ? { ...world, depleted } : world));
  const found = unit(there, card, () => ({ depleted }));
  return {
    ...found,
    seats: found.seats.map((seat) => ({
      ...seat,
      figures: seat.figures.map((one) => (one.card === card ? { ...one, depleted } : one)),
    })),
  };
}

/** A World or Character lies open now, as the view that follows has it. */
function faced(view: SeizeView, seat: number, card: number, after: SeizeView): SeizeView {
  const then = after.seats[seat];
  const world = then?.worlds.find((one) => one.card === card);
  const figure = then?.figures.find((one) => one.card === card);
  const order = (then?.worlds ?? []).map((one) => one.card);
  const placed = (worlds: SeizeWorld[]): SeizeWorld[] =>
    worlds.sort((x, y) => order.indexOf(x.card) - order.indexOf(y.card));
  return seated(view, seat, (one) => ({
    worlds: world ? placed([...one.worlds, { ...world, units: [] }]) : one.worlds,
    figures: figure ? [...one.figures, figure] : one.figures,
    reserve: one.reserve.filter((held) => held.card !== card),
    court: one.court.filter((held) => held.card !== card),
  }));
}

/** A World goes over, with whoever stands there. */
function taken(view: SeizeView, card: number, by: number): SeizeView {
  const world = view.seats.flatMap((seat) => seat.worlds).find((one) => one.card === card);
  if (!world || by < 0) return view;
  const seats = view.seats.map((seat, i) => {
    const rest = seat.worlds.filter((one) => one.card !== card);
    return { ...seat, worlds: i === by ? [...rest, { ...world, controller: by }] : rest };
  });
  return { ...view, seats };
}

/** The fight goes on: what was declared in the last Step is over. */
function fought(view: SeizeView, now: Partial<SeizeConquest>): SeizeView {
  return view.conquest ? { ...view, conquest: { ...view.conquest, ...now } } : view;
}

/** The fight is over: nobody is damaged or attacks any more, and the World is as it will be seen,
 * though it has not turned upright yet. */
function settled(view: SeizeView, card: number, after: SeizeView): SeizeView {
  const then = worldOf(after, card);
  const calm = worlds(view, (world) => ({
    ...world,
    ...(world.card === card && then
      ? { ...then, controller: world.controller, depleted: world.depleted }
      : {}),
    units: world.units.map((one) => ({ ...one, damage: 0, attacks: false })),
  }));
  return { ...calm, conquest: null };
}

export function enacted(view: SeizeView, line: Line, after: SeizeView): SeizeView {
  const { kind, actor, args } = line;
  const [a = -1, b = -1] = args;
  switch (kind) {
    case 'turn':
      return { ...view, turn: a, active: actor, conquest: null };
    case 'gains':
      return seated(view, actor, (one) => ({ resources: one.resources + a }));
    case 'pays':
      return seated(view, actor, (one) => ({ resources: one.resources - a }));
    case 'draws':
      return seated(view, actor, (one) => ({ hand_size: one.hand_size + 1 }));
    case 'points':
      return seated(view, actor, () => ({ points: a }));
    case 'regent':
      return { ...view, regent: actor };
    case 'depletes':
      return turned(view, a, true);
    case 'undepletes':
      return turned(view, a, false);
    case 'disputed':
      return worlds(view, (world) => (world.card === a ? { ...world, disputed: true } : world));
    case 'faces-up':
      return faced(view, actor, a, after);
    case 'allocates':
    case 'moves':
    case 'arrives':
      return put(view, a, b, after);
    case 'damaged':
      return unit(view, a, (one) => ({ damage: one.damage + b }));
    case 'conquest-counted': {
      const { conquest } = view;
      if (conquest?.world !== a) return view;
      return { ...view, conquest: { ...conquest, counters: conquest.counters + b } };
    }
    case 'exchange':
      return fought(view, { exchange: a, step: 0, attacks: [] });
    case 'step':
      return fought(view, { step: a, attacks: [] });
    case 'conquest-action-ends':
      return settled(view, a, after);
    case 'eliminated':
      return without(view, a);
    case 'conquers':
    case 'liberates':
      return taken(view, a, actor);
    default:
      return view;
  }
}

const FOUGHT = [
  'total',
  'damaged',
  'conquest-counted',
  'withstands',
  'holds',
  'eliminated',
  'conquers',
  'liberates',
  'unsuccessful',
];

/** A Conquest Action is over: who lost and won what in it, and by which sums. */
export function conquestResult(lines: readonly Line[], fresh: readonly Line[]): Result | null {
  const end = fresh.find((line) => line.kind === 'conquest-action-ends');
  if (!end) return null;
  const before = lines.filter((line) => line.id < end.id);
  const from = before.findLastIndex((line) => line.kind === 'conquest-action');
  const begun = before[from];
  const fight = before.slice(from + 1);
  if (!begun || !fight.some((line) => line.kind === 'total')) return null;
  const sides = new Map<number, { seat: number; lost: string[]; won: string[] }>();
  const side = (seat: number) => {
    const found = sides.get(seat) ?? { seat, lost: [], won: [] };
    sides.set(seat, found);
    return found;
  };
  side(begun.actor);
  for (const { kind, actor, names } of fight) {
    if (actor < 0) continue;
    // Told of the seat that loses the card.
    if (kind === 'eliminated') side(actor).lost.push(names[0] || 'a card');
    if (kind === 'conquers' || kind === 'liberates') side(actor).won.push(names[0] || 'a World');
  }
  const won = fight.some((line) => line.kind === 'conquers' || line.kind === 'liberates');
  const world = begun.names[0] ?? 'the World';
  // A copy of a World that the Attacker has too is not Conquered, and yet the attack succeeded.
  const gone = fight.some((line) => line.kind === 'eliminated' && line.args[0] === begun.args[0]);
  return {
    id: end.id,
    title: `${world} ${won ? 'is taken' : gone ? 'is eliminated' : 'is not taken'}`,
    sides: [...sides.values()].sort((x, y) => x.seat - y.seat),
    why: fight.filter((line) => FOUGHT.includes(line.kind)),
  };
}
