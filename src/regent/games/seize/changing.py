"""Values that change for a while: ATT, DEF, keywords, what a World needs, what is ordered for the
end of a Step."""

from __future__ import annotations

from typing import Final

from regent.games.seize.codes import (
    A_KEYWORD,
    A_N,
    A_STRIKING,
    A_UNTIL,
    A_VS,
    K_KIND,
    K_SUBTYPE,
    K_TYPE,
    KIND_WORLD,
    SUBTYPES,
    UNTIL_STEP,
    W_ATT,
    W_DEF,
    W_DOOM,
    W_GRANT,
    W_HALVE_AP,
    W_HALVE_DEF,
    W_HIDE,
    W_STRAIN,
    W_TIMES_ATT,
    WORLD,
)
from regent.games.seize.state import (
    ATT,
    ATT_STRIKING,
    ATTR_BITS,
    DEF,
    DOOM,
    HALF_AP,
    HIDDEN,
    KEYWORD,
    MAP,
    PLAY,
    REQUIRED,
    STRAIN,
    Seize,
)
from regent.games.seize.values import attack, defence, keyword
from regent.games.seize.worlds import required
from regent.kernel.layers import ADD, DIVIDE, MULTIPLY
from regent.kernel.vocabulary import Op, Selector

LASTING: Final = (
    W_ATT,
    W_DEF,
    W_DOOM,
    W_GRANT,
    W_HALVE_AP,
    W_HALVE_DEF,
    W_HIDE,
    W_STRAIN,
    W_TIMES_ATT,
)
"""Words that change the cards they mean for a while."""

CHANGES: Final = {
    W_ATT: "SI-MOD-12",
    W_DEF: "SI-MOD-12",
    W_TIMES_ATT: "SI-MOD-2",
    W_HALVE_DEF: "SI-MOD-3",
}
"""The clause by which a value changes."""


def change_required(t: Seize, seat: int, source: int, op: Op) -> None:
    """The attacked World needs more Conquest counters for a while."""
    before = required(t, t.world)
    t.modify(REQUIRED, ADD, op.args[A_N], t.world, source, op.args[A_UNTIL])
    now = required(t, t.world)
    t.emit("requires", seat, "SI-CONQ-2", t.world, before, now, d=source)


def change_values(t: Seize, seat: int, source: int, op: Op, cards: list[int]) -> None:
    """A word of the card `source` changes these cards; those that have left are spared."""
    for card in cards:
        if t.where[card] not in (PLAY, MAP):
            continue
        if op.word == W_STRAIN:
            t.modify(STRAIN, ADD, op.args[A_N], card, source, UNTIL_STEP)
        elif op.word == W_DOOM:
            t.modify(DOOM, ADD, 1, card, source, UNTIL_STEP)
        elif op.word == W_HIDE:
            t.modify(HIDDEN, ADD, 1, card, source, op.args[A_UNTIL])
            t.emit("hidden", seat, "SI-UNIV-1", card, source)
        elif op.word == W_HALVE_AP:
            t.modify(HALF_AP, DIVIDE, 2, card, source, op.args[A_UNTIL])
            t.emit("embargoed", seat, "SI-MOD-3", card, source)
        else:
            change_value(t, seat, source, op, card)


def change_value(t: Seize, seat: int, source: int, op: Op, card: int) -> None:
    """ATT, DEF or a keyword of one card changes for a while: from what, to what, and by what."""
    word = op.word
    attr = attribute(op)
    if word == W_GRANT:
        t.modify(attr, ADD, op.args[A_N], card, source, op.args[A_UNTIL])
        number = keyword(t, card, op.args[A_KEYWORD])
        if number >= 0:
            kind = "grants-own" if source == card else "grants"
            t.emit(kind, seat, "SI-UNIV-6", card, op.args[A_KEYWORD], number, d=source)
        else:
            t.emit("denied", seat, "SI-UNIV-1", card, op.args[A_KEYWORD])
        return
    attacks = word in (W_ATT, W_TIMES_ATT)
    before = attack(t, card) if attacks else defence(t, card)
    if word == W_TIMES_ATT:
        t.modify(attr, MULTIPLY, op.args[A_N], card, source, op.args[A_UNTIL])
    elif word == W_HALVE_DEF:
        t.modify(attr, DIVIDE, 2, card, source, op.args[A_UNTIL])
    else:
        t.modify(attr, ADD, op.args[A_N], card, source, op.args[A_UNTIL])
    if attr not in (ATT, DEF):  # it counts only against some, or while striking
        kind = "att-versus" if attacks else "def-versus"
        t.emit(kind, seat, "SI-MOD-12", card, op.args[A_N], source)
        return
    now = attack(t, card) if attacks else defence(t, card)
    kind = "att" if attacks else "def"
    if source == card:
        kind = "att-own" if attacks else "def-own"
    t.emit(kind, seat, CHANGES[word], card, before, now, d=source)


def attribute(op: Op) -> int:
    """What a word changes on a card for a while; -1 for one that changes nothing so."""
    word = op.word
    if word == W_ATT:
        return (
            ATT_STRIKING if op.args[A_STRIKING] else ATT | versus(op.selectors[A_VS]) << ATTR_BITS
        )
    if word == W_DEF:
        return DEF | versus(op.selectors[A_VS]) << ATTR_BITS
    if word == W_GRANT:
        return KEYWORD + op.args[A_KEYWORD]
    if word == W_TIMES_ATT:
        return ATT
    return DEF if word == W_HALVE_DEF else -1


def versus(who: Selector | None) -> int:
    """The sub-types and types a lasting bonus counts against, as a mask; 0 for all."""
    if who is None:
        return 0
    if who.args[K_KIND] == KIND_WORLD:
        return 1 << WORLD << len(SUBTYPES)
    return who.args[K_SUBTYPE] | who.args[K_TYPE] << len(SUBTYPES)
