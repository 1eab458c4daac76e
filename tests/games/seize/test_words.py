"""What the game says: whose card, which of two, from what to what, and what an option does."""

from __future__ import annotations

import re
from typing import Any

import pytest

from regent.games.seize.sequences import END, PARTS, WINDOW, sequences_of
from regent.games.seize.state import REALLOCATION, RESERVE
from regent.games.seize.title import TITLE
from regent.games.seize.worlds import allocation_points
from regent.kernel.action import A_DECLINE, arg_a
from regent.play.describe import Describer
from tests.games.seize.cards import battle, came
from tests.games.seize.start import fresh
from tests.games.seize.table import Game, at, game, unit
from tests.games.seize.test_modifiers import patched

WORDS = Describer(TITLE, ["Ana", "Bo", "Cy"])


def log(g: Game, viewer: int = 0) -> list[str]:
    """Everything told so far, as one seat reads it."""
    return [WORDS.event(g.t, event, viewer).text for event in g.session.events(viewer)]


def options(g: Game, seat: int = -1) -> dict[str, str]:
    """What may be answered: names without numbers, and the words on the buttons."""
    seat = g.awaited if seat < 0 else seat
    decision = g.session.decision(seat)
    assert decision is not None
    return {
        name: WORDS.option(g.t, seat, action).text
        for name, action in zip(decision.options, decision.actions, strict=True)
    }


def question(g: Game, seat: int = -1) -> str:
    decision = g.session.decision(g.awaited if seat < 0 else seat)
    assert decision is not None
    return WORDS.prompt(g.t, decision).text


def test_a_window_names_its_phase_and_what_comes_next() -> None:
    """Between two parts as well, and in the words of the edition."""
    g = game(
        at("Mars", 1, unit("Fighter Squadron", 1, depleted=True)),
        at("Dalken Cendros", 0),
        hands={0: ["Special Operation Orders"]},
        moment="resupply",
    )
    said = []
    while g.t.phase != REALLOCATION:
        if g.prompt == "Moment":
            said.append(question(g))
        g.shrug()
    turn = "Your Turn, {}: play a Reaction, or pass?"
    assert said[:2] == [
        turn.format("start of the Resupply Phase, before cards turn upright"),
        turn.format("Resupply Phase, before Asset cards are drawn"),
    ]
    assert not any("the Phase" in one for one in said), said


def test_a_window_says_what_its_seat_can_do_there() -> None:
    """Cards of the hand, abilities on the table, both or nothing, for that seat alone."""
    asks = {
        "play a Reaction, or pass?": (["Special Operation Orders"], []),
        "use an ability, or pass?": (["Fighter Squadron"], ["Talandra Drus"]),
        "use an ability or play a Reaction, or pass?": (
            ["Special Operation Orders"],
            ["Talandra Drus"],
        ),
        "you have nothing to use or play; pass.": (["Fighter Squadron"], []),
    }
    for words, (hand, figures) in asks.items():
        g = game(
            at("Mars", 1, unit("Fighter Squadron", 1, depleted=True)),
            at("Dalken Cendros", 0),
            hands={0: hand},
            figures={0: figures},
            zones={"assets 0": ["Special Operation Orders"]},
            moment="resupply",
            fast=False,
        )
        g.until("Moment", 0)
        assert (
            question(g)
            == f"Your Turn, start of the Resupply Phase, before cards turn upright: {words}"
        )


def test_a_window_tells_which_answers_would_do_nothing() -> None:
    """M-5-X-10000 mends a Drone in Step 3; here only other Units are damaged."""
    g = battle(
        came("Robot Goliath"),
        "1 Drone Fighter Squadron",
        unit("Clone Battalion", 1, damage=1),
        figures={1: ["M-5-X-10000"]},
    )
    while g.prompt != "Moment" or g.moment != "step_3" or g.awaited != 1:
        g.shrug()
    said = [one for one in options(g).values() if one.startswith("Use M-5-X-10000")]
    assert [one.endswith("(of no use to you now)") for one in said] == [True]


