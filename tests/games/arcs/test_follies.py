"""Follies are seen where they happen, and nowhere else."""

from __future__ import annotations

import pytest

from regent.bots.reasons import ReasonsBot
from regent.bots.sight import sight_of
from regent.games.arcs.advice.follies import (
    ARMED_ALREADY,
    CALM_ALREADY,
    FOLLIES,
    FOR_NOTHING,
    FOR_OTHERS,
    FOR_THE_LEADER,
    LEAD_OUTRAGED,
    LEAD_SPENT,
    LONE_SHIP,
    NO_DICE,
    NO_SHIPS,
    NO_STARPORT,
    NOT_SEIZED,
    NOT_TAXED,
    ONLY_FOLLOWS,
    PASSED_ALONE,
    RESOURCE_SWAPPED,
    TAXED_FULL,
    THERE_AND_BACK,
)
from regent.games.arcs.title import TITLE
from regent.kernel import rng
from regent.kernel.tomlfile import TomlFile
from regent.play.names import match, offered
from regent.play.scenario import Scenario
from regent.play.session import Session

HEAD = """
title = "arcs"
ruleset = "base+leaders+lore"
seats = 3
settings = { setup_card = "mix-up" }
[given]
moment = "turn"
seat = 0
"""
PIECES = """
[given.pieces]
3-arrow = ["0 city", "0 2 ships"]
3-hex = ["1 city", "0 3 ships"]
5-hex = ["2 city", "2 ship"]
"""
"""Seat 0 has something to tax and somebody to attack."""

PEACE = PIECES.replace("3-hex", "2-hex").replace(', "0 3 ships"', "")
TAXING = '[given.zones]\n"played 0" = ["Administration 4"]\n"hand 1" = ["Construction 6"]\n'
FIGHTING = TAXING.replace("Administration 4", "Aggression 3")
CHARM = TAXING + '"area 0" = ["Tycoon\'s Charm"]\n'
SPIES = TAXING + '"area 0" = ["Lattice Spies"]\n'
FOLLOWING = SPIES.replace("played 0", "copied 0") + '"played 1" = ["Aggression 4"]\n'

TYCOON = "[given.resources]\n0 = [{}]\n[given.ambitions]\ntycoon = [1]\n"
EMPATHS = "[given.resources]\n0 = [{}]\n1 = [{}]\n[given.ambitions]\nempath = [1]\n"

CASES = [
    (FOR_NOTHING, PIECES + "[given.resources]\n0 = ['fuel']\n" + TAXING, "spend fuel nothing"),
    ("", PIECES + "[given.resources]\n0 = ['fuel']\n" + TAXING, "spend fuel move"),
    (ARMED_ALREADY, PIECES + "[given.resources]\n0 = ['weapon']\n" + FIGHTING, "spend weapon arm"),
    (ARMED_ALREADY, PEACE + "[given.resources]\n0 = ['weapon']\n" + TAXING, "spend weapon arm"),
    ("", PIECES + "[given.resources]\n0 = ['weapon']\n" + TAXING, "spend weapon arm"),
    (NOT_TAXED, PIECES + "[given.resources]\n" + TAXING, "done"),
    ("", PIECES + "[given.resources]\n0 = ['fuel', 'fuel', 'fuel']\n" + TAXING, "done"),
    ("", PIECES + "[given.resources]\n" + TAXING + '"area 0" = ["Anarchist"]\n', "done"),
    ("", PIECES + "[given.resources]\n" + FIGHTING, "done"),
    (FOR_OTHERS, PIECES + "[given.resources]\n1 = ['relic']\n" + TAXING, "declare keeper"),
    ("", PIECES + "[given.resources]\n0 = ['relic']\n" + TAXING, "declare keeper"),
    ("", PIECES + "[given.resources]\n" + TAXING, "declare keeper"),
    (
        FOR_THE_LEADER,
        PIECES + "[given.resources]\n0 = ['relic']\n1 = ['relic', 'relic']\n" + TAXING,
        "declare keeper",
    ),
    (
        "",
        PIECES + "[given.resources]\n0 = ['relic']\n1 = ['relic']\n" + TAXING,
        "declare keeper",
    ),
    (LEAD_SPENT, PIECES + EMPATHS.format("'psionic'", "") + TAXING, "spend psionic tax"),
    (
        LEAD_SPENT,
        PIECES + EMPATHS.format("'psionic'", "'psionic'") + TAXING,
        "spend psionic tax",
    ),
    ("", PIECES + EMPATHS.format("'psionic', 'psionic'", "") + TAXING, "spend psionic tax"),
    (
        "",
        PIECES + EMPATHS.format("'psionic'", "'psionic', 'psionic'") + TAXING,
        "spend psionic tax",
    ),
    (CALM_ALREADY, PIECES + "[given.resources]\n" + CHARM, "clear Tycoon's Charm"),
    (
        "",
        PIECES + "[given.resources]\n[given.outrage]\n0 = ['fuel']\n" + CHARM,
        "clear Tycoon's Charm",
    ),
    (NOT_SEIZED, PIECES + "[given.resources]\n" + SPIES, "use Lattice Spies"),
    ("", "initiative = 1\n" + PIECES + FOLLOWING, "use Lattice Spies"),
    (
        NO_SHIPS,
        PIECES.replace("0 3 ships", "0 13 ships")
        + "[given.resources]\n"
        + FIGHTING
        + '"area 0" = ["Skirmishers"]\n',
        "use Skirmishers",
    ),
    (
        "",
        PIECES + "[given.resources]\n" + FIGHTING + '"area 0" = ["Skirmishers"]\n',
        "use Skirmishers",
    ),
]


