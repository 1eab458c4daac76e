"""Which things a card means: what the keys and references of selectors stand for."""

from __future__ import annotations

from typing import Final

from regent.games.contention.codes import (
    ENEMY,
    FRIENDLY,
    FROM_HAND,
    FROM_PLAYED,
    FROM_SCRAP,
    HOMEWORLD,
    K_COST_ABOVE,
    K_CROWD,
    K_FACE_DOWN,
    K_FACE_UP,
    K_FROM,
    K_HERE,
    K_IN_SECTOR,
    K_KIND,
    K_MARKED,
    K_MAX_COST,
    K_MIN_ATTACK,
    K_MORE_FAVOR,
    K_NO_TOKENS,
    K_NOT_HOST,
    K_OF,
    K_OTHER,
    K_SIDE,
    K_STANDS_AT,
    K_SUBTYPE,
    K_THERE,
    K_UNCONTROLLED,
    K_WITHIN,
    KIND_LOCATION,
    NEAR_FRIENDLY_SHIP,
    NEAR_OWN_LOCATION,
    NEAR_TARGET,
    NEAR_THIS,
    OWN,
    REF_HOST,
    REF_TARGET,
    REF_TARGET2,
    REF_THIS,
    SHIP,
)
from regent.games.contention.state import MAP, PAID, PLAY, REVEALED, Contention
from regent.kernel import selecting
from regent.kernel.vocabulary import ABSENT, Selector

LOCATION_BIT: Final = 1 << KIND_LOCATION


class Scene(selecting.Scene):
    """What a selector depends on besides who looks from which card: what was chosen already.

    `sector` is the sector that was chosen, `given` the ship that was given up. `here` is where the
    card was when it has left play since (C-KW-BACKLASH-3); -1: where it is.
    """

    __slots__ = ("given", "here", "sector", "targets")

    def __init__(self, seat: int, card: int, targets: list[list[int]]) -> None:
        super().__init__(seat, card)
        self.targets = targets
        self.sector = -1
        self.given = -1
        self.here = -1

    def target(self) -> int:
        """The first target; -1 without one."""
        return self.targets[0][0] if self.targets and self.targets[0] else -1

    def place(self, t: Contention) -> int:
        """The sector of the card that speaks (C-GLOSS-HERE)."""
        return t.at[self.card] if t.at[self.card] >= 0 else self.here


def near(t: Contention, scene: Scene, sector: int, reach: int, of: int) -> bool:
    """Is the sector at most `reach` steps from what `of` says (C-GLOSS-RANGE)?"""
    if sector < 0:
        return False
    if of == NEAR_THIS:
        here = scene.place(t)
        return here >= 0 and t.distance(here, sector) <= reach
    if of == NEAR_TARGET:
        first = scene.target()
        return first >= 0 and t.at[first] >= 0 and t.distance(t.at[first], sector) <= reach
    if of == NEAR_FRIENDLY_SHIP:
        for card in t.zones[PLAY]:
            if t.is_ship(card) and on_side(t, scene.seat, card, FRIENDLY):
                if t.distance(t.at[card], sector) <= reach:
                    return True
        return False
    side = OWN if of == NEAR_OWN_LOCATION else FRIENDLY
    for place in range(len(t.location)):
        if on_side(t, scene.seat, t.location[place], side) and t.distance(place, sector) <= reach:
            return True
    return False


def on_side(t: Contention, seat: int, card: int, side: int) -> bool:
    """C-GLOSS-FRIENDLY, C-GLOSS-ENEMY, C-TEAM-04: friendly is an ally's too; what is "yours" never
    is (C-TEAM-09)."""
    who = t.controller[card]
    if side == OWN:
        return who == seat
    if who < 0:
        return False
    return t.allied(who, seat) if side == FRIENDLY else not t.allied(who, seat)


class Plain(selecting.Selecting[Contention, Scene]):
    """Looks up selectors that ask for nothing that has to be worked out: those of lasting and
    waiting abilities, from which everything that is worked out comes (`meaning.py` has the
    others)."""

    __slots__ = ()

    def referred(self, t: Contention, ref: int, scene: Scene) -> list[int]:
        if ref == REF_THIS:
            return [scene.card]
        if ref == REF_HOST:
            return [t.host[scene.card]] if t.host[scene.card] >= 0 else []
        if ref == REF_TARGET:
            return scene.targets[0] if scene.targets else []
        if ref == REF_TARGET2:
            return scene.targets[1] if len(scene.targets) > 1 else []
        return []

    def domain(self, t: Contention, selector: Selector, scene: Scene) -> list[int]:
        source = selector.args[K_FROM]
        if source == FROM_PLAYED:
            return [card for card in t.playing if card >= 0]
        if source == FROM_HAND:
            return t.zones[t.hand_of(scene.seat)]
        if source == FROM_SCRAP:
            return t.zones[t.scrap_of(scene.seat)]
        return t.location + t.zones[PLAY]

    def fits(self, t: Contention, selector: Selector, scene: Scene, thing: int) -> bool:
        args = selector.args
        return _is_such(t, args, scene, thing) and _stands_right(t, args, scene, thing)


