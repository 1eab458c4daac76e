"""What changed between two values, as few steps that lead from one to the other."""

from __future__ import annotations

from typing import Any

from regent.server.wire import Step

Path = list[str | int]


def changes(old: Any, new: Any) -> list[Step]:
    """Steps that make `new` out of `old`, which are values as JSON has them."""
    steps: list[Step] = []
    _compare(old, new, [], steps)
    return steps


def _compare(old: Any, new: Any, at: Path, steps: list[Step]) -> None:
    if old == new and type(old) is type(new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                steps.append(Step([*at, key], None, True))
        for key, value in new.items():
            if key in old:
                _compare(old[key], value, [*at, key], steps)
            else:
                steps.append(Step([*at, key], value))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, value in enumerate(new):
            _compare(old[i], value, [*at, i], steps)
    else:
        steps.append(Step(at, new))


def applied(old: Any, steps: list[Step]) -> Any:
    """The value that the steps lead to; `old` stays as it is."""
    for step in steps:
        old = _apply(old, step.at, step)
    return old


def _apply(value: Any, at: Path, step: Step) -> Any:
    if not at:
        return step.to
    key: Any = at[0]
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    if len(at) == 1 and step.gone:
        del copy[key]
    elif len(at) == 1:
        copy[key] = step.to
    else:
        copy[key] = _apply(value[key], at[1:], step)
    return copy
