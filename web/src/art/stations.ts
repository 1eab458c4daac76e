// What hangs in orbit, about the origin: stations, satellites, mines.

import type { Palette } from './palette';
import type { Pen } from './pen';
import { at, burst, circle, ellipse, group, line, path, rect } from './pen';
import { hsl, n, shade, times } from './seed';
import { ring } from './sphere';
import { kit } from './troops';
import { dart } from './wings';

/** Draws one kind of thing in the paints of its owner. */
export type Draw = (pen: Pen, p: Palette) => string;

export const windows = (x: number, y: number, wide: number, rows: number): string =>
  line(
    times(rows, (i) => `M${n(x)} ${n(y + i * 5)}h${n(wide)}`),
    '#ffe2a0',
    1.3,
    'stroke-dasharray="2 2.4"',
  );

const panels = (x: number, p: Palette): string =>
  rect(x, -11, 34, 22, '#12265a', `stroke="${shade(p.hull, 20)}" stroke-width="1"`) +
  line(`M${x + 11}-11v22m12-22v22M${x} 0h34`, '#7fb0ff', 0.8);

export const ORBIT: Readonly<Record<string, Draw>> = {
  'maser satellite': (pen, p) => {
    const k = kit(pen, p);
    const one =
      line('M-60 0H60', k.pale, 2) +
      panels(-66, p) +
      panels(32, p) +
      rect(-16, -13, 32, 26, k.skin, k.edge) +
      path('M-18 14Q0 36 18 14Z', k.skin, k.edge) +
      line('M0 20V36', k.pale, 2) +
      path(
        'M-2 36L-26 100H26L2 36Z',
        pen.linear([0, shade(p.fire, 20, 0.9), 1, shade(p.fire, 0, 0)]),
      );
    return at(-38, -32, 0.46, one, 14) + at(10, -2, 0.9, one, 14);
  },
  'trade station': (pen, p) => {
    const k = kit(pen, p);
    return (
      path('M-6-56L0-66L6-56V56L0 64L-6 56Z', k.skin, k.edge) +
      [
        [-30, 26],
        [0, 46],
        [28, 30],
      ]
        .map(
          ([y = 0, w = 0]) =>
            ellipse(0, y + 5, w, w * 0.22, k.deep) +
            ellipse(0, y, w, w * 0.22, k.skin, k.edge) +
            line(
              ring(w, w * 0.22, true),
              '#ffe2a0',
              1.8,
              `stroke-dasharray="1.6 3" transform="translate(0 ${y + 3})"`,
            ),
        )
        .join('') +
      times(6, (i) =>
        at(
          -66 + i * 26,
          -34 + ((i * 29) % 62),
          0.9,
          rect(-5, -2, 9, 4, hsl(20 + i * 50, 50, 50)) +
            path('M-5-1L-16 0L-5 1Z', shade(p.fire, 0, 0.7)),
        ),
      )
    );
  },
  'ring station': (pen, p) => {
    const k = kit(pen, p);
    const wheel = (front: boolean): string =>
      line(ring(66, 26, front), '#070910', 15) +
      line(ring(66, 26, front), k.skin, 13) +
      line(ring(66, 26, front), '#ffe2a0', 3.4, 'stroke-dasharray="1.4 2.4"') +
      line(ring(71, 29, front), k.lamp, 1);
    return group(
      'rotate(-14)',
      wheel(false) +
        line('M-60 0H60M-30-22L30 22M30-22L-30 22', k.pale, 2.6) +
        path('M-11-30L0-46L11-30V30L0 46L-11 30Z', k.skin, k.edge) +
        windows(-7, -22, 14, 9) +
        wheel(true),
    );
  },
  'gun platform': (pen, p) => gunDeck(pen, p, 3),
  platform: (pen, p) => {
    if (!/array|watch/.test(pen.name)) return gunDeck(pen, p, pen.rng.int(2, 4));
    const beam = pen.linear([0, shade(p.fire, 20, 0.7), 1, shade(p.fire, 0, 0)], 1, 0);
    const light = /array/.test(pen.name)
      ? path('M8-8L110-44V44L8 8Z', beam) +
        times(4, (i) =>
          ellipse(
            34 + i * 18,
            0,
            4 + i,
            12 + i * 6,
            'none',
            `stroke="${shade(p.accent)}" stroke-width="1.4"`,
          ),
        )
      : path('M0-66L110-92V-40Z', beam);
    return light + at(0, 0, 0.86, spindle(pen, p));
  },
  base: (pen, p) => {
    const k = kit(pen, p);
    const missiles = /missile/.test(pen.name);
    const load = missiles
      ? times(5, (i) =>
          at(
            -34 + i * 17,
            -20,
            1,
            path('M-4 0V-24L0-34L4-24V0Z', '#e6eaf4', k.edge) + path('M-4-24L0-34L4-24Z', k.lamp),
          ),
        )
      : times(4, (i) =>
          at(
            -60 + i * 40,
            -46 + (i % 2) * 14,
            0.34,
            dart(pen, p, { size: 0.3, gear: '', count: 1 }),
          ),
        );
    return (
      load +
      path('M-62-18H62L48 4H-48Z', k.skin, k.edge) +
      line('M-54-10H54', k.lamp, 2, 'stroke-dasharray="9 4"') +
      times(
        4,
        (i) =>
          rect(-38 + i * 20, -5, 14, 8, '#05070c', `stroke="${k.pale}" stroke-width=".8"`) +
          line(`M${-36 + i * 20} 1h10`, shade(p.fire, 10), 2),
      ) +
      path('M-30 4H30L14 30L6 34L0 58L-6 34L-14 30Z', k.skin, k.edge) +
      windows(-14, 12, 28, 3) +
      circle(0, 58, 2.2, '#ff6a6a')
    );
  },
  mine: (pen, p) => {
    const k = kit(pen, p);
    const one =
      path(burst(10, 34, 18), k.deep, k.edge) +
      circle(
        0,
        0,
        21,
        pen.radial(
          [0, shade(p.hull, 34), 0.6, shade(p.hull, -6), 1, shade(p.hull, -36)],
          0.35,
          0.3,
          0.8,
        ),
        k.edge,
      ) +
      circle(0, 0, 8, '#05060a') +
      circle(0, 0, 5, k.lamp) +
      circle(-1.5, -1.5, 1.6, '#fff') +
      line('M-20-6A21 21 0 0 0 20-6', k.lamp, 1);
    const net = times(6, (i) =>
      circle(
        0,
        0,
        24 + i * 9,
        'none',
        `stroke="${shade(p.accent, 0, 0.34 - i * 0.05)}" stroke-width="1" stroke-dasharray="${3 + i} 4"`,
      ),
    );
    return /minefield/.test(pen.name)
      ? [
          [-58, -26, 0.5],
          [52, -32, 0.46],
          [-46, 30, 0.6],
          [60, 26, 0.66],
          [4, 0, 0.9],
        ]
          .map(([x = 0, y = 0, s = 1], i) =>
            group(`translate(${x} ${y}) scale(${s})`, one, i < 3 ? 'opacity=".5"' : ''),
          )
          .join('')
      : at(0, 0, 1.3, net + one);
  },
  generator: (pen, p) => {
    const k = kit(pen, p);
    const hoop = (r: number, turn: number): string =>
      group(
        `rotate(${turn})`,
        line(ring(r, r * 0.3, true) + ring(r, r * 0.3, false), k.skin, 4) +
          line(ring(r, r * 0.3, true), k.lamp, 1.2),
      );
    return (
      pen.glow(0, 0, 74, 62, shade(p.fire, 0, 0.7), shade(p.fire, -10, 0.5)) +
      hoop(58, -20) +
      hoop(50, 40) +
      hoop(46, 96) +
      circle(0, 0, 18, '#020108') +
      `<circle r="19" fill="none" stroke="#fff" stroke-width="2"/><circle r="22.6" fill="none" stroke="${k.lamp}" stroke-width="2"/>` +
      path('M-6-66L0-40L6-66ZM-6 66L0 40L6 66Z', k.pale, k.edge)
    );
  },
  wall: (pen, p) => {
    const k = kit(pen, p);
    return (
      times(9, (i) => {
        const [x, h] = [-64 + i * 16, 44 + ((i * 23) % 30)];
        return (
          path(
            `M${x - 9} 50C${x - 8} 20 ${x - 2} 0 ${x + (i % 2 ? 5 : -5)} ${-h}C${x + 6} 0 ${x + 9} 20 ${x + 10} 50Z`,
            k.skin,
            k.edge,
          ) +
          line(
            `M${x - 6} 26Q${x + 2} 32 ${x + 8} 26M${x - 4} 6Q${x + 1} 12 ${x + 6} 6`,
            shade(p.hull, -40, 0.8),
            1.4,
          ) +
          circle(x + 1, 16, 2.4, shade(p.fire, 8))
        );
      }) +
      path(
        'M-80 60C-60 30-40 48-20 40C0 34 20 50 40 40C60 34 76 44 84 60Z',
        shade(p.hull, -26),
        k.edge,
      )
    );
  },
};

