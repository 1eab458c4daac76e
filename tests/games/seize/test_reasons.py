"""The advice of the title: a card is played for what it changes, and nothing is laughable.

Each folly is shown in a position: what is laughed at, what is not, and that the advice leaves it.
"""

from __future__ import annotations

from pathlib import Path

from regent.bots.base import Opinion
from regent.bots.reasons import ReasonsBot
from regent.bots.sight import sight_of
from regent.games.seize.advice import (
    follies,
)
from regent.games.seize.advice.follies import folly as folly_of
from regent.games.seize.advice.gains import ANY, gain
from regent.games.seize.advice.maneuvers import power_with
from regent.games.seize.advice.reasons import advise
from regent.games.seize.advice.worth import power_at
from regent.games.seize.state import Seize
from regent.games.seize.title import TITLE
from regent.kernel import rng
from regent.kernel.advice import Advice
from regent.kernel.vocabulary import slug
from regent.lab.batch import answer_by
from regent.play.session import Session, new_header
from tests.games.seize.start import found, ready
from tests.games.seize.table import Game, at, game, own, unit
from tests.games.seize.test_battle import aim, battle, came


def opinions(g: Game, seat: int = -1) -> list[Opinion]:
    """What the advice says to the question a seat is asked, best first."""
    sight = sight_of(
        g.session, g.awaited if seat < 0 else seat, rng.seeded("sight", 1), imagines=True
    )
    assert sight is not None
    return ReasonsBot("test").opinions(sight)


def plain(option: str) -> str:
    return " ".join(word.split("~")[0] for word in option.split(" "))


def means(text: str, option: str) -> bool:
    return option == text or slug(plain(option)).startswith(slug(text))


def weight(g: Game, text: str) -> float:
    """The weight of the best option that begins so."""
    return max(o.weight for o in opinions(g) if means(text, o.option))


def folly(g: Game, text: str, memory: list[int] | None = None) -> str:
    """What the option that begins so is laughed at for; empty if it is not."""
    seat = g.awaited
    decision = g.session.decision(seat)
    assert decision is not None
    for name, action in zip(decision.options, decision.actions, strict=True):
        if means(text, name):
            return folly_of(g.t, seat, action, [] if memory is None else memory)
    raise AssertionError(f"{text} is not offered: {decision.options}")


def is_left(g: Game, text: str, name: str) -> None:
    """It is laughed at by this name, and the advice prefers something else."""
    assert folly(g, text) == name
    assert weight(g, text) < opinions(g)[0].weight


def is_taken(g: Game, text: str) -> None:
    """It is not laughed at, and nothing is better."""
    assert folly(g, text) == ""
    assert weight(g, text) == opinions(g)[0].weight > 0


def test_every_folly_is_shown_here() -> None:
    """Each name stands in this file as a constant of the module."""
    text = Path(__file__).read_text(encoding="utf-8")
    names = {k: v for k, v in vars(follies).items() if isinstance(v, str) and v in follies.FOLLIES}
    assert sorted(names.values()) == sorted(follies.FOLLIES)
    assert [key for key in names if f"follies.{key}" not in text] == []


# -- Regent ---------------------------------------------------------------------------------------


def bidding() -> Game:
    g = ready(seats=2)
    found(g, ("Damirus Inner", "Ajee Delere"), ("Saturn", "Brigadier General Na'zeen"))
    assert g.prompt == "Bidding"
    return g


def test_somebody_bids_for_regent_and_stops_in_time() -> None:
    g = bidding()
    is_left(g, "done", follies.NO_BID)
    bids = [0, 0]
    for _ in range(20):
        if g.prompt != "Bidding":
            break
        seat = g.awaited
        best = opinions(g)[0].option
        assert folly(g, best) == ""
        bids[seat] += best != "done"
        g.say(best)
    assert g.t.regent >= 0
    assert 1 <= bids[g.t.regent] <= 4


# -- help for enemies -----------------------------------------------------------------------------


