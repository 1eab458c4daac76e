// What lies on a player's board, slot by slot, and in words.

import type { Game } from '../../game/game.svelte';
import { TYPES } from './glyphs';
import { trophyLabel } from './pieces';
import type { ArcsSeat, ArcsView } from './wire';

export interface Slot {
  open: boolean;
  type: string;
  cost: number;
}

const SLOTS = 6;

/** All six slots: those that are open with what lies there, the others under cities. */
export function slotsOf(player: ArcsSeat): Slot[] {
  return Array.from({ length: SLOTS }, (_, at) => ({
    open: at < Math.max(player.raid.length, player.resources.length),
    type: player.resources[at] ?? '',
    cost: player.raid[at] ?? 0,
  }));
}

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** All that a screen reader should say of a player. */
export function seatLabel(game: Game, view: ArcsView, seat: number): string {
  const player = view.seats[seat];
  if (!player) return game.name(seat);
  const who = (owner: number): string => (owner === game.seat ? 'you' : game.name(owner));
  const resources = player.resources.filter(Boolean).map((type) => TYPES[type]?.name ?? type);
  const trophies = player.trophies.map(
    (one) => `${one.number} ${trophyLabel(one, game.seat, (owner) => game.name(owner))}`,
  );
  const captives = player.captives.flatMap((number, owner) =>
    number ? [`${count(number, 'Captive')} of ${who(owner)}`] : [],
  );
  return [
    `${game.name(seat)}${seat === game.seat ? ' (you)' : ''}`,
    game.info?.seats.find((one) => one.seat === seat)?.kind === 'bot' ? 'a bot' : '',
    `${player.power} Power`,
    player.title ? (player.title === 'regent' ? 'a Regent' : 'an Outlaw') : '',
    player.initiative ? 'has the initiative' : '',
    count(player.hand_size, 'card in hand', 'cards in hand'),
    resources.length ? `resources ${resources.join(', ')}` : 'no resources',
    ...trophies,
    ...captives,
    player.outrage.length ? `Outrage of ${player.outrage.join(', ')}` : '',
    `left: ${count(player.ships_left, 'ship')}, ${count(player.cities_left, 'city', 'cities')}, ${count(player.starports_left, 'starport')}, ${count(player.agents_left, 'Agent')}`,
    game.moment?.awaited.includes(seat) ? 'is to act' : '',
  ]
    .filter(Boolean)
    .join(', ');
}
