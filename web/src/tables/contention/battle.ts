// The running battle as the view has it, with what its table says of each card.

import type { Option } from '../../wire/types';
import type { ContentionAsset, ContentionDuel, ContentionView } from './wire';

/** Anything with numbers on the map: an asset, or a location that somebody controls. */
export interface Fighter {
  card: number;
  name: string;
  controller: number;
  defense: number;
  damage: number;
  target: number;
  sector: number;
}

function fighter(card: Partial<ContentionAsset>, sector: number): Fighter {
  return {
    card: card.card ?? -1,
    name: card.name ?? '',
    controller: card.controller ?? -1,
    defense: card.defense ?? -1,
    damage: card.damage ?? 0,
    target: card.target ?? -1,
    sector,
  };
}

export function fighters(view: ContentionView): Fighter[] {
  return view.map.flatMap((place, sector) => {
    const { card, ...rest } = place.location;
    const here = place.assets.map((asset) => fighter(asset, sector));
    return card === null ? here : [fighter({ ...rest, card }, sector), ...here];
  });
}

export interface Duel extends Omit<ContentionDuel, 'target' | 'terms'> {
  target: Fighter;
  terms: { by: Fighter; amount: number; why: string }[];
}

/** Has it as much damage as destroys it (C-CARD-04)? So it is while the hits of a battle are shown. */
const done = ({ damage, defense }: Fighter): boolean => damage > 0 && damage >= defense;

/** Each target that is still there with what is aimed at it; the rules have added it up. What a
 *  battle has destroyed leaves the map one by one, before the battle itself is over. */
export function duels(view: ContentionView): Duel[] {
  const all = new Map(fighters(view).map((one) => [one.card, one]));
  const known = (card: number): Fighter =>
    all.get(card) ?? fighter({ card, name: 'destroyed' }, -1);
  return view.battle
    .filter((duel) => all.has(duel.target))
    .map((duel) => {
      const target = known(duel.target);
      const terms = duel.terms.map(({ card, amount, why }) => ({ by: known(card), amount, why }));
      return { ...duel, target, terms, lethal: duel.lethal || done(target) };
    });
}

/** The attack that one looks at, or has pointed at and not made yet: who, and whom. */
export function thought(
  eyed: Option | null,
  armed: readonly unknown[],
  live: readonly Option[],
): readonly [number, number] | null {
  const held = armed.length > 0 && live.length === 1 ? live[0] : undefined;
  const option = eyed ?? held;
  const [by, at] = option?.verb === 'attack' ? option.args : [];
  return by && at ? [by.value, at.value] : null;
}
