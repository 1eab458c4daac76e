"""Which things a card means: selectors and conditions, looked up on the table."""

from __future__ import annotations

from typing import Final

from regent.games.seize.codes import (
    A_WHICH,
    ATTACKING,
    DEFENDING,
    ENEMY,
    K_AMONG,
    K_ASSAULTING,
    K_CHOSEN,
    K_DEPLETED,
    K_DISCARDED,
    K_ELSEWHERE,
    K_FALLEN,
    K_HERE,
    K_KIND,
    K_MAX_COST,
    K_NO_THRONE,
    K_NOT_SUBTYPE,
    K_OTHER,
    K_PLAYER,
    K_ROLE,
    K_SIDE,
    K_SUBTYPE,
    K_TARGETING,
    K_THRONE,
    K_TYPE,
    K_UNDEPLETED,
    KIND_ATTACK,
    KIND_CHARACTER,
    KIND_COUNTER,
    KIND_REACTION,
    KIND_UNIT_CARD,
    KIND_WORLD,
    OF_ACTIVE,
    OF_ATTACKED,
    OWN,
    REF_ATTACKED,
    REF_THIS,
    UNITS,
    W_ALONE,
    W_CONQUERED,
    W_DISPUTED,
    W_ENTHRONED,
    W_SYSTEM,
    W_THRONE,
    W_UNDISPUTED,
    W_WITH,
)
from regent.games.seize.state import (
    AS_STARSHIP,
    DISCARD,
    FIGURES,
    MAP,
    PLAY,
    PLAYED,
    Seize,
)
from regent.games.seize.types import is_assaulting, is_own_throne, is_throne, subtypes_of, type_of
from regent.kernel.selecting import Scene, Selecting
from regent.kernel.vocabulary import ABSENT, Op, Selector
from regent.kernel.window import announced_below


def attacking(t: Seize, card: int) -> bool:
    """On the Attacker's side of the Conquest Action (SI-GLOSS-ATTACKER)."""
    return (
        t.at[card] == t.world
        and t.world >= 0
        and t.controller[card] == t.attacker
        and t.form[card] != AS_STARSHIP
    )


def defending(t: Seize, card: int) -> bool:
    """On the Defender's side, whoever controls it (SI-CONQ-5, SI-GLOSS-DEFENDER)."""
    return t.at[card] == t.world and t.world >= 0 and not attacking(t, card)


def place_of(t: Seize, source: int) -> int:
    """The World a card speaks of with "here": its own, or that of the Conquest Action."""
    if t.where[source] == MAP:
        return source
    return t.at[source] if t.at[source] >= 0 else t.world


class Meaning(Selecting[Seize, Scene]):
    """What the keys and references of this title's selectors mean. The seat of a scene is -1 where
    the controller of the card speaks."""

    __slots__ = ()

    def referred(self, t: Seize, ref: int, scene: Scene) -> list[int]:
        if ref == REF_THIS:
            return [scene.card]
        return [t.world] if ref == REF_ATTACKED and t.world >= 0 else []

    def domain(self, t: Seize, selector: Selector, scene: Scene) -> list[int]:
        """As few cards as the place of the selector allows."""
        args = selector.args
        kind = args[K_KIND]
        if args[K_DISCARDED]:
            pile = t.cards_in(scene.seat, DISCARD)
            return [card for card in pile if t.fallen[card] == t.turn] if args[K_FALLEN] else pile
        if kind == KIND_WORLD:
            return t.zones[MAP]
        if kind == KIND_CHARACTER:
            return t.zones[FIGURES]
        if kind == KIND_REACTION:
            return [*t.zones[PLAYED], *t.zones[PLAY]]
        if args[K_HERE]:
            return t.units_at(place_of(t, scene.card))
        if args[K_ROLE] or args[K_ASSAULTING]:
            return t.units_at(t.world)
        if kind == KIND_UNIT_CARD and args[K_SIDE] == OWN and scene.seat >= 0:
            return t.unit_cards(scene.seat)
        return t.zones[PLAY]

    def fits(self, t: Seize, selector: Selector, scene: Scene, thing: int) -> bool:
        args = selector.args
        source = scene.card
        if not _is_kind(t, args, thing):
            return False
        if not _fits_side(t, args, thing, t.controller[source] if scene.seat < 0 else scene.seat):
            return False
        if args[K_HERE] and t.at[thing] != place_of(t, source):
            return False
        if args[K_OTHER] and thing == source:
            return False
        if args[K_ELSEWHERE] and not _elsewhere(t, thing, source):
            return False
        role = args[K_ROLE]
        if role == ATTACKING and not attacking(t, thing):
            return False
        if role == DEFENDING and not defending(t, thing):
            return False
        if args[K_CHOSEN]:
            if t.chosen[source] < 0 or not subtypes_of(t, thing) >> t.chosen[source] & 1:
                return False
        return _fits_state(t, args, thing)


