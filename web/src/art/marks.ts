// Signs of belonging: seats by shape and colour, factions and decks by emblem.

import { paletteOf } from './palette';
import { burst, circle, group, line, Pen, path } from './pen';
import { hsl, shade } from './seed';
import { SIGNS } from './signs';

export interface SeatMark {
  shape: string;
  /** In a box of 24 by 24. */
  path: string;
  colour: string;
}

// Six colours that stay at least 29 apart (CIELAB) for normal, red-, green- and
// blue-blind eyes, found by search; and six shapes for those who see no colour.
const SEATS: readonly SeatMark[] = [
  { shape: '◆', path: 'M12 1L22 12L12 23L2 12Z', colour: '#f9cf41' },
  { shape: '▲', path: 'M12 2L23 21H1Z', colour: '#b145fc' },
  { shape: '●', path: 'M12 2a10 10 0 1 0 .01 0Z', colour: '#218b7b' },
  { shape: '■', path: 'M3 3H21V21H3Z', colour: '#6fcffd' },
  {
    shape: '★',
    path: 'M12 1L15.2 8.5L23.3 9.2L17.2 14.5L19 22.4L12 18.2L5 22.4L6.8 14.5L.7 9.2L8.8 8.5Z',
    colour: '#ec3e2d',
  },
  { shape: '✚', path: 'M8.5 2H15.5V8.5H22V15.5H15.5V22H8.5V15.5H2V8.5H8.5Z', colour: '#f6f6f6' },
];

export function seatMark(seat: number): SeatMark {
  return SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length] as SeatMark;
}

/** In a box from -30 to 30: [filled, drawn]. */
const EMBLEMS: readonly (readonly [pattern: RegExp, fill: string, drawn: string])[] = [
  [
    /terran|alliance/,
    `${burst(5, 13, 5.2)}M-26 4L0 24L26 4V12L0 30L-26 12Z`,
    'M-24-8A25 25 0 0 1 24-8',
  ],
  [
    /avar/,
    'M0-22L5-6L0 26L-5-6ZM-6-8C-18-10-26-18-28-26C-30-8-22 4-7 6ZM6-8C18-10 26-18 28-26C30-8 22 4 7 6ZM-7 9C-16 8-22 4-25 0C-22 14-14 18-5 17ZM7 9C16 8 22 4 25 0C22 14 14 18 5 17Z',
    '',
  ],
  [
    /sek/,
    'M-28 0Q0-9 28 0Q0 9-28 0ZM-6-28Q20-22 18 0Q14-16-6-20ZM6 28Q-20 22-18 0Q-14 16 6 20Z',
    'M0-15a15 15 0 1 0 .1 0',
  ],
  [
    /roonian|bio/,
    'M0-28C14-20 18-6 12 6L4 24L0 16L-4 24L-12 6C-18-6-14-20 0-28ZM-8-10A4 5 0 1 0-7.9-10ZM8-10A4 5 0 1 1 7.9-10Z',
    'M-13-4L-27-12M-12 6L-27 8M13-4L27-12M12 6L27 8M-8 16L-18 26M8 16L18 26',
  ],
  [/mechan/, 'M-26-26H-4V-4H-26ZM4-26H26V-4H4ZM-26 4H-4V26H-26ZM10 10H20V20H10Z', 'M4 4H26V26H4Z'],
  [/dregulon|secret/, 'M-30 0Q0-28 30 0Q0 28-30 0ZM0-11A11 11 0 1 0 .1-11ZM-2.5-9H2.5V9H-2.5Z', ''],
  [/imperial|regent/, 'M-24 16L-28-16L-12-2L0-24L12-2L28-16L24 16ZM-24 20H24V26H-24Z', ''],
  [/corp/, 'M-22 26V-8H-8V26ZM-4 26V-26H10V26ZM14 26V2H24V26Z', ''],
  [/merc/, 'M-28-26L-20-28L24 20L28 28L20 24ZM28-26L20-28L-24 20L-28 28L-20 24Z', ''],
  [/capital/, 'M-30 6L-14-8H6L30 2L12 12H-22ZM-8-10L-4-22H6L8-10Z', 'M-26 20H22'],
  [
    /drone|android/,
    'M-18-8H18V16H-18ZM-9-1A5 5 0 1 0-8.9-1ZM9-1A5 5 0 1 1 8.9-1Z',
    'M0-8V-22M-18 4H-28M18 4H28M-10 16V26M10 16V26',
  ],
  [/fighter/, 'M0-28L6-4L28 18L8 14L0 26L-8 14L-28 18L-6-4Z', ''],
  [
    /ground|troop|infantry/,
    'M-20 8C-22-20 22-20 20 8L14 12H6L4 2H-4L-6 12H-14ZM-24 18H24V25H-24Z',
    '',
  ],
  [/carrier/, 'M-30-4H30L20 10H-20ZM-8-8V-20H4V-8ZM0 16L6 26H-6Z', ''],
  [/human/, 'M0-26A10 10 0 1 0 .1-26ZM-20 26C-20 4 20 4 20 26Z', ''],
  [
    /genaug/,
    '',
    'M-10-28C-10-10 10-12 10 0S-10 12-10 28M10-28C10-10-10-12-10 0S10 12 10 28M-8-18H8M-8 18H8',
  ],
  [/infinite/, 'M0-10L4 0L0 10L-4 0Z', 'M-28 0C-28-16-8-16 0 0S28 16 28 0S8-16 0 0S-28 16-28 0Z'],
  [/cyborg/, `${burst(8, 28, 21)}M0-12A12 12 0 1 0 .1-12ZM0-5A5 5 0 1 1-.1-5Z`, ''],
  [
    /nanaug/,
    'M0-28L12-20V-8L0 0L-12-8V-20ZM-13 0L-2 8V20L-13 28L-25 20V8ZM13 0L25 8V20L13 28L2 20V8Z',
    '',
  ],
];

/** The sign of a faction, a race, a deck or a subtype: 64 by 64, transparent. */
export function emblem(faction: string): string {
  const key = faction.toLowerCase();
  const pen = new Pen(`${key}|emblem`, false);
  const p = paletteOf(key);
  const tone = p.accent;
  const [, fill, drawn] = EMBLEMS.find(([pattern]) => pattern.test(key)) ?? [
    /./,
    `${burst(4, 28, 8)}${burst(4, 16, 6, -45)}`,
    '',
  ];
  const body = pen.linear([0, '#ffffff', 0.35, shade(tone, 14), 1, shade(tone, -18)], 0.3, 1);
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return pen.svg(
    '0 0 64 64',
    group(
      'translate(32 32)',
      line(fill + drawn, shade(tone, 0, 0.22), 7, round) +
        (drawn ? line(drawn, shade(tone, 8), 3, round) : '') +
        (fill
          ? path(
              fill,
              body,
              `fill-rule="evenodd" stroke="${hsl(tone[0], 70, 9)}" stroke-width="1" stroke-linejoin="round"`,
            )
          : ''),
    ),
  );
}

/** A small second sign in a medallion, for cards that share their first one. */
export function medallion(name: string, colour: string): string {
  const [fill, drawn = ''] = SIGNS[name] ?? ['', ''];
  return (
    circle(0, 0, 62, '#04050cd9', `stroke="${colour}" stroke-width="5"`) +
    group('scale(.8)', path(fill, colour, 'fill-rule="evenodd"') + line(drawn, colour, 6))
  );
}
