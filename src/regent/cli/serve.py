"""`regent serve`: tables for the browser, on this machine or for friends anywhere."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Annotated, Final

import typer

from regent.cli.say import say
from regent.kernel.errors import InputError

EXAMPLE = "Example: regent serve --port 8000 --db sqlite:///games.db"
LOCAL: Final = ("127.0.0.1", "localhost", "::1")


def register(app: typer.Typer) -> None:
    app.command("serve", epilog=EXAMPLE)(serve)


def serve(
    host: Annotated[
        str, typer.Option("--host", metavar="H", help="Where to listen; 0.0.0.0 for everywhere.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="P", min=0, max=65535, help="0 takes a free one.")
    ] = 8000,
    db: Annotated[
        str,
        typer.Option("--db", metavar="URL", help="sqlite:///FILE or postgresql://user@host/name."),
    ] = "",
    name: Annotated[
        list[str] | None,
        typer.Option(
            "--name", metavar="N", help="A name this server is called by; may be repeated."
        ),
    ] = None,
    window: Annotated[
        float,
        typer.Option(
            "--window",
            metavar="S",
            min=0,
            max=60,
            help="Seconds that an answer in a reaction window takes at least among people.",
        ),
    ] = 1.0,
    pause: Annotated[
        float,
        typer.Option("--pause", metavar="S", min=0, max=10, help="Seconds between bots' answers."),
    ] = 0.1,
    changes: Annotated[
        int,
        typer.Option("--changes", metavar="N", min=1, help="Changes per minute and address."),
    ] = 600,
    reads: Annotated[
        int,
        typer.Option("--reads", metavar="N", min=1, help="Other requests per minute and address."),
    ] = 3000,
    messages: Annotated[
        int,
        typer.Option(
            "--messages", metavar="N", min=1, help="Messages on streams per minute and address."
        ),
    ] = 3000,
    work: Annotated[
        float,
        typer.Option(
            "--work",
            metavar="S",
            min=0.1,
            help="Seconds of our time per minute and address; three people at one table take 0.05.",
        ),
    ] = 15.0,
    streams: Annotated[
        int,
        typer.Option("--streams", metavar="N", min=1, help="Open streams of one address."),
    ] = 500,
    own: Annotated[
        int,
        typer.Option("--own", metavar="N", min=1, help="Unfinished tables of one guest."),
    ] = 100,
    thinkers: Annotated[
        int,
        typer.Option(
            "--thinkers", metavar="N", min=1, max=64, help="Processes for bots that look ahead."
        ),
    ] = 1,
    think: Annotated[
        int,
        typer.Option(
            "--think", metavar="MS", min=1, max=10_000, help="The longest that a bot may think."
        ),
    ] = 2000,
    grace: Annotated[
        float,
        typer.Option(
            "--grace",
            metavar="S",
            min=0,
            help="Seconds that a seat is kept before others may let a bot stand in.",
        ),
    ] = 60.0,
    keep: Annotated[
        float,
        typer.Option(
            "--keep", metavar="DAYS", min=0, help="Tables go after so many idle days; 0 for never."
        ),
    ] = 90.0,
    keep_lessons: Annotated[
        float,
        typer.Option("--keep-lessons", metavar="DAYS", min=0, help="The same for lessons."),
    ] = 7.0,
    keep_guests: Annotated[
        float,
        typer.Option(
            "--keep-guests", metavar="DAYS", min=0, help="The same for guests who sit nowhere."
        ),
    ] = 400.0,
    page: Annotated[
        Path | None,
        typer.Option("--page", metavar="FOLDER", help="A built page to serve instead of ours."),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve the browser table.

    Tables live in a database and go on after a restart. Without --db that is the file
    .regent/tables.db in the folder you stand in.
    """
    try:
        from regent.server.app import PAGE, Setup
        from regent.server.run import run
        from regent.server.store import database_url
    except ModuleNotFoundError as error:
        right = "install it with: pip install 'regent[server]'"
        raise InputError(f"the server needs {error.name}", right=right) from None
    folder = page or PAGE
    if not (folder / "index.html").is_file():
        say("The page is not built, so only the API is served. Build it with: make page")
    listening = _listen(host, port)
    at = listening.getsockname()[1]
    setup = Setup(
        db=database_url(db or _default_db()),
        hosts=_hosts(host, at, name or []),
        minimum=window,
        pause=pause,
        changes=changes,
        reads=reads,
        messages=messages,
        work=work,
        streams=streams,
        own=own,
        thinkers=thinkers,
        most_ms=think,
        grace=grace,
        keep_tables=keep,
        keep_lessons=keep_lessons,
        keep_guests=keep_guests,
        page=str(folder),
    )
    address = f"http://{'localhost' if host in LOCAL else host}:{at}"
    run(setup, listening, address, open_page)


def _hosts(host: str, port: int, names: list[str]) -> list[str]:
    """By which names a browser may call us. Any, where strangers are meant to come: then --name
    makes sure that no other site borrows ours."""
    if host not in LOCAL and not names:
        return []
    known = [*LOCAL, "[::1]", *names]
    return [*known, *[f"{name}:{port}" for name in known]]


def _default_db() -> str:
    folder = Path(".regent")
    folder.mkdir(mode=0o700, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def _listen(host: str, port: int) -> socket.socket:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # By its protocol the loop knows that nothing may wait for an acknowledgement: without it
        # the second of two messages comes 40 ms later.
        listening = socket.socket(found[0], socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(found[4])
        return listening
    except OSError as error:
        right = "choose another --port, or 0 for a free one"
        raise InputError(f"cannot listen on {host}:{port}: {error.strerror}", "", right) from None
