"""Advice for what only the first edition has: Artifacts, its Reactions, a new Throne World."""

from __future__ import annotations

from regent.games.seize import (
    verbs,
)
from regent.games.seize.advice.battle_worth import NEVER, prize
from regent.games.seize.advice.worth import guard, need_of, person_worth, power_at, unit_worth
from regent.games.seize.artifacts import AllocateArtifacts, PlaceArtifact, Spare
from regent.games.seize.codes import M_STEP_1, W_BRIBE, W_CANCEL_ACTION, W_ELIMINATE, W_SPY
from regent.games.seize.select import attacking, disputed
from regent.games.seize.state import Seize
from regent.games.seize.usable import victims
from regent.games.seize.victory import Rethrone
from regent.games.seize.worlds import points
from regent.kernel.action import A_DECLINE, A_DONE, A_PASS, arg_a, verb_of
from regent.kernel.advice import Advice


def of_relics(t: Seize, seat: int, action: int, advice: Advice) -> None:
    """Artifacts to be allocated or parted with, a World for one of them, a new Throne World."""
    top = t.stack[-1]
    card = arg_a(action)
    if action in (A_DECLINE, A_DONE, A_PASS):
        return
    if isinstance(top, AllocateArtifacts):
        advice.add("it works for the rest of the game", 12 + 4 * t.cost(card))
        left = t.resources[seat] - t.cost(card)
        if left < 2:
            advice.add("little is left for Reactions", -10 * (2 - left))
    elif isinstance(top, PlaceArtifact):
        if not disputed(t, card):
            advice.add("a World that stays ours", 10 * t.cost(card) + guard(t, card, seat))
    elif isinstance(top, Spare):
        advice.add("the Character stays", person_worth(t, top.card) - 40)
    elif isinstance(top, Rethrone):
        advice.add("one more Resource counter each Turn", 40)
        advice.add("a World that is well held", guard(t, card, seat) - 4 * t.cost(card))
    elif verb_of(action) == verbs.PLAYER:
        advice.add("who is ahead", 5 * points(t, card))


def plain(t: Seize, seat: int, word: int) -> int:
    """What its words without a target are worth."""
    if word == W_SPY:
        return 25 if victims(t, seat, word) else NEVER
    if word == W_BRIBE:
        return 8
    if word == W_CANCEL_ACTION:
        return ceasefire(t, seat)
    return 0


def ceasefire(t: Seize, seat: int) -> int:
    """The Defender stops an attack that would succeed."""
    if t.world < 0 or seat != t.defender:
        return NEVER
    likely = power_at(t, t.world, t.attacker) >= need_of(t, t.world)
    return prize(t) // 2 if likely else NEVER


def to_world(t: Seize, seat: int, word: int, world: int) -> int:
    """A World eliminated, or its Allocation points halved."""
    holder = t.controller[world]
    if holder == seat:
        return NEVER
    if word == W_ELIMINATE:
        here = sum([unit_worth(t, card) for card in t.cards_at(world, seat)])
        return 25 * t.cost(world) * (0 if disputed(t, world) else 1) + points(t, holder) - here
    return 6 * t.cost(world) if holder == t.active else NEVER


def hiding(t: Seize, seat: int, card: int, moment: int) -> int:
    """A Unit that cannot be targeted, as the other side is about to declare."""
    others_act = attacking(t, card) != (moment == M_STEP_1)
    return unit_worth(t, card) // 4 if others_act and t.controller[card] == seat else NEVER
