// What the log tells is done to the map, event by event, on the way to the view that was sent. Only
// what an event says: rules are not asked, and whatever it leaves open comes with the view itself.

import type { Result } from '../../game/staging.svelte';
import type { Line } from '../../wire/types';
import { FATE } from './flips';
import type { ContentionAsset, ContentionSeat, ContentionSector, ContentionView } from './wire';

/** Milliseconds at the normal pace; what is left out has no time of its own. */
const TIMES: Record<string, number> = {
  turn: 500,
  gains: 350,
  draws: 350,
  favor: 900,
  explores: 550,
  moves: 450,
  jumps: 550,
  settles: 700,
  uses: 550,
  reveals: 1400,
  bluffs: 1400,
  'sits-out': 1400,
  announces: 0,
  'names-card': 450,
  'names-player': 450,
  'names-sector': 450,
  'sent-back': 800,
  resolves: 450,
  cancels: 900,
  enters: 650,
  creates: 650,
  attaches: 650,
  'attaches-to-player': 650,
  'enters-off': 650,
  controls: 900,
  boards: 900,
  damages: 700,
  repairs: 350,
  targets: 500,
  hits: 700,
  rampages: 700,
  destroyed: 900,
  removes: 600,
  scraps: 500,
  takes: 600,
  'changes-attack': 450,
  'changes-defense': 450,
  'changes-speed': 450,
  loses: 1500,
  wins: 2500,
};
/** What happens to everybody, or all over the map, at once. */
const TOGETHER: Record<string, string> = {
  reveals: 'flip',
  bluffs: 'flip',
  'sits-out': 'flip',
  gains: 'production',
  draws: 'draw',
  targets: 'targets',
  hits: 'damage',
  rampages: 'damage',
  destroyed: 'destroyed',
  favor: 'favor',
  repairs: 'repairs',
};
/** One after the other, by one player. */
const IN_A_ROW = ['moves', 'creates'];
/** What everybody expects, or sees on the map as well afterwards. */
const DULL = [
  'turn',
  'gains',
  'draws',
  'explores',
  'moves',
  'uses',
  'names-card',
  'names-player',
  'names-sector',
  'resolves',
  'repairs',
  'scraps',
  'removes',
  'changes-speed',
];

export function beat(line: Line | undefined): { time: number; joins?: string; dull?: boolean } {
  if (!line) return { time: 0 };
  const { kind, actor } = line;
  const joins = IN_A_ROW.includes(kind) ? `${kind} ${actor}` : TOGETHER[kind];
  return { time: TIMES[kind] ?? 0, dull: DULL.includes(kind), ...(joins ? { joins } : {}) };
}

const PHASE: Record<string, string> = {
  turn: 'beginning',
  moves: 'command',
  settles: 'command',
  reveals: 'face-off',
  bluffs: 'face-off',
  'faceoff-ends': 'battle',
  targets: 'battle',
};

/** Of favor and colony tokens, by which a turn may win. */
const BEARS = ['favor', 'settles', 'destroyed', 'turn'];

function seated(
  view: ContentionView,
  seat: number,
  to: (one: ContentionSeat) => Partial<ContentionSeat>,
): ContentionView {
  const seats = view.seats.map((one, i) => (i === seat ? { ...one, ...to(one) } : one));
  return { ...view, seats };
}

function mapped(
  view: ContentionView,
  to: (place: ContentionSector, sector: number) => ContentionSector,
): ContentionView {
  return { ...view, map: view.map.map(to) };
}

/** Change a card wherever it stands on the map. */
function carded(
  view: ContentionView,
  card: number,
  to: (one: { damage?: number }) => Partial<ContentionAsset>,
): ContentionView {
  return mapped(view, (place) => {
    if (place.location.card === card) {
      return { ...place, location: { ...place.location, ...to(place.location) } };
    }
    if (!place.assets.some((asset) => asset.card === card)) return place;
    const assets = place.assets.map((one) => (one.card === card ? { ...one, ...to(one) } : one));
    return { ...place, assets };
  });
}

function asset(view: ContentionView, card: number): ContentionAsset | undefined {
  for (const place of view.map) {
    const found = place.assets.find((one) => one.card === card);
    if (found) return found;
  }
  return undefined;
}

function without(view: ContentionView, card: number): ContentionView {
  return mapped(view, (place) => {
    const assets = place.assets.filter((one) => one.card !== card);
    return assets.length === place.assets.length ? place : { ...place, assets };
  });
}

