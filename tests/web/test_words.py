"""Words for a person: what cannot be paid, what just happened, what plain questions find."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import FOUR, SIZES, axe, on_every_screen, page_of, resize
from tests.web.driver import Player, make_table
from tools.fits import wish_of

UNCOVERED = """el => {
  const { left, top, width, height } = el.getBoundingClientRect();
  return el.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
"""Is the middle of a thing seen and nothing else there?"""


CHIPS = """() => {
  window.chips = [];
  new MutationObserver(() => {
    for (const chip of document.querySelectorAll('#prompt .chip')) chips.push(chip.textContent);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Note what every chip of a standing order says, however short it is there."""


def test_a_card_that_cannot_be_paid_says_so_before_it_is_dropped(
    browser: Browser, quick: str
) -> None:
    with page_of(browser, "desktop") as page:
        page.goto(make_table(page, quick, wish_of("contention")))
        player = Player(page, "words")
        player.wait()
        dear = page.locator(".hand .doubted .doubt", has_text="You have")
        player.play(most=30, until=lambda: dear.count() > 0)
        said = dear.first.inner_text()
        found = re.fullmatch(r"You have (\d+), this costs (\d+): it would count as a Bluff\.", said)
        assert found is not None, said
        assert int(found[1]) < int(found[2])
        assert axe(page) == []
        page.hover(".hand .thing")
        expect(page.locator(".preview")).to_be_visible()
        for size in on_every_screen(page):
            expect(page.locator(".hand .doubted .doubt").first).to_be_visible()
            if size != "phone":  # there the face-off lies over the map, and is scrolled across
                expect(page.locator(".aside .face-off .who").last).to_be_in_viewport(ratio=0.9)


def test_a_window_says_what_just_happened_and_can_be_silenced(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        page.goto(make_table(page, quick, wish_of("seize")))
        player = Player(page, "words")
        window = "#prompt [data-shape='window']"
        player.play(most=80, until=lambda: page.query_selector(window) is not None)
        for _ in on_every_screen(page):
            just = page.locator("#prompt .just", has_text="Just now: ")
            expect(just).not_to_have_css("white-space", "nowrap")  # the end says to whom
            less = page.get_by_role("button", name="Ask me less")
            less.click()
            page.get_by_label("I am attacked").check()
            expect(page.get_by_role("button", name="Ask me for what is new")).to_be_in_viewport()
            assert axe(page, ".asking") == []
            answers = page.locator("#prompt .row button")
            for i in range(answers.count()):  # it lies beside the question, not in it or over it
                assert answers.nth(i).evaluate(UNCOVERED), answers.nth(i).inner_text()
            page.keyboard.press("Escape")
            expect(page.get_by_label("I am attacked")).to_have_count(0)
            expect(less).to_be_focused()
            expect(
                page.locator("#prompt .row button", has_text="Pass for the rest of")
            ).to_be_visible()
        chip = page.locator("#prompt .chip")
        expect(chip).to_contain_text("nothing is new to you, unless your cards are concerned")
        assert chip.evaluate("el => el.scrollWidth <= el.clientWidth + 1"), "its end is cut off"
        page.get_by_role("button", name="Ask me less").click()
        page.get_by_label("I am attacked").check()
        page.get_by_label("whatever is offered").check()
        assert axe(page, ".asking") == []
        page.evaluate(CHIPS)
        page.get_by_role("button", name="Pass until then").click()
        # Until the order ends by itself, which may be soon: the page notes what it said.
        told = page.wait_for_function(
            "() => window.chips.find((words) => words.includes('or you are attacked'))"
        )
        assert "your turn" not in str(told.json_value())


def test_a_window_can_be_passed_for_longer(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        page.goto(make_table(page, quick, wish_of("seize")))
        player = Player(page, "longer")
        window = "#prompt [data-shape='window']"
        player.play(most=80, until=lambda: page.query_selector(window) is not None)
        asked = page.get_attribute("#prompt [data-question]", "data-question")
        page.locator("#prompt .row button", has_text="Pass for the rest of").click()
        expect(page.locator(f"#prompt [data-question='{asked}']")).to_have_count(0)


@pytest.mark.parametrize(
    ("title", "asked", "id"),
    [
        ("contention", "how do I win", "C-WIN"),
        ("contention", "sceptre", "C-"),
        ("seize", "how do I win", "S22-VICT"),
    ],
)
def test_rules_answer_plain_questions(
    browser: Browser, quick: str, title: str, asked: str, id: str
) -> None:
    with page_of(browser, "desktop") as page:
        for size in FOUR:
            resize(page, SIZES[size]["viewport"])
            page.goto(f"{quick}/rules/{title}")
            page.get_by_role("searchbox").fill(asked)
            best = page.locator(".best")
            expect(best).to_contain_text(id)
            expect(best).to_be_in_viewport()
        assert axe(page) == []
