// A view of any title, told apart by its form: a number or word is a counter, `{ card }` is a card,
// `{ seat }` somebody, `{ place }` a place that can be pointed at, a list of cards a zone.

import { ICON_NAMES } from '../art';
import { deck } from '../game/cards.svelte';
import type { Game, Thing } from '../game/game.svelte';
import type { Held } from '../game/title';

export type Dict = Record<string, unknown>;
export type Labels = Readonly<Record<string, string>>;
/** A key of a view with what stands there. */
export type Fact = readonly [key: string, value: unknown];

export interface Card extends Dict {
  card: number | null;
}

export const isDict = (value: unknown): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isCard = (value: unknown): value is Card =>
  isDict(value) && (typeof value.card === 'number' || value.card === null);

export const isZone = (value: unknown): value is Card[] =>
  Array.isArray(value) && value.length > 0 && value.every(isCard);

/** Somebody, perhaps with something counted. */
export const isSeat = (value: unknown): value is Dict & { seat: number } =>
  isDict(value) && typeof value.seat === 'number' && !('name' in value) && !isCard(value);

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isDict(value) && Object.keys(value).length === 0);

/** So many things fit into a line. */
const MOST = 6;

/** Short enough to stand in a row with others. */
export const isPlain = (value: unknown): boolean =>
  isEmpty(value) || typeof value !== 'object' || isSeat(value);

/** An entry that is nothing but counters and somebody: so many ships of one player. */
export const isFlat = (value: unknown): value is Dict =>
  isDict(value) &&
  !isCard(value) &&
  !('name' in value) &&
  !('place' in value) &&
  Object.values(value).every(isPlain);

/** Does all of it fit into one line behind its name? */
export function isShort(value: unknown): boolean {
  if (isPlain(value)) return true;
  if (isCard(value)) return false;
  const inner = Array.isArray(value) ? value : isDict(value) ? Object.values(value) : [];
  return (
    inner.length <= MOST &&
    inner.every((one) => isPlain(one) || (Array.isArray(value) && isFlat(one)))
  );
}

