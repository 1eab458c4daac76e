"""Disputed Characters and Worlds."""

from __future__ import annotations

import pytest

from regent.games.seize.worlds import allocation_points
from tests.games.seize.table import at, game, unit

# -- what is Disputed -----------------------------------------------------------------------------


@pytest.mark.proves("S22-DISP-1", "S22-DISP-2", "S22-THRONE-3")
def test_equal_faceup_cards_are_disputed_never_a_throne_world() -> None:
    g = game(
        at("Mars", 0),
        at("Mars", 1),
        at("Silicas", 0),
        at("Malakar 4", 1),
        figures={0: ["Khamera", "Telek"], 1: ["Khamera"]},
        moment="reallocation",
    )
    assert g.disputed("Mars", 0)
    assert g.disputed("Mars", 1)
    assert g.disputed("Khamera", 0)
    assert g.disputed("Khamera", 1)
    assert not g.disputed("Silicas")
    assert not g.disputed("Telek")
    g = game(at("Mars", 0), at("Mars", 1), at("Silicas", 1), moment="reallocation")
    g.t.set_throne(g.card("Mars", 0), 1)  # no table can come to this, so no scenario takes it
    assert not g.disputed("Mars", 0)
    assert not g.disputed("Mars", 1)


# -- Characters -----------------------------------------------------------------------------------


@pytest.mark.proves("S22-DISP-C1")
def test_a_disputed_character_is_not_depleted_for_anything() -> None:
    for other in ([], ["Ajee Delere"]):
        g = game(
            at("Mars", 1, unit("Robot Goliath", 0, depleted=True)),
            at("Dalken Cendros", 0),
            at("Silicas", 1, unit("Infantry Battalion", 1, depleted=True)),
            hands={0: ["Special Operation Orders", "Heavy Bombardment Ordnance"]},
            figures={0: ["Ajee Delere"], 1: other},
        )
        g.until("Moment", 0)
        used = g.named("Ajee Delere", 0)
        assert g.why(f"use {used} 0") == ("S22-DISP-C1" if other else "")
        g.conquer("Mars")
        g.until_moment("step_1", 0)
        g.say("play Heavy Bombardment Ordnance")  # Activated, any Politician
        assert (g.prompt == "Upgrade") is not bool(other)


@pytest.mark.proves("S22-DISP-C4")
def test_passive_abilities_work_for_each_copy() -> None:
    g = game(
        at("Mars", 0, "0 Clone Battalion"),
        at("Malakar 4", 1, "1 Android Battalion"),
        figures={0: ["1st General Paledos"], 1: ["1st General Paledos"]},
        moment="reallocation",
    )
    assert g.disputed("1st General Paledos", 0)
    assert g.defence("Clone Battalion") == 3 + 1
    assert g.defence("Android Battalion") == 4 + 1


@pytest.mark.proves("S22-DISP-C4")
def test_a_disputed_character_still_gives_income() -> None:
    shalma = "Shalma Questin of the 1st Nano Order"
    g = game(
        at("Mars", 0),
        at("Malakar 4", 1),
        figures={0: [shalma], 1: [shalma]},
        moment="resupply",
        resources=[0, 0],
    )
    while g.t.phase < 2:
        g.shrug()
    assert g.resources(0) == 2


# -- Worlds ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-DISP-W-4")
def test_a_disputed_world_is_not_depleted_for_its_ability() -> None:
    for copies in ([at("Silicas", 1)], [at("Silicas", 1), at("Saturn", 1)]):
        g = game(
            at("Saturn", 0),
            at("Malakar 4", 1, unit("Infantry Battalion", 1, depleted=True)),
            *copies,
            hands={0: ["Special Operation Orders"]},
            moment="allocation",
        )
        g.until("Moment", 0)
        bar = "S22-DISP-W-4" if len(copies) == 2 else ""
        assert g.why(f"use {g.named('Saturn', 0)} 0") == bar


@pytest.mark.proves("S22-DISP-W-4")
def test_a_disputed_world_stands_for_no_general() -> None:
    for copies in ([], [at("Ipernex Minor", 1)]):
        g = game(
            at("Mars", 1, unit("Robot Goliath", 0, depleted=True)),
            at("Ipernex Minor", 0),
            at("Silicas", 1),
            *copies,
            hands={0: ["Armor Piercing Barrage"]},
        )
        g.conquer("Mars")
        g.until_moment("step_1", 0)
        g.say("play Armor Piercing Barrage")
        if g.prompt == "Targets":
            g.say(g.offers()[0])
        assert (g.prompt == "Upgrade") is not bool(copies)


@pytest.mark.proves("S22-DISP-W-5", "S22-DISP-W-9", "S22-PRES-1", "S22-PRES-2")
def test_copies_and_units_at_them_are_apart() -> None:
    g = game(
        at("Silicas", 1, "1 Infantry Battalion", unit("Robot Goliath", 0, depleted=True)),
        at("Silicas", 2, "2 Termbot Tanks"),
        at("Malakar 4", 1),
        at("Dalken Cendros", 0),
        seats=3,
    )
    copy = g.named("Silicas", 1)
    g.until("Campaign")
    assert g.why(f"conquer {g.named('Silicas', 2)}") == "S22-MIL-0-1"
    g.say(f"conquer {copy}")
    g.until("Declare")
    targets = [offer for offer in g.offers() if offer.startswith("target")]
    assert sorted(targets) == [
        "target robot-goliath infantry-battalion",
        "target robot-goliath silicas",
    ]
    g.say(f"target {g.named('Robot Goliath')} {copy}")
    g.until("Withdrawal")
    one, other = (g.cards("Silicas", seat)[0] for seat in (1, 2))
    assert g.counters_on(one)[0] == 2
    assert g.counters_on(other) == [0, 0, 0]


@pytest.mark.proves("S22-DISP-W-6", "S22-COMP-10")
def test_a_disputed_world_is_controlled_and_counts_for_its_system() -> None:
    g = game(
        at("Xygarius Calendra", 0),
        at("Zythenus Calendra", 0),
        at("Zythenus Calendra", 1),
        at("Malakar 4", 1),
        hands={0: ["Clone Battalion"]},
        moment="allocation",
    )
    [card] = g.t.hand(0)
    assert allocation_points(g.t, g.card("Xygarius Calendra"), card) == 3 + 2
    g = game(
        at("Xygarius Calendra", 0),
        at("Zythenus Calendra", 1),
        hands={0: ["Clone Battalion"]},
        moment="allocation",
    )
    [card] = g.t.hand(0)
    assert allocation_points(g.t, g.card("Xygarius Calendra"), card) == 3 + 1


@pytest.mark.proves("S22-DISP-W-10")
def test_passive_abilities_of_a_disputed_world_stay_in_force() -> None:
    g = game(
        at("Earth Prime", 1, "1 Infantry Battalion", unit("Robot Goliath", 0, depleted=True)),
        at("Earth Prime", 2),
        at("Malakar 4", 0),
        seats=3,
    )
    g.until("Campaign")
    g.say(f"conquer {g.named('Earth Prime', 1)}")
    g.until("Declare")
    assert g.disputed("Earth Prime", 1)
    assert g.att("Infantry Battalion") == 3 + 2
    assert g.defence("Infantry Battalion") == 3 + 2
