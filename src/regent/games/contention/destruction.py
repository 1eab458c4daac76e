"""Destroyed assets: off the table together, favor, Backlash, Boarding, Troops (C-DMG-09)."""

from __future__ import annotations

from typing import Final

from regent.games.contention.assets import (
    WAITS,
    found_again,
    keep_unique,
    leave_play,
    lose_location,
    queue,
    settle,
)
from regent.games.contention.codes import (
    A_KIND,
    BOARDING,
    COLONY,
    HOMEWORLD,
    SHIP,
    TOKEN_LIMIT,
    TROOPS,
    W_BACKLASH,
    W_DESTROYS,
    W_SHIP_DESTROYED,
)
from regent.games.contention.settlement import bar_settle
from regent.games.contention.state import DESTROYED_OUTRIGHT, PLAY, Contention
from regent.games.contention.triggers import SettleContention
from regent.games.contention.values import defense, keyword, keywords_lost, works
from regent.games.contention.victory import check_batch
from regent.kernel.frame import Frame

WIDTH: Final = 5
"""Numbers kept of each of the dead: card, last controller, sector, destroyer, face."""

# Why something is destroyed, each with its own clause
BY_DAMAGE: Final = 0
BY_EFFECT: Final = 1
WITH_HOST: Final = 2
BY_BLACK_HOLE: Final = 3
DEFENSE_LOST: Final = 4
CAUSES: Final = ("damage", "effect", "host", "black-hole", "defense")
CAUSE_CLAUSES: Final = ("C-DMG-03", "C-GLOSS-DESTROY", "C-ATT-03", "C-TYPE-06", "C-CARD-13")


def destroyer_of(t: Contention, hits: list[int], card: int) -> int:
    """C-WHO-01, C-WHO-02, C-WHO-04: most damage, then earliest in scepter order; -1 for nobody."""
    dealt = [0] * t.seats
    for i in range(0, len(hits), 4):
        if hits[i] == card:
            dealt[hits[i + 2]] += hits[i + 3]
    best = -1
    for seat in t.order():
        if dealt[seat] > 0 and (best < 0 or dealt[seat] > dealt[best]):
            best = seat
    return best


def cause_of(t: Contention, hits: list[int], named: list[int], card: int) -> int:
    """Why a card is destroyed: `named` are those of the batch that do not follow their host."""
    if card not in named:
        return WITH_HOST
    hurt = ordered = False
    for i in range(0, len(hits), 4):
        if hits[i] == card:
            hurt = hurt or hits[i + 3] != DESTROYED_OUTRIGHT
            ordered = ordered or hits[i + 3] == DESTROYED_OUTRIGHT
    if ordered:
        return BY_EFFECT
    if 0 <= defense(t, card) <= t.damage[card]:
        return BY_DAMAGE if hurt else DEFENSE_LOST
    return BY_BLACK_HOLE


