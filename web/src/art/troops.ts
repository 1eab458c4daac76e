// Those who stand on the ground: soldiers, robots, tanks, hovers, walkers.
// Feet and tracks rest on y = 40; a soldier is some 70 tall.

import { flare } from './hulls';
import type { Palette } from './palette';
import type { Pen } from './pen';
import { at, circle, ellipse, group, line, path, poly, rect } from './pen';
import { hsl, shade, times } from './seed';

export interface Kit {
  skin: string;
  deep: string;
  edge: string;
  pale: string;
  lamp: string;
}

/** The few paints one machine is made of. */
export function kit(pen: Pen, p: Palette): Kit {
  return {
    skin: pen.linear([0, shade(p.hull, 30), 0.5, shade(p.hull), 1, shade(p.hull, -30)], 0.7, 1),
    deep: shade(p.hull, -24),
    edge: `stroke="${hsl(p.hull[0], 30, 7)}" stroke-width=".9" stroke-linejoin="round"`,
    pale: shade(p.hull, 20),
    lamp: shade(p.accent, 6),
  };
}

interface Soldier {
  bulk: number;
  head: 'helm' | 'cap' | 'robot' | 'dome' | 'half';
  gun?: 'rifle' | 'cannon' | 'none';
  jets?: boolean;
  robot?: boolean;
}

const RIFLE = 'M-4-3H22V-6H25V-3H34V0H22L20 3H10L8 9H4L5 3H-4Z';
const CANNON = 'M-10-6H18L22-4H36V4H22L18 7H-2L-4 12H-9Z';

function helmet(pen: Pen, k: Kit, style: Soldier['head']): string {
  switch (style) {
    case 'robot':
      return (
        rect(-6, -8, 13, 12, k.skin, k.edge) +
        rect(-3, -5, 11, 3.4, '#05070c') +
        circle(5, -3.3, 1.7, k.lamp) +
        line('M-3-8V-14', k.pale, 1)
      );
    case 'cap':
      return (
        circle(1, -1, 6, pen.linear([0, '#d8a988', 1, '#6b4433'], 1, 0)) +
        path('M-7-3C-6-10 6-11 8-4L12-3V-2H-6Z', k.deep, k.edge)
      );
    case 'dome':
      return (
        path('M-8 4C-10-10 12-12 11 4Z', k.skin, k.edge) + path('M2-6C8-6 10-2 10 1H1Z', k.lamp)
      );
    case 'half':
      return (
        circle(
          1,
          -1,
          6.6,
          pen.linear([0, '#c99a7c', 0.5, '#8a5f4a', 0.5, '#9aa3b4', 1, '#3a4050'], 1, 0),
          k.edge,
        ) +
        circle(4.6, -2, 2, k.lamp) +
        line('M-6-4C-4-10 6-10 7-5', k.deep, 3)
      );
    default:
      return (
        path('M-7 4C-9-9 4-13 9-5L9 2L5 6H-5Z', k.skin, k.edge) + path('M1-5H9V-1L2 0Z', k.lamp)
      );
  }
}

