import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { Game } from '../game/game.svelte';
import type { Option } from '../wire/types';
import Opinions from './Opinions.svelte';

test('only what something speaks for is framed as advised, or else the best of what is left', () => {
  const framed = (...weights: number[]): boolean[] => {
    const game = new Game();
    const names = weights.map((_, i) => `option ${i}`);
    game.moment = {
      question: {
        options: names.map(
          (name) =>
            ({
              name,
              verb: 'move',
              args: [],
              said: { parts: [{ kind: '', text: name, value: -1 }], clause: '' },
            }) as unknown as Option,
        ),
      },
    } as unknown as Game['moment'];
    game.opinions = names.map((option, i) => ({ option, weight: weights[i] ?? 0, reasons: [] }));
    const { container, unmount } = render(Opinions, { game, title: 'arcs' });
    const found = [...container.querySelectorAll('button')];
    const classes = found.map((button) => button.classList.contains('good'));
    unmount();
    return classes;
  };
  expect(framed(54, 33, 0)).toEqual([true, true, false]);
  expect(framed(0, 0, -5)).toEqual([true, false, false]);
  expect(framed(-1, -2)).toEqual([false, false]);
});
