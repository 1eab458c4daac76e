// The same table once more, with the same seats or each a place further.

import type { SeatInfo, SeatWish, TableInfo, TableWish } from '../wire/types';

function wished(seat: SeatInfo): SeatWish {
  if (seat.mine) return { kind: 'me', ...(seat.name ? { name: seat.name } : {}) };
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
  return { kind: 'open' };
}

/** Can it be made again from what the page knows? A position that was brought is not a game. */
export function repeatable(table: TableInfo): boolean {
  return !table.lesson && !table.deal.given && table.seats.some((seat) => seat.mine);
}

/** Do others have to be asked to it? Their seats are open, and each needs a link. */
export function invites(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.kind === 'person' && !seat.mine);
}

/** Chance is new. What belongs to a seat by its number, as a faction, stays with that number. */
export function rematch(table: TableInfo, changed: boolean): TableWish {
  const seats = table.seats.map(wished);
  const last = changed ? seats.pop() : undefined;
  if (last) seats.unshift(last);
  return {
    title: table.title,
    ruleset: table.ruleset,
    settings: table.settings as NonNullable<TableWish['settings']>,
    seats,
    name: table.name,
    listed: table.listed,
    watchable: table.watchable,
    reveal: table.reveal,
    advice: table.advice,
    clock: table.clock,
    many: table.many,
  };
}
