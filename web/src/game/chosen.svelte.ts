// What this browser chose and remembers: for every title and every table.

export class Chosen<T extends object> {
  now = $state.raw<T>({} as T);

  constructor(
    private readonly key: string,
    /** What is so if nothing was chosen; whatever else was stored is forgotten. */
    first: T,
  ) {
    let found: Partial<T> = {};
    try {
      found = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>;
    } catch {
      // What cannot be read was never chosen.
    }
    const values = Object.entries(first).map(([name, value]) => {
      const kept = (found as Record<string, unknown>)[name];
      return [name, typeof kept === typeof value ? kept : value];
    });
    this.now = Object.fromEntries(values) as T;
  }

  choose(some: Partial<T>): void {
    this.now = { ...this.now, ...some };
    try {
      localStorage.setItem(this.key, JSON.stringify(this.now));
    } catch {
      // Nothing is lost but the memory.
    }
  }
}
