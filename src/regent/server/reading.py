"""What strangers bring is read in another process, which has little time and little memory.

A scenario or a journal of a few bytes may ask for a thousand million seats. Whatever it does, it
does it there: if it takes too long it is ended, and nobody else has waited.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from regent.games import registry
from regent.kernel.errors import InputError, Refusal
from regent.kernel.tomlfile import TomlFile
from regent.play.child import Child, Gone, Late
from regent.play.export import history
from regent.play.journal import Entry, Header, Journal
from regent.play.scenario import Scenario
from regent.play.session import Session
from regent.play.verify import Verdict, verified
from regent.server.catalogue import checked, judged_deck, judged_map
from regent.server.film import Film
from regent.server.limits import ASKING
from regent.server.seating import film_names
from regent.server.thinking import BOTS, PEOPLE, Lane
from regent.server.wire import Checked, DeckInfo, DeckWish, MapInfo, MapWish, TableWish

OF_ONE: Final = 4
"""Things of games played here that one address may wait for, and as many that it brought."""
HANDS: Final = 2
"""Things that are read at once."""
QUEUE: Final = 16
"""How many more may wait."""
PATIENCE: Final = 10.0
"""Seconds of work for what somebody brought."""
OWN_PATIENCE: Final = 60.0
"""Seconds of work for a game that was played here."""
WAITING: Final = 60.0
"""Seconds more that one waits for it where the machine has other work."""
MEMORY: Final = 1024
"""Megabytes."""
STEP_BACK: Final = 5
LONGEST: Final = 400
"""Letters of a word in the header of a journal: lists of tables show some of them."""
WORDS: Final = (
    "title",
    "ruleset",
    "seed",
    "decks",
    "chance",
    "secret",
    "commitment",
    "engine",
)

T = TypeVar("T")
ENTRIES: Final = msgspec.json.Decoder(list[Entry])


class Busy(Exception):
    """Too much is being read just now."""


class Readers:
    """Processes that read for the server."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.children = [Child(read, STEP_BACK, MEMORY) for _ in range(HANDS)]
        self.idle = list(self.children)
        self.lane = Lane(HANDS)
        self.busy: set[str] = set()
        self.asked: Counter[str] = Counter()
        self.waiting = 0
        self.threads = ThreadPoolExecutor(HANDS, "reading")

    def close(self) -> None:
        for child in self.children:
            child.kill()
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def scenario(self, text: str, secret: str, who: str) -> tuple[Header, list[Entry]]:
        """The position of a scenario, as a journal that begins with it. With a secret, what the
        file does not place is dealt from that."""
        header, entries = await self._brought("scenario", (text, secret), who)
        return msgspec.json.decode(header, type=Header), ENTRIES.decode(entries)

    async def journal(self, text: str, who: str) -> tuple[Journal, list[str], dict[str, Any]]:
        """A journal that can be played, what its players are called, and its film."""
        header, entries, names, film = await self._brought("journal", text, who)
        journal = Journal(msgspec.json.decode(header, type=Header))
        journal.entries = ENTRIES.decode(entries)
        return journal, names, film

    async def header(self, header: Header, who: str) -> None:
        """Can a game begin so? InputError if what the table brought in words does not fit."""
        await self._brought("header", msgspec.json.encode(header), who)

    async def checked(self, title: str, wish: TableWish, who: str) -> Checked:
        """What is wrong with a wish that brings its own words."""
        found = await self._brought("wish", (title, msgspec.json.encode(wish)), f"check {who}")
        return msgspec.json.decode(found, type=Checked)

    async def deck(self, title: str, wish: DeckWish, who: str) -> DeckInfo:
        """A deck list, judged."""
        found = await self._brought("deck", (title, msgspec.json.encode(wish)), f"deck {who}")
        return msgspec.json.decode(found, type=DeckInfo)

    async def map(self, title: str, wish: MapWish, who: str) -> MapInfo:
        """A map, judged or made."""
        found = await self._brought("map", (title, msgspec.json.encode(wish)), f"map {who}")
        return msgspec.json.decode(found, type=MapInfo)

    async def film(self, journal: Journal, who: str) -> dict[str, Any]:
        """The film of a game that was played here."""
        found: dict[str, Any] = await self._own("film", _sent(journal), who)
        return found

    async def report(self, journal: Journal, about: str, who: str) -> str:
        """A game that was played here, as a scenario."""
        return str(await self._own("report", (*_sent(journal), about), who))

    async def verified(self, journal: Journal, who: str) -> Verdict:
        """Was it dealt as promised? Whoever brought the journal wrote its promise, too."""
        return msgspec.json.decode(await self._own("verify", _sent(journal), who), type=Verdict)

    async def _brought(self, what: str, given: Any, who: str) -> Any:
        """Read for one guest; each has one thing read at a time."""
        if who in self.busy:
            raise Busy("something of yours is being read already")
        self.busy.add(who)
        try:
            with self._share(f"brought from {ASKING.get() or who}"):
                return await self._read((what, given), self.patience, BOTS)
        except Late as error:
            if not error.worked:
                raise Busy("this takes too long just now") from None
            right = "bring something smaller"
            raise InputError(f"reading this {what} takes too long", right=right) from None
        except Gone:
            raise InputError(f"this {what} cannot be read") from None
        finally:
            self.busy.discard(who)

    async def _own(self, what: str, given: Any, who: str) -> Any:
        try:
            with self._share(ASKING.get() or who):
                return await self._read((what, given), OWN_PATIENCE, PEOPLE)
        except Late:
            raise Busy("this takes too long just now") from None
        except Gone as error:
            raise InputError(f"this game cannot be played through: {error}") from None

    @contextmanager
    def _share(self, whose: str) -> Iterator[None]:
        """An address has so much read at a time, however many guests it has: the queue is there for
        others as well."""
        if self.asked[whose] >= OF_ONE:
            raise Busy("several things of yours are being read already")
        self.asked[whose] += 1
        try:
            yield
        finally:
            self.asked[whose] -= 1
            if not self.asked[whose]:
                del self.asked[whose]

    async def _read(self, job: Any, patience: float, urgency: int) -> Any:
        if self.waiting >= QUEUE:
            raise Busy("too much is being read just now")
        self.waiting += 1
        try:
            async with self.lane.turn(urgency):
                child = self.idle.pop()
                loop = asyncio.get_running_loop()
                asked = loop.run_in_executor(
                    self.threads, partial(child.ask, job, patience, waiting=WAITING)
                )
                try:
                    return await asyncio.shield(asked)
                except asyncio.CancelledError:
                    child.kill()
                    fresh = Child(read, STEP_BACK, MEMORY)
                    self.children[self.children.index(child)] = fresh
                    child = fresh
                    raise
                finally:
                    self.idle.append(child)
        finally:
            self.waiting -= 1


