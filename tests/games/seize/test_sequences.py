"""Every phase is a row of named steps that an edition may vary."""

from __future__ import annotations

import pytest

from regent.games import registry
from regent.games.seize import sequences as steps
from regent.games.seize.parameters import PARAMETERS
from regent.games.seize.rulesets import RULESETS
from regent.games.seize.state import Seize
from regent.kernel import rng
from regent.kernel.errors import Broken
from regent.kernel.playout import playout

TITLE = registry.title("seize")


def new(seats: int = 2) -> Seize:
    t = TITLE.new(TITLE.resolve("2022", seats), TITLE.cards(), "sequences")
    assert isinstance(t, Seize)
    return t


def test_every_edition_has_every_sequence() -> None:
    editions = {row.edition for row in RULESETS.rulesets if not row.base}
    assert editions == set(steps.SEQUENCES)
    for edition in editions:
        rows = steps.SEQUENCES[edition]
        assert set(rows) == set(steps.OF_2022)
        assert sorted(rows) == list(range(len(rows)))
    with pytest.raises(Broken, match="no sequences"):
        steps.sequences_of("fourth")


def test_an_edition_varies_a_phase_by_its_row() -> None:
    """With the reward draws before the hand size, what was drawn is cut to the hand size."""
    t = new()
    victory = t.spec.sequences[steps.VICTORY]
    try:
        t.spec.sequences[steps.VICTORY] = [steps.TEST, steps.REWARD_DRAWS, steps.FILL_HAND]
        assert playout(t, rng.seeded("sequences", 1), 300) == 300
        t.spec.sequences[steps.VICTORY] = [steps.BID]
        with pytest.raises(Broken, match="VictoryPhase cannot do step"):
            playout(t, rng.seeded("sequences", 1), 3000)
    finally:
        t.spec.sequences[steps.VICTORY] = victory


def test_a_parameter_is_written_once() -> None:
    names = [parameter.name for parameter in PARAMETERS]
    assert names == [parameter.name for parameter in RULESETS.parameters]
    assert len(set(names)) == len(names)
    assert len(new().spec.rules) == len(names)
