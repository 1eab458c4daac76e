// The face-off as everybody saw it: what lies before each seat, from the view and the log.

import type { ContentionView, Line } from '../../wire/types';

export type Lies =
  /** Still choosing. */
  | 'choosing'
  /** A card lies face down; nobody's page knows which. */
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
const FATE: Record<string, string> = {
  'sent-back': 'sent back',
  resolves: 'resolved',
  refunded: 'refunded',
  cancels: 'canceled',
};

/** The last flip of this turn in the log: each seat's card, and what became of it. */
export function lastFlip(lines: readonly Line[]): { id: number; drops: Drop[] } | null {
  let last = lines.length - 1;
  while (last >= 0 && !FLIPS.includes(lines[last]?.kind ?? '')) {
    if (lines[last]?.kind === 'turn') return null;
    last -= 1;
  }
  if (last < 0) return null;
  let first = last;
  while (first > 0 && FLIPS.includes(lines[first - 1]?.kind ?? '')) first -= 1;
  const drops: Drop[] = [];
  for (const line of lines.slice(first, last + 1)) {
    const card = line.kind === 'reveals' ? (line.args[0] ?? -1) : -1;
    drops.push({
      seat: line.actor,
      lies: line.kind === 'reveals' ? 'card' : line.kind === 'bluffs' ? 'bluff' : 'out',
      card,
      name: line.names[0] ?? '',
      status: '',
    });
  }
  for (const line of lines.slice(last + 1)) {
    const fate = FATE[line.kind];
    const drop = drops.find((one) => one.card >= 0 && one.card === line.args[0]);
    if (fate && drop) drop.status = fate;
  }
  return { id: lines[first]?.id ?? -1, drops };
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
    if (dropping && awaited.includes(i)) return { ...blank, lies: 'choosing' };
    if (seat.sitting_out) return { ...blank, lies: 'out' };
    return { ...blank, lies: dropping ? 'down' : 'bluff' };
  });
}
