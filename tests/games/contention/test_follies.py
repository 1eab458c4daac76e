"""What a beginner would laugh at: each folly in a position, and that the advice leaves it."""

from __future__ import annotations

from pathlib import Path

from regent.games.contention.advice import (
    follies,
)
from regent.games.contention.title import ContentionFollies
from tests.games.contention.table import Game, game, on, rule, stand
from tests.games.contention.test_reasons import opinions

FOLLIES = ContentionFollies(follies.FOLLIES)


def folly(g: Game, text: str, seat: int = 0) -> str:
    """What the option that begins so is laughed at for; empty if it is not."""
    decision = g.session.decision(seat)
    assert decision is not None
    for name, action in zip(decision.options, decision.actions, strict=True):
        if name.startswith(text):
            return FOLLIES.seen(g.t, seat, action, [])
    raise AssertionError(f"{text} is not offered: {decision.options}")


def is_left(g: Game, text: str, name: str) -> None:
    """It is laughed at by this name, and the advice prefers something else."""
    assert folly(g, text) == name
    best = opinions(g)[0]
    assert not best.option.startswith(text)
    assert folly(g, best.option) == ""


def test_every_folly_is_shown_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    names = {k: v for k, v in vars(follies).items() if isinstance(v, str) and v in follies.FOLLIES}
    assert sorted(names.values()) == sorted(follies.FOLLIES)
    assert [key for key in names if f"follies.{key}" not in text] == []


def test_a_token_is_not_put_where_it_lies() -> None:
    g = game({"b2": stand("0 Cruiser", "0 Frigate")}, moment="command")
    g.until("Develop", 0)
    home = g.named("Terran Homeworld")
    g.say(f"develop {home} 0")
    assert folly(g, f"target {g.named('Cruiser')}") == ""
    g.say(f"target {g.named('Cruiser')}")
    g.next_turn()
    g.until("Develop", 0)
    worth = {o.option: o.weight for o in opinions(g)}
    assert worth[f"develop {home} 0"] < 0
    g.say(f"develop {home} 0")
    assert folly(g, f"target {g.named('Cruiser')}") == follies.NOWHERE
    assert folly(g, f"target {g.named('Frigate')}") == ""


def test_nobody_harms_what_is_their_own() -> None:
    yards = {
        "a2": rule("Duskmar", 0, on("Shipyard Complex", 0)),
        "a3": rule("Ironreach", 1, on("Shipyard Complex", 1)),
    }
    g = game(yards, {0: ["Sabotage"]})
    g.play({0: "Sabotage"})
    is_left(g, f"target {g.named('Shipyard Complex', seat=0)}", follies.HARMS_ITSELF)
    assert folly(g, f"target {g.named('Shipyard Complex', seat=1)}") == ""


def test_no_black_hole_is_made_where_own_ships_stand() -> None:
    """C-TYPE-06: it destroys them at the end of the turn."""
    sectors = {
        "a2": rule("Duskmar", 1, "0 Cruiser", "0 Frigate"),
        "a3": rule("Ironreach", 1),
    }
    g = game(sectors, {0: ["Singularity Bomb"]})
    g.play({0: "Singularity Bomb"})
    is_left(g, "target-location a2", follies.HARMS_ITSELF)
    assert folly(g, "target-location a3") == ""


def test_a_location_that_falls_is_attacked_and_once_is_enough() -> None:
    g = game({"a2": rule("Duskmar", 1, "0 Cruiser", "0 Frigate")})
    g.until("Declare", 0)
    is_left(g, "done", follies.FREE_KILL)
    g.say(f"attack {g.named('Cruiser')} {g.named('Duskmar')}")
    is_left(g, f"attack {g.named('Frigate')} {g.named('Duskmar')}", follies.OVERKILL)
    assert folly(g, "done") == ""


def test_a_calm_location_is_settled() -> None:
    g = game(moment="command")
    g.until("Develop", 0)
    is_left(g, "pass", follies.NOT_SETTLED)
    near = {place: stand("1 Cruiser") for place in ("a2", "b2", "c2")}
    g = game(near, moment="command")
    g.until("Develop", 0)
    assert folly(g, "pass") == ""


def test_what_cannot_be_paid_is_not_dropped() -> None:
    g = game(hands={0: ["Cruiser", "Imperial Battleship"]}, resources=3)
    g.until("Drop", 0)
    is_left(g, "drop imperial-battleship", follies.NOT_PAID)
    assert folly(g, "drop cruiser") == ""


def test_a_ship_is_paid_where_it_is_cheaper() -> None:
    yard = {"a2": rule("Duskmar", 0, on("Everforge", 0))}
    g = game(yard, {0: ["Mechan Cruiser"]}, factions=("Mechan", "Sek"), resources=2)
    g.until("Drop", 0)
    assert folly(g, "drop mechan-cruiser") == ""
    assert opinions(g)[0].option.startswith("drop mechan-cruiser")


def test_what_has_no_target_is_not_dropped() -> None:
    g = game(hands={0: ["Black Op"], 1: ["Diversion"]}, factions=("Terran Alliance", "Dregulon"))
    g.until("Drop", 0)
    is_left(g, "drop black-op", follies.AIMLESS)
    assert folly(g, "drop diversion", seat=1) == ""  # there may be something to cancel
    g = game({"b2": stand("1 Frigate")}, {0: ["Black Op"]})
    g.until("Drop", 0)
    assert folly(g, "drop black-op") == ""


