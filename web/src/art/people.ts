// Characters and agents: a bust, half mask half emblem. The race makes the head,
// the class the hat and the badge behind it, the look one mark nobody else has.

import { box } from './creatures';
import type { Palette } from './palette';
import { paletteOf } from './palette';
import type { Pen } from './pen';
import { at, burst, circle, ellipse, group, line, path, poly, rect } from './pen';
import { hsl, n, shade, times } from './seed';
import type { Subject } from './subject';

const FACE = 'M0-46C18-46 25-34 23-14C22 2 11 16 0 18C-11 16-22 2-23-14C-25-34-18-46 0-46Z';
const RIGHT = 'M0-46C18-46 25-34 23-14C22 2 11 16 0 18Z';

type Draw = (pen: Pen, p: Palette) => string;

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
function flesh(pen: Pen, pale = 0): string {
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

const HEADS: Readonly<Record<string, Draw>> = {
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

/** What the class wears and carries, over the head. */
const HATS: Readonly<Record<string, Draw>> = {
  general: (_, p) =>
    path('M-27-30C-26-58 26-58 27-30L31-26Q0-36-31-26Z', shade(p.hull, -16), 'stroke="#0008"') +
    path(burst(5, 8, 3.4), '#ffd65a', 'transform="translate(0 -41)"'),
  admiral: (_, p) =>
    path('M-30-38C-34-58 34-60 30-38L25-30H-25Z', shade(p.hull, 24), 'stroke="#0008"') +
    path('M-26-31Q0-38 26-31L24-24Q0-30-24-24Z', '#0c1020') +
    line('M-25-32Q0-39 25-32', '#ffd65a', 2.4) +
    path('M0-56V-42M-6-45Q0-38 6-45M-4-53H4', 'none', 'stroke="#ffd65a" stroke-width="2"'),
  politician: (_, p) =>
    line('M-24-30Q0-40 24-30', '#ffd65a', 3) + path('M0-46L5-36L0-28L-5-36Z', shade(p.accent, 6)),
  assassin: () =>
    path(
      'M0-64C36-60 38-16 34 36L22 22C28-20 20-44 0-44C-20-44-28-20-22 22L-34 36C-38-16-36-60 0-64Z',
      '#15121c',
      'stroke="#4a4458"',
    ) + path('M-22-4Q0 4 22-4L18 12L0 24L-18 12Z', '#221c2c', 'stroke="#0008"'),
  hunter: (_, p) =>
    line('M-25-16H25', '#1a1410', 6) +
    [-10, 10]
      .map(
        (x) =>
          circle(x, -15, 8, '#2a2018', 'stroke="#b08a4a" stroke-width="2"') +
          circle(x, -15, 5, shade(p.accent, 0, 0.9)) +
          line(`M${x - 3}-18l4-1`, '#fff', 1.2),
      )
      .join(''),
  engineer: (_, p) =>
    line('M-25-28Q0-38 25-28', '#3a2f22', 6) +
    [-9, 9]
      .map(
        (x) =>
          circle(x, -33, 7, '#5a5040', 'stroke="#d9b46a" stroke-width="2"') +
          circle(x, -33, 4, shade(p.accent, 10)),
      )
      .join('') +
    line('M26-16L32-34L36-34', '#9aa3b4', 2),
  lord: () =>
    path(
      'M-26-38L-32-66L-14-50L0-74L14-50L32-66L26-38Q0-48-26-38Z',
      '#e9b53a',
      'stroke="#4a3206"',
    ) +
    circle(0, -52, 3.4, '#ff5a7a') +
    circle(-18, -46, 2.2, '#7fd0ff') +
    circle(18, -46, 2.2, '#7fd0ff'),
  spy: () =>
    path('M-40-30Q0-46 40-30Q0-22-40-30Z', '#10131f', 'stroke="#4a5268"') +
    path('M-22-33C-22-60 22-62 22-33Q0-40-22-33Z', '#191e2e') +
    line('M-22-35Q0-42 22-35', '#8a2a3a', 3) +
    path(
      'M-36 44L-24 6L-4 22L-14 60ZM36 44L24 6L4 22L14 60Z',
      '#161b29',
      'stroke="#4a5268" stroke-width=".8"',
    ),
  broker: () =>
    circle(9, -14, 8, '#ffe9a022', 'stroke="#ffd65a" stroke-width="1.8"') +
    line('M17-12Q22 8 16 30', '#ffd65a', 1) +
    times(3, (i) => ellipse(34 + (i % 2) * 3, 44 - i * 7, 11, 4, '#e9b53a', 'stroke="#5a3f08"')),
};

/** The badge behind the bust. */
const BADGES: Readonly<Record<string, string>> = {
  general: burst(5, 64, 27),
  admiral: burst(8, 66, 46, 22.5),
  politician: burst(24, 64, 58),
  assassin: 'M0-78L9-20L40-12L9-4L0 60L-9-4L-40-12L-9-20Z',
  hunter:
    'M-4-70H4V-40H-4ZM-4 40H4V70H-4ZM-70-4H-40V4H-70ZM40-4H70V4H40ZM0-56A56 56 0 1 0 .1-56ZM0-48A48 48 0 1 1-.1-48Z',
  engineer: burst(12, 66, 54, 0),
  lord: burst(16, 72, 30),
  spy: 'M-78-8Q0-70 78-8Q0 54-78-8Z',
  broker: 'M0-62A54 54 0 1 0 .1-62ZM0-50A42 42 0 1 1-.1-50Z',
};

/** One sign each that no other portrait has. */
const MARKS: Readonly<Record<string, Draw>> = {
  star: (_, p) =>
    times(9, (i) =>
      at(
        Math.cos(i * 2.4) * (40 + i * 4),
        Math.sin(i * 2.4) * 34 - 14,
        0.5 + (i % 3) * 0.3,
        path(burst(4, 10, 2.4), i % 2 ? '#fff' : shade(p.accent, 10)),
      ),
    ),
  shadow: () => path('M0-60H60V60H0Z', '#04050ccc') + path('M16-14L4-11L14-9Z', '#7ffcff'),
  builder: () =>
    path('M-28-30C-26-58 26-58 28-30L34-28V-25H-34V-28Z', '#f0b429', 'stroke="#5a3f08"') +
    rect(-4, -56, 8, 26, '#ffd65a'),
  immortal: (_, p) =>
    line(
      'M-50-10C-50-34-20-34 0-10C20 14 50 14 50-10C50-34 20-34 0-10C-20 14-50 14-50-10Z',
      shade(p.accent, 6, 0.8),
      3,
      'transform="translate(0 46)"',
    ),
  brigadier: () =>
    line('M18-40L6 10', '#d04a3a', 2.2) +
    times(3, (i) => path(burst(5, 5, 2), '#ffd65a', `transform="translate(${-40 + i * 11} 46)"`)),
  oracle: (_, p) =>
    times(
      5,
      (i) =>
        line(`M${-64 + i * 32}-70V-40`, shade(p.accent, 0, 0.5), 1) +
        circle(-64 + i * 32, -38, 2.6, shade(p.accent, 10)),
    ) + line('M-64-38L-32-38L0-32L32-38L64-38', shade(p.accent, 0, 0.7), 1),
  raider: () =>
    path('M-24 0Q0 8 24 0L20 16L0 26L-20 16Z', '#8a2f22', 'stroke="#0008"') +
    line('M-16 8L16 8', '#e0a04a', 1.6, 'stroke-dasharray="3 3"'),
  crusader: () =>
    path('M-28 14V-34C-26-62 26-62 28-34V14L0 26Z', '#b9c0cc', 'stroke="#20242e"') +
    path('M0-58V26L28 14V-34C26-50 14-56 0-58Z', '#0005') +
    path('M-4-50H4V-20H24V-11H4V20H-4V-11H-24V-20H-4Z', '#c8962a') +
    line('M-22-15H-6M6-15H22', '#05060a', 3.4),
  berzerker: (_, p) =>
    times(7, (i) =>
      group(
        `rotate(${-60 + i * 20} 0 -16)`,
        path('M-5-34L0-66L5-34Z', shade(p.accent, -14), 'stroke="#031008"'),
      ),
    ) + line('M-8 8L-4 4L0 8L4 4L8 8', '#fff', 1.8),
  demoness: () =>
    path(
      'M-18-40C-42-46-46-74-30-84C-32-64-18-58-8-46ZM18-40C42-46 46-74 30-84C32-64 18-58 8-46Z',
      '#6a1020',
      'stroke="#ff6a7a" stroke-width="1"',
    ),
  robot: (_, p) =>
    at(-4, 0, 1.04, box(p, { x: -26, y: 0, z: -14, w: 50, d: 14, h: 52, lit: false })) +
    circle(-13, -22, 8, '#081018') +
    circle(-13, -22, 5, '#5ff6ff') +
    circle(11, -25, 8, '#081018') +
    circle(11, -25, 5, '#5ff6ff') +
    line('M-20 4L20-1', '#0b2a2e', 5, 'stroke-dasharray="4 2"'),
  veteran: () =>
    path('M-18-20L-2-20L-4-8L-14-8Z', '#0a0a0c') +
    line('M-24-30L24-6', '#0a0a0c', 2) +
    path('M-18 4Q0-4 18 4Q12 22 0 26Q-12 22-18 4Z', '#c8c4be') +
    line('M-6 7Q0 9 6 7', '#5a3a34', 1.4),
  cyborg: (_, p) =>
    times(
      6,
      (i) =>
        line(`M${-22 + i * 9}-44Q${-40 + i * 16}-70 ${-52 + i * 21}-58`, shade(p.accent, -10), 2) +
        circle(-52 + i * 21, -58, 2.4, '#ffd0c0'),
    ),
  analyst: (_, p) =>
    line(
      times(6, (i) => `M${34 + i * 9} 20v${-10 - ((i * 37) % 46)}`),
      shade(p.accent, 6, 0.9),
      4,
    ) + line('M-78 10L-62-8L-50 0L-36-30', shade(p.accent, 6, 0.9), 2),
  elder: () =>
    path('M-20 0Q0 8 20 0C22 30 8 46 0 56C-8 46-22 30-20 0Z', '#dfe8e2', 'stroke="#8a9a90"'),
  envoy: (_, p) =>
    path(
      'M-52 66L-14 16L0 40L14 16L52 66Z',
      'none',
      `stroke="${shade(p.accent)}" stroke-width="2.6"`,
    ) + circle(0, 46, 6, '#ffd65a'),
  hacker: (_, p) =>
    times(9, (i) =>
      line(
        `M${-92 + i * 23}-70V60`,
        shade(p.accent, 0, 0.5),
        1.4,
        `stroke-dasharray="${2 + (i % 4) * 3} ${3 + (i % 3) * 4} 1 5"`,
      ),
    ),
  officer: () =>
    path('M-40 62L-24 34L-12 44L-26 66Z', '#ffd65a') +
    times(3, (i) => rect(18 + i * 8, 44, 6, 5, ['#d04a4a', '#4a8ad0', '#e0c04a'][i] ?? '#fff')),
  revenant: () =>
    path('M-22-14C-26-50 26-50 22-14L14 0L12 16H-12L-14 0Z', '#e6e2d6', 'stroke="#3a342a"') +
    ellipse(-9, -14, 6.4, 6, '#0a0505') +
    ellipse(9, -14, 6.4, 6, '#0a0505') +
    circle(-8, -14, 2.4, '#ff3a3a') +
    circle(10, -14, 2.4, '#ff3a3a') +
    path('M0-6L-3 1H3Z', '#0a0505') +
    line('M-10 10H10', '#3a342a', 6, 'stroke-dasharray="1.4 2.4"'),
};

const CREATURES: Readonly<Record<string, Draw>> = {
  bug: (_, p) =>
    line(
      'M-14-20L-44-44M-20 0H-54M-16 20L-44 44M14-20L44-44M20 0H54M16 20L44 44',
      shade(p.hull, 14),
      4,
    ) +
    ellipse(0, 6, 26, 36, shade(p.hull, -8), `stroke="${shade(p.accent)}" stroke-width="1.6"`) +
    line('M0-26V42M-24 0H24M-20 22H20', shade(p.accent, 0, 0.8), 1.6) +
    circle(0, -36, 15, shade(p.hull, 8), 'stroke="#04100f"') +
    circle(-6, -40, 4, shade(p.accent, 12)) +
    circle(6, -40, 4, shade(p.accent, 12)) +
    path(burst(8, 12, 7), shade(p.accent), 'transform="translate(0 12)"') +
    circle(0, 12, 4, '#04100f') +
    line('M-6-50L-16-66M6-50L16-66', shade(p.hull, 20), 2),
  symbiote: (pen, p) =>
    times(6, (i) =>
      group(
        `rotate(${-50 + i * 20} 0 60)`,
        line(`M0 40C-20 10 20-20 ${i % 2 ? 8 : -8}-60`, shade(p.fire, -14, 0.8), 3),
      ),
    ) +
    times(5, (i) =>
      path(
        `M${-44 + i * 4} ${36 - i * 18}Q0 ${n(6 - i * 20)} ${44 - i * 4} ${36 - i * 18}Q${n(30 - i * 3)} ${58 - i * 18} 0 ${60 - i * 18}Q${n(-30 + i * 3)} ${58 - i * 18} ${-44 + i * 4} ${36 - i * 18}Z`,
        pen.linear([0, shade(p.hull, 26 - i * 2), 1, shade(p.hull, -30)]),
        `stroke="${shade(p.hull, -40)}" stroke-width="1.2"`,
      ),
    ) +
    circle(0, -24, 8, pen.radial([0, '#fff2b0', 0.5, shade(p.fire), 1, '#2a0620'])),
};

function shoulders(pen: Pen, p: Palette, role: string): string {
  const cloth = pen.linear(
    [
      0,
      shade(p.hull, 14),
      0.5,
      shade(p.hull, -14),
      0.52,
      shade(p.hull, -22),
      1,
      shade(p.hull, -40),
    ],
    1,
    0.1,
  );
  const brave = /general|admiral|captain/.test(role);
  return (
    path('M-10 8H10V30H-10Z', '#1a1418') +
    path(
      'M-62 76C-62 44-40 34-14 26L0 40L14 26C40 34 62 44 62 76Z',
      cloth,
      `stroke="${hsl(p.hull[0], 30, 8)}"`,
    ) +
    line('M-14 26L0 42L14 26M0 42V76', shade(p.accent, 4), 1.8) +
    (brave
      ? ellipse(-46, 44, 15, 7, '#e9b53a', 'transform="rotate(-24 -46 44)"') +
        ellipse(46, 44, 15, 7, '#a87a1e', 'transform="rotate(24 46 44)"')
      : /politician|lord/.test(role)
        ? path('M-34 36L-30-2L-12 30ZM34 36L30-2L12 30Z', shade(p.hull, 20), 'stroke="#0006"')
        : '')
  );
}

export function person(pen: Pen, subject: Subject): string {
  const p = paletteOf(subject.race, subject.faction, subject.subtypes);
  const look = (subject.look ?? '').replace('portrait ', '');
  const creature = CREATURES[look];
  if (creature) return creature(pen, p);
  const role = (subject.class ?? look).toLowerCase().replace('captain', 'admiral');
  const race = (subject.race ?? subject.faction ?? '').toLowerCase();
  const draw = HEADS[race] ?? HEADS['human'];
  const alien = /avar|dregulon|mechan|roonian|sek|infinite/.test(race);
  const hat = alien && !/spy|broker/.test(role) ? '' : (HATS[role]?.(pen, p) ?? '');
  const badge = BADGES[role] ?? burst(6, 60, 40);
  const bust = (): string => at(0, 0, 1, shoulders(pen, p, role) + (draw?.(pen, p) ?? '') + hat);
  const people =
    look === 'triplets'
      ? at(-40, 12, 0.78, bust()) + at(40, 12, 0.78, bust()) + at(0, 4, 0.96, bust())
      : bust();
  return (
    pen.glow(0, -10, 84, 74, shade(p.accent, -8, 0.5), shade(p.accent, -20, 0.34)) +
    path(
      badge,
      shade(p.accent, 0, 0.22),
      `stroke="${shade(p.accent, 6, 0.6)}" stroke-width="1.2"`,
    ) +
    group('translate(0 4)', people + (MARKS[look]?.(pen, p) ?? ''))
  );
}