function put(
  view: ContentionView,
  card: number,
  sector: number,
  after: ContentionView,
): ContentionView {
  // What has just come is known from the view that follows, if it is still there.
  const one = asset(view, card) ?? asset(after, card);
  if (!one) return view;
  const order = (after.map[sector]?.assets ?? []).map((other) => other.card);
  return mapped(without(view, card), (place, i) => {
    if (i !== sector) return place;
    const assets = [...place.assets, one];
    assets.sort((x, y) => order.indexOf(x.card) - order.indexOf(y.card));
    return { ...place, assets };
  });
}

function hurt(view: ContentionView, card: number, by: number): ContentionView {
  return carded(view, card, (one) => ({ damage: (one.damage ?? 0) + by }));
}

export function enacted(view: ContentionView, line: Line, after: ContentionView): ContentionView {
  const { kind, actor, args, names } = line;
  const [a = -1, b = -1, c = -1] = args;
  const phase = PHASE[kind];
  // Who is ahead the rules say: as they do after this, once something has borne on it.
  const ahead = BEARS.includes(kind) ? after.ahead : view.ahead;
  const now =
    (phase && view.phase !== phase) || view.ahead !== ahead
      ? { ...view, phase: phase ?? view.phase, ahead }
      : view;
  switch (kind) {
    case 'turn':
      return { ...rested(passed(cleared(now), actor), after), turn: a, battle: [] };
    case 'scepter':
      return passed(now, actor);
    case 'gains':
      return seated(now, actor, (one) => ({ resources: one.resources + a }));
    case 'pays':
      return seated(now, actor, (one) => ({ resources: one.resources - a }));
    case 'pays-for':
      return seated(now, actor, (one) => ({ resources: one.resources - b }));
    case 'refunded':
      return seated(fated(now, kind, a, after), actor, (one) => ({
        resources: one.resources + b,
      }));
    case 'reveals':
      return seated(now, actor, (one) => opened(one, a, names[0]));
    case 'bluffs':
    case 'sits-out':
      return seated(now, actor, () => ({ ...NOTHING, sitting_out: kind === 'sits-out' }));
    case 'resolves':
    case 'cancels':
    case 'sent-back':
      return fated(now, kind, a, after);
    case 'faceoff-ends':
      return cleared(now);
    case 'takes':
      return seated(
        seated(now, actor, (one) => ({ resources: one.resources + a })),
        b,
        (one) => ({ resources: one.resources - a }),
      );
    case 'favor':
      return seated(now, actor, () => ({ favor: c }));
    case 'draws':
      return seated(now, actor, (one) => ({ hand_size: one.hand_size + 1, deck: one.deck - 1 }));
    case 'moves':
    case 'jumps':
    case 'boards':
    case 'enters':
    case 'creates':
      return put(now, a, b, after);
    case 'explores':
    case 'settles': {
      const known = after.map[b]?.location;
      const held = kind === 'settles' ? counted(now, actor, known?.type, 1) : now;
      return mapped(held, (place, i) => {
        if (i !== b) return place;
        const location = known?.card === a ? known : place.location;
        const controller = kind === 'settles' ? actor : place.controller;
        // Who explores looks only; it stays face down (C-EXPL-01).
        return { ...place, up: place.up || kind === 'settles', location, controller };
      });
    }
    case 'targets':
      return aimed(
        carded(now, a, () => ({ target: b })),
        b,
        after,
      );
    case 'hits':
    case 'rampages':
      return hurt(struck(now, a, b), b, c);
    case 'damages':
      return hurt(now, a, b);
    case 'repairs':
      return carded(now, a, () => ({ damage: 0 }));
    case 'controls':
      return carded(now, a, () => ({ controller: actor }));
    case 'changes-attack':
      return carded(now, a, () => ({ attack: c }));
    case 'changes-defense':
      return carded(now, a, () => ({ defense: c }));
    case 'changes-speed':
      return carded(now, a, () => ({ speed: c }));
    case 'destroyed':
    case 'removes':
    case 'scraps':
    case 'returns':
      return without(lost(now, a), a);
    default:
      return now;
  }
}

/** Nothing lies before a seat. */
const NOTHING = { playing: null, dropped: null, status: '', sitting_out: false } as const;

/** The card that is turned up has left the hand. */
function opened(seat: ContentionSeat, card: number, name = ''): Partial<ContentionSeat> {
  const hand = seat.hand.filter((held) => held.card !== card);
  const playing = { card, name };
  return { ...NOTHING, playing, status: 'revealed', hand, hand_size: seat.hand_size - 1 };
}

/** What became of a card that was turned up; what comes back lies in the hand as the view that follows
 * has it. */
