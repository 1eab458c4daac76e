// What the table makes of a view: order, groups, sums in words. No rules are computed here.

import type { Held, Phase } from '../../game/face';
import type {
  Question,
  SeizeAttack,
  SeizeHeld,
  SeizeSeat,
  SeizeTerm,
  SeizeUnit,
  SeizeView,
  SeizeWorld,
} from '../../wire/types';

export const PHASES = [
  'set-up',
  'resupply',
  'allocation',
  'reallocation',
  'military',
  'victory',
  'regent',
] as const;

const SHAPES = ['◆', '▲', '●', '■', '★', '✚'];

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A duel has no Phases but its fights; before the first Turn there is only the set-up. */
export function phases(view: SeizeView): Phase[] {
  if (view.worlds_left !== undefined) return [];
  const shown = view.phase === 'set-up' ? PHASES : PHASES.slice(1);
  return shown.map((name) => ({ name: capital(name), now: name === view.phase }));
}

/** Worlds of a duel are turns of its clock. */
export function clock(view: SeizeView): string {
  if (view.worlds_left !== undefined) {
    return view.turn ? `World ${view.turn} of ${view.turn + view.worlds_left}` : 'Duel';
  }
  if (view.turn === 0) return 'Setting up';
  return `Turn ${view.turn} ${SHAPES[view.active] ?? ''}`.trim();
}

/** The viewer's own band lies lowest, next to the hand; the others above, nearest neighbour last. */
export function bands(count: number, me: number): number[] {
  const all = Array.from({ length: count }, (_, i) => i);
  if (me < 0) return all;
  return all.map((i) => (me + 1 + i) % count);
}

// -- cards ---------------------------------------------------------------------------------------

export interface Stack {
  unit: SeizeUnit;
  /** What it carries: Unit counters that move and fall with it, alike ones side by side. */
  carried: SeizeUnit[];
}

/** Units with what they carry; one whose host is not here stands by itself. */
export function stacks(units: SeizeUnit[]): Stack[] {
  const here = new Set(units.map((unit) => unit.card));
  const hosted = (unit: SeizeUnit) => unit.host !== undefined && here.has(unit.host);
  return units
    .filter((unit) => !hosted(unit))
    .map((unit) => ({ unit, carried: units.filter((other) => other.host === unit.card) }));
}

/** Units at a World by player: the World's controller first. */
export function camps(world: SeizeWorld): { seat: number; stacks: Stack[] }[] {
  const seats = [...new Set(world.units.map((unit) => unit.controller))].sort(
    (a, b) => Number(b === world.controller) - Number(a === world.controller) || a - b,
  );
  return seats.map((seat) => ({
    seat,
    stacks: stacks(world.units.filter((unit) => unit.controller === seat)),
  }));
}

export function worldOf(view: SeizeView, card: number): SeizeWorld | null {
  for (const seat of view.seats) {
    for (const world of seat.worlds) if (world.card === card) return world;
  }
  return null;
}

/** Who holds what: World, Unit or Character by its number. */
export function holders(view: SeizeView): Map<number, number> {
  const found = new Map<number, number>();
  view.seats.forEach((seat, i) => {
    for (const world of seat.worlds) {
      found.set(world.card, world.controller);
      for (const unit of world.units) found.set(unit.card, unit.controller);
    }
    for (const figure of seat.figures) found.set(figure.card, figure.controller);
    for (const held of [...seat.reserve, ...seat.court, ...seat.bids]) {
      if (held.card !== null) found.set(held.card, i);
    }
  });
  return found;
}

/** Keywords in as few letters as a small card has room for. */
const SHORT: Record<string, string> = {
  Atmospheric: 'Atmo',
  'Firing Arcs': 'Arcs',
  Hardened: 'Hard',
  Piercing: 'Pierce',
  Reinforced: 'Reinf',
  'Surprise Strike': 'Surprise',
};

