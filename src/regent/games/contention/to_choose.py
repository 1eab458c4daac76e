"""What may be chosen for the needs of a card or ability (`needs.py` says what they are)."""

from __future__ import annotations

from typing import Final

from regent.games.contention.codes import (
    A_N,
    A_OF,
    A_PAST_SHIPS,
    A_TO,
    A_WHICH,
    A_WITHIN,
    ACTION,
    FROM_PLAYED,
    K_FROM,
    K_UP_TO,
    LIMIT,
    REF_TARGET,
    S_CHOOSE,
    S_COST,
    S_DO,
    S_TARGET,
    SLINGSHOT,
    W_JUMP,
    W_SETTLE,
)
from regent.games.contention.entry import created_face, entries, sites
from regent.games.contention.meaning import MEANING
from regent.games.contention.moves import gates_from, held, may_jump, steps_from
from regent.games.contention.needs import (
    ANY_SECTOR,
    ENTRY,
    GIVE_CARD,
    GIVE_SHIP,
    HOST,
    HOST_PLAYER,
    MAY,
    ONE_OF,
    PATH,
    PLAYER,
    PLAYING,
    REATTACH,
    REATTACH_PLAYER,
    SECTOR,
    SHORT_PATH,
    SITE,
    TARGET,
    WITHIN_3,
    means_players,
)
from regent.games.contention.scene import Scene
from regent.games.contention.select import near, players
from regent.games.contention.settlement import bar_settle
from regent.games.contention.state import PLAY, Contention
from regent.games.contention.values import cloaked, cost, holds, speed
from regent.kernel.ability import Ability
from regent.kernel.choosing import Need
from regent.kernel.vocabulary import ABSENT


def scene_of(
    t: Contention, seat: int, card: int, needs: list[Need], choices: list[list[int]]
) -> Scene:
    """What has been chosen so far, as selectors see it."""
    scene = Scene(seat, card, [])
    for i in range(min(len(needs), len(choices))):
        kind = needs[i].kind
        if kind in (TARGET, PLAYER):
            scene.targets.append(choices[i])
        elif kind == SECTOR and choices[i] and scene.sector < 0:
            scene.sector = choices[i][0]
        elif kind == GIVE_SHIP and choices[i]:
            # The second number is where the ship stood: it is gone when the card resolves.
            scene.given, scene.sector = choices[i][0], choices[i][1]
    return scene


