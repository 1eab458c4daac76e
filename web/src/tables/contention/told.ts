// The log as one reads it: what belongs together on one line, and nothing said twice.

import type { Told } from '../../game/parts';
import type { Line, Part } from '../../wire/types';

/** What happens to everybody at once, by one rule: what each one's line says after the name. */
const TOGETHER: Record<string, (line: Line) => Part[]> = {
  gains: ({ args }) => [word(`: ${args[0] ?? 0}`)],
  draws: ({ said }) => [word(': '), said.parts.findLast(isCard) ?? word('a card')],
  bluffs: () => [word(' too')],
  'sits-out': () => [word(' too')],
};
/** These rules give every player something, one after the other. */
const ALL = ['C-PROD-02', 'C-DRAW-01', 'C-FACE-06', 'C-FACE-04'];
const MOVED = ['moves', 'jumps'];
const ENTERED = ['enters', 'enters-off', 'attaches', 'attaches-to-player'];

const word = (text: string): Part => ({ text, kind: '', value: -1 });
const isCard = ({ kind }: Part): boolean => kind === 'card' || kind === 'face';
/** Told of others with their name, of the reader without. */
const seatOf = ({ said }: Line): Part | undefined => said.parts.find(({ kind }) => kind === 'seat');

const within = (line: Line, parts: Part[]): Line => ({ ...line, said: { parts, clause: '' } });

/** A line that says nothing, or nothing that the next does not say. */
function repeated({ kind, actor, args }: Line, next: Line | undefined): boolean {
  // What is chosen has lines of its own, and for many cards nothing is.
  if (kind === 'announces') return true;
  if (next?.actor !== actor) return false;
  if (kind === 'scepter') return next.kind === 'turn';
  return kind === 'resolves' && ENTERED.includes(next.kind) && next.args[0] === args[0];
}

/** What was found there, for who may know it. */
function found({ said, names }: Line): Part[] {
  const card = names[0] ? said.parts.findLast(isCard) : undefined;
  return card ? [word('explored: '), card] : [word('explored')];
}

/** Who only sees that somebody looks is not told that it is a card. */
function looked(line: Line): Line {
  const place = line.said.parts.findIndex(({ kind }) => kind === 'place');
  if (line.names[0] || place < 0) return line;
  const parts = [...line.said.parts.slice(0, place + 1), word('.')];
  return { ...line, said: { ...line.said, parts } };
}

/** Is it one more step of the same ship, or a look at where it has come? */
function goesOn(head: Told, { kind, actor, args }: Line): boolean {
  if (!MOVED.includes(head.kind) || head.actor !== actor) return false;
  if (kind === 'explores') return head.args[1] === args[1];
  return kind === 'moves' && head.kind === 'moves' && head.args[0] === args[0];
}

/** One way, one line: where it ends, by where it came, and what was found there. */
function further(head: Told, line: Line): Told {
  if (line.kind === 'explores')
    return { ...head, parts: [...head.parts, within(line, found(line))] };
  const by = head.said.parts.findLast(({ kind }) => kind === 'place');
  const parts = by ? [...head.parts, within(head, [word('by '), by])] : head.parts;
  return { ...line, id: head.id, parts };
}

function alike(head: Told, line: Line): boolean {
  const same = head.kind === line.kind && head.said.clause === line.said.clause;
  const told = [head, ...head.parts].some(({ actor }) => actor === line.actor);
  return same && line.kind in TOGETHER && ALL.includes(line.said.clause) && !told;
}

/** My own line is the one that the others stand in. */
function joined(head: Told, line: Line): Told {
  const rest = TOGETHER[line.kind] ?? (() => []);
  const short = (one: Line): Line => within(one, [seatOf(one) ?? word('you'), ...rest(one)]);
  if (seatOf(line) || !seatOf(head)) return { ...head, parts: [...head.parts, short(line)] };
  return { ...line, id: head.id, parts: [short(head), ...head.parts] };
}

/** The lines of a log, folded. */
export function told(lines: readonly Line[]): Told[] {
  const all: Told[] = [];
  for (const [i, line] of lines.entries()) {
    const head = all.at(-1);
    if (repeated(line, lines[i + 1])) continue;
    if (head && goesOn(head, line)) all[all.length - 1] = further(head, line);
    else if (head && alike(head, line)) all[all.length - 1] = joined(head, line);
    else all.push({ ...(line.kind === 'explores' ? looked(line) : line), parts: [] });
  }
  return all;
}
