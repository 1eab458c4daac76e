"""Positions in words: what a scenario's `given` says about Worlds, Units and Characters.

[[given.map]]
world = "Earth Prime"
seat = 1
throne = true
units = ["1 Beam Weapon Batteries", { card = "Rapid Strike Fleet", seat = 0, depleted = true }]

[given.figures]
0 = ["Ajee Delere", { card = "1st General Paledos", depleted = true }]
"""

from __future__ import annotations

from typing import Any, Final

from regent.games.seize import (
    duel,
    turn,
)
from regent.games.seize.codes import ARTIFACT, CHARACTER, UNITS, WORLD
from regent.games.seize.military import abroad
from regent.games.seize.state import (
    ASSETS,
    BIDS,
    CHARACTERS,
    COURT,
    EACH,
    FIGURES,
    FIRST,
    GONE,
    HAND,
    MAP,
    PLAY,
    PLAYED,
    POOL,
    RELICS,
    RESERVE,
    SHARED,
    SUPPLY,
    SYSTEMS,
    Seize,
)
from regent.games.seize.units import enter, forget, refill
from regent.games.seize.worlds import is_throne_face, room
from regent.kernel.errors import InputError
from regent.kernel.frame import Frame
from regent.kernel.placing import Placing
from regent.kernel.sealed import no_drafts
from regent.kernel.tomlfile import KeyPath

WORLD_FIELDS: Final = {
    "world": "its name",
    "seat": "who controls it",
    "owner": "whose card it is, if not its controller's",
    "throne": "`true`: its Owner's Throne World",
    "depleted": "`true` if it is",
    "conquest": "Conquest counters by seat; one of a controller who is not the Owner if left out",
    "units": 'what stands there: `"1 Robot Goliath"` for a Unit of seat 1, or a table',
}
UNIT_FIELDS: Final = {
    "card": "its name",
    "seat": "who controls it",
    "owner": "whose card it is, if not its controller's",
    "depleted": "`true` if it is",
    "damage": "damage on it",
    "missions": "its Mission counters; all of them if left out",
    "carried": "its Unit counters; all of them if left out",
}
FIGURE_FIELDS: Final = {
    "card": "the Character's name",
    "owner": "whose card it is, if not its controller's",
    "depleted": "`true` if it is",
}
RELIC_FIELDS: Final = {
    "card": "the Artifact's name",
    "at": "the World of its player at which it lies, if it is put at one",
    "depleted": "`true` if it is",
}
GIVEN: Final = {
    "map": ("Faceup Worlds, each headed `[[given.map]]`", WORLD_FIELDS),
    "map.units": ("A Unit there, as a table", UNIT_FIELDS),
    "figures": ("Faceup Characters: by seat a list of names, or of tables", FIGURE_FIELDS),
    "relics": ("Artifacts in play: by seat a list of names, or of tables", RELIC_FIELDS),
}

PHASES: Final = {
    "resupply": "the Resupply Phase of the seat's Turn",
    "allocation": "its Allocation Phase",
    "reallocation": "its Reallocation Phase",
    "military": "its Military Phase",
    "victory": "its Victory Phase",
    "regent": "its Regent Phase",
}
DUEL: Final = {
    "world": "in a duel: the next World is about to be revealed, and the seat will attack it",
    "muster": "in a duel: both choose who fights for the World on the map, which the seat attacks",
    "fight": "in a duel: the Conquest Action of the seat at the World on the map begins",
}
MOMENTS: Final = {**PHASES, **DUEL}


