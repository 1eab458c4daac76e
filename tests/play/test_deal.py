"""Sealed deals: the promise, the secret, and the proof afterwards."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regent.games import registry
from regent.kernel import rng, rows
from regent.kernel.errors import InputError
from regent.kernel.tomlfile import TomlFile
from regent.lab.checks import read_again, replay_differs
from regent.play.deal import charter, derived, fresh_chance, fresh_secret, promise, public, sealed
from regent.play.export import exported, history
from regent.play.journal import Journal
from regent.play.scenario import Scenario
from regent.play.session import Session, new_header
from regent.play.verify import verified
from tests import chance

TITLES = ["outposts", "contention", "seize"]


def played(title: str, answers: int = 40, **more: Any) -> Session:
    """Some way into a sealed game."""
    game = registry.title(title)
    session = Session.start(new_header(game, game.rulesets.rulesets[0].name, 2, "", **more))
    dice = random.Random(title)
    while session.answers < answers and not session.table.over:
        seat = dice.choice(session.awaited())
        decision = session.decision(seat)
        assert decision is not None
        session.answer(seat, dice.choice(decision.options))
    return session


@pytest.mark.proves("K-CHANCE-2", "K-JOURNAL-1")
@pytest.mark.parametrize("title", TITLES)
def test_a_sealed_game_is_a_value_like_any_other(title: str) -> None:
    session = played(title)
    header = session.journal.header
    assert (header.chance, header.seed, len(header.secret)) == ("sealed", "", 64)
    assert rows.equal(session.table.clone(), session.table)
    assert rows.equal(read_again(session), session.table)
    assert replay_differs(session) == ""
    text = session.journal.text()
    assert Journal.parse(text, "again").text() == text
    other = Session.start(msgspec.structs.replace(header, secret=fresh_secret()))
    assert other.table.face != Session.start(header).table.face


def test_without_a_seed_no_two_games_are_alike_and_with_one_all_are() -> None:
    title = registry.title("outposts")
    one, other = [new_header(title, "standard", 2, "") for _ in range(2)]
    assert one.secret != other.secret
    named = new_header(title, "standard", 2, "spring")
    assert (named.chance, named.secret, named.commitment) == ("", "", "")


@pytest.mark.proves("K-CHANCE-3")
def test_the_promise_is_for_this_secret_and_this_game() -> None:
    header = new_header(registry.title("seize"), "2022", 2, "", texts=None)
    about = charter(header)
    plain = hashlib.sha256(f"{header.secret}\n{about}".encode()).hexdigest()
    assert header.commitment == promise(header.secret, about) == plain
    assert header.secret not in about
    for change in ({"seats": 3}, {"ruleset": "x"}, {"fast": True}, {"given": "a scenario"}):
        other = msgspec.structs.replace(header, **change)
        assert promise(header.secret, charter(other)) != header.commitment, change
    seated = msgspec.structs.replace(header, players=["Ada", "Bob"])
    assert charter(seated) == about, "who sits where may change"


@pytest.mark.proves("K-CHANCE-3")
@pytest.mark.parametrize("title", TITLES)
def test_a_deal_is_verified_from_its_journal(title: str) -> None:
    session = played(title)
    found = verified(session.journal, session.journal.header.commitment)
    assert (found.wrong, found.answers) == ("", session.answers)
    assert found.digest == rows.digest(session.table)
    assert "noted" in verified(session.journal, "0" * 64).wrong
    header = session.journal.header
    forged = Journal(sealed(header))  # another secret and a promise that fits it
    forged.entries = session.journal.entries
    with pytest.raises(InputError):
        verified(forged)
    swapped = Journal(msgspec.structs.replace(header, commitment="0" * 64))
    swapped.entries = session.journal.entries
    assert "not the one that was promised" in verified(swapped).wrong
    named = Session.start(new_header(registry.title(title), header.ruleset, 2, "named"))
    assert "nothing was promised" in verified(named.journal).wrong


SCENARIO = 'title = "outposts"\nseats = 2\nseed = "mine"\n[given]\ncoins = [3, 4]\n'


@pytest.mark.proves("K-CHANCE-2", "K-CHANCE-3")
def test_what_a_scenario_leaves_open_comes_from_the_secret() -> None:
    """Whatever seed the file names: the same file with two secrets gives two deals."""
    decks: list[list[int]] = []
    for _ in range(2):
        secret = fresh_secret()
        session = Scenario(TomlFile.parse(SCENARIO, "it")).open(secret, SCENARIO)
        decks.append(session.table.face[:])
        assert session.journal.header.given == SCENARIO
        assert verified(session.journal).wrong == ""
        first = session.journal.entries[0]
        assert first.snapshot is not None
        first.snapshot["face"] = sorted(first.snapshot["face"])
        assert "scenario and the secret" in verified(session.journal).wrong
    assert decks[0] != decks[1]


def test_nothing_that_goes_out_during_a_game_carries_the_secret() -> None:
    session = played("contention")
    header, t = session.journal.header, session.table
    words = [str(word) for word in t.rng if word > 1000]
    assert words
    dump = exported(session)
    again = Scenario(TomlFile.parse(dump, "dump")).open()
    assert again.view(0)["table"] == session.view(0)["table"]
    redealt = session.title.redeal(t, 0, rng.seeded("bot", 1))
    given = [dump, rows.text(redealt), derived(header, "0/1"), str(public(header))]
    for text in given:
        assert header.secret not in text
        assert not any(word in text for word in words)
    for entry in session.journal.entries:
        assert entry.snapshot is None or "rng" in entry.snapshot
    whole = Scenario(TomlFile.parse(history(session, "all of it"), "history"))
    assert whole.run() == []


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"secret": ""}, "not in it"),
        ({"secret": "xyz"}, "cannot be read"),
        ({"secret": "00" * 31}, "cannot be read"),
        ({"chance": "dice"}, "chance of a kind"),
        ({"chance": ""}, "chance of a kind"),
    ],
)
def test_a_journal_without_its_secret_is_refused_in_words(
    change: dict[str, str], what: str, tmp_path: Path
) -> None:
    session = played("outposts", 3)
    path = tmp_path / "a.journal"
    path.write_text(Journal(msgspec.structs.replace(session.journal.header, **change)).text())
    with pytest.raises(InputError, match=what):
        Journal.load(path)


def test_a_test_is_dealt_alike_in_every_run() -> None:
    """Or a lucky deal could not be repeated; REGENT_DEALS asks for others."""
    chance.begin("one")
    first, second, third = fresh_secret(), fresh_secret(), fresh_chance()
    chance.begin("other")
    assert fresh_secret() not in (first, second)
    chance.begin("one")
    assert (fresh_secret(), fresh_secret(), fresh_chance()) == (first, second, third)
    assert first != second
    assert fresh_chance() != third  # or whoever knows one re-deal knows them all
