"""Options by name, as each seat knows the cards: the door tells nothing of hidden faces."""

from __future__ import annotations

import pytest

from regent.kernel import rng, rows
from regent.kernel.errors import InputError, Refusal
from regent.kernel.table import Table
from regent.play.names import alike, bar, option_name
from regent.play.session import Session
from tests.helpers import interpreted, position
from tests.play.test_journal import played
from tests.tiny.title import TITLE, OutpostsScenes

LAYING = """
[given]
moment = "lay"
coins = [2, 2]
[given.zones]
"hand 0" = ["Raider~12", "Scout"]
"hand 1" = ["Guard~30", "Veto~31"]
"""


def heard(t: Table, seat: int, text: str) -> str:
    """What a seat is told when it asks why not."""
    try:
        return bar(TITLE, t, seat, text)
    except InputError as error:
        return str(error)


def texts(card: int) -> list[str]:
    """Everything one could say of a card, by each name it might have."""
    names = [f"{name}{number}" for name in SLUGS for number in (f"~{card}", f" {card}", "")]
    verbs = [verb for verb in TITLE.verbs.values() if "card" in verb.kinds]
    return [
        " ".join([verb.name, *["arrive" if kind == "trigger" else name for kind in verb.kinds]])
        for verb in verbs
        for name in names
    ]


SLUGS = ["scout", "guard", "raider", "trader", "beacon", "veto", "rally"]


@pytest.mark.proves("K-SECRET-1")
@pytest.mark.parametrize("answers", [0, 6, 13, 22])
def test_whatever_is_said_of_a_hidden_card_is_answered_alike(answers: int) -> None:
    """The swap test at the door: the same words in a world with other hidden faces."""
    t = played(None, answers, seed=f"door{answers}", seats=3).table
    source = rng.seeded("door", 1)
    for seat in range(t.seats):
        other = TITLE.redeal(t, seat, source)
        hidden = [card for card in range(len(t.face)) if not t.knows(seat, card)]
        assert any(t.face[card] != other.face[card] for card in hidden)
        for card in (hidden[0], hidden[len(hidden) // 2], hidden[-1]):
            for text in texts(card):
                assert heard(t, seat, text) == heard(other, seat, text), text


@pytest.mark.proves("K-SECRET-1")
def test_a_hidden_card_by_number_is_refused_the_same_way_by_every_name() -> None:
    session = position(LAYING)
    for verb in ("lay", "veto", "give", "drop"):
        said = {heard(session.table, 0, f"{verb} {name}~31") for name in SLUGS}
        assert said == {"you know no card with the number 31"}
    assert heard(session.table, 0, "lay scout~999") == "you know no card with the number 999"
    before = rows.text(session.table)
    for name in ("veto~31", "scout~31"):
        with pytest.raises(InputError, match="you know no card with the number 31"):
            session.answer(0, f"lay {name}")
        with pytest.raises(InputError, match="you know no card with the number 31"):
            session.why(0, f"lay {name}")
        with pytest.raises(InputError, match="you know no card with the number 31"):
            session.commit(0, [f"lay {name}"])
    assert rows.text(session.table) == before


def test_a_card_known_nowhere_is_still_refused_by_its_clause() -> None:
    session = position(LAYING)
    assert session.why(0, "lay Veto") == "T-LAY-2"
    assert session.why(0, "lay Guard") == "K-ANSWER-3"
    assert session.why(1, "lay Veto") == "T-LAY-2"
    assert session.why(1, "lay Veto~31") == "T-LAY-2"
    with pytest.raises(Refusal, match="T-LAY-2"):
        session.answer(0, "lay Veto")


def test_an_option_names_an_unknown_card_by_its_number_only() -> None:
    session = position(LAYING)
    action = session.decision(1).actions[1]
    assert option_name(TITLE, session.table, action, 1) == "lay guard~30"
    assert option_name(TITLE, session.table, action, 0) == "lay unseen~30"


# -- equal cards -------------------------------------------------------------------------------

RALLY = """
[given]
moment = "rally"
[given.zones]
"hand 0" = ["Rally~5", "Rally~6"]
"hand 1" = ["Rally~7"]
"front 0" = ["Guard~30", "Guard~31"]
"""


def rallying() -> Session:
    return position(RALLY)


def test_equal_cards_with_nothing_on_them_are_alike() -> None:
    session = rallying()
    session.answer(0, "rally Rally Guard")
    assert [m.card for m in session.table.lasting] == [30]


def test_a_lasting_modifier_tells_equal_cards_apart() -> None:
    session = rallying()
    t = session.table
    assert TITLE.alike(t, 30, 31)
    t.modify(0, 1, 2, 31, -1, 9)
    assert not TITLE.alike(t, 30, 31)
    assert not TITLE.alike(t, 31, 30)
    t.lasting.clear()
    actions = session.decision(0).actions
    by_name = {option_name(TITLE, t, action): action for action in actions}
    pair = by_name["rally rally~5 guard~30"], by_name["rally rally~5 guard~31"]
    assert alike(TITLE, t, 0, *pair)
    t.modify(0, 1, 2, 30, -1, 9)
    assert not alike(TITLE, t, 0, *pair)


@interpreted
def test_a_counter_by_card_tells_equal_cards_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """`known` stands for a title's own list by card, such as damage."""
    session = rallying()
    t = session.table
    whole = OutpostsScenes().counters()
    monkeypatch.setattr(OutpostsScenes, "counters", lambda self: whole | {"known": "card"})
    assert TITLE.alike(t, 30, 31)
    t.known[31] = 1
    assert not TITLE.alike(t, 30, 31)
    with pytest.raises(InputError, match="could mean several things"):
        session.answer(0, "rally Rally Guard")


def test_cards_elsewhere_or_of_another_face_are_not_alike() -> None:
    t = rallying().table
    assert TITLE.alike(t, 5, 6)
    assert not TITLE.alike(t, 5, 7)
    assert not TITLE.alike(t, 5, 30)


TWO_GUARDS = """
[given]
moment = "rally"
[given.zones]
"hand 0" = ["Rally~5"]
"front 0" = ["Guard~30", "Guard~31"]
"""


def test_one_card_by_its_number_and_another_by_its_name() -> None:
    session = position(TWO_GUARDS)
    for text in ("rally Rally Guard~31", "rally Rally~5 Guard", "rally rally guard 31"):
        assert bar(TITLE, session.table, 0, text) == "", text
    assert bar(TITLE, session.table, 0, "rally Rally~5 Rally~5") != ""
    session.answer(0, "rally Rally Guard~31")
    assert session.journal.entries[-1].do == "rally rally~5 guard~31"


def test_a_verb_with_something_else_behind_it_says_what_belongs_there() -> None:
    session = position(TWO_GUARDS)
    with pytest.raises(InputError, match="write rally CARD CARD"):
        bar(TITLE, session.table, 0, "rally Gard")
