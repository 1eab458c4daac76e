"""What clones share is made one's own before it changes; no method that writes may forget."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from regent.games.contention import fields
from regent.games.seize import marks

GAMES = Path(__file__).resolve().parents[2] / "src" / "regent" / "games"
OWN = "own_marks"


def forgetful(source: str, seldom: tuple[str, ...]) -> list[str]:
    """The methods that write into a list which seldom changes and do not own it first."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef) or node.name in ("__init__", OWN):
            continue
        written = [
            place.attr
            for inner in ast.walk(node)
            if isinstance(inner, ast.Attribute | ast.Subscript) and isinstance(inner.ctx, ast.Store)
            for place in [inner.value if isinstance(inner, ast.Subscript) else inner]
            if isinstance(place, ast.Attribute)
            and isinstance(place.value, ast.Name)
            and place.value.id == "self"
        ]
        called = [inner.attr for inner in ast.walk(node) if isinstance(inner, ast.Attribute)]
        if set(written) & set(seldom) and OWN not in called:
            found.append(node.name)
    return found


@pytest.mark.parametrize(
    ("title", "seldom"), [("contention", fields.SELDOM), ("seize", marks.SELDOM)]
)
def test_what_is_lent_is_owned_before_it_changes(title: str, seldom: tuple[str, ...]) -> None:
    for path in sorted((GAMES / title).glob("*.py")):
        assert forgetful(path.read_text(encoding="utf-8"), seldom) == [], path.name


def test_a_method_that_forgets_is_found() -> None:
    source = "class A:\n    def f(self):\n        self.base[1] = 2\n"
    assert forgetful(source, ("base",)) == ["f"]
    assert forgetful(source, ("other",)) == []
