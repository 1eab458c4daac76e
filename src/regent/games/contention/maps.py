"""Maps: rows of cells as text, the layout a game is played on, and whether a map is fair.

A map is written as it looks, one row a line: `H1` to `H6` the homeworlds of the seats, numbered
clockwise, `C` a colony, `I` the Imperial Capital, `.` no sector. What follows a `#` is a remark;
`name: …` and `seats: …` may stand above the rows, and `extra: H1` says who starts with one more
card (C-SETUP-09); `extra: nobody`, or no such line, that nobody does.
"""

from __future__ import annotations

import math
import os
import re
from pathlib import Path
from typing import Final

from regent.games.contention import (
    FOLDER,
)
from regent.kernel.errors import InputError
from regent.kernel.problems import Problems

FAR: Final = 99
"""The distance between sectors that no path joins."""

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6
MOST_ROWS: Final = 20
POOL: Final = 30
"""How many colonies the box holds."""

HOMEWORLD_MARK: Final = re.compile(r"H([1-9])")
COLONY_MARK: Final = "C"
CAPITAL_MARK: Final = "I"
NO_SECTOR: Final = (".", "-", "–", "—")
_COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"
_STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))


class Layout:
    """The sectors of a map, numbered row by row from the top left.

    `cells` are their names (column letter, row number from the top), `marks` what was written
    there, `homeworlds` the sector of each seat (-1 if there is none), `capital` the first sector
    marked `I`, or -1, `extra` the homeworlds (by number, from 0) whose players draw one card more.
    """

    __slots__ = (
        "capital",
        "cells",
        "colonies",
        "cols",
        "distance",
        "extra",
        "homeworlds",
        "marks",
        "name",
        "neighbours",
        "rows",
        "seats",
    )

    def __init__(self, name: str, grid: list[list[str]], seats: int = 0) -> None:
        """From rows of upper-case marks; without `seats`, the highest homeworld says it."""
        self.name = name
        self.cells: list[str] = []
        self.marks: list[str] = []
        self.rows: list[int] = []
        self.cols: list[int] = []
        for row, line in enumerate(grid):
            for col, mark in enumerate(line):
                if mark not in NO_SECTOR:
                    self.cells.append(f"{_COLUMNS[col]}{row + 1}")
                    self.marks.append(mark)
                    self.rows.append(row)
                    self.cols.append(col)
        self.seats = seats if seats else max([seat_of(mark) + 1 for mark in self.marks], default=0)
        self.homeworlds = [-1] * self.seats
        self.capital = -1
        self.colonies: list[int] = []
        for sector, mark in enumerate(self.marks):
            seat = seat_of(mark)
            if 0 <= seat < self.seats and self.homeworlds[seat] < 0:
                self.homeworlds[seat] = sector
            elif mark == CAPITAL_MARK and self.capital < 0:
                self.capital = sector
            elif mark == COLONY_MARK:
                self.colonies.append(sector)
        self.extra: list[int] = []
        self.neighbours = self._neighbours()
        self.distance = [self._distances(sector) for sector in range(len(self.cells))]

    def sector(self, cell: str) -> int:
        """The number of a sector by its name, or -1."""
        name = cell.strip().lower()
        return self.cells.index(name) if name in self.cells else -1

    def count(self, mark: str) -> int:
        return self.marks.count(mark)

    def _neighbours(self) -> list[list[int]]:
        """Clockwise from above; diagonal sectors are no neighbours (C-MAP-05)."""
        at: dict[tuple[int, int], int] = {}
        for sector in range(len(self.cells)):
            at[(self.rows[sector], self.cols[sector])] = sector
        found: list[list[int]] = []
        for sector in range(len(self.cells)):
            around: list[int] = []
            for down, right in _STEPS:
                other = at.get((self.rows[sector] + down, self.cols[sector] + right), -1)
                if other >= 0:
                    around.append(other)
            found.append(around)
        return found

    def _distances(self, start: int) -> list[int]:
        """Shortest paths through existing sectors (C-MAP-07)."""
        steps = [FAR] * len(self.cells)
        steps[start] = 0
        queue = [start]
        for sector in queue:
            for other in self.neighbours[sector]:
                if steps[other] == FAR:
                    steps[other] = steps[sector] + 1
                    queue.append(other)
        return steps


