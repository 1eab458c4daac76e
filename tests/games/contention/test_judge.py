"""The quick evaluation of a position: what wins games counts, and only what the seat may know."""

from __future__ import annotations

from regent.games.contention.advice.judge import REASONS, WON, judge, weigh
from regent.games.contention.state import Contention
from regent.kernel import rng
from regent.kernel.tomlfile import TomlFile
from regent.play.scenario import Scenario
from tests.games.contention.table import TITLE, own

HEAD = 'title = "contention"\nseats = 2\n[given]\nmoment = "command"\n'


def position(text: str) -> Contention:
    return own(Scenario(TomlFile.parse(HEAD + text, "test")).open().table)


def test_each_reason_moves_the_judgement() -> None:
    plain = position("resources = [2, 2]\n")
    better = {
        "favor": "favor = [3, 0]\n",
        "resources": "resources = [6, 2]\n",
        "locations": "[given.sectors]\na1 = { ruler = 0 }\n",
        "fleet": '[given.sectors]\na1 = { assets = ["0 Cruiser"] }\n',
        "off the map": '[given.off_map]\n0 = ["Advanced AI"]\n',
    }
    for reason, text in better.items():
        t = position(("" if "resources" in text else "resources = [2, 2]\n") + text)
        at = REASONS.index(reason)
        assert weigh(t, 0)[at] > weigh(plain, 0)[at], reason
        assert judge(t, 0) > judge(plain, 0), reason
        assert judge(t, 1) < judge(plain, 1), reason


def test_a_threatened_world_is_worth_less() -> None:
    safe = position('[given.sectors]\na1 = { ruler = 0 }\na4 = { assets = ["1 The Yorlag"] }\n')
    threatened = position('[given.sectors]\na1 = { ruler = 0, assets = ["1 The Yorlag"] }\n')
    assert judge(threatened, 0) < judge(safe, 0)


def test_a_finished_game_counts_for_itself() -> None:
    t = position("")
    t.finish([1, 2], "C-WIN-01")
    assert (judge(t, 0), judge(t, 1)) == (WON, -WON)


def test_it_reads_only_what_the_seat_may_know() -> None:
    t = position("resources = [2, 2]\n")
    for seed in range(5):
        other = TITLE.redeal(t, 0, rng.seeded(f"judge/{seed}", 1))
        assert judge(own(other), 0) == judge(t, 0)