def test_nobody_wakes_an_enemy_unit() -> None:
    orders = {0: ["Special Operation Orders"]}
    g = game(
        at("Mars", 1, unit("Robot Goliath", 1, depleted=True)),
        at("Dalken Cendros", 0),
        hands=orders,
        moment="allocation",
        turns=[2, 2],
    )
    g.until("Moment", 0)
    is_left(g, "play special-operation-orders", follies.HELPS_ENEMY)


def test_an_own_unit_is_woken_for_an_attack() -> None:
    g = game(
        at("Mars", 1),
        at("Dalken Cendros", 0, unit("Robot Goliath", 0, depleted=True)),
        hands={0: ["Special Operation Orders"]},
        moment="allocation",
        turns=[2, 2],
    )
    g.until_moment("part", 0)
    is_taken(g, "play special-operation-orders")


def test_the_attacker_does_not_call_the_defenders_fleet() -> None:
    world = at("Mars", 1)
    far = at("Silicas", 1, unit("Main Battle Fleet", 1, depleted=True))
    near = at("Dalken Cendros", 0, "0 Robot Goliath")
    hands = {0: ["On High Alert"], 1: ["On High Alert"]}
    g = game(world, far, near, hands=hands, moment="reallocation", turns=[2, 2])
    g.until("AttackMoves", 0)
    g.say("move Robot Goliath Mars")
    g.until_moment("reallocation_c", 0)
    is_left(g, "play on-high-alert", follies.HELPS_ENEMY)
    g.until_moment("reallocation_c", 1)
    is_taken(g, "play on-high-alert")


def test_the_attacker_does_not_strengthen_the_world() -> None:
    hands = {0: ["Population Mobilization"], 1: ["Population Mobilization"]}
    g = battle(came("Imperial Guardian Fleet"), came("Destroyer Detachment"), hands=hands)
    g.until_moment("step_1", 0)
    is_left(g, "play population-mobilization", follies.HELPS_ENEMY)
    g.attack(("Imperial Guardian Fleet", "Mars"), ("Destroyer Detachment", "Mars"))
    g.until_moment("targets_1", 1)
    is_taken(g, "play population-mobilization")  # 7 against DEF 5, and 8 with it


# -- what was declined --------------------------------------------------------------------------


def test_what_was_declined_is_not_offered_again() -> None:
    hands = {1: ["Heavy Bombardment Ordnance"]}
    g = battle(came("Robot Goliath"), "1 Termbot Tanks", hands=hands)
    g.until_moment("step_1", 1)
    card = g.t.hand(1)[0]
    declined = [follies.mark(g.t, 1, card, 0)]
    assert folly(g, "play heavy-bombardment", declined) == follies.DECLINED_AGAIN
    is_left(g, "play heavy-bombardment", follies.HELPS_ENEMY)
    g.say("play Heavy Bombardment Ordnance")
    assert g.prompt == "Permit"
    memory: list[int] = []
    assert folly(g, "decline", memory) == ""
    assert memory == declined
    assert opinions(g)[0].option == "decline"


# -- Characters -----------------------------------------------------------------------------------


def test_an_assassin_spares_the_own_side() -> None:
    people = {0: ["The Ka Triplets", "Ajee Delere"], 1: ["Alpha Theta Omicron"]}
    g = game(at("Mars", 1), at("Dalken Cendros", 0), figures=people, moment="allocation")
    g.until("Moment", 0)
    g.say("use the-ka-triplets 0")
    assert g.prompt == "Targets"
    is_left(g, "choose ajee-delere", follies.OWN_CHARACTER)
    assert folly(g, "choose alpha-theta-omicron") == ""


def test_nobody_is_depleted_for_nothing() -> None:
    people = {0: ["An'asiia"], 1: ["Alpha Theta Omicron", "Shalma Questin of the 1st Nano Order"]}
    g = game(at("Mars", 1), at("Dalken Cendros", 0), figures=people, moment="allocation")
    g.until("Moment", 0)
    assert weight(g, "use anasiia") < 0
    g.say("use anasiia 0")
    assert folly(g, "choose shalma-questin") == follies.DEPLETES


