"""Bots by name: three kinds, three levels on top of them, and settings behind a colon."""

from __future__ import annotations

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
SLIPS: Final = 30
EXPERT_MS: Final = 500


def bot(name: str, seed: str) -> Bot:
    """A bot by name, with a random stream of its own."""
    kind, _, settings = name.partition(":")
    if kind not in BOTS:
        right = suggest(kind, list(BOTS), listing=True)
        raise InputError(f"no bot is called {kind!r}", right=right)
    wanted = _settings(name, kind, settings)
    made: Bot
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


def _settings(name: str, kind: str, text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in filter(None, text.split(":")):
        key, _, value = part.partition("=")
        if kind not in ("search", "expert") or key not in ("ms", "iterations"):
            right = "write search:ms=100 or search:iterations=200"
            raise InputError(f"bot {name!r} has no setting {key!r}", right=right)
        if not value.isdecimal() or not 1 <= int(value) <= 10**6:
            raise InputError(f"{part!r} is no number of {key}", right="write 1 or more")
        found[key] = int(value)
    return found
