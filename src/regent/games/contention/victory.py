"""Winning, tie breakers, elimination (C-WIN, C-TIE, C-OPT-ELIM, C-TEAM)."""

from __future__ import annotations

from typing import Final

from regent.games.contention.assets import leave_play, remove
from regent.games.contention.state import GONE, NOTHING, PLAY, PLAYED, Contention

WAYS: Final = (
    "C-WIN-01",
    "C-WIN-02",
    "C-WIN-03",
    "C-OPT-ELIM-02",
    "C-OPT-ELIM-03",
    "C-OPT-ELIM-10",
    "C-TEAM-03",
)
"""The clauses a game can be won by."""


def check_batch(t: Contention, fallen: list[int]) -> None:
    """C-WIN-05, C-OPT-ELIM-10: what is looked at when a batch is complete, not only at the end."""
    if t.over:
        return
    if t.spec.elimination:
        eliminate(t)
        return
    if t.seats != 2 or t.spec.teams:  # C-WIN-07; others go on without a homeworld (C-HOME-09)
        return
    winners = [fallen[i + 1] for i in range(0, len(fallen), 2) if fallen[i + 1] >= 0]
    winners = [w for w in winners if _is_other(fallen, w)]
    if winners:
        finish(t, sorted(set(winners)), "C-WIN-03")


def _is_other(fallen: list[int], winner: int) -> bool:
    """C-WIN-06: the opponent must be the destroyer."""
    for i in range(0, len(fallen), 2):
        if fallen[i + 1] == winner and fallen[i] != winner:
            return True
    return False


def check_end_of_turn(t: Contention) -> None:
    """C-END-03, C-WIN-08: what counts is what is fulfilled at the end of the turn."""
    winners = fulfilling(t)
    if winners:
        finish(t, winners, fulfilled(t, best_of(t, winners)))


def fulfilling(t: Contention) -> list[int]:
    """Who would win if the turn ended now: more than one until the tie breakers (C-TIE-01)."""
    return [seat for seat in t.living() if fulfilled(t, seat)]


def fulfilled(t: Contention, seat: int) -> str:
    """The condition of the end of a turn that a seat fulfils now, by its clause: favor, or colony
    tokens, the homeworld or not (C-WIN-04)."""
    if not t.spec.elimination and t.favor[seat] >= t.spec.favor_to_win:
        return "C-WIN-01"
    if t.tokens[seat] == 0:
        return "C-OPT-ELIM-03" if t.spec.elimination else "C-WIN-02"
    return ""


def best_of(t: Contention, seats: list[int]) -> int:
    """C-TIE-01, C-TIE-02: favor, the Capital, locations, scepter order."""
    left = seats[:]
    keys = [t.favor, capital_holders(t), [t.count_locations(s) for s in range(t.seats)]]
    for key in keys:
        most = max([key[seat] for seat in left])
        left = [seat for seat in left if key[seat] == most]
    order = t.order() + list(range(t.seats))
    for seat in order:
        if seat in left:
            return seat
    return left[0]


def capital_holders(t: Contention) -> list[int]:
    holder = t.controller[t.capital()] if t.capital() >= 0 else -1
    return [int(seat == holder) for seat in range(t.seats)]


def finish(t: Contention, winners: list[int], clause: str) -> None:
    """One player wins, and the team with it (C-TEAM-02); the others rank by the tie breakers."""
    winner = best_of(t, winners)
    if len(winners) > 1:
        t.emit("tie", winner, "C-TIE-01")
    ranks = [0] * t.seats
    rank = 1
    team = [s for s in range(t.seats) if t.allied(s, winner)]
    for seat in team:
        ranks[seat] = 1
    rank += len(team)
    left = [s for s in range(t.seats) if ranks[s] == 0]
    left_alive = [s for s in left if t.alive >> s & 1]
    for group in (left_alive, [s for s in left if s not in left_alive]):
        rest = group[:]
        while rest:
            best = best_of(t, rest)
            ranks[best] = rank
            rank += 1
            rest.remove(best)
    t.emit("wins", winner, clause, WAYS.index(clause), t.favor[winner])
    for seat in team:
        if seat != winner:
            t.emit("wins-too", seat, "C-TEAM-02", winner)
    t.finish(ranks, clause)


def eliminate(t: Contention) -> None:
    """C-OPT-ELIM-04, C-OPT-ELIM-05, C-OPT-ELIM-10: all who lose in one batch lose together."""
    losers: list[int] = []
    for seat in t.living():
        if t.favor[seat] <= 0 or not t.controls_home(seat):
            losers.append(seat)
    if not losers:
        return
    left = [seat for seat in t.living() if seat not in losers]
    if not left:
        finish(t, losers, "C-OPT-ELIM-10")
        return
    for seat in losers:
        t.emit("loses", seat, "C-OPT-ELIM-06")
        t.drop_out(seat)
        remove_player(t, seat)
    teams = {t.spec.team[seat] for seat in left}
    if len(teams) == 1:
        finish(t, left, "C-TEAM-03" if t.spec.teams else "C-OPT-ELIM-02")


def remove_player(t: Contention, seat: int) -> None:
    """C-OPT-ELIM-06, C-OPT-ELIM-12; what others attached to these cards goes too (C-ATT-08)."""
    own = [card for card in t.zones[PLAY] if t.owner[card] == seat]
    borrowed = [c for c in t.zones[PLAY] if t.owner[c] != seat and t.controller[c] == seat]
    for card in borrowed:
        leave_play(t, card, t.scrap_of(t.owner[card]))
    for card in own:
        for attached in t.attached_to(card):
            if t.owner[attached] != seat:
                remove(t, attached, "C-ATT-08")
        leave_play(t, card, GONE)
    for place in t.location:
        if t.controller[place] == seat:
            t.rule(place, -1)
            if place == t.home(seat):
                t.turn_down(place)
    t.take_back_tokens(seat)
    for zone in (PLAYED, t.deck_of(seat), t.hand_of(seat), t.scrap_of(seat)):
        for card in t.zones[zone][:]:
            if t.owner[card] == seat:  # of the cards being played only this player's
                t.move(card, GONE)
                t.emit("removes", seat, "C-OPT-ELIM-06", card)
    t.begin_playing(seat, -1)
    t.set_status(seat, NOTHING)
    t.spend(seat, t.resources[seat])
    t.drop_triggers(seat)
