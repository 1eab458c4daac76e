"""Positions of Contention in a line, and a table that is played by names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from regent.games.contention import (
    values,
)
from regent.games.contention.codes import KEYWORDS, TYPES
from regent.games.contention.state import PLAY, Contention
from regent.games.contention.title import TITLE
from regent.games.contention.view import keywords
from regent.kernel.table import Table
from regent.kernel.title import scenes_of
from regent.kernel.tomlfile import TomlFile
from regent.kernel.vocabulary import slug
from regent.play.scenario import Scenario

Test = TypeVar("Test", bound=Callable[..., Any])

COVERED: set[str] = set()
"""Every card some test is about."""

HOME = ("b1", "b4")
"""The homeworlds of a table of two: seat 0 at the top, seat 1 at the bottom."""

SPARE = "Imperial Armada"
"""In every hand, so that the face-off waits for another round."""

SHY = {"Movement": "done", "Develop": "pass", "Drop": "bluff", "Declare": "done", "Cancel": "pay"}
"""What somebody answers who wants nothing."""


def own(t: Table) -> Contention:
    """A table of this title as what it is."""
    assert isinstance(t, Contention)
    return t


def covers(*names: str) -> Callable[[Test], Test]:
    """This test shows what these cards do."""
    for name in names:
        TITLE.cards().by_name(name)
    COVERED.update(names)

    def same(test: Test) -> Test:
        return test

    return same


def on(card: str, seat: int, host: str = "location", **more: Any) -> dict[str, Any]:
    """An attachment in a sector: on its location, or on an asset there."""
    return {"card": card, "seat": seat, "on": host, **more}


def rule(location: str, seat: int, *assets: Any, **more: Any) -> dict[str, Any]:
    """A sector with a location that a seat controls, and what else stands there."""
    return {"location": location, "ruler": seat, "assets": list(assets), **more}


def stand(*assets: Any) -> dict[str, Any]:
    """A sector where these stand, whatever its location."""
    return {"assets": list(assets)}


class Game:
    """A table that is played by names; whoever is awaited answers."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.session = Scenario(TomlFile("test", data, {})).open()

    @property
    def t(self) -> Contention:
        """The table; who holds it may change it by hand, so what was offered is asked again."""
        self.session.table.offer_to = -1
        return own(self.session.table)

    # -- looking --------------------------------------------------------------------------------

    def sector(self, name: str) -> int:
        return self.t.spec.layout.cells.index(name)

    def cards(self, name: str, at: str = "", seat: int = -1) -> list[int]:
        """All cards of that name on the table, or of one controller, or in one sector."""
        t = self.t
        found = [c for c in t.location + t.zones[PLAY] if t.spec.slugs[t.face[c]] == slug(name)]
        if at:
            found = [c for c in found if t.at[c] == self.sector(at)]
        return [c for c in found if seat < 0 or t.controller[c] == seat]

    def card(self, name: str, at: str = "", seat: int = -1) -> int:
        [found] = self.cards(name, at, seat)
        return found

    def anywhere(self, name: str) -> int:
        """The one card of that name, wherever it lies."""
        t = self.t
        [found] = [c for c in range(len(t.face)) if t.spec.slugs[t.face[c]] == slug(name)]
        return found

    def is_out(self, name: str, at: str = "", seat: int = -1) -> bool:
        """Is no such card on the table?"""
        return not self.cards(name, at, seat)

    def at(self, name: str) -> str:
        return self.t.spec.layout.cells[self.t.at[self.card(name)]]

    def named(self, name: str, at: str = "", seat: int = -1) -> str:
        """The name with its number, for options that must mean this one."""
        return f"{slug(name)}~{self.cards(name, at, seat)[0]}"

    def attack(self, name: str, at: str = "") -> int:
        return values.attack(self.t, self.cards(name, at)[0])

    def defense(self, name: str, at: str = "") -> int:
        return values.defense(self.t, self.cards(name, at)[0])

    def speed(self, name: str) -> int:
        return values.speed(self.t, self.cards(name)[0])

    def keywords(self, name: str, at: str = "") -> list[str]:
        return keywords(self.t, self.cards(name, at)[0])

    def has(self, name: str, keyword: str) -> bool:
        return values.keyword(self.t, self.cards(name)[0], KEYWORDS.index(keyword)) >= 0

    def damage(self, name: str) -> int:
        return self.t.damage[self.cards(name)[0]]

    def controller(self, name: str) -> int:
        return self.t.controller[self.card(name)]

    def ruler(self, sector: str) -> int:
        return self.t.controller[self.t.location[self.sector(sector)]]

    def kind_at(self, sector: str) -> str:
        return TYPES[self.t.kind(self.t.location[self.sector(sector)])]

    def names(self, zone: str) -> list[str]:
        """What lies in a zone: `hand 0`, `scrap 1`, `gone`."""
        t = self.t
        cards = t.zones[scenes_of(TITLE).zone_names(t).index(zone)]
        return [t.spec.names[t.face[card]] for card in cards]

    def knows(self, seat: int, sector: str) -> bool:
        """Has the seat seen the location there?"""
        return self.t.knows(seat, self.t.location[self.sector(sector)])

    def sees_hand(self, seat: int, other: int) -> bool:
        return all(self.t.knows(seat, card) for card in self.t.hand(other))

    # -- asking ---------------------------------------------------------------------------------

    @property
    def awaited(self) -> int:
        """The one seat that is asked."""
        [seat] = self.session.awaited()
        return seat

    @property
    def prompt(self) -> str:
        return type(self.t.stack[-1]).__name__ if self.t.stack else ""

    def offers(self, seat: int = -1) -> list[str]:
        """What the seat may answer, without the numbers of cards."""
        decision = self.session.decision(self.awaited if seat < 0 else seat)
        assert decision is not None
        return [" ".join(w.split("~")[0] for w in o.split(" ")) for o in decision.options]

    def offered(self, text: str) -> bool:
        """Is there an option that begins so?"""
        return any(slug(offer).startswith(slug(text)) for offer in self.offers())

    def why(self, text: str) -> str:
        """The clause that forbids this to the seat that is asked."""
        return self.session.why(self.awaited, text)

    def happened(self, text: str) -> int:
        """How often: kind, seat, arguments; the beginning is enough."""
        return sum(1 for said in self.story() if f"{said} ".startswith(f"{text} "))

    def story(self) -> list[str]:
        """Everything so far, one line each."""
        t, found = self.t, []
        for event in self.session.log.events:
            words = [event.kind, *([str(event.actor)] if event.actor >= 0 else [])]
            for i, kind in enumerate(TITLE.events[event.kind]):
                if event.faces[i] >= 0:
                    words.append(t.spec.slugs[event.faces[i]])
                elif event.args[i] >= 0:
                    words.append(TITLE.argument(t, kind, event.args[i]))
            found.append(" ".join(words))
        return found

    def clauses(self, kind: str) -> list[str]:
        """The clauses that caused the events of a kind."""
        return [event.clause for event in self.session.log.events if event.kind == kind]

    # -- acting ---------------------------------------------------------------------------------

    def say(self, *texts: str) -> None:
        """One answer after the other, each by the seat that is asked."""
        for text in texts:
            self.session.answer(self.awaited, text)

    def play(self, drops: dict[int, str], *answers: str) -> None:
        """One round of the face-off: these cards, Bluffs from all others, then the choices."""
        self.until("Drop")
        for seat in self.session.awaited():
            self.session.answer(seat, f"drop {drops[seat]}" if seat in drops else "bluff")
        self.say(*answers)

    def shrug(self) -> None:
        """Somebody answers as if wanting nothing."""
        seat = self.session.awaited()[0]
        if self.prompt in SHY:
            self.session.answer(seat, SHY[self.prompt])
            return
        decision = self.session.decision(seat)
        assert decision is not None
        options = decision.options
        refusals = [o for o in options if o in ("skip", "done", "decline")]
        self.session.answer(seat, refusals[0] if refusals else options[0])

    def until(self, prompt: str, seat: int = -1) -> None:
        """Nobody wants anything until this question comes (to this seat)."""
        for _ in range(200):
            if self.prompt == prompt and (seat < 0 or seat in self.session.awaited()):
                return
            assert not self.t.over, "the game has ended"
            self.shrug()
        raise AssertionError(f"{prompt} never came")

    def next_turn(self) -> None:
        """Nobody wants anything until the next turn has begun."""
        turn = self.t.turn
        while self.t.turn == turn and not self.t.over:
            self.shrug()

    def fight(self, *attacks: tuple[str, str]) -> None:
        """These attacks, each declared by the attacker's controller, and the damage."""
        self.until("Declare")
        left = list(attacks)
        turn = self.t.turn
        while self.prompt == "Declare" and self.t.turn == turn:
            mine = [a for a in left if self.t.controller[self._one(a[0])] == self.awaited]
            if not mine:
                self.say("done")
                continue
            left.remove(mine[0])
            self.say(f"attack {self._full(mine[0][0])} {self._full(mine[0][1])}")
        assert not left, left
        while self.prompt == "SettleContention":
            self.shrug()  # in whatever order

    def _full(self, name: str) -> str:
        return name if "~" in name else self.named(name)

    def _one(self, name: str) -> int:
        return int(self._full(name).partition("~")[2])


