import type { Face } from '../../game/face';
import Nothing from './Nothing.svelte';
export const face: Face = {
  title: 'contention',
  phases: () => [],
  clock: () => '',
  hand: () => [],
  hits: () => false,
  Board: Nothing,
  Seat: Nothing,
  Aside: Nothing,
};
