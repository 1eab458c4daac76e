"""Negotiation actions: what can be dealt in, what limits it, and how a deal is carried out.

An action names who gives, who receives, and what. Several of them are one bundle, judged and
carried out as a whole (E-NEGOT-11, S-SUM-11): all hand over first, then all receive.
"""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.board import Wares
from regent.games.arcs.codes import (
    AGENT,
    CITY,
    CONDITIONS,
    DAMAGED,
    FRESH,
    KINDS,
    ON_MAP,
    OWNER_WORDS,
    OWNERS,
    PIECES,
    SHIP,
    SUBSTITUTE,
    TYPES,
)
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.map import PLACES
from regent.games.arcs.resources import cover_slots, receive
from regent.games.arcs.state import Arcs
from regent.kernel.action import arg_a, arg_b, arg_c, pack, verb_of

SPOTS: Final = [
    f"{place}-{condition}-{piece}"
    for place in PLACES
    for piece in PIECES[:ON_MAP]
    for condition in CONDITIONS
]
"""A piece on the map: where, which, fresh or damaged."""

TROPHIES: Final = [f"{owner}-{piece}" for owner in OWNER_WORDS for piece in PIECES]
"""A Trophy: whose piece, and which."""

FIRST: Final = verbs.CEDE
LAST: Final = verbs.INVITE


def spot(system: int, kind: int, condition: int) -> int:
    return (system * ON_MAP + kind) * 2 + condition


def items_of(t: Arcs, giver: int, taker: int) -> list[int]:
    """Everything that one player could give another, each once (S-SUM-7). Agents on the Council are
    Agents in the Court (E-COUNCIL-18)."""
    found = pieces_of(t, giver, taker)
    for place in range(ROW_PLACES):
        if t.agents_on(place, giver):
            found.append(pack(verbs.DELEGATE, giver, taker, t.court_card(place)))
    found.append(pack(verbs.PROMISE, giver, taker))
    for owner in range(t.seats):
        if t.captives_of(giver, owner):
            found.append(pack(verbs.GIVE_CAPTIVE, giver, taker, owner))
        if t.favors(giver, owner):
            found.append(pack(verbs.GIVE_FAVOR, giver, taker, owner))
    for owner in t.spec.owners:
        for kind in range(KINDS):
            if t.trophies_of(giver, owner, kind):
                found.append(pack(verbs.GIVE_TROPHY, giver, taker, owner * KINDS + kind))
    for type in range(len(TYPES)):
        if t.held(giver, type):
            found.append(pack(verbs.GIVE_RESOURCE, giver, taker, type))
    found.append(pack(verbs.INVITE, giver, taker))
    return found


def pieces_of(t: Arcs, giver: int, taker: int) -> list[int]:
    """The giver's pieces on the map (E-NEGOT-3)."""
    found: list[int] = []
    for system in t.board().places[giver]:
        for kind in range(ON_MAP):
            for condition in (FRESH, DAMAGED):
                if t.count(system, giver, kind, condition):
                    found.append(pack(verbs.CEDE, giver, taker, spot(system, kind, condition)))
    return found


TO_WHOMEVER: Final = ~(4095 << 12)
"""All of an action but who receives."""

ALWAYS: Final = 0
"""What has a limit in its number alone."""
BY_SUPPLY: Final = 1
"""From here on by the kind of piece that the receiver must have in supply."""
BY_OWN_AGENT: Final = BY_SUPPLY + KINDS
BY_TITLE: Final = BY_OWN_AGENT + 1


def wares_of(t: Arcs) -> Wares:
    """What everybody could give everybody, found once for as long as nothing is dealt."""
    wares = t.wares
    if wares is None:
        wares = Wares()
        for giver in range(t.seats):
            for taker in range(t.seats):
                items = items_of(t, giver, taker) if giver != taker else []
                wares.items.append(items)
                wares.times.append([times_of(t, item) for item in items])
                wares.limits.append([limit_of(item) for item in items])
        t.keep_wares(wares)
    return wares


def times_of(t: Arcs, item: int) -> int:
    """How often what is there could be given, in a bundle of its own."""
    verb, giver, what = verb_of(item), arg_a(item), arg_c(item)
    if verb == verbs.CEDE:
        system, kind = what // 2 // ON_MAP, what // 2 % ON_MAP
        if kind != SHIP and t.ships_at(system, giver):
            return 0  # E-LIMIT-1
        return t.count(system, giver, kind, what % 2)
    if verb == verbs.DELEGATE:
        return t.agents_on(t.court_place(what), giver)
    if verb in (verbs.PROMISE, verbs.INVITE):
        return 1 << 8  # as often as the limit allows
    return holding(t, verb, giver, what)


