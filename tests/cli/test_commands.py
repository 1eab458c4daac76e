"""The commands that look things up or check files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from regent import __version__
from regent.cli.app import app
from regent.lab.bench import mode
from regent.play.journal import Journal
from tests.cli.conftest import ROOT, Desk

COMMANDS = ["play", "titles", "cards", "rules", "scenario", "replay", "fuzz", "sim", "bench"]


@pytest.mark.parametrize("command", [[name] for name in COMMANDS] + [["deck", "check"]])
def test_every_command_has_help_with_an_example(command: list[str]) -> None:
    result = CliRunner().invoke(app(), [*command, "--help"])
    assert result.exit_code == 0
    assert f"Example: regent {' '.join(command)}" in " ".join(result.output.split())


def test_version_and_mode(regent: Desk) -> None:
    result = regent("--version")
    assert result.code == 0
    assert result.out.startswith(f"regent {__version__} ({mode()}, Python 3.")


def test_alone_it_lists_the_commands(regent: Desk) -> None:
    result = regent()
    assert result.code == 0
    assert all(name in result.out for name in COMMANDS)


def test_the_installed_script() -> None:
    script = Path(sys.executable).with_name("regent")
    if not script.exists():
        pytest.skip("the package is not installed")
    done = subprocess.run([script, "--version"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert __version__ in done.stdout


def test_a_missing_extra_is_told(regent: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("regent.cli.")]:
        if name not in ("regent.cli.main", "regent.cli.ends"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "typer", None)
    result = regent("titles")
    assert result.code == 2
    assert "pip install 'regent[cli]'" in result.err


# -- titles -----------------------------------------------------------------------------------


def test_titles(regent: Desk) -> None:
    out = regent("titles").out
    assert "Outposts (outposts), 2 to 4 seats" in out
    assert "To 6 points, rallies double" in out
    assert "4 to 20" in out
    assert max(cell_len(line) for line in out.splitlines()) <= 80
    [title] = regent("titles", "--json").json
    assert title["name"] == "outposts"
    assert [row["name"] for row in title["rulesets"]] == ["standard", "calm", "short", "fair"]
    assert title["parameters"][0]["values"] == {"low": 4, "high": 20}


def test_rule_sets_are_compared_row_by_row(regent: Desk) -> None:
    out = regent("titles", "outposts", "--compare", "standard,calm,short").out
    assert "(storm)" in out
    assert "(rally)" in out
    assert "(market)" not in out, "it is the same in all three"
    assert max(cell_len(line) for line in out.splitlines()) <= 80
    rows = regent("titles", "outposts", "--compare", "standard,short", "--json").json
    assert [row["name"] for row in rows] == ["goal", "rally"]
    assert rows[0]["rulesets"]["short"]["value"] == "6"
    assert "needs a title" in regent("titles", "--compare", "standard,short").err
    assert "no rule set clam" in regent("titles", "outposts", "--compare", "calm,clam").err


# -- cards ------------------------------------------------------------------------------------

PATCH = """
[[card]]
name = "Scout"
power = 4

