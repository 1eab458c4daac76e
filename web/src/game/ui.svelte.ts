// What is open on the page besides the game: the zoomed card, the rulebook beside the table, help.

export interface Zoomed {
  title: string;
  name: string;
  /** Numbers as they are now, where they differ from the printed ones. */
  now?: Record<string, string | number>;
}

class Ui {
  zoomed = $state.raw<Zoomed | null>(null);
  /** What a pointer rests on, and where: shown larger, and gone with the pointer. */
  preview = $state.raw<(Zoomed & { x: number; y: number }) | null>(null);
  /** The clause at which the rulebook is open beside the game; empty is its beginning. */
  clause = $state<string | null>(null);
  keys = $state(false);
  options = $state(false);
  /** On a phone: which sheet covers the board. */
  sheet = $state<'' | 'log' | 'seats' | 'aside' | 'chat'>('');

  closeTop(): boolean {
    if (this.zoomed) this.zoomed = null;
    else if (this.keys) this.keys = false;
    else if (this.options) this.options = false;
    else if (this.clause !== null) this.clause = null;
    else if (this.sheet) this.sheet = '';
    else return false;
    return true;
  }
}

export const ui = new Ui();
