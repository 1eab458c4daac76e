"""What the rules read off the table: control, icons, what counts for an ambition."""

from __future__ import annotations

from regent.games.arcs.codes import (
    CITY,
    EMPATH,
    EMPIRE,
    FRESH,
    FUEL,
    GUILD,
    KEEPER,
    LEADER,
    LORE,
    MATERIAL,
    PSIONIC,
    RELIC,
    SHIP,
    TYCOON,
    TYRANT,
    WARLORD,
    WEAPON,
)
from regent.games.arcs.lore_words import SOLIDARITY, TRUST
from regent.games.arcs.state import FACE_UP, Arcs
from regent.games.arcs.vocabulary import CARTEL, GUARD, LOYAL


def is_imperial(t: Arcs, system: int) -> bool:
    """Is it Empire-controlled? One fresh ship is enough (E-CTRL-1), whatever players have there
    (E-CTRL-2); damaged ones are none (E-CTRL-3)."""
    return t.spec.empire > 0 and t.count(system, EMPIRE, SHIP, FRESH) > 0


def commands(t: Arcs, seat: int, system: int) -> bool:
    """The Presence Law: a Regent with any piece there, on their own turn (E-CTRL-6 to E-CTRL-9)."""
    return t.is_regent(seat) and t.is_present(system, seat)


def controller(t: Arcs, system: int, asking: int) -> int:
    """Who controls a system, seen by the player whose turn it is; -1 for nobody (A-CTRL-1,
    A-CTRL-2). In the base game it is the same for everybody; where the Empire has a fresh ship it
    is a Regent who is present, for that Regent, and the Empire for everybody else (E-CTRL-5). So
    the one builds fresh and taxes there (E-CTRL-11, E-CTRL-13), the others build damaged
    (E-CTRL-12)."""
    if is_imperial(t, system):
        return asking if asking >= 0 and commands(t, asking, system) else EMPIRE
    return t.board().most[system]


def scoring_controller(t: Arcs, system: int) -> int:
    """The same for ambitions, objectives and events, when it is nobody's turn: the First Regent has
    what the Empire has (E-CTRL-4, E-CTRL-5)."""
    if is_imperial(t, system):
        return t.first_regent() if t.first_regent() >= 0 else EMPIRE
    return t.board().most[system]


def bar_harm(t: Arcs, seat: int, system: int, owner: int) -> str:
    """The clause of the Truce Law by which a seat may not harm pieces of this owner there, wherever
    it does so from (E-TRUCE-10). Outlaws, Free buildings and Blight are nobody's friends
    (E-TRUCE-6, E-TRUCE-7), and where there are no Imperial ships nothing is forbidden (E-TRUCE-5).
    To harm is to choose as defender, hit, damage or destroy (S-TERM-2)."""
    if owner == EMPIRE and t.is_regent(seat):
        return "E-TRUCE-1"
    return "E-TRUCE-3" if bar_truce(t, seat, system, owner) else ""


def bar_truce(t: Arcs, seat: int, system: int, owner: int) -> bool:
    """The Truce Law: may this Regent not harm that Rival there? (E-TRUCE-3, E-TRUCE-4)"""
    if owner >= t.seats or not t.is_regent(seat) or not t.is_regent(owner):
        return False
    return owner != seat and t.ships_at(system, EMPIRE) > 0


def controls(t: Arcs, seat: int, system: int) -> bool:
    return controller(t, system, seat) == seat


def is_foreign(t: Arcs, seat: int, system: int) -> bool:
    """Is the system controlled by anyone else? (A-CTRL-3: A-BUILD-6, A-MOVE-6)"""
    holder = controller(t, system, seat)
    return holder >= 0 and holder != seat


def planet_type(t: Arcs, system: int) -> int:
    """What is printed on a planet, or lies on its icon (A-LEAD-14a); -1 for a gate."""
    return t.shaped[system] if t.shaped[system] >= 0 else t.spec.type_of[system]


def city_types(t: Arcs, system: int) -> list[int]:
    """The types of a city there: that of its planet; on a gate those of all cities on planets of
    the cluster (A-LORE-11)."""
    if system % 4:
        return [planet_type(t, system)]
    found: list[int] = []
    for planet in range(system + 1, system + 4):
        type = planet_type(t, planet)
        for owner in t.spec.owners:
            if t.pieces_at(planet, owner, CITY) and type not in found:
                found.append(type)
    found.sort()
    return found


def cards_of(t: Arcs, seat: int, type: int) -> int:
    """Guild cards of this suit in the seat's play area."""
    spec = t.spec
    total = 0
    for card in t.area(seat):
        face = t.face[card]
        if spec.kind[face] == GUILD and spec.suit[face] == type:
            total += 1
    return total