@pytest.mark.parametrize("edition", ["2022", "second", "first"])
def test_every_part_of_a_phase_has_its_words(edition: str) -> None:
    """What follows a window in any sequence is named."""
    words = Describer(TITLE, [], ruleset=edition)
    for number, row in enumerate(sequences_of(edition)):
        for at_, step in enumerate(row):
            if step == WINDOW:
                name = PARTS[row[at_ + 1] if at_ + 1 < len(row) else END]
                assert "Phase" in words.plain(f"moment-before_{name}"), (number, name)


def test_a_price_or_yield_of_one_is_said_in_the_singular() -> None:
    g = game(
        at("Galvagex 3", 0),
        at("Silicas", 1),
        figures={0: ["Talandra Drus"]},
        zones={"court 0": ["Brigadier General Na'zeen"]},
        resources=[2, 0],
        moment="allocation",
    )
    g.say("use Talandra Drus 0")
    g.until("FaceUpCharacters", 0)
    assert "Face up Brigadier General Na'zeen for 1 Resource counter" in options(g).values()


def test_depleting_a_world_says_how_many_points_it_gives() -> None:
    g = game(
        at("Mars", 0),
        at("Dalken Cendros", 0),
        hands={0: ["Robot Goliath"]},
        moment="allocation",
    )
    g.until("AllocateUnits", 0)
    g.say("allocate Robot Goliath")
    [goliath] = g.t.hand(0)
    decision = g.session.decision(0)
    assert decision is not None
    worlds = [arg_a(action) for action in decision.actions if action != A_DECLINE]
    points = [allocation_points(g.t, world, goliath) for world in worlds]
    assert len(set(points)) == 2, points
    said = list(options(g).values())
    for number, words in zip(points, said, strict=False):
        assert words.endswith(f"for {number} Allocation point{'s' if number > 1 else ''}"), words


def test_equal_cards_of_two_players_are_told_apart() -> None:
    patrol = "Long Range Patrol Force"
    g = battle(came(patrol), f"1 {patrol}", "1 Clone Battalion")
    g.until("Declare", 0)
    for target in (patrol, "Clone Battalion"):
        words = f"{patrol} targets {target} (Bo): ATT "
        assert any(said.startswith(words) for said in options(g).values())
    g.attack((g.named(patrol, 0), g.named(patrol, 1)))
    assert f"{patrol} (yours) targets {patrol} (Bo)." in log(g, 0)
    assert f"{patrol} (Ana) targets {patrol} (yours)." in log(g, 1)


def test_equal_cards_of_one_player_have_numbers() -> None:
    g = battle(came("Robot Goliath"), "1 Clone Battalion", "1 Clone Battalion")
    one, _ = g.cards("Clone Battalion")
    g.until("Declare", 0)
    for number in (1, 2):
        words = f"Robot Goliath targets Clone Battalion #{number} (Bo): ATT 12, DEF "
        assert any(said.startswith(words) for said in options(g).values())
    g.attack(("Robot Goliath", f"clone-battalion~{one}"))
    assert "Robot Goliath (yours) targets Clone Battalion #1 (Bo)." in log(g)


def test_counters_that_leave_with_their_card_are_told_apart() -> None:
    """Two equal counters whose card falls: each is gone under its own number."""
    g = battle(came("Robot Goliath"), "1 Bomber Carrier Group")
    g.until("Declare", 0)
    g.attack(("Robot Goliath", "Bomber Carrier Group"))
    while g.t.world >= 0:
        g.shrug()
    fallen = [line for line in log(g) if line.startswith("Bomber Counter")]
    assert fallen == [f"Bomber Counter #{n} (Bo) is eliminated." for n in (1, 2)]


