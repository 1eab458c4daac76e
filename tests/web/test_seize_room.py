"""Seize at the browser's table: full tables and fights have the room that they need."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import page_of, still
from tests.web.test_room import WORLDS, opened
from tools.fits import LOOK


def position(seats: int, moment: str, *worlds: tuple[str, int, list[str]]) -> str:
    """Each World with its seat and its Units; `<` marks my depleted attackers."""
    lines = [f'title = "seize"\nseats = {seats}\n[given]\nmoment = "{moment}"\nseat = 0']
    lines += [f"resources = {[5] * seats}\n[given.zones]"]
    lines += ['"hand 0" = ["Firing Range Advantage", "On High Alert", "Clone Battalion"]']
    for world, seat, units in worlds:
        stand = [
            f'{{ card = "{unit[1:]}", seat = 0, depleted = true }}'
            if unit.startswith("<")
            else f'"{seat} {unit}"'
            for unit in units
        ]
        lines += [f'[[given.map]]\nworld = "{world}"\nseat = {seat}\nunits = [{", ".join(stand)}]']
    return "\n".join(lines)


OTHER = "was => document.querySelector('#prompt [data-over]').dataset.question !== was"


FEW = position(
    2,
    "allocation",
    ("Damirus Inner", 1, ["Heavy Robot Battalion", "Intercept Hover Drones"]),
    ("Delnathos Beta", 0, []),
    ("Xygarius Calendra", 0, ["Bombardment Shelter Network", "Clone Battalion"]),
    ("Geladhore 5", 0, ["Rapid Strike Fleet", "Infantry Battalion"]),
    ("Geladhore Prime", 0, ["High Velocity Launch Facility", "Retired Rim Battlecruisers"]),
    ("Delnathos Alpha", 0, ["Clone Battalion"]),
)
SIX = position(
    6,
    "allocation",
    *(
        (
            WORLDS[at],
            at // 2,
            [["Clone Battalion", "Rapid Strike Fleet"], ["Infantry Battalion"]][at % 2],
        )
        for at in range(12)
    ),
)
FIGHT = position(
    2,
    "military",
    (
        "Damirus Inner",
        1,
        [
            *("Heavy Robot Battalion", "Intercept Hover Drones", "Drone Carrier Group"),
            *("<Rapid Strike Fleet", "<Main Battle Fleet", "<Jump Battlesuit Company"),
        ],
    ),
    ("Saturn", 1, ["Robot Goliath"]),
    ("Delnathos Beta", 0, []),
    ("Xygarius Calendra", 0, ["Bombardment Shelter Network", "Clone Battalion"]),
)


@pytest.mark.parametrize(("scenario", "size"), [(FEW, "desktop"), (SIX, "tablet")])
def test_a_usual_table_is_seen_whole(
    browser: Browser, quick: str, scenario: str, size: str
) -> None:
    """Nothing of it is out of sight: no mark counts what is."""
    with page_of(browser, size) as page:
        opened(page, quick, scenario)
        still(page)
        expect(page.locator("#board .reach > .marks")).to_have_count(0)


def fighting(page: Page, url: str) -> None:
    """Until I am asked for a Reaction in a fight of mine."""
    player = opened(page, url, FIGHT)
    answers = page.locator("#prompt [data-option]")
    for _ in range(20):
        asked = player.choice()
        if answers.filter(has_text="Play Firing Range").count():
            break
        begin = answers.filter(has_text="Conquest Action at")
        (begin if begin.count() else answers).first.click()
        page.wait_for_function(OTHER, arg=asked)
    still(page)


def tall(page: Page, what: str) -> float:
    box = page.locator(what).bounding_box()
    return box["height"] if box else 0


def test_a_fight_on_a_phone_has_room(browser: Browser, quick: str) -> None:
    """The hand stays folded, the head of the fight stays, and all answers are seen."""
    with page_of(browser, "phone") as page:
        fighting(page, quick)
        assert tall(page, "#board") > 240
        found = page.evaluate(LOOK)
        assert not found["overflows"], found["said"]
        assert not found["hidden"], found["said"]
        under = """() => document.querySelector('#board .arena header').getBoundingClientRect()
          .bottom - document.querySelector('#board .arena .head').getBoundingClientRect().top"""
        assert page.evaluate(under) < 9


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_being_done_is_not_alone_among_many_targets(
    browser: Browser, quick: str, size: str
) -> None:
    """Where not all have room the likely ones come before it: else it is taken for the answer."""
    with page_of(browser, size) as page:
        player = opened(page, quick, FIGHT)
        answers = page.locator("#prompt [data-option]")
        for _ in range(20):
            asked = player.choice()
            if "Declare your targets" in page.inner_text("#prompt .ask"):
                break
            begin = answers.filter(has_text="Conquest Action at")
            quiet = page.locator("#prompt [data-option=pass], #prompt [data-option=done]")
            (begin if begin.count() else quiet).first.click()
            page.wait_for_function(OTHER, arg=asked)
        still(page)
        expect(page.locator("#prompt .answers", has_text="answers")).to_be_visible()  # not all
        names = answers.evaluate_all("all => all.map((one) => one.dataset.option)")
        assert len(names) > 1
        assert names[-1] == "done"
        found = page.evaluate(LOOK)
        assert not found["overflows"], found["said"]
        assert not found["hidden"], found["said"]
