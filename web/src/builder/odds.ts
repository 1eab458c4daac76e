// How likely an opening hand is: drawing without putting back, counted exactly.

/** n over k, exactly. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let found = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i += 1) {
    found = (found * BigInt(n - i + 1)) / BigInt(i);
  }
  return found;
}

/** Digits that a chance is worked out to before it becomes a number. */
const FINE = 10n ** 15n;

/** The chance of at least so many of `fitting` cards among `drawn` of a deck of `size`. */
export function atLeast(size: number, fitting: number, drawn: number, least: number): number {
  const hand = Math.min(drawn, size);
  if (least <= 0) return 1;
  if (size <= 0 || least > Math.min(fitting, hand)) return 0;
  let ways = 0n;
  for (let k = least; k <= Math.min(fitting, hand); k += 1) {
    ways += choose(fitting, k) * choose(size - fitting, hand - k);
  }
  return Number((ways * FINE) / choose(size, hand)) / Number(FINE);
}

/** How many of them are drawn on average. */
export function expected(size: number, fitting: number, drawn: number): number {
  return size > 0 ? (Math.min(drawn, size) * fitting) / size : 0;
}

/** A chance in words: never 0 % or 100 % where it is not quite. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  const rounded = chance * 100;
  if (rounded < 0.1) return 'under 0.1 %';
  if (rounded > 99.9) return 'over 99.9 %';
  return `${rounded.toFixed(1)} %`;
}
