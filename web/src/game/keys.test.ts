import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment, Option, Question } from '../wire/types';
import { Game } from './game.svelte';
import { keys, keysOf } from './keys';

function option(words: string, verb: string, ...args: [string, number][]): Option {
  return {
    name: [verb, ...args.map(([, value]) => value)].join(' '),
    verb,
    like: '',
    args: args.map(([kind, value]) => ({ kind, value })),
    said: { parts: [{ text: words, kind: '', value: -1 }], clause: '' },
  };
}

function moment(id: string, ...options: Option[]): Moment {
  const question = { id, prompt: 'Negotiations', shape: 'choose', options } as unknown as Question;
  return { view: {}, undo: [], question } as unknown as Moment;
}

describe('the keys of answers', () => {
  it('are the numbers that the answers are', () => {
    const ships = (n: number) => option(`${n} fresh`, 'ships', ['number', n], ['number', 0]);
    expect(keysOf([4, 3, 2, 1].map(ships))).toEqual(['4', '3', '2', '1']);
    const dice = (n: number) =>
      option(n ? `${n} dice` : 'no dice', 'dice', ['die', 0], ['number', n]);
    expect(keysOf([2, 1, 0].map(dice))).toEqual(['2', '1', '0']);
    expect(keysOf([9, 10].map(ships))).toEqual(['9', '']);
  });

  it('are as the answers say them', () => {
    const cluster = (n: number) => option(`Cluster ${n + 1}`, 'cluster', ['number', n]);
    expect(keysOf([0, 2].map(cluster))).toEqual(['1', '3']);
  });

  it('are their places where answers differ in more', () => {
    const ships = (a: number, b: number) =>
      option(`${a} and ${b}`, 'ships', ['number', a], ['number', b]);
    expect(keysOf([ships(2, 0), ships(1, 1)])).toEqual(['1', '2']);
    const deals = [option('Done', 'done'), option('Agree to deal 4', 'accept-deal', ['number', 4])];
    expect(keysOf(deals)).toEqual(['1', '2']);
  });
});

describe('a key that comes late', () => {
  let game: Game;
  let clicks: number;
  const done = option('Done', 'done');
  const deal = option('Agree to deal 1', 'accept-deal', ['number', 1]);
  const press = (key: string) => keys(new KeyboardEvent('keydown', { key }), game);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(10_000);
    document.body.innerHTML = '<div id="prompt"><button data-key="1" data-space></button></div>';
    clicks = 0;
    document.querySelector('button')?.addEventListener('click', () => {
      clicks += 1;
    });
    game = new Game();
    game.seat = 0;
    game.show(moment('1', done, option('Propose', 'propose')));
    return () => vi.useRealTimers();
  });

  it('answers what is asked', () => {
    press('1');
    expect(clicks).toBe(1);
  });

  it.each(['1', ' '])(
    'is for what was asked before, not for what others made of it: "%s"',
    (key) => {
      game.show({ ...moment('', done), question: null });
      game.show(moment('2', deal, done));
      expect(game.unheard).toBe(false);
      press(key);
      expect(clicks).toBe(0);
      expect(game.unheard).toBe(true);
      vi.advanceTimersByTime(1500);
      press(key);
      expect(clicks).toBe(1);
      expect(game.unheard).toBe(false);
    },
  );

  it('is not missed where it would answer nothing', () => {
    game.show({ ...moment('', done), question: null });
    game.show(moment('2', deal, done));
    press('7');
    expect(game.unheard).toBe(false);
  });

  it('is for the next question where I answered the last', async () => {
    (game as unknown as { stream: object }).stream = { ask: async () => ({ type: 'yes' }) };
    await game.undo();
    game.show(moment('2', deal, done));
    press('1');
    expect(clicks).toBe(1);
  });
});
