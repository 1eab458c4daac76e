"""A title from outside without a table of its own, through the page: Outposts on the shelf."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import QUICK, axe, page_of, serving
from tests.web.driver import Player, become_guest, make_table

SHELF = "outposts=tests.tiny.title"
AGAINST_BOTS = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with one more title."""
    database = tmp_path_factory.mktemp("shelf") / "tables.db"
    with serving(database, *QUICK, titles=SHELF) as served:
        yield served.url


def sit_down(page: Page, url: str, **wish: Any) -> Player:
    become_guest(page, url)
    address = make_table(page, url, {"title": "outposts", "seats": AGAINST_BOTS, **wish})
    page.goto(address)
    player = Player(page, "shelf")
    player.wait()
    return player


def fits(page: Page) -> bool:
    return bool(
        page.evaluate(
            """() => document.documentElement.scrollHeight <= innerHeight + 1
            && document.documentElement.scrollWidth <= innerWidth + 1"""
        )
    )


@pytest.mark.parametrize(
    ("size", "ruleset", "goal"), [("desktop", "standard", 6), ("phone", "fair", 4)]
)
def test_a_whole_game_is_played_and_looked_at_again(
    browser: Browser, shelf: str, size: str, ruleset: str, goal: int
) -> None:
    with page_of(browser, size) as page:
        # A game to half as many points asks the same.
        player = sit_down(page, shelf, ruleset=ruleset, seed="whole", settings={"goal": goal})
        for answers in (1, 9):
            player.play(most=answers)
            assert axe(page) == []
            assert fits(page)
        player.play()
        assert player.over, page.inner_text("#prompt")
        expect(page.locator("#prompt")).to_contain_text("1.")
        page.click("#prompt a[href^='/film/']")
        page.get_by_role("slider").wait_for()
        page.keyboard.press("End")
        page.wait_for_function("() => /at=[1-9]/.test(location.search)")
        assert "Round" in page.inner_text(".clock")
        assert axe(page) == []


def test_what_options_speak_of_glows_on_the_table(browser: Browser, shelf: str) -> None:
    """A rally points at a card of the hand, then at an outpost before somebody."""
    with page_of(browser, "desktop") as page:
        player = sit_down(page, shelf, seed="rally")
        board = "#board .thing.glows[data-thing^='card']"
        player.play(until=lambda: page.query_selector(board) is not None)
        assert page.query_selector(board) is not None
        label = page.inner_text(f"{board} .sr")
        assert "before" in label
        assert "can be chosen" in label


def test_a_card_that_cannot_be_laid_says_why(browser: Browser, shelf: str) -> None:
    with page_of(browser, "desktop") as page:
        player = sit_down(page, shelf, seed="why")
        player.play(until=lambda: page.query_selector(".hand .dim") is not None)
        page.click(".hand .dim")
        page.wait_for_selector("#prompt .why")
        assert "T-" in page.inner_text("#prompt .why .clause")


def test_a_spectator_sees_the_table_without_hands(browser: Browser, shelf: str) -> None:
    with page_of(browser, "desktop") as ada, page_of(browser, "phone") as eve:
        sit_down(ada, shelf, listed=True)
        become_guest(eve, shelf)
        eve.goto(ada.url)
        eve.wait_for_selector("text=Waiting for")
        assert eve.query_selector(".hand .thing") is None
        assert eve.query_selector("#prompt [data-option]") is None
        assert axe(eve) == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/", "weather the storm"),
        ("/?new=outposts", "Points that win"),
        ("/rules/outposts", "T-SETUP-1"),
        ("/cards/outposts", "look at the hand"),
        ("/about", "Also on the shelf here: Outposts"),
    ],
)
def test_the_pages_around_show_it_too(
    browser: Browser, shelf: str, size: str, path: str, said: str
) -> None:
    with page_of(browser, size) as page:
        page.goto(shelf + path)
        page.wait_for_selector(f"text={said}")
        page.wait_for_load_state("networkidle")
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")


def test_an_invitation_to_watch_is_told_by_its_code(browser: Browser, shelf: str) -> None:
    """The page sits down as a spectator, whatever the sentence of the refusal is."""
    with page_of(browser, "desktop") as ada, page_of(browser, "desktop") as eve:
        become_guest(ada, shelf)
        address = make_table(
            ada, shelf, {"title": "outposts", "seats": AGAINST_BOTS, "watchable": True}
        )
        ada.goto(address)
        Player(ada, "host").wait()
        id = address.rsplit("/", 1)[1]
        info: dict[str, Any] = ada.evaluate(
            "async id => (await fetch(`/api/tables/${id}`)).json()", id
        )
        become_guest(eve, shelf)
        eve.goto(f"{address}#invite={info['invites']['watch']}")
        eve.wait_for_selector("text=Waiting for")
        assert eve.query_selector("#prompt [data-option]") is None
