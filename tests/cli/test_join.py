"""A seat at a server's table from the terminal: a real server, a real process at the keyboard."""

from __future__ import annotations

import asyncio
import io
import os
import re
import signal
import stat
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from regent.cli.main import main
from regent.games import registry
from regent.kernel.errors import Refusal
from regent.kernel.title import decks_of
from regent.server.live import LiveTable
from regent.server.stream import Line
from regent.server.words import Words
from tests.cli.conftest import LONE, ROOT, Desk
from tests.server.client import site, sqlite

ONES = "1\n" * 4000
SOME = {"outposts": 4000, "contention": 30, "seize": 30, "arcs": 30}
"""By title how many answers are typed."""


Refused = Callable[..., Awaitable[str]]


class Terminal:
    """`regent play --join` as a process whose lines are typed at once or one by one."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.said = ""

    @classmethod
    async def start(cls, home: Path, *arguments: str) -> Terminal:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        more = {"XDG_CONFIG_HOME": str(home), "PYTHONPATH": path, "COLUMNS": "100"}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "regent.cli.main", "play", "--join", *arguments),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            env={**os.environ, **more},
            cwd=home,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        return cls(process)

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text.encode())

    async def until(self, text: str) -> str:
        """Until this is said; what was said up to there."""
        assert self.process.stdout is not None
        while text not in self.said:
            data = await asyncio.wait_for(self.process.stdout.read(65536), 120)
            assert data, f"{text!r} was never said: {self.said[-3000:]}"
            self.said += data.decode(errors="replace")
        return self.said

    async def end(self) -> str:
        assert self.process.stdin is not None
        self.process.stdin.close()
        assert self.process.stdout is not None
        self.said += (await asyncio.wait_for(self.process.stdout.read(), 300)).decode()
        await self.process.wait()
        return self.said


@pytest.mark.parametrize("title", list(SOME))
async def test_a_whole_game_against_bots(title: str, tmp_path: Path) -> None:
    """A table that somebody opened, taken from the terminal and played by numbers: to the end, or,
    where that is far, for a while, and then given up."""
    async with site(sqlite(tmp_path / "t.db")) as place:
        ada = await place.guest("Ada")
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = await ada.table(title, seats, listed=True)
        url = f"{place.url}/t/{table['id']}"
        terminal = await Terminal.start(tmp_path, url, "--name", "Grace")
        terminal.type("advice\nwhy 1\nlog\npeople\n" + ONES[: 2 * SOME[title]] + "concede 2\n")
        await terminal.until("The game is over")
        said = await terminal.end()
        assert terminal.process.returncode == 0, said[-3000:]
        assert "The game is over" in said
        assert "It ended by" in said
        assert f"See it again: {url}" in said
        assert registry.title(title).full_name in said
        assert "\x1b" not in said
        if title == "contention":
            assert re.search(r" 5  Keep these cards", said), "being done comes last"
            assert not re.search(r" 1  Keep", said)
        if title != "arcs":  # a turn is ended by hand
            assert not LONE.search(said)
        assert said.count("\n> 1") >= (1 if title == "outposts" else SOME[title] // 2)
        info = await ada.ask("GET", f"/api/tables/{table['id']}")
        assert info["state"] == "over"
        assert info["seats"][0]["name"] == "Grace"


async def test_an_answer_that_gave_itself_and_was_refused_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that cannot store it is not asked again and again."""
    act, question = LiveTable.act, Words.question
    refused = 0

    async def refuses(live: LiveTable, deed: Any) -> Any:
        nonlocal refused
        if live.session.awaited() == [0]:
            refused += 1
            raise Refusal("K-ANSWER-3", "full")
        return await act(live, deed)

    def first_alone(words: Words, t: Any, decision: Any) -> Any:
        asked = question(words, t, decision)
        return replace(asked, options=asked.options[:1], final=None)

    monkeypatch.setattr(Words, "question", first_alone)
    async with site(sqlite(tmp_path / "t.db")) as place:
        ada = await place.guest("Ada")
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = await ada.table("outposts", seats, listed=True)
        monkeypatch.setattr(LiveTable, "act", refuses)
        terminal = await Terminal.start(tmp_path, f"{place.url}/t/{table['id']}", "--name", "Grace")
        terminal.type(ONES[:20])
        said = await terminal.end()
    assert LONE.search(said)
    assert 1 < refused <= 11


