"""Setting up: secret Throne World and Lead Character, the bid, clashes, the Regent (SI-SETUP)."""

from __future__ import annotations

from typing import Any

from regent.games.seize import sequences as steps
from regent.games.seize.bidding import Bidding
from regent.games.seize.duel import deal_duel
from regent.games.seize.editions import R_STARTING_CARDS_PAID
from regent.games.seize.founding import Found, Leads, Refound, SettingUp, founds, leads_wanted
from regent.games.seize.hands import Hands
from regent.games.seize.parameters import (
    R_CHARACTERS,
    R_OPENING_ASSETS,
    R_OPENING_CHARACTERS,
    R_OPENING_WORLDS,
    R_REGENT,
    R_STARTING_RESOURCES,
)
from regent.games.seize.state import (
    ASSETS,
    CHARACTERS,
    COURT,
    DECKS,
    DISCARD,
    EACH,
    FIRST,
    GONE,
    HAND,
    MAP,
    RESERVE,
    SETUP,
    SHARED,
    SYSTEMS,
    Seize,
)
from regent.games.seize.turn import Round
from regent.games.seize.units import draw, face_up, pay
from regent.games.seize.worlds import has_faceup, is_throne_face
from regent.kernel.frame import Frame
from regent.kernel.sealed import no_drafts


def sight(seats: int) -> list[int]:
    """SI-COMP-16: hands and facedown cards are seen by their player, decks by nobody."""
    everybody = (2 << seats) - 1
    zones = [everybody] * FIRST
    zones[SHARED] = 0
    zones[GONE] = 0
    for seat in range(seats):
        me = 1 << seat
        zones += [0, 0, 0, me, me, me, me, everybody, me]
    return zones


def deal(t: Seize) -> None:
    """SI-SETUP-01 to SI-SETUP-03: three decks each, shuffled; opening draws; RC.

    SI-SETUP-SHUFFLE, SI-SETUP-WORLDS, SI-SETUP-CHARACTERS; they lie facedown
    (SI-SETUP-POOL), and what is not
    chosen stays so (SI-SETUP-28).
    """
    seats = t.seats
    t.zones = [[] for _ in range(FIRST + EACH * seats)]
    t.turns = [0] * seats
    t.discount = [0] * seats
    t.lead = [-1] * seats
    t.score = [0] * seats
    t.resources = [t.spec.rules[R_STARTING_RESOURCES]] * seats
    for seat in range(seats):
        for which, faces in enumerate(t.spec.decks[seat]):
            zone = t.zone(seat, (ASSETS, CHARACTERS, SYSTEMS)[which])
            for face in faces:
                t.new_card(face, zone, seat)
            t.shuffle(zone, DECKS)
    if t.spec.duel:
        deal_duel(t)
        return
    for seat in range(seats):
        for _ in range(t.spec.rules[R_OPENING_ASSETS]):
            draw(t, seat, ASSETS, HAND, "SI-SETUP-02")
        for _ in range(t.spec.rules[R_OPENING_WORLDS]):
            draw(t, seat, SYSTEMS, RESERVE, "SI-SETUP-02")
        for _ in range(t.spec.rules[R_OPENING_CHARACTERS]):
            draw(t, seat, CHARACTERS, COURT, "SI-SETUP-02")
        make_possible(t, seat, [])
    t.stack.append(SetUp(no_drafts(t), 0, (1 << seats) - 1))


def make_possible(t: Seize, seat: int, shown: list[int]) -> None:
    """SI-SETUP-06, SI-SETUP-18, SI-SETUP-29: draw until some Throne World can be chosen."""
    for _ in range(1000):
        fitting = [card for card in t.cards_in(seat, RESERVE) if founds(t, seat, card)]
        if any(t.face[card] not in shown for card in fitting):
            return
        if fitting and t.cards_in(seat, SYSTEMS):
            for card in fitting:  # SI-SETUP-18: all that fit lie open as Throne Worlds of others
                t.learn(card, t.everybody())
                t.emit("reveals", seat, "SI-SETUP-18", card)
            draw(t, seat, SYSTEMS, RESERVE, "SI-SETUP-18")
        else:
            redraw(t, seat, shown)


