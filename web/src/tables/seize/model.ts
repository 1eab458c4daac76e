// What the table makes of a view: order, groups, sums in words. No rules are computed here.

import type { Held, Phase } from '../../game/title';
import type { Line, Moment, Question, Sentence } from '../../wire/types';
import type { SeizeHeld, SeizeSeat, SeizeUnit, SeizeView, SeizeWorld } from './wire';

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

/** What an edition calls otherwise (S1-TURN-01, S1-COMP-11, S2-TURN-01). */
const CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  first: { military: 'Conquest', reserve: 'Face Down System Area' },
  second: { regent: 'Regis' },
};

export function calledBy(ruleset: string): Readonly<Record<string, string>> {
  return CALLED[ruleset.split('+')[0] ?? ''] ?? {};
}

/** A duel has no Phases but its fights; before the first Turn there is only the set-up. */
export function phases(view: SeizeView, ruleset = ''): Phase[] {
  const called = calledBy(ruleset);
  if (view.worlds_left !== undefined) return [];
  const shown = view.phase === 'set-up' ? PHASES : PHASES.slice(1);
  const held = view.no_regent ? shown.filter((name) => name !== 'regent') : shown;
  return held.map((name) => ({ name: called[name] ?? capital(name), now: name === view.phase }));
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
    `${unit.name}${unit.number ? ` #${unit.number}` : ''}, ${unit.type}${unit.subtypes.length ? ` ${unit.subtypes.join(' ')}` : ''} of ${owner}`,
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
  // A pool one picks from is shown whole, so that nothing seems to vanish when it is picked.
  if (question?.options.some((option) => option.verb === 'pick')) {
    for (const card of view.seats[seat]?.pool ?? []) {
      if (card.card !== null) found.set(card.card, card);
    }
  }
  for (const option of question?.options ?? []) {
    for (const arg of option.args) {
      if (arg.kind !== 'card' || shown.has(arg.value) || found.has(arg.value)) continue;
      const part = option.said.parts.find((p) => p.kind === 'card' && p.value === arg.value);
      const known = piles.get(arg.value);
      if (known) found.set(arg.value, known);
      else if (part) found.set(arg.value, { card: arg.value, name: part.text });
    }
  }
  return [...found.values()].sort(byType);
}

/** What one is looking at, when asked what becomes of it: the cards the log named last. */
export function looked(question: Question | null, lines: Line[]): SeizeHeld[] {
  if (question?.prompt !== 'Looking') return [];
  const found: SeizeHeld[] = [];
  for (const line of lines.toReversed()) {
    if (line.kind !== 'sees') break;
    const part = line.said.parts.find((p) => p.kind === 'card' && p.value === line.args[0]);
    if (part) found.unshift({ card: part.value, name: part.text });
  }
  return found;
}

const TYPES = ['Fleet', 'Orbital', 'Installation', 'Troop', 'Tactics'];

/** By type, then the costly ones first, then by name. */
function byType(a: SeizeHeld, b: SeizeHeld): number {
  const type = TYPES.indexOf(a.type ?? '') - TYPES.indexOf(b.type ?? '');
  const cost = Number(b.cost ?? 0) - Number(a.cost ?? 0);
  return type || cost || (a.name ?? '').localeCompare(b.name ?? '');
}

/** What a question is about, as far as it lies on the table. */
export function about(question: Question | null): Set<number> {
  return new Set((question?.about ?? []).filter((a) => a.kind === 'card').map((a) => a.value));
}

/** The cards of one's latest answers, the latest first: what could be taken back. */
export function lately(undo: Sentence[]): { card: number; name: string }[] {
  return undo.flatMap((said) =>
    said.parts
      .filter((part) => part.kind === 'card')
      .slice(0, 1)
      .map((part) => ({ card: part.value, name: part.text })),
  );
}

export interface Payment {
  paid: number;
  price: number;
  /** What it is for and what was put in, as far as one's own answers tell. */
  unit: string;
  given: { card: number; name: string }[];
}

/** How far a payment is: "7 of 12". */
export function payment(view: SeizeView, seat: number, moment: Moment): Payment | null {
  const question = moment.question;
  if (question?.prompt !== 'Allocate') return null;
  const [paid, price] = question.about.filter((a) => a.kind === 'number');
  if (!paid || !price) return null;
  const worlds = new Set(view.seats[seat]?.worlds.map((world) => world.card));
  const answers = lately(moment.undo);
  const first = answers.findIndex((answer) => !worlds.has(answer.card));
  return {
    paid: paid.value,
    price: price.value,
    unit: answers[first]?.name ?? '',
    given: first < 0 ? [] : answers.slice(0, first),
  };
}

/** Which of the cards on the table have resolved and are in force, as the log tells. */
export function inForce(lines: readonly Line[]): Set<number> {
  const found = new Set<number>();
  for (const { kind, args } of lines) {
    if (kind === 'resolves') found.add(args[0] ?? -1);
    if (kind === 'plays') found.delete(args[0] ?? -1);
  }
  return found;
}

/** A name without its epithet, where the card itself stands beside with the whole of it. */
export function short(name: string): string {
  return (name.split(/, | of /)[0] ?? name).replace(/ Counter$/, '');
}
