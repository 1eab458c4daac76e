"""What a viewer may see: the map, the Court, ambitions, boards, hands."""

from __future__ import annotations

from typing import Any, Final

from regent.games.arcs import verbs
from regent.games.arcs.battle import Battle, Collect, intercepting, mirrors
from regent.games.arcs.codes import (
    ACTION,
    AGENT,
    AMBITIONS,
    BLIGHT,
    CARD_KINDS,
    CITY,
    COUNCIL_SIDES,
    DAMAGED,
    EMPIRE,
    EVENT,
    FIRST_PLACE,
    FRESH,
    HOLDING,
    KINDS,
    LEADER,
    LORE,
    MARKERS,
    OWNER_WORDS,
    PIECES,
    PLAYS,
    POLICIES,
    RAID_COST,
    SECOND_PLACE,
    SHIP,
    STARPORT,
    SUITS,
    TYPES,
)
from regent.games.arcs.deals import SPOTS, TROPHIES
from regent.games.arcs.dice import ASSAULT, DICE_WORDS, FACE_WORDS, SYMBOL_WORDS
from regent.games.arcs.empire import COUNCIL_PLACE
from regent.games.arcs.fates import GENERIC, GRAND, LAST_ACT, systems_held
from regent.games.arcs.idle import idle
from regent.games.arcs.lore_actions import Fire
from regent.games.arcs.lore_words import HOLDINGS
from regent.games.arcs.map import PLACES, SYSTEMS
from regent.games.arcs.odds import chances, intercepted, suffered
from regent.games.arcs.rolling import Rerolls, shown
from regent.games.arcs.state import (
    AREA,
    COURT_DECK,
    COURT_DISCARD,
    DEFENDER,
    DRAFT,
    FACE_DOWN,
    FACE_UP,
    HAND,
    IMPERIAL,
    LORE_DECK,
    OPEN_PILE,
    PILE,
    PLACE,
    SCRAP,
    SEIZING,
    Arcs,
)
from regent.games.arcs.summit import Negotiations
from regent.games.arcs.values import bonus_of, boxed, city_bonus, controller, measure, planet_type
from regent.kernel.action import arg_a, arg_b, arg_c, verb_of
from regent.kernel.parley import AGREED, ASKED, ITEMS, NUMBER, PROPOSER

ITEM_WORDS: Final = (
    "cede",
    "delegate",
    "promise",
    "give captive",
    "give trophy",
    "give favor",
    "give resource",
    "invite",
)
"""By verb, in their order."""


def card(t: Arcs, viewer: int, which: int) -> dict[str, Any]:
    """A card as this viewer sees it: what is printed, or just that it is there."""
    if not t.knows(viewer, which):
        return {"card": None}
    face, spec = t.face[which], t.spec
    seen: dict[str, Any] = {"card": which, "name": spec.names[face]}
    if spec.kind[face] == EVENT:
        return seen | {"kind": CARD_KINDS[EVENT]}
    if spec.kind[face] == ACTION:
        return seen | {
            "suit": SUITS[spec.action_suit[face]],
            "number": spec.number[face],
            "pips": spec.pips[face],
        }
    seen["kind"] = CARD_KINDS[spec.kind[face]]
    owner = t.keeper(which)
    if spec.always[HOLDINGS][face] >= 0 and owner >= 0:  # A-LORE-13
        type = t.slot(owner, HOLDING)
        seen |= {"holds": TYPES[type] if type >= 0 else "", "raid": RAID_COST[HOLDING]}
    if spec.suit[face] >= 0:
        seen |= {"suit": TYPES[spec.suit[face]], "raid": spec.raid[face]}
    return seen


def cards(t: Arcs, viewer: int, which: list[int]) -> list[dict[str, Any]]:
    """Known faces first, then backs."""
    known = [card(t, viewer, c) for c in which if t.knows(viewer, c)]
    return known + [{"card": None}] * (len(which) - len(known))


def pieces(t: Arcs, system: int, owner: int) -> dict[str, Any]:
    """The pieces of one owner in a system, fresh and damaged."""
    seen: dict[str, Any] = {}
    for kind, name in ((SHIP, "ships"), (CITY, "cities"), (STARPORT, "starports")):
        fresh, damaged = t.count(system, owner, kind, FRESH), t.count(system, owner, kind, DAMAGED)
        if fresh:
            seen[name] = fresh
        if damaged:
            seen[f"damaged_{name}"] = damaged
    return seen


