"""What a player is asked in a fight who wants to be asked for what is new, and passing for the rest
of it (K-ORDER-4, K-ORDER-5)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from regent.games.seize.state import ALLOCATION, MILITARY, REALLOCATION, RESUPPLY
from regent.kernel.action import A_PASS
from regent.kernel.errors import InputError
from regent.play.orders import Order
from regent.play.session import Session
from tests.games.seize.table import Game, at, game, unit
from tests.games.seize.test_battle import came

NEWS = Order(seat=0, prompt="Moment", news=True)


def fight(*guards: str, **more: Any) -> Game:
    """Two Capitals attack Mars; one of them can spend a Mission counter at every moment."""
    ships = [came("Light Cruiser Task Force", missions=2), came("Main Battle Fleet")]
    return game(at("Mars", 1, *guards, *ships), at("Dalken Cendros", 0), at("Silicas", 1), **more)


def asked(g: Game, seat: int = 0, aims: tuple[tuple[str, str], ...] = ()) -> list[str]:
    """The windows of a Conquest Action in which a seat is asked; it passes all of them."""
    found: list[str] = []
    left = list(aims)
    while g.session.table.over == 0 and g.t.world >= 0:
        if g.prompt == "Moment" and g.awaited == seat:
            found.append(f"{g.t.exchange} {g.moment}")
        if g.prompt == "Declare" and left and g.awaited == 0:
            g.attack(left.pop())
        else:
            g.shrug()
    return found


def defence(*guards: str) -> Game:
    """A Capital of the Defender can spend a Mission counter at every moment for Intercept, which
    counts when it targets."""
    guard = {"card": "Light Cruiser Task Force", "seat": 1, "missions": 2}
    return game(
        at("Mars", 1, guard, *guards, came("Main Battle Fleet")),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
    )


def test_passing_is_never_called_useless() -> None:
    """It speaks of no card, not even of the first one of the table, whatever that is."""
    g = defence()
    g.conquer("Mars")
    while g.prompt != "Moment":
        g.shrug()
    top = g.t.stack[-1]
    for face in range(len(g.t.spec.abilities)):
        g.t.face[0] = face
        assert not top.is_idle(g.t, g.awaited, A_PASS)


@pytest.mark.proves("K-ORDER-4")
def test_what_is_the_same_fight_is_asked_once() -> None:
    g = defence()
    g.conquer("Mars")
    everything = asked(g, 1)
    steps = ["exchange_start", "step_1", "step_2", "step_3", "step_4_starts", "step_4"]
    assert everything == [f"{n} {step}" for n in (1, 2) for step in steps]
    g = defence()
    g.session.order(replace(NEWS, seat=1))
    g.conquer("Mars")
    # Before targets, when one's own Step begins, and no more when nobody targets any more.
    assert asked(g, 1) == [f"{n} {step}" for n in (1, 2) for step in (steps[0], steps[2])]


@pytest.mark.proves("K-ORDER-4")
def test_targets_and_hits_are_news() -> None:
    g = defence("1 Fighter Squadron")
    g.session.order(replace(NEWS, seat=1))
    g.conquer("Mars")
    aim = ("Main Battle Fleet", "Fighter Squadron")
    assert asked(g, 1, aims=(aim,))[:3] == ["1 exchange_start", "1 targets_1", "1 step_2"]


@pytest.mark.proves("K-ORDER-4")
def test_what_helps_only_the_other_side_is_no_news() -> None:
    """It may be played all the same (S22-REACT-8), by whoever wants to be asked always."""
    cards = [
        "Planetary Defensive Ring",
        "Population Mobilization",
        "Emergency Picket Fleet",
        "Militia Rally",
    ]
    for orders in ([], [NEWS]):
        g = fight("1 Fighter Squadron", hands={0: cards}, resources=[9, 9])
        for order in orders:
            g.session.order(order)
        g.conquer("Mars")
        offered = [one for one in asked(g) if one.endswith(("ca_start", "step_1"))]
        assert bool(offered) == (not orders)
    g = game(
        at("Mars", 1, "1 Fighter Squadron", came("Main Battle Fleet")),
        at("Dalken Cendros", 0),
        hands={1: cards},
        resources=[9, 9],
    )
    g.session.order(replace(NEWS, seat=1))
    g.conquer("Mars")
    assert asked(g, 1)[:1] == ["0 ca_start"], "the Defender is asked"


@pytest.mark.proves("K-ORDER-4")
def test_who_may_only_be_harmed_by_oneself_is_no_news() -> None:
    """The Ka Triplets eliminate a Character; the only one is one's own, or there is another's."""
    for other in ([], ["Talandra Drus"]):
        g = fight(figures={0: ["The Ka Triplets", "Brigadier General Na'zeen"], 1: other})
        assert g.offered("use the-ka-triplets")
        g.session.order(NEWS)
        assert (g.prompt == "Moment") == bool(other)


@pytest.mark.proves("K-ORDER-4")
def test_an_attackers_strength_is_no_news_once_it_has_struck() -> None:
    g = game(
        at("Mars", 1, "1 Fighter Squadron", came("Clone Battalion")),
        at("Dalken Cendros", 0),
        figures={0: ["Brigadier General Na'zeen"]},
    )
    g.session.order(NEWS)
    g.conquer("Mars")
    assert asked(g)[:2] == ["1 exchange_start", "2 exchange_start"]


@pytest.mark.proves("K-ORDER-4")
@pytest.mark.parametrize("attacker", [True, False])
def test_high_alert_is_news_to_the_attacked(attacker: bool) -> None:
    seat = 0 if attacker else 1
    for orders in ([], [replace(NEWS, seat=seat)]):
        g = game(
            at("Mars", 1, "1 Clone Battalion"),
            at("Dalken Cendros", 0, "0 Main Battle Fleet"),
            at("Silicas", 1, unit("Main Battle Fleet", 1, depleted=True)),
            hands={seat: ["On High Alert"]},
            moment="reallocation",
        )
        for order in orders:
            g.session.order(order)
        g.until("AttackMoves", 0)
        g.say(f"move {g.named('Main Battle Fleet', 0)} Mars")
        asks = g.prompt == "Moment" and g.awaited == seat
        assert asks == (not orders or not attacker)


@pytest.mark.proves("K-ORDER-4")
@pytest.mark.parametrize("hurt", ["none", "theirs", "ours"])
def test_mending_is_news_where_something_can_be_mended(hurt: str) -> None:
    """It is offered wherever anything here is damaged, and does nothing for a whole card."""
    ships = [came("Main Battle Fleet", damage=int(hurt == "ours"))]
    guard = {"card": "Fighter Squadron", "seat": 1, "damage": int(hurt == "theirs")}
    g = game(
        at("Mars", 1, guard, *ships),
        at("Dalken Cendros", 0),
        figures={0: ["M-5-X-10000"]},
    )
    g.session.order(NEWS)
    g.conquer("Mars")
    g.t.exchanges = 1
    offered = "1 step_3" in asked(g)
    assert offered == (hurt == "ours")


@pytest.mark.proves("K-ORDER-4")
def test_strength_is_no_news_once_both_sides_have_struck() -> None:
    """ATT and DEF for this Exchange count in Steps 1 and 2; Step 3 takes away what was hit."""
    offered: list[str] = []
    for orders in ([], [NEWS]):
        g = game(
            at(
                "Mars",
                1,
                "1 Fighter Squadron",
                came("Infantry Battalion"),
                came("Main Battle Fleet"),
            ),
            at("Dalken Cendros", 0),
            figures={0: ["Bik'Karos, the Immortal"]},
        )
        for order in orders:
            g.session.order(order)
        g.conquer("Mars")
        g.t.exchanges = 1
        found = asked(g)
        assert "1 step_2" in found
        offered += [f"{len(orders)}: {name}" for name in found if name == "1 step_3"]
    assert offered == ["0: 1 step_3"]


def test_an_upgrade_of_the_enemy_is_no_news() -> None:
    g = game(
        at("Mars", 1, "1 Android Battalion", came("Main Battle Fleet")),
        at("Dalken Cendros", 0),
        figures={0: ["M-5-X-10000"]},
    )
    g.conquer("Mars")
    assert g.prompt == "Moment", "it may be offered all the same (S22-ABIL-1)"
    assert g.offered("activate Android Battalion")
    assert g.awaited == 0
    g.session.order(NEWS)
    assert g.awaited == 1, "whose Battalion it is"


@pytest.mark.proves("K-ORDER-4", "K-WINDOW-1")
def test_a_card_that_has_its_moment_on_ones_own_turn_is_asked_for() -> None:
    """Where windows are not fast, whoever has passed in Part A might hold a card for Part B."""
    for hand in (
        ["Secret Maneuvers", "Special Operation Orders"],
        ["Drone Fighter Squadron", "Drone Fighter Squadron"],
    ):
        front = [{"card": "Fighter Squadron", "seat": 1}]
        g = game(
            at("Mars", 1, *front),
            at("Dalken Cendros", 0, "0 Fighter Squadron", came("Robot Goliath")),
            hands={0: hand},
            moment="reallocation",
            settings={"deck_0": "drone", "deck_1": "ground"},
            fast=False,
        )
        g.session.order(NEWS)
        found: list[str] = []
        while g.t.phase == REALLOCATION:
            if g.prompt == "Moment" and g.awaited == 0:
                found.append(g.moment)
            g.shrug()
        assert found[:2] == ["part", "reallocation_b"], hand


@pytest.mark.proves("K-ORDER-4")
def test_a_discount_is_no_news_once_all_is_faced_up() -> None:
    """It is offered in the whole Allocation Phase, and Characters come first there."""
    for orders in ([], [NEWS]):
        g = game(
            at("Dalken Cendros", 0),
            at("Silicas", 1),
            figures={0: ["Talandra Drus"]},
            hands={0: ["Clone Battalion"]},
            zones={"court 0": ["Brigadier General Na'zeen"]},
            moment="allocation",
        )
        assert g.offered("use talandra-drus")
        for order in orders:
            g.session.order(order)
        found: list[str] = []
        while g.t.phase == ALLOCATION:
            if g.prompt == "Moment" and g.awaited == 0:
                found.append(g.moment)
            g.shrug()
        assert ("allocation_b" in found) == (not orders)


# -- for the rest of the fight --------------------------------------------------------------------


@pytest.mark.proves("K-ORDER-5")
def test_passing_for_the_rest_of_a_conquest_action() -> None:
    g = fight()
    assert g.session.decision(g.awaited) is not None
    g.conquer("Mars")
    decision = g.session.decision(0)
    assert decision is not None
    assert decision.rests == ["fight", "phase"]
    g.session.order(Order(seat=0, prompt="Moment", until="fight"))
    assert asked(g) == []
    assert [order.until for order in g.session.standing(0)] == []
    assert Session.replay(g.session.journal, whole=False).standing(0) == []
    g.next_turn()
    while g.prompt != "Moment":
        g.shrug()
    assert g.session.decision(g.awaited) is not None


@pytest.mark.proves("K-ORDER-5")
def test_on_ones_own_turn_it_ends_with_the_phase() -> None:
    """Own cards have other uses in the next one: Azhar pays in Allocation, whatever was passed in
    Resupply. On another's turn it lasts for the turn."""
    g = game(
        at("Aquas Delor, Water World", 0),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        hands={0: ["Main Battle Fleet"]},
        figures={0: ["Talandra Drus, Imperium Liaison", "Azhar Maikenik, 2nd Varum Constructor"]},
        moment="resupply",
    )
    g.session.order(Order(seat=1, prompt="Moment"))
    found: list[int] = []
    for _ in range(60):
        decision = g.session.decision(0)
        if decision is not None and decision.prompt == "Moment" and g.t.active == 0:
            assert decision.rests == ["phase"]
            found.append(g.t.phase)
            g.session.order(Order(seat=0, prompt="Moment", until="phase"))
        else:
            g.shrug()
    assert ALLOCATION in found
    assert all(one != next_one for one, next_one in pairwise(found)), "once in each Phase"


