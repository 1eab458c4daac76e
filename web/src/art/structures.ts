// What is built on the ground; everything stands on y = 40.

import { blocks, stack } from './creatures';
import { naval } from './hulls';
import type { Palette } from './palette';
import { paletteOf } from './palette';
import type { Pen } from './pen';
import { at, burst, circle, ellipse, group, line, path, poly, rect } from './pen';
import { n, shade, times } from './seed';
import type { Draw } from './stations';
import { windows } from './stations';
import { kit } from './troops';
import { hidden, modular } from './wings';

const tower = (pen: Pen, p: Palette, x: number, wide: number, high: number): string => {
  const k = kit(pen, p);
  return (
    path(
      poly([x - wide, 40, x - wide * 0.7, 40 - high, x + wide * 0.7, 40 - high, x + wide, 40]),
      k.skin,
      k.edge,
    ) + windows(x - wide * 0.5, 46 - high, wide, Math.floor(high / 8))
  );
};

export const GROUND: Readonly<Record<string, Draw>> = {
  'beam cannon': (pen, p) => {
    const k = kit(pen, p);
    const gun = (x: number, s: number): string =>
      at(
        x,
        40 - 40 * s,
        s,
        path('M-30 40L-20 14H20L30 40Z', k.skin, k.edge) +
          group(
            'rotate(-38)',
            path('M-16-12H20L26-7H62V7H26L20 12H-16Z', k.skin, k.edge) +
              line('M28 0H62', k.lamp, 3) +
              path(
                'M62-4L170-7V7L62 4Z',
                pen.linear([0, shade(p.fire, 25), 1, shade(p.fire, 0, 0)], 1, 0),
              ),
          ) +
          circle(0, 2, 12, k.deep, k.edge) +
          circle(0, 2, 5, k.lamp),
      );
    return gun(-52, 0.6) + gun(4, 1);
  },
  shelter: (pen, p) => {
    const k = kit(pen, p);
    const dome = (x: number, r: number): string =>
      path(`M${x - r} 40A${r} ${r * 0.9} 0 0 1 ${x + r} 40Z`, k.skin, k.edge) +
      path(
        `M${x - r * 0.24} 40V${40 - r * 0.4}A${r * 0.24} ${r * 0.2} 0 0 1 ${x + r * 0.24} ${40 - r * 0.4}V40Z`,
        k.lamp,
      ) +
      line(
        `M${x - r * 0.8} ${40 - r * 0.5}A${r} ${r} 0 0 1 ${x + r * 0.8} ${40 - r * 0.5}`,
        k.pale,
        1.4,
      );
    return (
      times(
        3,
        (i) =>
          line(`M${-50 + i * 50}-60l8 34`, '#ffae5acc', 2) +
          path(burst(7, 13, 5), '#ffd28acc', `transform="translate(${-41 + i * 50} -20)"`),
      ) +
      dome(-54, 26) +
      dome(54, 24) +
      dome(0, 40)
    );
  },
  'launch rail': (pen, p) => {
    const k = kit(pen, p);
    return (
      times(5, (i) => line(`M${-50 + i * 24} ${34 - i * 15}V40`, k.deep, 4)) +
      group(
        'rotate(-32)',
        rect(-78, 6, 160, 9, k.skin, k.edge) +
          line('M-70 10H80', k.lamp, 1.6, 'stroke-dasharray="3 5"') +
          path('M0-8H36L52-1L36 6H0Z', k.skin, k.edge) +
          path('M0-6L-60-1L0 4Z', pen.linear([0, shade(p.fire, 0, 0), 1, shade(p.fire, 20)], 1, 0)),
      ) +
      tower(pen, p, -60, 16, 34)
    );
  },
  bunker: (pen, p) => {
    const k = kit(pen, p);
    const block = (x: number, w: number, h: number): string =>
      path(
        poly([x - w, 40, x - w * 0.74, 40 - h, x + w * 0.74, 40 - h, x + w, 40]),
        k.skin,
        k.edge,
      ) +
      rect(x - w * 0.55, 40 - h * 0.66, w * 1.1, h * 0.2, '#06070b') +
      line(
        `M${n(x - w * 0.4)} ${n(40 - h * 0.56)}H${n(x + w * 0.4)}`,
        k.lamp,
        1.6,
        'stroke-dasharray="6 5"',
      ) +
      line(`M${n(x + w * 0.3)} ${n(40 - h * 0.56)}h${n(w * 0.7)}`, '#3a4150', 3.4);
    return (
      block(-56, 30, 30) +
      block(58, 28, 26) +
      block(0, 46, 50) +
      line('M0-10V-34', k.pale, 1.6) +
      path('M0-34L20-29L0-22Z', k.lamp) +
      times(9, (i) =>
        path('M-9 0C-9-8 9-8 9 0Z', k.deep, `${k.edge} transform="translate(${-72 + i * 18} 43)"`),
      )
    );
  },
  shrine: (pen, p) => {
    const k = kit(pen, p);
    return (
      times(5, (i) => rect(-46 + i * 4, 36 - i * 5, 92 - i * 8, 6, k.skin, k.edge)) +
      path('M-22 12L-10-48L0-62L10-48L22 12Z', k.skin, k.edge) +
      path('M-5 10V-22Q0-30 5-22V10Z', k.lamp) +
      path(
        'M-14-30C-40-34-56-52-60-64C-44-58-20-56-8-42ZM14-30C40-34 56-52 60-64C44-58 20-56 8-42Z',
        k.pale,
        k.edge,
      ) +
      pen.glow(0, -6, 26, 26, '#ffffffcc', shade(p.accent, 0, 0.5)) +
      times(6, (i) => circle(-60 + i * 24, 38, 2, '#ffcf6a'))
    );
  },
  beacon: (pen, p) => {
    const k = kit(pen, p);
    return (
      path(
        'M0-40L-110-72V-22ZM0-40L110-64V-30Z',
        pen.radial([0, shade(p.accent, 20, 0.85), 1, shade(p.accent, 0, 0)]),
      ) +
      tower(pen, p, 0, 15, 70) +
      rect(-15, -34, 30, 5, k.pale, k.edge) +
      pen.glow(0, -40, 22, 22, '#fff', shade(p.accent)) +
      path('M-12-46L0-58L12-46Z', k.skin, k.edge) +
      times(7, (i) => circle(-96 + i * 15, 48 - i * 1.4, 1 + i * 0.28, '#ffdf9a')) +
      times(6, (i) => circle(20 + i * 15, 40 + i * 1.6, 2.6 - i * 0.2, '#ffdf9a'))
    );
  },
  mask: (pen, p) => {
    const k = kit(pen, p);
    const half =
      path('M0-56C20-56 34-42 34-18C34 10 18 34 0 46Z', shade(p.hull, -10)) +
      path('M0-56C-20-56-34-42-34-18C-34 10-18 34 0 46Z', k.skin);
    return (
      times(7, (i) =>
        group(
          `rotate(${-66 + i * 22} 0 0)`,
          path('M-7-40L0-78L7-40Z', i % 2 ? k.pale : shade(p.accent), k.edge),
        ),
      ) +
      half +
      path(
        'M-26-18Q-14-28-5-14Q-16-8-26-18ZM26-18Q14-28 5-14Q16-8 26-18Z',
        '#05060c',
        `stroke="${k.lamp}" stroke-width="1.4"`,
      ) +
      line('M0-40V4L-6 10H6M-10 24Q0 20 10 24M-22-34L-8-30M22-34L8-30', shade(p.hull, -40), 1.8) +
      circle(0, -40, 4, k.lamp) +
      line('M-24 0L-14 26M24 0L14 26', k.lamp, 1.6)
    );
  },
  tavern: (pen, p) => {
    const k = kit(pen, p);
    const sign = /den/.test(pen.name)
      ? 'M-7-6H5V8H-7ZM5-3H10V5H5M-7-6Q-1-14 5-6'
      : 'M-9-8H9L0 2ZM0 2V10M-5 10H5';
    return (
      path(
        'M-66 40V8Q-66-22-30-24Q0-50 34-22Q66-18 66 10V40Z',
        pen.linear([0, '#3a2a3c', 1, '#0e0a14']),
        k.edge,
      ) +
      rect(-10, 10, 20, 30, '#ffb45a') +
      rect(-10, 10, 20, 30, pen.linear([0, '#7a2a1000', 1, '#7a2a10cc'])) +
      times(4, (i) =>
        circle(-50 + i * 33 + (i > 1 ? 2 : 0), 14, 6, '#ffcf7a', 'stroke="#000" stroke-width="2"'),
      ) +
      at(
        0,
        -24,
        1.5,
        line(sign, k.lamp, 1.8, 'stroke-linejoin="round"') + line(sign, shade(p.accent, 0, 0.3), 5),
      ) +
      line('M-66 30H-14M14 30H66', shade(p.accent, -6), 1.2, 'stroke-dasharray="4 3"')
    );
  },
  yard: (pen, p) => {
    const k = kit(pen, p);
    // The hull on the slip is one of the owner's own.
    const hull =
      p === paletteOf('mechan')
        ? blocks
        : p === paletteOf('dregulon')
          ? hidden
          : p === paletteOf('terran')
            ? naval
            : modular;
    const crane = (x: number, s: number): string =>
      line(
        `M${x} 40V-46M${x - 12 * s}-42H${x + 46 * s}L${x}-56M${x + 36 * s}-42V-20`,
        k.pale,
        2.6,
      ) + rect(x + 32 * s, -20, 8, 6, k.lamp);
    return (
      crane(-58, 1) +
      crane(58, -1) +
      at(4, 14, 0.74, hull(pen, p, { size: 0.74, gear: 'guns', count: 1 })) +
      times(5, () =>
        at(
          pen.rng.range(-40, 40),
          pen.rng.range(0, 28),
          1.3,
          circle(0, 0, 5, '#8fd8ff44') + path(burst(4, 5, 0.8), '#e8fbff'),
        ),
      ) +
      line('M-70 40H70', k.deep, 4)
    );
  },
  factory: (pen, p) => {
    const k = kit(pen, p);
    const smoke = (x: number, y: number): string =>
      times(4, (i) => circle(x + i * 9, y - i * 9, 5 + i * 3, shade(p.hull, -14, 0.32 - i * 0.06)));
    return (
      smoke(-40, -30) +
      smoke(-12, -44) +
      [-40, -12]
        .map(
          (x, i) =>
            path(
              poly([x - 8, 40, x - 5, -26 - i * 14, x + 5, -26 - i * 14, x + 8, 40]),
              k.skin,
              k.edge,
            ) + line(`M${x - 5} ${-20 - i * 14}h10`, k.lamp, 2),
        )
        .join('') +
      path('M-66 40V16L-46 4V16L-26 4V16L-6 4V16L14 4V40Z', k.skin, k.edge) +
      rect(14, -8, 48, 48, k.skin, k.edge) +
      at(38, 14, 1, path(burst(10, 17, 12), k.lamp) + circle(0, 0, 6, k.deep)) +
      windows(-60, 24, 66, 2) +
      rect(-34, 28, 18, 12, '#ffae4a')
    );
  },
  shield: (pen, p) => {
    const k = kit(pen, p);
    const dome = pen.radial(
      [0, shade(p.accent, 10, 0.02), 0.7, shade(p.accent, 0, 0.16), 1, shade(p.accent, 12, 0.6)],
      0.5,
      1,
      1,
    );
    return (
      [-34, -18, 0, 17, 33].map((x, i) => tower(pen, p, x, 8, 24 + ((i * 17) % 31))).join('') +
      path('M-74 42A74 78 0 0 1 74 42Z', dome) +
      line(
        'M-74 42A74 78 0 0 1 74 42M-52-8H52M-66 14H66M-34-28H34M0-36V40M-38-24Q-52 4-50 40M38-24Q52 4 50 40',
        shade(p.accent, 14, 0.5),
        1,
      ) +
      path(burst(9, 15, 5), '#fff', 'transform="translate(42 -22)"') +
      line('M96-70L46-26', k.lamp, 2.6)
    );
  },
  module: (pen, p) => {
    const k = kit(pen, p);
    const b = (x: number, y: number, z: number, w: number, d: number, h: number, lit = false) => ({
      x,
      y,
      z,
      w,
      d,
      h,
      lit,
    });
    return (
      at(
        -8,
        14,
        1.1,
        stack(p, [b(-30, 0, -22, 60, 26, 22, true), b(-24, 4, 4, 46, 20, 18, true)]),
      ) +
      line('M-4-26V-58M-4-58l-9 10M-4-58l9 10', k.lamp, 5, 'stroke-linecap="round"') +
      pen.glow(-4, -10, 50, 16, '#ffffff99', shade(p.accent, 0, 0.5))
    );
  },
  collector: (pen, p) => {
    const k = kit(pen, p);
    return (
      pen.glow(40, -38, 26, 26, '#fffbe0', '#ffc94a') +
      path('M-12 40L-4 4H4L12 40Z', k.skin, k.edge) +
      group(
        'rotate(-36 0 -6) translate(0 -6)',
        times(7, (i) =>
          group(
            `rotate(${-66 + i * 22})`,
            path(
              'M-8-10L-12-54Q0-62 12-54L8-10Z',
              pen.linear([0, '#7ab8ff', 1, '#14306a']),
              k.edge,
            ) + line('M-10-40H10M-9-26H9', '#bfe0ff88', 0.8),
          ),
        ) +
          circle(0, -4, 9, k.skin, k.edge) +
          circle(0, -4, 4, '#ffe9a0'),
      )
    );
  },
  hive: (pen, p) => {
    const k = kit(pen, p);
    if (/vat/.test(pen.name)) return vats(pen, p);
    const mound = (x: number, s: number): string =>
      at(
        x,
        40 - 40 * s,
        s,
        path('M-40 40C-34 10-22-10-18-36C-12-52 10-54 16-38C22-12 34 12 40 40Z', k.skin, k.edge) +
          line('M-32 22Q0 34 32 22M-25 2Q0 14 25 2M-20-18Q0-8 20-18', shade(p.hull, -38, 0.8), 2) +
          [
            [-8, 10, 7],
            [10, -8, 5],
            [-6, -28, 4],
            [14, 26, 6],
          ]
            .map(([cx = 0, cy = 0, r = 1]) =>
              ellipse(
                cx,
                cy,
                r,
                r * 1.3,
                pen.radial([0, '#fff2c8', 0.5, shade(p.fire), 1, shade(p.hull, -36)]),
              ),
            )
            .join(''),
      );
    return (
      mound(-50, 0.66) +
      mound(52, 0.56) +
      mound(0, 1) +
      times(8, (i) =>
        circle(
          pen.rng.range(-80, 80),
          pen.rng.range(-60, -10),
          1 + (i % 3) * 0.5,
          shade(p.accent, 14, 0.8),
        ),
      )
    );
  },
  ring: (pen, p) => portal(pen, p, 0),
  gate: (pen, p) => {
    const k = kit(pen, p);
    return (
      path(
        'M-34 40V-20Q-34-56 0-58Q34-56 34-20V40Z',
        pen.radial([0, '#fff', 0.25, shade(p.fire, 12), 0.7, shade(p.hull, -20), 1, '#0a0416']),
      ) +
      times(4, (i) =>
        line(
          `M-${26 - i * 6} 40V${-16 - i * 4}Q0 ${-60 + i * 6} ${26 - i * 6} ${-16 - i * 4}V40`,
          shade(p.accent, 10, 0.35),
          1,
        ),
      ) +
      path(
        'M-52 40L-46-30Q-40-66 0-76Q40-66 46-30L52 40H34V-18Q32-50 0-54Q-32-50-34-18V40Z',
        k.skin,
        k.edge,
      ) +
      path('M-44-36L-62-70L-32-54ZM44-36L62-70L32-54Z', k.pale, k.edge) +
      times(7, (i) => group(`rotate(${-66 + i * 22} 0 -14)`, circle(0, -62, 2.2, k.lamp)))
    );
  },
  command: (pen, p) => {
    const k = kit(pen, p);
    return (
      tower(pen, p, -46, 18, 34) +
      tower(pen, p, 46, 20, 28) +
      path('M-30 40L-20-6H20L30 40Z', k.skin, k.edge) +
      windows(-14, 2, 28, 6) +
      path('M-32-6L-26-26H26L32-6Z', k.skin, k.edge) +
      line('M-26-16H26', k.lamp, 5, 'stroke-dasharray="7 2"') +
      line('M0-26V-62M-12-26L-18-46M14-26V-42', k.pale, 2) +
      group(
        'rotate(-30 14 -44)',
        path('M0-50Q14-36 28-50Q26-38 14-36Q2-38 0-50Z', k.pale, k.edge),
      ) +
      path('M0-62L24-56L0-48Z', k.lamp) +
      circle(-18, -46, 2, '#ff6a6a')
    );
  },
  silo: (pen, p) => {
    const k = kit(pen, p);
    return (
      ellipse(0, 34, 62, 13, k.skin, k.edge) +
      ellipse(0, 32, 36, 8, '#05060a') +
      path('M-62 30L-46 6L-26 12L-36 30ZM62 30L46 6L26 12L36 30Z', k.skin, k.edge) +
      path(
        'M-14 34V-30Q-12-52 0-66Q12-52 14-30V34Z',
        pen.linear([0, '#f4f6fb', 0.5, '#aab3c6', 1, '#353c4e'], 1, 0),
        k.edge,
      ) +
      path('M-14-30Q-12-52 0-66Q12-52 14-30Z', k.lamp) +
      line('M-14-8H14M-14 4H14', shade(p.hull, -20), 2) +
      times(6, (i) => ellipse(-40 + i * 16, 38 + (i % 2) * 4, 14, 8, '#dfe6f244'))
    );
  },
};

