// Which events strike the viewer, so that they are said aloud.

import type { Line } from '../../wire/types';
import type { ContentionView } from './wire';

/** Whose each card is that everybody can see: on the map, before a seat, or in a scrap pile. */
export function owners(view: ContentionView): Map<number, number> {
  const found = new Map<number, number>();
  for (const [seat, player] of view.seats.entries()) {
    for (const card of player.scrap) if (card.card !== null) found.set(card.card, seat);
    for (const card of player.off_map) found.set(card.card, seat);
    if (player.playing?.card != null) found.set(player.playing.card, seat);
  }
  for (const place of view.map) {
    const { card } = place.location;
    if (card !== null && place.controller >= 0) found.set(card, place.controller);
    for (const asset of place.assets) found.set(asset.card, asset.controller);
  }
  return found;
}

/** By kind: which argument is the card that is struck. */
const STRUCK: Record<string, number> = {
  targets: 1,
  rampages: 1,
  damages: 0,
  binds: 0,
  boards: 0,
  controls: 0,
  settles: 0,
};
/** Said of the seat that loses the card. */
const LOSES = ['destroyed', 'cancels', 'scraps', 'removes'];

type Owners = ReadonlyMap<number, number>;

export function strikes(
  before: Owners,
  now: Owners,
  me: number,
  line: Pick<Line, 'kind' | 'args' | 'actor'>,
): boolean {
  const { kind, args, actor } = line;
  if (me < 0) return false;
  const mine = (card = -1): boolean => (before.get(card) ?? now.get(card)) === me;
  if (kind === 'loses' || kind === 'wins') return true;
  if (kind === 'attaches-to-player' || kind === 'sees') return args[1] === me && actor !== me;
  if (kind === 'names-player') return args[0] === me && actor !== me;
  if (LOSES.includes(kind)) return actor === me || mine(args[0]);
  const at = STRUCK[kind];
  return at !== undefined && actor !== me && mine(args[at]);
}
