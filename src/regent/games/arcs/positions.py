"""Positions in words: what a scenario's `given` says about pieces, resources and the Court.

[given.pieces]
"2-hex" = ["0 3 ships", "0 city", "1 2 damaged ships"]

[given.resources]
0 = ["material", "fuel"]
"""

from __future__ import annotations

from typing import Any, Final

from regent.games.arcs.chapter import ROUNDS, Chapter
from regent.games.arcs.codes import (
    ACTION,
    AMBITIONS,
    BLIGHT,
    CITY,
    CONDITIONS,
    COPY,
    COUNCIL,
    DAMAGED,
    EVENT,
    FREE,
    FRESH,
    KINDS,
    LEAD,
    LEADER,
    LORE,
    MARKERS,
    MIRROR,
    ON_MAP,
    OWNER_WORDS,
    PIECES,
    PIVOT,
    PLAYERS,
    SHIP,
    SLOTS,
    STARPORT,
    SURPASS,
    TYPES,
)
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.empire import COUNCIL_PLACE
from regent.games.arcs.map import PLACES, SYSTEMS
from regent.games.arcs.round import Round
from regent.games.arcs.state import (
    AREA,
    COURT_DECK,
    DRAFT,
    EACH,
    FACE_DOWN,
    FACE_UP,
    FIRST,
    LIMBO,
    LORE_DECK,
    PILE,
    ROW,
    SCRAP,
    UNIONS,
    Arcs,
)
from regent.games.arcs.turn import begin_turn
from regent.kernel.errors import InputError
from regent.kernel.frame import Frame
from regent.kernel.placing import Placing
from regent.kernel.problems import suggest
from regent.kernel.tomlfile import KeyPath

GIVEN: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "pieces": (
        'All pieces on the map: by place a list such as `["0 3 ships", "1 damaged city"]`, with '
        "whose they are, how many, and `damaged` where they are",
        {},
    ),
    "trophies": ('By seat its Trophies: `["1 2 ships", "2 agent"]`', {}),
    "resources": (
        'By seat what lies in its slots from the left, `""` for an empty one; the seventh is that '
        "of Ancient Holdings",
        {},
    ),
    "agents": ("Agents in the Court: by place of the row a number for each seat", {}),
    "captives": ('By seat its Captives: `["1 2 agents"]`', {}),
    "outrage": ("By seat the types whose Outrage icon is covered", {}),
    "ambitions": ("By ambition its markers: 1 for the lowest to 3 for the highest", {}),
    "gold": ("The markers that lie on their gold side", {}),
    "clouds": ("By place whose city there stands outside the slots (A-LORE-09)", {}),
    "shaped": ("By place the type of the resource on the icon of the planet (A-LEAD-14a)", {}),
}

MOMENTS: Final = {
    "lead": "a round begins, and the seat has the initiative",
    "follow": "the seat is to follow the card that the initiative holder has played",
    "turn": "the seat has just played the card that lies before it",
    "scoring": "the chapter ends",
}

SHORT: Final = {"ships": SHIP, "cities": CITY, "starports": STARPORT, "agents": 3}


