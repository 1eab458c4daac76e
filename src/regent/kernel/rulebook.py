"""A rulebook as numbered clauses: the text that code, refusals, events and tests cite.

A rulebook is a Markdown page that a player can read. A clause is a paragraph or list item that
opens with its id in bold, a heading that opens with a numbered id, or a table row whose first
cell is a numbered id. It goes on until the next clause, heading or ruled line.

A clause that software cannot test ends with `{untestable: reason}`, because a gap without a
reason and an oversight look the same.

The same rule may stand in several editions of a rulebook under different ids. The code cites it by
one key, and each edition says which of its clauses that key is: a clause names its keys with
`{key: Z-MOVE-1 Z-MOVE-2}`, a book whose ids are the keys but for their prefix says `{keys: Z}` once
before its first clause, and a line `{without: Z-MOVE-3} reason` says that the edition has no such
rule. A book without any of these is the only one of its title, and its ids are the keys.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from regent.kernel.errors import InputError

ID_SHAPE: Final = r"[A-Z][A-Z0-9]*-(?:[0-9]+[a-z]?|[A-Z]{2,}[A-Z0-9]*(?:-[A-Z0-9]+[a-z]?)*)"
"""Prefix of the rulebook, family of rules, part or number. A family has at least two letters,
so that a character range of a regular expression is never taken for a clause."""

_ID: Final = re.compile(ID_SHAPE)
_NUMBER: Final = re.compile(r"[0-9][a-z]?$")
_BOLD: Final = re.compile(r"\s*(?:[-*+] +)?\*\*([^\s*]+)([^*]*)\*\*(.*)", re.DOTALL)
_NEAR: Final = re.compile(r"[A-Z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*[-_][0-9]+[a-z]?")
_HEADING: Final = re.compile(r"#{1,6} +(.*?)[ #]*")
_ROW: Final = re.compile(r"\s*\|\s*\**([^\s|*]+?)\**(?: *\([^|)]*\))?\s*\|(.*?)\|?\s*")
_RULE: Final = re.compile(r" {0,3}(?:-{3,}|\*{3,}|_{3,})\s*")
_FENCE: Final = re.compile(r"\s*(?:```|~~~)")
_MARK: Final = re.compile(r"[ \t]*\{untestable\b:?([^}]*)\}")
_KEY: Final = re.compile(r"[ \t]*\{key\b:?([^}]*)\}")
_KEYS: Final = re.compile(r"\s*\{keys:\s*([A-Z][A-Z0-9]*)\s*\}\s*")
_WITHOUT: Final = re.compile(r"\s*(?:[-*+] +)?\{without\b:?([^}]*)\}(.*)")


def is_clause_id(word: str) -> bool:
    """Whether a word has the shape of a clause id; whether a rulebook has it is another matter."""
    return _ID.fullmatch(word) is not None


def _is_numbered(word: str) -> bool:
    """Headings and tables also name whole families; only a numbered id makes a clause there."""
    return is_clause_id(word) and _NUMBER.search(word) is not None


class Clause:
    """One rule: its id, its words, the section it stands in, the line it starts on; `keys` are
    what the code calls it."""

    __slots__ = ("id", "keys", "line", "section", "text", "untestable")

    def __init__(
        self,
        id: str,
        text: str,
        section: str,
        line: int,
        untestable: str = "",
        keys: list[str] | None = None,
    ) -> None:
        self.id = id
        self.text = text
        self.section = section
        self.line = line
        self.untestable = untestable
        self.keys = keys if keys is not None else [id]

    def __repr__(self) -> str:
        return f"Clause({self.id!r}, line {self.line})"


class Rulebook:
    """The clauses of one Markdown page, in its order, each id once.

    `concordance` leads from each key to the clause it is here, `without` from a key that other
    editions have to the reason why this one has not.
    """

    __slots__ = ("_by_id", "clauses", "concordance", "name", "path", "without")

    def __init__(
        self,
        name: str,
        path: Path,
        clauses: list[Clause],
        without: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.path = path
        self.clauses = clauses
        self.without = dict(without) if without else {}
        self._by_id: dict[str, Clause] = {}
        self.concordance: dict[str, str] = {}
        for clause in clauses:
            first = self._by_id.get(clause.id)
            if first is not None:
                raise InputError(
                    f"clause {clause.id} is already on line {first.line}",
                    f"{path}:{clause.line}",
                    "give it the next free number of its family",
                )
            self._by_id[clause.id] = clause
            for key in clause.keys:
                self._keep(key, clause)

    def _keep(self, key: str, clause: Clause) -> None:
        """A key leads to one place, and a rule cannot be both here and missing."""
        other = self.concordance.setdefault(key, clause.id)
        if other != clause.id or key in self.without:
            what = f"is already {other}" if other != clause.id else "is said to be missing here"
            right = "let each key lead to one clause"
            raise InputError(f"the key {key} {what}", f"{self.path}:{clause.line}", right)

    def get(self, id: str) -> Clause | None:
        """The clause with this id, or nothing."""
        return self._by_id.get(id)


def read_rulebook(path: Path, name: str = "") -> Rulebook:
    """The rulebook in a file; its name is the file's unless another is given."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise InputError(
            f"the rulebook cannot be read ({error.strerror})", str(path), "name a readable file"
        ) from error
    except UnicodeDecodeError as error:
        raise InputError(
            f"the rulebook is not UTF-8 text (byte {error.start})", str(path), "save it as UTF-8"
        ) from error
    return parse_rulebook(text, path, name)


