// Who sits at this browser: a guest with a name. The identity itself is in a cookie that no script
// can read.

import { api, Trouble } from '../wire/api';
import type { Me } from '../wire/types';

const NAMES = [
  'Ada',
  'Berit',
  'Chandra',
  'Dario',
  'Edda',
  'Farid',
  'Grete',
  'Hiro',
  'Ines',
  'Jonas',
];

const NAMED = 'regent.named';

function wasNamed(): boolean {
  try {
    return localStorage.getItem(NAMED) !== null;
  } catch {
    return false;
  }
}

class Guest {
  me = $state.raw<Me | null>(null);
  /** Has whoever sits here said what to be called? Else the name is one of ours. */
  named = $state(wasNamed());
  trouble = $state('');

  private coming: Promise<Me> | null = null;

  /** The guest of this browser, made if there is none yet; once, however many ask. */
  here(): Promise<Me> {
    this.coming ??= this.find().finally(() => {
      this.coming = null;
    });
    return this.coming;
  }

  private async find(): Promise<Me> {
    if (this.me) return this.me;
    let found: Me | null = null;
    try {
      found = await api.me();
    } catch (error) {
      // A cookie of another server is worth nothing here: begin anew.
      if (!(error instanceof Trouble) || error.status !== 403) throw error;
    }
    const name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Guest';
    this.me = found ?? (await api.name(name));
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.trouble = '';
    try {
      if (name !== this.me?.name) this.me = await api.name(name);
      this.named = true;
      localStorage.setItem(NAMED, 'yes');
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }
}

export const guest = new Guest();
