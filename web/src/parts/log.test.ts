import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { Game } from '../game/game.svelte';
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
