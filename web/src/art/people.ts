// Characters and agents: a bust. The race makes the head, the class the hat and
// the badge behind it, the look (or the name) one mark nobody else has.

import { box } from './creatures';
import type { Draw } from './faces';
import { flesh, HEADS, RIGHT } from './faces';
import type { Palette } from './palette';
import { paletteOf } from './palette';
import type { Pen } from './pen';
import { at, burst, circle, ellipse, group, line, path, rect } from './pen';
import { hsl, n, shade, times } from './seed';
import type { Subject } from './subject';

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
  // Dregulon and Mechan faces are alike by nature: the name makes the difference.
  'double-agent': (pen) =>
    path(RIGHT, flesh(pen)) +
    ellipse(9, -14, 5.4, 2.3, '#05060c') +
    circle(9.6, -14, 1.9, '#7fd0ff') +
    line('M0-46V18', '#ff5a6a', 1.4),
  'sleeper-agent': () =>
    line('M-15-13Q-9-9-3-13M15-13Q9-9 3-13', '#ff8a9a', 2) +
    path('M44-58A17 17 0 1 0 58-36A13 13 0 1 1 44-58Z', '#ffe9b0'),
  'spymaster-imlin': (_, p) =>
    line(
      times(5, (i) => `M0-78L${-76 + i * 38} 50`) +
        'M-40-10Q0 6 40-10M-56 18Q0 42 56 18M-24-38Q0-28 24-38',
      shade(p.accent, 10, 0.55),
      1,
    ) + circle(0, -30, 3, '#ffd65a'),
  'seven-the-archivist': (_, p) =>
    times(7, (i) =>
      at(
        -60 + i * 20,
        52 - (i % 2) * 4,
        0.5,
        path(
          'M-12-16H12V16H-12Z',
          shade(p.hull, -16),
          `stroke="${shade(p.accent)}" stroke-width="2"`,
        ) + line('M-6-6H6M-6 2H6', shade(p.accent), 2),
      ),
    ),
  'two-of-the-inner-council': (_, p) =>
    times(
      2,
      (i) =>
        line(`M${i ? 34 : -34} 40V-66`, shade(p.accent), 3) +
        circle(i ? 34 : -34, -66, 6, shade(p.accent, 20)),
    ),
  assassin: () => line('M30 50L58-6M36 22L50 30', '#dfe6f2', 3.4, 'stroke-linecap="round"'),
  captain: () =>
    path('M-26-40C-24-60 24-60 26-40L20-32H-20Z', '#2a2030', 'stroke="#ff8a9a"') +
    line('M-20-33H20', '#ffd65a', 3),
  'rebel-leader': () => path('M-28 2L0 14L28 2V18L0 34L-28 18Z', '#b8283a', 'stroke="#0008"'),
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
      'transform="translate(0 54) scale(.5)"',
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

/** Rows say "none" where a column does not apply. */
const said = (word = ''): string => (word === 'none' ? '' : word.toLowerCase());

export function person(pen: Pen, subject: Subject): string {
  const p = paletteOf(subject.race, subject.faction, subject.subtypes);
  const look = (subject.look ?? '').replace('portrait ', '');
  const creature = CREATURES[look];
  if (creature) return creature(pen, p);
  const role = (said(subject.class) || look).replace('captain', 'admiral');
  const race = said(subject.race) || said(subject.faction);
  const draw = HEADS[race] ?? HEADS.human;
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
    group('translate(0 4)', people + ((MARKS[subject.slug] ?? MARKS[look])?.(pen, p) ?? ''))
  );
}
