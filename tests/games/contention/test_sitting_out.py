"""Sitting out: without a question, open to all, picked up before any drop (C-FACE-04)."""

from __future__ import annotations

import pytest

from regent.games.contention.faceoff import Drop
from regent.games.contention.state import SITTING
from regent.games.contention.title import TITLE
from regent.kernel import rng, rows
from regent.kernel.errors import Refusal
from regent.kernel.table import SPECTATOR
from regent.play.describe import Describer
from regent.play.session import Session, new_header
from tests.games.contention.table import Game, game, own


def sitting(seats: int = 3) -> Game:
    """Seat 1 sits out; seat 0 has played a ship, so there is another round."""
    factions = ("Terran Alliance", "Sek", "Avar")[:seats]
    g = game(hands={0: ["Frigate"]}, seats=seats, factions=factions)
    g.session.answer(0, "drop Frigate")
    g.session.answer(1, "sit-out")
    for seat in range(2, seats):
        g.session.answer(seat, "bluff")
    assert g.prompt == "Drop"
    return g


@pytest.mark.proves("C-FACE-04")
def test_who_sits_out_is_not_asked_and_everybody_sees_it() -> None:
    g = sitting()
    assert g.session.awaited() == [0, 2]
    assert g.happened("sits-out 1") == 1
    for viewer in (0, 1, 2, SPECTATOR):
        assert g.session.view(viewer)["table"]["seats"][1]["sitting_out"]
    g.play({2: "Imperial Armada"})
    g.until("Drop")
    assert g.session.awaited() == [0]  # seat 2 has nothing left to drop
    assert g.happened("sits-out 1") == 1  # it lies there: nothing new to tell
    g.play({})
    assert g.happened("faceoff-ends") == 1
    assert g.t.out == 0  # all Bluffs are back (C-FACE-10)
    assert g.t.status == [0, 0, 0]


@pytest.mark.proves("C-FACE-04")
def test_the_bluff_that_lies_open_is_the_same_in_every_re_deal() -> None:
    """What others have sealed is dealt anew, what lies face up is not."""
    g = sitting()
    for seed in range(10):
        other = own(TITLE.redeal(g.t, 0, rng.seeded(str(seed), 1)))
        drop = other.stack[-1]
        assert isinstance(drop, Drop)
        assert other.status[1] == SITTING
        assert drop.drafts[1] == g.t.stack[-1].drafts[1]  # type: ignore[attr-defined]


@pytest.mark.proves("C-FACE-04")
def test_picking_it_up_is_seen_and_comes_before_any_drop() -> None:
    g = sitting()
    g.session.answer(0, "drop Imperial Armada")
    assert g.session.awaited() == [2]
    g.session.retract(1)
    assert g.happened("picks-up 1") == 1
    for viewer in (0, 2, SPECTATOR):
        assert any(event.kind == "picks-up" for event in g.session.events(viewer))
        assert not g.session.view(viewer)["table"]["seats"][1]["sitting_out"]
    assert g.session.awaited() == [0, 1, 2]
    g.session.answer(1, "bluff")
    assert g.session.awaited() == [0, 2]
    g.session.retract(1)  # a Bluff that was dropped is a sealed answer like any other
    assert g.happened("picks-up 1") == 1
    assert g.session.awaited() == [0, 1, 2]


@pytest.mark.proves("C-FACE-04", "C-FACE-10")
def test_it_is_not_picked_up_after_the_drop() -> None:
    g = sitting(2)
    g.session.answer(0, "bluff")
    assert g.happened("faceoff-ends") == 1
    with pytest.raises(Refusal) as refusal:
        g.session.retract(1)
    assert refusal.value.clause == "K-SEAL-3"


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_games_with_bluffs_picked_up_can_be_played_again(seed: str) -> None:
    """By chance: whoever sits out picks up its Bluff in one of three questions to the others."""
    session = Session.start(new_header(TITLE, "short", 3, seed))
    source = rng.seeded(seed, 1)
    picked = 0
    while not session.table.over:
        t = own(session.table)
        lying = [s for s in range(3) if t.status[s] == SITTING and t.stack[-1].prompt() == "Drop"]
        lying = [seat for seat in lying if seat not in session.awaited()]
        if lying and rng.below(source, 0, 3) == 0:
            session.retract(lying[0])
            picked += 1
            continue
        seat = session.awaited()[0]
        decision = session.decision(seat)
        assert decision is not None
        at = rng.below(source, 0, len(decision.options))
        session.answer(seat, decision.options[at])
    assert picked > 0
    again = Session.replay(session.journal)
    assert rows.equal(again.table, session.table)


@pytest.mark.proves("C-FACE-04")
def test_who_is_asked_although_sitting_out_is_told_why() -> None:
    g = sitting(2)
    say = Describer(TITLE, ["Ana", "Bo"])
    decision = g.session.decision(0)
    assert decision is not None
    assert say.prompt(g.t, decision).text == "Drop a card face down, bluff, or sit out."
    g.play({0: "Imperial Armada"})
    g.until("Drop")
    assert g.session.awaited() == [1], "seat 0 has nothing left to drop"
    decision = g.session.decision(1)
    assert decision is not None
    assert say.prompt(g.t, decision).text.startswith("You sit out, and nobody else has anything")
