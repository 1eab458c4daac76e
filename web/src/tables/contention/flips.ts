// The face-off as everybody saw it: what lies before each seat, from the view and the log.

import type { Line } from '../../wire/types';
import type { ContentionDrop, ContentionView } from './wire';

export type Lies =
  /** Still choosing. */
  | 'choosing'
  /** A card lies face down; only the page of the seat itself knows which. */
  | 'down'
  | 'card'
  | 'bluff'
  | 'out'
  | 'gone';

export interface Drop {
  seat: number;
  lies: Lies;
  card: number;
  name: string;
  /** What became of a revealed card. */
  status: string;
}

const FLIPS = ['reveals', 'bluffs', 'sits-out'];
/** What events say became of a card. */
export const FATE: Record<string, string> = {
  'sent-back': 'sent back',
  resolves: 'resolved',
  refunded: 'refunded',
  cancels: 'canceled',
};

export interface Flip {
  /** Of its first line. */
  id: number;
  drops: Drop[];
}

/** Every flip in these lines: each seat's card, and what became of it. */
export function flips(lines: readonly Line[]): Flip[] {
  const found: Flip[] = [];
  let flip: Flip | null = null;
  let open = false;
  for (const { id, kind, actor, args, names } of lines) {
    if (FLIPS.includes(kind)) {
      if (!open || !flip) {
        flip = { id, drops: [] };
        found.push(flip);
      }
      open = true;
      const reveals = kind === 'reveals';
      flip.drops.push({
        seat: actor,
        lies: reveals ? 'card' : kind === 'bluffs' ? 'bluff' : 'out',
        card: reveals ? (args[0] ?? -1) : -1,
        name: reveals ? (names[0] ?? '') : '',
        status: '',
      });
      continue;
    }
    open = false;
    const fate = FATE[kind];
    const drop = flip?.drops.find((one) => one.card >= 0 && one.card === args[0]);
    if (fate && drop) drop.status = fate;
  }
  return found;
}

/** The last flip of this turn. */
export function lastFlip(lines: readonly Line[]): Flip | null {
  const turn = lines.findLastIndex((line) => line.kind === 'turn');
  return flips(lines.slice(turn + 1)).at(-1) ?? null;
}

const NOTHING_PLAYED: Record<string, string> = { bluff: 'Bluff', 'sit-out': 'Sit out' };

/** What I have laid face down myself: I may look at it. */
function ownDrop(seat: number, dropped: ContentionDrop): Drop {
  const name = dropped.card?.name ?? NOTHING_PLAYED[dropped.what] ?? dropped.what;
  return { seat, lies: 'down', card: dropped.card?.card ?? -1, name, status: '' };
}

/** What lies before each seat in the face-off now. */
export function table(
  view: ContentionView,
  awaited: readonly number[],
  lines: readonly Line[],
): Drop[] {
  const dropping = view.seats.every((seat) => seat.status === '');
  const flip = dropping ? null : lastFlip(lines);
  return view.seats.map((seat, i): Drop => {
    const said = flip?.drops.find((drop) => drop.seat === i);
    const blank = { seat: i, card: -1, name: '', status: '' };
    if (!seat.alive) return { ...blank, lies: 'gone' };
    if (seat.playing?.card != null) {
      const { card, name = '' } = seat.playing;
      return { seat: i, lies: 'card', card, name, status: seat.status };
    }
    if (said && said.lies === 'card') {
      return { ...said, status: seat.status || said.status };
    }
    if (seat.dropped) return ownDrop(i, seat.dropped);
    if (dropping && awaited.includes(i)) return { ...blank, lies: 'choosing' };
    if (seat.sitting_out) return { ...blank, lies: 'out' };
    return { ...blank, lies: dropping ? 'down' : 'bluff' };
  });
}
