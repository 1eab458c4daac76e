"""Bots at the Summit: they value a deal by the judge before and after, and are not milked."""

from __future__ import annotations

import pytest

from regent.bots.base import Bot, RandomBot
from regent.bots.reasons import ReasonsBot
from regent.games.arcs import verbs
from regent.games.arcs.advice.dealing import MARGIN, deal_gain
from regent.games.arcs.codes import FUEL, KEEPER, MATERIAL, RELIC, SHIP
from regent.games.arcs.deals import bar_bundle, spot
from regent.games.arcs.state import Arcs
from regent.games.arcs.summit import Negotiations, Summit
from regent.games.arcs.title import TITLE
from regent.kernel.action import pack
from regent.kernel.advice import Advice
from regent.kernel.frame import offered, run
from regent.kernel.parley import ACCEPT, PROPOSE, REFUSE
from regent.lab.batch import answer_by
from regent.play.session import Session, new_header
from tests.games.arcs.table import settled

ME, THEM = 0, 1


def talks() -> Arcs:
    """Negotiations in which seat 1 has what makes it first in Keeper, and seat 0 plenty of Fuel."""
    t = settled(3, "talks")
    t.stack.clear()
    t.stack.append(Summit(ME, 1))
    t.waiting = 0
    for seat in range(3):
        for at in range(6):
            if t.slot(seat, at) >= 0:
                t.discard_from(seat, at)
    for type, seat in ((RELIC, THEM), (FUEL, ME), (MATERIAL, ME)):
        t.draw_token(type)
        t.put_token(seat, 0 if type != MATERIAL else 1, type)
    t.put_marker(2, KEEPER)
    t.promise_favor(THEM, ME)
    t.capture(THEM, 2)
    run(t)
    t.changed()
    return t


def answered(t: Arcs, items: list[int]) -> int:
    """What a bot in seat 1 says to a deal that seat 0 proposes: the verb."""
    assert bar_bundle(t, items) == ""
    world = t.clone()
    talk = world.stack[-1]
    assert isinstance(talk, Negotiations)
    talk.drafts[ME] = items[:]
    talk.answer(world, ME, PROPOSE << 36)
    world.changed()
    best, most = -1, -(10**9)
    for option in offered(world, THEM):
        advice = Advice()
        TITLE.adviser.advise(world, THEM, option, advice)
        if advice.total > most:
            best, most = option, advice.total
    return best >> 36


def home(t: Arcs, seat: int) -> int:
    return next(s for s in t.board().places[seat] if t.ships_at(s, seat))


def test_the_same_bad_deal_in_ten_disguises_is_refused() -> None:
    """Seat 1 is to give up its Relic, with which it leads in Keeper, for next to nothing."""
    t = talks()
    relic = pack(verbs.GIVE_RESOURCE, THEM, ME, RELIC)
    fuel = pack(verbs.GIVE_RESOURCE, ME, THEM, FUEL)
    material = pack(verbs.GIVE_RESOURCE, ME, THEM, MATERIAL)
    back = pack(verbs.GIVE_FAVOR, ME, THEM, THEM)
    promise = pack(verbs.PROMISE, THEM, ME)
    ship = pack(verbs.CEDE, ME, THEM, spot(home(t, ME), SHIP, 0))
    theirs = pack(verbs.CEDE, THEM, ME, spot(home(t, THEM), SHIP, 0))
    captive = pack(verbs.GIVE_CAPTIVE, THEM, ME, 2)
    disguises = [
        [relic],
        [relic, fuel],
        [fuel, relic],
        [relic, back],
        [relic, ship, theirs],
        [relic, theirs, ship],
        [relic, fuel, promise],
        [relic, back, promise],
        [relic, captive, fuel],
        [material, relic, captive],
    ]
    assert len(disguises) == 10
    for items in disguises:
        assert deal_gain(t, THEM, items) <= MARGIN
        assert answered(t, items) != ACCEPT, items


def test_a_good_deal_is_agreed_to() -> None:
    t = talks()
    gifts = [pack(verbs.GIVE_RESOURCE, ME, THEM, FUEL), pack(verbs.PROMISE, ME, THEM)]
    assert deal_gain(t, THEM, gifts) > MARGIN
    assert answered(t, gifts) == ACCEPT


def test_what_is_given_and_taken_back_never_pays() -> None:
    """No round of deals that ends where it began is agreed to all the way."""
    t = talks()
    there = [pack(verbs.CEDE, ME, THEM, spot(home(t, ME), SHIP, 0))]
    there += [pack(verbs.CEDE, THEM, ME, spot(home(t, THEM), SHIP, 0))]
    assert abs(deal_gain(t, THEM, there)) <= MARGIN
    assert answered(t, there) == REFUSE


def test_bots_make_offers_that_are_agreed_to() -> None:
    proposed = accepted = 0
    for game in range(4):
        session = Session.start(new_header(TITLE, "empire", 3, f"offers/{game}"))
        bots = [ReasonsBot(f"{game}/{seat}") for seat in range(3)]
        while not session.table.over:
            seat = session.awaited()[0]
            answer_by(session, seat, bots[seat])
        kinds = [event.kind for event in session.table.log.events]  # type: ignore[union-attr]
        proposed += kinds.count("proposes")
        accepted += kinds.count("accepts")
    assert proposed > 0
    assert accepted > 0


@pytest.mark.parametrize(("seats", "clever"), [(2, 0), (2, 1), (3, 1)])
def test_reasons_win_against_chance_in_the_empire(seats: int, clever: int) -> None:
    for game in range(2):
        session = Session.start(new_header(TITLE, "empire", seats, f"empire/{game}"))
        bots: list[Bot] = [RandomBot(f"{game}/{seat}") for seat in range(seats)]
        bots[clever] = ReasonsBot(f"{game}")
        while not session.table.over:
            seat = session.awaited()[0]
            answer_by(session, seat, bots[seat])
        assert session.table.ranks[clever] == 1
