// The log of Seize without what says nothing more: cards that turn upright together are one line, and
// what follows by the rules from what was just said stands in its line.

import type { Told } from '../../game/parts';
import type { Line, Part } from '../../wire/types';
import { toldSums } from './sums';

const plain = (text: string): Part => ({ text, kind: '', value: -1 });
const UPRIGHT = ' turns upright.';

/** "A, B and C turn upright." */
function together(head: Told, more: Told): Told | null {
  const parts = [...head.said.parts];
  const last = parts.pop();
  const one = more.said.parts.slice(0, -1);
  if (more.said.parts.at(-1)?.text !== UPRIGHT || !last?.text.endsWith('upright.')) return null;
  const said = parts.map((part) => (part.text === ' and ' ? plain(', ') : part));
  return {
    ...head,
    said: { ...head.said, parts: [...said, plain(' and '), ...one, plain(' turn upright.')] },
  };
}

/** What a line says of itself in the line before it; null where it has one of its own. */
function beside(head: Told, { kind, actor, args }: Line): string | null {
  const same = head.args[0] === args[0];
  if (kind === 'depletes' && same && (head.kind === 'uses' || head.kind === 'moves')) {
    return 'depleted';
  }
  if (kind === 'bid-total' && head.kind === 'bids' && head.actor === actor) {
    return `${args[0]} in all`;
  }
  return null;
}

export function told(lines: readonly Line[]): Told[] {
  const found: Told[] = [];
  for (const line of toldSums(lines)) {
    const head = found.at(-1);
    const both = head?.kind === 'undepletes' && line.kind === 'undepletes';
    const joined = head && both && head.actor === line.actor ? together(head, line) : null;
    const said = head ? beside(head, line) : null;
    if (joined) found[found.length - 1] = joined;
    else if (head && said !== null) {
      head.parts.push({ ...line, said: { ...line.said, parts: [plain(said)] } });
    } else found.push(line);
  }
  return found;
}
