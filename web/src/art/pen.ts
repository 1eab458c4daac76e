// The pen: SVG shapes as strings, and the gradients one picture needs.
import { hash, n, Rng } from './seed';

export type Point = readonly [x: number, y: number];
/** Offset, colour, offset, colour …: flat, because there are hundreds of them. */
export type Stops = readonly (number | string)[];

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
  let [px, py] = [0, 0];
  for (let i = 0; i + 1 < points.length; i += 2) {
    // Steps from point to point are shorter to write than places, and half of
    // all pictures is outlines. Steps are taken between rounded places: no drift.
    const [x, y] = [Math.round((points[i] ?? 0) * 10), Math.round((points[i + 1] ?? 0) * 10)];
    const [dx, dy] = [(x - px) / 10, (y - py) / 10];
    if (i && !dx && !dy) continue;
    d += `${i ? 'l' : 'M'}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [px, py] = [x, y];
  }
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
  /** The slug: what chance depends on, whatever the picture is for. */
  readonly name: string;

  /** `key` names the picture (slug first, then "|"): ids come from it, so that other pictures never clash. */
  constructor(
    key: string,
    readonly full: boolean,
  ) {
    this.name = key.split('|')[0] ?? key;
    this.rng = new Rng(this.name);
    this.id = `a${hash(key + (full ? '+' : '')).toString(36)}`;
  }

  /** Chance for one part of a picture, untouched by what the other parts draw. */
  branch(part: string): Rng {
    return new Rng(`${this.name} ${part}`);
  }

  private define(tag: string, attributes: string, inner: string): string {
    const body = `${attributes}>${inner}</${tag}>`;
    const known = this.defs.get(tag + body);
    if (known) return `url(#${known})`;
    const id = `${this.id}-${this.defs.size.toString(36)}`;
    this.defs.set(tag + body, id);
    return `url(#${id})`;
  }

  private stops(stops: Stops): string {
    let out = '';
    for (let i = 0; i < stops.length; i += 2)
      out += `<stop offset="${stops[i]}" stop-color="${stops[i + 1]}"/>`;
    return out;
  }

  /** Top to bottom unless told otherwise, in the shape's own box. */
  linear(stops: Stops, x2 = 0, y2 = 1): string {
    return this.define('linearGradient', ` x2="${x2}" y2="${y2}"`, this.stops(stops));
  }

  radial(stops: Stops, cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define('radialGradient', ` cx="${cx}" cy="${cy}" r="${r}"`, this.stops(stops));
  }

  clip(shape: string): string {
    return this.define('clipPath', '', shape);
  }

  /** A drawing that is wanted many times over: written once, then pointed at. */
  stamp(inner: string): string {
    return `<use href="${this.define('g', '', inner).slice(4, -1)}"/>`;
  }

  /** A ball of light that fades to nothing, without a blur filter. */
  glow(x: number, y: number, rx: number, ry: number, core: string, halo: string): string {
    const [tone, alpha] = [
      halo.slice(0, 7),
      halo.length > 7 ? Number.parseInt(halo.slice(7), 16) : 255,
    ];
    const dim = (k: number): string =>
      tone +
      Math.round(alpha * k)
        .toString(16)
        .padStart(2, '0');
    const stops = [0, core, 0.25, halo, 0.5, dim(0.36), 0.75, dim(0.1), 1, dim(0)];
    return ellipse(x, y, rx, ry, this.radial(stops));
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
