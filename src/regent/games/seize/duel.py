"""Conquest Action duels: fifteen cards each, ten Worlds, one fight over each (SI-VAR-DUEL)."""

from __future__ import annotations

from typing import Final

from regent.games.seize import (
    verbs,
)
from regent.games.seize.codes import FLEET, TROOP, WORLD
from regent.games.seize.conquest import ConquestAction
from regent.games.seize.editions import (
    BY_CONQUESTS,
    R_CAPACITY,
    R_DUEL_COUNTS,
    R_DUEL_FIGHTS,
    R_DUEL_TACTICS,
)
from regent.games.seize.state import (
    ASSETS,
    DECKS,
    DISCARD,
    GONE,
    HAND,
    MAP,
    MILITARY,
    PLAY,
    PLAYED,
    POOL,
    SETUP,
    SHARED,
    SUPPLY,
    Seize,
)
from regent.games.seize.units import face_up, forget, place_unit
from regent.kernel.action import A_DONE, arg_a, pack, verb_of
from regent.kernel.frame import Frame
from regent.kernel.sealed import Sealed, no_drafts

UNIT_CARDS: Final = 10
UNIT_POINTS: Final = 20
TACTICS_POINTS: Final = 2
BOTH: Final = 3


def deal_duel(t: Seize) -> None:
    """SI-VAR-DUEL-1, SI-VAR-DUEL-2: everybody looks through their Asset cards; ten Worlds."""
    t.begin_phase(MILITARY)
    for seat in range(t.seats):
        t.set_resources(seat, 0)
        for card in t.cards_in(seat, ASSETS)[:]:
            t.move(card, t.zone(seat, POOL))
    for face in range(len(t.spec.kind)):
        if t.spec.kind[face] == WORLD:
            t.new_card(face, SHARED, -1)
    t.shuffle(SHARED, SETUP)
    t.stack.append(Duel(-1))
    t.stack.append(Assemble(no_drafts(t), BOTH, BOTH))


class Assemble(Sealed[Seize]):
    """SI-VAR-DUEL-1: ten Unit cards and five Tactics cards of one's choice, in secret."""

    __slots__ = ()

    def clone(self) -> Assemble:
        return Assemble([d[:] for d in self.drafts], self.pending, self.seats, self.pc)

    def picked(self, seat: int) -> list[int]:
        return [arg_a(action) for action in self.drafts[seat]]

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [pack(verbs.PICK, card) for card in t.cards_in(seat, POOL)]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        card = arg_a(action)
        if verb_of(action) != verbs.PICK or card not in t.cards_in(seat, POOL):
            return "SI-VAR-DUEL-1"
        picked = self.picked(seat)
        if card in picked:
            return "SI-VAR-DUEL-1"
        tactics = t.is_reaction(card)
        most = t.spec.rules[R_DUEL_TACTICS] if tactics else UNIT_CARDS
        have = [other for other in picked if t.is_reaction(other) == tactics]
        return "" if len(have) < most else "SI-VAR-DUEL-1"

    def closes(self, t: Seize, seat: int, action: int) -> bool:
        return len(self.drafts[seat]) >= UNIT_CARDS + t.spec.rules[R_DUEL_TACTICS]

    def reveal(self, t: Seize) -> None:
        for seat in range(t.seats):
            picked = self.picked(seat)
            for card in t.cards_in(seat, POOL)[:]:
                if card not in picked:
                    t.move(card, t.zone(seat, ASSETS))
            t.emit("assembles", seat, "SI-VAR-DUEL-1")

    def clause(self) -> str:
        return "SI-VAR-DUEL-1"


