"""What has been announced: a Reaction or an ability, from its announcement to its effect."""

from __future__ import annotations

from regent.games.seize import (
    verbs,
)
from regent.games.seize.ability_targets import Permit, choose, tell_aims
from regent.games.seize.codes import A_N, S_DO, S_TARGET, W_CANCEL_REACTION
from regent.games.seize.editions import R_PERMISSION
from regent.games.seize.effects import Perform
from regent.games.seize.pending import ANSWER_REACTION, Pending, purse
from regent.games.seize.reaction_cards import helps_world, modes_of, price_of
from regent.games.seize.state import HAND, PLAYED, RELICS, WITHDRAWN, Seize
from regent.games.seize.triggers import settle
from regent.games.seize.units import deplete, discard, eliminate, pay, undeplete
from regent.games.seize.usable import (
    bar_helper,
    calling_of,
    cancellable,
    effect_possible,
    helpers,
    in_its_window,
    is_also,
)
from regent.kernel.action import A_DECLINE, arg_a, arg_b, pack
from regent.kernel.flow import Ask, Consent
from regent.kernel.frame import Frame
from regent.kernel.vocabulary import Selector


def announce(t: Seize, seat: int, card: int) -> None:
    """SI-REACT-1: the card is shown to all; it is paid when it resolves."""
    t.move(card, PLAYED)
    t.hand_to(card, seat)
    t.put(card, t.world)
    t.emit("plays", seat, "SI-REACT-1", card)


class Reaction(Pending):
    """A Reaction card on its way: X, an offered upgrade, targets, answers, then its effect."""

    __slots__ = ("helper", "modes", "moment", "x")

    def __init__(
        self,
        card: int,
        cancelled: int,
        helper: int,
        modes: list[int],
        moment: int,
        picks: list[list[int]],
        seat: int,
        x: int,
        pc: int = 0,
    ) -> None:
        super().__init__(seat, card, cancelled, picks, pc)
        self.helper = helper
        self.modes = modes
        self.moment = moment
        self.x = x

    def clone(self) -> Reaction:
        return Reaction(
            self.card,
            self.cancelled,
            self.helper,
            self.modes,
            self.moment,
            self.picks[:],
            self.seat,
            self.x,
            self.pc,
        )

    def price(self, t: Seize) -> int:
        """SI-REACT-11: X is what was chosen; in a duel points have paid (SI-VAR-DUEL-6)."""
        face = t.face[self.card]
        if t.spec.duel:
            return 0
        return max(1, self.x) if t.spec.x[face] else price_of(t, face)

    def step(self, t: Seize) -> None:
        while True:
            frame = self.stage(t)
            if frame is not None:
                t.stack.append(frame)
                return
            if self.pc > 7:
                return

    def stage(self, t: Seize) -> Frame[Seize] | None:
        """One stage; the frame it returns asks somebody before the next."""
        at = self.pc
        self.pc += 1
        if at == 0:
            return self.ask_x(t)
        if at == 1:
            if t.spec.x[t.face[self.card]] and not t.spec.duel:
                self.x = t.ret
            return Upgrade(0, self.card, -1, -1, t.clockwise(self.seat), self.seat, self.moment)
        if at == 2:
            self.upgrade(t)
            return None  # nothing is left of one that was taken back
        if at == 3:
            return self.ask_target(t)
        if at == 4:
            return self.took(t)
        if at == 5:
            return self.ask_world(t)
        if at == 6:
            if t.ret == 0:
                self.take_back(t)
                return None
            # SI-REACT-2: others may answer, and what answers resolves first
            return t.spec.above.answers(t, self.moment, ANSWER_REACTION)
        t.stack.pop()
        if self.cancelled:
            self.cancel(t)
        else:
            self.resolve(t)
        self.pc = 8
        return None

    def ask_x(self, t: Seize) -> Frame[Seize] | None:
        if not t.spec.x[t.face[self.card]]:
            return None
        if t.spec.duel:
            self.x = 2
            return None
        return ChooseX(self.card, purse(t, self.seat) + 1, self.seat)

    def upgrade(self, t: Seize) -> None:
        """SI-ABIL-4: what was offered and accepted decides which abilities resolve."""
        face = t.face[self.card]
        if not t.got:
            self.modes = modes_of(t, face, -1)
            if cancels_nothing(t, self.card):
                self.take_back(t)
            return
        self.helper = t.got[0]
        self.modes = modes_of(t, face, t.got[1])
        deplete(t, self.helper, "SI-ABIL-5")
        t.emit("activates", t.controller[self.helper], "SI-ABIL-1", self.card, self.helper)

    def next_target(self, t: Seize) -> Selector | None:
        """The selector of the target to be chosen next."""
        n = len(self.picks)
        for mode in self.modes:
            wanted = t.spec.abilities[t.face[self.card]][mode].selectors[S_TARGET]
            if n < len(wanted):
                return wanted[n]
            n -= len(wanted)
        return None

    def ask_target(self, t: Seize) -> Frame[Seize] | None:
        who = self.next_target(t)
        if who is None:
            self.pc = 5
            return None
        among = self.picks[0] if self.picks else []
        return choose(t, who, self.card, self.seat, among, self.x)

    def took(self, t: Seize) -> Frame[Seize] | None:
        """A target was chosen; or none, because permission was declined (SI-REACT-14)."""
        first = not self.picks
        who = self.next_target(t)
        self.picks.append(t.got)
        if who is not None:
            tell_aims(t, self.seat, self.card, who, t.got)
        if first and not t.got:
            self.take_back(t)
        else:
            self.pc = 3
        return None

    def ask_world(self, t: Seize) -> Frame[Seize] | None:
        t.ret = 1
        if not t.spec.rules[R_PERMISSION] or t.world < 0 or t.controller[t.world] == self.seat:
            return None
        for mode in self.modes:
            if helps_world(t, t.spec.abilities[t.face[self.card]][mode]):
                return Permit(self.card, t.world, t.controller[t.world])
        return None

    def take_back(self, t: Seize) -> None:
        """SI-REACT-14: nothing is allocated or paid, all have seen it, and not again now."""
        t.stack.pop()
        self.pc = 8
        t.lock(WITHDRAWN, self.seat, t.face[self.card])
        if self.helper >= 0:
            undeplete(t, self.helper, "SI-REACT-14")
        t.hand_to(self.card, -1)
        t.put(self.card, -1)
        t.move(self.card, t.zone(self.seat, HAND))
        t.emit("takes-back", self.seat, "SI-REACT-14", self.card)

    def resolve(self, t: Seize) -> None:
        """SI-REACT-6: paid as it resolves, then its effect."""
        pay(t, self.seat, self.price(t), "SI-REACT-6")
        t.emit("resolves", self.seat, "SI-REACT-2", self.card)
        t.stack.append(Resolved(self.card, 0))
        t.stack.append(Perform(self.card, t.face[self.card], self.modes, self.picks, self.seat))

    def cancel(self, t: Seize) -> None:
        """SI-REACT-3: discarded, its cost not paid."""
        discard(t, self.card)
        t.emit("cancelled", self.seat, "SI-REACT-3", self.card)


