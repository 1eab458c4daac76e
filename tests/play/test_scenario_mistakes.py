"""Nothing wrong in a scenario is accepted silently, and no mistake of its writer is called ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from regent.kernel.errors import InputError
from regent.kernel.tomlfile import TomlFile
from regent.play.scenario import Scenario

OUTPOSTS = """title = "outposts"
seats = 2
[given]
moment = "lay"
[given.zones]
"hand 0" = ["Guard"]
"hand 1" = ["Scout"]
"""
CONTENTION = """title = "contention"
seats = 2
settings = { faction_0 = "Sek", faction_1 = "Terran Alliance" }
"""
SEIZE = """title = "seize"
seats = 2
"""
DUEL = """title = "seize"
ruleset = "2022+duel"
settings = { deck_0 = "ground", deck_1 = "ground" }
"""


def wrong(text: str) -> str:
    """The mistake that running a scenario finds."""
    with pytest.raises(InputError) as error:
        Scenario(TomlFile.parse(text, "test")).run()
    return str(error.value)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[expect]\nnot_events = ['fals 0']", "test:9: no event 'fals 0'; did you mean falls"),
        ("[expect]\nnot_events = ['falls 7 scout']", "test:9: 'falls 7 scout' names a seat, card"),
        ("[expect]\nnot_events = ['falls 0 scuot']", "test:9: 'falls 0 scuot' names a seat, card"),
        ("[expect]\nevents = ['storms 4']", "test:9: no event 'storms 4'; did you mean storm"),
        ("[expect]\nevents_in_order = ['lay 0']", "test:9: no event 'lay 0'; did you mean lays"),
        ("[expect]\nsees = { 0 = { not_events = ['fals'] } }", "test:9: no event 'fals'"),
        ("[expect]\nnot_clauses = ['t-storm-1']", "test:9: no clause is called 't-storm-1'; did"),
        ("[expect]\nreason = 't-end-1'", "test:9: no clause is called 't-end-1'"),
        ("[expect]\nawaited = [2]", "test:9: there is no seat 2; write a seat from 0 to 1"),
        ("[expect]\nwinners = [-1]", "test:9: there is no seat -1; write a seat from 0 to 1"),
        ("[expect]\nnot_offers = { 0 = ['lay Gard'] }", "test:9: 'lay Gard' is nothing this game"),
        ("[expect]\nnot_offers = { 0 = ['lay Guard~999'] }", "test:9: you know no card with the"),
        ("[[do]]\nseat = 0\nrefuse = 'hold'\nclause = 't-lay-2'", "test:11: no clause is called"),
        (
            "[[do]]\nseat = 0\noption = 'hold'\nclause = 'T-LAY-2'",
            "test:11: a clause where nothing",
        ),
        (
            "[[do]]\nseat = 0\noption = 'hold'\nundo = 1",
            "test:8: this step does several things: opt",
        ),
        ("[[do]]\nseat = 0\nretract = false", "test:8: this step does nothing; write one of"),
        ("[[do]]\nseat = 0\nrefuse = []", "test:10: an empty choice; name an option"),
        ("[[do]]\nseat = 0\nrefuse = {}", "test:10: nothing that could be refused; write { undo"),
        ("[[do]]\nseat = 0\nrefuse = { undo = 0 }", "test:10: nothing is taken back"),
        ("[[do]]\nseat = 0\nrefuse = { und = 1 }", "test:10: unknown key 'und'; did you mean undo"),
        (
            "[[do]]\nseat = 0\norder = { prompt = 'Chose' }",
            "test:10: no question is called 'Chose'",
        ),
        ("[[do]]\nseat = 0\norder = { prompt = '*', option = 'pas' }", "test:10: 'pas' is nothing"),
        (
            "[[do]]\nseat = 0\norder = { prompt = '*', stop = ['own'] }",
            "test:10: no order stops at",
        ),
    ],
)
def test_a_word_that_means_nothing(text: str, what: str) -> None:
    assert what in wrong(OUTPOSTS + text)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("seats = 1000000000000", "test:2: seats: 1000000000000 is not a number; write a number"),
        ("clauses = ['t-lay-1']", "test:2: no clause is called 't-lay-1'; did you mean"),
        ("[given]\nfirst = 2", "test:3: first: 2 is not a seat; write a seat from 0 to 1"),
        ("[given]\nseat = 1", "test:3: a seat without a moment; name the moment too"),
        ("[given]\ncoins = [-1, 0]", "test:3: coins: -1 is not a number; write a number from 0"),
        ("[given]\nround = 10000000", "test:3: round: 10000000 is not a number; write a number"),
        ("[given.chance]\nshuffles = [1]", "test:3: shuffles cannot be planned: they are shuffles"),
        ("[given.zones]\n'front 0' = ['Veto']", "test:3: 'Veto' cannot lie in front 0; only outp"),
        ("[given.zones]\nlaid = ['Guard']", "test:3: 'Guard' cannot lie in laid; cards are laid"),
        (
            "[given.zones]\ndeck = []\ndiscard = ['Guard']",
            "deck holds 29 more cards that have no other",
        ),
        (
            "[given]\nzones = { 'front 0' = ['Guard'], 'hand 1' = ['Guard'] }\n"
            "known = { Guard = [1] }",
            "test:4: several cards are called 'Guard'; give the one that is meant its number",
        ),
        ("[given.exact]\nface = '[1, 2]'", "test:2: the rows are not of the same length; rows"),
        ("[given.exact]\nzones = '[]'", "test:2: the rows are not of the same length; rows are"),
        ("[given.exact]\nstack = '[]'\nwaiting = 1", "test:2: these rows make no position (Index"),
        (
            "patch = '''\n[[card]]\nname = \"Guard\"\ncots = 0\n'''",
            "test:2: the game's patch:3: Gua",
        ),
        ("settings = { goal = 'x' }", "test:2: "),
        ("texts = { map = 'x' }", "test:2: outposts takes no text called 'map'"),
    ],
)
def test_a_position_that_cannot_be(text: str, what: str) -> None:
    found = wrong('title = "outposts"\n' + text)
    assert what in found
    assert found.startswith("test:")


@pytest.mark.parametrize("table", ["{\n over = true }", "{ over = true,\n }", "{ over = true\n}"])
def test_a_table_in_braces_over_several_lines_is_told_the_other_way(table: str) -> None:
    with pytest.raises(InputError, match=r"test:1: .* a table in braces stands on one line; write"):
        TomlFile.parse(f"expect = {table}", "test")


def test_an_outcome_that_no_die_shows_is_refused() -> None:
    text = 'title = "outposts"\n[given]\nmoment = "rally"\nchance = { storms = [7] }\n'
    assert wrong(text) == "test:2: outcome 7 was planned where 6 is the highest; plan 1 to 6"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (
            "[given.sectors]\nb2 = { location = 'Sek Patrol' }",
            "test:5: 'Sek Patrol' is no location",
        ),
        ("[given.sectors]\nb2 = { ruler = 2 }", "test:5: ruler: 2 is not a seat, or -1 for nobody"),
        ("[given.sectors]\nb2 = { ruler = 'x' }", 'test:5: ruler: "x" is not a whole number'),
        ("[given.sectors]\nb2 = { rule = 0 }", "test:5: unknown key 'rule'; did you mean ruler"),
        ("[given.sectors]\nz9 = {}", "test:5: no sector 'z9'"),
        ("[given.sectors]\nb2 = 3", "test:5: b2: 3 is not a table"),
        ("[given.sectors]\nb2 = { up = 1 }", "test:5: up: 1 is neither true nor false"),
        ("[given.sectors]\nb2 = { damage = -1 }", "test:5: damage: -1 is not a number"),
        ("[given.sectors]\nb2 = { assets = 3 }", "test:5: assets: 3 is not a list"),
        ("[given.sectors]\nb2 = { assets = [3] }", "test:5: assets, 0: 3 is not a table"),
        ("[given.sectors]\nb2 = { assets = ['2 Frigate'] }", "test:5: there is no seat 2"),
        ("[given.sectors]\nb2 = { assets = ['Frigate'] }", "test:5: 'Frigate' names no seat"),
        ("[given.sectors]\nb2 = { assets = ['0 Figate'] }", "test:5: no card is called 'Figate'"),
        ("[given.sectors]\nb2 = { assets = ['0 Duskmar'] }", "test:5: 'Duskmar' does not stand in"),
        (
            "[given.sectors]\nb2 = { assets = ['0 Black Op'] }",
            "test:5: 'Black Op' does not stand in",
        ),
        (
            "[given.sectors]\nb2 = { assets = ['0 Spy'] }",
            "test:5: 'Spy' is no ship: what is it on?",
        ),
        (
            "[given.sectors]\nb2 = { assets = [{ card = 'Frigate' }] }",
            "test:5: an entry without seat",
        ),
        (
            "[given.sectors]\nb2 = { assets = [{ card = 'Spy', seat = 0, on = 'Frigate' }] }",
            "test:5: no 'Frigate' stands there to attach to",
        ),
        (
            "[given.sectors]\nb2 = { assets = [\n'0 Morpher',\n'1 Morpher'] }",
            "test:7: Morpher is unique and in play already [C-CARD-08]",
        ),
        (
            "[given.sectors]\nb2 = { assets = ['0 Destroyer', '0 Destroyer',\n"
            "'0 Destroyer', '0 Destroyer'] }",
            "test:6: seat 0 has 3 of these tokens already [C-COMP-04]",
        ),
        ("[given.off_map]\n2 = ['Advanced AI']", "test:5: there is no seat 2"),
        ("[given.off_map]\n0 = ['Frigate']", "test:5: 'Frigate' is never outside the map"),
        ("[given.off_map]\n0 = [{ card = 'Spy', on = 5 }]", "test:5: there is no seat 5"),
        ("[given.off_map]\n0 = 'Spy'", 'test:5: 0: "Spy" is not a list'),
        ("[given]\nscepter = 2", "test:5: scepter: 2 is not a seat; write a seat from 0 to 1"),
        ("[given]\ntokens = [0, 7]", "test:4: this position cannot be: seat 0: 0 colonies, 0 tok"),
        ("[given.zones]\n'hand 0' = ['Duskmar']", "test:5: 'Duskmar' cannot lie in hand 0; it bel"),
        ("[given.zones]\n'hand 0' = ['Destroyer']", "test:5: 'Destroyer' cannot lie in hand 0"),
        ("[given.zones]\nplay = ['Frigate']", "test:5: 'Frigate' cannot lie in play; what is in p"),
        ("[given.zones]\nplayed = ['Frigate']", "test:5: 'Frigate' cannot lie in played"),
        ("[given.chance]\ndecks = [1]", "test:5: decks cannot be planned: they are shuffles; say"),
        (
            "[given.sectors]\na1 = { location = 'Duskmar', ruler = 0 }\n"
            "c1 = { location = 'Ironreach', ruler = 0 }\na2 = { ruler = 0 }\nb2 = { ruler = 0 }\n"
            "c2 = { ruler = 0 }\na3 = { ruler = 0 }\nb3 = { ruler = 0 }\nc3 = { ruler = 0 }",
            "test:12: seat 0 has no colony token left for it [C-SETTLE-04]; a seat has seven",
        ),
    ],
)
def test_a_position_of_contention_that_cannot_be(text: str, what: str) -> None:
    assert what in wrong(CONTENTION + text)


MARS = "[[given.map]]\nworld = 'Mars'\nseat = 0\n"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (MARS + "units = 3", "test:6: units: 3 is not a list"),
        (MARS + "units = ['0 Mars']", "test:6: 'Mars' is no Unit card"),
        (MARS + "units = ['2 Robot Goliath']", "test:6: there is no seat 2; write a seat from 0"),
        (MARS + "units = ['0 Robot Golith']", "test:6: no card is called 'Robot Golith'; did you"),
        (
            MARS + "units = [\n'0 Robot Goliath',\n'0 Robot Goliath',\n'0 Robot Goliath',\n"
            "'0 Robot Goliath',\n'0 Robot Goliath',\n]",
            "test:11: seat 0 has 4 Unit cards there already, which is its Capacity",
        ),
        (MARS + "units = [{ card = 'Robot Goliath', seat = 0, damge = 1 }]", "unknown key 'damge'"),
        (MARS + "units = [{ card = 'Robot Goliath', seat = 0, carried = 9 }]", "has no 9 Unit co"),
        (MARS + "throne = 1", "test:6: throne: 1 is neither true nor false"),
        (
            MARS + "throne = true\n[[given.map]]\nworld = 'Saturn'\nseat = 0\nthrone = true",
            "test:10: seat 0 has two Throne Worlds [S22-SETUP-04]; each seat has one",
        ),
        (
            MARS + "throne = true\n[[given.map]]\nworld = 'Mars'\nseat = 1",
            "test:8: no other Mars, Robot's Bane lies beside a Throne World [S22-THRONE-3]",
        ),
        (MARS + "conquest = { 2 = 1 }", "test:6: there is no seat 2"),
        (MARS + "conquest = { x = 1 }", 'test:6: there is no seat "x"'),
        (MARS + "owner = -1", "test:6: there is no seat -1"),
        ("[[given.map]]\nworld = 'Robot Goliath'\nseat = 0", "test:4: 'Robot Goliath' is no World"),
        ("[[given.map]]\nworld = 'Mars'", "test:3: a World needs world and seat"),
        ("given = { map = 3 }", "test:3: map: 3 is not a list; write [[given.map]]"),
        ("[given.figures]\n0 = ['Mars']", "test:4: 'Mars' is no Character"),
        ("[given.figures]\nx = ['Telek']", 'test:4: there is no seat "x"'),
        ("[given.figures]\n0 = [{ card = 'Telek', seat = 0 }]", "test:4: unknown key 'seat'"),
        ("[given.figures]\n0 = [{}]", "test:4: an entry without card"),
        ("[given]\nregent = 2", "test:4: regent: 2 is not a seat, or -1 for nobody"),
        ("[given]\nmoment = 'muster'", "test:4: there is no moment 'muster' under these rules; w"),
        ("[given.zones]\n'hand 0' = []", "test:3: this position cannot be: seat 0 has no World to"),
        ("[given.zones]\n'hand 0' = ['Mars']", "test:4: 'Mars' cannot lie in hand 0; it is no As"),
        ("[given.zones]\n'reserve 0' = ['Telek']", "test:4: 'Telek' cannot lie in reserve 0; it"),
        ("[given.zones]\nmap = ['Mars']", "test:4: 'Mars' cannot lie in map; what is faceup"),
    ],
)
def test_a_position_of_seize_that_cannot_be(text: str, what: str) -> None:
    assert what in wrong(SEIZE + text)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[given]\nmoment = 'military'", "test:5: there is no moment 'military' under these rules"),
        ("[given]\nmoment = 'fight'", "test:5: the Defender's World is not on the map, alone"),
        ("[given]\nmoment = 'muster'\nseat = 0\n" + MARS, "is not on the map, alone; write one"),
        ("[given]\nmoment = 'world'\n" + MARS, "test:5: a World lies on the map already; begin"),
        ("[given.zones]\nshared = ['Mars']", "test:4: this position cannot be: shared holds 1 Wor"),
        ("[given]\nchance = { setup = [3] }", "outcome 3 was planned where 2 is the highest"),
    ],
)
def test_a_duel_that_cannot_be(text: str, what: str) -> None:
    if "chance" in text:
        text += "".join(f"\n[[do]]\nseat = {seat}\noptions = {picks()}" for seat in (0, 1))
    assert what in wrong(DUEL + text)


def picks() -> list[str]:
    """Ten Units and five Tactics cards that both starter decks hold."""
    folder = Path(__file__).parent.parent / "scenarios" / "seize"
    data = TomlFile.read(folder / "scn-08a-duel-over-mars.toml").data
    steps = data["do"]
    assert isinstance(steps, list)
    return list(steps[0]["options"])


def test_a_card_on_the_map_does_not_come_from_a_zone_that_is_told() -> None:
    """Each zone holds exactly what is said, also if the same card stands on the map."""
    zones = "[given]\nmoment = 'military'\n[given.zones]\n'assets 0' = ['Robot Goliath']\n"
    zones += "'hand 0' = ['Robot Goliath']\n"
    units = "units = ['0 Robot Goliath']\n"
    expected = "[expect.zones]\n'assets 0' = ['Robot Goliath']\n'hand 0' = ['Robot Goliath']\n"
    text = SEIZE + zones + MARS + units + expected
    assert [str(f) for f in Scenario(TomlFile.parse(text, "test")).run()] == []
    zones = "[given]\nmoment = 'command'\n[given.zones]\n'deck 0' = ['Sek Patrol', 'Jump']\n"
    sectors = "[given.sectors]\nb2 = { assets = ['0 Sek Patrol'] }\n"
    expected = "[expect.zones]\n'deck 0' = ['Sek Patrol', 'Jump']\n"
    text = CONTENTION + zones + sectors + expected
    assert [str(f) for f in Scenario(TomlFile.parse(text, "test")).run()] == []


PATCH = """
patch = '''
[[card]]
name = "Paper Tigers"
new = true
type = "Troop"
subtypes = ["Infantry"]
cost = 1
att = 7
def = 1
provenance = "designed"
'''
"""


def test_cards_of_a_patch_can_be_placed() -> None:
    """A position knows the cards of its own table, not those that were shipped."""
    text = SEIZE + PATCH + "[given]\nmoment = 'military'\n" + MARS + "units = ['0 Paper Tigers']\n"
    text += "[expect]\nworlds.Mars.units.'Paper Tigers'.att = 7\n"
    assert [str(f) for f in Scenario(TomlFile.parse(text, "test")).run()] == []
