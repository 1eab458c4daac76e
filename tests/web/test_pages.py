"""The pages around a game: lobby, replay, rulebook, gallery, about."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from regent.games import registry
from tests.web.browser import FOUR, axe, page_of, still
from tests.web.driver import Player, become_guest, make_table

BOTS = [{"kind": "bot", "bot": "random"}] * 2


@pytest.fixture(scope="module")
def film(browser: Browser, quick: str) -> str:
    """A finished game among bots."""
    with page_of(browser, "desktop") as page:
        become_guest(page, quick)
        address = make_table(page, quick, {"title": "contention", "seats": BOTS, "listed": True})
        id = address.rsplit("/", 1)[1]
        for _ in range(600):
            info: dict[str, Any] = page.evaluate(
                "async id => (await fetch(`/api/tables/${id}`)).json()", id
            )
            if info["state"] == "over":
                return id
            page.wait_for_timeout(100)
    raise AssertionError("the bots did not end their game")


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize(
    "path", ["/", "/?new=seize", "/rules/contention", "/cards/seize", "/about", "/film", "FILM"]
)
def test_a_page_pleases_axe_and_fits_the_width(
    browser: Browser, quick: str, film: str, size: str, path: str
) -> None:
    with page_of(browser, size) as page:
        page.goto(quick + (f"/film/{film}" if path == "FILM" else path))
        page.wait_for_selector("h1", state="attached")
        page.wait_for_load_state("networkidle")
        still(page)
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
        assert len(page.query_selector_all("h1")) == 1
        assert page.title() != ""


def test_options_that_cannot_matter_are_not_shown_and_values_are_words(
    desktop: Page, quick: str
) -> None:
    desktop.goto(f"{quick}/?new=contention")
    expect(desktop.locator("#option-favor")).to_be_visible()
    expect(desktop.locator("#option-teams")).to_have_count(0)
    expect(desktop.locator("#option-map_number")).to_have_count(0)
    desktop.get_by_role("radio", name=re.compile("^elimination", re.I)).check()
    expect(desktop.locator("#option-favor")).to_have_count(0)
    desktop.get_by_text("4", exact=True).click()
    expect(desktop.locator("#option-teams option")).to_have_text(["no teams", "2 against 2"])
    desktop.goto(f"{quick}/?new=arcs")
    expect(desktop.locator("#option-setup_card option").first).to_have_text("one at random")
    expect(desktop.locator("#option-acts")).to_have_count(0)
    expect(desktop.locator("#option-lore_pool")).to_have_count(0)
    desktop.get_by_role("radio", name=re.compile("^empire The", re.I)).check()
    expect(desktop.locator("#option-acts")).to_be_visible()


def test_one_click_leads_into_a_game(desktop: Page, quick: str) -> None:
    desktop.goto(quick)
    desktop.get_by_role("button", name="Play now").first.click()
    desktop.wait_for_url("**/t/*")
    player = Player(desktop, "click")
    player.wait()
    player.step()


def test_options_that_conflict_are_explained_and_a_table_is_made(desktop: Page, quick: str) -> None:
    desktop.goto(f"{quick}/?new=contention")
    make = desktop.get_by_role("button", name="Make the table")
    desktop.select_option("#option-map", label="a newly made one")
    desktop.fill("#option-map_number", "10000")
    expect(make).to_be_disabled()
    desktop.fill("#option-map_number", "7")
    desktop.wait_for_selector("text=everything goes together")
    make.click()
    desktop.wait_for_url("**/t/*")
    Player(desktop, "form").wait()


def test_a_replay_is_stepped_linked_and_played_on_from(
    desktop: Page, quick: str, film: str
) -> None:
    desktop.goto(f"{quick}/film/{film}")
    desktop.get_by_role("slider").wait_for()
    desktop.wait_for_load_state("networkidle")
    desktop.keyboard.press("End")
    desktop.wait_for_function("() => /at=[1-9]/.test(location.search)")
    desktop.keyboard.press("Home")
    desktop.wait_for_function("() => location.search.includes('at=0')")
    for _ in range(5):
        desktop.keyboard.press("ArrowRight")
    desktop.wait_for_function("() => location.search.includes('at=5')")
    desktop.wait_for_load_state("networkidle")
    address = desktop.url
    clock = desktop.inner_text(".clock")
    desktop.goto(address)
    desktop.get_by_role("slider").wait_for()
    assert desktop.inner_text(".clock") == clock
    desktop.get_by_role("button", name="Play on from here").click()
    desktop.get_by_role("button", name="Play on", exact=True).click()
    desktop.wait_for_url("**/t/*")
    Player(desktop, "fork").wait()


def test_the_rulebook_opens_at_a_clause_and_is_searched(desktop: Page, quick: str) -> None:
    desktop.goto(f"{quick}/rules/seize#S22-SETUP-14")
    desktop.wait_for_selector("[id='clause-S22-SETUP-14'].here")
    box = desktop.locator("[id='clause-S22-SETUP-14']").bounding_box()
    assert box is not None
    assert 0 <= box["y"] <= 720
    desktop.get_by_role("searchbox").first.fill("firing arcs")
    desktop.wait_for_selector("text=clauses")
    assert "Firing Arcs" in desktop.inner_text("main")


def test_another_edition_opens_at_the_same_rule(desktop: Page, quick: str) -> None:
    desktop.goto(f"{quick}/rules/seize#S22-REACT-14")
    desktop.wait_for_selector("[id='clause-S22-REACT-14'].here")
    desktop.get_by_role("group", name="Edition").get_by_role("button", name="second").click()
    desktop.wait_for_selector("[id='clause-S2-REACT-09'].here")
    assert desktop.url.endswith("#S2-REACT-09")
    assert desktop.locator("[id='clause-S22-REACT-14']").count() == 0


def test_rule_sets_are_compared_and_lead_to_their_clauses(desktop: Page, quick: str) -> None:
    desktop.goto(f"{quick}/rules/seize")
    desktop.get_by_role("link", name="Compare the rule sets").click()
    row = desktop.get_by_role("row", name="Victory points that win")
    row.wait_for()
    assert axe(desktop) == []
    row.get_by_role("link", name="S1-VICT-E1").click()
    desktop.wait_for_selector("[id='clause-S1-VICT-E1'].here")


def test_the_gallery_shows_the_cards_of_an_edition(desktop: Page, quick: str) -> None:
    desktop.goto(f"{quick}/cards/seize?words=heavy+robot+battalion")
    desktop.wait_for_selector("button[aria-label*='Heavy Robot Battalion']")
    assert desktop.locator(".differs").count() == 0
    desktop.get_by_role("group", name="Edition").get_by_role("button", name="second").click()
    desktop.wait_for_selector(".differs")
    label = desktop.locator("button[aria-label^='Heavy Robot Battalion']").get_attribute("title")
    assert label is not None
    assert "in 2022" in label
    assert "words=heavy" in desktop.url


@pytest.mark.parametrize("title", ["contention", "seize"])
def test_the_gallery_shows_every_card_and_filters(desktop: Page, quick: str, title: str) -> None:
    desktop.goto(f"{quick}/cards/{title}")
    total = len(registry.title(title).cards().cards)
    desktop.wait_for_selector(f"text={total}")
    desktop.get_by_role("searchbox").first.fill("draw a card")
    desktop.wait_for_function("t => !document.body.innerText.includes(`${t} of ${t}`)", arg=total)
    desktop.wait_for_url(re.compile("draw"))


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_gallery_folds_its_filters_and_says_where_a_text_goes_on(
    browser: Browser, quick: str, size: str
) -> None:
    """On a phone the cards begin in the upper half; a card that is cut says so, and a tap opens
    all of it."""
    with page_of(browser, size) as page:
        page.goto(f"{quick}/cards/seize")
        page.wait_for_selector(".place .face")
        unfold = page.get_by_role("button", name="Filters")
        if size == "phone":
            expect(page.locator(".choice select").first).to_be_hidden()
            unfold.tap()
            assert axe(page) == []
            page.locator(".choice select").first.select_option("World")
            expect(page.get_by_role("button", name="Filters: 1")).to_be_visible()
            page.get_by_role("button", name="All cards").tap()
            unfold.tap()
        else:
            expect(unfold).to_be_hidden()
        cut = page.locator(".place:has(.cut)").first
        cut.get_by_role("button").click()
        text = page.locator(".zoom-dialog .text, .zoom-dialog .rules").first
        assert text.evaluate("el => el.scrollHeight <= el.clientHeight + 3"), "all of it is there"


def test_a_journal_is_brought_and_a_wrong_one_refused(
    desktop: Page, quick: str, film: str, tmp_path: Path
) -> None:
    become_guest(desktop, quick)
    text: str = desktop.evaluate(
        "async id => (await fetch(`/api/tables/${id}/journal`)).text()", film
    )
    good, bad = tmp_path / "good.journal", tmp_path / "bad.journal"
    good.write_text(text, encoding="utf-8")
    bad.write_text("no journal\n", encoding="utf-8")
    desktop.goto(f"{quick}/film")
    desktop.locator("input[type=file]").first.set_input_files(bad)
    desktop.wait_for_selector("text=not readable")
    desktop.locator("input[type=file]").first.set_input_files(good)
    desktop.wait_for_url("**/film/*")
    desktop.get_by_role("slider").wait_for()


def test_an_unknown_table_says_so(desktop: Page, quick: str) -> None:
    desktop.goto(f"{quick}/t/nowhere")
    desktop.wait_for_selector("text=there is no table")


@pytest.mark.parametrize("size", FOUR)
def test_a_report_reopens_at_its_moment(
    browser: Browser, quick: str, tmp_path: Path, size: str
) -> None:
    """Against a bot: the same question, with the same answers, at the same turn."""
    with page_of(browser, size) as page:
        become_guest(page, quick)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "reasons"}]
        page.goto(make_table(page, quick, {"title": "contention", "seats": seats}))
        player = Player(page, "report")
        player.play(until=lambda: "Develop" in page.inner_text("#prompt"))
        table, clock, asked = page.url, page.inner_text(".clock"), page.inner_text("#prompt .ask")
        page.get_by_role("button", name="Table menu").click()
        with page.expect_download() as download:
            page.get_by_role("menuitem", name="Report a bug").click()
        report = tmp_path / "report.toml"
        download.value.save_as(report)
        assert 'title = "contention"' in report.read_text(encoding="utf-8")
        page.goto(quick)
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Play a scenario").click()
        chooser.value.set_files(report)
        page.wait_for_url(lambda url: "/t/" in url and url != table)
        player.wait()
        assert (page.inner_text(".clock"), page.inner_text("#prompt .ask")) == (clock, asked)


def test_the_log_of_a_replay_follows(desktop: Page, quick: str, film: str) -> None:
    """Also where a player does not see the very line that the replay stands at."""
    for at in (7, 23, 48):
        desktop.goto(f"{quick}/film/{film}?at={at}&seat=0")
        desktop.get_by_role("slider").wait_for()
        expect(desktop.locator("[role=log] [data-now]")).to_be_in_viewport()
        for _ in range(3):
            desktop.keyboard.press("ArrowRight")
            desktop.wait_for_load_state("networkidle")
            still(desktop)
            expect(desktop.locator("[role=log] [data-now]")).to_be_in_viewport()


@pytest.mark.parametrize("title", ["contention", "seize", "arcs"])
def test_the_chosen_value_of_an_option_is_read_in_full(phone: Page, quick: str, title: str) -> None:
    phone.goto(f"{quick}/?new={title}")
    phone.wait_for_selector(".option select", state="attached")
    phone.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    cut = phone.locator(".option select").evaluate_all(
        """all => all.filter((select) => {
          const alone = select.cloneNode(true);
          alone.style.cssText = 'position: absolute; width: max-content; max-width: none';
          alone.replaceChildren(select.selectedOptions[0].cloneNode(true));
          select.parentElement.append(alone);
          const wide = alone.getBoundingClientRect().width;
          alone.remove();
          return wide > select.getBoundingClientRect().width + 1;
        }).map((select) => select.selectedOptions[0].text)"""
    )
    assert cut == []