/** One soldier, weight on the back foot, weapon across the chest. */
export function soldier(pen: Pen, p: Palette, s: Soldier): string {
  const k = kit(pen, p);
  const b = s.bulk;
  const leg = (x: number, fill: string): string =>
    s.robot
      ? line(
          `M${x * 0.5} 2L${x * 1.3 + 2} 20L${x} 38h6`,
          fill,
          4.4 * b,
          'stroke-linejoin="round"',
        ) + circle(x * 1.3 + 2, 20, 3 * b, k.deep)
      : path(
          poly([
            x * 0.4 - 5 * b,
            0,
            x * 0.4 + 5 * b,
            0,
            x + 5 * b,
            20,
            x + 4 * b,
            36,
            x + 8 * b,
            40,
            x - 4 * b,
            40,
            x - 2 * b,
            20,
          ]),
          fill,
          k.edge,
        );
  const jets = s.jets
    ? group('rotate(-78 -10 -8)', flare(pen, p, -16, -10, 42, 4)) +
      group('rotate(-78 8 -6)', flare(pen, p, -6, 4, 36, 3))
    : '';
  const torso =
    path(
      poly([-9 * b, -26, 9 * b, -26, 8 * b, -8, 6 * b, 3, -6 * b, 3, -8 * b, -8]),
      k.skin,
      k.edge,
    ) +
    path(poly([-5 * b, -22, 6 * b, -22, 4 * b, -11, -4 * b, -11]), k.pale, 'opacity=".35"') +
    rect(-7 * b, -1, 14 * b, 3, k.deep);
  const pack = rect(-14 * b, -26, 7 * b, 20, k.deep, k.edge);
  const weapon =
    s.gun === 'none'
      ? ''
      : group(
          `translate(${-2 * b} -10) rotate(-16) scale(${(0.8 + b * 0.2).toFixed(2)})`,
          path(
            s.gun === 'cannon' ? CANNON : RIFLE,
            '#1b1f2a',
            'stroke="#8b93a8" stroke-width=".7"',
          ) + circle(s.gun === 'cannon' ? 36 : 34, s.gun === 'cannon' ? 0 : -1.5, 1.5, k.lamp),
        );
  const arm = line(
    `M${-8 * b}-20L${-10 * b}-8L${4}-7M${8 * b}-20L${13 * b}-11L${14}-13`,
    s.robot ? k.pale : k.skin,
    5 * b,
    'stroke-linejoin="round" stroke-linecap="round"',
  );
  const pads =
    ellipse(-9 * b, -23, 5.6 * b, 5 * b, k.skin, k.edge) +
    ellipse(9.5 * b, -23, 5 * b, 5 * b, k.skin, k.edge) +
    line(`M${-13 * b}-21H${-6 * b}`, k.lamp, 1.3);
  return (
    jets +
    pack +
    leg(-8 * b, k.deep) +
    leg(6 * b, k.skin) +
    torso +
    weapon +
    arm +
    pads +
    at(0, -32 - b * 2, 0.75 + b * 0.25, helmet(pen, k, s.head))
  );
}

const SOLDIERS: Readonly<Record<string, readonly [Soldier, count: number]>> = {
  infantry: [{ bulk: 1, head: 'helm' }, 2],
  rifleman: [{ bulk: 1, head: 'helm' }, 4],
  marines: [{ bulk: 1.2, head: 'dome' }, 2],
  'drop marines': [{ bulk: 1.25, head: 'dome' }, 3],
  'militia men': [{ bulk: 0.9, head: 'cap' }, 2],
  clones: [{ bulk: 1, head: 'dome' }, 5],
  'cyborg trooper': [{ bulk: 1.2, head: 'half', gun: 'cannon' }, 3],
  'super soldier': [{ bulk: 1.4, head: 'half', gun: 'rifle' }, 2],
  'powered armor': [{ bulk: 1.7, head: 'dome', gun: 'cannon' }, 2],
  battlesuit: [{ bulk: 1.4, head: 'helm', gun: 'cannon', jets: true }, 3],
  android: [{ bulk: 0.95, head: 'dome', robot: true }, 4],
  'robot trooper': [{ bulk: 1.05, head: 'robot', robot: true }, 4],
  'robot infantry': [{ bulk: 1, head: 'robot', robot: true }, 2],
  'heavy robot': [{ bulk: 1.6, head: 'robot', robot: true, gun: 'cannon' }, 2],
};

/** Places for one to five, far ones first, small and dim. */
const RANKS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 1]],
  [
    [-20, 0.8],
    [16, 1],
  ],
  [
    [-34, 0.74],
    [36, 0.8],
    [0, 1.02],
  ],
  [
    [-46, 0.66],
    [46, 0.7],
    [-18, 0.84],
    [20, 1],
  ],
  [
    [-58, 0.6],
    [58, 0.6],
    [-30, 0.76],
    [32, 0.8],
    [0, 1],
  ],
];

