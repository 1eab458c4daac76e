// The surface of a planet, layer by layer: each reads its amounts from a recipe.

import type { Pen } from './pen';
import { ellipse, line, path } from './pen';
import type { Tone } from './seed';
import { hsl, n, shade, times } from './seed';
import { anywhere, band, crack, disc, patch, place, R, wisp } from './sphere';

export interface Recipe {
  /** The ground or the sea, what lies on it, and what lies on that. */
  sea: Tone;
  land?: Tone;
  high?: Tone;
  air: Tone;
  /** How many continents, clouds, craters, cracks, bands, lamps. */
  lands?: number;
  size?: number;
  clouds?: number;
  craters?: number;
  cracks?: number;
  crack?: Tone;
  bands?: number;
  lamps?: number;
  caps?: boolean;
  rings?: boolean;
  /** What people (or machines, or disasters) did to it. */
  works?: readonly Work[];
}

export type Work = (pen: Pen, recipe: Recipe) => string;

export const WHITE: Tone = [205, 40, 96];
export const LAMP: Tone = [44, 100, 72];

/** Where lands lie, the first ones in plain view: no world may look empty. */
const SPREAD = [
  [-6, 6],
  [34, -40],
  [-40, 34],
  [20, 56],
  [-30, -54],
  [60, 10],
  [-64, -10],
  [4, -72],
] as const;

export function continents(pen: Pen, r: Recipe): string {
  if (!r.land) return '';
  const [land, count, size] = [r.land, r.lands ?? 5, r.size ?? 22];
  const flip = pen.rng.sign();
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const [lat0, lon0] = SPREAD[i % SPREAD.length] ?? [0, 0];
    const [lat, lon] = [lat0 * flip + pen.rng.range(-9, 9), lon0 + pen.rng.range(-14, 14)];
    const s = size * pen.rng.range(0.55, 1.25);
    const d = patch(pen.rng, lat, lon, s, 1, pen.full ? 36 : 24);
    out += path(d, shade(land), `stroke="${shade(r.sea, 12, 0.55)}" stroke-width="2.4"`);
    out += path(
      patch(pen.rng, lat + 3, lon + 4, s * 0.62, 1.2, pen.full ? 22 : 13),
      shade(r.high ?? land, r.high ? 0 : 8, 0.75),
    );
    if (pen.full)
      out += path(
        patch(pen.rng, lat + 5, lon - 5, s * 0.3, 1.3, 14),
        shade(r.high ?? land, 12, 0.6),
      );
  }
  return out;
}

export function bands(pen: Pen, r: Recipe): string {
  if (!r.bands) return '';
  let out = '';
  for (let lat = -88; lat < 88; ) {
    const height = pen.rng.range(0.5, 1.7) * (150 / r.bands);
    const tone = pen.rng.chance(0.5) ? r.sea : (r.land ?? r.sea);
    out += path(
      band(pen.rng, lat, lat + height, pen.rng.range(0.4, 2.4), pen.full ? 16 : 9),
      hsl(tone[0] + pen.rng.range(-10, 10), tone[1], tone[2] + pen.rng.range(-13, 15), 0.66),
    );
    lat += height * pen.rng.range(0.7, 1.1);
  }
  const eye = disc(pen.rng.range(-34, -12), pen.rng.range(-25, 40), 13);
  const storm = (k: number, colour: string): string =>
    ellipse(eye.x, eye.y, eye.ry * 1.5 * k, eye.ry * 0.72 * k, colour);
  return (
    out +
    storm(1.2, shade(r.sea, -14, 0.45)) +
    storm(1, shade(r.high ?? WHITE, 0, 0.85)) +
    storm(0.55, shade(r.sea, 8, 0.7))
  );
}

export function craters(pen: Pen, r: Recipe): string {
  return times(pen.full ? (r.craters ?? 0) : Math.ceil((r.craters ?? 0) * 0.7), () => {
    const c = disc(...anywhere(pen.rng, 75), pen.rng.range(2, 4) * pen.rng.range(0.8, 2.6));
    const t = `transform="rotate(${n(c.turn)} ${n(c.x)} ${n(c.y)})"`;
    return (
      ellipse(c.x + 0.9, c.y + 0.9, c.rx, c.ry, shade(r.land ?? r.sea, 20, 0.5), t) +
      ellipse(c.x, c.y, c.rx, c.ry, shade(r.sea, -16, 0.8), t) +
      ellipse(c.x + c.rx * 0.2, c.y + c.ry * 0.2, c.rx * 0.7, c.ry * 0.7, shade(r.sea, -3, 0.55), t)
    );
  });
}

export function cracks(pen: Pen, r: Recipe): string {
  if (!r.cracks) return '';
  const d = times(r.cracks, () => crack(pen.rng, ...anywhere(pen.rng), pen.full ? 9 : 7));
  const tone = r.crack ?? [24, 100, 55];
  // Wide and faint below, narrow and bright above: heat without a blur filter.
  return (
    line(d, shade(tone, -10, 0.25), 5) +
    line(d, shade(tone, 0, 0.6), 2.2) +
    line(d, shade(tone, 25), 0.8)
  );
}

export function clouds(pen: Pen, r: Recipe): string {
  const { rng } = pen;
  const count = Math.round((r.clouds ?? 0) * (pen.full ? 15 : 9));
  return times(count, () => {
    const [lat, lon] = anywhere(rng, 80);
    const wide = rng.range(12, 38);
    const veil = wisp(rng, lat, lon, wide, rng.range(2, 5.5));
    const core = wisp(rng, lat + rng.range(-2, 3), lon + 4, wide * 0.6, rng.range(1, 3));
    return path(veil, shade(WHITE, -4, 0.36)) + path(core, shade(WHITE, 0, 0.62));
  });
}

export function caps(pen: Pen, r: Recipe): string {
  if (!r.caps) return '';
  const cap = (lat: number, size: number): string =>
    path(patch(pen.rng, lat, 0, size, 0.7, 20), shade(WHITE, -2, 0.92));
  return cap(84, 22) + cap(-88, 19);
}

/** Lamps gather into towns; they are brightest where night has fallen. */
export function lamps(pen: Pen, r: Recipe): string {
  let d = '';
  const towns = Math.ceil((r.lamps ?? 0) * (pen.full ? 1 : 0.6));
  for (let i = 0; i < towns; i += 1) {
    const [lat, lon] = anywhere(pen.rng);
    for (let k = 0; k < 7; k += 1) {
      const [x, y, z] = place(
        lat + pen.rng.range(-1, 1) * k * 1.6,
        lon + pen.rng.range(-1, 1) * k * 1.8,
      );
      if (z > 0.1 && x + y > -0.75) d += `M${n(x * R)} ${n(y * R)}h0`;
    }
  }
  return (
    d &&
    line(d, shade(LAMP, -6, 0.3), 2.4, 'stroke-linecap="round"') +
      line(d, shade(LAMP, 8), 0.9, 'stroke-linecap="round"')
  );
}
