"""What a bot says openly about its answer to a deal (K-DEAL-6): an event beside the rules, kept in
the journal with the answer, so that a replay tells the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regent.kernel import rng
from regent.kernel.action import DONE, verb_of
from regent.kernel.errors import InputError
from regent.kernel.parley import ACCEPT, COUNTER, REFUSE, Parley
from regent.kernel.table import SPECTATOR

if TYPE_CHECKING:
    from regent.play.session import Session

BECAUSE: Final = "because"
ANSWERS: Final = (ACCEPT, REFUSE, COUNTER, DONE)
MOST: Final = 10_000
"""A number that is said; more is none of ours."""


def remark(session: Session, seat: int, action: int) -> list[int]:
    """What is said about an answer: worked out in a world where all that not everybody knows is
    dealt again, so that it tells nothing of a hand or a draft."""
    title, t = session.title, session.table
    top = t.stack[-1] if t.stack else None
    if title.adviser is None or not isinstance(top, Parley) or verb_of(action) not in ANSWERS:
        return []
    world = title.redeal(t, SPECTATOR, rng.seeded(BECAUSE, 1))
    return title.adviser.because(world, seat, action)


def speak(session: Session, seat: int, said: list[int]) -> None:
    """Tell it to everybody; InputError where a journal says what cannot be said."""
    t, kinds = session.table, session.title.events.get(BECAUSE, ())
    if len(said) != len(kinds) or not said:
        raise InputError("what is said about an answer cannot be read")
    for kind, value in zip(kinds, said, strict=True):
        fits = 0 <= value < MOST if kind == "number" else value in session.title.domain(t, kind)
        if not fits:
            raise InputError(f"what is said about an answer cannot be {value}")
    a, b, c, d = (*said, -1, -1, -1)[:4]
    t.emit(BECAUSE, seat, "K-DEAL-6", a, b, c, d=d)
