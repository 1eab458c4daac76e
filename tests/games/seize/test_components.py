"""Components, depleting, being Present, counters, and what words mean."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.seize.codes import TACTICS
from regent.games.seize.decks import DECK_RULES, starter
from regent.games.seize.parameters import R_CHARACTER_POOL
from regent.games.seize.state import FIRST, MAP, PLAY, SUPPLY, ZONE_NAMES
from regent.games.seize.title import TITLE
from regent.games.seize.worlds import is_conquered
from regent.kernel.title import scenes_of
from tests.games.seize.start import fresh
from tests.games.seize.table import Game, at, game, unit


def out(card: str, seat: int = 0) -> dict[str, Any]:
    return unit(card, seat, depleted=True)


def fight(*units: Any, world: str = "Mars", **more: Any) -> Game:
    """A Conquest Action of seat 0 against seat 1 at this World has begun."""
    seats = more.get("seats", 2)
    more.setdefault("resources", [5] * seats)
    g = game(at(world, 1, *units), at("Dalken Cendros", 0), at("Silicas", 1), **more)
    g.conquer(world)
    return g


# -- components -----------------------------------------------------------------------------------


@pytest.mark.proves("S22-COMP-05", "S22-GLOSS-FLEET")
def test_a_unit_is_a_card_or_a_counter_a_unit_card_only_a_card() -> None:
    """Beda'karer helps Fleet cards, AI Coordinated Offensive all Drones."""
    g = fight(
        out("Drone Carrier Group"),
        hands={0: ["AI Coordinated Offensive"]},
        figures={0: ["Beda'karer"]},
    )
    g.until_moment("ca_start", 0)
    assert g.att("Drone Carrier Group") == 2 + 1
    assert g.att("Drone Fighter Counter") == 3
    g.say("play AI Coordinated Offensive")
    g.passes()
    assert g.att("Drone Carrier Group") == 2 + 1 + 3
    assert g.att("Drone Fighter Counter") == 3 + 3
    t = g.t
    carrier, counter = g.card("Drone Carrier Group"), g.cards("Drone Fighter Counter")[0]
    assert t.is_unit_card(carrier)
    assert not t.is_unit_card(counter)
    assert t.cards_at(g.card("Mars"), 0) == [carrier]
    assert len(t.units_at(g.card("Mars"))) == 4


@pytest.mark.proves("S22-COMP-06")
def test_reaction_cards_are_asset_cards_and_all_of_them_tactics() -> None:
    cards = TITLE.cards()
    kinds = cards.column("type")
    for theme in range(4):
        deck = starter(theme, cards, DECK_RULES["2022"])
        reactions = [face for face in deck.assets() if kinds[face] >= TACTICS]
        assert len(reactions) == 16
        assert all(kinds[face] == TACTICS for face in reactions)
    g = fight(out("Robot Goliath"), hands={0: ["Piercing Wedge Formation"]})
    g.until_moment("step_1", 0)
    assert g.t.is_reaction(g.t.hand(0)[0])
    assert g.offered("play Piercing Wedge Formation")


@pytest.mark.proves("S22-COMP-10")
def test_a_second_world_of_the_system_is_looked_at_continuously() -> None:
    g = game(
        at("Saturn", 0),
        at("Malakar 4", 1),
        moment="resupply",
        resources=[4, 0],
        zones={"reserve 0": ["Mars"]},
    )
    g.until("Moment", 0)
    assert g.why("use Saturn 0") == ""
    assert g.why("use Saturn 1") == "S22-COMP-10"
    g.until("BuyWorlds")
    g.say("face-up Mars")
    g.until("Moment", 0)
    assert g.why("use Saturn 0") == "S22-COMP-10"
    before = g.resources(0)
    g.say("use Saturn 1")
    g.passes()
    assert g.resources(0) == before + 2


@pytest.mark.proves("S22-COMP-12")
def test_thirty_counters_are_no_limit() -> None:
    g = game(at("Mars", 0), at("Malakar 4", 1), moment="resupply", resources=[45, 0])
    while g.t.phase < 2:
        g.shrug()
    assert g.resources(0) == 46


@pytest.mark.proves("S22-COMP-13")
def test_conquest_counters_have_a_colour() -> None:
    """Those of seat 2, who Conquered the World, do not help seat 0."""
    g = game(
        at("Earth Prime", 2, out("Heavy Cruiser Assault Force"), owner=1, conquest={2: 2}),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        at("Malakar 4", 2),
        seats=3,
    )
    g.conquer("Earth Prime")
    g.attack(("Heavy Cruiser Assault Force", "Earth Prime"))
    g.until("Withdrawal")
    assert (g.conquest("Earth Prime", 0), g.conquest("Earth Prime", 2)) == (1, 2)
    g.until("SystemDraw")
    assert g.controller("Earth Prime") == 2  # 1 of 2
    assert (g.conquest("Earth Prime", 0), g.conquest("Earth Prime", 2)) == (0, 2)


