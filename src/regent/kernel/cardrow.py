"""A card as it is written, and its translation into a compiled one."""

from __future__ import annotations

import re

from regent.kernel.ability import Compiler
from regent.kernel.card import CardSchema, CardSpec, Field
from regent.kernel.problems import Problems, shown, suggest
from regent.kernel.tomlfile import Place, TomlFile, as_list, as_table
from regent.kernel.vocabulary import ABSENT, Param, slug

PROVENANCES = ["printed", "designed", "mixed"]
EDITION_KEYS = ("edition", "editions")
_DASHES = ("-", "–", "—", "−")
_KEYWORD = re.compile(r"(.+?)(?:\s*:\s*(\S.*)|\s*\+\s*(\d+))?")


class Row:
    """One card as written; after a patch its keys may stand in different files."""

    __slots__ = ("data", "name", "place", "places")

    def __init__(
        self, name: str, data: dict[str, object], place: Place, places: dict[str, Place]
    ) -> None:
        self.name = name
        self.data = data
        self.place = place
        self.places = places

    def at(self, key: str) -> Place:
        return self.places[key] if key in self.places else self.place.down(key)


def read_rows(file: TomlFile, problems: Problems) -> list[Row]:
    """The `[[card]]` tables of a file that have a name."""
    top = Place(file)
    for key in file.data:
        if key != "card":
            top.down(key).wrong(
                problems, "does not belong in a card file", "write rows headed [[card]]"
            )
    items = as_list(file.data.get("card"))
    if items is None:
        top.down("card").wrong(problems, "there is no card", "write rows headed [[card]]")
        return []
    rows: list[Row] = []
    for at, item in enumerate(items):
        place = top.down("card").down(at)
        data = as_table(item)
        name = data.get("name") if data is not None else None
        if data is None or not isinstance(name, str) or not slug(name):
            place.wrong(problems, "the row has no name", 'begin it with name = "…"')
            continue
        rows.append(Row(name, data, place.called(name), {}))
    return rows


def row_in(row: Row, edition: str, schema: CardSchema, problems: Problems) -> Row | None:
    """The row as an edition has it: what it says of that edition, laid over what holds for all.

    `[card.edition.first]` holds the differences of the first edition, key by key; `editions` names
    those that have the card at all, where not all do. Nothing for a card that this one has not.
    """
    known = schema.editions
    if not known:
        return row
    only = texts_of(row, "editions", problems)
    for at, name in enumerate(only):
        if name not in known:
            place = row.at("editions").down(at)
            place.wrong(problems, f'there is no edition "{name}"', suggest(name, known))
    differences = as_table(row.data.get("edition", {}))
    if differences is None:
        right = "write [card.edition.NAME] with what is otherwise there"
        row.at("edition").wrong(problems, "differences are tables by edition", right)
        differences = {}
    for name in differences:
        if name not in known:
            place = row.at("edition").down(name)
            place.wrong(problems, f'there is no edition "{name}"', suggest(name, known))
    if only and edition not in only:
        return None
    data = {key: value for key, value in row.data.items() if key not in EDITION_KEYS}
    places = dict(row.places)
    mine = as_table(differences.get(edition, {}))
    if mine is None:
        row.at("edition").down(edition).wrong(problems, "is no table", "write key = value below it")
        mine = {}
    for key, value in mine.items():
        data[key] = value
        places[key] = row.at("edition").down(edition).down(key)
    called = data["name"]
    if not isinstance(called, str) or not slug(called):
        places["name"].wrong(problems, "is no name", "write it in quotes")
        return None
    return Row(called, data, row.place, places)


def compile_row(row: Row, card: CardSpec, compiler: Compiler) -> None:
    problems = compiler.problems
    known = card.schema.row_keys()
    for key in row.data:
        if key not in known:
            row.at(key).wrong(problems, f'unknown key "{key}"', suggest(key, known))
    for at, field in enumerate(card.schema.fields):
        _compile_field(row, card, at, field, problems)
    note = row.data.get("note", "")
    if isinstance(note, str):
        card.note = note
    else:
        row.at("note").wrong(problems, f"{shown(note)} is not a text", "write it in quotes")
    abilities = row.data.get("ability", [])
    items = as_list(abilities)
    if items is None:
        row.at("ability").wrong(
            problems, "abilities are a list of tables", "write [[card.ability]]"
        )
    for number, item in enumerate(items or []):
        ability = compiler.ability(item, row.at("ability").down(number), card.schema.handlers)
        if ability is not None:
            card.abilities.append(ability)
    _compile_provenance(row, card, problems)


