"""Looking something up in the rules by plain words: "how do I win", sceptre as well as scepter.

The page does the same while one types (`web/src/game/search.ts`), with the same words.
"""

from __future__ import annotations

import json
import math
import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from regent.kernel.rulebook import Clause, Rulebook

_BETWEEN: Final = re.compile(r"[^a-z0-9-]+")
_WORDS: Final = Path(__file__).with_name("plain_words.json")

THE_WORD: Final = 3.0
ITS_BEGINNING: Final = 1.0
SOMEWHERE: Final = 0.5

# The first clause of a family says what the others go into; who asks when or whether something may
# be done wants the clause that allows it.
THE_FIRST: Final = 1.1
ALLOWS: Final = 1.25
_FIRST: Final = re.compile(r"-0*1$")
_MAY: Final = frozenset(("can", "may", "when"))


class Hit(NamedTuple):
    """A clause, and how well it fits each word that was asked for."""

    book: Rulebook
    clause: Clause
    each: list[float]

    def score(self, may: bool) -> float:
        """Long clauses hold many words by chance."""
        words = _tokens(self.clause.text)
        first = THE_FIRST if _FIRST.search(self.clause.id) else 1.0
        allows = ALLOWS if may and "may" in words else 1.0
        return sum(self.each) * first * allows / math.sqrt(1 + len(words) / 60)


@cache
def _lists() -> tuple[frozenset[str], tuple[frozenset[str], ...]]:
    """The words that say only that something is asked, and other words for the same."""
    found = json.loads(_WORDS.read_text(encoding="utf-8"))
    same = tuple(frozenset(words.split()) for words in found["same"])
    return frozenset(found["says_nothing"].split()), same


def _tokens(text: str) -> list[str]:
    plain = unicodedata.normalize("NFD", text.lower())
    return [word for word in _BETWEEN.split(re.sub("[\u0300-\u036f]", "", plain)) if word]


def words_of(text: str) -> list[str]:
    """What is asked about; all words where every one of them says nothing."""
    nothing, _ = _lists()
    found = _tokens(text)
    return [word for word in found if word not in nothing] or found


def _fits(tokens: list[str], word: str) -> float:
    """How well a text fits one word: the word itself, its beginning, or anywhere within."""
    _, same = _lists()
    meant = next((words for words in same if word in words), {word, f"{word}s"})
    if not meant.isdisjoint(tokens):
        return THE_WORD
    if any(token.startswith(word) for token in tokens):
        return ITS_BEGINNING
    return SOMEWHERE if any(word in token for token in tokens) else 0.0


def searched(books: list[Rulebook], asked: str) -> list[tuple[Rulebook, Clause]]:
    """The clauses that fit, the best first: those with all words themselves; else those with all
    of them somehow; else those with any."""
    words = words_of(asked)
    hits: list[Hit] = []
    for book in books:
        for clause in book.clauses:
            tokens, heading = _tokens(f"{clause.id} {clause.text}"), _tokens(clause.section)
            each = [_fits(tokens, word) + _fits(heading, word) / 2 for word in words]
            hits.append(Hit(book, clause, each))
    for least in (THE_WORD, SOMEWHERE / 2):
        kept = [hit for hit in hits if words and min(hit.each) >= least]
        if kept:
            break
    else:
        kept = [hit for hit in hits if sum(hit.each) > 0]
    may = not _MAY.isdisjoint(_tokens(asked))
    kept.sort(key=lambda hit: -hit.score(may))
    return [(hit.book, hit.clause) for hit in kept]
