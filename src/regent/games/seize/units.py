"""Units, Characters and Worlds as they enter, move and leave; their counters."""

from __future__ import annotations

from regent.games.seize.codes import (
    DEPLOYED,
    S_IF,
    TROOP,
    W_ELIMINATED,
    W_TROOP_ELIMINATED,
)
from regent.games.seize.parameters import R_RESHUFFLE
from regent.games.seize.select import holds
from regent.games.seize.spec import when
from regent.games.seize.state import (
    AS_STARSHIP,
    ASSETS,
    DECKS,
    DISCARD,
    FIGURES,
    GONE,
    HAND,
    MAP,
    PLAY,
    PLAYED,
    RELICS,
    SUPPLY,
    Seize,
)
from regent.games.seize.types import type_of
from regent.games.seize.values import has


def enter(t: Seize, card: int, seat: int, zone: int, at: int) -> None:
    """A card lies faceup on the table from now on, undepleted, under this seat's control.

    That is what allocated means (SI-GLOSS-ALLOCATED); to others it is Uncontrolled
    (SI-GLOSS-UNCONTROLLED).
    """
    t.move(card, zone)
    t.hand_to(card, seat)
    t.put(card, at)
    t.clean(card)
    if zone == MAP:
        t.clear_conquest(card)
    if t.spec.auras[t.face[card]]:
        t.add_aura(card)


def forget(t: Seize, card: int) -> None:
    """A card has left the table: nothing on it or by it is remembered."""
    t.hand_to(card, -1)
    t.put(card, -1)
    t.clean(card)
    t.set_missions(card, 0)
    t.set_host(card, -1)
    t.clear_conquest(card)
    t.drop_aura(card)
    t.drop_lasting_on(card)
    t.drop_attacks(card)


def place_unit(t: Seize, card: int, seat: int, world: int) -> None:
    """SI-ALLOC-B8, SI-ALLOC-B10: it enters depleted unless Deployed, with all its counters."""
    enter(t, card, seat, PLAY, world)
    t.set_depleted(card, 0 if has(t, card, DEPLOYED) else 1)  # SI-KW-DEPLOYED-1
    refill(t, card)


def refill(t: Seize, card: int) -> int:
    """SI-CNT-6, SI-RESUPPLY-D7: counters up to the starting number; how many came."""
    face = t.face[card]
    came = 0
    if t.missions[card] < t.spec.missions[face]:
        came += t.spec.missions[face] - t.missions[card]
        t.set_missions(card, t.spec.missions[face])
    missing = t.spec.carried[face] - len(t.counters_of(card))
    for _ in range(missing):
        here = card if t.is_world(card) else t.at[card]
        new_counter(t, t.spec.carries[face], card, t.controller[card], here)
        came += 1
    return came


def new_counter(t: Seize, which: int, host: int, seat: int, world: int) -> int:
    """A Unit counter of a card (SI-CNT-1); from the supply if one of its kind lies there."""
    face = t.spec.counter_face[which]
    card = -1
    for spare in t.zones[SUPPLY]:
        if t.face[spare] == face:
            card = spare
            break
    if card < 0:
        card = t.new_card(face, SUPPLY, -1)
    enter(t, card, seat, PLAY, world)
    t.set_host(card, host)
    return card


def stand(t: Seize, card: int, world: int) -> None:
    """A Unit card is at this World now; its counters go with it (SI-REALLOC-B7, SI-PRES-3)."""
    counters = t.counters_of(card)  # asked before the change, which drops what was worked out
    t.put(card, world)
    for counter in counters:
        t.put(counter, world)


def discard(t: Seize, card: int) -> None:
    """SI-UNIV-12, SI-COMP-15, SI-MIL-DISCARD: faceup to its Owner's Discard Pile; out of the game
    with an Owner who left it (SI-OUT-3)."""
    if t.is_world(card):
        eliminate_all(t, t.counters_of(card)[:], "SI-CNT-3")
    forget(t, card)
    owner = t.owner[card]
    t.move(card, GONE if owner >= 0 and t.is_out(owner) else t.zone(owner, DISCARD))


def eliminate(t: Seize, card: int, clause: str) -> None:
    """A card or counter leaves the table, and everybody is told."""
    t.emit("eliminated", t.controller[card], clause, card)
    take_off(t, card)


def eliminate_all(t: Seize, cards: list[int], clause: str) -> None:
    """Several leave at once: all are told first, so that equals among them are told apart."""
    for card in cards:
        t.emit("eliminated", t.controller[card], clause, card)
    for card in cards:
        take_off(t, card)