def test_equals_that_leave_together_are_told_apart_by_small_numbers() -> None:
    """And whoever stays keeps the number that it had."""
    marines = ["1 Clone Battalion"] * 3
    g = battle(came("Robot Goliath"), came("Robot Goliath"), *marines)
    goliaths = g.cards("Robot Goliath")
    one, two, three = g.cards("Clone Battalion")
    g.until("Declare", 0)
    g.attack(
        (f"robot-goliath~{goliaths[0]}", f"clone-battalion~{one}"),
        (f"robot-goliath~{goliaths[1]}", f"clone-battalion~{three}"),
    )
    g.until("Withdrawal", 0)
    fallen = [line for line in log(g) if line.endswith(" is eliminated.")]
    assert fallen == [f"Clone Battalion #{n} (Bo) is eliminated." for n in (1, 3)]
    assert g.cards("Clone Battalion") == [two]


def test_an_answer_says_whose_unit_it_means() -> None:
    """Special Operation Orders may be meant for anybody's Unit."""
    g = game(
        at("Mars", 0, unit("Clone Battalion", 0, depleted=True)),
        at("Silicas", 1, unit("Infantry Battalion", 1, depleted=True)),
        hands={0: ["Special Operation Orders"]},
        moment="allocation",
        resources=[2, 0],
    )
    g.until("Moment", 0)
    g.say("play Special Operation Orders", "amount 1")
    assert question(g) == "What does Special Operation Orders target?"
    assert set(options(g).values()) == {"Clone Battalion", "Infantry Battalion (Bo)"}


def test_a_turn_begins_with_a_sentence() -> None:
    g = game(at("Mars", 0), at("Silicas", 1), moment="victory")
    g.next_turn()
    number = g.t.turn
    assert f"Turn {number} begins; it is Bo’s." in log(g, 0)
    assert f"Turn {number} begins; it is yours." in log(g, 1)


def test_who_bids_reads_what_others_have_bid_and_what_done_means() -> None:
    g = fresh(ruleset="2022", seats=3)
    while g.prompt != "Bidding":
        for seat in g.session.awaited():
            g.say(g.offers(seat)[0], seat=seat)
    first = g.awaited
    names = ["Ana", "Bo", "Cy"]
    second, third = (first + 1) % 3, (first + 2) % 3
    rest = f"0 by {names[second]}, 0 by {names[third]}."
    assert "discarded, whoever wins" in question(g)
    assert question(g).endswith(f"Cards bid so far: 0 by you, {rest}")
    assert options(g)["done"] == "Bid nothing and leave the bidding"
    bids = [text for name, text in options(g).items() if name != "done"]
    assert all(text.endswith(" (1 card in all)") for text in bids), bids
    g.say(g.offers(first)[1])
    bids = [text for name, text in options(g).items() if name != "done"]
    assert all(text.endswith(" (2 cards in all)") for text in bids), bids
    assert question(g).endswith(f"Cards bid so far: 1 by you, {rest}")
    assert options(g)["done"] == "Bid no more this time"
    g.say("done")
    assert g.awaited == second
    assert question(g).endswith(
        f"Cards bid so far: 0 by you, 0 by {names[third]}, 1 by {names[first]}."
    )


def test_copies_of_a_disputed_world_are_told_apart() -> None:
    g = game(
        at("Mars", 0, "0 Clone Battalion"),
        at("Mars", 1),
        at("Silicas", 1),
        moment="reallocation",
    )
    g.until("AttackMoves")
    assert "Clone Battalion to Mars, Robot's Bane (Bo)" in options(g).values()
    g.say(f"move {g.named('Clone Battalion')} {g.named('Mars', 1)}")
    assert "Clone Battalion (yours) moves to Mars, Robot's Bane (Bo)." in log(g)


