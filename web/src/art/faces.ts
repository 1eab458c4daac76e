// Heads by race and people: half face, half mask.

import { box } from './creatures';
import type { Palette } from './palette';
import type { Pen } from './pen';
import { at, circle, ellipse, group, line, path, poly, rect } from './pen';
import { hsl, shade, times } from './seed';

const FACE = 'M0-46C18-46 25-34 23-14C22 2 11 16 0 18C-11 16-22 2-23-14C-25-34-18-46 0-46Z';
export const RIGHT = 'M0-46C18-46 25-34 23-14C22 2 11 16 0 18Z';

export type Draw = (pen: Pen, p: Palette) => string;

const eyes = (colour: string, y = -14, gap = 9): string =>
  [-1, 1]
    .map(
      (s) =>
        ellipse(s * gap, y, 5.4, 2.3, '#05060c') +
        ellipse(s * gap + 0.6, y, 2.6, 1.9, colour) +
        circle(s * gap, y - 0.6, 0.8, '#fff'),
    )
    .join('');

const mouth = (tone: string): string => line('M-6 6Q0 8.4 6 6M0-10L-2.6-2H2', tone, 1.2);

/** Human skin in all its shades, lit from the left. */
export function flesh(pen: Pen, pale = 0): string {
  const [h, s, l] = pen.rng.pick([
    [24, 46, 72],
    [22, 44, 58],
    [20, 42, 44],
    [18, 38, 32],
    [28, 50, 64],
  ] as const);
  return pen.linear(
    [
      0,
      hsl(h, s, l + 12 + pale),
      0.5,
      hsl(h, s, l + pale),
      0.52,
      hsl(h, s, l - 9 + pale),
      1,
      hsl(h, s + 6, l - 28),
    ],
    1,
    0.1,
  );
}

function hair(pen: Pen): string {
  const tone = hsl(pen.rng.range(0, 50), pen.rng.range(5, 60), pen.rng.range(8, 60));
  const cut = pen.rng.pick([
    'M-25-12C-30-56 30-58 25-12C22-30 14-34 0-34C-14-34-22-30-25-12Z',
    'M-24-8C-34-60 34-60 24-8L29 26C22 20 24-20 16-30C4-36-10-34-17-28C-24-16-22 20-29 26Z',
    'M-10-44C-12-62 14-64 16-42L12-34C4-40-4-40-12-34Z',
    'M-25-14C-28-52 22-60 26-20C12-24 6-38-8-32C-16-30-22-26-25-14Z',
  ]);
  return path(cut, tone) + line('M-14-40Q-2-50 12-44', '#ffffff55', 1.6);
}

