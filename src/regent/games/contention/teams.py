"""Who plays with whom, and who speaks for a team: as the table chose (C-TEAM-01, C-TEAM-07)."""

from __future__ import annotations

from regent.games.contention.rulesets import TEAM_NAMES
from regent.kernel.errors import InputError
from regent.kernel.problems import Problems
from regent.kernel.ruleset import Rules


def chosen_teams(rules: Rules) -> list[int]:
    """The team of each seat by number; without Team Mode every seat is one of its own.

    C-TEAM-12: seats that chose none join the team that has fewest seats so far, so that teams sit
    alternately where nobody chose. What each player has stays its own (C-TEAM-11).
    """
    mode = rules.choice("teams")
    wanted = [rules.number(f"team_{seat}") - 1 for seat in range(rules.seats)]
    if mode == "none":
        _refuse_strays(rules, wanted)
        return list(range(rules.seats))
    count = len(mode.split("v"))
    size = rules.seats // count
    problems = Problems()
    for team in range(len(TEAM_NAMES)):
        most = size if team < count else 0
        if wanted.count(team) > most:
            what = f"team {TEAM_NAMES[team]} has {wanted.count(team)} seats"
            right = f"with {mode} there are {count} teams of {size}"
            first = wanted.index(team)
            problems.add(what, f"team_{first}", right, "C-TEAM-01")
    problems.raise_any()
    found: list[int] = []
    for seat in range(rules.seats):
        best = wanted[seat]
        if best < 0:
            taken = found + wanted[seat:]
            room = [team for team in range(count) if taken.count(team) < size]
            best = min(room, key=found.count)
        found.append(best)
    return found


def chosen_speakers(rules: Rules, team: list[int]) -> list[int]:
    """C-TEAM-07: 1 for each seat that speaks; a team that chose nobody is spoken for by the first
    of its seats. Without teams everybody speaks."""
    said = [rules.number(f"speaker_{seat}") for seat in range(rules.seats)]
    problems = Problems()
    for one in sorted(set(team)):
        seats = [seat for seat in range(rules.seats) if team[seat] == one]
        speaking = [seat for seat in seats if said[seat]]
        if len(speaking) > 1:
            listed = " and ".join([f"seat {seat}" for seat in speaking])
            what = f"{listed} speak for team {TEAM_NAMES[one]}"
            right = "a team has one speaker"
            problems.add(what, f"speaker_{speaking[1]}", right, "C-TEAM-07")
        elif not speaking:
            said[seats[0]] = 1
    problems.raise_any()
    return said


def _refuse_strays(rules: Rules, wanted: list[int]) -> None:
    """A team or speaker where the table plays without teams is a mistake, not a wish."""
    for seat in range(rules.seats):
        for name, chosen in (
            ("team", wanted[seat] >= 0),
            ("speaker", rules.flag(f"speaker_{seat}")),
        ):
            if chosen:
                what = f"{name}_{seat} is set, but the table has no teams"
                right = "set teams to 2v2, 3v3 or 2v2v2, or leave it out"
                raise InputError(what, f"{name}_{seat}", right, "C-TEAM-01")


def parties(rules: Rules) -> list[str]:
    """For every door: the team of each seat in words, and who speaks; nothing without teams."""
    team = chosen_teams(rules)
    if rules.choice("teams") == "none":
        return []
    speaks = chosen_speakers(rules, team)
    return [
        f"team {TEAM_NAMES[team[seat]]}{', speaker' if speaks[seat] else ''}"
        for seat in range(rules.seats)
    ]