PLAIN: Final = Plain()


def _is_such(t: Contention, args: list[int], scene: Scene, card: int) -> bool:
    """Everything a selector says about what a card is, whose, and where it lies."""
    spec = t.spec
    face = t.face[card]
    if not _lies(t, args[K_FROM], scene, card):
        return False
    kinds = args[K_KIND]
    if kinds:
        bit = 1 << spec.kind[face]
        is_location = spec.kind[face] >= HOMEWORLD
        if not kinds & bit and not (kinds & LOCATION_BIT and is_location):
            return False
    side = args[K_SIDE]
    if side and not _side_fits(t, args, scene, card, side):
        return False
    if args[K_SUBTYPE] and not args[K_SUBTYPE] & spec.subtypes[face]:
        return False
    if args[K_OTHER] and card == scene.card:
        return False
    if args[K_NOT_HOST] and card == t.host[scene.card]:
        return False
    if args[K_NO_TOKENS] and spec.token[face] >= 0:
        return False
    if args[K_MAX_COST] != ABSENT and spec.cost[face] > args[K_MAX_COST]:
        return False
    if args[K_MIN_ATTACK] != ABSENT and spec.attack[face] < args[K_MIN_ATTACK]:
        return False
    if args[K_COST_ABOVE] != ABSENT:
        most = spec.cost[t.face[scene.given]] if scene.given >= 0 else 0
        if spec.cost[face] > most + args[K_COST_ABOVE]:
            return False
    return True


def _lies(t: Contention, source: int, scene: Scene, card: int) -> bool:
    """Is the card where the selector looks: in play, being played, in hand, in the scrap pile?

    C-PLAY-11: being played from the flip on; not what was canceled or sent back (C-PLAY-20).
    """
    where = t.where[card]
    if source == FROM_PLAYED:
        for seat in range(t.seats):
            if t.playing[seat] == card and t.status[seat] in (REVEALED, PAID):
                return True
        return False
    if source == FROM_HAND:
        return where == t.hand_of(scene.seat)
    if source == FROM_SCRAP:
        return where == t.scrap_of(scene.seat)
    return where == PLAY or where == MAP


def _side_fits(t: Contention, args: list[int], scene: Scene, card: int, side: int) -> bool:
    source = args[K_FROM]
    if source == FROM_PLAYED:
        if card not in t.playing:
            return False
        player = t.playing.index(card)
        if side == ENEMY:
            return not t.allied(player, scene.seat)
        return player == scene.seat or (side == FRIENDLY and t.allied(player, scene.seat))
    if source != 0:
        return True
    return on_side(t, scene.seat, card, side)


def _stands_right(t: Contention, args: list[int], scene: Scene, card: int) -> bool:
    """Everything a selector says about the place and state of a card in play."""
    sector = t.at[card]
    # C-GLOSS-HERE
    if args[K_HERE] and (sector < 0 or sector != scene.place(t)):
        return False
    if args[K_THERE]:  # C-GLOSS-THERE
        first = scene.target()
        place = t.at[first] if first >= 0 else scene.sector
        if sector < 0 or sector != place:
            return False
    if args[K_IN_SECTOR] and (sector < 0 or sector != scene.sector):
        return False
    if args[K_WITHIN] != ABSENT and not near(t, scene, sector, args[K_WITHIN], args[K_OF]):
        return False
    if args[K_UNCONTROLLED] and t.controller[card] >= 0:
        return False
    if args[K_FACE_DOWN] and t.up[card]:
        return False
    if args[K_FACE_UP] and not t.up[card]:
        return False
    if args[K_MARKED] and t.marked[scene.card] != card:
        return False
    if args[K_STANDS_AT] != ABSENT and not _stands_at(t, args[K_STANDS_AT], scene, card):
        return False
    return args[K_CROWD] == ABSENT or _crowd(t, args[K_SUBTYPE], card) >= args[K_CROWD]


def _stands_at(t: Contention, where: int, scene: Scene, card: int) -> bool:
    sector = t.at[card]
    if sector < 0:
        return False
    place = t.location[sector]
    if where == 1:
        return t.is_capital(place)
    return on_side(t, scene.seat, place, FRIENDLY)


def _crowd(t: Contention, subtypes: int, card: int) -> int:
    """How many ships of these subtypes the card's controller has in its sector."""
    count = 0
    for other in t.zones[PLAY]:
        if t.at[other] == t.at[card] and t.controller[other] == t.controller[card]:
            if t.spec.kind[t.face[other]] == SHIP and t.spec.subtypes[t.face[other]] & subtypes:
                count += 1
    return count


def players(t: Contention, selector: Selector, seat: int) -> list[int]:
    """The seats a selector of players means."""
    side = selector.args[K_SIDE]
    found: list[int] = []
    for other in t.order():
        if side == OWN and other != seat:
            continue
        if side == ENEMY and t.allied(other, seat):
            continue
        if side == FRIENDLY and not t.allied(other, seat):
            continue
        if selector.args[K_MORE_FAVOR] and t.favor[other] <= t.favor[seat]:
            continue
        found.append(other)
    return found
