"""Instant abilities of cards that are allocated, Disputed ones too."""

from __future__ import annotations

import pytest

from tests.games.seize.table import Game

PATCH = """
[[card]]
name = "Ajee Delere, GalNet Celebrity"
[[card.ability]]
text = "When allocated: gain 2 Resource counters."
when = "instant"
do = { resources = 2 }
"""


@pytest.mark.proves("S22-DISP-C6", "S22-COMP-17")
def test_a_disputed_character_still_has_its_instant_ability() -> None:
    g = Game(
        {
            "title": "seize",
            "seats": 2,
            "fast": True,
            "patch": PATCH,
            "given": {
                "moment": "allocation",
                "resources": [5, 5],
                "zones": {"hand 0": [], "hand 1": [], "court 0": ["Ajee Delere"]},
                "map": [{"world": "Mars", "seat": 0}],
                "figures": {"1": ["Ajee Delere"]},
            },
        }
    )
    g.until("FaceUpCharacters")
    g.say("face-up Ajee Delere")
    assert g.disputed("Ajee Delere", 0)
    assert g.resources(0) == 5 - 2 + 2
