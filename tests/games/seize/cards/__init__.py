"""Every card of Seize the Imperium at work; positions that the tests of cards share."""

from __future__ import annotations

from typing import Any

from regent.games.seize.title import TITLE
from regent.games.seize.worlds import allocation_points
from tests.games.seize.table import Game, at, game, unit


def came(card: str, **more: Any) -> dict[str, Any]:
    """A Unit of the Attacker, as it stands after Part B."""
    return unit(card, 0, depleted=True, **more)


def battle(*units: Any, world: str = "Mars", **more: Any) -> Game:
    """Seat 0 attacks a World of seat 1; the Conquest Action has begun."""
    throne = bool(more.pop("throne", False))
    worlds = more.pop("worlds", [])
    attacked = at(world, 1, *units, throne=throne)
    g = game(attacked, at("Dalken Cendros", 0), at("Silicas", 1), *worlds, **more)
    g.conquer(world)
    return g


def to_exchange(g: Game, number: int) -> None:
    """Nobody wants anything until this Exchange's first targets."""
    while g.t.exchange < number:
        g.shrug()
    g.until("Declare")


def step_over(g: Game) -> None:
    """Nobody wants anything more until this Step has ended."""
    step = (g.t.exchange, g.t.step)
    while (g.t.exchange, g.t.step) == step and g.t.world >= 0:
        g.shrug()


def numbered(g: Game, name: str, n: int) -> str:
    """The n-th of several cards of a name."""
    card = g.cards(name)[n]
    return f"{g.t.spec.slugs[g.t.face[card]]}~{card}"


def slug_of(g: Game, name: str) -> str:
    return g.t.spec.slugs[TITLE.cards().by_name(name).index]


def blows(g: Game, name: str) -> list[int]:
    """What the attacks of a Unit counted, in order."""
    told = [said.split(" ") for said in g.story() if said.startswith("attacks ")]
    return [int(words[-1]) for words in told if words[2] == slug_of(g, name)]


def hurt(g: Game, name: str) -> int:
    """The Damage counters a card has got so far, mended or not."""
    told = [said.split(" ") for said in g.story() if said.startswith("damaged ")]
    return sum(int(words[-1]) for words in told if words[2] == slug_of(g, name))


def fare(card: str) -> int:
    """What it costs to send a Unit to a World of another player."""
    g = game(at("Mars", 1), at("Silicas", 0, f"0 {card}"), moment="reallocation", resources=[1, 0])
    g.until("AttackMoves")
    g.say(f"move {card} Mars")
    assert g.depleted(card)
    return 1 - g.resources(0)


def reacts(card: str, **more: Any) -> bool:
    """May it come to help an attacked World?"""
    g = game(
        at("Mars", 1),
        at("Silicas", 1, unit(card, 1, **more), "1 Long Range Patrol Force"),
        at("Dalken Cendros", 0, "0 Robot Infantry Battalion"),
        moment="reallocation",
    )
    g.until("AttackMoves")
    g.say("move Robot Infantry Battalion Mars")
    g.until("React", 1)
    return g.offered(f"move {card} Mars")


def allocated(card: str, pays: str = "Dalken Cendros", *worlds: dict[str, Any]) -> Game:
    """Seat 0 has allocated a Unit, paid by one World."""
    g = game(at(pays, 0), *worlds, at("Krinos Mecarios", 1), hands={0: [card]}, moment="allocation")
    g.until("AllocateUnits")
    g.say(f"allocate {card}", f"spend {pays}")
    return g


def points(g: Game, world: str, card: str) -> int:
    """The Allocation points a World gives for a card that lies somewhere."""
    face = TITLE.cards().by_name(card).index
    which = next(c for c in range(len(g.t.face)) if g.t.face[c] == face)
    return allocation_points(g.t, g.card(world), which)
