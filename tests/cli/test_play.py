"""A game at the terminal, from the first answer to the standings."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from regent.cli.words import groups
from regent.games import registry
from regent.play.session import Session, new_header
from tests.cli.conftest import LONE, Desk
from tests.helpers import PATIENCE, wait_for

ONES = "1\n" * 400


def entries(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]


def lines_in(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines()) if path.exists() else 0


def test_without_a_title_it_says_what_to_type(regent: Desk) -> None:
    result = regent("play")
    assert result.code == 0
    assert "regent play outposts" in result.out


def test_without_any_title_it_says_how_titles_appear(
    regent: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("REGENT_TITLES")
    result = regent("play")
    assert result.code == 0
    assert "REGENT_TITLES=name=module" in result.out


def test_a_whole_game_by_piped_numbers(regent: Desk) -> None:
    result = regent.command("play", "outposts", "--seed", "whole", "--seats", "3", typed=ONES)
    assert result.code == 0, result.err
    assert result.err == ""
    assert "The game is over" in result.out
    assert "T-END-1" in result.out
    assert "seat that has reached the goal wins" in result.out
    [path] = (regent.folder / "regent-games").glob("outposts-*-whole.journal")
    assert entries(path)[-1]["end"]["clause"] == "T-END-1"
    assert regent("replay", str(path), "--verify").out.startswith("ok: ")


def test_a_question_with_one_answer_is_not_asked_among_bots(regent: Desk) -> None:
    table = ["play", "seize", "--seed", "5", "--bots", "random"]
    alone = regent.command(*table, typed="1\n" * 30 + "quit\n")
    assert alone.out.count("\n> 1\n") == 30
    assert not LONE.search(alone.out)
    regent.command("play", "seize", "--seed", "5", "--hot-seat", "--save", "a", typed="quit\n")
    together = regent.command("play", "a", "--hot-seat", typed="1\n" * 60 + "quit\n")
    assert LONE.search(together.out), "among people it tells nothing"


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_nothing_is_wider_than_the_terminal(
    regent: Desk, monkeypatch: pytest.MonkeyPatch, columns: int, seats: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    talk = "help\nlog\nrules card\ncard scout\nwhy 1\nwhy lay veto\norders\nundo\n"
    result = regent("play", "outposts", "--seed", "w", "--seats", seats, typed=talk + ONES)
    assert "The game is over" in result.out
    assert "\x1b" not in result.out
    assert max(cell_len(line) for line in result.out.splitlines()) <= columns


def test_what_the_table_shows(regent: Desk) -> None:
    out = regent("play", "outposts", "--seed", "a", "--seats", "4").out
    assert "Outposts · standard · awaits ◆ You" in out
    for name in ("◆ You", "▲ Regular 1", "● Regular 2", "■ Regular 3"):
        assert name in out
    assert "hand 4 face down" in out
    assert "Choose a card to lay, or hold. [T-LAY-1]" in out
    assert "Go on with: regent play regent-games/outposts-" in out


@pytest.mark.proves("K-ANSWER-3")
def test_ways_to_answer(regent: Desk) -> None:
    """Seed a: the hand is Beacon, Trader, Trader, Raider."""
    path = regent.folder / "g.journal"
    talk = ["9", "dance", "lay nothing", "lay ra", "coin", "give up trader", "lay veto"]
    wish = ("play", "outposts", "--seed", "a", "--seats", "4", "--save", str(path))
    result = regent(*wish, typed="\n".join(talk))
    mine = [entry["do"] for entry in entries(path) if entry.get("seat") == 0]
    assert mine[0].startswith("lay raider~")
    assert mine[1] == "coin"
    assert mine[2].startswith("give trader~")
    assert "there is no option 9; choose 1 to 4" in result.out
    assert "'dance' is nothing this game knows; type a number" in result.out
    assert "'lay nothing' is nothing this game knows; write lay CARD" in result.out
    assert "is not allowed" in result.out


def test_being_done_is_offered_last() -> None:
    session = Session.start(new_header(registry.title("contention"), "standard", 2, "a"))
    for closing, more in (("done", "bottom"), ("pass", "settle")):
        decision = session.decision(session.awaited()[0])
        assert decision is not None
        *first, last = [decision.options[group[0]] for group in groups(session, decision)]
        assert (last, decision.options[0]) == (closing, closing)
        assert first
        assert all(name.startswith(more) for name in first)
        for seat in session.awaited():
            session.answer(seat, closing)


@pytest.mark.proves("K-ANSWER-5")
def test_several_numbers_are_one_choice(regent: Desk) -> None:
    path = regent.folder / "g.journal"
    talk = "lay ra\n1 9\n2 2\n3 3\n"
    wish = ("play", "outposts", "--seed", "a", "--seats", "4", "--save", str(path))
    out = regent(*wish, typed=talk).out
    assert "part 2 of the choice, 'give beacon~37', is not allowed" in out
    mine = [entry["do"] for entry in entries(path) if entry.get("seat") == 0]
    assert len(mine) == 3
    assert mine[1] != mine[2]
    assert [name.split("~")[0] for name in mine[1:]] == ["give trader", "give trader"]


def test_a_name_that_could_mean_several_is_asked_back(regent: Desk) -> None:
    result = regent("play", "outposts", "--seed", "a", "--seats", "4", typed="lay\n")
    assert "'lay' could mean several things; choose: 2 (lay beacon~" in result.out


def test_a_hidden_card_cannot_be_asked_about(regent: Desk) -> None:
    result = regent("play", "outposts", "--seed", "a", typed="why lay scout~0\nlay guard~1\n")
    assert result.out.count("you know no card with the number") == 2


def test_looking_things_up(regent: Desk) -> None:
    talk = "why 1\nwhy lay veto\nwhy\nlog 2\nrules T-STORM-1\nrules storm die\nrules qqq\n"
    talk += "card scuot\ncard Scout\nhelp\n?\ntable\nrules\ncard\nlog x\n"
    out = regent("play", "outposts", "--seed", "a", typed=talk).out
    assert "hold is allowed; the question comes from:" in out
    assert "T-LAY-1 All seats choose in secret a card to lay, or hold." in out
    assert "T-LAY-2 Only outposts can be laid" in out
    assert out.count("T-STORM-1 One die is rolled.") == 2
    assert "no clause holds 'qqq'" in out
    assert "did you mean Scout?" in out
    assert "provenance  designed" in out
    assert out.count("take back your latest answers") == 2
    assert "'x' is not a number" in out


@pytest.mark.proves("K-UNDO-1")
def test_undo_says_how_far(regent: Desk) -> None:
    """A coin paid while more is due is the seat's own business, and can be taken back."""
    path = regent.folder / "g.journal"
    wish = ("play", "outposts", "--seed", "a", "--seats", "4", "--save", str(path))
    result = regent(*wish, typed="undo\nlay ra\ncoin\nundo 2\nundo\n")
    assert "there is nothing you can take back" in result.out
    assert "2 answers cannot be taken back; you may take back 1: coin" in result.out
    assert entries(path)[-1]["undo"] == 1


