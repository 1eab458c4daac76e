// The view of a moment with what the board asks of it again and again.

import type { Game } from '../../game/game.svelte';
import type { SeizeView } from '../../wire/types';
import { befell } from './hits';
import { about } from './model';

export class Scene {
  constructor(private readonly game: Game) {}
  readonly view: SeizeView | null = $derived.by(() => this.game.view<SeizeView>());
  readonly about: Set<number> = $derived.by(() => about(this.game.question));
  private readonly told = $derived.by(() => befell(this.game.fresh));
  readonly hurt: Set<number> = $derived.by(() => this.told.hurt);
  /** Worlds that just changed hands, and to whom. */
  readonly taken: Map<number, number> = $derived.by(() => this.told.taken);
}