def game(
    sectors: dict[str, Any] | None = None,
    hands: dict[int, list[str]] | None = None,
    *,
    moment: str = "face-off",
    seats: int = 2,
    factions: tuple[str, ...] = ("Terran Alliance", "Sek"),
    resources: int | list[int] = 9,
    zones: dict[str, list[str]] | None = None,
    settings: dict[str, Any] | None = None,
    patch: str = "",
    **given: Any,
) -> Game:
    """A table at a moment, with these sectors and hands; other keys as in a scenario's `given`."""
    held = {f"hand {seat}": [*(hands or {}).get(seat, []), SPARE] for seat in range(seats)}
    spread = [resources] * seats if isinstance(resources, int) else resources
    place = {"moment": moment, "scepter": 0, "resources": spread, "zones": held | (zones or {})}
    if sectors:
        place["sectors"] = sectors
    chosen = {f"faction_{seat}": faction for seat, faction in enumerate(factions)}
    data = {
        "title": "contention",
        "seats": seats,
        "settings": chosen | (settings or {}),
        "patch": patch,
        "given": place | given,
    }
    return Game(data)


def plays_plainly(faction: str, row: tuple[str, int, int, int, int, list[str]]) -> None:
    """A ship from the hand: its cost, its numbers, its keywords, at the homeworld."""
    name, cost, attack, defense, speed, words = row
    g = game(hands={0: [name]}, factions=(faction, "Sek" if faction != "Sek" else "Avar"))
    g.play({0: name})
    while g.prompt == "Using":
        g.shrug()
    assert g.at(name) == "b1"
    assert g.t.resources[0] == 9 - cost
    assert (g.attack(name), g.defense(name), g.speed(name)) == (attack, defense, speed)
    assert g.keywords(name) == words


def stands_plainly(faction: str, row: tuple[str, int, int, int, list[str]]) -> None:
    """A station from the hand: on a friendly location only, with its numbers."""
    name, cost, attack, defense, words = row
    sectors = {"a2": rule("Duskmar", 0), "a3": rule("Ironreach", 1)}
    g = game(sectors, {0: [name]}, factions=(faction, "Sek" if faction != "Sek" else "Avar"))
    g.play({0: name})
    assert not g.offered("attach-to Ironreach")
    g.say("attach-to Duskmar")
    assert g.at(name) == "a2"
    assert g.t.resources[0] == 9 - cost
    assert (g.attack(name), g.defense(name)) == (attack, defense)
    assert g.keywords(name) == words
    assert g.t.host[g.card(name)] == g.card("Duskmar")