function gunDeck(pen: Pen, p: Palette, guns: number): string {
  const k = kit(pen, p);
  const arm = times(guns, (i) =>
    at(
      -44 + (i * 88) / Math.max(1, guns - 1),
      -14,
      1,
      path('M-10 2L-7-10H7L10 2Z', k.skin, k.edge) +
        group(
          'rotate(-26)',
          path('M0-9H34V-12H40V-4H34V-6H0Z', '#2a3140', `stroke="${k.pale}" stroke-width=".7"`),
        ) +
        circle(0, -6, 2.6, k.lamp),
    ),
  );
  return group(
    'rotate(-6)',
    line('M-40 10L-54 40M40 10L54 40M0 14V48', k.pale, 3) +
      arm +
      path('M-70-12H70L58 8L20 18H-20L-58 8Z', k.skin, k.edge) +
      line('M-58-3H58', k.lamp, 1.8, 'stroke-dasharray="10 4"') +
      windows(-40, 4, 80, 1) +
      [-54, 54, 0].map((x) => pen.glow(x, x ? 42 : 50, 8, 12, '#fff', shade(p.fire))).join(''),
  );
}

function spindle(pen: Pen, p: Palette): string {
  const k = kit(pen, p);
  const arms = pen.rng.int(2, 3);
  return (
    path('M0-66L9-20V20L0 66L-9 20V-20Z', k.skin, k.edge) +
    times(arms, (i) => {
      const y = (i - (arms - 1) / 2) * 26;
      return (
        line(`M-52 ${y}H52`, k.pale, 2.4) +
        ellipse(-54, y, 9, 6, k.skin, k.edge) +
        ellipse(54, y, 9, 6, k.skin, k.edge) +
        circle(-54, y, 2, k.lamp) +
        circle(54, y, 2, k.lamp)
      );
    }) +
    ellipse(0, 0, 28, 9, k.skin, k.edge) +
    line(ring(28, 9, true), '#ffe2a0', 1.6, 'stroke-dasharray="1.6 2.6"') +
    pen.glow(0, -66, 12, 12, '#fff', shade(p.fire)) +
    group('rotate(20)', line(ring(46, 14, true), k.lamp, 1.4, 'stroke-dasharray="14 5"'))
  );
}