def test_what_was_told_stays_as_it_was_when_the_other_has_left() -> None:
    g = battle(came("Robot Goliath"), unit("Clone Battalion", 1), "1 Clone Battalion")
    one = g.cards("Clone Battalion")[0]
    g.attack(("Robot Goliath", f"clone-battalion~{one}"))
    before = log(g)
    g.until("Withdrawal")
    assert len(g.cards("Clone Battalion")) == 1
    assert log(g)[: len(before)] == before


def test_a_changed_strength_says_from_what_to_what_and_why() -> None:
    g = battle(
        came("Rapid Strike Fleet"),
        "1 Clone Battalion",
        "1 Heavy Robot Battalion",
        hands={0: ["Shield Overload Gambit"], 1: ["Planetary Defensive Ring"]},
        figures={1: ["Sendaris, Ultra-grafted Tech Wiz"]},
    )
    g.until_moment("ca_start", 1)
    g.say("play Planetary Defensive Ring", "deplete Sendaris 1")
    g.until_moment("step_1", 0)
    g.say("play Shield Overload Gambit", "choose Rapid Strike Fleet")
    g.until_moment("step_1", 1)
    g.say("use Heavy Robot Battalion 0", "option 2")
    g.until("Declare", 0)
    told = log(g)
    for line in (
        "Mars, Robot's Bane (Bo) needs 2 Conquest counters in this Conquest Action instead of 1, "
        "by Planetary Defensive Ring (Bo).",
        "Shield Overload Gambit (yours) targets Rapid Strike Fleet (yours).",
        "Rapid Strike Fleet (yours): ATT 6 becomes 10, by Shield Overload Gambit (yours).",
        "Rapid Strike Fleet (yours): DEF 4 becomes 2, by Shield Overload Gambit (yours).",
        "Heavy Robot Battalion (Bo): ATT 5 becomes 8, by its own ability.",
        "Heavy Robot Battalion (Bo) has Hardened +1 now, by its own ability.",
    ):
        assert line in told


def test_a_permission_is_told_and_so_is_a_refusal() -> None:
    for answer, line in (
        ("agree", "Bo allows Emergency Picket Fleet (Cy) on Mars, Robot's Bane."),
        ("decline", "Bo does not allow Emergency Picket Fleet (Cy) on Mars, Robot's Bane."),
    ):
        g = battle(
            came("Robot Goliath"),
            worlds=[at("Malakar 4", 2)],
            hands={2: ["Emergency Picket Fleet"]},
            seats=3,
        )
        g.until_moment("ca_start", 2)
        g.say("play Emergency Picket Fleet", answer)
        assert line in log(g)
    assert "Cy takes Emergency Picket Fleet back into the hand; it costs nothing." in log(g)


def test_an_absorbed_loss_is_told() -> None:
    g = battle(came("Robot Goliath"), "1 Heavy Assault Mech Lance")
    g.attack(("Robot Goliath", "Heavy Assault Mech Lance"))
    g.until("Withdrawal")
    line = "Heavy Assault Mech Lance (Bo) withstands 1 Damage counter; it takes 2 to eliminate it."
    assert line in log(g)


def test_a_protected_character_is_told() -> None:
    g = game(
        at("Mars", 0),
        at("Silicas", 1),
        figures={0: ["The Ka Triplets, the Triad of Chaos"], 1: ["Bik'Karos, the Immortal"]},
        moment="resupply",
    )
    g.say("use The Ka Triplets 0")
    if g.prompt == "Targets":
        g.say("choose Bik'Karos")
    g.passes()
    assert "Bik'Karos, the Immortal (Bo) is protected and stays." in log(g)


# -- options and questions ------------------------------------------------------------------------


def test_an_option_says_what_it_does() -> None:
    g = battle(came("Robot Goliath"), "1 Heavy Robot Battalion", "1 Beam Weapon Batteries")
    g.until_moment("step_1", 1)
    said = options(g).values()
    assert "Use Beam Weapon Batteries: Deplete: Firing Arcs +1 for this Exchange" in said
    g.say("use Heavy Robot Battalion 0")
    assert list(options(g).values()) == ["Piercing +1", "ATT +3, Hardened +1"]