[[card]]
name = "Tower"
new = true
kind = "outpost"
copies = 1
provenance = "designed"
"""


def test_cards(regent: Desk) -> None:
    out = regent("cards", "outposts").out
    assert "Raider" in out
    assert max(cell_len(line) for line in out.splitlines()) <= 80
    out = regent("cards", "outposts", "scout", "Beacon").out
    assert "look at the hand of the seat to the left" in out
    assert "Beacon" in out
    assert "did you mean Scout?" in regent("cards", "outposts", "scuot").err
    data = regent("cards", "outposts", "trader", "--json").json
    assert data["cards"][0]["abilities"] == ["At income, gain a coin."]


def test_a_patch_is_told_in_words_and_played(regent: Desk) -> None:
    (regent.folder / "my.toml").write_text(PATCH, encoding="utf-8")
    out = regent("cards", "outposts", "--patch", "my.toml").out
    assert "Scout: power 1 → 4" in out
    assert "Tower: new card" in out
    data = regent("cards", "outposts", "tower", "--patch", "my.toml", "--json").json
    assert data["cards"][0]["name"] == "Tower"
    assert data["differences"][0] == "Scout: power 1 → 4"
    wish = ("--patch", "my.toml", "--save", "p.journal", "--seed", "a")
    assert "power       4" in regent("play", "outposts", *wish, typed="card scout\n1\n").out
    assert "power       4" in regent("play", "p.journal", typed="card scout\n").out


def test_vocabulary(regent: Desk) -> None:
    assert "| `steal` |" in regent("cards", "outposts", "--vocabulary").out
    assert "`steal`" in regent("cards", "outposts", "--vocabulary", "--json").json["document"]


def test_python_dash_m_regent_is_regent(regent: Desk) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "regent", "--version"],
        capture_output=True,
        text=True,
        env=regent.environment(),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == regent("--version").out


# -- decks ------------------------------------------------------------------------------------


def test_decks(regent: Desk) -> None:
    (regent.folder / "d.toml").write_text("", encoding="utf-8")
    for more in ((), ("--title", "outposts")):
        result = regent("deck", "check", "d.toml", *more)
        assert result.code == 2
        assert "has no decks to build" in result.err or "has decks to build" in result.err
    regent.title(
        "builder",
        "class Builds(Decks):\n"
        "    def judge(self, source, cards, rules=None):\n"
        "        empty = [('T-SETUP-1', 'the deck is empty')]\n"
        "        return Judged('', '', [], [], [], [] if source.read_text() else empty)\n"
        "class Changed(OutpostsTitle):\n"
        "    def __init__(self):\n"
        "        super().__init__()\n"
        "        self.decks = Builds()\n",
    )
    result = regent("deck", "check", "d.toml")
    assert result.code == 1
    assert "the deck is empty [T-SETUP-1]" in result.out
    assert regent("deck", "check", "d.toml", "--json").json["problems"][0]["clause"] == "T-SETUP-1"
    (regent.folder / "d.toml").write_text("cards", encoding="utf-8")
    assert regent("deck", "check", "d.toml", "--title", "builder").out == "ok    d.toml\n"


# -- rules ------------------------------------------------------------------------------------


def test_rules(regent: Desk) -> None:
    assert "outposts" in regent("rules").out
    assert "Until the last answer is in" in regent("rules", "k-seal-2").out
    out = regent("rules", "outposts", "storm", "die").out
    assert "T-STORM-1" in out
    assert "T-LAY-1" not in out
    assert "advice to players" in regent("rules", "outposts").out
    assert [row["id"] for row in regent("rules", "T-END-2", "K-SEAL-1", "--json").json] == [
        "T-END-2",
        "K-SEAL-1",
    ]
    nowhere = "-".join(["T", "END", "9"])  # put together, so that this file does not cite it
    assert regent("rules", nowhere).code == 2
    assert "near it: T-EN" in regent("rules", nowhere).err
    assert "try fewer words" in regent("rules", "outposts", "qqq").err


def test_coverage(regent: Desk) -> None:
    result = regent("rules", "--coverage", "--json")
    data = result.json
    books = {book["name"]: book for book in data["books"]}
    assert books["outposts/outposts"]["untestable"] == {"T-ADVICE-1": "advice to players"}
    assert "T-STORM-1" in books["outposts/outposts"]["cited"]
    assert "K-SEAL-1" in books["kernel/table"]["cited"]
    assert data["unknown"] == []
    assert result.code == 0
    assert "outposts/outposts" in regent("rules", "--coverage", "--missing").out
    only = regent("rules", "outposts", "--coverage", "--json").json["books"]
    assert [book["name"] for book in only] == ["outposts/outposts"]
    assert "no title is called 'chess'" in regent("rules", "chess", "--coverage").err


def test_coverage_before_any_test_has_run(regent: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regent.cli.rules.PLACE", Path("nowhere.json"))
    assert "run make test first" in regent("rules", "--coverage").out


def test_an_unknown_clause_fails_the_count(regent: Desk) -> None:
    stray = "-".join(["K", "SEAL", "77"])
    folder = regent.folder / "stray"
    (folder / "rulebook").mkdir(parents=True)
    (folder / "rulebook" / "stray.md").write_text("- **Z-ONE-1** A rule.\n", encoding="utf-8")
    (folder / "code.py").write_text(f"# {stray}\n", encoding="utf-8")
    regent.title(
        "strayed",
        "from pathlib import Path\n"
        "class Changed(OutpostsTitle):\n"
        "    def __init__(self):\n"
        "        super().__init__()\n"
        f"        self.folder = Path({str(folder)!r})\n",
    )
    result = regent("rules", "--coverage")
    assert result.code == 1
    assert f"code.py:1: no rulebook has {stray}" in result.out


# -- scenarios --------------------------------------------------------------------------------

HOLDS = """
about = "A scout is free"
title = "outposts"
[given]
moment = "lay"
[given.zones]
"hand 0" = ["Scout"]
"hand 1" = ["Guard"]
[[do]]
seat = 0
option = "lay scout"
[expect]
awaited = [1]
"""


def test_scenarios(regent: Desk) -> None:
    (regent.folder / "s").mkdir()
    (regent.folder / "s" / "a.toml").write_text(HOLDS, encoding="utf-8")
    result = regent("scenario", "s")
    assert (result.code, result.out) == (0, "ok    s/a.toml  A scout is free\n")
    (regent.folder / "s" / "b.toml").write_text(HOLDS.replace("[1]", "[0]"), encoding="utf-8")
    result = regent("scenario", "s")
    assert result.code == 1
    assert "FAIL  s/b.toml" in result.out
    assert "expected awaited to be [0]" in result.out
    assert "found    [1]" in result.out
    (regent.folder / "s" / "aa.toml").write_text("title = 3", encoding="utf-8")
    result = regent("scenario", "s")
    assert result.code == 2
    assert "ok    s/a.toml" in result.out
    assert "FAIL  s/b.toml" in result.out
    rows = regent("scenario", "s", "--json").json
    assert [row["ok"] for row in rows] == [True, False, False]
    assert rows[2]["failures"][0]["found"] == "[1]"


def test_a_scenario_is_traced(regent: Desk) -> None:
    (regent.folder / "a.toml").write_text(HOLDS, encoding="utf-8")
    result = regent("scenario", "--trace", "a.toml")
    assert result.code == 0
    told = result.out.splitlines()
    assert told[0] == "a.toml:9: option 'lay scout'"
    assert told[1].startswith("  seat 0 is asked Choose [T-LAY-1]: hold, lay scout~")
    assert told[2].startswith("  seat 0 answers: lay scout~")
    assert told[3].startswith("  seat 1 is asked Choose [T-LAY-1]: hold, lay guard~")
    assert told[4] == "ok    a.toml  A scout is free"
    assert regent("scenario", "--trace", "--json", "a.toml").json[0]["trace"] == told[:4]
    (regent.folder / "a.toml").write_text(HOLDS.replace("scout", "guard"), encoding="utf-8")
    result = regent("scenario", "--trace", "a.toml")
    assert result.code == 1
    assert "\n  seat 0 is asked Choose" in result.out, "the question that was open then"


def test_a_bug_of_ours_in_one_scenario_does_not_hide_the_others(regent: Desk) -> None:
    regent.title(
        "cracked",
        "class Changed(OutpostsTitle):\n"
        "    def deal(self, t):\n"
        "        raise KeyError('the deck')\n",
    )
    (regent.folder / "a.toml").write_text('title = "cracked"\n', encoding="utf-8")
    (regent.folder / "b.toml").write_text(HOLDS, encoding="utf-8")
    result = regent("scenario", "a.toml", "b.toml")
    assert result.code == 3
    assert "a.toml: a bug of ours: KeyError" in result.out
    assert "ok    b.toml" in result.out
    assert len(list(regent.folder.glob("regent-bug-*.txt"))) == 1


# -- replay -----------------------------------------------------------------------------------


def test_replay(regent: Desk) -> None:
    path = regent.journal(answers=400)
    text = path.read_text(encoding="utf-8")
    spectator = regent("replay", str(path))
    assert spectator.code == 0
    assert "draws a card." in spectator.out
    assert "The game is over" in spectator.out
    mine = regent("replay", str(path), "--seat", "0").out
    assert "You draw" in mine
    assert max(cell_len(line) for line in mine.splitlines()) <= 80
    assert len(regent("replay", str(path), "--to", "3").out) < len(spectator.out)
    data = regent("replay", str(path), "--seat", "1", "--json").json
    assert data["viewer"] == 1
    assert data["events"][0]["text"] == "Round 1 begins."
    assert data["standings"]["clause"] == "T-END-1"
    verified = regent("replay", str(path), "--verify", "--json").json
    assert verified["ok"]
    assert verified["answers"] == data["answers"]
    assert path.read_text(encoding="utf-8") == text


def test_what_a_seat_may_not_see_is_not_printed(regent: Desk) -> None:
    path = regent.journal()
    events = regent("replay", str(path), "--seat", "0", "--json").json["events"]
    drawn = [event for event in events if event["kind"] == "draws"]
    assert {event["actor"] for event in drawn} == {0, 1}
    assert all((event["faces"] == [-1]) == (event["actor"] == 1) for event in drawn)


def test_a_pipe_that_closes_early_is_no_error(regent: Desk) -> None:
    command = f"{sys.executable} -m regent.cli.main rules outposts | head -1"
    done = subprocess.run(
        ["bash", "-c", command],
        capture_output=True,
        text=True,
        env=regent.environment(),
        cwd=ROOT,
        check=False,
    )
    assert done.stderr == ""


@pytest.mark.proves("K-CHANCE-3")
def test_verify_says_whether_a_deal_was_as_promised(regent: Desk) -> None:
    """Without a seed chance is sealed, and the journal proves it; a changed secret is found."""
    regent("play", "outposts", "--save", "a.journal", typed="1\n" * 300)
    journal = Journal.load(Path("a.journal"))
    promised = journal.header.commitment
    result = regent("verify", "a.journal", "--promise", promised)
    assert result.code == 0
    assert promised in result.out
    assert "ok: dealt from the secret" in result.out
    assert regent("verify", "a.journal", "--json").json["ok"]
    other = regent("verify", "a.journal", "--promise", "0" * 64)
    assert (other.code, "noted" in other.out) == (1, True)
    forged = Journal(msgspec.structs.replace(journal.header, commitment="0" * 64))
    forged.entries = journal.entries
    Path("b.journal").write_text(forged.text(), encoding="utf-8")
    assert "not the one that was promised" in regent("verify", "b.journal").out
    named = regent("play", "outposts", "--seed", "a", "--save", "c.journal", typed="1\n" * 300)
    assert named.code == 0
    assert "nothing was promised" in regent("verify", "c.journal").out
