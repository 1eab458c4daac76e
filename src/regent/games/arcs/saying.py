"""What an option does that its name does not say: the words of the card, what lies in a slot."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.actions import Act
from regent.games.arcs.ambition import best_marker
from regent.games.arcs.codes import (
    ACTIONS,
    BATTLE,
    BLIGHT,
    CONDITIONS,
    COPY,
    COUNCIL,
    EMPATH,
    EMPIRE,
    FIRST_PLACE,
    FREE,
    KEEPER,
    KINDS,
    LEAD,
    MIRROR,
    MOVE,
    ON_MAP,
    PIECES,
    PIVOT,
    PLAYERS,
    RAID_COST,
    SECOND_PLACE,
    SECURE,
    STANDARD,
    SUIT_BUYS,
    SURPASS,
    TAX,
    TYPES,
)
from regent.games.arcs.deals import FIRST, LAST
from regent.games.arcs.map import PLACES
from regent.games.arcs.realm_words import realm_effect
from regent.games.arcs.state import Arcs
from regent.games.arcs.turn import Follow, Lead, Turn, act, can_take
from regent.games.arcs.values import city_types, leads_anyway
from regent.games.arcs.vocabulary import NO_ZERO
from regent.kernel.action import A_DONE, arg_a, arg_b, arg_c, verb_of

COUNTS: Final = ("Material and Fuel", "Captives", "Trophies", "Relics", "Psionics")
"""By ambition what it counts (A-SCORE-1)."""
PLAYS: Final = (verbs.LEAD, verbs.SURPASS, verbs.PIVOT, verbs.COPY, verbs.MIRROR)
MODES: Final = dict(zip(PLAYS, (LEAD, SURPASS, PIVOT, COPY, MIRROR), strict=True))
CHOSEN: Final = (
    verbs.USE,
    verbs.INFLUENCE,
    verbs.SECURE,
    verbs.RANSACK,
    verbs.STEAL_CARD,
    verbs.GIVE,
    verbs.DISCARD_CARD,
)
"""Answers that choose a card by its name, and say what is printed on it."""
DECIDES: Final = (
    "when the round ends you may call the Summit; a Regent becomes First Regent with the Trust,"
    " an Outlaw steals from it; you choose Crises or Edicts"
)
"""What the Imperial Council does for whoever secures it (E-COUNCIL-4 to E-COUNCIL-10)."""
THEIRS: Final = {EMPIRE: "the Empire", BLIGHT: "the Blight", FREE: "the Free States"}


def effect(t: Arcs, action: int) -> str:
    """For a template's `does`; empty where verb and arguments say it all."""
    verb = verb_of(action)
    if verb in CHOSEN:
        return printed(t, t.face[arg_a(action)], verb != verbs.USE)
    if verb == verbs.CLEAR:
        mask = t.spec.clears[t.face[arg_a(action)]]
        types = [TYPES[type].title() for type in range(len(TYPES)) if mask >> type & 1]
        return f"clear your Outrage of {' and '.join(types)}"
    if verb == verbs.NEW_ACTION and t.stack:
        top = t.stack[-1]
        if isinstance(top, Act):
            return renamed(t, top.action(), t.face[arg_a(action)])
    if verb == verbs.CEDE:
        what = arg_c(action)
        kind, condition = PIECES[what // 2 % ON_MAP], CONDITIONS[what % 2]
        return f"{condition} {kind} in {place_words(what // 2 // ON_MAP)}"
    if verb in (verbs.GIVE_TROPHY, verbs.DEMAND_TROPHY):
        what = trophy(action)
        owner = what // KINDS
        return PIECES[what % KINDS] + (f" of {THEIRS[owner]}" if owner >= PLAYERS else "")
    if verb in (verbs.RAID, verbs.STEAL, verbs.FORCE):
        said = by_keys if verb == verbs.RAID else slot
        return said(t, arg_a(action), arg_b(action))
    if verb == verbs.SWAP_SLOTS and t.stack:
        return swap(t, t.waiting.bit_length() - 1, arg_a(action), arg_b(action))
    if verb in PLAYS:
        return bought(t, verb, arg_a(action))
    if verb == verbs.SEIZE:
        return "anyway" if leads_anyway(t, t.waiting.bit_length() - 1) else "seizes"
    if verb in (verbs.TAX, verbs.SETTLE, verbs.CITY):
        return yields(t, arg_a(action))
    if verb in (verbs.DECLARE, verbs.TAKE):
        return (promised if verb == verbs.DECLARE else sole)(t, arg_a(action))
    if action == A_DONE and t.stack:  # what one is done with, and how many actions are lost by it
        top = t.stack[-1]
        return str(t.pips) if isinstance(top, Turn) and t.pips else top.prompt()
    return realm_effect(t, action)


def printed(t: Arcs, face: int, suited: bool) -> str:
    """What a Court card is and does: `Fuel Guild. Prelude, discard this: …`; who has it knows what
    it is."""
    if t.spec.kind[face] == COUNCIL:
        return DECIDES
    suit = t.spec.suit[face] if suited else -1
    guild = f"{TYPES[suit].title()} Guild. " if suit >= 0 else ""
    return f"{guild}{t.spec.texts[face]}".rstrip(". ")


def renamed(t: Arcs, action: int, face: int) -> str:
    """What a new action on a card is called, and what it does (A-PREL-8)."""
    name = t.spec.called[action][face].replace("-", " ").title()
    does = t.spec.called_for[action][face]
    return f"{name}, {does}" if does else name


def bought(t: Arcs, verb: int, card: int) -> str:
    """How many actions a card gives, and which: those of its own suit, or of the lead's where it
    copies or mirrors that (A-CARD-1, A-TURN-7, S-EVENT-3)."""
    as_lead = verb in (verbs.COPY, verbs.MIRROR)
    pips = 1 if verb in (verbs.COPY, verbs.PIVOT) else t.spec.pips[t.face[card]]
    if verb == verbs.MIRROR:
        pips = t.mirrored_pips()
    said = f"{pips} action{'s' * (pips != 1)}"
    suit = -1 if as_lead and t.lead < 0 else t.suit_of(t.lead if as_lead else card)
    if suit < 0 or not pips:
        return said
    buys = [at for at in range(STANDARD) if SUIT_BUYS[suit] >> at & 1]
    return f"{said}: {listed(buys, 'or')}{lacking(t, verb, pips, buys)}"


def listed(actions: list[int], last: str) -> str:
    """`Tax, Repair or Influence`."""
    names = [ACTIONS[action].title() for action in actions]
    return f" {last} ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names)


def lacking(t: Arcs, verb: int, pips: int, buys: list[int]) -> str:
    """Which of a card's actions nothing could come of, were it played now (A-COMP-8)."""
    top = t.stack[-1]
    if not isinstance(top, (Lead, Follow)):
        return ""
    played = t.clone()
    played.begin_turn(top.seat, MODES[verb], pips)
    can = [action for action in buys if can_take(played, top.seat, action, True, True)]
    if pips > 1 and MOVE in can and BATTLE in buys and BATTLE not in can and nears(t, top.seat):
        can = [action for action in buys if action in can or action == BATTLE]
    if len(can) == len(buys):
        return ""
    if len(can) < 2:
        only = f"only {listed(can, 'or')}" if can else "none of them"
        return f" ({only} is of use now)"
    none = [action for action in buys if action not in can]
    return f" ({listed(none, 'and')} {'is' if len(none) == 1 else 'are'} of no use now)"


def nears(t: Arcs, seat: int) -> bool:
    """Would one move bring ships of the seat to somebody they could fight?"""
    for system in t.board().places[seat]:
        if not t.ships_at(system, seat):
            continue
        for end in t.neighbours(system):
            if any(owner != seat and t.is_present(end, owner) for owner in t.spec.owners):
                return True
    return False


def yields(t: Arcs, system: int) -> str:
    """What a city there gives, if any is left (A-TAX-2, A-TAX-4)."""
    types = city_types(t, system)
    left = [TYPES[type].title() for type in types if t.tokens[type] > 0]
    if left or not types:
        return " or ".join(left) or "nothing"
    return f"no {' or '.join(TYPES[type].title() for type in types)} is left in the supply"


def promised(t: Arcs, ambition: int) -> str:
    """What the marker is worth that a declaration would take, for what (A-AMB-2), and what it costs
    whoever leads (A-AMB-3)."""
    marker = best_marker(t)
    if marker < 0:
        return "no marker is left"
    side = t.side(marker)
    first, second = FIRST_PLACE[marker][side], SECOND_PLACE[marker][side]
    said = f"{first} Power for the most {COUNTS[ambition]}, {second} for second place"
    top = t.stack[-1]
    zero = isinstance(top, Turn) and t.mode == LEAD
    if zero and ambition in (KEEPER, EMPATH) and t.has(t.active, NO_ZERO):  # A-GUILD-18
        zero = False
    return f"{said}; your card then counts as 0" if zero else said


def swap(t: Arcs, seat: int, a: int, b: int) -> str:
    """Where what lies in two slots would lie, by the keys that a raid of it costs (A-RES-4)."""
    moved = [
        f"{TYPES[t.slot(seat, lies)].title()} to raid cost {RAID_COST[goes]}"
        for lies, goes in ((a, b), (b, a))
        if t.slot(seat, lies) >= 0
    ]
    return ", ".join(moved)


def by_keys(t: Arcs, seat: int, at: int) -> str:
    """`a Fuel for 2 keys` (A-RAID-1)."""
    cost = RAID_COST[at]
    return f"a {TYPES[t.slot(seat, at)].title()} for {cost} key{'s' * (cost != 1)}"


def sole(t: Arcs, action: int) -> str:
    """What a Tax or Secure would be done with, where there is but one: it is not asked for, and
    what is secured cannot be taken back. `none` where it is asked."""
    top = t.stack[-1]
    if not isinstance(top, Turn) or action not in (TAX, SECURE):
        return "none"
    frame = act(action, top.seat)
    can = [one for one in frame.candidates(t, top.seat) if not frame.bar(t, top.seat, one)]
    if len(can) != 1 or verb_of(can[0]) not in (verbs.TAX, verbs.SECURE):
        return "none"
    target = arg_a(can[0])
    if verb_of(can[0]) == verbs.SECURE:
        return t.spec.names[t.face[target]]
    return f"{place_words(target)}, {yields(t, target)}"


def slot(t: Arcs, seat: int, at: int) -> str:
    """What lies in a slot, and what it costs to raid it."""
    type = t.slot(seat, at)
    lying = TYPES[type].title() if type >= 0 else "nothing"
    return f"{lying} at raid cost {RAID_COST[at]}"


def place_words(system: int) -> str:
    """`the gate of cluster 3` or `2 Hex`, as the texts say it."""
    name = PLACES[system].replace("-", " ")
    return f"the gate of cluster {system // 4 + 1}" if system % 4 == 0 else name.title()


def trophy(action: int) -> int:
    """Which piece is given or asked for: its kind, and whose it was."""
    return arg_c(action) if verb_of(action) == verbs.GIVE_TROPHY else arg_b(action)


def whose(action: int) -> int:
    """The player whose piece a Trophy was, if it was a player's."""
    if verb_of(action) not in (verbs.GIVE_TROPHY, verbs.DEMAND_TROPHY):
        return -1
    owner = trophy(action) // KINDS
    return owner if owner < PLAYERS else -1


def offers(actions: list[int]) -> str:
    """Who can force somebody at a Summit reads what that costs (E-SUMMIT-2)."""
    forced = (verbs.FORCE, *range(FIRST, LAST + 1))
    return "force" if any(verb_of(action) in forced for action in actions) else "nothing"
