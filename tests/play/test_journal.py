"""The record of a game: written at once, read with care, played again to the last byte."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regent.kernel import rng, rows
from regent.kernel.errors import InputError
from regent.play import session as sessions
from regent.play.journal import CutOff, Journal
from regent.play.session import Session, new_header
from tests.tiny.title import TITLE


def played(path: Path | None, answers: int = 60, seed: str = "j", seats: int = 2) -> Session:
    """A game played at random into a file."""
    header = new_header(TITLE, "standard", seats, seed)
    session = Session.start(header, Journal(header, path))
    source = rng.seeded(seed, 1)
    for _ in range(answers):
        if session.table.over:
            break
        seat = session.awaited()[0]
        decision = session.decision(seat)
        assert decision is not None
        session.answer(seat, decision.options[rng.below(source, 0, len(decision.options))])
    return session


@pytest.mark.proves("K-JOURNAL-1", "K-CHANCE-1")
def test_the_same_journal_gives_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "g.journal"
    session = played(path)
    again = Session.resume(Journal.load(path), whole=True)
    assert rows.text(again.table) == rows.text(session.table)
    assert [e.row() for e in again.log.events] == [e.row() for e in session.log.events]
    assert path.read_text() == session.journal.text()


def test_a_resumed_game_goes_on_in_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "g.journal"
    session = played(path, 20)
    again = Session.resume(Journal.load(path))
    seat = again.awaited()[0]
    again.answer(seat, again.decision(seat).options[0])
    session.answer(seat, session.decision(seat).options[0])
    assert Journal.load(path).entries[: len(again.journal.entries)] == again.journal.entries
    assert rows.text(Session.resume(Journal.load(path), whole=True).table) == rows.text(again.table)


def test_opening_starts_from_the_last_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "SNAPSHOT_EVERY", 10)
    path = tmp_path / "g.journal"
    session = played(path, 45, seats=3)
    entries = Journal.load(path).entries
    snapshots = [i for i, entry in enumerate(entries) if entry.snapshot is not None]
    assert len(snapshots) >= 2
    redone: list[int] = []
    original = Session._redo
    monkeypatch.setattr(
        Session, "_redo", lambda self, e, w: (redone.append(e.n), original(self, e, w))[1]
    )
    again = Session.resume(Journal.load(path))
    assert rows.text(again.table) == rows.text(session.table)
    assert len(redone) == len(entries) - snapshots[-1] - 1


def test_undo_and_retract_are_part_of_the_record(tmp_path: Path) -> None:
    path = tmp_path / "g.journal"
    header = new_header(TITLE, "standard", 2, "u")
    session = Session.start(header, Journal(header, path))
    session.answer(0, "hold")
    session.undo(0)
    session.answer(0, "hold")
    session.retract(0)
    session.answer(0, "hold")
    again = Session.resume(Journal.load(path), whole=True)
    assert rows.text(again.table) == rows.text(session.table)
    assert [entry.undo for entry in again.journal.entries if entry.undo] == [1]


def error_of(path: Path) -> str:
    before = path.read_bytes()
    with pytest.raises(InputError) as error:
        Session.resume(Journal.load(path), whole=True)
    assert path.read_bytes() == before, "a journal that cannot be read was changed"
    assert "\n" not in str(error.value)
    return str(error.value)


@pytest.mark.proves("K-JOURNAL-2")
def test_a_journal_cut_off_in_mid_line_is_recognised_and_recovered(tmp_path: Path) -> None:
    path = tmp_path / "g.journal"
    played(path, 20)
    text = path.read_text()
    path.write_text(text[:-15])
    assert "the last line is cut off" in error_of(path)
    assert "19 entries before it are whole" in error_of(path)
    with pytest.raises(CutOff):
        Journal.load(path)
    journal = Journal.recover(path)
    assert len(journal.entries) == 19
    assert (tmp_path / "g.journal.cut").read_text() == text.splitlines()[-1][:-14]
    Session.resume(Journal.load(path))


@pytest.mark.proves("K-JOURNAL-2")
def test_a_changed_line_is_recognised(tmp_path: Path) -> None:
    path = tmp_path / "g.journal"
    played(path, 20)
    lines = path.read_text().splitlines()
    row = json.loads(lines[5])
    row["seat"] = 1 - row["seat"]
    lines[5] = json.dumps(row)
    path.write_text("\n".join(lines) + "\n")
    assert "g.journal:6: the checksum of this line does not fit" in error_of(path)
    Journal.load(path, checked=False)
    lines.pop(3)
    path.write_text("\n".join(lines) + "\n")
    assert "g.journal:4: the checksum" in error_of(path)


def rewritten(path: Path, **change: object) -> None:
    """The journal with another header and fitting checksums."""
    rows_ = [json.loads(line) for line in path.read_text().splitlines()]
    rows_[0] |= change
    last = ""
    out = []
    for row in rows_:
        row.pop("check")
        from regent.play.journal import link

        last = link(last, row)
        out.append(json.dumps({**row, "check": last}))
    path.write_text("\n".join(out) + "\n")


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"format": 7}, "a journal of format 7; this engine reads format 1"),
        ({"title": "outpost"}, "no title is called 'outpost'; did you mean 'outposts'?"),
        ({"version": 9}, "played by version 9 of outposts; this is version 1"),
        ({"ruleset": "calmer"}, "calm"),
        ({"seats": 9}, "seats"),
        ({"settings": {"goal": 99}}, "goal"),
        ({"seed": "another"}, "this entry is not possible"),
        ({"seats": "two"}, "Expected `int`"),
    ],
)
def test_a_journal_that_is_not_ours_is_refused_in_one_line(
    tmp_path: Path, change: dict[str, object], what: str
) -> None:
    path = tmp_path / "g.journal"
    played(path, 20)
    rewritten(path, **change)
    assert what in error_of(path)


def test_a_game_of_an_older_version_goes_on_from_its_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "SNAPSHOT_EVERY", 10)
    path = tmp_path / "g.journal"
    session = played(path, 30)
    rewritten(path, version=0)
    assert "played by version 0" in error_of(path)
    assert rows.text(Session.resume(Journal.load(path)).table) == rows.text(session.table)


def test_a_file_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "g.journal"
    played(path, 5)
    with pytest.raises(InputError, match="exists already"):
        played(path, 5)
    with pytest.raises(InputError, match="cannot write"):
        played(tmp_path / "nowhere" / "g.journal", 5)


@pytest.mark.parametrize("text", ["", "hello\n", "{}\n", '{"title": 3', "[1]\n", "\x00\xff\n"])
def test_a_file_that_is_no_journal(tmp_path: Path, text: str) -> None:
    path = tmp_path / "g.journal"
    path.write_text(text)
    assert str(path) in error_of(path)
    path.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in error_of(path)
    path.unlink()
    with pytest.raises(InputError, match="cannot read"):
        Journal.load(path)
