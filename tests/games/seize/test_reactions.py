"""Reaction cards, abilities, and the universal rules (S22-REACT, S22-ABIL, S22-UNIV)."""

from __future__ import annotations

from typing import Any

import pytest

from regent.kernel.vocabulary import slug
from tests.games.seize.table import Game, at, game, unit
from tests.games.seize.test_battle import aim, battle, came, offers_until, to_exchange
from tests.games.seize.test_modifiers import card, changed

GENERAL = "Brigadier General Na'zeen"


def three(*units: Any, **more: Any) -> Game:
    """A battle of seats 0 and 1 with seat 2 looking on."""
    g = game(
        at("Mars", 1, *units),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        at("Malakar 4", 2),
        seats=3,
        **more,
    )
    g.conquer("Mars")
    return g


# -- Reaction cards -------------------------------------------------------------------------------


@pytest.mark.proves("S22-REACT-1", "S22-REACT-6", "S22-REACT-12", "S22-UNIV-12")
def test_a_reaction_is_paid_and_leaves_when_its_effect_ends() -> None:
    g = battle(came("Robot Goliath"), "1 Fighter Squadron", hands={0: ["Piercing Wedge Formation"]})
    g.until_moment("step_1", 0)
    assert g.offers() == ["pass", "play piercing-wedge-formation"]
    g.say("play Piercing Wedge Formation")
    assert g.resources(0) == 3
    assert g.att("Robot Goliath") == 15
    assert g.names("played") == ["Piercing Wedge Formation"]
    to_exchange(g, 2)
    assert g.att("Robot Goliath") == 12
    assert g.names("played") == []
    assert g.names("discard 0") == ["Piercing Wedge Formation"]


@pytest.mark.proves("S22-REACT-1", "S22-REACT-6", "S22-UNIV-1")
def test_a_card_that_names_its_moment_or_costs_too_much_is_refused() -> None:
    hand = ["Damage Control Drones", "Piercing Wedge Formation", "Armor Piercing Barrage"]
    g = battle(came("Robot Goliath"), "1 Fighter Squadron", hands={0: hand}, resources=[1, 5])
    g.until_moment("step_1", 0)
    assert g.why("play Damage Control Drones") == "S22-REACT-1"
    assert g.why("play Piercing Wedge Formation") == "S22-REACT-6"
    assert g.offered("play Armor Piercing Barrage")


@pytest.mark.proves("S22-REACT-1")
def test_any_player_at_any_time() -> None:
    g = game(
        at("Mars", 0),
        at("Silicas", 1, unit("Destroyer Detachment", 1, depleted=True)),
        hands={1: ["Special Operation Orders"]},
        moment="resupply",
    )
    assert g.prompt == "Moment"
    assert g.awaited == 1
    g.say("play Special Operation Orders", "amount 1")
    g.passes()
    assert not g.depleted("Destroyer Detachment")
    assert g.resources(1) == 4


def answering(reaction: str, **more: Any) -> Game:
    """Seat 0 plays a Reaction; seat 1, who has Telek, is asked for an answer."""
    g = battle(
        came("Robot Goliath"),
        "1 Fighter Squadron",
        hands={0: [reaction, reaction]},
        figures={1: ["Telek"]},
        **more,
    )
    g.until_moment("step_1", 0)
    g.say(f"play {reaction}")
    return g


def until_asked(g: Game, seat: int) -> None:
    """Others pass until this seat is asked in the window that is open."""
    while g.awaited != seat:
        g.say("pass")


