"""Positions of Seize the Imperium in a line, and a table that is played by names."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from regent.games.seize import (
    values,
    worlds,
)
from regent.games.seize.codes import KEYWORDS
from regent.games.seize.select import disputed
from regent.games.seize.state import FIGURES, MAP, PLAY, PLAYED, Seize
from regent.games.seize.title import TITLE
from regent.games.seize.view import keywords
from regent.kernel.table import Table
from regent.kernel.title import scenes_of
from regent.kernel.tomlfile import TomlFile
from regent.kernel.vocabulary import slug
from regent.play.scenario import Scenario

Test = TypeVar("Test", bound=Callable[..., Any])

COVERED: set[str] = set()
"""Every card some test is about."""

EDITION = "2022"
"""The rule set of a test that names none. A test that says a rule of all editions is played by each
of them (`tests/games/seize/editions.py`)."""


@cache
def keys_of(clause: str) -> frozenset[str]:
    """The keys of a clause, whichever edition it is of."""
    for name in ("2022", "second", "first"):
        found = TITLE.rulebooks(name)[0].get(clause)
        if found is not None:
            return frozenset(found.keys)
    return frozenset()


class Cited(str):
    """A clause of the edition in play; it equals what another edition calls the same rule."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, str):
            return False
        return str(self) == str(other) or bool(keys_of(str(self)) & keys_of(str(other)))

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return super().__hash__()


SHY = {"Moment": "pass", "Withdrawal": "stay", "SystemDraw": "pass", "Upgrade": "decline"}
"""What somebody answers who wants nothing."""


def own(t: Table) -> Seize:
    """A table of this title as what it is."""
    assert isinstance(t, Seize)
    return t


def covers(*names: str, edition: str = "2022") -> Callable[[Test], Test]:
    """This test shows what these cards of an edition do."""
    cards = TITLE.cards(edition)
    COVERED.update(cards.by_name(name).name for name in names)

    def same(test: Test) -> Test:
        return test

    return same


def at(world: str, seat: int, *units: Any, **more: Any) -> dict[str, Any]:
    """A World that a seat controls with what stands there: `at("Mars", 0, "1 Robot Goliath")`."""
    return {"world": world, "seat": seat, "units": list(units), **more}


def unit(card: str, seat: int, **more: Any) -> dict[str, Any]:
    """A Unit with what lies on it: depleted, damage, missions, carried, owner."""
    return {"card": card, "seat": seat, **more}


