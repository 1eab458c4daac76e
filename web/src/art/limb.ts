// Worlds so near that they fill a corner of the sky.

import { at, circle, group, line, type Pen, path } from './pen';
import type { Sky } from './scene';
import { hsl, type Rng, times } from './seed';
import { band, R, ring } from './sphere';

/** A limb of a world that fills one corner; light along its edge. */
export function limb(pen: Pen, sky: Sky, x: number, y: number, r: number, ground: string): string {
  const night = pen.radial(
    [
      0,
      hsl(sky.second, 60, 60, 0.16),
      0.4,
      hsl(sky.hue, 60, 10, 0.2),
      0.72,
      hsl(sky.hue, 70, 4, 0.86),
      1,
      hsl(sky.hue, 70, 2),
    ],
    0.3,
    0.2,
    0.9,
  );
  const halo = pen.radial([
    0.86,
    hsl(sky.second, 90, 60, 0),
    0.885,
    hsl(sky.second, 90, 66, 0.5),
    0.93,
    hsl(sky.second, 90, 56, 0.12),
    1,
    hsl(sky.second, 90, 50, 0),
  ]);
  const edge = pen.linear(
    [
      0,
      hsl(sky.second, 95, 82, 0.9),
      0.4,
      hsl(sky.second, 95, 70, 0.1),
      1,
      hsl(sky.second, 95, 60, 0),
    ],
    0.6,
    1,
  );
  const land = `<g clip-path="${pen.clip(`<circle r="${R}"/>`)}">${circle(0, 0, R, hsl(sky.second, 44, 20))}${ground}</g>`;
  return (
    circle(x, y, r * 1.13, halo) +
    at(x, y, r / R, land, -16) +
    circle(x, y, r, night) +
    circle(x, y, r - 1, 'none', `stroke="${edge}" stroke-width="3"`)
  );
}

const weather = (rng: Rng, sky: Sky): string =>
  times(16, (i) =>
    path(
      band(rng, -84 + i * 10.5, -74 + i * 10.5 + rng.range(0, 6), rng.range(0.6, 2.4), 22),
      hsl(sky.hue + rng.range(-44, 20), 46, rng.range(14, 44), 0.7),
    ),
  );

/** A ringed giant: the sky of a title that has none of its own, too. */
export function ringed(pen: Pen, sky: Sky, rng: Rng): string {
  const hoops = (front: boolean): string =>
    times(6, (i) =>
      line(
        ring(430 + i * 30, 86 + i * 7, front),
        hsl(sky.second + i * 9, 60, 72, 0.34 - i * 0.04),
        12,
      ),
    );
  return (
    group('translate(1290 770) rotate(-16)', hoops(false)) +
    limb(pen, sky, 1290, 770, 330, weather(rng, sky)) +
    group('translate(1290 770) rotate(-16)', hoops(true))
  );
}