@pytest.mark.proves("S22-REACT-2", "S22-REACT-3", "S22-REACT-4", "S22-REACT-5", "S22-REACT-6")
def test_a_cancelled_card_is_discarded_unpaid_and_not_played_again_at_once() -> None:
    g = answering("Armor Piercing Barrage", resources=[2, 0])
    g.say(f"choose {g.named('Robot Goliath')}")
    assert g.prompt == "Moment"
    assert g.resources(0) == 2
    until_asked(g, 1)
    g.say("use Telek 0")
    assert g.depleted("Telek")
    assert g.happened("cancels 1 armor-piercing-barrage") == 1
    g.until("Declare", 0)
    assert g.happened("plays 0") == 1
    assert g.resources(0) == 2
    assert g.keyword("Robot Goliath", "Piercing") < 0
    assert g.names("discard 0") == ["Armor Piercing Barrage"]
    g.say(aim(g, "Robot Goliath", "Fighter Squadron"))
    g.until_moment("targets_1", 0)
    assert g.offered("play Armor Piercing Barrage")  # another moment


@pytest.mark.proves("S22-REACT-4")
def test_the_other_copy_is_refused_by_its_name() -> None:
    hand = ["Armor Piercing Barrage", "Armor Piercing Barrage", "Piercing Wedge Formation"]
    g = battle(
        came("Robot Goliath"),
        "1 Fighter Squadron",
        hands={0: hand},
        figures={1: ["Telek"]},
    )
    g.until_moment("step_1", 0)
    g.say("play Armor Piercing Barrage", f"choose {g.named('Robot Goliath')}")
    until_asked(g, 1)
    g.say("use Telek 0")
    assert g.awaited == 0  # still among the answers to it
    assert g.why("play Armor Piercing Barrage") == "S22-REACT-4"
    g.say("pass")
    assert g.awaited == 0
    assert g.moment == "step_1"
    assert g.names("discard 0") == ["Armor Piercing Barrage"]
    assert g.why("play Armor Piercing Barrage") == "S22-REACT-4"
    assert g.offered("play Piercing Wedge Formation")


@pytest.mark.proves("S22-REACT-10", "S22-UNIV-1")
def test_telek_cancels_cost_1_and_x_but_not_2() -> None:
    g = answering("Piercing Wedge Formation")
    assert not (g.prompt == "Moment" and g.awaited == 1)  # it costs 2: nothing to answer with
    assert g.happened("uses") == 0
    assert g.att("Robot Goliath") == 15
    g = answering("Special Operation Orders", resources=[5, 0])
    g.say("amount 4")
    assert g.prompt == "Moment"
    assert g.awaited == 1
    g.say("use Telek 0")  # X counts as 1, although 4 was chosen
    assert g.happened("cancelled 0 special-operation-orders") == 1
    assert g.resources(0) == 5


@pytest.mark.proves("S22-REACT-2")
def test_the_answer_is_resolved_first() -> None:
    g = battle(
        came("Robot Goliath"),
        "1 Fighter Squadron",
        hands={0: ["Piercing Wedge Formation"], 1: ["Population Mobilization"]},
    )
    g.until_moment("step_1", 0)
    g.say("play Piercing Wedge Formation")
    assert g.prompt == "Moment"
    assert g.awaited == 1
    assert g.att("Robot Goliath") == 12
    g.say("play Population Mobilization")
    g.until("Declare", 0)
    resolved = [s for s in g.story() if s.startswith("resolves")]
    assert resolved == ["resolves 1 population-mobilization", "resolves 0 piercing-wedge-formation"]


@pytest.mark.proves("S22-REACT-6")
def test_what_is_announced_is_set_aside() -> None:
    hand = ["Armor Piercing Barrage", "Phalanx Battle Formation"]
    g = battle(came("Robot Goliath"), "1 Fighter Squadron", hands={0: hand}, resources=[1, 0])
    g.until_moment("step_1", 0)
    g.say("play Armor Piercing Barrage", f"choose {g.named('Robot Goliath')}")
    assert not [o for o in offers_until(g, "Declare") if o.startswith("play")]
    assert g.resources(0) == 0


