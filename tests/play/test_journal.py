"""The record of a game: written at once, read with care, played again to the last byte."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from regent.kernel import rng, rows
from regent.kernel.errors import InputError
from regent.play import session as sessions
from regent.play.journal import CutOff, Journal
from regent.play.orders import Order
from regent.play.replay import Replay
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
    original = Replay._redo
    monkeypatch.setattr(
        Replay, "_redo", lambda self, e, w: (redone.append(e.n), original(self, e, w))[1]
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


# -- snapshots, orders, the end --------------------------------------------------------------------


def by_snapshot(monkeypatch: pytest.MonkeyPatch, path: Path, answers: int = 30) -> Session:
    monkeypatch.setattr(sessions, "SNAPSHOT_EVERY", 5)
    session = played(path, answers, seed="snap", seats=3)
    assert any(entry.snapshot for entry in session.journal.entries)
    return session


def test_a_snapshot_brings_the_log_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody who comes back to a long game finds its log empty, and nothing is replayed for it."""
    path = tmp_path / "g.journal"
    session = by_snapshot(monkeypatch, path)
    again = Session.resume(Journal.load(path))
    told = [event.record() for event in again.log.events]
    assert told == [event.record() for event in session.log.events]
    assert any(entry.told for entry in again.journal.entries)
    assert [mark.text for mark in again.marks] == [mark.text for mark in session.marks]
    assert [mark.events for mark in again.marks] == [mark.events for mark in session.marks]


@pytest.mark.parametrize("whole", [False, True])
def test_a_snapshot_from_before_a_field_came_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: bool
) -> None:
    path = tmp_path / "g.journal"
    session = by_snapshot(monkeypatch, path)
    journal = Journal.load(path)
    for entry in journal.entries:
        for name in rows.LATER if entry.snapshot is not None else ():
            entry.snapshot.pop(name)
    again = Session.resume(journal, whole=whole)
    assert rows.text(again.table) == rows.text(session.table)
    other = next(entry for entry in journal.entries if entry.snapshot is not None)
    other.snapshot.pop("where")
    with pytest.raises(InputError, match=r"snapshot|where"):
        Session.resume(journal, whole=True)


def test_names_of_decisions_are_not_used_again_after_a_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "g.journal"
    session = by_snapshot(monkeypatch, path)
    again = Session.resume(Journal.load(path))
    assert again.given == session.given
    seat = session.awaited()[0]
    assert again.decision(seat) == session.decision(seat)


def test_undo_right_after_a_snapshot_survives_a_resume(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "g.journal"
    monkeypatch.setattr(sessions, "SNAPSHOT_EVERY", 5)
    header = new_header(TITLE, "standard", 3, "snap")
    session = Session.start(header, Journal(header, path))
    source = rng.seeded("snap", 1)
    while not (session.journal.entries and session.journal.entries[-1].snapshot):
        seat = session.awaited()[0]
        options = session.decision(seat).options
        session.answer(seat, options[rng.below(source, 0, len(options))])
    for _ in range(40):
        seat = session.awaited()[0]
        session.answer(seat, session.decision(seat).options[0])
        if session.undoable(seat):
            break
    session.undo(seat)
    again = Session.resume(Journal.load(path))
    assert rows.equal(again.table, session.table)
    assert again.undoable(seat) == session.undoable(seat)
    assert rows.equal(Session.replay(Journal.load(path)).table, session.table)


@pytest.mark.parametrize("whole", [False, True])
def test_an_order_for_once_stays_used_after_a_resume(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: bool
) -> None:
    monkeypatch.setattr(sessions, "SNAPSHOT_EVERY", 5)
    path = tmp_path / "g.journal"
    header = new_header(TITLE, "standard", 3, "snap")
    session = Session.start(header, Journal(header, path))
    session.order(Order(seat=2, prompt="AllowRally", option="agree"))
    session.order(Order(seat=1, prompt="Choose", option="hold", once=True))
    assert [order.seat for order in session.orders] == [2]
    source = rng.seeded("snap", 1)
    for _ in range(25):
        seat = session.awaited()[0]
        options = session.decision(seat).options
        session.answer(seat, options[rng.below(source, 0, len(options))])
    assert any(entry.snapshot for entry in session.journal.entries)
    assert Session.resume(Journal.load(path), whole).orders == session.orders


def test_an_order_that_was_not_heard_before_the_end_of_the_file_speaks_when_it_is_resumed(
    tmp_path: Path,
) -> None:
    path = tmp_path / "g.journal"
    header = new_header(TITLE, "standard", 2, "o")
    session = Session.start(header, Journal(header, path))
    session.order(Order(seat=1, prompt="Choose", option="hold"))
    assert session.journal.entries[-1].auto
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:-1]))
    assert Session.replay(Journal.load(path)).awaited() == [0, 1]
    assert Session.resume(Journal.load(path)).awaited() == [0]


def finished(path: Path) -> Session:
    session = played(path, 2000, seed="end")
    assert session.table.over
    return session


@pytest.mark.proves("K-JOURNAL-1")
def test_another_end_than_the_one_recorded_is_recognised(tmp_path: Path) -> None:
    path = tmp_path / "g.journal"
    session = finished(path)
    end = session.journal.entries[-1].end
    assert end is not None
    journal = Journal.load(path)
    assert Session.replay(journal).standings() == end
    for change in ({"ranks": end["ranks"][::-1]}, {"clause": "T-END-2"}, {"scores": [0, 0]}):
        last = msgspec.structs.replace(journal.entries[-1], end=end | change)
        journal.entries[-1] = last
        with pytest.raises(InputError, match=f"entry {last.n}: the game ends otherwise"):
            Session.resume(journal)
    early = Journal(journal.header)
    early.entries = [msgspec.structs.replace(journal.entries[-1], n=1, end=end)]
    with pytest.raises(InputError, match="entry 1: the game ends otherwise"):
        Session.replay(early)


def test_an_end_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "g.journal"
    finished(path)
    whole = path.read_text()
    path.write_text("".join(whole.splitlines(keepends=True)[:-1]))
    Session.resume(Journal.load(path)).journal.close()
    assert path.read_text() == whole
