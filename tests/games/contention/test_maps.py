"""Maps of Contention: the five standard ones, the judge of others, and the maker."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from regent.games.contention.mapmaker import make_map
from regent.games.contention.maps import (
    FAR,
    check_map,
    homes,
    read_map,
    spread,
    standard_map,
    to_other_homes,
    write_map,
)
from regent.kernel.errors import InputError
from regent.play.session import Session, new_header
from tests.games.contention.table import TITLE

SEATS = range(2, 7)
SEEDS = ("a", "b", "c", "d")

FOUR = """
C  H1 C  C  C
C  C  C  C  H2
C  C  I  C  C
H4 C  C  C  C
C  C  C  H3 C
"""


def broken(text: str) -> list[str]:
    """The clauses a map breaks."""
    return [clause for clause, _ in check_map(read_map(text))[0]]


def doubts(text: str) -> list[str]:
    return [clause for clause, _ in check_map(read_map(text))[1]]


# -- the standard maps ------------------------------------------------------------------------


@pytest.mark.proves("C-MAP-08", "C-META-03")
@pytest.mark.parametrize("seats", SEATS)
def test_standard_maps_are_beyond_doubt(seats: int) -> None:
    layout = standard_map(seats)
    assert check_map(layout) == ([], [])
    assert layout.seats == len(layout.homeworlds) == seats
    assert len(layout.colonies) == 5 * seats
    assert len(layout.cells) == 6 * seats + (seats > 2)


@pytest.mark.proves("C-MAP-03")
def test_only_two_players_have_no_capital() -> None:
    assert [standard_map(seats).capital >= 0 for seats in SEATS] == [False] + [True] * 4


@pytest.mark.proves("C-MAP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_standard_distances_are_plain(seats: int) -> None:
    layout = standard_map(seats)
    for one in range(len(layout.cells)):
        for other in range(len(layout.cells)):
            down = abs(layout.rows[one] - layout.rows[other])
            right = abs(layout.cols[one] - layout.cols[other])
            assert layout.distance[one][other] == down + right


@pytest.mark.parametrize(
    ("seats", "nearest", "to_capital"), [(3, 4, 2), (4, 4, 3), (5, 4, 4), (6, 4, 4)]
)
def test_capital_is_equally_far_for_all(seats: int, nearest: int, to_capital: int) -> None:
    layout = standard_map(seats)
    assert {layout.distance[home][layout.capital] for home in layout.homeworlds} == {to_capital}
    assert {others[0] for others in to_other_homes(layout)} == {nearest}


def test_three_players_top_is_seat_one() -> None:
    layout = standard_map(3)
    assert layout.cells[layout.homeworlds[0]] == "c1"


@pytest.mark.proves("C-SETUP-09")
def test_a_map_says_who_draws_an_extra_card() -> None:
    assert [standard_map(seats).extra for seats in SEATS] == [[], [0], [], [], []]
    assert "extra: nobody" in write_map(make_map(3, "a"))
    layout = read_map("extra: h2, H1\n" + FOUR)
    assert layout.extra == [0, 1]
    assert read_map(write_map(layout)).extra == [0, 1]
    assert read_map("extra: nobody\n" + FOUR).extra == []
    assert broken("extra: H5\n" + FOUR) == ["C-SETUP-09"]
    for wrong in ("", "everybody", "H9", "H1 2"):
        with pytest.raises(InputError, match="extra: H1, or extra: nobody"):
            read_map(f"extra: {wrong}\n{FOUR}")


@pytest.mark.proves("C-SCEP-01", "C-CMAP-07")
def test_homeworlds_are_numbered_clockwise() -> None:
    """Any of them may be the first; what is out of order is named with its right number."""
    for seats in SEATS:
        for seed in SEEDS:
            assert check_map(make_map(seats, seed))[0] == []
    turned = FOUR.translate(str.maketrans("1234", "2341"))
    assert broken(turned) == []
    crossed = FOUR.translate(str.maketrans("1234", "1324"))
    [(clause, what)] = check_map(read_map(crossed))[0]
    assert clause == "C-CMAP-07"
    assert "H3 at e2 is number 2 clockwise from H1; call it H2" in what


def test_no_standard_map_for_one() -> None:
    with pytest.raises(InputError, match="2 to 6 players"):
        standard_map(1)


# -- the layout -------------------------------------------------------------------------------


def test_names_of_sectors() -> None:
    layout = read_map("seats: 2\n. C H1\nC . C\n")
    assert layout.cells == ["b1", "c1", "a2", "c2"]
    assert layout.sector("C2") == 3
    assert layout.sector("b2") == -1
    assert layout.homeworlds == [1, -1]


@pytest.mark.proves("C-MAP-05", "C-MAP-06", "C-GLOSS-ADJACENT")
def test_neighbours_are_never_diagonal() -> None:
    layout = read_map("C C C\nC C C\nC C C")
    middle = layout.sector("b2")
    assert [layout.cells[at] for at in layout.neighbours[middle]] == ["b1", "c2", "b3", "a2"]
    assert layout.distance[middle][layout.sector("a1")] == 2


@pytest.mark.proves("C-MAP-07")
def test_paths_lead_around_holes() -> None:
    layout = read_map("C . C\nC . C\nC C C")
    assert layout.distance[layout.sector("a1")][layout.sector("c1")] == 6
    apart = read_map("C . C")
    assert apart.distance[0][1] == FAR


def test_read_and_write(tmp_path: Path) -> None:
    layout = read_map("# my own\nname: Ring road\nh1 c c H2  # the road\n")
    assert layout.marks == ["H1", "C", "C", "H2"]
    path = tmp_path / "ring.txt"
    path.write_text("\ufeff" + write_map(layout), encoding="utf-8")
    again = read_map(path)
    assert (again.name, again.marks, again.seats) == ("Ring road", layout.marks, 2)


def test_the_name_of_a_file_is_a_name(tmp_path: Path) -> None:
    path = tmp_path / "ring.txt"
    path.write_text("H1 C C H2", encoding="utf-8")
    assert read_map(path).name == "ring"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "the map has no sectors"),
        (". .\n. .", "the map has no sectors"),
        ("C X C", '"X" is no cell'),
        ("C H7 C", '"H7" is no cell'),
        ("seats: 9\nC C", 'seats cannot be "9"'),
        ("C " * 27, "27 cells"),
        ("C\n" * 21, "21 rows"),
    ],
)
def test_unreadable_maps(text: str, what: str) -> None:
    with pytest.raises(InputError, match=what):
        read_map(text)


def test_the_line_is_named() -> None:
    with pytest.raises(InputError, match=r"map:3: "):
        read_map("C C\n\nC ? C")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        read_map(tmp_path / "none.txt")
    path = tmp_path / "bytes.txt"
    path.write_bytes(b"C \xff C")
    with pytest.raises(InputError, match="UTF-8"):
        read_map(path)


# -- the judge --------------------------------------------------------------------------------


@pytest.mark.proves("C-CMAP-01", "C-CMAP-07")
def test_too_many_colonies_are_doubtful() -> None:
    assert broken(FOUR) == []
    assert (broken(FOUR + "C C C C C"), doubts(FOUR + "C C C C C")[0]) == ([], "C-CMAP-01")
    assert doubts("H1 C C H2\nC C C C\nC C C C\nC C C C") == ["C-CMAP-01"]


@pytest.mark.proves("C-CMAP-01", "C-CMAP-07")
def test_few_colonies_are_doubtful() -> None:
    assert broken("H1 C C H2") == []
    assert doubts("H1 C C H2") == ["C-CMAP-01"]


@pytest.mark.proves("C-CMAP-07")
def test_no_colony_is_doubtful() -> None:
    assert "C-CMAP-07" in doubts("H1 I . .\n. . . .\n. H2 . .")


@pytest.mark.proves("C-CMAP-02", "C-CMAP-07")
def test_capital() -> None:
    assert (broken(FOUR.replace("I", ".")), doubts(FOUR.replace("I", "."))) == ([], ["C-CMAP-02"])
    assert doubts(FOUR.replace("I", "C")) == ["C-CMAP-01", "C-CMAP-02"]
    assert broken(FOUR.replace("C  C  I", "C  I  I")) == ["C-CMAP-07"]
    assert "C-CMAP-02" in doubts("H1 C I H2")


@pytest.mark.proves("C-CMAP-04", "C-CMAP-05", "C-CMAP-07")
def test_neighbouring_homeworlds() -> None:
    for text in ("H1 H2 C C", "H1 C H2 C"):
        assert broken(text) == []
        assert doubts(text)[:3] == ["C-CMAP-05", "C-CMAP-04", "C-CMAP-04"]
    assert doubts("H1 C C H2") == ["C-CMAP-01"]
    assert doubts("H1 C C C H2") == ["C-CMAP-01"]


@pytest.mark.proves("C-CMAP-04", "C-CMAP-07")
def test_lonely_homeworlds() -> None:
    assert broken("H1 C C C C H2") == []
    assert doubts("H1 C C C C H2")[:2] == ["C-CMAP-04", "C-CMAP-04"]


@pytest.mark.proves("C-CMAP-07")
def test_disconnected_sectors() -> None:
    errors, warnings = check_map(read_map("H1 C C H2\n.  . .  .\nC  C . ."))
    assert errors == []
    assert warnings[0][0] == "C-CMAP-07"
    assert "a3, b3" in warnings[0][1]
    assert doubts("H1 C C . H2 C")[:3] == ["C-CMAP-07", "C-CMAP-04", "C-CMAP-04"]


ODD = {
    "homeworlds side by side": "H1 H2 C C\nC C C C",
    "far away": "H1 C C C C C C C H2",
    "in two parts": "H1 C C\n. . .\nH2 C C",
    "no colony": "H1 I H2",
    "no Capital": "H1 C C H2\nC C C C\nC . . .\nH3 C C .",
    "too many colonies": "H1 C C H2\nC C C C\nC C C C\nC C C C",
}


@pytest.mark.proves("C-CMAP-07")
@pytest.mark.parametrize("text", ODD.values(), ids=ODD)
def test_what_the_guidelines_speak_against_can_be_played(text: str) -> None:
    assert broken(text) == []
    assert doubts(text)
    seats = read_map(text).seats
    header = new_header(TITLE, "standard", seats, "odd", texts={"map": text})
    session = Session.start(header)
    rng = random.Random(7)
    for _ in range(600):
        if session.table.over:
            break
        seat = rng.choice(session.awaited())
        decision = session.decision(seat)
        assert decision is not None
        session.answer(seat, rng.choice(decision.options))
    assert session.table.over or session.title.clock(session.table) > 2


@pytest.mark.proves("C-CMAP-07")
def test_homeworlds_that_do_not_fit_the_seats() -> None:
    assert broken("seats: 3\nH1 C C H2\nC I C C") == ["C-CMAP-07"]
    assert broken("seats: 2\nH1 C C H2\nC C C C\nC . . .\nH3 C C .") == ["C-CMAP-07"]
    assert "C-CMAP-07" in broken("H1 C C H3\nC I C C")
    assert "C-META-03" in broken("H1 C C")


@pytest.mark.proves("C-CMAP-07")
def test_more_colonies_than_there_are() -> None:
    layout = standard_map(6)
    errors, warnings = check_map(layout, pool=20)
    assert [clause for clause, _ in errors] == ["C-CMAP-07"]
    assert warnings == []


@pytest.mark.proves("C-CMAP-03", "C-CMAP-07")
def test_a_capital_off_centre() -> None:
    moved = FOUR.replace("C  C  I  C  C", "C  C  C  C  C").replace("C  H1 C  C  C", "C  H1 I  C  C")
    assert broken(moved) == []
    assert doubts(moved) == ["C-CMAP-06", "C-CMAP-03"]


@pytest.mark.proves("C-CMAP-06", "C-CMAP-07")
def test_unequal_homeworlds() -> None:
    assert "C-CMAP-06" in doubts("H1 I C H2 C C C C H3")


# -- the maker --------------------------------------------------------------------------------


@pytest.mark.proves("C-CMAP-08")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", SEATS)
def test_made_maps(seats: int, seed: str) -> None:
    layout = make_map(seats, seed)
    assert check_map(layout)[0] == []
    assert len(layout.cells) == 6 * seats + (seats > 2)
    assert all(len(layout.neighbours[home]) < 4 for home in homes(layout)), "not on the rim"
    if seats > 2:
        assert spread([layout.distance[home][layout.capital] for home in homes(layout)]) == 0
    assert symmetric(layout.rows, layout.cols)


def symmetric(rows: list[int], cols: list[int]) -> bool:
    """Is the shape its own image in a mirror or after a half turn?"""
    cells = set(zip(rows, cols, strict=True))
    width, height = max(cols), max(rows)
    return (
        {(row, width - col) for row, col in cells} == cells
        or {(height - row, col) for row, col in cells} == cells
        or {(height - row, width - col) for row, col in cells} == cells
    )


@pytest.mark.proves("C-CMAP-08")
@pytest.mark.parametrize("seats", SEATS)
def test_the_seed_decides(seats: int) -> None:
    assert write_map(make_map(seats, "x")) == write_map(make_map(seats, "x"))
    shapes = {write_map(make_map(seats, seed)).split("\n", 1)[1] for seed in SEEDS}
    assert len(shapes) > 1


def test_seats_go_clockwise() -> None:
    layout = make_map(4, "a")
    top, second, third, fourth = layout.homeworlds
    assert layout.rows[top] <= min(layout.rows[second], layout.rows[fourth])
    assert layout.rows[third] >= max(layout.rows[second], layout.rows[fourth])
    assert layout.cols[second] > layout.cols[fourth]


def test_nobody_makes_maps_for_seven() -> None:
    with pytest.raises(InputError, match="2 to 6 players"):
        make_map(7, "a")
