"""Journals that are only half there: cut off, on a full disk, with a snapshot nobody can read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from regent.kernel import rows
from regent.kernel.errors import InputError
from regent.play.journal import CutOff, Journal
from regent.play.orders import Order
from regent.play.session import Session, new_header
from tests.play.test_journal import by_snapshot, played
from tests.tiny.title import TITLE


def test_recovering_twice_keeps_both_pieces(tmp_path: Path) -> None:
    path = tmp_path / "g.journal"
    played(path, 20)
    pieces = []
    for _ in range(3):
        data = path.read_bytes()[:-15]
        path.write_bytes(data)
        pieces.append(data[data.rfind(b"\n") + 1 :])
        Journal.recover(path)
    kept = [tmp_path / f"g.journal.cut{n}" for n in ("", "2", "3")]
    assert [piece.read_bytes() for piece in kept] == pieces


def test_a_line_cut_off_within_a_letter_is_still_a_line_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "g.journal"
    header = new_header(TITLE, "standard", 2, "ä")
    session = Session.start(header, Journal(header, path))
    session.order(Order(seat=0, prompt="ä", option="ä"))
    data = path.read_bytes()
    path.write_bytes(data[: data.rfind("ä".encode()) + 1])
    with pytest.raises(CutOff, match="0 entries before it are whole"):
        Journal.load(path)
    assert Journal.recover(path).entries == []
    assert (tmp_path / "g.journal.cut").read_bytes().endswith(b"\xc3")


class FullDisk:
    """A file on a disk with room for half a line."""

    def __init__(self, file: Any) -> None:
        self.file = file

    def write(self, raw: bytes) -> int:
        return int(self.file.write(raw[: len(raw) // 2]))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


@pytest.mark.proves("K-JOURNAL-2")
def test_an_answer_that_cannot_be_written_was_not_given(tmp_path: Path) -> None:
    path = tmp_path / "g.journal"
    session = played(path, 12)
    on_disk, before, events = path.read_bytes(), rows.text(session.table), len(session.log.events)
    seat = session.awaited()[0]
    option = session.decision(seat).options[0]
    whole = session.journal._file
    session.journal._file = FullDisk(whole)
    with pytest.raises(InputError, match=r"cannot be written: No space left.*was not taken"):
        session.answer(seat, option)
    assert rows.text(session.table) == before
    assert len(session.log.events) == events
    assert path.read_bytes() == on_disk
    session.journal._file = whole
    session.answer(seat, option)
    assert rows.equal(Session.replay(Journal.load(path)).table, session.table)


def test_a_snapshot_that_cannot_be_read_is_said_with_its_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "g.journal"
    by_snapshot(monkeypatch, path)
    journal = Journal.load(path)
    at = max(i for i, entry in enumerate(journal.entries) if entry.snapshot)
    snapshot = journal.entries[at].snapshot or {}
    for change, what in (
        ({"coins": 3}, "coins is 3; it is a list"),
        ({"serial": "x"}, "serial is 'x'; it is a whole number"),
        ({"face": ["x"]}, "it is a list of numbers"),
        ({"stack": [3]}, "3 is no procedure"),
        ({"stack": [["Lunch", {}]]}, "unknown procedure 'Lunch'"),
        ({"triggers": [[1]]}, "each is a list of 6 numbers"),
        ({"schema": 0}, "rows of schema 0"),
    ):
        journal.entries[at] = msgspec.structs.replace(
            journal.entries[at], snapshot=snapshot | change
        )
        with pytest.raises(InputError) as error:
            Session.resume(journal)
        assert f"entry {at + 1}: the snapshot cannot be read" in str(error.value)
        assert what in str(error.value)
