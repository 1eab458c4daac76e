"""The secret behind a sealed deal, and the promise about it that stands at the table beforehand.

The promise is the SHA-256 of the secret and of what is played (the charter). It tells nothing of
the cards, and no other secret fits it: whoever noted it before the first card can check after the
end that the cards were dealt from the secret that was promised (K-CHANCE-3).
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import TYPE_CHECKING, Final

import msgspec

from regent.kernel import rng
from regent.kernel.errors import InputError

if TYPE_CHECKING:
    from regent.play.journal import Header

SECRET_DECKS: Final = "secret"
AWAITED_DECKS: Final = "awaited"
"""In a header: some decks are known to those who brought them alone, or have yet to be brought."""
FAST: Final = ""
SEALED: Final = "sealed"
"""In a header where chance comes from: a seed with a name, or a secret (kernel/rng.py)."""


def fresh_secret() -> str:
    """A new secret, as a header holds it."""
    return secrets.token_hex(rng.SECRET)


def fresh_chance() -> list[int]:
    """A source for dealing once more what somebody does not know; nobody can tell it beforehand."""
    return rng.seeded(secrets.token_hex(8), 1)


def charter(header: Header) -> str:
    """What is played, as one line that is the same everywhere: the promise is for this game only.
    Whoever sits where may change and is no part of it."""
    played = {
        "title": header.title,
        "version": header.version,
        "ruleset": header.ruleset,
        "seats": header.seats,
        "settings": header.settings,
        "fast": header.fast,
        "patch": header.patch,
        "texts": header.texts,
        "given": header.given,
    }
    # A charter is shown to everybody, so long texts stand in it by their checksums.
    for name in ("patch", "texts", "given"):
        if played[name]:
            # K-SECRET-6: whoever guesses a deck must not find it confirmed here before the end.
            salt = f"{header.secret}\n" if name == "texts" and header.decks else ""
            played[name] = _digest(salt + json.dumps(played[name], sort_keys=True))
    return json.dumps(played, sort_keys=True, separators=(",", ":"))


def promise(secret: str, about: str) -> str:
    """The commitment to a secret for a charter. The page computes the same."""
    return _digest(f"{secret}\n{about}")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def sealed(header: Header, secret: str = "") -> Header:
    """The same game with chance from a secret, with the promise about it."""
    secret = secret or fresh_secret()
    changes = {"seed": "", "chance": SEALED, "secret": secret}
    changed = msgspec.structs.replace(header, **changes)
    return msgspec.structs.replace(changed, commitment=promise(secret, charter(changed)))


def public(header: Header) -> Header:
    """A header for those who must not know what was or will be dealt."""
    return msgspec.structs.replace(header, secret="") if header.secret else header


def shown_early(header: Header) -> Header:
    """What a table is before its decks are there: a game with decks of the box, which nobody will
    play and which tells nothing of those that were brought (K-SECRET-6)."""
    if header.decks != AWAITED_DECKS:
        return header
    texts = {name: text for name, text in header.texts.items() if not name.startswith("deck_")}
    return msgspec.structs.replace(header, texts=texts)


def secret_of(header: Header, where: str = "the journal") -> bytes:
    """The secret in bytes; empty for a game with a seed. InputError if it is none, or missing."""
    if header.chance == FAST and not header.secret:
        return b""
    if header.chance != SEALED:
        right = f'leave it out, or write "{SEALED}"'
        raise InputError(f"chance of a kind {header.chance!r}", where, right)
    if not header.secret:
        right = "it is revealed after the end; take the journal then"
        raise InputError("the secret of this deal is not in it", where, right)
    try:
        found = bytes.fromhex(header.secret)
    except ValueError:
        found = b""
    if len(found) != rng.SECRET:
        right = f"it is written as {2 * rng.SECRET} digits from 0 to f"
        raise InputError("the secret of this deal cannot be read", where, right)
    return found


def derived(header: Header, about: str) -> str:
    """A seed for something else at this table, such as a bot: it tells nothing of the deal."""
    if not header.secret:
        return f"{header.seed}/{about}"
    key = secret_of(header)
    return hashlib.blake2b(f"regent/{about}".encode(), key=key, digest_size=16).hexdigest()


def broken_promise(header: Header) -> str:
    """What is wrong with the promise in a header; empty when nothing is."""
    if header.chance != SEALED:
        return "its chance comes from a seed with a name, about which nothing was promised"
    secret_of(header)
    if promise(header.secret, charter(header)) != header.commitment:
        return "the secret is not the one that was promised, or another game was"
    return ""