# -- Units given up -------------------------------------------------------------------------------


def test_nobody_is_depleted_who_stands_up_at_once() -> None:
    """At the start of the Turn of its player a Character turns upright before it is needed."""
    g = game(
        at("Mars", 1),
        at("Dalken Cendros", 0),
        figures={0: ["An'asiia"], 1: ["Telek"]},
        moment="resupply",
        seat=1,
    )
    g.until("Moment", 0)
    use = "use An'asiia"
    assert weight(g, use) < weight(g, "pass")
    early = weight(g, use)
    g.say("pass")
    g.until_moment("part", 0)
    assert g.happened("draws 1") == 0
    assert weight(g, use) > early, "now it stays depleted"


def test_nobody_pays_for_a_way_that_cannot_be_paid() -> None:
    """Secret Maneuvers costs 1, and who is Sub-light pays 1 more on the way."""
    for money, goes in ((1, False), (2, True)):
        g = game(
            at("Mars", 1),
            at("Dalken Cendros", 0, "0 Robot Goliath"),
            hands={0: ["Secret Maneuvers"]},
            moment="reallocation",
            resources=[money, 0],
        )
        g.until_moment("reallocation_b", 0)
        worth = weight(g, "play Secret Maneuvers")
        assert (worth > -100) == goes, (money, worth)


def test_a_unit_is_not_given_up_for_an_attack_that_is_strong_enough() -> None:
    g = battle(came("Automated Missile Launchships"))
    g.attack(("Automated Missile Launchships", "Mars"))
    g.until_moment("targets_1", 0)
    is_left(g, "use automated-missile-launchships", follies.SACRIFICE)
    strong = battle(came("Automated Missile Launchships"), "1 Robot Goliath")
    strong.attack(("Automated Missile Launchships", "Robot Goliath"))
    strong.until_moment("targets_1", 0)
    assert folly(strong, "use automated-missile-launchships") == ""


def test_nothing_is_mended_that_is_whole() -> None:
    g = battle(came("Robot Goliath"), "1 Imperial Guardian Fleet", figures={0: ["M-5-X-10000"]})
    g.attack(("Robot Goliath", "Imperial Guardian Fleet"))
    g.until_moment("step_3", 0)
    is_left(g, "use m-5-x-10000", follies.NOTHING_MENDED)
    hurt = battle(
        came("Light Cruiser Task Force", damage=1), "1 Termbot Tanks", figures={0: ["M-5-X-10000"]}
    )
    hurt.until_moment("step_3", 0)
    is_taken(hurt, "use m-5-x-10000")


def test_a_keyword_is_not_given_to_who_has_it() -> None:
    hands = {0: ["Firing Range Advantage"]}
    g = battle(came("Rapid Strike Fleet"), came("Robot Goliath"), "1 Termbot Tanks", hands=hands)
    g.until_moment("ca_start", 0)
    is_taken(g, "play firing-range-advantage")
    g.say("play Firing Range Advantage")
    is_left(g, f"choose {g.named('Rapid Strike Fleet')}", follies.HAS_IT_ALREADY)


def test_a_mission_counter_waits_until_the_unit_can_use_it() -> None:
    g = battle(came("Light Cruiser Task Force"), "1 Termbot Tanks")
    g.until_moment("exchange_start", 0)
    is_left(g, "use light-cruiser-task-force", follies.MISSION)


def test_nobody_looks_at_what_is_known() -> None:
    g = game(
        at("Dalken Cendros", 0, "0 Long Range Patrol Force", "0 Long Range Patrol Force"),
        at("Mars", 1),
        moment="allocation",
    )
    g.until("Moment", 0)
    one, other = g.cards("Long Range Patrol Force")
    number = g.offers()[1].split(" ")[-1]
    assert folly(g, "use long-range-patrol-force") == ""
    g.say(f"use long-range-patrol-force~{one} {number}", "keep")
    assert other in g.cards("Long Range Patrol Force")
    is_left(g, "use long-range-patrol-force", follies.SEEN_ALREADY)


