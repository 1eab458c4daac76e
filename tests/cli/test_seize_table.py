"""The terminal table of Seize the Imperium, drawn along random games."""

from __future__ import annotations

import copy
import io
import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from regent.cli.marks import shape
from regent.cli.tables import drawing
from regent.games import registry
from regent.games.seize.terminal import draw, grouped, short
from regent.kernel.table import EVERYTHING, SPECTATOR
from regent.play.describe import Describer
from regent.play.session import Session, new_header

WIDTHS = (80, 100, 140)
MOST = 700
"""Answers of a game that are looked at."""

PLAYERS = ["You", "Random 1", "Random 2"]
DESCRIBER = Describer(registry.title("seize"), PLAYERS)


def views(ruleset: str, seats: int, seed: str) -> Iterator[dict[str, Any]]:
    """What whoever is asked sees, all through a random game."""
    title = registry.title("seize")
    session = Session.start(new_header(title, ruleset, seats, seed, fast=True))
    dice = random.Random(seed)
    for _ in range(MOST):
        if session.table.over:
            break
        seat = session.awaited()[0]
        decision = session.decision(seat)
        assert decision is not None
        view = title.view(session.table, seat)
        yield view
        session.answer(seat, dice.choice(decision.options), decision.id)
    yield title.view(session.table, SPECTATOR)
    yield title.view(session.table, EVERYTHING)


