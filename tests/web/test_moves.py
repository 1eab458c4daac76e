"""Fewer clicks: a ship goes as far as it can with one, equal ships are one answer, and what was
picked is unpicked by pointing at it again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import page_of
from tests.web.driver import Player, become_guest, make_table

SHIPS = """
title = "contention"
seats = 2
settings = { faction_0 = "Terran Alliance", faction_1 = "Mechan" }

[given]
moment = "command"
scepter = 0
[given.sectors]
b2 = { assets = ["0 Fighter", "0 Fighter", "0 Alliance Dropship"] }
"""


def at_ships(page: Page, url: str, scenario: str = SHIPS) -> Player:
    page.goto(make_table(page, url, {"title": "contention", "seats": [], "scenario": scenario}))
    player = Player(page, "moves")
    player.wait()
    return player


def ship(page: Page, name: str) -> str:
    """What the map calls a ship of mine that may move."""
    found = page.locator(".map .chip.ready", has_text=name).first.get_attribute("data-thing")
    assert found is not None
    return f'.map [data-thing="{found}"]'


def choose(page: Page, selector: str, by: str) -> None:
    thing = page.locator(selector)
    if by == "key":
        thing.focus()
        page.keyboard.press("Enter")
    else:
        thing.scroll_into_view_if_needed()
        thing.click()


@pytest.mark.parametrize(
    ("size", "by"),
    [("desktop", "key"), ("large", "click"), ("tablet", "click"), ("phone", "click")],
)
def test_a_ship_goes_several_sectors_with_one_click(
    browser: Browser, quick: str, size: str, by: str
) -> None:
    """Two sectors away: one question is answered, and the next asks for the next ship."""
    with page_of(browser, size) as page:
        player = at_ships(page, quick)
        near = page.locator(".map .sector.glows").count()
        dropship = ship(page, "Alliance Dropship")
        choose(page, dropship, by)
        page.wait_for_selector("text=Point at where it is to go")
        far = page.locator(".map .sector.glows").count()
        assert far > 4, f"only {far} sectors glow, {near} before"
        page.wait_for_selector('.map .sector.glows:has-text("b4")')
        before = player.question()
        target = page.locator(".map .sector.glows", has_text="b4").get_attribute("data-thing")
        choose(page, f'.map [data-thing="{target}"]', by)
        page.wait_for_function(
            "q => document.querySelector('#prompt [data-over]').dataset.question !== q", arg=before
        )
        player.wait()
        expect(page.locator(dropship)).to_contain_text("b4")
        assert page.locator(f"{dropship}.ready").count() == 0, "it is still on its way"
        assert page.locator(".map .chip.ready").count() == 2


def test_a_ship_on_its_way_stops_by_pointing_at_where_it_is(browser: Browser, quick: str) -> None:
    """Its own sector glows then: whoever has gone far enough points there and need not look for a
    button."""
    with page_of(browser, "desktop") as page:
        player = at_ships(page, quick)
        dropship = ship(page, "Alliance Dropship")
        page.locator(dropship).click()
        page.locator("#prompt [data-option$=' b3']").click()
        expect(page.locator("#prompt")).to_contain_text("is on its way")
        player.wait()
        page.locator(".map .sector.glows", has_text="Sector b3").click()
        expect(page.locator("#prompt")).not_to_contain_text("is on its way")
        player.wait()
        assert page.locator(f"{dropship}.ready").count() == 0, "it is still on its way"


def test_a_ship_is_dragged_as_far_as_it_goes(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        at_ships(page, quick)
        dropship = page.locator(ship(page, "Alliance Dropship"))
        start = dropship.bounding_box()
        end = page.locator(".map .sector", has_text="b4").bounding_box()
        assert start is not None
        assert end is not None
        page.mouse.move(start["x"] + 9, start["y"] + 9)
        page.mouse.down()
        page.mouse.move(end["x"] + 30, end["y"] + 30, steps=4)
        page.wait_for_selector('.map .sector.glows:has-text("b4")')
        page.mouse.up()
        expect(dropship).to_contain_text("b4")


def test_equal_ships_are_one_answer_with_a_count(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        at_ships(page, quick)
        page.keyboard.press("l")
        page.wait_for_selector(".box [data-option]")
        names = page.locator(".box [data-option]").all_inner_texts()
        fighters = [name for name in names if "Fighter" in name]
        assert fighters
        assert len(set(fighters)) == len(fighters), "two buttons say the same"
        assert all("one of 2" in name for name in fighters)
        # where few answers are left, each has a button, and its count is not broken in two
        at_ships(page, quick, SHIPS.replace(', "0 Alliance Dropship"', ""))
        count = page.locator("#prompt [data-option]", has_text="Fighter").locator(".times")
        expect(count.first).to_have_text("one of 2")
        expect(count.first).to_have_css("white-space", "nowrap")


def test_what_was_picked_is_unpicked_by_pointing_at_it_again(browser: Browser, quick: str) -> None:
    """The opening hand of Contention: a card that is put away comes back."""
    with page_of(browser, "desktop") as page:
        become_guest(page, quick)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "reasons"}]
        page.goto(make_table(page, quick, {"title": "contention", "seats": seats}))
        player = Player(page, "unpick")
        player.wait()
        glowing = page.locator(".hand .thing.glows")
        many = glowing.count()
        thing = glowing.first.get_attribute("data-thing")
        picked = page.locator(f'.hand [data-thing="{thing}"]')
        picked.click()
        expect(glowing).to_have_count(many - 1)
        picked.click()
        expect(glowing).to_have_count(many)


MET = SHIPS.replace(
    "[given.sectors]", '[given.sectors]\nb3 = { assets = ["1 Frigate", "1 Frigate", "1 Frigate"] }'
)


def test_a_ship_goes_to_where_another_stands_by_pointing_at_that(
    browser: Browser, quick: str
) -> None:
    """And an answer that is looked at marks on the map what it speaks of."""
    with page_of(browser, "desktop") as page:
        player = at_ships(page, quick, MET)
        chosen = ship(page, "Dropship")
        page.locator(chosen).click()
        answer = page.locator("#prompt [data-option]", has_text="to b3")
        answer.hover()
        answer.hover(position={"x": 8, "y": 8})
        marked = page.locator(".map .sector.eyed")
        expect(marked.locator(".sr")).to_contain_text("Sector b3")
        drawn = "el => getComputedStyle(el, '::before').borderTopStyle"
        assert marked.evaluate(drawn) == "dashed"
        before = player.question()
        page.locator(".map .chip", has_text="Frigate").first.click()
        page.wait_for_function(
            "q => document.querySelector('#prompt [data-over]').dataset.question !== q", arg=before
        )
        expect(page.locator(f"{chosen} .sr")).to_contain_text("b3")
