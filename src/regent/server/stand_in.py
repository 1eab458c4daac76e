"""When a bot may stand in for somebody, who may say so, and to whom a game may be conceded.

A page that is loaded again must not cost a seat, so a seat is kept for a while. After that the host
may let a bot play where nobody is there, and those who wait may vote.
"""

from __future__ import annotations

from time import monotonic
from typing import Final, Literal

from regent.server.catalogue import parties
from regent.server.live import LiveTable
from regent.server.store import Person, Record

STAND_IN: Final = "regular"
Right = Literal["stand_in", "vote", "open", "back", "concede"]


def may(
    record: Record, live: LiveTable | None, seat: int, person: Person | None, grace: float
) -> list[Right]:
    """What a person may do about a seat now."""
    state = live.public.state if live is not None else record.state  # not what is held back
    if person is None or state in ("film", "over"):
        return []
    found = _about(record, live, seat, person, grace)
    if state != "waiting" and conceding(record, person, party(record, seat)):
        found.append("concede")
    return found


def _about(
    record: Record, live: LiveTable | None, seat: int, person: Person, grace: float
) -> list[Right]:
    who = record.seats[seat]
    host = record.host == person.id
    if who.kind == "person" and who.person == person.id:
        return ["back"] if who.away else ["stand_in"]
    if who.kind == "open":
        return ["stand_in"] if host else []
    if who.kind == "bot":
        if not host:
            return []
        return ["stand_in"] if record.shown else ["stand_in", "open"]
    if who.away or live is None:
        return []
    found: list[Right] = []
    gone = not live.here(seat) and live.gone_for(seat) >= grace
    silent = seat in live.patience.asked and live.patience.asked_for(seat) >= grace
    if host and gone:
        found.append("stand_in")
    if voters(record, person) and (gone or silent):
        found.append("vote")
    return found


def voters(record: Record, person: Person) -> list[int]:
    """The seats for which a person speaks."""
    return [
        seat
        for seat, who in enumerate(record.seats)
        if who.kind == "person" and who.person == person.id and not who.away
    ]


def party(record: Record, seat: int) -> list[int]:
    """The seats that win together with this one."""
    words = [said.partition(",")[0] for said in parties(record.header)]
    if seat >= len(words) or not words[seat]:
        return [seat]
    return [other for other, word in enumerate(words) if word == words[seat]]


def conceding(record: Record, person: Person, winners: list[int]) -> list[int]:
    """The seats for which a person may concede to these."""
    return [seat for seat in voters(record, person) if seat not in winners]


def conceded(record: Record, winners: list[int], given: dict[int, int]) -> bool:
    """K-CONCEDE-1: have all people who do not play for these seats given the game up to them?"""
    asked = {
        seat
        for seat, who in enumerate(record.seats)
        if who.kind == "person" and not who.away and seat not in winners
    }
    return bool(asked) and all(given.get(seat) in winners for seat in asked)


def passed(record: Record, seat: int, votes: set[int]) -> bool:
    """Do more than half of the other people want a bot there? Each person counts once."""
    absent = record.seats[seat].person
    others = {
        who.person
        for who in record.seats
        if who.kind == "person" and not who.away and who.person != absent
    }
    given = {record.seats[vote].person for vote in votes} & others
    return 2 * len(given) > len(others)


def overdue(table: LiveTable) -> list[int]:
    """The seats whose clock has run out, where somebody else is there to wait for them."""
    record = table.record
    if not record.clock or record.state != "playing" or monotonic() < table.born + record.clock:
        return []
    found: list[int] = []
    for seat, who in enumerate(record.seats):
        if who.kind != "person" or who.away or table.patience.asked_for(seat) < record.clock:
            continue
        if any(
            table.here(other)
            for other, person in enumerate(record.seats)
            if person.kind == "person" and person.person != who.person
        ):
            found.append(seat)
    return found
