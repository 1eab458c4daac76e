"""What the first edition does otherwise than that of 2022, clause by clause (S1-)."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.seize.state import GONE, RESERVE
from tests.games.seize import table
from tests.games.seize.start import fresh
from tests.games.seize.table import Game, at, game, unit
from tests.games.seize.test_words import options

DRAWN = {
    0: ["Mars", "Krinos Mecarios", "Malakar 4"],
    1: ["Earth Prime", "Dalken Cendros", "Damirus Inner"],
    2: ["Saturn", "Silicas", "Ipernex Major"],
}
PEOPLE = {
    0: ["Ajee Delere", "1st General Paledos", "Khamera"],
    1: ["Ajee Delere", "Delanos Vec", "Telek"],
    2: ["Talandra Drus", "Azhar Maikenik", "X, the Cyber Revenant"],
}


def first(*map_: dict[str, Any], **more: Any) -> Game:
    more.setdefault("ruleset", edition())
    return game(*map_, **more)


def edition() -> str:
    """The first, or the second for a test that says what both have (`editions.py`)."""
    return "second" if table.EDITION == "second" else "first"


def begun(seats: int = 3, ruleset: str = "", **more: Any) -> Game:
    """A game in which all have kept their hands."""
    drawn = {seat: DRAWN[seat] for seat in range(seats)}
    people = {seat: PEOPLE[seat] for seat in range(seats)}
    rules = ruleset or edition()
    g = fresh(reserve=drawn, court=people, seats=seats, ruleset=rules, **more)
    for seat in range(seats):
        g.say("hold", seat=seat)
    return g


# -- setting up -----------------------------------------------------------------------------------


@pytest.mark.proves(
    "S1-COMP-03", "S1-COMP-04", "S1-COMP-05", "S1-SETUP-02", "S1-SETUP-03", "S1-SETUP-04"
)
def test_decks_of_48_12_and_12_and_opening_draws() -> None:
    g = fresh(seats=2, ruleset="first")
    t = g.t
    for seat in (0, 1):
        owned = [card for card in range(len(t.face)) if t.owner[card] == seat]
        people = [card for card in owned if t.is_character(card)]
        worlds = [card for card in owned if t.is_world(card)]
        assert (len(owned) - 24, len(people), len(worlds)) == (48, 12, 12)
        assert len(g.names(f"hand {seat}")) == 6
        assert len(g.names(f"reserve {seat}")) == 3
        assert len(g.names(f"court {seat}")) == 3


@pytest.mark.proves("S1-SETUP-06", "S1-SETUP-07", "S1-SETUP-08", "S1-SETUP-09")
def test_a_hand_is_drawn_again_smaller_each_time_down_to_none() -> None:
    g = fresh(seats=2, ruleset="first")
    deck = sorted(g.names("assets 0") + g.names("hand 0"))
    g.say("redraw", seat=0)
    assert len(g.names("hand 0")) == 6, "all decide before anybody draws"
    g.say("hold", seat=1)
    for number in range(5, 0, -1):
        assert g.prompt == "Hands"
        assert g.session.awaited() == [0], "who kept the hand is not asked again"
        assert len(g.names("hand 0")) == number
        assert sorted(g.names("assets 0") + g.names("hand 0")) == deck
        g.say("redraw", seat=0)
    assert g.names("hand 0") == []
    assert g.prompt == "Found"


@pytest.mark.proves("S1-SETUP-05", "S1-SETUP-17", "S1-SETUP-19", "S1-SETUP-20", "S1-SETUP-22")
def test_nothing_in_setup_is_paid_and_characters_come_when_thrones_lie_open() -> None:
    g = begun()
    assert g.why("lead Khamera", seat=0) == "S1-SETUP-19"
    for seat in range(3):
        g.say(f"throne {DRAWN[seat][0]}", seat=seat)
    assert g.prompt == "Leads"
    g.say("lead Ajee Delere", seat=0)
    g.say("lead Ajee Delere", seat=1)
    g.say("lead Talandra Drus", seat=2)
    assert g.disputed("Ajee Delere", 0)
    assert g.t.resources == [5, 5, 5]
    assert not g.depleted("Mars")


@pytest.mark.proves("S1-REGENT-07", "S1-VAR-2P-01", "S1-VAR-2P-02", "S1-VICT-E4", "S1-VAR-56P-01")
@pytest.mark.parametrize(
    ("ruleset", "seats", "points", "regent"),
    [
        ("first", 2, 30, False),
        ("first", 3, 25, True),
        ("first", 4, 25, True),
        ("first", 5, 20, True),
        ("first", 6, 20, True),
        ("first+basic", 2, 20, False),
        ("first+basic", 4, 20, False),
    ],
)
def test_points_to_win_and_the_regent(ruleset: str, seats: int, points: int, regent: bool) -> None:
    from regent.games.seize.rulesets import RULESETS

    rules = RULESETS.resolve(ruleset, seats)
    assert rules.number("victory_points") == points
    assert rules.flag("regent") == regent


@pytest.mark.proves("S1-VAR-BASIC-01", "S1-VAR-BASIC-02", "S1-VAR-BASIC-03", "S1-VAR-BASIC-05")
def test_the_introduction_has_units_and_worlds_only() -> None:
    g = fresh(seats=4, ruleset="first+basic")
    t = g.t
    kinds = {t.spec.kind[face] for face in t.face if not t.spec.counter[face]}
    assert kinds == {0, 1, 2, 3, 6}, "Units and Worlds"
    for seat in range(4):
        g.say("hold", seat=seat)
    for seat in range(4):
        world = next(o for o in g.offers(seat) if o.startswith("throne"))
        g.say(world, seat=seat)
    while g.prompt in ("Found", "Refound"):
        seat = g.session.awaited()[0]
        g.say(g.offers(seat)[0], seat=seat)
    assert t.regent == -1


@pytest.mark.proves("S1-VAR-ACC-01", "S1-VAR-ACC-02", "S1-VAR-ACC-03", "S1-VAR-ACC-05")
def test_the_accelerated_game_begins_with_three_worlds_of_six() -> None:
    six = {
        0: ["Mars", "Krinos Mecarios", "Malakar 4", "Silicas", "Saturn", "Ipernex Major"],
        1: ["Earth Prime", "Dalken Cendros", "Damirus Inner", "Silicas", "Mars", "Ipernex Minor"],
    }
    people = {0: PEOPLE[0], 1: PEOPLE[1]}
    g = fresh(reserve=six, court=people, seats=2, ruleset="first+accelerated")
    g.say("hold", seat=0)
    g.say("hold", seat=1)
    g.say("throne Mars", seat=0)
    g.say("throne Earth Prime", seat=1)
    assert g.why("buy Mars", seat=1) == "S1-RESUPPLY-E4"
    g.say("buy Silicas", "buy Saturn", "lead Khamera", seat=0)
    g.say("lead Delanos Vec", "buy Silicas", "buy Damirus Inner", seat=1)
    assert [len(g.t.worlds(seat)) for seat in (0, 1)] == [3, 3]
    assert g.disputed("Silicas", 0)
    for seat in (0, 1):
        worlds = sum(g.t.cost(world) for world in g.t.worlds(seat))
        assert g.t.score[seat] == worlds + g.t.cost(g.t.figures(seat)[0])


# -- Resupply and Allocation ----------------------------------------------------------------------


@pytest.mark.proves("S1-RESUPPLY-D1", "S1-RESUPPLY-D2", "S1-RESUPPLY-D3", "S1-DISPW-01")
def test_a_disputed_world_gives_nothing() -> None:
    g = first(
        at("Mars", 0, throne=True),
        at("Bygaros 7", 0),
        at("Bygaros 7", 1),
        at("Malakar 4", 1),
        moment="resupply",
        resources=[0, 0],
    )
    g.next_turn()
    assert g.happened("gains 0 2") == 1, "2 for the Throne World, of the Disputed 2 not even 1"


@pytest.mark.proves("S1-RESUPPLY-D4")
def test_a_throne_world_of_another_gives_one() -> None:
    g = first(
        at("Mars", 0, "0 Clone Battalion", owner=1),
        at("Malakar 4", 1),
        moment="resupply",
        resources=[0, 0],
    )
    g.next_turn()
    assert g.happened("gains 0 1") == 1


@pytest.mark.proves("S1-UNI-11")
def test_counters_are_not_replaced_in_resupply() -> None:
    carrier = unit("Fighter Carrier Group", 0, carried=0)
    g = first(at("Mars", 0, carrier), at("Dalken Cendros", 1), moment="resupply")
    g.next_turn()
    assert g.counters("Fighter Carrier Group") == 0


@pytest.mark.proves("S1-ALLOC-C9")
def test_any_number_of_units_stands_at_a_world() -> None:
    g = first(at("Mars", 0, *["0 Clone Battalion"] * 7), at("Malakar 4", 1), moment="reallocation")
    assert len(g.cards("Clone Battalion")) == 7


# -- Artifacts ------------------------------------------------------------------------------------


def with_artifacts(*cards: str, **more: Any) -> Game:
    more.setdefault("resources", [9, 9])
    g = first(
        at("Mars", 0, throne=True),
        at("Malakar 4", 0),
        at("Dalken Cendros", 1),
        moment="allocation",
        hands={0: list(cards)},
        **more,
    )
    g.until("AllocateArtifacts")
    return g


@pytest.mark.proves("S1-ALLOC-B1", "S1-COMP-08")
def test_artifacts_are_paid_with_resource_counters_and_enter_undepleted() -> None:
    g = with_artifacts("Single-point Gate", "Clone Battalion")
    assert g.why("allocate Clone Battalion") == "S1-ALLOC-B1", "that is no Artifact"
    assert "Allocate Single-point Gate (3 Resource counters)" in options(g).values()
    g.say("allocate Single-point Gate")
    assert g.resources(0) == 6
    assert g.names("relics") == ["Single-point Gate"]
    assert not g.t.depleted[g.t.relics(0)[0]]
    g = with_artifacts("Black Hole Device", resources=[5, 5])
    assert g.why("allocate Black Hole Device") == "S1-ALLOC-B1", "it costs 6"


@pytest.mark.proves("S1-ALLOC-B2", "S1-ALLOC-B3")
def test_an_artifact_is_allocated_once_in_a_game_by_whomever() -> None:
    g = with_artifacts(
        "Archive of Lost Ancients",
        "Archive of Lost Ancients",
        relics={"1": ["Nexus Throne Signet"]},
        zones={"hand 0": ["Archive of Lost Ancients"] * 2 + ["Nexus Throne Signet"]},
    )
    assert g.why("allocate Nexus Throne Signet") == "S1-ALLOC-B2"
    g.say("allocate Archive of Lost Ancients")
    assert g.why("allocate Archive of Lost Ancients") == "S1-ALLOC-B2"
    t = g.t
    from regent.games.seize.units import eliminate

    eliminate(t, t.relics(0)[0], "SI-UNIV-1")
    assert g.why("allocate Archive of Lost Ancients") == "S1-ALLOC-B2", "eliminated, and still"


@pytest.mark.proves("S1-ALLOC-B4", "S1-PRES-01", "S1-ICON-01")
def test_an_artifact_that_speaks_of_its_world_is_put_at_one() -> None:
    g = with_artifacts("World-forge of the Ancients", "Main Battle Tank Company")
    g.say("allocate World-forge of the Ancients")
    assert g.prompt == "PlaceArtifact"
    assert g.why("place Dalken Cendros") == "S1-ALLOC-B4"
    g.say("place Malakar 4")
    [forge] = g.t.relics(0)
    assert g.t.at[forge] == g.card("Malakar 4")


@pytest.mark.proves("S1-RESUPPLY-A1")
def test_artifacts_are_turned_upright() -> None:
    g = first(
        at("Mars", 0),
        at("Dalken Cendros", 1),
        moment="resupply",
        relics={"0": [{"card": "Archive of Lost Ancients", "depleted": True}]},
    )
    assert g.happened("undepletes 0 archive-of-lost-ancients") == 1


@pytest.mark.proves("S1-CONQ-A49")
def test_an_artifact_present_at_a_conquered_world_is_eliminated() -> None:
    g = taken(at("Mars", 1), relics={"1": [{"card": "World-forge of the Ancients", "at": "Mars"}]})
    assert g.controller("Mars") == 0
    assert g.names("relics") == []
    assert "World-forge of the Ancients" in g.names("discard 1")


# -- Reallocation ---------------------------------------------------------------------------------


@pytest.mark.proves("S1-REALLOC-B5", "S1-REALLOC-B6", "S1-REALLOC-A4", "S1-DEPL-03")
def test_within_a_system_depleted_fleets_and_troops_move_for_nothing() -> None:
    g = first(
        at("Earth Prime", 0, unit("Clone Battalion", 0, depleted=True)),
        at("Saturn", 0, unit("Beam Weapon Batteries", 0, depleted=True)),
        at("Dalken Cendros", 0, unit("Infantry Battalion", 0, depleted=True)),
        at("Mars", 1),
        at("Malakar 4", 1),
        moment="reallocation",
    )
    g.until("MoveAtHome")
    assert g.offered("move Clone Battalion Saturn"), "home moves within the System too"
    assert g.why("move Infantry Battalion Saturn") == "S1-REALLOC-A4"
    assert g.why("move Beam Weapon Batteries Earth Prime") == "S1-REALLOC-A4"
    g.until("AttackMoves")
    assert g.why("move Infantry Battalion Mars") == "S1-REALLOC-B1"
    g.say("move Clone Battalion Mars")
    assert g.at("Clone Battalion").startswith("Mars")
    assert g.happened("depletes 0 clone-battalion") == 0


@pytest.mark.proves("S1-REALLOC-B5")
def test_within_a_system_an_upright_unit_stays_upright() -> None:
    g = first(
        at("Earth Prime", 0, "0 Clone Battalion"),
        at("Mars", 1),
        at("Malakar 4", 1),
        moment="reallocation",
    )
    g.until("AttackMoves")
    g.say("move Clone Battalion Mars")
    assert not g.depleted("Clone Battalion")


@pytest.mark.proves("S1-REALLOC-B7", "S1-REALLOC-B8", "S1-REALLOC-B10", "S1-KEY-SUBLIGHT")
def test_a_fighter_card_pays_to_leave_its_system() -> None:
    g = first(
        at("Earth Prime", 0, "0 Bomber Squadron", "0 Torpedo Bomber Squadron"),
        at("Mars", 1),
        at("Malakar 4", 1),
        moment="reallocation",
        resources=[1, 5],
    )
    g.until("AttackMoves")
    g.say("move Bomber Squadron Mars")
    assert g.resources(0) == 1
    g.say("move Torpedo Bomber Squadron Malakar 4")
    assert g.resources(0) == 0


@pytest.mark.proves("S1-REALLOC-B8")
def test_a_fighter_card_that_cannot_pay_stays() -> None:
    g = first(
        at("Earth Prime", 0, "0 Bomber Squadron", "0 Clone Battalion"),
        at("Malakar 4", 1),
        moment="reallocation",
        resources=[0, 5],
    )
    g.until("AttackMoves")
    assert g.why("move Bomber Squadron Malakar 4") == "S1-REALLOC-B8"


def attacked(*units: Any, world: str = "Mars", **more: Any) -> Game:
    """Seat 0 enters a World of seat 1, who has these Units at Malakar 4."""
    g = first(
        at("Dalken Cendros", 0, "0 Scout Tank Deployment"),
        at(world, 1),
        at("Malakar 4", 1, *units),
        *more.pop("also", []),
        moment="reallocation",
        **more,
    )
    g.until("AttackMoves")
    g.say(f"move Scout Tank Deployment {g.named(world, 1)}")
    g.until("React")
    return g


@pytest.mark.proves("S1-REALLOC-C3", "S1-REALLOC-C4")
def test_fleets_answer_from_another_system_by_depleting_and_fighters_pay() -> None:
    g = attacked(
        "1 Destroyer Detachment",
        "1 Main Battle Tank Company",
        "1 Bomber Squadron",
        unit("Main Battle Fleet", 1, depleted=True),
        resources=[5, 1],
    )
    assert g.why("move Main Battle Tank Company Mars") == "S1-REALLOC-C3"
    assert g.why("move Main Battle Fleet Mars") == "S1-REALLOC-C2"
    g.say("move Destroyer Detachment Mars")
    assert g.depleted("Destroyer Detachment")
    g.say("move Bomber Squadron Mars")
    assert g.resources(1) == 0
    assert g.depleted("Bomber Squadron")


@pytest.mark.proves("S1-REALLOC-C4")
def test_a_fighter_that_cannot_pay_does_not_answer() -> None:
    g = attacked("1 Bomber Squadron", "1 Destroyer Detachment", resources=[5, 0])
    assert g.why("move Bomber Squadron Mars") == "S1-REALLOC-C4"


@pytest.mark.proves("S1-REALLOC-C7", "S1-DISPW-06")
def test_nothing_answers_at_a_disputed_world_from_another_system() -> None:
    g = attacked(
        "1 Destroyer Detachment", also=[at("Mars", 0), at("Earth Prime", 1, "1 Clone Battalion")]
    )
    mars = g.named("Mars", 1)
    assert g.why(f"move Destroyer Detachment {mars}") == "S1-REALLOC-C7"
    assert g.offered("move Clone Battalion Mars"), "within the System it can be reached"


@pytest.mark.proves("S1-ADJ-01", "S1-ADJ-01b", "S1-ADJ-05")
def test_what_counts_is_the_world_that_a_unit_leaves() -> None:
    g = first(
        at("Earth Prime", 0, "0 Clone Battalion"),
        at("Dalken Cendros", 0, "0 Destroyer Detachment"),
        at("Krinos Mecarios", 1),
        at("Mars", 2),
        at("Malakar 4", 3),
        seats=4,
        moment="reallocation",
    )
    g.until("AttackMoves")
    assert g.offered("move Clone Battalion Mars"), "from its System"
    assert g.why("move Destroyer Detachment Mars") == "S1-ADJ-01"


# -- the fight ------------------------------------------------------------------------------------


def fight(*units: Any, world: str = "Mars", more_worlds: tuple[Any, ...] = (), **more: Any) -> Game:
    g = first(
        at(world, 1, *units), at("Malakar 4", 0), at("Krinos Mecarios", 1), *more_worlds, **more
    )
    g.conquer(world)
    return g


@pytest.mark.proves("S1-CONQ-A22")
def test_installations_hit_troops_only() -> None:
    g = fight(
        unit("Destroyer Detachment", 0, depleted=True),
        unit("Infantry Suppression Hover Squadron", 0, depleted=True),
        "1 Beam Weapon Batteries",
    )
    g.attack(("Infantry Suppression Hover Squadron", "Mars"))
    g.until("Declare", 1)
    why = g.why("target Beam Weapon Batteries Destroyer Detachment")
    assert why == "S1-CONQ-A22"


@pytest.mark.proves("S1-KEY-INTERCEPT")
def test_intercept_does_not_reach_troop_counters_that_have_not_attacked() -> None:
    troops = unit("Mechanized Infantry Division", 0, depleted=True)
    g = fight(troops, "1 Interceptor Squadron")
    g.until("Declare", 1)
    counter = g.t.counters_of(g.card("Mechanized Infantry Division"))[0]
    slug = g.t.spec.slugs[g.t.face[counter]]
    assert g.why(f"target Interceptor Squadron {slug}~{counter}") == "S1-CONQ-A23"
    assert g.offered("target Interceptor Squadron Mechanized Infantry Division")


@pytest.mark.proves("S1-ARC-01", "S1-ARC-03", "S1-CONQ-A16", "S1-CONQ-A18")
def test_a_fleet_splits_its_att_between_the_world_and_a_troop() -> None:
    g = fight(unit("Heavy Cruiser Assault Force", 0, depleted=True), "1 Infantry Battalion")
    g.attack(
        ("Heavy Cruiser Assault Force", "Mars"),
        ("Heavy Cruiser Assault Force", "Infantry Battalion"),
        shares=(5,),
    )
    while g.t.world >= 0:
        g.shrug()
    assert g.controller("Mars") == 0
    assert g.conquest("Mars", 0) == 1


@pytest.mark.proves("S1-KEY-ATMOSPHERIC")
def test_atmospheric_doubles_against_worlds() -> None:
    g = fight(unit("Bomber Squadron", 0, depleted=True), world="Malakar 4")
    from regent.games.seize.values import incoming

    t = g.t
    world = t.world
    assert incoming(t, g.card("Bomber Squadron"), world, 0)[0] == 2 * g.att("Bomber Squadron")


@pytest.mark.proves("S1-CONQ-A24", "S1-KEY-SUPPORT")
def test_support_is_not_lost_by_attacking() -> None:
    g = fight(unit("Fighter Carrier Group", 0, depleted=True), "1 Destroyer Detachment")
    g.attack(("Fighter Carrier Group", "Mars"))
    g.until("Declare", 1)
    assert g.why("target Destroyer Detachment Fighter Carrier Group") == "S1-CONQ-A24"
    assert g.offered("target Destroyer Detachment fighter-counter"), "its counters have none"


@pytest.mark.proves("S1-UNI-06", "S1-MOD-04")
def test_atmospheric_from_two_cards_counts_twice() -> None:
    g = fight(unit("Bomber Squadron", 0, depleted=True), "1 Infantry Battalion")
    from regent.games.seize.codes import ATMOSPHERIC
    from regent.games.seize.state import KEYWORD
    from regent.games.seize.values import incoming
    from regent.kernel.layers import ADD

    t = g.t
    bomber, troop = g.card("Bomber Squadron"), g.card("Infantry Battalion")
    once = incoming(t, bomber, troop, 0)[0]
    t.modify(KEYWORD + ATMOSPHERIC, ADD, 0, bomber, g.card("Krinos Mecarios"), 3)
    assert incoming(t, bomber, troop, 0)[0] == 2 * once


@pytest.mark.proves("S1-MOD-01", "S1-MOD-02", "S1-MOD-03")
def test_what_reactions_add_comes_after_what_cards_in_play_multiply() -> None:
    """A Throne World of DEF 5 with DEF +4 from a Reaction: 5 ×2, then +4."""
    g = first(
        at("Mars", 1, unit("Destroyer Detachment", 0, depleted=True), throne=True),
        at("Malakar 4", 0),
        hands={1: ["Planetary Defensive Ring"]},
    )
    g.conquer("Mars")
    g.until_moment("ca_start", 1)
    g.say("play Planetary Defensive Ring")
    g.passes()
    assert g.defence("Mars") == 14


@pytest.mark.proves("S1-CONQ-A32", "S1-CONQ-A33", "S1-CONQ-A34")
def test_fleets_do_not_retreat_to_a_world_that_is_attacked_too() -> None:
    g = fight(
        unit("Destroyer Detachment", 0, depleted=True),
        "1 Fighter Carrier Group",
        more_worlds=(at("Silicas", 1, unit("Clone Battalion", 0, depleted=True)),),
    )
    g.until("Regroup", 1)
    assert g.why("move Fighter Carrier Group Silicas") == "S1-CONQ-A32"
    g.say("move Fighter Carrier Group Krinos Mecarios")
    assert g.prompt != "LeaveBehind", "counters go along"
    home = g.card("Krinos Mecarios")
    carrier = g.card("Fighter Carrier Group")
    assert {g.t.at[counter] for counter in g.t.counters_of(carrier)} == {home}


@pytest.mark.proves("S1-CONQ-A33")
def test_a_world_left_unresolved_is_no_longer_attacked() -> None:
    g = first(
        at("Mars", 1, unit("Destroyer Detachment", 0, depleted=True), "1 Fighter Carrier Group"),
        at("Silicas", 1, unit("Clone Battalion", 0, depleted=True)),
        at("Malakar 4", 0),
    )
    g.until("Campaign")
    g.say("skip Silicas")
    g.conquer("Mars")
    g.until("Regroup", 1)
    assert g.offered("move Fighter Carrier Group Silicas")


@pytest.mark.proves("S1-PRE-02")
def test_the_attackers_strikes_come_first() -> None:
    g = fight(unit("Rapid Strike Fleet", 0, depleted=True), "1 Rapid Strike Fleet")
    mine, theirs = g.named("Rapid Strike Fleet", 0), g.named("Rapid Strike Fleet", 1)
    g.until("Declare", 0)
    g.say(f"strike {mine} {theirs}")
    g.until("Withdrawal")
    assert g.is_out("Rapid Strike Fleet", 1)
    assert g.happened("targets 1") == 0


# -- conquests, rewards, Throne Worlds ------------------------------------------------------------


def taken(world: dict[str, Any], *others: dict[str, Any], **more: Any) -> Game:
    """Seat 0 takes a bare World with two heavy cruisers."""
    force = [unit("Heavy Cruiser Assault Force", 0, depleted=True) for _ in range(2)]
    world["units"] = [*world["units"], *force]
    g = first(world, at("Malakar 4", 0), *(others or (at("Krinos Mecarios", 1),)), **more)
    name = world["world"]
    g.conquer(name)
    g.until("Declare", 0)
    for card in g.cards("Heavy Cruiser Assault Force"):
        g.say(f"target heavy-cruiser-assault-force~{card} {g.named(name)}")
    while g.t.world >= 0:
        g.shrug()
    return g


@pytest.mark.proves(
    "S1-CONQ-A17", "S1-CONQ-B4", "S1-CONQ-B8", "S1-VICT-A2", "S1-VICT-A4", "S1-VICT-A5"
)
def test_a_throne_world_is_taken_by_one_counter_and_ceases_to_be_one() -> None:
    g = taken(at("Mars", 1, throne=True), at("Krinos Mecarios", 1))
    assert g.controller("Mars") == 0
    assert g.conquest("Mars", 0) == 1
    assert g.t.throne[g.card("Mars")] == 0
    assert g.defence("Mars") == 5, "no longer doubled"
    g.next_turn()
    assert g.resources(0) == 5 + 5, "the full cost"
    assert g.happened("draws 0") == 2 + 4, "two for the Throne World, then up to 6"
    assert len(g.t.hand(0)) == 6, "the hand is cut afterwards"


@pytest.mark.proves("S1-CONQ-B4")
def test_a_world_that_was_hit_twice_keeps_one_counter() -> None:
    force = [unit("Heavy Cruiser Assault Force", 0, depleted=True)]
    g = first(at("Mars", 1, *force), at("Malakar 4", 0), at("Krinos Mecarios", 1))
    g.conquer("Mars")
    for _ in range(2):
        g.attack(("Heavy Cruiser Assault Force", "Mars"))
    while g.t.world >= 0:
        g.shrug()
    assert g.happened("conquest-counted 0 mars") == 2
    assert g.conquest("Mars", 0) == 1


@pytest.mark.proves("S1-VICT-A1")
@pytest.mark.parametrize(("cost", "paid"), [(1, 1), (2, 1), (5, 2)])
def test_a_world_pays_half_its_cost_and_at_least_1(cost: int, paid: int) -> None:
    spec = first(at("Galvagex 3", 1), at("Malakar 4", 0)).t.spec
    face = spec.cards.by_name("Galvagex 3").index
    printed = spec.cost[face]
    spec.cost[face] = cost  # no World of the set costs 1
    try:
        g = taken(at("Galvagex 3", 1))
        assert g.t.spec is spec
        g.until("Rethrone")
    finally:
        spec.cost[face] = printed
    assert g.resources(0) == 5 + paid
    assert g.happened("draws 0") == 1


@pytest.mark.proves("S1-RESUPPLY-E8")
def test_a_former_throne_world_may_be_faced_up_again() -> None:
    g = first(
        at("Mars", 0, "0 Clone Battalion", owner=1),
        at("Malakar 4", 1),
        moment="resupply",
        seat=1,
        resources=[9, 9],
        zones={"reserve 1": ["Mars", "Silicas"]},
    )
    g.until("BuyWorlds", 1)
    g.say("face-up Mars")
    assert g.disputed("Mars", 0)
    assert g.disputed("Mars", 1)


@pytest.mark.proves("S1-VICT-B1", "S1-VICT-B2", "S1-VICT-B3", "S1-VICT-B4")
def test_a_new_throne_world_is_chosen_among_controlled_worlds() -> None:
    g = first(
        at("Mars", 0, "0 Clone Battalion", owner=1),
        at("Malakar 4", 0),
        at("Silicas", 0),
        at("Silicas", 1),
        at("Krinos Mecarios", 1, throne=True),
        moment="victory",
    )
    g.until("Rethrone")
    silicas = g.named("Silicas", 0)
    assert g.why(f"throne {silicas}") == "S1-VICT-B1", "it is Disputed"
    g.say("throne Mars")
    mars = g.card("Mars")
    assert g.t.throne[mars] == 1
    assert g.defence("Mars") == 10
    g.next_turn()
    assert g.t.active == 1
    assert g.happened("enthrones 0 mars") == 1
    g.until("BuyWorlds", 0) if g.t.cards_in(0, RESERVE) else g.next_turn()
    while g.t.active != 0 or g.t.phase < 2:
        g.shrug()
    assert g.happened("gains 0 3") == 1, "2 for Mars, 1 for Malakar 4, none for Silicas"


@pytest.mark.proves("S1-VICT-B2")
def test_nobody_has_to_choose_a_new_throne_world_and_it_can_be_done_later() -> None:
    g = first(at("Mars", 0), at("Krinos Mecarios", 1, throne=True), moment="victory")
    g.until("Rethrone")
    g.say("pass")
    g.next_turn()
    g.next_turn()
    assert g.t.active == 0
    g.until("Rethrone")
    g.say("throne Mars")
    g.next_turn()
    g.next_turn()
    while g.t.active == 0 and not g.t.over:
        assert g.prompt != "Rethrone", "there is one"
        g.shrug()


@pytest.mark.proves("S1-VICT-C4")
def test_a_liberated_world_is_no_throne_world_of_its_conqueror_any_more() -> None:
    g = first(
        at("Mars", 0, owner=1),
        at("Malakar 4", 0),
        at("Krinos Mecarios", 1, throne=True),
        moment="victory",
        relics={"0": [{"card": "World-forge of the Ancients", "at": "Mars"}]},
    )
    g.until("Rethrone")
    g.say("throne Mars")
    g.next_turn()
    g.next_turn()
    assert g.controller("Mars") == 1
    assert g.t.throne[g.card("Mars")] == 0
    assert g.names("relics") == []


@pytest.mark.proves("S1-VICT-C1", "S1-VICT-C3")
def test_counters_do_not_hold_a_conquered_world() -> None:
    g = first(
        at("Mars", 0, owner=1, conquest={}),
        at("Malakar 4", 0),
        at("Silicas", 1),
        seat=1,
        moment="victory",
    )
    t = g.t
    from regent.games.seize.units import new_counter

    new_counter(t, 4, g.card("Mars"), 0, g.card("Mars"))
    g.next_turn()
    assert g.controller("Mars") == 1


@pytest.mark.proves("S1-VICT-C1")
def test_a_unit_card_holds_a_conquered_world_without_a_marker() -> None:
    held = at("Mars", 0, "0 Clone Battalion", owner=1, conquest={})
    g = first(held, at("Malakar 4", 1), moment="victory", seat=1)
    g.next_turn()
    assert g.controller("Mars") == 0


@pytest.mark.proves("S1-VICT-D1", "S1-VICT-D2", "S1-VICT-D4", "S1-DISPW-08")
def test_system_cards_cost_as_many_counters_as_worlds_that_are_not_disputed() -> None:
    g = first(
        at("Mars", 0, throne=True),
        at("Malakar 4", 0),
        at("Silicas", 0),
        at("Silicas", 1),
        moment="victory",
        resources=[5, 5],
    )
    g.until("SystemDraw")
    assert g.t.cards_in(0, RESERVE) == [], "none is free"
    g.say("system-draw", "system-draw")
    assert len(g.t.cards_in(0, RESERVE)) == 2
    assert g.resources(0) == 1
    g = first(at("Dalken Cendros", 1), moment="victory", resources=[1, 5])
    g.until("SystemDraw")
    g.say("system-draw")
    assert g.happened("pays 0 1") == 1, "without Worlds it costs 1"


@pytest.mark.proves("S1-RGP-B1", "S1-RGP-B2", "S1-REGENT-06")
def test_somebody_pays_for_each_disputed_world_and_the_title_stays() -> None:
    g = first(
        at("Mars", 0),
        at("Malakar 4", 0),
        at("Mars", 1),
        at("Krinos Mecarios", 1),
        at("Ipernex Major", 2),
        moment="regent",
        seats=3,
        regent=0,
        zones={"assets 0": []},
    )
    g.until("Judge")
    assert g.why("done") == "S1-RGP-B1"
    g.say(f"charge {g.named('Mars', 1)}")
    g.next_turn()
    assert g.happened("charged 1 mars") == 1
    assert g.happened("pays 1 1") == 1
    assert g.t.regent == 0


# -- Reactions ------------------------------------------------------------------------------------


@pytest.mark.proves("S1-REACT-06")
def test_a_reaction_helps_others_without_asking() -> None:
    g = first(
        at("Mars", 1, unit("Destroyer Detachment", 0, depleted=True), "1 Fighter Carrier Group"),
        at("Malakar 4", 0),
        at("Krinos Mecarios", 2),
        seats=3,
        hands={2: ["Phalanx Battle Formation"]},
        resources=[9, 9, 9],
    )
    g.conquer("Mars")
    for _ in range(60):
        if g.session.awaited() == [2] and g.offered("play Phalanx", 2):
            break
        g.shrug()
    g.say("play Phalanx Battle Formation", seat=2)
    while g.prompt == "Targets":
        g.say("choose Fighter Carrier Group")
    assert g.happened("plays 2 phalanx-battle-formation") == 1
    assert g.prompt != "Permit"


@pytest.mark.proves("S1-REACT-03", "S1-REACT-04")
def test_after_a_cancelled_card_another_copy_may_be_played_at_once() -> None:
    g = fight(
        unit("Destroyer Detachment", 0, depleted=True),
        "1 Main Battle Fleet",
        hands={0: ["Intercepted Transmission"], 1: ["Armor Piercing Barrage"] * 2},
    )
    g.until_moment("step_1", 1)
    g.say("play Armor Piercing Barrage")
    if g.prompt == "Targets":
        g.say("choose Main Battle Fleet")
    g.say("play Intercepted Transmission", seat=0)
    while g.happened("cancelled 1 armor-piercing-barrage") == 0:
        g.shrug()
    g.until_moment("step_1", 1)
    assert g.t.exchange == 1, "at that very moment"
    g.say("play Armor Piercing Barrage")
    if g.prompt == "Targets":
        g.say("choose Main Battle Fleet")
    g.passes()
    assert g.keyword("Main Battle Fleet", "Piercing") >= 1
    assert g.happened("pays 1 1") == 1, "once, for the second"


# -- leaving the game -----------------------------------------------------------------------------


def without_worlds(*map_: dict[str, Any], seats: int = 3, **more: Any) -> Game:
    """Seat 0 is about to end a Turn without a World."""
    return first(*map_, moment="victory", seats=seats, resources=[7] * seats, **more)


@pytest.mark.proves("S1-VICT-F1", "S1-ELIM-01", "S1-ELIM-03", "S1-ELIM-07", "S1-TURN-04")
def test_who_controls_no_world_leaves_with_all_cards_and_is_passed_over() -> None:
    g = without_worlds(
        at("Malakar 4", 1),
        at("Krinos Mecarios", 2),
        figures={0: ["Khamera"]},
        relics={"0": ["Single-point Gate"]},
        hands={0: ["Clone Battalion"]},
        regent=0,
    )
    g.next_turn()
    t = g.t
    assert t.out == 1
    assert t.active == 1
    owned = [card for card in range(len(t.face)) if t.owner[card] == 0]
    assert {t.where[card] for card in owned} == {GONE}
    assert t.resources[0] == 0
    assert g.happened("loses-title 0") == 1
    g.next_turn()
    g.next_turn()
    assert t.active == 1, "2, then 1 again"
    assert g.session.title.view(t, 1)["seats"][0]["out"]
    hidden = [card for card in owned if not t.knows(1, card)]
    assert hidden, "what lay facedown is not shown by leaving"


@pytest.mark.proves("S1-REGENT-06")
def test_the_title_is_gone_with_the_regent() -> None:
    g = without_worlds(at("Malakar 4", 1), at("Krinos Mecarios", 2), regent=0)
    g.next_turn()
    assert g.t.regent == -1


@pytest.mark.proves("S1-ELIM-05")
def test_who_has_only_disputed_worlds_leaves_and_the_dispute_is_over() -> None:
    g = without_worlds(
        at("Silicas", 0, "0 Clone Battalion"), at("Silicas", 1), at("Krinos Mecarios", 2)
    )
    g.next_turn()
    assert g.t.out == 1
    assert g.is_out("Clone Battalion")
    assert g.t.worlds(0) == []
    assert not g.disputed("Silicas")


@pytest.mark.proves("S1-ELIM-04", "S1-ELIMW-01", "S1-ELIMW-02", "S1-PRES-02", "S1-PRES-03")
def test_a_conquered_world_of_who_leaves_is_eliminated_under_its_conqueror() -> None:
    g = without_worlds(
        at("Mars", 1, "1 Fighter Carrier Group", "1 Clone Battalion", owner=0),
        at("Malakar 4", 1),
        at("Silicas", 1),
        at("Krinos Mecarios", 2),
        relics={"1": [{"card": "World-forge of the Ancients", "at": "Mars"}]},
    )
    while g.prompt != "Return":
        g.shrug()
    assert g.awaited == 1
    g.say("move Fighter Carrier Group Silicas")
    assert g.is_out("Mars")
    assert g.at("Fighter Carrier Group").startswith("Silicas")
    carrier = g.card("Fighter Carrier Group")
    assert {g.t.at[c] for c in g.t.counters_of(carrier)} == {g.card("Silicas")}
    assert "Clone Battalion" in g.names("discard 1")
    assert "World-forge of the Ancients" in g.names("discard 1")
    g.next_turn()
    assert g.t.out == 1


@pytest.mark.proves("S1-ELIM-07")
def test_a_disputed_world_that_who_leaves_had_conquered_is_liberated() -> None:
    g = without_worlds(
        at("Silicas", 0, "0 Clone Battalion", owner=1),
        at("Silicas", 2),
        at("Malakar 4", 1),
        at("Krinos Mecarios", 2),
    )
    g.next_turn()
    assert g.t.out == 1
    assert sorted(g.t.controller[card] for card in g.cards("Silicas")) == [1, 2]


@pytest.mark.proves("S1-ELIM-06")
def test_the_last_player_left_wins() -> None:
    g = without_worlds(at("Malakar 4", 1), seats=2)
    g.next_turn()
    assert g.t.over
    assert g.t.ranks == [2, 1]
    assert g.clauses("last-left") == ["S1-ELIM-06"]


@pytest.mark.proves("S1-ELIM-02")
def test_nobody_leaves_before_the_end_of_an_own_turn() -> None:
    g = first(at("Malakar 4", 1), at("Krinos Mecarios", 2), moment="victory", seat=1, seats=3)
    g.next_turn()
    assert g.t.out == 0, "seat 0 has no World, but it is not its Turn"
    g = without_worlds(at("Mars", 1, owner=0), at("Malakar 4", 1), at("Krinos Mecarios", 2))
    g.next_turn()
    assert g.t.out == 0, "Mars came back in Part C"


@pytest.mark.proves("S1-ADJ-02", "S1-ADJ-04")
def test_neighbours_are_those_still_in_the_game() -> None:
    from regent.games.seize.worlds import adjacent

    g = first(
        at("Dalken Cendros", 0, "0 Destroyer Detachment"),
        at("Krinos Mecarios", 2),
        at("Malakar 4", 3),
        at("Silicas", 4),
        moment="reallocation",
        seats=5,
    )
    t = g.t
    fleet = g.card("Destroyer Detachment")
    assert not adjacent(t, 0, fleet, g.card("Krinos Mecarios")), "seat 1 sits between"
    t.leave_game(1)
    assert adjacent(t, 0, fleet, g.card("Krinos Mecarios"))
    assert not adjacent(t, 0, fleet, g.card("Malakar 4"))
    t.leave_game(2)
    assert adjacent(t, 0, fleet, g.card("Malakar 4")), "three are left"


# -- duels ----------------------------------------------------------------------------------------


@pytest.mark.proves("S1-VAR-DUEL-01", "S1-VAR-DUEL-10")
def test_ten_units_and_three_tactics_and_four_fights() -> None:
    g = Game({"title": "seize", "ruleset": "first+duel", "seats": 2, "fast": True})
    for seat in (0, 1):
        chosen = 0
        while g.prompt == "Assemble" and seat in g.session.awaited():
            g.session.answer(seat, g.session.decision(seat).options[0])  # type: ignore[union-attr]
            chosen += 1
        assert chosen == 13
    for _ in range(2000):
        if g.t.over:
            break
        seat = g.session.awaited()[0]
        options = g.session.decision(seat).options  # type: ignore[union-attr]
        wanted = [o for o in options if o.startswith(("pick", "target", "amount"))]
        quiet = [o for o in options if o in ("pass", "stay", "decline")]
        if g.prompt == "Muster" and (seat != g.t.active or seat == 1):
            wanted = []  # nobody defends, and only seat 0 attacks
        g.session.answer(seat, (wanted or quiet or options)[-1 if wanted else 0])
    assert g.t.over
    assert g.t.turn == 4
    assert g.t.score == [2, 0], "Conquests count, not points"


@pytest.mark.proves("S1-ELIM-03", "S1-COMP-14")
def test_a_game_goes_on_under_all_checks_when_somebody_has_left() -> None:
    """No secret is told by leaving, and nothing that is left stumbles over the empty seat."""
    from regent.kernel import rng
    from regent.kernel.frame import offered
    from regent.lab.checks import Checks, Shares
    from regent.play.rulebooks import clause_ids

    g = without_worlds(
        at("Mars", 1, "1 Fighter Carrier Group", owner=0),
        at("Malakar 4", 1, "1 Clone Battalion"),
        at("Silicas", 1),
        at("Krinos Mecarios", 2, "2 Destroyer Detachment"),
        at("Earth Prime", 3),
        seats=4,
        figures={0: ["Khamera"], 1: ["Telek"]},
        hands={
            0: ["Clone Battalion", "On High Alert"],
            1: ["Emergency Levy"],
            2: ["Infantry Battalion"],
        },
        regent=0,
        fast=False,
    )
    checks = Checks(g.session, clause_ids(g.session.title, "first"), "left", Shares(0.15))
    source = rng.seeded("left", 1)
    for _ in range(90):
        seat = g.session.awaited()[0]
        options = offered(g.session.table, seat)
        action = options[rng.below(source, 0, len(options))]
        checks.before(seat, action)
        g.session.act(seat, action)
        checks.after(seat)
    assert g.t.out == 1
    assert g.t.active != 0
