"""All commands in one place. Only the one that is typed is loaded: a command costs what it needs,
not what all of them need."""

from __future__ import annotations

import platform
from importlib import import_module
from typing import Annotated, Final

import typer
from typer.exceptions import TyperException

from regent import __version__
from regent.cli.ends import INTERRUPTED
from regent.kernel.errors import InputError

COMMANDS: Final = (
    "play",
    "serve",
    "titles",
    "cards",
    "deck",
    "map",
    "rules",
    "scenario",
    "replay",
    "verify",
    "fuzz",
    "sim",
    "arena",
    "bench",
)
"""Each is the module of its name, in the order of the help."""


def _version(wanted: bool) -> None:
    if wanted:
        from regent.lab.bench import mode

        print(f"regent {__version__} ({mode()}, Python {platform.python_version()})")
        raise typer.Exit


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


def app(*names: str) -> typer.Typer:
    """`regent` with these commands; with all of them where none is named."""
    made = typer.Typer(
        name="regent",
        help="Regent: a digital tabletop for games of galactic empire.",
        epilog="Begin with: regent play",
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    made.callback(invoke_without_command=True)(_top)
    for name in names or COMMANDS:
        import_module(f"regent.cli.{name}").register(made)
    return made


def run(arguments: list[str]) -> int:
    """One command; the exit code it asked for. Whoever types something else than a command, or
    nothing, is told of all of them."""
    typed = arguments[:1] if arguments[:1] and arguments[0] in COMMANDS else []
    try:
        code = app(*typed)(arguments, prog_name="regent", standalone_mode=False)
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