def redraw(t: Seize, seat: int, shown: list[int]) -> None:
    """SI-SETUP-06: other Worlds; SI-SETUP-29: other Characters where no World could help."""
    worlds = t.cards_in(seat, SYSTEMS) + t.cards_in(seat, RESERVE)
    worlds = [card for card in worlds if t.face[card] not in shown] or worlds
    people = t.cards_in(seat, COURT)
    least = min([t.cost(card) for card in worlds])
    if people:
        least += min([t.cost(card) for card in people])
    if least > t.spec.setup_cap:
        t.set_lead(seat, -1)
        swap(t, seat, COURT, CHARACTERS, t.spec.rules[R_OPENING_CHARACTERS], "SI-SETUP-29")
    else:
        clause = "SI-SETUP-06" if t.spec.rules[R_STARTING_CARDS_PAID] else "SI-SETUP-18"
        swap(t, seat, RESERVE, SYSTEMS, t.spec.rules[R_OPENING_WORLDS], clause)


def swap(t: Seize, seat: int, drawn: int, deck: int, number: int, clause: str) -> None:
    for card in t.cards_in(seat, drawn)[:]:
        t.move(card, t.zone(seat, deck))
    t.shuffle(t.zone(seat, deck), DECKS)
    t.emit("redraws", seat, clause, number)
    for _ in range(number):
        draw(t, seat, deck, drawn, clause)


class SetUp(SettingUp):
    """The whole of setting up: choices, bids, reveals until all Throne Worlds differ, payment."""

    __slots__ = ()

    def clone(self) -> SetUp:
        return SetUp([worlds[:] for worlds in self.bought], self.clashes, self.open, self.pc)

    def sequence(self) -> int:
        return steps.SETTING_UP

    def do(self, t: Seize, step: int) -> Frame[Any] | None:
        everybody = (1 << t.seats) - 1
        if step == steps.HANDS:
            return Hands(no_drafts(t), everybody, everybody)
        if step == steps.FOUND:
            return Found(no_drafts(t), everybody, everybody)
        if step == steps.LEADS:
            return Leads(no_drafts(t), everybody, everybody) if leads_wanted(t) else None
        if step == steps.BID:
            first = t.below(SETUP, t.seats)  # SI-SETUP-07
            t.emit("bids-first", first, "SI-SETUP-07")
            return Bidding(0, 0, t.clockwise(first), 0)
        if step == steps.SHOW_THRONES:
            return self.show(t)
        if step == steps.PLACE_THRONES:
            place_thrones(t)
        elif step == steps.PLACE_LEADS:
            place_leads(t)
        elif step == steps.PLACE_WORLDS:
            self.place_worlds(t)
        else:
            return super().do(t, step)
        return None

    def done(self, t: Seize) -> None:
        crown(t)

    def show(self, t: Seize) -> Frame[Any] | None:
        """SI-SETUP-13 to SI-SETUP-18: all at once; equal ones are discarded, all of them."""
        for seat in range(t.seats):
            if self.open >> seat & 1:
                card = throne_pick(t, seat)
                t.learn(card, t.everybody())
                t.emit("reveals", seat, "SI-SETUP-13", card)
        faces = [t.face[throne_pick(t, seat)] for seat in range(t.seats)]
        clash = 0
        for seat in range(t.seats):
            if faces.count(faces[seat]) > 1:
                clash |= 1 << seat
        self.open = clash
        self.clashes += int(clash != 0)
        if not clash:
            return None
        shown = [faces[seat] for seat in range(t.seats) if not clash >> seat & 1]
        for seat in range(t.seats):
            if clash >> seat & 1:
                card = throne_pick(t, seat)
                t.set_throne(card, 0)
                t.move(card, t.zone(seat, DISCARD))
                t.emit("clashes", seat, "SI-SETUP-14", card)
                draw(t, seat, SYSTEMS, RESERVE, "SI-SETUP-15")
                make_possible(t, seat, shown)
        self.back_to(t, steps.SHOW_THRONES)
        return Refound(no_drafts(t), clash, clash, shown)

    def place_worlds(self, t: Seize) -> None:
        """SI-VAR-ACCEL-2: further Worlds that were chosen; they count too (SI-VAR-ACCEL-SCORE)."""
        for seat in range(t.seats):
            for card in self.bought[seat]:
                face = t.face[card]
                if is_throne_face(t, face) or has_faceup(t, seat, face, MAP):
                    continue  # SI-RESUPPLY-E2, SI-RESUPPLY-E3: it stays facedown, unpaid
                if t.spec.rules[R_STARTING_CARDS_PAID] and t.cost(card) > t.resources[seat]:
                    continue  # a dearer Throne World after a clash: it can't be afforded any more
                if t.where[card] == t.zone(seat, RESERVE):
                    face_up(t, card, seat, "SI-VAR-ACCEL-2")
                    charge(t, seat, card, "SI-VAR-ACCEL-2")
                    t.add_score(seat, t.cost(card))


