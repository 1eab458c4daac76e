"""What the words of an ability do, one after the other."""

from __future__ import annotations

from typing import Final

from regent.games.seize import (
    verbs,
)
from regent.games.seize.artifacts import part_with
from regent.games.seize.changing import LASTING, change_required, change_values
from regent.games.seize.choices import ChooseForm, ChooseSubtype
from regent.games.seize.codes import (
    A_COUNTER,
    A_FIRST,
    A_N,
    A_OR,
    A_THEN,
    A_TO,
    A_WHERE,
    REF_ATTACKED,
    REF_TARGET,
    REF_TARGET2,
    REF_THIS,
    S_DO,
    S_TARGET,
    TO_HAND,
    UNTIL_ACTION,
    W_AP,
    W_BRIBE,
    W_CANCEL_ABILITY,
    W_CANCEL_ACTION,
    W_CANCEL_ATTACK,
    W_CANCEL_CARD,
    W_CANCEL_REACTION,
    W_CHOOSE_FORM,
    W_CHOOSE_ONE,
    W_CHOOSE_SUBTYPE,
    W_COST_LESS,
    W_DEPLETE_CARD,
    W_DISCARD,
    W_DRAW,
    W_ELIMINATE,
    W_EXCHANGE,
    W_FIGHTS,
    W_LOOK,
    W_MEND,
    W_PROTECTED,
    W_REACT_MOVE,
    W_RECOVER,
    W_REFILL,
    W_RELIEVE,
    W_REQUIRED,
    W_RESOURCES,
    W_SNEAK,
    W_SPAWN,
    W_SPY,
    W_UNDEPLETE,
)
from regent.games.seize.espionage import ChoosePlayer
from regent.games.seize.looking import Discarding, Looking
from regent.games.seize.moving import SendAll
from regent.games.seize.select import attack_of, disputed, found
from regent.games.seize.state import (
    AS_STARSHIP,
    ASSETS,
    CANCELLED,
    DISCARD,
    FIGURES,
    HAND,
    IN_FORCE,
    MAP,
    PLAY,
    PLAYED,
    Seize,
)
from regent.games.seize.units import (
    deplete,
    discard,
    draw_assets,
    eliminate,
    enter,
    gain,
    new_counter,
    refill,
    undeplete,
)
from regent.games.seize.usable import in_force
from regent.games.seize.vanishing import Vanish
from regent.kernel.action import arg_a, pack
from regent.kernel.errors import Broken
from regent.kernel.flow import Ask
from regent.kernel.frame import Frame
from regent.kernel.layers import ADD
from regent.kernel.perform import Perform as Performing
from regent.kernel.vocabulary import Op, Selector
from regent.kernel.window import Announced, announced_below

AT_CARDS: Final = (
    W_CANCEL_CARD,
    W_DEPLETE_CARD,
    W_ELIMINATE,
    W_MEND,
    W_RECOVER,
    W_REFILL,
    W_UNDEPLETE,
)
"""Words that do the same to each card they mean."""


class Perform(Performing[Seize]):
    """Does the words of some abilities of one card in order, for one seat; `pc` counts the words of
    all of them.

    `modes` are the abilities, `picks` what was chosen for their targets, one list for each. An
    ability without targets of its own speaks of those of the first.
    """

    __slots__ = ("card", "face", "modes", "picks", "seat")

    def __init__(
        self,
        card: int,
        face: int,
        modes: list[int],
        picks: list[list[int]],
        seat: int,
        pc: int = 0,
    ) -> None:
        super().__init__(pc)
        self.card = card
        self.face = face
        self.modes = modes
        self.picks = picks
        self.seat = seat

    def clone(self) -> Perform:
        return Perform(self.card, self.face, self.modes, self.picks, self.seat, self.pc)

    def ops(self, t: Seize) -> list[Op]:
        found: list[Op] = []
        for mode in self.modes:
            found += t.spec.abilities[self.face][mode].ops[S_DO]
        return found

    def do(self, t: Seize, op: Op) -> Frame[Seize] | None:
        return perform(t, self, op, self.targets(t))

    def targets(self, t: Seize) -> list[list[int]]:
        """What was chosen for the ability whose word is being carried out."""
        at = self.pc - 1
        first = 0
        for mode in self.modes:
            ability = t.spec.abilities[self.face][mode]
            own = len(ability.selectors[S_TARGET])
            if at < len(ability.ops[S_DO]):
                start = first if own else 0
                return self.picks[start : start + max(own, 2)]
            at -= len(ability.ops[S_DO])
            first += own
        return []


