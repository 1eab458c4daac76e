import { expect, test } from 'vitest';
import type { Option } from '../wire/types';
import { alike } from './alike';

const option = (name: string, text: string, verb = 'move'): Option => ({
  name,
  verb,
  args: [],
  said: { parts: [{ text, kind: '', value: -1 }], clause: '' },
});

test('answers in the same words are one, with a count', () => {
  const found = alike([
    option('move a~1', 'Move Fighter to b1'),
    option('move a~2', 'Move Fighter to b1'),
    option('move c~3', 'Move Cruiser to b1'),
    option('stay a~1', 'Move Fighter to b1', 'stay'),
  ]);
  expect(found.map((one) => [one.option.name, one.times])).toEqual([
    ['move a~1', 2],
    ['move c~3', 1],
    ['stay a~1', 1],
  ]);
  expect(found[0]?.names).toContain('move a~2');
});
