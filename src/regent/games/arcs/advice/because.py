"""What a bot says about its answer to a deal (K-DEAL-6): what the judge finds changed most for the
worse and for the better. The judge reads what lies open, and so does this."""

from __future__ import annotations

from typing import Final

from regent.games.arcs.advice.dealing import MARGIN
from regent.games.arcs.advice.judge import weigh
from regent.games.arcs.advice.worth import POWER, standing
from regent.games.arcs.codes import AMBITIONS, ON_MAP
from regent.games.arcs.deals import carry_out
from regent.games.arcs.fates import systems_held
from regent.games.arcs.state import Arcs
from regent.games.arcs.summit import Negotiations
from regent.games.arcs.values import measure
from regent.kernel.action import A_DONE, arg_a, verb_of
from regent.kernel.parley import ACCEPT, AGREED, ASKED, COUNTER, ITEMS, NUMBER, REFUSE

NO: Final = 0
TOO_LITTLE: Final = 1
YES: Final = 2
AGAINST_ITS_COUNT: Final = 3

COUNTED: Final = 10
"""Counts go from 0, which is not said, to 9."""
NOTHING: Final = 0
POINTS: Final = 1
SYSTEMS: Final = 2
MAP_PIECES: Final = 3
COURT: Final = 4
RESOURCES: Final = 5
FAVORS: Final = 6
OBJECTIVE: Final = 7
RIVAL: Final = 8
AMBITION: Final = 9
"""And for each ambition one more."""


def _words(ground: int, n: int) -> str:
    several = "" if n == 1 else "s"
    if ground >= AMBITION:
        name = AMBITIONS[ground - AMBITION].title()
        return f"{n} Power of {name}" if n else f"chances in {name}"
    return (
        "less",
        f"{n} Power",
        f"control of {n} system{several}",
        f"{n} piece{several} on the map" if n else "pieces in good repair",
        "standing in the Court",
        f"{n} resource{several}" if n else "Agents at hand",
        f"{n} Favor{several}" if n else "standing in the Empire",
        f"{n} towards the objective" if n else "the way to the objective",
        "standing against the strongest Rival",
    )[ground]


GROUNDS: Final = tuple(
    _words(ground, n) for ground in range(AMBITION + len(AMBITIONS)) for n in range(COUNTED)
)
"""Why a deal is good or bad, with how much of it."""


def because(t: Arcs, seat: int, action: int) -> list[int]:
    """The deal, the verdict, what speaks most against the deal and what for it; empty where the
    answer is none to a deal."""
    talk = t.stack[-1]
    deal = answered(talk, seat, action) if isinstance(talk, Negotiations) else []
    if not deal:
        return []
    after = t.clone()
    carry_out(after, deal[ITEMS:])
    before, then = weigh(t, seat), weigh(after, seat)
    changes = [then[i] - before[i] for i in range(len(before))]
    changes.append(best_rival(t, seat) - best_rival(after, seat))
    gain = sum(changes)
    worst, best = min(changes), max(changes)
    cost = ground_of(t, after, seat, changes.index(worst), worst) if worst < 0 else NOTHING
    brings = ground_of(t, after, seat, changes.index(best), best) if best > 0 else NOTHING
    if verb_of(action) == ACCEPT:
        verdict = YES if gain >= MARGIN else AGAINST_ITS_COUNT
    elif gain > MARGIN:
        verdict = AGAINST_ITS_COUNT
    else:
        verdict = TOO_LITTLE if gain >= 0 and brings else NO
    return [deal[NUMBER], verdict, cost, brings]


def answered(talk: Negotiations, seat: int, action: int) -> list[int]:
    """The deal that an answer agrees to or not; who is done leaves those open to the seat."""
    if verb_of(action) in (ACCEPT, REFUSE, COUNTER):
        return talk.deal(arg_a(action))
    if action == A_DONE:
        for deal in talk.deals:
            if deal[ASKED] >> seat & 1 and not deal[AGREED] >> seat & 1:
                return deal
    return []


def best_rival(t: Arcs, seat: int) -> int:
    best = -(10**9)
    for other in range(t.seats):
        if other != seat:
            best = max(best, sum(weigh(t, other)))
    return best


def ground_of(t: Arcs, after: Arcs, seat: int, term: int, change: int) -> int:
    """One term of the judge (`REASONS`, and the best Rival behind them) as something that players
    count: by how much it changes the way the term does."""
    sign = 1 if change > 0 else -1
    if term == 0:
        return counted(POINTS, abs(change) // POWER)
    if term == 1:
        return ambition_of(t, after, seat, sign)
    if term == 2:
        systems = (systems_held(after, seat) - systems_held(t, seat)) * sign
        if systems > 0:
            return counted(SYSTEMS, systems)
        return counted(MAP_PIECES, (on_map(after, seat) - on_map(t, seat)) * sign)
    if term == 3:
        return counted(COURT, 0)
    if term == 4:
        return counted(RESOURCES, (after.held_count(seat) - t.held_count(seat)) * sign)
    if term == 7:
        return counted(FAVORS, (favors_of(after, seat) - favors_of(t, seat)) * sign)
    if term == 8:
        return counted(OBJECTIVE, (abs(change) + POWER // 2) // POWER)
    return counted(RIVAL, 0)


def counted(ground: int, number: int) -> int:
    return ground * COUNTED + max(0, min(number, COUNTED - 1))


def ambition_of(t: Arcs, after: Arcs, seat: int, sign: int) -> int:
    """The ambition that changes most: by what it would score now, or else by what is counted."""
    scored = counting = 0
    by_score = by_count = 0
    for ambition in range(len(AMBITIONS)):
        power = (standing(after, seat, ambition) - standing(t, seat, ambition)) * sign
        more = (measure(after, seat, ambition) - measure(t, seat, ambition)) * sign
        if power > scored:
            scored, by_score = power, ambition
        if more > counting:
            counting, by_count = more, ambition
    return counted(AMBITION + (by_score if scored else by_count), scored)


def on_map(t: Arcs, seat: int) -> int:
    total = 0
    for system in t.board().places[seat]:
        for kind in range(ON_MAP):
            total += t.count(system, seat, kind, 0) + t.count(system, seat, kind, 1)
    return total


def favors_of(t: Arcs, seat: int) -> int:
    total = 0
    for owner in range(t.seats):
        total += t.favors(seat, owner)
    return total
