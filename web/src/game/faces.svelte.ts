// Cards that the common frame does not fit: a title may draw what is printed on its cards itself.

import type { Component } from 'svelte';
import type { CardInfo } from '../wire/types';

export type PrintedFace = Component<{ card: CardInfo; size: 'hand' | 'mini' | 'zoom' }>;

/** `PRINTED` in `printed.ts` of a title's folder below `tables`. */
const OWN = import.meta.glob<{ PRINTED: PrintedFace }>('../tables/*/printed.ts');
let found = $state.raw<Record<string, PrintedFace>>({});
const asked = new Set<string>();

/** A title's own frame; none where it has none, or until it has come. */
export function frameOf(title: string): PrintedFace | undefined {
  const own = OWN[`../tables/${title}/printed.ts`];
  if (own && !asked.has(title)) {
    asked.add(title);
    void own().then(({ PRINTED }) => {
      found = { ...found, [title]: PRINTED };
    });
  }
  return found[title];
}