class Positioner:
    """Writes the title's own keys of one scenario into a game."""

    __slots__ = ("given", "t")

    def __init__(self, t: Arcs, given: Placing) -> None:
        self.t = t
        self.given = given

    def word(self, value: object, path: KeyPath, words: tuple[str, ...] | list[str]) -> int:
        text = self.given.read.text(value, path)
        if text not in words:
            raise self.given.wrong(path, f"{text!r} is not known", suggest(text, list(words)))
        return words.index(text)

    def piece(self, value: object, path: KeyPath) -> tuple[int, int, int, int]:
        """`1 2 damaged ships`: owner, number, condition, kind."""
        words = self.given.read.text(value, path).split()
        right = 'write whose, how many and what, as in "0 3 ships" or "1 damaged city"'
        if len(words) < 2:
            raise self.given.wrong(path, f"{value!r} is no piece", right)
        owner = self.owner(words.pop(0), path)
        number = int(words.pop(0)) if words[0].isdigit() else 1
        condition = FRESH
        if len(words) > 1:
            condition = self.word(words.pop(0), path, CONDITIONS)
        name = words[0] if words else ""
        if owner == BLIGHT and name == "blight":
            name = "ship"
        if name not in SHORT and name not in PIECES:
            raise self.given.wrong(path, f"{name!r} is no piece", right)
        return owner, number, condition, SHORT[name] if name in SHORT else PIECES.index(name)

    def owner(self, word: str, path: KeyPath) -> int:
        """A seat, or in a game with an Empire one of those who are no player."""
        if word in OWNER_WORDS[PLAYERS:] and self.t.spec.empire:
            return OWNER_WORDS.index(word)
        return self.given.seat(word, path)

    def by_seat(self, key: str, value: object) -> list[tuple[int, list[Any], KeyPath]]:
        """A table by seat, each with a list."""
        path: KeyPath = ("given", key)
        found: list[tuple[int, list[Any], KeyPath]] = []
        for who, items in self.given.read.table(value, path, f"write [given.{key}]").items():
            at = (*path, who)
            seat = self.given.seat(who, at)
            found.append((seat, self.given.read.items(items, at, 'write ["…", "…"]'), at))
        return found

    def enough(self, owner: int, kind: int, number: int, path: KeyPath) -> None:
        left = self.t.left(owner, kind)
        if left < number and owner != FREE:
            what = f"seat {owner} has only {left} of them left"
            raise self.given.wrong(path, what, "no box holds more", "A-COMP-1")

    def pieces(self, value: object) -> None:
        t = self.t
        clear_map(t)
        path: KeyPath = ("given", "pieces")
        for name, items in self.given.read.table(value, path, "write [given.pieces]").items():
            at = (*path, name)
            system = self.word(name, at, PLACES)
            for i, item in enumerate(self.given.read.items(items, at, 'write ["0 3 ships"]')):
                owner, number, condition, kind = self.piece(item, (*at, i))
                if kind >= ON_MAP:
                    raise self.given.wrong((*at, i), "Agents do not stand on the map")
                if owner >= PLAYERS and (owner == FREE) == (kind == SHIP):
                    raise self.given.wrong((*at, i), f"{OWNER_WORDS[owner]} has no such piece")
                self.enough(owner, kind, number, (*at, i))
                for _ in range(number):
                    t.place(system, owner, kind, condition)

    def resources(self, value: object) -> None:
        t = self.t
        for seat in range(t.seats):
            for slot in range(SLOTS):
                if t.slot(seat, slot) >= 0:
                    t.discard_from(seat, slot)
        for seat, items, path in self.by_seat("resources", value):
            for slot, item in enumerate(items):
                if not t.is_open(seat, slot):
                    if item == "":
                        continue
                    what = f"seat {seat} has only {t.open_slots(seat)} open slots"
                    raise self.given.wrong((*path, slot), what, "", "A-RES-3")
                if item == "":
                    continue
                type = self.word(item, (*path, slot), TYPES)
                if not t.tokens[type]:
                    what = f"there are only five {item} tokens"
                    raise self.given.wrong((*path, slot), what, "", "A-COMP-2")
                t.draw_token(type)
                t.put_token(seat, slot, type)

    def agents(self, value: object) -> None:
        t = self.t
        path: KeyPath = ("given", "agents")
        for place in range(ROW_PLACES):
            for seat in range(t.seats):
                t.recall_agents(place, seat)
        for name, items in self.given.read.table(value, path, "write [given.agents]").items():
            at = (*path, name)
            places = [str(n + 1) for n in range(t.spec.row)]
            if name == "council" and t.spec.empire:
                place = COUNCIL_PLACE
            else:
                place = self.word(name, at, places)
            numbers = self.given.read.numbers(items, at)
            if t.court_card(place) < 0:
                raise self.given.wrong(at, f"no card lies in place {name} of the Court")
            for seat, number in enumerate(numbers[: t.seats]):
                self.enough(seat, KINDS - 1, number, at)
                for _ in range(number):
                    t.put_agent(place, seat)

    def trophies(self, value: object) -> None:
        for seat, items, path in self.by_seat("trophies", value):
            for i, item in enumerate(items):
                owner, number, _, kind = self.piece(item, (*path, i))
                self.enough(owner, kind, number, (*path, i))
                for _ in range(number):
                    self.t.give_trophy(seat, owner, kind)

    def captives(self, value: object) -> None:
        for seat, items, path in self.by_seat("captives", value):
            for i, item in enumerate(items):
                owner, number, _, kind = self.piece(item, (*path, i))
                if kind != KINDS - 1:
                    raise self.given.wrong((*path, i), "only Agents are Captives")
                self.enough(owner, kind, number, (*path, i))
                for _ in range(number):
                    self.t.capture(seat, owner)

    def outrage(self, value: object) -> None:
        for seat, items, path in self.by_seat("outrage", value):
            for i, item in enumerate(items):
                self.t.cover_icon(seat, self.word(item, (*path, i), TYPES))

    def ambitions(self, value: object) -> None:
        path: KeyPath = ("given", "ambitions")
        for name, items in self.given.read.table(value, path, "write [given.ambitions]").items():
            ambition = self.word(name, (*path, name), AMBITIONS)
            for i, number in enumerate(self.given.read.numbers(items, (*path, name))):
                at = (*path, name, i)
                marker = self.given.read.between(number, at, 1, MARKERS, "a marker")
                self.t.put_marker(marker - 1, ambition)

    def clouds(self, value: object) -> None:
        t = self.t
        path: KeyPath = ("given", "clouds")
        for name, who in self.given.read.table(value, path, "write [given.clouds]").items():
            at = (*path, name)
            system, owner = self.word(name, at, PLACES), self.given.seat(who, at)
            if system % 4 == 0 or not t.pieces_at(system, owner, CITY):
                what = f"seat {owner} has no city on a planet there"
                raise self.given.wrong(at, what, "place it under [given.pieces]", "A-LORE-09")
            t.outside(system, owner)

    def shaped(self, value: object) -> None:
        t = self.t
        path: KeyPath = ("given", "shaped")
        for name, word in self.given.read.table(value, path, "write [given.shaped]").items():
            at = (*path, name)
            system, type = self.word(name, at, PLACES), self.word(word, at, TYPES)
            if system % 4 == 0 or not t.tokens[type]:
                what = "there is no planet or no resource for it"
                raise self.given.wrong(at, what, "", "A-LEAD-14a")
            t.draw_token(type)
            t.shape(system, type)

    def gold(self, value: object) -> None:
        path: KeyPath = ("given", "gold")
        for i, number in enumerate(self.given.read.numbers(value, path)):
            marker = self.given.read.between(number, (*path, i), 1, MARKERS, "a marker")
            self.t.flip_marker(marker - 1)


