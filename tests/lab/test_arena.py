"""The arena: paired deals, intervals, ratings, batches that survive, and a cluster."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from regent.cli.main import main
from regent.games import registry
from regent.kernel.errors import InputError
from regent.lab.arena import matrix, on_dask, pairings, ratings, report, spread_of, wilson
from regent.lab.batch import Experiment, play_game, run

PAIRED = Experiment("outposts", "standard", 3, ["reasons", "random"], "pair", paired=True)


def row(bots: list[str], ranks: list[int], number: int = 0, **more: Any) -> dict[str, Any]:
    return {
        "seed": f"x/{number}",
        "bots": bots,
        "ranks": ranks,
        "reason": "T-END-1",
        "answers": 10 + number,
        "seconds": 0.5,
        **more,
    }


def test_wilson_interval() -> None:
    rate = wilson(95, 100)
    assert rate.share == 0.95
    assert (round(rate.low, 4), round(rate.high, 4)) == (0.8882, 0.9785)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)
    assert round(wilson(10, 10).high, 9) == 1.0


def test_every_deal_is_played_from_every_seat() -> None:
    seeds = [PAIRED.header(n).seed for n in range(6)]
    assert seeds[:3] == [seeds[0]] * 3
    assert seeds[3:] == [seeds[3]] * 3
    assert seeds[0] != seeds[3]
    assert len({PAIRED.game_seed(n) for n in range(6)}) == 6
    two = Experiment("outposts", "standard", 2, ["a", "b"], "pair", paired=True)
    assert [two.seating(n) for n in range(2)] == [["a", "b"], ["b", "a"]]


def test_a_report_counts_bots_sides_and_seats() -> None:
    rows = [
        row(["a", "b"], [1, 2], 0, sides=["X", "Y"], turns=4),
        row(["b", "a"], [2, 1], 1, sides=["X", "Y"], turns=6),
        row(["a", "b"], [1, 1], 2, sides=["X", "Y"], turns=9),
    ]
    told = report(rows)
    assert (told.bots["a"].won, told.bots["a"].of) == (2.5, 3)
    assert told.bots["b"].won == 0.5
    assert (told.sides["X"].won, told.seats[1].won) == (1.5, 1.5)
    assert told.turns == [4.0, 4.0, 6.0, 9.0, 9.0]
    assert told.ends == {"T-END-1": 3}
    assert told.ratings["a"].mu > 25 > told.ratings["b"].mu
    assert matrix(rows)["X"]["Y"].of == 3
    assert spread_of([]) == []


def test_the_arena_counts_the_faults_of_each_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGENT_BOTS", "failing=tests.lab.bots_for_tests:FailingSearch")
    games = Experiment("outposts", "standard", 2, ["failing", "random"], "f", paired=True)
    out = tmp_path / "faults.jsonl"
    rows = run(games, 2, 1, out, lambda _: None)
    assert [line["bots"] for line in rows] == [["failing", "random"], ["random", "failing"]]
    first, second = [line["faults"] for line in rows]
    assert first[0] > 0 < second[1]
    assert first[1] == second[0] == 0
    told = report([json.loads(line) for line in out.read_text().splitlines()])
    assert told.faults == {"failing": first[0] + second[1], "random": 0}
    assert report([row(["a", "b"], [1, 2])]).faults == {"a": 0, "b": 0}  # an older file


def test_the_table_of_the_arena_shows_faults(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REGENT_BOTS", "failing=tests.lab.bots_for_tests:FailingSearch")
    out = tmp_path / "shown.jsonl"
    words = ["arena", "outposts", "--bots", "failing,random", "--games", "2", "--out", str(out)]
    assert main(words) == 0
    table = [line.split() for line in capsys.readouterr().out.splitlines()]
    head = next(line for line in table if line and line[0] == "bot")
    assert head[-1] == "faults"
    failing = next(line for line in table if line and line[0] == "failing")
    counted = [json.loads(line) for line in out.read_text().splitlines()]
    assert int(failing[-1]) == sum(sum(line["faults"]) for line in counted) > 0


def test_ratings_follow_the_order_of_the_games_not_of_the_lines() -> None:
    rows = [row(["a", "b", "c"], [1, 2, 3], n) for n in range(8)]
    assert ratings(rows) == ratings(rows[::-1])
    found = ratings(rows)
    assert found["a"].ordinal > found["b"].ordinal > found["c"].ordinal


def test_pairings_of_all_sides() -> None:
    seize = registry.title("seize")
    base = Experiment("seize", "2022", 2, ["reasons"], "s", paired=True)
    found = pairings(seize, base)
    assert len(found) == 12
    seats = {(e.settings["deck_0"], e.settings["deck_1"]) for e in found}
    assert ("capital", "drone") in seats
    assert ("drone", "capital") in seats
    with pytest.raises(InputError):
        pairings(registry.title("outposts"), PAIRED)


def test_a_killed_batch_loses_no_finished_game_and_completes(tmp_path: Path) -> None:
    """The whole process and its workers are killed in the middle; the same call goes on."""
    out = tmp_path / "games.jsonl"
    words = ["arena", "outposts", "--bots", "reasons,random", "--games", "60", "--jobs", "2"]
    command = [sys.executable, "-m", "regent", *words, "--out", str(out)]
    first = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    while not out.exists() or len(out.read_bytes().splitlines()) < 4:
        assert first.poll() is None or out.exists()
        time.sleep(0.02)
        if first.poll() is not None:
            break
    if first.poll() is None:
        os.killpg(first.pid, signal.SIGKILL)
    first.wait()
    kept = list(out.read_bytes().split(b"\n")[:-1])
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True)
    after = out.read_bytes().split(b"\n")[:-1]
    assert after[: len(kept)] == kept
    assert len({json.loads(line)["seed"] for line in after}) == 60
    assert json.loads(done.stdout)["games"] == 60


def test_a_local_dask_cluster_plays_the_same_games(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    games = Experiment("outposts", "standard", 2, ["reasons", "random"], "dask", paired=True)
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        crew = partial(on_dask, address=cluster.scheduler_address)
        rows = run(games, 4, 1, tmp_path / "dask.jsonl", lambda _: None, crew)
    here = [play_game((games, n)) for n in range(4)]
    told = {r["seed"]: (r["ranks"], r["answers"]) for r in rows}
    assert told == {r["seed"]: (r["ranks"], r["answers"]) for r in here}


def test_no_scheduler_is_said_clearly() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(InputError, match="no Dask scheduler answers"):
        list(on_dask(play_game, [], "tcp://127.0.0.1:1"))
