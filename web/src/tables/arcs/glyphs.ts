// The signs of the reach, in boxes of 24 by 24: what a planet yields, what a card is for, whose a
// piece is and what it is. Everything is told by form; colour only helps.

import { seatMark } from '../../art';

export interface Sign {
  /** Filled. */
  path: string;
  colour: string;
  /** For people. */
  name: string;
}

const sign = (name: string, colour: string, path: string): Sign => ({ name, colour, path });

/** Types of resources, planets and Guild cards, in the order of their numbers. */
export const TYPES: Readonly<Record<string, Sign>> = {
  material: sign('Material', '#e9a15b', 'M12 2L21 7V17L12 22L3 17V7ZM12 5L6.5 8L12 11L17.5 8Z'),
  fuel: sign(
    'Fuel',
    '#5fd3e8',
    'M12 1.5C15 7 19 10.5 19 15A7 7 0 0 1 5 15C5 10.5 9 7 12 1.5ZM9 15A3 3 0 0 0 12 18.5V20A5 5 0 0 1 7.5 15Z',
  ),
  weapon: sign(
    'Weapon',
    '#ff7466',
    'M3 2L8 3L21 16L19.5 17.5L22 20L20 22L17.5 19.5L16 21L3 8ZM21 2L16 3L13.2 5.8L18.2 10.8L21 8ZM10.8 13.2L5.8 18.2L4.5 17L3 18.5L4 20L2 22L4 22L5.5 20.5L7 21.5L8 20.5L13.2 15.6Z',
  ),
  relic: sign(
    'Relic',
    '#7be08c',
    'M8 2H16V4.5L14.5 6V8C18 9.5 19 12 18.5 15C18 18 16.5 20 15.5 20.5V22H8.5V20.5C7.5 20 6 18 5.5 15C5 12 6 9.5 9.5 8V6L8 4.5ZM8 12.5L9.5 14.5L12 12.5L14.5 14.5L16 12.5L15.6 15L14.5 16.5L12 14.7L9.5 16.5L8.4 15Z',
  ),
  psionic: sign(
    'Psionic',
    '#d78bff',
    'M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 7.8A4.2 4.2 0 1 0 12.01 7.8ZM12 10.2A1.8 1.8 0 1 1 11.99 10.2ZM11.2 1H12.8V4H11.2ZM11.2 20H12.8V23H11.2Z',
  ),
};
export const TYPE_NAMES = Object.keys(TYPES);

export const SUITS: Readonly<Record<string, Sign & { buys: string }>> = {
  administration: {
    ...sign(
      'Administration',
      '#b9c4ff',
      'M5 2H19V5H17V19H19V22H5V19H7V5H5ZM9.5 7V9H14.5V7ZM9.5 11V13H14.5V11ZM9.5 15V17H14.5V15Z',
    ),
    buys: 'Tax, Repair, Influence',
  },
  aggression: {
    ...sign(
      'Aggression',
      '#ff7a6b',
      'M12 1L15 6V14H19V17H13.7V23H10.3V17H5V14H9V6ZM11.4 5V13H12.6V5Z',
    ),
    buys: 'Battle, Move, Secure',
  },
  construction: {
    ...sign(
      'Construction',
      '#ffb85c',
      'M10.4 1H13.6L14.2 4L16.6 5L19.2 3.3L21.5 5.6L19.8 8.2L20.8 10.4L23.8 11V14L20.8 14.6L19.8 17L21.5 19.4L19.2 21.7L16.6 20L14.2 21L13.6 24H10.4L9.8 21L7.4 20L4.8 21.7L2.5 19.4L4.2 17L3.2 14.6L.2 14V11L3.2 10.4L4.2 8.2L2.5 5.6L4.8 3.3L7.4 5L9.8 4ZM12 8.2A4.2 4.2 0 1 0 12.01 8.2Z',
    ),
    buys: 'Build, Repair',
  },
  mobilization: {
    ...sign('Mobilization', '#5fe0c8', 'M2 3H8L15 12L8 21H2L9 12ZM12 3H16L23 12L16 21H12L19 12Z'),
    buys: 'Move, Influence',
  },
};

export interface AmbitionSign extends Sign {
  /** What it counts. */
  counts: string;
}