def test_allocation_points_are_for_a_unit_in_hand() -> None:
    def turn(card: str) -> Game:
        g = game(
            at("Dalken Cendros", 0),
            at("Silicas", 0),
            at("Mars", 1),
            hands={0: [card]},
            figures={0: ["Azhar Maikenik"]},
            moment="allocation",
        )
        g.until_moment("allocation_b", 0)
        return g

    is_left(turn("Infantry Battalion"), "use azhar-maikenik", follies.POINTS)
    is_taken(turn("Fighter Carrier Group"), "use azhar-maikenik")


# -- war ------------------------------------------------------------------------------------------


def test_no_attack_on_a_world_that_cannot_be_reached() -> None:
    g = game(at("Mars", 1, came("Robot Infantry Battalion")), at("Dalken Cendros", 0))
    g.until("Campaign")
    is_left(g, "conquer mars", follies.HOPELESS)
    strong = game(at("Mars", 1, came("Robot Goliath")), at("Dalken Cendros", 0))
    strong.until("Campaign")
    is_taken(strong, "conquer mars")


def test_nobody_goes_out_alone_because_another_cannot_pay() -> None:
    """The Goliath would take it, but for its Sub-light move there is no Resource counter."""

    def going(resources: int) -> Game:
        g = game(
            at("Mars", 1, "1 Bombardment Shelter Network"),
            at("Dalken Cendros", 0, "0 Robot Goliath", "0 Intercept Hover Drones"),
            moment="reallocation",
            resources=[resources, 0],
        )
        g.until("AttackMoves")
        return g

    is_left(going(0), "move intercept-hover-drones mars", follies.SENT_OUT)
    rich = going(1)
    assert folly(rich, "move intercept-hover-drones mars") == ""
    is_taken(rich, "move robot-goliath mars")


def test_attacks_that_are_begun_are_finished() -> None:
    g = battle(came("Destroyer Detachment"), came("Main Battle Fleet"), "1 Robot Goliath")
    g.until("Declare", 0)
    g.say(aim(g, "Destroyer Detachment", "Robot Goliath"))
    is_left(g, "done", follies.FALLS_SHORT)
    g.say(aim(g, "Main Battle Fleet", "Robot Goliath"))
    assert g.t.step == 2 or folly(g, "done") == ""


def test_nobody_begins_what_cannot_be_finished() -> None:
    g = battle(came("Destroyer Detachment"), "1 Robot Goliath")
    g.until("Declare", 0)
    assert weight(g, "target destroyer-detachment robot-goliath") < 0


def test_no_counters_for_a_world_that_will_be_held() -> None:
    """In the last Exchange 4, 3 and 3 cannot take DEF 5 of the World and 5 of its Troop: then
    rather the Troop. With 5 more both fall, and the World is worth more."""
    names = ("Android Battalion", "Intercept Hover Drones", "Scout Tank Deployment")
    troops = [came(name) for name in names]
    g = battle(*troops, "1 Jump Battlesuit Company")
    while g.t.exchange < 2 or g.prompt != "Declare":
        g.shrug()
    assert weight(g, "target android-battalion mars") < weight(
        g, "target android-battalion jump-battlesuit-company"
    )
    assert opinions(g)[0].option.split()[2].startswith("jump-battlesuit-company")
    g = battle(*troops, came("Powered Armor Platoons"), "1 Jump Battlesuit Company")
    while g.t.exchange < 2 or g.prompt != "Declare":
        g.shrug()
    assert opinions(g)[0].option.split()[2].startswith("mars")


