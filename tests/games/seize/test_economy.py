"""What a bot makes of its Allocation points, and what advice says to that."""

from __future__ import annotations

from tests.games.seize.table import Game, at
from tests.games.seize.test_allocation import allocate
from tests.games.seize.test_reasons import opinions, plain


def best(g: Game) -> str:
    return plain(opinions(g)[0].option)


def test_of_several_worlds_those_pay_whose_points_are_not_wasted() -> None:
    """A World of 5 for a Unit of 4, not one of 3 and that of 5."""
    g = allocate(
        at("Geladhore Prime", 0),
        at("Delnathos Alpha", 0, throne=True),
        hand=["Cyborg Infantry Division"],
    )
    g.until("AllocateUnits")
    g.say("allocate Cyborg Infantry Division")
    assert best(g) == "spend geladhore-prime"


def test_the_first_world_leaves_one_that_fits_the_rest() -> None:
    """For 7 of 4, 5 and 2: the 5 or the 2, although the Throne World needs a Unit more."""
    g = allocate(
        at("Ygranus Calendra", 0, throne=True),
        at("Geladhore Prime", 0, "0 Cyborg Infantry Division"),
        at("Galvagex 3", 0),
        hand=["Rapid Strike Fleet"],
    )
    g.until("AllocateUnits")
    g.say("allocate Rapid Strike Fleet")
    assert best(g) != "spend ygranus-calendra"
