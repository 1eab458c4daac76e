"""`regent replay`: a recorded game as somebody saw it, or the proof that it is whole."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from regent.cli.marks import names, worded
from regent.cli.opening import read_journal
from regent.cli.say import AsJson, as_json, console, say
from regent.cli.screen import Screen
from regent.cli.wishes import located
from regent.kernel import rows
from regent.kernel.errors import InputError, Refusal
from regent.kernel.table import EVERYTHING, SPECTATOR
from regent.play.describe import Describer
from regent.play.rulebooks import rules_in_play
from regent.play.session import Session

EXAMPLE = "Example: regent replay regent-games/TITLE-2030-01-31-spring.journal --seat 0"


def register(app: typer.Typer) -> None:
    app.command("replay", epilog=EXAMPLE)(replay)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A journal.")],
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="As this seat saw it.")
    ] = None,
    spectator: Annotated[
        bool, typer.Option("--spectator", help="As a spectator saw it (the default).")
    ] = False,
    everything: Annotated[
        bool, typer.Option("--all", help="With all that was hidden, once the game is over.")
    ] = False,
    to: Annotated[
        int | None, typer.Option("--to", metavar="N", min=0, help="Stop after entry N.")
    ] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only play it again and compare everything.")
    ] = False,
    unchecked: Annotated[
        bool, typer.Option("--unchecked", help="Read it although its checksums do not fit.")
    ] = False,
    recover: Annotated[
        bool, typer.Option("--recover", help="Leave out a last line that is cut off.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Print the log of a journal as a viewer saw it, or verify the journal."""
    journal = read_journal(file, not unchecked, recover)
    if to is not None:
        journal.entries = [entry for entry in journal.entries if entry.n <= to]
    with located(file):
        session = Session.replay(journal)
    if verify:
        _verify(session, json)
        return
    viewer = _viewer(session, seat, spectator, everything)
    players = names(journal.header.players, [])
    describer = Describer(session.title, players, ruleset=session.rules.ruleset)
    if json:
        as_json(_as_data(session, viewer, describer))
        return
    _print(session, viewer, describer)


def _viewer(session: Session, seat: int | None, spectator: bool, everything: bool) -> int:
    if (seat is not None) + spectator + everything > 1:
        raise InputError("several viewers", right="choose one of --seat, --spectator and --all")
    if everything:
        if not session.table.over:
            raise Refusal("K-SECRET-3", "the game is not over: all faces are shown only after it")
        return EVERYTHING
    if seat is None:
        return SPECTATOR
    if not 0 <= seat < session.table.seats:
        right = f"choose 0 to {session.table.seats - 1}"
        raise InputError(f"there is no seat {seat}", "--seat", right)
    return seat


def _verify(session: Session, json: bool) -> None:
    """K-JOURNAL-1. Snapshots and the end were compared while it was played."""
    digest = rows.digest(session.table)
    if json:
        over = bool(session.table.over)
        as_json({"ok": True, "answers": session.answers, "over": over, "digest": digest})
    else:
        say(f"ok: {session.answers} answers, digest {digest}")


def _print(session: Session, viewer: int, describer: Describer) -> None:
    out = console()
    screen = Screen(out, describer, rules_in_play(session.title, session.rules.ruleset))
    out.print(screen.header(session))
    for event in session.events(viewer):
        out.print(worded(describer.event(session.table, event, viewer)), overflow="fold")
    if session.table.over:
        screen.standings(session)


def _as_data(session: Session, viewer: int, describer: Describer) -> dict[str, Any]:
    header = session.journal.header
    events: list[dict[str, Any]] = []
    for event in session.events(viewer):
        kind, actor, clause, args, faces = event.row()
        text = describer.event(session.table, event, viewer).text
        events.append(
            {
                "kind": kind,
                "actor": actor,
                "clause": clause,
                "args": args,
                "faces": faces,
                "text": text,
            }
        )
    return {
        "title": header.title,
        "ruleset": header.ruleset,
        "seats": header.seats,
        "viewer": {SPECTATOR: "spectator", EVERYTHING: "all"}.get(viewer, viewer),
        "answers": session.answers,
        "events": events,
        "standings": session.standings(),
    }
