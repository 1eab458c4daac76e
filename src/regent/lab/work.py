"""How much work the rules do: counted, not timed, so that a busy machine changes nothing.

Work is every call that is made and every turn of a loop or comprehension, in the kernel and the
titles. Their sources are compiled with a tick at each of these places; what a tick counts is the
program as it is written, so the figures are the same on every version of Python. What a built-in
does inside one call, such as copying a list, is not seen.

As a program (`python -m regent.lab.work WISH`) it counts in a process of its own, because the
modules of this one were read without ticks. So nothing of the kernel is imported at the top.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_loader
from itertools import count
from types import CodeType, ModuleType
from typing import Final

from regent.lab.sources import SourceFirst, elsewhere, packages_of

TICK: Final = "__tick__"
GAMES: Final = 3
LENGTH: Final = 1000
"""Games counted for each table, and the decisions after which a long one is left."""

SEATS: Final = (2, 4)
"""Tables that are counted, where the title can be played at them."""

Case = tuple[str, str, int]
"""Title, rule set, seats."""


# -- ticks -------------------------------------------------------------------------------------


def _tick() -> ast.Call:
    return ast.Call(ast.Name(TICK, ast.Load()), [], [])


class Ticks(ast.NodeTransformer):
    """Puts a tick wherever work is done; as a tick is true, conditions stay what they are."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        node.func = ast.BoolOp(ast.And(), [_tick(), node.func])
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        self.generic_visit(node)
        node.body.insert(0, ast.Expr(_tick()))
        return node

    def visit_While(self, node: ast.While) -> ast.AST:
        self.generic_visit(node)
        node.body.insert(0, ast.Expr(_tick()))
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        self.generic_visit(node)
        node.ifs.insert(0, _tick())
        return node


def with_ticks(source: bytes | str, path: str) -> CodeType:
    """The code of a module that ticks."""
    tree = Ticks().visit(ast.parse(source, path))
    code: CodeType = compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)
    return code


class TickingLoader(SourceFileLoader):
    """Reads a source with ticks in it, never the bytecode that lies beside."""

    def __init__(self, fullname: str, path: str, ticks: count[int]) -> None:
        super().__init__(fullname, path)
        self.ticks = ticks

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        return with_ticks(self.get_data(path), path)

    def exec_module(self, module: ModuleType) -> None:
        setattr(module, TICK, self.ticks.__next__)
        super().exec_module(module)


class Ticking(SourceFirst):
    """Finds the sources of these packages and has them ticking."""

    def __init__(self, packages: Sequence[str]) -> None:
        super().__init__(packages)
        self.ticks = count(1)
        self.reads = 0

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = super().find_spec(fullname, path, target)
        if spec is None or spec.origin is None:
            return None
        return spec_from_loader(fullname, TickingLoader(fullname, spec.origin, self.ticks))

    def total(self) -> int:
        """Ticks so far; reading the counter is one more, which does not count."""
        self.reads += 1
        return next(self.ticks) - self.reads


# -- counting ----------------------------------------------------------------------------------


def cases() -> list[Case]:
    """The first rule set of every title at tables of different sizes."""
    from regent.games import registry
    from regent.lab.batch import default_ruleset, fitting_seats

    found: list[Case] = []
    for name in registry.names():
        title = registry.title(name)
        ruleset = default_ruleset(title)
        fitting = fitting_seats(title, ruleset, {})
        found += [(name, ruleset, seats) for seats in SEATS if seats in fitting]
    return found


def counted(chosen: Sequence[Case]) -> Iterator[tuple[Case, float]]:
    """Each table with its work for one decision, counted in a process of its own."""
    wish = [packages_of([name for name, _, _ in chosen]), list(chosen)]
    found = elsewhere("regent.lab.work", wish, "counting the work")
    yield from zip(chosen, found, strict=True)


def _count(ticking: Ticking, name: str, ruleset: str, seats: int) -> float:
    """Ticks for one decision of random games that are always the same, set-up included."""
    from regent.games import registry
    from regent.kernel import rng
    from regent.kernel.playout import playout

    title = registry.title(name)
    rules = title.resolve(ruleset, seats)
    cards = title.cards(ruleset)
    began = ticking.total()
    decisions = 0
    for game in range(GAMES):
        seed = f"work/{game}"
        decisions += playout(title.new(rules, cards, seed), rng.seeded(seed, 1), LENGTH)
    return round((ticking.total() - began) / decisions, 1)


def _count_here(wish: str) -> None:
    """What the second process does."""
    packages, chosen = json.loads(wish)
    ticking = Ticking(packages)
    sys.meta_path.insert(0, ticking)
    sys.stdout.write(json.dumps([_count(ticking, *case) for case in chosen]))


if __name__ == "__main__":
    _count_here(sys.argv[1])
