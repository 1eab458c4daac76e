"""One line of a rule set: its name, what it may be, and the clause it belongs to."""

from __future__ import annotations

from collections.abc import Sequence

from regent.kernel.errors import Broken
from regent.kernel.problems import shown, suggest
from regent.kernel.tomlfile import as_number

SEATS = "seats"
EDITION = "edition"
"""What a conflict may speak of besides parameters."""
_TRUE = ("true", "yes", "on", "1")
_FALSE = ("false", "no", "off", "0")


class Between:
    """All whole numbers from low to high, both included."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high


class Parameter:
    """One thing a table may be played with or without: a flag, a number or one of some words.

    `words` are what files and commands write, `called` the same in the words of a person.
    `when` says where it can matter at all: where one of these parameters, the number of seats or
    the edition is one of the values. Elsewhere it may be set, and changes nothing.
    """

    __slots__ = (
        "called",
        "clause",
        "default",
        "high",
        "kind",
        "low",
        "name",
        "numbers",
        "text",
        "when",
        "words",
    )

    def __init__(
        self,
        name: str,
        kind: str,
        default: object,
        values: Between | tuple[int, ...] | tuple[str, ...] = (),
        clause: str = "",
        text: str = "",
        called: Sequence[str] = (),
        when: Sequence[tuple[str, tuple[object, ...]]] = (),
    ) -> None:
        self.name = name
        self.kind = kind
        self.clause = clause
        self.text = text
        self.low = 0
        self.high = -1
        self.numbers: list[int] = []
        self.words: list[str] = []
        if isinstance(values, Between):
            self.low = values.low
            self.high = values.high
        else:
            self.numbers = [value for value in values if isinstance(value, int)]
            self.words = [value for value in values if isinstance(value, str)]
        self.called = list(called) if called else [word.replace("_", " ") for word in self.words]
        self.when = list(when)
        self._check()
        if self.encode(default) is None:
            raise Broken(f"parameter {name}: the default {shown(default)} is not {self.right()}")
        self.default = default

    def _check(self) -> None:
        if self.kind == "number":
            fits = not self.words and (bool(self.numbers) or self.low <= self.high)
        elif self.kind == "choice":
            fits = bool(self.words) and not self.numbers and self.low > self.high
        else:
            fits = (
                self.kind == "flag" and not self.words and not self.numbers and self.low > self.high
            )
        if not fits or self.name in (SEATS, EDITION) or len(self.called) != len(self.words):
            raise Broken(
                f"parameter {self.name}: kind {self.kind} with these values makes no sense"
            )

    def encode(self, value: object) -> int | None:
        """The value as a number the rules can switch on; nothing if it is not legal."""
        if self.kind == "flag":
            return int(value) if isinstance(value, bool) else None
        if self.kind == "choice":
            return (
                self.words.index(value) if isinstance(value, str) and value in self.words else None
            )
        number = as_number(value)
        if number is None:
            return None
        legal = number in self.numbers if self.numbers else self.low <= number <= self.high
        return number if legal else None

    def decode(self, code: int) -> object:
        if self.kind == "flag":
            return code == 1
        return self.words[code] if self.kind == "choice" else code

    def right(self) -> str:
        """What would be legal, for a person."""
        if self.kind == "flag":
            return "true or false"
        if self.kind == "choice":
            return "one of " + ", ".join(self.words)
        if self.numbers:
            return "one of " + ", ".join([str(number) for number in self.numbers])
        return f"a whole number from {self.low} to {self.high}"

    def refusal(self, value: object) -> str:
        """What to write instead of an illegal value, the nearest word first."""
        if self.kind == "choice" and isinstance(value, str):
            return suggest(value, self.words)
        return self.right()

    def parse(self, text: str) -> object:
        """What someone typed, as a value; text that is none is handed back, to be refused."""
        word = text.strip()
        if self.kind == "flag" and word.lower() in _TRUE:
            return True
        if self.kind == "flag" and word.lower() in _FALSE:
            return False
        if self.kind == "number":
            digits = word[1:] if word[:1] in ("-", "+") else word
            return int(word) if digits.isdecimal() and len(digits) < 10 else word
        return word.lower() if word.lower() in self.words else word

    def form(self) -> dict[str, object]:
        values: object = [False, True]
        if self.kind == "choice":
            values = list(self.words)
        elif self.kind == "number":
            values = list(self.numbers) if self.numbers else {"low": self.low, "high": self.high}
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "values": values,
            "clause": self.clause,
            "text": self.text,
            "called": list(self.called),
            "when": [[name, list(values)] for name, values in self.when],
        }
