import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { Game } from '../game/game.svelte';
import { told } from '../tables/contention/told';
import { toldSums } from '../tables/seize/sums';
import Log from './Log.svelte';

test('one earlier line is a line, two are lines', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  for (const [more, said] of [
    [1, '1 earlier line'],
    [2, '2 earlier lines'],
  ] as const) {
    const game = new Game();
    game.lines = Array.from({ length: 150 + more }, (_, id) => ({
      id,
      kind: 'draws',
      actor: 0,
      args: [],
      names: [],
      said: { parts: [], clause: '' },
    }));
    const { unmount } = render(Log, { game });
    expect(screen.getByRole('button').textContent.trim()).toBe(said);
    unmount();
  }
});

test('the terms of a sum stand in the line of their attack, and so does what it meets', () => {
  const kinds = ['attacks', 'printed-att', 'term-add', 'total', 'defends', 'printed-def', 'holds'];
  const game = new Game();
  game.lines = kinds.map((kind, id) => ({
    id,
    kind,
    actor: 0,
    args: [7, 4],
    names: [],
    said: { parts: [{ kind: '', text: kind, value: -1 }], clause: '' },
  }));
  render(Log, { game, fold: toldSums });
  const lines = screen.getByRole('log').querySelectorAll('p');
  expect([...lines].map((line) => line.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'attacks (printed-att, term-add, against DEF 4)',
    'holds',
  ]);
});

test('what came since the last decision is marked, also where its first line stands in another', () => {
  const game = new Game();
  game.lines = ['attacks', 'printed-att', 'term-add', 'holds', 'draws'].map((kind, id) => ({
    id,
    kind,
    actor: 0,
    args: [7, 4],
    names: [],
    said: { parts: [{ kind: '', text: kind, value: -1 }], clause: '' },
  }));
  game.since = 2;
  const { unmount } = render(Log, { game, fold: toldSums });
  expect(screen.getByText('Since you came to the table')).toBeTruthy();
  unmount();
  game.decided = true;
  render(Log, { game, fold: toldSums });
  const lines = screen.getByRole('log').querySelectorAll('p');
  expect([...lines].map((line) => line.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'attacks (printed-att, term-add)',
    'Since your last decision',
    'holds',
    'draws',
  ]);
});

test('a way of many steps is one line', () => {
  const game = new Game();
  game.lines = ['b2', 'b3', 'c4', 'd4'].map((text, id) => ({
    id,
    kind: 'moves',
    actor: 0,
    args: [7, id],
    names: [],
    said: {
      parts: [
        { kind: '', text: 'to ', value: -1 },
        { kind: 'place', text, value: id },
      ],
      clause: '',
    },
  }));
  render(Log, { game, fold: told });
  const [line] = screen.getByRole('log').querySelectorAll('p');
  expect(line?.textContent.replace(/\s+/g, ' ').trim()).toBe('to d4 (by b2, by b3, by c4)');
});
