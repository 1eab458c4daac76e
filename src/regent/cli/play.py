"""`regent play`: sit down at a table in the terminal."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path
from typing import Annotated

import typer

from regent.cli import join as online
from regent.cli.asides import Quit
from regent.cli.ends import Stopped
from regent.cli.game import Game
from regent.cli.opening import (
    Company,
    brought,
    from_scenario,
    lock,
    new_game,
    players_of,
    resume,
)
from regent.cli.say import console, say
from regent.cli.wishes import NO_TITLES, Files, Patch, Ruleset, Seats, Settings, wished
from regent.games import registry
from regent.kernel.errors import InputError
from regent.play.session import Session

OWN_RULES = "a journal and a scenario bring their own rules"
EXAMPLE = "Example: regent play TITLE --seats 3 --bots random --seed spring"


def register(app: typer.Typer) -> None:
    app.command("play", epilog=EXAMPLE)(play)


def play(
    what: Annotated[
        str,
        typer.Argument(
            metavar="[TITLE|FILE]",
            help="A title for a new game, a .journal to go on with, or a .toml scenario to play "
            "on from.",
        ),
    ] = "",
    ruleset: Ruleset = "",
    settings: Settings = None,
    seats: Seats = 0,
    seed: Annotated[
        str, typer.Option("--seed", metavar="S", help="The same seed deals the same game.")
    ] = "",
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="SEAT=NAME", help="A bot for one seat; may be repeated."),
    ] = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="NAME", help="A bot for every seat but 0.")
    ] = "",
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="People in all seats, taking turns at the keyboard.")
    ] = False,
    explain: Annotated[
        bool,
        typer.Option("--explain", help="With every question, reasons for its options."),
    ] = False,
    patch: Patch = None,
    file: Files = None,
    fast: Annotated[
        bool | None,
        typer.Option(
            "--fast/--no-fast",
            help="Skip reactions of seats that have none, which tells something about hands; "
            "the default where only bots could learn it.",
            show_default=False,
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Where the journal goes (a new file)."),
    ] = None,
    recover: Annotated[
        bool, typer.Option("--recover", help="Go on with a journal whose last line is cut off.")
    ] = False,
    join: Annotated[
        str,
        typer.Option(
            "--join", metavar="URL", help="Sit down at a server's table: its address, or a link."
        ),
    ] = "",
    watch: Annotated[
        bool, typer.Option("--watch", help="With --join: look on without a seat.")
    ] = False,
    name: Annotated[
        str, typer.Option("--name", metavar="NAME", help="With --join: what the others call you.")
    ] = "",
) -> None:
    """Play a game in the terminal.

    You are seat 0 and bots play the others, unless you say otherwise. Every answer is in the
    journal at once, so a game that is interrupted can always be resumed.
    """
    if join:
        given = {"seats": seats, "seed": seed, "bot": bot, "bots": bots}
        given |= {"ruleset": ruleset, "set": settings, "patch": patch, "save": save, "fast": fast}
        _refuse(join, "the server's table has its own", title=what, **given)
        online.join(join, name, watch, _called(), brought(file or []))
        return
    if watch or name:
        raise InputError("--watch and --name are for tables of a server", right="add --join URL")
    if not what:
        _what_to_type()
        return
    company = Company(bot or [], bots, hot_seat)
    path = Path(what)
    rules = {"ruleset": ruleset, "set": settings, "seats": seats, "seed": seed, "patch": patch}
    if what.endswith(".toml"):
        _refuse(what, OWN_RULES, **rules, fast=fast)
        session = from_scenario(path, company, save)
    elif what.endswith(".journal") or path.is_file():
        _refuse(what, OWN_RULES, **rules, fast=fast)
        path = _copied(path, save)
        with lock(path):
            _sit_down(resume(path, recover), company, explain)
        return
    else:
        wish = wished(what, ruleset, settings, seats)
        session = new_game(wish, seed, company, patch, fast, save, file)
    with lock(session.journal.path or path):
        _sit_down(session, company, explain)


def _what_to_type() -> None:
    """What there is to play, for somebody who typed only `regent play`."""
    names = registry.names()
    if not names:
        say(NO_TITLES[0].upper() + NO_TITLES[1:] + ".")
        return
    say("Choose a title and type:")
    for name in names:
        title = registry.title(name)
        least, most = title.seats
        say(f"  regent play {name:<14} {title.full_name}, {least} to {most} seats")
    say("More: regent play --help, regent titles, regent rules TITLE")


def _refuse(what: str, because: str, **given: object) -> None:
    """The rules of a game that has begun cannot be changed: say so instead of ignoring it."""
    for name, value in given.items():
        if value not in ("", 0, None, []):
            said = f"--{name}" if name != "title" else str(value)
            raise InputError(f"{said} is for new games", what, f"leave it out; {because}")


def _copied(path: Path, save: Path | None) -> Path:
    """With --save the game goes on in a copy, and the file it came from stays as it is."""
    if save is None:
        return path
    if save.exists():
        raise InputError("the file exists already", str(save), "choose another name, or resume it")
    shutil.copyfile(path, save)
    return save


def _called() -> str:
    """How to call Regent from here: `make play` does it by a path, and the name is not enough."""
    path = Path(sys.argv[0])
    return "regent" if shutil.which("regent") or path.name != "regent" else str(path)


def _sit_down(session: Session, company: Company, explain: bool) -> None:
    """Play until the end, until somebody leaves, or until Ctrl-C; nothing is lost."""
    path = session.journal.path or Path()
    again = f"{_called()} play {shlex.quote(str(path))}"
    game = Game(session, players_of(session.journal.header, company), console(), explain)
    try:
        game.play()
        say(f"See it again: {_called()} replay {shlex.quote(str(path))}")
    except Quit:
        say(f"The game is saved. Go on with: {again}")
    except KeyboardInterrupt:
        if game.typist.person:
            say("")  # the cursor stands behind ^C
        raise Stopped(f"stopped; nothing is lost. Go on with: {again}") from None
    except Exception as error:
        error.add_note(f"the game is saved in {path}")
        raise
    finally:
        session.journal.close()
