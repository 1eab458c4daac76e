// Hulls with a shape of their own: darts, Avar wings, Sek rings, Dregulon shadows,
// and the bolted hulls that belong to nobody.

import type { Hull } from './hulls';
import { bridge, dark, flare, has, metal, turret } from './hulls';
import { at, burst, circle, ellipse, group, line, mirrored, path, poly, rect } from './pen';
import { hsl, n, shade, times } from './seed';

// --- darts: fighters and bombers seen from above and behind -------------------

const DARTS: readonly (readonly number[])[] = [
  [44, 0, 18, -5, 4, -7, -26, -34, -32, -33, -20, -8, -34, -6],
  [40, 0, 14, -6, -8, -8, 14, -34, 4, -36, -24, -10, -34, -7],
  [46, 0, 10, -4, -6, -20, -2, -30, -14, -27, -30, -14, -28, -5],
  [34, 0, 24, -9, 6, -10, -4, -34, -18, -34, -22, -11, -34, -8],
];

export const dart: Hull = (pen, palette, spec) => {
  const stealth = has(spec, 'stealth');
  const fat = has(spec, 'bombs');
  const shape = stealth
    ? [40, 0, -6, -40, -18, -40, -14, -24, -26, -14, -18, 0]
    : (DARTS[fat ? 3 : has(spec, 'quick') ? 2 : pen.rng.int(0, 1)] ?? []);
  const h = palette.hull;
  const skin = stealth
    ? pen.linear([0, hsl(h[0], 20, 28), 1, hsl(h[0], 24, 8)])
    : pen.linear([0, shade(h, 22), 0.5, shade(h, -4), 0.5, shade(h, -16), 1, shade(h, -36)]);
  const stores = fat
    ? times(2, (i) =>
        at(
          0,
          i ? 20 : -20,
          1,
          path(
            'M-16-3H10L16 0L10 3H-16Z',
            shade(palette.accent, -14),
            `stroke="${dark(palette)}" stroke-width=".6"`,
          ),
        ),
      )
    : '';
  const drone = has(spec, 'drone');
  const cockpit = drone
    ? circle(12, 0, 5.5, '#0a0c12') + circle(13, 0, 3, shade(palette.accent))
    : ellipse(14, -0.6, 10, 3, pen.linear([0, '#dff4ff', 1, '#1d3a66']));
  return group(
    'matrix(.98 -.2 .2 .64 0 0)',
    flare(pen, palette, -28, -4, 30, 3) +
      flare(pen, palette, -28, 4, 30, 3) +
      path(
        mirrored(shape),
        skin,
        `stroke="${stealth ? shade(palette.accent, 0, 0.8) : dark(palette)}" stroke-width="1" stroke-linejoin="round"`,
      ) +
      stores +
      line(
        mirrored(shape.slice(4, 12)).replace('Z', ''),
        shade(palette.accent, 0, stealth ? 0.25 : 0.9),
        1.4,
        'stroke-dasharray="14 60"',
      ) +
      line('M40 0H-30', shade(h, 34, 0.5), 0.8) +
      cockpit +
      rect(-30, -7, 6, 5, dark(palette)) +
      rect(-30, 2, 6, 5, dark(palette)),
  );
};

// --- Avar: wings of gold ------------------------------------------------------

