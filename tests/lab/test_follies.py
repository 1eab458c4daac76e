"""Bots play nothing that a beginner would laugh at; who does is counted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regent.cli.main import main
from regent.games import registry
from regent.kernel.errors import InputError
from regent.lab.arena import report
from regent.lab.batch import Experiment, play_game, read_results, run
from regent.lab.follies import tally

FOOL = "fool=tests.lab.bots_for_tests:FoolishBot"


def games(title: str, seats: int, bots: list[str], seed: str, number: int) -> list[dict[str, Any]]:
    ruleset = registry.title(title).rulesets.rulesets[0].full_name()
    experiment = Experiment(title, ruleset, seats, bots, seed, fast=True, follies=True)
    return [play_game((experiment, n)) for n in range(number)]


SOBER = {"contention": 6, "seize": 24}
"""Games of two: one seat in fifty of Contention leaves its homeworld open for once."""


@pytest.mark.parametrize("title", ["contention", "seize"])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_bots_play_is_nothing_to_laugh_at(title: str, seats: int) -> None:
    number = SOBER[title] if seats == 2 else SOBER[title] // 3
    rows = games(title, seats, ["reasons"], "sober", number)
    assert tally(rows) == {"reasons": {}}
    assert all(len(row["follies"]) == seats for row in rows)


@pytest.mark.parametrize("title", ["contention", "seize"])
def test_a_novice_is_weak_but_no_fool(title: str) -> None:
    """At most one in a game and seat, where chance alone comes to dozens."""
    told = tally(games(title, 2, ["novice"], "novice", 4))
    assert sum(told["novice"].values()) <= 8


@pytest.mark.parametrize("title", ["contention", "seize"])
def test_a_fool_is_seen(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGENT_BOTS", FOOL)
    told = tally(games(title, 2, ["fool", "reasons"], "fool", 6))
    assert told["reasons"] == {}
    assert len(told["fool"]) >= 2
    assert set(told["fool"]) <= set(known(title))


def known(title: str) -> dict[str, str]:
    follies = registry.title(title).follies
    assert follies is not None
    return follies.known


def test_a_report_counts_follies_by_bot() -> None:
    row: dict[str, Any] = {
        "seed": "x/0",
        "ranks": [1, 2],
        "reason": "r",
        "answers": 1,
        "seconds": 0,
    }
    rows = [
        {**row, "bots": ["a", "b"], "follies": [{"one": 2}, {}]},
        {**row, "bots": ["b", "a"], "follies": [{"two": 1}, {"one": 1, "two": 1}]},
    ]
    assert report(rows).follies == {"a": {"one": 3, "two": 1}, "b": {"two": 1}}
    assert report([{**row, "bots": ["a", "b"]}]).follies == {}


def test_a_file_without_counts_is_not_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    plain = Experiment("outposts", "short", 2, ["random"], "s")
    run(plain, 1, 1, out, lambda _: None)
    counting = Experiment("outposts", "short", 2, ["random"], "s", follies=True)
    with pytest.raises(InputError, match="counted"):
        read_results(out, counting)


def test_the_arena_prints_the_follies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "c.jsonl")
    words = ["arena", "contention", "--bots", "reasons", "--games", "1", "--follies"]
    assert main([*words, "--out", out]) == 0
    told = capsys.readouterr().out
    for name in known("contention"):
        assert name in told
    assert main(["arena", "outposts", *words[2:], "--out", str(tmp_path / "o.jsonl")]) == 0
    assert "does not say what a beginner would laugh at" in capsys.readouterr().out
