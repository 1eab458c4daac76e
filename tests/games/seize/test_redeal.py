"""What a seat does not know, dealt again while Throne Worlds are chosen anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from regent.games.seize.founding import Refound
from regent.games.seize.title import TITLE
from regent.kernel import rng
from regent.kernel.frame import answer
from regent.kernel.table import Table
from regent.play.scenario import Scenario

CLASH = Path("tests/scenarios/seize/scn-01e-throne-clash.toml")


def after_the_clash() -> Table:
    """Seats 0 and 2 choose another Throne World (S22-SETUP-15)."""
    scenario = Scenario.read(CLASH)
    session = scenario.open()
    for i, step in enumerate(scenario.steps[:6]):
        assert scenario._step(session, step, i, None) is None
    return session.table


@pytest.mark.parametrize("viewer", [1, 2, -1])
@pytest.mark.parametrize("choice", [0, 1])
def test_a_new_throne_world_is_sealed_again_in_every_re_deal(viewer: int, choice: int) -> None:
    """Some deals leave a seat no World and Lead within the cap: nobody could believe those."""
    t = after_the_clash()
    while t.waiting & 1:
        options = t.stack[-1].options(t, 0)
        answer(t, 0, options[min(choice, len(options) - 1)])
    source = rng.seeded(f"refound/{viewer}/{choice}", 1)
    for _ in range(300):
        world = TITLE.redeal(t, viewer, source)
        top = world.stack[-1]
        assert isinstance(top, Refound)
        drafts, top.drafts[0] = top.drafts[0], []
        for action in drafts:
            assert action in top.options(world, 0)
            top.drafts[0].append(action)
        assert top.closes(world, 0, drafts[-1])
        if viewer != 2:
            assert top.options(world, 2), "a seat that is asked has something to say"
