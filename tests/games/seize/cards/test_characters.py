"""What every Character does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seize.cards import battle, blows, came, hurt, step_over, to_exchange
from tests.games.seize.table import Game, at, covers, game, unit


def court(*mine: Any, moment: str = "reallocation", **more: Any) -> Game:
    """Seat 0 has Characters and two plain Worlds; seat 1 has one."""
    figures = {0: list(mine), **more.pop("figures", {})}
    more.setdefault("resources", [5, 5])
    worlds = [at("Mars", 0), at("Malakar 4", 0), at("Krinos Mecarios", 1)]
    return game(*more.pop("map", worlds), figures=figures, moment=moment, **more)


# -- passive --------------------------------------------------------------------------------------


@covers("1st General Paledos")
def test_paledos_protects_troops_and_leads_sieges() -> None:
    g = battle(
        came("Light Cruiser Task Force", missions=0),
        came("Hover Tank Squadron"),
        "1 Clone Battalion",
        "1 Orbital Mega-city",
        figures={0: ["1st General Paledos"]},
    )
    assert g.defence("Hover Tank Squadron") == 6
    assert g.defence("Clone Battalion") == 3
    assert g.defence("Light Cruiser Task Force") == 7
    g.until_moment("exchange_start", 0)
    g.say("use 1st General Paledos 1")
    assert g.depleted("1st General Paledos")
    g.attack(("Light Cruiser Task Force", "Mars"), ("Hover Tank Squadron", "Mars"))
    assert g.happened("conquest-counted 0 mars 3") == 1
    to_exchange(g, 2)
    assert not g.has("Hover Tank Squadron", "Siege")
    assert g.defence("Hover Tank Squadron") == 6  # depleted or not


@covers("Alpha Theta Omicron")
def test_omicron_trains_fighter_counters() -> None:
    g = battle(
        came("Bomber Carrier Group"),
        came("Fighter Squadron"),
        "1 Torpedo Bomber Squadron",
        "1 Destroyer Detachment",
        figures={0: ["Alpha Theta Omicron"]},
    )
    assert g.att("Bomber Counter", "Torpedo Bomber Squadron") == 4
    assert g.att("Bomber Counter", "Destroyer Detachment") == 3
    assert g.att("Fighter Squadron", "Torpedo Bomber Squadron") == 4  # its Carrier, no counter
    g.attack(("Bomber Counter", "Torpedo Bomber Squadron"))
    assert hurt(g, "Torpedo Bomber Squadron") == 1  # 4 against 4


@covers("Beda'karer", "General Dar'ken of Calestran Crusade")
def test_commanders_of_attacks() -> None:
    units = [
        came("Fighter Carrier Group"),
        came("Mechanized Infantry Division"),
        "1 Destroyer Detachment",
        "1 Robot Infantry Battalion",
    ]
    names = ["Fighter Carrier Group", "Fighter Counter", "Mechanized Infantry Division"]
    for general, bonus in (
        ("Beda'karer", [1, 0, 0]),
        ("General Dar'ken of Calestran Crusade", [0, 0, 1]),
    ):
        g = battle(*units, figures={0: [general], 1: [general]})  # Disputed, and yet passive
        assert g.disputed(general)
        assert [g.att(n) for n in names] == [a + b for a, b in zip([2, 3, 4], bonus, strict=True)]
        assert g.att("Destroyer Detachment") == g.att("Robot Infantry Battalion") == 3
    g.next_turn()
    assert g.att("Mechanized Infantry Division") == 4


@covers("Vice Admiral Zinn Garnath")
def test_garnath_goes_for_thrones() -> None:
    for throne, number in ((True, 5), (False, 3)):
        g = battle(
            came("Destroyer Detachment"),
            came("Fighter Carrier Group"),
            came("Hover Tank Squadron"),
            "1 Imperial Guardian Fleet",
            figures={0: ["Vice Admiral Zinn Garnath"]},
            throne=throne,
        )
        assert g.att("Destroyer Detachment", "Mars") == number
        assert g.att("Destroyer Detachment", "Imperial Guardian Fleet") == 3
        assert g.att("Fighter Counter", "Mars") == 3
        assert g.att("Hover Tank Squadron", "Mars") == 5
        g.attack(("Destroyer Detachment", "Mars"))
        assert blows(g, "Destroyer Detachment") == [number]


@covers("Da'terian Nexus")
def test_the_nexus_draws_and_hires_hunters() -> None:
    g = court("Da'terian Nexus", moment="resupply", zones={"court 0": ["Telek"]})
    g.until("FaceUpCharacters")
    assert g.clauses("draws").count("S22-RESUPPLY-B1") == 2
    money = g.resources(0)
    g.say("face-up Telek")
    assert g.resources(0) == money - 1  # 3 less 2


@covers("Da'terian Nexus")
def test_a_hunter_costs_1_at_least() -> None:
    people = ["Delanos Vec", "X", "Ajee Delere"]
    g = court("Da'terian Nexus", moment="allocation", zones={"court 0": people})
    g.until("FaceUpCharacters")
    g.say("face-up Delanos Vec", "face-up X")
    assert g.resources(0) == 3
    g.say("face-up Ajee Delere")
    assert g.resources(0) == 1  # no Hunter


@covers("Delanos Vec")
def test_delanos_profits_from_conquests() -> None:
    g = battle(came("Robot Goliath"), figures={0: ["Delanos Vec"], 1: ["Delanos Vec"]})
    g.attack(("Robot Goliath", "Mars"))
    g.until("SystemDraw")
    assert g.controller("Mars") == 0
    assert g.happened("gains 0 1") == 1
    assert g.resources(1) == 5
    g = battle(came("Destroyer Detachment"), figures={0: ["Delanos Vec"]})
    g.until("SystemDraw")
    assert g.happened("gains 0 1") == 0


@covers("Shalma Questin of the 1st Nano Order")
def test_shalma_brings_a_counter_each_turn() -> None:
    g = court(
        "Shalma Questin of the 1st Nano Order",
        moment="resupply",
        resources=[0, 0],
        zones={"reserve 0": ["Silicas"]},
    )
    g.until("BuyWorlds")
    assert g.resources(0) == 3


# -- resources, prices, cards ---------------------------------------------------------------------


@covers("Ajee Delere")
def test_ajee_earns_a_counter() -> None:
    g = court("Ajee Delere")
    g.say("use Ajee Delere 0")
    assert g.resources(0) == 6
    assert g.depleted("Ajee Delere")


@covers("Ajee Delere", "Rear Admiral Thalmic Brenzar")
def test_a_disputed_character_does_not_deplete() -> None:
    g = court(
        "Ajee Delere",
        "Shalindris Nu",
        figures={1: ["Ajee Delere"]},
        zones={"assets 0": ["Clone Battalion"]},
    )
    assert g.disputed("Ajee Delere", 0)
    assert g.why(f"use {g.named('Ajee Delere', 0)} 0") == "S22-DISP-C1"


@covers("Azhar Maikenik")
def test_azhar_builds_capitals_carriers_and_stations() -> None:
    def built(card: str) -> bool:
        g = court("Azhar Maikenik", moment="allocation", hands={0: [card]})
        g.until_moment("allocation_b", 0)
        g.say("use Azhar Maikenik 0")
        g.until("AllocateUnits")
        if not g.offered(f"allocate {card}"):
            return False
        g.say(f"allocate {card}", "spend Mars")
        return g.prompt != "Allocate"

    assert built("Bomber Carrier Group")  # 4 + 3 of Mars for Fleets, 3 more for 8
    assert built("Beam Weapon Batteries")
    assert built("Orbital Mega-city")
    assert not built("Jump Battlesuit Company")  # 6 for 4
    g = court("Azhar Maikenik", moment="allocation", hands={0: ["Bomber Carrier Group"]})
    g.until("AllocateUnits")
    g.say("allocate Bomber Carrier Group", "spend Mars")
    assert g.prompt == "Allocate"  # not enough


@covers("Azhar Maikenik")
def test_azhar_works_once_and_at_home() -> None:
    g = court(
        "Azhar Maikenik",
        moment="allocation",
        hands={0: ["Orbital Mega-city", "Beam Weapon Batteries"]},
        map=[
            at("Galvagex 3", 0, depleted=True),
            at("Mars", 0),
            at("Silicas", 0),
            at("Malakar 4", 1),
        ],
    )
    g.until_moment("allocation_b", 0)
    g.say("use Azhar Maikenik 0")
    g.until("AllocateUnits")
    g.say("allocate Orbital Mega-city", "spend Mars")
    assert g.why("allocate Beam Weapon Batteries") == "S22-ALLOC-B5"  # 4 of Silicas
    g = court(figures={1: ["Azhar Maikenik"]}, moment="allocation", hands={0: ["Robot Goliath"]})
    assert g.prompt == "AllocateUnits"  # not in the Phase of another player
    g = court("Azhar Maikenik")
    assert g.prompt != "Moment"  # in Allocation B only


@covers("Shalindris Nu")
def test_shalindris_takes_one_of_three() -> None:
    deck = ["Robot Goliath", "Clone Battalion", "Infantry Battalion", "Fighter Squadron"]
    g = court("Shalindris Nu", zones={"assets 0": deck}, hands={0: ["Bomber Squadron"]})
    before = g.names("assets 0")
    g.say("use Shalindris Nu 0")
    assert g.prompt == "Looking"
    assert sorted(g.offers()) == sorted(
        f"take {name.lower().replace(' ', '-')}" for name in before[-3:]
    )
    seen = g.t.zones[g.t.zone(0, 0)][-3:]
    assert all(g.t.known[card] == 1 for card in seen)  # nobody else
    g.say(g.offers()[0])
    assert len(g.names("assets 0")) == len(before) - 1
    assert g.names("assets 0")[2:] == before[:-3]  # two went to the bottom
    assert len(g.names("hand 0")) == 2
    g.say("discard Bomber Squadron")
    assert g.names("discard 0") == ["Bomber Squadron"]
    assert len(g.names("hand 0")) == 1


@covers("Talandra Drus")
def test_talandra_makes_one_card_cheaper() -> None:
    g = court("Talandra Drus", moment="allocation", zones={"court 0": ["Telek", "Ajee Delere"]})
    g.say("use Talandra Drus 0")
    g.until("FaceUpCharacters")
    g.say("face-up Telek", "face-up Ajee Delere")
    assert g.resources(0) == 5 - 2 - 2
    g = court("Talandra Drus", moment="resupply", zones={"reserve 0": ["Silicas"]})
    g.until_moment("part", 0)
    g.say("use Talandra Drus 0")
    g.until("BuyWorlds")
    money = g.resources(0)
    g.say("face-up Silicas")
    assert g.resources(0) == money - 3
    assert court("Talandra Drus").prompt != "Moment"  # nothing more is turned up this Turn


@covers("X, the Cyber Revenant")
def test_x_calls_infantry_back() -> None:
    pile = ["Heavy Robot Battalion", "Behemoth Tank Company", "Clone Battalion"]
    g = court(
        "X, the Cyber Revenant", zones={"discard 0": pile, "discard 1": ["Infantry Battalion"]}
    )
    g.say("use X 0")
    assert sorted(g.offers()) == ["choose clone-battalion", "choose heavy-robot-battalion"]
    g.say("choose Heavy Robot Battalion")
    assert g.names("hand 0") == ["Heavy Robot Battalion"]
    assert "Heavy Robot Battalion" not in g.names("discard 0")


@covers("Rear Admiral Thalmic Brenzar")
def test_brenzar_readies_a_fleet() -> None:
    mine = [came("Destroyer Detachment"), came("Clone Battalion"), "0 Rapid Strike Fleet"]
    g = court(
        "Rear Admiral Thalmic Brenzar",
        map=[at("Mars", 0, *mine), at("Silicas", 1, unit("Main Battle Fleet", 1, depleted=True))],
    )
    g.say("use Rear Admiral Thalmic Brenzar 0")  # the only Fleet that is depleted
    assert not g.depleted("Destroyer Detachment")
    assert g.depleted("Clone Battalion")
    g.until("AttackMoves")
    assert g.offered("move Destroyer Detachment Silicas")


@covers("Sendaris")
def test_sendaris_replaces_all_counters() -> None:
    g = court(
        "Sendaris",
        map=[
            at(
                "Mars",
                0,
                unit("Drone Carrier Group", 0, carried=1),
                unit("Heavy Robot Battalion", 0, missions=0),
            ),
            at("Silicas", 1),
        ],
    )
    g.say("use Sendaris 0", "choose Drone Carrier Group")
    assert g.counters("Drone Carrier Group") == 3
    assert g.missions("Heavy Robot Battalion") == 0


@covers("Bik'Karos")
def test_bikkaros_saves_a_troop_that_fell_this_turn() -> None:
    g = battle(
        came("Light Cruiser Task Force", missions=0),
        "1 Robot Infantry Battalion",
        "1 Destroyer Detachment",
        figures={1: ["Bik'Karos"]},
        zones={"discard 1": ["Infantry Battalion"]},
    )
    g.attack(("Light Cruiser Task Force", "Robot Infantry Battalion"))
    g.until_moment("step_4", 1)
    g.say("use Bik'Karos 1")
    assert g.names("hand 1") == ["Robot Infantry Battalion"]
    assert g.names("discard 1") == ["Infantry Battalion"]  # fell earlier


# -- against Characters ---------------------------------------------------------------------------


@covers("Andala Marenas", "Bik'Karos")
def test_andala_eliminates_the_cheap() -> None:
    g = court(
        "Andala Marenas",
        "Shalindris Nu",
        figures={1: ["Ajee Delere", "Telek"]},
        zones={"assets 0": []},
    )
    g.say("use Andala Marenas 0")
    assert not g.offered("choose Telek")  # 3
    g.say("choose Ajee Delere")
    assert g.is_out("Ajee Delere")
    assert "Ajee Delere, GalNet Celebrity" in g.names("discard 1")


@covers("The Ka Triplets", "Bik'Karos")
def test_the_triplets_kill_or_stun() -> None:
    people = {1: ["Telek", "Bik'Karos", "Beda'karer"]}
    g = court("The Ka Triplets", figures=people)
    g.say("use The Ka Triplets 0")
    assert not g.offered("choose Beda'karer")  # 4
    g.say("choose Bik'Karos")
    assert not g.is_out("Bik'Karos")  # immortal
    g = court("The Ka Triplets", figures=people)
    g.say("use The Ka Triplets 0", "choose Telek")
    assert g.is_out("Telek")
    g = court("The Ka Triplets", figures=people)
    g.say("use The Ka Triplets 1", "choose Beda'karer", "choose Telek")
    assert g.depleted("Beda'karer")
    assert g.depleted("Telek")
    assert not g.depleted("Bik'Karos")
    assert g.depleted("The Ka Triplets")


@covers("An'asiia")
def test_anasiia_stuns_a_character() -> None:
    g = court("An'asiia", figures={1: ["Ajee Delere"]})
    g.say("use An'asiia 0")
    assert g.depleted("Ajee Delere")
    assert g.resources(1) == 5
    assert g.depleted("An'asiia")


@covers("An'asiia")
def test_anasiia_stops_an_ability_as_it_is_used() -> None:
    g = court("Ajee Delere", figures={1: ["An'asiia"]})
    g.say("use Ajee Delere 0")
    assert g.prompt == "Moment"
    assert g.awaited == 1
    g.say("use An'asiia 0")
    assert g.resources(0) == 5
    assert g.depleted("Ajee Delere")
    assert g.happened("cancels 1") == 1


@covers("Telek")
def test_telek_cancels_cheap_reactions() -> None:
    def played(tactics: str) -> Game:
        g = battle(
            came("Robot Goliath"),
            "1 Fighter Squadron",
            hands={1: [tactics]},
            figures={0: ["Telek"]},
        )
        g.until_moment("step_1", 1)
        g.say(f"play {tactics}")
        return g

    g = played("Phalanx Battle Formation")
    g.say("choose Fighter Squadron")
    assert g.prompt == "Moment"
    assert g.awaited == 0
    g.say("use Telek 0")
    g.until("Declare")
    assert g.depleted("Telek")
    assert g.defence("Fighter Squadron") == 3
    assert g.resources(1) == 5
    assert g.names("discard 1") == ["Phalanx Battle Formation"]
    g = played("Population Mobilization")
    assert g.defence("Mars") == 8  # it costs 2: Telek is not asked
    assert not g.depleted("Telek")


# -- in battle ------------------------------------------------------------------------------------


@covers("Brigadier General Na'zeen")
def test_nazeen_orders_an_assault() -> None:
    g = battle(
        came("Clone Battalion"),
        came("Infantry Battalion"),
        "1 Cyborg Infantry Division",
        figures={0: ["Brigadier General Na'zeen"]},
    )
    g.until_moment("exchange_start", 0)
    g.say("use Brigadier General Na'zeen 0", "choose Clone Battalion")
    g.attack(("Clone Battalion", "Cyborg Infantry Division"))
    assert g.t.exchange == 1
    assert hurt(g, "Cyborg Infantry Division") == 1
    assert g.att("Infantry Battalion") == 3
    to_exchange(g, 2)
    assert g.att("Clone Battalion") == 3
    assert not g.has("Clone Battalion", "Assault")


@covers("Khamera")
def test_khamera_drives_a_troop_beyond_its_limits() -> None:
    g = battle(came("Hover Tank Squadron"), "1 Behemoth Tank Company", figures={0: ["Khamera"]})
    g.until_moment("step_1", 0)
    g.say("use Khamera 0")
    assert g.att("Hover Tank Squadron") == 10
    g.attack(("Hover Tank Squadron", "Behemoth Tank Company"))
    assert hurt(g, "Behemoth Tank Company") == 1  # 10 against 9
    assert hurt(g, "Hover Tank Squadron") == 1
    step_over(g)
    assert g.is_out("Hover Tank Squadron")


@covers("Lethess")
def test_lethess_halves_a_defence() -> None:
    g = battle(
        came("Torpedo Bomber Squadron"),
        "1 Robot Goliath",
        "1 Destroyer Detachment",
        figures={0: ["Lethess"]},
    )
    g.until_moment("exchange_start", 0)
    g.say("use Lethess 0")
    assert not g.offered("choose Torpedo Bomber Squadron")
    g.say("choose Robot Goliath")
    assert g.defence("Robot Goliath") == 5
    g.until("Declare")
    g.until("Withdrawal")
    assert g.defence("Robot Goliath") == 5
    to_exchange(g, 2)
    assert g.defence("Robot Goliath") == 10


@covers("M-5-X-10000")
@pytest.mark.parametrize(
    ("card", "saved"), [("Robot Infantry Battalion", True), ("Destroyer Detachment", False)]
)
def test_m5_mends_drones_and_capitals(card: str, saved: bool) -> None:
    g = battle(came("Robot Goliath"), f"1 {card}", figures={1: ["M-5-X-10000"]})
    g.attack(("Robot Goliath", card))
    while not g.is_out(card) and g.prompt != "Withdrawal":
        if g.prompt == "Moment":
            assert g.moment == "step_3"
            assert g.awaited == 1
            assert saved
            g.say("use M-5-X-10000 0")
        else:
            g.shrug()
    assert g.is_out(card) != saved
    assert g.depleted("M-5-X-10000") == saved
