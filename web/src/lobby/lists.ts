// The order and the words of tables in the lobby.

import { list } from '../game/ended';
import type { SeatInfo, TableInfo } from '../wire/types';

/** Is one of my own seats asked? */
export function myTurn(table: TableInfo): boolean {
  return (
    table.state === 'playing' &&
    table.seats.some((seat) => seat.mine && !seat.away && table.awaited.includes(seat.seat))
  );
}

const RANK: Record<TableInfo['state'], number> = {
  playing: 1,
  waiting: 2,
  stuck: 3,
  over: 4,
  film: 5,
};

/** Where I am asked first, then what is played, then what is over; the latest first in each. */
export function ordered(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number => (myTurn(table) ? 0 : RANK[table.state]);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.touched.localeCompare(a.touched));
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return 'open seat';
  return seat.name || `Seat ${seat.seat + 1}`;
}

export function openSeats(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === 'open').length;
}

/** What is going on at a table, in a few words. */
export function standing(table: TableInfo): string {
  switch (table.state) {
    case 'waiting': {
      const open = openSeats(table);
      return open === 1 ? 'waits for one player' : `waits for ${open} players`;
    }
    case 'over': {
      const won = table.seats.filter((seat) => table.won.includes(seat.seat));
      if (!won.length) return 'over';
      if (won.length === table.seats.length) return 'over: a draw';
      if (won.length === 1 && won[0]?.mine) return 'over: you won';
      return `over: ${list(won.map(seatName))} won`;
    }
    case 'film':
      return 'a journal to look at';
    case 'stuck':
      return table.problem || 'stopped by a fault';
    case 'playing': {
      if (myTurn(table)) return 'your turn';
      const asked = table.seats.filter((seat) => table.awaited.includes(seat.seat));
      return asked.length ? `${asked.map(seatName).join(', ')} to answer` : 'being played';
    }
  }
}

/** Addresses that mean the machine itself, whoever uses them. */
const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** What a table waits for, to whoever looks; the links only to those who have some to send. */
export function begins(table: TableInfo, host: string): string[] {
  const when = table.gathering
    ? 'The game begins when every seat is taken and every person has brought a deck.'
    : 'The game begins when every seat is taken.';
  const links = table.seats.some((seat) => seat.kind === 'open' && table.invites[seat.seat]);
  if (!links) {
    const mine = table.seats.some((seat) => seat.mine);
    return [mine ? `${when} Your seat is kept.` : `${when} You will watch.`];
  }
  const send = `${when} Send each friend one link.`;
  if (!HERE.includes(host)) return [send];
  return [
    send,
    'These links work on this machine only. For friends elsewhere, start the server with “regent serve --host 0.0.0.0 --name NAME”, NAME being the address of this machine, and open the page there.',
  ];
}

/** Where the cards come from, if not from a secret. */
export function origin(table: TableInfo): string {
  const found = [
    table.deal.seed && `seed ${table.deal.seed}`,
    table.deal.given && 'begins from a position',
  ];
  return found.filter(Boolean).join(' · ');
}

const MINUTE = 60;
const STEPS: [number, string][] = [
  [24 * 60 * MINUTE, 'day'],
  [60 * MINUTE, 'hour'],
  [MINUTE, 'minute'],
];

/** "3 hours ago"; moments without a zone are the server's, which are UTC. */
export function ago(when: string, now: number): string {
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(when) ? when : `${when.replace(' ', 'T')}Z`;
  const seconds = (now - Date.parse(zoned)) / 1000;
  if (!Number.isFinite(seconds)) return '';
  for (const [length, name] of STEPS) {
    const count = Math.floor(seconds / length);
    if (count >= 1) return `${count} ${name}${count === 1 ? '' : 's'} ago`;
  }
  return 'just now';
}