MEANING: Final = Meaning()


def matches(t: Seize, who: Selector, card: int, source: int, seat: int = -1) -> bool:
    """Is this card meant by a selector of `source`, a card of `seat`?"""
    return MEANING.matches(t, who, Scene(seat, source), card)


def _is_kind(t: Seize, args: list[int], card: int) -> bool:
    """Type, sub-types, cost, card or counter (SI-COMP-05, SI-CNT-4, SI-UNIV-10)."""
    wanted = args[K_KIND]
    if wanted == KIND_WORLD:
        if not t.is_world(card):
            return False
    elif wanted == KIND_CHARACTER:
        if not t.is_character(card):
            return False
    elif wanted == KIND_REACTION:  # allocated: in force, or fighting as a Starship
        if not t.is_reaction(card) or announced_below(t, card) is not None:
            return False
    else:
        kind = type_of(t, card)
        if kind >= UNITS:
            return False
        if args[K_TYPE] and not args[K_TYPE] >> kind & 1:
            return False
        if wanted == KIND_UNIT_CARD and not t.is_unit_card(card):  # SI-CAP-9
            return False
        if wanted == KIND_COUNTER and not t.is_counter(card):
            return False
    have = subtypes_of(t, card)
    if args[K_SUBTYPE] and not args[K_SUBTYPE] & have:
        return False
    if args[K_NOT_SUBTYPE] & have:
        return False
    return args[K_MAX_COST] == ABSENT or t.cost(card) <= args[K_MAX_COST]


def _fits_side(t: Seize, args: list[int], card: int, seat: int) -> bool:
    side = args[K_SIDE]
    whose = t.owner[card] if args[K_DISCARDED] else t.controller[card]
    if side == OWN and whose != seat:
        return False
    if side == ENEMY and whose == seat:
        return False
    player = args[K_PLAYER]
    if player == OF_ACTIVE:
        return whose == t.active
    if player == OF_ATTACKED:  # one whose World was entered in Part B (SI-REALLOC-C1)
        return any(t.controller[world] == whose for world in t.entered)
    return True


def _elsewhere(t: Seize, card: int, source: int) -> bool:
    """At another World of the source's System."""
    world = t.at[card]
    if world < 0 or world == source:
        return False
    return t.spec.system[t.face[world]] == t.spec.system[t.face[source]]


def _fits_state(t: Seize, args: list[int], card: int) -> bool:
    if args[K_DEPLETED] and not t.depleted[card]:
        return False
    if args[K_UNDEPLETED] and t.depleted[card]:
        return False
    if args[K_FALLEN] and t.fallen[card] != t.turn:
        return False
    if args[K_TARGETING] and not any(attack[0] == card for attack in t.attacks):
        return False
    if args[K_ASSAULTING] and not is_assaulting(t, card):
        return False
    if args[K_NO_THRONE] and is_throne(t, card):
        return False
    return not args[K_THRONE] or is_throne(t, card)


ATTACK_SPAN: Final = 1 << 12


