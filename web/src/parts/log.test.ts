import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { Game } from '../game/game.svelte';
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
  const told = screen.getByRole('log').querySelectorAll('p');
  expect([...told].map((line) => line.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'attacks (printed-att, term-add, against DEF 4)',
    'holds',
  ]);
});