@pytest.mark.proves("S22-REACT-6")
def test_nothing_else_spends_what_is_set_aside() -> None:
    g = battle(
        came("Clone Battalion"),
        came("Robot Goliath", damage=1),
        "1 Fighter Squadron",
        hands={0: ["Damage Control Drones", "Disposable Forces"]},
        resources=[1, 0],
    )
    g.until_moment("step_3", 0)
    g.say("play Damage Control Drones", f"choose {g.named('Robot Goliath')}")
    assert g.prompt == "Moment"
    assert g.awaited == 0
    g.say("play Disposable Forces")
    asked: list[str] = []
    while g.prompt != "Withdrawal":
        asked.append(g.prompt)
        choices = [offer for offer in g.offers() if offer.startswith("choose")]
        if g.prompt == "Targets":
            g.say(choices[0])
        else:
            g.shrug()
    assert "Clone Battalion" in g.names("discard 0")
    assert "Rise" not in asked  # it could not be bought back
    assert g.resources(0) == 0


@pytest.mark.proves("S22-REACT-7")
def test_one_copy_on_one_target() -> None:
    hands = {0: ["Armor Piercing Barrage"] * 2, 1: ["Armor Piercing Barrage"]}
    g = battle(came("Robot Goliath"), "1 Fighter Squadron", hands=hands)
    g.until_moment("step_1", 0)
    g.say("play Armor Piercing Barrage", f"choose {g.named('Robot Goliath')}")
    g.until_moment("step_1", 1)
    g.say("play Armor Piercing Barrage")  # whoever plays it: only the other Unit is left
    g.passes()
    assert g.keyword("Robot Goliath", "Piercing") == 1
    assert g.keyword("Fighter Squadron", "Piercing") == 1
    assert "play armor-piercing-barrage" not in offers_until(g, "Withdrawal")
    to_exchange_window(g)
    assert g.offered("play Armor Piercing Barrage")  # the effect is over


def to_exchange_window(g: Game) -> None:
    """On to the start of Step 1 of the next Exchange."""
    exchange = g.t.exchange
    while g.t.exchange == exchange:
        g.shrug()
    g.until_moment("step_1", 0)


@pytest.mark.proves("S22-REACT-7")
@pytest.mark.parametrize("reaction", ["Militia Rally", "Planetary Defensive Ring"])
def test_one_copy_on_one_world(reaction: str) -> None:
    g = battle(
        came("Robot Goliath"),
        hands={1: [reaction] * 2},
        figures={1: ["M-5-X-10000", "Ajee Delere"]},
        resources=[0, 9],
    )
    g.until_moment("ca_start", 1)
    g.say(f"play {reaction}", "decline")
    assert f"play {slug(reaction)}" not in offers_until(g, "Declare")
    assert g.happened("resolves 1") == 1


@pytest.mark.proves("S22-REACT-7")
def test_a_siege_is_prolonged_once() -> None:
    siege = "Prolonged Planetary Siege"
    g = battle(
        came("Robot Goliath"), "1 Fighter Squadron", hands={0: [siege] * 2}, resources=[9, 9]
    )
    g.until_moment("step_4", 0)
    g.say(f"play {siege}")
    assert f"play {slug(siege)}" not in offers_until(g, "Withdrawal")
    assert g.t.exchange == 3
    assert g.names("hand 0") == [siege]


@pytest.mark.proves("S22-REACT-8", "S22-REACT-13", "S22-UNIV-4")
def test_a_card_on_anothers_unit_needs_permission() -> None:
    def offered() -> Game:
        g = three(
            came("Robot Goliath"), "1 Fighter Squadron", hands={2: ["Phalanx Battle Formation"]}
        )
        g.until_moment("step_1", 2)
        g.say("play Phalanx Battle Formation", f"choose {g.named('Fighter Squadron')}")
        assert g.prompt == "Permit"
        assert g.awaited == 1
        return g

    g = offered()
    g.say("agree")
    g.passes()
    assert g.defence("Fighter Squadron") == 6
    assert g.resources(2) == 4
    assert g.resources(1) == 5
    g = offered()
    g.say("decline")
    assert g.defence("Fighter Squadron") == 3
    assert g.resources(2) == 5


