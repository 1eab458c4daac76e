"""Games of Seize from their very beginning: what was drawn is given, the rest is played."""

from __future__ import annotations

from typing import Any

from tests.games.seize import table
from tests.games.seize.table import Game


def fresh(
    *,
    reserve: dict[int, list[str]] | None = None,
    court: dict[int, list[str]] | None = None,
    hands: dict[int, list[str]] | None = None,
    zones: dict[str, list[str]] | None = None,
    setup: list[int] | None = None,
    seats: int = 2,
    ruleset: str = "",
    settings: dict[str, Any] | None = None,
    texts: dict[str, str] | None = None,
    seed: str = "scenario",
    fast: bool = True,
) -> Game:
    """A game at its first question; zones that are given hold these cards, decks on their top.

    Without zones the deal of the seed stays. `setup` plans who bids first and who wins ties.
    """
    data: dict[str, Any] = {
        "title": "seize",
        "seats": seats,
        "ruleset": ruleset or table.EDITION,
        "settings": settings or {},
        "texts": texts or {},
        "seed": seed,
        "fast": fast,
        "given": {},
    }
    placed: dict[str, list[str]] = {}
    for name, given in (("reserve", reserve), ("court", court), ("hand", hands)):
        placed.update({f"{name} {seat}": cards for seat, cards in (given or {}).items()})
    placed.update(zones or {})
    if placed:
        data["given"]["zones"] = placed
    if setup:
        data["given"]["chance"] = {"setup": setup}
    if not data["given"]:
        del data["given"]
    return Game(data)


def found(g: Game, *choices: tuple[str, str]) -> None:
    """Everybody seals a Throne World and a Lead Character, seat by seat."""
    for seat, (world, person) in enumerate(choices):
        g.say(f"throne {world}", f"lead {person}", seat=seat)


def bid(g: Game, *numbers: int) -> None:
    """So many cards on each bidding turn, as the seats are asked."""
    for number in numbers:
        seat = g.awaited
        for _ in range(number):
            g.say(g.session.decision(seat).options[1])  # type: ignore[union-attr]
        if g.prompt == "Bidding" and g.session.awaited() == [seat]:
            g.say("done")


CHEAP = "Saturn", "Alpha Theta Omicron"

WORLDS = {
    0: ["Damirus Inner", "Xygarius Calendra", "Dalken Cendros"],
    1: ["Saturn", "Mars", "Silicas"],
    2: ["Krinos Mecarios", "Malakar 4", "Geladhore 5"],
    3: ["Galvagex 3", "Granarias 2 of the Red Nebula", "Ipernex Minor"],
}
"""Three facedown Worlds for each of four seats, none twice; costs 4 3 5, 3 4 4, 4 4 3, 2 4 3."""

PEOPLE = {
    0: ["Ajee Delere", "M-5-X-10000", "Azhar Maikenik"],
    1: ["Brigadier General Na'zeen", "Khamera", "Da'terian Nexus"],
    2: ["Alpha Theta Omicron", "Talandra Drus", "Lethess"],
    3: ["Delanos Vec", "Bik'Karos", "The Ka Triplets"],
}
"""Three facedown Characters for each of four seats; costs 2 1 3, 2 3 5, 1 2 4, 1 3 5."""


def ready(seats: int = 3, **more: Any) -> Game:
    """Decks capital, drone, fighter, ground in this order, with the draws above."""
    reserve = {s: WORLDS[s] for s in range(seats)}
    court = {s: PEOPLE[s] for s in range(seats)}
    reserve.update(more.pop("reserve", {}))
    court.update(more.pop("court", {}))
    hands = {
        0: ["Clone Battalion", "Clone Battalion", "Infantry Battalion"] * 2,
        1: ["Android Battalion", "Robot Infantry Battalion", "Termbot Tanks"] * 2,
        2: ["Standard Mech Company", "Fighter Squadron", "Bomber Squadron"] * 2,
        3: ["Scout Tank Deployment", "Hover Tank Squadron", "Destroyer Detachment"] * 2,
    }
    chosen = {s: hands[s] for s in range(seats)}
    chosen.update(more.pop("hands", {}))
    more.setdefault("setup", [1])
    return fresh(reserve=reserve, court=court, hands=chosen, seats=seats, **more)