def _sent(journal: Journal) -> tuple[bytes, bytes]:
    return msgspec.json.encode(journal.header), msgspec.json.encode(journal.entries)


def _received(header: bytes, entries: bytes) -> Journal:
    journal = Journal(msgspec.json.decode(header, type=Header))
    journal.entries = ENTRIES.decode(entries)
    return journal


# -- in the process -----------------------------------------------------------------------------


def read(job: tuple[str, Any]) -> Any:
    """One thing to read."""
    what, given = job
    if what == "scenario":
        return brought("scenario", _scenario, *given)
    if what == "journal":
        return brought("journal", _journal, given)
    if what == "header":
        return brought("table", _header, given)
    if what == "wish":
        return brought("wish", _wish, *given)
    if what == "deck":
        return brought("deck", _deck, *given)
    if what == "map":
        return brought("map", _map, *given)
    if what == "verify":
        return brought("journal", _verdict, *given)
    if what == "film":
        journal = _received(*given)
        return Film(journal, film_names(journal.header)).packed()
    header, entries, about = given
    return history(Session.replay(_received(header, entries)), about)


def brought(what: str, make: Callable[..., T], *given: object) -> T:
    """Make something of what a stranger brought. It may say anything, so whatever goes wrong in
    it is a mistake in it, and none of ours."""
    try:
        return make(*given)
    except (InputError, MemoryError, RecursionError):
        raise
    except Exception as error:
        why = str(error) if isinstance(error, Refusal) else type(error).__name__
        right = "was it changed, or made by another version?"
        raise InputError(f"this {what} cannot be played: {why}", right=right) from error


def _scenario(text: str, secret: str) -> tuple[bytes, bytes]:
    session = Scenario(TomlFile.parse(text, "the scenario")).open(secret, text)
    header = msgspec.structs.replace(session.journal.header, given=text)
    session.write_into(Journal(header))
    return msgspec.json.encode(session.journal.header), msgspec.json.encode(session.journal.entries)


def _journal(text: str) -> tuple[bytes, bytes, list[str], dict[str, Any]]:
    journal = Journal.parse(text, "the journal")
    for name in WORDS:
        if len(getattr(journal.header, name)) > LONGEST:
            right = f"write at most {LONGEST} letters"
            raise InputError(f"the {name} of this journal has no end", "the journal:1", right)
    _resolved(journal.header)
    names = film_names(journal.header)
    film = Film(journal, names).packed()
    return (*_sent(journal), names, film)


def _header(header: bytes) -> None:
    said = msgspec.json.decode(header, type=Header)
    _resolved(said)
    Session.start(said)


def _wish(title: str, wish: bytes) -> bytes:
    found = checked(registry.title(title), msgspec.json.decode(wish, type=TableWish))
    return msgspec.json.encode(found)


def _deck(title: str, wish: bytes) -> bytes:
    found = judged_deck(registry.title(title), msgspec.json.decode(wish, type=DeckWish))
    return msgspec.json.encode(found)


def _map(title: str, wish: bytes) -> bytes:
    found = judged_map(registry.title(title), msgspec.json.decode(wish, type=MapWish))
    return msgspec.json.encode(found)


def _verdict(header: bytes, entries: bytes) -> bytes:
    return msgspec.json.encode(verified(_received(header, entries)))


def _resolved(header: Header) -> None:
    """The rules take it, and so many seats, before anything is made of it."""
    title = registry.title(header.title)
    title.check_texts(header.texts, header.seats)
    title.resolve(header.ruleset, header.seats, header.settings, header.texts)
