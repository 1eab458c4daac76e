import { describe, expect, it } from 'vitest';
import { differences } from '../lobby/gallery';
import type { Book, CardInfo, TitleInfo } from '../wire/types';
import { booksOf, counterpart, editionOf, editionsOf, editionWith } from './editions';

const set = (name: string, base: string, book: string, edition: string) => ({
  name,
  base,
  books: book ? [book] : [],
  edition,
  text: '',
  settings: {},
  by_seats: {},
});
const info = {
  rulesets: [
    set('2022', '', 'seize-2022', ''),
    set('2022+duel', '2022', '', ''),
    set('second', '', 'seize-second', 'second'),
  ],
} as unknown as TitleInfo;
const clause = (id: string, keys: string[]) => ({ id, section: '', text: '', keys });
const books: Book[] = [
  { name: 'table', title: 'seize', clauses: [clause('K-1', [])] },
  { name: 'seize-2022', title: 'seize', clauses: [clause('S22-1', ['SI-A', 'SI-B'])] },
  {
    name: 'seize-second',
    title: 'seize',
    clauses: [clause('S2-1', ['SI-C']), clause('S2-7', ['SI-B'])],
  },
];
const editions = editionsOf(info);

describe('editions', () => {
  it('are the rule sets with a book or cards of their own', () => {
    expect(editions.map((e) => e.name)).toEqual(['2022', 'second']);
    expect(editionOf(info, '2022+duel')?.name).toBe('2022');
    expect(editionOf(info, 'second+basic')?.name).toBe('second');
  });
  it('show their own book and what all share', () => {
    expect(booksOf(books, editions, 'second').map((b) => b.name)).toEqual([
      'table',
      'seize-second',
    ]);
  });
  it('are told by a clause', () => {
    expect(editionWith(books, editions, 'S2-7')?.name).toBe('second');
    expect(editionWith(books, editions, 'K-1')).toBeUndefined();
    const more = [...editions, { name: 'both', about: '', books: ['seize-2022', 'seize-second'] }];
    expect(editionWith(books, more, 'S2-7', 'both')?.name).toBe('both');
    expect(editionWith(books, more, 'S2-7', '2022')?.name).toBe('second');
  });
  it('lead from a clause to the same rule', () => {
    const into = booksOf(books, editions, 'second');
    expect(counterpart(books, into, 'S22-1')).toBe('S2-7');
    expect(counterpart(books, into, 'K-1')).toBe('K-1');
    expect(counterpart(books, booksOf(books, editions, '2022'), 'S2-1')).toBe('');
  });
});

describe('a card of another edition', () => {
  const card = (name: string, cost: string, text = ''): CardInfo => ({
    slug: 'heavy',
    name,
    type: 'Unit',
    facts: { cost, provenance: 'mixed' },
    text: [text],
    keywords: [],
  });
  it('says where it differs', () => {
    const first = [card('Heavy', '6')];
    expect(differences(card('Heavy', '6'), first, '2022')).toBe('');
    expect(differences(card('Heavier', '7', 'x'), first, '2022')).toBe(
      'named Heavy in 2022; cost 7, in 2022 6; another text in 2022',
    );
    expect(differences({ ...card('New', '1'), slug: 'new' }, first, '2022')).toBe('not in 2022');
  });
});
