"""The stream of a seat: what a viewer is told, and what it may say."""

from __future__ import annotations

from typing import Literal

from regent.server.wire.base import (
    Asked,
    JsonValue,
    Number,
    Phrase,
    Phrases,
    Speech,
    Struct,
    Word,
    Words,
)

# -- sentences ----------------------------------------------------------------------------------


class Part(Struct, frozen=True):
    """A piece of a sentence; with a kind (card, face, seat, place, …) a page may draw it."""

    text: str
    kind: str = ""
    value: int = -1


class Sentence(Struct, frozen=True):
    """Words with the clause behind them."""

    parts: list[Part]
    clause: str


class Line(Struct, frozen=True):
    """One line of the log: an event as this viewer may know it."""

    id: int
    kind: str
    actor: int
    args: list[int]
    names: list[str]
    """By argument what a card was called when it happened; empty for the rest or if unseen."""
    said: Sentence


# -- decisions ----------------------------------------------------------------------------------


class Argument(Struct, frozen=True):
    """What an option speaks of: a card by its number, a place, a seat, a number."""

    kind: str
    value: int


class Option(Struct, frozen=True):
    """One thing the seat may answer. `name` is what is sent back."""

    name: str
    verb: str
    args: list[Argument]
    said: Sentence
    like: str = ""
    """The first option that means the same, with an equal piece in place of this one."""


class Way(Struct, frozen=True):
    """Several options in a row that bring a card to a place; `said` is the last that moves it."""

    options: list[str]
    args: list[Argument]
    said: Sentence


class Rest(Struct, frozen=True):
    """Answering so from here on: an order with this `option` and `until`, in words for a button."""

    option: str
    until: str
    said: str


class Question(Struct, frozen=True):
    """The question to one seat; `id` belongs to this question and never to another."""

    id: str
    prompt: str
    shape: str
    said: Sentence
    about: list[Argument]
    options: list[Option]
    final: Sentence | None
    """Said with a question whose answer can't be taken back once others are told of it."""
    by_hand: bool = False
    """A single answer is given by hand all the same, because something is lost by it."""
    rests: list[Rest] = []
    """In a reaction window: how long one may pass from here on; elsewhere an answer that may be
    given from now on without being asked."""

    @property
    def answers_itself(self) -> bool:
        """As `Decision.answers_itself`, for whoever hears the question over a line."""
        return len(self.options) == 1 and not self.by_hand and self.final is None


class Refused(Struct, frozen=True):
    """Something that is not allowed now, with the rule that forbids it, in full."""

    said: Sentence
    clause: str
    rule: str
    plain: str = ""
    """First of all, for whom the rules are new: what the card is for, and what goes on now."""


class Opinion(Struct, frozen=True):
    """What a bot would think of an option, from what this seat may know."""

    option: str
    weight: float
    reasons: list[str]


class Standing(Struct, frozen=True):
    """How the game ended for one seat."""

    seat: int
    rank: int
    score: int | None
    said: Sentence


class StandingOrder(Struct, frozen=True):
    """An order of this seat; nobody else is told."""

    prompt: str
    option: str
    stop: list[str]
    once: bool
    said: str
    news: bool = False
    until: str = ""


# -- tables -------------------------------------------------------------------------------------

SeatKind = Literal["person", "bot", "open"]


