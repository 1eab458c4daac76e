"""How much of each rulebook the project keeps: clauses cited by the code, clauses proven by tests.

A clause is cited where its id stands in a string or comment of the code or in a card file, and
proven when a test that names it ran and passed. An id that no rulebook has is a slip of the pen
and is reported apart.
"""

from __future__ import annotations

import io
import re
import token
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from regent.kernel.errors import InputError
from regent.kernel.rulebook import ID_SHAPE, Clause, Rulebook, read_rulebook
from regent.lab.record import read_record

_ID = re.compile(rf"(?<![\w-]){ID_SHAPE}(?![\w-])")
_TEXT_TOKENS = {token.STRING, token.COMMENT, getattr(token, "FSTRING_MIDDLE", token.STRING)}


@dataclass(frozen=True, slots=True)
class Citation:
    """A clause id and where it stands."""

    clause: str
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class BookCoverage:
    """The count of one rulebook. `uncited` and `unproven` leave out what cannot be tested."""

    name: str
    clauses: int
    untestable: dict[str, str]
    cited: list[str]
    proven: list[str]
    uncited: list[str]
    unproven: list[str]

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return asdict(self)


def find_rulebooks(source_root: Path) -> list[Rulebook]:
    """The kernel's own rulebook and those of every title, in the order of their paths."""
    books: list[Rulebook] = []
    for path in sorted((source_root / "kernel").glob("*.md")):
        books.append(read_rulebook(path, f"kernel/{path.stem}"))
    for path in sorted((source_root / "games").glob("*/rulebook/*.md")):
        books.append(read_rulebook(path, f"{path.parent.parent.name}/{path.stem}"))
    return books


def count(rulebooks: list[Rulebook], source_root: Path, record: Path) -> list[BookCoverage]:
    """Each rulebook against the code below `source_root` and the tests in the record."""
    _refuse_shared_ids(rulebooks)
    cited = {citation.clause for citation in citations([source_root], tests=False)}
    proven = set(read_record(record))
    return [_count_book(book, cited, proven) for book in rulebooks]


def _count_book(book: Rulebook, cited: set[str], proven: set[str]) -> BookCoverage:
    ids = [clause.id for clause in book.clauses]
    testable = [clause.id for clause in book.clauses if not clause.untestable]
    return BookCoverage(
        name=book.name,
        clauses=len(ids),
        untestable={clause.id: clause.untestable for clause in book.clauses if clause.untestable},
        cited=[clause.id for clause in book.clauses if _is_cited(clause, cited)],
        proven=[id for id in ids if id in proven],
        uncited=[
            clause.id
            for clause in book.clauses
            if not clause.untestable and not _is_cited(clause, cited)
        ],
        unproven=[id for id in testable if id not in proven],
    )


def _is_cited(clause: Clause, cited: set[str]) -> bool:
    """By its own id, or by a key that the code knows the rule by."""
    return clause.id in cited or any(key in cited for key in clause.keys)


def missing_keys(rulebooks: list[Rulebook], roots: Iterable[Path]) -> dict[str, list[str]]:
    """By rulebook the keys that another edition knows and the code cites, of which this edition
    says neither which clause they are nor that it has no such rule. Books of a title that share no
    key are no editions of each other: one adds to the other."""
    cited = {citation.clause for citation in citations(roots, tests=False)}
    found: dict[str, list[str]] = {}
    for book in rulebooks:
        known = _keys(book)
        wanted: set[str] = set()
        for other in rulebooks:
            keys = _keys(other)
            if other.name.partition("/")[0] == book.name.partition("/")[0] and keys & known:
                wanted |= keys
        gaps = sorted((wanted & cited) - known)
        if gaps:
            found[book.name] = gaps
    return found


def _keys(book: Rulebook) -> set[str]:
    """Every key of which a book says what it is here, or that it is nothing."""
    return {*book.concordance, *book.without}


def _refuse_shared_ids(rulebooks: list[Rulebook]) -> None:
    """A citation must lead to one place."""
    owner: dict[str, Rulebook] = {}
    for book in rulebooks:
        for clause in book.clauses:
            other = owner.setdefault(clause.id, book)
            if other is not book:
                raise InputError(
                    f"clause {clause.id} is also in {other.path}",
                    f"{book.path}:{clause.line}",
                    "give each rulebook its own prefix or family",
                )


def unknown(rulebooks: list[Rulebook], roots: Iterable[Path]) -> list[Citation]:
    """Ids cited in code, card files, scenarios or tests below `roots` that no rulebook has.

    Only words with the prefix of a rulebook are judged, and the name of a whole family is fine.
    """
    known = {clause.id for book in rulebooks for clause in book.clauses}
    known |= {key for book in rulebooks for key in [*book.concordance, *book.without]}
    prefixes = {id.partition("-")[0] for id in known}
    short = {id.partition("-")[0] for id in known if id.count("-") == 1}
    return [
        citation
        for citation in citations(roots, tests=True)
        if citation.clause not in known
        and citation.clause.partition("-")[0] in prefixes
        and (citation.clause.count("-") > 1 or citation.clause.partition("-")[0] in short)
        and not _is_family(citation.clause, known)
    ]


def _is_family(word: str, known: set[str]) -> bool:
    """Whether ids go on where the word ends, with a part or, after a letter, with a number."""
    if word[-1].isdigit():
        return any(id.startswith(word + "-") for id in known)
    return any(id.startswith(word) and (id[len(word)] in "-0123456789") for id in known)


def citations(roots: Iterable[Path], tests: bool) -> Iterator[Citation]:
    """Every clause id in the files below `roots`; `tests` adds the data that only tests read."""
    for root in roots:
        for path in sorted(root.rglob("*.py")):
            yield from _in_python(path)
        for path in sorted(root.rglob("*.toml")):
            if tests or path.parent.name == "cards":
                yield from _in_text(path, _read(path), 1)


def _in_python(path: Path) -> Iterator[Citation]:
    source = _read(path)
    if _ID.search(source) is None:
        return
    try:
        for found in tokenize.generate_tokens(io.StringIO(source).readline):
            if found.type in _TEXT_TOKENS:
                yield from _in_text(path, found.string, found.start[0])
    except (tokenize.TokenError, SyntaxError) as error:
        raise InputError(
            f"this is not Python ({error})", str(path), "mend it, then count again"
        ) from error


def _in_text(path: Path, text: str, first_line: int) -> Iterator[Citation]:
    for match in _ID.finditer(text):
        yield Citation(match[0], str(path), first_line + text.count("\n", 0, match.start()))


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"it cannot be read ({error})", str(path), "save it as UTF-8") from error