def meant(t: Seize, doing: Perform, who: Selector | None, picks: list[list[int]]) -> list[int]:
    """The cards a word acts on: what was chosen, or all that match now (SI-UNIV-5)."""
    if who is None or who.ref == REF_THIS:  # SI-UNIV-3
        return [doing.card]
    if who.ref == REF_TARGET:
        return picks[0] if picks else []
    if who.ref == REF_TARGET2:
        return picks[1] if len(picks) > 1 else []
    if who.ref == REF_ATTACKED:
        return [t.world] if t.world >= 0 else []
    return found(t, who, doing.card, doing.seat, [])


def perform(t: Seize, doing: Perform, op: Op, picks: list[list[int]]) -> Frame[Seize] | None:
    """One word; the frame it returns asks what has to be asked."""
    word = op.word
    if word == W_REQUIRED:
        change_required(t, doing.seat, doing.card, op)
        return None
    if word in LASTING:
        cards = meant(t, doing, op.selectors[A_TO], picks)
        change_values(t, doing.seat, doing.card, op, cards)
        return None
    if word == W_CHOOSE_ONE:
        return ChooseOne(doing.card, doing.face, doing.modes, doing.picks, doing.pc - 1, doing.seat)
    if word == W_CHOOSE_SUBTYPE:
        return ChooseSubtype(doing.card, doing.seat)
    if word == W_CHOOSE_FORM:
        return ChooseForm(doing.card, doing.seat)
    if word == W_LOOK:
        deck = t.cards_in(doing.seat, ASSETS)
        if not deck:
            return None
        return Looking(op.args[A_THEN], doing.seat, deck[-op.args[A_N] :], doing.card)
    if word == W_DISCARD:
        number = min(op.args[A_N], len(t.hand(doing.seat)))
        hand = t.hand(doing.seat)[:]
        return Discarding(number, number, [], hand, "SI-UNIV-1", doing.seat, verbs.DISCARD)
    if word in (W_SPY, W_BRIBE):
        return ChoosePlayer(op.args[A_N], doing.seat, word)
    if word in (W_SNEAK, W_REACT_MOVE):
        return SendAll(doing.seat, picks[0] if picks else [], word)
    if word in (W_CANCEL_REACTION, W_CANCEL_ABILITY, W_CANCEL_ATTACK):
        cancel(t, doing, op, picks)
        return None
    act(t, doing, op, picks)
    return None


# -- Reactions that last -------------------------------------------------------------------------


def keep(t: Seize, card: int, until: int) -> None:
    """A Reaction stays on the table although it changes no value."""
    t.modify(IN_FORCE, ADD, 0, t.world, card, until)


def expire(t: Seize, until: int) -> None:
    """A Step, Exchange, Conquest Action or Turn has ended; Reactions that lasted to it leave."""
    t.expire(until)
    for card in t.zones[PLAYED][:]:
        if is_pending(t, card) or any(m.source == card for m in t.lasting):
            continue
        discard(t, card)  # SI-REACT-12


def is_pending(t: Seize, card: int) -> bool:
    """Announced and not yet resolved."""
    for frame in t.stack:
        if isinstance(frame, Announced) and frame.card == card:
            return True
        if isinstance(frame, Perform) and frame.card == card:
            return True
    return False


# -- single acts ----------------------------------------------------------------------------------


