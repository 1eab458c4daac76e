"""The Empire of Arcs at its table: an Act to its end, events as they strike, and the Summit."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.arcs import BOT, DEALER, ME, given, last_chapter, sit_down
from tests.web.browser import FOUR, axe, page_of
from tests.web.driver import Player, become_guest, make_table

SUMMIT = "section[aria-label=Summit]"
FEW = {"max_proposals_per_player": 1}
"""Random players propose whatever they may."""


LAST = last_chapter("empire-event-only-events-must-pass", 3)


@pytest.mark.parametrize(
    ("size", "seats", "wish"),
    [
        ("desktop", 2, {"ruleset": "empire", "seed": "s1", "settings": FEW}),
        ("phone", 3, {"scenario": LAST}),
    ],
)
def test_an_act_with_a_summit_is_played(
    browser: Browser, quick: str, size: str, seats: int, wish: dict[str, Any]
) -> None:
    """A whole Act at a desk, its last chapter on a phone."""
    with page_of(browser, size) as page:
        player = sit_down(page, quick, seats, **wish)
        talked: list[int] = []

        def look() -> bool:
            if page.locator(SUMMIT).count():
                talked.append(player.answers)
                if len(talked) == 1:
                    assert axe(page) == []
            return False

        player.play(until=look)
        assert player.over, page.inner_text("#prompt")
        if not talked:  # nobody called one; how it looks is seen from a position
            sit_down(page, quick, scenario=given("empire-negotiate-declined"))
            page.wait_for_selector(SUMMIT)
            assert axe(page) == []
        assert axe(page) == []


def test_the_empire_stands_beside_the_reach(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        sit_down(page, quick, ruleset="empire", seed="empire")
        expect(page.locator("section[aria-label=Empire]")).to_be_in_viewport(ratio=1)
        said = page.inner_text("section[aria-label=Empire]")
        for word in ("First Regent", "Imperial Trust", "Policy", "Council"):
            assert word in said
        labels = page.locator(".thing.ground .sr").all_inner_texts()
        assert any("of Blight" in label for label in labels)
        assert any("of the Empire" in label for label in labels)


CROWDED = LAST.replace(
    "[given.zones]\n",
    """[given.zones]
"area 0" = ["Sworn Guardians", "Elder Broker", "Lattice Spies", "Silver-Tongues",
  "Shipping Interest"]
