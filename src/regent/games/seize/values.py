"""ATT, DEF and keywords as they are now, with every term and its source (SI-MOD).

Additions come before factors, multipliers add up, divisions multiply, one floor at the end
(SI-MOD-1 to SI-MOD-3, SI-MOD-4, SI-MOD-5). What depends on the target counts only against
such targets.
"""

from __future__ import annotations

from typing import Final

from regent.games.seize.codes import (
    A_KEYWORD,
    A_N,
    A_STRIKING,
    A_TO,
    A_VS,
    ATMOSPHERIC,
    FLEET,
    HARDENED,
    INSTALLATION,
    ORBITAL,
    REINFORCED,
    SUBTYPES,
    TROOP,
    W_ATT,
    W_DEF,
    W_DENY,
    W_GRANT,
    W_HALVE_SMALL,
    WORLD,
)
from regent.games.seize.editions import (
    R_ATMOSPHERIC_WORLDS,
    R_PLAIN_KEYWORDS_STACK,
    R_PLAYED_CARDS_LAST,
)
from regent.games.seize.parameters import R_THRONE_DOUBLES_PRINTED
from regent.games.seize.select import holds, matches
from regent.games.seize.spec import Held
from regent.games.seize.state import (
    ATT,
    ATT_STRIKING,
    ATTR_BITS,
    DEF,
    KEYWORD,
    Seize,
)
from regent.games.seize.types import is_throne, subtypes_of, type_of
from regent.kernel.layers import ADD, DIVIDE, MULTIPLY, Term, value

NOBODY: Final = -1
"""As a target or attacker: nothing that depends on one counts."""

AS_IT_IS: Final = -1
"""Whether a Unit strikes: as it has declared."""


# -- keywords -----------------------------------------------------------------------------------


def keyword(t: Seize, card: int, which: int) -> int:
    """The number of a keyword, 0 for one without number, -1 without the keyword.

    Numbers add up, other keywords count once (SI-UNIV-6); a card may deny one to its enemies.
    """
    face = t.face[card]
    spec = t.spec
    number = spec.keywords[face][which]
    if spec.grants[face] >> which & 1:
        for held in spec.own[face]:
            if (
                held.op.word == W_GRANT
                and held.op.args[A_KEYWORD] == which
                and holds(t, held.ifs, card)
            ):
                number = _more(number, held.op.args[A_N])
    if t.board().keyword_auras >> which & 1:
        for source in t.auras:
            for held in spec.auras[t.face[source]]:
                op = held.op
                if op.word == W_GRANT:
                    if op.args[A_KEYWORD] == which and _reaches(t, held, card, source):
                        number = _more(number, op.args[A_N])
                elif op.word == W_DENY and op.args[A_KEYWORD] >> which & 1:
                    if _reaches(t, held, card, source):
                        return -1
    for lasting in t.lasting:
        if lasting.card == card and lasting.attr == KEYWORD + which:
            number = _more(number, lasting.amount)
    return number


def doubled(t: Seize, card: int, which: int) -> list[Term]:
    """×2 of a keyword without a number: once, however often the card has it (SI-UNIV-6); in one
    edition as often as it has it (SI-UNIV-6-PLAIN)."""
    if not has(t, card, which):
        return []
    often = instances(t, card, which) if t.spec.rules[R_PLAIN_KEYWORDS_STACK] else 1
    return [Term(MULTIPLY, 2, card) for _ in range(often)]


def instances(t: Seize, card: int, which: int) -> int:
    """How many cards give a keyword, the card itself among them."""
    number = int(t.spec.keywords[t.face[card]][which] >= 0)
    for held in t.spec.own[t.face[card]]:
        if held.op.word == W_GRANT and held.op.args[A_KEYWORD] == which:
            number += int(holds(t, held.ifs, card))
    for source in t.auras:
        for held in t.spec.auras[t.face[source]]:
            if held.op.word == W_GRANT and held.op.args[A_KEYWORD] == which:
                number += int(_reaches(t, held, card, source))
    for lasting in t.lasting:
        number += int(lasting.card == card and lasting.attr == KEYWORD + which)
    return number


def worth(t: Seize, base: int, terms: list[Term], least: int = 0) -> int:
    """The value after its terms; in one edition those of cards in play come first, then those of
    Reactions (SI-MOD-LAYERS, SI-MOD-LAYERS-2)."""
    if not t.spec.rules[R_PLAYED_CARDS_LAST]:
        return value(base, terms, least)
    first = [term for term in terms if not t.is_reaction(term.source)]
    later = [term for term in terms if t.is_reaction(term.source)]
    return value(value(base, first, least), later, least)


def _more(number: int, amount: int) -> int:
    return amount if number < 0 else number + amount


def has(t: Seize, card: int, which: int) -> bool:
    return keyword(t, card, which) >= 0


def _reaches(t: Seize, held: Held, card: int, source: int) -> bool:
    """Does this lasting word of `source` act on the card?"""
    to = held.op.selectors[A_TO]
    return to is not None and matches(t, to, card, source) and holds(t, held.ifs, source)


# -- terms --------------------------------------------------------------------------------------


