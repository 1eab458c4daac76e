// The table of a title that brings none of its own, drawn from its view alone.

import type { Phase, TitleUi } from '../game/title';
import type { Moment } from '../wire/types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { hits } from './hits';
import { keepLabels } from './labels';
import { type Card, HAND, heldCard, isCard, type Labels, labelOf, seatsOf, upper } from './model';
import Seat from './Seat.svelte';

const CLOCKS = ['round', 'turn'];
/** What a game is told in, where its log counts one of them. */
const PARTS = ['chapter', 'turn'];

export function genericUi(name: string, labels: Labels): TitleUi {
  keepLabels(name, labels);
  return {
    name,
    phases(moment: Moment): Phase[] {
      const { phase } = moment.view;
      if (typeof phase !== 'string' || !phase) return [];
      return [{ name: upper(phase.replaceAll('_', ' ')), now: !moment.over }];
    },
    clock: (moment) =>
      CLOCKS.filter((key) => typeof moment.view[key] === 'number')
        .map((key) => `${upper(labelOf(labels, key))} ${moment.view[key]}`)
        .join(' · '),
    hand(moment, seat) {
      const held = seatsOf(moment.view)[seat]?.[HAND];
      const cards: Card[] = Array.isArray(held) ? held.filter(isCard) : [];
      return cards.map((card) => heldCard(name, labels, card));
    },
    hits,
    tale: () => ({
      what: 'points',
      goal: 0,
      turn: ({ kind, args }) => (PARTS.includes(kind) ? (args[0] ?? null) : null),
      scored: ({ kind, actor, args }, before) =>
        kind === 'scores' ? { seat: actor, now: before + (args[0] ?? 0) } : null,
      causes: [],
    }),
    Board,
    Seat,
    Aside,
  };
}
