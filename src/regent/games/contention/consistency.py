"""Is what is kept from before still what the state says? For the checks of random games."""

from __future__ import annotations

from regent.games.contention.assets import legal_host
from regent.games.contention.codes import KEYWORDS
from regent.games.contention.moves import open_gates
from regent.games.contention.state import PLAY, Contention
from regent.games.contention.values import attack, defense, keyword, speed


def stale(t: Contention) -> list[str]:
    """What is kept on this table and differs from the same worked out from nothing."""
    fresh = t.clone()
    fresh.changed()
    fresh.homes = []
    found: list[str] = []
    for seat in range(t.seats):
        same = t.assets(seat) == fresh.assets(seat) and t.ships_of(seat) == fresh.ships_of(seat)
        if not same or t.locations(seat) != fresh.locations(seat):
            found.append(f"what seat {seat} has in play is out of date")
        if t.home(seat) != fresh.home(seat):
            found.append(f"the homeworld of seat {seat} is out of date")
    for sector in range(len(t.location)):
        if t.cards_at(sector) != fresh.cards_at(sector):
            found.append(f"who stands in sector {sector} is out of date")
        if t.ships_at(sector) != fresh.ships_at(sector):
            found.append(f"which ships are in sector {sector} is out of date")
    if t.order() != fresh.order() or open_gates(t) != open_gates(fresh):
        found.append("the scepter order or the gates are out of date")
    if t.in_cast().attached != fresh.in_cast().attached:
        found.append("what is attached is out of date")
    for card in t.location + t.zones[PLAY]:
        if measures(t, card) != measures(fresh, card):
            found.append(f"the values of card {card} are out of date")
    return [*found, *unsettled(t, fresh)]


def measures(t: Contention, card: int) -> list[int]:
    """Everything that is worked out for a card."""
    plain = [attack(t, card), defense(t, card), speed(t, card)]
    return plain + [keyword(t, card, which) for which in range(len(KEYWORDS))]


def unsettled(t: Contention, fresh: Contention) -> list[str]:
    """What the rules should have put right, if they are said to have done so."""
    found: list[str] = []
    for card in fresh.in_cast().attached if t.settled or t.in_cast().hosts_right else []:
        if not legal_host(fresh, card, t.host[card], t.host_seat[card], t.controller[card]):
            found.append(f"card {card} is attached to what is no legal host (C-ATT-06)")
    for card in t.location + t.zones[PLAY] if t.settled else []:
        if t.controller[card] >= 0 and 0 <= defense(fresh, card) <= t.damage[card]:
            found.append(f"card {card} should have been destroyed (C-DMG-03)")
    return found
