"""All commands in one place."""

from __future__ import annotations

import platform
from typing import Annotated

import typer
from typer.exceptions import TyperException

from regent import __version__
from regent.cli import (
    arena,
    bench,
    cards,
    deck,
    fuzz,
    play,
    replay,
    rules,
    scenario,
    serve,
    sim,
    titles,
    verify,
)
from regent.cli import map as maps
from regent.cli.ends import INTERRUPTED
from regent.kernel.errors import InputError
from regent.lab.bench import mode

app = typer.Typer(
    name="regent",
    help="Regent: a digital tabletop for games of galactic empire.",
    epilog="Begin with: regent play",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"regent {__version__} ({mode()}, Python {platform.python_version()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _top(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_version,
            is_eager=True,
            help="Print the version and whether the rules run interpreted or compiled.",
        ),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


for module in (
    play,
    serve,
    titles,
    cards,
    deck,
    maps,
    rules,
    scenario,
    replay,
    verify,
    fuzz,
    sim,
    arena,
    bench,
):
    module.register(app)


def run(arguments: list[str]) -> int:
    """One command; the exit code it asked for."""
    try:
        code = app(arguments, prog_name="regent", standalone_mode=False)
    except TyperException as error:
        raise _typed_wrong(error) from None
    if code == INTERRUPTED:
        raise KeyboardInterrupt  # typer has swallowed it
    return code if isinstance(code, int) else 0


def _typed_wrong(error: TyperException) -> InputError:
    """A command line that could not be understood, said like every other mistake."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "regent"
    what = error.format_message() if hasattr(error, "format_message") else str(error)
    what = " ".join(what.split()).rstrip(".")
    return InputError(what[:1].lower() + what[1:], right=f"see {path} --help")
