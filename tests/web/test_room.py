"""There is room for the question: answers, advice and refusals are seen without scrolling, and
nothing lies over anything, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.browser import axe, page_of, serving
from tests.web.driver import Player, barred, become_guest, make_table
from tools.fits import LOOK, QUICK, measure, wish_of

MOST = 0.05
"""The share of questions whose answers may ask for scrolling."""
APART = """() => {
  const boxes = ['.alerts', '.taught', '.log', '.aside', '#prompt', '#board', '.hand']
    .map((name) => [name, document.querySelector('.table ' + name)?.getBoundingClientRect()])
    .filter(([, box]) => box && box.width * box.height > 0);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes.flatMap(([a, one], i) =>
    boxes.slice(i + 1).filter(([, other]) => over(one, other)).map(([b]) => `${a} and ${b}`));
}"""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("room") / "tables.db", *QUICK) as served:
        yield served.url


def at_table(page: Page, url: str, game: str) -> Player:
    page.goto(url)
    become_guest(page)
    page.goto(make_table(page, url, wish_of(game)))
    player = Player(page, "room")
    player.wait()
    return player


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["contention", "seize", "arcs::3"])
def test_the_answers_of_a_question_fit(browser: Browser, quick: str, game: str, size: str) -> None:
    seen = measure(browser, quick, game, size, 25, "")
    assert seen.count["questions"] >= 15
    assert seen.share() < MOST, seen.tight


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["contention"])
def test_nothing_lies_over_anything(browser: Browser, quick: str, game: str, size: str) -> None:
    """Alerts among it: whoever is hit reads it beside the log, not over it."""
    with page_of(browser, size) as page:
        player = at_table(page, quick, game)
        alerts = 0
        for _ in range(45):
            player.wait()
            if player.over:
                break
            assert page.evaluate(APART) == []
            alerts += len(page.query_selector_all(".alerts p"))
            player.step()
        assert alerts > 0, "nobody was hit"


@pytest.mark.parametrize("game", ["contention", "seize"])
def test_advice_and_refusals_are_seen(browser: Browser, quick: str, game: str) -> None:
    """Beside the question, which stays: its answers can still be given."""
    with page_of(browser, "desktop") as page:
        player = at_table(page, quick, game)
        player.play(until=lambda: barred(page))
        answers = len(page.query_selector_all("#prompt [data-option]"))
        page.click(".hand .dim")
        page.wait_for_selector("#prompt .why")
        assert len(page.query_selector_all("#prompt [data-option]")) == answers
        seen: dict[str, Any] = page.evaluate(LOOK)
        assert (seen["overflows"], seen["hidden"]) == (False, 0)
        page.keyboard.press("Escape")
        many = "() => document.querySelectorAll('.thing.glows, #prompt [data-option]').length > 2"
        player.play(until=lambda: bool(page.evaluate(many)))
        page.keyboard.press("a")
        page.wait_for_selector(".opinions li")
        seen = page.evaluate(LOOK)
        assert (seen["overflows"], seen["hidden"]) == (False, 0)


def test_a_phone_shows_what_one_has(browser: Browser, quick: str) -> None:
    with page_of(browser, "phone") as page:
        at_table(page, quick, "contention")
        assert page.is_visible("#prompt .purse")
        assert "favor" in page.inner_text("#prompt .purse")


@pytest.mark.parametrize("size", ["tablet", "landscape", "large"])
@pytest.mark.parametrize("game", ["contention:standard:4", "seize:2022:4", "arcs::3"])
def test_other_screens_have_room_too(browser: Browser, quick: str, game: str, size: str) -> None:
    with page_of(browser, size) as page:
        player = at_table(page, quick, game)
        for _ in range(2):
            assert page.evaluate(APART) == []
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
            assert axe(page) == []
            player.play(most=player.answers + 5)
        board = page.evaluate("document.querySelector('#board').getBoundingClientRect().width")
        assert board > page.evaluate("innerWidth") * 0.4
