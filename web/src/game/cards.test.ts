import { expect, test } from 'vitest';
import { meant } from './cards.svelte';

const ALL = new Map(
  ['Cloaking', 'Range', 'Tractor Beam'].map((name) => [
    name,
    { name, text: `what ${name} does`, clause: '' },
  ]),
);

test('a keyword is explained with its number or without, also one that others gave', () => {
  expect(meant(ALL, ['Range: 1', 'Tractor Beam']).map((word) => word.name)).toEqual([
    'Range',
    'Tractor Beam',
  ]);
  expect(meant(ALL, ['Sentry'])).toEqual([]);
});
