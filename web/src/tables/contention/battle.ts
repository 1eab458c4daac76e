// The running battle as a table: what is aimed at what. It adds up numbers the view shows and
// decides nothing; the rules have their own sums.

import type { ContentionAsset, ContentionView } from '../../wire/types';

/** Anything with numbers on the map: an asset, or a location that somebody controls. */
export interface Fighter {
  card: number;
  name: string;
  controller: number;
  attack: number;
  defense: number;
  damage: number;
  keywords: string[];
  target: number;
  sector: number;
  location: boolean;
}

export interface Term {
  card: number;
  controller: number;
  name: string;
  amount: number;
  /** Why it counts, if it is no plain attack. */
  note: string;
}

export interface Duel {
  target: Fighter;
  terms: Term[];
  total: number;
  lethal: boolean;
}

function fighter(card: Partial<ContentionAsset>, sector: number, location: boolean): Fighter {
  return {
    card: card.card ?? -1,
    name: card.name ?? '',
    controller: card.controller ?? -1,
    attack: card.attack ?? 0,
    defense: card.defense ?? -1,
    damage: card.damage ?? 0,
    keywords: card.keywords ?? [],
    target: card.target ?? -1,
    sector,
    location,
  };
}

export function fighters(view: ContentionView): Fighter[] {
  return view.map.flatMap((place, sector) => {
    const { card, ...rest } = place.location;
    const here = place.assets.map((asset) => fighter(asset, sector, false));
    return card === null ? here : [fighter({ ...rest, card }, sector, true), ...here];
  });
}

/** "Rampage: 2" among the keywords: 2. */
export function amount(keywords: readonly string[], word: string): number {
  const found = keywords.find((said) => said.split(':')[0] === word);
  return found ? Number(found.split(':')[1] ?? 0) || 0 : 0;
}

export function duels(view: ContentionView): Duel[] {
  const all = fighters(view);
  const team = (seat: number): number => view.seats[seat]?.team ?? -1;
  const aimed = new Set(all.filter((one) => one.target >= 0).map((one) => one.target));
  const found: Duel[] = [];
  for (const target of all) {
    if (!aimed.has(target.card)) continue;
    const terms: Term[] = [];
    for (const one of all) {
      const by = { card: one.card, controller: one.controller, name: one.name };
      if (one.target === target.card) {
        // Bombard is in the attack shown from the moment a location is targeted.
        terms.push({ ...by, amount: one.attack, note: '' });
      }
      const rampage = amount(one.keywords, 'Rampage');
      const enemy = one.controller >= 0 && team(one.controller) !== team(target.controller);
      if (rampage && enemy && !target.location && one.sector === target.sector) {
        terms.push({ ...by, amount: rampage, note: 'Rampage' });
      }
    }
    const total = target.damage + terms.reduce((sum, term) => sum + term.amount, 0);
    found.push({ target, terms, total, lethal: total >= target.defense });
  }
  return found;
}
