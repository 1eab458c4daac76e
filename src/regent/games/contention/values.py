"""Attack, defense, speed, keywords and costs, after everything that changes them.

C-CARD-14: the printed value, then setters in the order of their time, then sums. C-CARD-13: never
below 0. What lasts because a card is in play is computed when asked, never stored.
"""

from __future__ import annotations

from typing import Final

from regent.games.contention.codes import (
    A_HERE,
    A_KEYWORD,
    A_KIND,
    A_MAX,
    A_MIN,
    A_N,
    A_PLUS,
    A_SUBTYPE,
    A_TO,
    A_WHICH,
    ANOMALY,
    CLOAKING,
    DELAY,
    GATE,
    HOMEWORLD,
    LIMIT,
    RANGE,
    S_IF,
    W_ATTACK,
    W_ATTACK_IS,
    W_ATTACK_OF,
    W_CONTROLS_CAPITAL,
    W_CONTROLS_HOMEWORLD,
    W_COST_LESS,
    W_COUNTERS,
    W_DEFENDING,
    W_DEFENSE,
    W_GRANT,
    W_HOST_HAS_MORE_FAVOR,
    W_MOST_LOCATIONS,
    W_SPEED,
    W_SPEED_IS,
)
from regent.games.contention.select import PLAIN, Scene
from regent.games.contention.state import ATTACK, DEFENSE, NO_KEYWORDS, SPEED, Contention
from regent.kernel.ability import Ability
from regent.kernel.held import Acting, Auras
from regent.kernel.layers import ADD, SET, Term, value
from regent.kernel.vocabulary import Op

ALWAYS_ON: Final = 1 << ANOMALY | 1 << GATE

# The words that add to attack, defense and speed, and those that set them (-1: none does).
PLUS: Final = (W_ATTACK, W_DEFENSE, W_SPEED)
SETTER: Final = (W_ATTACK_IS, -1, W_SPEED_IS)


def works(t: Contention, card: int, number: int) -> bool:
    """Is this ability of the card in force (C-SETTLE-12, C-ANOM-02, C-KW-DELAY-1)?

    C-KW-DELAY-2: what is written above Delay is. Deploy does not ask here, and neither does
    attaching.
    """
    if not in_force(t, card):
        return False
    return number < t.spec.above[t.face[card]] or not delayed(t, card)


def in_force(t: Contention, card: int) -> bool:
    """Does the card do anything at all (C-SETTLE-12, C-ANOM-02)?"""
    if t.spec.kind[t.face[card]] >= HOMEWORLD:
        return t.up[card] == 1 and (t.controller[card] >= 0 or always_on(t, card))
    return t.controller[card] >= 0


def delayed(t: Contention, card: int) -> bool:
    """C-KW-DELAY-1: is this the first turn of its controller with a card that has Delay?"""
    if t.spec.keywords[t.face[card]][DELAY] < 0 or t.turn_in[card] != t.turn:
        return False
    return t.controller[card] >= 0 and not keywords_lost(t, card)


def always_on(t: Contention, card: int) -> bool:
    """Anomalies and gates work for everybody while face up, settled or not, or destroyed
    (C-ANOM-01, C-ANOM-03)."""
    return t.spec.subtypes[t.face[card]] & ALWAYS_ON != 0


def keywords_lost(t: Contention, card: int) -> bool:
    for lasting in t.lasting:
        if lasting.card == card and lasting.attr == NO_KEYWORDS:
            return True
    return False


def holds(t: Contention, ability: Ability, seat: int, card: int) -> bool:
    """Are the conditions of an ability met?"""
    for op in ability.ops[S_IF]:
        if not condition(t, op.word, seat, card):
            return False
    return True


def condition(t: Contention, word: int, seat: int, card: int) -> bool:
    if word == W_DEFENDING:
        return defends(t, card)
    if word == W_CONTROLS_CAPITAL:
        return t.capital() >= 0 and t.controller[t.capital()] == seat
    if word == W_CONTROLS_HOMEWORLD:
        return t.controls_home(seat)
    if word == W_HOST_HAS_MORE_FAVOR:
        host = t.host_seat[card]
        return host >= 0 and t.favor[host] > t.favor[seat]
    most = 0
    for other in t.opponents(seat):
        most = max(most, t.count_locations(other))
    if word == W_MOST_LOCATIONS:
        return t.count_locations(seat) > most
    return most > t.count_locations(seat)


def defends(t: Contention, card: int) -> bool:
    """A ship or station in the sector of its controller's (or an ally's) location
    (C-BATTLE-07, C-TEAM-06)."""
    sector = t.at[card]
    if sector < 0 or t.controller[card] < 0:
        return False
    ruler = t.controller[t.location[sector]]
    return ruler >= 0 and t.allied(ruler, t.controller[card])


def amount(t: Contention, op: Op, seat: int, card: int, scene: Scene) -> int:
    """The number an effect speaks of."""
    if not op.ops[A_N]:
        return op.args[A_N]
    inner = op.ops[A_N][0]
    if inner.word == W_COUNTERS:
        return t.counters[card]
    which = inner.selectors[A_WHICH]
    if which is None:
        return 0
    if inner.word == W_ATTACK_OF:
        found = PLAIN.meant(t, which, scene)
        return attack(t, found[0]) if found else 0
    count = inner.args[A_PLUS] + len(PLAIN.meant(t, which, scene))
    return min(count, inner.args[A_MAX])


