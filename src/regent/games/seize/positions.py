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

from typing import Any

from regent.games.seize.codes import UNITS
from regent.games.seize.state import (
    ASSETS,
    CHARACTERS,
    COURT,
    FIGURES,
    HAND,
    MAP,
    PLAY,
    RESERVE,
    SUPPLY,
    SYSTEMS,
    Seize,
)
from regent.games.seize.units import enter, forget, refill
from regent.kernel.cards import CardSet
from regent.kernel.errors import InputError
from regent.kernel.problems import suggest

WORLD_KEYS = ["world", "seat", "owner", "throne", "depleted", "conquest", "units"]
UNIT_KEYS = ["card", "seat", "owner", "depleted", "damage", "missions", "carried"]
FIGURE_KEYS = ["card", "owner", "depleted"]


class Positioner:
    """Writes `map` and `figures` of one scenario into a game."""

    __slots__ = ("cards", "t", "where")

    def __init__(self, t: Seize, cards: CardSet, where: str) -> None:
        self.t = t
        self.cards = cards
        self.where = where

    def known_keys(self, table: dict[str, Any], known: list[str]) -> None:
        for key in table:
            if key not in known:
                raise InputError(f"unknown key {key!r}", self.where, suggest(key, known))

    def seat(self, value: Any) -> int:
        if not isinstance(value, int) or not 0 <= value < self.t.seats:
            right = f"seats are 0 to {self.t.seats - 1}"
            raise InputError(f"there is no seat {value!r}", self.where, right)
        return value

    def make(self, name: str, owner: int, zones: tuple[int, ...]) -> int:
        """A card of the owner's decks or hand if there is one, else a new one of that name."""
        t = self.t
        face = self.cards.by_name(name, self.where).index
        for which in zones:
            for card in t.cards_in(owner, which):
                if t.face[card] == face:
                    return card
        return t.new_card(face, t.zone(owner, zones[0]), owner)

    def map(self, value: Any) -> None:
        if not isinstance(value, list):
            raise InputError("map is not a list of Worlds", self.where, "write [[given.map]]")
        for table in value:
            self.world(table)

    def world(self, table: Any) -> None:
        if not isinstance(table, dict) or "world" not in table or "seat" not in table:
            raise InputError("a World needs world and seat", self.where)
        self.known_keys(table, WORLD_KEYS)
        t = self.t
        seat = self.seat(table["seat"])
        owner = self.seat(table.get("owner", seat))
        card = self.make(str(table["world"]), owner, (SYSTEMS, RESERVE))
        if not t.is_world(card):
            raise InputError(f"{table['world']!r} is no World", self.where)
        enter(t, card, seat, MAP, -1)
        t.throne[card] = int(bool(table.get("throne", False)))
        t.depleted[card] = int(bool(table.get("depleted", False)))
        for who, number in dict(table.get("conquest", {})).items():
            t.conquest[card][self.seat(int(who))] = int(number)
        if seat != owner and "conquest" not in table:
            t.conquest[card][seat] = 1
        for what in table.get("units", []):
            self.unit(card, what)

    def unit(self, world: int, what: Any) -> None:
        """`"1 Clone Battalion"`, or a table with card, seat and what lies on it."""
        if isinstance(what, str):
            who, _, name = what.partition(" ")
            if not who.isdigit() or not name:
                raise InputError(f"{what!r} names no seat", self.where, 'write "0 Robot Goliath"')
            what = {"card": name, "seat": int(who)}
        if not isinstance(what, dict) or "card" not in what or "seat" not in what:
            raise InputError("a Unit needs card and seat", self.where)
        self.known_keys(what, UNIT_KEYS)
        t = self.t
        seat = self.seat(what["seat"])
        owner = self.seat(what.get("owner", seat))
        card = self.make(str(what["card"]), owner, (ASSETS, HAND))
        if t.kind(card) >= UNITS:
            raise InputError(f"{what['card']!r} is no Unit", self.where)
        enter(t, card, seat, PLAY, world)
        refill(t, card)
        t.depleted[card] = int(bool(what.get("depleted", False)))
        t.damage[card] = int(what.get("damage", 0))
        t.missions[card] = int(what.get("missions", t.missions[card]))
        spare = t.counters_of(card)[int(what.get("carried", 99)) :]
        for counter in spare:
            forget(t, counter)
            t.move(counter, SUPPLY)

    def figures(self, value: Any) -> None:
        if not isinstance(value, dict):
            raise InputError("figures is not a table", self.where, "write [given.figures]")
        t = self.t
        for who, people in value.items():
            seat = self.seat(int(who) if str(who).isdigit() else who)
            for what in people:
                entry = {"card": what} if isinstance(what, str) else what
                self.known_keys(entry, FIGURE_KEYS)
                owner = self.seat(entry.get("owner", seat))
                card = self.make(str(entry["card"]), owner, (CHARACTERS, COURT))
                if not t.is_character(card):
                    raise InputError(f"{entry['card']!r} is no Character", self.where)
                enter(t, card, seat, FIGURES, -1)
                t.depleted[card] = int(bool(entry.get("depleted", False)))