class Positioner:
    """Writes `map` and `figures` of one scenario into a game."""

    __slots__ = ("given", "t")

    def __init__(self, t: Seize, given: Placing) -> None:
        self.t = t
        self.given = given

    def flag(self, table: dict[str, Any], key: str, path: KeyPath) -> int:
        return int(self.given.read.flag(table.get(key, False), (*path, key)))

    def make(self, face: int, owner: int, zones: tuple[int, ...]) -> int:
        """A card of the owner's decks or hand that has no place yet, else a new one of that name.
        The Worlds of a duel come from the deck of both."""
        t = self.t
        piles = [t.cards_in(owner, which) for which in zones]
        if t.spec.duel:
            piles.append(t.zones[SHARED])
        for pile in piles:
            for card in pile:
                if t.face[card] == face and card not in self.given.placed:
                    t.set_owner(card, owner)
                    self.given.placed.add(card)
                    return card
        card = t.new_card(face, t.zone(owner, zones[0]), owner)
        self.given.placed.add(card)
        return card

    def map(self, value: Any) -> None:
        path: KeyPath = ("given", "map")
        for i, world in enumerate(self.given.read.items(value, path, "write [[given.map]]")):
            self.world(world, (*path, i))

    def world(self, value: Any, path: KeyPath) -> None:
        given, t = self.given, self.t
        table = given.read.table(value, path, "write [[given.map]]")
        given.read.keys(table, path, tuple(WORLD_FIELDS))
        if "world" not in table or "seat" not in table:
            raise given.wrong(path, "a World needs world and seat")
        seat = given.seat(table["seat"], (*path, "seat"))
        owner = given.seat(table.get("owner", seat), (*path, "owner"))
        face = given.face(table["world"], (*path, "world"))
        if t.spec.kind[face] != WORLD:
            raise given.wrong((*path, "world"), f"{table['world']!r} is no World")
        throne = self.flag(table, "throne", path)
        if is_throne_face(t, face) or (throne and any(t.face[c] == face for c in t.zones[MAP])):
            what = f"no other {t.spec.names[face]} lies beside a Throne World"
            raise given.wrong((*path, "world"), what, "", "SI-THRONE-3")
        if throne and any(t.throne[c] and t.owner[c] == owner for c in t.zones[MAP]):
            what = f"seat {owner} has two Throne Worlds"
            raise given.wrong((*path, "throne"), what, "each seat has one", "SI-SETUP-04")
        card = self.make(face, owner, (SYSTEMS, RESERVE))
        enter(t, card, seat, MAP, -1)
        t.set_throne(card, throne)
        t.set_depleted(card, self.flag(table, "depleted", path))
        at = (*path, "conquest")
        counters = given.read.table(table.get("conquest", {}), at, "write { seat = n }")
        for who, number in counters.items():
            t.set_conquest(card, given.seat(who, (*at, who)), given.count(number, (*at, who)))
        if seat != owner and "conquest" not in table:
            t.set_conquest(card, seat, 1)
        at = (*path, "units")
        units = given.read.items(table.get("units", []), at, 'write ["0 Robot Goliath", …]')
        for i, unit in enumerate(units):  # text or a table; `what` is text, and compiled as such
            self.unit(card, unit, (*at, i))

    def unit(self, world: int, what: Any, path: KeyPath) -> None:
        """`"1 Clone Battalion"`, or a table with card, seat and what lies on it."""
        given, t = self.given, self.t
        entry = given.entry(what, path, UNIT_FIELDS)
        seat = given.seat(entry["seat"], (*path, "seat"))
        owner = given.seat(entry.get("owner", seat), (*path, "owner"))
        face = given.face(entry["card"], (*path, "card"))
        if t.spec.kind[face] >= UNITS or t.spec.counter[face]:
            right = "a card's Unit counters come with it; write carried = n for fewer"
            raise given.wrong(path, f"{entry['card']!r} is no Unit card", right)
        if room(t, world, seat) < 1:
            cost = t.cost(world)
            what = f"seat {seat} has {cost} Unit cards there already, which is its Capacity"
            raise given.wrong(path, what, "a World takes its cost of each seat", "SI-CAP-1")
        card = self.make(face, owner, (ASSETS, HAND))
        enter(t, card, seat, PLAY, world)
        refill(t, card)
        t.set_depleted(card, self.flag(entry, "depleted", path))
        t.set_damage(card, given.count(entry.get("damage", 0), (*path, "damage")))
        missions = given.count(entry.get("missions", t.missions[card]), (*path, "missions"))
        t.set_missions(card, missions)
        carried = t.counters_of(card)
        at = (*path, "carried")
        number = given.count(entry.get("carried", len(carried)), at)
        if number > len(carried):
            right = f"write a number from 0 to {len(carried)}"
            raise given.wrong(at, f"{entry['card']!r} has no {number} Unit counters", right)
        for counter in carried[number:]:
            forget(t, counter)
            t.move(counter, SUPPLY)

    def figures(self, value: Any) -> None:
        given, t = self.given, self.t
        path: KeyPath = ("given", "figures")
        for who, people in given.read.table(value, path, "write [given.figures]").items():
            seat = given.seat(who, (*path, who))
            for i, what in enumerate(given.read.items(people, (*path, who), 'write ["…"]')):
                at = (*path, who, i)
                entry = given.entry(what, at, FIGURE_FIELDS)
                owner = given.seat(entry.get("owner", seat), (*at, "owner"))
                face = given.face(entry["card"], (*at, "card"))
                if t.spec.kind[face] != CHARACTER:
                    raise given.wrong(at, f"{entry['card']!r} is no Character")
                card = self.make(face, owner, (CHARACTERS, COURT))
                enter(t, card, seat, FIGURES, -1)
                t.set_depleted(card, self.flag(entry, "depleted", at))

    def relics(self, value: Any) -> None:
        given, t = self.given, self.t
        path: KeyPath = ("given", "relics")
        for who, cards in given.read.table(value, path, "write [given.relics]").items():
            seat = given.seat(who, (*path, who))
            for i, what in enumerate(given.read.items(cards, (*path, who), 'write ["…"]')):
                at = (*path, who, i)
                entry = given.entry(what, at, RELIC_FIELDS)
                face = given.face(entry["card"], (*at, "card"))
                if t.spec.kind[face] != ARTIFACT:
                    raise given.wrong(at, f"{entry['card']!r} is no Artifact")
                card = self.make(face, seat, (ASSETS, HAND))
                enter(t, card, seat, RELICS, self.site(entry, seat, face, at))
                t.set_depleted(card, self.flag(entry, "depleted", at))
                t.add_unearthed(face)

    def site(self, entry: dict[str, Any], seat: int, face: int, path: KeyPath) -> int:
        """The World at which an Artifact lies; -1 for one that lies at none (SI-ARTIFACT-4)."""
        given, t = self.given, self.t
        if not t.spec.present[face]:
            return -1
        wanted = given.face(entry.get("at", ""), (*path, "at"))
        for world in t.worlds(seat):
            if t.face[world] == wanted:
                return world
        what = f"seat {seat} has no such World on the map"
        raise given.wrong((*path, "at"), what, "name a World of the same seat", "SI-ARTIFACT-4")


