// What the last change does to the map, for the eye: hits, losses, worlds that change hands, ways.

import type { Line } from '../../wire/types';

export interface Flash {
  id: string;
  kind: 'hit' | 'burst' | 'taken' | 'born' | 'repair';
  /** The card or, for `taken`, the sector it happens to. */
  card: number;
  sector: number;
  text: string;
  seat: number;
}

/** With the point of the map at which it is shown. */
export type Shown = Flash & { x: number; y: number };

export function flashes(lines: readonly Line[]): Flash[] {
  const found: Flash[] = [];
  for (const { id, kind, args, actor } of lines) {
    const flash = (to: Flash['kind'], card = -1, text = '', sector = -1): void => {
      found.push({ id: `${id} ${to}`, kind: to, card, sector, text, seat: actor });
    };
    switch (kind) {
      case 'hits':
      case 'rampages':
        flash('hit', args[1], `−${args[2]}`);
        break;
      case 'damages':
        flash('hit', args[0], `−${args[1]}`);
        break;
      case 'destroyed':
        flash('burst', args[0]);
        break;
      case 'repairs':
        flash('repair', args[0]);
        break;
      case 'settles':
        flash('taken', args[0], '', args[1]);
        break;
      case 'creates':
      case 'enters':
        flash('born', args[0]);
        break;
    }
  }
  return found;
}

/** By card the sectors it passed, in order, where one step would hide the way. */
export function ways(lines: readonly Line[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { kind, args } of lines) {
    if (kind !== 'moves') continue;
    const [card, sector] = args;
    if (card === undefined || sector === undefined) continue;
    found.set(card, [...(found.get(card) ?? []), sector]);
  }
  for (const [card, way] of found) if (way.length < 2) found.delete(card);
  return found;
}
