// The server's opinion of what is being written: asked after a short rest, one thing at a time.

import { Trouble } from '../wire/api';

const PAUSE = 220;
const AGAIN = 500;
const LATER = [429, 503];

export class Judge<Wish, Found> {
  found = $state.raw<Found | null>(null);
  trouble = $state('');
  busy = $state(false);
  private wanted: { wish: Wish } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;

  constructor(private readonly ask: (wish: Wish) => Promise<Found>) {}

  judge(wish: Wish): void {
    this.wanted = { wish };
    this.busy = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.next(), PAUSE);
  }

  private async next(): Promise<void> {
    if (this.asking || !this.wanted) return;
    const { wish } = this.wanted;
    this.wanted = null;
    this.asking = true;
    let pause = 0;
    try {
      this.found = await this.ask(wish);
      this.trouble = '';
    } catch (error) {
      if (error instanceof Trouble && LATER.includes(error.status)) {
        this.wanted ??= { wish };
        pause = AGAIN;
      } else this.trouble = (error as Error).message;
    }
    this.asking = false;
    if (this.wanted) this.timer = setTimeout(() => void this.next(), pause);
    else this.busy = false;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.wanted = null;
  }
}