def act(t: Seize, doing: Perform, op: Op, picks: list[list[int]]) -> None:
    """Words that happen at once and ask nothing."""
    word = op.word
    seat = doing.seat
    if word == W_RESOURCES:
        gain(t, seat, op.args[A_N], "SI-COMP-17")
    elif word == W_DRAW:
        draw_assets(t, seat, op.args[A_N], "SI-COMP-17")
    elif word == W_RELIEVE:
        relieve(t, seat, op.args[A_N])
    elif word == W_EXCHANGE:
        t.add_exchange()  # SI-GLOSS-EXCHANGE, SI-MIL-A4-5
        keep(t, doing.card, UNTIL_ACTION)
        t.emit("prolongs", seat, "SI-GLOSS-EXCHANGE", t.world)
    elif word == W_FIGHTS:
        fight(t, doing)
    elif word == W_CANCEL_ACTION:
        t.withdraw()
        t.emit("calls-off", seat, "SI-REACT-5", t.world)
    elif word == W_SPAWN:
        for _ in range(op.args[A_N]):
            new_counter(t, op.args[A_COUNTER], doing.card, t.defender, t.world)
        keep(t, doing.card, UNTIL_ACTION)
        t.emit("rallies", t.defender, "SI-CONQ-5", t.world, op.args[A_N])
    elif word == W_AP:
        t.add_bonus(doing.card)
        t.emit("aids", seat, "SI-ALLOC-B12", doing.card, op.args[A_N])
    elif word == W_COST_LESS:
        t.set_discount(seat, t.discount[seat] + 1)
        t.emit("cheaper", seat, "SI-UNIV-1", op.args[A_N])
    else:
        at_cards(t, doing, op, picks)


def at_cards(t: Seize, doing: Perform, op: Op, picks: list[list[int]]) -> None:
    """Words that do the same to each card they mean."""
    word = op.word
    if word not in AT_CARDS:
        raise Broken(f"nobody does the word {op.name}")
    for card in meant(t, doing, op.selectors[A_TO], picks)[:]:
        where = t.where[card]
        if word == W_RECOVER:
            recover(t, doing.seat, card, op.args[A_WHERE])
        elif word == W_CANCEL_CARD:
            cancel_card(t, doing.seat, card)
        elif where not in (PLAY, MAP, FIGURES):
            continue
        elif word == W_MEND:
            mend(t, doing.seat, card, op.args[A_N])
        elif word == W_DEPLETE_CARD:
            if not t.depleted[card] and not (where == FIGURES and disputed(t, card)):
                deplete(t, card, "SI-DEPL-1")  # SI-DISP-C1
        elif word == W_UNDEPLETE:
            undeplete(t, card, "SI-DEPL-1")  # SI-DISP-C2
        elif word == W_ELIMINATE:
            remove(t, doing.seat, card)
        elif word == W_REFILL:
            if refill(t, card):
                t.emit("refills", doing.seat, "SI-CNT-6", card)


def remove(t: Seize, seat: int, card: int) -> None:
    """An effect eliminates a Unit, a Character or a World."""
    if is_protected(t, card, seat):
        t.emit("protected", t.controller[card], "SI-UNIV-1", card)
    elif t.where[card] == MAP:
        t.stack.append(Vanish(card))  # SI-ELIMW-1
    elif t.where[card] == FIGURES:
        part_with(t, card, "SI-UNIV-1")
    else:
        eliminate(t, card, "SI-UNIV-1")


def cancel_card(t: Seize, seat: int, card: int) -> None:
    """SI-REACT-5: an allocated card is eliminated, and what it still does ends; nothing that was
    paid comes back (SI-REACT-6)."""
    if t.where[card] not in (PLAY, PLAYED, FIGURES):
        return
    t.emit("cancels", seat, "SI-REACT-5", card)
    t.drop_lasting_from(card)
    for counter in t.counters_of(card):
        if t.is_reaction(card):
            eliminate(t, counter, "SI-CNT-3")
    eliminate(t, card, "SI-REACT-5")


def is_protected(t: Seize, card: int, seat: int) -> bool:
    """A card that effects of others do not eliminate."""
    if t.controller[card] == seat:
        return False
    return any(held.op.word == W_PROTECTED for held in t.spec.held[t.face[card]])


def mend(t: Seize, seat: int, card: int, number: int) -> None:
    gone = min(number, t.damage[card])
    if gone:
        t.set_damage(card, t.damage[card] - gone)
        t.emit("mends", seat, "SI-MIL-A3-2", card, gone)