/** Deployed says nothing any more once a Unit is there. */
export function words(keywords: string[]): string[] {
  return keywords
    .filter((word) => word !== 'Deployed')
    .map((word) => {
      const [name = '', number] = word.split(' +');
      return (SHORT[name] ?? name) + (number ? ` +${number}` : '');
    });
}

/** Everything about a Unit, for a screen reader. */
export function unitLabel(unit: SeizeUnit, owner: string): string {
  const said = [
    `${unit.name}, ${unit.type}${unit.subtypes.length ? ` ${unit.subtypes.join(' ')}` : ''} of ${owner}`,
    `attack ${unit.att}`,
    `defense ${unit.def}`,
  ];
  if (unit.damage) said.push(`${unit.damage} damage`);
  if (unit.missions) said.push(`${unit.missions} ${unit.missions === 1 ? 'mission' : 'missions'}`);
  if (unit.versus) said.push(`set against ${unit.versus}`);
  if (unit.keywords.length) said.push(unit.keywords.join(', '));
  if (unit.depleted) said.push('depleted');
  return said.join(', ');
}

export function worldLabel(world: SeizeWorld, name: (seat: number) => string): string {
  const said = [
    `${world.name}, World of ${name(world.controller)}`,
    `${world.system} system`,
    `${world.disputed ? 0 : world.cost} victory points`,
    `defense ${world.def}`,
  ];
  if (world.throne) said.push('Throne World');
  if (world.disputed) said.push('disputed');
  if (world.depleted) said.push('depleted');
  if (world.owner >= 0 && world.owner !== world.controller) {
    said.push(`taken from ${name(world.owner)}`);
  }
  world.conquest.forEach((count, seat) => {
    if (count) said.push(`${count} of ${world.required} conquest counters of ${name(seat)}`);
  });
  return said.join(', ');
}

/** A card in the hand; a Unit shows its numbers. */
export function held(card: SeizeHeld): Held {
  const stats: Held['stats'] = [];
  if (card.att !== undefined) stats.push({ icon: 'attack', value: card.att, label: 'attack' });
  if (card.def !== undefined) stats.push({ icon: 'defense', value: card.def, label: 'defense' });
  return {
    card: card.card,
    name: card.name ?? '',
    type: card.type ?? '',
    cost: card.cost === undefined ? '' : String(card.cost),
    stats,
    ...(card.marked ? { marked: true } : {}),
  };
}

/** What the hand shows. In a duel there is none, so the pool lies there, but for choosing from it. */
export function inHand(view: SeizeView, seat: number, question: Question | null): SeizeHeld[] {
  const player = view.seats[seat];
  if (!player) return [];
  const picks = question?.options.some((option) => option.verb === 'pick');
  return picks ? player.hand : [...player.hand, ...(player.pool ?? [])];
}

/** The cards of a seat that lie neither on the board nor in the hand, and that one may know. */
function offBoard(seat: SeizeSeat): SeizeHeld[] {
  return [...seat.discard, ...(seat.pool ?? [])];
}

/** Cards that can be chosen now and lie nowhere on the table: from a pile, a pool or a deck. Their
 * names come from the piles one may see, else from the words of the option. */
export function loose(view: SeizeView, question: Question | null, seat: number): SeizeHeld[] {
  const shown = new Set(holders(view).keys());
  for (const card of inHand(view, seat, question)) if (card.card !== null) shown.add(card.card);
  for (const card of view.played) if (card.card !== null) shown.add(card.card);
  const piles = new Map<number, SeizeHeld>();
  for (const seat of view.seats) {
    for (const card of offBoard(seat)) if (card.card !== null) piles.set(card.card, card);
  }
  const found = new Map<number, SeizeHeld>();
  for (const option of question?.options ?? []) {
    for (const arg of option.args) {
      if (arg.kind !== 'card' || shown.has(arg.value) || found.has(arg.value)) continue;
      const part = option.said.parts.find((p) => p.kind === 'card' && p.value === arg.value);
      const known = piles.get(arg.value);
      if (known) found.set(arg.value, known);
      else if (part) found.set(arg.value, { card: arg.value, name: part.text });
    }
  }
  return [...found.values()];
}

