"""A designer's patch: the examples of docs/cards.md lie over the cards of Contention and work."""

from __future__ import annotations

import re
from pathlib import Path

from regent.kernel.cards import patch_file
from regent.kernel.tomlfile import TomlFile
from regent.play.scenario import Scenario
from tests.games.contention.table import TITLE

DOC = (Path(__file__).parents[3] / "docs" / "cards.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", DOC, re.DOTALL)
NEW_CARD = '[[card]]\nname = "Lance Battery"\nnew = true\ntype = "Tech"\ncost = 3\n'


def test_the_first_example_changes_adds_and_removes() -> None:
    before = len(TITLE.cards().cards)
    cards, told = patch_file(TITLE.cards(), TomlFile.parse(EXAMPLES[0], "my.toml"))
    assert "Soldier: attack 2 → 3" in told
    assert cards.by_name("Soldier").number("attack") == 3
    assert cards.find("Jump Beacon") is not None
    assert cards.find("Gravity Wave") is None
    assert len(cards.cards) == before


def test_the_second_example_is_an_ability_of_this_vocabulary() -> None:
    row = NEW_CARD + 'provenance = "designed"\n' + EXAMPLES[1]
    cards, _ = patch_file(TITLE.cards(), TomlFile.parse(row, "my.toml"))
    assert len(cards.by_name("Lance Battery").abilities) == 1


def test_a_new_card_does_what_its_row_says() -> None:
    text = f"""title = "contention"
seats = 2
patch = '''{EXAMPLES[0]}'''
[given]
moment = "face-off"
resources = [3, 0]
[given.zones]
"hand 0" = ["Jump Beacon"]
[[do]]
seat = 0
option = "drop Jump Beacon"
expect = {{ events = ["enters 0 jump-beacon", "draws 0"] }}
"""
    assert [str(failure) for failure in Scenario(TomlFile.parse(text, "test")).run()] == []
