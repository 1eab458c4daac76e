"""Who somebody is: guests with a name and a signed identity, and invitations to seats.

A token is the number of a guest under our signature, an invitation the signature of a seat; the
database holds neither, and neither ever stands in a log.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from itsdangerous import BadSignature, Signer

from regent.kernel.errors import InputError
from regent.server.store import Person, Store
from regent.server.wire import NAME_LENGTH

COOKIE: Final = "regent_guest"
WATCH: Final = "watch"


class Stranger(Exception):
    """Nobody we know, or not the one whose seat this is."""


def clean_name(name: str, what: str = "name") -> str:
    """A name fit to be shown: one line, no control signs, neither empty nor endless."""
    plain = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in name)
    words = " ".join(plain.split())
    if not words or len(words) > NAME_LENGTH:
        right = f"write 1 to {NAME_LENGTH} letters"
        raise InputError(f"this is no {what}: {words[:NAME_LENGTH]!r}", right=right)
    return words


class People:
    """Guests, by the tokens that they show."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.guests = Signer(secret, salt="guest")
        self.seats = Signer(secret, salt="seat")

    async def welcome(self, name: str) -> Person:
        return await self.store.add_person(clean_name(name))

    def token(self, person: Person) -> str:
        return self.guests.sign(person.id).decode()

    async def who(self, token: str) -> Person | None:
        """The guest a token stands for; None for no token, Stranger for a forged one."""
        if not token:
            return None
        try:
            id = self.guests.unsign(token).decode()
        except (BadSignature, UnicodeDecodeError):
            raise Stranger("this identity was not given out here") from None
        found = await self.store.person(id)
        if found is None:
            raise Stranger("this guest is not known here")
        return found

    def invitation(self, table: str, place: str) -> str:
        """The secret part of a link to a seat, or to watch."""
        return self.seats.get_signature(f"{table}/{place}").decode()

    def invited_to(self, table: str, seats: int, invite: str) -> str:
        """The place that an invitation is for; Stranger if it is for none here."""
        for place in [*map(str, range(seats)), WATCH]:
            if self.seats.verify_signature(f"{table}/{place}", invite):
                return place
        raise Stranger("this invitation is not for this table")
