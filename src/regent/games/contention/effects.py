"""What each word of a card does; where it says otherwise than the rules, it wins (C-META-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regent.games.contention import (
    select,
    to_choose,
)
from regent.games.contention.assets import (
    black_hole,
    change_control,
    create,
    enter_play,
    explore,
    jump,
    put_ship,
    remove,
    return_to_hand,
    settle,
)
from regent.games.contention.canceling import Cancel
from regent.games.contention.codes import (
    AT_HERE,
    AT_HOMEWORLD,
    AT_SECTOR,
    AT_SITE,
    AT_TARGET,
    CONTROLLER,
    OPPONENTS,
    W_ATTACK,
    W_ATTACK_IS,
    W_BLACK_HOLE,
    W_CANCEL,
    W_CANT_ATTACK,
    W_COUNTER,
    W_CREATE,
    W_DAMAGE,
    W_DEFENSE,
    W_DESTROY,
    W_DISCARD_RANDOM,
    W_DISCOUNT,
    W_DRAW,
    W_EXPLORE,
    W_FAVOR,
    W_JUMP,
    W_LOOK,
    W_LOSE_KEYWORDS,
    W_MARKER,
    W_MOVE,
    W_PUT_INTO_PLAY,
    W_REMOVE,
    W_REPAIR,
    W_RESOURCES,
    W_RETURN_TO_HAND,
    W_SETTLE,
    W_SPEED_IS,
    W_TAKE_CONTROL,
    W_TAKE_RESOURCES,
    WHO_HOST,
    WHO_TARGET,
    YOU,
)
from regent.games.contention.moves import gates_from, held, may_jump, steps_from
from regent.games.contention.settlement import bar_settle
from regent.games.contention.state import (
    ATTACK,
    CARDS,
    DEFENSE,
    DESTROYED_OUTRIGHT,
    END_OF_TURN,
    NO_ATTACK,
    NO_KEYWORDS,
    PLAY,
    SPEED,
    Contention,
)
from regent.games.contention.values import amount, attack, defense, speed
from regent.kernel.frame import Frame
from regent.kernel.layers import ADD, SET
from regent.kernel.vocabulary import Op

if TYPE_CHECKING:
    from regent.games.contention.abilities import Perform
    from regent.games.contention.to_choose import Need


class Doing:
    """One word being carried out: who, from which card, with what chosen."""

    __slots__ = ("card", "host", "op", "scene", "seat", "sector", "site", "t")

    def __init__(self, t: Contention, perform: Perform, needed: list[Need], op: Op) -> None:
        self.t = t
        self.seat = perform.seat
        self.card = perform.card
        self.op = op
        self.scene = to_choose.scene_of(t, perform.seat, perform.card, needed, perform.choices)
        if perform.about >= 0 and not self.scene.targets:
            self.scene.targets = [[perform.about]]
        self.sector = perform.sector
        self.host = perform.host
        self.site = -1
        for i in range(min(len(needed), len(perform.choices))):
            if needed[i].kind == to_choose.SITE and perform.choices[i]:
                self.site = perform.choices[i][0]

    def cards(self, which: int = 0) -> list[int]:
        """What the word is about: what was targeted (C-GLOSS-TARGET-1), or all that is meant.

        C-GLOSS-TARGET-2, C-KW-CLOAKING-3: what speaks of all does not target, so nothing hides.
        """
        selector = self.op.selectors[which]
        if selector is None:
            return []
        t = self.t
        if selector.ref < 0 and t.at[self.card] < 0 and self.sector >= 0:
            # The source has left play: "here" is where it was (C-KW-BACKLASH-3).
            t.at[self.card] = self.sector
            found = select.chosen_by(t, selector, self.scene)
            t.at[self.card] = -1
            return found
        return select.chosen_by(t, selector, self.scene)[:]

    def number(self) -> int:
        return amount(self.t, self.op, self.seat, self.card, self.scene)

    def source(self) -> int:
        """What deals the damage: this card, or the ship whose attack it is (C-GLOSS-SOURCE)."""
        inner = self.op.ops[0]
        if inner and inner[0].name == "attack_of" and inner[0].selectors[0] is not None:
            ships = select.chosen_by(self.t, inner[0].selectors[0], self.scene)
            return ships[0] if ships else self.card
        return self.card

    def seats(self, who: int) -> list[int]:
        t = self.t
        if who == YOU:
            return [self.seat]
        if who == OPPONENTS:
            return t.opponents(self.seat)
        if who == WHO_HOST:
            host = t.host_seat[self.card] if t.host_seat[self.card] >= 0 else self.host
            return [host] if host >= 0 else []
        found = self.scene.targets[0] if self.scene.targets else []
        if who == WHO_TARGET:
            return found
        if who == CONTROLLER:
            return [t.controller[c] if t.controller[c] >= 0 else t.base[c] for c in found]
        return []

    def place(self, where: int) -> int:
        """The sector an effect speaks of."""
        t = self.t
        if where == AT_HERE:
            return t.at[self.card] if t.at[self.card] >= 0 else self.sector
        if where == AT_SITE:
            return t.at[self.site] if self.site >= 0 else -1
        if where == AT_SECTOR:
            return self.scene.sector
        if where == AT_HOMEWORLD:
            return t.at[t.home(self.seat)]
        first = self.scene.targets[0][0] if self.scene.targets and self.scene.targets[0] else -1
        if where == AT_TARGET:
            return t.at[first] if first >= 0 else -1
        return self.scene.sector


def effect(t: Contention, perform: Perform, needed: list[Need], op: Op) -> Frame[Any] | None:
    """Carry out one word; a frame where that needs more than a moment."""
    doing = Doing(t, perform, needed, op)
    word = op.word
    if word <= W_SPEED_IS:
        modify(doing, word)
    elif word <= W_CANT_ATTACK:
        harm(doing, word)
    elif word == W_JUMP:
        for card in doing.cards():
            if may_jump(t, card, doing.place(op.args[1])):
                jump(t, card, doing.place(op.args[1]), "C-GLOSS-JUMP-1")
    elif word == W_MOVE:
        move_along(doing, perform, needed)
    elif word == W_CREATE:
        sector = doing.place(op.args[2])
        if sector >= 0:
            owner = t.owner[doing.card]  # C-TOK-04; a colony is owned by nobody
            owner = owner if owner >= 0 else doing.seat
            create(t, doing.seat, owner, op.args[0], op.args[1], sector)
    elif word <= W_FAVOR:
        give(doing, word)
    elif word == W_CANCEL:
        for card in doing.cards():
            return Cancel(doing.seat, card, max(0, op.args[2]), op.args[1])
    else:
        rearrange(doing, word)
    return None


def modify(doing: Doing, word: int) -> None:
    """Attributes for this turn."""
    t = doing.t
    for card in doing.cards():
        if word in (W_ATTACK, W_ATTACK_IS):
            before = attack(t, card)
            modify_one(doing, ATTACK, word == W_ATTACK_IS, card)
            now = attack(t, card)
            t.emit("changes-attack", doing.seat, "C-CARD-14", card, before, now, d=doing.card)
        elif word == W_DEFENSE:
            before = defense(t, card)
            modify_one(doing, DEFENSE, False, card)
            now = defense(t, card)
            t.emit("changes-defense", doing.seat, "C-CARD-14", card, before, now, d=doing.card)
        else:
            before = speed(t, card)
            modify_one(doing, SPEED, word == W_SPEED_IS, card)
            now = speed(t, card)
            t.emit("changes-speed", doing.seat, "C-CARD-14", card, before, now, d=doing.card)


def modify_one(doing: Doing, attribute: int, sets: bool, card: int) -> None:
    layer = SET if sets else ADD
    number = doing.op.args[0] if sets else doing.number()
    doing.t.modify(attribute, layer, number, card, doing.card, END_OF_TURN)


def harm(doing: Doing, word: int) -> None:
    """Damage, destruction, removal, repair, and what binds an asset for the turn."""
    t = doing.t
    cards = doing.cards()
    number = doing.number() if word == W_DAMAGE else 0
    for card in cards:
        if word == W_DAMAGE:
            if defense(t, card) < 0:
                continue  # C-CARD-13: what has no defense can't be damaged
            t.damage[card] += number
            t.hits += [card, doing.source(), doing.seat, number]
            t.emit("damages", doing.seat, "C-PLAY-23", card, number, doing.source())
        elif word == W_DESTROY:
            if t.controller[card] >= 0:
                t.hits += [card, doing.card, doing.seat, DESTROYED_OUTRIGHT]
                t.doomed.append(card)
        elif word == W_REMOVE:
            remove(t, card, "C-GLOSS-REMOVE")
        elif word == W_REPAIR:
            t.damage[card] = 0
            t.emit("repairs", doing.seat, "C-DMG-11", card)
        elif word == W_LOSE_KEYWORDS:
            t.modify(NO_KEYWORDS, SET, 0, card, doing.card, END_OF_TURN)
            t.emit("loses-keywords", doing.seat, "C-CARD-12", card, doing.card)
        else:
            t.modify(NO_ATTACK, SET, 0, card, doing.card, END_OF_TURN)
            t.emit("binds", doing.seat, "C-META-05", card, doing.card)


def move_along(doing: Doing, perform: Perform, needed: list[Need]) -> None:
    """The announced path, for each ship its own where there are several."""
    for i in range(len(needed)):
        if needed[i].kind == to_choose.PATH:
            for card in doing.cards():
                walk(doing.t, card, perform.choices[i])


def walk(t: Contention, card: int, path: list[int]) -> None:
    """C-EXPL-03: a move along a path as far as nothing stops it, then explore."""
    entered = False
    for sector in path:
        here = t.at[card]
        near = sector in steps_from(t, card, here, entered)
        if not near and (held(t, card, here) or sector not in gates_from(t, card, here)):
            break
        put_ship(t, card, sector)
        entered = True
    if entered:
        t.emit("moves", t.controller[card], "C-MOVE-02", card, t.at[card])
        explore(t, t.controller[card], t.at[card], "C-EXPL-03")


def give(doing: Doing, word: int) -> None:
    """Resources, cards, knowledge, favor."""
    t, op, seat = doing.t, doing.op, doing.seat
    if word == W_RESOURCES:
        t.gain(seat, doing.number(), "C-CARD-12")
    elif word == W_TAKE_RESOURCES:
        for other in doing.seats(op.args[1]):
            taken = min(op.args[0], t.resources[other])
            t.resources[other] -= taken
            t.emit("takes", seat, "C-CARD-12", taken, other)
            t.resources[seat] += taken
    elif word == W_DRAW:
        t.draw(seat, op.args[0], "C-CARD-12")
    elif word == W_DISCARD_RANDOM:
        for other in doing.seats(op.args[1]):
            discard_random(t, other, op.args[0])
    elif word == W_LOOK:
        for other in doing.seats(op.args[0]):
            for card in t.hand(other):
                t.learn(card, 1 << seat)
                t.emit("sees", seat, "C-CARD-12", card, other)
    elif word == W_EXPLORE:
        for card in doing.cards():
            explore(t, seat, t.at[card], "C-CARD-12")
    else:
        favor(doing)


def favor(doing: Doing) -> None:
    """C-DEST-11, C-OPT-ELIM-13. The Capital's gift (C-BOT-04) turns around in Elimination Mode
    (C-OPT-ELIM-08)."""
    t, op = doing.t, doing.op
    if t.spec.elimination and t.is_capital(doing.card):
        for other in t.opponents(doing.seat):
            t.change_favor(other, -op.args[0], "C-OPT-ELIM-08")
        return
    for other in doing.seats(op.args[1]):
        t.change_favor(other, op.args[0], "C-DEST-11")


def discard_random(t: Contention, seat: int, count: int) -> None:
    """C-BLUFF-06, C-GLOSS-DISCARD: chance decides which cards."""
    for _ in range(count):
        hand = t.hand(seat)
        if not hand:
            break
        card = hand[t.below(CARDS, len(hand))]
        t.show_from_hand(card)
        t.move(card, t.scrap_of(seat))
        t.emit("discards", seat, "C-GLOSS-DISCARD", card)
    t.refill(seat)  # C-DRAW-03: all of them together


def rearrange(doing: Doing, word: int) -> None:
    """Locations, control, cards put into play, counters and markers."""
    t, op, seat = doing.t, doing.op, doing.seat
    if word == W_COUNTER:
        t.counters[doing.card] = min(op.args[1], t.counters[doing.card] + op.args[0])
        t.emit("grows", seat, "C-CARD-12", doing.card, t.counters[doing.card])
        return
    if word == W_DISCOUNT:
        t.discount[seat] = op.args[0] << 8 | op.args[1]
        t.emit("discount", seat, "C-CARD-12", op.args[1], op.args[0])
        return
    for card in doing.cards():
        rearrange_one(doing, word, card)


def rearrange_one(doing: Doing, word: int, card: int) -> None:
    """What a word does with one card."""
    t, op, seat = doing.t, doing.op, doing.seat
    if word == W_MARKER:
        t.marked[doing.card] = card
        t.emit("marks", seat, "C-COMP-03", op.args[0], card, t.at[card])
    elif word == W_SETTLE:
        if not bar_settle(t, seat, card, op.args[1] == 1, True):
            settle(t, seat, card, "C-SETTLE-11")
    elif word == W_BLACK_HOLE:
        if t.at[card] >= 0 and t.controller[card] < 0:
            black_hole(t, t.at[card], "C-TYPE-06")
    elif word == W_TAKE_CONTROL:
        change_control(t, card, seat, "C-GLOSS-CONTROL")
        t.base[card] = t.controller[card]
    elif word == W_PUT_INTO_PLAY:
        sector = doing.place(op.args[1])
        if sector >= 0 and t.where[card] != PLAY:
            enter_play(t, card, seat, sector, "C-PLAY-14")
    elif word == W_RETURN_TO_HAND:
        return_to_hand(t, card, seat, "C-CARD-12")
