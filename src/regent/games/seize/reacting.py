"""Windows: the moments at which players may allocate Reactions and use abilities (SI-TIME-3)."""

from __future__ import annotations

from typing import Final

from regent.games.seize import (
    verbs,
)
from regent.games.seize.abilities import Using
from regent.games.seize.announcing import Reaction, announce
from regent.games.seize.codes import (
    IN_ANY,
    M_CA_START,
    M_PART,
    M_REALLOCATION_C,
    MOMENTS,
    W_DEPLETE,
)
from regent.games.seize.news import course, helps_foe, is_idle, is_idle_card
from regent.games.seize.pending import ANSWER_ABILITY, ANSWER_REACTION, OPEN, Pending, purse
from regent.games.seize.phase import Phase
from regent.games.seize.reaction_cards import bar_play
from regent.games.seize.select import ALL, ATTACK_SPAN, attack_target, attack_unit
from regent.games.seize.sequences import END, PART_STEPS
from regent.games.seize.state import HAND, MILITARY, RESUPPLY, Seize
from regent.games.seize.usable import (
    bar_activate,
    bar_use,
    calling_of,
    helpers,
    windows,
)
from regent.kernel.action import A_PASS, arg_a, arg_b, pack, verb_of
from regent.kernel.window import Window

# How a moment is told (`prompt-Moment`).
QUIET: Final = 0
ANNOUNCED: Final = 1
AIMED: Final = 2
FOUGHT: Final = 3
"""And so many more as Exchanges have begun."""


def announced(t: Seize) -> Pending | None:
    """What was announced last and has not resolved."""
    found: Pending | None = None
    for frame in t.stack:
        if isinstance(frame, Pending):
            found = frame
    return found


def first_pick(pending: Pending) -> int:
    """The first card that it is meant for, the target of an attack too; -1 if it names none."""
    for chosen in pending.picks:
        if chosen:
            return attack_target(chosen[0])
    return -1


def concerned(t: Seize, seat: int) -> bool:
    """Is what another player announced meant for a card or an attack of this seat?"""
    pending = announced(t)
    if pending is None or pending.seat == seat:
        return False
    for chosen in pending.picks:
        for thing in chosen:
            if t.controller[attack_target(thing)] == seat:
                return True
            if thing >= ATTACK_SPAN and t.controller[attack_unit(thing)] == seat:
                return True
    return False


