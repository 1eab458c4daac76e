// Ships that are carried over the map: taken up from a stack, put down in a system.

import type { Game } from '../../game/game.svelte';
import { swallowClick } from '../../game/swallow';
import { fly, lift } from './flight';

const SLOP = 7;

/** The system under a point of the window; -1 for none. */
export function under(x: number, y: number): number {
  for (const element of document.elementsFromPoint(x, y)) {
    const said = element.closest<HTMLElement>('[data-thing^="place "]')?.dataset.thing;
    if (said) return Number(said.split(' ')[1]);
  }
  return -1;
}

export class Lifting {
  /** From where ships are carried; -1 for none. */
  from = $state(-1);
  x = $state(0);
  y = $state(0);
  private start: { x: number; y: number; place: number } | null = null;
  private passed: number[] = [];
  private lifted: Promise<void> = Promise.resolve();

  constructor(private readonly game: () => Game) {}

  down(event: PointerEvent): void {
    const element = (event.target as Element).closest<HTMLElement>('[data-lift]');
    if (event.button !== 0 || !event.isPrimary || !element) return;
    this.start = { x: event.clientX, y: event.clientY, place: Number(element.dataset.lift) };
    if (element.hasPointerCapture(event.pointerId)) element.releasePointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const { start } = this;
    if (!start) return;
    if (this.from < 0) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLOP) return;
      this.from = start.place;
      this.passed = [];
      const armed = this.game().isArmed({ kind: 'place', value: start.place });
      this.lifted = armed ? Promise.resolve() : lift(this.game(), start.place);
    }
    this.x = event.clientX;
    this.y = event.clientY;
    const place = under(event.clientX, event.clientY);
    if (place >= 0 && place !== (this.passed.at(-1) ?? this.from)) this.passed.push(place);
    event.preventDefault();
  }

  async up(event: PointerEvent): Promise<void> {
    const { start, from, passed } = this;
    this.start = null;
    this.from = -1;
    if (!start || from < 0) return;
    swallowClick();
    const end = under(event.clientX, event.clientY);
    await this.lifted;
    if (end >= 0 && end === passed.at(-1)) await fly(this.game(), from, passed);
    else if (end !== from) this.game().cancel();
  }

  stop(): void {
    this.start = null;
    if (this.from >= 0) this.game().cancel();
    this.from = -1;
  }
}
