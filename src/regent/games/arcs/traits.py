"""What Leaders and Lore change about a rule of the base game, asked where that rule is.

Nothing here changes the table. Without the module every answer is that of the base game.
"""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.codes import (
    CITY,
    DAMAGED,
    EMPATH,
    FREE,
    FRESH,
    GUILD,
    SHIP,
    STARPORT,
    TYPES,
    WARLORD,
)
from regent.games.arcs.lore_words import (
    ANCIENT,
    BOND,
    CALLOW,
    CLOUD_CITIES,
    CRUELTY,
    DISORGANIZED,
    GATE_PORTS,
    GATE_STATIONS,
    GENEROUS,
    HARBORS,
    INSPIRING,
    PARANOID,
    PRINCIPLED,
    PROUD,
    SECOND_PLACE,
    TAX_BONUS,
)
from regent.games.arcs.state import Arcs
from regent.games.arcs.values import controller, controls, is_foreign, planet_type
from regent.games.arcs.vocabulary import LOYAL
from regent.kernel.action import pack

# -- Tax ------------------------------------------------------------------------------------------


def bar_taxer(t: Arcs, seat: int, system: int, owner: int) -> str:
    """The clause by which the seat's Leader forbids to tax such a city."""
    if not t.spec.leaders:
        return ""
    if owner == seat and t.has(seat, PRINCIPLED):
        return "A-LEAD-13c"
    return "A-LEAD-04b" if t.has(seat, CALLOW) and not controls(t, seat, system) else ""


def bonds(t: Arcs, seat: int) -> bool:
    """Are all cities and starports like Loyal to the seat? (A-LORE-20, A-LORE-31)"""
    return t.spec.lore > 0 and t.has(seat, BOND) and t.is_declared(EMPATH)


def inspires(t: Arcs, seat: int, system: int) -> bool:
    """A-LEAD-13b: with a ship there the seat taxes without control."""
    return t.spec.leaders > 0 and t.ships_at(system, seat) > 0 and t.has(seat, INSPIRING)


def taxes_without_control(t: Arcs, seat: int, system: int) -> bool:
    return inspires(t, seat, system) or bonds(t, seat)


def taxes_again(t: Arcs, seat: int) -> bool:
    """A-LORE-23."""
    return t.spec.lore > 0 and t.has(seat, CRUELTY) and t.is_declared(WARLORD)


def tax_bonus(t: Arcs, seat: int) -> list[int]:
    """What the Leader adds when the pip of a Copy or Pivot taxes (A-LEAD-02a, A-LEAD-03a,
    A-LEAD-15a)."""
    if not t.spec.leaders or not t.by_pip(seat):
        return []
    return [type for type in range(len(TYPES)) if t.has_typed(seat, TAX_BONUS, type)]


def bar_slot_tax(t: Arcs, seat: int, system: int) -> str:
    """The clause that forbids to tax an empty building slot."""
    if not inspires(t, seat, system):
        return "A-LEAD-13b"
    free = t.spec.slots[system] - t.board().buildings[system]
    return "" if t.slots_taxed.count(system) < free else "A-LEAD-13b"


# -- Build ----------------------------------------------------------------------------------------


def built_condition(t: Arcs, seat: int, system: int, kind: int) -> int:
    """A-BUILD-6; ships of Hidden Harbors are fresh (A-LORE-05)."""
    if not is_foreign(t, seat, system):
        return FRESH
    return FRESH if kind == SHIP and t.has(seat, HARBORS) else DAMAGED


def builds_on_gates(t: Arcs, seat: int, kind: int) -> bool:
    """A-LORE-08, A-LORE-11."""
    return t.spec.lore > 0 and t.has(seat, GATE_PORTS if kind == STARPORT else GATE_STATIONS)


def bar_on_gate(t: Arcs, seat: int, gate: int, kind: int) -> str:
    """The clause that forbids a building on a gate."""
    if not builds_on_gates(t, seat, kind):
        return "A-BUILD-2"
    for owner in t.spec.owners:
        if t.pieces_at(gate, owner, kind):
            return "A-LORE-08" if kind == STARPORT else "A-LORE-11"
    return "" if t.left(seat, kind) else "A-COMP-8"


def bar_cloud(t: Arcs, seat: int, system: int) -> str:
    """The clause that forbids a city outside the slots of a planet (A-LORE-09)."""
    if not t.in_play(system):
        return "A-MAP-5"
    if system % 4 == 0 or not t.is_present(system, seat) or not t.has(seat, CLOUD_CITIES):
        return "A-BUILD-2"
    if t.clouds[system] or not payments(t, seat, planet_type(t, system)):
        return "A-LORE-09"
    return "" if t.left(seat, CITY) else "A-COMP-8"


