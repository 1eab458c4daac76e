"""Everything that can happen or be asked has words."""

from __future__ import annotations

import pytest

from regent.games import registry
from regent.kernel.event import Event
from regent.kernel.frame import Frame
from regent.play.describe import Describer
from tests.helpers import position, table


@pytest.mark.parametrize("name", registry.names())
def test_every_event_prompt_and_option_has_words(name: str) -> None:
    title = registry.title(name)
    describer = Describer(title, [])
    missing = [f"event-{kind}" for kind in title.events if not describer.has(f"event-{kind}")]
    for verb in title.verbs.values():
        if not describer.has(f"option-{verb.name}"):
            missing.append(f"option-{verb.name}")
    for frame, cls in title.frames.items():
        asks = cls.options is not Frame.options or cls.candidates is not Frame.candidates
        if asks and not describer.has(f"prompt-{frame}"):
            missing.append(f"prompt-{frame}")
    assert missing == []


def test_a_sentence_depends_on_who_reads_it() -> None:
    session = table()
    describer = Describer(session.title, ["Ann", ""])
    draw = next(event for event in session.log.events if event.kind == "draws")
    twin = draw.seen_by(2)
    assert twin is not None
    name = session.title.face_name(session.table, draw.faces[0])
    assert describer.event(session.table, draw, 0).text == f"You draw {name}."
    assert describer.event(session.table, twin, 1).text == "Ann draws a card."
    assert describer.seat(1) == "Seat 1"


def test_numbers_take_their_plural_and_cards_are_parts_of_their_own() -> None:
    session = table()
    describer = Describer(session.title, ["Ann", "Bob"])
    for amount, said in ((1, "Bob takes 1 coin."), (3, "Bob takes 3 coins.")):
        event = Event("gains", 1, "T-INCOME-1", [amount], [-1], [-1], 0, 0)
        assert describer.event(session.table, event, 0).text == said
    event = Event("lays", 1, "T-ARRIVE-1", [5], [1], [-1], 0, 0)
    sentence = describer.event(session.table, event, 0)
    assert [(part.kind, part.value) for part in sentence.parts if part.kind] == [
        ("seat", 1),
        ("card", 5),
    ]
    assert sentence.clause == "T-ARRIVE-1"


def test_prompts_options_and_standings() -> None:
    session = position(
        'passes = true\n[given]\nmoment = "lay"\ncoins = [2, 2]\n[given.zones]\n'
        '"hand 0" = ["Raider", "Guard"]\n"hand 1" = ["Scout"]\n'
    )
    describer = Describer(session.title, ["Ann", "Bob"])
    session.answer(0, "lay Raider")
    session.answer(1, "hold")
    decision = session.decision(0)
    assert decision is not None
    assert describer.prompt(session.table, decision).text == "Pay 2 for Raider."
    options = [describer.option(session.table, 0, action).text for action in decision.actions]
    assert options == ["Pay a coin", "Give up Guard"]
    session.table.finish([2, 1], "T-END-1")
    standings = [line.text for line in describer.standings(session.table, "T-END-1")]
    assert standings == ["1. Bob (0 points)", "2. Ann (0 points)"]
