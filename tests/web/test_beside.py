"""What stands beside a question leaves it in sight: the rulebook, the focus, cards of a hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import axe, page_of, still
from tests.web.test_room import at_table
from tools.fits import LOOK

WITHIN = """() => {
  const body = document.querySelector('aside .body').getBoundingClientRect();
  const at = document.querySelector('aside .here').getBoundingClientRect();
  return at.top >= body.top && at.bottom <= body.bottom;
}"""
FOCUS = "document.activeElement.matches('#prompt [data-option]:focus-visible')"
CUT = """() => [...document.querySelectorAll('.hand .face.hand')].filter((face) => {
  const text = face.querySelector('.text');
  const small = parseFloat(getComputedStyle(text).fontSize) < 12;
  return small || (text.scrollHeight > text.clientHeight + 1 && !face.querySelector('.more'));
}).length"""
WHOLE = "!document.querySelector('.hand .more')"


@pytest.mark.parametrize("size", ["desktop", "large", "landscape"])
def test_the_rulebook_opens_at_the_clause_beside_the_question(
    browser: Browser, quick: str, size: str
) -> None:
    with page_of(browser, size) as page:
        at_table(page, quick, "contention")
        chip = page.locator("#prompt .clause").first
        id = chip.inner_text()
        chip.click()
        here = page.locator(f"[id='clause-{id}'].here")
        expect(here).to_be_focused()
        still(page)
        assert page.evaluate(WITHIN), "the clause is in sight"
        found = page.evaluate(LOOK)
        assert found["answers"]
        assert not found["hidden"], "and so are the answers"
        assert axe(page) == []
        page.keyboard.press("Escape")
        expect(chip).to_be_focused()


def test_on_a_phone_the_rulebook_is_a_sheet_that_leads_back(browser: Browser, quick: str) -> None:
    with page_of(browser, "phone") as page:
        at_table(page, quick, "contention")
        page.locator("#prompt .clause").first.click()
        page.locator("aside .here").wait_for()
        still(page)
        assert page.evaluate(WITHIN)
        page.get_by_role("button", name="Close, back to the question").click()
        expect(page.locator("aside .here")).to_have_count(0)
        assert not page.evaluate(LOOK)["hidden"]


def test_who_answers_by_keys_finds_the_focus_on_an_answer(browser: Browser, quick: str) -> None:
    """A ring round an answer after a click would look like advice."""
    with page_of(browser, "desktop") as page:
        player = at_table(page, quick, "contention")
        for by_keys in (False, True, False):
            before = player.question()
            answer = page.locator("#prompt [data-option]").first
            if by_keys:
                answer.focus()
                page.keyboard.press("Enter")
            else:
                answer.click()
            page.wait_for_function(
                "before => document.querySelector('#prompt [data-question]').dataset.question"
                " !== before",
                arg=before,
            )
            player.wait()
            page.wait_for_function(f"wanted => {FOCUS} === wanted", arg=by_keys)
            still(page)
            assert page.evaluate(FOCUS) == by_keys


@pytest.mark.parametrize(("game", "most"), [("contention", 4), ("seize", 0)])
def test_texts_of_a_hand_are_read_in_full_where_there_is_room(
    browser: Browser, quick: str, game: str, most: int
) -> None:
    """So many cards have room for all that they say; those of Seize say more, and always tell where
    it goes on."""
    with page_of(browser, "desktop") as page:
        player = at_table(page, quick, game)
        few = False
        for _ in range(14):
            still(page)
            assert page.evaluate(CUT) == 0, "small, or cut without a word"
            if held(page) <= most:
                few = True
                assert page.evaluate(WHOLE), "there is room beside"
            player.step()
            player.wait()
        assert few or not most


def held(page: Page) -> int:
    return page.locator(".hand .face.hand").count()
