"""The cards of Contention: complete, in order, and true to every printed fact."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from regent.games.contention import (
    FOLDER,
)
from regent.games.contention.codes import (
    A_WHERE,
    AT_SITE,
    FACTIONS,
    HOMEWORLD,
    NEUTRAL,
    S_ATTACH,
    S_CHOOSE,
    S_DO,
    S_TARGET,
    S_WHEN,
    TOKENS,
    TYPES,
)
from regent.games.contention.decks import precon
from regent.games.contention.vocabulary import HANDLERS, SCHEMA, VOCABULARY
from regent.kernel.ability import check_examples
from regent.kernel.cards import CardSet, CardSpec, load_set
from regent.kernel.rulebook import read_rulebook

FILES = sorted((FOLDER / "cards").glob("*.toml"))
CARDS = load_set(FILES, SCHEMA)
ATTACHMENTS = ("Agent", "Construct", "Station")


def card(name: str) -> CardSpec:
    return CARDS.by_name(name)


def kind(spec: CardSpec) -> int:
    return TYPES.index(spec.choice("type"))


def dealt(cards: CardSet) -> list[CardSpec]:
    """All but the Bluff, which lies nowhere."""
    return [spec for spec in cards.cards if spec.choice("type") in TYPES]


def playable(cards: CardSet) -> list[CardSpec]:
    """What a deck may hold."""
    return [spec for spec in dealt(cards) if kind(spec) < HOMEWORLD and not spec.flag("token")]


def locations(cards: CardSet) -> list[CardSpec]:
    return [spec for spec in dealt(cards) if kind(spec) >= HOMEWORLD]


def words(spec: CardSpec, slot: int) -> list[str]:
    return [op.name for ability in spec.abilities for op in ability.ops[slot]]


# -- the set as a whole -----------------------------------------------------------------------


def test_counts() -> None:
    by_faction = Counter(spec.choice("faction") for spec in playable(CARDS))
    assert [by_faction[name] for name in FACTIONS] == [24] * 6 + [35]
    assert len(playable(CARDS)) == 179
    assert len(CARDS.cards) == 179 + 38 + 4 + 1  # the Bluff


def test_locations_fill_the_box() -> None:
    by_type = Counter(spec.choice("type") for spec in locations(CARDS))
    assert by_type == {"Homeworld": 6, "Colony": 30, "Capital": 1, "Black Hole": 1}
    subtypes = Counter(tuple(spec.choices("subtypes")) for spec in locations(CARDS))
    assert subtypes == {(): 32, ("Anomaly",): 3, ("Gate",): 3}
    colonies = [spec for spec in locations(CARDS) if spec.choice("type") == "Colony"]
    assert Counter(spec.number("defense") for spec in colonies) == {2: 8, 3: 18, 4: 4}


def test_each_faction_has_one_homeworld_and_one_deck() -> None:
    homeworlds = [spec for spec in CARDS.cards if spec.choice("type") == "Homeworld"]
    assert sorted(spec.choice("faction") for spec in homeworlds) == sorted(FACTIONS[:NEUTRAL])
    assert [precon(faction, CARDS).faction for faction in range(NEUTRAL)] == list(range(NEUTRAL))


@pytest.mark.proves("C-CARD-01")
def test_every_playable_card_has_a_cost_and_a_type() -> None:
    for spec in playable(CARDS):
        assert spec.name
        assert not spec.is_dash("cost"), spec.name
        assert kind(spec) < HOMEWORLD


def test_ships_and_stations_have_their_numbers() -> None:
    for spec in dealt(CARDS):
        fights = spec.choice("type") in ("Ship", "Station")
        if kind(spec) < HOMEWORLD:
            assert spec.is_dash("attack") != fights, spec.name
            assert spec.is_dash("defense") != fights, spec.name
        assert spec.is_dash("speed") == (spec.choice("type") != "Ship"), spec.name


@pytest.mark.proves("C-CARD-10")
def test_locations_have_neither_cost_nor_speed() -> None:
    for spec in locations(CARDS):
        assert spec.is_dash("cost"), spec.name
        assert spec.is_dash("speed"), spec.name
        assert spec.is_dash("defense") == (spec.name == "Black Hole")


def test_subtypes_of_cards_and_of_locations_do_not_mix() -> None:
    for spec in CARDS.cards:
        place = bool(set(spec.choices("subtypes")) & {"Anomaly", "Gate"})
        assert not spec.choices("subtypes") or place == (kind(spec) >= HOMEWORLD), spec.name


@pytest.mark.proves("C-TOK-01")
def test_token_ships_cost_nothing() -> None:
    tokens = [spec for spec in CARDS.cards if spec.flag("token")]
    assert [spec.name for spec in tokens] == list(TOKENS)
    for spec in tokens:
        assert (spec.choice("type"), spec.number("cost")) == ("Ship", 0)
        assert not spec.is_dash("cost")
        assert spec.is_printed("cost")


@pytest.mark.proves("C-COMP-03")
def test_the_two_deluxe_tokens_belong_to_their_locations() -> None:
    users = {spec.name for spec in CARDS.cards if "marker" in words(spec, S_DO)}
    assert users == {"Terran Homeworld", "Vernoth"}


@pytest.mark.proves("C-BLUFF-05")
def test_the_bluff_is_among_the_cards_with_what_it_reminds_of() -> None:
    bluff = card("Bluff")
    assert bluff.choice("type") == "Bluff"
    assert not bluff.abilities
    for word in ("Production", "Settle", "+2", "−1", "+4", "−3"):
        assert word in bluff.text("reminder")
    reminding = {spec.name for spec in CARDS.cards if spec.text("reminder")}
    assert reminding == {"Bluff", "Imperial Capital", "Black Hole"}  # what has no words of its own


def test_every_card_has_a_look() -> None:
    assert [spec.name for spec in CARDS.cards if not spec.text("look")] == []


# -- abilities --------------------------------------------------------------------------------


def test_examples_of_the_vocabulary() -> None:
    check_examples(VOCABULARY, CARDS.names())


def test_every_word_is_used() -> None:
    """A word no card needs would be a rule nobody can check."""
    used: set[str] = set()
    for spec in CARDS.cards:
        for ability in spec.abilities:
            heap = [op for ops in ability.ops for op in ops]
            while heap:
                op = heap.pop()
                used.add(op.name)
                heap += [inner for ops in op.ops for inner in ops]
    assert {word.name for word in VOCABULARY.words} - used <= {"take_control"}


def test_a_site_is_chosen_where_something_enters_at_one() -> None:
    """The word `site` asks for it; without it nothing would ever enter (C-KW-SHIPYARD-4)."""
    for spec in CARDS.cards:
        for ability in spec.abilities:
            asks = [op.name for op in ability.ops[S_CHOOSE]].count("site")
            enters = [op.name for op in ability.ops[S_DO] if op.args[A_WHERE] == AT_SITE]
            assert asks == len(enters), spec.name


def test_few_cards_need_python_of_their_own() -> None:
    assert len(CARDS.handlers()) <= 6
    used = {a.handler for spec in CARDS.cards for a in spec.abilities if a.handler >= 0}
    assert used == set(range(len(HANDLERS)))


def test_actions_and_tech_do_something() -> None:
    for spec in playable(CARDS):
        if spec.choice("type") == "Action":
            assert spec.abilities, spec.name
            assert not words(spec, S_WHEN), spec.name
        if spec.choice("type") == "Tech":
            assert spec.abilities, spec.name


@pytest.mark.proves("C-ATT-01", "C-TYPE-09", "C-TYPE-10")
def test_attachments_name_one_kind_of_host() -> None:
    for spec in CARDS.cards:
        hosts = [s for ability in spec.abilities for s in ability.selectors[S_ATTACH]]
        assert len(hosts) == int(spec.choice("type") in ATTACHMENTS), spec.name


def test_players_read_sentences() -> None:
    for spec in CARDS.cards:
        for ability in spec.abilities:
            assert ability.text[0].isupper() or ability.text[0] == "+", spec.name
            assert ability.text.endswith("."), spec.name


def test_develop_and_other_triggers_are_announced() -> None:
    heads = {
        "deploy": "Deploy: ",
        "backlash": "Backlash: ",
        "dev": "Develop: ",
        "bot": "At beginning of turn, ",
    }
    for spec in CARDS.cards:
        for ability in spec.abilities:
            for op in ability.ops[S_WHEN]:
                assert ability.text.startswith(heads.get(op.name, "")), spec.name


def test_notes_name_the_page_of_printed_numbers() -> None:
    for spec in CARDS.cards:
        assert spec.provenance in ("mixed", "designed")
        if spec.provenance == "mixed":
            assert spec.note, spec.name
            # Of a homeworld only its faction is printed; one is named, for its token (p3).
            assert "name" in spec.printed or spec.choice("type") == "Homeworld", spec.name


# -- printed facts ----------------------------------------------------------------------------


def test_alliance_battleship() -> None:  # F1
    ship = card("Alliance Battleship")
    assert ship.choice("type") == "Ship"
    assert ship.keyword_value("Rampage") == 2
    assert ship.number("attack") > 0
    assert ship.is_printed("keywords")


def test_border_guard_has_range_and_kills_a_drone() -> None:  # F2
    guard = card("Border Guard")
    assert guard.keyword_value("Range") >= 1
    assert guard.is_printed("Range")
    assert guard.number("attack") >= card("Drone").number("defense")


def test_avar_raptor_can_destroy_a_colony_alone() -> None:  # F3
    colonies = [spec for spec in CARDS.cards if spec.choice("type") == "Colony"]
    weakest = min(spec.number("defense") for spec in colonies)
    assert card("Avar Raptor").number("attack") >= weakest


def test_battle_for_the_capital() -> None:  # F4 to F10
    raptor, base = card("Avar Raptor"), card("Fighter Base")
    cruiser, mother = card("Sek Battlecruiser"), card("Mothership")
    assert raptor.number("attack") + base.number("attack") == 5
    assert cruiser.number("defense") <= 5
    assert cruiser.number("attack") >= raptor.number("defense")
    assert base.choice("type") == "Station"
    assert base.keyword_value("Range") >= 1
    assert mother.has("Troops")
    assert mother.number("attack") >= card("Imperial Capital").number("defense")
    assert cruiser.number("attack") + 5 >= mother.number("defense")
    assert mother.number("attack") >= 3  # the total attack the Capital asks for


def test_soldier_drone_and_black_op() -> None:  # F11 to F13
    soldier, drone, op = card("Soldier"), card("Drone"), card("Black Op")
    assert soldier.number("cost") + drone.number("cost") == 3
    assert soldier.number("cost") > drone.number("cost") >= 1
    assert op.number("cost") == 3
    assert op.is_printed("cost")
    assert words(op, S_DO) == ["destroy"]
    assert soldier.number("defense") + 1 <= 4  # also while it defends


def test_defensive_strike_is_in_no_deck_and_destroys_a_patrol() -> None:  # F14, F16
    strike = card("Defensive Strike")
    decks = [precon(faction, CARDS) for faction in range(NEUTRAL)]
    assert not any(strike.index in deck.faces() for deck in decks)
    [damage] = [op for ability in strike.abilities for op in ability.ops[S_DO]]
    assert damage.name == "damage"
    assert damage.args[0] >= card("Sek Patrol").number("defense")
    assert card("Sek Patrol").number("attack") >= 1


def test_jump_targets_and_costs() -> None:  # F15
    jump = card("Jump")
    assert jump.number("cost") >= 1
    assert jump.choice("faction") == "Sek"
    assert jump.abilities[0].selectors[S_TARGET]


def test_alliance_dropship_is_a_ship() -> None:  # F17
    assert card("Alliance Dropship").choice("type") == "Ship"
    assert card("Alliance Dropship").is_printed("type")


def test_storms_do_not_target() -> None:  # F18
    for name in ("Ion Storm", "Supernova"):
        assert words(card(name), S_DO) == ["damage"]
        assert not card(name).abilities[0].selectors[S_TARGET]


def test_drone_is_unlimited() -> None:  # F19
    assert card("Drone").choice("rarity") == "unlimited"
    assert card("Drone").is_printed("rarity")


def test_both_restricted_shipyards_exist() -> None:  # F20
    assert any(spec.keyword_word("Shipyard") == "Bio" for spec in CARDS.cards)
    assert any(spec.keyword_value("Shipyard") == 2 for spec in CARDS.cards)


def test_tokens_extra_costs_and_canceling_exist() -> None:  # F21
    actions = [spec for spec in playable(CARDS) if spec.choice("type") == "Action"]
    assert any("create" in words(spec, S_DO) for spec in actions)
    assert any("cancel" in words(spec, S_DO) for spec in actions)
    assert card("Black Market Supplies").abilities[0].ops[3][0].name == "discard_card"


def test_agents_on_players_and_attachments_on_ships_exist() -> None:  # F22
    assert "yourself" in card("Roonian Speaker").abilities[0].text
    assert "ship" in card("Upgrade").abilities[0].text


@pytest.mark.proves("C-TYPE-14")
def test_subtypes_are_the_printed_five() -> None:  # F23
    used = {word for spec in playable(CARDS) for word in spec.choices("subtypes")}
    assert used == {"Secret", "Imperial", "Bio", "Corp", "Merc"}


# -- the rulebook -----------------------------------------------------------------------------


def test_the_rulebook_is_whole() -> None:
    book = read_rulebook(FOLDER / "rulebook" / "contention.md")
    assert len(book.clauses) == 405
    assert all(clause.id.startswith("C-") for clause in book.clauses)
    rulings = [clause for clause in book.clauses if "**RULING:**" in clause.text]
    assert all("*Why:*" in clause.text for clause in rulings)
    untestable = [clause.id for clause in book.clauses if clause.untestable]
    assert len(untestable) <= 10


def test_clauses_that_rules_cite_exist() -> None:
    book = read_rulebook(FOLDER / "rulebook" / "contention.md")
    known = {clause.id for clause in book.clauses}
    for name in ("maps.py", "mapmaker.py", "decks.py"):
        text = (FOLDER / name).read_text(encoding="utf-8")
        cited = set(re.findall(r"C-[A-Z]+(?:-[A-Z0-9]+)*", text))
        assert cited, name
        assert cited <= known, name


def test_mothership_has_troops_by_print() -> None:  # F8, C-KW-TROOPS-1
    ship = card("Mothership")
    assert ship.has("Troops")
    assert ship.is_printed("Troops")
    assert not ship.is_printed("Shipyard")


def test_the_two_deluxe_tokens_are_printed_and_what_they_do_is_ours() -> None:  # C-COMP-03
    for name in ("Terran Homeworld", "Vernoth"):
        assert card(name).is_printed("marker")
        assert not card(name).is_printed("ability")
    assert card("Terran Homeworld").is_printed("name")


def test_the_dregulon_come_from_a_desert_planet() -> None:  # p4
    home = card("Dregulon Homeworld")
    assert (home.text("look"), home.is_printed("look")) == ("desert", True)


def test_the_readme_says_how_much_is_printed() -> None:
    columns = ("cost", "attack", "defense", "speed")
    named = sum(spec.is_printed("name") for spec in CARDS.cards)
    numbered = sum(any(spec.is_printed(key) for key in columns) for spec in CARDS.cards)
    readme = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
    said = f"{len(CARDS.cards)} cards the book names {named} and prints a number of {numbered}"
    assert said in readme
