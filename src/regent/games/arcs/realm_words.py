"""What attacks and answers of the Empire bring, in words: who defends, what the fall of a city
costs, what a Policy demands."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.codes import (
    BLIGHT,
    CITY,
    CONDITIONS,
    DAMAGED,
    EMPIRE,
    POLICIES,
    SHIP,
    TYPES,
    VOX,
)
from regent.games.arcs.leaders import Ruthless
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.outrage import guilds_at_stake
from regent.games.arcs.state import PLACE, Arcs
from regent.games.arcs.values import city_types
from regent.kernel.action import arg_a, arg_b, arg_c, verb_of

ENFORCED: Final = (
    "every other Regent gives you a Trophy or Captive of no Regent, then each Regent gets a Weapon",
    "each Regent pays a Relic or Psionic into the Trust, then scores the bonus for cities",
    "each Regent pays a Material, Fuel or Weapon into the Trust, then you place 2 Imperial ships",
)
"""By Policy its Demand and its Action (S-EDICT-6, S-EDICT-7, S-EDICT-12 to S-EDICT-14)."""


def realm_effect(t: Arcs, action: int) -> str:
    """As `saying.effect`, for these."""
    verb = verb_of(action)
    if verb == verbs.BATTLE:
        return strengths(t, arg_a(action), arg_b(action))
    if verb == verbs.HIT:
        return struck(t, action)
    if verb == verbs.TYPE:
        return toll(t, asked(t), [arg_a(action)])
    if action == verbs.A_ENFORCE:
        return ENFORCED[t.policy()]
    if verb == verbs.POLICY:
        return f"no Demand this time; enforced later, {ENFORCED[arg_a(action)]}"
    if action == verbs.A_CRISES:
        return crises(t)
    if action == verbs.A_EDICTS:
        return edicts(t)
    if action == verbs.A_LEAVE:
        return leaving(t, asked(t))
    return ""


def asked(t: Arcs) -> int:
    """The seat that reads these words."""
    return t.waiting.bit_length() - 1


def fleet(t: Arcs, system: int, owner: int) -> str:
    """`2 fresh, 1 damaged`, or that no ships are there."""
    counts = [t.count(system, owner, SHIP, condition) for condition in range(len(CONDITIONS))]
    said = [f"{many} {CONDITIONS[at]}" for at, many in enumerate(counts) if many]
    return ", ".join(said) or "no ships"


def strengths(t: Arcs, system: int, defender: int) -> str:
    """Who would defend, and with how much: beside a Regent Imperial ships, too (E-BATTLE-5)."""
    said = fleet(t, system, defender)
    if defender < t.seats and t.is_regent(defender) and t.ships_at(system, EMPIRE) > 0:
        said = f"{said}, and beside them Imperial ships: {fleet(t, system, EMPIRE)}"
    if t.pieces_at(system, defender, CITY):
        said = f"{said}; if you destroy the city, {provoked(t, system)}"
    return said


def struck(t: Arcs, action: int) -> str:
    """Whether a hit damages or destroys, and what the one that destroys a city brings upon whoever
    deals it (A-OUTR-1)."""
    if arg_b(action) != CITY or arg_c(action) != DAMAGED:
        return "destroys" if arg_c(action) == DAMAGED else "damages"
    top = t.stack[-1]
    system = top.system if isinstance(top, Ruthless) else t.battle[PLACE]
    return provoked(t, system)


def provoked(t: Arcs, system: int) -> str:
    """`you provoke Outrage of Weapon: you lose 2 Weapon resources`."""
    types = city_types(t, system)
    names = " and ".join([TYPES[type].title() for type in types])
    return f"you provoke Outrage of {names}: {toll(t, asked(t), types)}"


def toll(t: Arcs, seat: int, types: list[int]) -> str:
    """What Outrage of these types would take from a seat, all of which lies open."""
    lost: list[str] = []
    for type in types:
        number, name = t.held(seat, type), TYPES[type].title()
        if number:
            lost.append(f"{number} {name} resources" if number > 1 else f"a {name}")
        lost += [t.spec.names[t.face[card]] for card in guilds_at_stake(t, seat, type)]
    if not lost:
        return "you have nothing of it to lose"
    return f"you lose {' and '.join([', '.join(lost[:-1]), lost[-1]] if lost[1:] else lost)}"


def crises(t: Arcs) -> str:
    """What Crises would do now: Blight, then the Vox cards of the Court (S-CRISIS-1)."""
    blighted = sum([t.ships_at(system, BLIGHT) > 0 for system in range(SYSTEMS)])
    said = (
        f"Blight strikes in {blighted} system{'s' * (blighted != 1)}" if blighted else "no Blight"
    )
    court = [t.court_card(place) for place in range(t.spec.row)]
    voices = [t.spec.names[t.face[card]] for card in court if is_vox(t, card)]
    cards = f"the Court brings {', '.join(voices)}" if voices else "no Vox card is in the Court"
    return f"{said}; {cards}"


def is_vox(t: Arcs, card: int) -> bool:
    return card >= 0 and t.spec.kind[t.face[card]] == VOX


def edicts(t: Arcs) -> str:
    """What Edicts would do now (S-EDICT-1 to S-EDICT-3)."""
    said = "the First Regent enforces or changes the Policy of " + POLICIES[t.policy()].title()
    if t.first_regent() < 0:
        said = "there is no First Regent to govern"
    return f"Guild cards without an Agent leave the Court; {said}" if t.seats == 2 else said


def leaving(t: Arcs, seat: int) -> str:
    """What it means for a Regent to leave (S-TITLE-3, E-SUMMIT-7, E-SUMMIT-8)."""
    said = "no laws and no Demand bind you, but Imperial ships and Actions are lost to you"
    if t.first_regent() != seat:
        return said
    if len(t.regents()) > 1:
        return f"{said}; tile and Trust go to the Regent with the most Power"
    return f"{said}; the Empire dissolves, and its Trust costs you {t.trust_count()} Power"