def relieve(t: Seize, seat: int, number: int) -> None:
    """Conquest counters of the Attacker leave the attacked World."""
    gone = min(number, t.conquest_of(t.world, t.attacker))
    if gone:
        t.add_conquest(t.world, t.attacker, -gone)
        t.emit("relieves", seat, "SI-ABIL-6", t.world, gone)


def fight(t: Seize, doing: Perform) -> None:
    """The Reaction card itself becomes a Starship at the attacked World (SI-CAP-9), controlled by
    whoever played it (SI-REACT-UNIT)."""
    card = doing.card
    enter(t, card, doing.seat, PLAY, t.world)
    t.set_form(card, AS_STARSHIP)
    t.emit("arrives", doing.seat, "SI-PRES-1", card, t.world)


def recover(t: Seize, seat: int, card: int, where: int) -> None:
    """A card comes back from its Owner's Discard Pile."""
    owner = t.owner[card]
    if t.where[card] != t.zone(owner, DISCARD):
        return
    t.set_fallen(card, 0)
    t.move(card, t.zone(owner, HAND if where == TO_HAND else ASSETS))
    t.emit("recovers", owner, "SI-COMP-17", card)


def cancel(t: Seize, doing: Perform, op: Op, picks: list[list[int]]) -> None:
    """SI-REACT-5: stop a Reaction, a Character's ability, or a declared attack; what it answered
    goes on (SI-REACT-CANCEL)."""
    if op.word == W_CANCEL_ATTACK:
        for pick in picks[0] if picks else []:
            for at, attack in enumerate(t.attacks):
                if attack_of(attack[0], attack[1]) == pick:
                    t.cancel_attack(at)
                    t.emit("cancels-attack", doing.seat, "SI-REACT-5", attack[0], attack[1])
        return
    if op.word == W_CANCEL_REACTION:
        pending = announced_below(t)
    else:
        pending = announced_below(t, picks[0][0]) if picks and picks[0] else None
    if pending is not None and not pending.cancelled:
        pending.cancelled = 1
        if t.is_reaction(pending.card):
            t.lock(CANCELLED, pending.seat, t.face[pending.card])  # SI-REACT-4
        t.emit("cancels", doing.seat, "SI-REACT-5", pending.card)


# -- questions ------------------------------------------------------------------------------------


class ChooseOne(Ask[Seize]):
    """One of two effects; `at` counts the word in the abilities that resolve."""

    __slots__ = ("at", "card", "face", "modes", "picks")

    def __init__(
        self,
        card: int,
        face: int,
        modes: list[int],
        picks: list[list[int]],
        at: int,
        seat: int,
        pc: int = 0,
    ) -> None:
        super().__init__(seat, pc)
        self.at = at
        self.card = card
        self.face = face
        self.modes = modes
        self.picks = picks

    def clone(self) -> ChooseOne:
        return ChooseOne(self.card, self.face, self.modes, self.picks, self.at, self.seat, self.pc)

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [pack(verbs.OPTION, 1), pack(verbs.OPTION, 2)]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action not in self.candidates(t, seat):
            return "SI-ABIL-8"
        return "SI-ABIL-9" if in_force(t, self.either(t, arg_a(action)), self.card) else ""

    def either(self, t: Seize, number: int) -> list[Op]:
        """The words of the first or the second effect."""
        at = self.at
        for mode in self.modes:
            ops = t.spec.abilities[self.face][mode].ops[S_DO]
            if at < len(ops):
                return ops[at].ops[A_FIRST if number == 1 else A_OR]
            at -= len(ops)
        return []

    def step(self, t: Seize) -> None:
        left = self.options(t, self.seat)
        if len(left) > 1:
            t.waiting = 1 << self.seat
            return
        t.stack.pop()
        if left:
            self.chosen(t, left[0])

    def chosen(self, t: Seize, action: int) -> None:
        doing = Perform(self.card, self.face, self.modes, self.picks, self.seat)
        for op in self.either(t, arg_a(action)):
            perform(t, doing, op, self.picks)

    def subject(self, t: Seize) -> list[int]:
        return [self.card]

    def clause(self) -> str:
        return "SI-ABIL-8"
