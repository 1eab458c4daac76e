// Files that a visitor brings: a journal to look at, a position to play on from.

import { guest } from '../game/me.svelte';
import { api } from '../wire/api';

/** Above this no game of ours was ever written. */
const BIGGEST = 8 * 1024 * 1024;

export async function textOf(file: File): Promise<string> {
  if (file.size > BIGGEST)
    throw new Error(`${file.name} is larger than any game; is it the right file?`);
  return file.text();
}

/** Where to look at the journal. */
export async function lookAt(text: string): Promise<string> {
  await guest.here();
  return `/film/${(await api.upload(text)).id}`;
}

/** Where to play on: I have the first seat, regular bots the others. */
export async function playFrom(text: string): Promise<string> {
  await guest.here();
  const title = /^\s*title\s*=\s*["']([^"']+)["']/m.exec(text)?.[1] ?? '';
  return `/t/${(await api.make({ title, seats: [], scenario: text })).id}`;
}
