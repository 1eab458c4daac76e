"""The commands that play many games: fuzz, sim, bench."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.conftest import Desk
from tests.helpers import PATIENCE, wait_for

FAST = ("--share", "0.05", "--seats", "2", "--ruleset", "short")

PLANTED = """
class Changed(OutpostsTitle):
    def violations(self, t):
        return ["a planted bug"] if t.round >= 2 else []
"""

CRASHING = """
class Changed(OutpostsTitle):
    def deal(self, t):
        raise KeyError("no such thing")
"""


def test_fuzz_ends_with_a_line_to_look_for(regent: Desk) -> None:
    result = regent("fuzz", "outposts", "--games", "3", "--seed", "x", *FAST)
    assert result.code == 0
    assert re.fullmatch(r"ok: 3 games, \d+ decisions, 0 violations\n", result.out)
    assert result.err == ""


def test_fuzz_in_several_processes_finds_the_same(regent: Desk) -> None:
    alone = regent("fuzz", "outposts", "--games", "4", "--seed", "x", *FAST).out
    together = regent.command(
        "fuzz", "outposts", "--games", "4", "--seed", "x", "--jobs", "2", *FAST
    )
    assert together.out == alone
    data = regent("fuzz", "outposts", "--games", "2", "--json", *FAST).json
    assert data["ok"]
    assert data["games"] == 2
    assert data["violations"] == []


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_fuzz_writes_a_planted_bug_as_a_scenario(regent: Desk, jobs: str) -> None:
    regent.title("planted", PLANTED)
    wish = ("fuzz", "planted", "--games", "2", "--seed", "x", "--jobs", jobs, *FAST)
    result = regent.command(*wish)
    assert result.code == 1
    assert result.err == ""
    last = result.out.splitlines()[-1]
    assert last.startswith("failed: invariants: a planted bug (seed x/")
    [dump] = regent.folder.glob("fuzz-planted-x-*.toml")
    assert dump.name in last
    assert regent("scenario", dump.name).code == 0
    again = regent("fuzz", dump.name)
    assert again.code == 1
    assert "invariants: a planted bug" in again.out
    first = dump.read_text(encoding="utf-8")
    assert regent.command(*wish).code == 1
    assert dump.read_text(encoding="utf-8") == first
    assert len(list(regent.folder.glob("fuzz-planted-*.toml"))) == 2


def test_fuzz_keeps_a_game_that_cannot_even_begin(regent: Desk) -> None:
    regent.title("crashing", CRASHING)
    wish = ("fuzz", "crashing", "--games", "1", "--share", "1", "--out", "o.toml", "--json")
    result = regent(*wish)
    assert result.code == 1
    assert result.json["violations"][0]["check"] == "crash"
    assert "KeyError" in Path("o.toml").read_text(encoding="utf-8")
    assert "the file exists already" in regent(*wish).err


# -- sim --------------------------------------------------------------------------------------


def rows_in(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_sim(regent: Desk) -> None:
    out = regent.folder / "r.jsonl"
    result = regent("sim", "outposts", "--games", "6", "--seed", "s", "--out", str(out))
    assert result.code == 0, result.err
    assert "T-END-1" in result.out
    rows = rows_in(out)
    assert sorted(str(row["seed"]) for row in rows) == [f"s/{i}" for i in range(6)]
    assert set(rows[0]) >= {"bots", "ranks", "scores", "reason", "answers", "turns", "seconds"}
    data = regent(
        "sim", "outposts", "--games", "6", "--seed", "s", "--out", str(out), "--json"
    ).json
    assert data["games"] == 6
    assert data["bots"]["random"] == {"seats": 12, "wins": 6, "share": 0.5}
    assert rows_in(out) == rows


def test_sim_goes_on_after_a_kill(regent: Desk) -> None:
    out = regent.folder / "r.jsonl"
    wish = ("sim", "outposts", "--seats", "4", "--seed", "s", "--jobs", "2", "--out", str(out))
    process = regent.start(*wish, "--games", "100000")
    wait_for(lambda: out.exists() and len(out.read_bytes().splitlines()) >= 10)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    with out.open("a", encoding="utf-8") as file:
        file.write('{"seed": "s/0", "bo')  # what a kill in mid-line leaves
    finished = out.read_text(encoding="utf-8").rpartition("\n")[0]
    count = finished.count("\n") + 1
    result = regent.command(*wish, "--games", str(count + 5))
    assert result.code == 0, result.err
    assert out.read_text(encoding="utf-8").startswith(finished)
    seeds = [row["seed"] for row in rows_in(out)]
    assert len(seeds) == len(set(seeds))
    assert {f"s/{i}" for i in range(count + 5)} <= set(seeds)


def test_sim_interrupted_says_that_nothing_is_lost(regent: Desk) -> None:
    out = regent.folder / "r.jsonl"
    process = regent.start("sim", "outposts", "--games", "100000", "--jobs", "2", "--out", str(out))
    wait_for(lambda: out.exists() and out.read_bytes())
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert re.fullmatch(r"stopped; \d+ of 100000 games are in .*r.jsonl: the same .*\n", err)


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["--bots", "randm"], "no bot is called 'randm'"),
        (["--bots", ","], "no bot is named"),
        (["--bots", "random,random,random"], "3 bots for 2 seats"),
        (["--ruleset", "calm"], 'r.jsonl:1: this game was played with ruleset "standard"'),
        (["--set", "goal=5"], "r.jsonl:1: this game was played with settings {}"),
        (["--games", "0"], "see regent sim --help"),
        (["--jobs", "0"], "see regent sim --help"),
    ],
)
def test_sim_refuses(regent: Desk, arguments: list[str], what: str) -> None:
    assert regent("sim", "outposts", "--games", "1", "--out", "r.jsonl").code == 0
    before = Path("r.jsonl").read_bytes()
    result = regent("sim", "outposts", "--games", "2", "--out", "r.jsonl", *arguments)
    assert result.code == 2
    assert what in result.err
    assert Path("r.jsonl").read_bytes() == before


def test_sim_needs_a_file(regent: Desk) -> None:
    result = regent("sim", "outposts")
    assert result.code == 2
    assert "--out" in result.err
    Path("r.jsonl").write_text("hello\n", encoding="utf-8")
    result = regent("sim", "outposts", "--out", "r.jsonl")
    assert "r.jsonl:1: this line is not the result of a game" in result.err


# -- bench ------------------------------------------------------------------------------------


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game for each figure, and a short look at the machine: whether they can be trusted is
    seen elsewhere."""
    for room in ("measure", "bench"):
        monkeypatch.setattr(f"regent.lab.{room}.ROUND", 1)
    monkeypatch.setattr("regent.lab.bench.STATES", 2)
    monkeypatch.setattr("regent.lab.measure.TURNS", 2_000)


@pytest.mark.usefixtures("few")
def test_bench(regent: Desk) -> None:
    out = regent("bench", "outposts", "--seconds", "0.05").out
    assert "The rules run " in out
    assert max(cell_len(line) for line in out.splitlines()) <= 80
    data = regent("bench", "--seconds", "0.05", "--json").json
    assert {row["ruleset"] for row in data["results"]} == {"standard", "calm", "short", "fair"}
    assert all(row["decisions_per_second"] > 0 for row in data["results"])


@pytest.mark.usefixtures("few")
def test_bench_at_a_size_of_table(regent: Desk) -> None:
    data = regent("bench", "outposts", "--seats", "3", "--seconds", "0.01", "--json").json
    assert {row["seats"] for row in data["results"]} == {3}
    assert "no rules here can be played by 9" in regent("bench", "outposts", "--seats", "9").err
