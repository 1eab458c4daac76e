"""What is locked in or final is not taken back, and the question says so beforehand (K-UNDO-4)."""

from __future__ import annotations

import pytest
from rich.console import Console

from regent.cli.screen import Screen
from regent.kernel.errors import Refusal
from regent.play.describe import Describer
from regent.play.session import Decision, Session
from regent.server.words import Words
from tests.games.contention.table import Game, game, stand
from tests.helpers import interpreted

JUMPS = {"a3": stand("0 Cruiser"), "c3": stand("0 Frigate")}


def asked(g: Game) -> Decision:
    decision = g.session.decision(g.awaited)
    assert decision is not None
    return decision


def not_taken_back(session: Session, seat: int, clause: str) -> None:
    assert session.undoable(seat) == []
    with pytest.raises(Refusal) as refusal:
        session.undo(seat)
    assert refusal.value.clause == clause


def choosing() -> Game:
    """Seat 0 announces target and sector of its Jump; then seat 1 will be asked for its own."""
    hands = {0: ["Jump"], 1: ["Forced Jump"]}
    g = game(JUMPS, hands, factions=("Sek", "Avar"))
    g.play({0: "Jump", 1: "Forced Jump"})
    assert (g.prompt, g.awaited) == ("Announcing", 0)
    return g


@pytest.mark.proves("C-PLAY-03", "K-UNDO-4")
def test_choices_are_locked_in_when_they_are_announced() -> None:
    g = choosing()
    session = g.session
    assert asked(g).final == "C-PLAY-03"
    g.say("target Cruiser")
    assert g.awaited == 0
    assert session.undoable(0) == [f"target {g.named('Cruiser')}"]  # nobody has heard of it yet
    session.undo(0)
    g.say("target Frigate", "choose-sector b3")
    assert g.happened("announces 0 jump") == 1
    assert g.awaited == 1
    not_taken_back(session, 0, "C-PLAY-03")


@pytest.mark.proves("C-BATTLE-17", "K-UNDO-4")
def test_a_declared_attack_is_final() -> None:
    ships = ["0 Cruiser", "0 Frigate", "1 Sek Battlecruiser", "1 Sek Patrol"]
    g = game({"b2": stand(*ships)}, moment="battle")
    session = g.session
    assert asked(g).final == "C-BATTLE-17"
    g.say("attack Cruiser Sek Patrol")
    assert g.awaited == 0
    not_taken_back(session, 0, "C-BATTLE-17")
    g.say("done")
    assert g.awaited == 1
    assert session.undoable(0) == ["done"]  # nothing was declared by it
    session.undo(0)
    g.say("attack Frigate Sek Patrol")
    not_taken_back(session, 0, "C-BATTLE-17")


@pytest.mark.proves("K-UNDO-4")
def test_where_nothing_is_final_answers_are_taken_back() -> None:
    g = game({"b2": stand("0 Cruiser")}, moment="command")
    for sector in ("a2", "b2", "c2", "b3"):
        g.t.known[g.t.location[g.sector(sector)]] = g.t.everybody()  # nothing to explore
    assert asked(g).final == ""
    g.say("move Cruiser b3")
    assert g.session.undoable(0) == [f"move {g.named('Cruiser')} b3"]


@pytest.mark.proves("K-UNDO-4")
def test_every_door_says_it_before_the_answer() -> None:
    g = choosing()
    describer = Describer(g.session.title, ["Tim", "Anna"])
    console = Console(width=100, record=True, force_terminal=False)
    screen = Screen(console, describer, [])
    console.print(screen.question(g.session, asked(g)))
    assert "This is final" in console.export_text(clear=True)
    words = Words(g.session, ["Tim", "Anna"])
    final = words.question(g.t, asked(g)).final
    assert final is not None
    assert final.clause == "C-PLAY-03"
    g = game({"b2": stand("0 Cruiser")}, moment="command")
    console.print(screen.question(g.session, asked(g)))
    assert "This is final" not in console.export_text()
    assert Words(g.session, []).question(g.t, asked(g)).final is None


@interpreted
@pytest.mark.proves("K-UNDO-4")
def test_a_title_that_does_not_say_so_leaves_it_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof that it is the word of the title that ends it, not something learned."""
    g = choosing()
    monkeypatch.setattr(type(g.t.stack[-1]), "final", lambda self: "")
    g.say("target Frigate", "choose-sector b3")
    assert len(g.session.undoable(0)) == 2
