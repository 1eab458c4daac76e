// Cards by name, so that a face can be drawn from what a view says.

import type { Subject } from '../art';
import { api } from '../wire/api';
import type { CardInfo, Keyword, Sentence } from '../wire/types';
import type { Held } from './title';
import type { Zoomed } from './ui.svelte';

class Deck {
  cards = $state.raw<Map<string, CardInfo>>(new Map());
  keywords = $state.raw<Map<string, Keyword>>(new Map());
}

const decks = new Map<string, Deck>();
/** Counts the decks that have come: who asked for one too early looks again. */
let come = $state(0);

/** By title the rule set whose cards are looked at: editions print some of them otherwise. */
let by = $state.raw<Record<string, string>>({});

/** From now on the cards of a title are those of this rule set. */
export function playedBy(title: string, ruleset: string): void {
  const base = ruleset.split('+')[0] ?? '';
  if ((by[title] ?? '') !== base) by = { ...by, [title]: base };
}

/** The cards of a title; empty until they have come. */
export function deck(title: string): Deck {
  void come;
  const ruleset = by[title] ?? '';
  const key = `${title} ${ruleset}`;
  let found = decks.get(key);
  if (!found) {
    const made = new Deck();
    found = made;
    decks.set(key, made);
    api.cards(title, ruleset).then(
      (all) => {
        made.cards = new Map(all.cards.map((card) => [card.name, card]));
        made.keywords = new Map(all.keywords.map((word) => [word.name, word]));
        come += 1;
      },
      () => decks.delete(key),
    );
  }
  return found;
}

export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What the art draws for a card of this name. */
export function subject(title: string, name: string, type = ''): Subject {
  const card = deck(title).cards.get(name);
  const facts = card?.facts ?? {};
  return {
    title,
    name,
    slug: card?.slug ?? slug(name),
    type: card?.type ?? type,
    ...(facts.subtypes ? { subtypes: facts.subtypes } : {}),
    ...(facts.faction ? { faction: facts.faction } : {}),
    ...(facts.race ? { race: facts.race } : {}),
    ...(facts.class ? { class: facts.class } : {}),
    ...(facts.look ? { look: facts.look } : {}),
    ...(facts.system ? { system: facts.system } : {}),
  };
}

const NUMBERS: Record<string, string> = {
  attack: 'attack',
  att: 'attack',
  defense: 'defense',
  def: 'defense',
  speed: 'speed',
};
/** How a card is kept, not what is printed on it. */
export const INNER = [
  'look',
  'provenance',
  'printed',
  'note',
  'aliases',
  'token',
  'counter',
  'x',
  'above',
  'present',
  'window',
];
/** Numbers that are no strength of a card: its price has a place of its own. */
const BESIDES = ['cost', 'copies', ...INNER];
const MOST_STATS = 3;

/** A card as a face is drawn from it: printed, or with its numbers as they are now. Where a title
 * has other numbers than the usual ones, they are written out. */
export function printed(card: CardInfo, now: Readonly<Record<string, string | number>> = {}): Held {
  const { facts } = card;
  const has = (key: string): boolean => facts[key] !== undefined && facts[key] !== '–';
  const usual = Object.keys(NUMBERS).filter(has);
  const others = Object.keys(facts).filter(
    (key) => !BESIDES.includes(key) && /^-?\d+$/.test(facts[key] ?? ''),
  );
  return {
    card: -1,
    name: card.name,
    type: card.type,
    cost: has('cost') ? (facts.cost ?? '') : '',
    stats: (usual.length ? usual : others.slice(0, MOST_STATS)).map((key) => ({
      icon: NUMBERS[key] ?? '',
      label: NUMBERS[key] ?? key.replaceAll('_', ' '),
      value: now[key] ?? facts[key] ?? '',
    })),
  };
}

export function heldOf(zoomed: Zoomed): Held {
  const card = deck(zoomed.title).cards.get(zoomed.name);
  if (card) return printed(card, zoomed.now);
  return { card: -1, name: zoomed.name, type: '', cost: '', stats: [] };
}

/** The keywords of a card, explained. */
export function explained(title: string, name: string): Keyword[] {
  const all = deck(title);
  return meant(all.keywords, all.cards.get(name)?.keywords ?? []);
}

/** What these keywords mean, as "Range: 1" or "Cloaking"; what nothing explains is left out. */
export function meant(all: ReadonlyMap<string, Keyword>, words: readonly string[]): Keyword[] {
  return words.flatMap((word) => {
    const found = all.get(word.split(/[:+]/)[0]?.trim() ?? '');
    return found ? [found] : [];
  });
}

/** The card that a question is about: the first that it names, unless things happen there. */
export function about(
  said: Sentence,
  cards: ReadonlyMap<string, CardInfo>,
  places: readonly string[] = [],
): CardInfo | undefined {
  const first = said.parts.find(({ kind }) => kind === 'card' || kind === 'face');
  const card = first && cards.get(first.text);
  return card && !places.includes(card.type) ? card : undefined;
}
