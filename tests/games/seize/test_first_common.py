"""Rules of the first edition that the later ones have too, but in positions of its own (S1-)."""

from __future__ import annotations

import pytest

from regent.games.seize.rulesets import RULESETS
from regent.games.seize.state import RESERVE
from tests.games.seize.start import fresh
from tests.games.seize.table import Game, at, unit
from tests.games.seize.test_first import (
    DRAWN,
    PEOPLE,
    attacked,
    begun,
    edition,
    fight,
    first,
    taken,
)

# -- setting up -----------------------------------------------------------------------------------


@pytest.mark.proves("S1-COMP-01", "S1-COMP-15")
def test_two_to_six_play_and_the_usual_aim_is_25() -> None:
    found = [RULESETS.resolve(edition(), seats).seats for seats in range(2, 7)]
    assert found == [2, 3, 4, 5, 6]
    assert RULESETS.resolve("first", 4).number("victory_points") == 25


@pytest.mark.proves(
    "S1-SETUP-01",
    "S1-SETUP-10",
    "S1-SETUP-11",
    "S1-SETUP-12",
    "S1-SETUP-13",
    "S1-SETUP-14",
    "S1-SETUP-15",
    "S1-SETUP-18",
)
def test_equal_throne_worlds_are_discarded_until_all_differ() -> None:
    g = fresh(
        reserve={
            0: ["Mars", "Silicas", "Saturn"],
            1: ["Mars", "Silicas", "Damirus Inner"],
            2: ["Malakar 4", "Krinos Mecarios", "Dalken Cendros"],
        },
        seats=3,
        ruleset=edition(),
        settings={"deck_0": "ground", "deck_1": "ground"},
        zones={
            "systems 0": ["Malakar 4", "Ipernex Major"],
            "systems 1": ["Earth Prime", "Ipernex Minor"],
        },
    )
    for seat in range(3):
        g.say("hold", seat=seat)
    assert g.why("throne Malakar 4", seat=0) != "", "only what was drawn"
    g.say("throne Mars", seat=0)
    assert g.happened("reveals") == 0, "in secret"
    g.say("throne Mars", seat=1)
    g.say("throne Malakar 4", seat=2)
    assert g.prompt == "Refound"
    assert sorted(g.session.awaited()) == [0, 1]
    assert g.names("discard 0") == g.names("discard 1") == ["Mars, Robot's Bane"]
    assert len(g.t.cards_in(0, RESERVE)) == 3, "one more was drawn"
    g.say("throne Silicas", seat=0)
    g.say("throne Silicas", seat=1)
    assert g.prompt == "Refound", "equal once more"
    g.say("throne Saturn", seat=0)
    g.say("throne Damirus Inner", seat=1)
    assert g.prompt == "Leads"
    assert len(g.t.cards_in(2, RESERVE)) == 2, "the Throne World lies face up"
    assert [g.t.throne[world] for world in g.t.worlds(2)] == [1]


@pytest.mark.proves("S1-SETUP-15")
def test_a_world_that_lies_open_is_not_chosen_again() -> None:
    g = fresh(
        reserve={
            0: ["Mars", "Silicas", "Saturn"],
            1: ["Mars", "Silicas", "Damirus Inner"],
            2: ["Silicas", "Krinos Mecarios", "Dalken Cendros"],
        },
        seats=3,
        ruleset=edition(),
    )
    for seat in range(3):
        g.say("hold", seat=seat)
    g.say("throne Mars", seat=0)
    g.say("throne Mars", seat=1)
    g.say("throne Silicas", seat=2)
    assert g.why("throne Silicas", seat=0) == "S1-SETUP-15"


@pytest.mark.proves("S1-SETUP-16")
def test_who_has_nothing_to_choose_shows_it_and_draws_on() -> None:
    g = fresh(
        reserve={0: ["Mars"], 1: ["Mars", "Saturn"], 2: ["Silicas", "Krinos Mecarios"]},
        seats=3,
        ruleset=edition(),
        zones={"systems 0": ["Silicas", "Silicas", "Dalken Cendros"][::-1]},
    )
    for seat in range(3):
        g.say("hold", seat=seat)
    g.say("throne Mars", seat=0)
    g.say("throne Mars", seat=1)
    g.say("throne Silicas", seat=2)
    assert g.session.awaited() == [0, 1]
    offered = g.offers(0)
    assert offered
    assert all("silicas" not in offer for offer in offered)
    assert "S1-SETUP-16" in g.clauses("reveals")


def regents(*thrones: str, leads: tuple[str, ...]) -> Game:
    g = begun(len(thrones))
    for seat, world in enumerate(thrones):
        g.say(f"throne {world}", seat=seat)
    for seat, person in enumerate(leads):
        g.say(f"lead {person}", seat=seat)
    return g