class Duel(Frame[Seize]):
    """SI-VAR-DUEL-3, SI-VAR-DUEL-7: roles alternate, all fifteen cards come back each time."""

    __slots__ = ("first",)

    def __init__(self, first: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.first = first

    def clone(self) -> Duel:
        return Duel(self.first, self.pc)

    def step(self, t: Seize) -> None:
        if self.first < 0:  # drawn when it is needed, so that a scenario can plan it
            self.first = t.below(SETUP, 2)
        at = self.pc % 3
        self.pc += 1
        if at == 0:
            if decided(t):
                finish(t)
                return
            self.reveal_world(t)
            t.stack.append(Muster(no_drafts(t), BOTH, BOTH))
        elif at == 1:
            world = t.zones[MAP][0]
            if t.cards_at(world, t.active):  # SI-MIL-0-11
                t.stack.append(ConquestAction(t.active, t.controller[world], world))
        else:
            clear(t)

    def reveal_world(self, t: Seize) -> None:
        """SI-VAR-DUEL-CHANGE, SI-VAR-DUEL-DRAW: roles change, and the Defender draws the next."""
        defender = (self.first + t.turn) % 2
        t.take_turn(1 - defender)
        if not t.zones[SHARED]:  # SI-VAR-DUEL-9: a tie that lasts goes through them again
            for used in t.zones[GONE][:]:
                t.set_owner(used, -1)
                t.move(used, SHARED)
            t.shuffle(SHARED, SETUP)
        world = t.zones[SHARED][-1]
        t.set_owner(world, defender)
        t.emit("duel", t.active, "SI-VAR-DUEL-3", t.turn, t.spec.rules[R_DUEL_FIGHTS])
        face_up(t, world, defender, "SI-VAR-DUEL-3")


def decided(t: Seize) -> bool:
    """Are all fights fought? Where conquests count, a tie goes on in pairs (SI-VAR-DUEL-TIE)."""
    if t.turn < t.spec.rules[R_DUEL_FIGHTS]:
        return False
    if t.spec.rules[R_DUEL_COUNTS] != BY_CONQUESTS:
        return True
    return t.turn % 2 == 0 and t.score[0] != t.score[1]


class Muster(Sealed[Seize]):
    """SI-VAR-DUEL-4 to SI-VAR-DUEL-6, SI-VAR-DUEL-9: who fights this time, chosen in secret."""

    __slots__ = ()

    def clone(self) -> Muster:
        return Muster([d[:] for d in self.drafts], self.pending, self.seats, self.pc)

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [A_DONE, *[pack(verbs.PICK, card) for card in t.cards_in(seat, POOL)]]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        card = arg_a(action)
        if verb_of(action) != verbs.PICK or card not in t.cards_in(seat, POOL):
            return "SI-VAR-DUEL-7"
        chosen = [arg_a(a) for a in self.drafts[seat] if a != A_DONE]
        if card in chosen:
            return "SI-VAR-DUEL-7"
        attacks = seat == t.active
        world = t.zones[MAP][0]
        if t.is_reaction(card):
            spent = sum([duel_cost(t, c) for c in chosen if t.is_reaction(c)])
            return "" if spent + duel_cost(t, card) <= TACTICS_POINTS else "SI-VAR-DUEL-4"
        units = [c for c in chosen if not t.is_reaction(c)]
        present = [c for c in units if takes_part(t, c, attacks)]
        full = t.spec.rules[R_CAPACITY] and len(present) >= t.cost(world)
        if full and takes_part(t, card, attacks):
            return "SI-CAP-1"
        budget = UNIT_POINTS + (t.cost(world) if attacks else 0)
        if sum([t.cost(c) for c in units]) + t.cost(card) > budget:
            return "SI-VAR-DUEL-5" if attacks else "SI-VAR-DUEL-4"
        return ""

    def closes(self, t: Seize, seat: int, action: int) -> bool:
        return action == A_DONE

    def reveal(self, t: Seize) -> None:
        """SI-VAR-DUEL-9: attackers come depleted, as after Part B, defenders undepleted."""
        world = t.zones[MAP][0]
        for seat in t.clockwise(t.active):
            for action in self.drafts[seat]:
                card = arg_a(action)
                if action == A_DONE:
                    continue
                if t.is_reaction(card):
                    t.move(card, t.zone(seat, HAND))
                    continue
                if not takes_part(t, card, seat == t.active):
                    continue
                place_unit(t, card, seat, world)
                t.set_depleted(card, int(seat == t.active))
                t.emit("musters", seat, "SI-VAR-DUEL-4", card)

    def subject(self, t: Seize) -> list[int]:
        world = t.zones[MAP][0]
        return [world, UNIT_POINTS + t.cost(world)]

    def clause(self) -> str:
        return "SI-VAR-DUEL-4"


def takes_part(t: Seize, card: int, attacks: bool) -> bool:
    """SI-VAR-DUEL-9: only Fleets and Troops attack; what stays behind takes no Capacity."""
    return not attacks or t.kind(card) in (FLEET, TROOP)


def duel_cost(t: Seize, card: int) -> int:
    """SI-VAR-DUEL-6: X counts 2."""
    return 2 if t.spec.x[t.face[card]] else t.cost(card)


def clear(t: Seize) -> None:
    """The fight is over: who took the World scores its cost (SI-VAR-DUEL-8); all come back."""
    world = t.zones[MAP][0]
    if world in t.conquered:
        by_number = t.spec.rules[R_DUEL_COUNTS] == BY_CONQUESTS
        t.add_score(t.active, 1 if by_number else t.cost(world))
        t.emit("scores", t.active, "SI-VAR-DUEL-8", t.score[t.active])
    for card in t.zones[PLAY][:] + t.zones[PLAYED][:]:
        forget(t, card)
        t.move(card, SUPPLY if t.is_counter(card) else t.zone(t.owner[card], POOL))
    for seat in range(t.seats):
        for which in (HAND, DISCARD):
            for card in t.cards_in(seat, which)[:]:
                t.move(card, t.zone(seat, POOL))
        t.shuffle(t.zone(seat, POOL), DECKS)  # which of them come next time is secret again
    t.clear_lasting()
    forget(t, world)
    t.move(world, GONE)


def finish(t: Seize) -> None:
    """SI-VAR-DUEL-8: most Victory points of Conquered Worlds; equal totals are a draw."""
    best = max(t.score)
    ranks = [1 if score == best else 2 for score in t.score]
    for seat in range(t.seats):
        if ranks[seat] == 1:
            t.emit("wins", seat, "SI-VAR-DUEL-8", best)
    t.finish(ranks, "SI-VAR-DUEL-8")
