"""Playing the revealed cards: Choose, Pay, Being played, Resolve (C-PLAY)."""

from __future__ import annotations

from typing import Any, Final

from regent.games.contention import (
    needs,
)
from regent.games.contention.abilities import Choosing, Perform
from regent.games.contention.assets import attach, enter_play, found_again, notice_play, scrap
from regent.games.contention.canceling import targets_asset_of
from regent.games.contention.codes import (
    A_IF_IT_TARGETS_YOURS,
    ACTION,
    FROM_PLAYED,
    K_FROM,
    LIMIT,
    S_DO,
    S_TARGET,
    SHIP,
    W_CANCEL,
)
from regent.games.contention.handlers import Handled
from regent.games.contention.meaning import MEANING
from regent.games.contention.needs import PLAYING
from regent.games.contention.state import (
    MAP,
    PAID,
    PLAY,
    PLAYED,
    REFUNDED,
    RESOLVED,
    RETURNED,
    REVEALED,
    Contention,
)
from regent.games.contention.to_choose import Chooser
from regent.games.contention.triggers import SettleContention
from regent.games.contention.values import cost, holds
from regent.kernel.choosing import Need
from regent.kernel.flow import EachSeat, Steps
from regent.kernel.frame import Frame

GIVEN: Final = 6
"""Numbers kept of what was given up: card, face, sector, damage, controller, base."""


class PlayCards(Steps[Contention]):
    """C-PLAY-01: all cards finish a step before the next step begins."""

    __slots__ = ()

    def clone(self) -> PlayCards:
        return PlayCards(self.pc)

    def parts(self, t: Contention) -> int:
        return 5

    def part(self, t: Contention, n: int) -> Frame[Any] | None:
        if n == 0:
            return ChooseAll(t.order())
        if n == 1:
            for seat in t.order():
                if t.status[seat] == REVEALED:
                    pay(t, seat)
            return SettleContention()
        if n == 2:
            return ResolveGroup([s for s in t.order() if aims_at_a_card(t, s)])
        if n == 3:
            return ResolveGroup(t.order())
        return SettleContention()


class ChooseAll(EachSeat[Contention]):
    """C-PLAY-02: players announce in scepter order."""

    __slots__ = ()

    def clone(self) -> ChooseAll:
        return ChooseAll(self.order, self.pc)

    def each(self, t: Contention, seat: int) -> Frame[Any] | None:
        card = t.playing[seat]
        if card < 0 or t.status[seat] != REVEALED:
            return None
        # C-KW-LIMIT-1: one such card in a turn
        limited = t.spec.keywords[t.face[card]][LIMIT] >= 0
        if limited and t.limit >> seat & 1:
            send_back(t, seat, "C-PLAY-24")
            return None
        return Announcing(seat, card, PLAYING, [], [])


class Announcing(Choosing):
    """C-PLAY-02 to C-PLAY-04: the choices of a card being played are public and locked."""

    __slots__ = ()

    def clone(self) -> Announcing:
        copied = [choice[:] for choice in self.choices]
        return Announcing(self.seat, self.card, self.number, copied, self.draft[:], self.pc)

    def final(self) -> str:
        """The last choice announces them all, and then they are locked in."""
        return "C-PLAY-03"

    def complete(self, t: Contention) -> None:
        t.choices[self.seat] = self.choices
        t.emit("announces", self.seat, "C-PLAY-02", self.card)
        needed = self.needs(t)
        for i in range(len(needed)):
            kind = needed[i].kind
            for thing in self.choices[i][:1] if kind == needs.GIVE_SHIP else self.choices[i]:
                self.tell(t, kind, thing)

    def tell(self, t: Contention, kind: int, thing: int) -> None:
        """Everybody hears what was chosen; a location by its sector."""
        if kind in (needs.PLAYER, needs.HOST_PLAYER):
            t.emit("names-player", self.seat, "C-PLAY-02", thing, self.card)
        elif kind in (needs.SECTOR, needs.PATH):
            t.emit("names-sector", self.seat, "C-PLAY-02", thing, self.card)
        elif kind == needs.GIVE_CARD:
            t.show_from_hand(thing)
            t.learn(thing, t.everybody())
            t.emit("names-card", self.seat, "C-PLAY-09", thing, self.card)
        elif kind not in (needs.MAY, needs.ONE_OF):
            if t.where[thing] == MAP:
                t.emit("names-sector", self.seat, "C-PLAY-02", t.at[thing], self.card)
                return
            if t.where[thing] == t.hand_of(self.seat):
                t.show_from_hand(thing)
                t.learn(thing, t.everybody())
            t.emit("names-card", self.seat, "C-PLAY-02", thing, self.card)

    def impossible(self, t: Contention) -> None:
        """C-PLAY-09: with nothing to give up the cost is unpayable."""
        chooser = self.chooser(t)
        need = self.need(t)
        gives = need.kind in (needs.GIVE_SHIP, needs.GIVE_CARD)
        unpayable = gives and not chooser.all_found(need, [])
        send_back(t, self.seat, "C-PLAY-08" if unpayable else "C-PLAY-04")


