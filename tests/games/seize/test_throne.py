"""Throne Worlds, and how many Conquest counters Worlds need."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from regent.games.seize.parameters import (
    R_GARRISONS_REACT,
    R_LEAST_CONQUEST,
    R_REGENT,
    R_RESCUE,
    R_SKIP_MILITARY,
    R_VICTORY_POINTS,
)
from regent.games.seize.rulesets import RULESETS
from regent.games.seize.title import TITLE
from regent.kernel.errors import InputError
from tests.games.seize.table import Game, at, game, unit


def out(card: str, seat: int = 0) -> dict[str, Any]:
    return unit(card, seat, depleted=True)


@pytest.mark.proves("S22-THRONE-1")
def test_a_throne_world_has_twice_its_def() -> None:
    g = game(at("Mars", 1, throne=True), at("Silicas", 0), moment="reallocation")
    assert g.defence("Mars") == 10
    assert g.defence("Silicas") == 5
    for attacker, counters in (("Heavy Cruiser Assault Force", 1), ("Light Cruiser Task Force", 0)):
        g = game(at("Mars", 1, out(attacker), throne=True), at("Silicas", 0), at("Malakar 4", 1))
        g.conquer("Mars")
        g.attack((attacker, "Mars"))  # 11, 9 against 10
        g.until("Withdrawal")
        assert g.conquest("Mars") == counters


@pytest.mark.proves(
    "S22-THRONE-2", "S22-VAR-BESIEGED-4", "S22-VAR-2P-1", "S22-VAR-BESIEGED-0", "S22-VAR-2P-4"
)
def test_conquest_counters_needed() -> None:
    """A plain World, as Throne World, Earth Prime, and as Throne World."""
    for ruleset, settings, needed in (
        ("2022", {}, [1, 2, 2, 3]),
        ("2022+besieged", {}, [2, 3, 2, 3]),
        ("2022", {"least_conquest": 2}, [2, 3, 2, 3]),
        ("2022+two-players", {}, [2, 3, 3, 4]),
    ):
        g = game(
            at("Mars", 1),
            at("Silicas", 1, throne=True),
            at("Earth Prime", 1),
            at("Malakar 4", 0),
            moment="reallocation",
            ruleset=ruleset,
            settings=settings,
        )
        assert [g.required(name) for name in ("Mars", "Silicas", "Earth Prime")] == needed[:3]
        g.t.set_throne(g.card("Earth Prime"), 1)
        assert g.required("Earth Prime") == needed[3]


@pytest.mark.proves("S22-VAR-2P-4")
def test_two_players_may_play_the_standard_game() -> None:
    g = game(at("Mars", 0), at("Silicas", 1), moment="reallocation")
    assert g.t.spec.rules[R_VICTORY_POINTS] == 20
    assert g.t.spec.rules[R_REGENT] == 1
    assert g.required("Mars") == 1


@pytest.mark.proves("S22-VAR-BESIEGED-0")
def test_rules_of_besieged_empires_are_chosen_one_by_one() -> None:
    g = game(at("Mars", 0), at("Silicas", 1), settings={"skip_military": 2}, moment="reallocation")
    spec = g.t.spec
    assert (
        spec.rules[R_SKIP_MILITARY],
        spec.rules[R_RESCUE],
        spec.rules[R_GARRISONS_REACT],
        spec.rules[R_LEAST_CONQUEST],
    ) == (
        2,
        0,
        0,
        1,
    )
    g = game(at("Mars", 0), at("Silicas", 1), ruleset="2022+besieged", moment="reallocation")
    spec = g.t.spec
    assert (
        spec.rules[R_SKIP_MILITARY],
        spec.rules[R_RESCUE],
        spec.rules[R_GARRISONS_REACT],
        spec.rules[R_LEAST_CONQUEST],
    ) == (
        2,
        1,
        1,
        2,
    )


@pytest.mark.proves("S22-THRONE-3")
def test_no_copy_of_a_throne_world_is_allocated() -> None:
    g = game(
        at("Silicas", 0),
        at("Mars", 1, throne=True),
        moment="resupply",
        zones={"reserve 0": ["Mars"]},
    )
    g.until("BuyWorlds")
    assert g.why("face-up Mars") == "S22-RESUPPLY-E2"


def conquered(seats: int = 2, **more: Any) -> Game:
    """Seat 0 has Conquered Saturn, the Throne World of seat 1, on this Turn."""
    g = game(
        at("Saturn", 1, out("Robot Goliath"), throne=True),
        at("Silicas", 1),
        at("Malakar 4", 0),
        resources=[0] * seats,
        seats=seats,
        **more,
    )
    g.conquer("Saturn")
    g.attack(("Robot Goliath", "Saturn"))
    return g


@pytest.mark.proves("S22-THRONE-4", "S22-THRONE-6", "S22-THRONE-8", "S22-CONQ-E6")
def test_the_token_stays_with_a_conquered_throne_world() -> None:
    g = conquered()
    g.next_turn()
    assert g.controller("Saturn") == 0
    assert g.happened("gains 0 3") == 1
    assert g.clauses("draws").count("S22-VICT-F1") == 2
    assert g.t.throne[g.card("Saturn")] == 1
    assert g.defence("Saturn") == 10
    assert g.required("Saturn") == 2  # against liberation as well
    assert not any(g.t.throne[world] for world in g.t.worlds(1))


@pytest.mark.proves("S22-THRONE-8", "S22-THRONE-6")
def test_a_conqueror_is_protected_by_the_token() -> None:
    """The Owner attacks its own Throne World: DEF 10, two Conquest counters."""
    for attacker, freed in (("Heavy Cruiser Assault Force", False), ("Robot Goliath", True)):
        g = game(
            at("Saturn", 1, out(attacker), "1 Destroyer Detachment", owner=0, throne=True),
            at("Silicas", 1),
            at("Malakar 4", 0),
        )
        g.conquer("Saturn")
        g.attack((attacker, "Saturn"))  # 11 or 12 against 10; Siege +1 on the Goliath only
        g.until("SystemDraw")
        assert (g.controller("Saturn") == 0) is freed
        assert g.t.throne[g.card("Saturn")] == 1


@pytest.mark.proves("S22-THRONE-5", "S22-RESUPPLY-D3")
def test_a_conquered_throne_world_gives_one() -> None:
    g = game(
        at("Saturn", 0, owner=1, throne=True),
        at("Malakar 4", 0, throne=True),
        at("Silicas", 1),
        moment="resupply",
        resources=[0, 0],
    )
    while g.t.phase < 2:
        g.shrug()
    assert g.resources(0) == 3


@pytest.mark.proves("S22-VAR-BESIEGED-0", "S22-VAR-ACCEL-3")
def test_besieged_empires_and_the_accelerated_game_go_together() -> None:
    for name in ("2022+besieged+accelerated", "2022+accelerated+besieged"):
        rules = RULESETS.resolve(name, 3)
        assert rules.ruleset == "2022+besieged+accelerated"
        assert rules.number("skip_military") == 0  # Accelerated fights from the first Turn on
        assert rules.number("starting_worlds") == 3
        assert rules.number("least_conquest") == 2
        assert rules.flag("rescue")
        assert rules.changed() == {}
    rules = RULESETS.resolve("2022+besieged+accelerated", 3, {"skip_military": 2})
    assert rules.number("skip_military") == 2


def test_variants_conflict_only_where_their_rules_do() -> None:
    """Every pair at two seats; what is refused is refused by a rule."""
    names = [row.name for row in RULESETS.rulesets if row.base]
    refused: dict[frozenset[str], str] = {}
    for one, other in itertools.combinations(names, 2):
        try:
            TITLE.resolve(f"2022+{one}+{other}", 2)
        except InputError as error:
            refused[frozenset((one, other))] = str(error)
    assert set(refused) == {
        frozenset(("basic", "two-players")),  # 15 points or 25
        frozenset(("basic", "duel")),  # Tactics cards or none
        frozenset(("accelerated", "duel")),  # Worlds bought or drawn
    }
    assert (
        "basic sets victory_points to 15 and two-players to 25"
        in refused[frozenset(("basic", "two-players"))]
    )
    assert "S22-VAR-DUEL-1" in refused[frozenset(("basic", "duel"))]
    assert "S22-VAR-DUEL-3" in refused[frozenset(("accelerated", "duel"))]
