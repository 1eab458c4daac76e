"""Moves of Arcs by click, drag and key: put together on the map, made as a whole, or taken back."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.web.arcs import given, sit_down
from tests.web.browser import FOUR, SIZES, axe, page_of, resize
from tests.web.driver import Player

CRESCENT, GATE_3, GATE_5, HEX_5 = 10, 8, 16, 19
"""Systems as the page numbers them: four for each cluster, the gate first."""
SPOT = """place => {
  const ground = document.querySelector(`.ground[data-thing="place ${place}"]`);
  const box = ground.getBoundingClientRect();
  for (let i = 1; i < 20; i += 1) for (let j = 1; j < 20; j += 1) {
    const [x, y] = [box.left + (box.width * i) / 20, box.top + (box.height * j) / 20];
    if (document.elementFromPoint(x, y) === ground) return [x, y];
  }
}"""
"""A point of a system's ground on which nothing else lies."""


def asked(page: Page, words: str) -> None:
    page.wait_for_function(
        "words => document.querySelector('#prompt')?.innerText.includes(words)", arg=words
    )


def click(page: Page, place: int) -> None:
    page.mouse.click(*page.evaluate(SPOT, place))


def drag(page: Page, start: int, *way: int) -> None:
    """The ships of a system over others to the last of them."""
    box = page.locator(f"[data-lift='{start}']").first.bounding_box()
    assert box is not None
    points = [page.evaluate(SPOT, place) for place in way]
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    for point in points:
        page.mouse.move(*point, steps=8)
    page.mouse.up()


def moves(page: Page) -> list[str]:
    """What the log tells of moves."""
    lines = page.locator(".log [role=log] p").all_inner_texts()
    return [line for line in lines if "You move" in line]


def catapult(page: Page, quick: str) -> Player:
    return sit_down(page, quick, scenario=given("move-catapult"))


def test_a_catapult_with_a_drop_off_is_one_choice(browser: Browser, quick: str) -> None:
    """Three ships to a gate, two on to the next, by clicks; nothing happens before the end."""
    with page_of(browser, "desktop") as page:
        catapult(page, quick)
        page.locator(f"[data-lift='{CRESCENT}']").first.click()
        asked(page, "from where to where")
        click(page, GATE_3)
        asked(page, "How many ships")
        page.locator(".ask button", has_text="3").click()
        asked(page, "Go on by Catapult")
        assert axe(page) == []
        page.get_by_role("button", name="Leave some here").click()
        asked(page, "How many ships go on from the gate of cluster 3")
        page.locator(".ask button", has_text="2").click()
        asked(page, "Your ships are in the gate of cluster 3")
        click(page, GATE_5)
        asked(page, "Your ships are in the gate of cluster 5")
        assert moves(page) == []
        label = page.locator(f"[data-thing='place {GATE_5}'] .sr").inner_text()
        assert "2 fresh ships of you" in label, "the map shows what would be"
        page.locator(".ask button", has_text="Stop here").click()
        asked(page, "Your turn")
        assert len(moves(page)) == 2
        # Undo takes back the whole of it.
        page.keyboard.press("u")
        asked(page, "4 actions")
        assert moves(page) == []


def test_parts_are_taken_back_one_by_one_or_all_at_once(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        catapult(page, quick)
        drag(page, CRESCENT, GATE_3)
        asked(page, "How many ships move from 3 Crescent to the gate of cluster 3")
        page.keyboard.press("1")
        asked(page, "Go on by Catapult")
        page.keyboard.press("u")
        asked(page, "How many ships")
        page.keyboard.press("u")
        asked(page, "from where to where")
        page.keyboard.press("Escape")
        asked(page, "4 actions are left")
        assert moves(page) == []


def test_a_choice_in_the_making_can_be_advised_and_taken_back(browser: Browser, quick: str) -> None:
    """What would be taken back is said in full on every screen."""
    with page_of(browser, "desktop") as page:
        for size in FOUR:
            resize(page, SIZES[size]["viewport"])
            catapult(page, quick)
            page.locator("[data-option='take move']").click()
            asked(page, "from where to where")
            page.keyboard.press("a")
            advised = page.locator("[aria-label='What a bot would think'] button")
            expect(advised.first).to_be_visible()
            page.keyboard.press("l")
            way = "Move from 3 Crescent to the gate of cluster 3"
            page.locator(".box [data-option]", has_text=way).click()
            asked(page, "How many ships move from")
            expect(advised).to_have_count(0)
            undo = page.locator("#prompt .undo")
            expect(undo).to_contain_text(re.compile(r"^Undo: Move from .+ to .+"))
            assert undo.evaluate(
                "el => el.scrollWidth <= el.clientWidth && el.scrollHeight <= el.clientHeight"
            )
            expect(undo).to_be_in_viewport(ratio=1)


def test_ships_are_dragged_over_gates_in_one_pull(browser: Browser, quick: str) -> None:
    """All go over the gates on the way, and nothing is asked."""
    with page_of(browser, "desktop") as page:
        catapult(page, quick)
        drag(page, CRESCENT, GATE_3, GATE_5, HEX_5)
        asked(page, "Your turn")
        told = "".join(moves(page))
        assert "3 ships from 3 Crescent to the gate of cluster 3" in told
        assert "3 ships from the gate of cluster 3 to the gate of cluster 5" in told
        assert "3 ships from the gate of cluster 5 to 5 Hex" in told


def test_ships_are_moved_by_keys(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        catapult(page, quick)
        page.locator(f"[data-lift='{CRESCENT}']").first.focus()
        page.keyboard.press("Enter")
        asked(page, "from where to where")
        page.locator(f"[data-thing='place {GATE_3}']").focus()
        page.keyboard.press("Enter")
        asked(page, "How many ships")
        page.keyboard.press("2")
        asked(page, "Go on by Catapult")
        page.keyboard.press("p")
        page.keyboard.press(page.inner_text("#prompt [data-option='done'] kbd"))
        asked(page, "Your turn")
        assert "2 ships" in "".join(moves(page))


def test_ships_are_moved_by_touch(browser: Browser, quick: str) -> None:
    with page_of(browser, "phone") as page:
        catapult(page, quick)
        ships = page.locator(f"[data-lift='{CRESCENT}']").first
        ships.scroll_into_view_if_needed()
        ships.tap()
        asked(page, "from where to where")
        page.locator(f"[data-thing='place {GATE_3}']").focus()
        page.keyboard.press("Enter")
        asked(page, "How many ships")
        assert axe(page) == []
        page.locator(".ask button").first.tap()
        asked(page, "Go on by Catapult")
        page.locator(".ask button", has_text="Stop here").tap()
        asked(page, "Your turn")
