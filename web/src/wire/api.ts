// The HTTP half of the API. A refusal becomes a `Trouble`, which says what and what would be right.

import type {
  Book,
  Box,
  Cards,
  Catalogue,
  Checked,
  Comparison,
  DeckInfo,
  DeckWish,
  MapInfo,
  MapWish,
  Me,
  Moment,
  Notice,
  Problem,
  Reel,
  TableInfo,
  TableWish,
  Verified,
} from './types';

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.right ? `${problem.said}; ${problem.right}` : problem.said);
  }
}

const trouble = (said: string, right = ''): Problem => ({
  said,
  right,
  where: '',
  clause: '',
  code: '',
  about: [],
});

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-regent': 'page' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble(0, trouble('The server does not answer', 'is it still running?'));
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Trouble(response.status, problem ?? trouble(`The server says ${response.status}`));
  }
  return (await response.json()) as T;
}

const cache = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  let found = cache.get(path) as Promise<T> | undefined;
  if (!found) {
    found = call<T>('GET', path);
    found.catch(() => cache.delete(path));
    cache.set(path, found);
  }
  return found;
}

export const api = {
  /** Nobody yet is null. */
  me: () => call<Me | null>('GET', '/api/me'),
  name: (name: string) => call<Me>('POST', '/api/me', { name }),
  catalogue: () => once<Catalogue>('/api/titles'),
  cards: (title: string, ruleset = '') =>
    once<Cards>(
      `/api/titles/${title}/cards${ruleset ? `?ruleset=${encodeURIComponent(ruleset)}` : ''}`,
    ),
  compare: (title: string, rulesets: readonly string[]) =>
    once<Comparison>(`/api/titles/${title}/compare/${rulesets.map(encodeURIComponent).join(',')}`),
  rules: (title: string) => once<Book[]>(`/api/titles/${title}/rules`),
  check: (wish: TableWish) => call<Checked>('POST', `/api/titles/${wish.title}/check`, wish),
  /** The decks in the box, and what a deck can be made of. */
  box: (title: string, ruleset = '') =>
    once<Box>(`/api/titles/${title}/decks?ruleset=${encodeURIComponent(ruleset)}`),
  deck: (title: string, wish: DeckWish) =>
    call<DeckInfo>('POST', `/api/titles/${title}/deck`, wish),
  map: (title: string, wish: MapWish) => call<MapInfo>('POST', `/api/titles/${title}/map`, wish),
  /** My deck, in secret. */
  bring: (id: string, seat: number, text: string) =>
    call<TableInfo>('POST', `/api/tables/${id}/seats/${seat}/deck`, { text }),
  lesson: (title: string, name: string) =>
    call<TableInfo>('POST', `/api/titles/${title}/lessons/${name}`),
  listed: () => call<TableInfo[]>('GET', '/api/tables'),
  mine: () => call<TableInfo[]>('GET', '/api/tables/mine'),
  make: (wish: TableWish) => call<TableInfo>('POST', '/api/tables', wish),
  table: (id: string) => call<TableInfo>('GET', `/api/tables/${id}`),
  join: (id: string, seat: number, invite = '') =>
    call<TableInfo>('POST', `/api/tables/${id}/join`, { seat, invite }),
  standIn: (id: string, seat: number, bot: string) =>
    call<TableInfo>('POST', `/api/tables/${id}/seats/${seat}/bot`, { bot }),
  back: (id: string, seat: number) =>
    call<TableInfo>('DELETE', `/api/tables/${id}/seats/${seat}/bot`),
  /** Let a person have the seat of a bot. */
  vacate: (id: string, seat: number) =>
    call<TableInfo>('POST', `/api/tables/${id}/seats/${seat}/open`),
  /** Give the game up to a seat; -1 takes it back. */
  concede: (id: string, to: number) => call<TableInfo>('POST', `/api/tables/${id}/concede`, { to }),
  retry: (id: string) => call<TableInfo>('POST', `/api/tables/${id}/retry`),
  /** Withdraw a link, or make a new one; the old one holds no longer. */
  invite: (id: string, place: string, open: boolean) =>
    call<TableInfo>('POST', `/api/tables/${id}/invites/${place}`, { open }),
  /** Allow the chat of a table, or end it. */
  chat: (id: string, on: boolean) => call<TableInfo>('POST', `/api/tables/${id}/chat`, { on }),
  remove: (id: string) => call<TableInfo[]>('DELETE', `/api/tables/${id}`),
  notices: () => call<Notice[]>('GET', '/api/me/notices'),
  dismiss: () => call<Notice[]>('DELETE', '/api/me/notices'),
  upload: (journal: string) => call<TableInfo>('POST', '/api/films', { journal }),
  film: (id: string, viewer?: number) =>
    call<Reel>('GET', `/api/tables/${id}/film${viewer === undefined ? '' : `?viewer=${viewer}`}`),
  moment: (id: string, at: number, viewer: number) =>
    call<Moment>('GET', `/api/tables/${id}/film/${at}?viewer=${viewer}`),
  fork: (id: string, at: number, seat: number, bot: string, viewer: number) =>
    call<TableInfo>('POST', `/api/tables/${id}/fork`, { at, seat, bot, viewer }),
  verify: (id: string) => call<Verified>('GET', `/api/tables/${id}/verify`),
};
