"""Who somebody is: guests with a name and a signed identity, and invitations to seats.

A token is the number of a guest under our signature, an invitation the signature of a seat; the
database holds neither, and neither ever stands in a log.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from itsdangerous import BadSignature, Signer

from regent.kernel.errors import InputError
from regent.server.store import Person, Record, Store
from regent.server.wire import NAME_LENGTH

COOKIE: Final = "regent_guest"
WATCH: Final = "watch"
LONGEST_TOKEN: Final = 200


class Stranger(Exception):
    """Nobody we know, or not the one whose seat this is. A door goes by the code."""

    def __init__(self, said: str, code: str = "") -> None:
        super().__init__(said)
        self.code = code


BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Signs that count as letters or symbols and show nothing."""
MARKS: Final = 2
"""Marks over one letter; more of them would cover the lines around."""


LOOKS: Final = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445"  # Cyrillic
    "\u0455\u0456\u0458\u04bb\u04cf\u0501\u051b\u051d"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7"  # Greek
    "l1|\u0131\u0251\u02610",
    "abekmhopctyx" + "sijhidqw" + "abezhikmnoptyx" + "iiiiago",
)
"""Small letters of other scripts, and signs, that are drawn like one of ours, small or large."""


def clean_name(name: str, what: str = "name") -> str:
    """A name fit to be shown: one line, no control signs, neither empty nor endless, and something
    in it that can be seen."""
    words = shown_name(name)
    seen = any(unicodedata.category(c)[0] in "LNPS" for c in words)
    if not seen or len(words) > NAME_LENGTH:
        right = f"write 1 to {NAME_LENGTH} letters"
        raise InputError(f"this is no {what}: {words[:NAME_LENGTH]!r}", right=right)
    return words


def shown_name(name: str) -> str:
    """What can be shown of a name, which may be nothing."""
    plain: list[str] = []
    marks = 0
    for c in name:
        kind = unicodedata.category(c)[0]
        marks = marks + 1 if kind == "M" else 0
        if marks <= MARKS:
            plain.append(" " if kind == "C" or c in BLANK else c)
    return " ".join("".join(plain).split())


def alike(name: str) -> str:
    """The same for names that cannot be told apart by width, case, script, or signs nobody
    sees."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(LOOKS)
    return "".join(c for c in plain if unicodedata.category(c)[0] in "LNPS")


class People:
    """Guests, by the tokens that they show."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.guests = Signer(secret, salt="guest")
        self.seats = Signer(secret, salt="seat")
        self.here: set[str] = set()
        """Guests who came since this was last written down."""

    async def welcome(self, name: str) -> Person:
        return await self.store.add_person(clean_name(name))

    def token(self, person: Person) -> str:
        return self.guests.sign(person.id).decode()

    async def who(self, token: str) -> Person | None:
        """The guest a token stands for; None for no token, Stranger for a forged one."""
        if not token:
            return None
        if not token.isascii() or len(token) > LONGEST_TOKEN:
            raise Stranger("this identity was not given out here")
        try:
            id = self.guests.unsign(token).decode()
        except (BadSignature, UnicodeDecodeError):
            raise Stranger("this identity was not given out here") from None
        found = await self.store.person(id)
        if found is None:
            raise Stranger("this guest is not known here")
        self.here.add(found.id)
        return found

    def invitation(self, record: Record, place: str) -> str:
        """The secret part of a link to a seat, or to watch; empty where it is withdrawn."""
        key = record.keys.get(place, 0)
        return self.seats.get_signature(_named(record, place, key)).decode() if key >= 0 else ""

    def invited_to(self, record: Record, invite: str) -> str:
        """The place that an invitation is for; Stranger if it is for none here, or no longer."""
        if invite.isascii():
            for place in [*map(str, range(record.header.seats)), WATCH]:
                key = record.keys.get(place, 0)
                if key >= 0 and self.seats.verify_signature(_named(record, place, key), invite):
                    return place
        raise Stranger("this invitation is not for this table, or was withdrawn")


def _named(record: Record, place: str, key: int) -> str:
    return f"{record.id}/{place}/{key}" if key else f"{record.id}/{place}"
