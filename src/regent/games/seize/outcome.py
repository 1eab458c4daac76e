"""How a Conquest Action ends: clean-up, success or failure, and what follows (SI-CONQ)."""

from __future__ import annotations

from regent.games.seize.codes import ORBITAL, W_CONQUERS
from regent.games.seize.editions import R_THRONE_LOSS, TOKEN_TAKEN
from regent.games.seize.moving import Regroup, Return
from regent.games.seize.parameters import (
    KEEP_ONE,
    KEEP_REQUIRED,
    R_KEEP_COUNTERS,
    R_REWARD_DISPUTED_COPY,
)
from regent.games.seize.select import attacking, disputed
from regent.games.seize.state import AS_FIGHTER, AS_PRINTED, MAP, PLAY, Seize
from regent.games.seize.triggers import queue_all, settle
from regent.games.seize.types import is_throne, type_of
from regent.games.seize.units import (
    discard,
    eliminate,
    eliminate_all,
    is_picket,
    orphans,
    relics_at,
)
from regent.games.seize.worlds import has_faceup, required, succeeds
from regent.kernel.frame import Frame


class Outcome(Frame[Seize]):
    """Part B: damage and orphaned counters go. Part C: is the World taken, and how?"""

    __slots__ = ()

    def clone(self) -> Outcome:
        return Outcome(self.pc)

    def step(self, t: Seize) -> None:
        at = self.pc
        self.pc += 1
        if at == 0:
            clean_up(t)
            taken = not t.withdrawn and succeeds(t)
            rejoin(t)
            if not taken:
                self.pc = 4
                fail(t)
            else:
                eliminate_orbitals(t)
                self.leave(t)
        elif at == 1:
            settle(t)
        elif at == 2:
            take(t)
        elif at == 3:
            t.stack.pop()
            settle(t)
        else:
            t.stack.pop()
            settle(t)

    def leave(self, t: Seize) -> None:
        """SI-CONQ-S1: the Defender's Fleets, and whatever else of theirs still stands there."""
        world = t.world
        units = t.cards_at(world, t.defender)
        if is_copy(t):  # SI-CONQ-E3: all Units leave, the Attacker's too
            mine = t.cards_at(world, t.attacker)
            t.stack.append(Return(world, "SI-CONQ-E3", t.attacker, mine))
        t.stack.append(Return(world, "SI-CONQ-S1", t.defender, units))


def clean_up(t: Seize) -> None:
    """SI-MIL-B-1, SI-MIL-B-2: in this order, before Part C (SI-MIL-B-3)."""
    for card in t.zones[PLAY]:  # those that left in Step 4 too
        t.set_damage(card, 0)
        if t.form[card] == AS_FIGHTER:  # for the conquest it is a Troop again
            t.set_form(card, AS_PRINTED)
    eliminate_all(t, orphans(t), "SI-MIL-B-2")


def rejoin(t: Seize) -> None:
    """SI-COUNTERS-LEFT: counters that were left behind follow their card, also after a conquest."""
    for counter in t.units_at(t.world):
        host = t.host[counter] if t.is_counter(counter) else -1
        if host >= 0 and t.where[host] == PLAY and t.at[host] != t.world:
            t.put(counter, t.at[host])
            t.emit("moves", t.controller[counter], "SI-COUNTERS-LEFT", counter, t.at[host])


def fail(t: Seize) -> None:
    """SI-CONQ-F1, SI-CONQ-F2, SI-CONQ-HOME: counters discarded, all Attackers go home."""
    world = t.world
    t.set_conquest(world, t.attacker, 0)
    t.emit("unsuccessful", t.attacker, "SI-CONQ-F1", world)
    t.stack.append(Return(world, "SI-CONQ-HOME", t.attacker, t.cards_at(world, t.attacker)))


def eliminate_orbitals(t: Seize) -> None:
    """SI-CONQ-S2; counters of Defenders that hold nothing go with the World."""
    for card in t.units_at(t.world):
        if attacking(t, card) or is_picket(t, card):
            continue
        if type_of(t, card) == ORBITAL:
            eliminate(t, card, "SI-CONQ-S2")
    eliminate_all(t, orphans(t), "SI-CNT-3")


def is_copy(t: Seize) -> bool:
    """SI-CONQ-E3, SI-CONQ-E5: the Attacker has another faceup copy of this World."""
    return has_faceup(t, t.attacker, t.face[t.world], MAP)


def take(t: Seize) -> None:
    """The World changes hands, is Liberated, or as a second copy is eliminated.

    Its Owner stays the same (SI-CONQ-S6), and so does what lies on it: depletion (SI-CONQ-S5)
    and a
    Throne token (SI-CONQ-E6, SI-THRONE-6).
    """
    world = t.world
    seat = t.attacker
    clear_defenders(t)
    if is_copy(t):
        eliminate_copy(t)
        return
    if is_throne(t, world):
        if t.owner[world] != seat:
            t.add_crown(world)
        if t.spec.rules[R_THRONE_LOSS] == TOKEN_TAKEN:
            t.set_throne(world, 0)
    t.hand_to(world, seat)
    for counter in t.counters_of(world):
        t.hand_to(counter, seat)  # SI-CNT-2
    if t.owner[world] == seat:  # SI-CONQ-E2
        t.clear_conquest(world)
        t.emit("liberates", seat, "SI-CONQ-E2", world)
    else:
        kept = kept_counters(t, world)
        t.clear_conquest(world)  # SI-CONQ-S3, SI-CONQ-E1
        t.set_conquest(world, seat, kept)
        t.add_conquered(world)
        t.emit("conquers", seat, "SI-CONQ-S3", world)
        if disputed(t, world):  # SI-CONQ-E4
            t.emit("disputed", seat, "SI-CONQ-E4", world)
        queue_all(t, W_CONQUERS, t.figures(seat))
    t.stack.append(Regroup("SI-CONQ-S4", seat, t.cards_at(world, seat)))


def kept_counters(t: Seize, world: int) -> int:
    """SI-CONQ-S3: all of them, or what the table chose."""
    have = t.conquest_of(world, t.attacker)
    if t.spec.rules[R_KEEP_COUNTERS] == KEEP_ONE:
        return 1
    return min(have, required(t, world)) if t.spec.rules[R_KEEP_COUNTERS] == KEEP_REQUIRED else have


def clear_defenders(t: Seize) -> None:
    """Counters of the Defender without a card that could take them along stay behind: gone."""
    left: list[int] = []
    for card in t.units_at(t.world):
        if attacking(t, card) or is_picket(t, card):
            continue
        if t.is_counter(card) and t.host[card] != t.world:
            left.append(card)
    eliminate_all(t, left, "SI-CNT-3")
    for relic in relics_at(t, t.world):
        eliminate(t, relic, "SI-CONQ-PRESENT")


def eliminate_copy(t: Seize) -> None:
    """SI-CONQ-E3: to its Owner's Discard Pile; no World was Conquered."""
    world = t.world
    for card in t.units_at(world):
        if t.where[card] == PLAY:
            eliminate(t, card, "SI-CONQ-E3")
    t.emit("eliminated", t.controller[world], "SI-CONQ-E3", world)
    discard(t, world)  # SI-CONQ-E7: the Dispute may be over
    if t.spec.rules[R_REWARD_DISPUTED_COPY]:
        t.add_conquered(world)  # paid in Part C of the Victory Phase (SI-VICT-C4)
