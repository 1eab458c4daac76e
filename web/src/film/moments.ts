// Moments of a film, each fetched once. While somebody drags, only one request is under way and
// the latest wish wins; the neighbours of what is shown come when nothing else is wanted.

import type { Moment } from '../wire/types';

export type Fetch = (at: number) => Promise<Moment>;

const KEPT = 400;

export class Moments {
  private readonly kept = new Map<number, Moment>();
  private wanted: {
    at: number;
    done: (moment: Moment) => void;
    failed: (e: Error) => void;
  } | null = null;
  private queue: number[] = [];
  private busy = false;
  private closed = false;

  constructor(private readonly fetch: Fetch) {}

  /** The moment, if it is there already. */
  peek(at: number): Moment | undefined {
    return this.kept.get(at);
  }

  /** Show this one as soon as it is there, and no earlier wish any more. */
  want(at: number, done: (moment: Moment) => void, failed: (error: Error) => void): void {
    const found = this.kept.get(at);
    if (found) {
      this.wanted = null;
      done(found);
      return;
    }
    this.wanted = { at, done, failed };
    void this.run();
  }

  /** These may be wanted next. */
  expect(...ats: number[]): void {
    this.queue = ats.filter((at) => !this.kept.has(at));
    void this.run();
  }

  /** Nothing that still comes is for anybody. */
  close(): void {
    this.closed = true;
    this.wanted = null;
    this.queue = [];
  }

  private keep(at: number, moment: Moment): void {
    this.kept.set(at, moment);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
  }

  private async run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (!this.closed) {
      const wish = this.wanted;
      const at = wish?.at ?? this.queue.shift();
      if (at === undefined) break;
      try {
        const moment = await this.fetch(at);
        this.keep(at, moment);
        const now = this.wanted as typeof wish;
        if (now?.at === at) {
          this.wanted = null;
          now.done(moment);
        }
      } catch (error) {
        if (wish && this.wanted === wish) {
          this.wanted = null;
          wish.failed(error as Error);
        } else if (!wish) {
          this.queue = [];
        }
      }
    }
    this.busy = false;
  }
}
