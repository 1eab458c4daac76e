"""One Act of three players in which everything of a Summit happens, played again byte for byte."""

from __future__ import annotations

import pytest

from regent.games.arcs import verbs
from regent.games.arcs.council import Either
from regent.games.arcs.state import Arcs
from regent.games.arcs.summit import CallToOrder, Negotiations
from regent.games.arcs.title import TITLE
from regent.kernel.action import A_DONE, arg_a, verb_of
from regent.kernel.frame import offered
from regent.kernel.parley import A_PROPOSE, ACCEPT
from regent.kernel.rng import below, seeded
from regent.lab.checks import replay_differs
from regent.play.session import Session, new_header

SUMMIT = {
    verbs.PETITION,
    verbs.LEAVE,
    verbs.REVIVE,
    verbs.FORCE,
    verbs.CEDE,
    verbs.DELEGATE,
    verbs.PROMISE,
    verbs.GIVE_CAPTIVE,
    verbs.GIVE_TROPHY,
    verbs.GIVE_FAVOR,
    verbs.GIVE_RESOURCE,
    verbs.INVITE,
}
"""Everything that can be done at a Summit; a forced action is one of these and returns Favors."""

HAPPENED = {
    "accepts",
    "cedes",
    "crises",
    "delegates",
    "dissolves",
    "edicts",
    "first-regent",
    "forces",
    "gives-captive",
    "gives-favor",
    "gives-resource",
    "gives-trophy",
    "in-session",
    "invites",
    "leaves",
    "promises",
    "returns-favors",
    "revives",
    "steals-trust",
    "summit-ends",
}

SEED = "act/2"
"""Of the first deals the one in which all of it comes about."""

LIKED = (verbs.MIRROR, verbs.SECURE, verbs.INFLUENCE, verbs.STEAL_TRUST, verbs.ENFORCE, verbs.CALL)


class Director:
    """Plays all seats: what was not done yet at a Summit comes first, then what leads to one."""

    def __init__(self, seed: str) -> None:
        self.chance = seeded(seed, 1)
        self.done: set[int] = set()

    def choose(self, t: Arcs, seat: int) -> int:
        top, options = t.stack[-1], offered(t, seat)
        if isinstance(top, Negotiations):
            return self.negotiate(top, seat, options)
        if isinstance(top, CallToOrder):
            fresh = [a for a in options if verb_of(a) in SUMMIT - self.done]
            if verbs.REVIVE not in self.done and top.turned == 0:  # until nobody is left
                fresh += [a for a in options if a == verbs.A_LEAVE]
            action = fresh[0] if fresh else A_DONE
            self.done.add(verb_of(action))
            return action
        if isinstance(top, Either):
            return options[t.chapter % 2]
        liked = [a for a in options if verb_of(a) in LIKED or wanted(a)]
        pool = liked if liked else [a for a in options if a != A_DONE] or options
        return pool[below(self.chance, 0, len(pool))]

    def negotiate(self, top: Negotiations, seat: int, options: list[int]) -> int:
        for action in options:
            if verb_of(action) == ACCEPT:
                return action
        if top.drafts[seat]:
            return A_PROPOSE if A_PROPOSE in options else A_DONE
        fresh = [a for a in options if verb_of(a) in SUMMIT - self.done]
        if not fresh:
            fresh = [a for a in options if verb_of(a) == verbs.PROMISE and arg_a(a) != seat]
            if top.left[seat] < 3:
                return A_DONE
        action = fresh[-1] if fresh else A_DONE
        self.done.add(verb_of(action))
        return action


def wanted(action: int) -> bool:
    """Pips for the Court, where Councils are secured and Captives made."""
    return verb_of(action) == verbs.TAKE and arg_a(action) in (4, 5)


def directed(seed: str) -> Session:
    session = Session.start(new_header(TITLE, "empire", 3, seed))
    director = Director(seed)
    while not session.table.over:
        seat = session.awaited()[0]
        table = session.table
        assert isinstance(table, Arcs)
        session.act(seat, director.choose(table, seat))
    return session


def kinds(session: Session) -> set[str]:
    log = session.table.log
    assert log is not None
    return {event.kind for event in log.events}


@pytest.mark.proves("S-SUM-2", "S-SUM-3", "S-SUM-7", "S-END-1")
def test_an_act_with_everything_of_the_summit_plays_again_byte_for_byte() -> None:
    session = directed(SEED)
    assert kinds(session) >= HAPPENED
    assert replay_differs(session) == ""
