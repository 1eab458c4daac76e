"""What several commands ask for in the same words: a title, its rules, its seats."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from regent.games import registry
from regent.kernel.errors import InputError
from regent.kernel.problems import InputErrors, suggest
from regent.kernel.title import Title
from regent.lab.batch import default_ruleset, default_seats

Ruleset = Annotated[
    str, typer.Option("--ruleset", metavar="R", help="Rule set; the title's first if left out.")
]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="Change one rule; may be repeated."),
]
Seats = Annotated[
    int, typer.Option("--seats", metavar="N", help="How many play; the fewest if left out.")
]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", min=1, help="Processes at once.")]

Patch = Annotated[
    Path | None, typer.Option("--patch", metavar="FILE", help="Change cards by a patch.")
]
Files = Annotated[
    list[str] | None,
    typer.Option(
        "--file",
        metavar="NAME=FILE",
        help="A deck or a map of your own. With --join: deck=FILE, which nobody else sees.",
    ),
]

NO_TITLES: Final = (
    "no title is installed yet: titles come with Regent's releases, or from outside by "
    f"{registry.VARIABLE}=name=module (a module with a TITLE, found on PYTHONPATH)"
)


def title_named(name: str) -> Title[Any]:
    """The title of that name; where there is none at all, how titles appear."""
    if not registry.names():
        raise InputError(f"no title is called {name!r}", right=NO_TITLES)
    return registry.title(name)


def rules_named(title: Title[Any], ruleset: str) -> str:
    """A rule set that is there, or the first; variants make no other cards or clauses."""
    known = title.rulesets.names()
    if ruleset and ruleset.partition("+")[0] not in known:
        right = suggest(ruleset, known)
        raise InputError(f"{title.full_name} has no rule set {ruleset}", "--ruleset", right)
    return ruleset or default_ruleset(title)


class Wish:
    """Which game is wanted: a title, a rule set, settings and a number of seats, all checked."""

    def __init__(self, title: Title[Any], ruleset: str, settings: list[str], seats: int) -> None:
        self.title = title
        self.ruleset = ruleset or default_ruleset(title)
        self.settings = parsed(title, settings)
        self.seats = seats or default_seats(title, self.ruleset, self.settings)
        self.settings = title.resolve(self.ruleset, self.seats, self.settings).changed()


def wished(title: str, ruleset: str, settings: list[str] | None, seats: int) -> Wish:
    return Wish(title_named(title), ruleset, settings or [], seats)


def parsed(title: Title[Any], settings: list[str]) -> dict[str, Any]:
    """`name=value` as typed, as values of the title's parameters."""
    found: dict[str, Any] = {}
    for text in settings:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise InputError(f"{text!r} is not a setting", "--set", "write --set name=value")
        found[name.strip()] = title.rulesets.parse_setting(name.strip(), value)
    return found


@contextmanager
def located(path: Path) -> Iterator[None]:
    """A mistake found while reading a file names that file, even if who found it could not."""
    try:
        yield
    except InputErrors:
        raise
    except InputError as error:
        if error.where:
            raise
        raise InputError(error.what, str(path), error.right) from None
