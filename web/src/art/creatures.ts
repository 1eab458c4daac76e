// Hulls that were not built by hands: what Roonians grow and Mechans stack.

import type { Hull } from './hulls';
import { flare, has } from './hulls';
import type { Palette } from './palette';
import type { Pen, Point } from './pen';
import { at, circle, ellipse, group, line, path, poly, smooth } from './pen';
import type { Tone } from './seed';
import { hash, hsl, n, shade, times } from './seed';

// --- Mechan: blocks --------------------------------------------------------------

interface Block {
  x: number;
  y: number;
  z: number;
  w: number;
  d: number;
  h: number;
  lit: boolean;
}

/** Oblique view: x to the right, y away from us, z up. */
const spot = (x: number, y: number, z: number): [number, number] => [
  x * 0.94 + y * 0.42,
  -z - y * 0.3 - x * 0.12,
];

export function box(palette: Palette, b: Block): string {
  const face = (points: readonly (readonly [number, number, number])[], light: number): string =>
    path(
      poly(points.flatMap(([x, y, z]) => spot(x, y, z))),
      shade(palette.hull, light),
      `stroke="${hsl(palette.hull[0], 20, 8)}" stroke-width=".6" stroke-linejoin="round"`,
    );
  const { x, y, z, w, d, h } = b;
  const [ax, ay] = spot(x + w * 0.12, y, z + h * 0.5);
  const [bx, by] = spot(x + w * 0.88, y, z + h * 0.5);
  return (
    face(
      [
        [x, y, z + h],
        [x + w, y, z + h],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      24,
    ) +
    face(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y, z + h],
        [x, y, z + h],
      ],
      -6,
    ) +
    face(
      [
        [x + w, y, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x + w, y, z + h],
      ],
      -30,
    ) +
    (b.lit
      ? line(
          `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`,
          shade(palette.accent),
          1.1,
          'stroke-dasharray="4 1.6"',
        )
      : '')
  );
}

/** Far blocks first, then low ones: enough for boxes that do not cross. */
export const stack = (palette: Palette, blocks: Block[]): string =>
  blocks
    .sort((a, b) => b.y - a.y || a.z - b.z || a.x - b.x)
    .map((b) => box(palette, b))
    .join('');

