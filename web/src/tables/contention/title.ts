// Imperium: The Contention at the table.

import { seatMark } from '../../art';
import { deck } from '../../game/cards.svelte';
import type { Game } from '../../game/game.svelte';
import type { Held, Phase, TitleUi } from '../../game/title';
import type { Moment } from '../../wire/types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { owners, strikes } from './hits';
import Seat from './Seat.svelte';
import type { ContentionView } from './wire';

const PHASES: readonly [string, string][] = [
  ['beginning', 'Beginning'],
  ['command', 'Command'],
  ['face-off', 'Face-Off'],
  ['battle', 'Battle'],
];
const PRINTED = ['attack', 'defense', 'speed'];

const viewOf = (moment: Moment): ContentionView => moment.view as unknown as ContentionView;

function phases(moment: Moment): Phase[] {
  const { phase } = viewOf(moment);
  const all = PHASES.map(([key, name]) => ({ name, now: key === phase && !moment.over }));
  return phase === 'set-up' ? [{ name: 'Set-up', now: true }, ...all] : all;
}

/** The moment knows no names, so the holder of the scepter is told by the shape of the seat. */
function clock(moment: Moment): string {
  const { turn, scepter } = viewOf(moment);
  if (turn < 1) return 'Before turn 1';
  return scepter < 0 ? `Turn ${turn}` : `Turn ${turn} · scepter ${seatMark(scepter).shape}`;
}

function hand(moment: Moment, seat: number): Held[] {
  const cards = deck('contention').cards;
  return (viewOf(moment).seats[seat]?.hand ?? []).map((card): Held => {
    if (card.card === null) return { card: null, name: '', type: '', cost: '', stats: [] };
    const facts = cards.get(card.name ?? '')?.facts ?? {};
    return {
      card: card.card,
      name: card.name ?? '',
      type: card.type ?? '',
      cost: String(card.cost ?? ''),
      stats: PRINTED.flatMap((key) => {
        const value = facts[key];
        return value && value !== '–' ? [{ icon: key, value, label: key }] : [];
      }),
    };
  });
}

/** Whose each card was before the last change: a card that is gone or stolen is nobody's to ask. */
const remembered = new WeakMap<
  Game,
  { n: number; now: Map<number, number>; before: Map<number, number> }
>();

function hits(game: Game, kind: string, args: number[], actor: number): boolean {
  const view = game.view<ContentionView>();
  if (!view || !game.moment) return false;
  const { n } = game.moment;
  let known = remembered.get(game);
  if (known?.n !== n) {
    known = { n, now: owners(view), before: known?.now ?? new Map() };
    remembered.set(game, known);
  }
  return strikes(known.before, known.now, game.seat, { kind, args, actor });
}

export const TITLE: TitleUi = {
  name: 'contention',
  phases,
  clock,
  hand,
  hits,
  Board,
  Seat,
  Aside,
};
