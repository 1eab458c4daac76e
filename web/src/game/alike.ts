// Pieces that cannot be told apart make one answer, with how many of them there are.

import type { Choice } from './game.svelte';

export interface Alike {
  /** The one that is answered. */
  option: Choice;
  times: number;
  names: string[];
}

const said = (option: Choice): string => option.said.parts.map((part) => part.text).join('');

export function alike(options: readonly Choice[]): Alike[] {
  const found = new Map<string, Alike>();
  for (const option of options) {
    const key = `${option.verb} ${said(option)}`;
    const known = found.get(key);
    if (known) {
      known.times += 1;
      known.names.push(option.name);
    } else found.set(key, { option, times: 1, names: [option.name] });
  }
  return [...found.values()];
}
