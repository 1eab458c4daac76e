"""Events in the words of a scenario: kind, seat, arguments, as in `falls 0 scout`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regent.kernel.errors import InputError
from regent.kernel.event import Event
from regent.kernel.problems import suggest
from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.kernel.vocabulary import slug


def event_words(title: Title[Any], t: Table, event: Event) -> str:
    """An event as its kind, its actor and its arguments; what its reader may not see is left
    out, and so is what it does not have."""
    words = [event.kind]
    if event.actor >= 0:
        words.append(title.argument(t, "seat", event.actor))
    for i, kind in enumerate(title.events[event.kind]):
        if event.faces[i] >= 0:
            words.append(title.face_slug(t, event.faces[i]))
        elif event.args[i] >= 0:
            words.append(title.argument(t, kind, event.args[i]))
    return " ".join(words)


def matches(written: str, event: str) -> bool:
    """Is this the event, or its beginning?"""
    words, full = slug(written), slug(event)
    return words == full or full.startswith(words + "-")


def check_event(title: Title[Any], t: Table, written: str) -> None:
    """InputError if nothing of this kind could ever happen here: a slip of the pen, which would
    make whatever must not happen hold for ever."""
    words = slug(written)
    kinds = [kind for kind in title.events if _begins(words, kind)]
    if not kinds:
        right = suggest(slug(written.split(" ")[0]), title.events)
        raise InputError(f"no event {written!r}", right=right)
    for kind in kinds:
        rest = words[len(kind) :].strip("-")
        arguments = list(title.events[kind])
        if _reads(title, t, rest, arguments):
            return
        for seat in title.domain(t, "seat"):
            actor = title.argument(t, "seat", seat)
            if _begins(rest, actor):
                if _reads(title, t, rest[len(actor) :].strip("-"), arguments):
                    return
    form = " ".join([kinds[0], "seat", *title.events[kinds[0]]])
    what = f"{written!r} names a seat, card or place that is not there"
    raise InputError(what, right=f"it is written: {form}")


def _begins(words: str, word: str) -> bool:
    return words == word or words.startswith(word + "-")


def _reads(title: Title[Any], t: Table, rest: str, kinds: list[str]) -> bool:
    """Is the rest of an event the beginning of such arguments? Each may be missing."""
    if not rest:
        return True
    for i, kind in enumerate(kinds):
        for word in _words(title, t, kind, rest):
            if _begins(rest, word):
                if _reads(title, t, rest[len(word) :].strip("-"), kinds[i + 1 :]):
                    return True
    return False


def _words(title: Title[Any], t: Table, kind: str, rest: str) -> Iterator[str]:
    """Every word for an argument of this kind; of numbers only the one that stands there."""
    if kind == "number":
        first = rest.split("-")[0]
        if first.isdigit():
            yield first
        return
    if kind in ("card", "face"):
        yield from sorted(title.face_slugs(t), key=len, reverse=True)
        return
    for value in title.domain(t, kind):
        yield slug(title.argument(t, kind, value))
