"""A chapter: the deal, its rounds, scoring, clean-up, the end of the game."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.acts import Intermission, chapters_of, finish, win
from regent.games.arcs.codes import (
    AMBITIONS,
    CHAPTERS,
    FIRST_PLACE,
    FUEL,
    KINDS,
    MARKERS,
    MATERIAL,
    SECOND_PLACE,
    TYCOON,
    TYPES,
    TYRANT,
    WARLORD,
)
from regent.games.arcs.fates import end_of_chapter, win_renown
from regent.games.arcs.lore_words import LAVISH, PROUD
from regent.games.arcs.piles import deal_cards, deal_hand, gather
from regent.games.arcs.resources import cover_slots, discard_type
from regent.games.arcs.round import Round, holders
from regent.games.arcs.state import CARDS, PILE, Arcs
from regent.games.arcs.traits import is_modest, scores_second
from regent.games.arcs.values import boxed, city_bonus, measure
from regent.games.arcs.vocabulary import CARTEL
from regent.kernel.flow import Ask
from regent.kernel.frame import Frame

DEAL: Final = 0
ROUNDS: Final = 1
ROOM: Final = 2


class Chapter(Frame[Arcs]):
    """A-CHAP-1: rounds until no hand is left, then the reckoning."""

    __slots__ = ()

    def clone(self) -> Chapter:
        return Chapter(self.pc)

    def step(self, t: Arcs) -> None:
        if self.pc == DEAL:
            self.pc = ROUNDS
            deal_chapter(t)
        elif self.pc == ROUNDS:
            if holders(t):
                t.stack.append(Round())
                return
            self.pc = ROOM
            score_chapter(t)
            clean_up(t)
        else:
            t.stack.pop()
            end_chapter(t)


def deal_chapter(t: Arcs) -> None:
    """A-SETUP-9, A-CHAP-5; with two players one of them may draw again (A-SETUP-10)."""
    clause = "A-SETUP-9" if t.chapter == 0 else "A-CHAP-5"
    t.begin_chapter()
    t.emit("chapter", t.initiative, clause, t.chapter)
    gather(t)
    for seat in t.order():
        deal_hand(t, seat, clause)
    if t.seats == 2:
        t.stack.append(Mulligan(1 - t.initiative))


class Mulligan(Ask[Arcs]):
    """A-SETUP-10: keep the hand, or discard it whole and draw six others."""

    __slots__ = ()

    def clone(self) -> Mulligan:
        return Mulligan(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [verbs.A_KEEP, verbs.A_REDRAW]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        return "" if action in (verbs.A_KEEP, verbs.A_REDRAW) else "A-SETUP-10"

    def chosen(self, t: Arcs, action: int) -> None:
        if action == verbs.A_KEEP:
            t.emit("keeps-hand", self.seat, "A-SETUP-10")
            return
        # Event cards stay (S-SETUP-18); how many there are is nobody's business
        old = [card for card in t.hand(self.seat) if not t.is_event(card)]
        t.emit("redraws", self.seat, "A-SETUP-10")
        deal_cards(t, self.seat, "A-SETUP-10", len(old))
        for card in old:
            t.move(card, PILE)
        t.shuffle(PILE, CARDS)

    def clause(self) -> str:
        return "A-SETUP-10"


# -- scoring --------------------------------------------------------------------------------------


def worth_of(t: Arcs, ambition: int) -> tuple[int, int]:
    """What first and second place of an ambition bring: the sums over its markers (A-SCORE-2)."""
    first = second = 0
    for at in range(MARKERS):
        if t.marker[at] == ambition:
            first += FIRST_PLACE[at][t.side(at)]
            second += SECOND_PLACE[at][t.side(at)]
    return first, second


def places(t: Arcs, ambition: int) -> tuple[list[int], int]:
    """Who is first (several if tied, one more than the seats for the boxes) and who second; -1 for
    nobody (A-SCORE-3, A-SCORE-4, A-SCORE-7)."""
    counts = [measure(t, seat, ambition) for seat in range(t.seats)]
    if t.seats == 2:
        counts.append(boxed(t, ambition))
    most = max(counts)
    if most == 0:
        return [], -1
    first = [at for at in range(len(counts)) if counts[at] == most]
    if len(first) > 1:
        return first, -1
    next_most = max([counts[at] for at in range(len(counts)) if at != first[0]])
    second = [at for at in range(len(counts)) if counts[at] == next_most and at != first[0]]
    return first, second[0] if next_most and len(second) == 1 else -1


def score_chapter(t: Arcs) -> None:
    """A-SCORE-1: every declared ambition; afterwards the Cartels (A-CHAP-7)."""
    for ambition in range(len(AMBITIONS)):
        if t.is_declared(ambition):
            score(t, ambition)
    if t.spec.empire:  # S-TERM-5
        end_of_chapter(t)
    for seat in t.order():
        for type in (MATERIAL, FUEL):
            if t.has_typed(seat, CARTEL, type):  # A-GUILD-03, A-GUILD-32
                for other in t.order():
                    if other != seat:
                        discard_type(t, other, type, "A-GUILD-32")
    if t.spec.leaders and t.is_declared(TYCOON):
        for seat in t.order():
            for type in range(len(TYPES)):
                if t.has_typed(seat, LAVISH, type):
                    discard_type(t, seat, type, "A-LEAD-03b")


def score(t: Arcs, ambition: int) -> None:
    first_worth, second_worth = worth_of(t, ambition)
    first, second = places(t, ambition)
    if not first:
        t.emit("nobody-scores", -1, "A-SCORE-4", ambition)
    elif len(first) > 1:
        for seat in first:
            award_second(t, seat, second_worth, ambition, "A-SCORE-3")
    else:
        winner = first[0]  # who wins the ambition (A-SCORE-8)
        modest = winner < t.seats and is_modest(t, winner, ambition)
        if modest:
            award(t, winner, second_worth, ambition, "A-LEAD-29")
        bonus = city_bonus(t, winner) if winner < t.seats and not modest else 0
        if not modest:
            award(t, winner, first_worth, ambition, "A-SCORE-2")
        if winner < t.seats:
            win_renown(t, winner)
        if bonus:
            award(t, winner, bonus, ambition, "A-SCORE-5")
        if second >= 0:
            award_second(t, second, second_worth, ambition, "A-SCORE-2")


def award_second(t: Arcs, seat: int, power: int, ambition: int, clause: str) -> None:
    """Power for second place or a tie, unless a Leader forgoes it (A-LEAD-12c, A-LEAD-29)."""
    if seat < t.seats and not scores_second(t, seat, ambition):
        clause = "A-LEAD-12c" if t.has(seat, PROUD) else "A-LEAD-29"
        t.emit("forgoes", seat, clause, ambition)
    else:
        award(t, seat, power, ambition, clause)


def award(t: Arcs, seat: int, power: int, ambition: int, clause: str) -> None:
    """Power for a seat; the boxes of a game of two get none (A-SCORE-7)."""
    if seat >= t.seats:
        t.emit("boxes-place", -1, "A-SCORE-7", ambition)
        return
    t.score_power(seat, power)
    t.emit("scores", seat, clause, power, ambition)


# -- clean-up and the end -------------------------------------------------------------------------


def clean_up(t: Arcs) -> None:
    """A-CHAP-2: Trophies and Captives of a scored ambition go home, to whomever (S-TERM-6)."""
    if t.is_declared(WARLORD):
        for holder in range(t.seats):
            for owner in t.spec.owners:
                for kind in range(KINDS):
                    for _ in range(t.trophies_of(holder, owner, kind)):
                        t.return_trophy(holder, owner, kind)
        t.emit("trophies-return", -1, "A-CHAP-2")
        for seat in reversed(t.order()):
            room = cover_slots(t, seat)  # A-RES-5
            if room is not None:
                t.stack.append(room)
    if t.is_declared(TYRANT):
        for holder in range(t.seats):
            for owner in range(t.seats):
                for _ in range(t.captives_of(holder, owner)):
                    t.free_captive(holder, owner)
        t.emit("captives-return", -1, "A-CHAP-2")
    t.clear_markers()


def end_chapter(t: Arcs) -> None:
    """A-CHAP-3 to A-CHAP-6."""
    for marker in range(MARKERS):  # the markers are numbered by their Power
        if not t.side(marker):
            t.flip_marker(marker)
            t.emit("marker-flips", -1, "A-CHAP-3", FIRST_PLACE[marker][1])
            break
    if t.spec.empire:
        end_empire_chapter(t)
    elif max(t.power) >= t.spec.power_goal or t.chapter >= CHAPTERS:
        win(t, ranking(t), "A-CHAP-4", "A-END-1")
    else:
        t.stack.append(Chapter())


def end_empire_chapter(t: Arcs) -> None:
    """The number of chapters is fixed (S-TERM-4); between Acts there is an Intermission."""
    if t.chapter < chapters_of(t.act()):
        t.stack.append(Chapter())
    elif t.act() < t.spec.acts:  # S-END-5
        t.stack.append(Chapter())
        t.stack.append(Intermission())
    else:
        finish(t)


def ranking(t: Arcs) -> list[int]:
    """A-END-1: most Power; a tie goes to the earliest in turn order."""
    order = t.order()
    keys = [(-t.power[seat], order.index(seat)) for seat in range(t.seats)]
    best = sorted(keys)
    return [best.index(key) + 1 for key in keys]