def parse_rulebook(text: str, path: Path, name: str = "") -> Rulebook:
    """The rulebook in a text; `path` is what messages name."""
    lines = text.splitlines()
    page = _Page(path, _opened_ids(lines))
    for number, line in enumerate(lines, start=1):
        page.read(number, line)
    page.close()
    return Rulebook(name or path.stem, path, page.clauses, page.without)


def _opened_ids(lines: list[str]) -> set[str]:
    """Ids with a paragraph or heading of their own: a table row with one of them points there."""
    ids: set[str] = set()
    for line in lines:
        id, _ = _opening(line)
        if id:
            ids.add(id)
    return ids


def _opening(line: str) -> tuple[str, str]:
    """Id and first words of the clause a line opens, or two empty strings."""
    bold = _BOLD.fullmatch(line)
    if bold is not None and is_clause_id(bold[1]):
        return bold[1], (bold[2].strip() + " " + bold[3].strip()).strip()
    heading = _HEADING.fullmatch(line)
    if heading is not None:
        id, _, rest = heading[1].partition(" ")
        if _is_numbered(id):
            return id, rest.strip()
    return "", ""


class _Page:
    """The clause and section being read; a page is read line by line, once."""

    __slots__ = (
        "clauses",
        "fenced",
        "id",
        "line",
        "opened",
        "path",
        "prefix",
        "section",
        "without",
        "words",
    )

    def __init__(self, path: Path, opened: set[str]) -> None:
        self.path = path
        self.opened = opened
        self.clauses: list[Clause] = []
        self.prefix = ""
        """What stands in the keys for the prefix of this book; empty where clauses name theirs."""
        self.without: dict[str, str] = {}
        self.section = ""
        self.fenced = False
        self.id = ""
        self.line = 0
        self.words: list[str] = []

    def read(self, number: int, line: str) -> None:
        if _FENCE.match(line) is not None:
            self.fenced = not self.fenced
        elif not self.fenced and self._starts(number, line):
            return
        if self.id:
            self.words.append(line)

    def _starts(self, number: int, line: str) -> bool:
        """Whether the line begins something new; if so it has been dealt with."""
        id, rest = _opening(line)
        if id:
            self._open(number, id, rest)
            return True
        heading = _HEADING.fullmatch(line)
        if heading is not None or _RULE.fullmatch(line) is not None:
            self.close()
            if heading is not None:
                self.section = heading[1]
            return True
        row = _ROW.fullmatch(line)
        if row is not None and _is_numbered(row[1]) and row[1] not in self.opened:
            self._open(number, row[1], row[2].strip())
            self.close()
            return True
        if self._speaks_of_keys(number, line):
            return True
        self._refuse_near_miss(number, line)
        return False

    def _speaks_of_keys(self, number: int, line: str) -> bool:
        """Whether the line says what the keys of this book are, or which rules it has not."""
        prefix = _KEYS.fullmatch(line)
        if prefix is not None:
            where = f"{self.path}:{number}"
            if self.prefix or self.clauses or self.id:
                raise InputError("too late for {keys: …}", where, "say it before the first clause")
            self.prefix = prefix[1]
            return True
        gap = _WITHOUT.fullmatch(line)
        if gap is None:
            return False
        self.close()
        reason = gap[2].strip()
        for key in self._keys_in(gap[1], number):
            if not reason or key in self.without:
                what = "is said to be missing twice" if reason else "is missing without a reason"
                right = "write {without: KEY KEY} reason"
                raise InputError(f"the rule {key} {what}", f"{self.path}:{number}", right)
            self.without[key] = reason
        return True

    def _keys_in(self, words: str, number: int) -> list[str]:
        keys = words.replace(",", " ").split()
        for key in keys:
            if not is_clause_id(key):
                right = "use capitals, digits and hyphens: PREFIX-FAMILY-1"
                raise InputError(f"{key} is no key of a rule", f"{self.path}:{number}", right)
        if not keys:
            raise InputError("a mark without a key", f"{self.path}:{number}", "name the keys in it")
        return keys

    def _open(self, number: int, id: str, rest: str) -> None:
        self.close()
        self.id = id
        self.line = number
        self.words = [rest]

    def close(self) -> None:
        """The clause being read, if any, is complete."""
        if self.id:
            text, keys = self._without_keys(_joined(self.words))
            text, untestable = self._without_mark(text)
            made = Clause(self.id, text, self.section, self.line, untestable, keys)
            self.clauses.append(made)
        self.id = ""

    def _without_keys(self, text: str) -> tuple[str, list[str] | None]:
        """The clause without its mark of keys, and what it says; what the book says otherwise."""
        mark = _KEY.search(text)
        if mark is not None:
            keys = self._keys_in(mark[1], self.line)
            return (text[: mark.start()] + text[mark.end() :]).strip(), keys
        if self.prefix:
            return text, [f"{self.prefix}-{self.id.partition('-')[2]}"]
        return text, None

    def _without_mark(self, text: str) -> tuple[str, str]:
        marks = list(_MARK.finditer(text))
        if not marks:
            return text, ""
        where = f"{self.path}:{self.line}"
        right = "write {untestable: reason} once, at the end of a line"
        if len(marks) > 1:
            raise InputError(f"clause {self.id} is marked untestable twice", where, right)
        mark = marks[0]
        reason = " ".join(mark[1].split())
        if not reason:
            raise InputError(f"clause {self.id} is untestable without a reason", where, right)
        after = text[mark.end() :]
        if after.partition("\n")[0].strip():
            raise InputError(f"clause {self.id} has words after its mark", where, right)
        return (text[: mark.start()] + after).strip(), reason

    def _refuse_near_miss(self, number: int, line: str) -> None:
        """A mistyped id would make a rule vanish into the clause before it, unseen."""
        bold = _BOLD.fullmatch(line)
        if bold is not None and _NEAR.fullmatch(bold[1]) is not None:
            raise InputError(
                f"{bold[1]} looks like a clause id and is none",
                f"{self.path}:{number}",
                "use capitals, digits and hyphens: PREFIX-FAMILY-1",
            )


def _joined(words: list[str]) -> str:
    """The lines of a clause without the indentation of its list item and the blank lines after."""
    margin = 99
    for line in words[1:]:
        if line.strip():
            margin = min(margin, len(line) - len(line.lstrip()))
    kept = [words[0]]
    for line in words[1:]:
        kept.append(line[margin:].rstrip())
    return "\n".join(kept).strip()