def test_an_upgrade_says_what_it_gives() -> None:
    g = battle(
        came("Robot Goliath"),
        hands={1: ["Militia Rally"]},
        figures={1: ["Ajee Delere, GalNet Celebrity"]},
    )
    g.until_moment("ca_start", 1)
    g.say("play Militia Rally")
    said = options(g)
    assert said["decline"] == "Go without"
    text = "Activated, any Politician: 3 Infantry counters with Reinforced instead"
    assert f"Deplete Ajee Delere, GalNet Celebrity: {text}" in said.values()


def test_amounts_say_of_what() -> None:
    g = game(
        at("Mars", 0, unit("Clone Battalion", 0, depleted=True)),
        at("Silicas", 1),
        hands={0: ["Special Operation Orders"]},
        moment="allocation",
        resources=[2, 0],
    )
    g.until("Moment", 0)
    g.say("play Special Operation Orders")
    assert list(options(g).values()) == ["1 Resource counter", "2 Resource counters"]
    g = battle(came("Interceptor Squadron"), "1 Fighter Squadron", "1 Destroyer Detachment")
    g.until("Declare", 0)
    for target in ("Fighter Squadron", "Destroyer Detachment"):
        g.say(f"target Interceptor Squadron {target}")
    assert options(g)["amount 1"] == "ATT 1"


def test_a_reaction_that_was_declined_says_what_done_means() -> None:
    g = battle(
        came("Robot Goliath"),
        "1 Clone Battalion",
        worlds=[at("Malakar 4", 2)],
        hands={2: ["Phalanx Battle Formation"]},
        seats=3,
    )
    g.until_moment("step_1", 2)
    g.say("play Phalanx Battle Formation", "choose Clone Battalion", "decline")
    assert options(g)["done"] == "Take it back at no cost"


@pytest.mark.proves("S22-VAR-BASIC-1", "S22-VAR-BASIC-2", "S22-VAR-BASIC-3")
def test_questions_of_a_variant_speak_of_what_is_in_it() -> None:
    g = fresh(ruleset="2022+basic")
    assert (
        question(g, 0)
        == "Choose a Throne World in secret; it must be paid for with your 6 Resource counters."
    )
    for seat in range(2):
        g.say(g.offers(seat)[0], seat=seat)
    assert question(g).startswith("Bid Asset cards to take the first Turn.")
    assert "Lead" not in " ".join(log(g))
    g = fresh()
    assert "Lead Character" in question(g, 0)
    g = game(at("Mars", 0), at("Silicas", 1), ruleset="2022+basic", moment="victory")
    g.next_turn()
    assert "You have 4 of 15 Victory points." in log(g)
    assert g.session.view(0)["table"]["no_regent"] is True


# -- causes ---------------------------------------------------------------------------------------


def gone(g: Game, name: str) -> str:
    """The clause by which a card of that name was eliminated."""
    face = TITLE.cards().by_name(name).index
    [clause] = [
        event.clause
        for event in g.session.log.events
        if event.kind == "eliminated" and event.faces[0] == face
    ]
    return clause


def test_every_elimination_names_its_own_cause() -> None:
    g = battle(
        came("Drone Fighter Squadron"),
        "1 Robot Goliath",
        hands={0: ["Drone Collision Attack"]},
    )
    g.attack(("Drone Fighter Squadron", "Robot Goliath"))
    g.until_moment("targets_1", 0)
    g.say("play Drone Collision Attack")
    g.until("Regroup", 1)
    assert gone(g, "Drone Fighter Squadron") == "S22-UNIV-1"  # the text of another card
    g = game(
        at("Mars", 0),
        at("Silicas", 1),
        figures={0: ["Andala Marenas, Death's Lover"], 1: ["Ajee Delere, GalNet Celebrity"]},
        moment="resupply",
    )
    g.say("use Andala Marenas 0")
    if g.prompt == "Targets":
        g.say("choose Ajee Delere")
    g.passes()
    assert gone(g, "Ajee Delere, GalNet Celebrity") == "S22-UNIV-1"


