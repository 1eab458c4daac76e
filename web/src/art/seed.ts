// Chance and colour for the art. Everything is drawn from a string (a card's
// slug), so the same card always has the same face on every machine.

/** FNV-1a with a final mix: a well spread 32-bit number from a string. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A stream of numbers that depends on nothing but its seed (mulberry32). */
export class Rng {
  private state: number;

  constructor(seed: string) {
    this.state = hash(seed);
  }

  /** At least 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  range(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number from low to high, both included. */
  int(low: number, high: number): number {
    return Math.floor(this.range(low, high + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }

  sign(): number {
    return this.next() < 0.5 ? -1 : 1;
  }
}

/** One decimal is a third of a pixel at 4K; more only makes strings longer. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function times(count: number, draw: (index: number) => string): string {
  let out = '';
  for (let i = 0; i < count; i += 1) out += draw(i);
  return out;
}

const channel = (value: number): string =>
  Math.round(Math.max(0, Math.min(255, value * 255)))
    .toString(16)
    .padStart(2, '0');

/** Hue in degrees, saturation and lightness in percent, alpha 0 to 1, as hex. */
export function hsl(hue: number, saturation: number, lightness: number, alpha = 1): string {
  const h = (((hue % 360) + 360) % 360) / 30;
  const s = Math.max(0, Math.min(100, saturation)) / 100;
  const l = Math.max(0, Math.min(100, lightness)) / 100;
  const a = s * Math.min(l, 1 - l);
  const part = (k: number): string => {
    const at = (k + h) % 12;
    return channel(l - a * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return `#${part(0)}${part(8)}${part(4)}${alpha < 1 ? channel(alpha) : ''}`;
}

export type Tone = readonly [hue: number, saturation: number, lightness: number];

/** A tone, lighter or darker by some points, perhaps seen through. */
export function shade(tone: Tone, lighter = 0, alpha = 1): string {
  return hsl(tone[0], tone[1], tone[2] + lighter, alpha);
}
