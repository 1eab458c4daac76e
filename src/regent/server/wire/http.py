"""Requests and answers over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from regent.server.wire.base import (
    MOST_SEATS,
    Asked,
    Booklet,
    JsonValue,
    Number,
    Page,
    Phrase,
    Struct,
    Word,
)
from regent.server.wire.stream import Line, TableInfo


class Problem(Struct, frozen=True):
    """A refusal over HTTP: what, where, what would be right, the clause if a rule forbids, a code
    where a program has to know which refusal it is, and the names of the options it is about."""

    said: str
    where: str = ""
    right: str = ""
    clause: str = ""
    code: str = ""
    about: list[str] = []


class Naming(Asked, frozen=True):
    """What a guest wants to be called."""

    name: Phrase


class Me(Struct, frozen=True):
    """A guest. The token is the identity: who has it is this guest."""

    id: str
    name: str
    token: str


class SeatWish(Asked, frozen=True):
    """Who shall sit there: me, a bot of a level, or anybody."""

    kind: Literal["me", "bot", "open"] = "open"
    bot: Word = "regular"
    name: Phrase = ""
    """At a hot seat, what the person is called."""
    after: Number = -1
    """Of an open seat in a rematch: for whom it is kept, by the seat in the game before."""


Setting = bool | Number | Phrase
"""The value of an option: parameters are flags, numbers and words."""


class TableWish(Asked, frozen=True):
    """A new table. What is left out is as the rule set has it."""

    title: Word
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=MOST_SEATS)]
    ruleset: Phrase = ""
    settings: Annotated[dict[Word, Setting], msgspec.Meta(max_length=200)] = {}
    texts: Annotated[dict[Word, Page], msgspec.Meta(max_length=2 * MOST_SEATS)] = {}
    name: Phrase = ""
    seed: Word = ""
    """To deal the same game again; not where several people play."""
    listed: bool = False
    """Shall it be in the open lobby?"""
    watchable: bool = True
    reveal: bool = True
    """Are all hands shown after the end?"""
    fast: bool | None = None
    """Skip reactions of seats that have none, which tells something about hands; left out, only
    where bots alone could learn it."""
    scenario: Booklet = ""
    """A position to begin from, in the language of scenarios."""
    clock: Annotated[int, msgspec.Meta(ge=0, le=30 * 24 * 3600)] = 0
    """Seconds that a seat may be asked before a bot stands in for it; 0 for as long as it likes."""
    many: bool = False
    """May one guest take several seats? Everybody who looks at the table is told."""
    advice: bool = True
    """May those who play ask what a bot would think? If not, the server refuses it to all."""
    chat: bool = True
    """May those who sit there talk to each other, where several people play?"""
    decks: bool = False
    """Does every person bring a deck, before the first card and in secret?"""
    after: Word = ""
    """The game that is over and followed by this one: those who played it are offered the seats
    that are kept for them. If somebody else has made such a table, that one is the answer."""


class Bringing(Asked, frozen=True):
    """The deck of a seat, as a list of cards."""

    text: Page


class DeckWish(Asked, frozen=True):
    """A deck list to judge, by the cards of a rule set and the options of a table."""

    text: Page
    ruleset: Phrase = ""
    settings: Annotated[dict[Word, Setting], msgspec.Meta(max_length=200)] = {}


class DeckEntry(Struct, frozen=True):
    """Copies of a card, and the number of the deck they lie in: -1 for what belongs in none."""

    count: int
    slug: str
    name: str
    heap: int


class HeapInfo(Struct, frozen=True):
    """One of the decks of a list. `copies` is 0 where the most copies depend on the card; `hand`
    is how many cards are drawn before the first turn."""

    name: str
    size: int
    wanted: int
    copies: int
    hand: int


class DeckInfo(Struct, frozen=True):
    """A deck list as it was read, with everything that is wrong with it; legal where nothing is."""

    name: str
    side: str
    """The faction that it names, where it must."""
    entries: list[DeckEntry]
    heaps: list[HeapInfo]
    problems: list[Problem]
    """With `where` for a line that could not be read, with `clause` for a broken rule."""


class BoxDeck(Struct, frozen=True):
    """A deck that comes in the box."""

    name: str
    text: str


class Box(Struct, frozen=True):
    """The decks in the box of an edition, and by card the number of the deck it may lie in."""

    decks: list[BoxDeck]
    heaps: list[str]
    cards: dict[str, int]


class MapWish(Asked, frozen=True):
    """A map to judge; or, without one, a new map for so many seats."""

    text: Page = ""
    seats: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS)] = 0
    seed: Word = "1"


class MapInfo(Struct, frozen=True):
    """A map, what forbids it, and what makes it doubtful."""

    text: str
    problems: list[Problem]
    warnings: list[Problem]


class Joining(Asked, frozen=True):
    """Take a seat: an open one of a listed table, or the one an invitation is for."""

    seat: Number = -1
    invite: Phrase = ""


class Replacing(Asked, frozen=True):
    """Let a bot play for a seat, or give the seat back to its person."""

    bot: Word = ""


class Conceding(Asked, frozen=True):
    """Give the game up to a seat of another party; -1 takes it back (K-CONCEDE-1)."""

    to: Number


class Chatting(Asked, frozen=True):
    """Allow the talk at a table, or end it."""

    on: bool


class Inviting(Asked, frozen=True):
    """Withdraw the invitation to a place, or make a new one; the old link holds no longer."""

    open: bool


class Notice(Struct, frozen=True):
    """Something that happened while a guest was away: a table is gone."""

    said: str
    created: str


class Parameter(Struct, frozen=True):
    """One line of the form of options."""

    name: str
    kind: Literal["flag", "number", "choice"]
    default: JsonValue
    values: JsonValue
    clause: str
    text: str
    called: list[str]
    """The values of a choice in the words of a person, in the same order."""
    when: list[tuple[str, list[JsonValue]]]
    """Where it can matter: where one of these settings is one of the values; empty for always."""


class Ruleset(Struct, frozen=True):
    """A rule set, or with `base` a variant that is written `base+name`. A variant is played by the
    book and with the cards of its base."""

    name: str
    base: str
    books: list[str]
    edition: str
    text: str
    settings: dict[str, JsonValue]
    by_seats: dict[str, dict[str, JsonValue]]


class Conflict(Struct, frozen=True):
    """Settings that do not go together, and why."""

    text: str
    clause: str
    conditions: list[tuple[str, list[JsonValue]]]


class TitleInfo(Struct, frozen=True):
    """A title with everything that a lobby offers about it."""

    name: str
    full_name: str
    about: str
    """The game in a sentence; empty where its texts have none."""
    version: int
    least: int
    most: int
    rulesets: list[Ruleset]
    parameters: list[Parameter]
    conflicts: list[Conflict]
    sides: list[str]
    side_setting: str
    """The setting by which a seat chooses its side, without the number of the seat."""
    texts: dict[str, str]
    """What a table may bring in words: decks, a map."""
    lessons: list[Lesson]
    builds: list[str]
    """What players may make themselves: `decks`, `maps`."""
    labels: dict[str, str]
    """What the keys of its view are called, where its texts say so."""


class Lesson(Struct, frozen=True):
    """One chapter of the guide for a first game."""

    name: str
    about: str


class Checked(Struct, frozen=True):
    """Do these settings go together? If not, why; if so, all values as they would be played.

    `warnings` speak against something that can be played all the same; `parties` says in words whom
    each seat plays with, where there are allies."""

    problems: list[Problem]
    values: dict[str, JsonValue]
    warnings: list[Problem] = []
    parties: list[str] = []


class BotInfo(Struct, frozen=True):
    """A bot that may be asked for."""

    name: str
    text: str
    level: bool


class Catalogue(Struct, frozen=True):
    """Everything a lobby needs before anybody has done anything."""

    engine: str
    titles: list[TitleInfo]
    bots: list[BotInfo]


class CardInfo(Struct, frozen=True):
    """A card: its printed text and numbers as words, and the art it is drawn from."""

    slug: str
    name: str
    type: str
    facts: dict[str, str]
    text: list[str]
    keywords: list[str]


class Keyword(Struct, frozen=True):
    """A keyword of a title and what it means."""

    name: str
    text: str
    clause: str


class Cards(Struct, frozen=True):
    title: str
    cards: list[CardInfo]
    keywords: list[Keyword]


class ClauseInfo(Struct, frozen=True):
    """`keys` are the same in every edition that has the rule."""

    id: str
    section: str
    text: str
    keys: list[str]


class Book(Struct, frozen=True):
    """A rulebook, clause by clause."""

    name: str
    title: str
    clauses: list[ClauseInfo]


class ComparedCell(Struct, frozen=True):
    """What one rule set has for an option: the value in words, and the clause of its rulebook, or
    why that has none."""

    value: str
    clause: str
    reason: str


class ComparedRow(Struct, frozen=True):
    name: str
    text: str
    cells: list[ComparedCell]


class Comparison(Struct, frozen=True):
    """Where rule sets differ, option by option; the cells stand in the order of the rule sets."""

    rulesets: list[str]
    books: list[str]
    rows: list[ComparedRow]


class Verified(Struct, frozen=True):
    """A deal computed again from its secret: `wrong` is empty when it was as promised."""

    commitment: str
    charter: str
    secret: str
    answers: int
    digest: str
    wrong: str


class Upload(Asked, frozen=True):
    """A journal, as a file holds it."""

    journal: str
    """The body of a request is bounded, and this is most of it."""


class Tick(Struct, frozen=True):
    """One answer of a replay, as its viewer may know it."""

    at: int
    seat: int
    turn: int
    phase: int
    lines: int
    """How many lines of the log there are after it."""


class Reel(Struct, frozen=True):
    """A whole game to look at: its ticks and its log, for one viewer."""

    table: TableInfo
    viewer: int
    viewers: list[int]
    """The seats this person may look from; -1 is a spectator, -2 sees everything."""
    players: list[str]
    ticks: list[Tick]
    lines: list[Line]


class Forking(Asked, frozen=True):
    """A new table from a moment of a replay, seen from the seat one takes."""

    at: Annotated[int, msgspec.Meta(ge=0, le=10**6)]
    seat: Number
    bot: Word = "regular"
    viewer: Number | None = None
    """Whose ticks `at` counts; left out, those of the first viewer one may be."""