def cancels_nothing(t: Seize, card: int) -> bool:
    """Would the Reaction cancel another that is too dear for it without an upgrade?"""
    face = t.face[card]
    for op in t.spec.abilities[face][t.spec.instant[face]].ops[S_DO]:
        if op.word == W_CANCEL_REACTION and not cancellable(t, card, op.args[A_N]):
            return True
    return False


class Resolved(Frame[Seize]):
    """A Reaction or ability has done its work: a spent card leaves, what it triggered follows.

    `scraps` is 1 for a card that is eliminated for its ability, after it has had what that gives
    (SI-UNIV-3).
    """

    __slots__ = ("card", "scraps")

    def __init__(self, card: int, scraps: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.card = card
        self.scraps = scraps

    def clone(self) -> Resolved:
        return Resolved(self.card, self.scraps, self.pc)

    def step(self, t: Seize) -> None:
        t.stack.pop()
        card = self.card
        if t.where[card] == PLAYED and not any(m.source == card for m in t.lasting):
            discard(t, card)  # SI-REACT-12
        elif self.scraps and t.where[card] == RELICS:
            eliminate(t, card, "SI-COMP-17")
        settle(t)


class ChooseX(Ask[Seize]):
    """SI-REACT-11: what X is; at least 1, at most what the seat has."""

    __slots__ = ("card", "most")

    def __init__(self, card: int, most: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.card = card
        self.most = most

    def clone(self) -> ChooseX:
        return ChooseX(self.card, self.most, self.seat, self.pc)

    def step(self, t: Seize) -> None:
        if self.most <= 1:
            t.stack.pop()
            t.ret = 1
        else:
            t.waiting = 1 << self.seat

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [pack(verbs.AMOUNT, n) for n in range(1, self.most + 1)]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        return "" if 1 <= arg_a(action) <= self.most else "SI-REACT-11"

    def chosen(self, t: Seize, action: int) -> None:
        t.ret = arg_a(action)

    def subject(self, t: Seize) -> list[int]:
        return [self.card]

    def clause(self) -> str:
        return "SI-REACT-11"


class Upgrade(Frame[Seize]):
    """Who depletes a Character for an Activated ability? The player of the card is asked first.

    Others may offer theirs, and the player of the card agrees or not (SI-ABIL-1, SI-ABIL-2,
    SI-ABIL-3, SI-UNIV-4).
    `got` is the card depleted and the ability, or nothing.
    """

    __slots__ = ("ability", "at", "card", "helper", "moment", "order", "seat")

    def __init__(
        self,
        at: int,
        card: int,
        helper: int,
        ability: int,
        order: list[int],
        seat: int,
        moment: int,
        pc: int = 0,
    ) -> None:
        super().__init__(pc)
        self.ability = ability
        self.at = at
        self.card = card
        self.helper = helper
        self.moment = moment
        self.order = order
        self.seat = seat

    def clone(self) -> Upgrade:
        return Upgrade(
            self.at,
            self.card,
            self.helper,
            self.ability,
            self.order,
            self.seat,
            self.moment,
            self.pc,
        )

    def offers(self, t: Seize, seat: int) -> list[int]:
        found: list[int] = []
        face = t.face[self.card]
        for at in t.spec.activated[face]:
            ability = t.spec.abilities[face][at]
            if not in_its_window(t, face, at, self.moment):
                continue
            if not effect_possible(t, face, at, self.card, self.seat, self.moment):
                continue
            if is_also(ability):
                instant = t.spec.instant[face]
                if not effect_possible(t, face, instant, self.card, self.seat, self.moment):
                    continue
            for helper in helpers(t, seat, calling_of(ability)):
                found.append(pack(verbs.OFFER, helper, at))
        return found

    def step(self, t: Seize) -> None:
        if self.helper >= 0:
            if t.ret:
                self.close(t, [self.helper, self.ability])
                return
            self.helper = -1
            self.at += 1
        while self.at < len(self.order):
            if self.offers(t, self.order[self.at]):
                t.waiting = 1 << self.order[self.at]
                return
            self.at += 1
        self.close(t, [])

    def close(self, t: Seize, result: list[int]) -> None:
        t.stack.pop()
        t.got = result

    def candidates(self, t: Seize, seat: int) -> list[int]:
        found = [A_DECLINE]
        for at in t.spec.activated[t.face[self.card]]:
            found += [pack(verbs.OFFER, card, at) for card in t.figures(seat)]
        return list(dict.fromkeys([*found, *self.offers(t, seat)]))

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action == A_DECLINE or action in self.offers(t, seat):
            return ""
        face = t.face[self.card]
        if arg_b(action) not in t.spec.activated[face]:
            return "SI-ABIL-1"
        calling = calling_of(t.spec.abilities[face][arg_b(action)])
        return bar_helper(t, seat, arg_a(action), calling) or "SI-ABIL-7"

    def answer(self, t: Seize, seat: int, action: int) -> None:
        t.waiting = 0
        if action == A_DECLINE:
            self.at += 1
        elif seat == self.seat:
            self.close(t, [arg_a(action), arg_b(action)])
        else:
            self.helper = arg_a(action)
            self.ability = arg_b(action)
            t.stack.append(Accept(self.card, self.helper, self.seat))

    def subject(self, t: Seize) -> list[int]:
        return [self.card]

    def clause(self) -> str:
        return "SI-ABIL-1"


class Accept(Consent[Seize]):
    """SI-ABIL-3: nobody imposes an upgrade, and nobody depletes another's card."""

    __slots__ = ("card", "helper")

    def __init__(self, card: int, helper: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.card = card
        self.helper = helper

    def clone(self) -> Accept:
        return Accept(self.card, self.helper, self.seat, self.pc)

    def chosen(self, t: Seize, action: int) -> None:
        super().chosen(t, action)
        t.emit("accepts" if t.ret else "rejects", self.seat, "SI-ABIL-3", self.card, self.helper)

    def subject(self, t: Seize) -> list[int]:
        return [self.card, self.helper]

    def clause(self) -> str:
        return "SI-ABIL-3"