"area 1" = ["Construction Union"]
""",
)
CLIPPED = """what => [...document.querySelectorAll(what)].filter((el) => {
  const box = el.getBoundingClientRect();
  const within = el.closest('.seats, .me, .aside').getBoundingClientRect();
  return box.top < within.top - 1 || box.bottom > within.bottom + 1 ||
    el.scrollWidth > el.clientWidth + 1 || parseFloat(getComputedStyle(el).fontSize) < 12;
}).map((el) => el.textContent)"""


def test_cards_have_their_names_and_the_court_its_place(browser: Browser, quick: str) -> None:
    """With many cards before everybody, and with many answers."""
    with page_of(browser, "desktop") as page:
        sit_down(page, quick, scenario=CROWDED)
        expect(page.locator("#prompt [data-option]")).to_have_count(5)
        expect(page.locator(".guild .called")).to_have_count(6)
        assert page.evaluate(CLIPPED, ".guild .called") == []
        assert page.evaluate(CLIPPED, "section[aria-label=Court] .name") == []
        expect(page.locator("section[aria-label=Court]")).to_be_in_viewport(ratio=1)
        expect(page.locator("section[aria-label=Empire]")).to_be_in_viewport(ratio=1)


# -- the Summit -----------------------------------------------------------------------------------


def add(page: Page, words: str) -> None:
    """Put something into the draft by its chip, and see it lie there."""
    before = page.locator("article[aria-label='Your draft'] li").count()
    page.locator(f"{SUMMIT} .add", has_text=words).first.click()
    expect(page.locator("article[aria-label='Your draft'] li")).to_have_count(before + 1)


def chat_beside_the_summit(ada: Page, bob: Page) -> None:
    """It is open at the Summit and a sheet of its own on a phone; what is said is text and nothing
    else, one player can be muted, and the host can end it."""
    ada.get_by_label("Say to the table").fill("<b>A Relic</b> for a Favor?")
    ada.keyboard.press("Enter")
    expect(ada.get_by_role("log", name="What was said")).to_contain_text("<b>A Relic</b> for")
    expect(bob.get_by_role("button", name="Chat, 1 new")).to_be_visible()
    bob.get_by_role("button", name="Chat, 1 new").tap()
    heard = bob.get_by_role("log", name="What was said")
    expect(heard).to_contain_text("<b>A Relic</b> for a Favor?")
    assert axe(bob) == []
    bob.get_by_role("button", name="Mute").tap()
    expect(heard).not_to_contain_text("Relic")
    bob.get_by_label("Say to the table").fill("Two Favors.")
    bob.get_by_role("button", name="Say", exact=True).tap()
    expect(ada.get_by_role("log", name="What was said")).to_contain_text("Two Favors.")
    bob.get_by_role("button", name="Chat", exact=True).first.tap()
    ada.get_by_role("button", name="End the chat").click()
    expect(bob.get_by_role("region", name="Chat")).to_have_count(0)
    ada.get_by_role("button", name="Allow it again").click()
    expect(ada.get_by_role("log", name="What was said")).to_contain_text("Two Favors.")


def stays_in_its_frame(page: Page) -> None:
    """However much stands aside, nothing hidden in it makes the table longer than the screen: a
    focus there would push all of it up."""
    first = "document.querySelector('.aside').firstElementChild.style.marginTop"
    page.evaluate(f"{first} = '900px'")
    assert page.evaluate("document.querySelector('.table').scrollHeight <= innerHeight + 1")
    page.evaluate(f"{first} = ''")


def slides_under(page: Page) -> None:
    """Scrolled down, a long draft lies below ambitions and Court, and proposing below those."""
    page.evaluate("document.querySelector('article.draft').style.minHeight = '1200px'")
    page.evaluate("document.querySelector('.aside').scrollTop = 400")
    kept = page.locator(".kept").bounding_box()
    propose = page.locator("article.draft .do").bounding_box()
    assert kept
    assert propose
    assert abs(kept["y"] + kept["height"] - propose["y"]) <= 1
    page.evaluate("document.querySelector('article.draft').style.minHeight = ''")


def test_two_browsers_make_a_deal(browser: Browser, quick: str) -> None:
    """One puts it together by pointing at what lies on the boards, the other agrees."""
    with page_of(browser, "desktop") as ada, page_of(browser, "phone") as bob:
        ada.goto(quick)
        wish = {
            "title": "arcs",
            "seats": [ME, {"kind": "open"}, DEALER],
            "scenario": given("empire-negotiate-declined"),
        }
        ada.goto(make_table(ada, quick, wish))
        bob.goto(ada.input_value("input[aria-label='Link to seat 2']"))
        for page in (ada, bob):
            page.wait_for_selector(SUMMIT)
        chat_beside_the_summit(ada, bob)
        stays_in_its_frame(ada)
        ada.locator(f"{SUMMIT} .tab").first.click()
        ada.locator("section[aria-label=You] .given").first.click()  # the Relic on the board
        expect(ada.locator("article[aria-label='Your draft']")).to_contain_text("a Relic")
        assert bob.locator("article[aria-label='Your draft'] li").count() == 0
        add(ada, "a Favor")
        assert axe(ada) == []
        ada.get_by_role("button", name="Leave out a Relic").click()
        expect(ada.locator("article[aria-label='Your draft']")).not_to_contain_text("a Relic")
        add(ada, "Relic")
        silent = bob.locator("#prompt [data-option=done]")
        expect(silent).to_have_attribute("data-key", "1")
        expect(silent).not_to_contain_text("decline")
        ada.locator(f"{SUMMIT} button", has_text="Propose").click()
        deal = bob.locator("article.deal", has_text="a Relic")
        expect(deal).to_contain_text("are asked")
        expect(deal.get_by_role("button", name="Agree")).to_be_in_viewport(ratio=1)
        expect(bob.locator("#prompt [data-option]", has_text="Agree to deal")).to_be_visible()
        expect(silent).to_have_attribute("data-key", "1")
        expect(silent).to_contain_text("and decline deal 1")
        assert axe(bob) == []
        deal.locator("button", has_text="Agree").tap()
        for page in (ada, bob):
            expect(page.locator("article.deal", has_text="a Relic")).to_have_count(0)
            agreed = page.locator(f"{SUMMIT} [data-agreed]")
            expect(agreed).to_contain_text("Deal 1 is agreed")
            expect(agreed).to_contain_text("a Relic")
            expect(agreed).to_be_in_viewport(ratio=1)
        expect(ada.locator("section[aria-label=You] .slot.full")).to_have_count(0)
        expect(ada.get_by_role("region", name="Log")).to_contain_text("a Relic")


def test_pieces_on_the_map_are_pointed_at(browser: Browser, quick: str) -> None:
    """What cannot be proposed says by which rule: nobody's last ship (E-LIMIT-2)."""
    with page_of(browser, "desktop") as page:
        text = given("empire-negotiate-declined").replace('"0 2 ships"', '"0 ship"')
        sit_down(page, quick, bot=DEALER, scenario=text)
        page.wait_for_selector(SUMMIT)
        page.locator(".system button", has_text="1 fresh ship of you").click()
        draft = page.locator("article[aria-label='Your draft']")
        expect(draft).to_contain_text("the fresh ship in 2 Hex")
        draft.locator("button", has_text="why?").click()
        expect(page.locator("#prompt")).to_contain_text("E-LIMIT-2")
        draft.locator("button", has_text="Begin anew").click()
        expect(draft.locator("li")).to_have_count(0)