def test_of_two_players_the_homeworld_comes_first() -> None:
    home = "b1"
    sectors = {home: stand("1 Cruiser", "1 Cruiser", "1 Cruiser"), "a2": stand("0 Cruiser")}
    g = game(sectors, moment="command")
    assert g.at("Terran Homeworld") == home
    g.until("Movement", 0)
    is_left(g, "done", follies.HOME_LEFT)
    weak = game(sectors | {home: stand("1 Cruiser")}, moment="command")
    weak.until("Movement", 0)
    assert folly(weak, "done") == ""


def test_the_capital_is_not_left_to_whoever_comes() -> None:
    sectors = {
        "c3": rule("Imperial Capital", 0, "0 Cruiser"),
        "c4": stand(*["1 Cruiser"] * 4),
        "a4": stand("0 Frigate"),
    }
    three = ("Terran Alliance", "Sek", "Avar")
    g = game(sectors, moment="command", seats=3, factions=three)
    g.until("Movement", 0)
    away = next(o for o in opinions(g) if o.option.startswith(f"move {g.named('Cruiser', seat=0)}"))
    told = {reason.name: reason.weight for reason in away.reasons}
    assert told["somebody must hold the Capital"] < 0
    assert away.weight < 0
    memory: list[int] = []
    assert watched(g, away.option, memory) == ""
    g.say(away.option)
    if "stop" in g.offers():
        g.say("stop")
    assert watched(g, "done", memory) == follies.CAPITAL_LEFT
    assert watched(g, "done", []) == ""  # nobody left it, and the Frigate is too far


def test_nobody_jumps_away_from_the_capital_that_they_hold() -> None:
    sectors = {
        "c3": rule("Imperial Capital", 0, "0 Cruiser"),
        "c4": stand(*["1 Cruiser"] * 4),
        "a2": rule("Duskmar", 1),
    }
    three = ("Sek", "Terran Alliance", "Avar")
    g = game(sectors, moment="command", seats=3, factions=three)
    g.until("Develop", 0)
    develop = f"develop {g.named('Sek Homeworld')} 0"
    assert {o.option: o.weight for o in opinions(g)}[develop] < 0


def moves(g: Game) -> list[str]:
    """What seat 0 is laughed at for while it moves as it is advised."""
    memory: list[int] = []
    found: list[str] = []
    while g.prompt == "Movement" and g.session.awaited() == [0]:
        best = opinions(g)[0].option
        found.append(watched(g, best, memory))
        g.say(best)
    return [name for name in found if name]


def watched(g: Game, option: str, memory: list[int]) -> str:
    """What seat 0 is laughed at for by somebody who remembers."""
    decision = g.session.decision(0)
    assert decision is not None
    return FOLLIES.seen(g.t, 0, decision.actions[decision.options.index(option)], memory)


def test_nobody_goes_so_far_that_the_homeworld_is_open() -> None:
    sectors = {
        "b3": stand(*["1 Cruiser"] * 3),
        "a2": stand("0 Cruiser"),
        "a4": rule("Ironreach", 1),
    }
    g = game(sectors, moment="command", scepter=1)
    g.until("Movement", 0)  # seat 1 has moved: they come in the next turn
    assert folly(g, "done") == ""
    raid = f"move {g.named('Cruiser', seat=0)}"
    memory: list[int] = []
    assert watched(g, f"{raid} a3", memory) == ""
    g.say(f"{raid} a3")
    assert watched(g, f"{raid} a4", memory) == follies.HOME_OPEN
    assert watched(g, f"{raid} a2", memory) == ""
    g = game(sectors, moment="command", scepter=1)
    g.until("Movement", 0)
    assert moves(g) == []


def test_the_homeworld_is_saved_by_several_ships_together() -> None:
    sectors = {
        "c3": stand(*["1 Cruiser"] * 4),
        "d2": rule("Duskmar", 0, "0 Cruiser", "0 Cruiser"),
    }
    three = ("Terran Alliance", "Sek", "Avar")
    g = game(sectors, moment="command", seats=3, factions=three)
    assert g.at("Terran Homeworld") == "c1"
    g.until("Movement", 0)
    assert folly(g, "done") == follies.HOME_OPEN
    assert moves(g) == []
    assert len(g.cards("Cruiser", "c1", 0)) == 2


def test_who_has_resources_for_everything_does_not_bluff() -> None:
    sek = ("Sek", "Terran Alliance")
    g = game(zones={"hand 0": ["Transporters"]}, factions=sek)
    g.until("Drop", 0)
    is_left(g, "bluff", follies.IDLE_RICHES)
    assert folly(g, "sit-out") == follies.IDLE_RICHES
    assert opinions(g)[0].option.startswith("drop transporters")
    saving = game(zones={"hand 0": ["Transporters", "Sek Conqueror"]}, factions=sek)
    saving.until("Drop", 0)
    assert folly(saving, "bluff") == ""
    again = game(zones={"hand 0": ["Transporters", "Transporters"]}, factions=sek)
    again.play({0: "Transporters"})
    again.until("Drop", 0)
    assert folly(again, "bluff") == ""


def test_whoever_would_win_now_is_stopped_by_all_that_can() -> None:
    three = ("Terran Alliance", "Sek", "Avar")
    sectors = {
        "c1": stand("0 Cruiser", "0 Cruiser"),
        "d2": rule("Duskmar", 1, "1 Frigate"),
        "c3": stand(*["2 Cruiser"] * 3),
    }
    g = game(sectors, moment="command", seats=3, factions=three, favor=[0, 8, 0])
    g.until("Movement", 0)
    assert folly(g, "done") == follies.LETS_WIN
    assert moves(g) == []
    assert len(g.cards("Cruiser", "d2", 0)) == 2
    calm = game(sectors, moment="command", seats=3, factions=three, favor=[0, 5, 0])
    calm.until("Movement", 0)
    assert folly(calm, "done") == ""
