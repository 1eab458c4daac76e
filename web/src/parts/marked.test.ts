import { expect, test } from 'vitest';
import { pieces } from './marked';

test('marks of emphasis become pieces, and plain text stays as it is', () => {
  expect(pieces('**RULING:** so. *Why:* see `map_number`.')).toEqual([
    { kind: 'strong', text: 'RULING:' },
    { kind: 'text', text: ' so. ' },
    { kind: 'em', text: 'Why:' },
    { kind: 'text', text: ' see ' },
    { kind: 'code', text: 'map_number' },
    { kind: 'text', text: '.' },
  ]);
  expect(pieces('2 * 3 * 4')).toEqual([{ kind: 'text', text: '2 * 3 * 4' }]);
  expect(pieces('')).toEqual([]);
});
