"""Every value that a person can choose has words; its name is for files and commands."""

from __future__ import annotations

import pytest

from regent.games import registry


@pytest.mark.parametrize("name", registry.names())
def test_every_value_has_words(name: str) -> None:
    raw = [
        f"{row.name}={word}"
        for row in registry.title(name).rulesets.parameters
        for word, said in zip(row.words, row.called, strict=True)
        # A name that is written as a name, such as Sek, is its own word.
        if said == word.replace("_", " ") and not word[0].isupper()
    ]
    assert raw == []


@pytest.mark.parametrize("name", registry.names())
def test_values_of_an_option_are_told_apart(name: str) -> None:
    for row in registry.title(name).rulesets.parameters:
        assert len(set(row.called)) == len(row.called), row.name
