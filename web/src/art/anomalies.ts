// Colonies that are not balls: belts, nebulae, gates, rifts, stations, the hole.

import type { Pen } from './pen';
import { at, blob, burst, circle, ellipse, group, line, path, poly, rect } from './pen';
import type { Tone } from './seed';
import { hsl, n, shade, times } from './seed';
import { ring } from './sphere';

function rockAt(pen: Pen, x: number, y: number, s: number): string {
  const d = blob(pen.rng, 0, 0, s, s * 0.8, 8, 0.36);
  const fill = pen.linear([0, '#d9c8ae', 0.45, '#84705c', 1, '#1c1614'], 0.8, 1);
  return group(
    `translate(${n(x)} ${n(y)}) rotate(${pen.rng.int(-25, 25)})`,
    path(d, fill) +
      (s > 5
        ? ellipse(-s * 0.2, 0, s * 0.28, s * 0.2, '#0005') +
          ellipse(s * 0.25, s * 0.3, s * 0.16, s * 0.12, '#0005')
        : ''),
  );
}

function belt(pen: Pen): string {
  const sun = pen.glow(-44, -34, 34, 34, '#fff6da', '#ffbe6e');
  const dust = group(
    'rotate(-18)',
    ellipse(0, 4, 88, 20, pen.radial([0, '#c9a57a55', 1, '#c9a57a00'])),
  );
  const far = times(pen.full ? 40 : 24, () => {
    const t = pen.rng.range(-1, 1);
    return circle(
      t * 82,
      -t * 26 + pen.rng.range(-14, 16),
      pen.rng.range(0.5, 1.6),
      hsl(30, 20, pen.rng.range(30, 70)),
    );
  });
  const near = times(9, (i) => {
    const t = (i - 4) / 4;
    return rockAt(
      pen,
      t * 66 + pen.rng.range(-6, 6),
      -t * 22 + pen.rng.range(-9, 9),
      pen.rng.range(4, 9),
    );
  });
  return sun + dust + far + near + rockAt(pen, 8, 8, 21);
}

function nebula(pen: Pen): string {
  const hues = [292, 318, 200, 258, 178, 330];
  const mist = times(pen.full ? 16 : 11, (i) => {
    const h = hues[i % 6] ?? 280;
    const fill = pen.radial([
      0,
      hsl(h, 85, 64, 0.5),
      0.5,
      hsl(h, 80, 50, 0.2),
      1,
      hsl(h, 80, 40, 0),
    ]);
    return ellipse(
      pen.rng.range(-42, 42),
      pen.rng.range(-30, 30),
      pen.rng.range(22, 52),
      pen.rng.range(16, 34),
      fill,
      `transform="rotate(${pen.rng.int(-40, 40)})"`,
    );
  });
  const pillar = path(
    'M-34 60C-30 20-18 10-22-14C-14-26-6-20-8-8C-2-24 8-40 14-22C18-6 10 4 20 14C26-2 34 0 34 12C36 30 30 44 36 60Z',
    pen.linear([0, '#e08ad0', 0.2, '#6a2f78', 1, '#0d0620']),
    'opacity=".9"',
  );
  const suns = times(9, () => {
    const r = pen.rng.range(0.8, 2.2);
    return at(
      pen.rng.range(-52, 52),
      pen.rng.range(-42, 20),
      r,
      circle(0, 0, 4, '#ffffff22') + path(burst(4, 3.4, 0.5), '#fff'),
    );
  });
  return mist + pillar + suns;
}

