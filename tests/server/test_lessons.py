"""The lessons of every title: they can be played, speak at each step, and cite real clauses."""

from __future__ import annotations

import re

import pytest

from regent.games import registry
from regent.kernel.errors import InputError
from regent.play.rulebooks import clause_ids
from regent.play.scenario import Scenario
from regent.play.session import Session
from regent.server.catalogue import title_info
from regent.server.lessons import (
    CARD,
    GONE,
    LEFT,
    OVER,
    Line,
    Script,
    _as_good,
    _swapped,
    lesson,
    lesson_files,
    script,
)

NEWCOMER = 0
LESSONS = [
    (name, path.stem) for name in registry.SHIPPED for path in lesson_files(registry.title(name))
]
CITED = re.compile(r"\[([^\]]*)\]")
MOST_WORDS = 60

each_lesson = pytest.mark.parametrize(
    ("title", "name"), LESSONS, ids=[f"{title}/{name}" for title, name in LESSONS]
)


def read(title: str, name: str) -> Scenario:
    return lesson(registry.title(title), name)


def said(title: str, name: str) -> list[str]:
    """What is said to the newcomer, step by step."""
    steps = read(title, name).steps
    return [step.get("say", "") for step in steps if step["seat"] == NEWCOMER]


def opened(title: str, name: str) -> tuple[Session, Script]:
    return read(title, name).open(), Script(script(title, name))


def until_newcomer(session: Session, guide: Script) -> Line:
    """The others do what the lesson says until the newcomer is to act."""
    while NEWCOMER not in session.awaited():
        seat = session.awaited()[0]
        step = guide.next(session, seat)
        assert step is not None
        session.answer(seat, step.option)
    step = guide.next(session, NEWCOMER)
    assert step is not None
    return step


def offered(session: Session, seat: int) -> list[str]:
    asked = session.decision(seat)
    return list(asked.options) if asked is not None else []


# -- the files ---------------------------------------------------------------------------------


@pytest.mark.parametrize("title", registry.SHIPPED)
def test_a_title_has_a_guide(title: str) -> None:
    files = lesson_files(registry.title(title))
    assert 3 <= len(files) <= 8
    assert [path.stem[:3] for path in files] == [f"{n:02}-" for n in range(1, len(files) + 1)]


@pytest.mark.parametrize("title", registry.SHIPPED)
def test_the_chapters_have_titles_of_their_own(title: str) -> None:
    told = title_info(registry.title(title)).lessons
    names = [chapter.about for chapter in told]
    assert len(set(names)) == len(names) == len(lesson_files(registry.title(title)))
    for chapter in told:
        assert chapter.about != chapter.name
        assert len(chapter.about.split()) <= 8
        assert not chapter.about.endswith(".")


@each_lesson
def test_every_step_is_a_seat_and_an_option(title: str, name: str) -> None:
    scenario = read(title, name)
    assert scenario.data["title"] == title
    assert scenario.data["fast"] is True
    for step in scenario.steps:
        assert set(step) <= {"seat", "option", "say", "or"}
        assert {"seat", "option"} <= set(step)


@each_lesson
def test_only_the_newcomer_is_spoken_to(title: str, name: str) -> None:
    steps = read(title, name).steps
    assert all(bool(step.get("say")) == (step["seat"] == NEWCOMER) for step in steps)
    assert 6 <= len(said(title, name)) <= 18


@each_lesson
def test_the_words_are_few_and_calm(title: str, name: str) -> None:
    for words in said(title, name):
        assert 0 < len(words.split()) <= MOST_WORDS, words
        assert "!" not in words
        assert "\n" not in words
        assert words == " ".join(words.split())
        assert words.endswith(".")


@each_lesson
def test_every_clause_cited_exists(title: str, name: str) -> None:
    known = clause_ids(registry.title(title), lesson(registry.title(title), name).ruleset)
    for words in said(title, name):
        cited = CITED.findall(words)
        assert cited, words
        assert set(cited) - known == set()


@each_lesson
def test_the_last_words_say_what_comes_next(title: str, name: str) -> None:
    last = said(title, name)[-1]
    final = lesson_files(registry.title(title))[-1].stem == name
    assert ("game of your own" if final else "chapter") in last


# -- playing them ------------------------------------------------------------------------------


@each_lesson
def test_a_lesson_is_played_to_its_end(title: str, name: str) -> None:
    session, guide = opened(title, name)
    assert len(guide.steps) == len(read(title, name).steps)
    for n, step in enumerate(guide.steps):
        assert not session.table.over, f"the game is over before step {n}"
        assert guide.next(session, step.seat) == step
        assert step.option in offered(session, step.seat), f"step {n}: {step.option!r}"
        session.answer(step.seat, step.option)
    assert all(guide.next(session, seat) is None for seat in range(session.table.seats))


@each_lesson
def test_whoever_is_asked_is_advised(title: str, name: str) -> None:
    session, guide = opened(title, name)
    for step in guide.steps:
        assert guide.advice(session, step.seat) == (step.say, step.option)
        for seat in range(session.table.seats):
            if seat not in session.awaited():
                assert guide.advice(session, seat) == ("", "")
        session.answer(step.seat, step.option)
    asked = NEWCOMER in session.awaited()
    assert guide.advice(session, NEWCOMER) == ((OVER if asked else ""), "")


def test_a_newcomer_who_is_quicker_than_the_bot_stays_on_the_path() -> None:
    """Where both are asked at once, nobody has to wait for the other."""
    session, guide = opened("contention", "01-first-turn")
    assert len(session.awaited()) == 2
    for seat in (NEWCOMER, 1):
        step = guide.next(session, seat)
        assert step is not None
        session.answer(seat, step.option)
    assert guide.advice(session, NEWCOMER) != ("", "") or guide.next(session, 1) is not None


