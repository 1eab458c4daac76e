import { expect, test } from 'vitest';
import { applied } from './delta';

const OLD = { n: 1, seats: [{ hand: [1, 2] }, { hand: [3] }], map: { a: 1, b: 2 } };

test('steps lead to the new value and leave the old one alone', () => {
  const made = applied(OLD, [
    { at: ['n'], to: 2, gone: false },
    { at: ['seats', 1, 'hand'], to: [3, 4], gone: false },
    { at: ['map', 'b'], to: null, gone: true },
  ]);
  expect(made).toEqual({ n: 2, seats: [{ hand: [1, 2] }, { hand: [3, 4] }], map: { a: 1 } });
  expect(OLD.seats[1]?.hand).toEqual([3]);
});

test('what did not change stays the same object', () => {
  const made = applied(OLD, [{ at: ['seats', 1, 'hand', 0], to: 9, gone: false }]);
  expect(made.seats[0]).toBe(OLD.seats[0]);
  expect(made.map).toBe(OLD.map);
  expect(made.seats[1]).not.toBe(OLD.seats[1]);
});

test('the whole value can be replaced, and null is a value', () => {
  expect(applied(OLD as unknown, [{ at: [], to: 5, gone: false }])).toBe(5);
  expect(
    applied({ question: { id: 1 } as unknown }, [{ at: ['question'], to: null, gone: false }]),
  ).toEqual({
    question: null,
  });
});
