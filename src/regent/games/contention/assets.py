"""Cards come into play, change hands and leave it: destroyed, scrapped, removed, returned."""

from __future__ import annotations

from typing import Final

from regent.games.contention.codes import (
    A_KIND,
    A_ONCE,
    A_WHICH,
    HOMEWORLD,
    TOKEN_LIMIT,
    UNIQUE,
    W_CONTROLS_HOST,
    W_DEPLOY,
    W_JUMPS,
    W_PLAYS,
    W_SHIP_DESTROYED,
)
from regent.games.contention.meaning import MEANING
from regent.games.contention.needs import means_players
from regent.games.contention.select import PLAIN, Scene, players
from regent.games.contention.state import GONE, MAP, PLAY, Contention
from regent.games.contention.values import has_while, holds, keywords_lost, works
from regent.kernel.held import Held, Waiting, pack_ability


class Waits(Waiting[Contention]):
    """Abilities that wait. What they hear of is `about`: the ship that jumped or was destroyed,
    the card that was played, for a Backlash the sector it happens in; -1 for nothing."""

    __slots__ = ()

    def waits(self, t: Contention, source: int) -> list[Held]:
        return t.spec.waits[t.face[source]]

    def hears(self, t: Contention, source: int, held: Held, about: int) -> bool:
        """Deploy always works (C-KW-DELAY-2)."""
        word, op = held.word, held.op
        if word != W_DEPLOY and not works(t, source, held.number):
            return False
        if word == W_JUMPS:
            if op.args[A_ONCE] and any(m.card == about and m.source == source for m in t.lasting):
                return False  # once per ship per turn: its bonus is still there
            return self.means(t, source, held, about)
        if word == W_PLAYS:
            fits = op.args[A_KIND] >> t.kind(about) & 1 == 1
            return fits and not (op.args[A_ONCE] and t.used[source] == t.turn)
        if word == W_SHIP_DESTROYED:
            if op.args[A_ONCE] and t.used[source] == t.turn:
                return False
            seat = t.controller[source]
            return self.means(t, source, held, about) and holds(t, held.ability, seat, source)
        return True

    def means(self, t: Contention, source: int, held: Held, ship: int) -> bool:
        """Is it such a ship that the ability waits for?"""
        which = held.op.selectors[A_WHICH]
        scene = Scene(t.controller[source], source, [])
        return which is not None and PLAIN.matches(t, which, scene, ship)

    def queue(self, t: Contention, source: int, held: Held, about: int) -> None:
        seat = t.controller[source]
        if held.word in (W_PLAYS, W_SHIP_DESTROYED):
            t.used[source] = t.turn
        if held.word == W_PLAYS and not holds(t, held.ability, seat, source):
            return
        queue(t, held.word, seat, source, t.face[source], held.number, about)


WAITS: Final = Waits()


def queue(
    t: Contention, word: int, seat: int, card: int, face: int, number: int, about: int
) -> None:
    """Queue one ability with what is printed on its card: a reshuffle may change it (C-DRAW-03)."""
    t.trigger(word, seat, card, pack_ability(face, number), about)


def enter_play(t: Contention, card: int, seat: int, sector: int, clause: str) -> None:
    """An asset comes into play under a seat's control; its Deploy triggers (C-KW-DEPLOY-1)."""
    t.move(card, PLAY)
    take_place(t, card, seat, sector)
    if t.host_seat[card] >= 0:
        t.emit("attaches-to-player", seat, clause, card, t.host_seat[card])
    elif sector < 0:
        t.emit("enters-off", seat, clause, card)
    else:
        t.emit("enters", seat, clause, card, sector)
    if t.host[card] >= 0:
        t.emit("attaches", seat, "C-ATT-07", card, t.host[card])
    _arrive(t, card)


