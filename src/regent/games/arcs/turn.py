"""A turn: the card is played; then ambition, seizing, Prelude and pips, until it ends (A-TURN-9).

From the card on it is one question asked again and again. What belongs before the Prelude is
barred once anything else was done (`acted`), what belongs to the Prelude once a pip is spent.
"""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.actions import (
    Build,
    Influence,
    Secure,
    Tax,
    can_build,
    can_influence,
    can_tax,
)
from regent.games.arcs.ambition import allows, best_marker, declare, seize
from regent.games.arcs.battle import BattleAction, can_battle
from regent.games.arcs.buying import loyal_card, pip_buys, spend_buys
from regent.games.arcs.choosing import FUTILE, GAINED, Acting
from regent.games.arcs.codes import (
    AMBITIONS,
    ANY_AMBITION,
    ARM,
    BATTLE,
    BUILD,
    COPY,
    INFLUENCE,
    LEAD,
    MIRROR,
    MOVE,
    NOTHING,
    PIVOT,
    REPAIR,
    SECURE,
    SHIP,
    STANDARD,
    SURPASS,
    TAX,
    TYPES,
)
from regent.games.arcs.court import can_secure
from regent.games.arcs.fleet import Return
from regent.games.arcs.free_move import may_fight_later
from regent.games.arcs.guild import bar_use, is_idle_new, is_idle_use, use
from regent.games.arcs.leaders import may_secure_later
from regent.games.arcs.lore_actions import bar_new
from regent.games.arcs.lore_prelude import clear_outrage
from regent.games.arcs.move import Move, can_move
from regent.games.arcs.repair import Repair, can_repair
from regent.games.arcs.resources import ASKED, Arrange
from regent.games.arcs.state import FACE_DOWN, FACE_UP, SEIZING, Arcs
from regent.games.arcs.traits import bar_generous
from regent.games.arcs.values import can_seize, leads_anyway
from regent.games.arcs.vocabulary import BARDS
from regent.kernel.action import A_DONE, A_PASS, arg_a, arg_b, pack, verb_of
from regent.kernel.errors import Broken
from regent.kernel.flow import Ask
from regent.kernel.frame import Frame

# -- playing a card -------------------------------------------------------------------------------


class Lead(Ask[Arcs]):
    """A-TURN-2: the initiative holder leads with a card, or passes."""

    __slots__ = ()

    def clone(self) -> Lead:
        return Lead(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.LEAD, card) for card in t.hand(seat)] + [A_PASS]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_PASS:
            return ""
        if verb_of(action) != verbs.LEAD or arg_a(action) not in t.hand(seat):
            return "A-TURN-2"
        return "S-EVENT-2" if t.is_event(arg_a(action)) else ""  # S-EVENT-6

    def options(self, t: Arcs, seat: int) -> list[int]:
        return super().options(t, seat) if t.spec.empire else self.candidates(t, seat)

    def chosen(self, t: Arcs, action: int) -> None:
        if action == A_PASS:
            t.emit("passes", self.seat, "A-TURN-3")  # and there is no Prelude (A-PREL-9)
            t.pass_initiative(self.seat)
            return
        card = arg_a(action)
        t.lead_with(self.seat, card)
        t.move(card, t.zone(self.seat, FACE_UP))
        t.emit("leads", self.seat, "A-TURN-2", card)
        begin_turn(t, self.seat, LEAD, t.spec.pips[t.face[card]])

    def clause(self) -> str:
        return "A-TURN-2"


PLAYED_BY: Final = (verbs.SURPASS, verbs.PIVOT, verbs.COPY, verbs.MIRROR)


