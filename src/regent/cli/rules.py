"""`regent rules`: read and search the rulebooks, and count what of them is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import regent
from regent.cli.ends import FAILED
from regent.cli.say import AsJson, as_json, console, grid, say
from regent.cli.screen import plain
from regent.cli.wishes import title_named
from regent.games import registry
from regent.kernel.errors import InputError
from regent.kernel.rulebook import Clause, Rulebook, is_clause_id, read_rulebook
from regent.lab import coverage as lab
from regent.lab.record import PLACE
from regent.play.lookup import searched
from regent.play.rulebooks import all_rules, find_clause, table_rules, title_rules

EXAMPLE = "Example: regent rules K-SEAL-1, regent rules TITLE storm, regent rules --coverage"
SOURCE = Path(regent.__file__).parent


def register(app: typer.Typer) -> None:
    app.command("rules", epilog=EXAMPLE)(rules)


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[TITLE] [WORDS|CLAUSE…]", help="A title, then words or ids."),
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Count clauses: cited by code, proven by tests.")
    ] = False,
    missing: Annotated[
        bool, typer.Option("--missing", help="With --coverage: list what is not proven.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Show or search the clauses of the rulebooks, or count how many are kept."""
    asked = list(words or [])
    title = asked.pop(0) if asked and asked[0] in registry.names() else ""
    if coverage or missing:
        if asked:
            title_named(asked[0])  # whatever it is, it is no title: say so
        _coverage(title, missing, json)
        return
    books = _books(title)
    if not asked and not title:
        _contents(books, json)
        return
    found = _found(books, asked)
    if json:
        as_json([_as_data(book, clause) for book, clause in found])
        return
    out = console()
    for _, clause in found:
        _show(out, clause)


def _books(title: str) -> list[Rulebook]:
    """The rulebooks of one title with the table's, or all there are."""
    if title:
        return all_rules(registry.title(title))
    books = [book for name in registry.names() for book in title_rules(registry.title(name))]
    return [*books, table_rules()]


def _contents(books: list[Rulebook], json: bool) -> None:
    """What rulebooks there are, for somebody who asked for nothing in particular."""
    rows = [[book.name, str(len(book.clauses)), str(book.path)] for book in books]
    if json:
        keys = ("name", "clauses", "path")
        as_json([dict(zip(keys, [row[0], int(row[1]), row[2]], strict=True)) for row in rows])
        return
    console().print(grid(["rulebook", "clauses", "file"], rows, "clauses"))
    say("Read on: regent rules TITLE, regent rules CLAUSE, regent rules WORDS")


def _found(books: list[Rulebook], asked: list[str]) -> list[tuple[Rulebook, Clause]]:
    if not asked:
        return [(book, clause) for book in books for clause in book.clauses]
    if all(is_clause_id(word.upper()) for word in asked):
        found: list[tuple[Rulebook, Clause]] = []
        for word in asked:
            clause = find_clause(books, word)
            found += [(book, clause) for book in books if clause in book.clauses]
        return found
    words = " ".join(asked)
    hits = searched(books, words)
    if not hits:
        raise InputError(f"no clause holds {words!r}", right="try fewer words, or another title")
    return hits


def _as_data(book: Rulebook, clause: Clause) -> dict[str, Any]:
    return {
        "book": book.name,
        "id": clause.id,
        "section": clause.section,
        "text": clause.text,
        "untestable": clause.untestable,
        "line": clause.line,
    }


def _show(out: Console, clause: Clause) -> None:
    text = Text.assemble((clause.id, "bold"))
    text.append(f"  {clause.section}\n" if clause.section else "\n", style="dim")
    text.append(plain(clause.text))
    if clause.untestable:
        text.append(f" (not tested: {clause.untestable})", style="dim")
    out.print(Padding(text, (0, 0, 1, 0)))


# -- coverage ----------------------------------------------------------------------------------


def _coverage(title: str, missing: bool, json: bool) -> None:
    """Every rulebook against the code beside it and the tests that passed in this project."""
    root = SOURCE.parent.parent if (SOURCE.parent.parent / "pyproject.toml").exists() else Path()
    record = root / PLACE
    books = lab.find_rulebooks(SOURCE)
    counted = lab.count(books, SOURCE, record)
    roots = [SOURCE]
    for name in set(registry.names()) - set(registry.SHIPPED):
        outside = registry.title(name)
        paths = sorted((outside.folder / "rulebook").glob("*.md"))
        own = [read_rulebook(path, f"{name}/{path.stem}") for path in paths]
        counted += lab.count(own, outside.folder, record)
        books += own
        roots.append(outside.folder)
    if (root / "tests").is_dir():
        roots = [folder for folder in roots if not folder.is_relative_to(root / "tests")]
        roots.append(root / "tests")
    strangers = lab.unknown(books, roots)
    if title:
        counted = [book for book in counted if book.name.partition("/")[0] == title]
    if json:
        as_json(
            {
                "books": [book.to_dict() for book in counted],
                "unknown": [
                    {"clause": c.clause, "file": c.file, "line": c.line} for c in strangers
                ],
            }
        )
    else:
        _print(counted, strangers, missing)
        if not record.exists():
            say("No tests have passed here yet, so nothing is proven: run make test first.")
    if strangers:
        raise typer.Exit(FAILED)


def _print(counted: list[lab.BookCoverage], strangers: list[lab.Citation], missing: bool) -> None:
    rows = [
        [b.name, b.clauses, len(b.untestable), len(b.cited), len(b.proven), len(b.unproven)]
        for b in counted
    ]
    columns = ["rulebook", "clauses", "untestable", "cited", "proven", "missing"]
    console().print(grid(columns, rows, ",".join(columns[1:])))
    for book in counted if missing else []:
        for kind, ids in (("not cited", book.uncited), ("not proven", book.unproven)):
            if ids:
                say(f"{book.name}, {kind}: {' '.join(ids)}")
    for stranger in strangers:
        say(f"{stranger.file}:{stranger.line}: no rulebook has {stranger.clause}")