RALLY = """
title = "outposts"
seats = 2
[given]
moment = "rally"
[given.zones]
"hand 0" = ["Rally"]
"hand 1" = ["Rally"]
"front 0" = ["Guard"]
"front 1" = ["Guard"]
"""


def test_standing_orders(regent: Desk) -> None:
    path = regent.folder / "g.journal"
    talk = "orders\norder hold\norders\ncountermand\norders\n"
    wish = ("play", "outposts", "--seed", "q", "--save", str(path), "--no-fast")
    out = regent(*wish, typed=talk).out
    assert "no standing orders" in out
    assert "Ordered: hold" in out
    assert "Answers “hold” at Choose, until you withdraw this" in out
    assert "are withdrawn" in out
    assert any(entry.get("auto") for entry in entries(path))


def test_passing_for_the_rest_of_a_turn(regent: Desk) -> None:
    """The window itself says how; where nothing is to be passed it is refused in words."""
    (regent.folder / "rally.toml").write_text(RALLY, encoding="utf-8")
    talk = "rest fight\norder news\ncountermand\nrest\nrest turn\nrest\n"
    out = regent("play", "rally.toml", "--save", "g.journal", "--hot-seat", typed=talk).out
    assert "rest  Pass for the rest of this turn" in out
    assert "rest until the end of what? 'fight'; turn" in out
    assert "Passes for you until the turn is over" in out
    assert "there is nothing to pass for longer" in out
    assert "Passes for you wherever nothing is new" in out
    orders = [entry["order"] for entry in entries(regent.folder / "g.journal") if "order" in entry]
    given = [(order["seat"], order.get("until"), order.get("news")) for order in orders]
    assert given == [(0, None, True), (0, None, None), (0, "turn", None), (1, "turn", None)]