export const HEADS: Readonly<Record<string, Draw>> = {
  human: (pen) =>
    path(FACE, flesh(pen)) +
    eyes(hsl(pen.rng.range(20, 220), 60, 55)) +
    line('M-15-20L-4-18M15-20L4-18', '#1a0f0acc', 1.8) +
    mouth('#3a1a14aa') +
    hair(pen),
  genaug: (pen, p) =>
    path(FACE, flesh(pen, 8)) +
    path(RIGHT, shade(p.accent, -20, 0.25)) +
    eyes(shade(p.accent, 8)) +
    mouth('#4a1430aa') +
    line(
      pen.rng.pick([
        'M0-44V-24L-8-18M0-24L8-18M-20-6L-12 4M20-6L12 4',
        'M-18-24L-12-4L-16 6M18-24L12-4L16 6M0-44V-30',
        'M-22-12H-15M22-12H15M-12 12L0 2L12 12M0-44V-22',
      ]),
      shade(p.accent, 10),
      1.5,
    ) +
    hair(pen),
  android: (pen, p) =>
    path(
      FACE,
      pen.linear(
        [0, '#ffffff', 0.5, shade(p.hull, 6), 0.52, shade(p.hull, -14), 1, shade(p.hull, -50)],
        1,
        0.1,
      ),
    ) +
    line('M0-46V-24M-23-18L-8-24H8L23-18M-12 16L-8 0H8L12 16M-8 0L-20-4M8 0L20-4', '#2a3444', 1) +
    (pen.rng.chance(0.5)
      ? rect(-18, -18, 36, 6, '#04080e') + line('M-15-15H15', shade(p.accent, 10), 2.4)
      : eyes(shade(p.accent, 12))) +
    ellipse(-24, -12, 4, 8, shade(p.hull, -20)) +
    ellipse(24, -12, 4, 8, shade(p.hull, -40)) +
    line('M-4 8H4', '#2a3444', 2, 'stroke-dasharray="1 1"'),
  infinite: (pen, p) =>
    path(
      'M0-54C20-54 26-36 22-12C20 6 8 20 0 24C-8 20-20 6-22-12C-26-36-20-54 0-54Z',
      pen.linear([0, '#5a3fd0', 0.5, '#23105e', 1, '#07031c'], 1, 0.4),
      `stroke="${shade(p.accent)}" stroke-width="1"`,
    ) +
    times(26, () =>
      circle(pen.rng.range(-17, 17), pen.rng.range(-46, 14), pen.rng.range(0.3, 1), '#fff'),
    ) +
    path('M-16-14L-4-11L-14-9ZM16-14L4-11L14-9Z', shade(p.accent, 12)) +
    pen.glow(0, -32, 9, 9, '#fff', shade(p.accent)) +
    times(5, (i) =>
      group(`rotate(${-56 + i * 28} 0 -20)`, path('M0-52L4-60L0-72L-4-60Z', shade(p.accent, 4))),
    ),
  cyborg: (pen, p) =>
    path(FACE, flesh(pen)) +
    eyes('#bfe4ff') +
    mouth('#3a1a14aa') +
    hair(pen) +
    path(
      'M2-46C19-45 25-34 23-14C22 2 11 16 4 17L2 4L7-4L2-22Z',
      pen.linear([0, '#c8d0de', 1, '#2a3040'], 1, 1),
      'stroke="#10131c" stroke-width="1"',
    ) +
    circle(10, -14, 7, '#0a0c12') +
    circle(10, -14, 4, shade(p.accent)) +
    circle(9, -15, 1.4, '#fff') +
    line('M8-38L20-30M10 2L18-4M7 8L14 4', '#10131c', 1.2),
  nanaug: (pen, p) =>
    path(FACE, shade(p.hull, -14)) +
    times(pen.full ? 26 : 16, () => {
      const [x, y, s] = [pen.rng.range(-19, 16), pen.rng.range(-42, 10), pen.rng.range(4, 9)];
      return path(
        poly([x, y, x + s, y + s * 0.4, x + s * 0.3, y + s]),
        shade(p.hull, pen.rng.range(-16, 34) - x * 0.6, 0.85),
      );
    }) +
    eyes(shade(p.accent, 14)) +
    line('M-6 6H6', '#031008', 1.4) +
    times(22, () =>
      rect(
        pen.rng.range(14, 52),
        pen.rng.range(-52, 8),
        pen.rng.range(1, 3.6),
        pen.rng.range(1, 3.6),
        shade(p.accent, pen.rng.range(-20, 10), 0.9),
      ),
    ),
  avar: (pen, p) =>
    path(
      'M0-52C24-52 28-30 22-8L6 22L0 30L-6 22L-22-8C-28-30-24-52 0-52Z',
      pen.linear(
        [
          0,
          shade(p.hull, 30),
          0.5,
          shade(p.hull, 4),
          0.52,
          shade(p.hull, -14),
          1,
          shade(p.hull, -40),
        ],
        1,
        0,
      ),
    ) +
    path('M-6-4L0-12L6-4L3 16L0 28L-3 16Z', shade(p.accent, 12)) +
    eyes('#7fd0ff', -18, 10) +
    times(7, (i) =>
      group(
        `rotate(${-72 + i * 24} 0 -20)`,
        path(
          'M-5-32Q0-70 5-32Z',
          i % 2 ? shade(p.accent) : shade(p.hull, 16),
          'stroke="#2a1c06" stroke-width=".7"',
        ),
      ),
    ),
  dregulon: (pen, p) =>
    path(
      'M0-60C34-58 40-18 30 30H-30C-40-18-34-58 0-60Z',
      pen.linear([0, '#3a1c2c', 1, '#08040a'], 1, 0.4),
      `stroke="${shade(p.accent, -10)}" stroke-width="1"`,
    ) +
    path('M0-42C18-42 22-22 18 2Q8 18 0 20Q-8 18-18 2C-22-22-18-42 0-42Z', '#020104') +
    path('M-14-14L-3-10L-12-8ZM14-14L3-10L12-8Z', shade(p.accent, 6)) +
    line('M-24 10Q0 26 24 10', shade(p.accent, -24), 1),
  mechan: (pen, p) =>
    at(-5, 6, 1, box(p, { x: -22, y: 0, z: -16, w: 44, d: 14, h: 54, lit: false })) +
    times(
      pen.rng.int(2, 7),
      (i) =>
        circle(-16 + (i % 4) * 11, -20 + Math.floor(i / 4) * 12, 3.6, '#04100f') +
        circle(-16 + (i % 4) * 11, -20 + Math.floor(i / 4) * 12, 2, shade(p.accent, 10)),
    ) +
    line('M-20 10H16M-20 14H16', '#05201e', 1.4, 'stroke-dasharray="3 2"') +
    line('M-8-46V-62M4-46L10-58', shade(p.hull, 20), 2) +
    circle(-8, -63, 2.4, shade(p.accent)),
  roonian: (pen, p) =>
    line('M-10-44Q-26-66-40-56M10-44Q26-66 40-56', shade(p.hull, 10), 2.4) +
    path(
      'M0-50C26-50 34-26 22-8L10 18L0 12L-10 18L-22-8C-34-26-26-50 0-50Z',
      pen.linear([0, shade(p.hull, 28), 0.5, shade(p.hull, 0), 1, shade(p.hull, -30)], 1, 0.2),
      `stroke="${shade(p.hull, -38)}" stroke-width="1"`,
    ) +
    path(
      'M-26-24Q-18-38-6-22Q-8-8-18-10Q-26-14-26-24ZM26-24Q18-38 6-22Q8-8 18-10Q26-14 26-24Z',
      pen.radial([0, '#fff2b0', 0.4, shade(p.fire), 1, '#2a0620'], 0.35, 0.3, 0.8),
    ) +
    path('M-10 14Q-22 30-6 34Q-12 24-2 14ZM10 14Q22 30 6 34Q12 24 2 14Z', shade(p.hull, 12)) +
    line('M0-50V-26M-8-48L-5-34M8-48L5-34', shade(p.hull, -30), 1.4),
  sek: (pen, p) =>
    `<circle cy="-22" r="44" fill="none" stroke="${shade(p.accent)}" stroke-width="3" stroke-dasharray="30 5"/>` +
    path(
      'M0-74C12-60 24-40 20-12C18 4 6 18 0 24C-6 18-18 4-20-12C-24-40-12-60 0-74Z',
      pen.linear(
        [
          0,
          shade(p.hull, 34),
          0.5,
          shade(p.hull, 0),
          0.52,
          shade(p.hull, -14),
          1,
          shade(p.hull, -38),
        ],
        1,
        0,
      ),
    ) +
    path('M-16-16L-3-10L-14-8ZM16-16L3-10L14-8Z', '#fff') +
    line('M0-70V-20M-8-46L0-34L8-46', shade(p.accent, 6), 1.6) +
    line('M-5 6H5', '#12041c', 1.6),
};
