"""What was sealed stays sealed: nobody can try it, and nobody goes back behind the reveal."""

from __future__ import annotations

import pytest

from regent.kernel.errors import Refusal
from regent.kernel.tomlfile import TomlFile
from regent.play.scenario import Scenario
from regent.play.session import Session
from tests.games.contention.table import own

FACE_OFF = """
about = "A ship before an enemy location: after the face-off its owner is asked to attack"
title = "contention"
seats = 2
settings = { faction_0 = "Sek", faction_1 = "Avar" }
[given]
moment = "face-off"
scepter = 0
resources = [3, 3]
[given.zones]
"hand 0" = ["Supernova"]
"hand 1" = ["Frigate", "Frigate"]
[given.sectors]
b2 = { location = "Mirel", ruler = 1, assets = ["0 Cruiser"] }
"""

SEALED = ("bluff", "sit-out", "drop Frigate")


def sealed(answer: str) -> Session:
    session = Scenario(TomlFile.parse(FACE_OFF, "here")).open()
    session.answer(1, answer)
    return session


@pytest.mark.proves("K-SEAL-1", "K-ANSWER-5")
def test_a_compound_choice_does_not_try_what_another_has_sealed() -> None:
    """A Bluff shows no face, so the battle comes without anything learned."""
    heard: set[str] = set()
    for answer in SEALED:
        session = sealed(answer)
        with pytest.raises(Refusal) as refusal:
            session.commit(0, ["bluff", "attack Cruiser Frigate"])
        heard.add(str(refusal.value))
        assert session.awaited() == [0]
    assert len(heard) == 1
    assert refusal.value.clause == "K-ANSWER-5"


@pytest.mark.proves("K-SEAL-3")
def test_an_answer_that_was_revealed_is_not_taken_back() -> None:
    for answer in SEALED:
        session = sealed(answer)
        session.answer(0, "bluff")
        assert session.undoable(0) == []
        with pytest.raises(Refusal, match="cannot be taken back"):
            session.undo(0)


@pytest.mark.proves("C-ZONE-06")
def test_equal_cards_of_a_hand_are_not_told_apart() -> None:
    """Everybody has seen one Frigate; when one is dropped, nobody can say that it is the other."""
    session = Scenario(TomlFile.parse(FACE_OFF, "here")).open()
    t = session.table
    seen = own(t).hand(1)[1]
    t.learn(seen, t.everybody())
    assert session.view(0)["table"]["seats"][1]["hand"][0]["name"] == "Frigate"
    session.answer(0, "bluff")
    session.answer(1, "drop Frigate")
    assert session.view(0)["table"]["seats"][1]["hand"] == [{"card": None}]
    assert session.view(1)["table"]["seats"][1]["hand"][0]["name"] == "Frigate"
