"""The Face-Off phase: secret drops, flips, repeat (C-FACE)."""

from __future__ import annotations

from regent.games.contention import (
    verbs,
)
from regent.games.contention.playing import PlayCards
from regent.games.contention.state import (
    NOTHING,
    PLAYED,
    REFUNDED,
    RETURNED,
    REVEALED,
    SITTING,
    Contention,
)
from regent.kernel.action import arg_a, pack
from regent.kernel.frame import Frame
from regent.kernel.sealed import Sealed, no_drafts


class FaceOff(Frame[Contention]):
    """Rounds of drop and flip until nobody plays or nobody has resources (C-FACE-08)."""

    __slots__ = ()

    def clone(self) -> FaceOff:
        return FaceOff(self.pc)

    def step(self, t: Contention) -> None:
        ends = "" if self.pc == 0 else self.ends(t)
        if not ends:
            self.pc = 1
            for seat in range(t.seats):
                t.clear_round(seat)
                if t.status[seat] != SITTING:
                    t.set_status(seat, NOTHING)
                t.set_paid(seat, 0)
                t.forget_used_discount(seat)
            t.stack.append(new_drop(t))
            return
        t.stack.pop()
        self.end(t, ends)

    def ends(self, t: Contention) -> str:
        """The clause by which no further round follows (C-FACE-08, C-FACE-09, C-FACE-17); empty
        if one does. C-FACE-12: what came back was not played, unless the table reads it
        otherwise."""
        played = False
        for seat in range(t.seats):
            if t.status[seat] == REFUNDED:
                played = played or t.spec.refunds_count == 1
            elif t.status[seat] not in (NOTHING, SITTING, RETURNED):
                played = True
        if not played:
            return "C-FACE-09"
        for seat in t.living():
            if t.resources[seat] > 0:
                return ""
        return "C-FACE-08"

    def end(self, t: Contention, clause: str) -> None:
        """C-FACE-10: all Bluffs return to the hands."""
        t.all_take_part()
        for seat in range(t.seats):
            t.clear_round(seat)
            t.set_status(seat, NOTHING)
        t.emit("faceoff-ends", -1, clause)


def new_drop(t: Contention) -> Drop:
    """The drop of a round. C-FACE-04: who sits out bluffs without being asked.

    Only where all others have nothing to choose are those who sit out asked after all: nobody
    would leave them the time to pick up their Bluff.
    """
    able = droppers(t)
    drafts = no_drafts(t)
    sitting = 0
    for seat in range(t.seats):
        if t.status[seat] == SITTING:
            sitting |= 1 << seat
    if able & ~sitting == 0:
        return Drop(drafts, able, able)
    for seat in range(t.seats):
        if sitting >> seat & 1:
            drafts[seat].append(verbs.A_SIT_OUT)
    return Drop(drafts, able & ~sitting, able)


def droppers(t: Contention) -> int:
    """Who has anything to choose: resources and a card besides the Bluff, both seen by all.

    C-FACE-02, C-FACE-15: the others leave the Bluff where it is, and are asked again when they
    have something to choose.
    """
    mask = 0
    for seat in t.living():
        if t.resources[seat] > 0 and t.hand(seat):
            mask |= 1 << seat
        else:
            t.sit_out(seat)
            t.set_status(seat, NOTHING)
    return mask


class Drop(Sealed[Contention]):
    """C-FACE-01, C-FACE-04, C-FACE-13: a card, the Bluff, or sitting out; all in secret.

    One card (C-FACE-16), also one that can't be paid or has no target (C-FACE-14). The Bluff is no
    card that lies anywhere (C-BLUFF-02): everybody has exactly one (C-BLUFF-01), it says nothing
    but the rules (C-BLUFF-05), and to reveal it is not to play (C-BLUFF-04).
    """

    __slots__ = ()

    def clone(self) -> Drop:
        return Drop([draft[:] for draft in self.drafts], self.pending, self.seats, self.pc)

    def subject(self, t: Contention) -> list[int]:
        """Are those asked who sit out, because nobody else has anything to choose (C-FACE-04)?"""
        for seat in range(t.seats):
            if self.seats >> seat & 1 and t.status[seat] != SITTING:
                return [0]
        return [1]

    def candidates(self, t: Contention, seat: int) -> list[int]:
        drops = [pack(verbs.DROP, card) for card in t.hand(seat)]
        return [verbs.A_BLUFF, verbs.A_SIT_OUT, *drops]

    def bar(self, t: Contention, seat: int, action: int) -> str:
        if action >> 36 == verbs.DROP:
            if t.resources[seat] <= 0:
                return "C-FACE-03"
            if arg_a(action) not in t.hand(seat):
                return "C-FACE-01"
        return ""

    def options(self, t: Contention, seat: int) -> list[int]:
        """Without looking at each card of the hand."""
        if t.resources[seat] <= 0:
            return [verbs.A_BLUFF, verbs.A_SIT_OUT]
        return self.candidates(t, seat)

    def retract(self, t: Contention, seat: int) -> str:
        """C-FACE-04: who sits out may pick up the Bluff before any drop, and everybody sees it:
        cards that were dropped in this round already go back, and their players choose again."""
        if t.status[seat] == SITTING and self.seats >> seat & 1:
            t.set_status(seat, NOTHING)
            t.take_part(seat)
            for other in range(t.seats):
                if self.seats >> other & 1 and t.status[other] != SITTING:
                    self.drafts[other] = []
                    self.pending |= 1 << other
            t.waiting = self.pending
            t.emit("picks-up", seat, "C-FACE-04")
            return ""
        return super().retract(t, seat)

    def redeal(self, t: Contention, viewer: int, source: list[int]) -> bool:
        """A Bluff that lies face up is no secret."""
        legal = super().redeal(t, viewer, source)
        for seat in range(t.seats):
            if seat != viewer and t.status[seat] == SITTING and self.drafts[seat]:
                self.drafts[seat] = [verbs.A_SIT_OUT]
        return legal

    def reveal(self, t: Contention) -> None:
        """C-FACE-05 to C-FACE-07: all flipped at once."""
        revealed = False
        for seat in t.order():
            if not self.drafts[seat]:
                continue
            action = self.drafts[seat][0]
            if t.status[seat] == SITTING and action == verbs.A_SIT_OUT:
                continue
            t.take_part(seat)
            t.set_status(seat, NOTHING)
            if action == verbs.A_SIT_OUT:
                t.sit_out(seat)
                t.set_status(seat, SITTING)
                t.emit("sits-out", seat, "C-FACE-04")
            elif action == verbs.A_BLUFF:
                t.emit("bluffs", seat, "C-FACE-06")
            else:
                card = arg_a(action)
                t.show_from_hand(card)
                t.move(card, PLAYED)
                t.begin_playing(seat, card)
                t.set_status(seat, REVEALED)
                t.emit("reveals", seat, "C-FACE-07", card)
                revealed = True
        if revealed:
            t.stack.append(PlayCards())

    def clause(self) -> str:
        return "C-FACE-01"