@pytest.mark.proves("S1-REGENT-01", "S1-REGENT-02", "S1-SETUP-23")
def test_the_dearest_throne_world_and_character_make_the_regent() -> None:
    leads = (PEOPLE[0][1], PEOPLE[1][0], PEOPLE[2][0])
    g = regents(*[DRAWN[seat][0] for seat in range(3)], leads=leads)
    t = g.t
    costs = [t.cost(t.worlds(seat)[0]) + t.cost(t.figures(seat)[0]) for seat in range(3)]
    assert t.score == costs
    assert costs.count(max(costs)) == 1
    assert t.regent == t.active == costs.index(max(costs))


@pytest.mark.proves("S1-REGENT-03")
def test_a_tie_for_the_highest_score_leaves_the_title_free() -> None:
    g = begun(3, setup=[2])
    worlds = [DRAWN[seat][0] for seat in range(3)]
    for seat, world in enumerate(worlds):
        g.say(f"throne {world}", seat=seat)
    spec = g.t.spec
    totals: dict[int, list[tuple[int, str]]] = {}
    for seat in range(3):
        base = spec.cost[spec.cards.by_name(worlds[seat]).index]
        for person in PEOPLE[seat]:
            total = base + spec.cost[spec.cards.by_name(person).index]
            totals.setdefault(total, []).append((seat, person))
    tied = max(total for total, found in totals.items() if len({s for s, _ in found}) > 1)
    chosen = dict(totals[tied])
    for seat in range(3):
        low = min(PEOPLE[seat], key=lambda p: spec.cost[spec.cards.by_name(p).index])
        g.say(f"lead {chosen.get(seat, low)}", seat=seat)
    best = max(g.t.score)
    assert g.t.score.count(best) > 1
    assert g.t.regent == -1
    assert g.t.score[g.t.active] == best


# -- the Turn -------------------------------------------------------------------------------------


@pytest.mark.proves("S1-ALLOC-C3", "S1-ALLOC-C8", "S1-TERM-02")
def test_two_worlds_of_cost_4_pay_for_a_fleet_of_cost_6() -> None:
    worlds = at("Silicas", 0), at("Malakar 4", 0), at("Dalken Cendros", 1)
    spec = first(*worlds).t.spec
    fleets = [face for face, kind in enumerate(spec.kind) if kind == 0 and spec.cost[face] == 6]
    fleet = spec.names[next(face for face in fleets if not spec.counter[face])]
    g = first(*worlds, hands={0: [fleet, "Clone Battalion"]}, moment="allocation")
    assert [g.t.cost(g.card(world)) for world in ("Silicas", "Malakar 4")] == [4, 4]
    g.until("AllocateUnits")
    g.say(f"allocate {fleet}", "spend Silicas", "spend Malakar 4", "place Silicas")
    assert g.depleted("Silicas")
    assert g.depleted("Malakar 4")
    assert g.depleted(fleet)
    assert g.at(fleet).startswith("Silicas")
    assert g.prompt != "AllocateUnits", "the 2 that are left over are lost"


@pytest.mark.proves("S1-ALLOC-C12")
def test_a_unit_enters_with_all_its_counters() -> None:
    g = first(
        at("Silicas", 0),
        at("Malakar 4", 0),
        at("Krinos Mecarios", 0),
        at("Dalken Cendros", 1),
        hands={0: ["Fighter Carrier Group"]},
        moment="allocation",
    )
    g.until("AllocateUnits")
    g.say("allocate Fighter Carrier Group", "spend Silicas", "spend Malakar 4")
    g.say("spend Krinos Mecarios", "place Silicas")
    spec = g.t.spec
    face = spec.cards.by_name("Fighter Carrier Group").index
    assert g.counters("Fighter Carrier Group") == spec.carried[face] > 0


@pytest.mark.proves("S1-REALLOC-A5")
def test_a_unit_moves_once_in_a_part() -> None:
    g = first(
        at("Silicas", 0, "0 Clone Battalion", "0 Infantry Battalion"),
        at("Malakar 4", 0),
        at("Mars", 0),
        at("Dalken Cendros", 1),
        moment="reallocation",
    )
    g.until("MoveAtHome")
    g.say("move Clone Battalion Malakar 4")
    assert g.why("move Clone Battalion Mars") == "S1-REALLOC-A5"