export const winged: Hull = (pen, palette, spec) => {
  const { rng } = pen;
  const feathers = Math.round(1.4 + spec.size * rng.range(2.6, 5));
  const L = 40 + 62 * spec.size;
  const span = (24 + 36 * spec.size) * rng.range(0.85, 1.15);
  const sweep = rng.range(-0.25, 0.95) * L;
  const profile = rng.int(0, 2);
  const length = (t: number): number =>
    profile === 0
      ? 1 - t * 0.6
      : profile === 1
        ? 0.4 + 0.7 * Math.sin((t * 0.75 + 0.2) * Math.PI)
        : t < 0.4
          ? 0.62 - t
          : 1.15 - (t - 0.4) * 0.9;
  const wing = (near: boolean): string => {
    const fill = pen.linear(
      near
        ? [0, shade(palette.hull, -30), 0.6, shade(palette.hull, 4), 1, shade(palette.hull, 26)]
        : [0, shade(palette.hull, 16), 1, shade(palette.hull, -38)],
    );
    return times(feathers, (i) => {
      const t = i / feathers;
      const [x, tip, reach] = [
        L * (0.42 - t * 0.85),
        L * (0.3 - t * 0.75) - sweep * (0.5 + t * 0.25),
        span * length(t),
      ];
      const y = near ? 1 : -1;
      return (
        path(
          `M${n(x)} ${2 * y}C${n(x)} ${n(y * reach * 0.6)} ${n(tip + L * 0.3)} ${n(y * reach * 0.95)} ${n(tip)} ${n(y * reach * 1.12)}C${n(tip + L * 0.16)} ${n(y * reach * 0.6)} ${n(x - L * 0.2)} ${n(y * reach * 0.3)} ${n(x - L * 0.24)} ${2 * y}Z`,
          fill,
          `stroke="${dark(palette, 0.8)}" stroke-width=".6"`,
        ) +
        line(
          `M${n(x)} ${2 * y}C${n(x)} ${n(y * reach * 0.6)} ${n(tip + L * 0.3)} ${n(y * reach * 0.95)} ${n(tip)} ${n(y * reach * 1.12)}`,
          shade(palette.accent, 10, near ? 0.9 : 0.45),
          0.9,
        )
      );
    });
  };
  const body = path(
    mirrored([L * 0.8, 0, L * 0.5, -3.4, L * 0.1, -5.6, -L * 0.3, -6, -L * 0.52, -2.5]),
    pen.linear([
      0,
      shade(palette.hull, 30),
      0.5,
      shade(palette.hull, -4),
      1,
      shade(palette.hull, -40),
    ]),
    `stroke="${dark(palette)}" stroke-width=".7"`,
  );
  const head =
    path(poly([L * 0.8, 0, L * 0.5, -3.4, L * 0.42, 0, L * 0.5, 3.4]), shade(palette.accent, 12)) +
    ellipse(L * 0.24, -0.8, L * 0.1, 2, '#10263f') +
    circle(L * 0.27, -1.2, 1.2, shade(palette.fire, 20));
  const guns = has(spec, 'guns')
    ? times(4, (i) =>
        line(`M${n(L * 0.1)} ${(i - 1.5) * 9}h${n(L * 0.3)}`, shade(palette.hull, 20), 1.4),
      )
    : '';
  const bays = has(spec, 'bays')
    ? times(4, (i) =>
        at(L * (0.2 - i * 0.2), 0, 0.13, dart(pen, palette, { size: 0.3, gear: '', count: 1 })),
      )
    : '';
  const lance = has(spec, 'lance')
    ? line(`M${n(L * 0.5)} 0H${n(L * 1.15)}`, shade(palette.fire, 18), 1.8)
    : '';
  const crest = has(spec, 'law')
    ? line(`M${n(-L * 0.3)}-6V6M${n(-L * 0.36)}-6V6`, '#fff', 1.6) +
      circle(-L * 0.05, 0, 3.2, '#f4f6ff') +
      path(burst(5, 2.8, 1.2), '#c8961e', `transform="translate(${n(-L * 0.05)} 0)"`)
    : '';
  return group(
    'matrix(1 -.17 .24 .66 0 0)',
    wing(false) +
      [-3.4, 3.4].map((y) => flare(pen, palette, -L * 0.46, y, 22 + 22 * spec.size, 2.6)).join('') +
      guns +
      wing(true) +
      body +
      bays +
      crest +
      lance +
      head,
  );
};

// --- Sek: rings and blades ------------------------------------------------------

