// What was promised about a deal: noted when the table is first seen, checked after the end.

import type { DealInfo } from '../wire/types';

const NOTED = 'regent.promise.';

/** The promise as it stood when this browser first saw the table; noted now if it never was. */
export function noted(id: string, deal: DealInfo): string {
  try {
    const found = localStorage.getItem(NOTED + id);
    if (found) return found;
    // Once the secret is out, anybody could make a promise that fits it.
    if (deal.commitment && !deal.secret) localStorage.setItem(NOTED + id, deal.commitment);
  } catch {
    // A window that keeps nothing: what the server says now is all there is.
  }
  return deal.secret ? '' : deal.commitment;
}

/** The promise that fits a secret: SHA-256 of the secret, a line feed and the charter. */
export async function promise(secret: string, charter: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${secret}\n${charter}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface Checked {
  kept: boolean;
  said: string;
}

/** Does the secret fit the promise that was noted? Computed here, without the server. */
export async function checked(id: string, deal: DealInfo): Promise<Checked> {
  if (!globalThis.crypto?.subtle) {
    return {
      kept: false,
      said: 'This browser computes checksums only on secure pages. Use regent verify.',
    };
  }
  const before = noted(id, deal);
  const found = await promise(deal.secret, deal.charter);
  if (found !== deal.commitment) {
    return { kept: false, said: 'The secret does not fit the promise.' };
  }
  if (before && before !== found) {
    return {
      kept: false,
      said: 'This is not the promise that this browser noted before the game.',
    };
  }
  const said = before
    ? 'The secret fits the promise that this browser noted before the game.'
    : 'The secret fits the promise; this browser did not see the table before the end.';
  return { kept: true, said };
}