def place_given(t: Arcs, key: str, value: Any, placing: Placing) -> None:
    writer = Positioner(t, placing)
    if key == "pieces":
        writer.pieces(value)
    elif key == "resources":
        writer.resources(value)
    elif key == "agents":
        writer.agents(value)
    elif key == "trophies":
        writer.trophies(value)
    elif key == "captives":
        writer.captives(value)
    elif key == "outrage":
        writer.outrage(value)
    elif key == "ambitions":
        writer.ambitions(value)
    elif key == "clouds":
        writer.clouds(value)
    elif key == "shaped":
        writer.shaped(value)
    else:
        writer.gold(value)


def clear_map(t: Arcs) -> None:
    """Every piece goes back to its owner."""
    for system in range(SYSTEMS):
        for owner in t.spec.owners:
            for kind in range(ON_MAP):
                for condition in (FRESH, DAMAGED):
                    for _ in range(t.count(system, owner, kind, condition)):
                        t.take_home(system, owner, kind, condition)


# -- zones ----------------------------------------------------------------------------------------


def rest(t: Arcs, card: int, named: list[int]) -> int:
    """Action cards lie in the pile, Court cards in their deck; out of the game where that is told
    card by card."""
    kind = t.spec.kind[t.face[card]]
    if kind == COUNCIL:
        return ROW + COUNCIL_PLACE
    if kind in (LEADER, LORE):
        home = SCRAP
    else:
        home = PILE if kind in (ACTION, EVENT) else COURT_DECK
    return next((zone for zone in (home, SCRAP) if zone not in named), -1)


