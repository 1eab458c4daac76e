"""What the second edition does otherwise than that of 2022, clause by clause (S2-)."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.seize.state import ASSETS, RESERVE
from tests.games.seize.start import fresh
from tests.games.seize.table import Game, at, game, unit

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


def second(*map_: dict[str, Any], **more: Any) -> Game:
    return game(*map_, ruleset="second", **more)


def seats_of(g: Game) -> list[int]:
    return list(range(g.t.seats))


# -- setting up -----------------------------------------------------------------------------------


def begun(seats: int = 3, ruleset: str = "second", **more: Any) -> Game:
    """A game in which all have kept their hands."""
    drawn = {seat: DRAWN[seat] for seat in range(seats)}
    people = {seat: PEOPLE[seat] for seat in range(seats)}
    g = fresh(reserve=drawn, court=people, seats=seats, ruleset=ruleset, **more)
    for seat in range(seats):
        g.say("hold", seat=seat)
    return g


@pytest.mark.proves(
    "S2-SETUP-04", "S2-SETUP-07", "S2-SETUP-10", "S2-SETUP-14", "S2-SETUP-15", "S2-SETUP-16"
)
def test_starting_cards_are_free_and_characters_come_when_thrones_lie_open() -> None:
    g = begun()
    assert g.why("lead Khamera", seat=0) == "S2-SETUP-15"
    for seat in seats_of(g):
        g.say(f"throne {DRAWN[seat][0]}", seat=seat)
    assert g.prompt == "Leads"
    assert [g.t.resources[seat] for seat in seats_of(g)] == [5, 5, 5]
    assert g.happened("reveals") == 3
    g.say("lead Ajee Delere", seat=0)
    assert g.is_out("Ajee Delere"), "it is shown with those of the others"
    g.say("lead Ajee Delere", seat=1)
    g.say("lead Talandra Drus", seat=2)
    assert g.disputed("Ajee Delere", 0)
    assert g.disputed("Ajee Delere", 1)
    assert [g.t.resources[seat] for seat in seats_of(g)] == [5, 5, 5]
    assert not g.depleted("Mars")


@pytest.mark.proves("S2-REGENT-01", "S2-REGENT-02", "S2-REGENT-06")
def test_the_dearest_throne_world_and_character_make_the_regent() -> None:
    g = begun()
    for seat in seats_of(g):
        g.say(f"throne {DRAWN[seat][0]}", seat=seat)
    for seat in seats_of(g):
        g.say(f"lead {PEOPLE[seat][0]}", seat=seat)
    t = g.t
    for seat in seats_of(g):
        [throne] = t.worlds(seat)
        [person] = t.figures(seat)
        assert t.score[seat] == t.cost(throne) + t.cost(person)
    best = max(t.score)
    if t.score.count(best) == 1:
        assert t.regent == t.score.index(best) == t.active


@pytest.mark.proves("S2-REGENT-04", "S2-VAR-2P-02")
def test_two_players_have_no_regent() -> None:
    g = begun(2)
    for seat in seats_of(g):
        g.say(f"throne {DRAWN[seat][0]}", seat=seat)
    for seat in seats_of(g):
        g.say(f"lead {PEOPLE[seat][1]}", seat=seat)
    assert g.t.turn == 1
    assert g.t.regent == -1


@pytest.mark.proves("S2-SETUP-05", "S2-SETUP-08", "S2-SETUP-09")
def test_a_hand_is_drawn_again_once_and_whole() -> None:
    g = fresh(seats=2, ruleset="second")
    before = g.names("hand 0")
    deck = sorted(g.names("assets 0") + before)
    g.say("redraw", seat=0)
    assert g.names("hand 0") == before, "all decide before anybody draws"
    g.say("hold", seat=1)
    assert g.prompt == "Found", "once only"
    assert len(g.names("hand 0")) == 6
    assert sorted(g.names("assets 0") + g.names("hand 0")) == deck
    assert g.happened("redraws-hand 0 6") == 1
    assert g.happened("redraws-hand 1") == 0


@pytest.mark.proves("S2-SETUP-11", "S2-SETUP-12")
def test_equal_throne_worlds_go_and_the_lead_is_not_asked_for() -> None:
    g = fresh(
        reserve={0: ["Mars", "Silicas", "Saturn"], 1: ["Mars", "Malakar 4", "Damirus Inner"]},
        seats=2,
        ruleset="second",
        zones={"systems 0": ["Dalken Cendros"], "systems 1": ["Earth Prime"]},
    )
    g.say("hold", seat=0)
    g.say("hold", seat=1)
    g.say("throne Mars", seat=0)
    g.say("throne Mars", seat=1)
    assert g.prompt == "Refound"
    assert g.names("discard 0") == g.names("discard 1") != []
    g.say("throne Dalken Cendros", seat=0)
    g.say("throne Earth Prime", seat=1)
    assert g.prompt == "Leads"


@pytest.mark.proves("S2-VAR-ACC-01", "S2-VAR-ACC-02", "S2-VAR-ACC-04")
def test_the_accelerated_game_begins_with_three_worlds_of_six() -> None:
    six = {
        0: ["Mars", "Krinos Mecarios", "Malakar 4", "Silicas", "Saturn", "Ipernex Major"],
        1: ["Earth Prime", "Dalken Cendros", "Damirus Inner", "Silicas", "Mars", "Ipernex Minor"],
    }
    people = {0: PEOPLE[0], 1: PEOPLE[1]}
    g = fresh(reserve=six, court=people, seats=2, ruleset="second+accelerated")
    g.say("hold", seat=0)
    g.say("hold", seat=1)
    g.say("throne Mars", seat=0)
    g.say("throne Earth Prime", seat=1)
    assert g.why("buy Mars", seat=1) == "S2-RESUPPLY-E2", "it is a Throne World of another"
    g.say("buy Silicas", "buy Saturn", seat=0)
    assert g.why("buy Malakar 4", seat=0) == "S2-VAR-ACC-01"
    g.say("lead Khamera", seat=0)
    g.say("lead Delanos Vec", "buy Silicas", "buy Damirus Inner", seat=1)
    assert [len(g.t.worlds(seat)) for seat in (0, 1)] == [3, 3]
    assert g.disputed("Silicas", 0)
    assert g.t.resources[g.t.active] >= 5
    assert sorted(g.t.score) == sorted(
        sum(g.t.cost(w) for w in g.t.worlds(s)) + g.t.cost(g.t.figures(s)[0]) for s in (0, 1)
    )


# -- the turn -------------------------------------------------------------------------------------


@pytest.mark.proves("S2-ALLOC-B8")
def test_any_number_of_units_stands_at_a_world() -> None:
    troops = ["0 Clone Battalion"] * 7
    g = second(at("Mars", 0, *troops), at("Dalken Cendros", 1), moment="reallocation")
    assert len(g.cards("Clone Battalion")) == 7


@pytest.mark.proves("S2-TERM-13")
def test_counters_are_not_replaced_in_resupply() -> None:
    carrier = unit("Fighter Carrier Group", 0, carried=0)
    g = second(at("Mars", 0, carrier), at("Dalken Cendros", 1), moment="resupply")
    g.until("AllocateUnits") if g.t.hand(0) else g.next_turn()
    assert g.counters("Fighter Carrier Group") == 0
    assert g.happened("refills") == 0


def react(**more: Any) -> Game:
    """Seat 0 enters Mars; seat 1 has a Fleet and a Troop elsewhere and in the System."""
    g = second(
        at("Dalken Cendros", 0, "0 Scout Tank Deployment"),
        at("Mars", 1),
        at("Earth Prime", 1, unit("Clone Battalion", 1, depleted=True)),
        at("Malakar 4", 1, "1 Destroyer Detachment", "1 Main Battle Tank Company"),
        moment="reallocation",
        **more,
    )
    g.until("AttackMoves")
    g.say("move Scout Tank Deployment Mars")
    g.until("React")
    return g


@pytest.mark.proves("S2-REALLOC-C2", "S2-REALLOC-C3", "S2-REALLOC-C4")
def test_fleets_react_from_afar_and_deplete_troops_only_within_the_system() -> None:
    g = react()
    assert g.why("move Main Battle Tank Company Mars") == "S2-REALLOC-C3"
    g.say("move Destroyer Detachment Mars")
    assert g.depleted("Destroyer Detachment")
    g.say("move Clone Battalion Mars")
    assert g.depleted("Clone Battalion"), "as it was"
    assert g.at("Clone Battalion").startswith("Mars")


@pytest.mark.proves("S2-VICT-D1", "S2-VICT-D2", "S2-VICT-D3")
def test_a_system_card_is_free_and_further_ones_cost_as_many_counters_as_worlds() -> None:
    g = second(
        at("Mars", 0),
        at("Malakar 4", 0),
        at("Dalken Cendros", 1),
        moment="victory",
        resources=[5, 5],
    )
    g.until("SystemDraw")
    assert len(g.t.cards_in(0, RESERVE)) == 1
    g.say("system-draw", "system-draw")
    assert len(g.t.cards_in(0, RESERVE)) == 3
    assert g.resources(0) == 1
    assert g.prompt != "SystemDraw", "a third one cannot be paid"
    g = second(at("Dalken Cendros", 1), moment="victory", resources=[1, 5])
    g.until("SystemDraw")
    g.say("system-draw")
    assert g.resources(0) == 0, "without Worlds it costs 1"


@pytest.mark.proves("S2-VICT-E2", "S2-VICT-C1")
def test_rewards_come_after_the_hand_is_filled() -> None:
    g = taken(at("Mars", 1))
    g.next_turn()
    assert g.resources(0) == 5 + 2
    assert len(g.t.hand(0)) == 7


def taken(world: dict[str, Any], **more: Any) -> Game:
    """Seat 0 takes a bare World with two heavy cruisers, in two Exchanges if need be."""
    force = [unit("Heavy Cruiser Assault Force", 0, depleted=True) for _ in range(2)]
    world["units"] = [*world["units"], *force]
    g = second(world, at("Malakar 4", 0), at("Krinos Mecarios", 1), **more)
    name = world["world"]
    g.conquer(name)
    for _ in range(2):
        g.until("Declare", 0)
        for card in g.cards("Heavy Cruiser Assault Force"):
            g.say(f"target heavy-cruiser-assault-force~{card} {g.named(name)}")
        g.say("done") if g.prompt == "Declare" and g.awaited == 0 else None
    while g.t.world >= 0:
        g.shrug()
    return g


@pytest.mark.proves("S2-CONQ-C6", "S2-THRONE-03", "S2-THRONE-04", "S2-CONQ-X2", "S2-CONQ-X3")
def test_a_throne_world_takes_two_counters_and_keeps_one_and_is_none_while_conquered() -> None:
    g = taken(at("Mars", 1, throne=True))
    assert g.controller("Mars") == 0
    assert g.conquest("Mars", 0) == 1
    assert g.required("Mars") == 1
    assert g.defence("Mars") == 5, "no longer doubled"
    g.next_turn()
    assert g.resources(0) == 5 + g.t.cost(g.card("Mars"))
    assert len(g.t.hand(0)) == 8


@pytest.mark.proves("S2-RESUPPLY-E5")
def test_copies_of_a_conquered_throne_world_stay_forbidden() -> None:
    g = second(
        at("Mars", 0, "0 Clone Battalion", owner=1, throne=True),
        at("Malakar 4", 1),
        moment="resupply",
        seat=1,
        resources=[9, 9],
        zones={"reserve 1": ["Mars", "Silicas"]},
    )
    g.until("BuyWorlds", 1)
    assert g.why("face-up Mars") == "S2-RESUPPLY-E2"


@pytest.mark.proves("S2-VICT-A1", "S2-VICT-A3")
def test_a_conquered_world_is_held_by_units_not_by_its_marker() -> None:
    held = at("Mars", 0, "0 Clone Battalion", owner=1, conquest={})
    g = second(held, at("Malakar 4", 1), moment="victory", seat=1)
    g.next_turn()
    assert g.controller("Mars") == 0


# -- the Regent -----------------------------------------------------------------------------------


@pytest.mark.proves("S2-RGP-B1", "S2-RGP-B2", "S2-REGENT-07")
def test_somebody_pays_for_each_disputed_world_and_the_title_stays() -> None:
    g = second(
        at("Mars", 0),
        at("Mars", 1),
        at("Silicas", 0),
        at("Silicas", 1),
        at("Malakar 4", 2),
        moment="regent",
        seats=3,
        regent=0,
        zones={"assets 0": []},
    )
    g.until("Judge")
    assert g.why("done") == "S2-RGP-B1"
    g.say(f"charge {g.named('Mars', 1)}")
    assert g.why("done") == "S2-RGP-B1"
    assert g.why(f"charge {g.named('Mars', 0)}") == "S2-RGP-B1", "one is spared"
    g.say(f"charge {g.named('Silicas', 1)}")
    g.next_turn()
    assert g.resources(1) == 3
    assert g.t.regent == 0, "neither an empty deck nor a lost Throne World takes the title"


# -- the fight ------------------------------------------------------------------------------------


@pytest.mark.proves("S2-CONQ-S2-4", "S2-KEY-SUPPORT")
def test_support_is_not_lost_by_targeting() -> None:
    supported = [c.name for c in cards_with("Support")]
    name = supported[0]
    g = second(
        at("Mars", 1, unit(name, 0, depleted=True), "1 Beam Weapon Batteries"),
        at("Malakar 4", 0),
    )
    g.conquer("Mars")
    g.until("Declare", 0)
    g.say(f"target {name} Mars")
    g.until("Declare", 1)
    assert g.why(f"target Beam Weapon Batteries {name}") == "S2-CONQ-S2-4"


def cards_with(keyword: str) -> list[Any]:
    from regent.games.seize.codes import KEYWORDS
    from regent.games.seize.title import TITLE
    from regent.kernel.vocabulary import ABSENT

    at_ = KEYWORDS.index(keyword)
    return [c for c in TITLE.cards().cards if c.keywords[at_] not in (ABSENT, -1)]


@pytest.mark.proves("S2-KEY-SURPRISE")
def test_the_attackers_strikes_come_first_and_what_falls_does_not_strike() -> None:
    g = second(
        at("Mars", 1, unit("Rapid Strike Fleet", 0, depleted=True), "1 Rapid Strike Fleet"),
        at("Malakar 4", 0),
    )
    mine, theirs = g.named("Rapid Strike Fleet", 0), g.named("Rapid Strike Fleet", 1)
    g.conquer("Mars")
    g.until("Declare", 0)
    g.say(f"strike {mine} {theirs}")
    g.until("Withdrawal")
    assert g.is_out("Rapid Strike Fleet", 1)
    assert g.happened("targets 1") == 0
    assert not g.is_out("Rapid Strike Fleet", 0)


@pytest.mark.proves("S2-CONQ-S4-4", "S2-CONQ-S4-5", "S2-REALLOC-A2")
def test_a_fleet_that_retreats_may_leave_counters_that_fight_on_and_rejoin_it() -> None:
    g = second(
        at("Mars", 1, unit("Destroyer Detachment", 0, depleted=True), "1 Fighter Carrier Group"),
        at("Malakar 4", 0),
        at("Krinos Mecarios", 1),
    )
    g.conquer("Mars")
    g.until("Regroup", 1)
    g.say("move Fighter Carrier Group Krinos Mecarios")
    counters = g.t.counters_of(g.card("Fighter Carrier Group"))
    mars = g.card("Mars")
    assert g.prompt == "LeaveBehind"
    g.say(f"leave fighter-counter~{counters[0]}", "done")
    assert [g.t.at[c] == mars for c in counters] == [True] + [False] * (len(counters) - 1)
    g.until("Declare", 1)
    assert g.offered("target fighter-counter Destroyer Detachment")
    while g.t.world >= 0:
        g.shrug()
    home = g.card("Krinos Mecarios")
    assert {g.t.at[c] for c in counters} == {home}


@pytest.mark.proves("S2-REALLOC-B3", "S2-REALLOC-C6", "S2-COMP-01")
def test_moves_within_a_system_deplete_too_and_fighters_answer_for_nothing() -> None:
    g = second(
        at("Earth Prime", 0, "0 Clone Battalion"),
        at("Mars", 1),
        at("Malakar 4", 1, "1 Torpedo Bomber Squadron"),
        moment="reallocation",
        resources=[5, 0],
    )
    g.until("AttackMoves")
    g.say("move Clone Battalion Mars")
    assert g.depleted("Clone Battalion")
    g.until("React")
    g.say("move Torpedo Bomber Squadron Mars")
    assert g.resources(1) == 0


@pytest.mark.proves("S2-VICT-F1", "S2-TURN-03", "S2-CONQ-X4")
def test_without_worlds_one_plays_on_and_a_liberated_throne_world_is_one_again() -> None:
    g = second(
        at("Mars", 1, owner=0, throne=True, conquest={}),
        at("Krinos Mecarios", 1),
        moment="victory",
        turn=300,
    )
    g.next_turn()
    assert not g.t.over
    assert g.happened("liberates 0 mars") == 1, "nobody held it"
    assert g.defence("Mars") == 10
    g = second(at("Krinos Mecarios", 1), moment="victory")
    g.next_turn()
    g.next_turn()
    assert g.t.active == 0, "it has no World and its Turn comes again"


@pytest.mark.proves("S2-ADJ-03")
def test_a_card_makes_worlds_adjacent() -> None:
    from regent.games.seize.worlds import adjacent

    g = second(
        at("Dalken Cendros", 0, "0 Long Range Patrol Force", "0 Destroyer Detachment"),
        at("Krinos Mecarios", 1),
        at("Mars", 2),
        at("Malakar 4", 3),
        seats=4,
        moment="reallocation",
    )
    near = [adjacent(g.t, 0, g.card(name), g.card("Mars")) for name in FAR]
    assert near == [True, False]


FAR = ("Long Range Patrol Force", "Destroyer Detachment")


@pytest.mark.proves("S2-PRES-05")
def test_a_unit_elsewhere_does_not_use_its_ability_for_the_fight() -> None:
    g = second(
        at("Mars", 1, unit("Destroyer Detachment", 0, depleted=True), "1 Clone Battalion"),
        at("Malakar 4", 0, "0 Light Cruiser Task Force"),
        at("Krinos Mecarios", 1),
        figures={0: ["1st General Paledos"]},
        fast=False,
    )
    g.conquer("Mars")
    g.until_moment("step_1", 0)
    assert g.why("use Light Cruiser Task Force 0") == "S2-PRES-05"


# -- Reactions ------------------------------------------------------------------------------------


@pytest.mark.proves("S2-REACT-05")
def test_a_tactics_card_helps_others_without_asking() -> None:
    g = second(
        at("Mars", 1, unit("Destroyer Detachment", 0, depleted=True), "1 Fighter Carrier Group"),
        at("Malakar 4", 0),
        at("Krinos Mecarios", 2),
        seats=3,
        hands={2: ["Phalanx Battle Formation"]},
        resources=[9, 9, 9],
    )
    g.conquer("Mars")
    g.until("Moment", 2)
    for _ in range(20):
        if g.offered("play Phalanx", 2):
            break
        g.shrug()
        g.until("Moment", 2)
    g.say("play Phalanx Battle Formation", seat=2)
    while g.prompt == "Targets":
        assert g.awaited == 2
        g.say("choose Fighter Carrier Group")
    assert g.happened("allows") == 0
    assert g.happened("plays 2 phalanx-battle-formation") == 1
    assert g.prompt != "Permit"


def test_after_a_cancelled_card_another_copy_may_be_played_at_once() -> None:
    g = second(
        at("Mars", 1, unit("Destroyer Detachment", 0, depleted=True), "1 Main Battle Fleet"),
        at("Malakar 4", 0),
        at("Krinos Mecarios", 1),
        hands={1: ["Armor Piercing Barrage"] * 2},
        figures={0: ["Telek"]},
    )
    g.conquer("Mars")
    g.until_moment("step_1", 1)
    g.say("play Armor Piercing Barrage")
    if g.prompt == "Targets":
        g.say("choose Main Battle Fleet")
    g.say("use Telek 0", seat=0)
    g.until_moment("step_1", 1)
    assert g.t.exchange == 1, "at that very moment"
    g.say("play Armor Piercing Barrage")
    if g.prompt == "Targets":
        g.say("choose Main Battle Fleet")
    g.passes()
    assert g.keyword("Main Battle Fleet", "Piercing") >= 1
    assert g.happened("cancelled 1 armor-piercing-barrage") == 1


@pytest.mark.proves("S2-REACT-09")
def test_a_reaction_for_which_nothing_can_be_chosen_any_more_goes_back() -> None:
    """Of two who announce for the same Unit the first to resolve leaves nothing to the other."""
    g = second(
        at("Mars", 1, unit("Destroyer Detachment", 0, depleted=True), "1 Main Battle Fleet"),
        at("Malakar 4", 0),
        at("Krinos Mecarios", 1),
        hands={1: ["Armor Piercing Barrage"]},
    )
    g.conquer("Mars")
    g.until_moment("step_1", 1)
    g.say("play Armor Piercing Barrage")
    assert g.prompt == "Targets"
    top: Any = g.t.stack[-1]
    top.pool = []
    top.step(g.t)
    g.t.stack[-1].step(g.t)
    assert g.names("hand 1") == ["Armor Piercing Barrage"]
    assert g.clauses("takes-back") == ["S2-REACT-09"]
    assert g.resources(1) == 5


# -- Besieged Empire ------------------------------------------------------------------------------


@pytest.mark.proves("S2-VAR-BESIEGED-01", "S2-VAR-BESIEGED-02", "S2-VAR-BESIEGED-03")
def test_who_has_the_throne_world_alone_pays_a_world_with_asset_cards() -> None:
    def besieged(*lost: dict[str, Any]) -> Game:
        g = second_besieged(at("Mars", 0, throne=True), *lost, at("Krinos Mecarios", 1))
        g.until("BuyWorlds", 0)
        return g

    g = besieged()
    assert g.why("rescue") == "S2-VAR-BESIEGED-01", "no World of theirs is Conquered"
    g = besieged(at("Malakar 4", 1, "1 Clone Battalion", owner=0))
    deck = len(g.t.cards_in(0, ASSETS))
    before = g.resources(0)
    cost = g.t.spec.cost[g.t.face[g.t.cards_in(0, RESERVE)[0]]]
    g.say("save Silicas")
    assert g.controller("Silicas") == 0
    assert len(g.t.cards_in(0, ASSETS)) == deck - cost
    assert g.resources(0) == before
    assert g.prompt != "BuyWorlds" or g.why("rescue") == "S2-VAR-BESIEGED-01", "once in a Turn"


def second_besieged(*map_: dict[str, Any]) -> Game:
    zones = {"reserve 0": ["Silicas", "Saturn"]}
    return game(*map_, ruleset="second+besieged", moment="resupply", zones=zones, resources=[0, 0])


# -- duels ----------------------------------------------------------------------------------------


@pytest.mark.proves("S2-VAR-DUEL-01", "S2-VAR-DUEL-07")
def test_four_fights_or_more_decide_a_duel_by_conquests() -> None:
    g = Game({"title": "seize", "ruleset": "second+duel", "seats": 2, "fast": True})
    for seat in (0, 1):
        tactics = 0
        while g.prompt == "Assemble" and seat in g.session.awaited():
            g.session.answer(seat, g.session.decision(seat).options[0])  # type: ignore[union-attr]
            tactics += 1
        assert tactics == 13
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
    assert g.t.score == [2, 0]
    assert g.happened("conquers") == 2
