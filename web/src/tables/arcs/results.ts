// What closes a battle, an event, a Summit, a chapter and an Act: who lost and won what, in one card.

import type { Result } from '../../game/staging.svelte';
import type { Line } from '../../wire/types';
import {
  AMBITION_NAMES,
  AMBITIONS,
  eventFace,
  ownerSign,
  ownerWord,
  SYMBOL_SIGNS,
  TYPE_NAMES,
  TYPES,
} from './glyphs';
import { nameOf } from './reach';
import type { ArcsView } from './wire';

const PIECE_NAMES = ['ship', 'city', 'starport', 'Agent'];
const MANY: Readonly<Record<string, string>> = { city: 'cities' };
const PLAYERS = 4;

type Side = Result['sides'][number];

/** What each seat lost and won, as it is found out. */
class Sides {
  private readonly found = new Map<number, Side>();
  private readonly damaged = new Map<number, string[]>();

  of(seat: number): Side {
    const side = this.found.get(seat) ?? { seat, lost: [], won: [] };
    if (seat >= 0 && seat < PLAYERS) this.found.set(seat, side);
    return side;
  }

  /** From one to the other. */
  pass(from: number, to: number, what: string): void {
    this.of(from).lost.push(what);
    this.of(to).won.push(what);
  }

  /** A piece is gone; if it was damaged before, that is said no more. */
  fell(seat: number, piece: string): void {
    const hurt = this.damaged.get(seat) ?? [];
    const at = hurt.indexOf(piece);
    if (at >= 0) hurt.splice(at, 1);
    this.of(seat).lost.push(piece);
  }

  hurt(seat: number, piece: string): void {
    this.of(seat);
    this.damaged.set(seat, [...(this.damaged.get(seat) ?? []), piece]);
  }

  /** "2 ships and 1 city damaged", or nothing. */
  wounds(seat: number): string {
    const hurt = this.damaged.get(seat) ?? [];
    const kinds = [...new Set(hurt)].map((piece) => {
      const many = hurt.filter((one) => one === piece).length;
      return `${many} ${many === 1 ? piece : (MANY[piece] ?? `${piece}s`)}`;
    });
    return kinds.length ? `${kinds.join(' and ')} damaged` : '';
  }

  get all(): Side[] {
    return [...this.found.values()].sort((a, b) => a.seat - b.seat);
  }
}

const typeName = (type: number): string => TYPES[TYPE_NAMES[type] ?? '']?.name ?? 'a resource';
const pieceName = (piece: number): string => PIECE_NAMES[piece] ?? 'a piece';
const ambitionName = (which: number): string =>
  AMBITIONS[AMBITION_NAMES[which] ?? '']?.name ?? 'an ambition';
const since = (lines: readonly Line[], kinds: readonly string[], end: Line): Line[] => {
  const before = lines.filter((line) => line.id < end.id);
  return before.slice(before.findLastIndex((line) => kinds.includes(line.kind)) + 1);
};

/** How much Power a line brings its actor, or costs. */
export function scored(kind: string, [first = 0, second = 0]: readonly number[]): number {
  if (kind === 'grand') return second;
  if (['scores', 'celebrates', 'fulfils'].includes(kind)) return first;
  return ['loses', 'fails', 'halves', 'dissolves'].includes(kind) ? -first : 0;
}

/** Is it the bonus of cities, which comes with an ambition that was won (A-SCORE-5)? */
export const isBonus = ({ said }: Pick<Line, 'said'>): boolean => said.clause === 'A-SCORE-5';

/** What a line that scores an ambition scored for: its cities and a tied place are no victory
 * (A-SCORE-3, A-SCORE-5). */
export function scoredFor({ args, said }: Pick<Line, 'args' | 'said'>): string {
  const name = ambitionName(args[1] ?? -1);
  if (isBonus({ said })) return `cities (${name})`;
  return said.clause === 'A-SCORE-3' ? `a tied place (${name})` : name;
}

/** Whose piece is handed over, where the line names them. */
function ownerOf({ said }: Line, owner: number): string {
  const part = said.parts.findLast(({ kind, value }) => kind === 'seat' && value === owner);
  return part ? ` of ${part.text}` : '';
}