class Game:
    """A table that is played by names; whoever is awaited answers."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.session = Scenario(TomlFile("test", data, {})).open()

    @property
    def t(self) -> Seize:
        """The table; who holds it may change it by hand, so what was worked out is asked again."""
        table = own(self.session.table)
        table.offer_to = -1
        table.index = None
        return table

    # -- looking --------------------------------------------------------------------------------

    def counters_on(self, world: int) -> list[int]:
        """The Conquest counters on a World, by seat."""
        t = self.t
        return [t.conquest_of(world, seat) for seat in range(t.seats)]

    def cards(self, name: str, seat: int = -1) -> list[int]:
        """All cards of that name on the table, or those of one controller."""
        t = self.t
        face = t.spec.cards.by_name(name).index
        found = [c for z in (MAP, PLAY, FIGURES, PLAYED) for c in t.zones[z] if t.face[c] == face]
        return [c for c in found if seat < 0 or t.controller[c] == seat]

    def card(self, name: str, seat: int = -1) -> int:
        [found] = self.cards(name, seat)
        return found

    def named(self, name: str, seat: int = -1) -> str:
        """The name with its number, for options that must mean this one."""
        card = self.cards(name, seat)[0]
        return f"{self.t.spec.slugs[self.t.face[card]]}~{card}"

    def is_out(self, name: str, seat: int = -1) -> bool:
        """Is no such card on the table?"""
        return not self.cards(name, seat)

    def att(self, name: str, target: str = "") -> int:
        against = self.cards(target)[0] if target else -1
        return values.attack(self.t, self.cards(name)[0], against)

    def defence(self, name: str, attacker: str = "") -> int:
        against = self.cards(attacker)[0] if attacker else -1
        return values.defence(self.t, self.cards(name)[0], against)

    def has(self, name: str, keyword: str) -> bool:
        return self.keyword(name, keyword) >= 0

    def keyword(self, name: str, keyword: str) -> int:
        return values.keyword(self.t, self.cards(name)[0], KEYWORDS.index(keyword))

    def keywords(self, name: str) -> list[str]:
        return keywords(self.t, self.cards(name)[0])

    def damage(self, name: str) -> int:
        return self.t.damage[self.cards(name)[0]]

    def missions(self, name: str) -> int:
        return self.t.missions[self.cards(name)[0]]

    def depleted(self, name: str, seat: int = -1) -> bool:
        return bool(self.t.depleted[self.cards(name, seat)[0]])

    def disputed(self, name: str, seat: int = -1) -> bool:
        return disputed(self.t, self.cards(name, seat)[0])

    def controller(self, name: str) -> int:
        return self.t.controller[self.card(name)]

    def at(self, name: str) -> str:
        """The World a Unit stands at."""
        return self.t.spec.names[self.t.face[self.t.at[self.cards(name)[0]]]]

    def counters(self, name: str) -> int:
        """The Unit counters a card has."""
        return len(self.t.counters_of(self.cards(name)[0]))

    def conquest(self, world: str, seat: int = 0) -> int:
        return self.t.conquest_of(self.card(world), seat)

    def required(self, world: str) -> int:
        return worlds.required(self.t, self.card(world))

    def points(self, seat: int) -> int:
        return worlds.points(self.t, seat)

    def resources(self, seat: int) -> int:
        return self.t.resources[seat]

    def names(self, zone: str) -> list[str]:
        """What lies in a zone: `hand 0`, `discard 1`, `reserve 0`, `court 1`, `assets 0`."""
        t = self.t
        return [
            t.spec.names[t.face[c]] for c in t.zones[scenes_of(TITLE).zone_names(t).index(zone)]
        ]

    # -- asking ---------------------------------------------------------------------------------

    @property
    def awaited(self) -> int:
        """The one seat that is asked."""
        [seat] = self.session.awaited()
        return seat

    @property
    def prompt(self) -> str:
        return type(self.t.stack[-1]).__name__ if self.t.stack else ""

    @property
    def moment(self) -> str:
        """The moment of the window that is open, such as `targets_1`."""
        top: Any = self.t.stack[-1]
        return TITLE.argument(self.t, "moment", top.moment)

    def offers(self, seat: int = -1) -> list[str]:
        """What the seat may answer, without the numbers of cards."""
        decision = self.session.decision(self.awaited if seat < 0 else seat)
        assert decision is not None
        return [" ".join(w.split("~")[0] for w in o.split(" ")) for o in decision.options]

    def offered(self, text: str, seat: int = -1) -> bool:
        """Is there an option that begins so?"""
        return any(slug(offer).startswith(slug(text)) for offer in self.offers(seat))

    def why(self, text: str, seat: int = -1) -> str:
        """The clause that forbids this to the seat that is asked."""
        clause = self.session.why(self.awaited if seat < 0 else seat, text)
        return clause if EDITION == "2022" else Cited(clause)

    def happened(self, text: str) -> int:
        """How often: kind, seat, arguments; the beginning is enough."""
        kind = text.split(" ")[0]
        assert kind in self.session.title.events, f"{kind} is no event of this title"
        return sum(1 for said in self.story() if f"{said} ".startswith(f"{text} "))

    def story(self) -> list[str]:
        """Everything so far, one line each."""
        t, found = self.t, []
        for event in self.session.log.events:
            words = [event.kind, *([str(event.actor)] if event.actor >= 0 else [])]
            for i, kind in enumerate(TITLE.events[event.kind]):
                if event.faces[i] >= 0:
                    words.append(t.spec.slugs[event.faces[i]])
                elif kind != "card":
                    words.append(TITLE.argument(t, kind, event.args[i]))
            found.append(" ".join(words))
        return found

    def clauses(self, kind: str) -> list[str]:
        """The clauses that caused the events of a kind."""
        clauses = [event.clause for event in self.session.log.events if event.kind == kind]
        return clauses if EDITION == "2022" else [Cited(clause) for clause in clauses]

    # -- acting ---------------------------------------------------------------------------------

    def say(self, *texts: str, seat: int = -1) -> None:
        """One answer after the other, each by the seat that is asked (or this one)."""
        for text in texts:
            self.session.answer(self.awaited if seat < 0 else seat, text)

    def shrug(self) -> None:
        """Somebody answers as if wanting nothing."""
        seat = self.session.awaited()[0]
        decision = self.session.decision(seat)
        assert decision is not None
        options = decision.options
        wanted = SHY.get(self.prompt, "")
        refusals = [o for o in options if o in (wanted, "done", "pass", "decline", "keep")]
        self.session.answer(seat, refusals[0] if refusals else options[0])

    def until(self, prompt: str, seat: int = -1) -> None:
        """Nobody wants anything until this question comes (to this seat)."""
        for _ in range(500):
            if self.prompt == prompt and (seat < 0 or seat in self.session.awaited()):
                return
            assert not self.t.over, "the game has ended"
            self.shrug()
        raise AssertionError(f"{prompt} never came")

    def until_moment(self, moment: str, seat: int = -1) -> None:
        """Nobody wants anything until the window of this moment asks (this seat)."""
        for _ in range(500):
            if self.prompt == "Moment" and self.moment == moment:
                if seat < 0 or seat in self.session.awaited():
                    return
            assert not self.t.over, "the game has ended"
            self.shrug()
        raise AssertionError(f"{moment} never came")

    def passes(self) -> None:
        """All windows and offers are passed until something else is asked."""
        while self.prompt in ("Moment", "Upgrade") and not self.t.over:
            self.shrug()

    def next_turn(self) -> None:
        """Nobody wants anything until the next Turn has begun."""
        turn = self.t.turn
        while self.t.turn == turn and not self.t.over:
            self.shrug()

    def conquer(self, world: str) -> None:
        """The Conquest Action at this World begins."""
        self.until("Campaign")
        self.say(f"conquer {world}")

    def attack(self, *aims: tuple[str, str], shares: tuple[int, ...] = ()) -> None:
        """Declare these targets in the Step that comes next, then the shares of splits."""
        self.until("Declare")
        mine = (self.awaited, self.t.step)
        for one, other in aims:
            verb = "strike" if self.offered("strike") else "target"
            self.say(f"{verb} {self._full(one)} {self._full(other)}")
        if self.prompt == "Declare" and (self.awaited, self.t.step) == mine:
            self.say("done")
        for share in shares:
            self.say(f"amount {share}")

    def _full(self, name: str) -> str:
        return name if "~" in name else self.named(name)


def game(
    *map_: dict[str, Any],
    hands: dict[int, list[str]] | None = None,
    figures: dict[int, list[Any]] | None = None,
    zones: dict[str, list[str]] | None = None,
    moment: str = "military",
    seat: int = 0,
    seats: int = 2,
    resources: list[int] | None = None,
    ruleset: str = "",
    settings: dict[str, Any] | None = None,
    fast: bool = True,
    **given: Any,
) -> Game:
    """A position at the beginning of a Phase of `seat`; hands are empty unless given.

    `fast` windows skip whoever has nothing to play; without it everybody who could is asked.
    """
    placed: dict[str, list[str]] = {f"hand {s}": [] for s in range(seats)}
    placed.update({f"hand {s}": cards for s, cards in (hands or {}).items()})
    placed.update(zones or {})
    return Game(
        {
            "title": "seize",
            "seats": seats,
            "ruleset": ruleset or EDITION,
            "settings": settings or {},
            "fast": fast,
            "given": {
                "moment": moment,
                "seat": seat,
                "zones": placed,
                "map": list(map_),
                "figures": {str(s): people for s, people in (figures or {}).items()},
                "resources": resources or [5] * seats,
                **given,
            },
        }
    )