def drawn(view: dict[str, Any], width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    with console.capture() as capture:
        console.print(draw(view, DESCRIBER, width))
    return capture.get().splitlines()


def said(view: dict[str, Any], width: int = 100) -> str:
    """The table as one line, so that nothing hides behind a break."""
    return " ".join(" ".join(drawn(view, width)).split())


def only(view: dict[str, Any]) -> dict[str, Any]:
    """A World that is left alone on the table, with nothing beside it."""
    left = next(world for player in view["seats"] for world in player["worlds"])
    for player in view["seats"]:
        player["worlds"] = [world for world in player["worlds"] if world is left]
    found: dict[str, Any] = left
    return found


@pytest.fixture(scope="module")
def standard() -> list[dict[str, Any]]:
    return [copy.deepcopy(view) for view in views("2022", 3, "table")]


def fights(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The moments with declared attacks."""
    return [view for view in found if view["conquest"] and view["conquest"]["attacks"]]


@pytest.fixture
def fight(standard: list[dict[str, Any]]) -> dict[str, Any]:
    """The one with most of them."""
    return copy.deepcopy(max(fights(standard), key=lambda view: len(view["conquest"]["attacks"])))


def check(view: dict[str, Any]) -> None:
    for width in WIDTHS:
        lines = drawn(view, width)
        assert max(cell_len(line) for line in lines) <= width
        text = " ".join(" ".join(lines).split())
        for player in view["seats"]:
            points = "score" if "pool" in player else "points"
            assert f"{player[points]} {'points' if 'pool' in player else 'VP'}" in text


def test_the_title_has_its_own_table() -> None:
    assert drawing("seize") is draw


def test_a_standard_game_can_be_drawn_at_every_moment(standard: list[dict[str, Any]]) -> None:
    assert any(view["conquest"] for view in standard)
    for view in [*standard[::11], *fights(standard)[::6], *standard[-2:]]:
        check(view)


@pytest.mark.parametrize(("ruleset", "seats"), [("2022+duel", 2), ("2022+basic", 3)])
def test_other_games_can_be_drawn_too(ruleset: str, seats: int) -> None:
    for i, view in enumerate(views(ruleset, seats, "table")):
        if i % 9 == 0:
            check(view)


def test_a_narrow_terminal_is_no_reason_to_fall(fight: dict[str, Any]) -> None:
    for width in (1, 5, 20, 39, 60):
        assert drawn(fight, width)


def test_the_heading_tells_turn_phase_regent_and_goal(standard: list[dict[str, Any]]) -> None:
    view = copy.deepcopy(standard[-1])
    view["regent"] = 1
    for seat, player in enumerate(view["seats"]):
        player["regent"] = seat == 1
    heading = drawn(view, 100)[0]
    assert f"Turn {view['turn']} · {view['phase'].title()} Phase · " in heading
    assert f"{shape(view['active'])} {PLAYERS[view['active']]}" in heading
    assert f"Regent: {shape(1)} Random 1" in heading
    assert "20 Victory points win" in heading
    [line] = [line for line in drawn(view, 100) if line[1:].startswith(f"{shape(1)} Random 1")]
    assert line.endswith("Regent")


def test_a_duel_shows_scores_worlds_and_pool() -> None:
    view = next(copy.deepcopy(view) for view in views("2022+duel", 2, "pool") if view["turn"] > 0)
    text = said(view)
    assert f"World 1 of 10 · {view['worlds_left']} left" in text
    assert "pool 15" in text
    known = [card for player in view["seats"] for card in player["pool"] if card["card"]]
    for card in known:
        assert short(card["name"]) in text


def test_marks_of_worlds(standard: list[dict[str, Any]]) -> None:
    view = copy.deepcopy(next(v for v in standard[::-1] if not v["conquest"]))
    world = only(view)
    other = (world["controller"] + 1) % 3
    world.update(throne=True, depleted=True, disputed=True, owner=other, required=3)
    world["conquest"] = [2 if seat == world["controller"] else 0 for seat in range(3)]
    world["name"] = "Mars, Robot's Bane"
    world["system"] = "Terra"
    text = said(view)
    assert f"Mars (Terra) ♛↷≠ cost {world['cost']} DEF {world['def']}" in text
    assert f"taken from {shape(other)} {shape(world['controller'])}2/3 CC" in text
    for mark in ("♛ Throne", "↷ depleted", "≠ Disputed", "CC Conquest counters"):
        assert mark in text


def test_marks_of_units(standard: list[dict[str, Any]]) -> None:
    view = copy.deepcopy(next(v for v in standard[::-1] if not v["conquest"]))
    fleet = {
        "card": 1,
        "name": "Rapid Strike Fleet",
        "type": "Fleet",
        "subtypes": ["Fighter"],
        "controller": 2,
        "att": 6,
        "def": 4,
        "keywords": ["Deployed", "Firing Arcs +1", "Surprise Strike"],
        "depleted": True,
        "damage": 1,
        "missions": 2,
        "counter": False,
    }
    drone = {**fleet, "name": "Drone Fighter Counter", "att": 3, "def": 3, "keywords": []}
    drone.update(depleted=False, damage=0, missions=0, counter=True, host=1)
    world = only(view)
    world["units"] = [fleet, *[{**drone, "card": card} for card in (2, 3, 4)]]
    text = said(view)
    assert f"{shape(2)}F↷ Rapid Strike Fleet 6/4 ✹1 Missions 2 Arcs+1 Surprise" in text
    assert f"{shape(2)}F 3× Drone Fighter 3/3" in text
    assert [count for count, _ in grouped(world["units"])] == [1, 3]


def test_characters_are_marked_too(standard: list[dict[str, Any]]) -> None:
    view = copy.deepcopy(next(v for v in standard[::-1] if v["seats"][0]["figures"]))
    person = view["seats"][0]["figures"][0]
    person.update(depleted=True, disputed=True)
    line = f"{short(person['name'])} ↷≠ {person['class']}/{person['race']}"
    assert line in said(view)


def shot(unit: int, target: int, number: int, **more: Any) -> dict[str, Any]:
    """An attack without any modifier."""
    return {
        "unit": unit,
        "name": "Rapid Strike Fleet",
        "target": target,
        "target_name": "Drone Carrier Group",
        "share": 0,
        "of": [],
        "cancelled": False,
        "number": number,
        "terms": [{"layer": "printed", "amount": number, "source": ""}],
        "def": 10,
        "def_terms": [
            {"layer": "printed", "amount": 8, "source": ""},
            {"layer": "add", "amount": 2, "source": "Earth Prime, the Cradle"},
        ],
        **more,
    }


def term(layer: str, amount: int, source: str) -> dict[str, Any]:
    return {"layer": layer, "amount": amount, "source": source}


def test_the_fight_tells_where_it_stands(fight: dict[str, Any]) -> None:
    now = fight["conquest"]
    now.update(exchange=1, exchanges=2, step=2, counters=1, required=3)
    text = said(fight, 140)
    sides = " → ".join(f"{shape(s)} {PLAYERS[s]}" for s in (now["attacker"], now["defender"]))
    assert f"⚔ {short(now['name'])}" in text
    assert f"{sides} · Exchange 1 of 2 · Step 2: Defender · 1 of 3 CC" in text
    assert "Attacking: " in text
    assert "Defending: " in text


def test_one_attack_is_told_term_by_term(fight: dict[str, Any]) -> None:
    terms = [term("printed", 6, ""), term("add", 4, "Rapid Strike Fleet")]
    fight["conquest"]["attacks"] = [shot(900, 901, 10, terms=terms)]
    assert (
        "Rapid Strike Fleet → Drone Carrier Group: 6 +4 (Rapid Strike Fleet) = 10 "
        "vs DEF 8 +2 (Earth Prime) = 10 ✓ reaches it"
    ) in said(fight)


def test_factors_and_losses_have_their_signs(fight: dict[str, Any]) -> None:
    terms = [term("printed", 6, ""), term("add", -1, "Mars, Robot's Bane")]
    terms += [term("multiply", 2, "Bomber Counter"), term("divide", 2, "Bunker")]
    fight["conquest"]["attacks"] = [shot(900, 901, 5, terms=terms)]
    text = said(fight)
    assert "6 -1 (Mars) ×2 (Bomber) ÷2 (Bunker) = 5 vs DEF" in text
    assert "✗ too little" in text


def test_attacks_on_one_target_are_added_up(fight: dict[str, Any]) -> None:
    attacks = [shot(900, 901, 3), shot(902, 901, 3), shot(903, 901, 7, cancelled=True)]
    fight["conquest"]["attacks"] = attacks
    text = said(fight)
    assert "all → Drone Carrier Group: 6 vs DEF 8 +2 (Earth Prime) = 10 ✗ too little" in text
    assert "2× Rapid Strike Fleet: 3 · Rapid Strike Fleet: 7 cancelled" in text


def test_a_defense_that_depends_on_the_attacker_stands_at_each(fight: dict[str, Any]) -> None:
    plain = [term("printed", 8, "")]
    weaker = {"def": 8, "def_terms": plain}
    fight["conquest"]["attacks"] = [shot(900, 901, 3), shot(902, 901, 4, **weaker)]
    text = said(fight)
    assert "all → Drone Carrier Group: 7 Rapid Strike Fleet: 3 vs DEF 8 +2" in text
    assert "Rapid Strike Fleet: 4 vs DEF 8" in text


def test_attack_that_is_still_to_be_split_counts_nowhere(fight: dict[str, Any]) -> None:
    attacks = [shot(900, 901, 6), shot(900, 902, 6), shot(903, 902, 6)]
    fight["conquest"]["attacks"] = attacks
    text = said(fight)
    assert "Rapid Strike Fleet → Drone Carrier Group: 6 to be split vs DEF" in text
    assert "all → Drone Carrier Group: not split yet" in text
    assert "reaches it" not in text
    assert "too little" not in text
    for share, attack in zip((2, 4, 0), attacks, strict=True):
        attack["share"] = share
        attack["terms"] = [term("printed", share or 6, "")]
        attack["number"] = share or 6
    text = said(fight)
    assert "2 as its share vs DEF" in text
    assert "all → Drone Carrier Group: 10 vs DEF" in text


def test_every_term_of_a_real_fight_shows(standard: list[dict[str, Any]]) -> None:
    seen = 0
    for view in fights(standard)[::3]:
        text = said(view, 140)
        for attack in view["conquest"]["attacks"]:
            for one in attack["def_terms"][1:] + attack["terms"][1:]:
                seen += 1
                assert f"({short(one['source'])})" in text
            assert f"= {attack['def']}" in text or f"vs DEF {attack['def']}" in text
    assert seen
