"""Why something may not be chosen for a card or ability: the clause behind each kind of choice.

Only asked about what is not offered (`to_choose.Chooser` finds that), when somebody tries it or
wants to know. So it may look closely; what no closer rule forbids is left to the rule of choosing
itself.
"""

from __future__ import annotations

from regent.games.contention import (
    needs,
)
from regent.games.contention.codes import (
    A_OF,
    A_WITHIN,
    ENEMY,
    K_SIDE,
    S_CHOOSE,
    S_TARGET,
    S_WHEN,
    SHIPYARD,
    W_DEV,
)
from regent.games.contention.entry import accepts, created_face
from regent.games.contention.moves import held, may_jump, stops
from regent.games.contention.select import near
from regent.games.contention.state import Contention
from regent.games.contention.to_choose import Chooser
from regent.games.contention.values import delayed, keyword
from regent.kernel.choosing import Need
from regent.kernel.vocabulary import ABSENT, Selector


def choosing(chooser: Chooser) -> str:
    """The rule by which this choice is made at all: C-PLAY-02 for a card being played, C-DEV-03
    for a develop ability, C-PLAY-21 for one that has triggered."""
    if chooser.number == needs.PLAYING or chooser.ability is None:
        return "C-PLAY-02"
    waits = chooser.ability.ops[S_WHEN]
    return "C-DEV-03" if waits and waits[0].word == W_DEV else "C-PLAY-21"


def bar_choice(chooser: Chooser, need: Need, draft: list[int], thing: int) -> str:
    """The clause that forbids this card, seat, sector or number for a need."""
    kind = need.kind
    if kind in (needs.ENTRY, needs.SITE):
        return _bar_site(chooser, kind, thing)
    if kind in (needs.HOST, needs.REATTACH):
        return "C-ATT-07"
    if kind in (needs.PLAYER, needs.HOST_PLAYER, needs.REATTACH_PLAYER):
        return _bar_player(chooser, need, thing)
    if kind in (needs.GIVE_SHIP, needs.GIVE_CARD):
        return "C-PLAY-09" if chooser.number == needs.PLAYING else "C-DEV-03"
    if kind == needs.SECTOR:
        return _bar_sector(chooser, need, thing)
    if kind == needs.PATH:
        return _bar_step(chooser, need, draft, thing)
    return choosing(chooser)


def bar_target(chooser: Chooser, card: int) -> str:
    """What keeps a card from being targeted; what the text does not mean, it cannot name."""
    if 0 <= card < len(chooser.t.face) and chooser.t.at[card] >= 0:
        return chooser.bar_target(card) or choosing(chooser)
    return choosing(chooser)


def _bar_site(chooser: Chooser, kind: int, card: int) -> str:
    """Yours (C-PLAY-05), your homeworld only while you control it (C-PLAY-06), and a Shipyard that
    works by now (C-KW-DELAY-1) and takes such a ship."""
    t, seat = chooser.t, chooser.seat
    plain = "C-PLAY-05" if kind == needs.ENTRY else "C-KW-SHIPYARD-4"
    if card >= len(t.face):
        return plain
    if card == t.home(seat):
        return "C-PLAY-06"
    face = t.face[chooser.card]
    if kind == needs.SITE and chooser.ability is not None:
        face = created_face(t, chooser.ability, chooser.scene())
    if t.controller[card] != seat or t.at[card] < 0 or accepts(t, card, face):
        return plain
    if t.spec.keywords[t.face[card]][SHIPYARD] >= 0 and delayed(t, card):
        return "C-KW-DELAY-1"
    if keyword(t, card, SHIPYARD) < 0:
        return plain
    return "C-KW-SHIPYARD-2" if t.spec.shipyard_word[t.face[card]] >= 0 else "C-KW-SHIPYARD-3"


def _players(chooser: Chooser, need: Need) -> Selector | None:
    t = chooser.t
    if need.kind == needs.PLAYER and chooser.ability is not None:
        return chooser.ability.selectors[S_TARGET][need.index]
    if need.kind == needs.HOST_PLAYER:
        return t.spec.attach[t.face[chooser.card]]
    return None


def _bar_player(chooser: Chooser, need: Need, seat: int) -> str:
    t = chooser.t
    if seat < t.seats and not t.alive >> seat & 1:
        return "C-OPT-ELIM-12"
    which = _players(chooser, need)
    if which is not None and which.args[K_SIDE] == ENEMY and seat < t.seats:
        if seat != chooser.seat and t.allied(seat, chooser.seat):
            return "C-TEAM-05"
        if seat == chooser.seat:
            return "C-GLOSS-ENEMY"
    return "C-ATT-07" if need.kind != needs.PLAYER else choosing(chooser)


def _bar_sector(chooser: Chooser, need: Need, sector: int) -> str:
    """Too far (C-GLOSS-RANGE), where the ship is already, or where no jump leads (C-META-05)."""
    t = chooser.t
    if need.index < 0 or chooser.ability is None or sector >= len(t.location):
        return choosing(chooser)
    op = chooser.ability.ops[S_CHOOSE][need.index]
    scene = chooser.scene()
    within, of = op.args[A_WITHIN], op.args[A_OF]
    if within != ABSENT and not near(t, scene, sector, within, of):
        return "C-GLOSS-RANGE"
    ship = chooser.jumper(scene)
    if ship >= 0 and t.at[ship] != sector and not may_jump(t, ship, sector):
        return "C-META-05"
    return "C-GLOSS-JUMP-1" if ship >= 0 else choosing(chooser)


def _bar_step(chooser: Chooser, need: Need, draft: list[int], sector: int) -> str:
    """The next sector of a path: as for a move (C-MOVE-02, C-MOVE-06 to C-MOVE-08)."""
    t: Contention = chooser.t
    ship = chooser.mover(need)
    if ship < 0:
        return choosing(chooser)
    here = draft[-1] if draft else t.at[ship]
    if held(t, ship, here):
        return "C-MOVE-08" if draft else "C-MOVE-07"
    if draft and stops(t, ship, here):
        return "C-ANOM-01"
    if sector >= len(t.location) or sector not in t.spec.layout.neighbours[here]:
        return "C-MOVE-06"
    return "C-MOVE-02"
