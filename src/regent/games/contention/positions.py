"""Positions in words: what a scenario's `given` says about the map and what stands on it.

[given.sectors]
b2 = { location = "Vernoth", ruler = 0, assets = ["0 Sek Patrol", "1 Drone"] }
c1 = { ruler = 1, assets = [{ card = "Fighter Base", seat = 1, on = "location" }] }

[given.off_map]
0 = ["Advanced AI", { card = "Spy", on = 1 }]
"""

from __future__ import annotations

from typing import Any, Final

from regent.games.contention.assets import flip_up, lose_location
from regent.games.contention.codes import (
    ACTION,
    BLACK_HOLE,
    HOMEWORLD,
    SHIP,
    TOKEN_LIMIT,
    UNIQUE,
)
from regent.games.contention.state import BOX, FIRST, GONE, MAP, PLAY, PLAYED, Contention
from regent.kernel.placing import Placing
from regent.kernel.problems import suggest
from regent.kernel.tomlfile import KeyPath
from regent.kernel.vocabulary import slug

SECTOR: Final = {
    "location": "the location that lies there",
    "ruler": "the seat that controls it; -1 for nobody",
    "up": "`true`: it lies face up, uncontrolled",
    "damage": "damage on the location",
    "assets": 'what stands there: `"1 Drone"` for a ship of seat 1, or a table',
}
ASSET: Final = {
    "card": "its name",
    "seat": "who controls it",
    "owner": "whose card it is, if not its controller's",
    "damage": "damage on it",
    "counters": "counters on it",
    "on": 'what it is attached to: `"location"`, or the name of an asset there',
}
OFF_MAP: Final = {"card": "its name", "on": "the seat it is attached to"}

GIVEN: Final = {
    "sectors": ("The map: a table by sector, with", SECTOR),
    "sectors.assets": ("An asset there, as a table", ASSET),
    "off_map": (
        "What is in play outside the map: by seat a list of names, or of tables",
        OFF_MAP,
    ),
}


