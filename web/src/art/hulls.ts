// Hulls made in yards: naval, winged, ringed, hidden, and the small darts.
// All fly to the right, lie about the origin, and are some 150 long at size 1.

import type { Palette } from './palette';
import type { Pen } from './pen';
import { circle, ellipse, group, line, path, poly, rect } from './pen';
import { hsl, n, shade, times } from './seed';

export interface Spec {
  /** 0.3 is a probe, 1 a dreadnought. */
  size: number;
  /** Words for what the class carries: guns, missiles, bays, deck, cargo, dish, pods, bombs … */
  gear: string;
  /** How many fly together. */
  count: number;
}

export type Hull = (pen: Pen, palette: Palette, spec: Spec) => string;

export const has = (spec: Spec, word: string): boolean => spec.gear.includes(word);

export function flare(
  pen: Pen,
  palette: Palette,
  x: number,
  y: number,
  long: number,
  thick: number,
): string {
  const f = palette.fire;
  const fill = pen.linear(
    [0, shade(f, 0, 0), 0.55, shade(f, 0, 0.55), 0.85, shade(f, 22), 1, '#ffffff'],
    1,
    0,
  );
  return path(
    `M${n(x)} ${n(y - thick)}Q${n(x - long * 0.35)} ${n(y - thick * 0.7)} ${n(x - long)} ${n(y)}Q${n(x - long * 0.35)} ${n(y + thick * 0.7)} ${n(x)} ${n(y + thick)}Z`,
    fill,
  );
}

export const metal = (pen: Pen, palette: Palette): string => {
  const h = palette.hull;
  return pen.linear([
    0,
    shade(h, 30),
    0.3,
    shade(h, 8),
    0.55,
    shade(h, -8),
    0.6,
    shade(h, -24),
    1,
    shade(h, -46),
  ]);
};

export const dark = (palette: Palette, alpha = 1): string =>
  hsl(palette.hull[0], palette.hull[1], 9, alpha);

// --- naval: keel, decks, turrets, a bridge ----------------------------------

export function turret(palette: Palette, x: number, y: number, s: number): string {
  return (
    line(
      `M${n(x)} ${n(y - s)}h${n(s * 4)}m-${n(s * 4)} ${n(s * 0.9)}h${n(s * 3.6)}`,
      shade(palette.hull, 18),
      s * 0.5,
    ) +
    path(
      poly([
        x - s * 1.6,
        y + s * 0.6,
        x - s,
        y - s * 1.7,
        x + s,
        y - s * 1.7,
        x + s * 1.8,
        y + s * 0.6,
      ]),
      shade(palette.hull, -6),
      `stroke="${dark(palette)}" stroke-width=".5"`,
    )
  );
}

export function bridge(
  palette: Palette,
  fill: string,
  x: number,
  y: number,
  s: number,
  floors: number,
): string {
  return (
    times(floors, (i) => {
      const [w, h, top] = [s * (7 - i * 1.7), s * 2.4, y - s * 2.4 * (i + 1)];
      return (
        path(
          poly([x - w * 0.8, top + h, x - w * 0.62, top, x + w * 0.42, top, x + w * 0.75, top + h]),
          fill,
          `stroke="${dark(palette)}" stroke-width=".5"`,
        ) +
        line(
          `M${n(x - w * 0.5)} ${n(top + h * 0.45)}H${n(x + w * 0.45)}`,
          '#ffe9ae',
          s * 0.32,
          'stroke-dasharray="1.2 .8"',
        )
      );
    }) +
    line(
      `M${n(x - s)} ${n(y - s * 2.4 * floors)}v${n(-s * 3)}m${n(-s)} ${n(s)}h${n(s * 2)}`,
      shade(palette.hull, 20),
      0.7,
    )
  );
}

function underside(palette: Palette, spec: Spec, L: number, H: number): string {
  let out = '';
  if (has(spec, 'cargo'))
    out += times(5, (i) =>
      rect(
        -L * 0.34 + i * L * 0.13,
        H * 0.5,
        L * 0.115,
        H * 1.1,
        hsl(palette.accent[0] + i * 24, 45, 40),
        `stroke="${dark(palette)}" stroke-width=".8"`,
      ),
    );
  if (has(spec, 'pods'))
    out += times(4, (i) =>
      path(
        `M${n(-L * 0.3 + i * L * 0.17)} ${n(H * 0.8)}q-4 8 0 ${n(H * 0.9)}q5 4 10 0q4-8 0-${n(H * 0.9)}Z`,
        shade(palette.hull, 4),
        `stroke="${shade(palette.accent)}" stroke-width=".7"`,
      ),
    );
  if (has(spec, 'legs'))
    out += line(
      `M${n(-L * 0.25)} ${n(H * 0.8)}l-7 ${n(H)}h-6M${n(L * 0.2)} ${n(H * 0.8)}l7 ${n(H)}h6`,
      shade(palette.hull, -4),
      2.2,
    );
  return out;
}

