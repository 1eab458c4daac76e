"""Teams as a table chooses them, their speakers, and where both are shown."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.contention.state import Contention
from regent.games.contention.teams import parties
from regent.kernel.errors import InputError
from regent.kernel.problems import InputErrors
from regent.play.session import Session, new_header
from tests.games.contention.table import TITLE, own


def started(seats: int, seed: str = "teams", **settings: object) -> Session:
    return Session.start(new_header(TITLE, "standard", seats, seed, dict(settings)))


def table(session: Session) -> Contention:
    return own(session.table)


def refusal(seats: int, **settings: object) -> str:
    with pytest.raises((InputError, InputErrors)) as caught:
        started(seats, **settings)
    return str(caught.value)


@pytest.mark.proves("C-TEAM-01", "C-TEAM-12")
def test_a_table_chooses_its_teams_and_the_rest_sits_alternately() -> None:
    assert table(started(4, teams="2v2")).spec.team == [0, 1, 0, 1]
    assert table(started(6, teams="2v2v2")).spec.team == [0, 1, 2, 0, 1, 2]
    assert table(started(6, teams="3v3")).spec.team == [0, 1, 0, 1, 0, 1]
    chosen = table(started(4, teams="2v2", team_0="A", team_1="A"))
    assert chosen.spec.team == [0, 0, 1, 1]
    assert chosen.allied(0, 1)
    assert not chosen.allied(1, 2)
    assert table(started(4, teams="2v2", team_3="A")).spec.team == [0, 1, 1, 0]
    assert table(started(6, teams="3v3", team_0="B", team_1="B", team_2="B")).spec.team == [
        1,
        1,
        1,
        0,
        0,
        0,
    ]


@pytest.mark.proves("C-TEAM-07")
def test_a_team_chooses_its_speaker_and_only_speakers_hold_the_scepter() -> None:
    session = started(4, teams="2v2", speaker_2=True, speaker_3=True)
    t = table(session)
    assert t.spec.speakers == [0, 0, 1, 1]
    firsts = {
        table(started(4, str(seed), teams="2v2", speaker_2=True)).scepter for seed in range(30)
    }
    assert firsts == {1, 2}, "seat 2 for its team, seat 1 where nobody was chosen"


@pytest.mark.proves("C-TEAM-01", "C-TEAM-07")
def test_teams_that_cannot_be_are_refused_by_name() -> None:
    assert "team A has 3 seats [C-TEAM-01]" in refusal(
        4, teams="2v2", team_0="A", team_1="A", team_2="A"
    )
    assert "team C has 1 seats" in refusal(4, teams="2v2", team_0="C")
    said = refusal(4, teams="2v2", speaker_0=True, speaker_2=True)
    assert "seat 0 and seat 2 speak for team A [C-TEAM-07]" in said
    assert "the table has no teams" in refusal(4, team_0="A")
    assert "the table has no teams" in refusal(4, speaker_0=True)


@pytest.mark.proves("C-TEAM-01", "C-TEAM-07")
def test_who_is_whose_ally_and_who_speaks_is_in_every_view() -> None:
    session = started(4, teams="2v2", team_0="A", team_1="A", speaker_1=True)
    for viewer in (-1, 0, 3):
        seats: list[dict[str, Any]] = session.view(viewer)["table"]["seats"]
        assert [seat["team"] for seat in seats] == [0, 0, 1, 1]
        assert [seat["speaker"] for seat in seats] == [False, True, True, False]
        assert session.view(viewer)["table"]["teams"]
    assert not started(4).view(0)["table"]["teams"]
    rules = TITLE.rulesets.resolve("standard", 4, {"teams": "2v2", "speaker_2": True})
    assert parties(rules) == ["team A", "team B, speaker", "team A, speaker", "team B"]
    assert parties(TITLE.rulesets.resolve("standard", 4, {})) == []
