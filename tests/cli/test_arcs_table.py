"""Arcs drawn in the terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from regent.bots.base import RandomBot
from regent.cli.tables import drawing
from regent.games import registry
from regent.games.arcs import terminal
from regent.kernel.table import SPECTATOR
from regent.kernel.tomlfile import TomlFile
from regent.lab.batch import answer_by
from regent.play.describe import Describer
from regent.play.scenario import Scenario
from regent.play.session import Session, new_header

PLAYERS = ["Ann", "Ben", "Cid", "Dee"]

POSITION = """
title = "arcs"
ruleset = "base+leaders+lore"
seats = 3
settings = { setup_card = "mix-up" }
[given]
moment = "turn"
seat = 0
power = [4, 7, 0]
[given.pieces]
3-hex = ["0 3 ships", "0 damaged ship", "1 damaged city"]
3-arrow = ["1 2 cities", "1 ship"]
gate-5 = ["2 starport", "2 ship"]
[given.trophies]
0 = ["1 2 ships"]
[given.resources]
1 = ["fuel", "relic", "", "", "", "", "weapon"]
[given.captives]
1 = ["2 agent"]
[given.outrage]
2 = ["psionic"]
[given.agents]
1 = [0, 2, 0]
[given.clouds]
3-arrow = 1
[given.ambitions]
keeper = [3]
[given.chance]
dice = [3, 6]
[given.zones]
"played 0" = ["Aggression 3"]
"hand 0" = ["Construction 6"]
"hand 1" = ["Mobilization 2"]
"area 1" = ["Elder", "Ancient Holdings", "Gatekeepers"]
"court 1" = ["Arms Union"]
[[do]]
seat = 0
option = "take battle"
[[do]]
seat = 0
option = "dice assault 2"
[[do]]
seat = 0
option = "dice skirmish 0"
[[do]]
seat = 0
option = "dice raid 0"
"""


def drawn(view: dict[str, Any], width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    describer = Describer(registry.title("arcs"), PLAYERS[: len(view["seats"])])
    with console.capture() as captured:
        console.print(terminal.draw(view, describer, width))
    return captured.get()


def position() -> dict[str, Any]:
    """What seat 0 sees in the middle of the battle."""
    session = Scenario(TomlFile.parse(POSITION, "drawn.toml")).open()
    for option in ("take battle", "dice assault 2", "dice skirmish 0", "dice raid 0"):
        session.answer(0, option)
    found: dict[str, Any] = session.view(0)["table"]
    return found


def test_arcs_has_a_drawing_of_its_own() -> None:
    assert drawing("arcs") is terminal.draw


def test_everything_that_matters_is_drawn() -> None:
    said = drawn(position())
    flat = " ".join(said.split())
    for words in (
        "lead: Aggression 3",
        "Weap ▪▫ (◆)",  # 3-hex: a damaged city in one of two slots, under control
        "◆3-1 ▲c",
        "Mat ▪+cloud (▲)",  # 3-arrow: one slot, one city outside
        "▲1CC",
        "●1S",
        "Battle in 3 Hex: ◆ Ann",
        "Assault: two hits and a self-hit",
        "Assault: a hit and an interception",
        "Keeper 5/3",
        "Court: Arms Union (Weapon, raid 2) ▲2",
        "Fuel3 Rel1",
        "captives ●1",
        "▲2 ships",
        "Outrage: Psi",
        "Leader: Elder · Lore: Ancient Holdings (Weap, raid 4) · Guild cards: Gatekeepers",
        "hand: Construction 6 (2)",
    ):
        assert words in flat, words
    assert "Mobilization 2" not in said, "the hand of another"


@pytest.mark.parametrize(
    ("ruleset", "seats"), [("base+leaders+lore", 4), ("base", 2), ("empire", 3)]
)
def test_a_game_is_drawn_at_every_moment_and_no_line_is_too_long(ruleset: str, seats: int) -> None:
    session = Session.start(new_header(registry.title("arcs"), ruleset, seats, "drawn"))
    bot = RandomBot("drawn")
    for moment in range(150):
        if session.table.over:
            break
        seat = session.awaited()[0]
        for viewer in (seat, SPECTATOR) if moment % 10 == 0 else (seat,):
            said = drawn(session.view(viewer)["table"])
            assert all(len(line) <= 80 for line in said.splitlines())
            assert "{" not in said
        answer_by(session, seat, bot)


def test_a_fate_and_the_city_bonus_are_told() -> None:
    """What is asked, how far everybody is and what it costs: not only in the browser."""
    session = Session.start(new_header(registry.title("arcs"), "empire", 3, "drawn"))
    flat = " ".join(drawn(session.view(0)["table"]).split())
    left = session.view(0)["table"]["seats"][0]["objective"]
    assert left > 0
    assert f"Regent · city bonus +0 (+2 with 4 more cities) · Fate: {left} to go" in flat
    assert "Fate: to 0 before the Act ends, or each step that is left costs 1 Power" in flat
    for clause in ("S-FATE-4", "S-FATE-5", "S-FATE-6", "S-FATE-7"):
        assert f"({clause})" in flat
    base = Session.start(new_header(registry.title("arcs"), "base", 3, "drawn"))
    assert "Fate" not in drawn(base.view(0)["table"])


def test_the_odds_of_dice_are_told_before_a_battle() -> None:
    session = Scenario(TomlFile.parse(POSITION, "drawn.toml")).open()
    session.answer(0, "take battle")
    flat = " ".join(drawn(session.view(0)["table"]).split())
    assert "2 assault: hit 2.3 · interception 31% (0 hits on you) · on you 1.0" in flat
    assert "1 assault: hit 1.2 · interception 17%" in flat