@pytest.mark.proves("S22-COMP-14", "S22-COMP-15", "S22-COMP-16")
def test_areas_and_who_sees_them() -> None:
    g = fresh(seats=3)
    t = g.t
    names = scenes_of(TITLE).zone_names(t)
    for seat in range(3):
        for which, name in enumerate(ZONE_NAMES):
            zone = t.zone(seat, which)
            assert names[zone] == f"{name} {seat}"
            seen = t.sight[zone]
            if name == "discard":
                assert seen == 0b1111  # everybody, spectators too
            elif name in ("assets", "systems", "characters"):
                assert seen == 0
            else:
                assert seen == 1 << seat
    assert all(seen == 0b1111 for seen in t.sight[: FIRST - 2])
    assert t.spec.rules[R_CHARACTER_POOL] == 3


@pytest.mark.proves("S22-COMP-15", "S22-UNIV-12", "S22-GLOSS-OWNED")
def test_cards_go_to_the_pile_of_their_owner() -> None:
    """Eliminated under another controller, a Character lies with its Owner."""
    g = game(
        at("Mars", 0, throne=True),
        at("Malakar 4", 1),
        at("Bygaros 7", 2),
        figures={0: ["Khamera"], 1: [{"card": "Khamera", "owner": 2}]},
        moment="regent",
        regent=0,
        seats=3,
    )
    g.until("Judge")
    g.say(f"eliminate {g.named('Khamera', 1)}")
    assert g.names("discard 2") == ["Khamera, Overly Aug'd Berzerker"]
    assert g.names("discard 1") == []


@pytest.mark.proves("S22-COMP-16")
def test_numbers_lie_open() -> None:
    g = game(
        at("Mars", 0, unit("Heavy Robot Battalion", 0, missions=1), conquest={1: 1}),
        at("Malakar 4", 1),
        hands={0: ["Clone Battalion"] * 2},
        resources=[7, 0],
        moment="reallocation",
    )
    seen = TITLE.view(g.t, 1)["seats"][0]
    assert (seen["resources"], seen["hand_size"]) == (7, 2)
    assert seen["assets"] == len(g.names("assets 0"))
    assert seen["worlds"][0]["conquest"] == [0, 1]
    assert seen["worlds"][0]["units"][0]["missions"] == 1
    assert [back["card"] for back in seen["hand"]] == [None, None]


@pytest.mark.proves("S22-COMP-17")
def test_kinds_of_abilities() -> None:
    """Passive while allocated, Deplete, Eliminate, Instant, Activated, Allocate."""
    g = fight(
        out("Drone Fighter Squadron"),
        out("Clone Battalion"),
        "1 Robot Goliath",
        figures={0: ["1st General Paledos"]},
        hands={0: ["Piercing Wedge Formation"]},
    )
    assert g.defence("Clone Battalion") == 3 + 1  # Passive
    g.until_moment("step_1", 0)
    g.say("use 1st General Paledos 1")  # Deplete
    assert g.depleted("1st General Paledos")
    assert g.keyword("Clone Battalion", "Siege") == 1
    g.until_moment("step_1", 0)
    g.say("play Piercing Wedge Formation")  # Instant
    g.passes()
    assert g.att("Drone Fighter Squadron") == 3 + 3
    g.attack(("Drone Fighter Squadron", "Robot Goliath"))
    g.until_moment("targets_1", 0)
    g.say("use Drone Fighter Squadron 0")  # Eliminate
    g.until("Withdrawal")
    assert g.is_out("Drone Fighter Squadron")
    assert "Drone Fighter Squadron" in g.names("discard 0")


@pytest.mark.proves("S22-COMP-17")
def test_a_passive_ability_ends_with_its_card() -> None:
    people = {0: ["1st General Paledos"], 1: ["1st General Paledos"]}
    g = game(
        at("Mars", 0, "0 Clone Battalion", throne=True),
        at("Malakar 4", 1),
        figures=people,
        moment="regent",
        regent=0,
    )
    g.until("Judge")
    assert g.defence("Clone Battalion") == 4
    g.say(f"eliminate {g.named('1st General Paledos', 0)}")
    assert g.defence("Clone Battalion") == 3


# -- depleting, being Present ---------------------------------------------------------------------


