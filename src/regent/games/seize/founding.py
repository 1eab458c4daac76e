"""The secret choice of a Throne World and a Lead Character, and of what else is bought."""

from __future__ import annotations

from regent.games.seize import (
    verbs,
)
from regent.games.seize.editions import R_STARTING_CARDS_PAID
from regent.games.seize.parameters import R_CHARACTERS, R_STARTING_WORLDS
from regent.games.seize.phase import Phase
from regent.games.seize.state import COURT, RESERVE, Seize
from regent.kernel.action import A_DONE, arg_a, pack, verb_of
from regent.kernel.sealed import Sealed


def founds(t: Seize, seat: int, world: int) -> bool:
    """SI-SETUP-05: is there a Character the seat can pay together with this World?"""
    people = t.cards_in(seat, COURT)
    least = min([t.cost(card) for card in people]) if people else 0
    return t.cost(world) + least <= t.spec.setup_cap


class Found(Sealed[Seize]):
    """SI-SETUP-04: one World and one Character, facedown, marked with tokens.

    Printed costs count (SI-SETUP-30). Accelerated, more Worlds may follow (SI-VAR-ACCEL-2).
    """

    __slots__ = ()

    def clone(self) -> Found:
        return Found([d[:] for d in self.drafts], self.pending, self.seats, self.pc)

    def has(self, seat: int, verb: int) -> bool:
        return any(verb_of(action) == verb for action in self.drafts[seat])

    def total(self, t: Seize, seat: int) -> int:
        return sum([t.cost(arg_a(action)) for action in self.drafts[seat]])

    def candidates(self, t: Seize, seat: int) -> list[int]:
        found: list[int] = []
        worlds = t.cards_in(seat, RESERVE)
        if not self.has(seat, verbs.THRONE):
            found += [pack(verbs.THRONE, card) for card in worlds]
        if not t.spec.leads_later and not self.has(seat, verbs.LEAD):
            found += [pack(verbs.LEAD, card) for card in t.cards_in(seat, COURT)]
        if not found:
            found += [pack(verbs.BUY, card) for card in worlds]
            found.append(A_DONE)
        return found

    def bar(self, t: Seize, seat: int, action: int) -> str:
        verb = verb_of(action)
        card = arg_a(action)
        if action == A_DONE:
            return ""
        if verb == verbs.THRONE:
            return self.bar_throne(t, seat, card)
        if t.spec.leads_later:  # all else comes when the Throne Worlds lie open
            return "SI-SETUP-21"
        if verb == verbs.LEAD:
            return self.bar_lead(t, seat, card)
        return self.bar_buy(t, seat, card)

    def bar_throne(self, t: Seize, seat: int, card: int) -> str:
        if card not in t.cards_in(seat, RESERVE):
            return "SI-SETUP-04"
        if self.has(seat, verbs.LEAD):
            fits = self.total(t, seat) + t.cost(card) <= t.spec.setup_cap
        else:
            fits = founds(t, seat, card)
        return "" if fits else "SI-SETUP-05"

    def bar_lead(self, t: Seize, seat: int, card: int) -> str:
        if card not in t.cards_in(seat, COURT):
            return "SI-SETUP-04"
        if self.has(seat, verbs.THRONE):
            least = self.total(t, seat)
        else:
            least = min([t.cost(world) for world in t.cards_in(seat, RESERVE)])
        return "" if least + t.cost(card) <= t.spec.setup_cap else "SI-SETUP-05"

    def bar_buy(self, t: Seize, seat: int, card: int) -> str:
        if card not in t.cards_in(seat, RESERVE):
            return "SI-VAR-ACCEL-2"
        chosen = [arg_a(action) for action in self.drafts[seat]]
        if t.face[card] in [t.face[other] for other in chosen]:
            return "SI-RESUPPLY-E3"
        worlds = [other for other in chosen if t.is_world(other)]
        if len(worlds) >= t.spec.rules[R_STARTING_WORLDS]:
            return "SI-VAR-ACCEL-2"
        over = self.total(t, seat) + t.cost(card) > t.spec.setup_cap
        return "SI-VAR-ACCEL-2" if over else ""

    def closes(self, t: Seize, seat: int, action: int) -> bool:
        if action == A_DONE:
            return True
        if not self.has(seat, verbs.THRONE):
            return False
        if t.spec.leads_later:
            return True  # SI-SETUP-ORDER
        if t.cards_in(seat, COURT) and not self.has(seat, verbs.LEAD):
            return False
        return t.spec.rules[R_STARTING_WORLDS] == 1

    def reveal(self, t: Seize) -> None:
        """Marked, still facedown: everybody sees which card, nobody what it is."""
        bought: list[list[int]] = [[] for _ in range(t.seats)]
        for seat in range(t.seats):
            for action in self.drafts[seat]:
                verb = verb_of(action)
                if verb == verbs.THRONE:
                    t.set_throne(arg_a(action), 1)
                elif verb == verbs.LEAD:
                    t.set_lead(seat, arg_a(action))
                elif verb == verbs.BUY:
                    bought[seat].append(arg_a(action))
            both = t.spec.rules[R_CHARACTERS] and not t.spec.leads_later
            t.emit("founds", seat, "SI-SETUP-04", int(both))
        remember_bought(t, bought)

    def subject(self, t: Seize) -> list[int]:
        both = t.spec.rules[R_CHARACTERS] and not t.spec.leads_later
        paid = t.spec.rules[R_STARTING_CARDS_PAID]
        return [int(both), paid, t.spec.setup_cap]

    def clause(self) -> str:
        return "SI-SETUP-04"


