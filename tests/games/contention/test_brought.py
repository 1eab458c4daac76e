"""Decks and maps that a table brings along."""

from __future__ import annotations

import pytest

from regent.games.contention.codes import FACTIONS, UNIQUE
from regent.games.contention.mapmaker import make_map
from regent.games.contention.maps import write_map
from regent.kernel.errors import InputError
from regent.play.session import Session, new_header
from tests.games.contention.table import TITLE, own


def dual_deck(one: int = 0, other: int = 1) -> str:
    """Forty-five cards of two factions, at most three of them Unique."""
    cards = TITLE.cards()
    faction, rarity = cards.column("faction"), cards.column("rarity")
    lines = [f"homeworld: {FACTIONS[one]}"]
    left = 45
    for card in sorted(cards.cards, key=lambda card: faction[card.index]):
        if card.choice("type") in ("Homeworld", "Colony", "Capital", "Black Hole"):
            continue
        if card.flag("token") or faction[card.index] not in (one, other):
            continue
        if rarity[card.index] == UNIQUE or left == 0:
            continue
        copies = min(2 if faction[card.index] == one else 1, left)
        lines.append(f"{copies} {card.name}")
        left -= copies
    return "\n".join(lines) + "\n"


def started(settings: dict[str, object], texts: dict[str, str], seats: int = 2) -> Session:
    return Session.start(new_header(TITLE, "standard", seats, "brought", settings, texts=texts))


@pytest.mark.proves("C-OPT-DUAL-01", "C-OPT-DUAL-02", "C-OPT-DUAL-03", "C-DECK-05")
def test_a_deck_of_two_factions_needs_dual_faction_mode() -> None:
    deck = dual_deck()
    with pytest.raises(InputError, match="C-DECK-05"):
        started({}, {"deck_0": deck})
    t = own(started({"dual": True}, {"deck_0": deck}).table)
    mine = [card for card in range(len(t.face)) if t.owner[card] == 0 and not t.is_location(card)]
    assert len(mine) == 45
    assert t.spec.names[t.spec.home_face[0]] == "Terran Homeworld"
    assert t.spec.factions[1] != 0, "the other seat takes another faction"


@pytest.mark.proves("C-DECK-10")
def test_two_seats_do_not_take_one_faction_unless_the_table_allows_it() -> None:
    same: dict[str, object] = {"faction_0": "Sek", "faction_1": "Sek"}
    with pytest.raises(InputError, match="C-DECK-10"):
        started(same, {})
    t = own(started({**same, "same_factions": True}, {}).table)
    assert t.spec.factions == [1, 1]


def test_a_brought_map_is_the_map_and_must_fit_the_seats() -> None:
    text = write_map(make_map(3, "brought"))
    t = own(started({}, {"map": text}, seats=3).table)
    assert len(t.location) == len(make_map(3, "brought").cells)
    with pytest.raises(InputError, match="it is a map for 3 seats"):
        started({}, {"map": text})


def test_a_game_with_what_was_brought_can_be_resumed_and_exported() -> None:
    session = started({"dual": True}, {"deck_0": dual_deck()})
    session.answer(0, "done")
    again = Session.resume(session.journal)
    assert again.table.face == session.table.face
