"""Opening a game: a new one, one from a journal, or one from the position of a scenario."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from regent.bots.names import bot, known
from regent.cli.crash import fresh
from regent.cli.say import note
from regent.cli.wishes import Wish, located
from regent.kernel.cards import patch_file
from regent.kernel.errors import InputError
from regent.kernel.title import Title
from regent.kernel.tomlfile import TomlFile
from regent.kernel.vocabulary import slug
from regent.play.journal import BOT, PERSON, CutOff, Header, Journal
from regent.play.scenario import Scenario
from regent.play.session import Session, new_header

FOLDER: Final = Path("regent-games")


class Company:
    """Who sits where, as asked for on the command line."""

    def __init__(self, bots: list[str], others: str, hot_seat: bool) -> None:
        self.bots = bots
        self.others = others
        self.hot_seat = hot_seat

    @property
    def said(self) -> bool:
        return bool(self.bots or self.others or self.hot_seat)

    def players(self, seats: int) -> list[str]:
        """For each seat a person or the name of a bot, as the header of a journal holds it."""
        if self.hot_seat and self.others:
            raise InputError("--bots beside --hot-seat", right="choose one; --bot SEAT=… fits both")
        others = self.others or "regular"
        bot(others, "")  # an unknown name is refused before anything is written
        found = [PERSON] * seats
        if not self.hot_seat:
            found[1:] = [f"{BOT}{others}"] * (seats - 1)
        for wish in self.bots:
            seat, sign, name = wish.partition("=")
            if not sign or not seat.isdecimal() or int(seat) >= seats:
                right = f"write --bot SEAT=NAME with a seat from 0 to {seats - 1}"
                raise InputError(f"{wish!r} names no seat", "--bot", right)
            bot(name, "")
            found[int(seat)] = f"{BOT}{name}"
        return found


def new_game(
    wish: Wish,
    seed: str,
    company: Company,
    patch: Path | None,
    fast: bool | None,
    save: Path | None,
    files: list[str] | None = None,
) -> Session:
    """Deal a new game and begin its journal; without a seed nobody can compute what is dealt."""
    players = company.players(wish.seats)
    header = new_header(
        wish.title,
        wish.ruleset,
        wish.seats,
        seed,
        wish.settings,
        patch=patch_text(wish.title, wish.ruleset, patch),
        players=players,
        fast=_fast(fast, players),
        texts=brought(files or []),
    )
    rules = wish.title.resolve(wish.ruleset, wish.seats, wish.settings, header.texts)
    for clause, sentence in wish.title.doubts(rules):
        note(f"doubtful: {sentence} [{clause}]")
    return Session.start(
        header, Journal(header, _place(save, wish.title, seed or secrets.token_hex(4)))
    )


def brought(files: list[str]) -> dict[str, str]:
    """`deck_0=mine.txt` as typed, with what the files say."""
    found: dict[str, str] = {}
    for wish in files:
        name, sign, path = wish.partition("=")
        if not sign or not path:
            raise InputError(f"{wish!r} names no file", "--file", "write --file NAME=FILE")
        try:
            found[name] = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            raise InputError("this file cannot be read", path) from None
    return found


def patch_text(title: Title[Any], ruleset: str, path: Path | None) -> str:
    """A patch that fits the cards of a rule set, as the text a journal keeps."""
    if path is None:
        return ""
    file = TomlFile.read(path)
    patch_file(title.cards(ruleset), file)
    return path.read_text(encoding="utf-8")


def _fast(wanted: bool | None, players: list[str]) -> bool:
    """K-WINDOW-4: skipping those who have nothing to play tells something about hands, so it is
    the default only where no other person could learn it."""
    people = sum(1 for player in players if not player.startswith(BOT))
    return wanted if wanted is not None else people <= 1


def _place(save: Path | None, title: Title[Any], seed: str) -> Path:
    """Where the journal goes: as asked, or among the others under a name of its own."""
    if save is not None:
        save.parent.mkdir(parents=True, exist_ok=True)
        return save
    FOLDER.mkdir(exist_ok=True)
    today = datetime.now().astimezone().date().isoformat()
    return fresh(FOLDER / f"{title.name}-{today}-{slug(seed) or 'game'}.journal")


def from_scenario(path: Path, company: Company, save: Path | None) -> Session:
    """Play on from the position a scenario gives. The position is the first line of the journal,
    because no answers lead to it."""
    scenario = Scenario.read(path)
    with located(path):
        session = scenario.open()
    players = company.players(session.table.seats)
    header = msgspec.structs.replace(session.journal.header, players=players)
    session.write_into(Journal(header, _place(save, session.title, path.stem)))
    return session


def read_journal(path: Path, checked: bool = True, recover: bool = False) -> Journal:
    """A journal to look at: the file itself is left alone, even where it is cut off."""
    try:
        return Journal.load(path, checked)
    except CutOff:
        if not recover:
            raise
    text = path.read_bytes().decode(errors="replace")
    return Journal.parse(text[: text.rfind("\n") + 1], str(path), path, checked)


def resume(path: Path, recover: bool) -> Session:
    """Take up a game where its journal ends."""
    if recover and not path.is_file():
        raise InputError("there is no such file", str(path))
    journal = Journal.recover(path) if recover else Journal.load(path)
    with located(path):
        return Session.resume(journal)


def players_of(header: Header, company: Company) -> list[str]:
    """Who sits where in a game that is taken up: as asked for now, else as when it began."""
    if company.said or len(header.players) != header.seats:
        return company.players(header.seats)
    for player in header.players:
        name = player.removeprefix(BOT)
        if player.startswith(BOT) and name.partition(":")[0] not in known():
            right = f"give the seat to another: --bot SEAT=NAME ({', '.join(known())})"
            raise InputError(f"this game was played with the bot {name!r}", right=right)
    return header.players


def lock(path: Path) -> IO[Any]:
    """Keep a journal to one window: two would write over each other's answers."""
    file = path.open("rb")
    try:
        import fcntl
    except ModuleNotFoundError:  # not on this system
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        right = "go on there, or close it first"
        raise InputError("this game is open in another window", str(path), right) from None
    return file
