// Dragging: a ship to a sector, an attacker to its target. It answers what pointing at both would.

import { type Game, same, type Thing } from '../../game/game.svelte';
import { swallowClick } from '../../game/swallow';
import type { Option } from '../../wire/types';

const SLOP = 7;

/** What the board calls a thing: `card 17`. */
export function thingOf(element: Element | null): Thing | null {
  const said = element?.closest<HTMLElement>('[data-thing]')?.dataset.thing?.split(' ');
  return said?.[0] ? { kind: said[0], value: Number(said[1]) } : null;
}

/** The options that speak of this and of something else that can be pointed at. */
export function carried(options: readonly Option[], thing: Thing): Option[] {
  return options.filter(
    (option) =>
      option.args.some((arg) => same(arg, thing)) &&
      option.args.some((arg) => !same(arg, thing) && (arg.kind === 'place' || arg.kind === 'card')),
  );
}

export class Drag {
  card = $state(-1);
  x = $state(0);
  y = $state(0);
  private start: { x: number; y: number; thing: Thing; element: HTMLElement } | null = null;

  constructor(
    private readonly game: () => Game,
    /** What lies under a point of the window, topmost first. */
    private readonly under: (x: number, y: number) => Thing[],
    /** From the window to the map. */
    private readonly local: (x: number, y: number) => { x: number; y: number },
  ) {}

  down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const element = (event.target as Element).closest<HTMLElement>('.chip');
    const thing = thingOf(element);
    if (!element || !thing || carried(this.game().options, thing).length === 0) return;
    this.start = { x: event.clientX, y: event.clientY, thing, element };
  }

  move(event: PointerEvent): void {
    const start = this.start;
    if (!start) return;
    const at = this.local(event.clientX, event.clientY);
    if (this.card < 0) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLOP) return;
      this.card = start.thing.value;
      // A long press would enlarge the card that is being carried.
      start.element.dispatchEvent(new PointerEvent('pointerleave'));
      // What may be reached glows, as if the ship had been pointed at.
      this.game().arm([start.thing]);
    }
    this.x = at.x;
    this.y = at.y;
    event.preventDefault();
  }

  up(event: PointerEvent): void {
    const start = this.start;
    this.start = null;
    if (!start || this.card < 0) return;
    this.card = -1;
    swallowClick();
    const game = this.game();
    const onto = this.under(event.clientX, event.clientY).filter((t) => !same(t, start.thing));
    const first = onto.find((thing) => game.glows(thing));
    if (first) void game.point(first);
    else game.cancel();
  }

  stop(): void {
    this.start = null;
    if (this.card >= 0) this.game().cancel();
    this.card = -1;
  }
}
