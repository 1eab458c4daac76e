// What this browser chose last time. A browser that stores nothing plays by the defaults.

export interface Habit {
  seats: number;
  bot: string;
}

const key = (title: string): string => `regent.play.${title}`;

export function habit(title: string, least: number, most: number, bots: readonly string[]): Habit {
  const first: Habit = {
    seats: least,
    bot: bots.includes('regular') ? 'regular' : (bots[0] ?? ''),
  };
  try {
    const kept = JSON.parse(localStorage.getItem(key(title)) ?? '{}') as Partial<Habit>;
    return {
      seats:
        typeof kept.seats === 'number' && kept.seats >= least && kept.seats <= most
          ? kept.seats
          : first.seats,
      bot: kept.bot && bots.includes(kept.bot) ? kept.bot : first.bot,
    };
  } catch {
    return first;
  }
}

export function keepHabit(title: string, chosen: Habit): void {
  try {
    localStorage.setItem(key(title), JSON.stringify(chosen));
  } catch {
    // Nothing is lost but the memory.
  }
}