def test_the_last_unit_holds_a_conquered_world() -> None:
    g = game(
        at("Mars", 1, came("Robot Goliath"), "1 Main Battle Fleet", owner=0),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
    )
    g.conquer("Mars")
    g.until("Regroup", 1)
    is_left(g, "move main-battle-fleet silicas", follies.ABANDONED)


def test_who_came_to_defend_stays_while_nothing_can_eliminate_it() -> None:
    """Nothing there hits a Goliath twice, and it is the stronger: it stands for the next Exchange,
    whatever is needed elsewhere."""
    g = battle(came("Main Battle Fleet"), "1 Robot Goliath")
    g.until("Regroup", 1)
    goliath = g.card("Robot Goliath")
    memory = [follies.noted(g.t, follies.CAME, goliath)]
    assert folly(g, "move robot-goliath silicas", memory) == follies.CAME_AND_WENT
    assert folly(g, "move robot-goliath silicas") == ""  # it was there before
    assert weight(g, "move robot-goliath silicas") < weight(g, "done")
    strong = battle(*[came("Robot Goliath")] * 2, "1 Light Cruiser Task Force")
    strong.until("Regroup", 1)
    memory = [follies.noted(strong.t, follies.CAME, strong.card("Light Cruiser Task Force"))]
    assert folly(strong, "move light-cruiser-task-force silicas", memory) == ""


def test_nobody_goes_out_to_turn_back() -> None:
    """Who alone holds a Conquered World is not counted upon: one Unit less could not take it."""
    g = game(
        at("Mars", 1, "1 Heavy Robot Battalion"),
        at("Silicas", 0, "0 Main Battle Fleet", owner=1),
        at("Dalken Cendros", 0, "0 Imperial Guardian Fleet"),
        moment="reallocation",
    )
    g.until("AttackMoves", 0)
    assert weight(g, "move main-battle-fleet mars") < 0
    assert weight(g, "move imperial-guardian-fleet mars") < 0
    g.say("move Imperial Guardian Fleet Mars")
    memory = [follies.noted(g.t, follies.ENTERED, follies.held_by(g.t, 0, g.card("Mars")))]
    g.until("Campaign", 0)
    assert folly(g, "skip mars", memory) == follies.TURNED_BACK
    assert folly(g, "skip mars") == ""


def test_of_those_who_hold_a_conquered_world_one_is_not_counted_upon() -> None:
    """Each of two may go, but not both; from a World of one's own both may."""

    def going(one: str, other: str, **held: int) -> Game:
        g = game(
            at("Mars", 1, "1 Heavy Robot Battalion", "1 Robot Infantry Battalion"),
            at("Silicas", 0, f"0 {one}", f"0 {other}", **held),
            at("Dalken Cendros", 0),
            moment="reallocation",
            resources=[9, 9],
        )
        g.until("AttackMoves", 0)
        return g

    pair = ("Imperial Guardian Fleet", "Drone Fighter Squadron")
    assert opinions(going(*pair, owner=1))[0].option == "done"
    is_taken(going(*pair), "move imperial-guardian-fleet mars")
    strong = opinions(going("Robot Goliath", "Imperial Guardian Fleet", owner=1))
    assert [plain(one.option) for one in strong[:2]] == [
        "move robot-goliath mars",
        "move imperial-guardian-fleet mars",
    ]
    named = [{reason.name for reason in one.reasons} for one in strong[:2]]
    assert ["stronger ones can go" in names for names in named] == [False, True]


def test_a_card_brings_what_it_promised() -> None:
    """With its counters, which are Troops like itself."""
    g = game(
        at("Mars", 1, "1 Heavy Robot Battalion"),
        at("Silicas", 0, "0 Shock Robot Drop Carriers"),
        moment="reallocation",
        resources=[9, 9],
    )
    g.until("AttackMoves", 0)
    carriers, mars = g.card("Shock Robot Drop Carriers"), g.card("Mars")
    promised = power_with(g.t, carriers)
    g.say("move Shock Robot Drop Carriers Mars")
    assert g.counters("Shock Robot Drop Carriers") == 2
    assert power_at(g.t, mars, 0) == promised