@pytest.mark.proves("S22-DEPL-1", "S22-DEPL-2")
def test_a_depleted_card_is_not_depleted_again() -> None:
    g = game(
        at("Saturn", 0),
        at("Silicas", 0, "0 Destroyer Detachment"),
        at("Malakar 4", 1, unit("Infantry Battalion", 1, depleted=True)),
        figures={0: ["Ajee Delere"]},
        hands={0: ["Special Operation Orders"]},
        moment="allocation",
        resources=[0, 0],
    )
    g.until("Moment", 0)
    g.say("use Ajee Delere 0")
    g.until("Moment", 0)
    assert g.depleted("Ajee Delere")
    assert g.resources(0) == 1
    assert g.why("use Ajee Delere 0") == "S22-DEPL-1"
    g.say("use Saturn 0")
    g.until("Moment", 0)
    assert g.why("use Saturn 0") == "S22-DEPL-1"
    g.until("AttackMoves")
    g.say("move Destroyer Detachment Malakar 4")
    assert g.depleted("Destroyer Detachment")


@pytest.mark.proves("S22-PRES-1", "S22-PRES-2")
def test_all_present_take_part_and_nobody_else() -> None:
    g = fight(
        out("Robot Goliath"),
        out("Destroyer Detachment"),
        "1 Clone Battalion",
        "1 Orbital Mega-city",
    )
    g.until("Declare")
    offers = g.offers()
    for attacker in ("robot-goliath", "destroyer-detachment"):
        for target in ("clone-battalion", "orbital-mega-city", "mars"):
            assert f"target {attacker} {target}" in offers
    assert len([offer for offer in offers if offer.startswith("target")]) == 6


@pytest.mark.proves("S22-PRES-3", "S22-CNT-3")
def test_counters_go_with_a_card_that_leaves_the_table() -> None:
    g = game(
        at("Mars", 1, out("Fighter Carrier Group")),
        at("Malakar 4", 1),
        moment="military",
    )
    assert len(g.cards("Fighter Counter")) == 3
    g.until("Campaign")
    g.say("skip Mars")  # no World to go to
    assert g.is_out("Fighter Carrier Group")
    assert g.is_out("Fighter Counter")
    assert len([c for c in g.t.zones[SUPPLY] if g.t.is_counter(c)]) == 3


# -- counters -------------------------------------------------------------------------------------


@pytest.mark.proves("S22-CNT-1")
def test_cards_are_not_put_onto_counters() -> None:
    g = fight(
        out("Fighter Carrier Group"),
        out("Destroyer Detachment"),
        hands={0: ["Phalanx Battle Formation"]},
    )
    g.until_moment("step_1", 0)
    g.say("play Phalanx Battle Formation")
    assert g.prompt == "Targets"
    offers = " ".join(g.offers())
    assert "fighter-carrier-group" in offers
    assert "destroyer-detachment" in offers
    assert "counter" not in offers


@pytest.mark.proves("S22-CNT-2")
def test_who_controls_a_card_controls_its_counters() -> None:
    g = fight(out("Fighter Carrier Group"), "1 Drone Carrier Group")
    assert {g.t.controller[c] for c in g.cards("Fighter Counter")} == {0}
    assert {g.t.controller[c] for c in g.cards("Drone Fighter Counter")} == {1}
    g.until("Declare", 0)
    assert g.offered("target Fighter Counter")
    assert not g.offered("target Drone Fighter Counter")


@pytest.mark.proves("S22-CNT-3")
def test_in_a_conquest_action_counters_outlive_their_card_until_its_end() -> None:
    g = fight(out("Main Battle Fleet"), "1 Fighter Carrier Group")
    g.attack((g.named("Main Battle Fleet"), "Fighter Carrier Group"))
    g.until("Withdrawal")
    assert g.is_out("Fighter Carrier Group")
    assert len(g.cards("Fighter Counter")) == 3
    g.until("SystemDraw")
    assert g.is_out("Fighter Counter")


@pytest.mark.proves("S22-CNT-4")
def test_counters_of_one_basic_name_are_alike() -> None:
    """Alpha Theta Omicron speaks of Fighter counters: Drone Fighters and Bombers are some."""
    g = fight(
        out("Drone Carrier Group"),
        out("Bomber Carrier Group"),
        out("Fighter Carrier Group"),
        "1 Fighter Squadron",
        figures={0: ["Alpha Theta Omicron"]},
    )
    for counter in ("Drone Fighter Counter", "Bomber Counter", "Fighter Counter"):
        assert g.att(counter, "Fighter Squadron") == 4, counter
        assert g.att(counter) == 3, counter


