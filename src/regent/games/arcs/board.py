"""Who stands where, worked out once after a change on the map and never part of the value."""

from __future__ import annotations

from regent.games.arcs.codes import CITY, DAMAGED, FRESH, ON_MAP, OWNERS, PLAYERS, SHIP, STARPORT
from regent.games.arcs.map import SYSTEMS
from regent.kernel.packed import Ints


class Board:
    """The pieces summed up: by system, by owner, and who has most fresh ships."""

    __slots__ = ("buildings", "cities", "most", "places", "ships", "starports")

    def __init__(self, pieces: Ints, clouds: Ints) -> None:
        self.most = [-1] * SYSTEMS
        """By system the player with more fresh ships than each other one (A-CTRL-1); never Blight
        (E-BLIGHT-14)."""
        self.places: list[list[int]] = [[] for _ in range(OWNERS)]
        """By owner the systems with any piece of theirs."""
        self.ships = [0] * OWNERS
        self.cities = [0] * OWNERS
        self.starports = [0] * OWNERS
        self.buildings = [0] * SYSTEMS
        """By system how many slots are taken, by Free buildings too (E-FREE-14)."""
        at = 0
        for system in range(SYSTEMS):
            best, second = 0, 0
            for owner in range(OWNERS):
                fresh = int(pieces[at + 2 * SHIP + FRESH])
                ships = fresh + int(pieces[at + 2 * SHIP + DAMAGED])
                cities = int(pieces[at + 2 * CITY + FRESH] + pieces[at + 2 * CITY + DAMAGED])
                ports = int(pieces[at + 2 * STARPORT + FRESH] + pieces[at + 2 * STARPORT + DAMAGED])
                at += 2 * ON_MAP
                if ships + cities + ports == 0:
                    continue
                self.places[owner].append(system)
                self.ships[owner] += ships
                self.cities[owner] += cities
                self.starports[owner] += ports
                self.buildings[system] += cities + ports
                if clouds[system] == owner + 1:
                    self.buildings[system] -= 1  # A-LORE-09
                if owner >= PLAYERS:
                    continue
                if fresh > best:
                    second = best
                    best = fresh
                    self.most[system] = owner
                elif fresh > second:
                    second = fresh
            if best == second:
                self.most[system] = -1


class Wares:
    """What could be dealt in at a Summit, by giver and receiver: the actions, how often each could
    happen, and by what it is limited besides (`deals.py`)."""

    __slots__ = ("items", "limits", "times")

    def __init__(self) -> None:
        self.items: list[list[int]] = []
        self.times: list[list[int]] = []
        self.limits: list[list[int]] = []
