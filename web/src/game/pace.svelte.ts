// How quickly what happened is shown, and whether a bot's thoughts are offered, as this browser
// chose.

import { Chosen } from './chosen.svelte';

export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** How long an event stays, against the normal pace. */
const TIMES: Record<Pace, number> = { slow: 2.5, normal: 1, fast: 0.4, off: 0 };

class Pacing {
  private readonly chosen = new Chosen('regent.pace', {
    pace: 'normal' as Pace,
    waits: false,
    advice: true,
    among: false,
  });

  get pace(): Pace {
    return PACES.find((one) => one === this.chosen.now.pace) ?? 'normal';
  }
  set pace(pace: Pace) {
    this.chosen.choose({ pace });
  }
  /** Is advice offered? Among people one begins without. */
  advises(people: boolean): boolean {
    return people ? this.chosen.now.among : this.chosen.now.advice;
  }
  advise(people: boolean, on: boolean): void {
    this.chosen.choose(people ? { among: on } : { advice: on });
  }
  /** Does what was played stay until one says so? */
  get waits(): boolean {
    return this.chosen.now.waits;
  }
  set waits(waits: boolean) {
    this.chosen.choose({ waits });
  }
  get times(): number {
    return TIMES[this.pace];
  }
}

export const pacing = new Pacing();