def test_save_and_export(regent: Desk) -> None:
    talk = "1\nsave\nsave copy.journal\nsave copy.journal\nexport here.toml\nexport\nquit\n"
    out = regent("play", "outposts", "--seed", "a", typed=talk).out
    assert "copy.journal: the file exists already" in out
    assert "hidden cards too" in out
    assert regent("replay", "copy.journal", "--verify").code == 0
    assert regent("scenario", "here.toml").out.startswith("ok    here.toml")
    on = regent("play", "here.toml", "--save", "on.journal", typed="1\n")
    assert "Go on with: regent play on.journal" in on.out
    again = regent("play", "on.journal", typed="")
    assert again.code == 0
    assert "Outposts" in again.out
    assert "Round 1 begins" not in again.out
    assert regent("replay", "on.journal", "--verify").code == 0


def test_hot_seat_with_sealed_answers_taken_back(regent: Desk) -> None:
    path = regent.folder / "g.journal"
    wish = ("play", "outposts", "--seed", "a", "--hot-seat", "--save", str(path))
    out = regent(*wish, typed="1\nretract\n2\n1\n").out
    assert "◆ Seat 0 is asked." in out
    assert "▲ Seat 1 is asked." in out
    told = entries(path)
    assert told[1].get("retract") is True
    assert {entry["seat"] for entry in told} == {0, 1}
    assert "fast" not in path.read_text(encoding="utf-8").splitlines()[0]


@pytest.mark.proves("K-SEAL-1")
def test_hot_seat_does_not_tell_what_another_has_sealed(regent: Desk) -> None:
    """Taking back too much says how much there is, and to the seat itself also what."""
    wish = ("play", "outposts", "--seed", "a", "--hot-seat")
    out = regent(*wish, typed="2\nundo 9\nundo\n").out
    assert "9 answers cannot be taken back; you may take back 1." in out


def test_bots_alone_are_watched(regent: Desk) -> None:
    result = regent("play", "outposts", "--bot", "0=random", "--seed", "b")
    assert result.code == 0
    assert "Round 2 begins." in result.out
    assert "The game is over" in result.out


def test_a_game_taken_up_keeps_its_players(regent: Desk) -> None:
    path = regent.journal("--hot-seat", answers=2)
    out = regent("play", str(path), typed="").out
    assert "Seat 1" in out
    assert "Random" not in out
    out = regent("play", str(path), "--bots", "random").out
    assert "Random 1" in out


@pytest.mark.proves("K-JOURNAL-2")
def test_killed_in_mid_game_and_resumed(regent: Desk) -> None:
    path = regent.folder / "g.journal"
    process = regent.start("play", "outposts", "--seed", "k", "--save", str(path))
    assert process.stdin is not None
    process.stdin.write("1\n1\n1\n")
    process.stdin.flush()
    wait_for(lambda: sum(1 for e in entries(path) if e["seat"] == 0) >= 3 if path.exists() else 0)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    before = path.read_text(encoding="utf-8")
    result = regent.command("play", str(path), typed=ONES)
    assert result.code == 0, result.err
    assert "The game is over" in result.out
    assert path.read_text(encoding="utf-8").startswith(before)
    assert regent("replay", str(path), "--verify").code == 0


