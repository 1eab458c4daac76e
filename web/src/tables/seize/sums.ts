// The sums of a fight in words: every attack by its target. What they come to is told by the view.

import { type Told, withParts } from '../../game/parts';
import type { Line } from '../../wire/types';
import type { SeizeAttack, SeizeTerm } from './wire';

export interface Shot {
  attack: SeizeAttack;
  /** How many Units attack with the same sum. */
  count: number;
  /** It aims at several targets, and how much goes where has not been said yet. */
  unsplit: boolean;
}

export interface Aim {
  target: number;
  name: string;
  shots: Shot[];
  /** What all attacks that count come to. */
  total: number;
  /** The DEF they meet; null if it differs from attack to attack. */
  def: number | null;
  defTerms: SeizeTerm[];
  /** Null while it cannot be said. */
  reaches: boolean | null;
}

/** Units that aim at several targets without having said how much goes where. */
export function unsplit(attacks: SeizeAttack[]): Set<number> {
  const open = attacks.filter((a) => !a.share).map((a) => a.unit);
  return new Set(open.filter((unit, i) => open.indexOf(unit) !== i));
}

function alike(a: Shot, b: Shot): boolean {
  const key = ({ attack, unsplit }: Shot) =>
    JSON.stringify([
      attack.name,
      attack.share,
      attack.cancelled,
      attack.number,
      attack.terms,
      attack.def,
      unsplit,
    ]);
  return key(a) === key(b);
}

/** All attacks by target: attacks on one target are summed up. */
export function aims(attacks: SeizeAttack[]): Aim[] {
  const open = unsplit(attacks);
  const targets = [...new Set(attacks.map((a) => a.target))];
  return targets.map((target) => {
    const here = attacks.filter((a) => a.target === target);
    const first = here[0] as SeizeAttack;
    const shots: Shot[] = [];
    for (const attack of here) {
      const shot: Shot = { attack, count: 1, unsplit: open.has(attack.unit) };
      const same = shots.find((other) => alike(other, shot));
      if (same) same.count += 1;
      else shots.push(shot);
    }
    const total = here.reduce((sum, a) => sum + (a.cancelled ? 0 : a.number), 0);
    const one = here.every((a) => a.def === first.def);
    const said = one && here.every((a) => !open.has(a.unit));
    return {
      target,
      name: first.target_name,
      shots,
      total,
      def: one ? first.def : null,
      defTerms: first.def_terms,
      reaches: said ? total >= first.def : null,
    };
  });
}

const SIGNS: Record<string, string> = { multiply: '×', divide: '÷' };

/** "+4", "×2", "÷2"; what is printed stands without a sign. */
export function amount(term: SeizeTerm): string {
  if (term.layer === 'printed') return String(term.amount);
  const sign = SIGNS[term.layer];
  if (sign) return `${sign}${term.amount}`;
  return term.amount < 0 ? `−${-term.amount}` : `+${term.amount}`;
}

const STEPS = ['before Step 1', 'the Attacker', 'the Defender', 'losses', 'withdrawal'];

export function step(exchange: number, exchanges: number, at: number): string {
  if (!exchange) return `Before the first of ${exchanges} Exchanges`;
  const now = at > 0 ? `Step ${at}: ${STEPS[at] ?? ''}` : STEPS[0];
  return `Exchange ${exchange} of ${exchanges} · ${now}`;
}

const PRINTED = ['printed-att', 'printed-def'];
const TERMS = [...PRINTED, 'share', 'term-add', 'term-times', 'term-divide'];

/** "against DEF 4", in the line of what meets it. */
const against = (line: Line): Line => ({
  ...line,
  said: { ...line.said, parts: [{ text: `against DEF ${line.args[1] ?? 0}`, kind: '', value: 0 }] },
});

/** What is only printed needs no words. */
const terms = (parts: Line[]): Line[] => {
  const [only, more] = parts;
  return only && !more && PRINTED.includes(only.kind) ? [] : parts;
};

/** A sum on one line: an attack with its terms, or what several come to, and the DEF that it meets
 * with its own; what a single attack comes to has been said. */
export function toldSums(lines: readonly Line[]): Told[] {
  const found: Told[] = [];
  let attacks = 0;
  for (const line of withParts(lines, TERMS)) {
    line.parts = terms(line.parts);
    const head = found.at(-1);
    const { kind } = line;
    if (kind === 'defends' && (head?.kind === 'attacks' || head?.kind === 'total')) {
      // A second DEF, which other attackers meet, has a line of its own.
      if (!head.parts.some((part) => part.kind === 'defends')) {
        head.parts.push(against(line), ...line.parts);
        continue;
      }
    }
    attacks = kind === 'attacks' ? attacks + 1 : kind === 'total' ? attacks : 0;
    if (kind !== 'total' || attacks > 1) found.push(line);
  }
  return found;
}