function starGate(pen: Pen): string {
  const hue = pen.rng.pick([24, 268, 176, 330, 208]) + pen.rng.range(-12, 12);
  const spokes = pen.rng.int(6, 10);
  const pool = circle(
    0,
    0,
    33,
    pen.radial([
      0,
      '#ffffff',
      0.2,
      hsl(hue, 100, 78),
      0.6,
      hsl(hue, 90, 42),
      1,
      hsl(hue + 30, 80, 12),
    ]),
  );
  const swirl = times(7, (i) =>
    group(`rotate(${i * 51})`, line('M0 0C10-4 20-10 31-6', hsl(hue + 20, 100, 86, 0.6), 1.6)),
  );
  const frame =
    `<circle r="40" fill="none" stroke="${pen.linear(
      [0, '#dfe4f2', 0.5, '#6d748c', 1, '#181b28'],
      0.7,
      1,
    )}" stroke-width="11"/>` +
    `<circle r="34.6" fill="none" stroke="${hsl(hue, 100, 74)}" stroke-width="1.2"/><circle r="41" fill="none" stroke="#0b0d18" stroke-width="1.6" stroke-dasharray="6 3"/>`;
  const locks = times(spokes, (i) =>
    group(
      `rotate(${n((i * 360) / spokes)})`,
      path('M-5-52L5-52L3.4-36L-3.4-36Z', '#39405a', 'stroke="#aab3cc" stroke-width=".7"') +
        circle(0, -46, 1.7, hsl(hue, 100, 76)),
    ),
  );
  return (
    pen.glow(0, 0, 74, 66, hsl(hue, 95, 60, 0.4), hsl(hue, 95, 50, 0.4)) +
    group('rotate(-10) scale(.92 1.06)', pool + swirl + frame + locks)
  );
}

function rift(pen: Pen): string {
  const points: number[] = [];
  const back: number[] = [];
  for (let i = 0; i <= 10; i += 1) {
    const t = i / 10;
    const [x, y, w] = [
      -58 + t * 116,
      30 - t * 60 + pen.rng.range(-9, 9),
      Math.sin(t * Math.PI) * pen.rng.range(7, 13),
    ];
    points.push(x, y - w);
    back.unshift(x + 2, y + w);
  }
  const d = poly([...points, ...back]);
  const glow = [16, 10, 5]
    .map((w, i) => line(d, hsl(190 + i * 50, 95, 62, 0.16 + i * 0.06), w))
    .join('');
  const inside =
    path(
      d,
      pen.linear(
        [0, '#05020f', 0.35, '#3a0f78', 0.5, '#c64bff', 0.65, '#2a1072', 1, '#05020f'],
        1,
        0.2,
      ),
    ) + line(d, '#eaf4ff', 1.2);
  const shards = times(12, () => {
    const [x, y, s] = [pen.rng.range(-60, 60), pen.rng.range(-46, 46), pen.rng.range(2, 6)];
    return path(
      poly([x, y - s, x + s * 0.5, y + s * 0.6, x - s * 0.6, y + s * 0.3]),
      hsl(pen.rng.range(190, 300), 80, 74, 0.75),
    );
  });
  return pen.glow(0, 0, 86, 56, '#a04bff44', '#3a6bff44') + glow + inside + shards;
}

function blackHole(pen: Pen): string {
  const fire = pen.linear(
    [0, '#ff7a1a00', 0.2, '#ff9a3c', 0.5, '#fff4d8', 0.8, '#ff8c2e', 1, '#c83a0000'],
    1,
    0,
  );
  const disk = (front: boolean): string =>
    times(9, (i) =>
      line(
        ring(34 + i * 5.4, (34 + i * 5.4) * 0.17, front),
        fire,
        i < 2 ? 3.4 : 2.3,
        `opacity="${n(1 - i * 0.09)}"`,
      ),
    );
  const lens = times(
    4,
    (i) =>
      `<circle r="${31 + i * 3.2}" fill="none" stroke="${pen.linear([0, '#fff0cc', 0.5, '#ff9a3c', 1, '#ff5a1a55'])}" stroke-width="${n(3 - i * 0.6)}" opacity="${n(0.95 - i * 0.22)}"/>`,
  );
  return (
    pen.glow(0, 0, 100, 64, '#ff8a3a33', '#ff6a1a44') +
    group('rotate(-14)', disk(false) + lens + circle(0, 0, 30, '#000') + disk(true))
  );
}

