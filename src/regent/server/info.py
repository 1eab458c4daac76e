"""A table in a few words, for those who look for one and those who sit there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from regent.play.deal import AWAITED_DECKS, SEALED, charter
from regent.server.catalogue import parties
from regent.server.chat import may_chat
from regent.server.stand_in import may
from regent.server.store import Person, Record
from regent.server.wire import DealInfo, SeatInfo, TableInfo

if TYPE_CHECKING:
    from regent.server.hall import Hall

CHARTERS: Final = 1000
SAID: Final = 200
"""Letters of a scenario in a list."""


def table_info(hall: Hall, record: Record, person: Person | None, whole: bool) -> TableInfo:
    """A table as this person may know it. In lists, and whenever somebody comes or goes, stands
    only the beginning of a scenario that it was begun from."""
    live = hall.tables.get(record.id)
    told = hall.told(record)
    host = person is not None and record.host == person.id
    sides: list[str] = []
    gathering = record.header.decks == AWAITED_DECKS
    if live is not None and live.session.title.sides is not None and not gathering:
        sides = live.session.title.sides.of(live.session.table)
    allied = parties(record.header)
    seats: list[SeatInfo] = []
    for seat, who in enumerate(record.seats):
        mine = person is not None and who.kind == "person" and who.person == person.id
        here = live.here(seat) if live is not None else False
        side = sides[seat] if seat < len(sides) else ""
        party = allied[seat] if seat < len(allied) else ""
        kind: Any = who.kind
        rights: Any = may(record, live, seat, person, hall.setup.grace)
        votes = sorted(live.patience.votes.get(seat, ())) if live is not None else []
        owner = _owner(record, seat)
        seats.append(
            SeatInfo(
                seat,
                kind,
                who.name,
                who.bot,
                who.away,
                here,
                mine,
                side,
                owner,
                votes,
                rights,
                f"deck_{seat}" in record.header.texts,
                party,
                live.conceded.get(seat, -1) if live is not None else -1,
            )
        )
    invites: dict[str, str] = {}
    withdrawn: list[str] = []
    if host:
        for place in hall.inviting(record):
            invite = hall.people.invitation(record, place)
            if invite:
                invites[place] = invite
            else:
                withdrawn.append(place)
    state: Any = told.state
    header = record.header
    return TableInfo(
        id=record.id,
        name=record.name,
        title=header.title,
        ruleset=header.ruleset,
        settings=header.settings,
        seats=seats,
        state=state,
        listed=record.listed,
        watchable=record.watchable,
        reveal=record.reveal,
        fast=header.fast,
        host=host,
        created=record.created,
        touched=told.touched,
        answers=told.answers,
        turn=told.turn,
        awaited=[seat for seat in range(header.seats) if told.awaited >> seat & 1],
        won=[seat for seat in range(header.seats) if told.won >> seat & 1],
        invites=invites,
        withdrawn=withdrawn,
        problem=told.problem,
        lesson=record.lesson,
        gathering=gathering,
        clock=record.clock,
        many=record.many,
        advice=record.advice,
        chat=may_chat(record),
        expires=hall.keeping.expires(record, told.touched),
        deal=deal_info(hall, record, whole),
        again=hall.rematches.told(record, person),
    )


def deal_info(hall: Hall, record: Record, whole: bool) -> DealInfo:
    """Where the cards come from, as everybody may know it before sitting down (K-CHANCE-3):
    the secret itself only after the end, and where all hands are shown then."""
    header = record.header
    revealed = hall.archive.is_revealed(record)
    # It is dealt when all decks are there; and what a journal says that was brought here is no
    # promise of ours.
    promised = header.decks != AWAITED_DECKS and record.state != "film"
    return DealInfo(
        chance="sealed" if header.chance == SEALED else "seed",
        seed=header.seed,
        given=header.given if whole else header.given[:SAID],
        commitment=header.commitment if promised else "",
        charter=_charter(hall, record) if promised else "",
        secret=header.secret if revealed else "",
    )


def _charter(hall: Hall, record: Record) -> str:
    """The charter of a table; what it brought may be long, and is gone through once."""
    header = record.header
    if not header.commitment:
        return ""
    if not (header.given or header.texts or header.patch):
        return charter(header)
    if record.id not in hall.charters:
        if len(hall.charters) >= CHARTERS:
            hall.charters.clear()
        hall.charters[record.id] = charter(header)
    return hall.charters[record.id]


def _owner(record: Record, seat: int) -> int:
    """The first seat of whoever has this one."""
    who = record.seats[seat]
    if who.kind != "person":
        return seat
    return next(i for i, other in enumerate(record.seats) if other.person == who.person)
