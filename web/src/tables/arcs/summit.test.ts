import { expect, test } from 'vitest';
import type { Line } from '../../wire/types';
import { meaning, settled } from './summit';

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
const GIVEN = [line('gives-resource', 0, 1, 3), line('promises', 1, 0)];

test('of what all agreed to it is said what is given, no longer what would be', () => {
  const lines = [...CALLED, ...DEAL, line('accepts', 0, 1), line('because', 0, 1), ...GIVEN];
  expect(settled(lines, [])).toEqual([{ number: 1, given: GIVEN }]);
  const later = [...lines, line('proposes', 2, 2), line('promises', 2, 1)];
  expect(settled(later, [])).toEqual([{ number: 1, given: GIVEN }]);
  // Somebody else is still asked.
  expect(settled(lines, [{ number: 1 }])).toEqual([]);
  const items = [
    { action: 'give resource', giver: 0, taker: 1, what: 'fuel' },
    { action: 'promise', giver: 1, taker: 0 },
  ];
  const who = (seat: number): string => `seat ${seat}`;
  expect(meaning({ items }, 0, who, true)).toBe('it gives a Fuel and gets a Favor, promised');
  expect(meaning({ items }, 0, who)).toBe('it would give a Fuel and get a Favor, promised');
});

test('what was declined, withdrawn or of an earlier Summit is not', () => {
  expect(settled([...CALLED, ...DEAL], [])).toEqual([]);
  for (const kind of ['declines', 'withdraws', 'lapses'])
    expect(settled([...CALLED, ...DEAL, line('accepts', 0, 1), line(kind, 2, 1)], [])).toEqual([]);
});

test('the last of several is', () => {
  const lines = [
    ...CALLED,
    ...DEAL,
    line('proposes', 0, 2),
    line('accepts', 1, 2),
    line('accepts', 0, 1),
  ];
  const last = (all: Line[], open: { number: number }[]) => settled(all, open).at(-1)?.number;
  expect(last(lines, [])).toBe(1);
  expect(last([...lines, line('proposes', 1, 3)], [{ number: 3 }])).toBe(1);
});
