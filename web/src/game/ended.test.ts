// Who won, and why.

import { expect, test } from 'vitest';
import { ended } from './ended';

const name = (seat: number): string => ['Mara', 'Bo', 'Chi'][seat] ?? '';
const ranks = (...all: number[]) => all.map((rank, seat) => ({ seat, rank }));

test('a game that was given up says who gave it up', () => {
  expect(ended(ranks(1, 2), 'K-CONCEDE-1', 0, name)).toBe('You win: Bo conceded.');
  expect(ended(ranks(1, 2), 'K-CONCEDE-1', 1, name)).toBe('Mara wins: you conceded.');
  expect(ended(ranks(2, 1, 2), 'K-CONCEDE-1', -1, name)).toBe('Bo wins: Mara and Chi conceded.');
});

test('any other end says who won', () => {
  expect(ended(ranks(1, 2), 'C-WIN-01', 0, name)).toBe('You win.');
  expect(ended(ranks(1, 1, 3), 'C-WIN-01', 1, name)).toBe('Mara and you win.');
  expect(ended(ranks(1, 1), 'C-WIN-01', 1, name)).toBe('A draw.');
});
