// Which events concern the viewer, and who held what a moment ago.

import type { Line } from '../../wire/types';
import { holders, worldOf } from './model';
import type { SeizeView } from './wire';

/** Events told with the player whom they hurt as the actor. */
const SUFFERED = new Set([
  'damaged',
  'eliminated',
  'charged',
  'loses-title',
  'clashes',
  'no-military',
]);
/** Events of another player at a World. */
const AT_WORLD: Record<string, number> = {
  conquers: 0,
  liberates: 0,
  'conquest-action': 0,
  'conquest-counted': 0,
  moves: 1,
};
/** Events about a card, whoever the actor is. */
const ABOUT: Record<string, number> = { disputed: 0, cancelled: 0, depletes: 0 };

/** Did it hit this seat? `before` tells who held what when it happened. */
export function concerns(
  view: SeizeView,
  before: Map<number, number>,
  seat: number,
  line: Pick<Line, 'kind' | 'args' | 'actor'>,
): boolean {
  if (seat < 0) return false;
  if (SUFFERED.has(line.kind)) return line.actor === seat;
  const now = holders(view);
  const mine = (card: number | undefined) =>
    card !== undefined && (before.get(card) === seat || now.get(card) === seat);
  const about = ABOUT[line.kind];
  if (about !== undefined) return line.actor !== seat && mine(line.args[about]);
  const at = AT_WORLD[line.kind];
  if (at === undefined || line.actor === seat) return false;
  const card = line.args[at];
  if (card === undefined || !worldOf(view, card)) return false;
  if (line.kind === 'liberates') return before.get(card) === seat;
  // Who comes to a World that was lost long ago comes home.
  return mine(card) || (line.kind !== 'moves' && worldOf(view, card)?.owner === seat);
}

/** Who held what before and holds it now; kept by the board as moments pass. */
export class Memory {
  before = new Map<number, number>();
  now = new Map<number, number>();
  private n = -1;

  see(n: number, view: SeizeView): void {
    if (n === this.n) return;
    this.n = n;
    this.before = this.now;
    this.now = holders(view);
  }

  /** As it was when the last change was not yet seen, or else before it. */
  earlier(n: number): Map<number, number> {
    return n === this.n ? this.before : this.now;
  }
}

const memories = new WeakMap<object, Memory>();

export function memory(game: object): Memory {
  let found = memories.get(game);
  if (!found) {
    found = new Memory();
    memories.set(game, found);
  }
  return found;
}

/** What should be seen to happen: cards by what befell them in these lines. */
export function befell(lines: Line[]): { hurt: Set<number>; taken: Map<number, number> } {
  const hurt = new Set<number>();
  const taken = new Map<number, number>();
  for (const line of lines) {
    const card = line.args[0];
    if (card === undefined) continue;
    if (line.kind === 'damaged' || line.kind === 'conquest-counted') hurt.add(card);
    if (line.kind === 'conquers' || line.kind === 'liberates') taken.set(card, line.actor);
  }
  return { hurt, taken };
}