def resources(t: Arcs, seat: int, type: int) -> int:
    """Resources of a type that the seat has: slots, and what lies on cards (A-RES-8), which in the
    base game is the supply on a Cartel (A-GUILD-34)."""
    found = t.held(seat, type)
    if t.spec.empire and t.first_regent() == seat:  # S-TRUST-2, S-TERM-1
        found += t.trust(type)
    if t.has_typed(seat, CARTEL, type):
        found += t.tokens[type]
    return found


def icons(t: Arcs, seat: int, type: int) -> int:
    """Icons of a type: resources and Guild cards (A-COURT-1, A-GUILD-35)."""
    return resources(t, seat, type) + cards_of(t, seat, type)


def measure(t: Arcs, seat: int, ambition: int) -> int:
    """What the seat has of an ambition (A-SCORE-1, A-SCORE-6): Captives for Tyrant (A-TROPHY-2),
    Trophies for Warlord (A-TROPHY-1), icons for the others."""
    if ambition == TYCOON:
        return icons(t, seat, MATERIAL) + icons(t, seat, FUEL)
    if ambition == TYRANT:
        return t.captive_count(seat)
    if ambition == WARLORD:
        return t.trophy_count(seat)
    return icons(t, seat, RELIC if ambition == KEEPER else PSIONIC)


def boxed(t: Arcs, ambition: int) -> int:
    """What lies on the box of an ambition: the third player of a game of two (A-SCORE-7)."""
    if ambition == TYCOON:
        return t.boxes[MATERIAL] + t.boxes[FUEL]
    if ambition == WARLORD:
        return t.boxes[WEAPON]
    if ambition == KEEPER:
        return t.boxes[RELIC]
    return t.boxes[PSIONIC] if ambition == EMPATH else 0


def is_loyal(t: Arcs, card: int) -> bool:
    """Not discarded by Outrage (A-GUILD-01)."""
    return t.spec.always[LOYAL][t.face[card]] >= 0


def is_guarded(t: Arcs, seat: int) -> bool:
    """Sworn Guardians: nothing else can be stolen from this seat (A-GUILD-22)."""
    return t.has(seat, GUARD)


def bar_steal_type(t: Arcs, thief: int, owner: int, type: int) -> str:
    """The clause that forbids stealing a resource of a type from this seat."""
    if is_guarded(t, owner):
        return "A-GUILD-22"
    if t.spec.lore and t.has(owner, TRUST) and t.is_declared(KEEPER) and resources(t, thief, type):
        return "A-LORE-21"
    return ""


def bar_steal(t: Arcs, card: int, owner: int) -> str:
    """The clause that forbids stealing a card of a play area; nothing in most cases."""
    kind = t.spec.kind[t.face[card]]
    if kind != GUILD:
        return "A-LEAD-27" if kind == LEADER else "A-LORE-30" if kind == LORE else "A-COURT-2"
    if t.spec.lore and resources(t, owner, t.spec.suit[t.face[card]]):
        if t.has(owner, SOLIDARITY) and t.is_declared(KEEPER):
            return "A-LORE-22"
    if is_guarded(t, owner) and t.spec.always[GUARD][t.face[card]] < 0:
        return "A-GUILD-22"
    return ""


def can_seize(t: Arcs, seat: int) -> str:
    """The clause that forbids seizing the initiative now (A-SEIZE-3)."""
    return "A-SEIZE-3" if t.seized or t.initiative == seat else ""


def highest_surpasser(t: Arcs) -> int:
    """Who takes the initiative when the round ends, unless somebody seized it; -1 for nobody
    (A-TURN-12)."""
    best, most = -1, -1
    suit = t.suit_of(t.lead)
    for seat in range(t.seats):
        if seat == t.leader:
            continue
        for card in t.cards_in(seat, FACE_UP):
            if t.suit_of(card) == suit and t.number(card) > most:
                best, most = seat, t.number(card)
    return best


def leads_anyway(t: Arcs, seat: int) -> bool:
    """Does the seat take the initiative when the round ends, whatever it does? It surpasses all,
    and nobody with cards comes after it."""
    if t.seized or t.lead < 0 or highest_surpasser(t) != seat:
        return False
    after = seat + 1
    while after % t.seats != t.leader:
        if t.hand(after % t.seats):
            return False
        after += 1
    return True


def city_bonus(t: Arcs, seat: int) -> int:
    """A-SCORE-5, S-EDICT-12: by the cities that are gone from the board (A-RES-6)."""
    return bonus_of(t.left(seat, CITY))


def bonus_of(cities: int) -> int:
    """With so many cities on the board."""
    return 5 if cities == 0 else 2 if cities == 1 else 0


def strongest(t: Arcs, seats: list[int]) -> int:
    """Who of these has the most Power; a tie goes to the earlier one (A-FINE-1)."""
    best = seats[0]
    for seat in seats:
        if t.power[seat] > t.power[best]:
            best = seat
    return best