@each_lesson
def test_who_leaves_the_path_is_told_the_way_back(title: str, name: str) -> None:
    session, guide = opened(title, name)
    step = until_newcomer(session, guide)
    plain = CARD.sub("", step.option)
    other = [o for o in offered(session, NEWCOMER) if CARD.sub("", o) != plain]
    session.answer(NEWCOMER, other[-1])
    for _ in range(12):
        assert all(guide.next(session, seat) is None for seat in range(session.table.seats))
        told, suggested = guide.advice(session, NEWCOMER)
        assert suggested == ""
        assert told in ("", LEFT, GONE, OVER)
        if told == LEFT:
            assert 0 < guide.way_back(session, NEWCOMER) <= len(session.undoable(NEWCOMER))
        if told == GONE:
            assert guide.way_back(session, NEWCOMER) == 0
        if NEWCOMER not in session.awaited():
            assert told == ""
        if session.table.over:
            break
        seat = session.awaited()[0]
        session.answer(seat, offered(session, seat)[0])


def test_who_takes_it_back_is_on_the_path_again() -> None:
    session, guide = opened("contention", "03-battle")
    step = until_newcomer(session, guide)
    plain = CARD.sub("", step.option)
    moves = [o for o in offered(session, NEWCOMER) if o.startswith("move")]
    session.answer(NEWCOMER, next(o for o in moves if CARD.sub("", o) != plain))
    assert guide.advice(session, NEWCOMER) == (LEFT, "")
    session.undo(NEWCOMER, 1)
    assert guide.advice(session, NEWCOMER) == (step.say, step.option)


def test_who_cannot_take_it_back_is_not_told_to() -> None:
    """An answer that others have seen stands (K-UNDO-2)."""
    session, guide = opened("contention", "01-first-turn")
    step = until_newcomer(session, guide)
    other = next(o for o in offered(session, NEWCOMER) if o not in (step.option, "done"))
    session.answer(NEWCOMER, other)
    while guide.advice(session, NEWCOMER) != (GONE, ""):
        assert guide.advice(session, NEWCOMER)[0] in ("", LEFT)
        seat = session.awaited()[0]
        session.answer(seat, offered(session, seat)[0])
    assert guide.way_back(session, NEWCOMER) == 0


def test_what_leads_to_the_same_is_as_good() -> None:
    """Who sits out a round shows the Bluff in it; the lesson goes on (C-FACE-04)."""
    session, guide = opened("contention", "01-first-turn")
    told = []
    for step in guide.steps:
        told.append(guide.advice(session, step.seat))
        session.answer(step.seat, step.also[0] if step.also else step.option)
    assert any(step.also for step in guide.steps)
    assert told == [(step.say, step.option) for step in guide.steps]


@each_lesson
def test_the_other_answers_of_a_lesson_are_offered(title: str, name: str) -> None:
    session, guide = opened(title, name)
    for step in guide.steps:
        assert set(step.also) <= set(offered(session, step.seat))
        session.answer(step.seat, step.option)


@pytest.mark.parametrize("title", ["contention"])
def test_the_aim_comes_first(title: str) -> None:
    first = read(title, lesson_files(registry.title(title))[0].stem)
    assert "win" in next(step["say"] for step in first.steps if "say" in step).split(".")[0]


def test_another_piece_of_the_same_name_is_as_good() -> None:
    """From then on the two have changed places in the lesson."""
    swaps: dict[str, str] = {}
    assert _as_good("move drone~3 b2", "move drone~4 b2", swaps)
    assert _swapped("target drone~3 ark~9", swaps) == "target drone~4 ark~9"
    assert _swapped("move drone~4 b2", swaps) == "move drone~3 b2"
    assert _as_good("move drone~4 b2", "move drone~3 b2", swaps)
    assert not _as_good("move drone~3 b2", "move drone~4 c2", swaps)
    assert not _as_good("move drone~3 b2", "move ark~4 b2", swaps)


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    with pytest.raises(InputError, match="01-first-turn"):
        lesson(registry.title("contention"), "05-nothing")


# -- what the last words promise ---------------------------------------------------------------


def finished(title: str, name: str) -> Session:
    session, guide = opened(title, name)
    for step in guide.steps:
        session.answer(step.seat, step.option)
    return session


def winners(session: Session) -> list[int]:
    return [seat for seat, rank in enumerate(session.table.ranks) if rank == 1]


def test_the_last_chapter_of_contention_wins_whatever_the_other_does() -> None:
    for n in range(len(offered(finished("contention", "04-winning"), 1))):
        session = finished("contention", "04-winning")
        session.answer(1, offered(session, 1)[n])
        assert session.table.over
        assert winners(session) == [NEWCOMER]


def test_the_last_chapter_of_seize_wins_by_one_more_answer() -> None:
    session = finished("seize", "04-points-and-regent")
    session.answer(NEWCOMER, "done")
    while not session.table.over:
        assert "pass" in offered(session, session.awaited()[0])
        session.answer(session.awaited()[0], "pass")
    assert winners(session) == [NEWCOMER]


def test_the_fifth_chapter_of_arcs_wins_wherever_the_last_agent_goes() -> None:
    for n in range(len(offered(finished("arcs", "05-scoring-and-winning"), NEWCOMER))):
        session = finished("arcs", "05-scoring-and-winning")
        session.answer(NEWCOMER, offered(session, NEWCOMER)[n])
        assert session.table.over
        assert winners(session) == [NEWCOMER]