/** What one line takes and gives. */
function counted(sides: Sides, line: Line): void {
  const { kind, actor, args, names } = line;
  const [first = 0, second = 0, third = 0] = args;
  switch (kind) {
    case 'damaged':
      sides.hurt(actor, pieceName(first));
      break;
    case 'destroyed':
      sides.fell(actor, pieceName(first));
      break;
    case 'discards':
      for (let i = 0; i < second; i += 1) sides.of(actor).lost.push(typeName(first));
      break;
    case 'discards-card':
      sides.of(actor).lost.push(names[0] || 'a card');
      break;
    case 'captures':
    case 'agents-slain':
      for (let i = 0; i < second; i += 1) sides.pass(first, actor, 'Agent');
      break;
    case 'steals':
      sides.pass(second, actor, typeName(first));
      break;
    case 'steals-card':
      sides.pass(second, actor, names[0] || 'a card');
      break;
    case 'forces':
      sides.pass(second, actor, typeName(first));
      break;
    case 'ransacks':
      sides.of(actor).won.push(names[0] || 'a Court card');
      break;
    case 'gives-resource':
      sides.pass(actor, first, typeName(second));
      break;
    case 'gives-captive':
      sides.pass(actor, first, `a Captive${ownerOf(line, second)}`);
      break;
    case 'gives-favor':
    case 'owes-favor':
    case 'promises':
      sides.pass(actor, first, 'a Favor');
      break;
    case 'gives-trophy':
      sides.pass(actor, first, `a Trophy (${pieceName(third)}${ownerOf(line, second)})`);
      break;
    case 'cedes':
      sides.pass(actor, first, `a ${pieceName(second)} in ${nameOf(third)}`);
      break;
    case 'delegates':
      sides.pass(actor, first, `an Agent on ${names[0] || 'a Court card'}`);
      break;
    case 'returns-favors':
      for (let i = 0; i < second; i += 1) sides.of(actor).lost.push('a Favor');
      break;
    case 'pays-trust':
      sides.of(actor).lost.push(typeName(first));
      break;
    case 'gains':
    case 'steals-trust':
      sides.of(actor).won.push(typeName(first));
      break;
    case 'scores':
      sides.of(actor).won.push(`${first} Power for ${scoredFor(line)}`);
      break;
    case 'grand':
      sides.of(actor).won.push(`${second} Power for grand ambitions`);
      break;
    case 'celebrates':
      sides.of(actor).won.push(`${first} Power`);
      break;
    case 'fulfils':
      sides.of(actor).won.push(`${first} Power for the objective`);
      break;
    case 'fails':
      sides.of(actor).lost.push(`${first} Power for missing the objective`);
      break;
    case 'halves':
      sides.of(actor).lost.push(`${first} Power by halving`);
      break;
    case 'loses':
    case 'dissolves':
      sides.of(actor).lost.push(`${first} Power`);
      break;
    case 'invites':
      sides.of(first).won.push('the title of Regent');
      break;
    case 'expelled':
    case 'leaves':
      sides.of(actor).lost.push('the title of Regent');
      break;
    case 'first-regent':
    case 'revives':
      sides.of(actor).won.push('First Regent');
      break;
  }
}

function tallied(lines: readonly Line[], seats: readonly number[] = []): Sides {
  const sides = new Sides();
  for (const seat of seats) sides.of(seat);
  for (const line of lines) counted(sides, line);
  return sides;
}

/** Where nobody fought, nobody is said to have lost nothing. */
const plainly = (sides: Sides): Side[] =>
  sides.all.map((side) => ({ ...side, now: sides.wounds(side.seat) }));

// -- battle ------------------------------------------------------------------------------------

/** What of a battle is told line by line. */
const FOUGHT = [
  'attacks',
  'rolls',
  'rerolls',
  'damaged',
  'destroyed',
  'captures',
  'agents-slain',
  'steals',
  'steals-card',
  'outrage',
  'discards',
  'discards-card',
  'ransacks',
];