def opened(given: str, *answers: str) -> Session:
    text = HEAD + given.replace("'", '"').replace('Tycoon"s', "Tycoon's")
    session = Scenario(TomlFile.parse(text, "folly.toml")).open()
    for answer in answers:
        session.answer(0, answer)
    return session


def seen(session: Session, option: str, memory: list[int] | None = None) -> str:
    t = session.table
    follies = TITLE.follies
    assert follies is not None
    action = match(TITLE, t, 0, option, list(offered(TITLE, t, 0).values()))
    assert action is not None, f"{option} is not offered"
    return follies.seen(t, 0, action, [] if memory is None else memory)


@pytest.mark.parametrize(("folly", "given", "option"), CASES)
def test_what_is_a_folly_and_what_is_not(folly: str, given: str, option: str) -> None:
    if option.startswith("declare"):
        given = given.replace("Administration 4", "Administration 5")
    assert seen(opened(given), option) == folly


def test_an_attack_without_dice_and_an_exchange_for_the_same() -> None:
    battle = PIECES + "[given.resources]\n" + FIGHTING
    session = opened(battle, "take battle", "dice assault 0", "dice skirmish 0")
    assert seen(session, "dice raid 0") == NO_DICE
    session = opened(battle, "take battle", "dice assault 1", "dice skirmish 0")
    assert seen(session, "dice raid 0") == ""
    charm = (
        PIECES
        + "[given.resources]\n0 = ['fuel']\n1 = ['fuel', 'fuel']\n[given.ambitions]\ntycoon = [1]\n"
        + CHARM
    )
    session = opened(charm, "use Tycoon's Charm")
    assert seen(session, "exchange fuel fuel") == RESOURCE_SWAPPED
    assert seen(session, "exchange fuel relic") == ""


@pytest.mark.parametrize(("held", "folly"), [("'fuel'", LEAD_OUTRAGED), ("'material'", "")])
def test_an_attack_on_a_city_whose_outrage_costs_the_lead(held: str, folly: str) -> None:
    """The city gives Fuel: with it goes all Fuel of whoever destroys it, and the lead in Tycoon."""
    given = (
        PIECES.replace("3-hex", "3-crescent").replace("1 city", "1 damaged city")
        + TYCOON.format(held)
        + FIGHTING
    )
    assert seen(opened(given, "take battle"), "dice assault 3") == folly


def test_passing_with_cards_that_nobody_could_follow() -> None:
    lead = PIECES + '[given.zones]\n"hand 0" = ["Administration 4"]\n'
    session = Scenario(TomlFile.parse(HEAD.replace("turn", "lead") + lead, "lead.toml")).open()
    assert seen(session, "pass") == PASSED_ALONE
    lead += '"hand 1" = ["Construction 6"]\n'
    session = Scenario(TomlFile.parse(HEAD.replace("turn", "lead") + lead, "lead.toml")).open()
    assert seen(session, "pass") == ""


def test_taxing_what_every_slot_is_full_of() -> None:
    cities = PIECES.replace('"0 2 ships"', '"0 ship"').replace("5-hex", "5-crescent")
    cities += '2-hex = ["0 city"]\n'
    session = opened(
        cities + "[given.resources]\n0 = ['relic', 'relic', 'relic', 'relic']\n" + TAXING
    )
    session.answer(0, "take tax")
    assert seen(session, "tax 2-hex 0") == TAXED_FULL
    assert seen(session, "tax 3-arrow 0") == ""
    session = opened(
        cities + "[given.resources]\n0 = ['relic', 'fuel', 'relic', 'relic']\n" + TAXING
    )
    session.answer(0, "take tax")
    assert seen(session, "tax 2-hex 0") == ""


