// Pictures of the cards on the map: drawn once, not at every change of what stands there.

import { token } from '../../art';
import { deck, subject } from '../../game/cards.svelte';

const drawn = new Map<string, string>();

export function picture(name: string, type: string): string {
  // Before the cards have come a picture is drawn from the name alone.
  const key = `${name}|${type}|${deck('contention').cards.has(name)}`;
  let found = drawn.get(key);
  if (found === undefined) {
    found = token(subject('contention', name, type));
    drawn.set(key, found);
  }
  return found;
}
