// The editions of a title: rule sets with books and cards of their own.

import type { Book, TitleInfo } from '../wire/types';

export interface Edition {
  /** The rule set that is played by it, which is also its name. */
  name: string;
  about: string;
  /** The names of its books; empty where the title has one book for all. */
  books: string[];
}

/** One for each book and profile of cards, in the order of the rule sets. */
export function editionsOf(info: TitleInfo | undefined): Edition[] {
  const seen = new Set<string>();
  const found: Edition[] = [];
  for (const set of info?.rulesets ?? []) {
    const which = `${set.books.join(' ')} ${set.edition}`;
    if (set.base || seen.has(which)) continue;
    seen.add(which);
    found.push({ name: set.name, about: set.text, books: set.books });
  }
  return found;
}

/** The edition of a rule set, a variant's too; the first where there is none of this name. */
export function editionOf(info: TitleInfo | undefined, ruleset: string): Edition | undefined {
  const base = ruleset.split('+')[0] ?? '';
  const row = info?.rulesets.find((set) => set.name === base);
  const all = editionsOf(info);
  const same = all.find((edition) => row && edition.books.join() === row.books.join());
  return all.find((edition) => edition.name === base) ?? same ?? all[0];
}

/** The books by which an edition is played: its own, and those that belong to no edition. */
export function booksOf(
  books: readonly Book[],
  editions: readonly Edition[],
  name: string,
): Book[] {
  const own = editions.find((edition) => edition.name === name)?.books ?? [];
  const others = new Set(editions.flatMap((edition) => edition.books));
  return books.filter((book) => own.includes(book.name) || !others.has(book.name));
}

/** The edition in whose book a clause stands, the preferred one where it has it, too; nothing for a
 * clause that belongs to no edition. */
export function editionWith(
  books: readonly Book[],
  editions: readonly Edition[],
  clause: string,
  preferred = '',
): Edition | undefined {
  const book = books.find((b) => b.clauses.some((c) => c.id === clause));
  const having = editions.filter((edition) => book && edition.books.includes(book.name));
  return having.find((edition) => edition.name === preferred) ?? having[0];
}

/** The clause of another edition's books that is the same rule; empty where they have none. */
export function counterpart(books: readonly Book[], into: readonly Book[], clause: string): string {
  const clauses = into.flatMap((book) => book.clauses);
  if (clauses.some((c) => c.id === clause)) return clause;
  const keys = books.flatMap((book) => book.clauses).find((c) => c.id === clause)?.keys ?? [];
  return clauses.find((c) => c.keys.some((key) => keys.includes(key)))?.id ?? '';
}
