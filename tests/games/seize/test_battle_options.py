"""What a table may choose for its battles: each option changes what it says and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seize.table import Game, at, game
from tests.games.seize.test_battle import battle, came

# throne_doubles_printed, mixed_defense: test_modifiers; hardened_against_strikes,
# strike_needs_assault, strike_on_world, intercept_any_type, support_lost_for_action: test_keywords;
# troop_counters_block: test_conquest.


@pytest.mark.proves("S22-MIL-0-5", "S22-MIL-A4-5")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_exchanges(number: int) -> None:
    g = battle(came("Robot Goliath"), "1 Destroyer Detachment", settings={"exchanges": number})
    g.until("SystemDraw")
    assert g.happened(f"exchange 0 {number}") == 1
    assert g.happened(f"exchange 0 {number + 1}") == 0


@pytest.mark.proves("S22-MIL-A4-5")
def test_a_siege_is_prolonged_in_the_last_exchange_whichever_it_is() -> None:
    g = battle(
        came("Robot Goliath"),
        "1 Destroyer Detachment",
        settings={"exchanges": 3},
        hands={0: ["Prolonged Planetary Siege"]},
    )
    g.until_moment("step_4", 0)
    assert g.t.exchange == 3
    g.say("play Prolonged Planetary Siege")
    g.until("SystemDraw")
    assert g.happened("exchange 0 4") == 1


def taken(**settings: Any) -> Game:
    """Mars as a Throne World, with five Conquest counters after two Exchanges."""
    g = battle(came("Robot Goliath"), came("Main Battle Fleet"), throne=True, settings=settings)
    g.attack(("Robot Goliath", "Mars"), ("Main Battle Fleet", "Mars"))
    g.attack(("Robot Goliath", "Mars"), ("Main Battle Fleet", "Mars"))
    assert g.t.exchange == 2
    assert g.conquest("Mars") == 4
    g.until("SystemDraw")
    assert g.controller("Mars") == 0
    return g


@pytest.mark.proves("S22-CONQ-S3")
@pytest.mark.parametrize(("choice", "stay"), [("all", 4), ("required", 2), ("one", 1)])
def test_keep_counters(choice: str, stay: int) -> None:
    assert taken(keep_counters=choice).conquest("Mars") == stay


def need(world: str, throne: bool, **settings: Any) -> int:
    g = game(at(world, 1, throne=throne), at("Silicas", 0), settings=settings)
    return g.required(world)


@pytest.mark.proves("S22-VAR-BESIEGED-4", "S22-CONQ-2")
def test_least_conquest_is_a_minimum() -> None:
    assert [need("Mars", throne, least_conquest=2) for throne in (False, True)] == [2, 3]
    assert [need("Earth Prime", throne, least_conquest=2) for throne in (False, True)] == [2, 3]
    assert [need("Earth Prime", throne, least_conquest=3) for throne in (False, True)] == [3, 4]


@pytest.mark.proves("S22-VAR-2P-1", "S22-CONQ-2")
def test_extra_conquest_is_added() -> None:
    assert [need("Mars", throne, extra_conquest=1) for throne in (False, True)] == [2, 3]
    assert [need("Earth Prime", throne, extra_conquest=2) for throne in (False, True)] == [4, 5]


@pytest.mark.proves("S22-CONQ-2", "S22-THRONE-2")
def test_throne_conquest() -> None:
    assert [need("Mars", throne, throne_conquest=0) for throne in (False, True)] == [1, 1]
    assert [need("Mars", throne, throne_conquest=3) for throne in (False, True)] == [1, 4]


@pytest.mark.proves("S22-VAR-BESIEGED-4", "S22-CONQ-1")
def test_the_number_decides_the_fight() -> None:
    def fight(**settings: Any) -> int:
        g = battle(came("Torpedo Bomber Squadron"), settings=settings)
        g.attack(("Torpedo Bomber Squadron", "Mars"))
        g.until("SystemDraw")
        return g.controller("Mars")

    assert fight() == 0
    assert fight(least_conquest=2) == 1
    assert fight(extra_conquest=1) == 1
