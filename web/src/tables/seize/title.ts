// Seize the Imperium at the browser's table.

import type { TitleUi } from '../../game/title';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { concerns, memory } from './hits';
import { clock, held, inHand, phases } from './model';
import Seat from './Seat.svelte';
import type { SeizeView } from './wire';

export const TITLE: TitleUi = {
  name: 'seize',
  phases: (moment) => phases(moment.view as unknown as SeizeView),
  clock: (moment) => clock(moment.view as unknown as SeizeView),
  hand: (moment, seat) =>
    inHand(moment.view as unknown as SeizeView, seat, moment.question).map(held),
  hits(game, kind, args, actor) {
    const view = game.view<SeizeView>();
    if (!view || !game.moment) return false;
    return concerns(view, memory(game).earlier(game.moment.n), game.seat, { kind, args, actor });
  },
  Board,
  Seat,
  Aside,
};
