"""Cards as rows of TOML files: numbers, keywords, provenance and abilities, without Python.

A set keeps the rows it was made from. A patch changes rows and the whole set is made again from
them, so that a patched card goes through exactly the checks of an original one.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from regent.kernel.ability import Ability, Compiler
from regent.kernel.card import PATCH_KEYS, CardSchema, CardSpec, Field, Keyword
from regent.kernel.cardrow import Row, compile_row, read_rows, row_in, texts_of
from regent.kernel.errors import InputError
from regent.kernel.problems import Problems, suggest
from regent.kernel.tomlfile import TomlFile, as_list, as_table
from regent.kernel.vocabulary import slug

__all__ = [
    "Ability",
    "CardSchema",
    "CardSet",
    "CardSpec",
    "Field",
    "Keyword",
    "build_set",
    "load_set",
    "patch",
    "patch_file",
]


class CardSet:
    """All cards of a title, numbered densely in the order of their files."""

    __slots__ = ("_index", "cards", "edition", "rows", "schema")

    def __init__(
        self,
        schema: CardSchema,
        rows: list[Row],
        cards: list[CardSpec],
        index: dict[str, int],
        edition: str = "",
    ) -> None:
        self.edition = edition
        self.schema = schema
        self.rows = rows
        self.cards = cards
        self._index = index

    def find(self, name: str) -> CardSpec | None:
        at = self._index.get(slug(name), -1)
        return self.cards[at] if at >= 0 else None

    def by_name(self, name: str, where: str = "") -> CardSpec:
        """A card by name, alias or slug, whatever its case, quotes and dashes."""
        card = self.find(name)
        if card is None:
            near = suggest(name, [card.name for card in self.cards], listing=False)
            raise InputError(f'no card is called "{name}"', where, near or "see the list of cards")
        return card

    def column(self, field: str) -> list[int]:
        """One field of all cards, for rules that want plain arrays; ABSENT where empty."""
        at = self.schema.at(field, "number number_or_dash flag choice choices")
        return [card.values[at] for card in self.cards]

    def handlers(self) -> list[str]:
        """The cards that need Python of their own; a test keeps them few."""
        return [
            card.name
            for card in self.cards
            if any(ability.handler >= 0 for ability in card.abilities)
        ]

    def names(self) -> dict[str, Sequence[str]]:
        """Everything an Op may name by number, for rendering."""
        return {**self.schema.names, "card": [card.name for card in self.cards]}


def load_set(
    paths: Sequence[str | os.PathLike[str]], schema: CardSchema, edition: str = ""
) -> CardSet:
    """Read files as one set, as an edition has it; everything wrong in all of them is reported
    together."""
    problems = Problems()
    files: list[TomlFile] = []
    for path in paths:
        try:
            files.append(TomlFile.read(path))
        except InputError as error:
            problems.take(error)
    return build_set(files, schema, problems, edition)


def build_set(
    files: Sequence[TomlFile],
    schema: CardSchema,
    problems: Problems | None = None,
    edition: str = "",
) -> CardSet:
    noted = problems if problems is not None else Problems()
    rows: list[Row] = []
    for file in files:
        for row in read_rows(file, noted):
            mine = row_in(row, edition, schema, noted)
            if mine is not None:
                rows.append(mine)
    return make_set(rows, schema, noted, edition)


def make_set(rows: list[Row], schema: CardSchema, problems: Problems, edition: str = "") -> CardSet:
    """Compile rows; names come first, because an ability may name any card of the set."""
    cards: list[CardSpec] = []
    index: dict[str, int] = {}
    for at, row in enumerate(rows):
        card = CardSpec(schema, at, row.name)
        card.aliases = texts_of(row, "aliases", problems)
        for key, name in [("name", card.name)] + [("aliases", alias) for alias in card.aliases]:
            other = index.get(slug(name), -1)
            if other >= 0 and other != at:
                first = f"{cards[other].name} at {rows[other].place.where()} has it"
                row.at(key).wrong(
                    problems, f'the name "{name}" is taken', f"{first}; choose another"
                )
            else:
                index[slug(name)] = at
        cards.append(card)
    made = CardSet(schema, rows, cards, index, edition)
    compiler = Compiler(schema.vocabulary, made.names(), problems)
    for row, card in zip(rows, cards, strict=True):
        compile_row(row, card, compiler)
    problems.raise_any()
    return made


def patch(card_set: CardSet, path: str | os.PathLike[str]) -> tuple[CardSet, list[str]]:
    """Lay the rows of a file over a set: a new set, and in words what changed."""
    return patch_file(card_set, TomlFile.read(path))


def patch_file(card_set: CardSet, file: TomlFile) -> tuple[CardSet, list[str]]:
    problems = Problems()
    overlay = _Overlay(card_set, problems)
    for row in read_rows(file, problems):
        overlay.lay(row)
    made = make_set(overlay.kept(), card_set.schema, problems, card_set.edition)
    return made, overlay.differences(made)


class _Overlay:
    """A patch in progress: rows by the slug of their card; an empty place is a removed card."""

    __slots__ = ("base", "problems", "rows", "touched")

    def __init__(self, base: CardSet, problems: Problems) -> None:
        self.base = base
        self.problems = problems
        self.rows: dict[str, Row | None] = {slug(row.name): row for row in base.rows}
        self.touched: dict[str, str] = {}  # card name by slug, in the order of the file

    def kept(self) -> list[Row]:
        return [row for row in self.rows.values() if row is not None]

    def lay(self, change: Row) -> None:
        adds = self._switch(change, "new")
        removes = self._switch(change, "remove")
        override = self._switch(change, "override_printed")
        card = self.base.find(change.name)
        if adds:
            self._add(change, card, removes)
            return
        if card is None:
            near = suggest(change.name, [other.name for other in self.base.cards], listing=False)
            right = (
                f"{near} (or write new = true to add it)" if near else "write new = true to add it"
            )
            change.at("name").wrong(self.problems, "there is no such card", right)
            return
        if not self._first(change, card.slug, card.name):
            return
        if removes:
            self._remove(change, card, override)
        else:
            self._change(change, card, override)

    def _switch(self, change: Row, key: str) -> bool:
        value = change.data.get(key, False)
        if not isinstance(value, bool):
            change.at(key).wrong(self.problems, "is not a yes or no", "write true or false")
        return value is True

    def _first(self, change: Row, card_slug: str, name: str) -> bool:
        if card_slug in self.touched:
            change.place.wrong(self.problems, "a second row for this card", "put both into one row")
            return False
        self.touched[card_slug] = name
        return True

    def _add(self, change: Row, card: CardSpec | None, removes: bool) -> None:
        if removes:
            change.at("remove").wrong(self.problems, "a new card cannot be removed", "choose one")
        if card is not None:
            right = "leave out new = true to change it"
            change.at("new").wrong(self.problems, f"{card.name} is there already", right)
        elif self._first(change, slug(change.name), change.name):
            data = {key: value for key, value in change.data.items() if key not in PATCH_KEYS}
            self.rows[slug(change.name)] = Row(change.name, data, change.place, {})

    def _remove(self, change: Row, card: CardSpec, override: bool) -> None:
        for key in change.data:
            if key != "name" and key not in PATCH_KEYS:
                right = "a removed card takes nothing else"
                change.at(key).wrong(self.problems, "stands beside remove = true", right)
        if card.provenance != "designed" and not override:
            right = "write override_printed = true if you mean it"
            change.at("remove").wrong(self.problems, "parts of this card are printed", right)
        self.rows[card.slug] = None

    def _change(self, change: Row, card: CardSpec, override: bool) -> None:
        old = self.rows[card.slug]
        if old is None:
            return
        row = Row(old.name, dict(old.data), old.place, dict(old.places))
        altered: list[str] = []
        for key, value in change.data.items():
            if key == "name" or key in PATCH_KEYS:
                continue
            printable = key == "ability" or key in card.schema.index
            if printable and card.is_printed(key) and old.data.get(key) != value:
                altered.append(key)
            else:
                missing = _missing(card, key, value)
                if missing and not override:
                    self._refuse_missing(change, key, missing)
                altered += missing
            row.data[key] = value
            row.places[key] = change.at(key)
        if not override:
            self._refuse_printed(change, card, [key for key in altered if key in change.data])
        if altered and "printed" not in change.data and "provenance" not in change.data:
            _forget_printed(row, card, altered)
        self.rows[card.slug] = row

    def _refuse_missing(self, change: Row, key: str, missing: list[str]) -> None:
        right = "keep it, or write override_printed = true in this row if you mean it"
        said = f"{' and '.join(missing)} {'is' if len(missing) == 1 else 'are'} printed"
        change.at(key).wrong(self.problems, said, right)

    def _refuse_printed(self, change: Row, card: CardSpec, altered: list[str]) -> None:
        right = "write override_printed = true in this row if you mean it"
        for key in altered:
            change.at(key).wrong(self.problems, "is printed and stays as it is", right)
        for key in ("provenance", "printed"):
            if key in change.data and card.provenance != "designed":
                change.at(key).wrong(self.problems, "says what is printed and stays", right)

    def differences(self, made: CardSet) -> list[str]:
        lines: list[str] = []
        for name in self.touched.values():
            old = self.base.find(name)
            new = made.find(name)
            if old is None:
                lines.append(f"{name}: new card")
            elif new is None:
                lines.append(f"{name}: removed")
            else:
                lines += _differences(old, new)
        return lines


def _missing(card: CardSpec, key: str, value: object) -> list[str]:
    """What is printed of a column that its new value no longer has: keywords, or ability words."""
    parts = card.words() if key == "ability" else card.keyword_names(key)
    return [part for part in card.printed if part in parts and not _speaks_of(value, part)]


def _speaks_of(value: object, part: str) -> bool:
    """Does a value of a card file use this keyword, with whatever number, or this word?"""
    table = as_table(value)
    if table is not None:
        return any(key == part or _speaks_of(item, part) for key, item in table.items())
    items = as_list(value)
    if items is not None:
        return any(_speaks_of(item, part) for item in items)
    return isinstance(value, str) and re.split(r"\s*[:+]", value)[0].strip() == part


def _forget_printed(row: Row, card: CardSpec, altered: list[str]) -> None:
    """What a designer changed is no longer printed, and the card must not claim it."""
    source = card.printed if card.provenance == "mixed" else ["name", *card.schema.index, "ability"]
    left = [key for key in source if key not in altered]
    row.data["provenance"] = "mixed" if left else "designed"
    row.data["printed"] = list[object](left)


def _differences(old: CardSpec, new: CardSpec) -> list[str]:
    before = old.described()
    after = new.described()
    return [
        f"{new.name}: {key} {before[key]} → {after[key]}"
        for key in before
        if before[key] != after[key]
    ]
