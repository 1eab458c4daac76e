"""What each word of a card does; where it says otherwise than the rules, it wins (C-META-01)."""

from __future__ import annotations

from typing import Any

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
    A_IF_IT_TARGETS_YOURS,
    A_MARKER,
    A_MAX,
    A_N,
    A_PAST_SHIPS,
    A_SUBTYPE,
    A_TO,
    A_TOKEN,
    A_UNLESS_PAYS,
    A_WHERE,
    A_WHICH,
    A_WHO,
    AT_HERE,
    AT_HOMEWORLD,
    AT_SITE,
    AT_TARGET,
    CONTROLLER,
    OPPONENTS,
    W_ATTACK,
    W_ATTACK_IS,
    W_ATTACK_OF,
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
    W_SPEED,
    W_SPEED_IS,
    W_TAKE_CONTROL,
    W_TAKE_RESOURCES,
    WHO_HOST,
    YOU,
)
from regent.games.contention.meaning import MEANING
from regent.games.contention.moves import gates_from, held, may_jump, steps_from
from regent.games.contention.select import Scene
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
from regent.kernel.errors import Broken
from regent.kernel.frame import Frame
from regent.kernel.layers import ADD, SET
from regent.kernel.vocabulary import Op


class Doing:
    """One word being carried out: by whom, from which card, with what chosen.

    `site` and `path` are what was chosen of these, `host` the player to whom the card was attached
    when the ability began.
    """

    __slots__ = ("card", "host", "op", "path", "scene", "seat", "site", "t")

    def __init__(
        self, t: Contention, op: Op, scene: Scene, site: list[int], path: list[int], host: int
    ) -> None:
        self.t = t
        self.op = op
        self.scene = scene
        self.seat = scene.seat
        self.card = scene.card
        self.site = site[0] if site else -1
        self.path = path
        self.host = host

    def cards(self) -> list[int]:
        """What the word is about: what was targeted (C-GLOSS-TARGET-1), or all that is meant.

        C-GLOSS-TARGET-2, C-KW-CLOAKING-3: what speaks of all does not target, so nothing hides.
        """
        which = self.op.selectors[A_TO]
        return MEANING.meant(self.t, which, self.scene)[:] if which is not None else []

    def number(self) -> int:
        return amount(self.t, self.op, self.seat, self.card, self.scene)

    def source(self) -> int:
        """What deals the damage: this card, or the ship whose attack it is (C-GLOSS-SOURCE)."""
        inner = self.op.ops[A_N]
        if inner and inner[0].word == W_ATTACK_OF:
            which = inner[0].selectors[A_WHICH]
            ships = MEANING.meant(self.t, which, self.scene) if which is not None else []
            return ships[0] if ships else self.card
        return self.card

    def seats(self) -> list[int]:
        """The players an effect speaks of."""
        t, who = self.t, self.op.args[A_WHO]
        if who == YOU:
            return [self.seat]
        if who == OPPONENTS:
            return t.opponents(self.seat)
        if who == WHO_HOST:
            host = t.host_seat[self.card] if t.host_seat[self.card] >= 0 else self.host
            return [host] if host >= 0 else []
        found = self.scene.targets[0] if self.scene.targets else []
        if who == CONTROLLER:
            return [t.controller[c] if t.controller[c] >= 0 else t.base[c] for c in found]
        return found

    def place(self) -> int:
        """The sector an effect speaks of."""
        t, where = self.t, self.op.args[A_WHERE]
        if where == AT_HERE:
            return self.scene.place(t)
        if where == AT_SITE:
            return t.at[self.site] if self.site >= 0 else -1
        if where == AT_HOMEWORLD:
            return t.at[t.home(self.seat)]
        if where == AT_TARGET:
            first = self.scene.target()
            return t.at[first] if first >= 0 else -1
        return self.scene.sector


def effect(doing: Doing) -> Frame[Any] | None:
    """Carry out one word; a frame where that needs more than a moment."""
    word = doing.op.word
    if word in (W_ATTACK, W_ATTACK_IS, W_DEFENSE, W_SPEED, W_SPEED_IS):
        modify(doing, word)
    elif word in (W_DAMAGE, W_DESTROY, W_REMOVE, W_REPAIR, W_LOSE_KEYWORDS, W_CANT_ATTACK):
        harm(doing, word)
    elif word in (W_JUMP, W_MOVE, W_EXPLORE):
        travel(doing, word)
    elif word in (W_RESOURCES, W_TAKE_RESOURCES, W_DRAW, W_DISCARD_RANDOM, W_LOOK, W_FAVOR):
        give(doing, word)
    elif word in (W_CREATE, W_COUNTER, W_DISCOUNT):
        provide(doing, word)
    elif word == W_CANCEL:
        return cancel(doing)
    else:
        for card in doing.cards():
            rearrange(doing, word, card)
    return None


