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
  forces: 1,
  'frees-state': 1,
};
/** Said of the seat whose piece or right it was. */
const LOSES = ['damaged', 'destroyed', 'expelled', 'loses', 'owes-favor'];
/** Outrage by a card, whoever chose it. */
const SPREAD = 'A-VOX-28';
/** What one gives or loses by another's will, as the rule behind the line says: by the Imperial
 * Demand, by a Favor at the Call to Order, by a Cartel, by Outrage that another spreads. */
const MADE = ['S-EDICT-6', 'S-EDICT-7', 'E-SUMMIT-2', 'A-GUILD-32', SPREAD];
const GIVES = [
  'cedes',
  'delegates',
  'discards',
  'discards-card',
  'outrage',
  'gives-captive',
  'gives-favor',
  'gives-trophy',
  'pays-trust',
];

type Told = Pick<Line, 'kind' | 'args' | 'actor'> & { clause?: string };

/** `first`: the First Regent, who chooses what the Demand takes; `spreads`: who spread Outrage last. */
export function strikes(me: number, line: Told, first = -1, spreads = -1): boolean {
  const { kind, args, actor, clause = '' } = line;
  if (me < 0) return false;
  if (GIVES.includes(kind) && MADE.includes(clause))
    return (
      actor === me && me !== (clause === SPREAD ? spreads : kind === 'pays-trust' ? first : -1)
    );
  if (LOSES.includes(kind)) return actor === me;
  const at = STRUCK[kind];
  return at !== undefined && actor !== me && args[at] === me;
}