function topside(palette: Palette, spec: Spec, L: number, H: number, fill: string): string {
  const s = 1 + H * 0.09;
  let out = '';
  if (has(spec, 'guns'))
    out += times(Math.round(spec.size * 3.4), (i) =>
      turret(palette, L * (0.08 + i * 0.115), -H * (0.74 - i * 0.07), s),
    );
  if (has(spec, 'missiles'))
    out += times(
      4,
      (i) =>
        path(
          poly([
            L * 0.02 + i * 8,
            -H * 0.6,
            L * 0.02 + i * 8 + 7,
            -H * 0.6 - 9,
            L * 0.02 + i * 8 + 10,
            -H * 0.6 - 7,
            L * 0.02 + i * 8 + 5,
            -H * 0.6,
          ]),
          shade(palette.hull, 12),
          `stroke="${dark(palette)}" stroke-width=".5"`,
        ) + circle(L * 0.02 + i * 8 + 9, -H * 0.6 - 8.5, 1.4, shade(palette.accent)),
    );
  if (has(spec, 'deck'))
    out +=
      path(
        poly([-L * 0.42, -H * 0.7, -L * 0.46, -H * 1.1, L * 0.5, -H * 0.85, L * 0.42, -H * 0.5]),
        fill,
      ) +
      line(
        `M${n(-L * 0.4)} ${n(-H * 0.88)}L${n(L * 0.45)} ${n(-H * 0.7)}`,
        shade(palette.accent),
        1,
        'stroke-dasharray="5 3"',
      );
  if (has(spec, 'dish'))
    out +=
      path(`M${n(L * 0.02)} ${n(-H - 8)}q7 1 9 8q-9 2-9-8`, shade(palette.hull, 24)) +
      line(
        `M${n(L * 0.06)} ${n(-H - 3)}L${n(-L * 0.02)} ${n(-H * 0.5)}`,
        shade(palette.hull, 10),
        1.2,
      );
  return out;
}