@pytest.mark.proves("S22-REACT-9", "S22-UNIV-1")
def test_hostile_effects_ask_nobody() -> None:
    g = battle(came("Robot Goliath"), "1 Fighter Squadron", figures={0: ["Lethess"]})
    g.until_moment("step_1", 0)
    g.say("use Lethess 0")
    assert g.prompt != "Permit"
    g.passes()
    assert g.defence("Fighter Squadron") == 1


@pytest.mark.proves("S22-REACT-11")
def test_x_is_1_to_all_you_hold() -> None:
    names = ["Robot Goliath", "Fighter Squadron", "Destroyer Detachment"]
    g = battle(
        *[came(name) for name in names],
        "1 Main Battle Fleet",
        hands={0: ["Special Operation Orders"]},
        resources=[3, 0],
    )
    g.until_moment("ca_start", 0)
    g.say("play Special Operation Orders")
    assert g.offers() == ["amount 1", "amount 2", "amount 3"]
    g.say("amount 2")
    g.say(f"choose {g.named('Robot Goliath')}", f"choose {g.named('Fighter Squadron')}")
    g.passes()
    assert [g.depleted(name) for name in names] == [False, False, True]
    assert g.resources(0) == 1


# -- abilities ------------------------------------------------------------------------------------


def wedge(**more: Any) -> Game:
    g = three(
        came("Robot Goliath"),
        "1 Fighter Squadron",
        hands={0: ["Piercing Wedge Formation"]},
        **more,
    )
    g.until_moment("step_1", 0)
    g.say("play Piercing Wedge Formation")
    return g


@pytest.mark.proves("S22-ABIL-1", "S22-ABIL-2", "S22-ABIL-3", "S22-UNIV-4", "S22-UNIV-9")
def test_only_its_controller_depletes_and_both_agree() -> None:
    admiral = "Vice Admiral Zinn Garnath"
    g = wedge(figures={2: [admiral]})
    assert g.prompt == "Upgrade"
    assert g.awaited == 2
    g.say(f"deplete {admiral} 1")
    assert g.prompt == "Accept"
    assert g.awaited == 0
    g.say("agree")
    g.passes()
    assert g.depleted(admiral)
    assert g.keyword("Robot Goliath", "Piercing") == 1
    g = wedge(figures={2: [admiral]})
    g.say(f"deplete {admiral} 1", "decline")  # nobody imposes an upgrade
    g.passes()
    assert not g.depleted(admiral)
    assert g.keyword("Robot Goliath", "Piercing") < 0
    assert g.att("Robot Goliath") == 15
    g = wedge(figures={2: [admiral]})
    g.say("decline")
    g.passes()
    assert not g.depleted(admiral)
    assert g.keyword("Robot Goliath", "Piercing") < 0


@pytest.mark.proves("S22-ABIL-3", "S22-ABIL-1")
def test_a_unit_of_one_and_a_character_of_another() -> None:
    def general(seat: int) -> Game:
        g = three(
            came("Powered Armor Platoons"),
            "1 Fighter Squadron",
            figures={seat: [GENERAL]},
        )
        g.until("Moment", 0)
        return g

    g = general(2)
    g.say(f"activate {g.named('Powered Armor Platoons')} {g.named(GENERAL)}")
    assert g.prompt == "Accept"
    assert g.awaited == 2
    g.say("decline")
    assert not g.has("Powered Armor Platoons", "Hardened")
    g = general(2)
    g.until("Moment", 2)
    g.say(f"activate {g.named('Powered Armor Platoons')} {g.named(GENERAL)}")
    assert g.prompt == "Accept"
    assert g.awaited == 0
    g.say("agree")
    g.passes()
    assert g.keyword("Powered Armor Platoons", "Hardened") == 1
    assert g.depleted(GENERAL)


