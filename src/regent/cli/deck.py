"""`regent deck`: decks that players build, for the titles that have them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from regent.cli.ends import FAILED
from regent.cli.say import AsJson, as_json, say
from regent.cli.wishes import NO_TITLES, rules_named, title_named
from regent.games import registry
from regent.kernel.errors import InputError
from regent.kernel.problems import Problems
from regent.kernel.title import Title, decks_of

EXAMPLE = "Example: regent deck check mine.toml --title TITLE"


def register(app: typer.Typer) -> None:
    deck = typer.Typer(help="Check decks that players build.", no_args_is_help=True)
    deck.command("check", epilog=EXAMPLE)(check)
    app.add_typer(deck, name="deck")


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A deck.")],
    title: Annotated[
        str,
        typer.Option("--title", metavar="T", help="The title; needed where several have decks."),
    ] = "",
    ruleset: Annotated[
        str,
        typer.Option("--ruleset", metavar="R", help="By the cards of this rule set."),
    ] = "",
    json: AsJson = False,
) -> None:
    """Say whether a deck is legal, and by which clause it is not."""
    found = _title(title)
    if not file.is_file():
        raise InputError("there is no such file", str(file))
    rules = rules_named(found, ruleset)
    judged = decks_of(found).judge(file, found.cards(rules))
    mistakes = Problems()
    mistakes.found += judged.mistakes
    mistakes.raise_any()
    problems = [(found.cite(rules, clause), what) for clause, what in judged.findings]
    if json:
        told = [{"clause": clause, "what": what} for clause, what in problems]
        as_json({"path": str(file), "title": found.name, "ok": not problems, "problems": told})
    elif not problems:
        say(f"ok    {file}")
    else:
        say(f"FAIL  {file}")
        for clause, what in problems:
            say(f"      {what} [{clause}]")
    if problems:
        raise typer.Exit(FAILED)


def _title(name: str) -> Title[Any]:
    """The title whose decks are meant: the one named, or the only one that has any."""
    if name:
        return title_named(name)
    if not registry.names():
        raise InputError("there is no title with decks", right=NO_TITLES)
    titles = [registry.title(known) for known in registry.names()]
    builders = [known for known in titles if known.decks is not None]
    if len(builders) == 1:
        return builders[0]
    if not builders:
        listed = ", ".join(known.name for known in titles)
        raise InputError("no title here has decks to build", right=f"the titles are: {listed}")
    listed = ", ".join(known.name for known in builders)
    raise InputError("several titles have decks", right=f"add --title, one of: {listed}")