export function squad(pen: Pen, p: Palette, look: string): string {
  const [style, count] = SOLDIERS[look] ?? [{ bulk: 1, head: 'helm' } as const, 3];
  const one = pen.stamp(soldier(pen, p, style));
  const lift = style.jets ? -16 : 0;
  const men = (RANKS[count - 1] ?? [])
    .map(([x, s]) =>
      group(
        `translate(${x} ${40 - 40 * s + lift * s}) scale(${s})`,
        one,
        s < 0.9 ? 'opacity=".82"' : '',
      ),
    )
    .join('');
  const fall =
    look === 'drop marines'
      ? times(
          4,
          (i) =>
            line(`M${-60 + i * 36}-78l${10 - i * 2} ${26 + i * 5}`, '#ffb05a99', 2.4) +
            ellipse(-50 + i * 34, -50 + i * 5, 3, 5, '#ffe2b0'),
        )
      : '';
  const banner =
    look === 'militia men'
      ? line('M-34 40V-48', '#8a6a48', 2) +
        path('M-34-48C-22-54-14-42 0-48V-26C-14-20-22-32-34-26Z', shade(p.accent))
      : '';
  return fall + banner + men;
}

// --- vehicles -------------------------------------------------------------------

interface Tank {
  long: number;
  high: number;
  barrels: number;
  run: 'tracks' | 'wheels' | 'hover';
  eye?: boolean;
  turrets?: number;
}

export const TANKS: Readonly<Record<string, Tank>> = {
  'battle tank': { long: 50, high: 15, barrels: 1, run: 'tracks' },
  'behemoth tank': { long: 62, high: 22, barrels: 2, run: 'tracks', turrets: 2 },
  'scout tank': { long: 36, high: 11, barrels: 1, run: 'wheels' },
  'robot tank': { long: 46, high: 15, barrels: 2, run: 'tracks', eye: true },
  'hover tank': { long: 50, high: 14, barrels: 1, run: 'hover' },
  'troop carrier': { long: 54, high: 24, barrels: 0, run: 'wheels' },
};

function runningGear(pen: Pen, p: Palette, k: Kit, t: Tank): string {
  const [w, base] = [t.long, 40];
  if (t.run === 'hover')
    return (
      ellipse(0, base - 1, w * 1.05, 5, shade(p.fire, 0, 0.28)) +
      times(3, (i) =>
        ellipse(
          (i - 1) * w * 0.6,
          base - 7,
          w * 0.24,
          4,
          pen.radial([0, '#fff', 0.4, shade(p.fire, 8), 1, shade(p.fire, 0, 0)]),
        ),
      ) +
      path(poly([-w, 22, w, 22, w * 0.82, 31, -w * 0.86, 31]), k.deep, k.edge)
    );
  const count = Math.round(w / 11);
  const wheels = times(count, (i) => {
    const x = -w * 0.8 + (i * w * 1.6) / (count - 1);
    return (
      circle(
        x,
        base - 8,
        t.run === 'wheels' ? 9 : 6.4,
        '#171a22',
        `stroke="${k.pale}" stroke-width="1.4"`,
      ) + circle(x, base - 8, 2.2, k.pale)
    );
  });
  return t.run === 'wheels'
    ? wheels
    : path(
        `M${-w} ${base - 12}Q${-w} ${base - 19} ${-w + 12} ${base - 19}H${w - 12}Q${w + 2} ${base - 19} ${w} ${base - 12}L${w - 10} ${base}H${-w + 9}Z`,
        '#12141b',
        `stroke="${k.deep}" stroke-width="3" stroke-dasharray="3.4 1.4"`,
      ) + wheels;
}