def take_place(t: Contention, card: int, seat: int, sector: int) -> None:
    t.controller[card] = seat
    t.base[card] = seat
    t.at[card] = sector
    t.damage[card] = 0
    t.counters[card] = 0
    t.turn_in[card] = t.turn
    t.stamp += 1
    t.since[card] = t.stamp  # C-CARD-14: what it sets counts from now
    t.used[card] = 0
    t.marked[card] = -1
    if t.spec.aura[t.face[card]] and card not in t.auras:
        t.auras.append(card)


def _arrive(t: Contention, card: int) -> None:
    keep_unique(t, card)
    take_host_control(t, card)
    if not keywords_lost(t, card):
        WAITS.notice(t, W_DEPLOY, [card], -1)


def keep_unique(t: Contention, card: int) -> None:
    """C-CARD-08, C-CARD-09, C-PLAY-26: the copy that was there first is scrapped."""
    face = t.face[card]
    if t.spec.rarity[face] != UNIQUE:
        return
    for other in t.zones[PLAY][:]:
        if other != card and t.face[other] == face and t.controller[other] >= 0:
            scrap(t, other, "C-CARD-08")


def take_host_control(t: Contention, card: int) -> None:
    """Proxy Captain: control of the host while attached."""
    host = t.host[card]
    if host >= 0 and has_while(t, card, W_CONTROLS_HOST) is not None:
        change_control(t, host, t.controller[card], "C-GLOSS-CONTROL")


def change_control(t: Contention, card: int, seat: int, clause: str) -> None:
    """C-KW-DELAY-3: a new first turn. C-KW-DEPLOY-2: no Deploy. C-TOK-07: not past a limit.

    What is attached to it keeps its own controller (C-ATT-09).
    """
    if t.controller[card] == seat:
        return
    token = t.spec.token[t.face[card]]
    if token >= 0 and t.token_count(seat, token) >= TOKEN_LIMIT[token]:
        t.emit("no-token", seat, "C-TOK-07", token)
        return
    t.controller[card] = seat
    t.turn_in[card] = t.turn
    t.target[card] = -1
    t.emit("controls", seat, clause, card)


def attach(t: Contention, card: int, host: int, host_seat: int) -> None:
    """C-ATT-02, C-ATT-11: an attachment's sector is its host's; on a player it has none."""
    t.host[card] = host
    t.host_seat[card] = host_seat
    t.at[card] = t.at[host] if host >= 0 else -1


def _let_go(t: Contention, card: int) -> None:
    """Forget what a card was on the table; a host held by it goes back (C-GLOSS-CONTROL)."""
    host = t.host[card]
    t.host[card] = -1
    t.host_seat[card] = -1
    if card in t.auras:
        t.auras.remove(card)
    if host >= 0 and has_while(t, card, W_CONTROLS_HOST) is not None:
        give_back_host(t, host, t.controller[card])
    t.base[card] = t.controller[card]  # whose it was last, for what looks back
    t.controller[card] = -1
    t.at[card] = -1
    t.damage[card] = 0
    t.target[card] = -1
    t.lasting = [m for m in t.lasting if m.card != card] if t.lasting else t.lasting
    for source in range(len(t.marked)):
        if t.marked[source] == card:
            t.marked[source] = -1


def give_back_host(t: Contention, host: int, seat: int) -> None:
    """C-GLOSS-CONTROL: to whom it was taken from, or to an older effect that still runs."""
    if t.where[host] != PLAY or t.controller[host] != seat:
        return
    back = t.base[host]
    for other in t.zones[PLAY]:
        if t.host[other] == host and has_while(t, other, W_CONTROLS_HOST) is not None:
            back = t.controller[other]
    change_control(t, host, back, "C-GLOSS-CONTROL")


def leave_play(t: Contention, card: int, zone: int) -> None:
    """C-ZONE-02, C-ZONE-05: to its owner's pile, hand or the removed area; a token to nowhere
    (C-TOK-06)."""
    _let_go(t, card)
    t.move(card, GONE if t.is_token(card) else zone)