def attack_of(unit: int, target: int) -> int:
    """A declared attack as one number, to be chosen like a card."""
    return unit * ATTACK_SPAN + target


def attack_unit(attack: int) -> int:
    return attack // ATTACK_SPAN


def attack_target(attack: int) -> int:
    return attack % ATTACK_SPAN


ALL: Final = 1 << 20
"""As many as there are."""


def found(
    t: Seize, who: Selector, source: int, seat: int, among: list[int], most: int = ALL
) -> list[int]:
    """Everything a selector means now, in a fixed order; attacks as `attack_of` numbers them.

    Who only asks whether there is one says how many are enough with `most`.
    """
    scene = Scene(seat, source)
    if who.ref >= 0:
        return MEANING.referred(t, who.ref, scene)
    args = who.args
    if args[K_AMONG]:
        return [card for card in among if t.where[card] == PLAY]
    if args[K_KIND] == KIND_ATTACK:
        return _attacks(t, who)
    other = args[K_OTHER]
    result: list[int] = []
    for card in MEANING.domain(t, who, scene):
        if MEANING.matches(t, who, scene, card) and not (other and card in among):
            result.append(card)
            if len(result) >= most:
                break
    return result


def _attacks(t: Seize, who: Selector) -> list[int]:
    """Declared attacks on such a Unit (SI-MOD-8: a single attack is one share)."""
    result: list[int] = []
    for attack in t.attacks:
        target = attack[1]
        if attack[3] or t.where[target] != PLAY:
            continue
        if who.args[K_TYPE] >> type_of(t, target) & 1:
            result.append(attack_of(attack[0], target))
    return result


def holds(t: Seize, ifs: list[Op], source: int) -> bool:
    """Do the conditions of an ability hold? Moments and payments are looked at elsewhere."""
    for op in ifs:
        word = op.word
        if word == W_SYSTEM:
            if not upgraded(t, source):
                return False
        elif word == W_ALONE:
            if upgraded(t, source):
                return False
        elif word == W_ENTHRONED:
            seat = t.controller[source]
            if not any(is_own_throne(t, world, seat) for world in t.worlds(seat)):
                return False
        elif word == W_WITH:
            who = op.selectors[A_WHICH]
            if who is not None and not any(matches(t, who, card, source) for card in t.zones[PLAY]):
                return False
        elif not stands_so(t, word, t.at[source]):
            return False
    return True


def stands_so(t: Seize, word: int, world: int) -> bool:
    """Is the World at which a card stands such as the condition asks?"""
    if word == W_THRONE:
        return world >= 0 and is_throne(t, world)
    if word == W_CONQUERED:
        return world >= 0 and t.owner[world] != t.controller[world]
    if word == W_UNDISPUTED:
        return world < 0 or not disputed(t, world)
    if word == W_DISPUTED:
        return world >= 0 and disputed(t, world)
    return True


def upgraded(t: Seize, world: int) -> bool:
    """SI-COMP-10: its controller has two or more Worlds of the System, Disputed ones too."""
    seat = t.controller[world]
    return seat >= 0 and t.controls_of(seat, t.spec.system[t.face[world]]) >= 2


def would_dispute(t: Seize, card: int) -> bool:
    """Would this facedown card be Disputed faceup? What others have lies open (SI-DISP-1)."""
    lies = [*t.zones[MAP], *t.zones[FIGURES]]
    return any(t.face[other] == t.face[card] and not t.throne[other] for other in lies)


def disputed(t: Seize, card: int) -> bool:
    """SI-DISP-1, SI-DISP-2: another faceup copy lies on the table; never a Throne World.

    A copy that lies facedown, or a Throne World (SI-THRONE-3), Disputes nothing. Passive
    abilities go
    on (SI-DISP-C4, SI-DISP-W-10), and so does whatever does not deplete (SI-DISP-C6); each
    copy is a
    card of its own, with its own Units (SI-DISP-C-ONE, SI-DISP-W-5, SI-DISP-W-9).
    """
    return card in t.board().disputed