class Chooser:
    """Finds what may be chosen for one need. `draft` holds what was picked for it already."""

    __slots__ = ("ability", "card", "choices", "face", "needs", "number", "seat", "t")

    def __init__(
        self,
        t: Contention,
        seat: int,
        card: int,
        number: int,
        choices: list[list[int]],
        face: int = -1,
    ) -> None:
        self.t = t
        self.seat = seat
        self.card = card
        self.number = number
        self.choices = choices
        face = face if face >= 0 else t.face[card]
        self.face = face
        self.needs = t.spec.needs_of(face, number)
        at = t.spec.own_effect(face) if number == PLAYING else number
        self.ability: Ability | None = t.spec.abilities[face][at] if at >= 0 else None

    def scene(self) -> Scene:
        return scene_of(self.t, self.seat, self.card, self.needs, self.choices)

    def is_action(self) -> bool:
        return self.number == PLAYING and self.t.kind(self.card) == ACTION

    def most(self, need: Need) -> int:
        """How many may be picked for this need."""
        if need.kind == TARGET and self.ability is not None:
            up_to = self.ability.selectors[S_TARGET][need.index].args[K_UP_TO]
            return 1 if up_to == ABSENT else up_to
        return 99 if need.kind == PATH else 1

    def may_stop(self, need: Need) -> bool:
        """C-PLAY-22: fewer than `up to` are allowed, also none; a path may be shorter."""
        if need.kind == TARGET and self.ability is not None:
            return self.ability.selectors[S_TARGET][need.index].args[K_UP_TO] != ABSENT
        return need.kind in (PATH, REATTACH, REATTACH_PLAYER)

    def reach(self, need: Need) -> int:
        """How long a path may be: as the card says, or the ship's speed."""
        if self.ability is None:
            return 0
        if need.index < 0:
            return SHORT_PATH
        written = self.ability.ops[S_CHOOSE][need.index].args[A_N]
        if written != ABSENT:
            return written
        ship = self.mover(need)
        return speed(self.t, ship) if ship >= 0 else 0

    def mover(self, need: Need) -> int:
        """The ship a path is for: the first target, or one of several in their order."""
        scene = self.scene()
        at = -need.index - 1 if need.index < 0 else 0
        ships = scene.targets[0] if scene.targets else []
        return ships[at] if at < len(ships) else -1

    def found(self, need: Need, draft: list[int]) -> list[int]:
        """What may be picked next: cards, seats, sectors or numbers, as the need's kind says."""
        found = self.all_found(need, draft)
        if need.kind not in (TARGET, GIVE_SHIP) or len(self.choices) + 1 >= len(self.needs):
            return found
        if self.may_stop(need):
            return found
        return [thing for thing in found if self._leads_on(need, thing)]

    def _leads_on(self, need: Need, thing: int) -> bool:
        """C-PLAY-04: what leaves the next choice without a candidate is no candidate itself."""
        chosen = [thing, self.t.at[thing]] if need.kind == GIVE_SHIP else [thing]
        choices = [*self.choices, chosen]
        further = Chooser(self.t, self.seat, self.card, self.number, choices, self.face)
        following = further.needs[len(choices)]
        return further.may_stop(following) or len(further.found(following, [])) > 0

    def all_found(self, need: Need, draft: list[int]) -> list[int]:
        t, kind = self.t, need.kind
        if kind == MAY:
            return [1, 0]
        if kind == ONE_OF:
            return [0, 1]
        if kind == ENTRY:
            return entries(t, self.seat, self.card)
        if kind == GIVE_CARD:
            return [c for c in t.hand(self.seat) if c != self.card]
        if kind in (HOST, HOST_PLAYER):
            return self._hosts(kind)
        if self.ability is None:
            return []
        if kind == GIVE_SHIP:
            which = self.ability.ops[S_COST][need.index].selectors[A_WHICH]
            return MEANING.meant(t, which, self.scene()) if which is not None else []
        if kind == PLAYER:
            return players(t, self.ability.selectors[S_TARGET][need.index], self.seat)
        if kind == TARGET:
            return self._targets(need, draft)
        if kind in (REATTACH, REATTACH_PLAYER):
            return self._new_hosts(kind)
        if kind == SITE:
            return sites(t, self.seat, created_face(t, self.ability, self.scene()))
        if kind == SECTOR:
            return self._sectors(need)
        return self._steps(need, draft)

    def _hosts(self, kind: int) -> list[int]:
        t = self.t
        host = t.spec.attach[t.face[self.card]]
        if host is None:
            return []
        if kind == HOST_PLAYER:
            return players(t, host, self.seat)
        found = MEANING.meant(t, host, Scene(self.seat, self.card, []))
        return [c for c in found if t.where[c] <= PLAY]

    def _targets(self, need: Need, draft: list[int]) -> list[int]:
        t = self.t
        if self.ability is None:
            return []
        selector = self.ability.selectors[S_TARGET][need.index]
        found = [c for c in MEANING.meant(t, selector, self.scene()) if c not in draft]
        if self.ability.handler == SLINGSHOT and draft:
            found = [c for c in found if t.at[c] == t.at[draft[0]]]
        if self.is_action() and not holds(t, self.ability, self.seat, self.card):
            return []  # such as Recall without a homeworld to go to
        return [c for c in found if not self.bar_target(c)]

    def bar_target(self, card: int) -> str:
        """The clause that keeps a card from being targeted, whatever the text allows."""
        if self.is_action() and hidden_from(self.t, self.seat, card):
            return "C-KW-CLOAKING-1"
        for op in self.ability.ops[S_DO] if self.ability is not None else []:
            if op.word == W_SETTLE:
                return bar_settle(self.t, self.seat, card, op.args[A_PAST_SHIPS] == 1)
        return ""

    def barred(self, need: Need) -> list[int]:
        """What the text allows and a rule keeps from being targeted."""
        if need.kind != TARGET or self.ability is None:
            return []
        selector = self.ability.selectors[S_TARGET][need.index]
        return [c for c in MEANING.meant(self.t, selector, self.scene()) if self.bar_target(c)]

    def refusal(self, need: Need) -> str:
        """Why something the text allows may not be chosen; empty when there is no such thing."""
        barred = self.barred(need)
        return self.bar_target(barred[0]) if barred else ""

    def _new_hosts(self, kind: int) -> list[int]:
        """What else an Agent that changes sides may be attached to by its new controller."""
        t = self.t
        scene = self.scene()
        agent = scene.target()
        host = t.spec.attach[t.face[agent]] if agent >= 0 else None
        if host is None or means_players(host) != (kind == REATTACH_PLAYER):
            return []
        if kind == REATTACH_PLAYER:
            return [s for s in players(t, host, self.seat) if s != t.host_seat[agent]]
        found = MEANING.meant(t, host, Scene(self.seat, agent, []))
        return [card for card in found if card != t.host[agent]]

    def _sectors(self, need: Need) -> list[int]:
        """A destination, or any sector; what can't be jumped into is left out."""
        t = self.t
        scene = self.scene()
        if need.index < 0:
            return self._free_sectors(need.index, scene.sector)
        if self.ability is None:
            return []
        op = self.ability.ops[S_CHOOSE][need.index]
        if op.args[A_WITHIN] == ABSENT:
            return list(range(len(t.location)))
        ship = self.jumper(scene)
        found: list[int] = []
        for sector in range(len(t.location)):
            if not near(t, scene, sector, op.args[A_WITHIN], op.args[A_OF]):
                continue
            if ship < 0 or (t.at[ship] != sector and may_jump(t, ship, sector)):
                found.append(sector)
        return found

    def _free_sectors(self, index: int, first: int) -> list[int]:
        sectors = list(range(len(self.t.location)))
        if index == ANY_SECTOR:
            return sectors
        most = 3 if index == WITHIN_3 else 1
        return [s for s in sectors if s != first and self.t.distance(first, s) <= most]

    def jumper(self, scene: Scene) -> int:
        """The ship a destination is for."""
        if self.ability is None:
            return -1
        for op in self.ability.ops[S_DO]:
            which = op.selectors[A_TO] if op.word == W_JUMP else None
            if which is not None:
                return scene.target() if which.ref == REF_TARGET else self.card
        return -1

    def _steps(self, need: Need, draft: list[int]) -> list[int]:
        """The next sector of a path; a gate costs no step (C-MOVE-10)."""
        t = self.t
        ship = self.mover(need)
        if ship < 0:
            return []
        here = t.at[ship]
        used = 0
        for sector in draft:
            if sector not in gates_from(t, ship, here):  # C-GATE-01
                used += 1
            here = sector
        steps = steps_from(t, ship, here, len(draft) > 0) if used < self.reach(need) else []
        gates = [] if held(t, ship, here) or len(draft) > 6 else gates_from(t, ship, here)
        return steps + [sector for sector in gates if sector not in steps]


