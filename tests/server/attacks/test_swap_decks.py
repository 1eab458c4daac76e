"""The swap test for decks that were brought: another list in another's hand must look the same
through every door, before the first card and after it."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regent.games import registry
from regent.kernel import rng
from regent.kernel.table import EVERYTHING, SPECTATOR
from regent.kernel.title import Title, decks_of
from regent.play.deal import SECRET_DECKS, sealed
from regent.play.disguise import disguised
from regent.play.journal import Header
from regent.play.session import Session, new_header
from tests.helpers import interpreted
from tests.server.attacks.swap import Pair, fetched, look, pair, said
from tests.server.client import Guest, Site

TITLES = ["contention", "seize"]


def lists(title: str) -> tuple[str, str, str]:
    """Two decks for seat 1 that show the same openly, and one for seat 0."""
    game = registry.title(title)
    boxed = [text for _, text in decks_of(game).box(game.cards())]
    if title == "seize":
        return boxed[1], boxed[2], boxed[3]
    # a homeworld lies open; the cards of the deck do not
    sek = [line for line in boxed[1].splitlines() if line[:1].isdigit()]
    half = sek[: len(sek) // 2]
    patrols = 30 - sum(int(line.split()[0]) for line in half)
    own = "\n".join(["homeworld: Sek", *half, f"{patrols} Militia Patrol", ""])
    return own, "homeworld: Sek\n30 Militia Patrol\n", boxed[0]


def header_of(title: str) -> Header:
    game = registry.title(title)
    first, _, own = lists(title)
    texts = {"deck_0": own, "deck_1": first}
    return new_header(game, game.rulesets.rulesets[0].name, 2, "", texts=texts, decks=SECRET_DECKS)


def played(title: str, dice: random.Random, answers: int) -> Session:
    session = Session.start(header_of(title))
    for _ in range(answers):
        seat = dice.choice(session.awaited())
        decision = session.decision(seat)
        assert decision is not None
        session.answer(seat, dice.choice(decision.options))
    return session


def test_the_lists_are_legal_and_differ() -> None:
    for title in TITLES:
        game = registry.title(title)
        for text in lists(title):
            assert decks_of(game).judge(text, game.cards()).findings == []


@pytest.mark.proves("K-SECRET-6")
@pytest.mark.parametrize("title", TITLES)
def test_a_re_deal_and_a_disguise_depend_on_nothing_in_the_list(title: str) -> None:
    """What is supposed in the place of a deck is the same, whatever deck it is."""
    game: Title[Any] = registry.title(title)
    first, second, own = lists(title)
    found = []
    for text in (first, second):
        header = Header(
            format=1,
            title=title,
            ruleset=game.rulesets.rulesets[0].name,
            seats=2,
            seed="same",
            texts={"deck_0": own, "deck_1": text},
        )
        t = Session.start(header).table
        again = game.redeal(t, 0, rng.seeded("same", 1))
        hidden = [again.face[card] for card in range(len(t.face)) if not t.knows(0, card)]
        found.append((hidden, disguised(header, 0).texts, disguised(header, SPECTATOR).texts))
        assert disguised(header, EVERYTHING) is header
    if title == "contention":  # in Seize what is drawn until a Throne World fits is open
        assert found[0] == found[1]
    assert found[0][1:] == found[1][1:]


@pytest.mark.proves("K-SECRET-1", "K-SECRET-6", "K-WINDOW-1")
@pytest.mark.parametrize("title", TITLES)
async def test_no_door_tells_what_is_in_anothers_deck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    """Games that are played: a re-deal puts other cards, of another list, into the other deck."""
    dice = random.Random(title)
    async with pair(tmp_path, monkeypatch, 2) as both:
        for answers in (1, 20):
            session = played(title, dice, answers)
            for viewer in (0, 1, SPECTATOR):
                assert await look(both, session, viewer, dice) == ""


PROMISE = re.compile(r'"commitment":"[0-9a-f]*"|\\"texts\\":\\"[0-9a-f]*')
"""What may differ: it holds the secret of the deal, which nobody knows."""


async def through(here: Site, guests: list[Guest], id: str, viewer: int, choice: int) -> list[str]:
    told = await fetched(here, guests, id, viewer) + await said(here, guests, id, viewer, choice)
    return [PROMISE.sub("promise", text) for text in told]


class Prepared:
    """A position, and for each viewer a world of another list that it could believe."""

    def __init__(self, title: str, answers: int) -> None:
        game: Title[Any] = registry.title(title)
        self.session = played(title, random.Random(f"{title}/{answers}"), answers)
        source = rng.seeded(f"lists/{answers}", 1)
        self.worlds = [(v, game.redeal(self.session.table, v, source)) for v in (0, SPECTATOR)]

    async def look(self, both: Pair) -> str:
        """What a viewer can tell apart where the headers of two tables hold two lists."""
        header = self.session.journal.header
        texts = {**header.texts, "deck_1": lists(header.title)[1]}
        other = sealed(msgspec.structs.replace(header, texts=texts), header.secret)
        for viewer, again in self.worlds:
            id = await both.put(header, [self.session.table, again], other)
            told = await both.both(through, id, viewer, 7)
            if told:
                return told
        return ""


@pytest.mark.proves("K-SECRET-6")
@pytest.mark.parametrize("title", TITLES)
async def test_a_list_in_the_header_is_told_by_no_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    async with pair(tmp_path, monkeypatch, 2) as both:
        for answers in (0, 9):
            assert await Prepared(title, answers).look(both) == ""


# -- before the first card ----------------------------------------------------------------------


async def brought(
    here: Site, guests: list[Guest], number: str, decks: dict[Site, str]
) -> list[str]:
    """All that the first guest is told while the second brings its deck."""
    ada, bob = guests[0], guests[1]
    wish = {"title": "contention", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    table = await ada.ask("POST", "/api/tables", {**wish, "decks": True, "name": number})
    id = table["id"]
    await bob.ask("POST", f"/api/tables/{id}/join", {"seat": 1})
    told = await fetched(here, guests, id, 0)
    async with here.sit(id, 0, ada) as place:
        await bob.ask("POST", f"/api/tables/{id}/seats/1/deck", {"text": decks[here]})
        await place.until("people")
        await place.say("resync")
        told += [f"waiting: {raw}" for raw in place.raw]
    told += await fetched(here, guests, id, 0) + await fetched(here, guests, id, SPECTATOR)
    if number == "factions":  # which of them are taken is told to who would take it, too
        return told
    path = f"/api/tables/{id}/seats/0/deck"
    refused = await ada.call("POST", path, {"text": "homeworld: Terran Alliance\n"})
    told.append(f"refused: {refused.status_code} {refused.text}")
    return told


async def found_before(both: Pair, number: str) -> str:
    first, second, _ = lists("contention")
    if number == "factions":
        game = registry.title("contention")
        first, second = (text for _, text in decks_of(game).box(game.cards())[1:3])
    return await both.both(brought, number, dict(zip(both.sites, (first, second), strict=True)))


@pytest.mark.proves("K-SECRET-6", "K-CHANCE-3")
async def test_a_deck_that_was_brought_looks_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with pair(tmp_path, monkeypatch, 2) as both:
        assert await found_before(both, "one") == ""
        assert await found_before(both, "factions") == ""


# -- the holes, planted -------------------------------------------------------------------------


def shown_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """A promise that everybody can compare with a guess."""
    monkeypatch.setattr("regent.server.info.AWAITED_DECKS", "never")


@interpreted
async def test_a_promise_that_tells_a_deck_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown_early(monkeypatch)
    async with pair(tmp_path, monkeypatch, 2) as both:
        assert "texts" in await found_before(both, "hole")


def open_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A report and a fork carry the header as it is."""
    monkeypatch.setattr("regent.server.archive.disguised", lambda header, viewer: header)


def open_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """A re-deal keeps the cards of the list, and so the advice and a fork have them."""
    for title in TITLES:
        monkeypatch.setattr(type(registry.title(title)), "supposed", lambda self, t, viewer: {})


def true_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat is called by its deck."""
    title = registry.title("seize")
    of = lambda self, t: [str(t.face[:200]) for _ in range(t.seats)]  # noqa: E731
    monkeypatch.setattr(type(title.sides), "of", of)


@interpreted
@pytest.mark.parametrize(
    ("plant", "title", "word"),
    [
        (open_headers, "contention", "report"),
        (open_headers, "seize", "report"),
        (open_lists, "contention", "…"),
        (true_names, "seize", "…"),
    ],
)
async def test_a_planted_hole_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Any, title: str, word: str
) -> None:
    prepared = Prepared(title, 5)
    async with pair(tmp_path, monkeypatch, 2) as both:
        with monkeypatch.context() as planted:
            plant(planted)
            assert word in await prepared.look(both)
