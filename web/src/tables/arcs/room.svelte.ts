// Where ambitions and Court stand on a wide screen: below the opponents as far as there is room, so
// that a battle or a Summit does not push them out of sight; else beside the reach.

import type { ArcsView } from './wire';

/** In pixels, as the styles of both have it where they are slim. */
const GAP = 5;
const AMBITIONS = 112;
const COURT = 21;
const CARD = 20;

/** How much room the opponents leave below them. */
export const room = $state({ height: 0 });

export function below(view: ArcsView): { ambitions: boolean; court: boolean } {
  const court = COURT + CARD * view.court.length;
  return {
    ambitions: room.height >= AMBITIONS,
    court: room.height >= AMBITIONS + GAP + court,
  };
}
