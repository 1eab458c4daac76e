"""Setting up a game with the Empire, at every number of players."""

from __future__ import annotations

import pytest

from regent.games.arcs.codes import (
    AGENT,
    BLIGHT,
    CITY,
    COUNCIL,
    DAMAGED,
    EMPIRE,
    EVENT,
    FREE,
    FRESH,
    GUILD,
    IN_SESSION,
    LORE,
    SHIP,
    STARPORT,
    TYPES,
    VOX,
)
from regent.games.arcs.empire import COUNCIL_PLACE
from regent.games.arcs.empire_setup import Settle
from regent.games.arcs.event_dice import EVENT_FACES
from regent.games.arcs.fates import GENERIC
from regent.games.arcs.invariants import violations
from regent.games.arcs.map import CLUSTERS, PLANETS, SYSTEMS
from regent.games.arcs.state import COURT_DECK, COURT_DISCARD, PILE, Arcs
from regent.games.arcs.title import TITLE
from regent.kernel.action import arg_a, arg_b
from regent.kernel.errors import InputError
from regent.kernel.frame import answer, offered
from tests.games.arcs.table import settled, start


def imperial_clusters(t: Arcs) -> list[int]:
    return sorted({system // 4 for system in range(SYSTEMS) if t.ships_at(system, EMPIRE)})


@pytest.mark.proves("S-SETUP-9", "S-SETUP-10", "S-SETUP-11", "S-COMP-11", "S-COMP-1", "S-COMP-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_clusters_are_imperial_and_the_others_blighted(seats: int) -> None:
    seen: set[tuple[int, ...]] = set()
    for n in range(12):
        t = start(seats, f"empire/{n}", "empire")
        clusters = imperial_clusters(t)
        seen.add(tuple(clusters))
        assert t.out == 0
        assert clusters in [sorted([c, (c + 1) % CLUSTERS]) for c in range(CLUSTERS)]
        free = [system for system in range(SYSTEMS) if t.pieces_at(system, FREE, CITY)]
        assert len({system % 4 for system in free}) == 1
        assert len(free) == 4
        for system in range(SYSTEMS):
            inside = system // 4 in clusters
            assert t.count(system, EMPIRE, SHIP, FRESH) == int(inside)
            assert t.count(system, BLIGHT, SHIP, DAMAGED) == int(not inside)
            assert t.count(system, BLIGHT, SHIP, FRESH) == 0
            if system in free:
                assert not inside
        assert (t.left(EMPIRE, SHIP), t.left(BLIGHT, SHIP)) == (7, 8)
    assert len(seen) > 2


@pytest.mark.proves("S-SETUP-15", "S-SETUP-16", "S-SETUP-17", "S-SETUP-19", "E-FREE-14", "S-COMP-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_settles_twice_in_snake_order(seats: int) -> None:
    t = start(seats, "snake", "empire")
    order = t.order()
    clusters = imperial_clusters(t)
    asked: list[int] = []
    chosen: dict[int, list[int]] = {seat: [] for seat in range(seats)}
    kinds: dict[int, list[int]] = {seat: [] for seat in range(seats)}
    while isinstance(t.stack[-1], Settle):
        seat = t.waiting.bit_length() - 1
        asked.append(seat)
        options = offered(t, seat)
        for option in options:
            assert arg_a(option) // 4 in clusters
            assert t.board().buildings[arg_a(option)] < t.spec.slots[arg_a(option)]
            assert arg_b(option) in (CITY, STARPORT)
        option = options[-1] if len(asked) % 2 else options[0]
        chosen[seat].append(t.spec.type_of[arg_a(option)])
        kinds[seat].append(arg_b(option))
        answer(t, seat, option)
    assert asked == order + order[::-1]
    for seat in range(seats):
        assert t.board().ships[seat] == 6
        assert t.board().cities[seat] == kinds[seat].count(CITY)
        assert t.board().starports[seat] == kinds[seat].count(STARPORT)
        assert [t.slot(seat, 0), t.slot(seat, 1)] == chosen[seat]
        assert t.open_slots(seat) == 2 + kinds[seat].count(CITY) or t.board().cities[seat] == 2
    slots = sum(PLANETS[cluster][at][1] for cluster in clusters for at in range(3))
    cities = sum(t.pieces_at(system, FREE, CITY) for system in range(SYSTEMS))
    assert cities == 4 + slots - 2 * seats
    for cluster in clusters:
        for system in range(4 * cluster, 4 * cluster + 4):
            assert t.board().buildings[system] == t.spec.slots[system]
    assert t.regents() == list(range(seats))
    assert t.first_regent() == t.initiative
    assert t.trust_count() == 0
    assert not any(t.favors(a, b) for a in range(seats) for b in range(seats))
    assert t.council() == IN_SESSION
    assert t.rival_agents(COUNCIL_PLACE, -1) == 0
    assert not t.zones[COURT_DISCARD]
    assert all(t.trophy_count(seat) == 0 for seat in range(seats))
    assert not violations(t)


@pytest.mark.proves(
    "S-SETUP-2", "S-SETUP-4", "S-SETUP-6", "S-COMP-4", "S-COMP-5", "S-COMP-10", "S-SETUP-18"
)
@pytest.mark.parametrize(
    ("seats", "cards", "row", "events"), [(2, 22, 3, 2), (3, 22, 4, 2), (4, 31, 4, 3)]
)
def test_decks_with_event_cards_and_the_council(
    seats: int, cards: int, row: int, events: int
) -> None:
    t = settled(seats)
    kinds = [t.spec.kind[face] for face in t.face]
    assert kinds.count(EVENT) == events
    assert (kinds.count(GUILD), kinds.count(VOX), kinds.count(COUNCIL)) == (10, 5, 1)
    assert len(t.zones[PILE]) == cards - 6 * seats
    assert all(len(t.hand(seat)) == 6 for seat in range(seats))
    assert [t.court_card(place) >= 0 for place in range(row)] == [True] * row
    assert len(t.zones[COURT_DECK]) == 15 - row
    assert t.spec.kind[t.face[t.court_card(COUNCIL_PLACE)]] == COUNCIL


@pytest.mark.proves("S-SETUP-1", "S-SETUP-3", "S-SETUP-8", "S-SETUP-13", "S-SETUP-14", "S-TITLE-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_titles_policy_and_objectives(seats: int) -> None:
    tables = [start(seats, f"first/{n}", "empire") for n in range(30)]
    assert {t.initiative for t in tables} == set(range(seats))
    assert {t.policy() for t in tables} == {0, 1, 2}
    for t in tables:
        assert t.first_regent() == t.initiative
        assert t.regents() == list(range(seats))
        assert [t.objective(seat) for seat in range(seats)] == [GENERIC.start[seats]] * seats
        assert (t.power, t.gold, t.act()) == ([0] * seats, 0, 1)
        assert list(t.marker) == [-1, -1, -1]


@pytest.mark.proves("S-SETUP-20")
@pytest.mark.parametrize("ruleset", ["empire", "empire-campaign"])
@pytest.mark.parametrize("setting", ["leaders", "lore"])
def test_nobody_drafts_with_the_empire(ruleset: str, setting: str) -> None:
    with pytest.raises(InputError, match=f"{setting} = true and edition.*S-SETUP-20"):
        TITLE.resolve(ruleset, 3, {setting: True})
    with pytest.raises(InputError, match="no rule set"):
        TITLE.resolve(f"{ruleset}+{setting}", 3)
    assert TITLE.resolve("base", 3, {setting: True}).flag(setting)


@pytest.mark.proves("S-SETUP-12")
def test_two_players_have_the_imperial_planets_on_the_boxes() -> None:
    for n in range(8):
        t = start(2, f"boxes/{n}", "empire")
        types = [PLANETS[cluster][at][0] for cluster in imperial_clusters(t) for at in range(3)]
        assert [t.boxes[type] for type in range(len(TYPES))] == [types.count(x) for x in range(5)]
    assert sum(start(3, "boxes", "empire").boxes) == 0


@pytest.mark.proves("S-FATE-2", "S-FATE-3", "S-COMP-12")
def test_without_a_fate_there_is_no_objective() -> None:
    t = start(3, "none", "empire", fate_mode="none")
    assert [t.objective(seat) for seat in range(3)] == [0, 0, 0]
    assert GENERIC.start[2:] == (18, 16, 14)


@pytest.mark.proves("S-COMP-9", "S-CRISIS-6")
def test_the_event_die_has_each_symbol_once_with_each_mark() -> None:
    faces = [face.split("-") for face in EVENT_FACES]
    assert sorted(faces) == sorted(
        [symbol, mark] for symbol in ("arrow", "crescent", "hex") for mark in ("crisis", "edict")
    )


@pytest.mark.proves("S-COURT-20")
def test_the_campaign_deck_has_the_printed_suits_and_raid_costs() -> None:
    book = TITLE.folder / "rulebook" / "empire-scenario.md"
    text = book.read_text(encoding="utf-8")
    t = start(3, "deck", "empire")
    found = 0
    for face, kind in enumerate(t.spec.kind):
        if kind == GUILD:
            suit, raid = TYPES[t.spec.suit[face]].title(), t.spec.raid[face]
            assert f"*{t.spec.names[face]}* ({suit}, raid cost {raid})" in text
            found += 1
    assert found == 10
    assert all(t.left(seat, AGENT) == 10 for seat in range(3))


NAMESAKES = {
    "S-COURT-01": "Mining Interest",
    "S-COURT-02": "Construction Union",
    "S-COURT-03": "Gatekeepers",
    "S-COURT-04": "Shipping Interest",
    "S-COURT-05": "Skirmishers",
    "S-COURT-06": "Arms Union",
    "S-COURT-07": "Lattice Spies",
    "S-COURT-08": "Silver-Tongues",
    "S-COURT-09": "Sworn Guardians",
    "S-COURT-10": "Elder Broker",
}


@pytest.mark.proves(*NAMESAKES)
@pytest.mark.parametrize("name", NAMESAKES.values())
def test_a_guild_card_is_its_namesake_of_the_base_game(name: str) -> None:
    """The rules go by these numbers, and each card has its scenarios in the base game."""
    base, campaign = start(3).spec, start(3, ruleset="empire").spec
    one, other = base.names.index(name), campaign.names.index(name)
    assert base.kind[one] == campaign.kind[other] == GUILD
    assert (base.suit[one], base.raid[one]) == (campaign.suit[other], campaign.raid[other])
    assert (base.prelude[one], base.prelude_arg[one]) == (
        campaign.prelude[other],
        campaign.prelude_arg[other],
    )
    assert [row[one] for row in base.always] == [row[other] for row in campaign.always]
    assert [row[one] for row in base.new] == [row[other] for row in campaign.new]
    assert base.texts[one] == campaign.texts[other]


@pytest.mark.proves("S-SETUP-5", "S-COURT-23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_lore_card_for_each_player_lies_unseen_in_the_court_deck(seats: int) -> None:
    t = start(seats, "lore", "empire", lore_in_court=True)
    lore = [card for card in range(len(t.face)) if t.spec.kind[t.face[card]] == LORE]
    assert len(lore) == seats
    assert all(t.where[card] == COURT_DECK and t.known[card] == 0 for card in lore)
    plain = start(seats, "lore", "empire")
    assert not any(plain.spec.kind[face] == LORE for face in plain.face)
