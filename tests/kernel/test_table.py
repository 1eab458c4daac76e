"""The table as a value: chance, cards, knowledge, events, modifiers, rows."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from regent.kernel import rng, rows
from regent.kernel.errors import InputError, Runaway
from regent.kernel.event import HIDDEN, Event
from regent.kernel.frame import Frame, run
from regent.kernel.layers import ADD, DIVIDE, MULTIPLY, SET, Term, account, value
from regent.kernel.playout import playout
from tests.helpers import interpreted, position, table
from tests.tiny.state import DECK, DISCARD, END_OF_ROUND, FIRST_HAND, POWER, SHUFFLES, Outposts
from tests.tiny.title import TITLE


def test_the_same_seed_draws_the_same_numbers_and_streams_are_independent() -> None:
    one, other = rng.seeded("x", 2), rng.seeded("x", 2)
    first = [rng.below(one, 0, 6) for _ in range(50)]
    for _ in range(7):
        rng.below(other, 1, 6)
    assert [rng.below(other, 0, 6) for _ in range(50)] == first
    assert rng.seeded("y", 2) != rng.seeded("x", 2)


def test_golden_numbers_of_the_generator() -> None:
    """Old journals depend on these: they must never change."""
    state = rng.seeded("golden", 1)
    assert state == [1409932336, 541535171]
    drawn = [rng.below(state, 0, 1000) for _ in range(8)]
    assert drawn == [500, 333, 961, 525, 867, 385, 692, 262]


def test_a_die_is_fair() -> None:
    state = rng.seeded("die", 1)
    counts = Counter(rng.below(state, 0, 6) for _ in range(60_000))
    assert all(9_500 < counts[face] < 10_500 for face in range(6))


def test_a_shuffle_reaches_every_order() -> None:
    state = rng.seeded("orders", 1)
    seen = Counter()
    for _ in range(6_000):
        items = [0, 1, 2]
        rng.shuffle(state, 0, items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert min(seen.values()) > 850


@pytest.mark.proves("K-SECRET-4")
def test_what_was_seen_in_a_hand_stays_known_there_until_a_shuffle() -> None:
    t = table().table
    card = t.zones[FIRST_HAND][0]
    t.show(card, 1 << 1)
    assert [t.knows(seat, card) for seat in (0, 1, -1)] == [True, True, False]
    t.move(card, DISCARD)
    t.move(card, FIRST_HAND)
    assert t.knows(-1, card), "it went back openly"
    t.move(card, DECK)
    t.shuffle(DECK, SHUFFLES)
    assert not any(t.knows(seat, card) for seat in (0, 1, -1))


@pytest.mark.proves("K-SECRET-5")
def test_of_two_equal_cards_in_a_hand_nobody_can_tell_which_was_shown() -> None:
    t = table().table
    seen, other, third = t.zones[DECK][-1], t.zones[DECK][-2], t.zones[DECK][-3]
    for card in (seen, other, third):
        t.face[card] = t.face[seen]
        t.move(card, FIRST_HAND)
    t.show(seen, 1 << 1)
    t.show(third, 1 << 1)  # the same seat again: it may be the same card
    assert [t.knows(1, card) for card in (seen, other, third)] == [False, False, True]
    t.move(other, DISCARD)
    assert [t.knows(1, card) for card in (seen, other, third)] == [False, True, False]
    assert all(t.knows(0, card) for card in (seen, other, third))


def test_who_sees_into_a_zone_learns_the_face_and_a_shuffle_forgets_it() -> None:
    t = table().table
    card = t.zones[DECK][-1]
    barrier = t.barrier
    t.move(card, FIRST_HAND)
    assert [t.knows(seat, card) for seat in (0, 1, -1)] == [True, False, False]
    assert t.barrier > barrier
    t.move(card, DISCARD)
    assert [t.knows(seat, card) for seat in (0, 1, -1)] == [True, True, True]
    t.move(card, DECK)
    assert t.knows(1, card), "putting a card back does not make anybody forget"
    t.shuffle(DECK, SHUFFLES)
    assert not any(t.knows(seat, card) for seat in (0, 1, -1))


def test_a_shuffle_keeps_the_tokens_and_exchanges_the_faces() -> None:
    t = table().table
    tokens, faces = t.zones[DECK][:], [t.face[c] for c in t.zones[DECK]]
    t.shuffle(DECK, SHUFFLES)
    assert t.zones[DECK] == tokens
    assert [t.face[c] for c in tokens] != faces
    assert sorted(t.face[c] for c in tokens) == sorted(faces)


def test_planned_chance_comes_first_and_only_for_its_stream() -> None:
    t = table().table
    t.forced = [1, 4, 0, 2]
    assert t.below(0, 6) == 2
    assert t.below(1, 6) == 4
    assert t.forced == []


def test_a_face_in_an_event_is_for_those_who_know_the_card() -> None:
    session = table()
    draws = [event for event in session.log.events if event.kind == "draws"]
    own, others = draws[0].seen_by(1), draws[0].seen_by(2)
    assert own is not None
    assert others is not None
    assert own.faces[0] >= 0
    assert others.faces == [-1]
    assert others.args == [-1]
    assert others.kind == "draws"


def test_secret_numbers_and_hidden_events() -> None:
    number = Event("bids", 0, "T-LAY-1", [7], [-1], [-1], seats=1, secret=1)
    seen, twin = number.seen_by(1), number.seen_by(2)
    assert seen is not None
    assert twin is not None
    assert (seen.args, twin.args) == ([7], [-1])
    hidden = Event("peeks", 0, "T-LAY-1", [], [], [], seats=1, secret=HIDDEN)
    assert hidden.seen_by(2) is None
    assert hidden.seen_by(1) is not None


@pytest.mark.proves("T-POWER-1")
def test_layers() -> None:
    assert value(5, []) == 5
    assert value(5, [Term(ADD, 2), Term(ADD, -1)]) == 6
    assert value(5, [Term(ADD, 2), Term(SET, 0, stamp=3), Term(SET, 9, stamp=1)]) == 2
    assert value(5, [Term(MULTIPLY, 2), Term(MULTIPLY, 3)]) == 25, "multipliers add up"
    assert value(5, [Term(MULTIPLY, 2), Term(DIVIDE, 2)]) == 5
    assert value(5, [Term(DIVIDE, 2), Term(DIVIDE, 2), Term(ADD, 2)]) == 1, "one floor, at the end"
    assert value(1, [Term(ADD, -5)]) == 0
    assert value(1, [Term(ADD, -5)], least=1) == 1


def test_the_account_of_a_value_names_every_term_that_counts() -> None:
    terms = [Term(ADD, 2, 7), Term(SET, 3, 8, 1), Term(SET, 4, 9, 2), Term(MULTIPLY, 2, 6)]
    assert account(5, terms) == [
        ("printed", 5, -1),
        ("set", 4, 9),
        ("add", 2, 7),
        ("multiply", 2, 6),
    ]


def test_a_lasting_modifier_ends_at_its_moment() -> None:
    t = table().table
    assert isinstance(t, Outposts)
    t.modify(POWER, ADD, 2, 5, 1, END_OF_ROUND)
    assert t.power(5) == t.spec.power[t.face[5]] + 2
    t.expire(END_OF_ROUND)
    assert t.power(5) == t.spec.power[t.face[5]]


def test_rows_are_json_and_exact_both_ways() -> None:
    session = position('[given]\nmoment = "rally"\n[given.zones]\n"front 0" = ["Guard"]\n')
    t = session.table
    t.modify(POWER, ADD, 2, 5, 1, END_OF_ROUND)
    t.trigger(1, 0, 5)
    data = json.loads(json.dumps(rows.to_rows(t)))
    rules = TITLE.rulesets.resolve("standard", 2, {})
    again = TITLE.load(data, rules, TITLE.cards())
    assert rows.text(again) == rows.text(t)
    assert rows.equal(again, t)
    assert rows.digest(again) == rows.digest(t)
    again.coins[0] += 1
    assert not rows.equal(again, t)


def test_rows_do_not_share_lists_with_the_table() -> None:
    t = table().table
    data = rows.to_rows(t)
    t.coins[0] += 5
    assert data["coins"][0] == t.coins[0] - 5


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"schema": 99}, "schema 99"),
        ({"stack": [["Nonsense", {}]]}, "unknown procedure 'Nonsense'"),
        ({"stack": [["Round", {"pc": 0, "extra": 1}]]}, "procedure Round with"),
    ],
)
def test_rows_of_another_engine_are_refused(change: dict[str, object], what: str) -> None:
    data = {**rows.to_rows(table().table), **change}
    with pytest.raises(InputError, match=what):
        TITLE.load(data, TITLE.rulesets.resolve("standard", 2, {}), TITLE.cards())
    del data["coins"]
    data["schema"] = rows.SCHEMA
    with pytest.raises(InputError, match="rows without coins"):
        TITLE.load(data, TITLE.rulesets.resolve("standard", 2, {}), TITLE.cards())


@interpreted
def test_a_circle_is_stopped_and_the_stack_told() -> None:
    class Circle(Frame[Outposts]):
        """Runs in a circle for ever."""

        def step(self, t: Outposts) -> None:
            self.pc += 1

    t = table().table
    t.waiting = 0
    t.stack.append(Circle())
    with pytest.raises(Runaway, match=r"Round@2 > Choose@0 > Circle@10000"):
        run(t)


def test_a_playout_ends_and_leaves_the_chooser_its_own_chance() -> None:
    one, other = table().table, table().table
    playout(one, rng.seeded("a", 1))
    playout(other, rng.seeded("a", 1))
    assert one.over
    assert rows.equal(one, other)
    limited = table().table
    assert playout(limited, rng.seeded("a", 1), limit=3) == 3
    assert not limited.over
