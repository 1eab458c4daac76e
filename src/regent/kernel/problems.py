"""Mistakes of a person, collected, so that all of them can be mended in one go."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from regent.kernel.errors import InputError


class InputErrors(InputError):
    """Several mistakes at once: a person mends a file in one go, not one message at a time."""

    def __init__(self, problems: list[InputError], sentences: bool = False) -> None:
        self.problems = problems
        lines = [str(problem) for problem in problems]
        if sentences:
            what = " ".join([line if line.endswith(("?", ".")) else line + "." for line in lines])
        else:
            what = "\n".join([f"{len(lines)} mistakes:", *lines])
        super().__init__(what)


class Problems:
    """Mistakes collected while reading goes on; raised together at the end."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: list[InputError] = []

    def add(
        self,
        what: str,
        where: str = "",
        right: str = "",
        clause: str = "",
        about: tuple[str, ...] = (),
    ) -> None:
        self.found.append(InputError(what, where, right, clause, about=about))

    def take(self, error: InputError) -> None:
        """Keep an error raised elsewhere, flat: several stay several."""
        if isinstance(error, InputErrors):
            self.found.extend(error.problems)
        else:
            self.found.append(error)

    def raise_any(self, sentences: bool = False) -> None:
        if len(self.found) == 1:
            raise self.found[0]
        if self.found:
            raise InputErrors(self.found, sentences)


def suggest(word: str, known: Iterable[str], listing: bool = True) -> str:
    """What the writer may have meant; with `listing`, also all that would be understood."""
    names = list(known)
    by_lower = {name.lower(): name for name in names}
    near = [
        by_lower[low] for low in difflib.get_close_matches(word.lower(), list(by_lower), 3, 0.6)
    ]
    meant = f"did you mean {' or '.join(near)}?" if near else ""
    if not listing:
        return meant
    allowed = f"known here: {', '.join(names)}" if names else "nothing may stand here"
    return f"{meant} ({allowed})" if meant else allowed


def shown(value: object) -> str:
    """A value as its writer would recognise it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return "[" + ", ".join([shown(item) for item in value]) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {shown(item)}" for key, item in value.items()]) + " }"
    return str(value)
