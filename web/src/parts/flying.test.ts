import { render } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { Game } from '../game/game.svelte';
import { pacing } from '../game/pace.svelte';
import type { TitleUi } from '../game/title';
import type { Line } from '../wire/types';
import Flying from './Flying.svelte';

const SCORED: Line = {
  id: 0,
  kind: 'scores',
  actor: 1,
  args: [5],
  names: [],
  said: { parts: [], clause: '' },
};

beforeEach(() => {
  document.body.innerHTML =
    '<div id="board"></div><div class="table"><div class="seats"><i></i></div></div>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

function flying(pace: typeof pacing.pace): string[] {
  pacing.pace = pace;
  const game = new Game();
  game.fresh = [SCORED];
  const titleUi = {
    flies: ({ actor, args }: Line) => ({
      seat: actor,
      icon: 'star',
      text: `+${args[0]}`,
      from: -1,
    }),
  } as unknown as TitleUi;
  render(Flying, { game, titleUi, others: [1] });
  return [...document.querySelectorAll('.flight')].map((one) => one.textContent.trim());
}

test('what was won flies to its owner', () => {
  expect(flying('normal')).toEqual(['+5']);
});

test('with the pace off nothing flies', () => {
  expect(flying('off')).toEqual([]);
});