@pytest.mark.proves("S22-ABIL-4", "S22-UNIV-8", "S22-ABIL-6")
def test_an_activated_ability_replaces_the_instant_one_unless_it_says_also() -> None:
    def mobilize(**figures: list[str]) -> Game:
        g = battle(
            came("Robot Goliath"),
            "1 Fighter Squadron",
            hands={1: ["Population Mobilization"]},
            figures={1: figures["people"]},
        )
        g.attack(("Robot Goliath", "Mars"))
        g.until_moment("step_2", 1)
        g.say("play Population Mobilization")
        return g

    g = mobilize(people=["Shalma Questin of the 1st Nano Order", "1st General Paledos"])
    offers = g.offers()
    assert "deplete shalma-questin-of-the-1st-nano-order 1" in offers
    assert "deplete 1st-general-paledos 2" in offers  # different upgrades for different classes
    g.say("deplete 1st General Paledos 2")
    g.passes()
    assert g.conquest("Mars") == 0
    assert g.defence("Mars") == 5
    g = mobilize(people=["Shalma Questin of the 1st Nano Order"])
    g.say("deplete Shalma Questin of the 1st Nano Order 1")
    g.passes()
    assert g.conquest("Mars") == 1
    assert g.defence("Mars") == 5
    g = mobilize(people=["Shalma Questin of the 1st Nano Order"])
    g.say("decline")
    g.passes()
    assert g.conquest("Mars") == 2
    assert g.defence("Mars") == 8
    g = wedge(figures={0: ["Vice Admiral Zinn Garnath"]})
    g.say("deplete Vice Admiral Zinn Garnath 1")
    g.passes()
    assert g.att("Robot Goliath") == 15
    assert g.keyword("Robot Goliath", "Piercing") == 1


@pytest.mark.proves("S22-ABIL-5", "S22-UNIV-7", "S22-DEPL-1")
def test_one_depletion_pays_for_one_thing() -> None:
    g = battle(
        came("Powered Armor Platoons"),
        came("Infantry Battalion"),
        "1 Fighter Squadron",
        figures={0: [GENERAL]},
    )
    g.until("Moment", 0)
    g.say(f"activate {g.named('Powered Armor Platoons')} {g.named(GENERAL)}")
    assert g.depleted(GENERAL)
    assert g.has("Powered Armor Platoons", "Hardened")
    again = offers_until(g, "Withdrawal")  # neither for its own text nor for the other Unit
    assert not [o for o in again if o.startswith(("use", "activate"))]


@pytest.mark.proves("S22-UNIV-7")
def test_a_world_gives_points_or_its_ability() -> None:
    g = game(
        at("Saturn", 0), at("Mars", 1), hands={0: ["Scout Tank Deployment"]}, moment="allocation"
    )
    g.until("AllocateUnits")
    g.say("allocate Scout Tank Deployment", "spend Saturn")
    assert g.depleted("Saturn")
    assert not [o for o in offers_until(g, "AttackMoves") if o.startswith("use")]
    g = game(
        at("Saturn", 0), at("Mars", 1), hands={0: ["Scout Tank Deployment"]}, moment="allocation"
    )
    g.until("Moment", 0)
    g.say("use Saturn 0")
    assert not [o for o in offers_until(g, "SystemDraw") if o.startswith("allocate")]


@pytest.mark.proves("S22-ABIL-7")
def test_abilities_are_used_at_any_moment_of_any_turn_unless_they_name_one() -> None:
    g = game(
        at("Mars", 1),
        at("Silicas", 0),
        figures={0: ["Ajee Delere", "M-5-X-10000"]},
        moment="resupply",
        seat=1,
    )
    assert g.prompt == "Moment"
    assert g.awaited == 0
    assert g.why("use M-5-X-10000 0") == "S22-ABIL-7"  # in Step 3 only
    g.say("use Ajee Delere 0")
    assert g.resources(0) == 6


@pytest.mark.proves("S22-ABIL-7", "S22-COMP-17")
def test_mission_counters_are_spent_in_both_steps() -> None:
    g = battle(came("Robot Goliath"), "1 Heavy Robot Battalion")
    g.until_moment("step_1", 1)
    g.say("use Heavy Robot Battalion 0", "option 2")
    assert g.missions("Heavy Robot Battalion") == 1
    assert g.att("Heavy Robot Battalion") == 8
    assert g.keyword("Heavy Robot Battalion", "Hardened") == 1