def test_a_counter_that_a_strike_hits_falls_by_the_strike() -> None:
    g = battle(came("Rapid Strike Fleet"), "1 Fighter Carrier Group")
    counter = g.cards("Fighter Counter")[0]
    g.attack(("Rapid Strike Fleet", f"fighter-counter~{counter}"))
    g.passes()
    assert gone(g, "Fighter Counter") == "S22-KW-SURPRISE-3"


@pytest.mark.proves("S22-CAP-6", "S22-CAP-7")
def test_no_world_and_no_room_are_two_causes() -> None:
    full = at("Galvagex 3", 0, "0 Clone Battalion", "0 Infantry Battalion")
    for homes, clause in (([full], "S22-CAP-6"), ([], "S22-CAP-7")):
        g = game(at("Mars", 1, came("Robot Goliath")), *homes, at("Silicas", 1))
        g.until("Campaign")
        g.say("skip Mars")
        assert gone(g, "Robot Goliath") == clause


def test_wrong_clauses_that_were_found() -> None:
    units: Any = unit("Rapid Strike Fleet", 0, depleted=True)
    g = game(
        at("Mars", 0, units),
        at("Silicas", 1),
        figures={0: ["Rear Admiral Thalmic Brenzar"]},
        moment="allocation",
    )
    g.until("Moment", 0)
    g.say("use Rear Admiral Thalmic Brenzar 0")
    g.passes()
    assert g.clauses("undepletes") == ["S22-DEPL-1"]
    hand = ["Clone Battalion", "Infantry Battalion", "Destroyer Detachment", "Robot Goliath"] * 2
    g = game(at("Mars", 0), at("Silicas", 1), hands={0: hand}, moment="victory")
    g.until("Discarding")
    assert g.t.stack[-1].clause() == "SI-VICT-E1"
    g.next_turn()
    assert set(g.clauses("discards")) == {"S22-VICT-E1"}


def test_an_ability_of_ones_own_is_aimed_by_its_own_rule() -> None:
    g = battle(
        came("Clone Battalion"),
        came("Hover Tank Squadron"),
        figures={0: ["Brigadier General Na'zeen"]},
    )
    g.until_moment("step_1", 0)
    g.say("use Brigadier General Na'zeen 0")
    assert g.prompt == "Targets"
    assert g.t.stack[-1].clause() == "SI-ABIL-8"


def test_new_cards_of_a_patch_can_be_placed() -> None:
    from tests.games.seize.test_extra import EXTRA

    g = patched(EXTRA, at("Verdant Twin", 0), at("Silicas", 1), moment="resupply")
    assert [g.t.spec.names[g.t.face[w]] for w in g.t.worlds(0)] == ["Verdant Twin"]


def test_an_edition_speaks_in_its_own_words() -> None:
    said = {
        name: Describer(TITLE, [], ruleset=name).plain("keyword-surprise-strike")
        for name in ("2022", "second+basic", "first+duel")
    }
    assert said == {
        "2022": "Surprise Strike",
        "second+basic": "Surprise Strike",
        "first+duel": "Preemptive Strike",
    }
    none = {"who": "Ana", "you": "no"}
    told = Describer(TITLE, [], ruleset="first").plain("event-no-military", none)
    assert "no Conquest Phase" in told
    assert "Regent/Regis" in Describer(TITLE, [], ruleset="second").plain("event-regent", none)


