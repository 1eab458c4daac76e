"""Guild cards, where the base game alone cannot bring a rule about."""

from __future__ import annotations

import pytest

from regent.games.arcs import verbs
from regent.games.arcs.guild import Beside, union_targets
from regent.games.arcs.state import AREA, FACE_UP
from regent.games.arcs.title import TITLE
from regent.kernel.action import pack
from regent.play.describe import Describer
from tests.games.arcs.table import start


@pytest.mark.proves("A-GUILD-31")
def test_two_unions_are_not_put_beside_one_card() -> None:
    """Each suit has one Union here; the campaign has others."""
    t = start(3)
    by_name = {t.spec.names[face]: card for card, face in enumerate(t.face)}
    played, union = by_name["Aggression 4"], by_name["Arms Union"]
    t.move(played, t.zone(0, FACE_UP))
    t.move(union, t.zone(1, AREA))
    suit = t.suit_of(played)
    asked = Beside(union, 1)
    assert union_targets(t, suit) == [played]
    assert asked.bar(t, 1, pack(verbs.BESIDE, played)) == ""
    t.unions += [by_name["Spacing Union"], 2, played]
    assert union_targets(t, suit) == []
    assert asked.bar(t, 1, pack(verbs.BESIDE, played)) == "A-GUILD-31"


def test_an_answer_says_whose_card_is_stolen() -> None:
    t = start(3)
    by_name = {t.spec.names[face]: card for card, face in enumerate(t.face)}
    for seat, name in enumerate(("Farseers", "Gatekeepers", "Skirmishers")):
        t.move(by_name[name], t.zone(seat, AREA))
    words = Describer(TITLE, ["Ana", "Bo", "Cy"])

    def said(seat: int, name: str) -> str:
        return words.option(t, seat, pack(verbs.STEAL_CARD, by_name[name])).text

    assert said(0, "Gatekeepers").startswith("Steal Gatekeepers (Bo)")
    assert said(0, "Skirmishers").startswith("Steal Skirmishers (Cy)")
    own = words.option(t, 0, pack(verbs.USE, by_name["Farseers"])).text
    assert "Farseers" in own
    assert "Ana" not in own