def send_back(t: Contention, seat: int, clause: str) -> None:
    """C-PLAY-04, C-FACE-11: the card returns, the Bluff takes its place."""
    card = t.playing[seat]
    t.move(card, t.hand_of(t.owner[card]))
    t.status[seat] = RETURNED
    t.choices[seat] = []
    t.emit("sent-back", seat, clause, card)


def pay(t: Contention, seat: int) -> None:
    """C-PLAY-08 to C-PLAY-10: resources and what was announced to be given up."""
    card = t.playing[seat]
    needed = t.spec.needs_of(t.face[card], PLAYING)
    price = cost(t, seat, card, site_of(t, seat, needed))
    gifts = gifts_of(t, seat, needed)
    if price > t.resources[seat] or not can_give(t, seat, needed):
        send_back(t, seat, "C-PLAY-08")
        return
    t.resources[seat] -= price
    t.paid[seat] = price
    t.status[seat] = PAID
    t.emit("pays-for", seat, "C-PLAY-08", card, price)
    if t.discount[seat] > 0 and t.spec.subtypes[t.face[card]] & t.discount[seat] & 255:
        t.discount[seat] = -t.discount[seat]  # used by this card; a refund turns it back
    if t.spec.keywords[t.face[card]][LIMIT] >= 0:
        t.limit |= 1 << seat
    for gift in gifts:
        give_up(t, seat, gift)


def site_of(t: Contention, seat: int, needed: list[Need]) -> int:
    """The asset a ship will enter at; -1 for other cards."""
    for i in range(min(len(needed), len(t.choices[seat]))):
        if needed[i].kind in (needs.ENTRY, needs.SITE) and t.choices[seat][i]:
            return t.choices[seat][i][0]
    return -1


def gifts_of(t: Contention, seat: int, needed: list[Need]) -> list[int]:
    found: list[int] = []
    for i in range(min(len(needed), len(t.choices[seat]))):
        if needed[i].kind in (needs.GIVE_SHIP, needs.GIVE_CARD) and t.choices[seat][i]:
            found.append(t.choices[seat][i][0])
    return found


def can_give(t: Contention, seat: int, needed: list[Need]) -> bool:
    """Is what was announced still there to be given up?"""
    for gift in gifts_of(t, seat, needed):
        here = t.where[gift] == t.hand_of(seat)
        if not here and not (t.where[gift] == PLAY and t.controller[gift] == seat):
            return False
    return True


def give_up(t: Contention, seat: int, gift: int) -> None:
    """C-PLAY-09; what it was is kept, for a refund restores it (C-PLAY-18)."""
    if t.where[gift] == PLAY:
        for card in [gift, *t.attached_to(gift)]:  # scrapped with it (C-ATT-05)
            t.given[seat] += [card, t.face[card], t.at[card], t.damage[card]]
            t.given[seat] += [t.controller[card], t.base[card]]
        scrap(t, gift, "C-PLAY-09")
    else:
        t.given[seat] += [gift, t.face[gift], -1, 0, -1, -1]
        t.move(gift, t.scrap_of(t.owner[gift]))
        t.emit("discards", seat, "C-PLAY-09", gift)
        t.refill_all()


