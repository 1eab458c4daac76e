"""`regent serve` that cannot: one line that says why, and nothing begun."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from regent.cli.serve import _listen
from regent.kernel.errors import InputError
from regent.server.store import Store, database_url
from tests.helpers import PATIENCE


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "regent", "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.mark.parametrize(
    ("db", "word"),
    [
        ("mysql://x/y", "SQLite or PostgreSQL"),
        ("tables.db", "names no database"),
        ("postgresql://nobody@127.0.0.1:1/x", "cannot be used"),
        ("sqlite:////nowhere/at/all.db", "cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used(db: str, word: str) -> None:
    done = serve("--port", "0", "--db", db)
    assert done.returncode == 2
    assert word in done.stderr
    assert "Traceback" not in done.stderr
    assert "listens" not in done.stdout


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear friend, " * 1000, encoding="utf-8")
    done = serve("--port", "0", "--db", f"sqlite:///{path}")
    assert done.returncode == 2
    assert "not a database" in done.stderr
    assert "Traceback" not in done.stderr
    assert path.read_text(encoding="utf-8").startswith("Dear friend")


async def test_a_file_that_cannot_be_opened_leaves_no_thread(tmp_path: Path) -> None:
    """Its report would come to a loop that is closed by then, now and then as a traceback."""
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear friend, " * 1000, encoding="utf-8")
    before = set(threading.enumerate())
    for file in (str(letter), f"file:{tmp_path}/nowhere/at/all.db?mode=ro&uri=true"):
        store = Store(database_url(f"sqlite:///{file}"))
        with pytest.raises(InputError, match="cannot be used"):
            await store.open()
        assert set(threading.enumerate()) == before
        await store.close()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = serve("--port", str(port), "--db", f"sqlite:///{tmp_path / 't.db'}")
    assert done.returncode == 2
    assert f"cannot listen on 127.0.0.1:{port}" in done.stderr


async def test_no_message_waits_for_an_acknowledgement() -> None:
    """The state and what became of a wish are two messages: the second one came 40 ms later."""
    seen = asyncio.get_running_loop().create_future()

    def came(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = writer.get_extra_info("socket")
        seen.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listening = _listen("127.0.0.1", 0)
    async with await asyncio.start_server(came, sock=listening):
        _, writer = await asyncio.open_connection(*listening.getsockname())
        assert await seen
        writer.close()
