// Walking through a film: by answer, by event, by turn. A position is a tick and, in the log, the
// event that is pointed at; what the table shows is always that of the tick.

import type { Line, Reel, Tick } from '../wire/types';

export interface Spot {
  /** The tick: how many answers were given. */
  at: number;
  /** The id of the line that is marked, -1 for none. */
  line: number;
}

export function clamped(ticks: readonly Tick[], at: number): number {
  return Math.max(0, Math.min(Number.isFinite(at) ? Math.trunc(at) : 0, ticks.length - 1));
}

/** The lines that exist at a tick. */
export function linesAt(reel: Reel, at: number): Line[] {
  const count = reel.ticks[at]?.lines ?? 0;
  return reel.lines.filter((line) => line.id < count);
}

/** The tick at which an event had happened. */
export function tickOf(ticks: readonly Tick[], line: number): number {
  let low = 0;
  let high = ticks.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ticks[middle]?.lines ?? 0) > line) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A tick, with the last thing that had happened marked. */
export function spot(reel: Reel, at: number): Spot {
  const tick = clamped(reel.ticks, at);
  return { at: tick, line: linesAt(reel, tick).at(-1)?.id ?? -1 };
}

export function pick(reel: Reel, line: number): Spot {
  return { at: tickOf(reel.ticks, line), line };
}

/** The next or last event; at either end one stays. */
export function byEvent(reel: Reel, from: Spot, step: 1 | -1): Spot {
  const ids = reel.lines.map((line) => line.id);
  if (step > 0) {
    const next = ids.find((id) => id > from.line);
    return next === undefined ? spot(reel, reel.ticks.length - 1) : pick(reel, next);
  }
  const before = ids.filter((id) => id < from.line).at(-1);
  return before === undefined ? { at: 0, line: -1 } : pick(reel, before);
}

/** The start of the next turn; or back to the start of this one, and from there of the last. */
export function byTurn(reel: Reel, from: number, step: 1 | -1): number {
  const ticks = reel.ticks;
  const turn = ticks[from]?.turn ?? 0;
  if (step > 0) {
    const next = ticks.findIndex((tick, i) => i > from && tick.turn !== turn);
    return next < 0 ? ticks.length - 1 : next;
  }
  const begin = (at: number): number => {
    const here = ticks[at]?.turn;
    let first = at;
    while (first > 0 && ticks[first - 1]?.turn === here) first -= 1;
    return first;
  };
  const start = begin(from);
  return start < from ? start : begin(Math.max(0, from - 1));
}

/** Where turns begin, for marks under the slider. */
export function turnStarts(ticks: readonly Tick[]): { at: number; turn: number }[] {
  const found: { at: number; turn: number }[] = [];
  ticks.forEach((tick, at) => {
    if (at === 0 || ticks[at - 1]?.turn !== tick.turn) found.push({ at, turn: tick.turn });
  });
  return found;
}

/** The address of a moment. The place is whose hand lies in front when all hands are open. */
export function address(id: string, at: number, viewer: number, place: number): string {
  const query = new URLSearchParams({ at: String(at), seat: String(viewer) });
  if (viewer < -1 && place > 0) query.set('place', String(place));
  return `/film/${encodeURIComponent(id)}?${query}`;
}

function whole(text: string | null): number | undefined {
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : undefined;
}

export function asked(search: string): { at?: number; seat?: number; place?: number } {
  const query = new URLSearchParams(search);
  const [at, seat, place] = [query.get('at'), query.get('seat'), query.get('place')].map(whole);
  return {
    ...(at === undefined ? {} : { at }),
    ...(seat === undefined ? {} : { seat }),
    ...(place === undefined ? {} : { place }),
  };
}
