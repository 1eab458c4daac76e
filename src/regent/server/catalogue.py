"""What a lobby offers before anybody has done anything: titles, options, cards, rulebooks."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

import msgspec

from regent import __version__
from regent.bots.names import LEVELS, known
from regent.games import registry
from regent.kernel.brought import Finding
from regent.kernel.card import CardSpec
from regent.kernel.errors import InputError
from regent.kernel.problems import InputErrors
from regent.kernel.title import Title, decks_of, maps_of
from regent.kernel.vocabulary import slug
from regent.lab.batch import default_ruleset
from regent.play.compare import compare
from regent.play.describe import Describer
from regent.play.journal import Header
from regent.play.rulebooks import all_rules
from regent.play.scenario import Scenario
from regent.server.lessons import lesson_files
from regent.server.wire import (
    Book,
    BotInfo,
    Box,
    BoxDeck,
    CardInfo,
    Cards,
    Catalogue,
    Checked,
    ClauseInfo,
    ComparedCell,
    ComparedRow,
    Comparison,
    DeckEntry,
    DeckInfo,
    DeckWish,
    HeapInfo,
    Keyword,
    Lesson,
    MapInfo,
    MapWish,
    Problem,
    TableWish,
    TitleInfo,
)
from regent.server.words import without_page

NOTHING = ("none", "")
MOST_COMPARED: Final = 4
"""Rule sets that are shown side by side."""
LABEL: Final = re.compile(r"^view-([\w-]+) *=", re.MULTILINE)
"""A text that names a key of the view."""


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    titles = [title_info(registry.title(name)) for name in registry.names()]
    bots = [BotInfo(name, text, name in LEVELS) for name, text in known().items()]
    return Catalogue(__version__, titles, bots)


def comparison(title: Title[Any], rulesets: tuple[str, ...]) -> Comparison:
    """Rule sets of a title beside each other, from the parameter rows themselves."""
    if len(rulesets) > MOST_COMPARED:
        raise InputError("too many rule sets at once", right=f"name {MOST_COMPARED} at most")
    rows = [
        ComparedRow(
            row.name,
            row.text,
            [ComparedCell(cell.value, cell.clause, cell.reason) for cell in row.cells],
        )
        for row in compare(title, list(rulesets))
    ]
    return Comparison(list(rulesets), [title.rulebooks(each)[0].name for each in rulesets], rows)


def title_info(title: Title[Any]) -> TitleInfo:
    sides = title.sides
    least, most = title.seats
    lessons = [
        Lesson(path.stem, str(Scenario.read(path).data.get("about", path.stem)))
        for path in lesson_files(title)
    ]
    words = Describer(title, [])
    texts = (title.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    data: dict[str, Any] = {
        **title.rulesets.form(),
        "name": title.name,
        "full_name": title.full_name,
        "about": words.plain("tagline") if words.has("tagline") else "",
        "version": title.version,
        "least": least,
        "most": most,
        "sides": sides.choices if sides is not None else [],
        "side_setting": sides.setting if sides is not None else "",
        "texts": title.texts(most),
        "lessons": lessons,
        "builds": [
            name
            for name, part in (("decks", title.decks), ("maps", title.maps))
            if part is not None
        ],
        "labels": {key: words.plain(f"view-{key}") for key in LABEL.findall(texts)},
    }
    return msgspec.convert(msgspec.to_builtins(data), TitleInfo)


def checked(title: Title[Any], wish: TableWish) -> Checked:
    """All that is wrong with a wish at once, each with its clause where a rule forbids it."""
    ruleset = wish.ruleset or default_ruleset(title)
    try:
        title.check_texts(wish.texts, len(wish.seats))
        rules = title.resolve(ruleset, len(wish.seats), wish.settings, wish.texts)
        found = title.doubts(rules)
        parties = title.sides.parties(rules) if title.sides is not None else []
    except InputErrors as errors:
        return Checked([problem(error) for error in errors.problems], {})
    except InputError as error:
        return Checked([problem(error)], {})
    warnings = [Problem(sentence, "", "", clause) for clause, sentence in found]
    return Checked([], rules.as_dict(), warnings, parties)


def judged_deck(title: Title[Any], wish: DeckWish) -> DeckInfo:
    """A deck list and every rule it breaks, by the clauses of the rule set."""
    ruleset = wish.ruleset or default_ruleset(title)
    decks = decks_of(title)
    try:
        rules = title.resolve(ruleset, title.seats[0], wish.settings)
    except InputErrors as errors:
        return DeckInfo("", "", [], [], [problem(error) for error in errors.problems])
    except InputError as error:
        return DeckInfo("", "", [], [], [problem(error)])
    found = title.cards(ruleset)
    deck = decks.judge(wish.text, found, rules)
    problems = [problem(error) for error in deck.mistakes]
    problems += _findings(title, ruleset, deck.findings)
    entries = [
        DeckEntry(count, found.cards[face].slug, found.cards[face].name, heap)
        for count, face, heap in deck.entries
    ]
    heaps = [HeapInfo(h.name, h.size, h.wanted, h.copies, h.hand) for h in deck.heaps]
    return DeckInfo(deck.name, deck.side, entries, heaps, problems)


def judged_map(title: Title[Any], wish: MapWish) -> MapInfo:
    """A map, or a new one, with what forbids it and what makes it doubtful."""
    maps = maps_of(title)
    text = wish.text or maps.make(wish.seats, wish.seed)
    ruleset = default_ruleset(title)
    try:
        errors, warnings = maps.check(text)
    except InputErrors as several:
        return MapInfo(text, [problem(error) for error in several.problems], [])
    except InputError as error:
        return MapInfo(text, [problem(error)], [])
    return MapInfo(text, _findings(title, ruleset, errors), _findings(title, ruleset, warnings))


def _findings(title: Title[Any], ruleset: str, found: list[Finding]) -> list[Problem]:
    return [Problem(said, "", "", title.cite(ruleset, clause)) for clause, said in found]


def box(title: Title[Any], ruleset: str) -> Box:
    """The decks in the box of an edition, and what a deck can be made of."""
    decks, found = decks_of(title), title.cards(ruleset)
    all_ = decks.judge("\n".join(f"1 {card.name}" for card in found.cards), found)
    fits = {found.cards[face].slug: heap for _, face, heap in all_.entries if heap >= 0}
    boxed = [BoxDeck(called, text) for called, text in decks.box(found)]
    return Box(boxed, [heap.name for heap in all_.heaps], fits)


def parties(header: Header) -> list[str]:
    """Whom each seat of a table plays with, in words; nothing where everybody plays alone."""
    settings = msgspec.json.encode(header.settings).decode()
    return list(_parties(header.title, header.ruleset, header.seats, settings))


@lru_cache(maxsize=256)
def _parties(name: str, ruleset: str, seats: int, settings: str) -> tuple[str, ...]:
    title = registry.title(name)
    chosen: dict[str, Any] = msgspec.json.decode(settings)
    if title.sides is None:
        return ()
    try:
        return tuple(title.sides.parties(title.resolve(ruleset, seats, chosen)))
    except InputError:
        return ()  # a table of another version is listed all the same


def problem(error: InputError) -> Problem:
    """A mistake in the words of the wire."""
    about = list(error.about)
    return Problem(error.what, error.where, error.right, error.clause, error.code, about)


def base(title: Title[Any], ruleset: str) -> str:
    """The rule set that a variant is built on, without one the first; InputError if there is none.
    Whatever else somebody writes is worked out and kept for nobody."""
    row = title.rulesets.base_row(ruleset)
    if row is None or (ruleset and row.full_name() != ruleset.partition("+")[0]):
        right = ", ".join(row.full_name() for row in title.rulesets.rulesets if not row.base)
        raise InputError(f"{title.name} has no such rule set", "ruleset", f"one of {right}")
    return row.full_name()


def cards(title: Title[Any], ruleset: str) -> Cards:
    """The cards as a rule set plays them."""
    found = title.cards(ruleset)
    words = Describer(title, [], ruleset=ruleset)
    all_ = [_card(card, words) for card in found.cards]
    all_ += [
        CardInfo(slug(one.name), one.name, one.kind, one.facts, one.text, [])
        for one in title.boxed(ruleset)
    ]
    return Cards(title.name, all_, _keywords(title, ruleset, words))


def _card(card: CardSpec, texts: Describer) -> CardInfo:
    described = card.described()
    sort = "type" if "type" in described else "kind"
    facts = {
        key: value
        for key, value in described.items()
        if value not in NOTHING and key not in ("ability", sort, "keywords", "reminder")
    }
    words = described.get("keywords", "none")
    keywords = [_called(word, texts) for word in words.split(", ")] if words not in NOTHING else []
    reminder = described.get("reminder", "none")
    text = [ability.text for ability in card.abilities if ability.text]
    text += [reminder] if reminder not in NOTHING else []
    kind = described.get(sort, "")
    return CardInfo(card.slug, card.name, kind, facts, text, keywords)


def _called(keyword: str, words: Describer) -> str:
    """A keyword as the edition calls it, with its number as the title writes it."""
    name, _, number = keyword.partition(": ")
    key = f"keyword-{slug(name)}"
    name = words.plain(key) if words.has(key) else name
    if number and words.has("keyword-number"):
        return words.plain("keyword-number", {"word": name, "number": number})
    return f"{name}: {number}" if number else name


def _keywords(title: Title[Any], ruleset: str, words: Describer) -> list[Keyword]:
    """Every keyword in the words of the clause that explains it: of the edition that is played, the
    one of the same key as in the title's first rulebook."""
    clauses = [clause for book in title.rulebooks(ruleset) for clause in book.clauses]
    first = [clause for book in title.rulebooks() for clause in book.clauses if "-KW-" in clause.id]
    found: list[Keyword] = []
    for word in title.schema.keywords:
        slugs = (word.name.upper().replace(" ", ""), word.name.upper().partition(" ")[0])
        named = [c for c in first if c.text.startswith(word.name)]
        by_id = [c for c in first if c.id.split("-KW-")[1].split("-")[0] in slugs]
        known = next(iter([*named, *by_id]), None)
        keys = set(known.keys) if known is not None else set()
        clause = next((c for c in clauses if keys & set(c.keys)), None)
        text, id = (without_page(clause.text), clause.id) if clause is not None else (word.text, "")
        name = _called(word.name, words)
        if text:  # no card of this edition has the others
            found.append(Keyword(name, re.sub(rf"^{re.escape(name)}( \+X)?: ", "", text), id))
    return found


def books(title: Title[Any]) -> list[Book]:
    return [
        Book(
            book.name,
            title.name,
            [ClauseInfo(c.id, c.section, without_page(c.text), list(c.keys)) for c in book.clauses],
        )
        for book in all_rules(title)
    ]