def test_who_holds_the_ground_comes_before_the_world() -> None:
    g = game(
        at(
            "Dalken Cendros", 1, came("Light Cruiser Task Force"), "1 High Velocity Launch Facility"
        ),
        at("Malakar 4", 0),
        at("Silicas", 1),
    )
    g.conquer("Dalken Cendros")
    g.until("Declare", 0)
    assert opinions(g)[0].option.split()[2].startswith("high-velocity-launch-facility")


def entered(sleeper: str) -> Game:
    """By the first edition: a World of seat 1 is entered, this Unit lies depleted elsewhere."""
    g = game(
        at("Saturn", 1),
        at("Silicas", 1, unit(sleeper, 1, depleted=True)),
        at("Malakar 4", 0, "0 Main Battle Fleet"),
        ruleset="first",
        moment="reallocation",
        hands={1: ["Special Operation Orders"]},
        resources=[5, 5],
    )
    g.until("AttackMoves", 0)
    g.say("move Main Battle Fleet Saturn")
    g.until_moment("reallocation_c", 1)
    return g


def test_only_who_can_answer_is_woken() -> None:
    """In that edition Troops do not come from another System (S1-REALLOC-C3)."""
    g = entered("Retired Rim Battlecruisers")
    assert weight(g, "play special-operation-orders") > weight(g, "pass")
    g = entered("Main Battle Tank Company")
    assert weight(g, "play special-operation-orders") < weight(g, "pass")


def test_who_may_attack_does_not_move_about_at_home() -> None:
    def best(theirs: str) -> str:
        g = game(
            at("Dalken Cendros", 0, throne=True),
            at("Malakar 4", 0, "0 Main Battle Fleet", "0 Heavy Cruiser Assault Force"),
            at("Silicas", 1, theirs, theirs, theirs, theirs),
            moment="reallocation",
            resources=[5, 5],
        )
        g.until("MoveAtHome", 0)
        return plain(opinions(g)[0].option)

    assert best("1 Leviathan Strider Mechs").startswith("move")
    assert best("1 Infantry Battalion") == "done"


# -- honesty --------------------------------------------------------------------------------------


def totals(t: Seize, seat: int) -> list[int]:
    found: list[int] = []
    for action in t.stack[-1].options(t, seat):
        advice = Advice()
        advise(t, seat, action, advice)
        found.append(advice.total)
    return found


def test_an_ability_says_what_it_is_good_for() -> None:
    """A beginner reads what is gained; one with several effects goes by a wider name."""
    g = game(at("Ygranus Calendra", 0), at("Silicas", 1), moment="resupply")
    g.until("Moment", 0)
    used = next(one for one in opinions(g) if one.option.startswith("use ygranus"))
    assert next(reason.name for reason in used.reasons) == "cards drawn"
    for face, abilities in enumerate(g.t.spec.abilities):
        if g.t.spec.slugs[face] == "special-operation-orders":
            assert gain(abilities) == ANY


def test_advice_does_not_depend_on_hidden_cards() -> None:
    """Over a whole game of three: every seventh question is weighed in other worlds, too."""
    header = new_header(TITLE, "2022", 3, "honest", fast=True)
    session = Session.start(header)
    bots = [ReasonsBot(f"honest/{seat}") for seat in range(3)]
    compared = 0
    for number in range(220):
        if session.table.over:
            break
        seat = session.awaited()[0]
        t = own(session.table)
        if number % 7 == 0 and len(t.stack[-1].options(t, seat)) > 1:
            true = totals(t, seat)
            for world in range(2):
                other = TITLE.redeal(t, seat, rng.seeded(f"{number}/{world}", 1))
                assert totals(own(other), seat) == true
            compared += 1
        answer_by(session, seat, bots[seat])
    assert compared > 15