export const blocks: Hull = (pen, palette, spec) => {
  const { rng } = pen;
  const L = 34 + 78 * spec.size;
  const D = 10 + 16 * spec.size;
  const H = 8 + 13 * spec.size;
  const list: Block[] = [];
  const add = (
    x: number,
    y: number,
    z: number,
    w: number,
    d: number,
    h: number,
    lit = false,
  ): void => {
    list.push({ x, y, z, w, d, h, lit });
  };
  // Four ways to begin: a barge, a tower of slabs, two hulls with a bridge, a hammerhead.
  const form = hash(`${pen.name} yard`) % 4;
  if (form === 1) {
    add(-L * 0.34, 0, -H * 1.1, L * 0.7, D, H * 0.8, true);
    add(-L * 0.26, 0, -H * 0.26, L * 0.5, D, H * 0.8, true);
    add(-L * 0.14, 0, H * 0.58, L * 0.26, D * 0.8, H * 0.7);
  } else if (form === 2) {
    add(-L * 0.5, 0, H * 0.2, L * 0.9, D, H * 0.6, true);
    add(-L * 0.4, -D * 0.2, -H, L * 1.02, D, H * 0.6, true);
    add(-L * 0.16, 0, -H * 0.4, L * 0.3, D * 0.8, H * 0.6);
  } else if (form === 3) {
    add(-L * 0.5, 0, -H * 0.3, L * 0.8, D * 0.8, H * 0.6, true);
    add(L * 0.22, -D * 0.4, -H * 1.1, L * 0.22, D * 1.7, H * 2.1, true);
  } else add(-L / 2, 0, -H / 2, L, D, H, true);
  const bits = Math.round(3 + spec.size * 7);
  for (let i = 0; i < bits; i += 1) {
    const [w, h] = [rng.range(0.1, 0.26) * L, rng.range(0.25, 0.8) * H];
    const x = rng.range(-0.5, 0.3) * L;
    if (rng.chance(0.55))
      add(x, rng.range(0, D * 0.4), H / 2, w, D * rng.range(0.3, 0.6), h, rng.chance(0.5));
    else add(x, -D * 0.35, -H * rng.range(0.3, 0.6), w, D * 0.35, h, rng.chance(0.5));
  }
  // The prow: one big hammer, or a fork with a grapple between its teeth.
  if (form !== 3 && (has(spec, 'grapple') || rng.chance(0.4))) {
    const bow = form === 1 ? L * 0.36 : L / 2;
    add(bow, 0, -H * 0.5, L * 0.2, D, H * 0.26);
    add(bow, 0, H * 0.24, L * 0.2, D, H * 0.26);
  } else if (form === 0) add(L / 2, -D * 0.1, -H * 0.62, L * 0.14, D * 1.2, H * 1.24, true);
  const stern = form === 1 ? -L * 0.46 : -L * 0.62;
  add(stern, D * 0.1, -H * 0.4, L * 0.12, D * 0.8, H * 0.8);
  const [ex, ey] = spot(stern, 0, 0);
  const fire = times(spec.size > 0.6 ? 2 : 1, (i) =>
    flare(pen, palette, ex, ey - 3 + i * 6, 18 + 18 * spec.size, 3),
  );
  const arm = has(spec, 'arms')
    ? line(`M${n(L * 0.3)} ${n(H * 0.3)}l12 16l16-4l6-9m-6 9l10 2`, shade(palette.hull, 8), 2.6)
    : '';
  const [cx, cy] = spot(L * 0.28, -D * 0.02, 0);
  const eye =
    circle(cx, cy, 2.6 + spec.size * 2, '#041012') +
    circle(cx, cy, 1.5 + spec.size * 1.4, shade(palette.accent, 10));
  const star = /star/.test(pen.name)
    ? circle(
        -L * 0.1,
        -H * 1.2,
        H * 0.9,
        pen.radial(
          [
            0,
            '#eafffb',
            0.3,
            shade(palette.accent),
            0.6,
            shade(palette.hull, -20),
            1,
            shade(palette.hull, -44),
          ],
          0.4,
          0.4,
          0.7,
        ),
      )
    : '';
  return fire + star + stack(palette, list) + arm + eye;
};

// --- Roonian: grown ---------------------------------------------------------------

/** A segmented body along a bent spine; thick in the middle, thin at the tail. */
function carapace(
  pen: Pen,
  palette: Palette,
  L: number,
  fat: number,
  bend: number,
  segments: number,
): string {
  const h = palette.hull;
  const at_ = (t: number): Point => [L * (0.5 - t), Math.sin(t * 2.6) * bend - bend * 0.5];
  const wide = (t: number): number =>
    fat * Math.sin(Math.min(1, t * 1.25 + 0.16) * Math.PI) ** 0.75 + 1.2;
  const [top, bottom]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= 9; i += 1) {
    const t = i / 9;
    const [x, y] = at_(t);
    top.push([x, y - wide(t)]);
    bottom.unshift([x, y + wide(t) * 0.8]);
  }
  const skin = pen.linear([
    0,
    shade(h, 30),
    0.3,
    shade(h, 6),
    0.65,
    shade(h, -18),
    1,
    hsl(h[0] + 180, 40, 16),
  ]);
  const ribs = times(segments, (i) => {
    const t = 0.14 + (i / segments) * 0.78;
    const [x, y] = at_(t);
    const w = wide(t);
    return (
      line(
        `M${n(x)} ${n(y - w)}Q${n(x - w * 0.62)} ${n(y)} ${n(x)} ${n(y + w * 0.8)}`,
        shade(h, -34, 0.8),
        1.4,
      ) +
      line(
        `M${n(x - 1.6)} ${n(y - w * 0.9)}Q${n(x - 1.6 - w * 0.6)} ${n(y - w * 0.2)} ${n(x - w * 0.35)} ${n(y + w * 0.3)}`,
        shade(h, 34, 0.45),
        0.8,
      )
    );
  });
  const lamps = times(segments, (i) => {
    const t = 0.2 + (i / segments) * 0.7;
    const [x, y] = at_(t);
    return circle(
      x - wide(t) * 0.2,
      y + wide(t) * 0.22,
      1.5 + wide(t) * 0.05,
      shade(palette.fire, 4),
    );
  });
  return (
    path(smooth([...top, ...bottom]), skin, `stroke="${shade(h, -40)}" stroke-width=".8"`) +
    ribs +
    lamps
  );
}

