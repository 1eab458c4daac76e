"""Maps made to order: symmetric, connected, fair, and the same for the same seed (C-CMAP-08).

A shape grows from its middle, each cell together with its mirror image. Homeworlds go to the rim
where all are equally far from the Imperial Capital. Many shapes are tried; the fairest is kept.
"""

from __future__ import annotations

from typing import Final

from regent.games.contention.maps import (
    COLONY_MARK,
    FEWEST_SEATS,
    MOST_SEATS,
    Layout,
    check_map,
    clockwise,
    flaws,
    homes,
    off_centre,
    spread,
    spread_from,
    to_other_homes,
)
from regent.kernel.errors import Broken, InputError
from regent.kernel.rng import below, seeded

Cell = tuple[int, int]

GOOD_ENOUGH: Final = 12
"""How many playable maps are compared."""

MOST_TRIES: Final = 5000
_REACH: Final = 4
_NOWHERE: Final = (_REACH + 1, 0)
_STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))

# Symmetries: how the image of a cell is found.
_MIRROR: Final = 0
_HALF_TURN: Final = 1
_QUARTER_TURN: Final = 2


def make_map(seats: int, seed: str) -> Layout:
    """A map for that many players; the same seed always gives the same map."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        right = f"maps are made for {FEWEST_SEATS} to {MOST_SEATS} players"
        raise InputError(f"no map for {seats} players", right=right)
    chance = seeded(f"map/{seats}/{seed}", 1)
    best: Layout | None = None
    least: list[int] = []
    good = 0
    for _ in range(MOST_TRIES):
        found = _Shape(seats, chance).furnish(f"Made from {seed}")
        if found is None:
            continue
        score = _score(found)
        if best is None or score < least:
            best = found
            least = score
        good += 1
        if good == GOOD_ENOUGH:
            break
    if best is None:
        raise Broken(f"no map for {seats} players from {seed}")
    return best


def _score(layout: Layout) -> list[int]:
    """How unfair a map is, what matters most first."""
    _, warnings = check_map(layout)
    others = to_other_homes(layout)
    nearest = spread([steps[0] for steps in others])
    second = spread([steps[1] for steps in others if len(steps) > 1])
    close = [
        len([colony for colony in layout.colonies if layout.distance[home][colony] <= 2])
        for home in homes(layout)
    ]
    capital = layout.capital
    return [
        len(warnings),
        spread_from(layout, capital) if capital >= 0 else 0,
        nearest + second,
        spread(close),
        off_centre(layout, capital) if capital >= 0 else 0,
    ]


class _Shape:
    """A connected set of cells that its symmetry maps onto itself."""

    __slots__ = ("cells", "chance", "fold", "seats", "shift", "size", "turn")

    def __init__(self, seats: int, chance: list[int]) -> None:
        self.seats = seats
        self.chance = chance
        self.size = 6 * seats if seats == 2 else 6 * seats + 1
        kinds = [_MIRROR, _HALF_TURN] if seats % 2 == 0 else [_MIRROR]
        if seats == 4:
            kinds.append(_QUARTER_TURN)
        self.turn = kinds[below(chance, 0, len(kinds))]
        # With an even number of cells the middle lies between two cells; else it is a cell.
        self.shift = 1 if seats == 2 else 0
        self.fold = below(chance, 0, 2) if seats == 2 else 0
        self.cells: list[Cell] = [(0, 0)]
        for image in self.orbit((0, 0)):
            if image not in self.cells:
                self.cells.append(image)
        self._grow()

    def orbit(self, cell: Cell) -> list[Cell]:
        """A cell and its images."""
        row, col = cell
        found = [cell]
        if self.turn == _MIRROR:
            found.append((row, self.shift - col))
        elif self.turn == _HALF_TURN:
            found.append((self.fold - row, self.shift - col))
        else:
            found += [(col, -row), (-row, -col), (-col, row)]
        orbit: list[Cell] = []
        for image in found:
            if image not in orbit:
                orbit.append(image)
        return orbit

    def _grow(self) -> None:
        """Add orbits at the rim until the size is right; one that would be too much is left."""
        while len(self.cells) < self.size:
            free = self._free()
            if not free:
                return
            first = free[below(self.chance, 0, len(free))]
            second = free[below(self.chance, 0, len(free))]
            chosen = first if self._company(first) >= self._company(second) else second
            self.cells += self.orbit(chosen)

    def _free(self) -> list[Cell]:
        """Cells next to the shape whose orbit still fits, each orbit once."""
        found: list[Cell] = []
        for row, col in self.cells:
            for down, right in _STEPS:
                cell = (row + down, col + right)
                if cell in self.cells or max(abs(cell[0]), abs(cell[1])) > _REACH:
                    continue
                orbit = self.orbit(cell)
                taken = [image for image in orbit if image in found]
                if not taken and len(self.cells) + len(orbit) <= self.size:
                    found.append(cell)
        return found

    def _company(self, cell: Cell) -> int:
        return len([0 for d, r in _STEPS if (cell[0] + d, cell[1] + r) in self.cells])

    def furnish(self, name: str) -> Layout | None:
        """The fairest playable map on this shape, if there is one."""
        if len(self.cells) != self.size:
            return None
        places = sorted(self.cells)
        bare = _layout(name, places, [], _NOWHERE, self.seats)
        best: Layout | None = None
        least: list[int] = []
        for capital in self._capitals(places, bare):
            for chosen in self._homes(places, bare, capital):
                made = self._made(name, places, capital, chosen)
                score = _score(made)
                sound = not check_map(made)[0] and not flaws(made)
                if sound and (best is None or score < least):
                    best = made
                    least = score
        return best

    def _made(self, name: str, places: list[Cell], capital: int, chosen: list[Cell]) -> Layout:
        """A lone homeworld on the axis is the first, and on the upper half of the map."""
        lone = [cell for cell in chosen if len(self.orbit(cell)) == 1]
        first = lone[0] if len(lone) == 1 else min(chosen)
        middle = places[capital] if capital >= 0 else _NOWHERE
        if len(lone) == 1 and first[0] > middle[0]:
            order = clockwise(_flipped(chosen), _flipped([first])[0])
            return _layout(name, _flipped(places), order, _flipped([middle])[0], self.seats)
        return _layout(name, places, clockwise(chosen, first), middle, self.seats)

    def _capitals(self, places: list[Cell], bare: Layout) -> list[int]:
        """Where the Capital may be: cells that are their own image, near the middle."""
        if self.seats == 2:
            return [-1]
        own = [at for at, cell in enumerate(places) if len(self.orbit(cell)) == 1]
        ranked = sorted([(off_centre(bare, at), at) for at in own])
        return [at for _, at in ranked[:3]]

    def _homes(self, places: list[Cell], bare: Layout, capital: int) -> list[list[Cell]]:
        """Every choice of homeworlds on the rim, whole orbits, equally far from the Capital."""
        rim = [at for at in range(len(places)) if len(bare.neighbours[at]) < 4 and at != capital]
        reaches = sorted({bare.distance[capital][at] for at in rim}) if capital >= 0 else [0]
        found: list[list[Cell]] = []
        for reach in reaches:
            orbits: list[list[int]] = []
            for at in rim:
                orbit = [places.index(image) for image in self.orbit(places[at])]
                right = capital < 0 or bare.distance[capital][at] == reach
                if right and at == min(orbit) and _apart(bare, orbit, []):
                    orbits.append(orbit)
            for sectors in _choices(bare, orbits, self.seats, []):
                found.append([places[at] for at in sectors])
        return found


def _apart(bare: Layout, some: list[int], others: list[int]) -> bool:
    """Are homeworlds at these sectors 3 or more apart (C-CMAP-05)?"""
    for at, one in enumerate(some):
        for other in some[at + 1 :] + others:
            if bare.distance[one][other] < 3:
                return False
    return True


def _choices(
    bare: Layout, orbits: list[list[int]], wanted: int, chosen: list[int]
) -> list[list[int]]:
    """Every set of orbits with just so many sectors, far enough apart."""
    if wanted == 0:
        return [chosen]
    found: list[list[int]] = []
    for at, orbit in enumerate(orbits):
        if len(orbit) <= wanted and _apart(bare, orbit, chosen):
            rest = orbits[at + 1 :]
            found += _choices(bare, rest, wanted - len(orbit), chosen + orbit)
    return found


def _flipped(cells: list[Cell]) -> list[Cell]:
    """Upside down."""
    return [(-row, col) for row, col in cells]


def _layout(
    name: str, places: list[Cell], homeworlds: list[Cell], capital: Cell, seats: int
) -> Layout:
    top = min([row for row, _ in places])
    left = min([col for _, col in places])
    height = max([row for row, _ in places]) - top + 1
    width = max([col for _, col in places]) - left + 1
    grid = [["."] * width for _ in range(height)]
    for row, col in places:
        grid[row - top][col - left] = COLONY_MARK
    if capital in places:
        grid[capital[0] - top][capital[1] - left] = "I"
    for seat, (row, col) in enumerate(homeworlds):
        grid[row - top][col - left] = f"H{seat + 1}"
    return Layout(name, grid, seats)
