"""The advice of the title: sensible, explained, and from nothing a seat may not know."""

from __future__ import annotations

from regent.bots.base import Opinion
from regent.bots.reasons import ReasonsBot
from regent.bots.sight import sight_of
from regent.games.contention.advice.reasons import advise
from regent.games.contention.state import Contention
from regent.games.contention.title import TITLE
from regent.kernel import rng
from regent.kernel.advice import Advice
from regent.lab.batch import Experiment, play_game
from tests.games.contention.table import Game, game, on, own, rule, stand


def opinions(g: Game, seat: int = 0) -> list[Opinion]:
    """What the advice says to the question a seat is asked, best first."""
    sight = sight_of(g.session, seat, rng.seeded("sight", 1), True)
    assert sight is not None
    return ReasonsBot("test").opinions(sight)


def weights(g: Game, seat: int = 0) -> dict[str, float]:
    """The weight of every option, without the numbers of cards."""
    found: dict[str, float] = {}
    for opinion in opinions(g, seat):
        name = " ".join(word.split("~")[0] for word in opinion.option.split(" "))
        found[name] = max(opinion.weight, found.get(name, opinion.weight))
    return found


def totals(t: Contention, seat: int) -> list[int]:
    found: list[int] = []
    for action in t.stack[-1].options(t, seat):
        advice = Advice()
        advise(t, seat, action, advice)
        found.append(advice.total)
    return found


def test_settling_is_better_than_passing_and_says_why() -> None:
    g = game(moment="command")
    g.until("Develop", 0)
    best = opinions(g)[0]
    assert best.option.startswith("settle")
    assert "a location more" in [reason.name for reason in best.reasons]
    assert best.weight == sum(reason.weight for reason in best.reasons)
    assert weights(g)["pass"] == 0


def test_a_known_location_is_settled_for_what_it_is() -> None:
    g = game({"a1": {"location": "Xyo Prime", "up": True}}, moment="command")
    g.until("Develop", 0)
    weight = weights(g)
    assert weight["settle a1"] > weight["settle c1"]


def test_where_enemies_can_strike_nobody_settles() -> None:
    calm = game(moment="command")
    calm.until("Develop", 0)
    g = game({"a2": stand("1 Cruiser")}, moment="command")
    g.until("Develop", 0)
    assert weights(g)["settle a1"] < weights(calm)["settle a1"]


def test_a_lethal_attack_is_declared_and_a_weak_one_is_not() -> None:
    g = game({"a2": rule("Duskmar", 1, "0 Cruiser"), "c2": rule("Ironreach", 1, "0 Frigate")})
    g.until("Declare", 0)
    weight = weights(g)
    assert weight["attack cruiser duskmar"] > 200
    assert weight["attack frigate ironreach"] < weight["done"] == 0


def test_weak_ships_attack_together() -> None:
    g = game({"a2": rule("Ironreach", 1, "0 Frigate", "0 Frigate")})
    g.until("Declare", 0)
    assert weights(g)["attack frigate ironreach"] > 0


def test_what_is_lost_already_is_not_attacked_again() -> None:
    g = game({"a2": rule("Duskmar", 1, "0 Cruiser", "0 Frigate")})
    g.until("Declare", 0)
    g.say(f"attack {g.named('Cruiser')} {g.named('Duskmar')}")
    assert weights(g)["attack frigate duskmar"] < 0
    wasted = next(one for one in opinions(g) if one.option.startswith("attack frigate"))
    assert [reason.name for reason in wasted.reasons] == [
        "attacks declared so far destroy it already"
    ]


def test_ships_go_where_a_location_falls() -> None:
    g = game({"a2": stand("0 Cruiser"), "a3": rule("Brightwell", 1)}, moment="command")
    g.until("Movement", 0)
    weight = weights(g)
    assert weight["move cruiser a3"] == max(weight.values()) > 0
    assert weight["move cruiser a1"] < weight["move cruiser a3"]


def test_a_card_that_cannot_be_paid_is_not_dropped() -> None:
    g = game(hands={0: ["Cruiser", "Imperial Battleship"]}, resources=3)
    g.until("Drop", 0)
    weight = weights(g)
    assert weight["drop cruiser"] > weight["sit-out"] == 0
    assert weight["drop imperial-battleship"] < 0
    why = next(o for o in opinions(g) if o.option.startswith("drop imperial-battleship"))
    assert [reason.name for reason in why.reasons] == ["can't be paid"]


def test_an_action_waits_for_a_good_target() -> None:
    bare = game(hands={0: ["Black Op", "Sabotage"]})
    bare.until("Drop", 0)
    assert weights(bare)["drop black-op"] < 0
    assert weights(bare)["drop sabotage"] < 0
    rich = game(
        {"a3": rule("Ironreach", 1, on("Shipyard Complex", 1)), "b3": stand("1 Cruiser")},
        {0: ["Black Op", "Sabotage"]},
    )
    rich.until("Drop", 0)
    assert weights(rich)["drop black-op"] > 0
    assert weights(rich)["drop sabotage"] > 0


def test_what_holds_already_is_not_shielded_once_more() -> None:
    """One card makes the location hold against all that can attack it; the second adds nothing."""
    here = rule("Duskmar", 0, "1 Cruiser")
    hand = ["Protect the Hive", "Protect the Hive"]
    g = game({"a2": here}, {0: hand}, factions=("Roonian", "Sek"))
    g.until("Drop", 0)
    assert weights(g)["drop protect-the-hive"] > 0
    g.play({0: "Protect the Hive"}, "target-location a2")
    assert g.defense("Duskmar") > g.attack("Cruiser")
    g.until("Drop", 0)
    assert weights(g)["drop protect-the-hive"] < 0


def test_enemies_are_harmed_and_the_strongest_first() -> None:
    ships = {"b3": stand("1 Cruiser", "1 Frigate"), "a1": stand("0 Cruiser")}
    g = game(ships, {0: ["Black Op"]})
    g.play({0: "Black Op"})
    options = {o.option: o.weight for o in opinions(g)}
    strong = options[f"target {g.named('Cruiser', seat=1)}"]
    assert strong > options[f"target {g.named('Frigate')}"] > 0


def test_advice_does_not_depend_on_hidden_cards() -> None:
    sectors = {"a2": rule("Duskmar", 1, "0 Cruiser"), "b2": stand("0 Frigate", "1 Frigate")}
    hands = {0: ["Cruiser", "Black Op", "Missile Strike"], 1: ["Ion Storm"]}
    for moment in ("command", "face-off"):
        for question in ("Movement", "Develop", "Drop", "Declare"):
            if moment == "face-off" and question in ("Movement", "Develop"):
                continue
            g = game(sectors, hands, moment=moment)
            g.until(question, 0)
            true = totals(g.t, 0)
            for number in range(4):
                other = TITLE.redeal(g.t, 0, rng.seeded(f"{question}/{number}", 1))
                assert totals(own(other), 0) == true


def test_it_beats_chance() -> None:
    experiment = Experiment(
        title="contention",
        ruleset="standard",
        seats=2,
        bots=["reasons", "random"],
        seed="reasons",
        fast=True,
    )
    won = 0
    for number in range(8):
        row = play_game((experiment, number))
        won += row["ranks"][row["bots"].index("reasons")] == 1
    assert won >= 7  # chance wins about one game in a hundred
