"""Compound choices, tried before they are made: how far they would go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regent.kernel import rng
from regent.kernel.action import verb_of
from regent.kernel.errors import InputError, Refusal
from regent.kernel.frame import answer, offered
from regent.kernel.table import Table
from regent.play.decision import Way, revealed
from regent.play.names import arguments, option_name

if TYPE_CHECKING:
    from regent.play.session import Session

FARTHEST: Final = 12
"""Steps of a way, more than any piece goes at once."""


def tried(session: Session, seat: int, texts: list[str]) -> tuple[Table, int]:
    """A world in which all of a compound choice is done but its last part, and that part.

    It may not go past something learned or another seat's question. A try must tell nothing
    that the seat does not know: whatever is said here, a refusal too, comes from a world in
    which all of that is dealt again and no window is skipped by a hand.
    """
    if not texts:
        raise InputError("an empty choice", right="name at least one option")
    truth = session.table.clone()
    world = dealt_again(session, seat) if session.is_awaited(seat) else truth
    action = 0
    for i, text in enumerate(texts):
        if i > 0:
            for other in (world, truth):
                answer(other, seat, action)
            if not (goes_on(session, world, seat) and goes_on(session, truth, seat)):
                what = f"{text!r} cannot be decided together with the rest"
                raise Refusal("K-ANSWER-5", what)
        what = f"part {i + 1} of the choice, {text!r},"
        action = session.option(world, seat, text, what)
        session.option(truth, seat, text, what)
    return world, action


def dealt_again(session: Session, seat: int) -> Table:
    """A world that an awaited seat could believe, the same for as long as its question stands."""
    source = rng.seeded(f"stage/{session.decision_id(seat)}", 1)
    world: Table = session.title.redeal(session.table, seat, source)
    world.fast = 0
    return world


def ways_of(session: Session, seat: int, card: int) -> list[Way]:
    """Every place that a card may be brought to by several answers in a row, each by a shortest
    way and to stay there: the steps that the rules offer are taken one after another, as a try."""
    if not session.is_awaited(seat):
        return []
    start = dealt_again(session, seat)
    seen = {session.title.stands(start, card)}
    found: list[Way] = []
    ahead: list[tuple[Table, list[str]]] = [(start, [])]
    for world, before in ahead:  # which grows while it is gone through
        for action, place in carrying(session, world, seat, card):
            if place in seen or len(before) == FARTHEST:
                continue
            seen.add(place)
            texts = [*before, option_name(session.title, world, action, seat)]
            there = world.clone()
            answer(there, seat, action)
            if goes_on(session, there, seat) and carrying(session, there, seat, card):
                ahead.append((there, texts))
                texts = [*texts, *staying(session, there, seat, card)]
            if len(texts) > 1:
                found.append(Way(texts, world, action))
    return found


def carrying(session: Session, t: Table, seat: int, card: int) -> list[tuple[int, int]]:
    """The options that bring this card to a place, and which place; of one kind only, so that a
    way is made of steps that are alike."""
    found: list[tuple[int, int]] = []
    for action in offered(t, seat):
        said = arguments(session.title, action)
        if [kind for kind, _ in said] == ["card", "place"] and said[0][1] == card:
            if not found or verb_of(found[0][0]) == verb_of(action):
                found.append((action, said[1][1]))
    return found


def staying(session: Session, t: Table, seat: int, card: int) -> list[str]:
    """The option that leaves a card where it is, on a way on which nothing else can be done."""
    options = offered(t, seat)
    steps = {action for action, _ in carrying(session, t, seat, card)}
    rest = [action for action in options if action not in steps]
    return [option_name(session.title, t, rest[0], seat)] if len(rest) == 1 else []


def goes_on(session: Session, world: Table, seat: int) -> bool:
    """Is the seat asked again in this world, and has nobody learned anything on the way?"""
    learned = world.barrier != session.table.barrier or revealed(session.table, world)
    return not learned and world.waiting >> seat & 1 == 1