async def test_what_comes_too_soon_is_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine a server has less time for each: lines typed ahead are not lost by it, and
    nothing is asked that answers itself."""
    within_rate = Line.within_rate
    asked = refused = 0

    def refuses(line: Line, price: float = 1.0) -> bool:
        nonlocal asked, refused
        asked += 1
        refused += asked % 5 == 0
        return asked % 5 > 0 and within_rate(line, price)

    async with site(sqlite(tmp_path / "t.db")) as place:
        ada = await place.guest("Ada")
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = await ada.table("seize", seats, listed=True)
        monkeypatch.setattr(Line, "within_rate", refuses)
        terminal = await Terminal.start(tmp_path, f"{place.url}/t/{table['id']}", "--name", "Grace")
        terminal.type(ONES[:60] + "concede 2\n")
        await terminal.until("The game is over")
        said = await terminal.end()
    assert refused > 1
    assert "too many" not in said
    assert not LONE.search(said)


async def test_one_in_the_browser_and_one_in_the_terminal(tmp_path: Path) -> None:
    """By invitation; both are asked, both answer, and neither sees the other's hand."""
    async with site(sqlite(tmp_path / "t.db")) as place:
        ada = await place.guest("Ada")
        table = await ada.table("outposts", [{"kind": "me"}, {"kind": "open"}])
        link = f"{place.url}/t/{table['id']}#invite={table['invites']['1']}"
        terminal = await Terminal.start(tmp_path, link, "--name", "Grace")
        await terminal.until("awaits")  # it has sat down
        terminal.type("/say Good luck.\nsay\n" + ONES)
        async with place.sit(table["id"], 0, ada) as seat:
            await seat.say("say", text="[bold]And[/bold] to you\x1b[2J.")
            while not seat.moment["over"]:
                if seat.question is not None:
                    assert (await seat.first())["type"] == "done"
                else:
                    await seat.next()
        said = await terminal.end()
        assert terminal.process.returncode == 0, said[-3000:]
        assert "The game is over" in said
        assert "Ada" in said
        assert "You: Good luck." in said
        assert "Ada: [bold]And[/bold] to you [2J." in said
        assert "say what?" in said
        spoken = place.hall.tables[table["id"]].talk.spoken
        assert "Good luck." in [one.text for one in spoken]


async def test_who_one_is_is_kept_for_the_owner_only(tmp_path: Path) -> None:
    """The same guest comes back to the same seat; the file is nobody else's to read."""
    async with site(sqlite(tmp_path / "t.db")) as place:
        ada = await place.guest("Ada")
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = await ada.table("outposts", seats, listed=True)
        url = f"{place.url}/t/{table['id']}"
        first = await Terminal.start(tmp_path, url, "--name", "Grace")
        first.type("1\nquit\n")
        said = await first.end()
        assert f"Come back with: regent play --join {url}" in said
        kept = tmp_path / "regent" / "guests.json"
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        kept.chmod(0o644)
        second = await Terminal.start(tmp_path, url)
        second.type(ONES)
        assert "The game is over" in await second.end()
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        info = await ada.ask("GET", f"/api/tables/{table['id']}")
        assert [seat["name"] for seat in info["seats"]][:1] == ["Grace"]


