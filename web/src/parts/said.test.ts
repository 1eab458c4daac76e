import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { ui } from '../game/ui.svelte';
import Said from './Said.svelte';

const said = {
  parts: [
    { text: 'The counters of ', kind: '', value: -1 },
    { text: 'Main Battle Fleet', kind: 'card', value: 4 },
    { text: ' are replaced.', kind: '', value: -1 },
  ],
  clause: '',
};

test('a card in a sentence is part of its line, and enlarged by pointer and keys', async () => {
  render(Said, { said, title: 'seize' });
  const card = screen.getByRole('button', { name: 'Main Battle Fleet' });
  // The box of a <button> would let the full stop behind it begin a line.
  expect(card.tagName).toBe('SPAN');
  for (const press of [
    () => fireEvent.click(card),
    () => fireEvent.keyDown(card, { key: 'Enter' }),
    () => fireEvent.keyDown(card, { key: ' ' }),
  ]) {
    ui.zoomed = null;
    await press();
    expect(ui.zoomed).toEqual({ title: 'seize', name: 'Main Battle Fleet' });
  }
  ui.zoomed = null;
  await fireEvent.keyDown(card, { key: 'a' });
  expect(ui.zoomed).toBeNull();
});
