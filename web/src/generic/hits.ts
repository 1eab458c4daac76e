// Which events strike the viewer: another names the seat, or a card that lies before it.

import type { Game } from '../game/game.svelte';
import { cardsIn, type Dict, HAND, seatsOf } from './model';

/** The open cards of a seat, now and before the last change: what was struck may be gone. */
const remembered = new WeakMap<Game, { n: number; now: Set<number>; before: Set<number> }>();

function mine(game: Game): Set<number> {
  const n = game.moment?.n ?? -1;
  let known = remembered.get(game);
  if (known?.n !== n) {
    const own = { ...seatsOf(game.view<Dict>())[game.seat], [HAND]: null };
    known = { n, now: new Set(cardsIn(own).keys()), before: known?.now ?? new Set() };
    remembered.set(game, known);
  }
  return new Set([...known.before, ...known.now]);
}

export function hits(game: Game, kind: string, args: number[], actor: number): boolean {
  const own = mine(game);
  if (actor === game.seat) return false;
  const line = game.fresh.find(
    (one) => one.kind === kind && one.actor === actor && one.args === args,
  );
  return (line?.said.parts ?? []).some(
    (part) =>
      (part.kind === 'seat' && part.value === game.seat) ||
      (part.kind === 'card' && own.has(part.value ?? -1)),
  );
}
