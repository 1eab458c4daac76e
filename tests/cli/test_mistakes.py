"""Whatever a person gets wrong: one line that says what, where and what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Desk, fingerprint, rewrite


def refused(regent: Desk, *arguments: str, code: int = 2) -> str:
    """The one line of a refusal; nothing has changed on disk."""
    before = fingerprint(regent.folder)
    result = regent(*arguments)
    assert result.code == code
    assert result.out == ""
    assert result.err.startswith("error: ")
    assert result.err.count("\n") == 1
    assert fingerprint(regent.folder) == before
    return result.err


# -- journals ---------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["play", "replay"])
def test_a_journal_cut_off_in_mid_line(regent: Desk, command: str) -> None:
    path = regent.journal()
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[:-20], encoding="utf-8")
    line = refused(regent, command, str(path))
    entries = whole.count("\n") - 2
    assert f"game.journal:{entries + 2}: the last line is cut off" in line
    assert f"the {entries} entries before it are whole; --recover continues from them" in line


def test_recovering_keeps_what_was_cut(regent: Desk) -> None:
    path = regent.journal()
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[:-20], encoding="utf-8")
    assert regent("replay", str(path), "--recover", "--verify").out.startswith("ok: ")
    assert path.read_text(encoding="utf-8") == whole[:-20]
    assert regent("play", str(path), "--recover").code == 0
    last = whole.splitlines()[-1]
    assert Path(f"{path}.cut").read_text(encoding="utf-8") == (last + "\n")[:-20]
    assert regent("replay", str(path), "--verify").code == 0


@pytest.mark.parametrize("command", ["play", "replay"])
@pytest.mark.proves("K-JOURNAL-2")
def test_an_edited_journal(regent: Desk, command: str) -> None:
    path = regent.journal()
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[2] = lines[2].replace("pass", "veto").replace("hold", "pass")
    path.write_text("".join(lines), encoding="utf-8")
    line = refused(regent, command, str(path))
    assert "game.journal:3: the checksum of this line does not fit" in line


def test_an_edited_journal_with_fitting_checksums(regent: Desk) -> None:
    path = regent.journal()

    def change(i: int, row: dict[str, Any]) -> None:
        if i == 2:
            row["do"] = "rally scout guard"

    rewrite(path, change)
    line = refused(regent, "replay", str(path))
    assert "game.journal, entry 2: this entry is not possible" in line
    line = refused(regent, "replay", str(path), "--unchecked")
    assert "entry 2" in line


def test_an_edited_end(regent: Desk) -> None:
    path = regent.journal(answers=400)

    def change(i: int, row: dict[str, Any]) -> None:
        if "end" in row:
            row["end"]["ranks"].reverse()

    rewrite(path, change)
    assert "the game ends otherwise" in refused(regent, "replay", str(path), "--verify")


@pytest.mark.parametrize(
    ("key", "value", "what"),
    [
        ("format", 99, "a journal of format 99; this engine reads format 1"),
        ("version", 99, "played by version 99 of outposts; this is version 1"),
        ("title", "chess", "no title is called 'chess'; the titles are: outposts"),
        ("ruleset", "wild", "outposts has no rule set wild"),
        ("settings", {"goal": 99}, "goal cannot be 99; a whole number from 4 to 20"),
        ("seats", "two", "Expected `int`, got `str`"),
        ("patch", "[[card]]\nname = 1", "the row has no name"),
    ],
)
@pytest.mark.parametrize("command", ["play", "replay"])
def test_a_journal_of_something_else(
    regent: Desk, command: str, key: str, value: object, what: str
) -> None:
    path = regent.journal()

    def change(i: int, row: dict[str, Any]) -> None:
        if i == 0:
            row[key] = value

    rewrite(path, change)
    line = refused(regent, command, str(path))
    assert what in line
    assert "game.journal" in line or key == "patch"


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"", "there is no whole line in it"),
        (b"hello\n", ":1: this line is not readable; is it a Regent journal?"),
        (b"{}\n", ":1: the first line names no title"),
        (b"\xff\xfe\n", "this is not a text file"),
    ],
)
def test_not_a_journal(regent: Desk, content: bytes, what: str) -> None:
    path = regent.folder / "game.journal"
    path.write_bytes(content)
    assert what in refused(regent, "play", str(path))
    assert what in refused(regent, "replay", str(path))


def test_no_such_journal(regent: Desk) -> None:
    for more in ((), ("--recover",)):
        assert "none.journal" in refused(regent, "play", "none.journal", *more)
        assert "none.journal" in refused(regent, "replay", "none.journal", *more)


def test_a_folder_that_cannot_be_written(regent: Desk) -> None:
    """A file stands where the folder of games would be."""
    (regent.folder / "regent-games").write_text("in the way")
    assert "regent-games" in refused(regent, "play", "outposts")
    assert (regent.folder / "regent-games").read_text() == "in the way"


def test_an_existing_file_is_never_overwritten(regent: Desk) -> None:
    path = regent.journal()
    line = refused(regent, "play", "outposts", "--save", str(path))
    assert "the file exists already; choose another name, or resume it" in line
    assert "exists already" in refused(regent, "play", str(path), "--save", str(path))


@pytest.mark.proves("K-SECRET-3")
def test_all_faces_only_after_the_end(regent: Desk) -> None:
    path = regent.journal()
    assert "[K-SECRET-3]" in refused(regent, "replay", str(path), "--all")
    over = regent.journal("--save", "over.journal", answers=400)
    assert over.exists()
    assert "draws a card" not in regent("replay", "over.journal", "--all").out


def test_viewers_exclude_each_other(regent: Desk) -> None:
    path = regent.journal()
    assert "choose one of" in refused(regent, "replay", str(path), "--seat", "0", "--spectator")
    assert "choose 0 to 1" in refused(regent, "replay", str(path), "--seat", "7")


def test_the_rules_of_a_game_that_has_begun_stay(regent: Desk) -> None:
    path = regent.journal()
    line = refused(regent, "play", str(path), "--ruleset", "calm")
    assert "--ruleset is for new games" in line


# -- wishes -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["outpots"], "no title is called 'outpots'; did you mean 'outposts'?"),
        (["outposts", "--ruleset", "clam"], "has no rule set clam; did you mean calm?"),
        (["outposts", "--seats", "9"], "not played with 9 seats; choose one of 2, 3, 4"),
        (["outposts", "--set", "gaol=4"], "no parameter gaol; did you mean goal?"),
        (["outposts", "--set", "goal=99"], 'goal cannot be "99"; a whole number from 4 to 20'),
        (["outposts", "--set", "goal"], "--set: 'goal' is not a setting; write --set name=value"),
        (["outposts", "--set", "rally=double", "--set", "storm=no"], "[T-OPT-4]"),
        (["outposts", "--bots", "rando"], "no bot is called 'rando'; did you mean random?"),
        (["outposts", "--bot", "5=random"], "with a seat from 0 to 1"),
        (["outposts", "--bot", "random"], "write --bot SEAT=NAME"),
        (["outposts", "--hot-seat", "--bots", "random"], "--bots beside --hot-seat"),
        (["outposts", "--seats", "many"], "see regent play --help"),
        (["outposts", "--sets"], "see regent play --help"),
    ],
)
def test_a_game_that_cannot_be_had(regent: Desk, arguments: list[str], what: str) -> None:
    assert what in refused(regent, "play", *arguments)


def test_an_unknown_command(regent: Desk) -> None:
    assert "did you mean 'play'" in refused(regent, "plya").lower()


def test_without_titles_every_command_says_how_they_appear(
    regent: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("REGENT_TITLES")
    for command in (
        ["play", "x"],
        ["cards", "x"],
        ["fuzz", "x"],
        ["bench"],
        ["deck", "check", "x"],
    ):
        assert "no title is installed yet" in refused(regent, *command)
    assert "no title is installed yet" in refused(regent, "sim", "x", "--out", "o.jsonl")
    assert "No title is installed yet" in regent("titles").out


# -- patches and scenarios ------------------------------------------------------------------------

BAD_KEY = '[[card]]\nname = "Scout"\ncots = 3\n'


def test_a_patch_with_a_bad_key(regent: Desk) -> None:
    (regent.folder / "my.toml").write_text(BAD_KEY, encoding="utf-8")
    for command in (["play", "outposts", "--patch"], ["cards", "outposts", "--patch"]):
        line = refused(regent, *command, "my.toml")
        assert "my.toml:3" in line
        assert 'unknown key "cots"' in line
        assert "did you mean cost" in line


def test_a_patch_that_is_not_there(regent: Desk) -> None:
    assert "none.toml" in refused(regent, "play", "outposts", "--patch", "none.toml")


SCENARIO = """
about = "A hand"
title = "outposts"
[given]
moment = "lay"
[given.zones]
"hand 0" = ["Scot"]
"""


def test_a_scenario_with_an_unknown_card(regent: Desk) -> None:
    (regent.folder / "a.toml").write_text(SCENARIO, encoding="utf-8")
    line = refused(regent, "play", "a.toml")
    assert "a.toml:7" in line
    assert "no card is called 'Scot'; did you mean scout?" in line
    result = regent("scenario", "a.toml")
    assert result.code == 2
    assert "no card is called 'Scot'" in result.out


def test_no_such_scenario(regent: Desk) -> None:
    assert "none.toml" in refused(regent, "play", "none.toml")
    assert "there is no scenario in it" in refused(regent, "scenario", str(regent.folder))
