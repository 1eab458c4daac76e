// Shapes on a ball seen from afar: real projection, so coasts bend at the limb.

import { poly } from './pen';
import type { Rng } from './seed';
import { n } from './seed';

/** Radius of every planet before it is scaled into its window. */
export const R = 50;

type Vector = readonly [number, number, number];

const DEG = Math.PI / 180;
/** The pole leans this far to the viewer, so that bands curve. */
const LEAN = 16 * DEG;

/** A place by latitude and longitude (degrees), leaned to the viewer; z > 0 faces us. */
export function place(lat: number, lon: number): Vector {
  const [a, o] = [lat * DEG, lon * DEG];
  const x = Math.cos(a) * Math.sin(o);
  const y = -Math.sin(a);
  const z = Math.cos(a) * Math.cos(o);
  return [x, y * Math.cos(LEAN) + z * Math.sin(LEAN), z * Math.cos(LEAN) - y * Math.sin(LEAN)];
}

/** Onto the disc; what lies behind is pressed to the limb, which clips it cleanly. */
function project([x, y, z]: Vector): [number, number] {
  if (z >= 0) return [x * R, y * R];
  const k = (R * 1.04) / (Math.hypot(x, y) || 1);
  return [x * k, y * k];
}

/** A random place on the near side. */
export function anywhere(rng: Rng, spread = 80): [lat: number, lon: number] {
  return [Math.asin(rng.range(-0.94, 0.94)) / DEG, rng.range(-spread, spread)];
}

/** A ragged coastline around a place; `size` is its angular radius in degrees. */
export function patch(
  rng: Rng,
  lat: number,
  lon: number,
  size: number,
  rough = 1,
  count = 30,
): string {
  const c = place(lat, lon);
  const east = place(0, lon + 90);
  const north: Vector = [
    c[1] * east[2] - c[2] * east[1],
    c[2] * east[0] - c[0] * east[2],
    c[0] * east[1] - c[1] * east[0],
  ];
  const waves = [2, 3, 5, 8, 11].map(
    (k) => [k, rng.range(0, 6.3), (rng.range(0.5, 1) * rough) / (k + 1.5)] as const,
  );
  const points: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const t = (i / count) * Math.PI * 2;
    let r = 1 + rng.range(-0.06, 0.06) * rough;
    for (const [k, phase, strength] of waves) r += Math.sin(k * t + phase) * strength;
    const a = Math.min(1.5, size * DEG * Math.max(0.2, r));
    const [u, v] = [Math.sin(a) * Math.cos(t) * 1.25, Math.sin(a) * Math.sin(t)];
    const w = Math.cos(a);
    points.push(
      ...project(
        [0, 1, 2].map((j) => w * (c[j] ?? 0) + u * (east[j] ?? 0) + v * (north[j] ?? 0)) as [
          number,
          number,
          number,
        ],
      ),
    );
  }
  return poly(points);
}

/** A strip between two latitudes with wavering edges: weather on a gas giant. */
export function band(rng: Rng, from: number, to: number, waver: number, steps = 14): string {
  const edge = (lat: number, back: boolean): number[] => {
    const [k, phase, out] = [rng.range(3, 9), rng.range(0, 6.3), [] as number[]];
    for (let i = 0; i <= steps; i += 1) {
      const lon = (back ? steps - i : i) * (200 / steps) - 100;
      out.push(...project(place(lat + Math.sin(lon * DEG * k + phase) * waver, lon)));
    }
    return out;
  };
  return poly([...edge(from, false), ...edge(to, true)]);
}

/** A strip of cloud: thick in the middle, torn at the edges, drawn out along its latitude. */
export function wisp(rng: Rng, lat: number, lon: number, wide: number, high: number): string {
  const [phase, slant] = [rng.range(0, 6.3), rng.range(-0.22, 0.22)];
  const [top, bottom]: [number[], number[]] = [[], []];
  for (let i = 0; i <= 8; i += 1) {
    const t = i / 4 - 1;
    const middle = lat + t * wide * slant + Math.sin(t * 4 + phase) * high * 0.7;
    const half = high * Math.sqrt(1 - t * t) * rng.range(0.5, 1.1);
    top.push(...project(place(middle + half, lon + t * wide)));
    bottom.unshift(...project(place(middle - half, lon + t * wide)));
  }
  return poly([...top, ...bottom]);
}

/** A line along a great or small circle, for grids, canals and trade routes. */
export function track(
  latFrom: number,
  lonFrom: number,
  latTo: number,
  lonTo: number,
  steps = 8,
): string {
  const points: number[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    points.push(
      ...project(place(latFrom + (latTo - latFrom) * t, lonFrom + (lonTo - lonFrom) * t)),
    );
  }
  return poly(points, false);
}

/** A wandering, forking line: rivers, lava, fault lines. */
export function crack(rng: Rng, lat: number, lon: number, length: number, forks = 1): string {
  let [a, o, course] = [lat, lon, rng.range(0, 360)];
  const points = [...project(place(a, o))];
  let branches = '';
  for (let i = 0; i < length; i += 1) {
    course += rng.range(-55, 55);
    a += Math.sin(course * DEG) * 6;
    o += Math.cos(course * DEG) * 7;
    points.push(...project(place(a, o)));
    if (forks > 0 && rng.chance(0.25)) branches += crack(rng, a, o, length * 0.5, forks - 1);
  }
  return poly(points, false) + branches;
}

/** A circle lying on the ground, as the ellipse we see: centre, radii and turn. */
export function disc(
  lat: number,
  lon: number,
  size: number,
): { x: number; y: number; rx: number; ry: number; turn: number } {
  const [x, y, z] = place(lat, lon);
  const r = R * Math.sin(size * DEG);
  return { x: x * R, y: y * R, rx: r * Math.max(0.12, z), ry: r, turn: Math.atan2(y, x) / DEG };
}

export function ring(rx: number, ry: number, front: boolean): string {
  return `M${n(-rx)} 0A${n(rx)} ${n(ry)} 0 0 ${front ? 0 : 1} ${n(rx)} 0`;
}