export function tank(pen: Pen, p: Palette, t: Tank): string {
  const k = kit(pen, p);
  const [w, top] = [t.long, 24 - t.high];
  const hull =
    path(
      poly([
        -w,
        22,
        -w * 0.92,
        top + 3,
        -w * 0.4,
        top,
        w * 0.5,
        top,
        w * 1.06,
        17,
        w,
        25,
        -w * 0.96,
        25,
      ]),
      k.skin,
      k.edge,
    ) +
    line(`M${-w * 0.9} ${top + 9}H${w * 0.8}`, k.lamp, 1.2, 'stroke-dasharray="12 4"') +
    path(poly([w * 0.5, top, w * 1.06, 17, w * 0.6, 17]), k.pale, 'opacity=".5"');
  const turret = (x: number, s: number): string =>
    at(
      x,
      top,
      s,
      times(t.barrels, (i) =>
        path(
          `M16 ${-11 + i * 6}H56V${-14 + i * 6}H64V${-5 + i * 6}H56V${-8 + i * 6}H16Z`,
          '#242a36',
          `stroke="${k.pale}" stroke-width=".7"`,
        ),
      ) +
        path('M-24 1L-18-14L8-17L22-9L24 1Z', k.skin, k.edge) +
        (t.eye
          ? circle(10, -8, 4.6, '#05070c') + circle(10, -8, 2.6, k.lamp)
          : line('M-8-16V-28M-12-16H-2', k.pale, 1.2)),
    );
  const riders = t.barrels
    ? t.turrets === 2
      ? turret(-22, 0.72) + turret(10, 1)
      : turret(-6, 1)
    : times(
        4,
        (i) =>
          rect(-40 + i * 20, top + 6, 12, 7, '#070a10') +
          line(`M${-38 + i * 20} ${top + 10}h8`, k.lamp, 1.6),
      ) + rect(10, top - 8, 26, 8, k.skin, k.edge);
  return runningGear(pen, p, k, t) + riders + hull;
}

export function gunship(pen: Pen, p: Palette): string {
  const k = kit(pen, p);
  const one =
    group('rotate(-52 -20 8)', flare(pen, p, -22, 4, 34, 5)) +
    ellipse(0, 20, 40, 4, shade(p.fire, 0, 0.18)) +
    path('M-50-8L-58-26L-46-22L-30-10Z', k.deep, k.edge) +
    path('M-48-10C-30-22 10-24 34-8C44-2 46 4 40 8C10 16-30 12-50 2Z', k.skin, k.edge) +
    path('M14-16C26-14 36-6 38 0H14Z', k.lamp, 'opacity=".85"') +
    ellipse(-18, 8, 15, 8, k.deep, k.edge) +
    ellipse(-18, 10, 10, 4, shade(p.fire, 10)) +
    path('M4 10H50V13H4ZM4 15H42V18H4Z', '#222733');
  return at(-36, -34, 0.56, one) + at(8, -6, 1, one);
}

export function hoverDrones(pen: Pen, p: Palette): string {
  const k = kit(pen, p);
  const one =
    ellipse(0, 22, 22, 3, shade(p.fire, 0, 0.3)) +
    path('M-30-4L0-14L30-4L18 6H-18Z', k.skin, k.edge) +
    ellipse(-27, -2, 9, 3, k.lamp) +
    ellipse(27, -2, 9, 3, k.lamp) +
    circle(0, 2, 9, '#0a0c12', k.edge) +
    circle(1, 3, 4.6, k.lamp) +
    circle(2, 2, 1.6, '#fff') +
    line('M6 10L16 18M-6 10L-12 17', k.pale, 2);
  return at(-44, -30, 0.6, one) + at(44, -24, 0.72, one) + at(0, 6, 1.15, one);
}

export function patrolDrone(pen: Pen, p: Palette): string {
  const k = kit(pen, p);
  const one =
    line('M-6 4L-22 20L-26 40M6 4L22 20L28 40M0 6L2 40', k.pale, 3.4, 'stroke-linejoin="round"') +
    path('M-18 4L-14-16L10-20L22-8L18 6Z', k.skin, k.edge) +
    circle(8, -6, 6.6, '#05070c') +
    circle(9, -6, 3.8, k.lamp) +
    line('M-8-18V-32', k.pale, 1.4) +
    circle(-8, -33, 2, '#ff5a5a') +
    path('M9-6L70-26V14Z', k.lamp, 'opacity=".13"');
  return group('translate(-40 10) scale(.72)', one, 'opacity=".85"') + at(8, 0, 1, one);
}