/** What each side lost and won, and how it came to that. */
function battle(lines: readonly Line[], end: Line): Result | null {
  const before = lines.filter((line) => line.id < end.id);
  const from = before.findLastIndex((line) => line.kind === 'attacks');
  const attack = before[from];
  if (!attack) return null;
  const fight = before.slice(from).filter((line) => FOUGHT.includes(line.kind));
  const sides = tallied(fight, [attack.actor, attack.args[0] ?? -1]);
  return {
    id: end.id,
    title: 'The battle is over',
    sides: sides.all.map((side) => {
      const now = sides.wounds(side.seat);
      return now ? { ...side, now } : side;
    }),
    why: fight,
  };
}

// -- events and the Council ---------------------------------------------------------------------

/** Where an event begins, and what comes after all of it. */
const BEGINS = ['event', 'council-decides', 'rolls-event', 'crises', 'edicts'];
const FOLLOWS = [
  'round',
  'all-passed',
  'scores',
  'nobody-scores',
  'advances',
  'marker-flips',
  'chapter',
  'intermission',
];
/** What a Crisis, an Edict or the Council does, as far as it is worth a line. */
const BROUGHT = [
  'council-decides',
  'first-regent',
  'steals-trust',
  'crisis',
  'undeclared',
  'frees-own',
  'frees-state',
  'in-session',
  'discards-card',
  'enforces',
  'changes-policy',
  'pays-trust',
  'celebrates',
  'requisitions',
  'expelled',
  'destroyed',
  'owes-favor',
];

function event(lines: readonly Line[], end: Line): Result | null {
  const all = since(lines, FOLLOWS, end);
  const at = all.findIndex((line) => BEGINS.includes(line.kind));
  if (at < 0) return null;
  const summit = all.findLastIndex((line) => line.kind === 'summit-ends');
  const block = all
    .slice(at)
    .filter((line) => line.kind === 'council-decides' || all.indexOf(line) > summit);
  const has = (kind: string): boolean => block.some((line) => line.kind === kind);
  if (!has('crises') && !has('edicts') && !has('council-decides')) return null;
  const dice = block.findLast((line) => line.kind === 'rolls-event');
  const [cluster = 0, face = 0] = dice?.args ?? [];
  const [symbol] = eventFace(face);
  const spread = block.filter((line) => line.kind === 'blight-spreads');
  const parts = [
    has('council-decides') ? 'The Council has decided' : '',
    has('crises') ? 'Crises' : '',
    has('edicts') ? 'Edicts' : '',
  ].filter(Boolean);
  return {
    id: end.id,
    title: parts.join(': '),
    again: has('council-decides') ? 'Last Council' : 'Last event',
    all: true,
    told: true,
    sides: plainly(tallied(block)),
    why: block.filter((line) => BROUGHT.includes(line.kind)),
    ...(dice
      ? { signs: [{ ...(SYMBOL_SIGNS[2] ?? symbol), name: `cluster ${cluster}` }, symbol] }
      : {}),
    notes: spread.slice(0, 1).map(({ said }) => ({
      text: `Blight spreads to ${spread.length} more.`,
      clause: said.clause,
    })),
  };
}

// -- the Summit -----------------------------------------------------------------------------------

const DEALT = [
  'forces',
  'gives-resource',
  'gives-captive',
  'gives-favor',
  'gives-trophy',
  'promises',
  'cedes',
  'delegates',
  'invites',
  'leaves',
  'revives',
  'dissolves',
  'first-regent',
  'in-session',
  'returns-favors',
];

/** Of these the ones that change who is what. */
const TITLES = ['invites', 'leaves', 'revives', 'dissolves', 'first-regent'];

const words = ({ said }: Line): string => said.parts.map((part) => part.text).join('');

function summit(lines: readonly Line[], end: Line): Result {
  const done = since(lines, ['calls'], end).filter((line) => DEALT.includes(line.kind));
  return {
    id: end.id,
    title: done.length ? 'The Summit is over' : 'The Summit is over: nothing changed',
    again: 'Last Summit',
    all: true,
    sides: plainly(tallied(done)),
    why: done,
    notes: done
      .filter((line) => TITLES.includes(line.kind))
      .map((line) => ({ text: words(line), clause: line.said.clause })),
  };
}