def test_interrupted_says_how_to_go_on(regent: Desk) -> None:
    path = regent.folder / "g.journal"
    process = regent.start("play", "outposts", "--seed", "k", "--save", str(path))
    assert process.stdin is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    wait_for(lambda: lines_in(path) > 2)
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err == f"stopped; nothing is lost. Go on with: regent play {path}\n"
    assert regent("play", str(path), typed=ONES).code == 0


def test_two_windows_do_not_write_the_same_journal(regent: Desk) -> None:
    path = regent.folder / "g.journal"
    process = regent.start("play", "outposts", "--seed", "k", "--save", str(path))
    wait_for(lambda: lines_in(path) > 1)
    result = regent("play", str(path))
    process.kill()
    process.communicate()
    assert (result.code, result.out) == (2, "")
    assert "this game is open in another window" in result.err


def test_a_bug_of_ours_is_kept_and_the_game_too(regent: Desk) -> None:
    regent.title(
        "cracked",
        "class Changed(OutpostsTitle):\n"
        "    def view(self, t, viewer):\n"
        "        if t.round > 1:\n"
        "            raise Broken('the table fell over')\n"
        "        return super().view(t, viewer)\n",
    )
    result = regent.command("play", "cracked", "--seed", "x", typed=ONES)
    assert result.code == 3
    assert result.err.count("\n") == 1
    assert "a bug of ours" in result.err
    assert "the game is saved in regent-games/cracked-" in result.err
    [dump] = regent.folder.glob("regent-bug-*.txt")
    assert dump.name in result.err
    assert "the table fell over" in dump.read_text(encoding="utf-8")


class Terminal:
    """A person's terminal: 80 columns, 24 lines."""

    def __init__(self, regent: Desk, *arguments: str, term: str = "xterm") -> None:
        self.master, slave = pty.openpty()
        environment = {**regent.environment(), "TERM": term, "LINES": "24", "NO_COLOR": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "regent.cli.main", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=regent.folder,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)

    def read_until(self, words: str) -> str:
        seen = ""
        end = time.monotonic() + PATIENCE
        while words not in seen:
            assert time.monotonic() < end, seen
            if select.select([self.master], [], [], 0.1)[0]:
                seen += os.read(self.master, 65536).decode()
        return seen

    def type(self, text: str) -> None:
        os.write(self.master, f"{text}\n".encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.mark.parametrize("term", ["xterm", "dumb"])
def test_a_hand_is_shown_only_to_its_seat(regent: Desk, term: str) -> None:
    terminal = Terminal(regent, "play", "outposts", "--hot-seat", "--seed", "a", term=term)
    first = terminal.read_until("only you see the screen: ")
    assert "hand" not in first
    terminal.type("")
    shown = terminal.read_until("quit")
    assert "Beacon 1" in shown
    assert re.search(r"\x1b\[\d*m", shown) is None or term == "xterm"
    terminal.type("1")
    between = terminal.read_until("only you see the screen: ")
    assert "Beacon" not in between
    assert "Seat 1" in between
    assert ("\x1b[3J" in between) == (term == "xterm")
    terminal.close()


@pytest.mark.proves("K-SEAL-1")
def test_the_arrow_keys_do_not_bring_back_what_another_typed(regent: Desk) -> None:
    terminal = Terminal(regent, "play", "outposts", "--hot-seat", "--seed", "a")
    terminal.read_until("only you see the screen: ")
    terminal.type("")
    terminal.read_until("quit")
    terminal.type("lay beacon")
    terminal.read_until("only you see the screen: ")
    terminal.type("")
    terminal.read_until("quit")
    terminal.type("\x1b[A")
    terminal.type("help")
    assert "lay beacon" not in terminal.read_until("the game can be resumed")
    terminal.close()
