"""Values of a scenario file, each of the kind it must be, or an InputError with its line."""

from __future__ import annotations

from typing import Any

from regent.kernel.errors import InputError
from regent.kernel.problems import shown, suggest
from regent.kernel.tomlfile import KeyPath, TomlFile, as_list, as_number, as_table


class Reader:
    """Reads values out of one file; `path` says where each of them was written."""

    def __init__(self, file: TomlFile) -> None:
        self.file = file

    def wrong(self, path: KeyPath, what: str, right: str = "", clause: str = "") -> InputError:
        return InputError(what, self.file.where(path), right, clause)

    def table(self, value: object, path: KeyPath, right: str) -> dict[str, Any]:
        found = as_table(value)
        if found is None:
            raise self.wrong(path, f"{self._named(path)}{shown(value)} is not a table", right)
        return found

    def items(self, value: object, path: KeyPath, right: str) -> list[Any]:
        found = as_list(value)
        if found is None:
            raise self.wrong(path, f"{self._named(path)}{shown(value)} is not a list", right)
        return found

    def number(self, value: object, path: KeyPath, right: str = "write a number, as in 2") -> int:
        found = as_number(value)
        if found is None:
            what = f"{self._named(path)}{shown(value)} is not a whole number"
            raise self.wrong(path, what, right)
        return found

    def between(self, value: object, path: KeyPath, low: int, high: int, what: str) -> int:
        right = f"write {what} from {low} to {high}"
        found = self.number(value, path, right)
        if not low <= found <= high:
            raise self.wrong(path, f"{self._named(path)}{found} is not {what}", right)
        return found

    def seat(self, value: object, path: KeyPath, seats: int) -> int:
        """A seat as a value, or as the key of a table, where TOML has it in quotes."""
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 4:
            value = int(value)
        right = f"write a seat from 0 to {seats - 1}"
        found = as_number(value)
        if found is None or not 0 <= found < seats:
            raise self.wrong(path, f"there is no seat {shown(value)}", right)
        return found

    def text(self, value: object, path: KeyPath) -> str:
        if not isinstance(value, str):
            what = f"{self._named(path)}{shown(value)} is not a text"
            raise self.wrong(path, what, 'write it in quotes, as in "…"')
        return value

    def flag(self, value: object, path: KeyPath) -> bool:
        if not isinstance(value, bool):
            what = f"{self._named(path)}{shown(value)} is neither true nor false"
            raise self.wrong(path, what, "write true or false, without quotes")
        return value

    def texts(self, value: object, path: KeyPath) -> list[str]:
        found = self.items(value, path, 'write a list of texts, as in ["…", "…"]')
        return [self.text(item, (*path, i)) for i, item in enumerate(found)]

    def numbers(self, value: object, path: KeyPath) -> list[int]:
        found = self.items(value, path, "write a list of numbers, as in [1, 2]")
        return [self.number(item, (*path, i)) for i, item in enumerate(found)]

    def keys(
        self, table: dict[str, Any], path: KeyPath, known: tuple[str, ...], what: str = ""
    ) -> None:
        """Only these keys; `what` they are called, where they are no words of the language."""
        for key in table:
            if key not in known:
                said = f"no {what} {key!r}" if what else f"unknown key {key!r}"
                raise self.wrong((*path, key), said, suggest(key, known))

    def _named(self, path: KeyPath) -> str:
        """The key a value stands behind, and its place where it is one of several."""
        names = [key for key in path if isinstance(key, str)]
        if not names:
            return ""
        return f"{names[-1]}: " if path[-1] == names[-1] else f"{names[-1]}, {path[-1]}: "
