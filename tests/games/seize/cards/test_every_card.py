"""Every card has a test of its own."""

from __future__ import annotations

import importlib
from collections import Counter
from pathlib import Path

from regent.games.seize.title import TITLE
from tests.games.seize.table import COVERED

MODULES = sorted(path.stem for path in Path(__file__).parent.glob("test_*.py"))


def test_every_card_is_covered() -> None:
    for module in MODULES:  # other workers may have run them
        importlib.import_module(f"tests.games.seize.cards.{module}")
    names = {card.name for card in TITLE.cards().cards}
    first = [card for card in TITLE.cards("first").cards if not {card.name, *card.aliases} & names]
    assert len(first) == 16
    names |= {card.name for card in first}
    assert sorted(names - COVERED) == []


def test_there_are_as_many_cards_as_the_catalogue_lists() -> None:
    spec = TITLE.cards().cards
    assert Counter(card.name for card in spec).most_common(1)[0][1] == 1
    assert len(spec) == 56 + 20 + 24 + 24 + 8