def misplaced(t: Arcs, face: int, zone: int) -> str:
    """Action cards and Court cards have their own zones."""
    if zone in (LIMBO, UNIONS):
        return "nothing is placed there"
    action = t.spec.kind[face] in (ACTION, EVENT)
    if (t.spec.kind[face] == COUNCIL) != (zone == ROW + COUNCIL_PLACE):
        return "the Council has a place of its own"
    if zone == SCRAP:
        return ""
    if t.spec.kind[face] in (LEADER, LORE):
        fits = zone in (DRAFT, LORE_DECK) or (zone >= FIRST and (zone - FIRST) % EACH == AREA)
        if t.spec.empire and t.spec.kind[face] == LORE:  # S-SETUP-5
            fits = fits or zone == COURT_DECK or ROW <= zone < ROW + t.spec.row
        return "" if fits else "it is a Leader or Lore"
    if zone in (DRAFT, LORE_DECK):
        return "only Leaders and Lore lie there"
    if zone >= FIRST:
        court = (zone - FIRST) % EACH == AREA
    else:
        court = zone >= COURT_DECK
    if action == court:
        return "it is an action card" if action else "it is a Court card"
    if ROW + t.spec.row <= zone < ROW + COUNCIL_PLACE:
        return f"the row has {t.spec.row} places"
    return ""


def spare(t: Arcs, face: int, placed: set[int]) -> int:
    """A Leader or Lore card that was not laid out is brought, once; -1 for other cards."""
    if t.spec.kind[face] not in (LEADER, LORE) or face in [t.face[card] for card in placed]:
        return -1
    return t.add_card(face, SCRAP)


# -- moments --------------------------------------------------------------------------------------


def begin_at(t: Arcs, moment: str, seat: int) -> Frame[Any]:
    """A chapter in progress."""
    t.resume_chapter(moment == "lead")
    if moment == "scoring":
        for who in range(t.seats):
            for card in t.hand(who)[:]:
                t.move(card, PILE)
        return Chapter(ROUNDS)
    t.stack.append(Chapter(ROUNDS))
    if moment == "lead":
        t.take_initiative(seat)
        return Round()
    leader = t.initiative
    if moment == "turn" and not any(t.cards_in(s, FACE_UP) for s in range(t.seats) if s != seat):
        leader = seat
        t.take_initiative(seat)
    lying = t.cards_in(leader, FACE_UP)
    if not lying:
        right = f'put an action card into the zone "played {leader}"'
        raise InputError(f"seat {leader} has the initiative and played no card", right=right)
    t.lead_with(leader, lying[0])
    at = (seat - leader) % t.seats
    if moment == "follow":
        return Round(at)
    t.stack.append(Round(at + 1))
    begin_turn(t, seat, mode_of(t, seat), pips_of(t, seat))
    return t.stack.pop()


def mode_of(t: Arcs, seat: int) -> int:
    """How the card that lies before a seat was played."""
    if seat == t.leader:
        return LEAD
    if t.cards_in(seat, FACE_DOWN):
        return COPY
    own = t.cards_in(seat, FACE_UP)
    if own and t.is_event(own[0]):
        return MIRROR
    if not own:
        right = f'put an action card into the zone "played {seat}" or "copied {seat}"'
        raise InputError(f"seat {seat} has played no card", right=right)
    return SURPASS if t.suit_of(own[0]) == t.suit_of(t.lead) else PIVOT


def pips_of(t: Arcs, seat: int) -> int:
    mode = mode_of(t, seat)
    if mode in (COPY, PIVOT):
        return 1
    if mode == MIRROR:
        return t.spec.pips[t.face[t.lead]]
    return t.spec.pips[t.face[t.cards_in(seat, FACE_UP)[0]]]