@pytest.mark.proves("S22-CNT-5")
def test_extra_counters_only_where_the_attack_inflicts_one() -> None:
    """Piercing +1 and Siege +1 alone do nothing."""
    g = fight(out("Anti-matter Torpedo Ships"), "1 Infantry Suppression Hovers")
    g.attack(("Anti-matter Torpedo Ships", "Infantry Suppression Hovers"))  # 5 against 7
    assert g.damage("Infantry Suppression Hovers") == 0
    g = fight(out("Anti-matter Torpedo Ships"), "1 Siege Bunker Fortifications", "1 Termbot Tanks")
    g.attack(("Anti-matter Torpedo Ships", "Termbot Tanks"))  # 5 against 5
    assert g.damage("Termbot Tanks") == 2
    g = fight(out("Occupation Drone Force"), out("Robot Goliath"))
    g.until("Withdrawal")
    g.say("stay")
    g.attack(("Occupation Drone Force", "Mars"))  # 2 against 5, Siege +1
    assert g.conquest("Mars") == 0


@pytest.mark.proves("S22-CNT-7")
def test_a_hardened_counter_keeps_no_damage() -> None:
    """A patch makes Fighter counters Hardened +1."""
    for attacker, gone in (("Robot Goliath", False), ("Main Battle Fleet", True)):
        g = Game(
            {
                "title": "seize",
                "seats": 2,
                "fast": True,
                "patch": '[[card]]\nname = "Fighter Counter"\nkeywords = ["Hardened +1"]\n',
                "given": {
                    "moment": "military",
                    "zones": {"hand 0": [], "hand 1": []},
                    "map": [
                        at("Mars", 1, out(attacker), "1 Fighter Carrier Group"),
                        at("Dalken Cendros", 0),
                        at("Silicas", 1),
                    ],
                },
            }
        )
        g.conquer("Mars")
        target = g.named("Fighter Counter")
        card = int(target.split("~")[1])
        g.attack((attacker, target))  # one Damage counter, or two by Piercing +1
        g.until("Withdrawal")
        assert (g.t.where[card] != PLAY) is gone
        if not gone:
            assert g.t.damage[card] == 0
            g.say("stay")
            g.attack((attacker, target))  # again one: the first was discarded
            g.until("Withdrawal")
            assert g.t.where[card] == PLAY


# -- words ----------------------------------------------------------------------------------------


@pytest.mark.proves("S22-GLOSS-ATTACKER", "S22-GLOSS-DEFENDER")
def test_attacker_and_defender() -> None:
    g = game(
        at("Mars", 2, out("Robot Goliath", 1), owner=0),
        at("Silicas", 1),
        at("Malakar 4", 2),
        at("Dalken Cendros", 0),
        seats=3,
        seat=1,
    )
    assert g.t.attacker == g.t.defender == -1
    g.conquer("Mars")
    assert g.t.active == 1
    assert (g.t.attacker, g.t.defender) == (1, 2)  # its controller, not its Owner


@pytest.mark.proves(
    "S22-GLOSS-CONTROLLED", "S22-GLOSS-UNCONTROLLED", "S22-GLOSS-OWNED", "S22-CONQ-S6"
)
def test_controlled_and_owned() -> None:
    g = fight(out("Robot Goliath"))
    g.attack(("Robot Goliath", "Mars"))
    g.until("SystemDraw")
    mars = g.card("Mars")
    assert mars in g.t.worlds(0)
    assert mars not in g.t.worlds(1)
    assert g.t.owner[mars] == 1  # never changes
    assert is_conquered(g.t, mars)
    assert g.t.zones[MAP].count(mars) == 1


@pytest.mark.proves("S22-GLOSS-EXCHANGE")
def test_two_exchanges_unless_card_text_changes_it() -> None:
    for hand, number in (([], 2), (["Prolonged Planetary Siege"], 3)):
        g = fight(out("Robot Goliath"), "1 Clone Battalion", hands={0: hand})
        while g.t.world >= 0:
            if (
                hand
                and g.prompt == "Moment"
                and g.offered("play Prolonged", g.session.awaited()[0])
            ):
                g.say("play Prolonged Planetary Siege")
                hand = []
            else:
                g.shrug()
        assert g.happened("exchange 0") == number


@pytest.mark.proves("S22-GLOSS-SYSTEM")
def test_worlds_of_one_system_wherever_players_sit() -> None:
    g = game(
        at("Saturn", 0, "0 Clone Battalion"),
        at("Malakar 4", 1),
        at("Mars", 2),
        at("Bygaros 7", 3),
        seats=4,
        moment="reallocation",
    )
    g.until("AttackMoves")
    assert g.why("move Clone Battalion Mars") == ""
