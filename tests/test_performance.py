"""The bench beside other engines: what it says of them, and the page it writes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bench import chart, report, run

SVG = "{http://www.w3.org/2000/svg}"


def test_the_page_is_what_the_results_make() -> None:
    """Nobody writes figures by hand: `python -m bench.run --report` makes them again."""
    for path, text in report.texts().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is not of these results"


def test_the_results_name_no_places() -> None:
    text = report.RESULTS.read_text(encoding="utf-8")
    assert str(report.ROOT) not in text
    assert "://" not in text


def test_every_engine_is_measured_or_named() -> None:
    rows = report.read()
    assert {row["of"] for row in rows if row["kind"] != "run"} == set(run.engines(0))
    assert {row["run"] for row in rows if "run" in row} == {
        row["when"] for row in report.of_kind(rows, "run")
    }


# -- running -----------------------------------------------------------------------------------


def test_what_cannot_be_installed_is_named_and_skipped(tmp_path: Path) -> None:
    with pytest.raises(run.Skipped, match="nothing-here cannot be installed here"):
        run.python_of("one", "./nothing-here", tmp_path)
    assert "nothing-here" in (tmp_path / "one.log").read_text(encoding="utf-8")
    assert not (tmp_path / "one" / ".installed").exists()


def test_an_environment_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "one" / ".installed").write_text("one==1", encoding="utf-8")
    monkeypatch.setattr(run.venv, "create", lambda *args, **more: pytest.fail("made again"))
    assert run.python_of("one", "one==1", tmp_path).parent.parent == tmp_path / "one"


def test_what_stops_an_engine_is_a_row_after_those_before(tmp_path: Path) -> None:
    program = "import sys; print('hello'); print('{\"kind\": \"x\"}', flush=True); sys.exit(3)"
    found = run.lines_of("one", [sys.executable, "-c", program], {}, place=tmp_path)
    rows = list(run.measured("one", found, {"when": "now"}))
    assert rows == [
        {"of": "one", "run": "now", "kind": "x"},
        {
            "of": "one",
            "run": "now",
            "kind": "skipped",
            "engine": "one",
            "why": "its measurement ended with exit code 3",
        },
    ]


def test_an_engine_measured_anew_replaces_its_rows_and_no_others() -> None:
    first, second = {"kind": "run", "when": "1"}, {"kind": "run", "when": "2"}
    ours = {"kind": "playout", "of": "regent", "run": "1"}
    theirs = {"kind": "playout", "of": "rlcard", "run": "1"}
    again = theirs | {"run": "2"}
    rows = run.replaced([first, ours, theirs], "rlcard", second, [again])
    assert rows == [first, second, ours, again]
    renewed = ours | {"run": "2"}
    assert run.replaced(rows, "regent", second, [renewed]) == [second, renewed, again]


def test_an_unknown_engine_is_refused() -> None:
    command = [sys.executable, "-m", "bench.run", "--only", "chess"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=run.ROOT, check=False)
    assert done.returncode == 2
    assert "no engine is called 'chess'; there are regent, catanatron" in done.stderr


def test_a_row_of_an_engine_is_complete(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from bench.peers import common

    monkeypatch.setattr(sys, "argv", ["x", "0.5"])
    assert common.seconds() == 0.5
    common.tell("Some", "pytest", "a game", 2, "Python", decisions_per_second=10)
    row = json.loads(capsys.readouterr().out)
    assert row["version"] == pytest.__version__
    assert report.line(row) == "Some a game, 2 seats, Python: 10 decisions/s"


# -- the page ----------------------------------------------------------------------------------


def playout(engine: str, rate: int, **more: object) -> report.Row:
    row = {"kind": "playout", "engine": engine, "version": "1", "game": "g", "seats": 2}
    row |= {"core": "C++", "decisions_per_second": rate, "decisions_per_game": 12.5}
    return row | {"share": 1.0, "calibration": 3000} | more


def test_engines_stand_in_the_order_of_their_speed() -> None:
    rows = [
        playout("a", 10),
        playout("b", 1000, inside_per_second=5000, clone_us=1.25),
        playout("regent", 100, seats=4),
        playout("regent", 100, seats=5),
    ]
    assert report.peers_table(rows).splitlines()[2:] == [
        "| b 1 | g | 2 | C++ | 1,000 | 5,000 | 1.25 | 12.5 |",
        "| **Regent** | g | 4 | C++ | 100 | – | – | 12.5 |",
        "| a 1 | g | 2 | C++ | 10 | – | – | 12.5 |",
    ]


@pytest.mark.parametrize(("share", "told"), [(0.95, False), (0.5, True)])
def test_a_busy_machine_makes_figures_provisional(share: float, told: bool) -> None:
    assert ("provisional" in report.about([playout("a", 1, share=share)])) is told


def test_what_was_skipped_is_told() -> None:
    assert report.about([run.skipped("x", "no y here")]) == "Skipped: x, no y here."


def test_a_page_without_a_place_is_refused() -> None:
    with pytest.raises(ValueError, match="no place for 'about'"):
        report.filled("# Page\n", [])


# -- pictures ----------------------------------------------------------------------------------


def test_equal_ratios_are_equal_lengths() -> None:
    rows = [chart.Bar(f"<{v}>", v, "ours") for v in (10, 100, 1000)]
    root = ElementTree.fromstring(chart.bars("a & b", rows))
    drawn = [r for r in root.iter(f"{SVG}rect") if r.get("height") == "15"]
    widths = [float(rect.get("width", "")) for rect in drawn]
    assert widths[1] - widths[0] == pytest.approx(widths[2] - widths[1], abs=0.2)
    assert widths[0] > 0
    assert "<100>" in {text.text for text in root.iter(f"{SVG}text")}


def test_a_series_has_one_colour_in_all_panels() -> None:
    one, two = chart.Line("one", [1, 2]), chart.Line("two", [3, 4])
    panels = [chart.Panel("a", ["1", "2"], [one, two]), chart.Panel("b", ["1", "2"], [two])]
    root = ElementTree.fromstring(chart.lines("t", panels))
    colours = [line.get("stroke") for line in root.iter(f"{SVG}polyline")]
    assert colours[0] != colours[1] == colours[2]


def test_numbers_are_short() -> None:
    assert [chart.short(v) for v in (5, 1234, 250_000, 4_530_000)] == [
        "5",
        "1.23k",
        "250k",
        "4.53M",
    ]
