"""What holds in every position of Arcs, whatever happened: nothing is lost, nothing is too much."""

from __future__ import annotations

from typing import Final

from regent.games.arcs.board import Board
from regent.games.arcs.codes import (
    AGENT,
    BLIGHT,
    BLIGHT_TOKENS,
    BOX,
    CITY,
    COVERED,
    EMPIRE,
    FREE,
    FREE_CITIES,
    FREE_STARPORTS,
    IMPERIAL_SHIPS,
    KINDS,
    ON_MAP,
    OWNER_WORDS,
    OWNERS,
    PIECES,
    SECURED,
    SHIP,
    SLOTS,
    STARPORT,
    TOKENS,
    TYPES,
)
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.empire import COUNCIL_PLACE
from regent.games.arcs.map import PLACES, SYSTEMS
from regent.games.arcs.resources import MakeRoom
from regent.games.arcs.state import LIMBO, Arcs

NEUTRAL: Final = (
    (EMPIRE, SHIP, IMPERIAL_SHIPS),
    (BLIGHT, SHIP, BLIGHT_TOKENS),
    (FREE, CITY, FREE_CITIES),
    (FREE, STARPORT, FREE_STARPORTS),
)


def violations(t: Arcs) -> list[str]:
    """The invariants that this position breaks."""
    found = [*lost_pieces(t), *lost_tokens(t), *crowded(t), *covered(t), *marks(t)]
    if t.spec.empire:
        found += [*lost_neutrals(t), *realm(t)]
    if t.zones[LIMBO]:
        found.append("cards lie in limbo")
    for place in range(ROW_PLACES):
        if t.court_card(place) < 0 and any(t.agents_on(place, s) for s in range(t.seats)):
            found.append(f"Agents stand on the empty place {place + 1} of the Court")
    return found


def lost_pieces(t: Arcs) -> list[str]:
    """A-COMP-1: every piece of the box is somewhere."""
    found: list[str] = []
    for owner in range(t.seats):
        for kind in range(KINDS):
            total = t.left(owner, kind) + t.scrapped[owner * KINDS + kind]
            total += sum(t.trophies_of(holder, owner, kind) for holder in range(t.seats))
            if kind < ON_MAP:
                total += sum(t.pieces_at(system, owner, kind) for system in range(SYSTEMS))
            else:
                total += sum(t.captives_of(holder, owner) for holder in range(t.seats))
                total += sum(t.agents_on(place, owner) for place in range(ROW_PLACES))
                total += sum(t.favors(holder, owner) for holder in range(t.seats))
                total += sum(
                    t.outrage[owner * len(TYPES) + type] == COVERED for type in range(len(TYPES))
                )
            if total != BOX[kind] or t.left(owner, kind) < 0:
                found.append(f"seat {owner} has {total} of {PIECES[kind]}, not {BOX[kind]}")
        if t.left(owner, AGENT) and 2 in list(t.outrage[owner * 5 : owner * 5 + 5]):
            found.append(f"seat {owner} uses a substitute and has an Agent")
    return found


def lost_tokens(t: Arcs) -> list[str]:
    """A-COMP-2: five of each."""
    found: list[str] = []
    for type in range(len(TYPES)):
        total = t.tokens[type] + t.spent[type] + t.loose[type] + t.boxes[type]
        total += sum(t.held(seat, type) for seat in range(t.seats)) + t.trust(type)
        total += list(t.shaped).count(type)
        if total != TOKENS or t.tokens[type] < 0 or t.loose[type] < 0:
            found.append(f"there are {total} {TYPES[type]} tokens")
    if not t.prelude and any(t.spent[type] for type in range(len(TYPES))):
        found.append("resources are spent and there is no Prelude")
    return found