function limbs(
  pen: Pen,
  palette: Palette,
  x: number,
  y: number,
  count: number,
  reach: number,
  down: number,
): string {
  return times(count, (i) => {
    const [dx, k] = [i * -7, pen.rng.range(0.7, 1.15) * reach];
    return line(
      `M${n(x + dx)} ${n(y)}q${n(k * 0.3)} ${n(down * k * 0.7)} ${n(-k * 0.3)} ${n(down * k)}q${n(-k * 0.2)} ${n(down * k * 0.2)} ${n(-k * 0.8)} ${n(down * k * 0.1)}`,
      shade(palette.hull, -14),
      2.4,
      'stroke-linecap="round"',
    );
  });
}

function head(palette: Palette, x: number, y: number, s: number): string {
  const jaw = (k: number): string =>
    path(
      `M${n(x - s * 0.3)} ${n(y + k * s * 0.3)}Q${n(x + s * 1.5)} ${n(y + k * s * 1.1)} ${n(x + s * 1.7)} ${n(y + k * s * 0.05)}Q${n(x + s)} ${n(y + k * s * 0.5)} ${n(x)} ${n(y)}Z`,
      shade(palette.hull, k < 0 ? 18 : -14),
      `stroke="${shade(palette.hull, -40)}" stroke-width=".6"`,
    );
  return (
    jaw(1) +
    jaw(-1) +
    [0, 1, 2]
      .map((i) =>
        ellipse(
          x - i * s * 0.42,
          y - s * 0.34 - i * s * 0.08,
          s * 0.22,
          s * 0.15,
          shade(palette.accent, 14),
        ),
      )
      .join('')
  );
}

const bug = (pen: Pen, palette: Palette): string =>
  limbs(pen, palette, 4, 4, 3, 12, 1) +
  ellipse(-4, -10, 15, 4, '#cfeec055', 'transform="rotate(24)"') +
  ellipse(-8, -8, 15, 4, '#cfeec03a', 'transform="rotate(-14)"') +
  carapace(pen, palette, 40, 9, 5, 4) +
  head(palette, 18, -2, 6);