# -- universal rules ------------------------------------------------------------------------------


@pytest.mark.proves("S22-UNIV-2")
def test_a_def_bonus_counts_once() -> None:
    g = battle(
        came("Jump Battlesuit Company"), came("Powered Armor Platoons"), "1 Hover Tank Squadron"
    )
    for name in ("Jump Battlesuit Company", "Powered Armor Platoons"):
        assert g.defence("Hover Tank Squadron", name) == 8
    g.attack(
        ("Jump Battlesuit Company", "Hover Tank Squadron"),
        ("Powered Armor Platoons", "Hover Tank Squadron"),
    )
    assert g.damage("Hover Tank Squadron") == 1  # 10 against 5 + 3, not 5 + 6


@pytest.mark.proves("S22-UNIV-3")
def test_a_card_that_names_nothing_means_itself() -> None:
    g = battle(
        came("Robot Goliath"),
        "1 Heavy Robot Battalion",
        "1 Robot Infantry Battalion",
        "1 Infantry Battalion",
        figures={1: [GENERAL]},
    )
    g.until_moment("step_1", 1)
    g.say(f"activate {g.named('Infantry Battalion')} {g.named(GENERAL)}")
    assert g.att("Infantry Battalion") == 5
    assert g.defence("Infantry Battalion") == 5
    assert g.att("Robot Infantry Battalion") == 3
    assert g.att("Heavy Robot Battalion") == 5


TIMELESS = card(
    "Piercing Wedge Formation",
    "[[card.ability]]",
    'when = "instant"',
    'do = { att = 3, to = { side = "own", type = "Troop", here = true } }',
)


@pytest.mark.proves("S22-UNIV-5")
def test_without_a_time_frame_it_lasts_for_the_step() -> None:
    g = changed(
        TIMELESS,
        came("Hover Tank Squadron"),
        came("Robot Infantry Battalion"),
        "1 Heavy Assault Mech Lance",
        hands={0: ["Piercing Wedge Formation"]},
    )
    g.until_moment("step_1", 0)
    g.say("play Piercing Wedge Formation")
    assert g.att("Hover Tank Squadron") == 8
    assert g.att("Robot Infantry Battalion") == 6
    g.until("Declare", 0)
    g.say(aim(g, "Hover Tank Squadron", "Heavy Assault Mech Lance"))
    g.until("Declare", 1)
    assert g.happened("attacks 0 hover-tank-squadron heavy-assault-mech-lance 8") == 1
    assert g.t.step == 2
    assert g.att("Hover Tank Squadron") == 5
    assert g.names("discard 0") == ["Piercing Wedge Formation"]
    to_exchange(g, 2)
    assert g.att("Hover Tank Squadron") == 5


@pytest.mark.proves("S22-UNIV-5")
def test_it_acts_on_what_is_there_at_that_moment() -> None:
    g = battle(
        came("Robot Goliath"),
        unit("Drone Carrier Group", 1, carried=0),
        hands={1: ["AI Coordinated Offensive"]},
        figures={1: ["Sendaris"]},
    )
    g.until_moment("ca_start", 1)
    g.say("play AI Coordinated Offensive", "pass")
    assert g.att("Drone Carrier Group") == 5
    g.until_moment("ca_start", 1)
    g.say("use Sendaris 0")  # three Drone Fighter counters come later
    assert g.counters("Drone Carrier Group") == 3
    assert g.att("Drone Fighter Counter") == 3