def crowded(t: Arcs) -> list[str]:
    """No more buildings than slots, nothing out of play, and what is derived is true."""
    found: list[str] = []
    board = Board(t.pieces, t.clouds)
    for system in range(SYSTEMS):
        if system % 4 == 0:
            found += on_gate(t, system)
        elif board.buildings[system] > t.spec.slots[system]:
            found.append(f"{PLACES[system]} has more buildings than slots")
        owner = t.clouds[system] - 1
        if owner >= 0 and not (system % 4 and t.pieces_at(system, owner, CITY)):
            found.append(f"{PLACES[system]} has a Cloud City and no city")
        if not t.in_play(system) and any(t.is_present(system, o) for o in range(OWNERS)):
            found.append(f"pieces stand in {PLACES[system]}, which is out of play")
    if min(list(t.pieces)) < 0:
        found.append("a piece is missing where it is counted")
    if t.board().most != board.most or t.board().places != board.places:
        found.append("who stands where is not what was worked out")
    return found


def on_gate(t: Arcs, gate: int) -> list[str]:
    """A-LORE-08, A-LORE-11: one starport and one city at most."""
    return [
        f"{PLACES[gate]} has two of {PIECES[kind]}"
        for kind in (CITY, STARPORT)
        if sum(t.pieces_at(gate, owner, kind) for owner in range(OWNERS)) > 1
    ]


def covered(t: Arcs) -> list[str]:
    """A-RES-5: nothing lies under a city, except while it is put right."""
    if any(isinstance(frame, MakeRoom) for frame in t.stack):
        return []
    return [
        f"seat {seat} has a resource in a covered slot"
        for seat in range(t.seats)
        for slot in range(SLOTS)
        if t.slot(seat, slot) >= 0 and not t.is_open(seat, slot)
    ]


def marks(t: Arcs) -> list[str]:
    """A-TAX-5, A-BUILD-5: never more uses than buildings."""
    found: list[str] = []
    for system in range(SYSTEMS):
        for owner in t.spec.owners:
            if t.taxed(system, owner) > t.pieces_at(system, owner, CITY):
                found.append(f"more cities taxed in {PLACES[system]} than stand there")
            if t.built(system, owner) > t.pieces_at(system, owner, STARPORT):
                found.append(f"more starports have built in {PLACES[system]} than stand there")
    return found


def lost_neutrals(t: Arcs) -> list[str]:
    """S-COMP-1 to S-COMP-3: the pieces of those who are no player; Free ones may be substitutes."""
    found: list[str] = []
    for owner, kind, number in NEUTRAL:
        total = t.left(owner, kind)
        total += sum(t.trophies_of(holder, owner, kind) for holder in range(t.seats))
        total += sum(t.pieces_at(system, owner, kind) for system in range(SYSTEMS))
        if total != number or (owner != FREE and t.left(owner, kind) < 0):
            found.append(f"{OWNER_WORDS[owner]} has {total} of {PIECES[kind]}, not {number}")
    for system in range(SYSTEMS):
        if (
            t.buildings_at(system, EMPIRE)
            + t.buildings_at(system, BLIGHT)
            + t.ships_at(system, FREE)
        ):
            found.append(f"a piece that nobody has stands in {PLACES[system]}")
    return found


def realm(t: Arcs) -> list[str]:
    """S-TITLE-6: a First Regent as long as there is a Regent, and the Council somewhere."""
    found: list[str] = []
    first, regents = t.first_regent(), t.regents()
    if (first >= 0) != bool(regents) or (first >= 0 and first not in regents):
        found.append(f"seat {first} is First Regent, and the Regents are {regents}")
    if first < 0 and t.trust_count():
        found.append("there is a Trust and no First Regent")
    if any(t.favors(seat, seat) for seat in range(t.seats)):
        found.append("somebody holds a Favor of their own")
    if (t.court_card(COUNCIL_PLACE) < 0) != (t.council() == SECURED):
        found.append("the Council lies neither in the Court nor under a card")
    if (t.council() == SECURED) != (t.securer() >= 0):
        found.append("nobody knows who secured the Council")
    return found