@pytest.mark.proves("K-ORDER-4")
def test_what_may_be_used_at_any_time_is_asked_for_twice_in_ones_own_turn() -> None:
    """While one builds, and from the Military Phase on; not in every Phase."""
    g = game(
        *(at("Dalken Cendros", 0), at("Silicas", 1)),
        figures={0: ["Ajee Delere, GalNet Celebrity"]},
        moment="resupply",
    )
    g.session.order(Order(seat=1, prompt="Moment"))
    g.session.order(NEWS)
    found: list[int] = []
    turn = g.t.turn
    while g.t.turn == turn:
        if g.prompt == "Moment" and g.awaited == 0:
            found.append(g.t.phase)
        g.shrug()
    assert found == [RESUPPLY, MILITARY]


@pytest.mark.proves("K-ORDER-5")
def test_two_fights_over_one_world_are_two_fights() -> None:
    g = fight()
    g.conquer("Mars")
    title, t = g.session.title, g.t
    first = title.fight(t)
    t.defender = 0
    assert title.fight(t) != first
    t.world = -1
    assert title.fight(t) == -1


def test_an_order_for_a_fight_needs_one() -> None:
    g = fight()
    assert g.t.world < 0
    with pytest.raises(InputError, match="while nobody fights"):
        g.session.order(Order(seat=0, prompt="Moment", until="fight"))
    with pytest.raises(InputError, match="an order until 'noon'"):
        g.session.order(Order(seat=0, prompt="Moment", until="noon"))