export const naval: Hull = (pen, palette, spec) => {
  const { rng } = pen;
  const L = 52 + 104 * spec.size;
  const H = 6.5 + 9.5 * spec.size;
  const fill = metal(pen, palette);
  const bow = rng.pick([
    [0.34, -0.5, 0.5, 0.1, 0.4, 0.55],
    [0.36, -0.62, 0.5, -0.3, 0.42, 0.5],
    [0.3, -0.6, 0.5, 0.34, 0.36, 0.7],
  ]);
  const [bx1 = 0, by1 = 0, bx2 = 0, by2 = 0, bx3 = 0, by3 = 0] = bow;
  const stern = rng.range(0.75, 1);
  const outline = poly([
    -L * 0.5,
    -H * 0.55 * stern,
    -L * 0.42,
    -H * 0.95,
    -L * 0.12,
    -H,
    L * 0.08,
    -H * 0.72,
    L * bx1,
    H * by1,
    L * bx2,
    H * by2,
    L * bx3,
    H * by3,
    L * 0.1,
    H * 0.85,
    -L * 0.2,
    H,
    -L * 0.4,
    H * 0.8,
    -L * 0.5,
    H * 0.5,
  ]);
  const engines = spec.size > 0.8 ? [-0.5, 0, 0.5] : spec.size > 0.5 ? [-0.32, 0.32] : [0];
  const fins =
    path(
      poly([
        -L * 0.44,
        -H * 0.8,
        -L * 0.5,
        -H * rng.range(1.5, 2.2),
        -L * 0.4,
        -H * 1.5,
        -L * 0.26,
        -H * 0.9,
      ]),
      fill,
    ) +
    path(
      poly([
        -L * 0.4,
        H * 0.7,
        -L * 0.46,
        H * rng.range(1.4, 1.9),
        -L * 0.34,
        H * 1.3,
        -L * 0.18,
        H * 0.9,
      ]),
      shade(palette.hull, -26),
    );
  const bays = has(spec, 'bays')
    ? times(
        Math.round(3 + spec.size * 2),
        (i) =>
          rect(
            -L * 0.3 + i * L * 0.115,
            -H * 0.05,
            L * 0.085,
            H * 0.42,
            '#070910',
            `stroke="${shade(palette.hull, 14)}" stroke-width=".7"`,
          ) +
          line(
            `M${n(-L * 0.29 + i * L * 0.115)} ${n(H * 0.3)}h${n(L * 0.065)}`,
            shade(palette.fire, 10),
            1.4,
          ),
      )
    : '';
  const plates = times(pen.full ? 9 : 5, () =>
    rect(
      rng.range(-0.42, 0.26) * L,
      rng.range(-0.75, 0.5) * H,
      rng.range(4, 11),
      rng.range(1, 2.6),
      shade(palette.hull, rng.range(-30, 16), 0.7),
    ),
  );
  const ports = line(
    `M${n(-L * 0.36)} ${n(-H * 0.42)}H${n(L * 0.24)}M${n(-L * 0.3)} ${n(H * 0.62)}H${n(L * 0.12)}`,
    '#ffeab0',
    0.9,
    `stroke-dasharray="1 ${rng.pick([2.2, 3, 4.4])}"`,
  );
  const rust = has(spec, 'old')
    ? times(9, () =>
        ellipse(
          rng.range(-0.4, 0.3) * L,
          rng.range(-0.6, 0.6) * H,
          rng.range(2, 7),
          rng.range(1, 3),
          '#6a3a1acc',
        ),
      ) + line(`M${n(-L * 0.1)} ${n(-H)}l4 6l-3 4l6 5`, '#000a', 1.2)
    : '';
  const wings = has(spec, 'wings')
    ? path(
        poly([-L * 0.02, H * 0.2, -L * 0.34, H * 1.9, -L * 0.22, H * 1.9, L * 0.2, H * 0.5]),
        shade(palette.hull, -10),
        `stroke="${shade(palette.accent)}" stroke-width=".8"`,
      )
    : has(spec, 'sponson')
      ? group(
          `translate(${n(-L * 0.02)} ${n(H * 1.25)})`,
          rect(-L * 0.1, -H * 0.7, L * 0.12, H * 0.6, shade(palette.hull, -34)) +
            path(
              poly([
                -L * 0.26,
                -H * 0.3,
                L * 0.14,
                -H * 0.34,
                L * 0.26,
                0,
                L * 0.1,
                H * 0.3,
                -L * 0.24,
                H * 0.26,
              ]),
              fill,
              `stroke="${dark(palette)}" stroke-width=".7"`,
            ) +
            line(`M${n(-L * 0.22)} 0H${n(L * 0.18)}`, shade(palette.accent), 1) +
            turret(palette, L * 0.06, -H * 0.34, 1 + H * 0.06),
        )
      : '';
  const thorns = has(spec, 'spikes')
    ? times(4, (i) =>
        path(
          poly([
            -L * 0.3 + i * L * 0.13,
            -H * 0.8,
            -L * 0.31 + i * L * 0.13,
            -H * 1.5,
            -L * 0.25 + i * L * 0.13,
            -H * 0.8,
          ]),
          shade(palette.hull, -16),
        ),
      )
    : '';
  const ram = has(spec, 'ram')
    ? path(
        poly([L * 0.34, -H * 0.4, L * 0.62, H * 0.3, L * 0.36, H * 0.6]),
        shade(palette.accent, -12),
      )
    : '';
  return (
    engines
      .map((e) => flare(pen, palette, -L * 0.5, e * H, 16 + 26 * spec.size, H * 0.24))
      .join('') +
    underside(palette, spec, L, H) +
    thorns +
    fins +
    ram +
    (spec.size > 0.45 && !has(spec, 'nobridge')
      ? bridge(
          palette,
          fill,
          -L * rng.range(0.12, 0.24),
          -H * 0.85,
          0.9 + spec.size,
          spec.size > 0.85 ? 4 : spec.size > 0.65 ? 3 : 2,
        )
      : path(
          `M${n(L * 0.02)} ${n(-H * 0.8)}q${n(L * 0.1)}-${n(H * 0.6)} ${n(L * 0.2)} ${n(H * 0.2)}Z`,
          shade(palette.fire, 16, 0.9),
        )) +
    path(outline, fill, `stroke="${dark(palette)}" stroke-width=".8"`) +
    plates +
    rust +
    bays +
    line(
      `M${n(-L * 0.48)} ${n(H * 0.1)}L${n(L * 0.1)} ${n(H * 0.12)}L${n(L * 0.46)} ${n(by2 * H * 0.9)}`,
      shade(palette.accent),
      1.1 + spec.size * 0.5,
    ) +
    ports +
    engines
      .map((e) =>
        rect(
          -L * 0.5 - 2,
          e * H - H * 0.26,
          5,
          H * 0.52,
          dark(palette),
          `stroke="${shade(palette.hull, 16)}" stroke-width=".6"`,
        ),
      )
      .join('') +
    topside(palette, spec, L, H, fill) +
    wings
  );
};
