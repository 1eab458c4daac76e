"""Bots at the Summit: they value a deal by the judge before and after, and are not milked."""

from __future__ import annotations

import msgspec
import pytest

from regent.bots.base import Bot, RandomBot
from regent.bots.reasons import ReasonsBot
from regent.games.arcs import verbs
from regent.games.arcs.advice.dealing import MARGIN, deal_gain
from regent.games.arcs.codes import FUEL, KEEPER, KINDS, MATERIAL, RELIC, SHIP
from regent.games.arcs.deals import bar_bundle, spot
from regent.games.arcs.saying import place_words
from regent.games.arcs.state import Arcs
from regent.games.arcs.summit import Negotiations, Summit
from regent.games.arcs.title import TITLE
from regent.kernel import rng
from regent.kernel.action import A_DONE, pack
from regent.kernel.advice import Advice
from regent.kernel.errors import InputError
from regent.kernel.event import Log
from regent.kernel.frame import offered, run
from regent.kernel.parley import ACCEPT, PROPOSE, REFUSE
from regent.kernel.table import SPECTATOR
from regent.lab.batch import answer_by
from regent.play.describe import Describer
from regent.play.session import Session, new_header
from regent.play.speaking import remark
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


def reason(t: Arcs, items: list[int]) -> str:
    """What a bot in seat 1 says about its answer to a deal that seat 0 proposes."""
    verb = answered(t, items)
    world = t.clone()
    talk = world.stack[-1]
    assert isinstance(talk, Negotiations)
    talk.drafts[ME] = items[:]
    talk.answer(world, ME, PROPOSE << 36)
    world.log = Log(TITLE.events)
    said = TITLE.adviser.because(world, THEM, pack(verb, 1))
    world.emit("because", THEM, "K-DEAL-6", *said[:3], d=said[3])
    return Describer(TITLE, ["Ada", "Bob", "Cy"]).event(world, world.log.events[-1], ME).text


@pytest.mark.proves("K-DEAL-6")
def test_an_answer_is_given_with_its_reason() -> None:
    t = talks()
    relic = pack(verbs.GIVE_RESOURCE, THEM, ME, RELIC)
    fuel = pack(verbs.GIVE_RESOURCE, ME, THEM, FUEL)
    ship = pack(verbs.CEDE, THEM, ME, spot(home(t, THEM), SHIP, 0))
    promise = pack(verbs.PROMISE, ME, THEM)
    back = pack(verbs.GIVE_FAVOR, ME, THEM, THEM)
    assert [
        reason(t, items) for items in ([relic, back], [ship], [ship, fuel], [fuel, promise])
    ] == [
        "Bob says no to deal 1: it would give up 5 Power of Keeper. "
        "Without giving a Relic it would rather agree.",
        "Bob says no to deal 1: it would give up standing against the strongest Rival. "
        "With a promised Favor on top it would rather agree.",
        "Bob says yes to deal 1: it gains 1 resource for 1 piece on the map.",
        "Bob says yes to deal 1: it gains 2 towards the objective for what counts less to it.",
    ]


@pytest.mark.proves("K-DEAL-6")
def test_who_declines_says_what_would_do() -> None:
    """And that is true: with it the same bot agrees."""
    t = talks()
    ship = pack(verbs.CEDE, THEM, ME, spot(home(t, THEM), SHIP, 0))
    promise = pack(verbs.PROMISE, ME, THEM)
    relic = pack(verbs.GIVE_RESOURCE, THEM, ME, RELIC)
    fuel = pack(verbs.GIVE_RESOURCE, ME, THEM, FUEL)
    said = reason(t, [ship])
    assert said.endswith("With a promised Favor on top it would rather agree."), said
    assert answered(t, [ship]) == REFUSE
    assert answered(t, [ship, promise]) == ACCEPT
    said = reason(t, [relic, fuel, promise])
    assert said.endswith("Without giving a Relic it would rather agree."), said
    assert answered(t, [fuel, promise]) == ACCEPT


