"""An ability of a card on the table, from its announcement to its effect."""

from __future__ import annotations

from regent.games.seize.ability_targets import choose, tell_aims
from regent.games.seize.announcing import Accept, Resolved
from regent.games.seize.codes import (
    M_PART,
    S_TARGET,
    UNTIL_STEP,
    W_DEPLETE,
    W_INSTANT,
    W_MISSION,
    W_SACRIFICE,
    W_SCRAP,
)
from regent.games.seize.effects import Perform
from regent.games.seize.pending import ANSWER_ABILITY, Pending
from regent.games.seize.spec import when
from regent.games.seize.state import DOOM, FIGURES, REFUSED, RELICS, Seize
from regent.games.seize.units import deplete
from regent.games.seize.usable import effect_possible
from regent.kernel.errors import Broken
from regent.kernel.frame import Frame
from regent.kernel.layers import ADD


class Using(Pending):
    """An ability of a card on the table: consent, targets, its cost, an answer, its effect.

    `asker` is who wanted it, `seat` who controls the card; `helper` is the Character depleted for
    an Activated ability, -1 for others.
    """

    __slots__ = ("asker", "helper", "mode", "moment")

    def __init__(
        self,
        asker: int,
        card: int,
        cancelled: int,
        helper: int,
        mode: int,
        moment: int,
        picks: list[list[int]],
        seat: int,
        pc: int = 0,
    ) -> None:
        super().__init__(seat, card, cancelled, picks, pc)
        self.asker = asker
        self.helper = helper
        self.mode = mode
        self.moment = moment

    def clone(self) -> Using:
        return Using(
            self.asker,
            self.card,
            self.cancelled,
            self.helper,
            self.mode,
            self.moment,
            self.picks[:],
            self.seat,
            self.pc,
        )

    def step(self, t: Seize) -> None:
        while self.pc <= 5:
            frame = self.stage(t)
            if frame is not None:
                t.stack.append(frame)
                return

    def stage(self, t: Seize) -> Frame[Seize] | None:
        at = self.pc
        self.pc += 1
        if at == 0:
            return self.ask_other(t)
        if at == 1:
            if t.ret == 0:  # SI-ABIL-3: and not again at this moment
                t.lock(REFUSED, self.card, self.helper)
                self.pc = 6
                t.stack.pop()
            return None
        if at == 2:
            return self.ask_target(t)
        if at == 3:
            self.picks.append(t.got)
            if not t.got:
                self.pc = 6
                t.stack.pop()
            else:
                self.pc = 2
            return None
        if at == 4:
            self.spend(t)
            return self.answers(t)
        t.stack.pop()
        if not self.cancelled:
            scraps = when(t.spec.abilities[t.face[self.card]][self.mode]) == W_SCRAP
            t.stack.append(Resolved(self.card, int(scraps)))
            t.stack.append(
                Perform(self.card, t.face[self.card], [self.mode], self.picks, self.seat)
            )
        return None

    def ask_other(self, t: Seize) -> Frame[Seize] | None:
        """Unit and Character of different players: the other one agrees or not."""
        t.ret = 1
        if self.helper < 0 or t.controller[self.helper] == self.seat:
            return None
        other = self.seat if self.asker != self.seat else t.controller[self.helper]
        return Accept(self.card, self.helper, other)

    def ask_target(self, t: Seize) -> Frame[Seize] | None:
        wanted = t.spec.abilities[t.face[self.card]][self.mode].selectors[S_TARGET]
        n = len(self.picks)
        if n >= len(wanted):
            self.pc = 4
            return None
        among = self.picks[0] if self.picks else []
        return choose(t, wanted[n], self.card, self.seat, among, 1)

    def spend(self, t: Seize) -> None:
        """SI-ABIL-5: one depletion, one Mission counter, or the card itself."""
        how = when(t.spec.abilities[t.face[self.card]][self.mode])
        t.emit("uses", self.seat, "SI-COMP-17", self.card)
        wanted = t.spec.abilities[t.face[self.card]][self.mode].selectors[S_TARGET]
        for who, chosen in zip(wanted, self.picks, strict=True):
            tell_aims(t, self.seat, self.card, who, chosen)
        if how == W_DEPLETE:
            deplete(t, self.card, "SI-DEPL-2")
        elif how == W_MISSION:  # SI-KEY-MISSION
            t.set_missions(self.card, t.missions[self.card] - 1)
            t.set_spent(self.card, t.exchange)
            t.emit("spends-mission", self.seat, "SI-COMP-17", self.card, t.missions[self.card])
        elif how == W_SACRIFICE:
            t.modify(DOOM, ADD, 1, self.card, self.card, UNTIL_STEP)
        elif how not in (W_INSTANT, W_SCRAP):
            if t.where[self.card] == RELICS:
                deplete(t, self.card, "SI-DEPL-2")
            deplete(t, self.helper, "SI-ABIL-5")
            t.emit("activates", t.controller[self.helper], "SI-ABIL-1", self.card, self.helper)

    def answers(self, t: Seize) -> Frame[Seize] | None:
        """A Character's ability may still be cancelled by a card that says so."""
        if t.where[self.card] != FIGURES:
            return None
        for seat in range(t.seats):
            for card in t.figures(seat):
                if seat != self.seat and t.spec.cancels[t.face[card]]:
                    return t.spec.above.answers(t, self.moment, ANSWER_ABILITY)
        return None

    def resolve(self, t: Seize) -> None:
        raise Broken("an ability resolves in its own step")


def on_allocation(t: Seize, card: int, seat: int) -> None:
    """SI-COMP-17: the Instant ability of a card just allocated, Disputed or not (SI-DISP-C6)."""
    face = t.face[card]
    at = t.spec.instant[face]
    if at >= 0 and effect_possible(t, face, at, card, seat, M_PART):
        t.stack.append(Using(seat, card, 0, -1, at, M_PART, [], seat))