class Casualties(Frame[Contention]):
    """Takes everything doomed off the table as one batch, then what follows from it.

    `hits` is who damaged what in this batch, four numbers each as in the table's own list;
    `troops` are the assets among them that had Troops then, `waiting` what among them waited for
    destroying something: card, face and number of the ability.
    """

    __slots__ = ("dead", "hits", "troops", "waiting")

    def __init__(
        self,
        dead: list[int],
        hits: list[int],
        troops: list[int],
        waiting: list[int],
        pc: int = 0,
    ) -> None:
        super().__init__(pc)
        self.dead = dead
        self.hits = hits
        self.troops = troops
        self.waiting = waiting

    def clone(self) -> Casualties:
        return Casualties(self.dead[:], self.hits[:], self.troops[:], self.waiting[:], self.pc)

    def step(self, t: Contention) -> None:
        if self.pc == 0:
            self.pc = 1
            self.bury(t)
            t.stack.append(SettleContention())
        elif self.pc == 1 and not self.nested(t):
            self.pc = 2
            self.board(t)
            self.land_troops(t)
            t.stack.append(SettleContention())
        else:
            t.stack.pop()
            if not self.nested(t):
                check_batch(t, self.fallen_homes(t))

    def nested(self, t: Contention) -> bool:
        """Something that died of this batch's Backlash: it waits for the batch to be complete."""
        for frame in t.stack:
            if isinstance(frame, Casualties) and frame is not self:
                return True
        return False

    # -- (2), (3): the set is fixed and moved off together ------------------------------------

    def bury(self, t: Contention) -> None:
        named = t.take_doomed()
        doomed = with_attachments(t, named)
        self.take_hits(t)
        causes = [cause_of(t, self.hits, named, card) for card in doomed]
        favor = [0] * t.seats
        for card in doomed:
            destroyer = destroyer_of(t, self.hits, card)
            self.dead += [card, t.controller[card], t.at[card], destroyer, t.face[card]]
            self.count_favor(t, card, destroyer, favor)
        self.note_abilities(t)
        self.queue_triggers(t)
        for i, card in enumerate(doomed):  # told first: equals that fall together are told apart
            t.emit("destroyed", t.controller[card], CAUSE_CLAUSES[causes[i]], card, causes[i])
        for card in doomed:
            self.take_off(t, card)
        for seat in range(t.seats):
            if favor[seat]:
                t.change_favor(seat, favor[seat], "C-DEST-06")
        t.refill_all()
        first = self.outermost(t)
        if first is not self:
            first.dead += self.dead  # for Boarding, Troops and the win, when all is complete

    def outermost(self, t: Contention) -> Casualties:
        """The batch this one belongs to: C-DMG-09 repeats (2) to (5) inside it."""
        for frame in t.stack:
            if isinstance(frame, Casualties):
                return frame
        return self

    def take_hits(self, t: Contention) -> None:
        """What counts for who destroyed it: in the Damage step everything dealt in it (C-WHO-04),
        outside battle the final damage (C-WHO-05), which for what was not hit again is that with
        which the batch began."""
        self.hits = t.hits[:]
        first = self.outermost(t)
        if first is not self:
            again = [t.hits[i] for i in range(0, len(t.hits), 4)]
            if t.spec.links.in_damage_step(t):
                again = []
            for i in range(0, len(first.hits), 4):
                if first.hits[i] not in again:
                    self.hits += first.hits[i : i + 4]
            first.hits += t.hits
        t.forget_hits()

    def take_off(self, t: Contention, card: int) -> None:
        """C-GLOSS-DESTROY, C-DEST-03, C-DEST-05, C-DEST-10, C-DMG-04.

        A colony stays face up (C-DEST-04).
        """
        if not t.is_location(card):
            leave_play(t, card, t.scrap_of(t.owner[card]))
            return
        lose_location(t, card)
        if t.kind(card) == COLONY:
            return
        t.turn_down(card)

    # -- (4) favor ------------------------------------------------------------------------------

    def count_favor(self, t: Contention, card: int, destroyer: int, favor: list[int]) -> None:
        """C-DMG-05: C-DEST-01, C-DEST-02, C-DEST-07, C-DEST-08; elimination: C-OPT-ELIM-07 with the
        printed defense (C-OPT-ELIM-11)."""
        if not t.is_location(card):
            return
        seat = t.controller[card]
        if t.spec.elimination:
            favor[seat] -= t.spec.defense[t.face[card]]
            return
        small = t.kind(card) == COLONY
        favor[seat] -= 1 if small else 3
        if destroyer >= 0 and not t.allied(destroyer, seat):
            favor[destroyer] += 2 if small else 4

    # -- (5) Backlash and everything else that waits for destruction ----------------------------

    def queue_triggers(self, t: Contention) -> None:
        """Looked up while the dead still lie there: what dies in the same batch triggers too.

        C-KW-BACKLASH-1, C-KW-BACKLASH-2: destruction alone, not scrapping or removal.
        """
        for i in range(0, len(self.dead), WIDTH):
            card, destroyer = self.dead[i], self.dead[i + 3]
            if not keywords_lost(t, card):
                WAITS.notice(t, W_BACKLASH, [card], self.dead[i + 2])
            if t.is_ship(card):
                others = [source for source in t.zones[PLAY] if source != card]
                WAITS.notice(t, W_SHIP_DESTROYED, others, card)
            if destroyer >= 0 and (t.is_ship(card) or t.is_location(card)):
                self.notice_destroyer(t, card, destroyer)

    def note_abilities(self, t: Contention) -> None:
        """C-WHO-03, C-KW-TROOPS-6: what destroys need not survive; what it has before it leaves
        counts. What dies now may strike back (Backlash), so it is noted too."""
        first = self.outermost(t)
        sources = [self.hits[i + 1] for i in range(0, len(self.hits), 4)]
        sources += [self.dead[i] for i in range(0, len(self.dead), WIDTH)]
        for source in dict.fromkeys(sources):
            if not t.in_play(source):
                continue
            if keyword(t, source, TROOPS) >= 0 and source not in first.troops:
                first.troops.append(source)
            if source not in first.waiting[::3]:
                first.waiting += waiting_to_destroy(t, source)

    def notice_destroyer(self, t: Contention, victim: int, destroyer: int) -> None:
        """C-WHO-03: the asset must itself have damaged the victim, and need not survive: it may
        have fallen in an earlier pass of the batch."""
        kept = self.outermost(t).waiting
        for source in hitters(self.hits, victim, destroyer):
            for i in range(0, len(kept), 3):
                if kept[i] != source:
                    continue
                face, number = kept[i + 1], kept[i + 2]
                if destroys(t, face, number) >> (0 if t.is_ship(victim) else 1) & 1:
                    queue(t, W_DESTROYS, destroyer, source, face, number, victim)

    # -- (6) Boarding ---------------------------------------------------------------------------

    def board(self, t: Contention) -> None:
        """C-KW-BOARDING-1, C-KW-BOARDING-2: mandatory, in the sector where the ship was.

        C-KW-BOARDING-3, C-KW-BOARDING-4: whoever helped, if this seat is the destroyer;
        C-KW-BOARDING-5, C-KW-BOARDING-6: the asset hit it itself and is still in play;
        C-KW-BOARDING-8: once for each ship.
        """
        for i in range(0, len(self.dead), WIDTH):
            card, sector, seat = self.dead[i], self.dead[i + 2], self.dead[i + 3]
            loser, face = self.dead[i + 1], self.dead[i + 4]
            if seat < 0 or t.spec.kind[face] != SHIP or not t.alive >> seat & 1:
                continue
            if t.allied(seat, loser):
                continue
            for source in hitters(self.hits, card, seat):
                if t.in_play(source) and keyword(t, source, BOARDING) >= 0:
                    self.capture(t, found_again(t, card, face), seat, sector, loser)
                    break

    def capture(self, t: Contention, card: int, seat: int, sector: int, loser: int) -> None:
        """C-KW-BOARDING-7: undamaged, without attachments, and no Deploy. C-TOK-07."""
        if card < 0:
            return
        token = t.spec.token[t.face[card]]
        if token >= 0 and t.token_count(seat, token) >= TOKEN_LIMIT[token]:
            t.emit("no-token", seat, "C-TOK-07", token)
            return
        t.move(card, PLAY)
        t.take_place(card, seat, sector)
        t.emit("boards", seat, "C-KW-BOARDING-1", card, sector, loser)
        keep_unique(t, card)

    # -- (7) Troops -----------------------------------------------------------------------------

    def land_troops(self, t: Contention) -> None:
        """C-KW-TROOPS-1, C-KW-TROOPS-4: wanted or not, last of all (C-DMG-08).

        C-KW-TROOPS-2, C-KW-TROOPS-3: whoever helped, if this seat is the destroyer.
        C-KW-TROOPS-7: the location is new (C-DMG-10), and its Deploy triggers.
        """
        for i in range(0, len(self.dead), WIDTH):
            card, seat = self.dead[i], self.dead[i + 3]
            if seat < 0 or not t.is_location(card) or not t.alive >> seat & 1:
                continue
            if t.controller[card] >= 0 or t.kind(card) == HOMEWORLD:
                continue  # C-HOME-10: a homeworld is never taken
            for source in hitters(self.hits, card, seat):
                if source in self.troops and not bar_troops(t, seat, card):
                    settle(t, seat, card, "C-KW-TROOPS-1")
                    break

    def fallen_homes(self, t: Contention) -> list[int]:
        """Pairs of a homeworld's owner and its destroyer, for the two-player win."""
        found: list[int] = []
        for i in range(0, len(self.dead), WIDTH):
            if t.kind(self.dead[i]) == HOMEWORLD:
                found += [t.owner[self.dead[i]], self.dead[i + 3]]
        return found