def found_again(t: Contention, card: int, face: int) -> int:
    """A card that left play, where it lies now: a reshuffle may have moved its face (C-DRAW-03)."""
    owner = t.owner[card]
    if t.face[card] == face:
        return card if t.where[card] > PLAY else -1
    for zone in (t.deck_of(owner), t.hand_of(owner), t.scrap_of(owner)):
        for other in t.zones[zone]:
            if t.face[other] == face:
                return other
    return -1


def scrap(t: Contention, card: int, clause: str) -> None:
    """C-GLOSS-SCRAP: to the scrap pile; no Backlash. Together with what was attached to it:
    cards that reach the pile together are shuffled together (C-ATT-10, C-DRAW-03)."""
    _scrap_with_attachments(t, card, clause)
    t.refill_all()


def _scrap_with_attachments(t: Contention, card: int, clause: str) -> None:
    """C-ATT-05, C-ATT-10: a host and its attachments share the same moment."""
    seat = t.controller[card]
    for attached in t.attached_to(card):
        _scrap_with_attachments(t, attached, "C-ATT-05")
    leave_play(t, card, t.scrap_of(t.owner[card]))
    t.emit("scraps", seat, clause, card)


def scrap_attached(t: Contention, host: int, clause: str) -> None:
    """What is attached to a host reaches the pile together (C-ATT-10, C-DRAW-03)."""
    for attached in t.attached_to(host):
        _scrap_with_attachments(t, attached, clause)
    t.refill_all()


def return_to_hand(t: Contention, card: int, seat: int, clause: str) -> None:
    """To its owner's hand: from play without its attachments (C-ATT-08), a token not (C-TOK-03)."""
    if t.where[card] == PLAY:
        scrap_attached(t, card, "C-ATT-08")
        if t.is_token(card):
            scrap(t, card, "C-TOK-03")
            return
        leave_play(t, card, t.hand_of(t.owner[card]))
    else:
        t.move(card, t.hand_of(t.owner[card]))
    t.emit("returns", seat, clause, card)


def remove(t: Contention, card: int, clause: str) -> None:
    """C-GLOSS-REMOVE, C-ATT-08: out of the game with its attachments; no Backlash."""
    seat = t.controller[card]
    for attached in t.attached_to(card):
        remove(t, attached, "C-ATT-08")
    leave_play(t, card, GONE)
    t.emit("removes", seat, clause, card)


def check_attachments(t: Contention) -> None:
    """C-ATT-06: an attachment whose host is no longer a legal one is scrapped; several reach the
    pile together (C-DRAW-03)."""
    scrapped = False
    for card in t.zones[PLAY][:]:
        if t.where[card] != PLAY or (t.host[card] < 0 and t.host_seat[card] < 0):
            continue
        if not legal_host(t, card, t.host[card], t.host_seat[card], t.controller[card]):
            _scrap_with_attachments(t, card, "C-ATT-06")
            scrapped = True
    if scrapped:
        t.refill_all()


def legal_host(t: Contention, card: int, host: int, host_seat: int, seat: int) -> bool:
    """May the card be attached there by that seat?"""
    selector = t.spec.attach[t.face[card]]
    if selector is None:
        return False
    if means_players(selector):
        return host_seat >= 0 and host_seat in players(t, selector, seat)
    if host < 0 or t.where[host] > PLAY:
        return False
    if t.host[card] == host and has_while(t, card, W_CONTROLS_HOST) is not None:
        return True  # it stays a legal host although it is no longer an enemy's
    return MEANING.matches(t, selector, Scene(seat, card, []), host)


def follow_hosts(t: Contention, card: int) -> None:
    """C-ATT-04: attachments move with their host."""
    for attached in t.zones[PLAY]:
        if t.host[attached] == card:
            t.at[attached] = t.at[card]


def create(t: Contention, seat: int, owner: int, token: int, count: int, sector: int) -> None:
    """C-TOK-02, C-TOK-08: as many as fit under the seat's limit."""
    for _ in range(count):
        if t.token_count(seat, token) >= TOKEN_LIMIT[token]:
            t.emit("no-token", seat, "C-TOK-02", token)
            return
        card = t.new_card(t.spec.token_face[token], PLAY, owner)
        take_place(t, card, seat, sector)
        t.emit("creates", seat, "C-TOK-01", card, sector)
        _arrive(t, card)