class SeatInfo(Struct, frozen=True):
    """Who sits where, as everybody may know."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    """The level, where a bot plays; also while it stands in for somebody who left."""
    away: bool
    """A bot stands in for the person whose seat it is."""
    here: bool
    """Is somebody connected?"""
    mine: bool
    side: str
    owner: int
    """The first seat of whoever has this one: the same for all seats of one person."""
    votes: list[int]
    """The seats that want a bot to stand in here."""
    may: list[Literal["stand_in", "vote", "open", "back", "concede"]]
    """What you may do about this seat now; `concede`: give the game up to it."""
    brought: bool
    """Has the seat a deck of its own? Which one, nobody else is told."""
    party: str = ""
    """In words whom the seat plays with, where there are allies: "team A, speaker"."""
    concedes: int = -1
    """The seat to which this one has conceded the game (K-CONCEDE-1)."""


class DealInfo(Struct, frozen=True):
    """Where the cards of a table come from, as everybody may know it before sitting down."""

    chance: Literal["sealed", "seed"]
    """`sealed`: from a secret of the server that nobody knows before the end."""
    seed: str
    """The seed that was named, where no others play."""
    given: str
    """The scenario that the table begins from, as it was brought."""
    commitment: str
    """SHA-256 of the secret, a line feed and the charter, in hexadecimal digits."""
    charter: str
    """What is played, as the commitment has it."""
    secret: str
    """After the end, if all hands are shown then."""


class Again(Struct, frozen=True):
    """The table that follows a game, for one who played it."""

    id: str
    invite: str
    """To the seat that is kept there; empty for who has one already."""


class TableInfo(Struct, frozen=True):
    """A table as a lobby shows it. Invitations are there for the host only."""

    id: str
    name: str
    title: str
    ruleset: str
    settings: dict[str, JsonValue]
    seats: list[SeatInfo]
    state: Literal["waiting", "playing", "over", "stuck", "film"]
    listed: bool
    watchable: bool
    reveal: bool
    fast: bool
    host: bool
    created: str
    touched: str
    answers: int
    turn: int
    awaited: list[int]
    won: list[int]
    """The seats that have won, once the game is over."""
    invites: dict[str, str]
    """By seat number, or `watch`: the secret part of a link. Only the host has them."""
    withdrawn: list[str]
    """Open places whose invitation the host has withdrawn. Only the host is told."""
    problem: str
    """Why the table stands still, if it does; those who sit there may have it tried again."""
    lesson: str
    deal: DealInfo
    gathering: bool
    """The game begins when every person has brought a deck."""
    clock: int
    """Seconds after which a bot stands in for a seat that does not answer; 0 for never."""
    many: bool
    """One guest may have several seats here."""
    advice: bool
    """May those who play here ask what a bot would think?"""
    chat: bool
    """Those who sit here may talk to each other."""
    expires: str
    """When the table goes if nothing happens until then; empty for never."""
    again: Again | None = None
    """A rematch, for those who played."""


class Moment(Struct, frozen=True):
    """The whole of what a viewer sees, at a numbered moment."""

    n: int
    view: dict[str, JsonValue]
    """The title's own view, as `wire.py` in its folder types it."""
    awaited: list[int]
    over: bool
    standings: list[Standing]
    question: Question | None
    undo: list[Sentence]
    """What this seat may take back, latest first."""
    sealed: bool
    """May a sealed answer still be taken back?"""
    orders: list[StandingOrder]
    notice: str
    """What this seat should know: its orders were withdrawn because they would not end."""
    advised: str
    """What a lesson says here."""
    suggested: str
    """The option that a lesson would take."""
    back: int = 0
    """So many decisions taken back lead to the lesson again; 0 where none do."""


# -- from the table to a viewer -----------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello"):
    """The first message on a stream."""

    table: TableInfo
    seat: int
    """-1 for a spectator."""
    players: list[str]
    minimum: float
    """Seconds that a reaction window stays open at least, whoever answers how quickly."""


class State(Struct, frozen=True, tag="state"):
    """Everything: after connecting, and whenever a change would not fit."""

    moment: Moment
    lines: list[Line]


class Step(Struct, frozen=True):
    """One change of a moment: what stands at `at` becomes `to`; without `to` it is gone."""

    at: list[str | int]
    to: JsonValue = None
    gone: bool = False


class Change(Struct, frozen=True, tag="change"):
    """From moment `before` to moment `n`: steps over the last moment, and the log from `keep`."""

    before: int
    n: int
    steps: list[Step]
    keep: int
    """Lines with this id or above were taken back."""
    lines: list[Line]


class People(Struct, frozen=True, tag="people"):
    """Somebody came, left, or was stood in for."""

    table: TableInfo