// -- chapters and Acts ------------------------------------------------------------------------------

/** Everybody with the Power they have now; who leads is said. */
function standing(
  sides: Sides,
  view: ArcsView,
  which = 'the objective',
  completed: readonly number[] = [],
): Side[] {
  const most = Math.max(...view.seats.map((one) => one.power));
  const leaders = view.seats.filter((one) => one.power === most).length;
  const lead = leaders === 1 ? ', leads' : leaders < view.seats.length ? ', shares the lead' : '';
  return view.seats
    .map((one, seat) => ({
      ...sides.of(seat),
      now: `${one.power} Power${one.power === most ? lead : ''}${one.objective ? `, ${one.objective} to ${which}` : ''}${completed.includes(seat) ? ', objective of the Fate completed' : ''}`,
    }))
    .sort((a, b) => (view.seats[b.seat]?.power ?? 0) - (view.seats[a.seat]?.power ?? 0));
}

/** The next chapter begins, or somebody has won: the last one is not followed by another. */
function chapter(lines: readonly Line[], end: Line, view: ArcsView): Result | null {
  const number = end.kind === 'wins' ? view.chapter : (end.args[0] ?? 1) - 1;
  if (number < 1) return null;
  const scored = since(lines, ['chapter'], end).filter((line) =>
    ['scores', 'grand', 'nobody-scores', 'forgoes', 'completes', 'advances'].includes(line.kind),
  );
  return {
    id: end.id,
    title: `Chapter ${number} is over`,
    again: 'Last chapter',
    all: true,
    gained: 'scored',
    sides: standing(
      tallied(scored),
      view,
      undefined,
      scored.filter((line) => line.kind === 'completes').map((line) => line.actor),
    ),
    why: scored,
  };
}

function act(lines: readonly Line[], end: Line, view: ArcsView): Result {
  const number = (end.args[0] ?? 2) - 1;
  const done = since(lines, ['intermission'], end);
  const others = new Map<string, number>();
  for (const line of done) {
    if (line.kind !== 'destroyed' || line.actor < PLAYERS) continue;
    const owner = ownerSign(ownerWord(line.actor)).name;
    others.set(owner, (others.get(owner) ?? 0) + 1);
  }
  return {
    id: end.id,
    title: `Act ${number} is over`,
    again: 'Last Act',
    all: true,
    sides: standing(tallied(done), view, 'the new objective'),
    why: done.filter((line) =>
      ['fails', 'fulfils', 'destroyed', 'halves', 'initiative'].includes(line.kind),
    ),
    notes: [
      {
        text: 'Kept: titles, pieces that stand fresh, resources, cards, Outrage, Favors and the Policy.',
        clause: 'S-INT-13',
      },
      { text: 'Gone: Trophies, Captives and the Imperial Trust.', clause: 'S-INT-3' },
      { text: 'Home again: Agents in the Court.', clause: 'S-INT-2' },
      {
        text: `Destroyed: whatever was damaged, and buildings beside Blight without a ship${[...others].map(([owner, lost]) => `; ${owner} lost ${lost}`).join('')}.`,
        clause: 'S-INT-4',
      },
    ],
  };
}

/** The card that a line closes; of several the one that says most. */
export function closes(
  lines: readonly Line[],
  fresh: readonly Line[],
  after: ArcsView,
): Result | null {
  const last = (kind: string): Line | undefined => fresh.findLast((line) => line.kind === kind);
  const [acted, ended, fought] = ['act', 'summit-ends', 'battle-over'].map(last);
  const turned = last('wins') ?? last('chapter');
  const followed = fresh.find((line) => FOLLOWS.includes(line.kind));
  return (
    (acted && act(lines, acted, after)) ||
    (turned && chapter(lines, turned, after)) ||
    (followed && event(lines, followed)) ||
    (ended && summit(lines, ended)) ||
    (fought && battle(lines, fought)) ||
    null
  );
}