// --- walkers ------------------------------------------------------------------

export function mech(pen: Pen, p: Palette, look: string): string {
  const k = kit(pen, p);
  const limb = (d: string, w: number, fill = k.skin): string =>
    line(d, '#0a0c12', w + 1.6, 'stroke-linejoin="round"') +
    line(d, fill, w, 'stroke-linejoin="round"');
  if (look === 'strider') {
    const far = limb('M-12-26L-46-34L-58 40M14-26L44-40L50 40', 4.4, k.deep);
    return (
      far +
      path('M-34-34L-20-52L26-52L44-38L30-22L-24-22Z', k.skin, k.edge) +
      path('M26-50L44-38L32-36Z', k.lamp) +
      path('M-6-58H40V-55H52V-51H-6Z', '#1d222d', `stroke="${k.pale}" stroke-width=".7"`) +
      line('M-24-30H28', k.lamp, 1.3, 'stroke-dasharray="7 3"') +
      limb('M-16-24L-30-40L-34 40', 6) +
      limb('M18-24L30-44L26 40', 6) +
      rect(-42, 36, 16, 5, k.deep) +
      rect(18, 36, 16, 5, k.deep)
    );
  }
  if (look === 'walker') {
    const one =
      limb('M-8 0L8 14L-12 26L-6 39H4', 6, k.deep) +
      limb('M6 0L24 13L4 26L12 39H22', 7) +
      path('M-26-8L-20-34L14-38L34-22L30-4L-14 2Z', k.skin, k.edge) +
      path('M14-36L34-22L32-14L16-18Z', k.lamp) +
      rect(-20, -46, 20, 10, k.deep, k.edge) +
      times(3, (i) => circle(-15 + i * 5, -41, 1.6, k.lamp)) +
      path('M6-12H46V-8H54V-2H46L6-2Z', '#1d222d', `stroke="${k.pale}" stroke-width=".8"`);
    return group('translate(-46 12) scale(.7)', one, 'opacity=".85"') + at(10, 0, 1, one);
  }
  const mecha = look === 'mecha';
  const wings = mecha
    ? path('M-10-30L-66-58L-50-34L-62-30L-18-16ZM10-30L66-58L50-34L62-30L18-16Z', k.pale, k.edge)
    : rect(-34, -54, 20, 16, k.deep, k.edge) +
      rect(14, -54, 20, 16, k.deep, k.edge) +
      times(8, (i) =>
        circle(
          -29 + (i % 2) * 10 + (i > 3 ? 48 : 0),
          -50 + (Math.floor(i / 2) % 2) * 8,
          2.6,
          k.lamp,
        ),
      );
  const blade = mecha
    ? line('M30 2L62-46', shade(p.fire, 20), 3.4) + line('M30 2L62-46', shade(p.fire, 0, 0.3), 9)
    : path('M22-16H58V-20H66V-4H58V-8H22Z', '#1d222d', `stroke="${k.pale}" stroke-width=".8"`);
  return (
    wings +
    limb('M-8 4L-20 20L-18 38', 10, k.deep) +
    limb('M8 4L20 20L20 38', 11) +
    rect(-28, 34, 18, 7, k.deep, k.edge) +
    rect(12, 34, 20, 7, k.skin, k.edge) +
    path('M-22-36L22-36L18-8L10 8H-10L-18-8Z', k.skin, k.edge) +
    path('M-10-30H10L6-16H-6Z', k.lamp, 'opacity=".8"') +
    limb('M-26-30L-36-10L-30 8', 9) +
    limb('M26-30L34-12L30 2', 9) +
    ellipse(-25, -32, 10, 9, k.skin, k.edge) +
    ellipse(25, -32, 10, 9, k.skin, k.edge) +
    blade +
    path(mecha ? 'M-8-36L-14-58L-4-48H4L14-58L8-36Z' : 'M-9-36L-7-50H7L9-36Z', k.skin, k.edge) +
    line('M-5-43H6', k.lamp, 2.4)
  );
}