def waiting_to_destroy(t: Contention, card: int) -> list[int]:
    """The abilities of a card "when this destroys" that work now: card, face, number of each."""
    found: list[int] = []
    for held in WAITS.waits(t, card):
        if held.word == W_DESTROYS and works(t, card, held.number):
            found += [card, t.face[card], held.number]
    return found


def destroys(t: Contention, face: int, number: int) -> int:
    """What such an ability waits for: bit 0 for a ship, 1 for a location."""
    for held in t.spec.waits[face]:
        if held.number == number:
            return held.op.args[A_KIND]
    return 0


def bar_troops(t: Contention, seat: int, card: int) -> str:
    """C-KW-TROOPS-5, C-KW-TROOPS-8: token and Capital requirement only."""
    return bar_settle(t, seat, card, True)


def hitters(hits: list[int], victim: int, seat: int) -> list[int]:
    """The assets of a seat that damaged or destroyed the victim in this batch."""
    found: list[int] = []
    for i in range(0, len(hits), 4):
        if hits[i] == victim and hits[i + 2] == seat and hits[i + 1] not in found:
            if hits[i + 3] > 0:
                found.append(hits[i + 1])
    return found


def with_attachments(t: Contention, doomed: list[int]) -> list[int]:
    """C-ATT-03, C-ATT-10: what is attached dies with its host, in the same batch."""
    found: list[int] = []
    for card in doomed:
        if card not in found and t.controller[card] >= 0:
            found.append(card)
    i = 0
    while i < len(found):
        for attached in t.attached_to(found[i]):
            if attached not in found:
                found.append(attached)
        i += 1
    return found
