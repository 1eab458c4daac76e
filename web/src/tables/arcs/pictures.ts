// Planets as the art draws them, each once: its look comes from what it yields.

import { token } from '../../art';
import { thing } from '../../art/scene';

const LOOKS: Readonly<Record<string, string>> = {
  material: 'mining world',
  fuel: 'blue world',
  weapon: 'ember world',
  relic: 'garden world',
  psionic: 'network world',
};
const drawn = new Map<string, string>();

export function planet(name: string, type: string): string {
  const key = `${name}|${type}`;
  let found = drawn.get(key);
  if (found === undefined) {
    found = token(
      thing('arcs', `Planet ${name} ${type}`, 'World', { look: LOOKS[type] ?? 'rock' }),
    );
    drawn.set(key, found);
  }
  return found;
}
