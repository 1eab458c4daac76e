"""Every card has a test of its own, and the numbers of codes.py are those of the words."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from regent.games.contention import (
    codes,
    vocabulary,
)
from regent.games.contention.title import TITLE
from tests.games.contention.table import COVERED

MODULES = sorted(path.stem for path in Path(__file__).parent.glob("cards/test_*.py"))


def test_every_card_is_covered() -> None:
    for module in MODULES:
        importlib.import_module(f"tests.games.contention.cards.{module}")
    names = {card.name for card in TITLE.cards().cards if card.choice("type") != "Bluff"}
    assert len(names) == 221
    assert sorted(names - COVERED) == []


def numbers(prefix: str) -> dict[str, int]:
    """The constants of codes.py that begin so, by their name without it."""
    found = {name: number for name, number in vars(codes).items() if name.startswith(prefix)}
    return {name.removeprefix(prefix): int(number) for name, number in found.items()}


@pytest.mark.parametrize(
    ("prefix", "order"),
    [
        ("W_", [word.name for word in vocabulary.WORDS]),
        ("S_", [slot.name for slot in vocabulary.SLOTS]),
        ("REF_", [name for name, _ in vocabulary.REFERENCES]),
        ("A_", vocabulary.ARGUMENTS),
    ],
)
def test_codes_follow_the_order_of_the_words(prefix: str, order: list[str]) -> None:
    assert numbers(prefix) == {name.upper(): i for i, name in enumerate(order)}


def test_codes_of_selector_keys() -> None:
    short = {"min_printed_attack": "min_attack", "cost_above_given": "cost_above"}
    order = [short.get(key.name, key.name) for key in vocabulary.SELECTOR_KEYS]
    assert numbers("K_") == {name.upper(): i for i, name in enumerate(order)}


@pytest.mark.parametrize("names", [codes.TYPES, codes.KEYWORDS, codes.SUBTYPES])
def test_codes_of_types_keywords_and_subtypes(names: tuple[str, ...]) -> None:
    for i, name in enumerate(names):
        assert getattr(codes, name.upper().replace(" ", "_")) == i


def test_keywords_of_the_schema_have_the_same_order() -> None:
    [field] = [field for field in vocabulary.SCHEMA.fields if field.name == "keywords"]
    assert [keyword.name for keyword in field.keywords] == list(codes.KEYWORDS)


def test_codes_of_choices() -> None:
    assert (codes.SIDE_ANY, codes.FRIENDLY, codes.ENEMY, codes.OWN) == (0, 1, 2, 3)
    assert codes.SIDES == ("any", "friendly", "enemy", "own")
    assert codes.SELECT_KINDS[codes.KIND_LOCATION] == "location"
    assert codes.SELECT_KINDS[codes.KIND_PLAYER] == "player"
    near = numbers("NEAR_")
    assert near == {name.upper(): i for i, name in enumerate(codes.NEAR)}
    where = numbers("AT_")
    assert where == {name.upper(): i for i, name in enumerate(codes.WHERE)}
    assert [
        codes.WHO.index(name)
        for name in ("you", "target", "host", "opponents", "controller_of_target")
    ] == [codes.YOU, codes.WHO_TARGET, codes.WHO_HOST, codes.OPPONENTS, codes.CONTROLLER]
    assert [codes.SOURCES.index(name) for name in ("play", "being_played", "hand", "scrap")] == [
        codes.FROM_PLAY,
        codes.FROM_PLAYED,
        codes.FROM_HAND,
        codes.FROM_SCRAP,
    ]


def test_handlers_are_few_and_numbered() -> None:
    assert len(vocabulary.HANDLERS) <= 4
    for i, name in enumerate(vocabulary.HANDLERS):
        assert getattr(codes, name.upper().replace(" ", "_")) == i
