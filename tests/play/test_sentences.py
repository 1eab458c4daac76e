"""Every sentence of random games reads like one: its beginning, its spaces, its full stops."""

from __future__ import annotations

import re
from typing import Final

import pytest

from regent.games import registry
from regent.kernel import rng
from regent.kernel.table import SPECTATOR
from regent.play.describe import Describer
from regent.play.session import Session, new_header

GAMES: Final = [
    ("arcs", "base+leaders+lore", 3),
    ("arcs", "empire", 3),
    ("contention", "standard", 3),
    ("outposts", "standard", 3),
    ("seize", "2022", 3),
    ("seize", "second", 2),
    ("seize", "first", 3),
]
ANSWERS: Final = 250
BEGINS: Final = re.compile(r"^(?: {4}[+−×÷])?[\w“(]|^ {4}\w")  # the terms of a sum stand further in
WRONG: Final = re.compile(r"(?<=\S)  | [.,;!?]|[.,;:]{2}|\( | \)")


def sentences(session: Session, words: Describer, told: int) -> list[str]:
    """What is asked, answered and told at this moment, to those who are asked and to others."""
    t = session.table
    found: list[str] = []
    for seat in session.awaited():
        decision = session.decision(seat)
        assert decision is not None
        found.append(words.prompt(t, decision).text)
        found += [words.option(t, seat, action).text for action in decision.actions]
    for viewer in (0, SPECTATOR):
        found += [words.event(t, event, viewer).text for event in session.events(viewer, told)]
    return found


@pytest.mark.parametrize(("title", "ruleset", "seats"), GAMES)
def test_sentences_are_written_properly(title: str, ruleset: str, seats: int) -> None:
    played = registry.title(title)
    session = Session.start(new_header(played, ruleset, seats, "sentences"))
    words = Describer(played, ["Ana", "Bo", "Cy"][:seats], ruleset=ruleset)
    source = rng.seeded(f"{title}/{ruleset}", 1)
    told = 0
    while not session.table.over and session.answers < ANSWERS:
        for said in sentences(session, words, told):
            assert BEGINS.match(said), repr(said)
            assert not WRONG.search(said), repr(said)
        told = len(session.log.events)
        seat = session.awaited()[0]
        decision = session.decision(seat)
        assert decision is not None
        session.act(seat, decision.actions[rng.below(source, 0, len(decision.actions))])
