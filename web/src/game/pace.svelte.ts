// How quickly what happened is shown, as this browser chose: every title, every table.

export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** How long an event stays, against the normal pace. */
const TIMES: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.4, off: 0 };

const KEY = 'regent.pace';

interface Kept {
  pace: Pace;
  waits: boolean;
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    const pace = PACES.find((one) => one === found.pace) ?? 'normal';
    return { pace, waits: found.waits === true };
  } catch {
    return { pace: 'normal', waits: false };
  }
}

class Pacing {
  private chosen = $state.raw<Kept>(kept());

  get pace(): Pace {
    return this.chosen.pace;
  }
  set pace(pace: Pace) {
    this.keep({ ...this.chosen, pace });
  }
  /** Does what was played stay until one says so? */
  get waits(): boolean {
    return this.chosen.waits;
  }
  set waits(waits: boolean) {
    this.keep({ ...this.chosen, waits });
  }
  get times(): number {
    return TIMES[this.pace];
  }

  private keep(chosen: Kept): void {
    this.chosen = chosen;
    try {
      localStorage.setItem(KEY, JSON.stringify(chosen));
    } catch {
      // Nothing is lost but the memory.
    }
  }
}

export const pacing = new Pacing();
