import { expect, test } from 'vitest';
import type { CardInfo } from '../wire/types';
import { about, meant } from './cards.svelte';

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

test('a question is about the card it names, but not about the place where it is asked', () => {
  const card = (name: string, type: string) => [name, { name, type }] as [string, CardInfo];
  const cards = new Map([card('Mars', 'World'), card('Clone Battalion', 'Troop')]);
  const said = (...names: string[]) => ({
    parts: names.map((text) => ({ text, kind: 'card', value: 1 })),
    clause: '',
  });
  expect(about(said('Clone Battalion', 'Mars'), cards, ['World'])?.name).toBe('Clone Battalion');
  expect(about(said('Mars'), cards, ['World'])).toBeUndefined();
  expect(about(said('Mars'), cards)?.name).toBe('Mars');
  expect(about(said(), cards)).toBeUndefined();
});
