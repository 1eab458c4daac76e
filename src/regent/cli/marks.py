"""How seats are told apart: a shape and a colour each, because colour alone is not enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from rich.text import Text

from regent.play.journal import BOT

SHAPES: Final = "◆▲●■★✚"
COLOURS: Final = ("cyan", "yellow", "magenta", "green", "red", "blue")


class Spoken(Protocol):
    """A piece of a sentence, made here or sent by a server."""

    @property
    def text(self) -> str: ...

    @property
    def kind(self) -> str: ...

    @property
    def value(self) -> int: ...


class Worded(Protocol):
    """A sentence in parts, with the clause behind it."""

    @property
    def parts(self) -> Sequence[Spoken]: ...

    @property
    def clause(self) -> str: ...


def shape(seat: int) -> str:
    return SHAPES[seat % len(SHAPES)]


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def seat_text(seat: int, name: str) -> Text:
    """The name of a seat behind its shape."""
    return Text(f"{shape(seat)} {name}", style=colour(seat))


def names(players: list[str], people: list[int]) -> list[str]:
    """What the seats are called: a single person is You, a bot is called after its kind."""
    found: list[str] = []
    for seat, player in enumerate(players):
        if player.startswith(BOT):
            found.append(f"{player.removeprefix(BOT).capitalize()} {seat}")
        elif people == [seat]:
            found.append("You")
        else:
            found.append(player)
    return found


def worded(sentence: Worded, clause: bool = True) -> Text:
    """A sentence with its seats and cards drawn, and the clause behind it dimmed."""
    text = Text()
    for part in sentence.parts:
        if part.kind == "seat" and part.value >= 0:
            mark = f"{shape(part.value)} " if part.text[:1].isupper() else ""
            text.append(mark + part.text, style=colour(part.value))
        elif part.kind in ("card", "face"):
            text.append(part.text, style="bold")
        else:
            text.append(part.text)
    if clause and sentence.clause:
        text.append(f" [{sentence.clause}]", style="dim")
    return text
