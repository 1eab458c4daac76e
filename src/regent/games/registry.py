"""Which titles there are, and how to find one by name.

A title from outside is plain Python, and runs on a compiled kernel as on an interpreted one: the
classes a title subclasses are open for that (`kernel/opened.py`). Compiled with the kernel it is
several times faster; `tools/compile.py` builds what lies in `games/`.
"""

from __future__ import annotations

import difflib
import importlib
import importlib.util
import os
from types import ModuleType
from typing import Any, Final

from regent.kernel.errors import InputError
from regent.kernel.title import Title

SHIPPED: Final[dict[str, str]] = {
    "contention": "regent.games.contention.title",
    "seize": "regent.games.seize.title",
}
"""Name and module of every title in the box; the module's `TITLE` is the title."""

VARIABLE: Final = "REGENT_TITLES"
"""More titles from outside: `name=module` pairs, separated by commas."""


def modules() -> dict[str, str]:
    """All titles that can be asked for by name."""
    found = dict(SHIPPED)
    for pair in os.environ.get(VARIABLE, "").split(","):
        name, _, module = pair.strip().partition("=")
        if name and not module:
            right = f"write {VARIABLE}=name=module,name=module"
            raise InputError(f"{pair.strip()!r} names no module", VARIABLE, right)
        if name:
            found[name] = module
    return found


def names() -> list[str]:
    return sorted(modules())


def title(name: str) -> Title[Any]:
    """The title of that name."""
    known = modules()
    if name not in known:
        near = difflib.get_close_matches(name, known, 1)
        listing = ", ".join(sorted(known)) or "none in this installation yet"
        right = f"did you mean {near[0]!r}?" if near else f"the titles are: {listing}"
        raise InputError(f"no title is called {name!r}", right=right)
    try:
        module = importlib.import_module(known[name])
    except ModuleNotFoundError as error:
        raise InputError(f"title {name!r} cannot be loaded: {error}") from error
    found = getattr(module, "TITLE", None)
    if not isinstance(found, Title):
        raise InputError(f"module {known[name]} of title {name!r} has no TITLE")
    return found


def room(name: str, role: str) -> ModuleType | None:
    """A module of a title that is found by its file name, or None where it has no such room:
    `wire`, what its view looks like, or `terminal`, its drawing. The doors ask for these; the rules
    know neither."""
    folder = modules()[name].rpartition(".")[0]
    if not folder or importlib.util.find_spec(f"{folder}.{role}") is None:
        return None
    return importlib.import_module(f"{folder}.{role}")