def cancel(doing: Doing) -> Frame[Any] | None:
    price = max(0, doing.op.args[A_UNLESS_PAYS])
    for card in doing.cards():
        return Cancel(doing.seat, card, price, doing.op.args[A_IF_IT_TARGETS_YOURS])
    return None


def travel(doing: Doing, word: int) -> None:
    """Ships that jump or move along the announced path, and sectors that are looked at."""
    t = doing.t
    for card in doing.cards():
        if word == W_EXPLORE:
            explore(t, doing.seat, t.at[card], "C-CARD-12")
        elif word == W_MOVE:
            walk(t, card, doing.path)
        elif may_jump(t, card, doing.place()):
            jump(t, card, doing.place(), "C-GLOSS-JUMP-1")


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
    number = doing.op.args[A_N] if sets else doing.number()
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
    t, seat = doing.t, doing.seat
    number = doing.op.args[A_N]
    if word == W_RESOURCES:
        t.gain(seat, doing.number(), "C-CARD-12")
    elif word == W_TAKE_RESOURCES:
        for other in doing.seats():
            taken = min(number, t.resources[other])
            t.resources[other] -= taken
            t.emit("takes", seat, "C-CARD-12", taken, other)
            t.resources[seat] += taken
    elif word == W_DRAW:
        t.draw(seat, number, "C-CARD-12")
    elif word == W_DISCARD_RANDOM:
        for other in doing.seats():
            discard_random(t, other, number)
    elif word == W_LOOK:
        for other in doing.seats():
            for card in t.hand(other):
                t.learn(card, 1 << seat)
                t.emit("sees", seat, "C-CARD-12", card, other)
    else:
        favor(doing)


def favor(doing: Doing) -> None:
    """C-DEST-11, C-OPT-ELIM-13. The Capital's gift (C-BOT-04) turns around in Elimination Mode
    (C-OPT-ELIM-08)."""
    t, number = doing.t, doing.op.args[A_N]
    if t.spec.elimination and t.is_capital(doing.card):
        for other in t.opponents(doing.seat):
            t.change_favor(other, -number, "C-OPT-ELIM-08")
        return
    for other in doing.seats():
        t.change_favor(other, number, "C-DEST-11")


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


def provide(doing: Doing, word: int) -> None:
    """Token ships, counters on the card, and what the next card costs less."""
    t, op, seat = doing.t, doing.op, doing.seat
    number = op.args[A_N]
    if word == W_CREATE:
        sector = doing.place()
        if sector >= 0:
            owner = t.owner[doing.card]  # C-TOK-04; a colony is owned by nobody
            create(t, seat, owner if owner >= 0 else seat, op.args[A_TOKEN], number, sector)
    elif word == W_COUNTER:
        t.counters[doing.card] = min(op.args[A_MAX], t.counters[doing.card] + number)
        t.emit("grows", seat, "C-CARD-12", doing.card, t.counters[doing.card])
    else:
        t.discount[seat] = number << 8 | op.args[A_SUBTYPE]
        t.emit("discount", seat, "C-CARD-12", op.args[A_SUBTYPE], number)


def rearrange(doing: Doing, word: int, card: int) -> None:
    """Locations, control, markers, cards put into play: what a word does with one card."""
    t, op, seat = doing.t, doing.op, doing.seat
    if word == W_MARKER:
        t.marked[doing.card] = card
        t.emit("marks", seat, "C-COMP-03", op.args[A_MARKER], card, t.at[card])
    elif word == W_SETTLE:
        if not bar_settle(t, seat, card, op.args[A_PAST_SHIPS] == 1):
            settle(t, seat, card, "C-SETTLE-11")
    elif word == W_BLACK_HOLE:
        if t.at[card] >= 0 and t.controller[card] < 0:
            black_hole(t, t.at[card], "C-TYPE-06")
    elif word == W_TAKE_CONTROL:
        change_control(t, card, seat, "C-GLOSS-CONTROL")
        t.base[card] = t.controller[card]
    elif word == W_PUT_INTO_PLAY:
        sector = doing.place()
        if sector >= 0 and t.where[card] != PLAY:
            enter_play(t, card, seat, sector, "C-PLAY-14")
    elif word == W_RETURN_TO_HAND:
        return_to_hand(t, card, seat, "C-CARD-12")
    else:
        raise Broken(f"nobody does {op.name}")
