// Which events strike the viewer, so that they are said aloud.

import type { Line } from '../../wire/types';

/** By kind: which argument is the seat that is struck. */
const STRUCK: Readonly<Record<string, number>> = {
  attacks: 0,
  captures: 0,
  'agents-slain': 0,
  steals: 1,
  'steals-card': 1,
  taxes: 1,
  fires: 2,
  annexes: 2,
  frees: 1,
  trades: 2,
  swaps: 2,
  looks: 0,
  executes: 0,
};
/** Said of the seat whose piece or right it was. */
const LOSES = ['damaged', 'destroyed'];

export function strikes(me: number, line: Pick<Line, 'kind' | 'args' | 'actor'>): boolean {
  const { kind, args, actor } = line;
  if (me < 0) return false;
  if (LOSES.includes(kind)) return actor === me;
  const at = STRUCK[kind];
  return at !== undefined && actor !== me && args[at] === me;
}
