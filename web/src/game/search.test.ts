// Plain questions find the rule they mean.

import { expect, test } from 'vitest';
import type { Book } from '../wire/types';
import { counted, searched } from './search';

const clause = (id: string, section: string, text: string) =>
  ({ id, section, text }) as Book['clauses'][number];
const BOOKS = [
  {
    name: 'rules',
    clauses: [
      clause('C-WINDOW-1', 'Reactions', 'A window opens for all seats.'),
      clause('C-WIN-1', 'Winning', 'A contender with 8 favor at the end of a turn wins the game.'),
      clause('C-SCEPTER-1', 'The turn', 'Whoever holds the Void Scepter begins.'),
      clause('C-MOVE-1', 'Movement', 'Ships move sector by sector. A window may follow.'),
      clause('C-MOVE-2', 'Movement', 'A ship that moves may not move back.'),
    ],
  },
] as unknown as Book[];

const ids = (asked: string): string[] =>
  searched(BOOKS, asked).books.flatMap((book) => book.clauses.map((one) => one.id));

test('a question is its words that mean something', () => {
  expect(ids('How do I win?')).toContain('C-WIN-1');
  expect(searched(BOOKS, 'how do I win').best[0]?.id ?? ids('how do I win')[0]).toBe('C-WIN-1');
});

test('both ways to write a word find it', () => {
  expect(ids('sceptre')).toEqual(['C-SCEPTER-1']);
  expect(ids('scep')).toEqual(['C-SCEPTER-1']);
});

test('all words are wanted, and some where all together stand nowhere', () => {
  expect(ids('ship move')).toEqual(['C-MOVE-1', 'C-MOVE-2']);
  expect(ids('scepter favor')).toEqual(['C-WIN-1', 'C-SCEPTER-1']);
});

test('an id finds its clause', () => {
  expect(ids('c-move-2')).toEqual(['C-MOVE-2']);
});

test('who asks when something may be done gets the clause that allows it first', () => {
  const books = [
    {
      name: 'rules',
      clauses: [
        clause('C-CARD-03', 'Cards', 'Attack = damage dealt in battle.'),
        clause('C-BATTLE-03', 'Battle', 'Attacking is optional.'),
        clause(
          'C-BATTLE-01',
          'Battle',
          'Each ship with attack 1 or more may target one enemy in its own sector.',
        ),
        clause('C-BATTLE-04', 'Battle', 'One attacker has one target.'),
      ],
    },
  ] as unknown as Book[];
  expect(searched(books, 'when can I attack').best[0]?.id).toBe('C-BATTLE-01');
});

test('where nothing is found it is said what to do', () => {
  expect(counted(searched(BOOKS, 'asdfgh').count)).toContain('Try fewer words');
  expect([counted(1), counted(2)]).toEqual(['1 clause', '2 clauses']);
});
