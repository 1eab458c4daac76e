"""Decks and maps of one's own in the browser: built, kept, imported, judged, played with."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from regent.games import registry
from regent.kernel.title import decks_of
from tests.web.browser import FOUR, axe, page_of, resize, still
from tests.web.browser import SIZES as SCREENS
from tests.web.driver import Player, become_guest, make_table

SIZES = ["desktop", "phone"]
WIDE = "document.documentElement.scrollWidth <= innerWidth + 1"
"""Is the page wide enough for what is in it?"""


def boxed(title: str, at: int) -> str:
    game = registry.title(title)
    return decks_of(game).box(game.cards())[at][1]


def show(page: Page, size: str, tab: str) -> None:
    """On a phone a part at a time is shown; beside the cards the deck has parts of its own."""
    if size == "phone":
        page.locator(".tabs").get_by_role("button", name=tab, exact=True).click()
    elif tab in ("Odds", "Text"):
        page.locator(".parts").get_by_role("button", name=tab).click()


def fits(page: Page) -> None:
    still(page)
    assert axe(page) == []
    assert page.evaluate(WIDE)


# -- decks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_a_deck_is_built_judged_kept_and_played(browser: Browser, quick: str, size: str) -> None:
    with page_of(browser, size) as page:
        page.goto(f"{quick}/decks/seize")
        page.wait_for_selector(".cards li")
        show(page, size, "Deck")
        page.get_by_label("A new one").select_option("Drone Onslaught")
        expect(page.get_by_text("This deck is legal.")).to_be_visible()
        fits(page)
        # one card too many: the rule is named, with the clause of this edition
        show(page, size, "Cards")
        unfold = page.get_by_role("button", name="Filters")
        kind = page.locator(".pool .choice select").first
        if size == "phone":
            expect(kind).to_be_hidden()
            unfold.tap()
            kind.select_option(index=1)
            expect(unfold).to_have_text(re.compile("Filters: 1"))
            kind.select_option(index=0)
            unfold.tap()
            expect(kind).to_be_hidden()
        else:
            expect(unfold).to_be_hidden()
            expect(kind).to_be_visible()
        page.get_by_label("words").fill("clone battalion")
        page.get_by_label("One Clone Battalion more").first.click()
        show(page, size, "Deck")
        broken = page.get_by_text("The Asset Deck has 51 cards")
        expect(broken).to_be_visible()
        expect(page.locator(".verdict").get_by_role("button", name="S22-DECK-1")).to_be_visible()
        expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
        # a reload loses nothing
        page.get_by_label("Name", exact=True).fill("Swarm")
        page.reload()
        page.wait_for_selector(".cards li")
        show(page, size, "Deck")
        expect(page.get_by_label("Name", exact=True)).to_have_value("Swarm")
        expect(page.get_by_text("The Asset Deck has 51 cards")).to_be_visible()
        page.locator(".list").get_by_label("One Clone Battalion less").click()
        expect(page.get_by_text("This deck is legal.")).to_be_visible()
        show(page, size, "Odds")
        expect(page.get_by_role("img", name="Costs:")).to_be_visible()
        expect(page.get_by_role("row", name="Fleet")).to_contain_text("%")
        fits(page)
        page.get_by_role("button", name="Play with it").click()
        page.wait_for_url("**/?new=seize")
        expect(page.get_by_text("Of your own: 1 brought")).to_be_attached()
        page.wait_for_selector("text=everything goes together")
        page.get_by_role("button", name="Make the table").click()
        page.wait_for_url("**/t/*")
        player = Player(page, "own")
        player.wait()
        player.step()


@pytest.mark.parametrize("size", SIZES)
def test_a_list_is_pasted_and_judged_line_by_line(browser: Browser, quick: str, size: str) -> None:
    with page_of(browser, size) as page:
        page.goto(f"{quick}/decks/contention")
        page.wait_for_selector(".cards li")
        show(page, size, "Deck")
        page.get_by_label("A new one").select_option("nothing")
        show(page, size, "Text")
        box = page.get_by_label("The list as text")
        box.fill("# Raid\nhomeworld: Sek\n2 Sek Raider\n1 Sek Raidr\n")
        expect(page.locator(".verdict")).to_contain_text("Line 4")
        expect(page.locator(".verdict")).to_contain_text("C-DECK-01")
        fits(page)
        # typing goes on while the server looks at it: not a letter is lost
        box.press("Control+End")
        box.press_sequentially("1 Ion Storm\n", delay=15)
        expect(box).to_have_value(
            "# Raid\nhomeworld: Sek\n2 Sek Raider\n1 Sek Raidr\n1 Ion Storm\n"
        )
        box.fill(boxed("contention", 1))
        expect(page.get_by_text("This deck is legal.")).to_be_visible()
        saved = page.get_by_role("link", name="Save as a file")
        with page.expect_download() as download:
            saved.click()
        assert download.value.path().read_text(encoding="utf-8") == boxed("contention", 1)
        fits(page)


@pytest.mark.parametrize("at", ["decks/seize", "decks/contention", "maps/contention"])
def test_every_part_is_in_reach_at_every_size(browser: Browser, quick: str, at: str) -> None:
    begin = {
        "decks/seize": "Drone Onslaught",
        "decks/contention": "Sek",
        "maps/contention": "made 2",
    }
    with page_of(browser, "desktop") as page:
        page.goto(f"{quick}/{at}")
        page.get_by_label("A new one").select_option(begin[at])
        verdict = page.locator(".verdict")
        expect(verdict).to_be_visible()
        for size in FOUR:
            resize(page, SCREENS[size]["viewport"])
            page.reload()
            expect(verdict).to_be_attached()
            parts = [part for part in page.locator(".tabs button").all() if part.is_visible()]
            seen = 0
            for at_part in range(max(1, len(parts))):
                if parts:
                    parts[at_part].click()
                still(page)
                assert page.evaluate(WIDE), size
                seen += verdict.is_visible()
            assert seen, "what is wrong with it is told nowhere"


def test_the_form_folds_nothing_while_one_types(desktop: Page, quick: str) -> None:
    desktop.goto(f"{quick}/?new=contention")
    desktop.wait_for_selector("summary")
    # As where the machine is busy: that it was opened is told after the first letters.
    desktop.evaluate(
        "addEventListener('toggle', (event) => event.stopImmediatePropagation(), true)"
    )
    desktop.locator("summary", has_text="the deck of seat 1").click()
    box = desktop.get_by_label("the deck of seat 1")
    box.press_sequentially("homeworld: Se", delay=40)
    desktop.wait_for_timeout(600)  # the server has looked at it meanwhile, and objects
    box.press_sequentially("k\n2 Sek Raider", delay=20)
    expect(box).to_have_value("homeworld: Sek\n2 Sek Raider")
    expect(desktop.locator(".fault")).to_contain_text("C-DECK-01")
    desktop.reload()
    desktop.wait_for_selector("text=This cannot be played so")
    expect(desktop.get_by_label("the deck of seat 1")).to_have_value("homeworld: Sek\n2 Sek Raider")
    desktop.get_by_role("button", name="Leave it out").click()
    desktop.wait_for_selector("text=everything goes together")


def test_the_many_options_of_a_title_are_folded(desktop: Page, quick: str) -> None:
    desktop.goto(f"{quick}/?new=seize")
    desktop.wait_for_selector("text=everything goes together")
    shown = desktop.locator(".option:visible")
    assert 4 <= shown.count() <= 12
    assert desktop.locator("#option-mode").count() == 0, "a duel is chosen among the variants"
    desktop.get_by_text("finer rules of the editions").click()
    desktop.locator("#option-hand_size").fill("7")
    desktop.wait_for_timeout(400)
    expect(desktop.locator("#option-hand_size")).to_be_visible()
    assert desktop.locator("#option-hand_size").input_value() == "7"


# -- bringing -----------------------------------------------------------------------------------


def test_two_people_bring_their_decks_in_secret(browser: Browser, quick: str) -> None:
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
    with page_of(browser, "desktop") as ada, page_of(browser, "phone") as bob:
        ada.goto(quick)
        table = make_table(ada, quick, {"title": "contention", "seats": seats, "decks": True})
        ada.goto(table)
        link = ada.get_by_label("Link to seat 2").input_value()
        become_guest(bob, quick)
        bob.goto(link)
        bob.get_by_label("Your deck for seat 2").select_option(label="Sek")
        bob.get_by_role("button", name="Bring it").click()
        theirs = ada.locator("li.panel", has_text="has brought a deck")
        expect(theirs).to_be_visible()
        assert "Sek" not in theirs.inner_text()
        fits(bob)
        fits(ada)
        ada.get_by_label("Your deck for seat 1").select_option(label="Sek")
        ada.get_by_role("button", name="Bring it").click()
        expect(ada.get_by_role("alert")).to_contain_text("two seats chose")
        ada.get_by_label("Your deck for seat 1").select_option(label="Avar")
        ada.get_by_role("button", name="Bring it").click()
        for page in (ada, bob):
            Player(page, "secret").wait()


# -- maps ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_a_map_is_drawn_judged_and_played_on(browser: Browser, quick: str, size: str) -> None:
    with page_of(browser, size) as page:
        page.goto(f"{quick}/maps/contention")
        page.get_by_label("A new one").select_option("made 2")
        expect(page.get_by_text("This map can be played by 2.")).to_be_visible()
        fits(page)
        box = page.get_by_label("The map as text")
        box.fill("seats: 2\nC H1 C C\nC C C C\nC C C C\nC C H2 C\n")
        expect(page.locator("#cell-0-1")).to_have_accessible_name("H1 b1: homeworld")
        expect(page.get_by_text("This map can be played by 2.")).to_be_visible()
        # by keyboard: a third homeworld and its image make four, and too near ones are doubted
        page.locator(".cell").first.focus()
        page.keyboard.press("h")
        expect(page.get_by_text("This map can be played by 4.")).to_be_visible()
        expect(page.locator(".verdict")).to_contain_text("C-CMAP")
        page.keyboard.press("c")
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.id") == "cell-0-1"
        expect(page.get_by_text("This map can be played by 2.")).to_be_visible()
        # by text, and what it says is drawn
        box.fill("seats: 2\nC H1 C\nX C C\nC C C\nC H2 C\n")
        expect(page.locator(".verdict")).to_contain_text("is no cell")
        expect(page.get_by_role("button", name="Play on this map")).to_be_disabled()
        box.fill("name: Own\nseats: 2\nC H1 C\nC C C\nC C C\nC H2 C\n")
        expect(page.get_by_text("This map can be played by 2.")).to_be_visible()
        expect(page.get_by_role("button", name="H2 b4: homeworld")).to_be_visible()
        page.reload()
        expect(page.get_by_label("Name", exact=True)).to_have_value("Own")
        expect(page.get_by_text("This map can be played by 2.")).to_be_visible()
        page.get_by_role("button", name="Play on this map").click()
        page.wait_for_url("**/?new=contention")
        page.wait_for_selector("text=everything goes together")
        page.get_by_role("button", name="Make the table").click()
        page.wait_for_url("**/t/*")
        Player(page, "map").wait()
