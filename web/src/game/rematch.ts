// The same table once more, with the same seats or each a place further.

import type { Again, SeatInfo, SeatWish, TableInfo, TableWish } from '../wire/types';

function wished(seat: SeatInfo): SeatWish {
  if (seat.kind === 'person' && !seat.mine) return { kind: 'open', after: seat.seat };
  if (seat.mine) return { kind: 'me', ...(seat.name ? { name: seat.name } : {}) };
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
  return { kind: 'open' };
}

/** Can it be made again from what the page knows? A position that was brought is not a game. */
export function repeatable(table: TableInfo): boolean {
  return !table.lesson && !table.deal.given && table.seats.some((seat) => seat.mine);
}

/** Do others play again? Their seats are kept, and each is asked to it at the old table. */
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
    ...(invites(table) ? { after: table.id } : {}),
  };
}

/** Where the table is that follows, with the invitation to the seat that is kept there. */
export function following({ id, invite }: Again): string {
  return `/t/${id}${invite && `#invite=${invite}`}`;
}