class Moment(Window[Seize]):
    """One moment: everybody in turn may react until all pass in succession (SI-TIME-2,
    SI-UNIV-11).

    In a Conquest Action players of neither side may, too (SI-REACT-13).

    A seat is asked when something that lies open lets it act, or when it has cards in hand and a
    Reaction that could be among them could be allocated now; never because of its real hand.
    """

    __slots__ = ("moment", "nested")

    def __init__(
        self, moment: int, nested: int, order: list[int], at: int = 0, passes: int = 0, pc: int = 0
    ) -> None:
        super().__init__(order, at, passes, pc)
        self.moment = moment
        self.nested = nested

    def clone(self) -> Moment:
        return Moment(self.moment, self.nested, self.order, self.at, self.passes, self.pc)

    def step(self, t: Seize) -> None:
        if self.pc == 0:
            self.pc = 1
            if self.nested == OPEN:
                t.unlock()  # SI-REACT-4 holds for one moment
        super().step(t)

    def could(self, t: Seize, seat: int) -> bool:
        mask = windows(t, self.moment, self.nested == ANSWER_REACTION)
        return bool(self.open_options(t, seat, mask, 1)) or bool(self.may_hold(t, seat, mask, 1))

    def lies_open(self, t: Seize, seat: int) -> list[int]:
        """Abilities on the table, and the hand: as one thing, another one when it has grown; for
        who has the Turn or is concerned, each Reaction that it might hold and that would do
        anything."""
        mask = windows(t, self.moment, self.nested == ANSWER_REACTION)
        size = len(t.hand(seat))
        if seat == t.active or self.is_timed(t, seat, -1):
            kinds = len(t.spec.reaction)
            held = [
                -1 - face - kinds * size
                for face, card in self.may_hold(t, seat, mask, ALL)
                if not is_idle_card(t, seat, face, card)
            ]
        else:
            held = [-1 - size] if self.may_hold(t, seat, mask, 1) else []
        return held + self.open_options(t, seat, mask, ALL)

    def may_hold(self, t: Seize, seat: int, mask: int, most: int) -> list[tuple[int, int]]:
        """The Reactions that nobody else can see and that could be allocated now, by face, each
        with a card that it might be on; no more than `most`."""
        answers = self.nested == ANSWER_REACTION
        found: list[tuple[int, int]] = []
        if self.nested == ANSWER_ABILITY or not t.hand(seat):
            return found
        money = purse(t, seat)
        if t.spec.stand_ins[seat]:  # K-SECRET-6: it may hold whatever can be put in a deck
            some = t.hand(seat)[0]
            for face in range(len(t.spec.reaction)):
                if t.spec.reaction[face] and t.spec.window[face] & mask:
                    if not bar_play(t, seat, face, some, self.moment, answers, money):
                        found.append((face, some))
                        if len(found) >= most:
                            break
            return found
        for card in t.unseen(seat, mask):
            if not bar_play(t, seat, t.face[card], card, self.moment, answers, money):
                found.append((t.face[card], card))
                if len(found) >= most:
                    break
        return found

    def open_options(self, t: Seize, seat: int, mask: int, most: int) -> list[int]:
        """What a seat may do with cards that lie open, in the windows of this mask; who only asks
        whether there is anything says how much is enough with `most`."""
        found: list[int] = []
        answers = self.nested == ANSWER_REACTION
        spec = t.spec
        for card in t.usable(seat):
            face = t.face[card]
            if self.nested == ANSWER_ABILITY and not spec.cancels[face]:
                continue
            for at in spec.usable[face]:
                if t.depleted[card] and spec.way[face][at] == W_DEPLETE:
                    continue
                if spec.during[face][at] and not spec.during[face][at] & mask:
                    continue
                if not bar_use(t, seat, card, at, self.moment, answers):
                    found.append(pack(verbs.USE, card, at))
                    if len(found) >= most:
                        return found
        if self.nested != ANSWER_ABILITY:
            for action in self.activations(t, seat):
                if not bar_activate(t, seat, arg_a(action), arg_b(action), self.moment):
                    found.append(action)
                    if len(found) >= most:
                        return found
        return found

    def open_candidates(self, t: Seize, seat: int) -> list[int]:
        """What a seat might do with cards that lie open."""
        found: list[int] = []
        for card in t.usable(seat):
            for at in t.spec.usable[t.face[card]]:
                found.append(pack(verbs.USE, card, at))
        if self.nested != ANSWER_ABILITY:
            found += self.activations(t, seat)
        return found

    def activations(self, t: Seize, seat: int) -> list[int]:
        """SI-ABIL-1: one's own Units with anybody's Character, anybody's Unit with one's own;
        Artifacts with one's own alone."""
        found: list[int] = []
        for relic in t.relics(seat):
            for at in t.spec.upgrades[t.face[relic]]:
                calling = calling_of(t.spec.abilities[t.face[relic]][at])
                for helper in helpers(t, seat, calling):
                    found.append(pack(verbs.ACTIVATE, relic, helper))
        for unit in t.units_at(t.world):
            for at in t.spec.upgrades[t.face[unit]]:
                calling = calling_of(t.spec.abilities[t.face[unit]][at])
                for other in range(t.seats):
                    if seat == other or seat == t.controller[unit]:
                        for helper in helpers(t, other, calling):
                            found.append(pack(verbs.ACTIVATE, unit, helper))
        return found

    def candidates(self, t: Seize, seat: int) -> list[int]:
        found = [A_PASS]
        if self.nested != ANSWER_ABILITY:
            for card in t.hand(seat):
                if t.is_reaction(card):
                    found.append(pack(verbs.PLAY, card))
        return found + self.open_candidates(t, seat)

    def options(self, t: Seize, seat: int) -> list[int]:
        answers = self.nested == ANSWER_REACTION
        mask = windows(t, self.moment, answers)
        found = [A_PASS]
        if self.nested != ANSWER_ABILITY:
            money = purse(t, seat)
            for card in t.hand(seat):
                face = t.face[card]
                if t.spec.reaction[face] and t.spec.window[face] & mask:
                    if not bar_play(t, seat, face, card, self.moment, answers, money):
                        found.append(pack(verbs.PLAY, card))
        return found + self.open_options(t, seat, mask, ALL)

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action == A_PASS:
            return ""
        verb = verb_of(action)
        card = arg_a(action)
        if card >= len(t.face):
            return "SI-TIME-3"
        nested = self.nested == ANSWER_REACTION
        if verb == verbs.PLAY:
            if t.where[card] != t.zone(seat, HAND):
                return "SI-REACT-1"
            return bar_play(t, seat, t.face[card], card, self.moment, nested, purse(t, seat))
        if verb == verbs.USE:
            if self.nested == ANSWER_ABILITY and not t.spec.cancels[t.face[card]]:
                return "SI-REACT-5"
            return bar_use(t, seat, card, arg_b(action), self.moment, nested)
        if verb == verbs.ACTIVATE:
            return bar_activate(t, seat, card, arg_b(action), self.moment)
        return "SI-TIME-3"

    def react(self, t: Seize, seat: int, action: int) -> None:
        verb = verb_of(action)
        card = arg_a(action)
        if verb == verbs.PLAY:
            announce(t, seat, card)
            t.stack.append(Reaction(card, 0, -1, [], self.moment, [], seat, 0))
        elif verb == verbs.USE:
            t.stack.append(Using(seat, card, 0, -1, arg_b(action), self.moment, [], seat))
        else:
            helper = arg_b(action)
            at = self.activated_by(t, card, helper)
            t.stack.append(Using(seat, card, 0, helper, at, self.moment, [], t.controller[card]))

    def activated_by(self, t: Seize, unit: int, helper: int) -> int:
        for at in t.spec.upgrades[t.face[unit]]:
            calling = calling_of(t.spec.abilities[t.face[unit]][at])
            if helper in helpers(t, t.controller[helper], calling):
                return at
        return -1

    def subject(self, t: Seize) -> list[int]:
        """The moment, in which form it is told, who acts, with or over which card, against whom
        or for which card."""
        answered = announced(t) if self.nested else None
        if answered is not None:
            aim = first_pick(answered)
            form = AIMED if aim >= 0 else ANNOUNCED
            return [self.moment, form, answered.seat, answered.card, t.active, aim]
        if t.world >= 0:
            return [self.moment, FOUGHT + t.exchange, t.attacker, t.world, t.defender, -1]
        return [self.part(t), QUIET, t.active, -1, t.active, -1]

    def part(self, t: Seize) -> int:
        """The moment as it is told: between two parts by the one that comes next, behind all
        moments."""
        if self.moment == M_PART:
            for i in range(len(t.stack) - 1, -1, -1):
                frame = t.stack[i]
                if isinstance(frame, Phase):
                    row = t.spec.sequences[frame.sequence()]
                    following = row[frame.pc] if frame.pc < len(row) else END
                    return len(MOMENTS) + PART_STEPS.index(following)
        return self.moment

    def tags(self, t: Seize, seat: int) -> list[str]:
        """What standing orders may stop at."""
        found: list[str] = []
        if self.nested and concerned(t, seat):
            found.append("own-card")
        if t.world >= 0:
            found.append("conquest")
            if seat == t.defender:
                found.append("attacked")
            if seat == t.attacker:
                found.append("attacking")
        if self.nested:
            found.append("reaction")
        if t.active == seat:
            found.append("own-turn")
        return found

    def occasion(self, t: Seize, seat: int, action: int) -> list[int]:
        if not self.is_timed(t, seat, action):
            return []
        if self.nested:
            return self.subject(t)
        return course(t) if t.world >= 0 else [self.moment]

    def stretch(self, t: Seize, phase: int) -> int:
        """What may be used at any time is asked for while one builds, and once more from the
        Military Phase on; what has its own Phase has its own occasion."""
        return MILITARY if phase >= MILITARY else RESUPPLY

    def is_timed(self, t: Seize, seat: int, action: int) -> bool:
        """What may be done at any time is the same at every moment of a Turn; so is the hand of a
        player whom the moment does not concern, until somebody is attacked or something is
        announced."""
        fights = t.world >= 0 and seat in (t.attacker, t.defender)
        apt = fights or bool(self.nested) or self.moment in (M_REALLOCATION_C, M_CA_START)
        if action < 0:
            return apt
        face = t.face[arg_a(action)]
        if verb_of(action) == verbs.PLAY:
            return apt and not t.spec.window[face] >> IN_ANY & 1
        if verb_of(action) == verbs.USE:
            at = arg_b(action)
            return bool(t.spec.during[face][at] or t.spec.fights[face][at])
        return True

    def is_idle(self, t: Seize, seat: int, action: int) -> bool:
        if action < 0 or action == A_PASS:  # idle faces are not among what may be held
            return False
        card = arg_a(action)
        if verb_of(action) == verbs.PLAY:
            return is_idle_card(t, seat, t.face[card], card)
        if verb_of(action) == verbs.USE:
            return is_idle(t, seat, t.face[card], arg_b(action), card)
        if helps_foe(t, seat, card):
            return True
        at = self.activated_by(t, card, arg_b(action))
        return is_idle(t, t.controller[card], t.face[card], at, card)

    def clause(self) -> str:
        return "SI-TIME-3"


def window(t: Seize, moment: int = M_PART) -> Moment:
    """The window of a moment, asked in the order of SI-TIME-1."""
    return Moment(moment, OPEN, t.order())
