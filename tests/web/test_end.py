"""The end of a game: who won and why, how it went, and once more."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.browser import axe, on_every_screen, page_of
from tests.web.driver import Player, make_table
from tools.fits import LOOK, wish_of


def test_the_end_says_who_won_and_why_and_offers_a_rematch(browser: Browser, quick: str) -> None:
    with page_of(browser, "phone") as page:
        page.goto(make_table(page, quick, wish_of("contention")))
        player = Player(page, "end")
        player.play()
        end = page.locator(".ending")
        for _ in on_every_screen(page):
            expect(end).to_contain_text("win")
            expect(end.locator(".clause").first).to_be_visible()
            tokens = "colony tokens are placed" in end.locator(".ask").inner_text()
            what = "colony tokens placed" if tokens else "favor"
            expect(end.get_by_role("img", name=f"{what} by turn")).to_be_visible()
            expect(end.locator(".standings li").first).to_contain_text("of 7 colony tokens placed")
            expect(end).to_contain_text("What turned it")
            assert axe(page) == []
            assert page.evaluate(LOOK)["hidden"] == 0  # however long the tale
        over = page.url
        end.get_by_role("button", name="Rematch", exact=True).click()
        page.wait_for_url(lambda url: url != over)
        player.wait()
        assert not player.over
        page.goto(f"{quick}/film")
        expect(page.locator("main li .state").first).to_contain_text("won")
