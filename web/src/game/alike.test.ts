import { expect, test } from 'vitest';
import type { Option } from '../wire/types';
import { alike, before, lettering, once, roomy } from './alike';

const option = (name: string, text: string, verb = 'move', like = ''): Option => ({
  name,
  like,
  verb,
  args: [],
  said: { parts: [{ text, kind: 'card', value: -1 }], clause: '' },
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

test('equal pieces are one answer, whatever their numbers', () => {
  const found = alike([
    option('move a~1 b1', 'Fighter #1 to b1'),
    option('move a~2 b1', 'Fighter #2 to b1', 'move', 'move a~1 b1'),
    option('move a~3 b1', 'Fighter #3 to b1'),
  ]);
  expect(found.map((one) => [one.said.parts[0]?.text, one.times])).toEqual([
    ['Fighter to b1', 2],
    ['Fighter #3 to b1', 1],
  ]);
});

test('of answers that nobody can tell apart one is advised, and each as it is asked for', () => {
  const all = [
    option('drop a~1', 'Drop Raid', 'drop'),
    option('drop a~2', 'Drop Raid', 'drop'),
    option('move a~1 b1', 'Fighter #1 to b1'),
    option('move a~2 b1', 'Fighter #2 to b1', 'move', 'move a~1 b1'),
    option('bluff', 'Bluff', 'bluff'),
  ];
  const names = ['drop a~2', 'drop a~1', 'bluff', 'move a~1 b1', 'move a~2 b1', 'gone'];
  const found = once(all, names).map(([name, one]) => [name, one.said.parts[0]?.text]);
  expect(found).toEqual([
    ['drop a~2', 'Drop Raid'],
    ['bluff', 'Bluff'],
    ['move a~1 b1', 'Fighter to b1'],
  ]);
});

test('never are one or two answers left out for a button that takes as much room', () => {
  const all = alike([...'abcdefg'].map((name) => option(name, name)));
  const done = alike([option('done', 'Done', 'done')]);
  expect(roomy(all, all, 6)).toHaveLength(7);
  expect(roomy([...all, ...done], [...all, ...done], 6)).toHaveLength(8);
  const more = [...all, ...alike([option('h', 'h')]), ...done];
  expect(roomy(more, more, 6).map((one) => one.option.name)).toEqual([...'abcde', 'done']);
  expect(roomy(all, all.slice(0, 2), 6)).toHaveLength(2);
});

test('being done has no button alone before others', () => {
  const targets = [...'abcdefghi'].map((name) => option(name, name, 'target'));
  const done = option('done', 'Done', 'done');
  const names = (few: number, plain: Option[], all: Option[]) =>
    before(alike(all), plain, few).map((one) => one.option.name);
  expect(names(3, [done], [...targets, done])).toEqual(['a', 'b', 'c', 'done']);
  expect(names(0, [done], [...targets, done])).toEqual(['done']);
  expect(names(3, [], targets)).toEqual([]);
  const skip = option('skip', 'Skip', 'skip');
  expect(names(3, [skip, done], [...targets, skip, done])).toEqual(['skip', 'done']);
});

test('all answers of a question are in the same letters, by its longest', () => {
  const of = (...lengths: number[]) =>
    lettering(alike(lengths.map((length, i) => option(`${i}`, `${i}`.padEnd(length, 'x')))));
  expect(of(4, 42)).toBe('');
  expect(of(4, 43)).toBe('sentences');
  expect(of(4, 90)).toBe('sentences');
  expect(of(4, 90, 73)).toBe('several');
});
