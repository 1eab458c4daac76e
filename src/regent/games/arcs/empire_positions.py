"""Positions in words, as far as the Empire goes: titles, Trust, Favors, Council, Summit."""

from __future__ import annotations

from typing import Any, Final

from regent.games.arcs.acts import Intermission
from regent.games.arcs.chapter import ROUNDS, Chapter
from regent.games.arcs.codes import COUNCIL_SIDES, KINDS, POLICIES, SECURED, TYPES
from regent.games.arcs.council import CouncilDecides
from regent.games.arcs.crises import NOT_ROLLED, Crises
from regent.games.arcs.edicts import Edicts
from regent.games.arcs.empire import COUNCIL_PLACE
from regent.games.arcs.empire_setup import Settling
from regent.games.arcs.events import EventHappens
from regent.games.arcs.positions import Positioner
from regent.games.arcs.round import RoundEnds
from regent.games.arcs.state import UNIONS, Arcs
from regent.games.arcs.summit import Summit
from regent.kernel.errors import InputError
from regent.kernel.frame import Frame
from regent.kernel.placing import Placing
from regent.kernel.tomlfile import KeyPath

GIVEN: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "outlaws": ("The seats that are Outlaws; all others are Regents", {}),
    "first_regent": ("The seat that holds the tile, -1 for nobody", {}),
    "trust": ("What lies in the Imperial Trust", {}),
    "favors": ('By seat the Favors on its Fate card: `["1 2 agents"]`', {}),
    "policy": ("The current Policy: war, peace or escalation", {}),
    "council": ("The side of the Council that lies up: in-session or decided", {}),
    "objectives": ("A number for each seat: how far its objective is from complete", {}),
    "act": ("Which Act it is", {}),
}

MOMENTS: Final = {
    "summit": "the seat has called the Summit",
    "negotiations": "the Call to Order is over, and everybody may deal",
    "crises": "Crises are resolved, and the dice are still to be rolled",
    "edicts": "Edicts are resolved",
    "event": "a round with an Event card ends, and the seat has the initiative",
    "council": "a round ends in which the seat has secured the Council",
    "intermission": "an Act ends",
    "settling": "the players settle, the seat with the initiative first",
}


class EmpirePositioner(Positioner):
    """The same for what the Empire adds."""

    __slots__ = ()

    def outlaws(self, value: object) -> None:
        path: KeyPath = ("given", "outlaws")
        for i, seat in enumerate(self.given.read.items(value, path, "write [0, 1]")):
            self.t.become_outlaw(self.given.seat(seat, (*path, i)))
        if not self.t.is_regent(self.t.first_regent()):
            regents = [seat for seat in self.t.order() if self.t.is_regent(seat)]
            self.t.take_tile(regents[0] if regents else -1)

    def first_regent(self, value: object) -> None:
        self.t.take_tile(-1 if value == -1 else self.given.seat(value, ("given", "first_regent")))

    def trust(self, value: object) -> None:
        path: KeyPath = ("given", "trust")
        for i, item in enumerate(self.given.read.items(value, path, 'write ["fuel"]')):
            type = self.word(item, (*path, i), TYPES)
            if not self.t.tokens[type]:
                what = f"there are only five {item} tokens"
                raise self.given.wrong((*path, i), what, "", "A-COMP-2")
            self.t.fill_trust(type)

    def favors(self, value: object) -> None:
        for seat, items, path in self.by_seat("favors", value):
            for i, item in enumerate(items):
                owner, number, _, kind = self.piece(item, (*path, i))
                if kind != KINDS - 1 or owner == seat:
                    raise self.given.wrong((*path, i), "only Agents of Rivals are Favors")
                self.enough(owner, kind, number, (*path, i))
                for _ in range(number):
                    self.t.promise_favor(owner, seat)

    def policy(self, value: object) -> None:
        self.t.set_policy(self.word(value, ("given", "policy"), POLICIES))

    def council(self, value: object) -> None:
        self.t.turn_council(self.word(value, ("given", "council"), COUNCIL_SIDES[:SECURED]))

    def objectives(self, value: object) -> None:
        numbers = self.given.read.numbers(value, ("given", "objectives"))
        for seat, number in enumerate(numbers[: self.t.seats]):
            self.t.set_objective(seat, number)

    def act(self, value: object) -> None:
        act = self.given.read.between(value, ("given", "act"), 1, 3, "an Act")
        while self.t.act() < act:
            self.t.begin_act()


def place_empire(t: Arcs, key: str, value: Any, placing: Placing) -> None:
    if not t.spec.empire:
        raise placing.wrong(("given", key), "there is no Empire in this rule set")
    writer = EmpirePositioner(t, placing)
    if key == "outlaws":
        writer.outlaws(value)
    elif key == "first_regent":
        writer.first_regent(value)
    elif key == "trust":
        writer.trust(value)
    elif key == "favors":
        writer.favors(value)
    elif key == "policy":
        writer.policy(value)
    elif key == "council":
        writer.council(value)
    elif key == "objectives":
        writer.objectives(value)
    else:
        writer.act(value)


def empire_moment(t: Arcs, moment: str, seat: int) -> Frame[Any]:
    """A moment between turns that only a game with an Empire has."""
    if not t.spec.empire:
        raise InputError(f"there is no moment {moment!r} without an Empire")
    if moment != "settling":
        t.resume_chapter(False)
    if moment == "settling":
        return Settling(t.order() + t.order()[::-1])
    if moment == "intermission":
        t.stack.append(Chapter())
        return Intermission()
    t.stack.append(Chapter(ROUNDS))
    if moment == "summit":
        return Summit(seat)
    if moment == "negotiations":
        return Summit(seat, 1)
    if moment == "crises":
        return Crises(NOT_ROLLED, NOT_ROLLED, seat)
    if moment == "edicts":
        return Edicts()
    t.stack.append(RoundEnds(1))
    if moment == "event":
        t.take_initiative(seat)
        return EventHappens(seat)
    t.move(t.court_card(COUNCIL_PLACE), UNIONS)
    t.secure_council(seat)
    return CouncilDecides(seat)
