// The titles there are, for pages that switch between them.

import { api } from '../wire/api';
import type { TitleInfo } from '../wire/types';

class Titles {
  all = $state.raw<TitleInfo[]>([]);
  trouble = $state('');

  async load(): Promise<void> {
    this.trouble = '';
    try {
      this.all = (await api.catalogue()).titles;
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }
}

export const titles = new Titles();