def test_the_log_tells_what_a_deal_would_hand_over() -> None:
    t = talks()
    t.log = Log(TITLE.events)
    talk = t.stack[-1]
    assert isinstance(talk, Negotiations)
    where = home(t, ME)
    t.capture(THEM, ME)
    t.give_trophy(ME, 2, SHIP)
    t.put_agent(0, ME)
    court = t.court_card(0)
    talk.drafts[ME] = [
        pack(verbs.GIVE_RESOURCE, ME, THEM, FUEL),
        pack(verbs.CEDE, ME, THEM, spot(where, SHIP, 0)),
        pack(verbs.PROMISE, THEM, ME),
        pack(verbs.GIVE_FAVOR, ME, THEM, THEM),
        pack(verbs.GIVE_CAPTIVE, THEM, ME, ME),
        pack(verbs.GIVE_TROPHY, ME, THEM, 2 * KINDS + SHIP),
        pack(verbs.DELEGATE, ME, THEM, court),
        pack(verbs.INVITE, THEM, ME),
    ]
    talk.answer(t, ME, PROPOSE << 36)
    say = Describer(TITLE, ["Ada", "Bob", "Cy"])
    assert [say.event(t, event, THEM).text for event in t.log.events] == [
        "Ada proposes deal 1.",
        "Deal 1: Ada would give you a Fuel.",
        f"Deal 1: Ada would give you a ship in {place_words(where)}.",
        "Deal 1: you would promise Ada a Favor.",
        "Deal 1: Ada would give you a Favor of yours.",
        "Deal 1: you would give Ada a Captive of Ada.",
        "Deal 1: Ada would give you a Trophy, a ship of Cy.",
        f"Deal 1: Ada would give you an Agent on {TITLE.face_name(t, t.face[court])}.",
        "Deal 1: you would invite Ada back into the Empire.",
    ]


def test_an_answer_says_what_the_deal_hands_over() -> None:
    t = talks()
    talk = t.stack[-1]
    assert isinstance(talk, Negotiations)
    talk.drafts[ME] = [
        pack(verbs.GIVE_RESOURCE, ME, THEM, FUEL),
        pack(verbs.GIVE_CAPTIVE, THEM, ME, 2),
    ]
    talk.answer(t, ME, PROPOSE << 36)
    say = Describer(TITLE, ["Ada", "Bob", "Cy"])
    assert say.option(t, THEM, pack(ACCEPT, 1)).text == (
        "Agree to deal 1: From Ada to you: a Fuel; From you to Ada: a Captive of Cy"
    )


def played(game: str) -> Session:
    """An Act of bots who say why."""
    session = Session.start(new_header(TITLE, "empire", 3, game))
    bots = [ReasonsBot(f"{game}/{seat}") for seat in range(3)]
    while not session.table.over:
        seat = session.awaited()[0]
        answer_by(session, seat, bots[seat], speaks=True)
    return session


@pytest.mark.proves("K-DEAL-6")
def test_a_reason_is_found_in_a_world_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a bot that would tell of its hand has none that is true to tell of."""
    seen: list[list[int]] = []

    def because(t: Arcs, seat: int, action: int) -> list[int]:
        seen.append(t.face[:])
        return []

    monkeypatch.setattr(TITLE.adviser, "because", because)
    session = Session.start(new_header(TITLE, "empire", 3, "again"))
    session.table = talks()
    assert remark(session, 0, A_DONE) == []
    assert sorted(seen[0]) == sorted(session.table.face)
    assert list(seen[0]) != list(session.table.face)


def reasons_told(session: Session) -> int:
    """How many reasons a game tells, each the same whatever anybody holds."""
    seen = 0
    again = Session.start(session.journal.header)
    for entry in session.journal.entries:
        if entry.why:
            seen += 1
            action = again.option(again.table, entry.seat, entry.do)
            for viewer in (SPECTATOR, 0, 1, 2):
                other = TITLE.redeal(again.table, viewer, rng.seeded(f"{seen}/{viewer}", 1))
                assert TITLE.adviser.because(other, entry.seat, action) == entry.why
            for why in ([*entry.why, 0], [1, 2, 3, 10**6], [10**6, 0, 0, 0], [-1, 0, 0, 0]):
                with pytest.raises(InputError, match="said about an answer"):
                    again.answer_named(msgspec.structs.replace(entry, why=why))
        if entry.do:
            again.answer_named(entry)
    return seen


@pytest.mark.proves("K-DEAL-6")
def test_a_reason_tells_nothing_hidden_and_is_kept() -> None:
    """The same is said whatever the others, or the bot itself, hold in their hands; the journal
    tells it again, and refuses what nobody can have said."""
    seen = 0
    for game in range(20):  # until enough was said: how much, is the bots' own affair
        session = played(f"reasons/{game}")
        told = [event.row() for event in session.log.events]
        again = Session.replay(session.journal)
        assert [event.row() for event in again.log.events] == told
        said = reasons_told(session)
        assert sum(row[0] == "because" for row in told) == said
        seen += said
        if seen > 3:
            return
    raise AssertionError("the bots say nothing")


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
