// What stands in a system, as stacks that can be counted and pointed at: whose, what, fresh or not.

import type { Argument, Option } from '../../wire/types';
import { ownerNumber, ownerSign } from './glyphs';
import { nameOf } from './reach';
import { spotOf } from './summit';
import type { ArcsPieces, ArcsSystem, ArcsTrophy } from './wire';

export interface Stack {
  owner: string;
  piece: 'ship' | 'city' | 'starport';
  damaged: boolean;
  number: number;
}

const KINDS = ['ship', 'city', 'starport'] as const;
const MANY = { ship: 'ships', city: 'cities', starport: 'starports' } as const;
/** Of kinds of pieces in options. */
const PIECE_NUMBERS = ['ship', 'city', 'starport', 'agent'];

function stacksOf(owner: string, pieces: ArcsPieces): Stack[] {
  return KINDS.flatMap((piece) => {
    const many = MANY[piece];
    return [
      { owner, piece, damaged: false, number: pieces[many] ?? 0 },
      { owner, piece, damaged: true, number: pieces[`damaged_${many}`] ?? 0 },
    ].filter((stack) => stack.number > 0);
  });
}

/** The ships of a system, owner by owner. */
export function fleets(system: ArcsSystem): { owner: string; stacks: Stack[] }[] {
  return Object.entries(system.pieces).flatMap(([owner, pieces]) => {
    const stacks = stacksOf(owner, pieces).filter((stack) => stack.piece === 'ship');
    return stacks.length ? [{ owner, stacks }] : [];
  });
}

/** Its buildings one by one, as they fill slots. */
export function buildings(system: ArcsSystem): Stack[] {
  return Object.entries(system.pieces).flatMap(([owner, pieces]) =>
    stacksOf(owner, pieces)
      .filter((stack) => stack.piece !== 'ship')
      .flatMap((stack) => Array.from({ length: stack.number }, () => ({ ...stack, number: 1 }))),
  );
}

/** Options that name a piece by whose it is, where, and sometimes what: what they hold for. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  tax: ['city'],
  trade: ['city'],
  free: ['city'],
  ship: ['starport'],
  battle: KINDS,
  fire: KINDS,
  repair: KINDS,
  hit: KINDS,
  annex: KINDS,
  prune: KINDS,
  martyr: ['ship'],
};

const value = (option: Option, kind: string): number | undefined =>
  option.args.findLast((arg) => arg.kind === kind)?.value;

/** The options that mean just this stack; `place` is its system, `battle` where a battle is on. */
export function meant(
  options: readonly Option[],
  stack: Stack,
  place: number,
  battle: number,
  me: number,
): Option[] {
  return options.filter((option) => {
    if (option.verb === 'cede') {
      const { place: at, piece, damaged } = spotOf(value(option, 'spot') ?? -1);
      const here = at === place && damaged === stack.damaged;
      const theirs = option.args[0]?.value === ownerNumber(stack.owner);
      return here && theirs && PIECE_NUMBERS[piece] === stack.piece;
    }
    const kinds = NAMES[option.verb];
    if (!kinds?.includes(stack.piece)) return false;
    if ((value(option, 'place') ?? battle) !== place) return false;
    if ((value(option, 'seat') ?? me) !== ownerNumber(stack.owner)) return false;
    const piece = value(option, 'piece');
    if (piece !== undefined && PIECE_NUMBERS[piece] !== stack.piece) return false;
    const condition = value(option, 'condition');
    if (condition !== undefined && condition !== Number(stack.damaged)) return false;
    return option.verb !== 'repair' || stack.damaged;
  });
}

/** What several options agree about and can be pointed at. */
export function shared(options: readonly Option[]): Argument[] {
  const [first, ...rest] = options;
  return (first?.args ?? []).filter(
    (arg) =>
      ['place', 'seat'].includes(arg.kind) &&
      rest.every((one) => one.args.some((a) => a.kind === arg.kind && a.value === arg.value)),
  );
}

type Names = (seat: number) => string;

export function ownerName(word: string, me: number, name: Names): string {
  const sign = ownerSign(word);
  if (sign.name) return sign.name;
  return Number(word) === me ? 'you' : name(Number(word));
}

const whose = (word: string, me: number, name: Names): string =>
  Number(word) === me ? 'yours' : ownerName(word, me, name);

function counted(stack: Stack): string {
  const many = stack.number === 1 ? stack.piece : MANY[stack.piece];
  return `${stack.number} ${stack.damaged ? 'damaged' : 'fresh'} ${many}`;
}

export function stackLabel(stack: Stack, me: number, name: Names): string {
  return `${counted(stack)} of ${whose(stack.owner, me, name)}`;
}

/** A piece that was taken in battle, and whose it was. */
export function trophyLabel(one: ArcsTrophy, me: number, name: Names): string {
  return `${one.piece} of ${whose(one.owner, me, name)} as Trophy`;
}

/** Owner by owner what stands in a system: "2 fresh ships, 1 damaged ship, 1 fresh city". */
export function inWords(
  system: ArcsSystem,
  me: number,
  name: Names,
): { owner: string; name: string; what: string }[] {
  return Object.entries(system.pieces).map(([owner, pieces]) => ({
    owner,
    name: capital(ownerName(owner, me, name)),
    what: stacksOf(owner, pieces).map(counted).join(', '),
  }));
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const EMPIRE = 4;

/** All that a screen reader should say of a system. */
export function systemLabel(system: ArcsSystem, place: number, me: number, name: Names): string {
  const said = [
    place % 4 === 0 ? `Gate of cluster ${Math.floor(place / 4) + 1}` : `Planet ${nameOf(place)}`,
  ];
  if (system.type) said.push(`${system.type}${system.shaped ? ' by a resource on it' : ''}`);
  if (system.slots) said.push(`${system.free ?? 0} of ${system.slots} building slots free`);
  if (system.control === EMPIRE) said.push('controlled by the Empire');
  else if (system.control === me && me >= 0) said.push('you control it');
  else if (system.control >= 0) said.push(`controlled by ${name(system.control)}`);
  for (const [owner, pieces] of Object.entries(system.pieces)) {
    said.push(...stacksOf(owner, pieces).map((stack) => stackLabel(stack, me, name)));
  }
  if (!Object.keys(system.pieces).length) said.push('empty');
  return said.join(', ');
}