export const grown: Hull = (pen, family, spec) => {
  const { rng } = pen;
  // Kin, but no twins: each brood its own green, length and girth.
  const turn = rng.range(-26, 30);
  const cast = ([h, s, l]: Tone): Tone => [h + turn, s, l];
  const palette: Palette = {
    hull: cast(family.hull),
    accent: cast(family.accent),
    fire: family.fire,
  };
  const [long, thick] = rng.pick([
    [1, 1],
    [1.16, 0.66],
    [0.74, 1.5],
    [0.9, 1.2],
    [1.05, 0.85],
  ] as const);
  const L = (44 + 88 * spec.size) * long;
  const fat = (5 + 17 * spec.size) * thick;
  const bend = rng.range(4, 22) * rng.sign();
  if (has(spec, 'pod')) {
    const petal = (k: number): string =>
      path(
        `M-40 0C-20 ${n(-26 * k)} 30 ${n(-34 * k)} 62 ${n(-4 * k)}C30 ${n(-10 * k)} 0 ${n(-8 * k)}-40 0Z`,
        shade(palette.hull, k > 0 ? 14 : -14),
        `stroke="${shade(palette.hull, -38)}" stroke-width=".8"`,
      );
    return (
      limbs(pen, palette, -34, 0, 4, 30, 0.5) +
      limbs(pen, palette, -34, 0, 3, 26, -0.5) +
      petal(1.1) +
      pen.glow(14, 0, 40, 20, '#fff7d0', shade(palette.fire)) +
      petal(-1.1) +
      times(5, (i) => ellipse(-10 + i * 12, -1, 4.6, 6, shade(palette.accent, 12, 0.8)))
    );
  }
  const crown = has(spec, 'crown')
    ? times(6, (i) =>
        path(
          poly([
            L * 0.32 - i * 7,
            -fat * 0.7,
            L * 0.3 - i * 8,
            -fat * (1.9 - Math.abs(i - 2) * 0.22),
            L * 0.26 - i * 7,
            -fat * 0.75,
          ]),
          shade(palette.hull, 12),
          `stroke="${shade(palette.hull, -38)}" stroke-width=".6"`,
        ),
      )
    : '';
  const eggs = has(spec, 'eggs')
    ? times(7, (i) =>
        circle(
          -L * 0.02 - i * 8,
          fat * (0.9 + (i % 2) * 0.3),
          6.4 - i * 0.4,
          pen.radial(
            [0, '#fff3c8', 0.5, shade(palette.fire, -6), 1, shade(palette.hull, -26)],
            0.4,
            0.4,
            0.6,
          ),
        ),
      )
    : '';
  const spikes =
    has(spec, 'spikes') && rng.chance(0.6)
      ? times(7, (i) =>
          path(
            poly([
              L * 0.24 - i * L * 0.09,
              -fat * 0.8,
              L * 0.16 - i * L * 0.09,
              -fat * 1.7,
              L * 0.18 - i * L * 0.09,
              -fat * 0.8,
            ]),
            shade(palette.accent, -16),
          ),
        )
      : '';
  const sail =
    has(spec, 'sail') || rng.chance(0.3)
      ? path(
          `M${n(L * 0.2)} ${n(-fat * 0.6)}C0 ${n(-fat * 3)}-${n(L * 0.3)} ${n(-fat * 3)}-${n(L * 0.5)} ${n(-fat * 2.2)}C-${n(L * 0.26)} ${n(-fat * 1.6)}-${n(L * 0.2)}-${n(fat)}-${n(L * 0.2)} ${n(-fat * 0.5)}Z`,
          pen.linear([0, shade(palette.accent, 0, 0.75), 1, shade(palette.fire, -20, 0.5)]),
          `stroke="${shade(palette.accent)}" stroke-width=".6"`,
        )
      : '';
  const arms =
    spec.size > 0.4
      ? limbs(
          pen,
          palette,
          L * 0.14,
          fat * 0.5,
          Math.round(2 + spec.size * 3),
          18 + 18 * spec.size,
          1,
        )
      : limbs(pen, palette, 0, 4, 3, 14, 1);
  const tails = times(3, (i) =>
    line(
      `M${n(-L * 0.44)} ${n(bend * 0.1)}q-14 ${n((i - 1) * 16)} -22 ${n((i - 1) * 8)}q-8 ${n((1 - i) * 10)}-16 ${n((i - 1) * 4)}`,
      shade(palette.fire, -14, 0.7),
      1.6,
      'stroke-linecap="round"',
    ),
  );
  return (
    tails +
    sail +
    crown +
    spikes +
    eggs +
    carapace(pen, palette, L, fat, bend, Math.round(4 + spec.size * 4)) +
    arms +
    head(palette, L * 0.46, -bend * 0.4, 6 + 7 * spec.size)
  );
};

/** Many small ones, larger to the front. */
export const swarm: Hull = (pen, palette, spec) => {
  const one = pen.stamp(bug(pen, palette));
  const count = spec.count;
  return times(count, (i) => {
    const t = i / Math.max(1, count - 1);
    return group(
      `translate(${n(-52 + ((i * 61) % 100) + t * 8)} ${n(-34 + ((i * 37) % 66))}) rotate(${pen.rng.int(-26, 14)}) scale(${n(0.4 + t * (count > 4 ? 0.5 : 1))})`,
      one,
    );
  });
};

export const solitaryBug: Hull = (pen, palette, spec) =>
  at(0, 0, 1.3 + spec.size, bug(pen, palette));
