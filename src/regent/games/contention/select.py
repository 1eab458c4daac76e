"""Which things a card means: selectors looked up on the table."""

from __future__ import annotations

from typing import Final

from regent.games.contention import (
    values,
)
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
    K_MAX_DEFENSE,
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
    KIND_PLAYER,
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
from regent.kernel.vocabulary import ABSENT, Selector

PLAYER_BIT: Final = 1 << KIND_PLAYER
LOCATION_BIT: Final = 1 << KIND_LOCATION


class Scene:
    """Who looks, from which card, with what already chosen: what a selector depends on."""

    __slots__ = ("card", "given", "seat", "sector", "targets")

    def __init__(
        self, seat: int, card: int, targets: list[list[int]], sector: int = -1, given: int = -1
    ) -> None:
        self.seat = seat
        self.card = card
        self.targets = targets
        self.sector = sector
        self.given = given


def means_players(selector: Selector) -> bool:
    return selector.ref < 0 and selector.args[K_KIND] & PLAYER_BIT != 0


def near(t: Contention, scene: Scene, sector: int, reach: int, of: int) -> bool:
    """Is the sector at most `reach` steps from what `of` says (C-GLOSS-RANGE)?"""
    if sector < 0:
        return False
    if of == NEAR_THIS:
        return t.at[scene.card] >= 0 and t.distance(t.at[scene.card], sector) <= reach
    if of == NEAR_TARGET:
        first = scene.targets[0][0] if scene.targets and scene.targets[0] else -1
        return first >= 0 and t.at[first] >= 0 and t.distance(t.at[first], sector) <= reach
    if of == NEAR_FRIENDLY_SHIP:
        for card in t.zones[PLAY]:
            if t.is_ship(card) and _on_side(t, scene.seat, card, FRIENDLY):
                if t.distance(t.at[card], sector) <= reach:
                    return True
        return False
    side = OWN if of == NEAR_OWN_LOCATION else FRIENDLY
    for place in range(len(t.location)):
        if _on_side(t, scene.seat, t.location[place], side) and t.distance(place, sector) <= reach:
            return True
    return False


def _on_side(t: Contention, seat: int, card: int, side: int) -> bool:
    """C-GLOSS-FRIENDLY, C-GLOSS-ENEMY, C-TEAM-04, C-TEAM-09."""
    """C-TEAM-04: friendly is an ally's too; what is "yours" never is (C-TEAM-09)."""
    who = t.controller[card]
    if side == OWN:
        return who == seat
    if who < 0:
        return False
    return t.allied(who, seat) if side == FRIENDLY else not t.allied(who, seat)


def matches(t: Contention, selector: Selector, scene: Scene, card: int) -> bool:
    """Does the selector mean this card?"""
    if selector.ref >= 0:
        return card in referred(t, selector.ref, scene)
    if _matches_plainly(t, selector.args, scene, card):
        return True
    other = selector.selectors[0]
    return other is not None and matches(t, other, scene, card)


def referred(t: Contention, ref: int, scene: Scene) -> list[int]:
    """The cards a reference stands for."""
    if ref == REF_TARGET:
        return scene.targets[0] if scene.targets else []
    if ref == REF_TARGET2:
        return scene.targets[1] if len(scene.targets) > 1 else []
    if ref == REF_THIS:
        return [scene.card]
    if ref == REF_HOST and t.host[scene.card] >= 0:
        return [t.host[scene.card]]
    return []


def _matches_plainly(t: Contention, args: list[int], scene: Scene, card: int) -> bool:
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
    return _stands_right(t, args, scene, card)


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
    return _on_side(t, scene.seat, card, side)


def _stands_right(t: Contention, args: list[int], scene: Scene, card: int) -> bool:
    """Everything a selector says about the place and state of a card in play."""
    sector = t.at[card]
    # C-GLOSS-HERE
    if args[K_HERE] and (sector < 0 or sector != t.at[scene.card]):
        return False
    if args[K_THERE]:  # C-GLOSS-THERE
        first = scene.targets[0][0] if scene.targets and scene.targets[0] else -1
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
    if args[K_MAX_DEFENSE] != ABSENT and values.defense(t, card) > args[K_MAX_DEFENSE]:
        return False
    if args[K_CROWD] != ABSENT and _crowd(t, args[K_SUBTYPE], card) < args[K_CROWD]:
        return False
    return True


def _stands_at(t: Contention, where: int, scene: Scene, card: int) -> bool:
    sector = t.at[card]
    if sector < 0:
        return False
    place = t.location[sector]
    if where == 1:
        return t.is_capital(place)
    return _on_side(t, scene.seat, place, FRIENDLY)


def _crowd(t: Contention, subtypes: int, card: int) -> int:
    """How many ships of these subtypes the card's controller has in its sector."""
    count = 0
    for other in t.zones[PLAY]:
        if t.at[other] == t.at[card] and t.controller[other] == t.controller[card]:
            if t.spec.kind[t.face[other]] == SHIP and t.spec.subtypes[t.face[other]] & subtypes:
                count += 1
    return count


def chosen_by(t: Contention, selector: Selector, scene: Scene) -> list[int]:
    """All cards a selector means, in a fixed order: by zone, then as they lie there."""
    if selector.ref >= 0:
        return referred(t, selector.ref, scene)
    found: list[int] = []
    for card in domain(t, selector, scene):
        if matches(t, selector, scene, card):
            found.append(card)
    return found


def domain(t: Contention, selector: Selector, scene: Scene) -> list[int]:
    """Every card that lies where the selector looks."""
    source = selector.args[K_FROM]
    if source == FROM_PLAYED:
        return [card for card in t.playing if card >= 0]
    if source == FROM_HAND:
        return t.zones[t.hand_of(scene.seat)]
    if source == FROM_SCRAP:
        return t.zones[t.scrap_of(scene.seat)]
    return t.location + t.zones[PLAY]


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