/** What a question is about, as far as it lies on the table. */
export function about(question: Question | null): Set<number> {
  return new Set((question?.about ?? []).filter((a) => a.kind === 'card').map((a) => a.value));
}

/** How far a payment is: "7 of 12". */
export function payment(question: Question | null): { paid: number; price: number } | null {
  if (question?.prompt !== 'Allocate') return null;
  const [paid, price] = question.about.filter((a) => a.kind === 'number');
  return paid && price ? { paid: paid.value, price: price.value } : null;
}

// -- the sums of a fight -------------------------------------------------------------------------

export interface Shot {
  attack: SeizeAttack;
  /** How many Units attack with the same sum. */
  count: number;
  /** It aims at several targets, and how much goes where has not been said yet. */
  unsplit: boolean;
}

export interface Aim {
  target: number;
  name: string;
  shots: Shot[];
  /** What all attacks that count come to. */
  total: number;
  /** The DEF they meet; null if it differs from attack to attack. */
  def: number | null;
  defTerms: SeizeTerm[];
  /** Null while it cannot be said. */
  reaches: boolean | null;
}

/** Units that aim at several targets without having said how much goes where. */
export function unsplit(attacks: SeizeAttack[]): Set<number> {
  const open = attacks.filter((a) => !a.share).map((a) => a.unit);
  return new Set(open.filter((unit, i) => open.indexOf(unit) !== i));
}

function alike(a: Shot, b: Shot): boolean {
  const key = ({ attack, unsplit }: Shot) =>
    JSON.stringify([
      attack.name,
      attack.share,
      attack.cancelled,
      attack.number,
      attack.terms,
      attack.def,
      unsplit,
    ]);
  return key(a) === key(b);
}

/** All attacks by target: attacks on one target are summed up. */
export function aims(attacks: SeizeAttack[]): Aim[] {
  const open = unsplit(attacks);
  const targets = [...new Set(attacks.map((a) => a.target))];
  return targets.map((target) => {
    const here = attacks.filter((a) => a.target === target);
    const first = here[0] as SeizeAttack;
    const shots: Shot[] = [];
    for (const attack of here) {
      const shot: Shot = { attack, count: 1, unsplit: open.has(attack.unit) };
      const same = shots.find((other) => alike(other, shot));
      if (same) same.count += 1;
      else shots.push(shot);
    }
    const total = here.reduce((sum, a) => sum + (a.cancelled ? 0 : a.number), 0);
    const one = here.every((a) => a.def === first.def);
    const said = one && here.every((a) => !open.has(a.unit));
    return {
      target,
      name: first.target_name,
      shots,
      total,
      def: one ? first.def : null,
      defTerms: first.def_terms,
      reaches: said ? total >= first.def : null,
    };
  });
}

const SIGNS: Record<string, string> = { multiply: '×', divide: '÷' };

/** "+4", "×2", "÷2"; what is printed stands without a sign. */
export function amount(term: SeizeTerm): string {
  if (term.layer === 'printed') return String(term.amount);
  const sign = SIGNS[term.layer];
  if (sign) return `${sign}${term.amount}`;
  return term.amount < 0 ? `−${-term.amount}` : `+${term.amount}`;
}

/** A name without its epithet, where the card itself stands beside with the whole of it. */
export function short(name: string): string {
  return (name.split(/, | of /)[0] ?? name).replace(/ Counter$/, '');
}

const STEPS = ['before Step 1', 'the Attacker', 'the Defender', 'losses', 'withdrawal'];

export function step(exchange: number, exchanges: number, at: number): string {
  if (!exchange) return `Before the first of ${exchanges} Exchanges`;
  const now = at > 0 ? `Step ${at}: ${STEPS[at] ?? ''}` : STEPS[0];
  return `Exchange ${exchange} of ${exchanges} · ${now}`;
}
