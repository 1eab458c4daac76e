"""Was this game dealt as it was promised? Everything is computed again from the secret."""

from __future__ import annotations

import msgspec

from regent.kernel import rng, rows
from regent.kernel.errors import InputError
from regent.kernel.tomlfile import TomlFile
from regent.play.deal import broken_promise, secret_of
from regent.play.journal import Journal
from regent.play.scenario import Scenario
from regent.play.session import Session


class Verdict(msgspec.Struct, frozen=True):
    """What was found; `wrong` is empty when the deal is as promised."""

    commitment: str
    answers: int
    over: bool
    brought: bool
    """Did the game begin from a position that somebody brought?"""
    digest: str
    """A short name of the last position, the same for everybody who plays the journal again."""
    wrong: str = ""


def verified(journal: Journal, promised: str = "") -> Verdict:
    """Check the promise, deal again from the secret and play every answer again (K-CHANCE-3).

    `promised` is the commitment as somebody noted it before the game, who trusts no header.
    InputError if the journal is not the record of one game (K-JOURNAL-1).
    """
    header = journal.header
    wrong = broken_promise(header)
    if not wrong and promised and promised.lower() != header.commitment:
        wrong = "this is not the commitment that you noted"
    session = Session.replay(journal)
    begun = journal.entries[0].snapshot if journal.entries else None
    if not wrong and begun is not None:
        wrong = _wrong_start(session, journal)
    return Verdict(
        commitment=header.commitment,
        answers=session.answers,
        over=bool(session.table.over),
        brought=begun is not None,
        digest=rows.digest(session.table),
        wrong=wrong,
    )


def _wrong_start(session: Session, journal: Journal) -> str:
    """A game that began from a position: what the position left open came from the secret."""
    header, begun = journal.header, journal.entries[0].snapshot
    if begun is None:
        return ""
    if not header.given:  # from a moment of another game: the cards lay as they lay there
        fresh = rng.sealed(secret_of(header), session.title.streams)
        kept = begun.get("rng") == fresh
        return "" if kept else "chance after the first position does not come from the secret"
    try:
        scenario = Scenario(TomlFile.parse(header.given, "the scenario"))
        again = scenario.open(header.secret, header.given)
    except InputError as error:
        return f"the scenario that it began from cannot be read: {error}"
    again.table.fast = int(header.fast)
    same = rows.to_rows(again.table) == begun
    return "" if same else "the first position is not what the scenario and the secret give"