export const AMBITIONS: Readonly<Record<string, AmbitionSign>> = {
  tycoon: {
    ...sign(
      'Tycoon',
      '#e9a15b',
      'M12 2A10 4 0 1 0 12.01 2ZM2 8.5C4 11.5 20 11.5 22 8.5V12C20 15 4 15 2 12ZM2 14.5C4 17.5 20 17.5 22 14.5V18C20 22 4 22 2 18Z',
    ),
    counts: 'Material and Fuel',
  },
  tyrant: {
    ...sign(
      'Tyrant',
      '#ffd166',
      'M5 2H19V22H16.5V4.5H14.2V22H11.7V4.5H9.4V22H7V22H5ZM3 11H21V13.5H3Z',
    ),
    counts: 'Captives',
  },
  warlord: {
    ...sign(
      'Warlord',
      '#ff7466',
      'M12 2C18 2 21 6 21 11C21 14 19.5 15.5 18 16.5V21H14.5V18.5H13V21H11V18.5H9.5V21H6V16.5C4.5 15.5 3 14 3 11C3 6 6 2 12 2ZM8 9A2.2 2.2 0 1 0 8.01 9ZM16 9A2.2 2.2 0 1 0 16.01 9ZM12 13L10.8 15.6H13.2Z',
    ),
    counts: 'Trophies',
  },
  keeper: {
    ...sign('Keeper', '#7be08c', TYPES.relic?.path ?? ''),
    counts: 'Relics',
  },
  empath: {
    ...sign('Empath', '#d78bff', TYPES.psionic?.path ?? ''),
    counts: 'Psionics',
  },
};

export const AMBITION_NAMES = Object.keys(AMBITIONS);

/** The symbols of planets, as the event die shows them too. */
export const SYMBOL_SIGNS: readonly Sign[] = [
  sign('Arrow', '#dfe7ff', 'M12 2L22 13H16V22H8V13H2Z'),
  sign('Crescent', '#dfe7ff', 'M15 2A10 10 0 1 0 15 22A11 11 0 0 1 15 2Z'),
  sign('Hex', '#dfe7ff', 'M12 1.5L21 6.7V17.3L12 22.5L3 17.3V6.7Z'),
];
export const CRISIS = sign('Crises', '#ff7466', 'M13.5 1L4 14H11L9 23L20 9H12.5Z');
export const EDICT = sign(
  'Edicts',
  '#e8e2d0',
  'M3 19L1.5 6L8 12L12 3L16 12L22.5 6L21 19ZM3 20.5H21V23H3Z',
);

/** A face of the event die: a symbol, and what happens. */
export const eventFace = (face: number): readonly [Sign, Sign] => [
  SYMBOL_SIGNS[Math.floor(face / 2)] ?? CRISIS,
  face % 2 === 0 ? CRISIS : EDICT,
];

/** Pieces, seen from above; the same form whoever has them. */
export const PIECES: Readonly<Record<string, string>> = {
  ship: 'M12 1L15.5 10L22 17V20L15 18L12 23L9 18L2 20V17L8.5 10Z',
  city: 'M2 22V12H7V6H10V2H14V8H18V14H22V22ZM9 11V13H11V11ZM13 11V13H15V11ZM9 16V18H11V16ZM13 16V18H15V16Z',
  starport:
    'M12 1L15 7L21.5 5.5L19 11.5L24 16L17.5 17L17 23L12 19L7 23L6.5 17L0 16L5 11.5L2.5 5.5L9 7ZM12 9.5A3.5 3.5 0 1 0 12.01 9.5Z',
  agent: 'M12 2A4.6 4.6 0 1 0 12.01 2ZM3 22C3 15 7 12.6 12 12.6S21 15 21 22Z',
};

/** Those who own pieces and are no player. */
const OTHERS: Readonly<Record<string, Sign>> = {
  empire: { ...EDICT, name: 'the Empire' },
  blight: sign(
    'Blight',
    '#b6e35a',
    'M12 7A5 5 0 1 0 12.01 7ZM11 1H13V5H11ZM11 19H13V23H11ZM1 11H5V13H1ZM19 11H23V13H19ZM4.2 2.8L7.2 5.8L5.8 7.2L2.8 4.2ZM18.2 16.8L21.2 19.8L19.8 21.2L16.8 18.2ZM19.8 2.8L21.2 4.2L18.2 7.2L16.8 5.8ZM5.8 16.8L7.2 18.2L4.2 21.2L2.8 19.8Z',
  ),
  free: sign(
    'Free States',
    '#f6f6f6',
    'M12 2A10 10 0 0 1 21.8 10H18.7A7 7 0 0 0 12 5ZM2.2 10A10 10 0 0 1 10 2.2V5.3A7 7 0 0 0 5.3 10ZM2.2 14H5.3A7 7 0 0 0 10 18.7V21.8A10 10 0 0 1 2.2 14ZM14 21.8V18.7A7 7 0 0 0 18.7 14H21.8A10 10 0 0 1 14 21.8Z',
  ),
};
const OTHER_WORDS = Object.keys(OTHERS);
const PLAYERS = 4;

/** An owner as the view names it: a seat by number, or who is no player. */
export function ownerSign(word: string): Sign {
  const other = OTHERS[word];
  if (other) return other;
  const { path, colour } = seatMark(Number(word));
  return { name: '', path, colour };
}

/** An owner as options count them: four seats, then the others. */
export function ownerNumber(word: string): number {
  const at = OTHER_WORDS.indexOf(word);
  return at < 0 ? Number(word) : PLAYERS + at;
}

export const ownerWord = (owner: number): string =>
  owner < PLAYERS ? String(owner) : (OTHER_WORDS[owner - PLAYERS] ?? '');

export const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
