import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from './App.svelte';
import { route } from './game/route.svelte';
// Pages come as chunks; read beforehand, a slow machine does not make them late.
import './pages/About.svelte';
import './pages/FilmPage.svelte';
import './pages/Lobby.svelte';
import './pages/TablePage.svelte';

const TITLE = {
  name: 'contention',
  full_name: 'Imperium: The Contention',
  version: 1,
  least: 2,
  most: 6,
  rulesets: [{ name: 'standard', base: '', text: 'As written', settings: {}, by_seats: {} }],
  parameters: [],
  conflicts: [],
  sides: [],
  side_setting: '',
  texts: {},
  lessons: [],
};
const BOTS = [{ name: 'regular', text: 'weighs reasons', level: true }];

let asked: { method: string; path: string; body: unknown }[] = [];
const ANSWERS: Record<string, unknown> = {
  'GET /api/me': { id: 'p', name: 'Ada', token: '' },
  'GET /api/titles': { engine: '0', titles: [TITLE], bots: BOTS },
  'GET /api/tables/mine': [],
  'GET /api/tables': [],
  'POST /api/tables': { id: 'new-table' },
};

beforeEach(() => {
  asked = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    asked.push({ method, path, body: init.body ? JSON.parse(String(init.body)) : null });
    const answer = ANSWERS[`${method} ${path}`];
    return answer === undefined
      ? new Response('{"said":"there is nothing here","where":"","right":"","clause":""}', {
          status: 404,
        })
      : new Response(JSON.stringify(answer));
  });
  route.go('/', true);
});
afterEach(() => vi.unstubAllGlobals());

test('the lobby shows the games, and one click deals one', async () => {
  render(App);
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  const play = await screen.findByRole('button', { name: 'Play now' });
  await fireEvent.click(play);
  await waitFor(() => expect(route.path).toBe('/t/new-table'));
  const made = asked.find((call) => call.method === 'POST' && call.path === '/api/tables');
  expect(made?.body).toEqual({
    title: 'contention',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'regular' }],
  });
});

test('every address has a page with one heading', async () => {
  for (const [path, heading] of [
    ['/about', 'About Regent'],
    ['/film', 'Replays'],
    ['/nowhere', 'Empires of the stars, one table'],
  ] as const) {
    route.go(path, true);
    const page = render(App);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
    page.unmount();
  }
});
