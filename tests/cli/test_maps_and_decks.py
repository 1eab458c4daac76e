"""Maps and decks of the players' own, at the door."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from regent.games.contention import (
    FOLDER,
)


def regent(*words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "NO_COLOR": "1"}
    command = [sys.executable, "-m", "regent", *words]
    return subprocess.run(
        command, capture_output=True, text=True, env=env, stdin=subprocess.DEVNULL
    )


def test_a_made_map_is_checked_and_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(regent("map", "make", "contention", "--seats", "3", "--seed", "5").stdout)
    checked = regent("map", "check", "contention", str(path), "--json")
    assert checked.returncode == 0
    assert json.loads(checked.stdout)["ok"]
    journal = tmp_path / "g.journal"
    words = ["--seats", "3", "--file", f"map={path}", "--save", str(journal)]
    assert regent("play", "contention", *words).returncode == 0
    assert "texts" in journal.read_text()
    verified = regent("replay", str(journal), "--verify")
    assert verified.returncode == 0, verified.stderr


def test_neighbouring_homeworlds_are_doubtful_and_the_table_decides(tmp_path: Path) -> None:
    path = tmp_path / "close.txt"
    path.write_text("C H1 H2 C\nC C C C\nC C C C\n")
    checked = regent("map", "check", "contention", str(path))
    assert checked.returncode == 0
    assert "doubtful: H1 at b1 and H2 at c1 are 1 sector apart" in checked.stdout
    assert "C-CMAP-05" in checked.stdout
    journal = tmp_path / "g.journal"
    played = regent("play", "contention", "--file", f"map={path}", "--save", str(journal))
    assert played.returncode == 0
    assert "C-CMAP-05" in played.stderr
    assert journal.exists()


def test_a_map_that_cannot_be_played_is_refused_by_its_clause(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("seats: 2\nC H1 C C\nC C C C\nC C C C\n")
    checked = regent("map", "check", "contention", str(path))
    assert checked.returncode == 1
    assert "C-CMAP-07" in checked.stdout
    journal = tmp_path / "g.journal"
    played = regent("play", "contention", "--file", f"map={path}", "--save", str(journal))
    assert played.returncode == 2
    assert "C-CMAP-07" in played.stderr
    assert played.stderr.count("\n") == 1
    assert not journal.exists()


def test_a_deck_of_31_cards_a_third_copy_and_two_factions(tmp_path: Path) -> None:
    deck = (FOLDER / "decks" / "avar.txt").read_text(encoding="utf-8")
    path = tmp_path / "deck.txt"
    path.write_text(deck.replace("2 Avar Clipper", "3 Avar Clipper"), encoding="utf-8")
    checked = regent("deck", "check", "--title", "contention", str(path))
    assert checked.returncode == 1
    assert "C-DECK-01" in checked.stdout
    assert "C-DECK-02" in checked.stdout
    path.write_text(deck.replace("2 Avar Clipper", "2 Sek Patrol"), encoding="utf-8")
    assert "C-DECK-05" in regent("deck", "check", "--title", "contention", str(path)).stdout
    played = regent("play", "contention", "--file", f"deck_0={path}", "--save", str(tmp_path / "g"))
    assert played.returncode == 2
    assert "C-DECK-05" in played.stderr


def test_a_text_the_title_does_not_take(tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    path.write_text("x")
    played = regent("play", "contention", "--file", f"flag={path}", "--save", str(tmp_path / "g"))
    assert played.returncode == 2
    assert "takes no text called 'flag'; it takes map, deck_0, deck_1" in played.stderr