# -- zones ----------------------------------------------------------------------------------------


def rest(t: Seize, card: int, named: list[int]) -> int:
    """Cards that are not placed lie in their deck; out of the game where that zone is told card
    by card."""
    where = t.where[card]
    if not t.is_counter(card) and t.owner[card] >= 0:
        where = t.zone(t.owner[card], deck_for(t, t.face[card]))
    for zone in (where, GONE):
        if zone not in named:
            return zone
    return -1


def deck_for(t: Seize, face: int) -> int:
    """Which of a seat's decks a card belongs to."""
    if t.spec.kind[face] == WORLD:
        return SYSTEMS
    return CHARACTERS if t.spec.kind[face] == CHARACTER else ASSETS


def misplaced(t: Seize, face: int, zone: int) -> str:
    """Each zone of a seat holds cards of one of its decks; what is faceup is placed otherwise."""
    if zone in (MAP, PLAY, FIGURES, RELICS):
        return "what is faceup on the table is placed by map, figures and relics"
    if zone in (PLAYED, SUPPLY):
        return "nothing is placed there"
    if t.spec.counter[face]:
        return "Unit counters come with their card"
    deck = deck_for(t, face)
    if zone == SHARED:
        return "" if deck == SYSTEMS else "it is no World"
    if zone == GONE:
        return ""
    which = (zone - FIRST) % EACH
    if which in (ASSETS, HAND, BIDS, POOL):
        return "" if deck == ASSETS else "it is no Asset card"
    if which in (SYSTEMS, RESERVE):
        return "" if deck == SYSTEMS else "it is no World"
    if which in (CHARACTERS, COURT):
        return "" if deck == CHARACTERS else "it is no Character"
    return ""


# -- moments --------------------------------------------------------------------------------------


def begin_at(t: Seize, moment: str, seat: int) -> Frame[Any]:
    """A Turn of this seat from that Phase on; not its first unless `turns` says so."""
    if bool(t.spec.duel) != (moment in DUEL):
        known = DUEL if t.spec.duel else PHASES
        what = f"there is no moment {moment!r} under these rules"
        raise InputError(what, right=f"write one of: {', '.join(known)}")
    if t.spec.duel:
        return begin_duel_at(t, moment, seat)
    t.set_turn(max(1, t.turn))
    t.set_active(seat)
    for other in range(t.seats):
        if t.turns[other] == 0:
            t.set_turns(other, 2)
    t.set_entered(abroad(t, seat))
    t.stack.append(turn.Round(seat, 1))
    return turn.Turn(seat, list(PHASES).index(moment))


def begin_duel_at(t: Seize, moment: str, seat: int) -> Frame[Any]:
    """A duel in progress (SI-VAR-DUEL-3): `turn` counts the Worlds revealed so far."""
    if moment != "world":
        t.set_turn(max(1, t.turn))
    check_duel(t, moment, seat)
    if moment == "world":
        return duel.Duel((1 - seat - t.turn) % 2)
    t.set_active(seat)
    t.set_turns(seat, max(1, t.turns[seat]))
    going = duel.Duel((seat - t.turn) % 2, 1)
    if moment == "fight":
        return going
    t.stack.append(going)
    return duel.Muster(no_drafts(t), duel.BOTH, duel.BOTH)


def check_duel(t: Seize, moment: str, seat: int) -> None:
    """SI-VAR-DUEL-3: one World after the other; the other seat defends."""
    lying = [t.controller[world] for world in t.zones[MAP]]
    if moment == "world" and lying:
        raise InputError("a World lies on the map already", right='begin at "muster" or "fight"')
    if moment != "world" and lying != [1 - seat]:
        what = "the Defender's World is not on the map, alone"
        right = f"write one [[given.map]] with seat = {1 - seat}"
        raise InputError(what, "", right, "SI-VAR-DUEL-3")
