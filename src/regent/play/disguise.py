"""A header for somebody who may not know all decks that were brought (K-SECRET-6)."""

from __future__ import annotations

import msgspec

from regent.games import registry
from regent.kernel.table import EVERYTHING
from regent.play.journal import Header


def disguised(header: Header, viewer: int) -> Header:
    """The same game with a deck of the box in the place of each that another seat brought."""
    if viewer == EVERYTHING or not any(name.startswith("deck_") for name in header.texts):
        return header
    title = registry.title(header.title)
    texts = title.disguised(header.texts, header.ruleset, viewer)
    return msgspec.structs.replace(header, texts=texts)
