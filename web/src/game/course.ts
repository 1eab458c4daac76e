// How a game went, from its log: the score turn by turn, what turned it, and what each side did best.

import type { Line } from '../wire/types';

/** What a title's log tells of its score; a title leaves out what its log does not say. */
export interface Tale {
  /** What is counted: "favor". */
  what: string;
  /** One of it, where that is another word. */
  one?: string;
  /** How much wins, or 0. */
  goal: number;
  /** What a turn is called where it is no turn: "Chapter". */
  unit?: string;
  /** The turn that begins with this line, or null. */
  turn(line: Line): number | null;
  /** The score of a seat after this line, or null; `before` is what it was. */
  scored(line: Line, before: number): { seat: number; now: number } | null;
  /** What a line that scored scored for: "for Keeper"; empty where that is said otherwise. */
  reason?(line: Line): string;
  /** What lines of one turn and seat score for together, as an ambition and its cities; empty for a
   * line that stands alone. */
  together?(line: Line): string;
  /** Kinds of lines that may be why somebody scored. */
  causes: readonly string[];
  /** Which of them can be why this seat won or lost so much; without it a near one, or its own
   * deed for a gain and another's for a loss. */
  leads?(line: Line, seat: number, amount: number): boolean;
  /** Is the score counted once for all that led to it since it was counted before? */
  atOnce?: boolean;
  /** The score of a seat at the end, where the log may not have told it since it changed. */
  ends?(seat: number): number | undefined;
  /** What a seat has at the end besides its score, where that may have decided. */
  tally?(seat: number): string;
  /** What a card did, as its owner counts it; `did` names it: "damage". */
  did?: string;
  does?(line: Line): { seat: number; name: string; amount: number } | null;
}

/** Something that happened, and what it brought or cost each side, however much later. */
export interface Turning {
  turn: number;
  line: Line;
  /** What led to it last, and all that led to it at that moment, this among it. */
  cause: Line | null;
  causes: Line[];
  changes: { seat: number; amount: number }[];
  reason: string;
}

export interface Course {
  what: string;
  one: string;
  unit: string;
  goal: number;
  turns: number[];
  /** By seat the score at the end of each turn. */
  scores: number[][];
  turnings: Turning[];
  best: { seat: number; name: string; amount: number; did: string }[];
}

const TURNINGS = 3;
/** A cause stands at most so many lines before what it led to. */
const NEAR = 6;

/** What led to a change: what stands just before it, else the last of its kind since that seat was
 * counted before; then all that happened with it. */
function causesOf(
  before: readonly Line[],
  since: number,
  tale: Tale,
  seat: number,
  amount: number,
): Line[] {
  const leads = (one: Line): boolean =>
    tale.causes.includes(one.kind) && (tale.leads?.(one, seat, amount) ?? true);
  const near = before.slice(-NEAR).findLast(leads);
  const deed = (one: Line): boolean => !!tale.leads || (one.actor === seat) === amount > 0;
  const far = before.slice(since).findLast((one) => leads(one) && deed(one));
  const last = near ?? far;
  if (!last) return [];
  const found = [last];
  for (let i = before.indexOf(last) - 1, gap = 0; i > since && gap < NEAR; i -= 1) {
    const one = before[i];
    const same = one && leads(one) && (tale.atOnce || one.kind === last.kind);
    if (same) found.unshift(one);
    gap = same || tale.atOnce ? 0 : gap + 1;
  }
  return found;
}

const weight = (one: Turning): number =>
  one.changes.reduce((sum, change) => sum + Math.abs(change.amount), 0);

export function course(lines: readonly Line[], tale: Tale, seats: number): Course {
  const now = Array.from({ length: seats }, () => 0);
  const scores: number[][] = now.map(() => []);
  const turns: number[] = [];
  const found = new Map<string, Turning>();
  const counted = now.map(() => 0);
  const done = new Map<string, { seat: number; name: string; amount: number }>();
  let turn = 0;
  const close = (): void => {
    turns.push(turn);
    for (const [seat, value] of now.entries()) scores[seat]?.push(value);
  };
  /** From this line on, the first so many having been told, a seat has this score. */
  const count = (seat: number, score: number, line: Line, told: number, reason: string): void => {
    if (seat < 0 || seat >= seats) return;
    const amount = score - (now[seat] ?? 0);
    now[seat] = score;
    if (amount) {
      const causes = causesOf(lines.slice(0, told), counted[seat] ?? 0, tale, seat, amount);
      const cause = causes.at(-1) ?? null;
      const whole = tale.together?.(line) ?? '';
      const key = whole ? `${turn} ${seat} ${whole}` : `${(cause ?? line).id} ${reason}`;
      const known = found.get(key);
      if (known) {
        const same = known.changes.find((one) => one.seat === seat);
        if (same) same.amount += amount;
        if (whole) known.reason += `, ${amount} of it ${reason}`;
        else known.changes.push({ seat, amount });
        const more = causes.filter((one) => !known.causes.includes(one));
        known.causes = [...known.causes, ...more].sort((a, b) => a.id - b.id);
      } else {
        found.set(key, { turn, line, cause, causes, changes: [{ seat, amount }], reason });
      }
    }
    counted[seat] = told;
  };
  for (const [i, line] of lines.entries()) {
    const begun = tale.turn(line);
    if (begun !== null && begun !== turn) {
      if (turn > 0) close();
      turn = begun;
    }
    const scored = tale.scored(line, now[line.actor] ?? 0);
    if (scored) count(scored.seat, scored.now, line, i, tale.reason?.(line) ?? '');
    const deed = tale.does?.(line);
    if (deed?.name) {
      const key = `${deed.seat} ${deed.name}`;
      const known = done.get(key);
      if (known) known.amount += deed.amount;
      else done.set(key, { ...deed });
    }
  }
  const end = lines.at(-1);
  for (const seat of now.keys()) {
    const score = tale.ends?.(seat);
    if (end && score !== undefined) count(seat, score, end, lines.length, '');
  }
  close();
  const turnings = [...found.values()]
    .sort((a, b) => weight(b) - weight(a) || b.line.id - a.line.id)
    .slice(0, TURNINGS)
    .sort((a, b) => a.line.id - b.line.id);
  const best = [...done.values()]
    .sort((a, b) => b.amount - a.amount)
    .filter((one, i, all) => all.findIndex((other) => other.seat === one.seat) === i)
    .sort((a, b) => a.seat - b.seat)
    .map((one) => ({ ...one, did: tale.did ?? '' }));
  return {
    what: tale.what,
    one: tale.one ?? tale.what,
    unit: tale.unit ?? 'Turn',
    goal: tale.goal,
    turns,
    scores,
    turnings,
    best,
  };
}