def hidden_from(t: Contention, seat: int, card: int) -> bool:
    """C-KW-CLOAKING-1: can't be targeted by enemy actions; abilities may (C-GLOSS-TARGET-4)."""
    return t.where[card] <= PLAY and t.enemy(seat, card) and cloaked(t, card)


# -- before a card is dropped -----------------------------------------------------------------

FITS: Final = 0
TOO_DEAR: Final = 1
SECOND_LIMIT: Final = 2
AIMLESS: Final = 3


def comes_back(t: Contention, seat: int, card: int) -> int:
    """C-FACE-14: why a card of the hand would be sent back if it were dropped now, as far as its
    player can see: a cost (C-PLAY-08), a second Limit card (C-PLAY-24), no target (C-PLAY-04)."""
    if least_cost(t, seat, card) > t.resources[seat]:
        return TOO_DEAR
    if t.spec.keywords[t.face[card]][LIMIT] >= 0 and t.limit >> seat & 1:
        return SECOND_LIMIT
    return AIMLESS if is_aimless(t, seat, card) else FITS


def least_cost(t: Contention, seat: int, card: int) -> int:
    """C-PLAY-10: what a card costs where it is cheapest; a ship may cost less at some site."""
    least = cost(t, seat, card, -1)
    for site in entries(t, seat, card) if t.is_ship(card) else []:
        least = min(least, cost(t, seat, card, site))
    return least


def is_aimless(t: Contention, seat: int, card: int) -> bool:
    """Is there nothing to choose for it, whatever others reveal? What aims at cards being played
    may find one in the flip (C-PLAY-11)."""
    chooser = Chooser(t, seat, card, PLAYING, [])
    if not chooser.needs or chooser.may_stop(chooser.needs[0]):
        return False
    for selector in chooser.ability.selectors[S_TARGET] if chooser.ability is not None else []:
        if selector.ref < 0 and selector.args[K_FROM] == FROM_PLAYED:
            return False
    return not chooser.found(chooser.needs[0], [])