def payments(t: Arcs, seat: int, type: int) -> list[int]:
    """The types of which a resource may be spent as this one; Outrage does not stop that
    (A-OUTR-3), and with a Loyal card it is any (A-GUILD-01)."""
    found: list[int] = []
    loyal = t.has_typed(seat, LOYAL, type)
    for other in range(len(TYPES)):
        if t.held(seat, other) and (other == type or loyal):
            found.append(other)
    return found


def lore_buildings(t: Arcs, seat: int) -> list[int]:
    """What Lore lets the seat build besides: on gates, outside slots, at starports of others."""
    found: list[int] = []
    board = t.board()
    for system in board.places[seat]:
        if system % 4:
            if t.has(seat, CLOUD_CITIES):
                found.append(pack(verbs.CLOUD, system))
            continue
        if builds_on_gates(t, seat, CITY) or builds_on_gates(t, seat, STARPORT):
            found.append(pack(verbs.CITY, system))
            found.append(pack(verbs.STARPORT, system))
    if bonds(t, seat):
        for owner in t.spec.owners:
            if owner != seat and board.starports[owner]:
                for system in board.places[owner]:
                    if t.pieces_at(system, owner, STARPORT):
                        found.append(pack(verbs.SHIP, system, owner))
    return found


# -- Move -----------------------------------------------------------------------------------------


def catapults(t: Arcs, seat: int, system: int) -> bool:
    """Does a move that begins here go on as a Catapult? From a starport of one's own, not from a
    Rival's (A-MOVE-2, A-MOVE-7), or from a Free one in a system that the seat controls
    (E-FREE-5)."""
    if t.spec.leaders and t.has(seat, ANCIENT):  # A-LEAD-14b
        return system % 4 == 0
    if t.pieces_at(system, seat, STARPORT):
        return True
    if t.pieces_at(system, FREE, STARPORT) and controls(t, seat, system):
        return True
    if bonds(t, seat):
        for owner in t.spec.owners:
            if t.pieces_at(system, owner, STARPORT):
                return True
    return False


def most_ships(t: Arcs, seat: int) -> int:
    """How many ships may move at a time (A-LEAD-05b)."""
    most = t.amount(seat, DISORGANIZED) if t.spec.leaders else 0
    return most if most else 99


def harbor_of(t: Arcs, seat: int, gate: int) -> int:
    """Whose Gate Ports capture an Agent of a seat that moves into a gate; -1 for nobody's. Asked
    before the ships arrive (A-LORE-08)."""
    if not t.spec.lore or gate % 4:
        return -1
    for other in range(t.seats):
        if other != seat and t.count(gate, other, STARPORT, FRESH) and t.has(other, GATE_PORTS):
            if controller(t, gate, -1) == other:  # it is not their turn (E-CTRL-5)
                return other
    return -1


# -- the Court --------------------------------------------------------------------------


def bar_paranoid(t: Arcs, seat: int, place: int) -> str:
    """A-LEAD-08b: no Guild card with a single Agent."""
    if not t.spec.leaders or t.agents_on(place, seat) > 1:
        return ""
    guild = t.spec.kind[t.face[t.court_card(place)]] == GUILD
    return "A-LEAD-08b" if guild and t.has(seat, PARANOID) else ""


# -- ambitions ------------------------------------------------------------------------------------


def guild_cards(t: Arcs, seat: int) -> list[int]:
    return [card for card in t.area(seat) if t.spec.kind[t.face[card]] == GUILD]


def bar_generous(t: Arcs, seat: int) -> str:
    """A-LEAD-07b: who gives a Guild card to declare must have one."""
    if not t.spec.leaders or not t.has(seat, GENEROUS):
        return ""
    return "" if guild_cards(t, seat) else "A-LEAD-07b"


def is_modest(t: Arcs, seat: int, ambition: int) -> bool:
    """A-LEAD-29: second-place Power for first place, and nothing else."""
    return t.spec.leaders > 0 and t.has_typed(seat, SECOND_PLACE, ambition)


def scores_second(t: Arcs, seat: int, ambition: int) -> bool:
    """Does the seat gain Power for second place or a tie? (A-LEAD-12c, A-LEAD-29)"""
    if not t.spec.leaders:
        return True
    return not t.has(seat, PROUD) and not t.has_typed(seat, SECOND_PLACE, ambition)