class Done(Struct, frozen=True, tag="done"):
    """What was sent with this `ref` is stored and counts."""

    ref: int


class No(Struct, frozen=True, tag="no"):
    """What was sent with this `ref` was refused, and nothing has changed."""

    ref: int
    code: Literal["rule", "input", "seat", "rate", "store", "frame", "missing"]
    said: str
    right: str
    clause: str
    rule: str


class Reasons(Struct, frozen=True, tag="reasons"):
    """Why this cannot be done now."""

    ref: int
    refused: list[Refused]


class Staged(Struct, frozen=True, tag="staged"):
    """The compound choice is possible; the question it would lead to, or none."""

    ref: int
    question: Question | None
    ways: list[Way]
    """Where the card that was asked for could be brought by several options."""


class Advised(Struct, frozen=True, tag="advised"):
    """What a bot thinks of the options."""

    ref: int
    opinions: list[Opinion]


class Spoken(Struct, frozen=True):
    """Something that was said at a table beside the game."""

    n: int
    seat: int
    name: str
    """What its seat was called then."""
    text: str
    at: str


class Chat(Struct, frozen=True, tag="chat"):
    """What was said at the table, beside the game: the last of it to who comes in, then what is
    new. Spectators are told nothing of it."""

    spoken: list[Spoken]


class Gone(Struct, frozen=True, tag="gone"):
    """The table was deleted; it is the last message."""

    said: str


FromTable = Hello | State | Change | People | Done | No | Reasons | Staged | Advised | Chat | Gone

# -- from a viewer to the table -----------------------------------------------------------------


class Enter(Asked, frozen=True, tag="enter"):
    """The first message on a stream: as whom. A page is known by its cookie and leaves the token
    out; secrets travel here and never in an address."""

    seat: Number = -1
    """-1 to watch."""
    token: Phrase = ""
    invite: Phrase = ""


class Answer(Asked, frozen=True, tag="answer"):
    """Answer a question; several options together are a compound choice, all or nothing. The same
    answer to the same question, sent again, is taken once."""

    ref: Number
    question: Word
    options: Phrases


class Undo(Asked, frozen=True, tag="undo"):
    """Take back one's own latest answers, as far as nothing was learned since."""

    ref: Number
    count: Number = 1


class Retract(Asked, frozen=True, tag="retract"):
    """Take back a sealed answer while others still choose."""

    ref: Number


class Order(Asked, frozen=True, tag="order"):
    """Answer `option` whenever `prompt` ("*" for any) is asked, but stop at these public tags.

    `news`: only in windows, and only where nothing is offered that was not passed over before.
    `until`: "turn", "phase" or "fight" for an order that ends with it.
    """

    ref: Number
    prompt: Word
    option: Phrase = "pass"
    stop: Words = []
    once: bool = False
    news: bool = False
    until: Word = ""


class Countermand(Asked, frozen=True, tag="countermand"):
    """Withdraw all standing orders."""

    ref: Number


class Why(Asked, frozen=True, tag="why"):
    """Why can this card not be used now, or this place, or this card there, or what this text
    says?"""

    ref: Number
    card: Number = -1
    place: Number = -1
    text: Phrase = ""


class Stage(Asked, frozen=True, tag="stage"):
    """Try a compound choice without making it; or, with a card and no options, ask where it could
    be brought by several."""

    ref: Number
    options: Phrases = []
    card: Number = -1


class Advice(Asked, frozen=True, tag="advice"):
    """Ask what a bot would think; after these parts of a compound choice, of the next one."""

    ref: Number
    options: Phrases = []


class Say(Asked, frozen=True, tag="say"):
    """Say something to the others at the table, beside the game."""

    ref: Number
    text: Speech


class Resync(Asked, frozen=True, tag="resync"):
    """Ask for everything again."""

    ref: Number


ToTable = (
    Enter | Answer | Undo | Retract | Order | Countermand | Why | Stage | Advice | Say | Resync
)