def limit_of(item: int) -> int:
    verb = verb_of(item)
    if verb == verbs.CEDE:
        return BY_SUPPLY + arg_c(item) // 2 % ON_MAP
    if verb == verbs.DELEGATE:
        return BY_SUPPLY + AGENT
    if verb == verbs.PROMISE:
        return BY_OWN_AGENT
    return BY_TITLE if verb == verbs.INVITE else ALWAYS


class Ledger:
    """What a bundle takes from everybody and brings them, counted while it is put together: the
    limits of Cede Control and of Transfer Asset (E-NEGOT-4, E-NEGOT-9). A willing transfer of a
    resource has no price (E-LIMIT-6)."""

    __slots__ = ("brought", "ceded", "freed", "given", "invited", "needed")

    def __init__(self, t: Arcs) -> None:
        n = t.seats
        self.given: list[int] = []
        """The actions so far."""
        self.ceded = [0] * (n * ON_MAP)
        self.brought = [0] * (n * ON_MAP)
        """By player and kind: pieces that leave the map and that come onto it."""
        self.freed = [0] * (n * KINDS)
        """Pieces that return to a player's supply: ceded, delegated, or own ones handed back."""
        self.needed = [0] * n
        """Agents that a player must have in supply."""
        self.invited = 0

    def supply(self, t: Arcs, seat: int, kind: int) -> int:
        """What a player would have of a kind of piece to place now. Agents that return relieve
        substitutes first (A-COMP-7)."""
        freed = self.freed[seat * KINDS + kind]
        if kind != AGENT:
            return t.left(seat, kind) + freed - self.brought[seat * ON_MAP + kind]
        for type in range(len(TYPES)):
            if freed and t.outrage[seat * len(TYPES) + type] == SUBSTITUTE:
                freed -= 1
        return t.left(seat, AGENT) + freed - self.needed[seat]

    def bar(self, t: Arcs, item: int) -> str:
        """The clause that forbids one more action, whatever else is in the bundle."""
        verb, giver, taker, what = verb_of(item), arg_a(item), arg_b(item), arg_c(item)
        if not FIRST <= verb <= LAST:
            return "K-ANSWER-3"
        if giver == taker or giver >= t.seats or taker >= t.seats:
            return "E-NEGOT-2"
        if verb == verbs.CEDE:
            return self.bar_cede(t, item)
        if verb == verbs.DELEGATE:
            place = t.court_place(what) if what < len(t.face) else -1
            if place < 0 or t.agents_on(place, giver) <= self.times(item):
                return "E-NEGOT-5"
            return "" if self.supply(t, taker, AGENT) > 0 else "E-NEGOT-5"
        if verb == verbs.PROMISE:
            return "" if self.supply(t, giver, AGENT) > 0 else "E-NEGOT-6"
        if verb == verbs.INVITE:
            fits = giver == t.first_regent() and not t.is_regent(taker)
            return "" if fits and not self.invited >> taker & 1 else "E-NEGOT-10"
        return "" if holding(t, verb, giver, what) > self.times(item) else "E-NEGOT-8"

    def rooms(self, t: Arcs) -> list[bool]:
        """By player and kind: is there a piece to place, whatever else is in the bundle?"""
        seats, kinds = range(t.seats), range(KINDS)
        return [self.supply(t, seat, kind) > 0 for seat in seats for kind in kinds]

    def allow(self, t: Arcs, giver: int, taker: int, rooms: list[bool], found: list[int]) -> None:
        """Add all of `items_of` that `bar` lets through, each limit asked once."""
        fits = [True] * (BY_TITLE + 1)
        for kind in range(KINDS):
            fits[BY_SUPPLY + kind] = rooms[taker * KINDS + kind]
        fits[BY_OWN_AGENT] = rooms[giver * KINDS + AGENT]
        invites = giver == t.first_regent() and not t.is_regent(taker)
        fits[BY_TITLE] = invites and not self.invited >> taker & 1
        wares, at = wares_of(t), giver * t.seats + taker
        items, times, limits = wares.items[at], wares.times[at], wares.limits[at]
        given = 0
        """What of the giver is in the bundle: bits that tell what need not be counted."""
        for item in self.given:
            if arg_a(item) == giver:
                given |= 1 << (item & 31)
        for i in range(len(items)):
            if fits[limits[i]] and times[i]:
                item = items[i]
                if given >> (item & 31) & 1 and self.times(item) >= times[i]:
                    continue
                found.append(item)

    def bar_cede(self, t: Arcs, item: int) -> str:
        giver, taker, what = arg_a(item), arg_b(item), arg_c(item)
        if what >= len(SPOTS):
            return "E-NEGOT-3"
        system, kind, condition = what // 2 // ON_MAP, what // 2 % ON_MAP, what % 2
        if t.count(system, giver, kind, condition) <= self.times(item):
            return "E-NEGOT-3"
        if kind != SHIP and t.ships_at(system, giver):  # before the bundle
            return "E-LIMIT-1"
        return "" if self.supply(t, taker, kind) > 0 else "E-LIMIT-3"

    def times(self, item: int) -> int:
        """How often its giver gives this already, to whomever."""
        what = item & TO_WHOMEVER
        total = 0
        for other in self.given:
            if other & TO_WHOMEVER == what:
                total += 1
        return total

    def add(self, t: Arcs, item: int) -> None:
        verb, giver, taker, what = verb_of(item), arg_a(item), arg_b(item), arg_c(item)
        self.given.append(item)
        if verb == verbs.CEDE:
            kind = what // 2 % ON_MAP
            self.ceded[giver * ON_MAP + kind] += 1
            self.freed[giver * KINDS + kind] += 1
            self.brought[taker * ON_MAP + kind] += 1
        elif verb == verbs.DELEGATE:
            self.freed[giver * KINDS + AGENT] += 1
            self.needed[taker] += 1
        elif verb == verbs.PROMISE:
            self.needed[giver] += 1
        elif verb == verbs.INVITE:
            self.invited |= 1 << taker
        elif verb == verbs.GIVE_TROPHY:
            if what // KINDS == taker:  # E-LIMIT-4
                self.freed[taker * KINDS + what % KINDS] += 1
        elif verb != verbs.GIVE_RESOURCE and what == taker:
            self.freed[taker * KINDS + AGENT] += 1

    def bar_whole(self, t: Arcs) -> str:
        """E-LIMIT-2: nobody's last ship, city or starport, after the whole bundle."""
        board = t.board()
        for seat in range(t.seats):
            on_map = (board.ships[seat], board.cities[seat], board.starports[seat])
            for kind in range(ON_MAP):
                at = seat * ON_MAP + kind
                if self.ceded[at] and on_map[kind] - self.ceded[at] + self.brought[at] < 1:
                    return "E-LIMIT-2"
        return ""