function fated(
  view: ContentionView,
  kind: string,
  card: number,
  after: ContentionView,
): ContentionView {
  const at = view.seats.findIndex((seat) => seat.playing?.card === card);
  return seated(view, at, (one) => {
    const status = FATE[kind] ?? one.status;
    if (kind !== 'sent-back' && kind !== 'refunded') return { status };
    const kept = one.hand.map((held) => held.card);
    const back = after.seats[at]?.hand.find((held) => held.card === card);
    const hand = back && !kept.includes(card) ? [...one.hand, back] : one.hand;
    return { status, hand, hand_size: one.hand_size + 1 };
  });
}

/** Before battle what lay in the face-off is put away (C-FACE-10). */
function cleared(view: ContentionView): ContentionView {
  return { ...view, seats: view.seats.map((seat) => ({ ...seat, ...NOTHING })) };
}

/** What is aimed at is in the battle, with the sums that the rules make of it. */
function aimed(view: ContentionView, target: number, after: ContentionView): ContentionView {
  if (after.turn !== view.turn) return view;
  const known = [target, ...view.battle.map((duel) => duel.target)];
  const battle = after.battle.filter((duel) => known.includes(duel.target));
  return battle.some((duel) => duel.target === target) ? { ...view, battle } : view;
}

/** What has hit is no longer to come. */
function struck(view: ContentionView, by: number, target: number): ContentionView {
  const battle = view.battle.map((duel) =>
    duel.target === target
      ? { ...duel, terms: duel.terms.filter((term) => term.card !== by) }
      : duel,
  );
  return { ...view, battle };
}

/** The scepter is with this seat, and the order begins with it. */
function passed(view: ContentionView, seat: number): ContentionView {
  const at = Math.max(0, view.order.indexOf(seat));
  return { ...view, scepter: seat, order: [...view.order.slice(at), ...view.order.slice(0, at)] };
}

/** A location more or less, and its colony token; a homeworld needs none (C-HOME-02). */
function counted(view: ContentionView, seat: number, type = '', by: number): ContentionView {
  return seated(view, seat, (one) => ({
    locations: one.locations + by,
    colony_tokens: one.colony_tokens - (type === 'Homeworld' ? 0 : by),
  }));
}

/** A new turn: nobody aims, and what damage and strength stay the view that follows knows. */
function rested(view: ContentionView, after: ContentionView): ContentionView {
  return mapped(view, (place, i) => ({
    ...place,
    location: { ...place.location, target: -1, damage: after.map[i]?.location.damage ?? 0 },
    assets: place.assets.map((one) => {
      const { attack, defense, damage = 0 } = asset(after, one.card) ?? { ...one, damage: 0 };
      return { ...one, target: -1, attack, defense, damage };
    }),
  }));
}

/** A location that is destroyed is nobody's. */
function lost(view: ContentionView, card: number): ContentionView {
  const fallen = view.map.find((place) => place.location.card === card && place.controller >= 0);
  if (!fallen) return view;
  return mapped(counted(view, fallen.controller, fallen.location.type, -1), (place) =>
    place.location.card === card ? { ...place, controller: -1 } : place,
  );
}

const FOUGHT = ['hits', 'rampages', 'destroyed', 'damages', 'favor', 'boards'];

/** A battle is over when the next turn begins or the game ends: who lost and won what in it. */
export function battleResult(lines: readonly Line[], fresh: readonly Line[]): Result | null {
  const end = fresh.find((line) => line.kind === 'turn' || line.kind === 'wins');
  if (!end) return null;
  const before = lines.filter((line) => line.id < end.id);
  const from = before.findLastIndex((line) => line.kind === 'turn' || line.kind === 'faceoff-ends');
  const fight = before.slice(from + 1);
  if (!fight.some((line) => line.kind === 'hits')) return null;
  const sides = new Map<number, { seat: number; lost: string[]; won: string[] }>();
  const side = (seat: number) => {
    const found = sides.get(seat) ?? { seat, lost: [], won: [] };
    sides.set(seat, found);
    return found;
  };
  for (const { kind, actor, args, names } of fight) {
    if (actor < 0) continue;
    // Told of the seat that loses the card.
    if (kind === 'destroyed') side(actor).lost.push(names[0] || 'a card');
    if (kind === 'hits') side(actor);
    if (kind === 'favor') {
      const [by = 0, gained = 1] = args;
      if (gained) side(actor).won.push(`${by} favor`);
      else side(actor).lost.push(`${by} favor`);
    }
  }
  return {
    id: end.id,
    title: 'The battle is over',
    sides: [...sides.values()].sort((x, y) => x.seat - y.seat),
    why: fight.filter((line) => FOUGHT.includes(line.kind)),
  };
}