@pytest.mark.proves("S1-REALLOC-B4", "S1-REALLOC-B9")
def test_a_system_is_adjacent_and_counters_pay_nothing() -> None:
    g = first(
        at("Earth Prime", 0, "0 Fighter Carrier Group"),
        at("Dalken Cendros", 1),
        at("Mars", 2),
        at("Malakar 4", 3),
        seats=4,
        moment="reallocation",
        resources=[0, 0, 0, 0],
    )
    g.until("AttackMoves")
    assert g.offered("move Fighter Carrier Group Mars"), "two seats away, in the same System"
    g.say("move Fighter Carrier Group Dalken Cendros")
    carrier = g.card("Fighter Carrier Group")
    where = {g.t.at[counter] for counter in g.t.counters_of(carrier)}
    assert where == {g.card("Dalken Cendros")}
    assert g.resources(0) == 0


# -- the fight ------------------------------------------------------------------------------------


@pytest.mark.proves("S1-CONQ-07", "S1-DEPL-04", "S1-CONQ-A13b", "S1-CONQ-A21", "S1-CONQ-A31")
def test_depleted_units_fight_all_targets_come_first_and_all_withdraw_together() -> None:
    g = fight(
        unit("Destroyer Detachment", 0, depleted=True),
        unit("Rapid Strike Fleet", 0, depleted=True),
        unit("Main Battle Fleet", 1, depleted=True),
    )
    g.until("Declare", 0)
    while g.offered("strike"):
        g.say("done")
        g.until("Declare", 0)
    g.say("target Destroyer Detachment Main Battle Fleet")
    assert g.happened("attacks") == 0, "totals come when all is declared"
    g.say("target Rapid Strike Fleet Main Battle Fleet")
    g.until("Declare", 1)
    assert g.offered("target Main Battle Fleet Destroyer Detachment")
    g.until("Withdrawal")
    g.say("withdraw")
    assert g.happened("unsuccessful 0 mars") == 1
    assert g.at("Destroyer Detachment").startswith("Malakar 4")
    assert g.at("Rapid Strike Fleet").startswith("Malakar 4")


@pytest.mark.proves("S1-CONQ-A46", "S1-CONQ-B3")
def test_orbitals_do_not_hold_a_world_and_go_with_it() -> None:
    g = taken(at("Mars", 1, "1 Orbital Mega-city", "1 Destroyer Detachment"))
    assert g.controller("Mars") == 0
    assert g.is_out("Orbital Mega-city")
    assert g.at("Destroyer Detachment").startswith("Krinos Mecarios")


@pytest.mark.proves("S1-CONQ-B7")
def test_a_world_of_ones_own_is_liberated_by_force() -> None:
    g = taken(at("Mars", 1, owner=0))
    assert g.controller("Mars") == 0
    assert g.happened("liberates 0 mars") == 1
    assert g.conquest("Mars", 1) == 0
    g.next_turn()
    assert g.happened("gains 0") == 0


@pytest.mark.proves("S1-CONQ-B9", "S1-DISPW-05")
def test_a_copy_of_a_world_that_one_has_is_eliminated() -> None:
    force = [unit("Heavy Cruiser Assault Force", 0, depleted=True) for _ in range(2)]
    g = first(
        at("Silicas", 1, *force),
        at("Silicas", 0, "0 Clone Battalion"),
        at("Malakar 4", 0),
        at("Krinos Mecarios", 1),
    )
    theirs = g.cards("Silicas", 1)[0]
    g.until("Campaign")
    g.say(f"conquer silicas~{theirs}")
    g.until("Declare", 0)
    for card in g.cards("Heavy Cruiser Assault Force"):
        g.say(f"target heavy-cruiser-assault-force~{card} silicas~{theirs}")
    while g.t.world >= 0:
        g.shrug()
    assert g.cards("Silicas", 1) == []
    assert not g.disputed("Silicas", 0)
    assert g.at("Clone Battalion").startswith("Silicas"), "the other copy is left alone"
    assert g.happened("conquers") == 0


@pytest.mark.proves("S1-KEY-INTERCEPT-2")
def test_a_troop_with_intercept_still_cannot_attack_fleets() -> None:
    g = fight(
        unit("Fighter Carrier Group", 0, depleted=True),
        unit("Clone Battalion", 0, depleted=True),
        "1 Intercept Hover Drones",
    )
    g.until("Declare", 1)
    assert g.offered("target Intercept Hover Drones Clone Battalion")
    assert g.why("target Intercept Hover Drones Fighter Carrier Group") == "S1-CONQ-A22"