def holding(t: Arcs, verb: int, giver: int, what: int) -> int:
    """How many of an asset a player has (E-NEGOT-8)."""
    if verb == verbs.GIVE_RESOURCE:
        return t.held(giver, what) if what < len(TYPES) else 0
    if verb == verbs.GIVE_TROPHY:
        owner, kind = what // KINDS, what % KINDS
        return t.trophies_of(giver, owner, kind) if owner < OWNERS else 0
    if what >= t.seats:
        return 0
    return t.captives_of(giver, what) if verb == verbs.GIVE_CAPTIVE else t.favors(giver, what)


def ledger_of(t: Arcs, items: list[int]) -> Ledger:
    ledger = Ledger(t)
    for item in items:
        ledger.add(t, item)
    return ledger


def bar_bundle(t: Arcs, items: list[int]) -> str:
    """The clause by which these actions cannot all happen now."""
    ledger = Ledger(t)
    for item in items:
        barred = ledger.bar(t, item)
        if barred:
            return barred
        ledger.add(t, item)
    return ledger.bar_whole(t)


# -- carrying out ---------------------------------------------------------------------------------


def carry_out(t: Arcs, items: list[int], clause: str = "") -> None:
    """E-NEGOT-11: all of it at once, told by `clause` where it is no deal. What no longer fits is
    put right afterwards (E-LIMIT-7, S-SUM-12)."""
    t.keep_wares(None)
    arriving: list[list[int]] = [[] for _ in range(t.seats)]
    clouds = list(t.clouds)
    for item in items:
        hand_over(t, item, arriving, clause)
    for item in items:
        place(t, item, clouds, clause)
    for seat in range(t.seats):
        receive(t, seat, arriving[seat])
    for seat in range(t.seats):
        room = cover_slots(t, seat)
        if room is not None:
            t.stack.append(room)


