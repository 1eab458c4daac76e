"""Systems of the Empire in which everybody stands: what is drawn there, and a closer look."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.web.arcs import sit_down
from tests.web.browser import page_of, still

CROWD: Final = """
about = "Everybody stands in the same systems, fresh and damaged"
title = "arcs"
ruleset = "empire"
seats = 4
clauses = ["E-CTRL-1"]

[given]
moment = "turn"
seat = 0
initiative = 0
first_regent = 1
[given.zones]
"played 0" = ["Aggression 2"]
[given.pieces]
1-hex = ["0 2 ships", "0 damaged ship", "1 ship", "1 damaged ship", "2 ship", "2 damaged ship", \
"3 ship", "3 damaged ship", "empire ship", "empire damaged ship", "blight ship", "0 city", \
"1 damaged city"]
gate-1 = ["0 ship", "0 damaged ship", "1 ship", "2 ship", "3 2 ships", "empire ship", \
"blight damaged ship"]
4-crescent = ["0 ship", "0 damaged ship", "1 2 ships", "2 ship", "3 ship", "2 starport", "3 city"]
2-hex = ["0 ship", "1 ship", "2 ship", "empire ship", "1 starport", "free city"]
"""

ASTRAY: Final = """() => [...document.querySelectorAll('[data-system]')].flatMap((system) => {
  const own = `place ${system.dataset.system}`;
  return [...system.querySelectorAll('.fleet, .planet, .portal, .building')].flatMap((drawn) => {
    drawn.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const sides = [[0.05, 0.5], [0.95, 0.5], [0.5, 0.05], [0.5, 0.95]];
    return sides.flatMap(([x, y]) => {
      const found = document.elementsFromPoint(left + x * width, top + y * height)
        .map((one) => one.closest('[data-thing^="place "]')?.dataset.thing).find(Boolean);
      return found && found !== own ? [`${drawn.className} of ${own} on ${found}`] : [];
    });
  });
})"""

SMALL: Final = """(least) => [...document.querySelectorAll('.fleet .number')]
  .map((number) => parseFloat(getComputedStyle(number).fontSize)).filter((size) => size < least)"""

COVERED: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const drawn = [...document.querySelectorAll('[data-system]')].flatMap(
    (system) => [...system.querySelectorAll('.fleet, .planet, .portal, .building')]);
  return [...document.querySelectorAll('[data-system] .name')].flatMap((name) => {
    const a = box(name);
    return drawn.filter((one) => {
      const b = box(one);
      return a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    }).map((one) => `${name.textContent} and ${one.className}`);
  });
}"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_nothing_lies_on_a_neighbour_however_many_stand_there(
    browser: Browser, quick: str, size: str
) -> None:
    with page_of(browser, size) as page:
        sit_down(page, quick, seats=4, scenario=CROWD)
        expect(page.locator('[data-system="3"] .fleet')).to_have_count(6)
        still(page)
        assert page.evaluate(ASTRAY) == []
        assert page.evaluate(SMALL, 11) == []
        assert page.evaluate(COVERED) == []


def test_a_closer_look_tells_who_stands_there(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        sit_down(page, quick, seats=4, scenario=CROWD)
        page.locator('[data-system="3"] .planet').hover(force=True)
        look = page.locator("[data-closer]")
        expect(look).to_contain_text("You 2 fresh ships, 1 damaged ship, 1 fresh city")
        expect(look).to_contain_text("The Empire 1 fresh ship, 1 damaged ship")
        page.locator('[data-thing="place 13"]').hover(force=True)
        expect(look).to_have_count(0)
    with page_of(browser, "phone") as page:
        sit_down(page, quick, seats=4, scenario=CROWD)
        page.locator('[data-system="4"] .portal').wait_for(state="attached")
        page.locator('[data-thing="place 0"]').tap(force=True)
        expect(page.locator('[data-closer="0"]')).to_contain_text("Blight 1 damaged ship")
