import { expect, test } from 'vitest';
import type { Option } from '../wire/types';
import { asHeld, chosenFirst } from './held';

const option = (name: string, verb: string, card = -1): Option => ({
  name,
  verb,
  args: card < 0 ? [] : [{ kind: 'card', value: card }],
  said: { parts: [], clause: '' },
  like: '',
});

test('answers about cards of the hand follow the hand, in the places that they have', () => {
  const options = [
    option('lead 15', 'lead', 15),
    option('pass', 'pass'),
    option('lead 10', 'lead', 10),
    option('take 99', 'take', 99),
    option('copy 15', 'copy', 15),
    option('copy 10', 'copy', 10),
  ];
  expect(asHeld(options, [10, 15]).map((one) => one.name)).toEqual([
    'lead 10',
    'pass',
    'lead 15',
    'take 99',
    'copy 10',
    'copy 15',
  ]);
});

test('what may be chosen stands before what may not, each as it is held', () => {
  const hand = [7, 10, null, 12, 15].map((card) => ({ card }));
  const options = [option('allocate 15', 'allocate', 15), option('allocate 10', 'allocate', 10)];
  expect(chosenFirst(hand, options).map(({ card }) => card)).toEqual([10, 15, 7, null, 12]);
  expect(chosenFirst(hand, [option('pass', 'pass')])).toEqual(hand);
});
