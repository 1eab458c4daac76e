"""Positions in words: what a scenario's `given` says about the map and what stands on it.

[given.sectors]
b2 = { location = "Vernoth", ruler = 0, assets = ["0 Sek Patrol", "1 Drone"] }
c1 = { ruler = 1, assets = [{ card = "Fighter Base", seat = 1, on = "location" }] }

[given.off_map]
0 = ["Advanced AI", { card = "Spy", on = 1 }]
"""

from __future__ import annotations

from typing import Any

from regent.games.contention.assets import attach, flip_up, lose_location, take_place
from regent.games.contention.codes import BLACK_HOLE, HOMEWORLD
from regent.games.contention.state import BOX, MAP, PLAY, Contention
from regent.kernel.errors import InputError
from regent.kernel.problems import suggest
from regent.kernel.vocabulary import slug


class Positioner:
    """Writes `sectors` and `off_map` of one scenario into a game."""

    __slots__ = ("t", "where")

    def __init__(self, t: Contention, where: str) -> None:
        self.t = t
        self.where = where

    def face(self, name: str) -> int:
        slugs = self.t.spec.slugs
        if slug(name) not in slugs:
            right = suggest(slug(name), slugs, listing=False)
            raise InputError(f"no card is called {name!r}", self.where, right)
        return slugs.index(slug(name))

    def clear(self) -> None:
        """Everything off the board: no ships, and only the homeworlds ruled."""
        t = self.t
        for card in t.zones[PLAY][:]:
            t.move(card, t.scrap_of(t.owner[card]))
        t.auras = [card for card in t.location if t.up[card] and t.spec.aura[t.face[card]]]

    def sectors(self, table: dict[str, Any]) -> None:
        cells = self.t.spec.layout.cells
        for name in table:
            if name not in cells:
                raise InputError(f"no sector {name!r}", self.where, suggest(name, cells))
        for name, what in table.items():
            if isinstance(what, dict) and "location" in what:
                self.lay(cells.index(name), str(what["location"]))
        for name, what in table.items():
            self.fill(cells.index(name), what)

    def lay(self, sector: int, name: str) -> None:
        """This location lies in the sector; the one that lay there goes where it came from."""
        t = self.t
        face = self.face(name)
        here = t.location[sector]
        if t.face[here] == face:
            return
        if t.spec.kind[face] == HOMEWORLD or t.kind(here) == HOMEWORLD:
            raise InputError("homeworlds stay where the map has them", self.where)
        for other in range(len(t.face)):
            if t.spec.kind[face] == BLACK_HOLE:
                break  # there may be any number of them (C-COMP-07)
            if t.face[other] == face and t.where[other] in (MAP, BOX):
                t.face[other], t.face[here] = t.face[here], face
                return
        card = t.new_card(face, MAP, -1)
        t.move(here, BOX)
        t.at[here] = -1
        t.location[sector] = card
        t.at[card] = sector

    def fill(self, sector: int, what: Any) -> None:
        if not isinstance(what, dict):
            raise InputError("a sector is a table", self.where, "write b2 = { … }")
        t = self.t
        place = t.location[sector]
        for key in what:
            if key not in ("location", "ruler", "up", "assets", "damage"):
                known = ["location", "ruler", "up", "assets", "damage"]
                raise InputError(f"unknown key {key!r}", self.where, suggest(key, known))
        if "ruler" in what:
            self.rule(place, int(what["ruler"]))
        elif what.get("up"):
            flip_up(t, place)
        t.damage[place] = int(what.get("damage", 0))
        for asset in what.get("assets", []):
            self.asset(sector, asset)

    def rule(self, place: int, seat: int) -> None:
        t = self.t
        if t.controller[place] >= 0:
            lose_location(t, place)
        if seat < 0:
            if t.kind(place) == HOMEWORLD:
                t.up[place] = 0
            return
        flip_up(t, place)
        t.controller[place] = seat
        t.base[place] = seat
        t.turn_in[place] = t.turn - 1
        if place != t.home(seat):
            t.tokens[seat] -= 1

    def asset(self, sector: int, what: Any) -> None:
        """`"1 Drone"`, or a table with card, seat, damage, counters, on."""
        if isinstance(what, str):
            seat, _, name = what.partition(" ")
            if not seat.isdigit() or not name:
                raise InputError(f"{what!r} names no seat", self.where, 'write "0 Sek Patrol"')
            what = {"card": name, "seat": int(seat)}
        t = self.t
        card = self.make(str(what["card"]), int(what["seat"]), what.get("owner"))
        on = what.get("on")
        if on == "location":
            attach(t, card, t.location[sector], -1)
        elif isinstance(on, str):
            attach(t, card, self.found(sector, on), -1)
        take_place(t, card, int(what["seat"]), sector)
        t.turn_in[card] = t.turn - 1
        t.damage[card] = int(what.get("damage", 0))
        t.counters[card] = int(what.get("counters", 0))

    def found(self, sector: int, name: str) -> int:
        t = self.t
        for card in t.zones[PLAY]:
            if t.at[card] == sector and t.spec.slugs[t.face[card]] == slug(name):
                return card
        raise InputError(f"no {name!r} stands there to attach to", self.where)

    def make(self, name: str, seat: int, owner: Any) -> int:
        """A card of the seat's deck if there is one, else a new one of that name."""
        t = self.t
        face = self.face(name)
        whose = seat if owner is None else int(owner)
        if not 0 <= seat < t.seats or not 0 <= whose < t.seats:
            raise InputError(f"there is no seat {seat}", self.where)
        card = spare_card(t, face, whose)
        if card < 0:
            return t.new_card(face, PLAY, whose)
        t.move(card, PLAY)
        return card

    def off_map(self, table: dict[str, Any]) -> None:
        t = self.t
        for name, cards in table.items():
            if not name.isdigit() or int(name) >= t.seats:
                raise InputError(f"no seat {name!r}", self.where)
            for what in cards:
                entry = {"card": what} if isinstance(what, str) else what
                card = self.make(str(entry["card"]), int(name), None)
                if "on" in entry:
                    attach(t, card, -1, int(entry["on"]))
                take_place(t, card, int(name), -1)
                t.turn_in[card] = t.turn - 1


def spare_card(t: Contention, face: int, seat: int) -> int:
    """A card with this face in the seat's deck or scrap pile; -1 for none."""
    for zone in (t.deck_of(seat), t.scrap_of(seat)):
        for card in t.zones[zone]:
            if t.face[card] == face:
                return card
    return -1
