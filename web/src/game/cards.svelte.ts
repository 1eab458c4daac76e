// Cards by name, so that a face can be drawn from what a view says.

import type { Subject } from '../art';
import { api } from '../wire/api';
import type { CardInfo, Keyword } from '../wire/types';
import type { Held } from './face';
import type { Zoomed } from './ui.svelte';

class Deck {
  cards = $state.raw<Map<string, CardInfo>>(new Map());
  keywords = $state.raw<Map<string, Keyword>>(new Map());
}

const decks = new Map<string, Deck>();
/** Counts the decks that have come: who asked for one too early looks again. */
let come = $state(0);

/** The cards of a title; empty until they have come. */
export function deck(title: string): Deck {
  void come;
  let found = decks.get(title);
  if (!found) {
    const made = new Deck();
    found = made;
    decks.set(title, made);
    api.cards(title).then(
      (all) => {
        made.cards = new Map(all.cards.map((card) => [card.name, card]));
        made.keywords = new Map(all.keywords.map((word) => [word.name, word]));
        come += 1;
      },
      () => decks.delete(title),
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

/** A card by name as a face is drawn from it: printed, or with its numbers as they are now. */
export function heldOf(zoomed: Zoomed): Held {
  const card = deck(zoomed.title).cards.get(zoomed.name);
  const facts = card?.facts ?? {};
  const printed = (key: string): boolean => facts[key] !== undefined && facts[key] !== '–';
  return {
    card: -1,
    name: zoomed.name,
    type: card?.type ?? '',
    cost: printed('cost') ? (facts.cost ?? '') : '',
    stats: Object.entries(NUMBERS)
      .filter(([key]) => printed(key))
      .map(([key, icon]) => ({ icon, label: key, value: zoomed.now?.[key] ?? facts[key] ?? '' })),
  };
}
