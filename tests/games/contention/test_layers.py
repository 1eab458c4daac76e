"""C-CARD-14: of two cards that set a value, the later one counts."""

from __future__ import annotations

import pytest

from regent.games.contention.values import speed
from regent.kernel.tomlfile import TomlFile
from regent.play.scenario import Scenario
from tests.games.contention.table import own

PATCH = """
[[card]]
name = "Overdrive"
new = true
type = "Action"
cost = 1
provenance = "designed"
[[card.ability]]
target = { side = "any", kind = "ship" }
do = { speed_is = 3, to = "target" }
"""

HEAD = f'''title = "contention"
seats = 2
patch = """{PATCH}"""
[given]
moment = "face-off"
resources = [9, 9]
[given.zones]
"hand 0" = ["Overdrive", "Cruiser"]
"hand 1" = ["Engine Bug"]
[given.sectors]
a2 = {{ assets = ["0 Frigate"] }}
'''


def after(scepter: int) -> int:
    """The speed of the Frigate when both have set it, in scepter order."""
    text = HEAD.replace("resources", f"scepter = {scepter}\nresources")
    session = Scenario(TomlFile.parse(text, "test")).open()
    session.answer(0, "drop Overdrive")
    session.answer(1, "drop Engine Bug")
    t = own(session.table)
    frigates = [card for card in t.ships_of(0) if t.spec.names[t.face[card]] == "Frigate"]
    return speed(t, frigates[0])


@pytest.mark.proves("C-CARD-14")
@pytest.mark.parametrize(("scepter", "found"), [(0, 0), (1, 3)])
def test_the_later_setter_counts(scepter: int, found: int) -> None:
    """Engine Bug sets 0 while attached, Overdrive 3 this turn: whichever resolved last."""
    assert after(scepter) == found