export const ringed: Hull = (pen, palette, spec) => {
  const { rng } = pen;
  const rings = spec.size < 0.42 ? 1 : spec.size < 0.8 ? rng.int(1, 2) : rng.int(2, 4);
  const taper = rng.pick([-0.2, 0, 0.17]);
  const aim = rng.chance(0.4) ? -0.8 : 1;
  const L = 44 + 96 * spec.size;
  const r = 12 + 24 * spec.size;
  const steel = pen.linear([
    0,
    shade(palette.hull, 34),
    0.4,
    shade(palette.hull, 0),
    1,
    shade(palette.hull, -38),
  ]);
  const hoop = (x: number, k: number, front: boolean): string => {
    const d = `M${n(x)} ${n(-r * k)}A${n(r * k * 0.34)} ${n(r * k)} 0 0 ${front ? 1 : 0} ${n(x)} ${n(r * k)}`;
    return (
      line(d, front ? steel : shade(palette.hull, -26), 3 + spec.size * 2.4) +
      line(d, shade(palette.accent, 4, front ? 1 : 0.5), 0.9)
    );
  };
  const where = Array.from(
    { length: rings },
    (_, i) => [rings === 1 ? 0 : L * (-0.28 + (i * 0.5) / (rings - 1)), 1 + i * taper] as const,
  );
  const hook = rng.range(0.75, 1.2);
  const blade = (y: number): string =>
    where
      .map(([x, k]) =>
        path(
          `M${n(x - L * 0.12 * aim)} ${n(y * r * k)}Q${n(x + L * 0.1 * aim)} ${n(y * r * k * 1.5 * hook)} ${n(x + L * 0.36 * aim)} ${n(y * r * k * 0.62)}Q${n(x + L * 0.12 * aim)} ${n(y * r * k * 1.12 * hook)} ${n(x + L * 0.02 * aim)} ${n(y * r * k * 0.9)}Z`,
          steel,
          `stroke="${dark(palette)}" stroke-width=".6"`,
        ),
      )
      .join('');
  const spine = path(
    `M${n(-L * 0.5)} 0Q${n(-L * 0.2)} ${n(-r * 0.34)} ${n(L * 0.58)} 0Q${n(-L * 0.1)} ${n(r * 0.42)} ${n(-L * 0.5)} 0Z`,
    steel,
    `stroke="${dark(palette)}" stroke-width=".7"`,
  );
  const claws = has(spec, 'legs')
    ? times(3, (i) =>
        line(
          `M${n(L * 0.2)} ${(i - 1) * 7}q${n(L * 0.2)} ${(i - 1) * 16} ${n(L * 0.34)} ${(i - 1) * 3}`,
          steel,
          2.6,
        ),
      )
    : '';
  const phase = has(spec, 'phase')
    ? times(3, (i) =>
        group(`translate(${-10 - i * 11} ${3 + i * 3})`, spine, `opacity="${n(0.34 - i * 0.1)}"`),
      )
    : '';
  return (
    flare(pen, palette, -L * 0.46, 0, 18 + 26 * spec.size, 3.4) +
    phase +
    where.map(([x, k]) => hoop(x, k, false)).join('') +
    blade(-1) +
    spine +
    claws +
    line(
      `M${n(-L * 0.36)} 0L${n(L * 0.5)} 0`,
      shade(palette.accent, 6),
      1,
      'stroke-dasharray="9 3"',
    ) +
    where
      .map(([x, k]) => pen.glow(x, 0, r * 0.6 * k, r * 0.6 * k, '#ffffff', shade(palette.fire)))
      .join('') +
    blade(1) +
    where.map(([x, k]) => hoop(x, k, true)).join('')
  );
};

// --- Dregulon: seen only by their edges ------------------------------------------

