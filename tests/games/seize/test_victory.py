"""The Victory Phase: liberation, the test, rewards, the System draw, the hand."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.seize.state import ASSETS, DISCARD, MILITARY
from regent.games.seize.units import new_counter
from tests.games.seize.table import Game, at, game, unit

TWENTY = ("Mars", "Silicas", "Bygaros 7", "Krinos Mecarios", "Damirus Inner")
"""Five Worlds of cost 4."""


def victory(*map_: dict[str, Any], **more: Any) -> Game:
    return game(*map_, moment="victory", **more)


def out(card: str, seat: int = 0) -> dict[str, Any]:
    return unit(card, seat, depleted=True)


def taking(*map_: dict[str, Any], world: str = "Dalken Cendros", **more: Any) -> Game:
    """Seat 0 Conquers a World with Robot Goliath (ATT 12, Siege +1) in its Military Phase."""
    mine = at("Malakar 4", 0, *["0 Infantry Battalion"] * 3)
    more.setdefault("resources", [0] * more.get("seats", 2))
    g = game(*map_, mine, **more)
    g.conquer(world)
    g.attack(("Robot Goliath", world))
    return g


def rewarded(g: Game) -> Game:
    """Up to the end of the Turn."""
    g.next_turn()
    return g


# -- Part A ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-VICT-A1", "S22-VICT-A3", "S22-VICT-A4", "S22-GLOSS-LIBERATED")
def test_a_world_its_conqueror_has_left_is_liberated() -> None:
    g = victory(
        at(
            "Mars",
            1,
            "1 Orbital Mega-city",
            "1 Beam Weapon Batteries",
            owner=0,
            conquest={1: 2},
        ),
        at("Malakar 4", 1),
        resources=[0, 0],
    )
    assert g.controller("Mars") == 0
    assert g.conquest("Mars", 1) == 0
    assert g.is_out("Orbital Mega-city")
    assert g.is_out("Beam Weapon Batteries")
    assert set(g.names("discard 1")) == {"Orbital Mega-city", "Beam Weapon Batteries"}
    g.next_turn()
    assert not {"S22-VICT-C1", "S22-VICT-C2"} & set(g.clauses("gains"))
    assert g.clauses("draws").count("S22-VICT-F1") == 0


@pytest.mark.proves("S22-VICT-A1", "S22-VICT-A6")
def test_fleets_troops_and_their_counters_hold_a_conquered_world() -> None:
    for holder in ("Destroyer Detachment", "Clone Battalion"):
        g = victory(at("Mars", 1, f"1 {holder}", owner=0), at("Malakar 4", 1), at("Silicas", 0))
        assert g.controller("Mars") == 1, holder
    g = victory(at("Mars", 1, "0 Clone Battalion", owner=0), at("Malakar 4", 1), at("Silicas", 0))
    assert g.controller("Mars") == 0  # somebody else's do not


@pytest.mark.proves("S22-VICT-A6")
def test_a_counter_on_an_installation_holds_too() -> None:
    """Only a card on which a Troop counter lies is left: an Orbital with an Infantry counter."""
    g = game(
        at("Mars", 1, "1 Orbital Mega-city", owner=0),
        at("Malakar 4", 1, out("Clone Battalion", 1)),
        at("Silicas", 0),
        hands={0: ["Special Operation Orders"]},
        moment="victory",
    )
    city = g.card("Orbital Mega-city")
    new_counter(g.t, 4, city, 1, g.card("Mars"))
    assert g.cards("Infantry Counter")
    g.next_turn()
    assert g.controller("Mars") == 1


@pytest.mark.proves("S22-VICT-A2", "S22-VICT-A5", "S22-VICT-A3")
def test_a_world_without_conquest_counter_is_liberated_and_units_go_home() -> None:
    g = victory(
        at("Mars", 1, "1 Clone Battalion", "1 Orbital Mega-city", owner=0, conquest={1: 0}),
        at("Malakar 4", 1),
        at("Silicas", 1),
        at("Bygaros 7", 0),
    )
    g.until("Return", 1)
    assert g.offers() == ["move clone-battalion malakar-4", "move clone-battalion silicas"]
    g.say("move Clone Battalion Silicas")
    assert g.controller("Mars") == 0
    assert g.at("Clone Battalion").startswith("Silicas")
    assert g.is_out("Orbital Mega-city")


@pytest.mark.proves("S22-VICT-A7")
def test_liberation_comes_in_the_owners_victory_phase_before_the_test() -> None:
    g = victory(at("Mars", 1, owner=0), at("Malakar 4", 1), at("Silicas", 0), seat=1)
    assert g.controller("Mars") == 1  # the Victory Phase of seat 1 is over or running
    while not g.happened("points 0"):
        assert g.controller("Mars") == (0 if g.happened("liberates 0") else 1)
        g.shrug()
    assert g.controller("Mars") == 0
    assert g.happened("points 0 8") == 1  # Mars counts


@pytest.mark.proves("S22-VICT-A7")
def test_a_third_players_victory_phase_liberates_nothing() -> None:
    g = victory(at("Mars", 1, owner=0), at("Malakar 4", 1), at("Silicas", 2), seat=2, seats=3)
    g.until("SystemDraw", 2)
    assert g.controller("Mars") == 1


# -- Part B ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-VICT-B1", "S22-VICT-B2", "S22-COMP-18", "S22-DISP-W-3")
def test_20_points_of_owned_and_conquered_worlds_win() -> None:
    worlds = [at(name, 0, "0 Infantry Battalion") for name in TWENTY[:4]]
    fifth = at(TWENTY[4], 0, "0 Infantry Battalion", owner=1)
    g = victory(*worlds, fifth, at("Malakar 4", 1))
    assert g.t.over
    assert g.t.ranks == [1, 2]
    g = victory(*worlds, at("Saturn", 0, owner=1), at("Malakar 4", 1))
    assert g.points(0) == 19
    g.next_turn()
    assert not g.t.over
    g = victory(*worlds, fifth, at("Malakar 4", 1), at("Mars", 1))
    assert g.points(0) == 16  # a Disputed World counts nothing
    g.next_turn()
    assert not g.t.over


@pytest.mark.proves("S22-VICT-B3")
def test_only_the_active_player_is_checked() -> None:
    worlds = [at(name, 0) for name in TWENTY]
    g = victory(*worlds, at("Malakar 4", 1), seat=1)
    g.until("SystemDraw", 1)
    assert not g.t.over
    assert g.points(0) == 20
    g.next_turn()  # the Turn of seat 0 begins
    g.next_turn()
    assert g.t.active == 0
    assert g.t.ranks == [1, 2]


@pytest.mark.proves("S22-VICT-B2", "S22-VAR-BASIC-3", "S22-VAR-2P-3", "S22-VAR-56P-1")
def test_variants_have_their_own_thresholds() -> None:
    for ruleset, seats, enough in (
        ("2022", 2, 20),
        ("2022", 4, 20),
        ("2022+basic", 2, 15),
        ("2022+two-players", 2, 25),
        ("2022", 5, 15),
        ("2022", 6, 15),
    ):
        costs = {"Dalken Cendros": 5, "Earth Prime": 5, "Geladhore Prime": 5, "Ipernex Major": 5}
        costs |= {"Mars": 4, "Silicas": 4, "Galvagex 3": 2}
        for goal, wins in ((enough, True), (enough - 1, False)):
            mine = _summing(costs, goal)
            others = [at("Malakar 4", seat) for seat in range(1, 2)]
            g = victory(*[at(name, 0) for name in mine], *others, ruleset=ruleset, seats=seats)
            while g.t.active == 0 and not g.t.over:
                g.shrug()
            assert bool(g.t.over) is wins, (ruleset, seats, goal)


def _summing(costs: dict[str, int], goal: int) -> list[str]:
    """Worlds that cost so much together."""
    names = list(costs)
    for mask in range(1 << len(names)):
        chosen = [name for i, name in enumerate(names) if mask >> i & 1]
        if sum(costs[name] for name in chosen) == goal:
            return chosen
    chosen = _summing(costs, goal - 3)
    return [*chosen, "Saturn"]


# -- Parts C and F --------------------------------------------------------------------------------


@pytest.mark.proves("S22-VICT-C1", "S22-VICT-F1", "S22-VICT-F3", "S22-VICT-E1")
def test_a_conquered_world_pays_half_its_cost_and_one_card_above_the_hand_size() -> None:
    g = taking(at("Dalken Cendros", 1, out("Robot Goliath")), at("Silicas", 1))
    rewarded(g)
    assert g.controller("Dalken Cendros") == 0
    assert g.happened("gains 0 2") == 1  # half of 5
    assert g.clauses("draws").count("S22-VICT-F1") == 1
    assert len(g.names("hand 0")) == 7
    story = g.clauses("draws")
    assert story.index("S22-VICT-F1") == len(story) - 1 - story[::-1].index("S22-VICT-F1")
    assert max(i for i, c in enumerate(story) if c == "S22-VICT-E1") < story.index("S22-VICT-F1")


@pytest.mark.proves("S22-VICT-C1")
def test_each_world_is_rounded_down_by_itself() -> None:
    g = game(
        at("Dalken Cendros", 1, out("Robot Goliath")),
        at("Saturn", 1, out("Main Battle Fleet")),
        at("Malakar 4", 0, *["0 Infantry Battalion"] * 3),
        at("Silicas", 1),
        resources=[0, 0],
    )
    for world, fleet in (("Dalken Cendros", "Robot Goliath"), ("Saturn", "Main Battle Fleet")):
        g.conquer(world)
        g.attack((fleet, world))
    rewarded(g)
    assert g.controller("Dalken Cendros") == g.controller("Saturn") == 0
    assert g.happened("gains 0 2") == 1
    assert g.happened("gains 0 1") == 1  # 2 and 1, not half of 8
    assert g.clauses("draws").count("S22-VICT-F1") == 2


@pytest.mark.proves("S22-VICT-C2", "S22-THRONE-4", "S22-VICT-F1")
def test_a_conquered_throne_world_pays_all_its_cost_and_two_cards() -> None:
    g = taking(at("Saturn", 1, out("Robot Goliath"), throne=True), at("Silicas", 1), world="Saturn")
    rewarded(g)
    assert g.controller("Saturn") == 0
    assert g.clauses("gains") == ["S22-VICT-C2"]
    assert g.happened("gains 0 3") == 1
    assert g.clauses("draws").count("S22-VICT-F1") == 2


@pytest.mark.proves("S22-VICT-C3", "S22-GLOSS-LIBERATED", "S22-VICT-F1", "S22-VICT-F2")
def test_a_world_liberated_by_attack_pays_nothing() -> None:
    g = taking(at("Dalken Cendros", 1, out("Robot Goliath"), owner=0), at("Silicas", 1))
    rewarded(g)
    assert g.controller("Dalken Cendros") == 0
    assert g.happened("liberates 0 dalken-cendros") == 1
    assert g.happened("gains 0") == 0
    assert g.clauses("draws").count("S22-VICT-F1") == 0


@pytest.mark.proves("S22-VICT-C4", "S22-VICT-F1", "S22-VICT-F2")
def test_an_eliminated_copy_pays_nothing() -> None:
    for reading in (False, True):
        g = game(
            at("Dalken Cendros", 1, out("Robot Goliath")),
            at("Dalken Cendros", 0),
            at("Malakar 4", 0),
            at("Silicas", 1),
            settings={"reward_disputed_copy": reading},
            resources=[0, 0],
        )
        copy = g.named("Dalken Cendros", 1)
        g.until("Campaign")
        g.say(f"conquer {copy}")
        g.until("Declare")
        g.say(f"target {g.named('Robot Goliath')} {copy}")
        while g.t.phase == MILITARY:
            assert g.resources(0) == 0  # not before Part C
            g.shrug()
        rewarded(g)
        assert g.cards("Dalken Cendros", 1) == []
        assert g.names("discard 1") == ["Dalken Cendros, Galactic Hubworld"]
        assert g.happened("gains 0 2") == int(reading)
        assert g.clauses("draws").count("S22-VICT-F1") == 0


@pytest.mark.proves("S22-VICT-C5")
def test_a_world_taken_from_another_conqueror_pays_as_conquered() -> None:
    """Seat 1 holds a Throne World of seat 2."""
    g = taking(
        at("Saturn", 1, out("Robot Goliath"), owner=2, throne=True),
        at("Silicas", 1),
        at("Bygaros 7", 2),
        world="Saturn",
        seats=3,
    )
    rewarded(g)
    assert g.controller("Saturn") == 0
    assert g.happened("gains 0 3") == 1
    assert g.clauses("draws").count("S22-VICT-F1") == 2


@pytest.mark.proves("S22-VICT-C5")
def test_a_disputed_world_taken_without_a_copy_of_ones_own_pays() -> None:
    g = game(
        at("Silicas", 1, out("Robot Goliath")),
        at("Silicas", 2),
        at("Bygaros 7", 1),
        at("Malakar 4", 0, *["0 Infantry Battalion"] * 3),
        seats=3,
        resources=[0, 0, 0],
    )
    world = g.named("Silicas", 1)
    g.until("Campaign")
    g.say(f"conquer {world}")
    g.until("Declare")
    g.say(f"target {g.named('Robot Goliath')} {world}")
    rewarded(g)
    assert g.disputed("Silicas", 0)
    assert g.happened("gains 0 2") == 1
    assert g.clauses("draws").count("S22-VICT-F1") == 1


# -- Part D ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-VICT-D1", "S22-VICT-D4", "S22-DISP-W-6")
def test_a_world_is_drawn_for_as_many_counters_as_worlds() -> None:
    many = ["Dalken Cendros", "Aquas Delor", "Damirus Inner", "Damirus Outer"]
    g = victory(
        at("Mars", 0),
        at("Silicas", 0, "0 Infantry Battalion", owner=1),
        at("Mars", 1),
        resources=[3, 0],
        zones={"reserve 0": many},
    )
    g.until("SystemDraw")
    assert g.offers() == ["pass", "system-draw"]
    g.say("system-draw")
    assert g.resources(0) == 1
    assert len(g.names("reserve 0")) == 5  # no limit
    drawn = g.t.cards_in(0, 4)[-1]
    assert g.t.knows(0, drawn)
    assert not g.t.knows(1, drawn)
    g = victory(at("Mars", 0), at("Silicas", 0), at("Malakar 4", 1), resources=[1, 0])
    while g.t.active == 0:
        assert g.prompt != "SystemDraw"  # 1 is not enough
        g.shrug()


@pytest.mark.proves("S22-VICT-D2")
def test_one_system_draw_unless_the_table_repeats_it() -> None:
    for repeat in (False, True):
        g = victory(
            at("Mars", 0),
            at("Malakar 4", 1),
            resources=[3, 0],
            settings={"system_draw_repeat": repeat},
        )
        number = 0
        g.until("SystemDraw")
        while g.prompt == "SystemDraw" and g.awaited == 0 and g.t.active == 0:
            g.say("system-draw")
            number += 1
        assert number == (3 if repeat else 1)
        assert g.happened("draws 0") >= number


@pytest.mark.proves("S22-VICT-D3", "S22-UNIV-13")
def test_a_player_without_worlds_stays_and_draws_for_nothing() -> None:
    g = victory(at("Mars", 1, "1 Infantry Battalion", owner=0), resources=[0, 0])
    g.until("SystemDraw", 0)
    g.say("system-draw")
    assert g.resources(0) == 0
    assert len(g.names("reserve 0")) == 1
    for _ in range(3):
        g.next_turn()
    assert g.t.turns[0] > 3  # still in the game
    assert g.controller("Mars") == 1  # and Conquered Worlds stay


# -- Part E ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-VICT-E1", "S22-UNIV-12")
def test_the_hand_is_filled_or_cut_to_6() -> None:
    g = victory(at("Mars", 0), at("Malakar 4", 1), hands={0: ["Clone Battalion"] * 2})
    g.next_turn()
    assert len(g.names("hand 0")) == 6
    g = victory(
        at("Mars", 0),
        at("Malakar 4", 1),
        hands={0: [*["Infantry Battalion"] * 6, "Clone Battalion", "Termbot Tanks"]},
    )
    g.until("Discarding")
    g.say("discard Clone Battalion", "discard Infantry Battalion")
    assert len(g.names("hand 0")) == 6
    assert "Termbot Tanks" in g.names("hand 0")  # of one's own choice
    assert sorted(g.names("discard 0")) == ["Clone Battalion", "Infantry Battalion"]
    assert all(g.t.knows(1, card) for card in g.t.cards_in(0, DISCARD))
    assert g.t.cards_in(0, ASSETS)
