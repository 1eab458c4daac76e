"""The Allocation Phase: Characters for Resource counters, Units for Allocation points."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.seize.reallocation import bar_attack_move
from regent.games.seize.worlds import allocation_points
from tests.games.seize.table import Game, at, game, unit


def allocate(*map_: dict[str, Any], hand: list[str] | None = None, **more: Any) -> Game:
    """Seat 0 at the beginning of its Allocation Phase; seat 1 has a World."""
    if not any(place["seat"] == 1 for place in map_):
        map_ = (*map_, at("Malakar 4", 1))
    return game(*map_, moment="allocation", hands={0: hand or []}, **more)


def points(g: Game, world: str, card: str) -> int:
    """What a World would give for a card of the hand of seat 0."""
    mine = [c for c in g.t.hand(0) if g.t.spec.names[g.t.face[c]] == card]
    return allocation_points(g.t, g.cards(world, 0)[0], mine[0])


# -- Part A ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-ALLOC-A1")
def test_characters_are_faced_up_for_their_cost() -> None:
    g = allocate(
        at("Mars", 0),
        resources=[4, 0],
        zones={"court 0": ["Ajee Delere", "Khamera", "Brigadier General Na'zeen"]},
    )
    g.until("FaceUpCharacters")
    g.say("face-up Ajee Delere")
    assert g.resources(0) == 2
    assert not g.depleted("Ajee Delere")
    g.until("FaceUpCharacters")
    assert g.why("face-up Khamera") == "S22-ALLOC-A1"  # 3
    g.say("face-up Brigadier General Na'zeen")  # any number
    assert g.resources(0) == 0
    assert [g.t.controller[c] for c in g.t.figures(0)] == [0, 0]


@pytest.mark.proves("S22-ALLOC-A2")
def test_a_second_copy_of_a_character_is_not_faced_up() -> None:
    for owner in (0, 1):
        g = allocate(
            at("Mars", 0),
            figures={0: [{"card": "Khamera", "owner": owner}]},
            zones={"court 0": ["Khamera"] * (2 - owner)},
        )
        g.until("FaceUpCharacters")
        assert g.why("face-up Khamera") == "S22-ALLOC-A2"


@pytest.mark.proves("S22-ALLOC-A3", "S22-DISP-1")
def test_a_copy_of_another_player_is_disputed() -> None:
    g = allocate(at("Mars", 0), figures={1: ["Khamera"]}, zones={"court 0": ["Khamera"]})
    g.until("FaceUpCharacters")
    assert not g.disputed("Khamera", 1)
    g.say("face-up Khamera")
    assert g.disputed("Khamera", 0)
    assert g.disputed("Khamera", 1)


# -- Part B ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-ALLOC-B1", "S22-DEPL-2", "S22-COMP-08")
def test_a_world_gives_its_cost_and_what_abilities_add() -> None:
    g = allocate(
        at("Malakar 4", 0),
        at("Dalken Cendros", 0, "0 Galadium Commerce Station"),
        at("Silicas", 0, depleted=True),
        at("Bygaros 7", 1),
        hand=["Clone Battalion"],
    )
    assert points(g, "Malakar 4", "Clone Battalion") == 4
    assert points(g, "Dalken Cendros", "Clone Battalion") == 5 + 1 + 2
    g.until("AllocateUnits")
    g.say("allocate Clone Battalion")
    assert g.offers() == ["spend malakar-4", "spend dalken-cendros", "decline"]
    assert g.why("spend Silicas") == "S22-DEPL-1"
    assert g.why("spend Bygaros 7") == "S22-ALLOC-B1"
    g.say("spend Malakar 4")
    assert g.depleted("Malakar 4")
    assert not g.depleted("Dalken Cendros")


@pytest.mark.proves("S22-ALLOC-B2", "S22-DISP-W-2", "S22-DISP-W-4")
def test_a_disputed_world_gives_half_after_additions() -> None:
    g = allocate(
        at("Mars", 0),
        at("Dalken Cendros", 0),
        at("Mars", 1),
        hand=["Destroyer Detachment", "Clone Battalion"],
    )
    assert points(g, "Mars", "Destroyer Detachment") == (4 + 3) // 2
    assert points(g, "Mars", "Clone Battalion") == 2
    g.until("AllocateUnits")
    g.say("allocate Destroyer Detachment", "spend Mars")  # 3 against 3: it may be depleted
    assert g.depleted("Mars", 0)
    assert not g.depleted("Mars", 1)


@pytest.mark.proves("S22-ALLOC-B3", "S22-ALLOC-B4", "S22-ALLOC-B5", "S22-ALLOC-B6", "S22-ALLOC-B7")
def test_worlds_together_pay_for_one_unit_and_the_rest_is_lost() -> None:
    g = allocate(
        at("Malakar 4", 0),
        at("Silicas", 0),
        at("Bygaros 7", 0),
        at("Krinos Mecarios", 0),
        at("Mars", 1),
        hand=["Jump Battlesuit Company", "Infantry Battalion", "Infantry Battalion"],
    )
    g.until("AllocateUnits")
    g.say("allocate Jump Battlesuit Company", "spend Malakar 4")  # 4 of 6
    assert g.prompt == "Allocate"
    assert not g.depleted("Malakar 4")  # not before the points suffice
    assert g.why("spend Malakar 4") == "S22-ALLOC-B3"
    g.say("spend Silicas")  # 8 of 6
    assert g.prompt == "PlaceUnit"
    assert g.offers() == ["place malakar-4", "place silicas"]
    assert g.why("place Bygaros 7") == "S22-ALLOC-B7"
    g.say("place Silicas")
    assert g.at("Jump Battlesuit Company").startswith("Silicas")
    assert g.depleted("Malakar 4")
    assert g.depleted("Silicas")
    # 2 points were lost: an Infantry Battalion of cost 2 needs a World of its own
    g.until("AllocateUnits")
    g.say("allocate Infantry Battalion")
    assert g.prompt == "Allocate"
    assert g.offers() == ["spend bygaros-7", "spend krinos-mecarios", "decline"]


@pytest.mark.proves("S22-ALLOC-B5")
def test_points_must_reach_the_cost() -> None:
    g = allocate(
        at("Silicas", 0),
        hand=["Beam Weapon Batteries", "Android Battalion", "Decoy Hologram Fleet"],
    )
    g.until("AllocateUnits")
    assert g.why("allocate Beam Weapon Batteries") == "S22-ALLOC-B5"  # 5
    assert g.why("allocate Decoy Hologram Fleet") == "S22-ALLOC-B5"  # no Unit
    g.say("allocate Android Battalion", "spend Silicas")  # 4 is enough


@pytest.mark.proves("S22-ALLOC-B8", "S22-KW-DEPLOYED-1")
def test_a_unit_enters_depleted_unless_deployed() -> None:
    g = allocate(
        at("Silicas", 0), at("Bygaros 7", 0), hand=["Clone Battalion", "Android Battalion"]
    )
    g.until("AllocateUnits")
    g.say("allocate Clone Battalion", "spend Silicas")
    g.until("AllocateUnits")
    g.say("allocate Android Battalion", "spend Bygaros 7")
    assert g.depleted("Clone Battalion")
    assert not g.depleted("Android Battalion")
    g.until("AttackMoves")
    assert g.why("move Android Battalion Malakar 4") == ""  # it moves on the same Turn


@pytest.mark.proves("S22-ALLOC-B9", "S22-CAP-1", "S22-CAP-5")
def test_a_unit_must_fit_the_capacity() -> None:
    full = ["0 Infantry Battalion"] * 3
    g = allocate(
        at("Saturn", 0, *full), at("Silicas", 0), hand=["Termbot Tanks", "Clone Battalion"]
    )
    g.until("AllocateUnits")
    g.say("allocate Termbot Tanks", "spend Saturn", "spend Silicas")
    assert g.at("Termbot Tanks").startswith("Silicas")  # the only one with room
    g = allocate(at("Saturn", 0, *full), hand=["Clone Battalion"])
    g.until("AllocateUnits")
    assert g.why("allocate Clone Battalion") == "S22-ALLOC-B9"
    g = allocate(at("Saturn", 0, *full), at("Silicas", 0), hand=["Clone Battalion"])
    g.until("AllocateUnits")
    g.say("allocate Clone Battalion")
    assert g.why("spend Saturn") == "S22-ALLOC-B9"


@pytest.mark.proves("S22-CAP-5")
def test_a_full_world_among_those_that_paid_takes_nothing() -> None:
    full = ["0 Infantry Battalion"] * 3
    g = allocate(
        at("Saturn", 0, *full),
        at("Silicas", 0),
        at("Bygaros 7", 0),
        hand=["Leviathan Strider Mechs"],  # 10
    )
    g.until("AllocateUnits")
    g.say("allocate Leviathan Strider Mechs")
    g.say("spend Saturn", "spend Silicas", "spend Bygaros 7")
    assert g.prompt == "PlaceUnit"
    assert g.why("place Saturn") == "S22-CAP-5"
    assert g.offers() == ["place silicas", "place bygaros-7"]


@pytest.mark.proves("S22-ALLOC-B10", "S22-GLOSS-ALLOCATED")
def test_a_unit_enters_with_all_its_counters() -> None:
    g = allocate(
        at("Silicas", 0),
        at("Bygaros 7", 0),
        at("Dalken Cendros", 0),
        hand=["Fighter Carrier Group", "Heavy Robot Battalion"],
    )
    g.until("AllocateUnits")
    g.say("allocate Fighter Carrier Group", "spend Silicas", "spend Dalken Cendros")
    g.say("place Silicas")
    assert g.counters("Fighter Carrier Group") == 3
    for counter in g.cards("Fighter Counter"):
        assert g.t.at[counter] == g.card("Silicas")
        assert g.t.controller[counter] == 0
    g = allocate(at("Dalken Cendros", 0), hand=["Heavy Robot Battalion"])
    g.until("AllocateUnits")
    g.say("allocate Heavy Robot Battalion", "spend Dalken Cendros")
    assert g.missions("Heavy Robot Battalion") == 2


@pytest.mark.proves("S22-ALLOC-B11", "S22-DEPL-1")
def test_units_are_allocated_as_long_as_worlds_pay() -> None:
    g = allocate(at("Silicas", 0), at("Bygaros 7", 0), hand=["Clone Battalion"] * 3)
    for world in ("Silicas", "Bygaros 7"):
        g.until("AllocateUnits")
        g.say("allocate Clone Battalion", f"spend {world}")
    assert len(g.cards("Clone Battalion")) == 2
    assert g.prompt != "AllocateUnits"  # no World is left
    assert g.t.phase > 2 or g.names("hand 0") == ["Clone Battalion"]


@pytest.mark.proves("S22-ALLOC-B12")
def test_a_bonus_for_a_type_counts_for_that_type_only() -> None:
    g = allocate(
        at("Mars", 0),
        at("Krinos Mecarios", 0),
        at("Zythenus Calendra", 0),
        hand=[
            "Destroyer Detachment",
            "Clone Battalion",
            "Standard Mech Company",
            "Fighter Carrier Group",
        ],
    )
    assert points(g, "Mars", "Destroyer Detachment") == 7
    assert points(g, "Mars", "Clone Battalion") == 4
    assert points(g, "Krinos Mecarios", "Standard Mech Company") == 6  # a sub-type
    assert points(g, "Krinos Mecarios", "Clone Battalion") == 4
    assert points(g, "Zythenus Calendra", "Fighter Carrier Group") == 6
    assert points(g, "Zythenus Calendra", "Destroyer Detachment") == 4


@pytest.mark.proves("S22-ALLOC-B12")
def test_a_characters_points_count_for_what_it_names() -> None:
    g = allocate(
        at("Dalken Cendros", 0),
        hand=["Bomber Carrier Group", "Robot Infantry Battalion"],
        figures={0: ["Azhar Maikenik"]},
    )
    g.until_moment("allocation_b", 0)
    g.say("use Azhar Maikenik 0")
    g.until("AllocateUnits")
    g.say("allocate Bomber Carrier Group", "spend Dalken Cendros")  # 5 + 1 + 3 for 8
    assert g.at("Bomber Carrier Group").startswith("Dalken")


@pytest.mark.proves("S22-ALLOC-B13")
def test_a_world_depletes_for_points_or_for_its_ability() -> None:
    g = allocate(at("Saturn", 0), at("Silicas", 0), hand=["Infantry Battalion"], resources=[0, 0])
    g.until("Moment", 0)
    g.say("use Saturn 0")
    g.passes()
    assert g.resources(0) == 1
    g.until("AllocateUnits")
    g.say("allocate Infantry Battalion")
    assert g.why("spend Saturn") == "S22-DEPL-1"
    g = allocate(at("Saturn", 0), at("Silicas", 0), hand=["Infantry Battalion"], resources=[0, 0])
    g.until("AllocateUnits")
    g.say("allocate Infantry Battalion", "spend Saturn")
    assert g.resources(0) == 0
    g.next_turn()
    assert g.happened("uses") == 0


@pytest.mark.proves(
    "S22-ALLOC-B14",
    "S22-GLOSS-FLEET",
    "S22-GLOSS-TROOP",
    "S22-GLOSS-ORBITAL",
    "S22-GLOSS-INSTALLATION",
)
def test_units_of_all_types_enter_at_controlled_worlds_only() -> None:
    kinds = {
        "Destroyer Detachment": True,
        "Clone Battalion": True,
        "Orbital Mega-city": False,
        "Bombardment Shelter Network": False,
    }
    for card, goes_out in kinds.items():
        g = allocate(at("Silicas", 0), at("Mars", 1, owner=0), at("Malakar 4", 1), hand=[card])
        g.until("AllocateUnits")
        g.say(f"allocate {card}")
        assert g.offers() == ["spend silicas", "decline"]
        assert g.why("spend Mars") == "S22-ALLOC-B1"
        g.say("spend Silicas")
        assert g.at(card).startswith("Silicas")
        g.t.depleted[g.card(card)] = 0
        world = g.card("Malakar 4")
        clause = bar_attack_move(g.t, 0, g.card(card), world)
        assert clause == ("" if goes_out else "SI-REALLOC-B2")


@pytest.mark.proves("S22-ALLOC-B1")
def test_units_of_others_do_not_add_to_the_points_of_a_world() -> None:
    g = allocate(
        at("Malakar 4", 0, unit("Galadium Commerce Station", 1)),
        at("Mars", 1),
        hand=["Clone Battalion"],
    )
    assert points(g, "Malakar 4", "Clone Battalion") == 4