export const hidden: Hull = (pen, palette, spec) => {
  const { rng } = pen;
  const L = 46 + 88 * spec.size;
  const W = (22 + 34 * spec.size) * rng.range(0.8, 1.2);
  const nose = rng.range(0.1, 0.34);
  // Some have one prow, some two.
  const prow = rng.chance(0.4) ? [L * 0.26, 0, L * 0.54, -W * 0.14] : [L * 0.52, 0];
  const half = [
    ...prow,
    L * nose,
    -W * 0.24,
    L * 0.02,
    -W * rng.range(0.4, 0.6),
    -L * 0.2,
    -W * rng.range(0.85, 1.05),
    -L * 0.36,
    -W * 0.92,
    -L * 0.26,
    -W * 0.46,
    -L * rng.range(0.4, 0.52),
    -W * 0.36,
    -L * 0.3,
    0,
  ];
  const d = mirrored(half);
  const skin = pen.linear([
    0,
    hsl(palette.hull[0], 34, 40),
    0.5,
    hsl(palette.hull[0], 30, 20),
    0.5,
    hsl(palette.hull[0], 28, 11),
    1,
    hsl(palette.hull[0], 30, 24),
  ]);
  const ghosts = times(3, (i) =>
    group(
      `translate(${-9 * (i + 1)} ${5 * (i + 1)})`,
      line(
        d,
        shade(palette.accent, 0, 0.34 - i * 0.1),
        0.9,
        `stroke-dasharray="${7 - i * 2} ${3 + i * 2}"`,
      ),
    ),
  );
  const facets = line(
    poly([L * 0.52, 0, -L * 0.3, 0], false) +
      poly(
        [
          L * nose,
          -W * 0.24,
          -L * 0.26,
          -W * 0.46,
          -L * 0.3,
          0,
          -L * 0.26,
          W * 0.46,
          L * nose,
          W * 0.24,
        ],
        false,
      ) +
      poly([L * 0.02, -W * 0.5, L * 0.06, 0, L * 0.02, W * 0.5], false),
    shade(palette.accent, -10, 0.35),
    0.7,
  );
  // The stern dissolves into hexes of empty space: the cloak has it already.
  const veil = times(pen.full ? 20 : 12, () => {
    const s = rng.range(2, 4.6);
    return at(
      -L * rng.range(0.16, 0.56),
      rng.range(-0.95, 0.95) * W,
      s,
      path(burst(3, 1, 1, 0), rng.chance(0.5) ? '#060309' : shade(palette.accent, -8, 0.5)),
    );
  });
  const eye =
    ellipse(L * nose * 0.9, 0, 5, 2.4, shade(palette.accent, 4)) +
    ellipse(L * nose * 0.9 + 1, 0, 2, 1, '#fff');
  const guns = has(spec, 'guns')
    ? times(4, (i) =>
        line(
          `M${n(L * 0.04)} ${n((i - 1.5) * W * 0.3)}h${n(L * 0.24)}`,
          hsl(palette.hull[0], 30, 34),
          1.5,
        ),
      )
    : '';
  return group(
    'matrix(1 -.15 .22 .6 0 0)',
    pen.glow(
      0,
      0,
      L * 0.75,
      W * 1.3,
      shade(palette.accent, -10, 0.5),
      shade(palette.accent, -16, 0.4),
    ) +
      ghosts +
      guns +
      path(d, skin) +
      facets +
      line(d, shade(palette.accent, 6), 1.6, 'stroke-linejoin="round"') +
      veil +
      eye,
  );
};

// --- nobody's: bolted together ------------------------------------------------

