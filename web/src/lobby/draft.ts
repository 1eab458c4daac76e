// The form of a new table as it was left: nothing that was typed is lost by a reload.

import type { Draft } from './wish';

const key = (title: string): string => `regent.form.${title}`;

/** What was kept, over a fresh draft: whatever is missing or strange is as in the fresh one. */
export function keptDraft(
  fresh: Draft,
  least: number,
  most: number,
  bases: readonly string[],
): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(key(fresh.title)) ?? '{}') as Partial<Draft>;
    const seats = Array.isArray(kept.seats) ? kept.seats : fresh.seats;
    const whole = seats.every((seat) => typeof seat?.kind === 'string');
    const sound = whole && seats.length >= least && seats.length <= most;
    const draft = { ...fresh, ...kept, title: fresh.title, seats: sound ? seats : fresh.seats };
    return bases.includes(draft.base) ? draft : { ...draft, base: fresh.base, variants: [] };
  } catch {
    return fresh;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(key(draft.title), JSON.stringify(draft));
  } catch {
    // It stays until the page is closed.
  }
}

export function forgetDraft(title: string): void {
  try {
    localStorage.removeItem(key(title));
  } catch {
    // Nothing was kept.
  }
}

/** Lead a deck or a map into the form. */
export function keepText(
  title: string,
  name: string,
  text: string,
  base = '',
  settings: Record<string, unknown> = {},
  seats: Draft['seats'] | null = null,
): void {
  try {
    const kept = JSON.parse(localStorage.getItem(key(title)) ?? '{}') as Partial<Draft>;
    const draft: Partial<Draft> = { ...kept, texts: { ...kept.texts, [name]: text } };
    if (base && base !== kept.base) Object.assign(draft, { base, variants: [], settings: {} });
    draft.settings = { ...draft.settings, ...settings };
    if (seats) draft.seats = seats;
    localStorage.setItem(key(title), JSON.stringify(draft));
  } catch {
    // A browser that stores nothing: the text can be pasted.
  }
}
