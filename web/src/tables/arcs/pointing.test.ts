import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../../game/game.svelte';
import type { Moment, Option, Question } from '../../wire/types';
import { between } from './summit';
import { TITLE } from './title';

const said = { parts: [], clause: '' };

function option(verb: string, ...args: [string, number][]): Option {
  const name = [verb, ...args.map(([, value]) => value)].join(' ');
  return { name, verb, like: '', args: args.map(([kind, value]) => ({ kind, value })), said };
}

let game: Game;
let given: string[];

function ask(...options: Option[]): void {
  asked('Steal', said, options);
}

function asked(prompt: string, said: Question['said'], options: Option[]): void {
  const question = { id: '1', prompt, shape: 'choose', said, about: [], options };
  game.show({
    view: {},
    undo: [],
    question: { ...question, final: null, by_hand: false, rests: [] } as Question,
  } as unknown as Moment);
}

beforeEach(() => {
  game = new Game();
  game.seat = 0;
  game.staging.ui = TITLE;
  given = [];
  vi.spyOn(game, 'answer').mockImplementation(async (...names: string[]) => {
    given.push(...names);
  });
});

describe('what lies on a board', () => {
  const slot = (value: number, of?: number) => ({
    kind: 'slot',
    value,
    ...(of === undefined ? {} : { of }),
  });

  it.each(['force-resource', 'steal', 'raid'])('is meant with its owner: %s', async (verb) => {
    ask(
      option(verb, ['seat', 1], ['slot', 2]),
      option(verb, ['seat', 2], ['slot', 2]),
      option(verb, ['seat', 2], ['slot', 0]),
    );
    expect([slot(2), slot(2, 1), slot(2, 2), slot(0, 1)].map((one) => game.glows(one))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    await game.point(slot(2, 2));
    expect(given).toEqual([`${verb} 2 2`]);
  });

  it('is meant only where the partner is', async () => {
    ask(
      option('force-resource', ['seat', 1], ['slot', 2]),
      option('force-resource', ['seat', 2], ['slot', 2]),
    );
    game.within = between(0, 1);
    expect(game.glows(slot(2, 2))).toBe(false);
    await game.point(slot(2, 2));
    expect(given).toEqual([]);
    await game.point(slot(2, 1));
    expect(given).toEqual(['force-resource 1 2']);
  });

  it('is demanded from who has it, not from who has the same', () => {
    ask(
      option('demand', ['seat', 1], ['type', 3]),
      option('demand-captive', ['seat', 1], ['seat', 2]),
    );
    expect(game.glows({ kind: 'type', value: 3, of: 1 })).toBe(true);
    expect(game.glows({ kind: 'type', value: 3 })).toBe(false);
    expect(game.glows({ kind: 'seat', value: 1 })).toBe(true);
    expect(game.glows({ kind: 'seat', value: 2 })).toBe(false);
  });

  it('is one’s own where no seat is named', async () => {
    ask(
      option('swap-slots', ['slot', 0], ['slot', 1]),
      option('swap-slots', ['slot', 0], ['slot', 2]),
    );
    expect(game.glows(slot(1, 1))).toBe(false);
    await game.point(slot(0));
    expect(game.isArmed(slot(0))).toBe(true);
    await game.point(slot(2));
    expect(given).toEqual(['swap-slots 0 2']);
  });
});

it('stops ships on their way where they are by pointing at that system', async () => {
  const parts = [{ text: 'the gate of cluster 2', kind: 'place', value: 4 }];
  asked('Catapult', { parts, clause: '' }, [option('go-on', ['place', 8]), option('done')]);
  const here = { kind: 'place', value: 4 };
  expect(game.glows(here)).toBe(true);
  await game.point(here);
  expect(given).toEqual(['done']);
});