@pytest.mark.proves("S22-UNIV-6")
def test_numbers_add_up_and_plain_keywords_do_not() -> None:
    g = changed(
        card(
            "Armor Piercing Barrage",
            "[[card.ability]]",
            'when = "instant"',
            'target = { side = "willing", kind = "unit_card", here = true }',
            'do = [{ grant = "Hardened", n = 1, to = "target", until = "exchange" },'
            '{ grant = "Atmospheric", to = "target", until = "exchange" }]',
        ),
        came("Bomber Squadron"),
        "1 Heavy Assault Mech Lance",
        hands={0: ["Armor Piercing Barrage"], 1: ["Armor Piercing Barrage"]},
    )
    g.until_moment("step_1", 0)
    g.say("play Armor Piercing Barrage", f"choose {g.named('Bomber Squadron')}")
    g.until_moment("step_1", 1)
    g.say("play Armor Piercing Barrage")
    g.passes()
    assert g.keyword("Heavy Assault Mech Lance", "Hardened") == 2
    g.attack(("Bomber Squadron", "Heavy Assault Mech Lance"))
    assert g.happened("attacks 0 bomber-squadron heavy-assault-mech-lance 6") == 1  # × 2, not × 4


@pytest.mark.proves("S22-UNIV-6", "S22-KW-HARD-1")
def test_hardened_2_survives_two_counters() -> None:
    for damage, lives in ((2, True), (3, False)):
        g = changed(
            card(
                "Phalanx Battle Formation",
                "[[card.ability]]",
                'when = "instant"',
                'target = { side = "willing", kind = "unit_card", here = true }',
                'do = { grant = "Hardened", n = 1, to = "target", until = "exchange" }',
            ),
            came("Robot Goliath"),
            unit("Heavy Assault Mech Lance", 1, damage=damage),
            hands={1: ["Phalanx Battle Formation"]},
        )
        g.until_moment("step_1", 1)
        g.say("play Phalanx Battle Formation", f"choose {g.named('Heavy Assault Mech Lance')}")
        g.until("Withdrawal")
        assert g.is_out("Heavy Assault Mech Lance") is not lives


@pytest.mark.proves("S22-UNIV-9")
def test_nobody_uses_a_card_of_another() -> None:
    g = battle(
        came("Robot Goliath"),
        "1 Beam Weapon Batteries",
        figures={0: [GENERAL, "Ajee Delere"], 1: ["Talandra Drus", "Lethess"]},
    )
    g.until("Moment", 0)
    assert g.offered("use Ajee Delere")
    assert g.why("use Beam Weapon Batteries 1") == "S22-UNIV-9"
    assert g.why("use Lethess 0") == "S22-UNIV-9"


@pytest.mark.proves("S22-UNIV-10", "S22-CNT-4", "S22-COMP-04")
def test_drone_fighter_counters_are_fighter_counters() -> None:
    g = battle(
        came("Fighter Squadron"),
        "1 Drone Carrier Group",
        "1 Fighter Carrier Group",
        figures={1: ["Alpha Theta Omicron"]},
    )
    assert g.att("Drone Fighter Counter", "Fighter Squadron") == 4
    assert g.att("Fighter Counter", "Fighter Squadron") == 4


@pytest.mark.proves("S22-UNIV-11", "S22-TIME-1", "S22-TIME-2")
def test_attacker_defender_then_the_others_clockwise() -> None:
    g = game(
        at("Mars", 2, unit("Robot Goliath", 1, depleted=True)),
        at("Dalken Cendros", 1),
        at("Silicas", 0),
        at("Malakar 4", 3),
        figures={
            0: ["Ajee Delere"],
            1: ["Lethess"],
            2: [GENERAL, "Lethess"],
            3: ["Rear Admiral Thalmic Brenzar"],
        },
        seats=4,
        seat=1,
        fast=False,
        hands={s: ["Special Operation Orders"] for s in range(4)},
    )
    g.conquer("Mars")
    assert g.moment == "ca_start"
    asked: list[int] = []
    while g.prompt == "Moment" and g.moment == "ca_start":
        asked.append(g.awaited)
        g.say("pass")
    assert asked == [1, 2, 3, 0]  # Attacker, Defender, then clockwise from the Attacker
