"""What an option does, for its button: the text of an ability, where a card stands, the numbers."""

from __future__ import annotations

import re
from typing import Final

from regent.games.contention import (
    to_choose,
    verbs,
)
from regent.games.contention.abilities import Choosing, half
from regent.games.contention.battle import lethal_total, strength
from regent.games.contention.codes import S_DO, S_WHILE, W_CHOOSE_ONE, W_MARKER
from regent.games.contention.state import PLAY, Contention
from regent.games.contention.values import defense
from regent.games.contention.vocabulary import VOCABULARY
from regent.kernel.ability import Ability
from regent.kernel.action import A_DONE, arg_a, arg_b, verb_of
from regent.kernel.vocabulary import Op

PLACED: Final = (verbs.TARGET, verbs.SITE, verbs.GIVE, verbs.HOST, verbs.RECOVER)

EITHER: Final = re.compile(r"either (.+?),? or (.+?)\.?$")
HALVES: Final = 2
DOUBTS: Final = ("none", "dear", "limit", "aimless")
"""Why a card would come back if it were dropped (C-FACE-14), for the texts."""

NOWHERE: Final = "none"
"""Where a card stands or what a location is called, if that cannot be said: for the texts."""


def effect(t: Contention, action: int) -> str:
    """From what lies open only: the seat that is asked may not know more of a location."""
    verb = verb_of(action)
    if verb in PLACED:
        return _where(t, arg_a(action))
    if verb in (verbs.TARGET_AT, verbs.SETTLE, verbs.SECTOR, verbs.EXPLORE, verbs.REBUILD):
        return _named(t, arg_a(action))
    if verb in (verbs.MOVE, verbs.JUMP):
        return t.spec.layout.cells[t.at[arg_a(action)]]
    if verb == verbs.ATTACK:
        return _numbers(t, arg_a(action), arg_b(action))
    if verb == verbs.DEVELOP:
        return _developed(t, t.face[arg_a(action)], arg_b(action))
    if verb in (verbs.USE, verbs.CHOICE):
        return _asked(t, action)
    if verb == verbs.DROP:
        return DOUBTS[to_choose.comes_back(t, t.owner[arg_a(action)], arg_a(action))]
    if action == A_DONE and t.stack:  # what one is done with
        return t.stack[-1].prompt()
    return ""


def _developed(t: Contention, face: int, number: int) -> str:
    """What a develop ability does; of one that lays a token also what that gives, which the card
    says elsewhere (C-COMP-03)."""
    text = _text(t, face, number).removeprefix("Develop: ")
    abilities: list[Ability] = t.spec.abilities[face]
    if any(op.word == W_MARKER for op in abilities[number].ops[S_DO]):
        lasting = [one.text for one in abilities if one.ops[S_WHILE]]
        text = " ".join([text, *lasting])
    return text


def _where(t: Contention, card: int) -> str:
    if t.where[card] > PLAY or t.at[card] < 0:
        return NOWHERE
    return t.spec.layout.cells[t.at[card]]


def _named(t: Contention, sector: int) -> str:
    """The location of a sector, if everybody sees it."""
    card = t.location[sector] if sector < len(t.location) else -1
    return t.spec.names[t.face[card]] if card >= 0 and t.knows(-1, card) else NOWHERE


def _numbers(t: Contention, attacker: int, target: int) -> str:
    """What it deals, and what the target still needs to be destroyed: counted as the rules count
    lethal damage, with what was declared before and the Rampage to come (C-GLOSS-LETHAL)."""
    aimed = lethal_total(t, target)
    left = defense(t, target) - aimed
    enough = f"{left} more destroy it" if aimed else f"{left} destroy it"
    if left <= 0:
        enough = "enough is aimed at it already"
    return f"{strength(t, attacker, target)} damage; {enough}"


def _asked(t: Contention, action: int) -> str:
    """The ability that is used or not, or the half of it that is chosen."""
    top = t.stack[-1]
    if not isinstance(top, Choosing):
        return ""
    face = top.printed(t)
    number = top.number if top.number >= 0 else t.spec.own_effect(face)
    if verb_of(action) == verbs.USE:
        return _text(t, face, number)
    for op in t.spec.abilities[face][number].ops[S_DO]:
        if op.word == W_CHOOSE_ONE and arg_a(action) < HALVES:
            return half_text(t.spec.abilities[face][number], op, arg_a(action))
    return ""


def half_text(ability: Ability, op: Op, number: int) -> str:
    """One half of a choice of two: as the card says it, or in plain words where it does not."""
    said = EITHER.search(ability.text)
    words = ", ".join([VOCABULARY.render(one, {}) for one in half(op, number)])
    found: str = said.group(number + 1) if said is not None else words
    return found[:1].upper() + found[1:]


def _text(t: Contention, face: int, number: int) -> str:
    abilities: list[Ability] = t.spec.abilities[face]
    return abilities[number].text if 0 <= number < len(abilities) else ""