def leads_wanted(t: Seize) -> bool:
    """Is there anything to choose besides the Throne World?"""
    return t.spec.rules[R_CHARACTERS] == 1 or t.spec.rules[R_STARTING_WORLDS] > 1


class Leads(Sealed[Seize]):
    """SI-SETUP-21, SI-SETUP-ORDER: one Character each, chosen when all Throne Worlds lie open.

    Accelerated, the other Worlds to begin with are chosen now too (SI-VAR-ACCEL-EQUAL).
    """

    __slots__ = ()

    def clone(self) -> Leads:
        return Leads([d[:] for d in self.drafts], self.pending, self.seats, self.pc)

    def of(self, seat: int, verb: int) -> list[int]:
        return [arg_a(action) for action in self.drafts[seat] if verb_of(action) == verb]

    def worlds_left(self, t: Seize, seat: int) -> bool:
        """Are there Worlds still to be chosen, and any that may be?"""
        if len(self.of(seat, verbs.BUY)) + 1 >= t.spec.rules[R_STARTING_WORLDS]:
            return False
        return any(not self.bar_buy(t, seat, card) for card in t.cards_in(seat, RESERVE))

    def candidates(self, t: Seize, seat: int) -> list[int]:
        found: list[int] = []
        if not self.of(seat, verbs.LEAD):
            found += [pack(verbs.LEAD, card) for card in t.cards_in(seat, COURT)]
        if not found or self.worlds_left(t, seat):
            found += [pack(verbs.BUY, card) for card in t.cards_in(seat, RESERVE)]
        return found

    def bar(self, t: Seize, seat: int, action: int) -> str:
        card = arg_a(action)
        if verb_of(action) == verbs.LEAD:
            fresh = card in t.cards_in(seat, COURT) and not self.of(seat, verbs.LEAD)
            return "" if fresh else "SI-SETUP-21"
        if verb_of(action) != verbs.BUY or card not in t.cards_in(seat, RESERVE):
            return "SI-SETUP-21"
        return self.bar_buy(t, seat, card)

    def bar_buy(self, t: Seize, seat: int, card: int) -> str:
        """SI-VAR-ACCEL-2: three different Worlds, none of them somebody's Throne World."""
        chosen = self.of(seat, verbs.BUY)
        if len(chosen) + 1 >= t.spec.rules[R_STARTING_WORLDS]:
            return "SI-VAR-ACCEL-2"
        if any(t.face[card] == t.face[other] for other in chosen):
            return "SI-RESUPPLY-E3"
        for world in range(len(t.face)):
            if t.throne[world] and t.face[world] == t.face[card]:
                return "SI-RESUPPLY-E2"
        return ""

    def closes(self, t: Seize, seat: int, action: int) -> bool:
        led = not t.cards_in(seat, COURT) or bool(self.of(seat, verbs.LEAD))
        return led and not self.worlds_left(t, seat)

    def reveal(self, t: Seize) -> None:
        bought: list[list[int]] = [[] for _ in range(t.seats)]
        for seat in range(t.seats):
            for card in self.of(seat, verbs.LEAD):
                t.set_lead(seat, card)
            bought[seat] = self.of(seat, verbs.BUY)
        remember_bought(t, bought)

    def subject(self, t: Seize) -> list[int]:
        return [t.spec.rules[R_STARTING_WORLDS] - 1]

    def clause(self) -> str:
        return "SI-SETUP-21"


