"""Every recorded game is still the same game, word for word."""

from __future__ import annotations

import difflib

import pytest

from tools import golden

SIZES = golden.sizes()
AGAIN = "if the new game is right, run `python tools/golden.py` and keep what it writes"
MOST_LINES = 60


def differences(name: str, recorded: str, now: str) -> str:
    """Where two texts part, short enough to read."""
    lines = list(
        difflib.unified_diff(
            recorded.splitlines(), now.splitlines(), f"tests/golden/{name}", "now", lineterm=""
        )
    )
    more = len(lines) - MOST_LINES
    return "\n".join([*lines[:MOST_LINES], *([f"… and {more} lines more"] if more > 0 else [])])


def recorded(name: str) -> str:
    path = golden.FOLDER / name
    if not path.exists():
        pytest.fail(f"tests/golden/{name} is missing: run `python tools/golden.py`", pytrace=False)
    return path.read_text(encoding="utf-8")


@pytest.mark.proves("K-CHANCE-1")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_playthrough(size: golden.Size) -> None:
    old, now = recorded(f"{size}.txt"), golden.playthrough(size)
    if old != now:
        pytest.fail(f"{differences(f'{size}.txt', old, now)}\n{AGAIN}", pytrace=False)


def test_no_recorded_game_is_left_over() -> None:
    wanted = {f"{size}.txt" for size in SIZES} | {golden.TRACES}
    assert {path.name for path in golden.FOLDER.glob("*.txt")} == wanted, AGAIN


def test_a_changed_game_is_shown_where_it_changed() -> None:
    old = recorded("outposts-standard-4.txt")
    new = old.replace("takes 1 coin", "takes 2 coins", 1)
    shown = differences("x.txt", old, new)
    assert "-    Seat 0 takes 1 coin." in shown
    assert "+    Seat 0 takes 2 coins." in shown
    assert len(differences("x.txt", old, "").splitlines()) == MOST_LINES + 1