def aims_at_a_card(t: Contention, seat: int) -> bool:
    """C-PLAY-13: group 1 are the cards aimed at another card being played."""
    card = t.playing[seat]
    if card < 0 or t.status[seat] != PAID:
        return False
    number = t.spec.own_effect(t.face[card])
    if t.kind(card) != ACTION or number < 0:
        return False
    for selector in t.spec.abilities[t.face[card]][number].selectors[S_TARGET]:
        if selector.ref < 0 and selector.args[K_FROM] == FROM_PLAYED:
            return True
    return False


class ResolveGroup(EachSeat[Contention]):
    """C-PLAY-13, C-PLAY-23: one after the other in scepter order, each at once."""

    __slots__ = ()

    def clone(self) -> ResolveGroup:
        return ResolveGroup(self.order, self.pc)

    def each(self, t: Contention, seat: int) -> Frame[Any] | None:
        if t.playing[seat] < 0 or t.status[seat] != PAID or not t.alive >> seat & 1:
            return None
        return Resolve(seat)


class Resolve(Frame[Contention]):
    """C-PLAY-14 to C-PLAY-19: one card resolves, or returns with everything paid for it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def clone(self) -> Resolve:
        return Resolve(self.seat, self.pc)

    def step(self, t: Contention) -> None:
        seat = self.seat
        card = t.playing[seat]
        if self.pc == 1:
            t.stack.pop()
            self.finish(t, card)
            return
        self.pc = 1
        needed = t.spec.needs_of(t.face[card], PLAYING)
        if not keep_valid(t, seat, card, needed):
            refund(t, seat)
            t.stack.pop()
            return
        t.status[seat] = RESOLVED
        t.emit("resolves", seat, "C-PLAY-14", card)
        t.stack.append(SettleContention())
        if t.kind(card) == ACTION:
            self.act(t, card)
        else:
            self.enter(t, card)
        notice_play(t, seat, card)

    def act(self, t: Contention, card: int) -> None:
        """Its abilities in the order printed: the last pushed is the first to run."""
        face = t.face[card]
        for number in reversed(t.spec.own_effects[face]):
            first = number == t.spec.own_effect(face)
            choices = [choice[:] for choice in t.choices[self.seat]] if first else []
            if t.spec.abilities[face][number].handler >= 0:
                t.stack.append(Handled(self.seat, card, number, choices, -1))
            else:
                t.stack.append(Perform(self.seat, card, number, choices, -1, -1, face))

    def enter(self, t: Contention, card: int) -> None:
        """C-PLAY-14, C-TYPE-13: ships at a site, attachments on their host, Tech off the map."""
        seat = self.seat
        chosen = t.choices[seat][0][0] if t.choices[seat] else -1
        if t.kind(card) == SHIP:
            enter_play(t, card, seat, t.at[chosen], "C-PLAY-14")
            return
        needed = t.spec.needs_of(t.face[card], PLAYING)
        if needed and needed[0].kind == needs.HOST_PLAYER:
            attach(t, card, -1, chosen)
            enter_play(t, card, seat, -1, "C-PLAY-14")
        elif needed:
            attach(t, card, chosen, -1)
            enter_play(t, card, seat, t.at[chosen], "C-PLAY-14")
        else:
            enter_play(t, card, seat, -1, "C-PLAY-14")

    def finish(self, t: Contention, card: int) -> None:
        """C-TYPE-08: an action goes to its owner's scrap pile."""
        if t.where[card] == PLAYED and t.kind(card) == ACTION:
            t.move(card, t.scrap_of(t.owner[card]))
            t.refill_all()


def keep_valid(t: Contention, seat: int, card: int, needed: list[Need]) -> bool:
    """C-PLAY-15 to C-PLAY-17: drop the targets that are invalid now; False when none is left."""
    targets = valid = 0
    for i in range(min(len(needed), len(t.choices[seat]))):
        kind = needed[i].kind
        choice = t.choices[seat][i]
        if not choice or kind not in (
            needs.TARGET,
            needs.PLAYER,
            needs.SITE,
            needs.ENTRY,
            needs.HOST,
            needs.HOST_PLAYER,
        ):
            continue
        still = [thing for thing in choice if still_valid(t, seat, card, needed, i, thing)]
        if kind in (needs.SITE, needs.ENTRY):
            if not still:
                return False  # C-PLAY-16
            continue  # where a ship enters is nothing the card acts on (C-GLOSS-TARGET-3)
        targets += len(choice)
        valid += len(still)
        keep_paths(t.choices[seat], needed, choice, still)
        t.choices[seat][i] = still
    return valid > 0 or targets == 0