/** Bolted together: a truss with a cabin, tanks, bays and an engine block. */
export const modular: Hull = (pen, palette, spec) => {
  const { rng } = pen;
  const L = 50 + 96 * spec.size;
  const H = 6 + 12 * spec.size;
  const fill = metal(pen, palette);
  const edge = `stroke="${dark(palette)}" stroke-width=".7"`;
  const count = Math.round(1.4 + spec.size * rng.range(2, 3.6));
  const step = (L * 0.62) / count;
  const truss =
    line(`M${n(-L * 0.4)} 0H${n(L * 0.36)}`, shade(palette.hull, -20), H * 0.5) +
    line(
      `M${n(-L * 0.4)} 0H${n(L * 0.36)}`,
      shade(palette.hull, 16),
      H * 0.34,
      'stroke-dasharray="1 2.4"',
    );
  const modules = times(count, (i) => {
    const [x, k] = [-L * 0.3 + i * step, rng.range(0.7, 1.15)];
    const w = step * 0.86;
    if (has(spec, 'cargo') || has(spec, 'pods') || rng.chance(0.3))
      return (
        rect(x, -H * k, w, H * 2 * k, fill, edge) +
        line(`M${n(x + w * 0.5)} ${n(-H * k)}v${n(H * 2 * k)}`, dark(palette, 0.5), 0.8) +
        line(`M${n(x + 2)} ${n(-H * 0.3)}h${n(w - 4)}`, shade(palette.accent, -4), 1.6)
      );
    if (has(spec, 'bays') && i % 2)
      return (
        rect(x, -H * 1.05, w, H * 2.1, fill, edge) +
        rect(x + w * 0.16, -H * 0.3, w * 0.68, H * 0.8, '#05070c') +
        line(`M${n(x + w * 0.2)} ${n(H * 0.4)}h${n(w * 0.6)}`, shade(palette.fire, 10), 1.6)
      );
    return (
      rect(x, -H * k * 0.9, w, H * 1.8 * k, fill, `rx="${n(H * 0.5)}" ${edge}`) +
      line(`M${n(x + 3)} 0h${n(w - 6)}`, '#ffeab0', 1, 'stroke-dasharray="1 2.4"')
    );
  });
  const guns = has(spec, 'guns')
    ? times(Math.round(1 + spec.size * 3), (i) =>
        turret(palette, -L * 0.22 + i * step, -H * 0.95, 1 + H * 0.08),
      )
    : '';
  const deck = has(spec, 'deck')
    ? path(
        poly([-L * 0.4, -H, -L * 0.42, -H * 1.35, L * 0.4, -H * 1.3, L * 0.36, -H]),
        fill,
        edge,
      ) +
      line(
        `M${n(-L * 0.36)} ${n(-H * 1.16)}H${n(L * 0.34)}`,
        shade(palette.accent),
        1,
        'stroke-dasharray="5 3"',
      )
    : '';
  const cabin =
    path(
      poly([
        L * 0.32,
        -H * 0.8,
        L * 0.42,
        -H * 0.7,
        L * 0.52,
        H * 0.1,
        L * 0.44,
        H * 0.7,
        L * 0.32,
        H * 0.8,
      ]),
      fill,
      edge,
    ) + path(poly([L * 0.42, -H * 0.5, L * 0.49, 0, L * 0.42, 0]), shade(palette.fire, 20, 0.9));
  const stern =
    [-0.6, 0, 0.6]
      .map((e) => flare(pen, palette, -L * 0.48, e * H, 14 + 24 * spec.size, H * 0.24))
      .join('') +
    path(poly([-L * 0.48, -H, -L * 0.36, -H * 0.8, -L * 0.33, H * 0.8, -L * 0.48, H]), fill, edge);
  const fins =
    line(
      `M${n(-L * 0.12)} ${n(-H)}l-6-${n(H * 0.9)}M${n(L * 0.2)} ${n(H * 0.8)}l-4 ${n(H)}`,
      shade(palette.hull, 10),
      1.6,
    ) +
    (has(spec, 'legs')
      ? line(
          `M${n(-L * 0.2)} ${n(H)}l-6 ${n(H)}h-5M${n(L * 0.14)} ${n(H)}l6 ${n(H)}h5`,
          shade(palette.hull, 6),
          2,
        )
      : '');
  const tower =
    spec.size > 0.56 && !has(spec, 'deck')
      ? bridge(
          palette,
          fill,
          -L * rng.range(0.04, 0.2),
          -H * 0.8,
          0.7 + spec.size,
          spec.size > 0.85 ? 4 : 2,
        )
      : '';
  const sails = rng.chance(0.55)
    ? group(
        `translate(${n(-L * rng.range(0.05, 0.2))} ${n(H * 0.9)})`,
        path(
          poly([0, 0, L * 0.2, 0, L * 0.12, H * 1.3, -L * 0.1, H * 1.3]),
          '#12265a',
          `stroke="${shade(palette.hull, 20)}" stroke-width=".8"`,
        ) +
          line(
            poly([L * 0.06, 0, -L * 0.03, H * 1.3], false) +
              poly([L * 0.13, 0, L * 0.05, H * 1.3], false),
            '#7fb0ff',
            0.7,
          ),
      )
    : '';
  return stern + sails + fins + tower + truss + guns + modules + deck + cabin;
};
