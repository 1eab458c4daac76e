import { expect, test } from 'vitest';
import type { Line } from '../../wire/types';
import { settled } from './summit';

let id = 0;
const line = (kind: string, actor: number, ...args: number[]): Line => {
  id += 1;
  return { id, kind, actor, args, said: { parts: [], clause: '' }, names: [] } as unknown as Line;
};
const DEAL = [
  line('proposes', 1, 1),
  line('offers-promise', 1, 1, 0),
  line('offers-resource', 0, 1, 1, 3),
];
const CALLED = [line('accepts', 0, 1), line('calls', 2)];

test('what all agreed to is said, with what it was', () => {
  const lines = [...CALLED, ...DEAL, line('accepts', 0, 1)];
  expect(settled(lines, [])).toEqual({ number: 1, offered: DEAL.slice(1) });
  // Somebody else is still asked.
  expect(settled(lines, [{ number: 1 }])).toBeNull();
});

test('what was declined, withdrawn or of an earlier Summit is not', () => {
  expect(settled([...CALLED, ...DEAL], [])).toBeNull();
  for (const kind of ['declines', 'withdraws', 'lapses'])
    expect(settled([...CALLED, ...DEAL, line('accepts', 0, 1), line(kind, 2, 1)], [])).toBeNull();
});

test('the last of several is', () => {
  const lines = [
    ...CALLED,
    ...DEAL,
    line('proposes', 0, 2),
    line('accepts', 1, 2),
    line('accepts', 0, 1),
  ];
  expect(settled(lines, [])?.number).toBe(1);
  expect(settled([...lines, line('proposes', 1, 3)], [{ number: 3 }])?.number).toBe(1);
});