class SettingUp(Phase):
    """What is remembered while the game is set up.

    `bought` are the Worlds chosen besides the Throne World; `open` the seats that still have to
    show a Throne World that stays, after so many `clashes`.
    """

    __slots__ = ("bought", "clashes", "open")

    def __init__(self, bought: list[list[int]], clashes: int, open: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.bought = bought
        self.clashes = clashes
        self.open = open


def remember_bought(t: Seize, bought: list[list[int]]) -> None:
    """Hand the Worlds bought to the frame of setting up, which lies below."""
    for frame in t.stack:
        if isinstance(frame, SettingUp):
            frame.bought = bought


class Refound(Sealed[Seize]):
    """SI-SETUP-15 to SI-SETUP-17: another Throne World for those whose World clashed.

    The Lead stays unless no World fits it (SI-SETUP-06); then it changes in secret too. It is
    named in either case: whether somebody is asked once or twice would tell what it costs.
    """

    __slots__ = ("shown",)

    def __init__(
        self, drafts: list[list[int]], pending: int, seats: int, shown: list[int], pc: int = 0
    ) -> None:
        super().__init__(drafts, pending, seats, pc)
        self.shown = shown

    def clone(self) -> Refound:
        return Refound([d[:] for d in self.drafts], self.pending, self.seats, self.shown, self.pc)

    def lead_cost(self, t: Seize, seat: int) -> int:
        return t.cost(t.lead[seat]) if t.lead[seat] >= 0 else 0

    def fits_lead(self, t: Seize, seat: int, world: int) -> bool:
        return t.cost(world) + self.lead_cost(t, seat) <= t.spec.setup_cap

    def keeps_lead(self, t: Seize, seat: int) -> bool:
        """Is there a Lead, and does some World that may be shown fit it?"""
        if t.lead[seat] < 0 and t.cards_in(seat, COURT):
            return False
        for card in t.cards_in(seat, RESERVE):
            if t.face[card] not in self.shown and self.fits_lead(t, seat, card):
                return True
        return False

    def candidates(self, t: Seize, seat: int) -> list[int]:
        if not self.drafts[seat]:
            return [pack(verbs.THRONE, card) for card in t.cards_in(seat, RESERVE)]
        return [pack(verbs.LEAD, card) for card in t.cards_in(seat, COURT)]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        card = arg_a(action)
        if verb_of(action) == verbs.LEAD:
            if t.spec.leads_later:
                return "SI-SETUP-21"
            if card not in t.cards_in(seat, COURT) or not self.drafts[seat]:
                return "SI-SETUP-06"
            world = arg_a(self.drafts[seat][0])
            if t.lead[seat] >= 0 and card != t.lead[seat] and self.fits_lead(t, seat, world):
                return "SI-SETUP-15"
            total = t.cost(card) + t.cost(world)
            return "" if total <= t.spec.setup_cap else "SI-SETUP-05"
        if card not in t.cards_in(seat, RESERVE):
            return "SI-SETUP-15"
        if t.face[card] in self.shown:
            return "SI-SETUP-16"
        if self.keeps_lead(t, seat):
            return "" if self.fits_lead(t, seat, card) else "SI-SETUP-05"
        return "" if founds(t, seat, card) else "SI-SETUP-05"

    def closes(self, t: Seize, seat: int, action: int) -> bool:
        if t.spec.leads_later or not t.cards_in(seat, COURT):
            return True
        return verb_of(action) == verbs.LEAD

    def reveal(self, t: Seize) -> None:
        for seat in range(t.seats):
            for action in self.drafts[seat]:
                if verb_of(action) == verbs.THRONE:
                    t.set_throne(arg_a(action), 1)
                else:
                    t.set_lead(seat, arg_a(action))

    def subject(self, t: Seize) -> list[int]:
        return [t.spec.rules[R_CHARACTERS] if not t.spec.leads_later else 0]

    def clause(self) -> str:
        return "SI-SETUP-15"