def seat_of(mark: str) -> int:
    """Whose homeworld a mark is, or -1."""
    match = HOMEWORLD_MARK.fullmatch(mark)
    return int(match.group(1)) - 1 if match is not None else -1


def read_map(source: str | os.PathLike[str]) -> Layout:
    """A map from a path, or from a text."""
    if isinstance(source, str):
        return _parse(source, "map", "")
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        what = f"the map cannot be read ({error.strerror})"
        raise InputError(what, str(path), "name a readable file") from None
    except UnicodeDecodeError:
        raise InputError("the map is not UTF-8 text", str(path), "save it as UTF-8") from None
    return _parse(text, str(path), path.stem)


def standard_map(seats: int) -> Layout:
    """The map for that many players (C-MAP-08)."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        right = f"there are maps for {FEWEST_SEATS} to {MOST_SEATS} players"
        raise InputError(f"no map for {seats} players", right=right)
    return read_map(FOLDER / "maps" / f"{seats}.txt")


def write_map(layout: Layout) -> str:
    """The text of a map; reading it gives the same layout."""
    rows = max(layout.rows, default=-1) + 1
    cols = max(layout.cols, default=-1) + 1
    grid = [["."] * cols for _ in range(rows)]
    for sector, mark in enumerate(layout.marks):
        grid[layout.rows[sector]][layout.cols[sector]] = mark
    lines = [f"name: {layout.name}"] if layout.name else []
    lines.append(f"seats: {layout.seats}")
    lines.append(f"extra: {' '.join([f'H{home + 1}' for home in layout.extra]) or 'nobody'}")
    lines += [" ".join([f"{mark:<2}" for mark in line]).rstrip() for line in grid]
    return "\n".join(lines) + "\n"


def _parse(text: str, where: str, name: str) -> Layout:
    problems = Problems()
    grid: list[list[str]] = []
    seats = 0
    extra: list[int] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        spot = f"{where}:{number}"
        line = raw.partition("#")[0]
        key, colon, value = line.partition(":")
        if not line.strip():
            continue
        if colon and key.strip().lower() == "name":
            name = value.strip()
        elif colon and key.strip().lower() == "seats":
            seats = _seats(value.strip(), spot, problems)
        elif colon and key.strip().lower() == "extra":
            extra = _extra(value, spot, problems)
        else:
            grid.append(_row(line, spot, problems))
    if not any(mark not in NO_SECTOR for row in grid for mark in row):
        problems.add("the map has no sectors", where, "write rows such as: C H1 C")
    if len(grid) > MOST_ROWS:
        problems.add(f"the map has {len(grid)} rows", where, f"use {MOST_ROWS} at most")
    problems.raise_any()
    layout = Layout(name, grid, seats)
    layout.extra = extra
    return layout


def _seats(value: str, spot: str, problems: Problems) -> int:
    if value.isdecimal() and FEWEST_SEATS <= int(value[:3]) <= MOST_SEATS:
        return int(value)
    right = f"write a number from {FEWEST_SEATS} to {MOST_SEATS}"
    problems.add(f'seats cannot be "{value}"', spot, right)
    return 0


def _extra(value: str, spot: str, problems: Problems) -> list[int]:
    """Who draws an extra card: homeworlds by name, or nobody."""
    words = value.replace(",", " ").upper().split()
    if words == ["NOBODY"]:
        return []
    found = [seat_of(word) for word in words]
    if not words or len(words) > MOST_SEATS or min(found) < 0 or max(found) >= MOST_SEATS:
        problems.add("extra names no homeworld", spot, "write extra: H1, or extra: nobody")
        return []
    return sorted(set(found))


def _row(line: str, spot: str, problems: Problems) -> list[str]:
    row = [mark.upper() for mark in line.split()]
    if len(row) > len(_COLUMNS):
        problems.add(f"the row has {len(row)} cells", spot, f"use {len(_COLUMNS)} at most")
        return []
    for mark in row:
        known = mark in NO_SECTOR or mark in (COLONY_MARK, CAPITAL_MARK)
        if not known and not 0 <= seat_of(mark) < MOST_SEATS:
            right = "write H1 to H6, C for a colony, I for the Imperial Capital, . for no sector"
            problems.add(f'"{mark}" is no cell', spot, right)
    return row


# -- is it fair? ------------------------------------------------------------------------------

Finding = tuple[str, str]
"""A clause and a sentence."""


def check_map(layout: Layout, pool: int = POOL) -> tuple[list[Finding], list[Finding]]:
    """What cannot be played, and what only speaks against a map: of that the table decides.

    C-CMAP-07: the guidelines of the book are no rules.
    """
    errors = [
        *_count_errors(layout, pool),
        *_capital_errors(layout),
        *_order_errors(layout),
        *_extra_errors(layout),
    ]
    return errors, [*flaws(layout), *_count_warnings(layout, pool), *_balance_warnings(layout)]


def flaws(layout: Layout) -> list[Finding]:
    """The guidelines that a map made to order never breaks (C-CMAP-08)."""
    return [*_shape_flaws(layout), *_capital_flaws(layout), *_homeworld_flaws(layout)]


def homes(layout: Layout) -> list[int]:
    """The sectors of all homeworlds, also of seats that have two or should have none."""
    return [sector for sector, mark in enumerate(layout.marks) if seat_of(mark) >= 0]


def to_other_homes(layout: Layout) -> list[list[int]]:
    """For each homeworld, how far the others are, nearest first."""
    places = homes(layout)
    return [
        sorted([layout.distance[one][other] for other in places if other != one]) for one in places
    ]


def spread(numbers: list[int]) -> int:
    return max(numbers) - min(numbers) if numbers else 0


def spread_from(layout: Layout, sector: int) -> int:
    """How unequally far the homeworlds are from a sector."""
    return spread([layout.distance[home][sector] for home in homes(layout)])


def off_centre(layout: Layout, sector: int) -> int:
    """How far a sector lies from the middle of all sectors; a measure to compare with."""
    count = len(layout.cells)
    down = count * layout.rows[sector] - sum(layout.rows)
    right = count * layout.cols[sector] - sum(layout.cols)
    return down * down + right * right


def _count_errors(layout: Layout, pool: int) -> list[Finding]:
    found: list[Finding] = []
    seats = layout.seats
    placed = len(homes(layout))
    missing = [f"H{seat + 1}" for seat in range(seats) if layout.homeworlds[seat] < 0]
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        what = f"The map is for {seats} players; {FEWEST_SEATS} to {MOST_SEATS} can play."
        found.append(("C-META-03", what))
    if placed != seats or missing:
        rest = f"; {', '.join(missing)} is missing" if missing else ""
        what = f"The map for {seats} players has {placed} homeworlds{rest}; each seat needs one."
        found.append(("C-CMAP-07", what))
    colonies = len(layout.colonies)
    if colonies > pool:
        what = f"The map has {colonies} colonies; the box holds {pool}."
        found.append(("C-CMAP-07", what))
    return found


def _capital_errors(layout: Layout) -> list[Finding]:
    capitals = layout.count(CAPITAL_MARK)
    if capitals > 1:
        return [("C-CMAP-07", f"The map has {capitals} Imperial Capitals; there is only one.")]
    return []


def _shape_flaws(layout: Layout) -> list[Finding]:
    found: list[Finding] = []
    most = 5 * layout.seats
    colonies = len(layout.colonies)
    if colonies > most:
        what = f"The map has {colonies} colonies; {most} are the most for {layout.seats} players."
        found.append(("C-CMAP-01", what))
    if colonies < 1:
        found.append(("C-CMAP-07", "The map has no colony: nobody can settle anything new."))
    apart = [cell for at, cell in enumerate(layout.cells) if layout.distance[0][at] == FAR]
    if apart:
        what = f"No path leads from {layout.cells[0]} to {', '.join(apart)}; only jumps will."
        found.append(("C-CMAP-07", what))
    return found


def _capital_flaws(layout: Layout) -> list[Finding]:
    if layout.capital >= 0 or layout.seats < 3:
        return []
    what = f"The map for {layout.seats} players has no Imperial Capital; mark a sector I."
    return [("C-CMAP-02", what)]


def _homeworld_flaws(layout: Layout) -> list[Finding]:
    found: list[Finding] = []
    places = homes(layout)
    for at, one in enumerate(places):
        for other in places[at + 1 :]:
            steps = layout.distance[one][other]
            if steps < 3:
                pair = f"{_home(layout, one)} and {_home(layout, other)}"
                what = f"{pair} are {_sectors(steps)} apart; 3 or more would be right."
                found.append(("C-CMAP-05", what))
    for one, others in zip(places, to_other_homes(layout), strict=True):
        if others and others[0] not in (3, 4):
            far = "joined to no other" if others[0] == FAR else f"{_sectors(others[0])} away"
            home = f"The homeworld nearest to {_home(layout, one)} is"
            if others[0] == FAR:
                home = f"{_home(layout, one)} is"
            found.append(("C-CMAP-04", f"{home} {far}; 3 or 4 would be right."))
    return found


def clockwise(cells: list[tuple[int, int]], first: tuple[int, int]) -> list[tuple[int, int]]:
    """Homeworlds (row, column) as seats are numbered: clockwise round their middle, from one on."""
    down = sum([row for row, _ in cells]) / len(cells)
    right = sum([col for _, col in cells]) / len(cells)
    turned: list[tuple[float, tuple[int, int]]] = []
    for row, col in cells:
        turned.append((math.atan2(col - right, down - row) % (2 * math.pi), (row, col)))
    turned.sort()
    order = [cell for _, cell in turned]
    start = order.index(first)
    return order[start:] + order[:start]


def _order_errors(layout: Layout) -> list[Finding]:
    """C-SCEP-01: the scepter goes clockwise, so the homeworlds are numbered that way."""
    places = layout.homeworlds
    if not places or min(places) < 0:
        return []
    cells = [(layout.rows[at], layout.cols[at]) for at in places]
    order = clockwise(cells, cells[0])
    for seat in range(1, len(cells)):
        if cells[seat] != order[seat]:
            wrong = _home(layout, places[cells.index(order[seat])])
            what = f"{wrong} is number {seat + 1} clockwise from H1; call it H{seat + 1}."
            return [("C-CMAP-07", f"Homeworlds are numbered clockwise: {what}")]
    return []


def _extra_errors(layout: Layout) -> list[Finding]:
    named = [f"H{home + 1}" for home in layout.extra if home >= layout.seats]
    if not named:
        return []
    return [("C-SETUP-09", f"{', '.join(named)} would draw an extra card and is not on the map.")]


def _home(layout: Layout, sector: int) -> str:
    return f"{layout.marks[sector]} at {layout.cells[sector]}"


def _sectors(count: int) -> str:
    return "1 sector" if count == 1 else f"{count} sectors"


def _count_warnings(layout: Layout, pool: int) -> list[Finding]:
    found: list[Finding] = []
    colonies = len(layout.colonies)
    wanted = min(5 * layout.seats, pool)
    if colonies < wanted:
        what = f"The map has {colonies} colonies; {wanted} would be right for {layout.seats}."
        found.append(("C-CMAP-01", what))
    if layout.capital >= 0 and layout.seats == 2:
        found.append(("C-CMAP-02", "Maps for two players have no Imperial Capital."))
    return found


def _balance_warnings(layout: Layout) -> list[Finding]:
    found: list[Finding] = []
    capital = layout.capital
    if capital >= 0 and spread_from(layout, capital) > 1:
        away = [layout.distance[home][capital] for home in homes(layout)]
        listed = ", ".join([str(steps) for steps in away])
        what = f"The homeworlds are {listed} sectors from the Imperial Capital; let it be equal."
        found.append(("C-CMAP-06", what))
    nearest = [others[0] for others in to_other_homes(layout) if others]
    if spread(nearest) > 1:
        listed = ", ".join([str(steps) for steps in nearest])
        what = f"The nearest neighbours of the homeworlds are {listed} away; let it be equal."
        found.append(("C-CMAP-06", what))
    if capital >= 0:
        better = _better_capital(layout)
        if better >= 0:
            what = f"The Imperial Capital would lie nearer to the middle at {layout.cells[better]}."
            found.append(("C-CMAP-03", what))
    return found


def _better_capital(layout: Layout) -> int:
    """The most central colony that would be at least as fair a place for the Capital, or -1."""
    best = -1
    least = off_centre(layout, layout.capital)
    for sector in layout.colonies:
        fair = spread_from(layout, sector) <= spread_from(layout, layout.capital)
        if fair and off_centre(layout, sector) < least:
            best = sector
            least = off_centre(layout, sector)
    return best