def test_an_edition_says_otherwise_only_what_the_title_says() -> None:
    """A key that the title does not have would never be used."""
    folder = TITLE.folder / "texts"
    key = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
    known = set(key.findall((folder / "en.ftl").read_text(encoding="utf-8")))
    for edition in ("first", "second"):
        own = key.findall((folder / f"en-{edition}.ftl").read_text(encoding="utf-8"))
        assert own
        assert set(own) - known == set()


@pytest.mark.parametrize(
    ("edition", "foreign"),
    [
        ("first", ["Surprise Strike", "Deployed", "Military Phase", "Siege", "Capacity"]),
        ("second", ["Preemptive Strike", "Rapid Deployment", "Conquest Phase", "Capacity"]),
    ],
)
def test_cards_of_an_edition_use_no_words_of_another(edition: str, foreign: list[str]) -> None:
    for card in TITLE.cards(edition).cards:
        for ability in card.abilities:
            assert not [word for word in foreign if word in ability.text], card.name


def test_what_comes_before_step_1_is_told_and_cites_its_own_rule() -> None:
    """Strikes, answers with Reactive, moves within a System."""
    g = battle(came("Rapid Strike Fleet"), "1 Destroyer Detachment", ruleset="first")
    g.until("Declare", 0)
    g.say("strike Rapid Strike Fleet Destroyer Detachment")
    assert "Before Step 1 you may strike by surprise." in log(g)
    ana = {"who": "Ana", "you": "no", "a": 0}
    told = Describer(TITLE, [], ruleset="first").plain("event-step", ana)
    assert told == "Before Step 1 Ana may strike first."
    assert g.clauses("targets") == ["S1-PRE-01"]
    g = game(
        at("Saturn", 1, unit("Zero-entry Mobile Platforms", 1, depleted=True)),
        at("Silicas", 1),
        at("Malakar 4", 0, "0 Destroyer Detachment"),
        at("Mars", 0, unit("Clone Battalion", 0, depleted=True)),
        at("Earth Prime", 0),
        ruleset="first",
        moment="reallocation",
    )
    g.until("MoveAtHome", 0)
    g.say("move Clone Battalion Earth Prime")
    g.until("AttackMoves", 0)
    g.say("move Destroyer Detachment Silicas")
    g.until("React", 1)
    g.say("move Zero-entry Mobile Platforms Silicas")
    assert g.clauses("moves") == ["S1-REALLOC-B5", "S1-REALLOC-B1", "S1-REALLOC-C9"]


def test_what_is_faced_up_says_its_price_as_it_is_now() -> None:
    zones = {"reserve 0": ["Mars", "Silicas"]}
    g = game(at("Dalken Cendros", 0), at("Saturn", 1), zones=zones, moment="resupply")
    while g.prompt != "BuyWorlds":
        g.shrug()
    cost = g.t.cost(g.t.cards_in(0, RESERVE)[0])
    words = [name for name in options(g).values() if name.startswith("Face up")]
    assert f"Face up Mars, Robot's Bane for {cost} Resource counters" in words
    g.t.set_discount(0, 1)
    assert f"Face up Mars, Robot's Bane for {cost} Resource counters" not in options(g).values()


def test_who_is_attacked_is_told_where_and_by_whom() -> None:
    g = game(
        at("Mars", 1, "1 Fighter Squadron"),
        at("Silicas", 1, "1 Fighter Squadron"),
        at("Dalken Cendros", 0, "0 Main Battle Fleet", "0 Main Battle Fleet"),
        moment="reallocation",
    )
    g.until("AttackMoves")
    g.say("move Main Battle Fleet Mars")
    g.until("React")
    assert question(g).startswith("Ana attacks Mars, Robot's Bane: move Units there")


def test_how_many_cards_are_discarded_and_why() -> None:
    hand = ["Main Battle Fleet"] * 4 + ["Clone Battalion"] * 4
    g = game(at("Mars", 0), at("Silicas", 1), hands={0: hand}, moment="victory")
    g.until("Discarding")
    assert question(g) == "At the end of your Turn you keep 6 cards: discard 2."
