"""Arcs at its own table: the reach, the round, ambitions, Court, boards and battles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.browser import axe, page_of, serving
from tests.web.driver import Player, become_guest, make_table

QUICK = ("--pause", "0", "--window", "0", "--changes", "100000")
SYSTEMS = 24
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
DEALER = {"kind": "bot", "bot": "regular"}
"""Bots at random go on proposing deals that nobody wants."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("arcs") / "tables.db", *QUICK) as served:
        yield served.url


def sit_down(
    page: Page, url: str, seats: int = 3, bot: dict[str, str] = BOT, **wish: Any
) -> Player:
    page.goto(url)
    become_guest(page)
    order = {"title": "arcs", "seats": [ME, *[bot] * (seats - 1)], **wish}
    page.goto(make_table(page, url, order))
    player = Player(page, "arcs")
    player.wait()
    return player


def fits(page: Page) -> bool:
    return bool(
        page.evaluate(
            """() => document.documentElement.scrollHeight <= innerHeight + 1
            && document.documentElement.scrollWidth <= innerWidth + 1"""
        )
    )


@pytest.mark.parametrize(("size", "seats"), [("desktop", 4), ("phone", 2)])
def test_a_whole_game_is_played(browser: Browser, hall: str, size: str, seats: int) -> None:
    with page_of(browser, size) as page:
        player = sit_down(page, hall, seats, seed="whole")
        for answers in (1, 12):
            player.play(most=answers)
            assert axe(page) == []
            assert fits(page)
        player.play()
        assert player.over, page.inner_text("#prompt")
        assert axe(page) == []
        assert fits(page)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_reach_shows_the_systems_in_play(browser: Browser, hall: str, seats: int) -> None:
    """Two clusters are out of play with two and three players, one with four."""
    with page_of(browser, "desktop") as page:
        sit_down(page, hall, seats, seed="map")
        out = 1 if seats == 4 else 2
        assert page.locator(".thing.ground").count() == SYSTEMS - 4 * out
        assert page.locator(".cell.out").count() == 4 * out
        label = page.locator(".thing.ground .sr", has_text="you control it").first.inner_text()
        assert "fresh ships of you" in label


def test_leaders_and_lore_are_drafted_at_the_table(browser: Browser, hall: str) -> None:
    with page_of(browser, "desktop") as page:
        player = sit_down(page, hall, ruleset="base+leaders+lore", seed="draft")
        cards = page.locator(".drafted.glows")
        before = cards.count()
        assert before > 1
        assert axe(page) == []
        name = cards.first.locator("b").inner_text()
        cards.first.click()
        page.wait_for_function("n => document.querySelectorAll('.drafted').length < n", arg=before)
        player.wait()
        assert name in page.inner_text("section[aria-label=You]")


def test_a_system_is_pointed_at_by_keys(browser: Browser, hall: str) -> None:
    """One stop for Tab, arrows walk, Enter answers."""
    with page_of(browser, "desktop") as page:
        player = sit_down(page, hall, seed="keys")
        player.play(most=200, until=lambda: page.locator(".ground.glows").count() > 1)
        assert page.locator("#board .thing[tabindex='0']").count() == 1
        page.locator("#board .thing[tabindex='0']").focus()
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.closest('#board') !== null")
        page.locator(".ground.glows").first.focus()
        before = player.question()
        page.keyboard.press("Enter")
        page.wait_for_function(
            """before => document.querySelector('.ground.armed')
            || document.querySelector('#prompt [data-question]').dataset.question !== before""",
            arg=before,
        )


def test_a_deal_is_put_together_at_the_summit(browser: Browser, hall: str) -> None:
    """The draft is one's own; proposed, it lies on the table for everybody."""
    with page_of(browser, "desktop") as page:
        player = sit_down(page, hall, bot=DEALER, ruleset="empire", seed="e1")
        adds = "section[aria-label=Summit] details"
        player.play(most=400, until=lambda: page.locator(adds).count() > 0)
        assert not player.over
        assert axe(page) == []
        group = page.locator(adds).first
        group.locator("summary").click()
        group.locator("button").first.click()
        page.wait_for_selector("article[aria-label='Your draft'] li")
        player.wait()
        page.locator("section[aria-label=Summit] button", has_text="Propose").click()
        page.wait_for_function(
            "() => !document.querySelector(\"article[aria-label='Your draft'] li\")"
        )


def test_the_empire_stands_beside_the_reach(browser: Browser, hall: str) -> None:
    with page_of(browser, "desktop") as page:
        sit_down(page, hall, ruleset="empire", seed="empire")
        said = page.inner_text("section[aria-label=Empire]")
        for word in ("First Regent", "Imperial Trust", "Policy", "Council"):
            assert word in said
        labels = page.locator(".thing.ground .sr").all_inner_texts()
        assert any("of Blight" in label for label in labels)
        assert any("of the Empire" in label for label in labels)
        assert fits(page)