def place_location(t: Contention, card: int, sector: int) -> None:
    t.location[sector] = card
    t.at[card] = sector


def flip_up(t: Contention, card: int) -> None:
    """Everybody sees the location from now on."""
    t.up[card] = 1
    if t.known[card] != t.everybody():
        t.learn(card, t.everybody())
    if t.spec.aura[t.face[card]] and card not in t.auras:
        t.auras.append(card)


def settle(t: Contention, seat: int, card: int, clause: str) -> None:
    """C-GLOSS-SETTLE, C-SETTLE-02: face up, a colony token on it (C-HOME-02), under control.

    The flip follows the choice (C-SETTLE-09); its Deploy triggers (C-SETTLE-08).
    """
    flip_up(t, card)
    own_home = card == t.home(seat)
    if not own_home:
        t.tokens[seat] -= 1
    t.controller[card] = seat
    t.base[card] = seat
    t.damage[card] = 0
    t.turn_in[card] = t.turn
    t.used[card] = 0
    t.emit("settles", seat, clause, card, t.at[card])
    WAITS.notice(t, W_DEPLOY, [card], -1)


def lose_location(t: Contention, card: int) -> None:
    """C-DEST-05: the colony token returns to its owner's stack."""
    seat = t.controller[card]
    if seat >= 0 and card != t.home(seat):
        t.tokens[seat] += 1
    t.controller[card] = -1
    t.base[card] = -1
    t.damage[card] = 0
    t.target[card] = -1


def replace_location(t: Contention, sector: int, new: int, clause: str) -> None:
    """C-MAP-09: another location in the same sector; the ships stay where they are."""
    old = t.location[sector]
    lose_location(t, old)
    if old in t.auras:
        t.auras.remove(old)
    t.up[old] = 0
    t.at[old] = -1
    t.move(old, GONE)
    if t.where[new] != MAP:
        t.move(new, MAP)
    place_location(t, new, sector)
    flip_up(t, new)
    t.emit("replaces", -1, clause, old, new, sector)


def black_hole(t: Contention, sector: int, clause: str) -> None:
    """A location becomes a Black Hole; what was attached to it is scrapped."""
    old = t.location[sector]
    scrap_attached(t, old, "C-DEST-09")
    hole = t.new_card(t.spec.face_of("Black Hole"), MAP, -1)
    replace_location(t, sector, hole, clause)


def put_ship(t: Contention, card: int, sector: int) -> None:
    """A ship stands in another sector, with everything attached to it."""
    t.at[card] = sector
    follow_hosts(t, card)


def jump(t: Contention, card: int, sector: int, clause: str) -> None:
    """C-GLOSS-JUMP-1, C-EXPL-03: straight to the sector, then explore it."""
    seat = t.controller[card]
    put_ship(t, card, sector)
    t.emit("jumps", seat, clause, card, sector)
    WAITS.notice(t, W_JUMPS, t.zones[PLAY], card)
    explore(t, seat, sector, "C-EXPL-03")


def notice_play(t: Contention, seat: int, card: int) -> None:
    """Abilities that wait for their controller to play a card of some type."""
    mine = [other for other in t.zones[PLAY] if t.controller[other] == seat and other != card]
    WAITS.notice(t, W_PLAYS, mine, card)


def explore(t: Contention, seat: int, sector: int, clause: str) -> None:
    """C-EXPL-01, C-EXPL-02: that player alone sees the location, if it is face down."""
    card = t.location[sector]
    if t.up[card] or t.known[card] >> seat & 1 or t.spec.kind[t.face[card]] == HOMEWORLD:
        return
    if t.is_capital(card):
        return
    t.learn(card, 1 << seat)
    t.emit("explores", seat, clause, card, sector)
