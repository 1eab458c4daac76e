"""What can go wrong, said so that a person can act on it."""

from __future__ import annotations

from typing import Any


class Portable(Exception):
    """An error that crosses between processes whole.

    Python would make it anew from its message alone, and a constructor that wants more would
    fail in the process that was to be told.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args), self.__dict__


def _again(cls: type[Portable], args: tuple[Any, ...]) -> Portable:
    """The error without its constructor; what it held comes after."""
    return cls.__new__(cls, *args)


class InputError(Portable):
    """Something a person gave us is wrong: what it is, where it stands, what would be right, the
    clause where a rule of the title forbids it, a code where a door has to know which mistake it
    is, and the names of the options it is about.

    Doors print it as one line and end with exit code 2; nothing has been changed.
    """

    def __init__(
        self,
        what: str,
        where: str = "",
        right: str = "",
        clause: str = "",
        code: str = "",
        about: tuple[str, ...] = (),
    ) -> None:
        self.what = what
        self.where = where
        self.right = right
        self.clause = clause
        self.code = code
        self.about = about
        super().__init__(what)

    def __str__(self) -> str:
        text = f"{self.where}: {self.what}" if self.where else self.what
        text = f"{text} [{self.clause}]" if self.clause else text
        return f"{text}; {self.right}" if self.right else text


class Refusal(Portable):
    """A rule forbids what a seat tried; `clause` names the rule. The game has not changed."""

    def __init__(self, clause: str, what: str) -> None:
        self.clause = clause
        self.what = what
        super().__init__(what)

    def __str__(self) -> str:
        return f"{self.what} [{self.clause}]"


class Runaway(Exception):
    """The rules went on for more steps than any answer can need; the message holds the stack."""


class Broken(Exception):
    """The engine itself is inconsistent: a bug of ours, never of a player."""
