// What is said at the table beside the game: what has come, what was read, and whom one does not
// want to hear.

import { untrack } from 'svelte';
import type { Spoken } from '../wire/types';

const MUTED = 'regent.muted';
/** The server keeps no more either. */
const KEPT = 100;
export const LONGEST = 300;

function muted(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(MUTED) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export class Talk {
  spoken = $state.raw<Spoken[]>([]);
  /** Is it on the screen? */
  open = $state(false);
  private table = $state('');
  private seat = $state(-1);
  private read = $state(0);
  private muted = $state.raw(muted());

  /** What I want to hear. */
  readonly heard: Spoken[] = $derived(this.spoken.filter((one) => !this.mutes(one.seat)));
  readonly unread: number = $derived(
    this.open ? 0 : this.heard.filter((one) => one.n > this.read && one.seat !== this.seat).length,
  );

  /** On a line that is new, or has come back; all that is kept is said again. */
  enter(table: string, seat: number): void {
    if (table !== this.table) this.read = 0;
    this.table = table;
    this.seat = seat;
    this.spoken = [];
  }

  hear(spoken: readonly Spoken[]): void {
    const last = this.spoken.at(-1)?.n ?? 0;
    this.spoken = [...this.spoken, ...spoken.filter((one) => one.n > last)].slice(-KEPT);
    if (this.open) this.seen();
  }

  /** Open or fold it; whoever does so by an effect does not do it again at every word. */
  show(open: boolean): void {
    untrack(() => {
      if (this.open || open) this.seen();
      this.open = open;
    });
  }

  private seen(): void {
    this.read = this.spoken.at(-1)?.n ?? this.read;
  }

  private key(seat: number): string {
    return `${this.table}/${seat}`;
  }

  mutes(seat: number): boolean {
    return this.muted.includes(this.key(seat));
  }

  mute(seat: number, on: boolean): void {
    const others = this.muted.filter((one) => one !== this.key(seat));
    this.muted = on ? [...others, this.key(seat)].slice(-KEPT) : others;
    try {
      localStorage.setItem(MUTED, JSON.stringify(this.muted));
    } catch {
      // It holds until the page is closed.
    }
  }
}
