// What a screen reader says of the things on the map.

import type { Nearly } from '../../game/title';
import type { ContentionAsset, ContentionSeat, ContentionSector, ContentionView } from './wire';

type Names = (seat: number) => string;

function strength(card: Omit<Partial<ContentionAsset>, 'card'>): string[] {
  const said: string[] = [];
  if ((card.defense ?? -1) >= 0) {
    said.push(`attack ${card.attack ?? 0}`, `defense ${card.defense}`);
  }
  if (card.damage) said.push(`damage ${card.damage}`);
  if (card.counters) said.push(card.counters === 1 ? '1 counter' : `${card.counters} counters`);
  if (card.speed !== undefined) said.push(`speed ${card.speed}`);
  if (card.keywords?.length) said.push(card.keywords.join(', '));
  said.push(...tokenNames(card));
  return said;
}

const TOKENS: Record<string, string> = {
  bonus: 'Terran bonus token',
  extractor: 'Extractor token',
};

/** The tokens that lie on a card, by name. */
export function tokenNames(card: { tokens?: string[] }): string[] {
  return (card.tokens ?? []).map((token) => TOKENS[token] ?? token);
}

const TEAMS = 'ABC';
/** Of each player (C-COMP-01). */
export const COLONIES = 7;

/** Colony tokens on the map: the last of them wins (C-WIN-02). */
export const placed = (player: ContentionSeat): number => COLONIES - player.colony_tokens;

/** Whom a seat plays with, and who speaks for them; nothing where everybody plays alone. */
export function party(view: ContentionView, seat: number, me: number): string[] {
  const player = view.seats[seat];
  if (!view.teams || !player) return [];
  const ally = seat !== me && me >= 0 && view.seats[me]?.team === player.team;
  return [
    `team ${TEAMS[player.team] ?? player.team + 1}`,
    ...(player.speaker ? ['speaker'] : []),
    ...(ally ? ['your ally'] : []),
  ];
}

/** How this game is won. */
export function goals(view: ContentionView): string {
  const ways: Record<string, string> = {
    favor: `${view.favor_to_win} favor at the end of a turn`,
    tokens: `all ${COLONIES} colony tokens placed then`,
    homeworld: 'the enemy homeworld destroyed',
    last: `the last ${view.teams ? 'team' : 'contender'} standing; who has 0 favor or loses the homeworld is out`,
  };
  return `Wins: ${view.goals.map((goal) => ways[goal] ?? goal).join(', or ')}.`;
}

/** The same in the few words that a head has room for. */
export function goal(view: ContentionView): string {
  const ways: Record<string, string> = {
    favor: `${view.favor_to_win} favor`,
    tokens: `all ${COLONIES} colony tokens`,
    homeworld: 'the enemy homeworld',
    last: `the last ${view.teams ? 'team' : 'contender'}`,
  };
  return `Wins: ${view.goals.map((one) => ways[one] ?? one).join(' or ')}`;
}

/** Who wins at the end of this turn as things stand: the rules have said who. */
export function nearly(view: ContentionView): Nearly | null {
  const { ahead } = view;
  const player = ahead && view.seats[ahead.seat];
  if (!ahead || !player) return null;
  const why =
    ahead.clause === 'C-WIN-01'
      ? `${player.favor} favor, and ${view.favor_to_win} are enough`
      : `all ${COLONIES} colony tokens are placed`;
  return { ...ahead, when: 'at the end of this turn', why };
}

export function sectorLabel(place: ContentionSector, name: Names): string {
  const { location } = place;
  const said = [`Sector ${place.sector}`];
  if (location.card === null) said.push('unexplored');
  else {
    said.push(`${location.name}, ${location.type}`);
    if (!place.up) said.push('face down, but you have seen it');
    else if (place.controller >= 0) said.push(`of ${name(place.controller)}`);
    else said.push('nobody’s');
    said.push(...strength(location));
    if (location.shielded) said.push('cannot be attacked this turn');
  }
  const here = place.assets.length;
  if (here) said.push(here === 1 ? '1 card stands here' : `${here} cards stand here`);
  return said.join(', ');
}

export function assetLabel(
  asset: ContentionAsset,
  name: Names,
  where: string,
  called: (card: number) => string,
): string {
  const known = called(asset.card);
  const numbered = known.startsWith(`${asset.name} #`) ? known : asset.name;
  const said = [numbered, `${asset.type} of ${name(asset.controller)}`, ...strength(asset)];
  if (asset.owner !== undefined) said.push(`was ${name(asset.owner)}’s`);
  if (where) said.push(`at ${where}`);
  if (asset.host !== undefined) said.push(`attached to ${called(asset.host)}`);
  if (asset.on_seat !== undefined) said.push(`attached to ${name(asset.on_seat)}`);
  if ((asset.target ?? -1) >= 0) said.push(`attacks ${called(asset.target ?? -1)}`);
  return said.join(', ');
}

/** "2/5", as the numbers stand on a chip. */
export function numbers(card: { attack?: number; defense?: number }): string {
  return (card.defense ?? -1) < 0 ? '' : `${card.attack ?? 0}/${card.defense}`;
}

/**
 * A name by the number of its card, as far as the view says it; with the number, as the log has it,
 * where the same player has its equal on the map.
 */
export function callers(map: readonly ContentionSector[]): (card: number) => string {
  const all = new Map<number, string>();
  const assets = map.flatMap((place) => place.assets);
  for (const place of map) {
    if (place.location.card !== null) all.set(place.location.card, place.location.name ?? '');
  }
  for (const { card, name, number } of assets) all.set(card, number ? `${name} #${number}` : name);
  return (card) => all.get(card) ?? 'a card';
}
