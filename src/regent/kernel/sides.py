"""Who plays what, for the titles in which seats differ: factions, decks, teams."""

from __future__ import annotations

from typing import Generic

from regent.kernel.errors import Broken
from regent.kernel.frame import T
from regent.kernel.opened import mypyc_attr
from regent.kernel.ruleset import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Sides(Generic[T]):
    """The sides of a title: `setting` is the parameter by which a seat chooses its own, without
    the number of the seat, `choices` are its values."""

    def __init__(self, setting: str, choices: list[str]) -> None:
        self.setting = setting
        self.choices = choices

    def of(self, t: T) -> list[str]:
        """What each seat plays: its faction or deck."""
        raise Broken(f"{type(self).__name__} does not say what a seat plays")

    def parties(self, rules: Rules) -> list[str]:
        """In words whom each seat plays with, where the rules chosen make allies; else nothing."""
        return []