def test_what_is_forced_shows_its_price(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        sit_down(page, quick, bot=DEALER, scenario=given("empire-summit-forced-limits"))
        summit = page.locator(SUMMIT)
        expect(summit).to_contain_text("Call to Order")
        expect(summit.locator(".tab").first).to_contain_text("2")
        chip = summit.locator(".add", has_text="Agent on Mining Interest")
        expect(chip.locator(".cost")).to_contain_text("1")
        assert axe(page) == []
        chip.click()
        expect(summit.locator(".tab").first).to_contain_text("1")


def test_what_glows_on_a_board_is_forced_from_whose_board_it_is(
    browser: Browser, quick: str
) -> None:
    """Both Rivals have a resource in the same slot; whom one forces is chosen first."""
    text = given("empire-summit-forced-limits")
    text = text.replace('["1 2 agents"]', '["1 2 agents", "2 2 agents"]')
    text += '[given.resources]\n1 = ["", "material"]\n2 = ["", "psionic"]\n'
    with page_of(browser, "desktop") as page:
        sit_down(page, quick, bot=DEALER, scenario=text)
        expect(page.locator(SUMMIT)).to_contain_text("Call to Order")
        slots = page.locator("section[aria-label=Opponents] [data-thing^=slot]")
        expect(slots).to_have_count(1)
        expect(slots.locator(".sr")).to_contain_text("Material")
        page.locator(f"{SUMMIT} .tab").nth(1).click()
        expect(slots).to_have_count(1)
        expect(slots.locator(".sr")).to_contain_text("Psionic")
        slots.click()
        log = page.get_by_role("region", name="Log")
        expect(log).to_contain_text("You force Regular 3 to give a Psionic")


def test_a_bot_answers_with_its_reason(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        sit_down(page, quick, bot=DEALER, scenario=given("empire-negotiate-declined"))
        page.wait_for_selector(SUMMIT)
        page.locator(
            f"{SUMMIT} [aria-label='Regular 2 gives'] .add", has_text="a Favor"
        ).first.click()
        slides_under(page)
        page.locator(f"{SUMMIT} button", has_text="Propose").click()
        said = "Regular 2 says no to deal 1: it would give up"
        expect(page.locator(f"{SUMMIT} .said")).to_contain_text(said)
        expect(page.get_by_role("region", name="Log")).to_contain_text(said)


# -- events ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "title", "told"),
    [
        ("empire-event-crises", "Crises", "Blight Looms"),
        ("empire-event-edicts", "Edicts", "the Policy"),
    ],
)
def test_an_event_strikes_before_ones_eyes(
    browser: Browser, quick: str, name: str, title: str, told: str
) -> None:
    """The dice lie in the middle, then a card says what they brought."""
    with page_of(browser, "desktop", pace="normal") as page:
        become_guest(page, quick)
        wish = {"title": "arcs", "seats": [BOT, BOT, ME], "scenario": given(name)}
        page.goto(make_table(page, quick, wish))
        Player(page, "event").wait()
        page.locator("[data-option=done]").click()
        page.wait_for_selector(".omen")
        card = page.locator("[data-playing] article.result")
        while not card.count():  # as somebody who looks at each thing no longer than needed
            page.wait_for_timeout(50)
            if page.locator("#prompt [data-option]").count():
                page.locator("#prompt [data-option]").first.click()
        expect(card.locator("h2")).to_contain_text(title)
        expect(card).to_contain_text(told)
        assert axe(page) == []


# -- between Acts ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", FOUR)
def test_between_acts_one_reads_what_is_kept_and_lost(
    browser: Browser, quick: str, size: str
) -> None:
    """For as long as one wants: the card stays at every pace, and comes back when asked for."""
    text = given("empire-intermission")
    text = text.replace('moment = "intermission"', 'moment = "turn"\nchapter = 3')
    text = text.replace("[given.zones]", '[given.zones]\n"played 0" = ["Aggression 3"]')
    with page_of(browser, size, pace="fast") as page:
        sit_down(page, quick, bot=DEALER, scenario=text)
        page.locator("[data-option=done]").click()
        card = page.locator("[data-playing=waits] article.result")
        while "Act 1 is over" not in card.locator("h2").inner_text():  # a chapter ends before it
            page.keyboard.press("Space")
        goes_on = page.locator("[data-playing=waits]").get_by_role("button", name="Continue")
        goes_on.click()
        page.get_by_role("button", name="Last Act").click()
        card = page.locator("article.result")
        expect(card.locator("h2")).to_contain_text("Act 1 is over")
        rows = card.locator("li")
        expect(rows.first).to_contain_text("Regular 3")
        expect(rows.first).to_contain_text("5 Power, leads, 18 to the new objective")
        expect(rows.nth(1)).to_contain_text("2 Power for missing the objective, city, 4 Power by")
        for told in ("Kept: titles", "Gone: Trophies", "Home again: Agents", "Destroyed: whatever"):
            expect(card).to_contain_text(told)
        assert axe(page) == []