class InForce(Auras[Contention]):
    """What lasts because a card is in play, as terms of attack, defense and speed."""

    __slots__ = ()

    def acting(self, t: Contention, card: int, attribute: int) -> list[Acting]:
        plus, setter = PLUS[attribute], SETTER[attribute]
        found: list[Acting] = []
        for source in t.auras:
            for held in t.spec.lasting[t.face[source]]:
                if held.word == plus or held.word == setter:
                    if works(t, source, held.number):
                        found.append(Acting(source, held))
        return found

    def reaches(self, t: Contention, acting: Acting, card: int, against: int) -> bool:
        source = acting.source
        seat = t.controller[source]
        to = acting.held.op.selectors[A_TO]
        if to is None or not PLAIN.matches(t, to, Scene(seat, source, []), card):
            return False
        return holds(t, acting.held.ability, seat, source)

    def term(self, t: Contention, acting: Acting, card: int) -> Term:
        source, op = acting.source, acting.held.op
        if acting.held.word in SETTER:
            return Term(SET, op.args[A_N], source, t.since[source])
        seat = t.controller[source]
        return Term(ADD, amount(t, op, seat, source, Scene(seat, source, [])), source)


AURAS: Final = InForce()


def attack(t: Contention, card: int) -> int:
    """C-CARD-11: a location without a written attack has 0. C-KW-BOMBARD-1: what has targeted a
    location this turn has its Bombard among the lasting modifiers."""
    base = t.spec.attack[t.face[card]]
    if not t.lasting and not t.auras:
        return base
    return value(base, AURAS.terms(t, card, ATTACK))


def defense(t: Contention, card: int) -> int:
    """-1 for what cannot be damaged at all."""
    base = t.spec.defense[t.face[card]]
    if base < 0 or (not t.lasting and not t.auras):
        return base
    return value(base, AURAS.terms(t, card, DEFENSE))


def speed(t: Contention, card: int) -> int:
    base = t.spec.speed[t.face[card]]
    if not t.lasting and not t.auras:
        return base
    return value(base, AURAS.terms(t, card, SPEED))


def keyword(t: Contention, card: int, which: int) -> int:
    """The value of a keyword, 0 for one without a number, -1 when the card has not got it.

    Bombard adds up (C-KW-BOMBARD-2), of several Ranges the largest counts (C-KW-RANGE-2).
    """
    if t.lasting and keywords_lost(t, card):
        return -1
    found = _printed(t, card, which)
    for source in t.auras:
        if not t.spec.grants[t.face[source]] >> which & 1:
            continue
        given = _granted(t, source, card, which)
        if given < 0:
            continue
        if found < 0 or which == RANGE:
            found = max(found, given)
        else:
            found += given
    return found


def _printed(t: Contention, card: int, which: int) -> int:
    """The keyword as it stands on the card, if it is in force: above Delay it is at once
    (C-KW-DELAY-2)."""
    face = t.face[card]
    written = t.spec.keywords[face][which]
    if written < 0 or which == LIMIT or which == DELAY:
        return written
    if not in_force(t, card) or (not t.spec.early[face] >> which & 1 and delayed(t, card)):
        return -1
    return written


def _granted(t: Contention, source: int, card: int, which: int) -> int:
    """What a card in play gives another of this keyword; -1 for nothing."""
    found = -1
    for held in t.spec.lasting[t.face[source]]:
        op = held.op
        if held.word != W_GRANT or op.args[A_KEYWORD] != which:
            continue
        if works(t, source, held.number) and AURAS.reaches(t, Acting(source, held), card, -1):
            found = max(found, op.args[A_N])
    return found


def cloaked(t: Contention, card: int) -> bool:
    return keyword(t, card, CLOAKING) >= 0


def has_while(t: Contention, card: int, word: int) -> Op | None:
    """The card's lasting word of this kind, if it is in force."""
    if not t.spec.whiles[t.face[card]][word]:
        return None
    for held in t.spec.lasting[t.face[card]]:
        if held.word == word and works(t, card, held.number):
            if holds(t, held.ability, t.controller[card], card):
                return held.op
    return None


def cost(t: Contention, seat: int, card: int, site: int) -> int:
    """C-PLAY-10: the final cost; each reduction stops at its own minimum."""
    face = t.face[card]
    total = t.spec.cost[face]
    for source in t.auras:
        if t.controller[source] != seat:
            continue
        op = has_while(t, source, W_COST_LESS)
        if op is None or not _cheaper(t, op, source, card, site):
            continue
        total = max(min(total, op.args[A_MIN]), total - op.args[A_N])
    less = t.discount[seat] >> 8
    if less > 0 and t.spec.subtypes[face] & t.discount[seat]:
        total = max(min(total, 1), total - less)
    return total


def _cheaper(t: Contention, op: Op, source: int, card: int, site: int) -> bool:
    """Does this reduction speak of that card?"""
    face = t.face[card]
    if op.args[A_SUBTYPE] and not op.args[A_SUBTYPE] & t.spec.subtypes[face]:
        return False
    if op.args[A_KIND] and not op.args[A_KIND] >> t.spec.kind[face] & 1:
        return False
    if op.args[A_HERE]:  # "here" is the sector, whichever site in it was chosen (C-GLOSS-HERE)
        return site >= 0 and t.at[site] == t.at[source]
    return True