def test_settling_without_a_starport() -> None:
    text = 'title = "arcs"\nruleset = "empire"\nseats = 2\n[given]\nmoment = "settling"\n'
    text += 'initiative = 1\n[given.pieces]\n2-hex = ["0 city", "empire ship"]\n'
    text += '2-arrow = ["1 city"]\n3-hex = ["empire ship"]\n4-hex = ["empire ship"]\n'
    session = Scenario(TomlFile.parse(text, "settling.toml")).open()
    session.answer(1, "settle 4-hex starport")
    assert seen(session, "settle 3-hex city") == NO_STARPORT
    assert seen(session, "settle 3-hex starport") == ""


def test_ships_that_go_there_and_back() -> None:
    moving = PIECES + "[given.resources]\n" + TAXING.replace("Administration 4", "Mobilization 2")
    session = opened(moving, "take move", "move 3-hex gate-3")
    memory: list[int] = []
    assert seen(session, "ships 3 0", memory) == ""
    for answer in ("ships 3 0", "take move", "move gate-3 3-hex"):
        session.answer(0, answer)
    assert seen(session, "ships 2 0", memory[:]) == ""
    assert seen(session, "ships 3 0", memory) == THERE_AND_BACK


LONE = """
[given.pieces]
3-arrow = ["0 city", "1 ship"]
3-crescent = ["0 3 ships"]
5-hex = ["2 city", "2 ship"]
"""
MOVING = "[given.resources]\n" + TAXING.replace("Administration 4", "Mobilization 6")
MOVING += '"court 1" = ["Mining Interest"]\n'


def best(session: Session) -> str:
    """What the advice would do."""
    sight = sight_of(session, 0, rng.seeded("sight", 1), True)
    assert sight is not None
    return ReasonsBot("test").opinions(sight)[0].option


def test_a_lone_ship_does_not_keep_a_city() -> None:
    session = opened(LONE + MOVING)
    assert best(session) == "take move"
    assert seen(session, "done") == LONE_SHIP
    session.answer(0, "take move")
    assert seen(session, "move 3-crescent gate-3") == LONE_SHIP
    assert seen(session, "move 3-crescent 3-arrow") == ""
    assert best(session) == "move 3-crescent 3-arrow"
    two = LONE.replace("1 ship", "1 2 ships").replace("0 3 ships", "0 2 ships")
    assert seen(opened(two + MOVING, "take move"), "move 3-crescent gate-3") == ""


def following(*hand: str) -> Session:
    cards = ", ".join(f'"{card}"' for card in hand)
    given = f'initiative = 1\n[given.zones]\n"played 1" = ["Aggression 4"]\n"hand 0" = [{cards}]\n'
    head = HEAD.replace('moment = "turn"', 'moment = "follow"')
    return Scenario(TomlFile.parse(head + given, "follow.toml")).open()


def test_who_could_take_the_initiative_does_not_only_follow() -> None:
    memory: list[int] = []
    session = following("Construction 2", "Construction 6", "Construction 3", "Construction 4")
    assert "construction-2" in best(session)  # the 6 may surpass one day
    assert seen(session, "copy construction-2", memory) == ""
    session.answer(0, "copy construction-2")
    assert seen(session, "done", memory[:]) == ""
    last = following("Construction 6")
    assert seen(last, "copy construction-6", memory[:]) == ""  # nothing was possible so far
    assert seen(session, "done", memory) == ""  # it could have seized now
    assert seen(last, "copy construction-6", memory[:]) == ONLY_FOLLOWS
    assert seen(session, "seize construction-3", memory) == ""
    assert seen(last, "copy construction-6", memory) == ""
    surpassing = following("Aggression 6")
    assert seen(surpassing, "copy aggression-6", []) == ONLY_FOLLOWS
    assert seen(surpassing, "surpass aggression-6", []) == ""


def test_every_folly_is_told() -> None:
    assert all(len(text) > 20 for text in FOLLIES.values())
    others = {
        LEAD_OUTRAGED,
        LONE_SHIP,
        NO_DICE,
        RESOURCE_SWAPPED,
        ONLY_FOLLOWS,
        PASSED_ALONE,
        TAXED_FULL,
        NO_STARPORT,
        THERE_AND_BACK,
    }
    assert {folly for folly, _, _ in CASES} | others | {""} == {*FOLLIES, ""}
