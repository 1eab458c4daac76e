// Pictures by name, drawn once: the same card lies on the table many times.

import { portrait, token } from '../../art';
import { deck, subject } from '../../game/cards.svelte';

// Made here and not by the first picture: what makes a state does not follow its changes.
deck('seize');

const drawn = new Map<string, string>();

function once(how: 'portrait' | 'token', name: string, type: string): string {
  const what = subject('seize', name, type);
  // The look comes with the deck, which may arrive after the first view.
  const key = `${how}|${what.slug}|${what.type}|${what.look ?? ''}|${what.subtypes ?? ''}`;
  let found = drawn.get(key);
  if (found === undefined) {
    found = how === 'portrait' ? portrait(what) : token(what);
    drawn.set(key, found);
  }
  return found;
}

export const picture = (name: string, type = ''): string => once('portrait', name, type);
export const piece = (name: string, type = ''): string => once('token', name, type);