async def test_interrupted_nothing_is_lost(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as place:
        ada = await place.guest("Ada")
        table = await ada.table("outposts", [{"kind": "me"}, {"kind": "open"}], listed=True)
        url = f"{place.url}/t/{table['id']}"
        terminal = await Terminal.start(tmp_path, url, "--name", "Grace")
        await terminal.until("awaits")
        terminal.process.send_signal(signal.SIGINT)
        said = await terminal.end()
        assert terminal.process.returncode == 130
        assert "nothing is lost" in said
        assert "Traceback" not in said
        again = await Terminal.start(tmp_path, url)
        await again.until("awaits")
        again.type("quit\n")
        assert "The table keeps your seat" in await again.end()


async def test_it_comes_back_when_the_server_does(tmp_path: Path) -> None:
    """The line is cut in the middle of the game, and the game goes on."""
    async with site(sqlite(tmp_path / "t.db")) as place:
        ada = await place.guest("Ada")
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = await ada.table("outposts", seats, listed=True)
        terminal = await Terminal.start(tmp_path, f"{place.url}/t/{table['id']}", "--name", "Eve")
        await terminal.until("awaits")
        live = await place.hall.table(table["id"])
        for watcher in live.watchers[0][:]:
            watcher.end()
        await terminal.until("The line is back")
        terminal.type(ONES)
        said = await terminal.end()
        assert "The line is cut" in said
        assert "The game is over" in said


async def test_watching(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as place:
        ada = await place.guest("Ada")
        table = await ada.table("outposts", None, listed=True)
        url = f"{place.url}/t/{table['id']}"
        terminal = await Terminal.start(tmp_path, url, "--watch", "--name", "Eve")
        async with place.sit(table["id"], 0, ada) as seat:
            while not seat.moment["over"]:
                if seat.question is not None:
                    await seat.first()
                else:
                    await seat.next()
        assert "The game is over" in await terminal.end()


@pytest.mark.proves("K-SECRET-6")
@pytest.mark.parametrize("typed", [True, False])
async def test_a_deck_is_brought_in_secret(tmp_path: Path, typed: bool) -> None:
    """By a word at the table or by an option of the command; judged by the server, and nobody else
    is told what is in it."""
    title = registry.title("seize")
    boxed = decks_of(title).box(title.cards())
    own = tmp_path / "mine.txt"
    own.write_text(boxed[1][1], encoding="utf-8")
    (tmp_path / "bad.txt").write_text("1 Nobody at all\n", encoding="utf-8")
    seats = [{"kind": "me"}, {"kind": "open"}]
    async with site(sqlite(tmp_path / "t.db")) as place:
        ada = await place.guest("Ada")
        table = await ada.table("seize", seats, listed=True, decks=True)
        url = f"{place.url}/t/{table['id']}"
        live = await place.hall.table(table["id"])
        async with place.sit(table["id"], 0, ada) as seat:
            shown = "".join(seat.raw)  # the game of the box that everybody sees until then
            more = [] if typed else ["--file", f"deck={own}"]
            terminal = await Terminal.start(tmp_path, url, "--name", "Grace", *more)
            if typed:
                await terminal.until("everybody has brought a deck")
                assert not live.record.header.texts
                terminal.type("deck\ndeck nix\ndeck bad.txt\n1\ndeck mine.txt\n")
            while not seat.table["seats"][1]["brought"]:
                await seat.until("people")
            assert live.record.header.texts == {"deck_1": boxed[1][1]}
            listed = {line.partition(" ")[2] for line in boxed[1][1].splitlines() if line[:1] > "0"}
            assert len(listed) > 10
            told = "".join(seat.raw)
            new = [name for name in (*listed, boxed[1][0]) if name in told and name not in shown]
            assert not new
            deck = {"text": boxed[0][1]}
            await ada.ask("POST", f"/api/tables/{table['id']}/seats/0/deck", deck)
        terminal.type("quit\n")
        said = await terminal.end()
        assert terminal.process.returncode == 0, said[-3000:]
        assert "The table keeps your seat" in said
        if typed:
            assert boxed[0][0] in said
            assert "'nix' is no deck" in said
            assert "Nobody at all" in said
            assert "nothing is asked of you now" in said
            assert "You have brought a deck" in said
        again = await Terminal.start(tmp_path, url, "--file", f"deck={own}")
        again.type("quit\n")
        assert "The table keeps your seat" in await again.end()


@pytest.fixture
def refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Refused:
    """What is said to who cannot join; in this process, because nobody is asked anything."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setattr(sys, "stdin", io.StringIO())

    async def said(*arguments: str) -> str:
        capsys.readouterr()
        code = await asyncio.to_thread(main, ["play", "--join", *arguments])
        told = "".join(capsys.readouterr())
        assert code == 2, told
        assert "Traceback" not in told
        assert "\x1b" not in told
        return told

    return said


async def test_what_cannot_be_joined_is_said(tmp_path: Path, refused: Refused) -> None:
    async with site(sqlite(tmp_path / "t.db")) as place:
        ada = await place.guest("Ada")
        full = await ada.table("outposts", None)
        free = await ada.table("outposts", [{"kind": "me"}, {"kind": "open"}], listed=True)
        url = f"{place.url}/t/{full['id']}"
        assert "the table is full" in await refused(url)
        assert "add --watch" in await refused(url)
        assert "there is no table" in await refused(f"{place.url}/t/nowhere")
        said = await refused(place.url)
        assert f"{place.url}/t/{free['id']}" in said
        wrong = f"{place.url}/t/{free['id']}#invite=wrong"
        assert "invitation is not for this table" in await refused(wrong)
        assert "is for new games" in await refused(url, "--seats", "3")
        own = tmp_path / "mine.txt"
        own.write_text("1 Border Guard\n", encoding="utf-8")
        at = f"{place.url}/t/{free['id']}"
        for more, said in (
            (["--file", f"deck={own}"], "no decks are brought to this table"),
            (["--file", f"map={own}"], "write --file deck=FILE"),
            (["--watch", "--file", f"deck={own}"], "leave it out"),
        ):
            assert said in await refused(at, *more)
        assert "no server answers" in await refused("http://127.0.0.1:9/t/x")
        for odd in ("table", "ftp://x/t/a", f"{place.url}/a/b/c", "http:///t/x", "http://[/t/x"):
            assert "no address of a table" in await refused(odd)


async def test_another_version_is_said(tmp_path: Path, monkeypatch: Any, refused: Refused) -> None:
    async with site(sqlite(tmp_path / "t.db")) as place:
        ada = await place.guest("Ada")
        table = await ada.table("outposts", [{"kind": "me"}, {"kind": "open"}], listed=True)
        title = registry.title("outposts")
        monkeypatch.setattr(title, "version", title.version + 1)
        from regent.server import api, catalogue

        catalogue.catalogue.cache_clear()
        api.TITLES.cache_clear()
        terminal = await Terminal.start(tmp_path, f"{place.url}/t/{table['id']}")
        said = await terminal.end()
        catalogue.catalogue.cache_clear()
        api.TITLES.cache_clear()
        assert terminal.process.returncode == 2
        assert f"plays outposts {title.version}" in said


async def test_what_is_no_regent_is_said(refused: Refused) -> None:
    """Another program answers: a page, JSON of another form, signs for a terminal."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        body = bodies[0]
        head = f"HTTP/1.1 200 OK\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        writer.write(head.encode() + body)
        await writer.drain()
        writer.close()

    bodies = [b""]
    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/t/x"
    async with server:
        for body in (b"<html>", b'{"engine": 1}', b"[" * 100_000, b'"\\u001b[2J"', b"\xff"):
            bodies[0] = body
            assert "no Regent of our version" in await refused(url)


def test_options_of_a_server_need_a_server(regent: Desk) -> None:
    assert "add --join URL" in regent("play", "outposts", "--watch").err
