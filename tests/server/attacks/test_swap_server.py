"""Nothing that a real server sends to a viewer depends on what the viewer cannot know; and where
it is made to, the swap test finds it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regent.kernel import rng
from regent.kernel.action import A_PASS
from regent.kernel.frame import answer, offered
from regent.kernel.table import EVERYTHING, SPECTATOR, Table
from regent.kernel.title import Title
from regent.play.session import Session, Staged
from regent.server.archive import Archive
from regent.server.chat import Talk
from regent.server.film import Film
from regent.server.live import LiveTable
from regent.server.rematch import Rematches
from regent.server.store import Person, Record
from regent.server.wire import Again, FromTable
from tests.helpers import interpreted
from tests.server.attacks.swap import LENGTHS, by_order, look, once_more, pair, position

PLAYED = ["contention", "seize", "seize/second", "seize/first", "arcs", "arcs/empire"]
"""Every title, by each book that has secrets of its own: Arcs has hands and cards played facedown,
the Empire a Summit with deals that are drafted in secret."""
Plant = Callable[[pytest.MonkeyPatch], None]


async def found(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    title: str,
    positions: int,
    lengths: tuple[int, ...] = LENGTHS,
) -> str:
    """What the swap test finds in so many random positions."""
    dice = random.Random(title)
    async with pair(tmp_path, monkeypatch, 2) as both:
        for _ in range(positions):
            session = position(title, 2, dice, lengths)
            for viewer in (0, 1, SPECTATOR):
                told = await look(both, session, viewer, dice)
                if told:
                    return f"{viewer} after {session.answers} answers: {told}"
    return ""


@pytest.mark.proves("K-SECRET-1", "K-SECRET-2", "K-SEAL-1", "K-ANSWER-5")
@pytest.mark.parametrize("title", PLAYED)
async def test_no_door_of_a_server_tells_what_a_viewer_cannot_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    assert await found(tmp_path, monkeypatch, title, 5) == ""


async def given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str) -> str:
    """What tells the worlds apart after the end of a game whose cards stay hidden, and at the
    rematch."""
    dice = random.Random(title)
    async with pair(tmp_path, monkeypatch, 2) as both:
        for _ in range(3):
            session = position(title, 2, dice)
            for viewer in (0, 1, SPECTATOR):
                source = rng.seeded(f"again/{dice.random()}", 1)
                worlds = [session.table, session.title.redeal(session.table, viewer, source)]
                id = await both.put(session.journal.header, worlds, reveal=False)
                told = await both.both(once_more, id, viewer)
                if told:
                    return f"{viewer} after {session.answers} answers: {told}"
    return ""


@pytest.mark.proves("K-SECRET-1", "K-CONCEDE-1")
@pytest.mark.parametrize("title", ["contention", "seize", "arcs"])
async def test_a_game_given_up_and_its_rematch_tell_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    assert await given_up(tmp_path, monkeypatch, title) == ""


# -- the holes, planted -------------------------------------------------------------------------


def staging(monkeypatch: pytest.MonkeyPatch) -> None:
    """A try shows the true next question."""

    def stage(self: Session, seat: int, texts: list[str]) -> Staged | None:
        world = self.table.clone()
        for text in texts:
            answer(world, seat, self.option(world, seat, text))
        decision = self.decision_at(world, seat)
        return Staged(world, decision) if decision is not None else None

    monkeypatch.setattr(Session, "stage", stage)


def empty_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is sent something for every part of a sealed answer."""
    whole = LiveTable._news

    def news(self: LiveTable, viewer: int, keep: int) -> FromTable | None:
        return whole(self, viewer, keep) or self.state(viewer)

    monkeypatch.setattr(LiveTable, "_news", news)


def counted_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table says how many answers there were, with every part of a sealed one."""
    monkeypatch.setattr("regent.play.session.partial", lambda before, after, seat: False)


def film_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A film has a tick for every part."""

    def places(self: Film, viewer: int) -> list[int]:
        return list(range(len(self.marks)))

    monkeypatch.setattr(Film, "places", places)


def open_reports(monkeypatch: pytest.MonkeyPatch) -> None:
    """A report is the true table."""
    whole = Archive.is_open

    def is_open(self: Archive, record: object, person: object) -> bool:
        return person is not None or whole(self, record, person)  # type: ignore[arg-type]

    monkeypatch.setattr(Archive, "is_open", is_open)


def forks_of_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fork deals nothing again: its seat sees what it saw, and its report says the rest."""
    whole = Archive.viewers

    def viewers(self: Archive, record: Record, person: Person | None) -> list[int]:
        return [*whole(self, record, person), EVERYTHING]

    monkeypatch.setattr(Archive, "viewers", viewers)


def true_forks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fork looks like the game it left, for whoever takes the other seat."""
    whole = Film.moment

    def moment(self: Film, at: int, viewer: int) -> object:
        return whole(self, at, 1 - viewer if viewer >= 0 else viewer)

    monkeypatch.setattr(Film, "moment", moment)


def talk_of_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said carries something of the game."""
    whole = Talk.say

    async def say(self: Talk, table: LiveTable, seat: int, text: str) -> None:
        faces = table.session.table.face
        await whole(self, table, seat, f"{text} {sum(faces[::3])}")

    monkeypatch.setattr(Talk, "say", say)


@interpreted
@pytest.mark.proves("K-ORDER-4")
async def test_an_order_that_looks_into_the_hand_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would speak where nothing is held, and stop where something is."""

    def things(title: Title[Any], t: Table, seat: int) -> list[tuple[int, ...]]:
        return [(seat, action) for action in offered(t, seat) if action != A_PASS]

    monkeypatch.setattr("regent.play.orders._things", things)
    dice = random.Random("news")
    async with pair(tmp_path, monkeypatch, 2) as both:
        for n in range(60):
            session = position("seize/second", 2, dice, (9, 20, 40))
            source = rng.seeded(f"news/{n}", 1)
            worlds = [session.table, session.title.redeal(session.table, 0, source)]
            if "while ordered" in await by_order(both, session, 0, worlds):
                return
    pytest.fail("the planted hole was not found")


@interpreted
async def test_a_rematch_that_tells_of_hands_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Rematches.told

    def told(self: Rematches, record: Record, person: Person | None) -> Again | None:
        offer, live = whole(self, record, person), self.hall.tables.get(record.id)
        if offer is None or live is None:
            return offer
        return Again(offer.id, f"{offer.invite}{sum(live.session.table.face[::3])}")

    monkeypatch.setattr(Rematches, "told", told)
    assert "again" in await given_up(tmp_path, monkeypatch, "contention")


HOLES: list[tuple[Plant, str, tuple[int, ...], str]] = [
    (staging, "seize", (2, 3, 20), "staged"),
    (empty_changes, "contention", (0,), "heard"),
    (counted_parts, "contention", (0,), "answers"),
    (film_ticks, "contention", (0,), "film"),
    (talk_of_hands, "contention", (2, 20), "chat"),
    (open_reports, "contention", (2, 20), "report"),
    (true_forks, "contention", (2, 20), "film/0"),
    (forks_of_the_truth, "contention", (2, 20), "fork in full"),
]


@interpreted
@pytest.mark.parametrize(("plant", "title", "lengths", "word"), HOLES)
async def test_a_planted_hole_is_found(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    plant: Plant,
    title: str,
    lengths: tuple[int, ...],
    word: str,
) -> None:
    plant(monkeypatch)
    told = await found(tmp_path, monkeypatch, title, 12, lengths)
    assert word in told, told or "the planted hole was not found"
