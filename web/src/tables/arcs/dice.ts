// The battle dice as they are drawn: what is printed on each face (A-DICE-1).

export type Symbol = 'hit' | 'self' | 'intercept' | 'building' | 'key';

const FACES: Readonly<Record<string, readonly (readonly Symbol[])[]>> = {
  assault: [
    [],
    ['hit', 'hit'],
    ['hit', 'hit', 'self'],
    ['hit', 'self'],
    ['hit', 'self'],
    ['hit', 'intercept'],
  ],
  skirmish: [[], [], [], ['hit'], ['hit'], ['hit']],
  raid: [
    ['intercept'],
    ['intercept', 'key', 'key'],
    ['self', 'key'],
    ['self', 'building'],
    ['self', 'building'],
    ['building', 'key'],
  ],
};

export const DICE: readonly { name: string; colour: string }[] = [
  { name: 'assault', colour: '#c8402f' },
  { name: 'skirmish', colour: '#3f6fb5' },
  { name: 'raid', colour: '#c98a1e' },
];

export const SYMBOLS: Readonly<
  Record<Symbol, { path: string; colour: string; name: string; many: string }>
> = {
  hit: {
    name: 'hit',
    many: 'hits',
    colour: '#fff',
    path: 'M12 0L14.5 8L22 4.5L17.5 11.5L24 15L16 15.5L17 24L12 18L7 24L8 15.5L0 15L6.5 11.5L2 4.5L9.5 8Z',
  },
  self: {
    name: 'self-hit',
    many: 'self-hits',
    colour: '#ffb0a4',
    path: 'M12 3L22 21H2ZM11 9H13V15H11ZM11 16.5H13V18.5H11Z',
  },
  intercept: {
    name: 'interception',
    many: 'interceptions',
    colour: '#9fe0ff',
    path: 'M12 1L21 4V12C21 18 16 21.5 12 23C8 21.5 3 18 3 12V4ZM7 11H17V13.5H7Z',
  },
  building: {
    name: 'building hit',
    many: 'building hits',
    colour: '#ffe08a',
    path: 'M2 22V12H7V6H10V2H14V8H18V14H22V22ZM9 11V13H11V11ZM13 11V13H15V11ZM9 16V18H11V16ZM13 16V18H15V16Z',
  },
  key: {
    name: 'key',
    many: 'keys',
    colour: '#d7ff9a',
    path: 'M7 3A6 6 0 1 1 6.99 3ZM7 6.5A2.5 2.5 0 1 0 7.01 6.5ZM10 13L12.2 10.8L23 21.6V23H20.5L18.5 21L17 22.5L15 20.5L16.5 19Z',
  },
};
export const SYMBOL_NAMES = Object.keys(SYMBOLS) as Symbol[];

const SIDES = 6;

/** "assault-3", as the view says it, with what it shows. */
export function faceOf(word: string): { die: string; colour: string; symbols: readonly Symbol[] } {
  const [die = '', side = '0'] = word.split('-');
  return {
    die,
    colour: DICE.find((one) => one.name === die)?.colour ?? '#555',
    symbols: FACES[die]?.[Number(side) - 1] ?? [],
  };
}

/** The same by the number that options and events give it. */
export function faceWord(roll: number): string {
  return `${DICE[Math.floor(roll / SIDES)]?.name ?? ''}-${(roll % SIDES) + 1}`;
}

export function rollOf(word: string): number {
  const [die = '', side = '1'] = word.split('-');
  return DICE.findIndex((one) => one.name === die) * SIDES + Number(side) - 1;
}

/** For a screen reader: "assault die, 2 hits, a self-hit". */
export function faceLabel(word: string): string {
  const { die, symbols } = faceOf(word);
  const counted = SYMBOL_NAMES.flatMap((symbol) => {
    const number = symbols.filter((one) => one === symbol).length;
    const { name, many } = SYMBOLS[symbol];
    return number ? [number === 1 ? `1 ${name}` : `${number} ${many}`] : [];
  });
  return `${die} die: ${counted.length ? counted.join(', ') : 'blank'}`;
}

/** A part of all rolls, in hundredths. */
export const percent = (part: number): string =>
  part > 0 && part < 0.005 ? '<1 %' : `${Math.round(part * 100)} %`;