/** What a key is called. */
export function labelOf(labels: Labels, key: string): string {
  return labels[key] ?? key.replaceAll('_', ' ');
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function plain(value: unknown): string {
  if (isEmpty(value)) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** What a thing is called: its name, or what it is by number. */
export function nameOf(entry: Dict, labels: Labels): string {
  if (typeof entry.name === 'string' && entry.name) return entry.name;
  const word = Object.entries(entry).find(([, value]) => typeof value === 'string' && value);
  if (typeof entry.place === 'number') {
    return word ? upper(String(word[1])) : `${upper(labelOf(labels, 'place'))} ${entry.place}`;
  }
  return '';
}

/** What can be pointed at, if this can be. */
export function thingOf(entry: Dict): Thing | null {
  for (const kind of ['card', 'place']) {
    const value = entry[kind];
    if (typeof value === 'number') return { kind, value };
  }
  return null;
}

/** The facts of an entry besides what it is, and nothing that is empty. */
export function factsOf(entry: Dict): Fact[] {
  const known = ['card', 'place', 'name', 'type', entry.name ? '' : firstWord(entry)];
  return Object.entries(entry).filter(([key, value]) => !known.includes(key) && !isEmpty(value));
}

function firstWord(entry: Dict): string {
  if (typeof entry.place !== 'number') return '';
  return Object.keys(entry).find((key) => typeof entry[key] === 'string' && entry[key]) ?? '';
}

/** What is told of a flat entry; whose it is needs no key where there is only one. */
export function flatFacts(entry: Dict): Fact[] {
  const all = Object.entries(entry).filter(([, value]) => !isEmpty(value));
  const seats = all.filter(([, value]) => isSeat(value)).length;
  return all.map(([key, value]) => (isSeat(value) && seats === 1 ? ['', value] : [key, value]));
}

/** Whose it is, where an entry says so first of anybody. */
export function ownerOf(entry: Dict): number {
  const found = Object.values(entry).find(isSeat);
  return found?.seat ?? -1;
}

// -- cards -------------------------------------------------------------------------------------

const ICONS: Readonly<Record<string, string>> = { att: 'attack', def: 'defense' };

function iconOf(key: string): string {
  const icon = ICONS[key] ?? key;
  return (ICON_NAMES as readonly string[]).includes(icon) ? icon : '';
}

/** A card as it is drawn: what is printed on it, and the numbers that hold for it now. */
export function heldCard(title: string, labels: Labels, card: Card): Held {
  const name = typeof card.name === 'string' ? card.name : '';
  const printed = deck(title).cards.get(name);
  const type = typeof card.type === 'string' ? card.type : (printed?.type ?? '');
  const cost = card.cost ?? printed?.facts.cost ?? '';
  const stats = factsOf(card)
    .filter(([key, value]) => typeof value === 'number' && key !== 'cost')
    .map(([key, value]) => ({
      icon: iconOf(key),
      label: labelOf(labels, key),
      value: value as number,
    }));
  return { card: card.card, name, type, cost: cost === '–' ? '' : String(cost), stats };
}

/** What is true of a card and no number: "exhausted". */
export function wordsOf(card: Card, labels: Labels): string[] {
  return factsOf(card).flatMap(([key, value]) => {
    if (value === true) return [labelOf(labels, key)];
    return typeof value === 'string' && value && key !== 'cost' ? [value] : [];
  });
}

/** All that a screen reader should say of a card. */
export function cardLabel(held: Held, words: readonly string[], where: string): string {
  return [
    held.name,
    held.type,
    held.cost === '' ? '' : `cost ${held.cost}`,
    ...held.stats.map((stat) => `${stat.label} ${stat.value}`),
    ...words,
    where,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Every card below a value, however deep, by number. */
export function cardsIn(value: unknown, into: Map<number, Card> = new Map()): Map<number, Card> {
  if (isCard(value) && value.card !== null) into.set(value.card, value);
  const inner = Array.isArray(value) ? value : isDict(value) ? Object.values(value) : [];
  for (const one of inner) cardsIn(one, into);
  return into;
}

// -- the table ---------------------------------------------------------------------------------

const HEAD = ['seats', 'round', 'turn', 'phase'];
export const HAND = 'hand';

export const seatsOf = (view: Dict | null): Dict[] =>
  Array.isArray(view?.seats) ? view.seats.map((seat) => (isDict(seat) ? seat : { is: seat })) : [];

/** The open table: what is short stands beside the board, what needs room on it. */
export function common(view: Dict | null): { short: Fact[]; large: Fact[] } {
  const all = Object.entries(view ?? {}).filter(([key]) => !HEAD.includes(key));
  return {
    short: all.filter(([, value]) => isShort(value)),
    large: all.filter(([, value]) => !isShort(value)),
  };
}

/** What a seat's panel says: its counters, and how many cards are in its hand. */
export function panel(seat: Dict): Fact[] {
  return Object.entries(seat).flatMap(([key, value]): Fact[] => {
    if (key === HAND && Array.isArray(value)) return [[key, value.length]];
    return isPlain(value) && !Array.isArray(value) && !isDict(value) ? [[key, value]] : [];
  });
}

/** What a seat has on the board. A hand is there only as far as others know it. */
export function before(seat: Dict, me: boolean): Fact[] {
  return Object.entries(seat).flatMap(([key, value]): Fact[] => {
    if (key === HAND && Array.isArray(value)) {
      const known = me ? [] : value.filter((card) => isCard(card) && card.card !== null);
      return known.length ? [[key, known]] : [];
    }
    return isPlain(value) && !isSeat(value) && !Array.isArray(value) && !isDict(value)
      ? []
      : [[key, value]];
  });
}

/** A player in a sentence. */
export const whoIs = (game: Game, seat: number): string =>
  seat === game.seat ? 'you' : game.name(seat);

/** Is anything in it to be chosen, or chosen? */
export function calls(game: Game, value: unknown): boolean {
  for (const card of cardsIn(value).keys()) {
    const thing = { kind: 'card', value: card };
    if (game.glows(thing) || game.isArmed(thing)) return true;
  }
  return false;
}