def take_off(t: Seize, card: int) -> None:
    """A card or counter leaves the table; what waits for that is queued."""
    world = t.at[card]
    seat = t.controller[card]
    if t.is_counter(card):
        forget(t, card)
        t.move(card, SUPPLY)
        return
    if t.is_unit_card(card):
        _queue_triggers(t, card, seat, world)
    if world < 0 or world != t.world:  # SI-CNT-3: outside a Conquest Action they vanish at once
        eliminate_all(t, t.counters_of(card)[:], "SI-CNT-3")
    discard(t, card)
    t.set_fallen(card, t.turn)


def _queue_triggers(t: Seize, card: int, seat: int, world: int) -> None:
    if W_ELIMINATED in t.spec.waits[t.face[card]]:
        t.trigger(W_ELIMINATED, seat, card)
    if world < 0 or t.controller[world] != seat or type_of(t, card) != TROOP:
        return
    if W_TROOP_ELIMINATED in t.spec.waits[t.face[world]] and t.once[world] != t.turn:
        for ability in t.spec.abilities[t.face[world]]:
            if when(ability) == W_TROOP_ELIMINATED and holds(t, ability.ops[S_IF], world):
                t.set_once(world, t.turn)
                t.trigger(W_TROOP_ELIMINATED, seat, world, card)
                return


def relics_at(t: Seize, world: int) -> list[int]:
    """The Artifacts that are present at a World (SI-PRES-1)."""
    return [card for card in t.zones[RELICS] if t.at[card] == world]


def orphans(t: Seize) -> list[int]:
    """Unit counters whose card has left the table (SI-MIL-A3-4, SI-MIL-B-2)."""
    found: list[int] = []
    for card in t.zones[PLAY]:
        if t.is_counter(card) and t.where[t.host[card]] not in (PLAY, PLAYED, MAP):
            found.append(card)
    return found


# -- resources, draws, depletion ------------------------------------------------------------------


def gain(t: Seize, seat: int, number: int, clause: str) -> None:
    if number > 0:
        t.set_resources(seat, t.resources[seat] + number)
        t.emit("gains", seat, clause, number)


def pay(t: Seize, seat: int, number: int, clause: str) -> None:
    if number > 0:
        t.set_resources(seat, t.resources[seat] - number)
        t.emit("pays", seat, clause, number)


def deplete(t: Seize, card: int, clause: str) -> None:
    """SI-DEPL-1."""
    t.set_depleted(card, 1)
    t.emit("depletes", t.controller[card], clause, card)


def undeplete(t: Seize, card: int, clause: str) -> None:
    if t.depleted[card]:
        t.set_depleted(card, 0)
        t.emit("undepletes", t.controller[card], clause, card)


def draw(t: Seize, seat: int, deck: int, to: int, clause: str) -> int:
    """The top card of one of the seat's decks; -1 when it is empty (SI-RESUPPLY-B2)."""
    if not t.cards_in(seat, deck) and deck == ASSETS and t.spec.rules[R_RESHUFFLE]:
        reshuffle(t, seat)
    cards = t.cards_in(seat, deck)
    if not cards:
        return -1
    card = cards[-1]
    t.draw_to(card, t.zone(seat, to))
    t.emit("draws", seat, clause, card)
    return card


def reshuffle(t: Seize, seat: int) -> None:
    """The option of SI-RESUPPLY-B2: Asset cards of the Discard Pile become the deck."""
    pile = [c for c in t.cards_in(seat, DISCARD) if not t.is_world(c) and not t.is_character(c)]
    if not pile:
        return
    for card in pile:
        t.move(card, t.zone(seat, ASSETS))
    t.shuffle(t.zone(seat, ASSETS), DECKS)
    t.emit("reshuffles", seat, "SI-RESUPPLY-B2")


def draw_assets(t: Seize, seat: int, number: int, clause: str) -> int:
    """As many Asset cards as there are; how many came."""
    came = 0
    for _ in range(number):
        if draw(t, seat, ASSETS, HAND, clause) >= 0:
            came += 1
    return came


def face_up(t: Seize, card: int, seat: int, clause: str) -> None:
    """A World or Character of the seat is turned up, undepleted (SI-RESUPPLY-UPRIGHT,
    SI-ALLOC-UPRIGHT); copies become Disputed."""
    zone = MAP if t.is_world(card) else FIGURES
    enter(t, card, seat, zone, -1)
    refill(t, card)
    t.emit("faces-up", seat, clause, card)
    for other in t.zones[zone]:
        if other != card and t.face[other] == t.face[card] and not t.throne[other]:
            t.emit("disputed", seat, "SI-DISP-1", card)
            return


def is_picket(t: Seize, card: int) -> bool:
    """A Reaction card that fights as a Starship."""
    return t.form[card] == AS_STARSHIP