/** Glass, broth, and things that are not yet born. */
function vats(pen: Pen, p: Palette): string {
  const k = kit(pen, p);
  const broth = pen.linear([
    0,
    shade(p.accent, 14, 0.5),
    0.3,
    shade(p.accent, -4, 0.9),
    1,
    shade(p.hull, -24),
  ]);
  const vat = (x: number, s: number): string =>
    at(
      x,
      40 - 40 * s,
      s,
      path(
        'M-22 34V-34Q-22-50 0-50Q22-50 22-34V34Z',
        broth,
        `stroke="${k.pale}" stroke-width="2"`,
      ) +
        path('M-4 10C-14 0-10-20 2-20C14-18 12-2 4 2C8 8 2 14-4 10Z', shade(p.fire, -4)) +
        circle(3, -12, 2, '#fff') +
        times(4, (i) => circle(-12 + i * 8, 20 - i * 13, 2, '#ffffff88')) +
        path('M-28 40C-26 28 26 28 28 40ZM-24-40C-20-60 20-60 24-40Z', k.skin, k.edge),
    );
  return vat(-54, 0.74) + vat(56, 0.7) + vat(0, 1);
}

/** A ring that stands in the air; the slug decides what it is moored to. */
function portal(pen: Pen, p: Palette, y: number): string {
  const k = kit(pen, p);
  const anchored = /anchor/.test(pen.name);
  return (
    pen.glow(0, y - 8, 60, 56, '#ffffff88', shade(p.fire, -6, 0.6)) +
    `<circle cy="${y - 8}" r="40" fill="none" stroke="${k.skin}" stroke-width="9"/><circle cy="${y - 8}" r="35" fill="none" stroke="${k.lamp}" stroke-width="1.6"/>` +
    times(8, (i) =>
      group(
        `rotate(${i * 45} 0 ${y - 8})`,
        path(`M-5 ${y - 56}L0 ${y - 66}L5 ${y - 56}L3 ${y - 46}H-3Z`, k.pale, k.edge),
      ),
    ) +
    (anchored
      ? line(
          'M0-30V26M-14-16H14M-26 8Q-22 30 0 34Q22 30 26 8',
          '#f4eaff',
          5,
          'stroke-linecap="round"',
        ) + circle(0, -34, 5, 'none', 'stroke="#f4eaff" stroke-width="4"')
      : times(6, (i) =>
          group(
            `rotate(${i * 60} 0 ${y - 8})`,
            line(`M0 ${y - 8}Q14 ${y - 14} 20 ${y - 36}`, shade(p.accent, 18, 0.8), 2),
          ),
        )) +
    path('M-28 40L-18 28H18L28 40Z', k.skin, k.edge)
  );
}