def hand_over(t: Arcs, item: int, arriving: list[list[int]], clause: str) -> None:
    """The giver's half of an action."""
    verb, giver, taker, what = verb_of(item), arg_a(item), arg_b(item), arg_c(item)
    if verb == verbs.CEDE:
        t.take_home(what // 2 // ON_MAP, giver, what // 2 % ON_MAP, what % 2)
    elif verb == verbs.DELEGATE:
        t.recall_agent(t.court_place(what), giver)
    elif verb == verbs.GIVE_CAPTIVE:
        t.move_captive(giver, taker, what)
        t.emit("gives-captive", giver, clause or "E-NEGOT-8", taker, what)
    elif verb == verbs.GIVE_TROPHY:
        t.move_trophy(giver, taker, what // KINDS, what % KINDS)
        t.emit("gives-trophy", giver, clause or "E-NEGOT-8", taker, what // KINDS, what % KINDS)
    elif verb == verbs.GIVE_FAVOR:
        t.lift_favor(giver, what)
        if what == taker:
            t.agent_home(taker)  # E-LIMIT-4
        t.emit("gives-favor", giver, clause or "E-NEGOT-8", taker, what)
    elif verb == verbs.GIVE_RESOURCE:
        arriving[taker].append(t.lift(giver, t.cheapest(giver, what)))
        t.emit("gives-resource", giver, clause or "E-NEGOT-8", taker, what)


def place(t: Arcs, item: int, clouds: list[int], clause: str) -> None:
    """The receiver's half. What stood outside the slots is replaced there (A-FINE-4): `clouds` as
    they were before the deal (A-LORE-09)."""
    verb, giver, taker, what = verb_of(item), arg_a(item), arg_b(item), arg_c(item)
    if verb == verbs.CEDE:
        system, kind = what // 2 // ON_MAP, what // 2 % ON_MAP
        t.place(system, taker, kind, what % 2)
        if kind == CITY and clouds[system] == giver + 1 and not t.clouds[system]:
            t.outside(system, taker)
        t.emit("cedes", giver, clause or "E-NEGOT-3", taker, kind, system)
    elif verb == verbs.DELEGATE:
        t.put_agent(t.court_place(what), taker)
        t.emit("delegates", giver, clause or "E-NEGOT-5", taker, what)
    elif verb == verbs.PROMISE:
        t.promise_favor(giver, taker)
        t.emit("promises", giver, clause or "E-NEGOT-6", taker)
    elif verb == verbs.GIVE_FAVOR and what != taker:
        t.put_favor(taker, what)
    elif verb == verbs.INVITE:
        t.become_regent(taker)
        t.emit("invites", giver, clause or "E-NEGOT-10", taker)


def tell(t: Arcs, number: int, items: list[int]) -> None:
    """What a deal that was proposed would hand over, item by item: the log holds what is agreed to
    and declined by its number."""
    for item in items:
        verb, giver, taker, what = verb_of(item), arg_a(item), arg_b(item), arg_c(item)
        if verb == verbs.CEDE:
            system, kind = what // 2 // ON_MAP, what // 2 % ON_MAP
            t.emit("offers-piece", giver, "E-NEGOT-3", number, taker, kind, d=system)
        elif verb == verbs.DELEGATE:
            t.emit("offers-agent", giver, "E-NEGOT-5", number, taker, what)
        elif verb == verbs.PROMISE:
            t.emit("offers-promise", giver, "E-NEGOT-6", number, taker)
        elif verb == verbs.GIVE_CAPTIVE:
            t.emit("offers-captive", giver, "E-NEGOT-8", number, taker, what)
        elif verb == verbs.GIVE_FAVOR:
            t.emit("offers-favor", giver, "E-NEGOT-8", number, taker, what)
        elif verb == verbs.GIVE_TROPHY:
            owner, kind = what // KINDS, what % KINDS
            t.emit("offers-trophy", giver, "E-NEGOT-8", number, taker, owner, d=kind)
        elif verb == verbs.GIVE_RESOURCE:
            t.emit("offers-resource", giver, "E-NEGOT-8", number, taker, what)
        else:
            t.emit("offers-invitation", giver, "E-NEGOT-10", number, taker)


def parties(items: list[int]) -> int:
    """Who gives or receives something, as a mask (E-NEGOT-2)."""
    mask = 0
    for item in items:
        mask |= 1 << arg_a(item) | 1 << arg_b(item)
    return mask
