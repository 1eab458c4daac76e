import type { Step } from './types';

type Json = Record<string | number, unknown>;

/** The value that the steps lead to; what did not change is the same object as before. */
export function applied<T>(old: T, steps: Step[]): T {
  let value: unknown = old;
  for (const step of steps) {
    value = apply(value, step.at, 0, step);
  }
  return value as T;
}

function apply(value: unknown, at: (string | number)[], depth: number, step: Step): unknown {
  const key = at[depth];
  if (key === undefined) return step.to;
  const copy: Json = (Array.isArray(value) ? [...value] : { ...(value as Json) }) as Json;
  if (depth === at.length - 1 && step.gone) {
    delete copy[key];
  } else {
    copy[key] = apply(copy[key], at, depth + 1, step);
  }
  return copy;
}
