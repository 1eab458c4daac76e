import { expect, test } from 'vitest';
import type { Option } from '../wire/types';
import { alike, atMost, before, lettering, once, roomy, wayTo } from './alike';

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

test('on a phone an ambition stands beside three actions, before being done', () => {
  const texts = ['Move', 'Secure', 'Battle', 'Declare Tyrant', 'Spend a Fuel', 'Spend a Relic'];
  const more = ['Spend a Weapon', 'Spend a Material'].map((text) => option(text, text, 'spend'));
  const done = option('done', 'Done', 'done');
  const all = alike([...texts.map((text) => option(text, text)), ...more, done]);
  const names = (tight: boolean, tighter: boolean) =>
    roomy(all, all, atMost(true, tight, tighter), tight ? 1 : undefined).map(
      (one) => one.option.name,
    );
  expect(names(false, false)).toEqual([...texts.slice(0, 4), 'done']);
  expect(names(true, false)).toEqual([...texts.slice(0, 3), 'done']);
  expect(names(true, true)).toEqual([...texts.slice(0, 2), 'done']);
});

test('nobody is told to point at what lies out of sight', () => {
  const [spend, move] = [option('spend', 'Spend a Fuel'), option('move', 'To 3 Hex')];
  const done = option('done', 'Done', 'done');
  const all = alike([done, spend, move]);
  const way = (buttons: number, narrow: boolean) =>
    wayTo(all, all.slice(0, buttons), [done, spend], narrow);
  expect(way(1, true)).toBe('Or point at what glows: all 3 answers');
  expect(way(0, true)).toBe('Point at what glows, or see all 3 answers');
  const both = alike([done, spend]);
  expect(wayTo(both, both.slice(0, 1), [done, spend], true)).toBe('See all 2 answers');
  expect(wayTo(both, both.slice(0, 1), [done, spend], false)).toContain('point at what glows');
});

test('all answers of a question are in the same letters, by its longest', () => {
  const of = (...lengths: number[]) =>
    lettering(alike(lengths.map((length, i) => option(`${i}`, `${i}`.padEnd(length, 'x')))));
  expect(of(4, 42)).toBe('');
  expect(of(4, 43)).toBe('sentences');
  expect(of(4, 90)).toBe('sentences');
  expect(of(4, 90, 73)).toBe('several');
});
