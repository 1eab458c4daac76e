"""The Regent Phase: keeping the title, judging Disputed Characters and Worlds."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.seize.state import ASSETS, DISCARD
from tests.games.seize.table import Game, at, game, unit

THREE = (at("Mars", 0, throne=True), at("Malakar 4", 1), at("Bygaros 7", 2))


def reign(*map_: dict[str, Any], **more: Any) -> Game:
    """Seat 0 of three is Regent, at the beginning of its Regent Phase."""
    given: dict[str, Any] = {"moment": "regent", "regent": 0, "seats": 3, **more}
    return game(*(map_ or THREE), **given)


# -- the title ------------------------------------------------------------------------------------


@pytest.mark.proves("S22-REGENT-A1", "S22-REGENT-A3", "S22-THRONE-7", "S22-TURN-03")
def test_the_title_goes_with_the_throne_world() -> None:
    disputes = {s: ["Khamera"] for s in range(2)}
    g = reign(*THREE, figures=disputes)
    g.until("Judge")
    assert g.t.regent == 0
    lost = at("Mars", 1, "1 Infantry Battalion", owner=0, throne=True)
    for throne in ([lost], []):
        g = reign(*throne, at("Silicas", 0), *THREE[1:], figures=disputes)
        assert g.t.regent == -1
        assert g.happened("loses-title 0") == 1
        for _ in range(6):
            turn = g.t.turn
            while g.t.turn == turn:
                assert g.prompt != "Judge"  # no Parts B and C, no other Regent
                g.shrug()
            assert g.t.regent == -1


@pytest.mark.proves("S22-REGENT-A1")
def test_a_throne_world_of_another_does_not_help() -> None:
    g = reign(
        at("Mars", 1, "1 Infantry Battalion", owner=0, throne=True),
        at("Malakar 4", 0, owner=1, throne=True),
        at("Bygaros 7", 2),
    )
    assert g.t.regent == -1


@pytest.mark.proves("S22-REGENT-A1")
def test_the_title_goes_with_the_asset_deck() -> None:
    g = reign(
        *THREE[:2],
        at("Bygaros 7", 2, unit("Infantry Battalion", 2, depleted=True)),
        hands={0: ["Special Operation Orders"]},
    )
    assert g.prompt == "Moment"
    for card in g.t.cards_in(0, ASSETS)[:]:
        g.t.move(card, g.t.zone(0, DISCARD))
    g.say("pass")
    assert g.t.regent == -1


@pytest.mark.proves("S22-REGENT-A2", "S22-THRONE-7", "S22-REGENT-4")
def test_the_title_is_lost_in_the_own_regent_phase_only() -> None:
    """Seat 1 has Conquered the Throne World; the Regent still draws 2 on the next Turn."""
    g = reign(
        at("Mars", 1, "1 Infantry Battalion", owner=0, throne=True),
        at("Silicas", 0),
        *THREE[1:],
        moment="victory",
        seat=2,
    )
    g.until("SystemDraw", 0)
    assert g.t.regent == 0
    drawn = [e for e in g.session.log.events if e.kind == "draws" and e.actor == 0]
    assert [e.clause for e in drawn].count("S22-RESUPPLY-B1") == 2
    g.next_turn()
    assert g.t.regent == -1


# -- Disputed Characters --------------------------------------------------------------------------


@pytest.mark.proves("S22-REGENT-B1", "S22-REGENT-B2", "S22-DISP-C5", "S22-DISP-2")
def test_the_regent_eliminates_copies_but_not_all() -> None:
    g = reign(figures={s: ["Khamera"] for s in range(3)})
    g.until("Judge")
    assert len(g.offers()) == 4
    g.say(f"eliminate {g.named('Khamera', 0)}")  # one's own as well
    assert g.cards("Khamera", 0) == []
    assert g.disputed("Khamera", 1)
    g.say(f"eliminate {g.named('Khamera', 2)}")
    assert g.names("discard 2") == ["Khamera, Overly Aug'd Berzerker"]
    assert not g.disputed("Khamera", 1)
    assert g.prompt != "Judge"  # the last one stays


@pytest.mark.proves("S22-REGENT-B1", "S22-REGENT-B2")
def test_the_regent_judges_the_dispute_of_others_or_nobody() -> None:
    people = {1: ["Khamera", "Telek"], 2: ["Khamera", "Telek"]}
    g = reign(figures=people)
    g.until("Judge")
    assert len(g.offers()) == 5  # each Disputed Character by itself
    g.say(f"eliminate {g.named('Khamera', 1)}")
    assert not g.disputed("Khamera", 2)
    assert g.disputed("Telek", 2)
    g = reign(figures=people)
    g.until("Judge")
    g.say("done")
    assert g.disputed("Khamera", 1)
    assert g.disputed("Telek", 1)


# -- Disputed Worlds ------------------------------------------------------------------------------


@pytest.mark.proves("S22-REGENT-C1", "S22-REGENT-C2", "S22-DISP-W-8")
def test_the_regent_lets_some_pay_and_spares_one() -> None:
    copies = [at("Silicas", seat) for seat in range(3)]
    g = reign(*THREE, *copies, resources=[5, 5, 0])
    g.until("Judge")
    g.say(f"charge {g.named('Silicas', 0)}")  # oneself
    assert g.t.resources == [4, 5, 0]  # to nobody
    assert g.why(f"charge {g.named('Silicas', 0)}") == "S22-REGENT-C1"  # once
    g.say(f"charge {g.named('Silicas', 2)}")  # has none
    assert g.happened("charged 2 silicas") == 1
    assert g.happened("pays 2") == 0
    assert g.resources(2) == 0
    assert g.prompt != "Judge"  # the last is spared
    assert len(g.cards("Silicas")) == 3
    g = reign(*THREE, *copies)
    g.until("Judge")
    g.say("done")  # need not choose
    assert g.happened("charged") == 0


@pytest.mark.proves("S22-REGENT-C1")
def test_undisputed_worlds_pay_nothing() -> None:
    g = reign()
    while g.t.active == 0:
        assert g.prompt != "Judge"
        g.shrug()
    assert g.happened("charged") == 0


@pytest.mark.proves("S22-VAR-2P-2", "S22-VAR-BASIC-2")
def test_variants_without_regent_phase() -> None:
    for ruleset in ("2022+two-players", "2022+basic"):
        g = game(
            at("Mars", 0, throne=True),
            at("Silicas", 0),
            at("Silicas", 1),
            at("Malakar 4", 1, throne=True),
            ruleset=ruleset,
            moment="victory",
        )
        for _ in range(4):
            turn = g.t.turn
            while g.t.turn == turn:
                assert g.prompt != "Judge"
                g.shrug()
        assert g.t.regent == -1