def keep_paths(
    choices: list[list[int]], needed: list[Need], before: list[int], still: list[int]
) -> None:
    """C-PLAY-03, C-PLAY-17: of several ships each keeps the path announced for it."""
    kept: list[list[int]] = []
    for i in range(len(needed)):
        number = -needed[i].index - 1
        if needed[i].kind == needs.PATH and 0 <= number < len(before):
            if before[number] in still:
                kept.append(choices[i])
            choices[i] = []
    for i in range(len(needed)):
        if needed[i].kind == needs.PATH and needed[i].index < 0 and kept:
            choices[i] = kept.pop(0)


def still_valid(
    t: Contention, seat: int, card: int, needed: list[Need], i: int, thing: int
) -> bool:
    """Could this still be chosen for the need?"""
    chooser = Chooser(t, seat, card, PLAYING, t.choices[seat][:i])
    kind = needed[i].kind
    if kind == needs.TARGET and t.kind(card) == ACTION:
        return target_valid(t, seat, card, needed[i], chooser, thing)
    return thing in chooser.found(needed[i], [])


def target_valid(
    t: Contention,
    seat: int,
    card: int,
    need: Need,
    chooser: Chooser,
    thing: int,
) -> bool:
    ability = chooser.ability
    if ability is None:
        return False
    selector = ability.selectors[S_TARGET][need.index]
    if not MEANING.matches(t, selector, chooser.scene(), thing):
        return False
    if chooser.bar_target(thing) or not holds(t, ability, seat, card):
        return False
    for op in ability.ops[S_DO]:
        if op.word == W_CANCEL and op.args[A_IF_IT_TARGETS_YOURS] == 1 and thing in t.playing:
            # Looked at only now: it must target an asset of ours.
            return targets_asset_of(t, t.playing.index(thing), seat)
    return True


def refund(t: Contention, seat: int) -> None:
    """C-PLAY-15, C-PLAY-18: the card to the hand, and everything paid for it given back."""
    card = t.playing[seat]
    t.move(card, t.hand_of(t.owner[card]))
    t.status[seat] = REFUNDED
    t.resources[seat] += t.paid[seat]
    t.emit("refunded", seat, "C-PLAY-15", card, t.paid[seat])
    if t.spec.keywords[t.face[card]][LIMIT] >= 0:
        t.limit &= ~(1 << seat)  # C-KW-LIMIT-2
    if t.discount[seat] < 0 and t.spec.subtypes[t.face[card]] & -t.discount[seat] & 255:
        t.discount[seat] = -t.discount[seat]
    ship = -1
    for i in range(0, len(t.given[seat]), GIVEN):
        back = give_back(t, seat, t.given[seat][i : i + GIVEN], ship)
        ship = back if back >= 0 and t.is_ship(back) else ship
    t.given[seat] = []


def give_back(t: Contention, seat: int, given: list[int], host: int) -> int:
    """C-PLAY-18: a discarded card to the hand, a scrapped ship to where it was, without Deploy,
    and what was attached to it (`host`) to the ship again; the card, or -1 if it is nowhere."""
    sector = given[2]
    gift = found_again(t, given[0], given[1])
    if gift < 0 or not t.alive >> t.owner[gift] & 1:
        return -1
    if sector < 0:
        t.move(gift, t.hand_of(t.owner[gift]))
        t.emit("returns", seat, "C-PLAY-18", gift)
        return gift
    t.move(gift, PLAY)
    if not t.is_ship(gift):
        attach(t, gift, host, -1)
    t.at[gift] = sector
    t.damage[gift] = given[3]
    t.controller[gift] = given[4]
    t.base[gift] = given[5]
    if t.spec.aura[t.face[gift]] and gift not in t.auras:
        t.auras.append(gift)
    t.emit("enters", given[4], "C-PLAY-18", gift, sector)
    return gift