function towers(pen: Pen, y: number, wide: number, count: number, up: number): string {
  const fill = pen.linear([0, '#c9d2ea', 1, '#2a3046'], 1, 0);
  return times(count, (i) => {
    const x = ((i + 0.5) / count) * wide * 2 - wide;
    const h = up * (1 - (Math.abs(x) / wide) * 0.75) * pen.rng.range(0.55, 1.1);
    return (
      rect(x - 2.4, up < 0 ? y : y - h, 4.8, Math.abs(h), fill) +
      rect(x - 1, up < 0 ? y - h * 0.2 : y - h * 0.8, 0.9, Math.abs(h) * 0.6, '#ffd98a')
    );
  });
}

function stationCity(pen: Pen): string {
  const plate = (y: number, rx: number, colours: Tone): string =>
    ellipse(0, y + 4, rx, rx * 0.2, shade(colours, -30)) +
    ellipse(
      0,
      y,
      rx,
      rx * 0.2,
      pen.linear([0, shade(colours, 14), 1, shade(colours, -14)], 1, 0.4),
    ) +
    line(
      ring(rx, rx * 0.2, true),
      '#ffd98a',
      1.5,
      `stroke-dasharray="1.4 3" transform="translate(0 ${n(y + 4)})"`,
    );
  return (
    pen.glow(0, 0, 84, 62, '#5aa0ff33', '#3a6bff33') +
    path('M-7 10L-3 56L0 64L3 56L7 10Z', pen.linear([0, '#8a93b0', 1, '#1a1e30'], 1, 0)) +
    towers(pen, 14, 34, 9, -20) +
    plate(12, 62, [222, 20, 46]) +
    towers(pen, 10, 50, 15, 40) +
    plate(-8, 30, [222, 22, 52]) +
    towers(pen, -9, 24, 9, 36) +
    line('M0-44V-62', '#dfe7ff', 1) +
    circle(0, -62, 1.6, '#ff6a6a')
  );
}

function orbitalYard(pen: Pen): string {
  const steel = pen.linear([0, '#dfe6f6', 0.5, '#67708c', 1, '#1b2032']);
  const rib = (x: number): string =>
    line(`M${x}-34C${x + 12}-20 ${x + 12} 20 ${x} 34`, steel, 5) + circle(x + 9, 0, 1.6, '#ffcf6a');
  const hull =
    path(
      'M-62 4L-44-9L20-11L52-3L60 2L40 10L-40 12Z',
      pen.linear([0, '#b8a58a', 0.5, '#5d5244', 1, '#191511']),
    ) + line('M-40 1H44', '#ffb45a', 1.2, 'stroke-dasharray="6 3"');
  const sparks = times(7, () =>
    at(
      pen.rng.range(-46, 46),
      pen.rng.range(-9, 9),
      pen.rng.range(0.8, 1.6),
      circle(0, 0, 4.5, '#8fd8ff44') + path(burst(4, 4, 0.7), '#e8fbff'),
    ),
  );
  return (
    pen.glow(40, 60, 110, 60, '#3f7ad055', '#2a4fa055') +
    group(
      'rotate(-12)',
      times(
        2,
        (i) =>
          rect(-66, i ? 32 : -38, 132, 6, steel) +
          line(`M-64 ${i ? 35 : -35}H64`, '#12162a', 1.2, 'stroke-dasharray="5 4"'),
      ) +
        [-56, -8].map(rib).join('') +
        hull +
        sparks +
        [-32, 16, 48].map(rib).join(''),
    )
  );
}

/** A place that is no planet, or nothing when the look is a planet's. */
export function anomaly(pen: Pen, look: string): string {
  switch (look) {
    case 'belt':
      return belt(pen);
    case 'nebula':
      return nebula(pen);
    case 'star gate':
      return starGate(pen);
    case 'rift':
      return rift(pen);
    case 'black hole':
      return blackHole(pen);
    case 'station city':
      return stationCity(pen);
    case 'orbital yard':
      return orbitalYard(pen);
    default:
      return '';
  }
}