@pytest.mark.proves("S1-MOD-11")
def test_a_helper_never_does_harm() -> None:
    """Whoever would not reach a higher DEF against itself leaves the total of others alone."""
    g = fight(
        unit("Heavy Cruiser Assault Force", 0, depleted=True),
        unit("Destroyer Detachment", 0, depleted=True),
        "1 Clone Battalion",
    )
    g.attack(
        ("Heavy Cruiser Assault Force", "Clone Battalion"),
        ("Destroyer Detachment", "Clone Battalion"),
    )
    g.until("Withdrawal")
    assert g.is_out("Clone Battalion")


# -- Reactions and abilities ----------------------------------------------------------------------


@pytest.mark.proves("S1-REACT-12")
def test_a_reaction_that_can_do_nothing_goes_back() -> None:
    g = first(
        at("Mars", 1, unit("Destroyer Detachment", 0, depleted=True), "1 Main Battle Fleet"),
        at("Malakar 4", 0),
        at("Silicas", 1),
        hands={0: ["Intercepted Transmission"], 1: ["Planetary Defensive Ring"]},
        figures={0: ["Delanos Vec"]},
    )
    g.conquer("Mars")
    g.until_moment("step_1", 1)
    g.say("play Planetary Defensive Ring", "play Intercepted Transmission", "decline")
    assert g.names("hand 0") == ["Intercepted Transmission"]
    assert g.clauses("takes-back") == ["S1-REACT-12"]


@pytest.mark.proves("S1-UNI-09", "S1-UNI-15")
def test_an_upgrade_takes_the_place_of_the_standard_ability() -> None:
    g = first(
        at("Mars", 1, unit("Destroyer Detachment", 0, depleted=True)),
        at("Malakar 4", 0),
        at("Silicas", 1),
        hands={1: ["Planetary Defensive Ring"]},
        figures={1: ["Shalindris Nu"]},
    )
    g.conquer("Mars")
    g.until_moment("ca_start", 1)
    g.say("play Planetary Defensive Ring", "deplete Shalindris Nu 1")
    g.passes()
    assert g.defence("Mars") == 5 + 8, "not 4 besides"


@pytest.mark.proves("S1-DISPW-11", "S1-RGP-B3")
def test_who_has_no_counter_pays_nothing_for_a_dispute() -> None:
    g = first(
        at("Silicas", 0),
        at("Mars", 0, throne=True),
        at("Silicas", 1),
        at("Malakar 4", 1, throne=True),
        at("Krinos Mecarios", 2, throne=True),
        moment="regent",
        seats=3,
        regent=0,
        resources=[5, 0, 5],
    )
    g.until("Judge")
    g.say(f"charge {g.named('Silicas', 1)}", "done")
    assert g.happened("charged 1 silicas") == 1
    assert g.happened("pays 1") == 0


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.proves("S1-VICT-E3", "S1-TURN-05")
def test_points_count_in_the_own_victory_phase_and_nothing_else_ends_the_game() -> None:
    rich = [at(world, 1) for world in ("Earth Prime", "Mars", "Krinos Mecarios", "Malakar 4")]
    more = [at(world, 1) for world in ("Silicas", "Dalken Cendros", "Damirus Inner")]
    g = first(
        at("Saturn", 0, throne=True),
        *rich,
        *more,
        at("Ipernex Major", 2),
        moment="victory",
        seats=3,
        turn=400,
    )
    assert g.points(1) >= 25
    g.next_turn()
    assert not g.t.over, "it was the Victory Phase of seat 0"
    while not g.t.over:
        assert g.t.active == 1
        g.shrug()
    assert g.t.ranks[1] == 1


@pytest.mark.proves("S1-VICT-D3")
def test_any_number_of_facedown_worlds_may_be_kept() -> None:
    g = first(
        at("Mars", 0, throne=True),
        at("Dalken Cendros", 1),
        moment="victory",
        resources=[12, 5],
        zones={"reserve 0": ["Silicas", "Saturn"]},
    )
    g.until("SystemDraw")
    g.say(*["system-draw"] * 9)
    assert len(g.t.cards_in(0, RESERVE)) == 11


@pytest.mark.proves("S1-VAR-DUEL-11")
def test_a_duel_that_is_tied_goes_on_in_pairs() -> None:
    from regent.games.seize.duel import decided

    g = Game({"title": "seize", "ruleset": "first+duel", "seats": 2, "fast": True})
    t = g.t
    for turn, score, over in (
        (3, [2, 0], False),
        (4, [1, 1], False),
        (5, [2, 1], False),
        (6, [2, 1], True),
        (6, [2, 2], False),
    ):
        t.set_turn(turn)
        t.score = score
        assert decided(t) == over


@pytest.mark.proves("S1-REALLOC-C3")
def test_the_answer_is_asked_for() -> None:
    assert attacked("1 Destroyer Detachment").prompt == "React"
