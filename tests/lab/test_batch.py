"""Many games: seating, workers that die, files that are read again."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

from regent.kernel.errors import Broken, InputError
from regent.lab.batch import (
    Experiment,
    default_seats,
    play_game,
    read_results,
    run,
    summary,
    trim,
)
from regent.lab.crew import spread
from tests.tiny.title import TITLE

GAME = Experiment("outposts", "short", 3, ["random"], "s")


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGENT_TITLES", "outposts=tests.tiny.title")


def double(n: int) -> int:
    return 2 * n


def die_once(task: tuple[str, int]) -> int:
    """Takes the whole worker along, the first time."""
    mark = Path(task[0]) / f"died-{task[1]}"
    if task[1] == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return task[1]


def always_die(n: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return n


def stumble(n: int) -> int:
    if n == 1:
        raise InputError("what", "where", "right")
    raise KeyError(n)


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_all_work_is_done_once(jobs: int) -> None:
    assert sorted(spread(double, range(20), jobs)) == [2 * n for n in range(20)]


def test_a_worker_that_dies_loses_nothing(tmp_path: Path) -> None:
    items = [(str(tmp_path), n) for n in range(8)]
    assert sorted(spread(die_once, items, 2)) == list(range(8))
    assert (tmp_path / "died-3").exists()


def test_a_game_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(InputError, match="3 worker processes died"):
        list(spread(always_die, [1], 2))


def test_what_goes_wrong_in_a_worker_is_told_here() -> None:
    with pytest.raises(InputError) as input_error:
        list(spread(stumble, [1], 2))
    assert str(input_error.value) == "where: what; right"
    with pytest.raises(Broken, match="KeyError: 2"):
        list(spread(stumble, [2], 2))


def test_bots_rotate_over_the_seats() -> None:
    two = Experiment("outposts", "short", 3, ["a", "b"], "s")
    assert [two.seating(n) for n in range(3)] == [["a", "b", "a"], ["b", "a", "b"], ["a", "b", "a"]]
    three = Experiment("outposts", "short", 3, ["a", "b", "c"], "s")
    assert three.seating(1) == ["b", "c", "a"]


def test_the_same_seed_is_the_same_game() -> None:
    one, other = play_game((GAME, 4)), play_game((GAME, 4))
    assert {**one, "seconds": 0} == {**other, "seconds": 0}
    assert one["seed"] == "s/4"
    assert sorted(one["ranks"]) == [1, 2, 3]
    assert one["turns"] >= 1


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "r.jsonl"
    told: list[int] = []
    assert len(run(GAME, 3, 1, path, told.append)) == 3
    first = path.read_text(encoding="utf-8")
    with path.open("a", encoding="utf-8") as file:
        file.write('{"seed"')
    assert len(run(GAME, 5, 1, path, told.append)) == 5
    assert path.read_text(encoding="utf-8").startswith(first)
    assert told == [0, 1, 2, 3, 3, 4, 5]
    assert [row["seed"] for row in run(GAME, 2, 1, path, told.append)] == ["s/0", "s/1"]


def test_results_of_another_experiment_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    run(GAME, 1, 1, path, lambda _: None)
    other = Experiment("outposts", "short", 2, ["random"], "s")
    with pytest.raises(InputError, match="played with seats 3"):
        read_results(path, other)
    others = Experiment("outposts", "short", 3, ["clever"], "s")
    with pytest.raises(InputError, match="played with bots"):
        read_results(path, others)


def test_only_an_unfinished_line_is_trimmed(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    assert not trim(path)
    path.write_text('{"a": 1}\n', encoding="utf-8")
    assert not trim(path)
    path.write_text('{"a": 1}\n{"b"', encoding="utf-8")
    assert trim(path)
    assert path.read_text(encoding="utf-8") == '{"a": 1}\n'


def test_the_summary_counts() -> None:
    common = {"seats": 2, "seconds": 0.5, "reason": "T-END-1"}
    rows = [
        {**common, "bots": ["a", "b"], "ranks": [1, 2], "answers": 10, "turns": 3},
        {**common, "bots": ["b", "a"], "ranks": [2, 1], "answers": 21, "turns": 4},
        {**common, "bots": ["a", "b"], "ranks": [1, 1], "answers": 11, "turns": 5},
    ]
    told = summary(rows)
    assert told["bots"]["a"] == {"seats": 3, "wins": 3, "share": 1.0}
    assert told["bots"]["b"]["wins"] == 1
    assert told["wins_by_seat"] == [2, 2]
    assert told["reasons"] == {"T-END-1": 3}
    assert (told["answers_mean"], told["turns_mean"]) == (14.0, 4.0)
    assert json.dumps(told)
    assert summary([])["games"] == 0


def test_the_smallest_table_that_can_be_played() -> None:
    assert default_seats(TITLE, "standard", {}) == 2
    assert default_seats(TITLE, "nonsense", {}) == 2