def _compile_field(row: Row, card: CardSpec, at: int, field: Field, problems: Problems) -> None:
    value = row.data.get(field.name, field.default)
    place = row.at(field.name)
    if value is None:
        card.values[at] = 0 if field.kind in ("flag", "choices", "keywords") else ABSENT
        if field.required:
            place.wrong(problems, "is missing", f"write a {field.kind.replace('_', ' ')}")
    elif field.kind == "text":
        if isinstance(value, str):
            card.texts[at] = value
        else:
            place.wrong(problems, f"{shown(value)} is not a text", "write it in quotes")
    elif field.kind == "keywords":
        card.values[at] = 0
        for number, item in enumerate(texts_of(row, field.name, problems, value)):
            _compile_keyword(item, card, place.down(number), field, problems)
    elif field.kind == "number_or_dash":
        if isinstance(value, str) and value in _DASHES:
            card.values[at] = ABSENT
        else:
            number_or_dash = Param(field.name, "number", low=field.low, high=field.high)
            card.values[at] = number_or_dash.encode(value, {}, place, problems)
    else:
        card.values[at] = field.encode(value, {}, place, problems)


def _compile_keyword(
    text: str, card: CardSpec, place: Place, field: Field, problems: Problems
) -> None:
    """`Troops`, `Rampage: 2`, `Firing Arcs +1` or `Shipyard: Bio`."""
    match = _KEYWORD.fullmatch(text.strip())
    name = match.group(1) if match is not None else text
    at = card.schema.keyword_index.get(name, -1)
    if match is None or at < 0:
        known = [keyword.name for keyword in field.keywords]
        place.wrong(problems, f'unknown keyword "{name}"', suggest(name, known))
        return
    keyword = card.schema.keywords[at]
    if card.keywords[at] != ABSENT:
        place.wrong(problems, f"{name} stands there twice", "write it once")
    said: str = match.group(2) or match.group(3) or ""
    card.keywords[at] = 0
    card.keyword_order.append(at)
    if said in keyword.words:
        card.keyword_words[at] = keyword.words.index(said)
    elif said.isdecimal() and keyword.number != "no" and len(said) < 4:
        card.keywords[at] = int(said)
    elif said or keyword.number == "must":
        forms = [f"{name}: {word}" for word in keyword.words]
        forms += [name] if keyword.number != "must" else []
        forms += [f"{name}: 1"] if keyword.number != "no" else []
        place.wrong(problems, f'"{text}" is not a form of {name}', "write " + " or ".join(forms))


def _compile_provenance(row: Row, card: CardSpec, problems: Problems) -> None:
    value = row.data.get("provenance")
    card.printed = texts_of(row, "printed", problems)
    known = ["name", "ability", *card.schema.index]
    parts = card.words()  # of a column that is printed in part
    for column in card.schema.index:
        parts += card.keyword_names(column)
    for number, key in enumerate(card.printed):
        if key not in known and key not in parts:
            row.at("printed").down(number).wrong(
                problems, f'unknown field "{key}"', suggest(key, known)
            )
    if not isinstance(value, str) or value not in PROVENANCES:
        said = "is missing" if value is None else f"{shown(value)} is not known"
        row.at("provenance").wrong(problems, said, "write " + " or ".join(PROVENANCES))
        return
    card.provenance = value
    if value == "mixed" and not card.printed:
        right = 'write printed = ["cost"], or whatever is'
        row.at("provenance").wrong(problems, "mixed needs the list of what is printed", right)
    elif value != "mixed" and card.printed:
        right = 'write provenance = "mixed"'
        row.at("printed").wrong(problems, f"a {value} card has no such list", right)


def texts_of(row: Row, key: str, problems: Problems, default: object = None) -> list[str]:
    value = row.data.get(key, default)
    items = as_list(value) if value is not None else []
    if items is None or not all(isinstance(item, str) for item in items):
        row.at(key).wrong(
            problems, f"{shown(value)} is not a list of texts", 'write ["one", "another"]'
        )
        return []
    return [item for item in items if isinstance(item, str)]
