// The pen: SVG shapes as strings, and the gradients one picture needs.
import { hash, n, Rng } from './seed';

export type Point = readonly [x: number, y: number];
export type Stop = readonly [offset: number, colour: string];

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const line = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${extra && ` ${extra}`}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  extra = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const group = (transform: string, inner: string, extra = ''): string =>
  `<g transform="${transform}"${extra && ` ${extra}`}>${inner}</g>`;

export const at = (x: number, y: number, scale: number, inner: string, turn = 0): string =>
  group(
    `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''} scale(${Math.round(scale * 1000) / 1000})`,
    inner,
  );

/** Straight outline through flat coordinates: x, y, x, y … */
export function poly(points: readonly number[], close = true): string {
  let d = '';
  for (let i = 0; i + 1 < points.length; i += 2)
    d += `${i ? 'L' : 'M'}${n(points[i] ?? 0)} ${n(points[i + 1] ?? 0)}`;
  return close ? `${d}Z` : d;
}

/** A closed outline from its upper half: the lower half is the mirror image. */
export function mirrored(points: readonly number[]): string {
  const all = [...points];
  for (let i = points.length - 2; i >= 0; i -= 2) all.push(points[i] ?? 0, -(points[i + 1] ?? 0));
  return poly(all);
}

/** A soft curve through the points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[], close = true): string {
  const count = points.length;
  const get = (i: number): Point =>
    points[close ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];
  const start = get(0);
  let d = `M${n(start[0])} ${n(start[1])}`;
  for (let i = 0; i < (close ? count : count - 1); i += 1) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return close ? `${d}Z` : d;
}

/** An uneven rounded lump: asteroids, smoke, flesh, hills. */
export function blob(
  rng: Rng,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count = 9,
  rough = 0.25,
): string {
  const points: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    const a = (i / count) * Math.PI * 2;
    const k = 1 + rng.range(-rough, rough);
    points.push([x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]);
  }
  return rough > 0.34 ? poly(points.flat()) : smooth(points);
}

/** A star or gear outline: `count` teeth between two radii. */
export function burst(count: number, outer: number, inner: number, turn = -90): string {
  const points: number[] = [];
  for (let i = 0; i < count * 2; i += 1) {
    const a = ((turn + (i * 180) / count) * Math.PI) / 180;
    const r = i % 2 ? inner : outer;
    points.push(Math.cos(a) * r, Math.sin(a) * r);
  }
  return poly(points);
}

export class Pen {
  readonly rng: Rng;
  readonly id: string;
  private readonly defs = new Map<string, string>();

  /** `key` names the picture: gradient ids come from it, so equal pictures share and others never clash. */
  constructor(
    readonly key: string,
    readonly full: boolean,
  ) {
    this.rng = new Rng(key.split('|')[0] ?? key);
    this.id = `a${hash(key + (full ? '+' : '')).toString(36)}`;
  }

  private define(tag: string, attributes: string, inner: string): string {
    const body = `${attributes}>${inner}</${tag}>`;
    const known = this.defs.get(tag + body);
    if (known) return `url(#${known})`;
    const id = `${this.id}-${this.defs.size.toString(36)}`;
    this.defs.set(tag + body, id);
    return `url(#${id})`;
  }

  private stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([offset, colour]) =>
          `<stop offset="${Math.round(offset * 100) / 100}" stop-color="${colour}"/>`,
      )
      .join('');
  }

  /** Top to bottom unless told otherwise, in the shape's own box. */
  linear(stops: readonly Stop[], x2 = 0, y2 = 1): string {
    return this.define('linearGradient', ` x2="${x2}" y2="${y2}"`, this.stops(stops));
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define('radialGradient', ` cx="${cx}" cy="${cy}" r="${r}"`, this.stops(stops));
  }

  clip(shape: string): string {
    return this.define('clipPath', '', shape);
  }

  /** A ball of light that fades to nothing, without a blur filter. */
  glow(x: number, y: number, rx: number, ry: number, core: string, halo: string): string {
    const fill = this.radial([
      [0, core],
      [0.3, halo],
      [0.6, halo.slice(0, 7) + '38'],
      [1, halo.slice(0, 7) + '00'],
    ]);
    return ellipse(x, y, rx, ry, fill);
  }

  /** The finished document. The art is decoration: screen readers get the card's text instead. */
  svg(viewBox: string, body: string, extra = ''): string {
    let defs = '';
    this.defs.forEach((id, key) => {
      const cut =
        key.indexOf(' ') < 0 ? key.indexOf('>') : Math.min(key.indexOf(' '), key.indexOf('>'));
      defs += `<${key.slice(0, cut)} id="${id}"${key.slice(cut)}`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" aria-hidden="true" focusable="false"${extra && ` ${extra}`}>${defs && `<defs>${defs}</defs>`}${body}</svg>`;
  }
}