def charge(t: Seize, seat: int, card: int, clause: str) -> None:
    """A starting card is paid for, where the edition asks for it."""
    if t.spec.rules[R_STARTING_CARDS_PAID]:
        pay(t, seat, t.cost(card), clause)


def place_thrones(t: Seize) -> None:
    """SI-SETUP-19, SI-SETUP-20; what is not spent is kept (SI-SETUP-27)."""
    for seat in range(t.seats):
        card = throne_pick(t, seat)
        face_up(t, card, seat, "SI-SETUP-19")
        charge(t, seat, card, "SI-SETUP-20")
        t.add_score(seat, t.cost(card))


def place_leads(t: Seize) -> None:
    """SI-SETUP-21, SI-SETUP-22."""
    if not t.spec.rules[R_CHARACTERS]:
        return
    for seat in range(t.seats):
        card = t.lead[seat]
        face_up(t, card, seat, "SI-SETUP-21")
        charge(t, seat, card, "SI-SETUP-21")
        t.add_score(seat, t.cost(card))
        t.set_lead(seat, -1)  # SI-SETUP-23


def throne_pick(t: Seize, seat: int) -> int:
    """The facedown World that a seat has marked as its Throne World (SI-SETUP-04)."""
    for card in t.cards_in(seat, RESERVE):
        if t.throne[card]:
            return card
    return -1


def crown(t: Seize) -> None:
    """SI-SETUP-24 to SI-SETUP-26: the highest score is Regent and begins; a tie has none."""
    best = max(t.score)
    leaders = [seat for seat in range(t.seats) if t.score[seat] == best]
    for seat in range(t.seats):
        t.emit("scores", seat, "SI-SETUP-24", t.score[seat])
    first = leaders[0]
    if len(leaders) > 1:
        first = leaders[t.below(SETUP, len(leaders))]
    elif t.spec.rules[R_REGENT]:
        t.set_regent(first)
        t.emit("regent", first, "SI-SETUP-25")
    t.set_active(first)
    t.emit("begins", first, "SI-SETUP-26" if len(leaders) > 1 else "SI-SETUP-25")
    t.stack.append(Round(first))


def believable(t: Seize, seat: int, bought: list[int], clashed: bool) -> bool:
    """Could this be what a seat has drawn and chosen, as far as the cap shows it?"""
    worlds = t.cards_in(seat, RESERVE)
    throne = throne_pick(t, seat)
    if throne < 0:
        return any(founds(t, seat, world) for world in worlds)
    total = t.cost(throne) + (t.cost(t.lead[seat]) if t.lead[seat] >= 0 else 0)
    if not clashed:  # a new Throne World is limited with the Lead alone (SI-SETUP-18)
        total += sum([t.cost(world) for world in bought if t.where[world] == t.where[throne]])
    return total <= t.spec.setup_cap