def place(t: Arcs, viewer: int, system: int) -> dict[str, Any]:
    """A system with everything in it."""
    seen: dict[str, Any] = {"name": PLACES[system]}
    if t.spec.slots[system]:
        seen["type"] = TYPES[planet_type(t, system)]
        seen["slots"] = t.spec.slots[system]
        seen["free"] = t.spec.slots[system] - t.board().buildings[system]
    if t.clouds[system]:
        seen["cloud_city"] = OWNER_WORDS[t.clouds[system] - 1]
    if t.shaped[system] >= 0:
        seen["shaped"] = True
    seen["control"] = controller(t, system, viewer if viewer == t.active else -1)
    seen["pieces"] = {
        OWNER_WORDS[owner]: pieces(t, system, owner)
        for owner in t.spec.owners
        if t.is_present(system, owner)
    }
    return seen


def court(t: Arcs, viewer: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for at in (COUNCIL_PLACE, *range(COUNCIL_PLACE)):
        which = t.court_card(at)
        if which >= 0:
            agents = [t.agents_on(at, seat) for seat in range(t.seats)]
            tally = "-".join([str(number) for number in agents])  # for doors that draw any card
            found.append(card(t, viewer, which) | {"agents": agents, "tally": f"Agents {tally}"})
    return found


def ambition(t: Arcs, which: int) -> dict[str, Any]:
    """An ambition: its markers, and what everybody has of it (all of that lies open)."""
    first = [FIRST_PLACE[m][t.side(m)] for m in range(MARKERS) if t.marker[m] == which]
    second = [SECOND_PLACE[m][t.side(m)] for m in range(MARKERS) if t.marker[m] == which]
    seen: dict[str, Any] = {
        "name": AMBITIONS[which],
        "first": sum(first),
        "second": sum(second),
        "markers": len(first),
        "counts": [measure(t, seat, which) for seat in range(t.seats)],
    }
    if t.seats == 2:
        seen["box"] = boxed(t, which)
    return seen


def markers(t: Arcs) -> list[str]:
    """The ambition markers that are still to be had."""
    return [
        f"{FIRST_PLACE[m][t.side(m)]}/{SECOND_PLACE[m][t.side(m)]}"
        for m in range(MARKERS)
        if t.marker[m] < 0
    ]


def battle(t: Arcs, viewer: int) -> dict[str, Any] | None:
    """The battle in progress, with the dice as they lie and what they show together."""
    if not t.battle:
        return None
    rolled: list[int] = []
    for frame in t.stack:
        if isinstance(frame, (Battle, Fire)) and frame.pc > 1:
            rolled = frame.rolled
        elif isinstance(frame, Rerolls):
            rolled = frame.dice
    seen: dict[str, Any] = {
        "place": PLACES[t.battle[PLACE]],
        "attacker": t.active,
        "defender": OWNER_WORDS[t.battle[DEFENDER]],
        "attacking_fresh": t.attacking(FRESH),
        "attacking_damaged": t.attacking(DAMAGED),
        "imperial_fresh": t.attacking(FRESH, IMPERIAL),
        "imperial_damaged": t.attacking(DAMAGED, IMPERIAL),
        "dice": [FACE_WORDS[face] for face in rolled],
        "totals": {word: shown(rolled, symbol) for symbol, word in enumerate(SYMBOL_WORDS)},
    }
    top = t.stack[-1]
    if isinstance(top, Collect) and viewer == top.seat:
        seen["odds"] = odds(t, top)
        seen["intercepting"] = intercepting(t)
    return seen


def odds(t: Arcs, collect: Collect) -> list[dict[str, Any]]:
    """For each number of dice that may be taken now what all dice so far would show with it; for
    the attacker alone, who has not said what comes next."""
    found: list[dict[str, Any]] = []
    hits = intercepting(t)
    ignored = int(any(isinstance(f, Battle) and f.ignores(t) for f in t.stack))
    for option in collect.options(t, collect.seat):
        if verb_of(option) != verbs.DICE:
            continue
        kind, number = arg_a(option), arg_b(option)
        numbers = collect.dice[:]
        numbers[kind] = number
        added = int(mirrors(t) and numbers[ASSAULT] > 0)
        found.append(
            {
                "die": DICE_WORDS[kind],
                "number": number,
                "chances": {
                    word: [round(part, 4) for part in chances(numbers, symbol)]
                    for symbol, word in enumerate(SYMBOL_WORDS)
                },
                "intercepted": round(intercepted(numbers, ignored, added), 4),
                "suffered": [round(part, 4) for part in suffered(numbers, hits, ignored, added)],
            }
        )
    return found


def resources(t: Arcs, seat: int) -> list[str]:
    """What lies in the resource slots, from the left to the last one that is open."""
    last = t.open_slots(seat)
    for at in range(last, HOLDING):
        if t.slot(seat, at) >= 0:
            last = at + 1
    return [TYPES[t.slot(seat, at)] if t.slot(seat, at) >= 0 else "" for at in range(last)]


def trophies(t: Arcs, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for owner in t.spec.owners:
        for kind in range(KINDS):
            number = t.trophies_of(seat, owner, kind)
            if number:
                found.append({"owner": OWNER_WORDS[owner], "piece": PIECES[kind], "number": number})
    return found


def item(t: Arcs, viewer: int, action: int) -> dict[str, Any]:
    """One action of a deal: who gives whom what."""
    verb, what = verb_of(action), arg_c(action)
    seen: dict[str, Any] = {
        "action": ITEM_WORDS[verb - verbs.CEDE],
        "giver": arg_a(action),
        "taker": arg_b(action),
    }
    if verb == verbs.CEDE:
        seen["what"] = SPOTS[what]
    elif verb == verbs.DELEGATE:
        seen["what"] = t.spec.names[t.face[what]]
    elif verb == verbs.GIVE_TROPHY:
        seen["what"] = TROPHIES[what]
    elif verb in (verbs.GIVE_CAPTIVE, verbs.GIVE_FAVOR):
        seen["what"] = OWNER_WORDS[what]
    elif verb == verbs.GIVE_RESOURCE:
        seen["what"] = TYPES[what]
    return seen


def seats_of(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]


def talks(t: Arcs, viewer: int) -> dict[str, Any] | None:
    """The Negotiations: deals that are open to everybody's eyes (S-SUM-9), and what the viewer is
    putting together, which nobody else sees (K-DEAL-1)."""
    top = t.stack[-1] if t.stack else None
    if not isinstance(top, Negotiations):
        return None
    deals: list[dict[str, Any]] = []
    for deal in top.deals:
        deals.append(
            {
                "number": deal[NUMBER],
                "proposer": deal[PROPOSER],
                "asked": seats_of(deal[ASKED], t.seats),
                "agreed": seats_of(deal[AGREED], t.seats),
                "items": [item(t, viewer, action) for action in deal[ITEMS:]],
            }
        )
    draft = top.drafts[viewer] if 0 <= viewer < t.seats else []
    return {
        "deals": deals,
        "proposal": [item(t, viewer, action) for action in draft],
        "proposals_left": top.left[:],
        "most_items": top.most,
        "changes_left": top.edits[viewer] if 0 <= viewer < t.seats else 0,
    }


def empire(t: Arcs, viewer: int) -> dict[str, Any]:
    """What the Empire adds to the table."""
    return {
        "act": t.act(),
        "acts": t.spec.acts,
        "first_regent": t.first_regent(),
        "regents": t.regents(),
        "trust": {TYPES[type]: t.trust(type) for type in range(len(TYPES)) if t.trust(type)},
        "policy": POLICIES[t.policy()],
        "council": COUNCIL_SIDES[t.council()],
        "council_secured_by": t.securer(),
        "events_played": t.mirrored(),
        "imperial_ships_left": t.left(EMPIRE, SHIP),
        "blight_left": t.left(BLIGHT, SHIP),
        "summit": talks(t, viewer),
        "fate": fate(t),
    }


def fate(t: Arcs) -> dict[str, Any] | None:
    """What a Fate card asks and brings, in its own numbers; in the last Act what its grand
    ambitions do (S-FATE-4 to S-FATE-9)."""
    if not t.spec.fated:
        return None
    last = t.act() == LAST_ACT and t.chapter > 0
    return {
        "renown": GENERIC.renown,
        "statecraft": GENERIC.statecraft,
        "dominion": GENERIC.dominion,
        "most": GENERIC.most,
        "bonus": t.spec.objective_bonus,
        "realm": GENERIC.realm[t.seats],
        "favored": t.seats // 2,
        "grand": list(GRAND[t.chapter - 1]) if last else [],
    }


def guilds(t: Arcs, seat: int) -> list[int]:
    """The cards of a play area that are neither Leader nor Lore; those are shown apart."""
    return [c for c in t.cards_in(seat, AREA) if t.spec.kind[t.face[c]] not in (LEADER, LORE)]


def player(t: Arcs, viewer: int, seat: int) -> dict[str, Any]:
    seen = board(t, viewer, seat)
    if t.spec.empire:
        seen["title"] = "regent" if t.is_regent(seat) else "outlaw"
        seen["favors"] = [t.favors(seat, owner) for owner in range(t.seats)]
        seen["objective"] = t.objective(seat)
        seen["systems"] = systems_held(t, seat)
    return seen


def board(t: Arcs, viewer: int, seat: int) -> dict[str, Any]:
    return {
        "power": t.power[seat],
        "initiative": t.initiative == seat,
        "hand_size": len(t.hand(seat)),
        "hand": cards(t, viewer, t.cards_in(seat, HAND)),
        "played": cards(t, viewer, t.cards_in(seat, FACE_UP)),
        "copied": cards(t, viewer, t.cards_in(seat, FACE_DOWN)),
        "seizing": cards(t, viewer, t.cards_in(seat, SEIZING)),
        "area": cards(t, viewer, guilds(t, seat)),
        "resources": resources(t, seat),
        "raid": list(RAID_COST[: t.open_slots(seat)]),
        "ships_left": t.left(seat, SHIP),
        "cities_left": t.left(seat, CITY),
        "starports_left": t.left(seat, STARPORT),
        "agents_left": t.left(seat, AGENT),
        "city_bonus": bonus(t, seat),
        "outrage": [TYPES[type] for type in range(len(TYPES)) if t.is_outraged(seat, type)],
        "captives": [t.captives_of(seat, owner) for owner in range(t.seats)],
        "trophies": trophies(t, seat),
        "leader": leader(t, viewer, seat),
        "lore": cards(t, viewer, [c for c in t.area(seat) if t.spec.kind[t.face[c]] == LORE]),
        "scrapped": scrapped(t, seat),
    }


def bonus(t: Arcs, seat: int) -> dict[str, int]:
    """What cities that are gone from the board add to a victory, and how many more of them would
    add how much (A-SCORE-5)."""
    left, now = t.left(seat, CITY), city_bonus(t, seat)
    more = next((gone for gone in range(1, left + 1) if bonus_of(left - gone) > now), 0)
    return {"now": now, "more": more, "next": bonus_of(left - more)}


def leader(t: Arcs, viewer: int, seat: int) -> list[dict[str, Any]]:
    """The seat's Leader, where there are any."""
    return cards(t, viewer, [c for c in t.area(seat) if t.spec.kind[t.face[c]] == LEADER])


def scrapped(t: Arcs, seat: int) -> list[dict[str, Any]]:
    """Pieces of the seat that left the game (A-LEAD-31)."""
    return [
        {"piece": PIECES[kind], "number": t.scrapped[seat * KINDS + kind]}
        for kind in range(KINDS)
        if t.scrapped[seat * KINDS + kind]
    ]


def view(t: Arcs, viewer: int) -> dict[str, Any]:
    seen = common(t, viewer)
    if t.spec.empire:
        seen["empire"] = empire(t, viewer)
    return seen


def common(t: Arcs, viewer: int) -> dict[str, Any]:
    return {
        "chapter": t.chapter,
        "round": t.round,
        "initiative": t.initiative,
        "active": t.active,
        "play": PLAYS[t.mode],
        "pips": t.pips,
        "idle": idle(t),
        "lead": [card(t, viewer, t.lead)] if t.lead >= 0 else [],
        "zero": bool(t.zero),
        "seized": bool(t.seized),
        "markers_left": markers(t),
        "ambitions": [ambition(t, which) for which in range(len(AMBITIONS))],
        "supply": {TYPES[type]: t.tokens[type] for type in range(len(TYPES))},
        "court": court(t, viewer),
        "court_deck": len(t.zones[COURT_DECK]),
        "court_discard": cards(t, viewer, t.zones[COURT_DISCARD]),
        "scrap": cards(t, viewer, t.zones[SCRAP]),
        "pile": len(t.zones[PILE]),
        "open_pile": cards(t, viewer, t.zones[OPEN_PILE]),
        "unions": [
            {"union": card(t, viewer, t.unions[at]), "beside": card(t, viewer, t.unions[at + 2])}
            for at in range(0, len(t.unions), 3)
        ],
        "draft": cards(t, viewer, t.zones[DRAFT]),
        "lore_deck": len(t.zones[LORE_DECK]),
        "battle": battle(t, viewer),
        "map": [place(t, viewer, system) for system in range(SYSTEMS) if t.in_play(system)],
        "seats": [player(t, viewer, seat) for seat in range(t.seats)],
    }
