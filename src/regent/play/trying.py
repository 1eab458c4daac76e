"""Compound choices, tried before they are made: how far they would go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regent.kernel import rng
from regent.kernel.errors import InputError, Refusal
from regent.kernel.frame import answer
from regent.kernel.table import Table
from regent.play.decision import revealed

if TYPE_CHECKING:
    from regent.play.session import Session


def tried(session: Session, seat: int, texts: list[str]) -> tuple[Table, int]:
    """A world in which all of a compound choice is done but its last part, and that part.

    It may not go past something learned or another seat's question. A try must tell nothing
    that the seat does not know: whatever is said here, a refusal too, comes from a world in
    which all of that is dealt again and no window is skipped by a hand.
    """
    if not texts:
        raise InputError("an empty choice", right="name at least one option")
    truth = session.table.clone()
    world = truth
    if session.is_awaited(seat):
        source = rng.seeded(f"stage/{session.decision_id(seat)}", 1)
        world = session.title.redeal(session.table, seat, source)
        world.fast = 0
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


def goes_on(session: Session, world: Table, seat: int) -> bool:
    """Is the seat asked again in this world, and has nobody learned anything on the way?"""
    learned = world.barrier != session.table.barrier or revealed(session.table, world)
    return not learned and world.waiting >> seat & 1 == 1
