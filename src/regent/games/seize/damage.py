"""Totals: what each target takes, what reaches its DEF, and the counters that follow."""

from __future__ import annotations

from regent.games.seize.codes import PIERCING, SIEGE
from regent.games.seize.parameters import BY_HIGHEST, R_HARDENED_AGAINST_STRIKES, R_MIXED_DEFENSE
from regent.games.seize.state import PLAY, Seize
from regent.games.seize.units import eliminate_all
from regent.games.seize.values import att_terms, def_terms, defence, endures, incoming, keyword
from regent.kernel.layers import ADD, MULTIPLY, Term


class Shot:
    """One attack as it counts: the Unit, its ATT against this target, the DEF it must reach."""

    __slots__ = ("defence", "number", "unit")

    def __init__(self, unit: int, number: int, defence: int) -> None:
        self.unit = unit
        self.number = number
        self.defence = defence


def shots_at(t: Seize, target: int) -> list[Shot]:
    """All attacks on a target that still count (SI-MOD-6: ATT 0 is none)."""
    shots: list[Shot] = []
    for unit, aimed, share, cancelled in t.attacks:
        if aimed != target or cancelled or t.where[unit] != PLAY:
            continue
        number = incoming(t, unit, target, share)[0]
        if number > 0:
            shots.append(Shot(unit, number, defence(t, target, unit)))
    return shots


def contributors(t: Seize, shots: list[Shot]) -> list[Shot]:
    """SI-MOD-10: the Units that together reach the DEF, the largest such group; none if none do.

    DEF may depend on the attacker. Some group of them must sum up to the highest DEF the target
    has against any of the group, so a helper never does harm.
    """
    levels = sorted({shot.defence for shot in shots}, reverse=True)
    if t.spec.rules[R_MIXED_DEFENSE] == BY_HIGHEST:
        levels = levels[:1]
    for level in levels:
        group = [shot for shot in shots if shot.defence <= level]
        if sum([shot.number for shot in group]) >= level:  # SI-MIL-A1-7: meeting it is enough
            return group
    return []


def resolve_attacks(t: Seize, strikes: bool) -> list[int]:
    """SI-MIL-0-8, SI-MIL-0-9: all totals of the Step at once, one base counter a target; shares and
    strikes of one side on the same target are added (SI-ARCS-JOIN, SI-STRIKE-SUM).

    Gives the Units that were damaged.
    """
    targets: list[int] = []
    for attack in t.attacks:
        if attack[1] not in targets:
            targets.append(attack[1])
    found = [(target, contributors(t, shots_at(t, target))) for target in targets]
    if t.log is not None:
        for target in targets:
            tell(t, target)
    hits: list[int] = []
    for target, group in found:
        if not group:
            t.emit("holds", t.controller[target], reached_by(t, target, strikes), target)
        elif t.is_world(target):
            siege = sum([max(0, keyword(t, shot.unit, SIEGE)) for shot in group])
            number = 1 + siege  # SI-KW-SIEGE-1, SI-KW-SIEGE-2
            t.add_conquest(target, t.attacker, number)  # SI-MIL-A1-8
            t.emit("conquest-counted", t.attacker, "SI-MIL-A1-6", target, number)
        else:
            piercing = sum([max(0, keyword(t, shot.unit, PIERCING)) for shot in group])
            number = 1 + piercing  # SI-KW-PIERCE-1, SI-KW-PIERCE-2, SI-CNT-5
            t.set_damage(target, t.damage[target] + number)
            t.emit("damaged", t.controller[target], reached_by(t, target, strikes), target, number)
            hits.append(target)
    counters = [card for card in hits if t.is_counter(card)]
    clause = "SI-MIL-A1-9" if t.step == 1 else "SI-MIL-A2-7"
    eliminate_damaged(t, counters, "SI-KW-SURPRISE-3" if strikes else clause)
    return [card for card in hits if t.where[card] == PLAY]


def reached_by(t: Seize, target: int, strikes: bool) -> str:
    """The clause by which a total is compared with DEF."""
    if strikes:
        return "SI-KW-SURPRISE-2"
    if target == t.world:
        return "SI-MIL-A1-6"
    return "SI-MIL-A1-5" if t.step == 1 else "SI-MIL-A2-6"


def eliminate_damaged(t: Seize, cards: list[int], clause: str) -> None:
    """Everything with enough Damage counters leaves, all at once (SI-MIL-A3-1); cards that stay
    keep theirs for the next Exchange (SI-MIL-A3-3).

    A Unit counter that survives keeps no damage (SI-CNT-7).
    """
    ignores = clause == "SI-KW-SURPRISE-3" and not t.spec.rules[R_HARDENED_AGAINST_STRIKES]
    gone: list[int] = []
    for card in cards:
        if t.where[card] == PLAY and t.damage[card]:
            if ignores or t.damage[card] >= endures(t, card):
                gone.append(card)
                continue
            rule = "SI-CNT-7" if t.is_counter(card) else "SI-KW-HARD-1"
            t.emit("withstands", t.controller[card], rule, card, t.damage[card], endures(t, card))
            if t.is_counter(card):
                t.set_damage(card, 0)
    eliminate_all(t, gone, clause)


# -- the sum, term by term ------------------------------------------------------------------------


def tell(t: Seize, target: int) -> None:
    """Every attack on the target and its DEF, with each term and its source."""
    total = 0
    shots = shots_at(t, target)
    for unit, aimed, share, cancelled in t.attacks:
        if aimed != target or cancelled or t.where[unit] != PLAY:
            continue
        number, terms = incoming(t, unit, target, share)
        t.emit("attacks", t.controller[unit], "SI-MIL-0-8", unit, target, number)
        t.emit("printed-att", t.controller[unit], "SI-MOD-7", t.spec.att[t.face[unit]])
        if share > 0:
            tell_terms(t, t.controller[unit], att_terms(t, unit, target))
            t.emit("share", t.controller[unit], "SI-KW-ARCS-1", share)
        tell_terms(t, t.controller[unit], terms)
        total += number
    t.emit("total", t.attacker, "SI-MIL-0-9", target, total)
    seen: list[int] = []
    for shot in shots:
        if shot.defence in seen:
            continue
        seen.append(shot.defence)
        t.emit("defends", t.controller[target], "SI-MOD-10", target, shot.defence, shot.unit)
        t.emit("printed-def", t.controller[target], "SI-MOD-5", t.spec.defence[t.face[target]])
        tell_terms(t, t.controller[target], def_terms(t, target, shot.unit))


def tell_terms(t: Seize, seat: int, terms: list[Term]) -> None:
    """SI-MOD-1: additions, then multipliers, then divisions."""
    for term in sorted(terms, key=_layer):
        if term.layer == ADD:
            t.emit("term-add", seat, "SI-MOD-1", term.source, term.amount)
        elif term.layer == MULTIPLY:
            t.emit("term-times", seat, "SI-MOD-2", term.source, term.amount)
        else:
            t.emit("term-divide", seat, "SI-MOD-3", term.source, term.amount)


def _layer(term: Term) -> int:
    return term.layer