class Follow(Ask[Arcs]):
    """A-TURN-5: Surpass, Copy or Pivot; or mirror with an Event card (S-EVENT-1, S-EVENT-11)."""

    __slots__ = ()

    def clone(self) -> Follow:
        return Follow(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for verb in (verbs.SURPASS, verbs.PIVOT, verbs.COPY):
            found += [pack(verb, card) for card in t.hand(seat)]
        if t.spec.empire:
            found += [pack(verbs.MIRROR, card) for card in t.hand(seat)]
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        verb, card = verb_of(action), arg_a(action)
        if verb not in PLAYED_BY or card not in t.hand(seat):
            return "A-TURN-5"
        if verb == verbs.MIRROR:
            if not t.spec.empire:
                return "A-TURN-5"  # there are no Events
            return "" if t.is_event(card) else "S-EVENT-1"
        if t.is_event(card):
            return "S-EVENT-2" if verb == verbs.COPY else "S-EVENT-7"
        if verb == verbs.COPY:
            return ""
        leads = t.suit_of(card) == t.suit_of(t.lead)
        if verb == verbs.PIVOT:
            return "A-TURN-8" if leads else ""
        return "" if leads and t.number(card) > t.lead_number() else "A-TURN-6"

    def chosen(self, t: Arcs, action: int) -> None:
        verb, card, seat = verb_of(action), arg_a(action), self.seat
        if verb == verbs.COPY:
            t.move(card, t.zone(seat, FACE_DOWN))
            t.emit("copies", seat, "A-TURN-7", card)
            begin_turn(t, seat, COPY, 1)
        elif verb == verbs.MIRROR:
            pips = t.mirrored_pips()
            t.mirror()
            t.move(card, t.zone(seat, FACE_UP))
            t.emit("mirrors", seat, "S-EVENT-1", card, pips)  # the Prelude comes anyway: S-EVENT-5
            begin_turn(t, seat, MIRROR, pips)
        elif verb == verbs.PIVOT:
            t.move(card, t.zone(seat, FACE_UP))
            t.emit("pivots", seat, "A-TURN-8", card)
            begin_turn(t, seat, PIVOT, 1)
        else:
            t.move(card, t.zone(seat, FACE_UP))
            t.emit("surpasses", seat, "A-TURN-6", card)
            begin_turn(t, seat, SURPASS, t.spec.pips[t.face[card]])
            if t.number(card) == ANY_AMBITION and not can_seize(t, seat):
                seize(t, seat, "A-SEIZE-2")

    def clause(self) -> str:
        return "A-TURN-5"

    def subject(self, t: Arcs) -> list[int]:
        return [t.lead, t.lead_number()]


def begin_turn(t: Arcs, seat: int, mode: int, pips: int) -> None:
    t.begin_turn(seat, mode, pips)
    t.stack.append(Turn(seat))


# -- the actions ----------------------------------------------------------------------------------


def can_take(t: Arcs, seat: int, action: int, pip: bool, gainfully: bool = False) -> bool:
    """May the action be taken, bought by a pip or by a resource? A plain one must be able to do
    anything; new ones on cards may always be taken (A-COMP-8), `gainfully` only if something would
    come of them."""
    new = t.spec.new[action]
    for card in t.area(seat):
        if new[t.face[card]] >= 0 and not bar_new(t, card, action):
            if not gainfully or not is_idle_new(t, seat, card, action):
                return True
    if action == TAX:
        return can_tax(t, seat, gainfully)
    if action == BUILD:
        return can_build(t, seat)
    if action == MOVE:
        return can_move(t, seat)
    if action == REPAIR:
        return can_repair(t, seat)
    if action == INFLUENCE:
        return can_influence(t, seat)
    if action == SECURE:
        return can_secure(t, seat) or (pip and may_secure_later(t, seat))
    return can_battle(t, seat) or (pip and may_fight_later(t, seat))


def could_act(t: Arcs, seat: int) -> bool:
    """Would anything come of a pip?"""
    buys = pip_buys(t, seat)
    for action in range(STANDARD):
        if buys >> action & 1 and can_take(t, seat, action, True, True):
            return True
    return False


def act(action: int, seat: int) -> Frame[Arcs]:
    """The question of an action."""
    if action == TAX:
        return Tax(seat)
    if action == BUILD:
        return Build(seat)
    if action == MOVE:
        return Move(seat)
    if action == REPAIR:
        return Repair(seat)
    if action == INFLUENCE:
        return Influence(seat)
    if action == SECURE:
        return Secure(seat)
    if action == BATTLE:
        return BattleAction(seat)
    raise Broken(f"no action {action}")


# -- the turn -------------------------------------------------------------------------------------


class Turn(Acting):
    """A-TURN-9: everything between the played card and the end of the turn."""

    __slots__ = ()

    def clone(self) -> Turn:
        return Turn(self.seat, self.pc)

    def by_hand(self) -> bool:
        return True

    def seems_open(self, t: Arcs) -> bool:
        """Any card in hand may be one to seize with; an Event is none, which is nobody else's
        business (S-EVENT-2)."""
        if t.acted or not t.hand(self.seat):
            return False
        return not can_seize(t, self.seat)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for action in range(STANDARD):
            found.append(pack(verbs.TAKE, action))
        for type in range(len(TYPES)):
            if t.held(seat, type):
                for action in range(NOTHING + 1):
                    found.append(pack(verbs.SPEND, type, action))
        for card in t.area(seat):
            found.append(pack(verbs.USE, card))
            if t.spec.clears[t.face[card]]:
                found.append(pack(verbs.CLEAR, card))
        for ambition in range(len(AMBITIONS)):
            found.append(pack(verbs.DECLARE, ambition))
        for card in t.hand(seat):
            found.append(pack(verbs.SEIZE, card))
        return [*found, verbs.A_REARRANGE, A_DONE]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        verb = verb_of(action)
        if action == A_DONE:
            return ""
        if action == verbs.A_REARRANGE:
            return "" if self.pc & GAINED else "A-RES-4"
        if verb == verbs.TAKE:
            return self.bar_take(t, seat, arg_a(action))
        if verb == verbs.SPEND:
            return self.bar_spend(t, seat, arg_a(action), arg_b(action))
        if verb == verbs.USE:
            card = arg_a(action)
            if card >= len(t.face) or t.keeper(card) != seat:
                return "A-PREL-1"
            return bar_use(t, seat, card) if t.prelude else "A-PREL-1"
        if verb == verbs.CLEAR:
            card = arg_a(action)
            if card >= len(t.face) or t.keeper(card) != seat or not t.prelude:
                return "A-PREL-1"
            if card in t.secured:
                return "A-PREL-3"
            return "" if t.spec.clears[t.face[card]] else "A-LORE-32"
        if verb == verbs.DECLARE:
            return self.bar_declare(t, seat, arg_a(action))
        if verb == verbs.SEIZE:
            if arg_a(action) not in t.hand(seat) or t.acted:
                return "A-SEIZE-1"
            return "S-EVENT-2" if t.is_event(arg_a(action)) else can_seize(t, seat)
        return "K-ANSWER-3"

    def bar_take(self, t: Arcs, seat: int, action: int) -> str:
        if action >= STANDARD:
            return "A-CARD-1"
        if not t.pips:
            return "A-TURN-10"
        if not pip_buys(t, seat) >> action & 1:
            return "A-CARD-1"
        return "" if can_take(t, seat, action, True) else "A-COMP-8"

    def bar_spend(self, t: Arcs, seat: int, type: int, action: int) -> str:
        if type >= len(TYPES) or action > NOTHING:
            return "K-ANSWER-3"
        if not t.prelude or not t.held(seat, type):
            return "A-PREL-1"
        if not spend_buys(t, seat, type) >> action & 1:
            return "A-OUTR-3" if t.is_outraged(seat, type) else "A-PREL-4"
        if action == ARM:
            return "A-PREL-4" if t.armed else ""
        return "" if action == NOTHING or can_take(t, seat, action, False) else "A-COMP-8"

    def bar_declare(self, t: Arcs, seat: int, ambition: int) -> str:
        """A-AMB-1 to A-AMB-5, A-GUILD-25."""
        if ambition >= len(AMBITIONS):
            return "K-ANSWER-3"
        if t.mode == MIRROR:
            return "S-EVENT-7"
        if t.mode != LEAD and (t.mode == COPY or not t.has(seat, BARDS)):
            return "A-AMB-5"
        if t.acted:
            return "A-AMB-1"
        if t.declared:
            return "A-AMB-4" if t.mode == LEAD else "A-GUILD-25"
        card = t.cards_in(seat, FACE_UP)[0]
        if not allows(t.number(card), ambition):
            return "A-CARD-3"
        return "A-AMB-2" if best_marker(t) < 0 else bar_generous(t, seat)

    def options(self, t: Arcs, seat: int) -> list[int]:
        """The candidates that nothing bars, found without asking for each."""
        found: list[int] = []
        if t.pips:
            buys = pip_buys(t, seat)
            for action in range(STANDARD):
                if buys >> action & 1 and can_take(t, seat, action, True):
                    found.append(pack(verbs.TAKE, action))
        if t.prelude:
            self.spendings(t, seat, found)
            for card in t.area(seat):
                if not bar_use(t, seat, card):
                    found.append(pack(verbs.USE, card))
                if t.spec.clears[t.face[card]] and card not in t.secured:
                    found.append(pack(verbs.CLEAR, card))
            if not t.acted:
                self.beforehand(t, seat, found)
        if self.pc & GAINED:
            found.append(verbs.A_REARRANGE)
        found.append(A_DONE)
        return found

    def spendings(self, t: Arcs, seat: int, found: list[int]) -> None:
        """Resources that may be spent, each for what."""
        asked = possible = 0  # actions looked at, and those of them that could do something
        for type in range(len(TYPES)):
            if not t.held(seat, type):
                continue
            buys = spend_buys(t, seat, type)
            for action in range(STANDARD):
                bit = 1 << action
                if not buys & bit:
                    continue
                if not asked & bit:
                    asked |= bit
                    possible |= bit if can_take(t, seat, action, False) else 0
                if possible & bit:
                    found.append(pack(verbs.SPEND, type, action))
            if buys >> ARM & 1 and not t.armed:
                found.append(pack(verbs.SPEND, type, ARM))
            if buys >> NOTHING & 1:
                found.append(pack(verbs.SPEND, type, NOTHING))

    def beforehand(self, t: Arcs, seat: int, found: list[int]) -> None:
        """Declaring and seizing, which come before everything else."""
        if t.mode not in (COPY, MIRROR) and not t.declared:
            for ambition in range(len(AMBITIONS)):
                if not self.bar_declare(t, seat, ambition):
                    found.append(pack(verbs.DECLARE, ambition))
        if not can_seize(t, seat):
            for card in t.hand(seat):
                if not t.is_event(card):
                    found.append(pack(verbs.SEIZE, card))

    def chosen(self, t: Arcs, action: int) -> None:
        verb, seat = verb_of(action), self.seat
        if verb == verbs.DECLARE:
            clause = "A-AMB-1" if t.mode == LEAD else "A-GUILD-25"
            declare(t, seat, arg_a(action), t.mode == LEAD, clause)
        elif verb == verbs.SEIZE:
            t.move(arg_a(action), t.zone(seat, SEIZING))
            t.emit("plays-to-seize", seat, "A-SEIZE-1", arg_a(action))
            seize(t, seat, "A-SEIZE-1")
        elif verb == verbs.REARRANGE:
            t.stack.append(Arrange(seat, ASKED))
        elif verb == verbs.TAKE:
            t.spend_pip()
            t.stack.append(act(arg_a(action), seat))
        elif verb == verbs.USE:
            t.mark_acted()
            use(t, seat, arg_a(action))
        elif verb == verbs.CLEAR:
            t.mark_acted()
            clear_outrage(t, seat, arg_a(action))
        else:
            t.mark_acted()
            self.spend(t, arg_a(action), arg_b(action))

    def spend(self, t: Arcs, type: int, action: int) -> None:
        """A-PREL-4: a resource for an action."""
        card = loyal_card(t, self.seat, type, action)
        t.spend_from(self.seat, t.cheapest(self.seat, type))
        if card >= 0:
            t.emit("spends-by", self.seat, "A-GUILD-01", type, action, card)
        else:
            t.emit("spends", self.seat, "A-PREL-4", type, action)
        if action == ARM:
            t.arm()
        elif action != NOTHING:
            t.stack.append(act(action, self.seat))

    def is_idle(self, t: Arcs, seat: int, action: int) -> bool:
        """A resource that is spent for nothing says so itself."""
        verb = verb_of(action)
        if verb == verbs.TAKE:
            return not can_take(t, seat, arg_a(action), True, True)
        if verb == verbs.USE:
            return is_idle_use(t, seat, arg_a(action))
        if verb == verbs.CLEAR:
            mask = t.spec.clears[t.face[arg_a(action)]]
            return not [n for n in range(len(TYPES)) if mask >> n & 1 and t.is_outraged(seat, n)]
        if verb != verbs.SPEND or arg_b(action) == NOTHING:
            return False
        if arg_b(action) == ARM:
            return not t.pips or pip_buys(t, seat) >> BATTLE & 1 > 0
        return not can_take(t, seat, arg_b(action), False, True)

    def is_lost(self, t: Arcs) -> bool:
        """Are pips left that can buy nothing?"""
        return t.pips > 0 and not could_act(t, self.seat)

    def leave(self, t: Arcs) -> None:
        """What was not used is told, and why (A-TURN-10, A-COMP-8)."""
        if t.pips:
            lost = self.is_lost(t)
            clause = "A-COMP-8" if lost else "A-TURN-10"
            t.emit("ends-turn", self.seat, clause, t.pips, int(lost))
        super().leave(t)

    def done(self, t: Arcs) -> None:
        t.end_turn()
        board = t.board()
        if board.ships[self.seat] + board.starports[self.seat] == 0 and t.left(self.seat, SHIP):
            t.stack.append(Return(self.seat))  # A-TURN-13

    def clause(self) -> str:
        return "A-TURN-9"

    def subject(self, t: Arcs) -> list[int]:
        lost = 2 if self.pc & FUTILE else int(self.is_lost(t))
        seizes = self.seems_open(t) and not leads_anyway(t, self.seat)
        return [t.pips, t.prelude, int(seizes), lost]
