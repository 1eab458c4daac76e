"""Leaders and Lore: laying out, the draft, and what each Leader sets up."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.arcs import verbs
from regent.games.arcs.codes import (
    AGENT,
    CITY,
    COVERED,
    FRESH,
    FUEL,
    LEADER,
    LORE,
    MATERIAL,
    SHIP,
    STARPORT,
    TYPES,
)
from regent.games.arcs.draft import Draft, Learn, leader_of
from regent.games.arcs.invariants import violations
from regent.games.arcs.map import SETUP_CARDS, SYSTEMS
from regent.games.arcs.state import DRAFT, HAND, LORE_DECK, SCRAP, Arcs
from regent.games.arcs.title import TITLE
from regent.kernel.action import arg_a, pack
from regent.kernel.frame import answer, offered, run

LEADERS = [card.name for card in TITLE.cards().cards if card.described()["kind"] == "leader"]
SHIPS = dict(zip(LEADERS, [8, 8, 8, 9, 10, 8, 9, 8, 8, 8, 9, 8, 9, 9, 9, 9], strict=True))


def begin(ruleset: str, seats: int, seed: str = "draft", **settings: Any) -> Arcs:
    """A new game, up to the first question of the draft."""
    t = TITLE.new(TITLE.resolve(ruleset, seats, settings), TITLE.cards(), seed)
    run(t)
    return t


def seat_asked(t: Arcs) -> int:
    return t.waiting.bit_length() - 1


def kinds(t: Arcs, zone: int) -> list[int]:
    return [t.spec.kind[t.face[card]] for card in t.zones[zone]]


def name_of(t: Arcs, card: int) -> str:
    return t.spec.names[t.face[card]]


def drafted(t: Arcs, wanted: str = "") -> list[int]:
    """Everybody takes the first card that is offered, the one that is wanted before others; the
    seats in the order in which they were asked."""
    asked: list[int] = []
    while isinstance(t.stack[-1], Draft):
        seat = seat_asked(t)
        asked.append(seat)
        options = offered(t, seat)
        chosen = [option for option in options if name_of(t, arg_a(option)) == wanted]
        answer(t, seat, (chosen or options)[0])
    return asked


def with_leader(name: str, seats: int = 3, ruleset: str = "base+leaders") -> tuple[Arcs, int]:
    """A game in which somebody has this Leader and has set up."""
    for seed in range(200):
        t = begin(ruleset, seats, f"leader/{seed}", setup_card="frontiers")
        if name in [name_of(t, card) for card in t.zones[DRAFT]]:
            drafted(t, name)
            while isinstance(t.stack[-1], Learn) and name != "Archivist":
                answer(t, seat_asked(t), offered(t, seat_asked(t))[0])
            for seat in range(seats):
                if name_of(t, leader_of(t, seat)) == name:
                    return t, seat
    raise AssertionError(f"{name} was never laid out")


# -- laying out -----------------------------------------------------------------------------------


@pytest.mark.proves("A-LEAD-21", "A-LEAD-23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_card_more_than_players_is_laid_out(seats: int) -> None:
    t = begin("base+leaders+lore", seats)
    assert kinds(t, DRAFT) == [LEADER] * (seats + 1) + [LORE] * (seats + 1)
    assert len(t.zones[LORE_DECK]) == 28 - seats - 1
    everybody = t.everybody()
    assert all(t.known[card] == everybody for card in t.zones[DRAFT])
    assert all(t.known[card] == 0 for card in t.zones[LORE_DECK])
    t = begin("base+leaders+lore", seats, lore_each=2)
    assert kinds(t, DRAFT) == [LEADER] * (seats + 1) + [LORE] * (2 * seats + 1)
    assert kinds(begin("base+leaders", seats), DRAFT) == [LEADER] * (seats + 1)
    assert kinds(begin("base+lore", seats), DRAFT) == [LORE] * (seats + 1)


@pytest.mark.proves("A-LEAD-21")
def test_the_pool_may_be_that_of_the_base_box_and_any_card_of_it_may_come() -> None:
    seen: dict[str, set[int]] = {"base": set(), "all": set()}
    for pool in seen:
        for seed in range(40):
            t = begin("base+leaders+lore", 4, f"pool/{seed}", leader_pool=pool, lore_pool=pool)
            for card in t.zones[DRAFT]:
                face = t.face[card]
                seen[pool].add(100 * t.spec.kind[face] + t.spec.number[face])
    base = {100 * LEADER + n for n in range(1, 9)} | {100 * LORE + n for n in range(1, 15)}
    whole = {100 * LEADER + n for n in range(1, 17)} | {100 * LORE + n for n in range(1, 29)}
    assert seen == {"base": base, "all": whole}


# -- the draft ------------------------------------------------------------------------------------


@pytest.mark.proves("A-LEAD-22", "A-LEAD-23")
@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 1), (4, 1), (2, 2), (4, 2)])
def test_the_draft_goes_counterclockwise_until_everybody_has_one_of_each(
    seats: int, each: int
) -> None:
    t = begin("base+leaders+lore", seats, f"order/{seats}", lore_each=each)
    reverse = [(t.initiative - 1 - n) % seats for n in range(seats)]
    assert drafted(t) == reverse * (1 + each)
    for seat in range(seats):
        own = sorted(t.spec.kind[t.face[card]] for card in t.area(seat))
        if name_of(t, leader_of(t, seat)) != "Archivist":
            assert own == [LEADER] + [LORE] * each
    assert not t.zones[DRAFT]
    assert not violations(t)


@pytest.mark.proves("A-LEAD-22")
def test_nobody_takes_a_second_leader_and_what_is_left_leaves_the_game() -> None:
    t = begin("base+leaders+lore", 2, "second")
    first = seat_asked(t)
    answer(t, first, offered(t, first)[0])
    other = seat_asked(t)
    answer(t, other, offered(t, other)[-1])
    assert seat_asked(t) == first
    barred = t.stack[-1].bar(t, first, pack(verbs.DRAFT, t.zones[DRAFT][0]))
    assert barred == "A-LEAD-22"
    assert [t.spec.kind[t.face[arg_a(option)]] for option in offered(t, first)] == [LORE] * 2
    drafted(t)
    assert sorted(kinds(t, SCRAP)) == [LEADER, LORE]
    assert all(t.known[card] == t.everybody() for card in t.zones[SCRAP])


# -- pieces and resources -------------------------------------------------------------------------


@pytest.mark.proves("A-LEAD-20", "A-LEAD-24", "A-LEAD-25")
@pytest.mark.parametrize("name", LEADERS)
@pytest.mark.parametrize("seats", [2, 3])
def test_each_leader_begins_with_its_own_pieces(name: str, seats: int) -> None:
    t, seat = with_leader(name, seats)
    card = next(c for c in SETUP_CARDS if (c.seats, c.name) == (seats, "frontiers"))
    a, b, *rest = card.places[t.order().index(seat)]
    kit = t.spec.kits[t.face[leader_of(t, seat)]]
    first, second, building_a, ships_a, building_b, ships_b, ships_c = kit
    for system, building, ships in ((a, building_a, ships_a), (b, building_b, ships_b)):
        assert t.count(system, seat, SHIP, FRESH) == ships
        for kind in (CITY, STARPORT):
            assert t.count(system, seat, kind, FRESH) == int(kind == building)
    assert [t.count(system, seat, SHIP, FRESH) for system in rest] == [ships_c] * len(rest)
    total = sum(t.ships_at(system, seat) for system in range(SYSTEMS))
    assert total == SHIPS[name] + (ships_c if seats == 2 else 0)
    assert [t.slot(seat, slot) for slot in (0, 1)] == [first, second]
    assert t.held_count(seat) == 2
    agents = {"Mystic": 8, "Quartermaster": 9, "Overseer": 7}
    assert t.left(seat, AGENT) == agents.get(name, 10)
    cities = [building_a, building_b].count(CITY)
    assert t.left(seat, CITY) == (3 if name == "Anarchist" else 5 - cities)
    assert not violations(t)


@pytest.mark.proves("A-LEAD-20")
def test_with_lore_alone_the_set_up_is_that_of_the_base_game() -> None:
    t = begin("base+lore", 3)
    card = next(c for c in SETUP_CARDS if c.seats == 3 and c.out == t.out)
    drafted(t)
    for at, seat in enumerate(t.order()):
        assert t.count(card.places[at][0], seat, CITY, FRESH) == 1
        assert t.slot(seat, 0) == t.spec.type_of[card.places[at][0]]
        assert kinds(t, t.zone(seat, 4)) == [LORE]


# -- what Leaders do at set-up --------------------------------------------------------------------


@pytest.mark.proves("A-LEAD-26", "A-LEAD-02b", "A-LEAD-16b")
@pytest.mark.parametrize(("name", "types"), [("Mystic", {MATERIAL, FUEL}), ("Quartermaster", {0})])
def test_cryptic_and_greedy_begin_with_outrage(name: str, types: set[int]) -> None:
    t, seat = with_leader(name)
    for type in range(len(TYPES)):
        assert (t.outrage[seat * len(TYPES) + type] == COVERED) == (type in types)
    assert t.held_count(seat) == 2  # nothing is discarded


@pytest.mark.proves("A-LEAD-26", "A-LEAD-10b", "A-LEAD-31")
def test_hated_scraps_ships_and_agents() -> None:
    t, seat = with_leader("Overseer")
    assert t.left(seat, SHIP) == 15 - 8 - 2
    assert t.left(seat, AGENT) == 10 - 3
    scrapped = TITLE.view(t, seat)["seats"][seat]["scrapped"]
    assert scrapped == [{"piece": "ship", "number": 2}, {"piece": "agent", "number": 3}]


@pytest.mark.proves("A-LEAD-26", "A-LEAD-13a", "A-LEAD-31")
def test_decentralized_scraps_two_cities_and_opens_their_slots() -> None:
    t, seat = with_leader("Anarchist")
    assert (t.left(seat, CITY), t.open_slots(seat)) == (3, 4)
    assert all(t.buildings_at(system, seat) == 0 for system in range(SYSTEMS))


@pytest.mark.proves("A-LEAD-26", "A-LEAD-09a")
def test_learned_draws_five_in_secret_and_keeps_two() -> None:
    t, seat = with_leader("Archivist", ruleset="base+leaders+lore")
    assert isinstance(t.stack[-1], Learn)
    assert seat_asked(t) == seat
    hand = t.cards_in(seat, HAND)[:]
    assert len(hand) == 5
    assert all(t.known[card] == 1 << seat for card in hand)
    own = len(t.area(seat))
    for card in hand[1:3]:
        answer(t, seat, pack(verbs.DRAFT, card))
    assert t.area(seat)[own:] == hand[1:3]
    gone = [hand[0], *hand[3:]]
    assert all(t.where[card] == SCRAP and t.known[card] == t.everybody() for card in gone)
    assert all(t.spec.kind[t.face[card]] != LORE for card in t.hand(seat))
