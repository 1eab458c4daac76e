"""`regent cards`: the cards of a title, the words they are written in, what a patch changes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from regent.cli.say import AsJson, as_json, console, grid, say
from regent.cli.wishes import rules_named, title_named
from regent.kernel.card import CardSpec
from regent.kernel.cards import CardSet, patch
from regent.kernel.title import Title

EXAMPLE = "Example: regent cards TITLE Scout --patch my.toml"
NOTHING = ("none", "")


def register(app: typer.Typer) -> None:
    app.command("cards", epilog=EXAMPLE)(cards)


def cards(
    title: Annotated[str, typer.Argument(metavar="TITLE", help="A title.")],
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME…]", help="Cards to show whole.")
    ] = None,
    patch_path: Annotated[
        Path | None,
        typer.Option(
            "--patch", metavar="FILE", help="Lay a patch over the cards and say what it changes."
        ),
    ] = None,
    ruleset: Annotated[
        str, typer.Option("--ruleset", metavar="R", help="As this rule set plays them.")
    ] = "",
    vocabulary: Annotated[
        bool, typer.Option("--vocabulary", help="The words abilities are written in.")
    ] = False,
    json: AsJson = False,
) -> None:
    """List the cards of a title, show some whole, or see what a patch changes."""
    found = title_named(title)
    if vocabulary:
        _vocabulary(found, json)
        return
    card_set, changes = found.cards(rules_named(found, ruleset)), list[str]()
    if patch_path is not None:
        card_set, changes = patch(card_set, patch_path)
    chosen = [card_set.by_name(name) for name in names or []]
    if json:
        listed = chosen or card_set.cards
        as_json({"cards": [_as_data(card) for card in listed], "differences": changes})
        return
    for change in changes:
        say(change)
    if patch_path is not None and not changes:
        say(f"{patch_path}: the patch changes nothing")
    for card in chosen:
        console().print(card_facts(card))
    if not chosen and patch_path is None:
        console().print(_listing(card_set))


def _vocabulary(title: Title[Any], json: bool) -> None:
    document = title.cards().schema.vocabulary.document()
    out = console()
    if json:
        as_json({"title": title.name, "document": document})
    elif out.is_terminal:
        out.print(Markdown(document))
    else:
        say(document)


def _as_data(card: CardSpec) -> dict[str, Any]:
    abilities = [ability.text for ability in card.abilities]
    return {"name": card.name, "slug": card.slug, **card.described(), "abilities": abilities}


def _listing(card_set: CardSet) -> RenderableType:
    """One line for each card: its numbers and choices, and what it does."""
    fields = [field for field in card_set.schema.fields if field.kind != "text"]
    numbers = [field.name for field in fields if field.kind.startswith("number")]
    rows = [
        [
            card.name,
            *[_short(card.described()[field.name]) for field in fields],
            _short(card.rules_text()),
        ]
        for card in card_set.cards
    ]
    return grid(["card", *[field.name for field in fields], "ability"], rows, ",".join(numbers))


def _short(text: str) -> str:
    return "" if text in NOTHING else text


def card_facts(card: CardSpec) -> RenderableType:
    """Everything about a card: its columns, its abilities, and what of it is printed."""
    table = Grid.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim")
    table.add_column(overflow="fold")
    said = card.described()
    for key, value in said.items():
        if key == "ability":
            for ability in card.abilities:
                table.add_row("ability", Text(ability.text))
        elif value not in NOTHING or key == "provenance":
            table.add_row(key, Text(value))
    return Group(Text(card.name, style="bold"), table)
