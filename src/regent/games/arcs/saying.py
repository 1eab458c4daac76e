"""What an option does that its name does not say: the words of the card, what lies in a slot."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.actions import Act
from regent.games.arcs.ambition import best_marker
from regent.games.arcs.codes import (
    BLIGHT,
    CONDITIONS,
    EMPIRE,
    FIRST_PLACE,
    FREE,
    KINDS,
    ON_MAP,
    PIECES,
    PLAYERS,
    RAID_COST,
    SECOND_PLACE,
    TYPES,
)
from regent.games.arcs.map import PLACES
from regent.games.arcs.state import Arcs
from regent.kernel.action import A_DONE, arg_a, arg_b, arg_c, verb_of

THEIRS: Final = {EMPIRE: "the Empire", BLIGHT: "the Blight", FREE: "the Free States"}


def effect(t: Arcs, action: int) -> str:
    """For a template's `does`; empty where verb and arguments say it all."""
    verb = verb_of(action)
    if verb == verbs.USE:
        return t.spec.texts[t.face[arg_a(action)]].rstrip(".")
    if verb == verbs.CLEAR:
        mask = t.spec.clears[t.face[arg_a(action)]]
        types = [TYPES[type].title() for type in range(len(TYPES)) if mask >> type & 1]
        return f"clear your Outrage of {' and '.join(types)}"
    if verb == verbs.NEW_ACTION and t.stack:
        top = t.stack[-1]
        if isinstance(top, Act):
            return t.spec.called[top.action()][t.face[arg_a(action)]].replace("-", " ").title()
    if verb == verbs.CEDE:
        what = arg_c(action)
        kind, condition = PIECES[what // 2 % ON_MAP], CONDITIONS[what % 2]
        return f"{condition} {kind} in {place_words(what // 2 // ON_MAP)}"
    if verb in (verbs.GIVE_TROPHY, verbs.DEMAND_TROPHY):
        what = trophy(action)
        owner = what // KINDS
        return PIECES[what % KINDS] + (f" of {THEIRS[owner]}" if owner >= PLAYERS else "")
    if verb in (verbs.RAID, verbs.STEAL, verbs.FORCE):
        return slot(t, arg_a(action), arg_b(action))
    if verb == verbs.SWAP_SLOTS and t.stack:
        return swap(t, t.waiting.bit_length() - 1, arg_a(action), arg_b(action))
    if verb in (verbs.LEAD, verbs.SURPASS, verbs.MIRROR):
        mirrors = verb == verbs.MIRROR
        pips = t.mirrored_pips() if mirrors else t.spec.pips[t.face[arg_a(action)]]
        return f"{pips} action{'s' * (pips != 1)}"
    if verb == verbs.DECLARE:
        return promised(t)
    if action == A_DONE and t.stack:  # what one is done with
        return t.stack[-1].prompt()
    return ""


def promised(t: Arcs) -> str:
    """What the marker is worth that a declaration would take (A-AMB-2)."""
    marker = best_marker(t)
    if marker < 0:
        return "no marker is left"
    side = t.side(marker)
    return f"{FIRST_PLACE[marker][side]} Power, second {SECOND_PLACE[marker][side]}"


def swap(t: Arcs, seat: int, a: int, b: int) -> str:
    """Where what lies in two slots would lie, by the keys that a raid of it costs (A-RES-4)."""
    moved = [
        f"{TYPES[t.slot(seat, lies)].title()} to raid cost {RAID_COST[goes]}"
        for lies, goes in ((a, b), (b, a))
        if t.slot(seat, lies) >= 0
    ]
    return ", ".join(moved)


def slot(t: Arcs, seat: int, at: int) -> str:
    """What lies in a slot, and what it costs to raid it."""
    type = t.slot(seat, at)
    lying = TYPES[type].title() if type >= 0 else "nothing"
    return f"{lying} at raid cost {RAID_COST[at]}"


def place_words(system: int) -> str:
    """`gate 3` or `2 Hex`."""
    name = PLACES[system].replace("-", " ")
    return name if name.startswith("gate") else name.title()


def trophy(action: int) -> int:
    """Which piece is given or asked for: its kind, and whose it was."""
    return arg_c(action) if verb_of(action) == verbs.GIVE_TROPHY else arg_b(action)


def whose(action: int) -> int:
    """The player whose piece a Trophy was, if it was a player's."""
    if verb_of(action) not in (verbs.GIVE_TROPHY, verbs.DEMAND_TROPHY):
        return -1
    owner = trophy(action) // KINDS
    return owner if owner < PLAYERS else -1
