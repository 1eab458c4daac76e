// Looking something up in the rules by plain words: "how do I win", sceptre as well as scepter.

import plain from '../../../src/regent/play/plain_words.json';
import type { Book, ClauseInfo } from '../wire/types';

/** Words that say that something is asked, and not what. */
const SAYS_NOTHING = new Set(plain.says_nothing.split(' '));
/** Other words for the same, as people and rulebooks write them. */
const SAME: readonly (readonly string[])[] = plain.same.map((words) => words.split(' '));

/** A page of results with the most fitting clauses first, and the books cut down to what fits. */
export interface Found {
  best: ClauseInfo[];
  books: Book[];
  count: number;
}

const BEST = 3;
/** The first clause of a family says what the others go into. */
const THE_FIRST = 1.1;
/** Who asks when or whether something may be done wants the clause that allows it. */
const ALLOWS = 1.25;
const MAY = /\b(can|may|when)\b/i;

/** How many clauses were found, and what to do if none was. */
export function counted(count: number): string {
  if (!count) return 'No rule here says this. Try fewer words, or others for the same.';
  return `${count} ${count === 1 ? 'clause' : 'clauses'}`;
}

export function wordsOf(text: string): string[] {
  const all = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^a-z0-9-]+/)
    .filter(Boolean);
  const asked = all.filter((word) => !SAYS_NOTHING.has(word));
  return asked.length ? asked : all;
}

function same(word: string): readonly string[] {
  return SAME.find((words) => words.includes(word)) ?? [word, `${word}s`];
}

/** How well a clause fits one word: the word itself, its beginning, or anywhere within. */
function fits(tokens: readonly string[], text: string, word: string): number {
  if (tokens.some((token) => same(word).includes(token))) return 3;
  if (tokens.some((token) => token.startsWith(word))) return 1;
  return text.includes(word) ? 0.5 : 0;
}

export function searched(books: readonly Book[], asked: string): Found {
  const words = wordsOf(asked);
  const may = MAY.test(asked);
  const all = books.flatMap((book) =>
    book.clauses.map((clause) => {
      const text = `${clause.id} ${clause.text}`.toLowerCase();
      const tokens = text.split(/[^a-z0-9-]+/);
      const heading = clause.section.toLowerCase().split(/[^a-z0-9-]+/);
      const each = words.map(
        (word) => fits(tokens, text, word) + fits(heading, clause.section.toLowerCase(), word) / 2,
      );
      const weight =
        (/-0*1$/.test(clause.id) ? THE_FIRST : 1) * (may && tokens.includes('may') ? ALLOWS : 1);
      const score =
        (each.reduce((sum, one) => sum + one, 0) * weight) / Math.sqrt(1 + tokens.length / 60);
      return {
        clause,
        score,
        whole: each.every((one) => one > 0),
        exact: each.every((one) => one >= 3),
      };
    }),
  );
  const fitting = ['exact', 'whole'] as const;
  const kept =
    fitting.map((way) => all.filter((one) => one[way])).find((some) => some.length > 0) ??
    all.filter((one) => one.score > 0);
  // Where the words themselves stand somewhere, what only begins like them comes after.
  const shown = new Set(
    (kept.length ? all.filter((one) => one.whole || kept.includes(one)) : []).map(
      (one) => one.clause,
    ),
  );
  const best = kept
    .toSorted((a, b) => b.score - a.score)
    .slice(0, BEST)
    .map((one) => one.clause);
  return {
    best: shown.size > 1 ? best : [],
    books: books.map((book) => ({ ...book, clauses: book.clauses.filter((c) => shown.has(c)) })),
    count: shown.size,
  };
}
