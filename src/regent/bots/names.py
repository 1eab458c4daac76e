"""Bots by name: three kinds, three levels on top of them, and settings behind a colon."""

from __future__ import annotations

import importlib
import os
from typing import Final

from regent.bots.base import Bot, RandomBot
from regent.bots.reasons import ReasonsBot
from regent.bots.search import SearchBot
from regent.kernel.errors import InputError
from regent.kernel.problems import suggest

BOTS: Final[dict[str, str]] = {
    "random": "any option, each as likely as the others",
    "reasons": "weighs named reasons; can say why",
    "search": "looks ahead; search:ms=100 or search:iterations=200",
    "novice": "the first level: weighs reasons, and slips now and then",
    "regular": "the second level: weighs reasons",
    "expert": "the third level: looks ahead for half a second",
}
"""Every name, with what it is."""

LEVELS: Final = ("novice", "regular", "expert")
SLIPS: Final = 60
EXPERT_MS: Final = 500


VARIABLE: Final = "REGENT_BOTS"
"""Bots from outside: `name=module:Class` pairs, separated by commas."""


def known() -> dict[str, str]:
    """Every bot that can be asked for, with what it is."""
    return {**BOTS, **{name: f"from {place}" for name, place in _outside().items()}}


def _outside() -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in filter(None, os.environ.get(VARIABLE, "").split(",")):
        name, _, place = pair.strip().partition("=")
        if not name or ":" not in place:
            right = f"write {VARIABLE}=name=module:Class,name=module:Class"
            raise InputError(f"{pair.strip()!r} names no class", VARIABLE, right)
        found[name] = place
    return found


def _from_outside(name: str, place: str, seed: str) -> Bot:
    module, _, cls = place.partition(":")
    try:
        made = getattr(importlib.import_module(module), cls)(seed)
    except (ImportError, AttributeError, TypeError) as error:
        raise InputError(f"bot {name!r} cannot be loaded: {error}", VARIABLE) from error
    if not isinstance(made, Bot):
        raise InputError(f"{place} is no Bot", VARIABLE, "inherit from regent.bots.base.Bot")
    return made


def bot(name: str, seed: str) -> Bot:
    """A bot by name, with a random stream of its own."""
    kind, _, settings = name.partition(":")
    outside = _outside()
    if kind in outside:
        made = _from_outside(kind, outside[kind], seed)
        made.name = name
        return made
    if kind not in BOTS:
        right = suggest(kind, list(known()), listing=True)
        raise InputError(f"no bot is called {kind!r}", right=right)
    wanted = _settings(name, kind, settings)
    if kind == "random":
        made = RandomBot(seed)
    elif kind in ("reasons", "regular"):
        made = ReasonsBot(seed)
    elif kind == "novice":
        made = ReasonsBot(seed, slips=SLIPS)
    else:
        ms = wanted.get("ms", EXPERT_MS if kind == "expert" else 100)
        made = SearchBot(seed, ms=ms, iterations=wanted.get("iterations", 0))
    made.name = name
    return made


def budget(name: str) -> dict[str, int]:
    """What a bot's name asks for: milliseconds, iterations."""
    kind, _, settings = name.partition(":")
    return _settings(name, kind, settings) if kind in BOTS else {}


def _settings(name: str, kind: str, text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in filter(None, text.split(":")):
        key, _, value = part.partition("=")
        if kind not in ("search", "expert") or key not in ("ms", "iterations"):
            right = "write search:ms=100 or search:iterations=200"
            raise InputError(f"bot {name!r} has no setting {key!r}", right=right)
        if not (value.isascii() and value.isdecimal() and len(value) < 8) or not (
            1 <= int(value) <= 10**6
        ):
            raise InputError(f"{part!r} is no number of {key}", right="write 1 or more")
        found[key] = int(value)
    return found