class Positioner:
    """Writes `sectors` and `off_map` of one scenario into a game."""

    __slots__ = ("given", "t")

    def __init__(self, t: Contention, given: Placing) -> None:
        self.t = t
        self.given = given

    def sectors(self, value: Any) -> None:
        read = self.given.read
        path: KeyPath = ("given", "sectors")
        cells = self.t.spec.layout.cells
        table = read.table(value, path, "write [given.sectors]")
        for name, what in table.items():
            at = (*path, name)
            if name not in cells:
                raise read.wrong(at, f"no sector {name!r}", suggest(name, cells))
            sector = read.table(what, at, f"write {name} = {{ … }}")
            read.keys(sector, at, tuple(SECTOR))
            if "location" in sector:
                self.lay(cells.index(name), sector["location"], (*at, "location"))
        for name, what in table.items():
            self.fill(cells.index(name), what, (*path, name))

    def lay(self, sector: int, name: object, path: KeyPath) -> None:
        """This location lies in the sector; the one that lay there goes where it came from."""
        t = self.t
        face = self.given.face(name, path)
        here = t.location[sector]
        if t.spec.kind[face] < HOMEWORLD:
            raise self.given.wrong(path, f"{name!r} is no location", "ships stand under assets")
        if t.face[here] == face:
            return
        if t.spec.kind[face] == HOMEWORLD or t.kind(here) == HOMEWORLD:
            raise self.given.wrong(path, "homeworlds stay where the map has them")
        for other in range(len(t.face)):
            if t.spec.kind[face] == BLACK_HOLE:
                break  # there may be any number of them (C-COMP-07)
            if t.face[other] == face and t.where[other] in (MAP, BOX):
                t.set_face(other, t.face[here])
                t.set_face(here, face)
                return
        card = t.new_card(face, MAP, -1)
        t.move(here, BOX)
        t.lift_location(here)
        t.lay_location(card, sector)

    def fill(self, sector: int, what: dict[str, Any], path: KeyPath) -> None:
        t = self.t
        place = t.location[sector]
        if "ruler" in what:
            last = t.seats - 1
            at = (*path, "ruler")
            seat = self.given.read.between(what["ruler"], at, -1, last, "a seat, or -1 for nobody,")
            if seat >= 0 and t.kind(place) == BLACK_HOLE:
                raise self.given.wrong(at, "nobody can control a Black Hole")
            self.rule(place, seat, at)
        if self.given.read.flag(what.get("up", False), (*path, "up")):
            flip_up(t, place)
        t.set_damage(place, self.given.count(what.get("damage", 0), (*path, "damage")))
        at = (*path, "assets")
        assets = self.given.read.items(what.get("assets", []), at, 'write ["0 Drone", …]')
        for i, asset in enumerate(assets):
            self.asset(sector, asset, (*at, i))

    def rule(self, place: int, seat: int, path: KeyPath) -> None:
        t = self.t
        if t.controller[place] >= 0:
            lose_location(t, place)
        if seat < 0:
            if t.kind(place) == HOMEWORLD:
                t.turn_down(place)
            return
        flip_up(t, place)
        t.rule(place, seat)
        t.set_entered(place, t.turn - 1)
        if place != t.home(seat):
            if t.tokens[seat] == 0:
                what = f"seat {seat} has no colony token left for it"
                raise self.given.wrong(path, what, "a seat has seven of them", "C-SETTLE-04")
            t.place_token(seat)

    def asset(self, sector: int, what: Any, path: KeyPath) -> None:
        """`"1 Drone"`, or a table with card, seat, damage, counters, on."""
        given, t = self.given, self.t
        entry = given.entry(what, path, ASSET)
        seat = given.seat(entry["seat"], (*path, "seat"))
        face = given.face(entry["card"], (*path, "card"))
        kind = t.spec.kind[face]
        if kind == ACTION or HOMEWORLD <= kind <= BLACK_HOLE:
            right = "locations are laid by `location`, actions are played from a hand"
            raise given.wrong(path, f"{entry['card']!r} does not stand in a sector", right)
        host = -1
        if "on" in entry:
            host = self.host(sector, given.read.text(entry["on"], (*path, "on")), (*path, "on"))
        elif kind != SHIP:
            right = 'write { card = …, seat = …, on = "location" }, or put it under off_map'
            raise given.wrong(path, f"{entry['card']!r} is no ship: what is it on?", right)
        self.check_limits(face, seat, path)
        card = self.make(face, seat, entry.get("owner", seat), (*path, "owner"))
        if host >= 0:
            t.attach(card, host, -1)
        t.take_place(card, seat, sector)
        t.set_entered(card, t.turn - 1)
        t.set_damage(card, given.count(entry.get("damage", 0), (*path, "damage")))
        t.set_counters(card, given.count(entry.get("counters", 0), (*path, "counters")))

    def check_limits(self, face: int, seat: int, path: KeyPath) -> None:
        """Unique cards are in play once, and token ships so many for each seat."""
        t = self.t
        token = t.spec.token[face]
        if token >= 0 and t.token_count(seat, token) >= TOKEN_LIMIT[token]:
            what = f"seat {seat} has {TOKEN_LIMIT[token]} of these tokens already"
            raise self.given.wrong(path, what, clause="C-COMP-04")
        if t.spec.rarity[face] == UNIQUE and any(t.face[c] == face for c in t.zones[PLAY]):
            what = f"{t.spec.names[face]} is unique and in play already"
            raise self.given.wrong(path, what, clause="C-CARD-08")

    def host(self, sector: int, name: str, path: KeyPath) -> int:
        t = self.t
        if name == "location":
            return t.location[sector]
        for card in t.zones[PLAY]:
            if t.at[card] == sector and t.spec.slugs[t.face[card]] == slug(name):
                return card
        right = 'write "location", or the name of an asset that is listed before'
        raise self.given.wrong(path, f"no {name!r} stands there to attach to", right)

    def make(self, face: int, seat: int, owner: object, path: KeyPath) -> int:
        """A card of the owner's deck if one is left there, else a new one of that name."""
        t = self.t
        whose = self.given.seat(owner, path)
        card = spare_card(t, face, whose, self.given.placed)
        if card < 0:
            card = t.new_card(face, PLAY, whose)
        else:
            t.move(card, PLAY)
        self.given.placed.add(card)
        return card

    def off_map(self, value: Any) -> None:
        given, t = self.given, self.t
        path: KeyPath = ("given", "off_map")
        for name, cards in given.read.table(value, path, "write [given.off_map]").items():
            seat = given.seat(name, (*path, name))
            for i, what in enumerate(given.read.items(cards, (*path, name), 'write ["…"]')):
                at = (*path, name, i)
                entry = given.entry(what, at, OFF_MAP)
                face = given.face(entry["card"], (*at, "card"))
                kind = t.spec.kind[face]
                if kind in (ACTION, SHIP) or HOMEWORLD <= kind <= BLACK_HOLE:
                    right = "ships and locations stand under sectors"
                    raise given.wrong(at, f"{entry['card']!r} is never outside the map", right)
                self.check_limits(face, seat, at)
                card = self.make(face, seat, seat, at)
                if "on" in entry:
                    t.attach(card, -1, given.seat(entry["on"], (*at, "on")))
                t.take_place(card, seat, -1)
                t.set_entered(card, t.turn - 1)


def spare_card(t: Contention, face: int, seat: int, placed: set[int]) -> int:
    """A card with this face in the seat's deck or scrap pile that has no place yet; -1 for none."""
    for zone in (t.deck_of(seat), t.scrap_of(seat)):
        for card in t.zones[zone]:
            if t.face[card] == face and card not in placed:
                return card
    return -1


def misplaced(t: Contention, face: int, zone: int) -> str:
    """Decks, hands and scrap piles hold cards of decks; what is in play is placed otherwise."""
    if zone in (MAP, PLAY):
        return "what is in play is placed by sectors and off_map"
    if zone == PLAYED:
        return "cards are played by a step, not given"
    of_a_deck = t.spec.kind[face] < HOMEWORLD and t.spec.token[face] < 0
    if zone >= FIRST and not of_a_deck:
        return "it belongs to no deck"
    return ""


def rest(t: Contention, card: int, named: list[int]) -> int:
    """Deck cards lie in their deck, locations where they are; out of the game where that zone is
    told card by card."""
    where = t.where[card]
    if not (t.is_location(card) or t.is_token(card) or t.owner[card] < 0):
        where = t.deck_of(t.owner[card])
    for zone in (where, GONE, BOX):
        if zone not in named:
            return zone
    return -1
