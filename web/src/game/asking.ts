// What a person wants to be asked in reaction windows, kept for the tables to come.

import type { Game } from './game.svelte';

const KEY = 'regent.asking';
const GIVEN = 'regent.asked.';

/** Asked always, or only for what is new: unless one has said otherwise, for what is new. */
export function asksAlways(): boolean {
  try {
    return localStorage.getItem(KEY) === 'always';
  } catch {
    return false;
  }
}

export function askAlways(always: boolean): void {
  try {
    localStorage.setItem(KEY, always ? 'always' : 'news');
  } catch {
    // Without a store the choice holds for this table.
  }
}

/** Is this the first time that one sits here with nothing ordered? Asked once. */
function isFirst(game: Game): boolean {
  const key = `${GIVEN}${game.info?.id ?? ''}.${game.seat}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'yes');
    return true;
  } catch {
    return false;
  }
}

/** Who sits down is asked only for what is new. Lessons have their own questions. */
export function usual(game: Game, prompt: string | undefined, stops: string[]): void {
  const { info, moment } = game;
  if (!prompt || !info || !moment || game.seat < 0 || info.lesson) return;
  if (info.state !== 'playing' || moment.over || moment.orders.length || asksAlways()) return;
  if (!isFirst(game)) return;
  void game.order(prompt, 'pass', stops, true);
}

/** Asked at every window from now on: all orders are withdrawn. */
export function always(game: Game): void {
  askAlways(true);
  void game.countermand();
}
