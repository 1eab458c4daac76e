"""The Beginning phase: production, draw, beginning-of-turn abilities (C-PROD, C-DRAW, C-BOT)."""

from __future__ import annotations

from typing import Any

from regent.games.contention.assets import WAITS
from regent.games.contention.codes import (
    A_MAX,
    A_N,
    BLOCKADE,
    PRODUCTION,
    W_AUDITED,
    W_BOT,
    W_EXTRACTOR,
    W_LEVY,
    W_MORE_PRODUCTION,
    W_NO_PRODUCTION,
)
from regent.games.contention.state import PLAY, Contention
from regent.games.contention.triggers import SettleContention
from regent.games.contention.values import has_while, keyword
from regent.kernel.flow import EachSeat, Steps
from regent.kernel.frame import Frame


class Beginning(Steps[Contention]):
    """C-TURN-03: Production, Draw, Beginning of turn."""

    __slots__ = ()

    def clone(self) -> Beginning:
        return Beginning(self.pc)

    def parts(self, t: Contention) -> int:
        return 3

    def part(self, t: Contention, n: int) -> Frame[Any] | None:
        if n == 0:
            produce(t)
            return None
        if n == 1:
            for seat in t.order():
                t.draw(seat, 1, "C-DRAW-01")
            return SettleContention()
        return BeginningOfTurn(t.order())


class BeginningOfTurn(EachSeat[Contention]):
    """C-BOT-01, C-BOT-02: in scepter order, each player's own in the order it likes."""

    __slots__ = ()

    def clone(self) -> BeginningOfTurn:
        return BeginningOfTurn(self.order, self.pc)

    def each(self, t: Contention, seat: int) -> Frame[Any] | None:
        if not t.alive >> seat & 1:
            return None
        WAITS.notice(t, W_BOT, t.assets(seat), -1)
        return SettleContention() if t.triggers else None


def produce(t: Contention) -> None:
    """C-PROD-01: everybody at the same time; levies are taken from what would be gained."""
    income = [production(t, seat) if t.alive >> seat & 1 else 0 for seat in range(t.seats)]
    gained = [0] * t.seats
    for card in t.in_cast().attached if t.may_lie(W_LEVY) else []:
        host = t.host_seat[card]
        if host < 0 or t.controller[card] < 0:
            continue
        levy = has_while(t, card, W_LEVY)
        if levy is not None:
            income[host] = max(0, income[host] - levy.args[A_N])
            gained[t.controller[card]] += levy.args[A_N]
    for seat in t.order():
        t.gain(seat, income[seat] + gained[seat], "C-PROD-02")


def production(t: Contention, seat: int) -> int:
    """C-PROD-02: locations that can produce (C-PROD-05), and one more in any case (C-PROD-06);
    C-PROD-03, C-KW-PRODUCTION-1: Production abilities."""
    total = 1
    producers = 0
    extractors = t.may_lie(W_EXTRACTOR)
    for place in t.locations(seat):
        if blocked(t, place):
            continue
        total += 1
        amount = keyword(t, place, PRODUCTION)
        if amount > 0 and not audited(t, place):
            total += amount
            producers += 1
        if extractors and has_while(t, place, W_EXTRACTOR) is not None and extracts(t, seat, place):
            total += 1
    for card in t.zones[PLAY]:
        if t.controller[card] != seat:
            continue
        amount = keyword(t, card, PRODUCTION)
        if amount > 0 and not (t.host[card] >= 0 and audited(t, t.host[card])):
            total += amount
            producers += 1
    for card in t.zones[PLAY] if t.may_lie(W_MORE_PRODUCTION) else []:
        if t.controller[card] == seat:
            more = has_while(t, card, W_MORE_PRODUCTION)
            if more is not None:
                total += min(more.args[A_MAX], producers * more.args[A_N])
    return total


def blocked(t: Contention, place: int) -> bool:
    """C-KW-BLOCKADE-1, C-KW-BLOCKADE-2: an enemy Blockade there, or a card that says so."""
    seat = t.controller[place]
    for card in t.cards_at(t.at[place]):
        if not t.enemy(seat, card):
            continue
        if keyword(t, card, BLOCKADE) >= 0:
            return True
        if t.host[card] == place and has_while(t, card, W_NO_PRODUCTION) is not None:
            return True
    return False


def audited(t: Contention, place: int) -> bool:
    """Production abilities of the location and of what is attached to it yield nothing."""
    for card in t.attached_to(place):
        if has_while(t, card, W_AUDITED) is not None:
            return True
    return False


def extracts(t: Contention, seat: int, place: int) -> bool:
    """Vernoth's token lies on a location that no opponent controls."""
    marked = t.marked[place]
    return marked >= 0 and t.at[marked] >= 0 and not t.enemy(seat, marked)