def _added(t: Seize, card: int, other: int, word: int, attr: int, striking: int) -> list[Term]:
    """Additions and factors on ATT or DEF of a card against `other` (or NOBODY)."""
    terms: list[Term] = []
    for held in t.spec.own[t.face[card]]:
        if held.op.word == word and _counts(t, held, card, other, striking):
            terms.append(Term(ADD, held.op.args[A_N], card))
    board = t.board()
    for source in board.att_auras if attr == ATT else board.def_auras:
        for held in t.spec.auras[t.face[source]]:
            if held.op.word == word and _reaches(t, held, card, source):
                if _counts(t, held, source, other, striking):
                    terms.append(Term(ADD, held.op.args[A_N], source))
    for lasting in t.lasting:
        if lasting.card != card:
            continue
        kind = lasting.attr & ((1 << ATTR_BITS) - 1)
        if kind != attr and not (kind == ATT_STRIKING and attr == ATT and striking):
            continue
        versus = lasting.attr >> ATTR_BITS
        if versus and not _is_versus(t, versus, other):
            continue
        terms.append(Term(lasting.layer, lasting.amount, lasting.source, lasting.stamp))
    return terms


def _is_versus(t: Seize, versus: int, other: int) -> bool:
    """Has the other one a sub-type, and a type, of those a lasting bonus counts against?"""
    if other < 0:
        return False
    if t.is_world(other):
        return versus >> len(SUBTYPES) >> WORLD & 1 == 1
    subtypes = versus & ((1 << len(SUBTYPES)) - 1)
    types = versus >> len(SUBTYPES)
    if subtypes and not subtypes & subtypes_of(t, other):
        return False
    return not types or types >> type_of(t, other) & 1 == 1


def _counts(t: Seize, held: Held, source: int, other: int, striking: int) -> bool:
    """Is the other one such as the word wants, and do its conditions hold?"""
    op = held.op
    versus = op.selectors[A_VS]
    if versus is not None and (other < 0 or not matches(t, versus, other, source)):
        return False
    if op.word == W_ATT and op.args[A_STRIKING] and not striking:
        return False
    return holds(t, held.ifs, source)


# -- ATT ----------------------------------------------------------------------------------------


def att_terms(t: Seize, unit: int, target: int = NOBODY, striking: int = AS_IT_IS) -> list[Term]:
    """What adds to and multiplies the ATT of a Unit, whatever share of it goes where."""
    if striking == AS_IT_IS:
        striking = t.striking[unit]
    return _added(t, unit, target, W_ATT, ATT, striking)


def share_terms(t: Seize, unit: int, target: int, share: int) -> list[Term]:
    """Factors that depend on the target and act on the share assigned to it (SI-MOD-8)."""
    terms: list[Term] = []
    if t.is_world(target):
        if t.spec.rules[R_ATMOSPHERIC_WORLDS] and not t.is_counter(unit):
            terms += doubled(t, unit, ATMOSPHERIC)  # SI-KW-ATMO-1
        return terms
    if type_of(t, target) in (INSTALLATION, TROOP):
        terms += doubled(t, unit, ATMOSPHERIC)
    for held in t.spec.held[t.face[target]]:
        if held.op.word == W_HALVE_SMALL and share <= held.op.args[A_N]:
            terms.append(Term(DIVIDE, 2, target))
    return terms


def attack(t: Seize, unit: int, target: int = NOBODY) -> int:
    """The ATT of a Unit before any split."""
    return worth(t, t.spec.att[t.face[unit]], att_terms(t, unit, target))


def reach(t: Seize, unit: int, targets: list[int]) -> int:
    """The ATT a Unit may spread over these targets together: bonuses that count against any of

    them, each once (SI-MOD-7, SI-MOD-9, SI-UNIV-2-ATT).
    """
    terms: list[Term] = []
    seen: set[tuple[int, int, int, int]] = set()
    for target in targets:
        counted: dict[tuple[int, int, int, int], int] = {}
        for term in att_terms(t, unit, target):
            key = (term.layer, term.amount, term.source, term.stamp)
            counted[key] = counted.get(key, 0) + 1
            mark = (term.layer, term.amount, term.source, term.stamp * 100 + counted[key])
            if mark not in seen:
                seen.add(mark)
                terms.append(term)
    return worth(t, t.spec.att[t.face[unit]], terms)


def incoming(
    t: Seize, unit: int, target: int, share: int, striking: int = AS_IT_IS
) -> tuple[int, list[Term]]:
    """What one attack counts against its target, and its terms; `share` 0 is all of the ATT."""
    if share > 0:
        terms = share_terms(t, unit, target, share)
        return worth(t, share, terms), terms
    terms = att_terms(t, unit, target, striking)
    whole = worth(t, t.spec.att[t.face[unit]], terms)
    terms = terms + share_terms(t, unit, target, whole)
    return worth(t, t.spec.att[t.face[unit]], terms), terms


# -- DEF ----------------------------------------------------------------------------------------


def def_terms(t: Seize, card: int, attacker: int = NOBODY) -> list[Term]:
    """What changes the DEF of a Unit or World against one attacker (SI-UNIV-2: each once)."""
    terms = _added(t, card, attacker, W_DEF, DEF, 0)
    if t.is_world(card):
        if not is_throne(t, card):
            return terms
        if not t.spec.rules[R_THRONE_DOUBLES_PRINTED]:
            terms.append(Term(MULTIPLY, 2, card))  # SI-THRONE-1, SI-MOD-11
        else:
            terms.append(Term(ADD, t.spec.defence[t.face[card]], card))
    elif attacker >= 0 and type_of(t, attacker) in (FLEET, ORBITAL):
        if type_of(t, card) in (TROOP, INSTALLATION):
            terms += doubled(t, card, REINFORCED)  # SI-KW-REINF-1
    return terms


def defence(t: Seize, card: int, attacker: int = NOBODY) -> int:
    """SI-MOD-5: never below 1."""
    return worth(t, t.spec.defence[t.face[card]], def_terms(t, card, attacker), 1)


def endures(t: Seize, card: int) -> int:
    """Damage counters that eliminate a Unit: 1 and its Hardened (SI-KW-HARD-1)."""
    return 1 + max(0, keyword(t, card, HARDENED))
