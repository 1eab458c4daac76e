"""Leaders and Lore, where a scenario would have to be long."""

from __future__ import annotations

import pytest

from regent.bots.base import Bot, RandomBot
from regent.bots.reasons import ReasonsBot
from regent.games.arcs.advice.worth import holdings_worth, standing
from regent.games.arcs.codes import CITY, DAMAGED, EMPATH, FRESH, PSIONIC, SHIP
from regent.games.arcs.invariants import violations
from regent.games.arcs.lore_moves import leaves_fight, reaches_rival
from regent.games.arcs.map import PLACES
from regent.games.arcs.move import Sprint
from regent.games.arcs.positions import clear_map
from regent.games.arcs.state import AREA, SCRAP, Arcs
from regent.games.arcs.title import TITLE
from regent.lab.batch import answer_by
from regent.lab.refusals import Refusals, measure
from regent.play.session import Session, new_header
from tests.games.arcs.table import start

GATE_2, GATE_3, GATE_5, HEX_2, HEX_3 = [
    PLACES.index(name) for name in ("gate-2", "gate-3", "gate-5", "2-hex", "3-hex")
]


def empty(name: str = "") -> Arcs:
    """An empty map of three players; seat 0 has a card of this name."""
    t = start(3, setup_card="mix-up", leaders=True, lore=True)
    clear_map(t)
    if name:
        face = t.spec.names.index(name)
        t.move(t.add_card(face, SCRAP), t.zone(0, AREA))
    return t


@pytest.mark.proves("A-LEAD-13b", "A-TURN-14")
def test_a_slot_is_taxed_once_per_turn_and_again_in_the_next() -> None:
    t = empty("Anarchist")
    t.mark_slot(HEX_3)
    t.mark_slot(HEX_3)
    t.fill_slot(HEX_3)
    assert t.slots_taxed == [HEX_3]
    t.end_turn()
    assert t.slots_taxed == []


@pytest.mark.proves("A-LORE-03")
def test_sprinters_are_the_fresh_ships_that_moved_and_stayed() -> None:
    """Three go by Catapult to a gate; two go on, and one of them comes back."""
    sprint = Sprint([], 0)
    sprint.note(HEX_3, GATE_3, 3)
    sprint.note(GATE_3, GATE_5, 2)
    assert [sprint.group(at) for at in (HEX_3, GATE_3, GATE_5)] == [0, 1, 2]
    sprint.note(GATE_5, GATE_3, 1)
    assert [sprint.group(at) for at in (HEX_3, GATE_3, GATE_5)] == [0, 2, 1]
    damaged_only = Sprint([], 0)
    damaged_only.note(HEX_3, GATE_3, 0)
    assert damaged_only.moved == []


@pytest.mark.proves("A-LEAD-06a")
def test_a_move_before_a_battle_may_reach_it_by_catapult() -> None:
    t = empty("Warrior")
    t.place(HEX_3, 0, SHIP, FRESH)
    t.place(HEX_2, 1, CITY, FRESH)
    assert not leaves_fight(t, 0, HEX_3, GATE_3, 1, False)
    assert leaves_fight(t, 0, HEX_3, GATE_3, 1, True)  # by gate 2
    assert reaches_rival(t, 0, GATE_3)
    t.place(GATE_2, 2, SHIP, FRESH)
    assert leaves_fight(t, 0, GATE_3, GATE_2, 1, False)
    t.place(GATE_3, 0, SHIP, DAMAGED)
    t.place(GATE_3, 2, SHIP, DAMAGED)
    assert leaves_fight(t, 0, GATE_3, HEX_3, 0, False)
    assert not leaves_fight(t, 0, GATE_3, HEX_3, 1, False)


@pytest.mark.proves("A-LORE-26", "A-LORE-09")
def test_a_cloud_city_that_is_annexed_stays_outside_the_slots() -> None:
    t = empty()
    arrow = PLACES.index("3-arrow")
    for owner in (1, 2):
        t.place(arrow, owner, CITY, FRESH)
    t.outside(arrow, 2)
    assert not violations(t)
    t.annex(arrow, 2, 0, CITY, FRESH)
    assert t.clouds[arrow] == 1
    t.annex(arrow, 1, 0, CITY, FRESH)
    assert (t.pieces_at(arrow, 0, CITY), t.board().buildings[arrow]) == (2, 1)
    assert not violations(t)


def test_what_is_wrong_with_cloud_cities_gates_and_tokens_is_found() -> None:
    t = empty()
    t.place(GATE_3, 0, CITY, FRESH)
    assert not violations(t)
    t.place(GATE_3, 1, CITY, FRESH)
    assert violations(t) == ["gate-3 has two of city"]
    t = empty()
    t.outside(HEX_3, 1)
    assert violations(t) == ["3-hex has a Cloud City and no city"]
    t = empty()
    t.shaped[HEX_3] = 1
    assert violations(t) == ["there are 6 fuel tokens"]
    t = empty()
    t.scrapped[0] = 1
    assert violations(t) == ["seat 0 has 16 of ship, not 15"]
    t = empty()
    t.draw_token(2)
    t.put_token(0, 6, 2)
    assert violations(t) == ["seat 0 has a resource in a covered slot"]


def test_no_near_miss_is_refused_by_a_clause_of_the_table() -> None:
    found = Refusals()
    for seats in (2, 3, 4):
        header = new_header(TITLE, "base+leaders+lore", seats, f"refusals/{seats}")
        found.take(measure(header))
    assert sum(found.cited.values()) > 3000
    assert found.kernel() == {}


# -- advice ---------------------------------------------------------------------------------------


def test_the_judge_knows_what_a_leader_forgoes() -> None:
    t = empty("Warrior")
    t.put_marker(2, EMPATH)
    t.draw_token(PSIONIC)
    t.put_token(0, 0, PSIONIC)
    assert standing(t, 0, EMPATH) == 3  # not 5 (A-LEAD-29)
    t = empty("Noble")
    t.put_marker(2, EMPATH)
    for seat, slots in ((0, 1), (1, 2)):
        for slot in range(slots):
            t.draw_token(PSIONIC)
            t.put_token(seat, slot, PSIONIC)
    assert (standing(t, 0, EMPATH), standing(t, 1, EMPATH)) == (0, 5)  # A-LEAD-12c


def test_leaders_and_lore_are_no_guild_cards_to_the_judge() -> None:
    t = empty()
    before = holdings_worth(t, 0)
    t.move(t.add_card(t.spec.names.index("Elder"), SCRAP), t.zone(0, AREA))
    assert holdings_worth(t, 0) == before
    guild = next(c for c in range(len(t.face)) if t.spec.names[t.face[c]] == "Gatekeepers")
    t.move(guild, t.zone(0, AREA))
    assert holdings_worth(t, 0) > before


def test_reasons_win_against_chance_with_leaders_and_lore() -> None:
    for game in range(3):
        header = new_header(TITLE, "base+leaders+lore", 2, f"reasons/{game}")
        session = Session.start(header)
        bots: list[Bot] = [RandomBot(f"{game}"), ReasonsBot(f"{game}")]
        while not session.table.over:
            seat = session.awaited()[0]
            answer_by(session, seat, bots[seat])
        assert session.table.ranks[1] == 1
