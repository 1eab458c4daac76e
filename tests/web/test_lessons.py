"""Lessons hold whoever strays, lead on to the next chapter, and leave no table behind."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.helpers import wait_for
from tests.web.browser import axe, on_every_screen, page_of
from tests.web.driver import Player, become_guest

CUT = """() => {
  const taught = document.querySelector('.taught');
  return taught.scrollHeight - taught.clientHeight;
}"""
IS_THERE = "async id => (await fetch(`/api/tables/${id}`)).ok"


def gone(page: Page, id: str) -> bool:
    return not page.evaluate(IS_THERE, id)


def begin(page: Page, url: str, name: str, title: str = "contention") -> Player:
    become_guest(page, url)
    made: dict[str, Any] = page.evaluate(
        """async path => {
          const headers = { 'content-type': 'application/json', 'x-regent': 'page' };
          return (await fetch(path, { method: 'POST', headers })).json();
        }""",
        f"/api/titles/{title}/lessons/{name}",
    )
    page.goto(f"{url}/t/{made['id']}")
    player = Player(page, "lesson")
    player.wait()
    return player


def test_who_strays_is_told_and_comes_back(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        player = begin(page, quick, "03-battle")
        said = page.inner_text(".lesson")
        page.keyboard.press("l")
        page.wait_for_selector(".box [data-option]")
        page.locator(".box li:not(:has(.suggested)) [data-option^='move']").first.click()
        for _ in on_every_screen(page):
            expect(page.locator(".lesson")).to_contain_text("You have left the lesson")
            expect(page.get_by_role("button", name="Take back and return")).to_be_visible()
            assert axe(page) == []
        page.get_by_role("button", name="Take back and return").click()
        expect(page.locator(".lesson")).to_have_text(said, use_inner_text=True)
        player.wait()


def test_the_next_chapter_is_a_click_away_and_nothing_is_left_behind(
    browser: Browser, quick: str
) -> None:
    with page_of(browser, "desktop") as page:
        begin(page, quick, "03-battle")
        page.keyboard.press("l")
        page.wait_for_selector(".box [data-option]")
        page.locator(".box li:not(:has(.suggested)) [data-option^='move']").first.click()
        first = page.url
        page.get_by_role("button", name="Next chapter").click()
        page.wait_for_url(lambda url: url != first)
        page.wait_for_selector(".lesson")
        wait_for(lambda: gone(page, first.rsplit("/", 1)[1]))
        second = page.url
        page.click("a.home")
        page.wait_for_selector("text=Play now")
        wait_for(lambda: gone(page, second.rsplit("/", 1)[1]))


def test_a_lesson_left_by_the_address_bar_is_in_no_list(browser: Browser, quick: str) -> None:
    """Who comes back to its address finds it: a page that is loaded anew ends no lesson."""
    with page_of(browser, "desktop") as page:
        begin(page, quick, "03-battle")
        left = page.url
        with page.expect_response("**/api/tables/mine") as told:
            page.goto(quick)
        assert told.value.json() == []
        page.goto(left)
        page.wait_for_selector(".lesson")


@pytest.mark.parametrize(
    ("name", "size", "told", "then"),
    [
        ("05-scoring-and-winning", "phone", "Regular 2 comes to 30", "Next chapter: The Empire"),
        ("07-council-and-summit", "desktop", "Fuel to Regular 3", "Next chapter: Outlaws"),
    ],
)
def test_a_lesson_is_followed_to_its_end_by_what_is_marked(
    browser: Browser, quick: str, name: str, size: str, told: str, then: str
) -> None:
    """Players are called as at the table, and what a lesson takes is marked also at the Summit."""
    with page_of(browser, size) as page:
        player = begin(page, quick, name, "arcs")
        said: list[str] = []
        marked = page.locator("#prompt .suggested, .summit .suggested")
        while not page.locator(".lesson .ways").count():
            said.append(page.inner_text(".lesson"))
            if size == "phone":
                assert page.evaluate(CUT) <= 3, "all of it is read without scrolling"
            before = player.question()
            marked.first.click()
            page.wait_for_function(
                """was => {
                  const asked = document.querySelector('#prompt [data-over]');
                  const new_ = asked.dataset.over === 'yes' || asked.dataset.question !== was;
                  return new_ && document.querySelector('.lesson');
                }""",
                arg=before,
            )
            player.wait()
        expect(page.get_by_role("button", name=then)).to_be_visible()
        assert any(told in words for words in said)
        assert not any("Seat " in words for words in said)
        assert axe(page) == []
