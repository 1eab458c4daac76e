import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { Game } from '../game/game.svelte';
import { told } from '../tables/contention/told';
import type { Line } from '../wire/types';
import Playing from './Playing.svelte';

const line = (id: number, kind: string, actor: number, text: string, args: number[]): Line => ({
  id,
  kind,
  actor,
  args,
  names: [],
  said: {
    parts: [
      { kind: 'seat', text: `Bot ${actor}`, value: actor },
      { kind: '', text: ` ${text}`, value: -1 },
    ],
    clause: kind === 'gains' ? 'C-PROD-02' : '',
  },
});

test('what is shown is said in the words of the log', () => {
  const game = new Game();
  game.staging.ui = { told };
  game.staging.now = [
    line(0, 'announces', 1, 'announces what is chosen.', [7]),
    line(1, 'names-sector', 1, 'chooses b4.', [3, 7]),
    line(2, 'gains', 1, 'gains 2.', [2]),
    line(3, 'gains', 2, 'gains 3.', [3]),
  ];
  render(Playing, { game });
  const said = [...document.querySelectorAll('.ask')].map((one) =>
    one.textContent.replace(/\s+/g, ' ').trim(),
  );
  expect(said[0]).toBe('Bot 1 chooses b4.');
  expect(said[1]).toBe('Bot 1 gains 2. C-PROD-02 ( Bot 2: 3)');
  expect(said).toHaveLength(2);
  expect(screen.getByRole('button', { name: /Skip/ })).toBeTruthy();
});
