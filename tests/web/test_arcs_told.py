"""What the table of Arcs tells a newcomer: Fate, city bonus, actions that are missing, what dice
cost; and how Leaders and Lore are ordered."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.web.arcs import given, sit_down
from tests.web.browser import page_of, still
from tests.web.test_arcs_crowd import CROWD
from tools.fits import LOOK


def test_the_own_board_tells_fate_and_city_bonus_and_what_cannot_be_done(
    browser: Browser, quick: str
) -> None:
    with page_of(browser, "desktop") as page:
        sit_down(page, quick, seats=4, scenario=CROWD)
        mine = page.locator(".seat.me")
        expect(mine.locator(".bonus")).to_contain_text("City bonus +0")
        expect(mine.locator(".bonus")).to_contain_text("3 more: +2")
        mine.get_by_text("Fate: 14 to go").click()
        fate = mine.locator(".fate")
        expect(fate).to_contain_text("you would lose 14 Power")
        expect(fate).to_contain_text("3 steps for each ambition that you alone win")
        for clause in ("S-FATE-1", "S-FATE-4", "S-FATE-5", "S-FATE-6", "S-FATE-7"):
            expect(fate.get_by_text(clause)).to_be_visible()
        missing = page.locator("#prompt .idle")
        missing.get_by_text("Not possible now: Secure").click()
        why = missing.get_by_text("on no Court card do you have more Agents than each Rival.")
        expect(why).to_be_in_viewport(ratio=1)
        expect(missing).to_contain_text("A-SEC-1")


def test_what_court_cards_do_has_room_beside_each_other(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        names = ("Populist Demands", "Song of Freedom", "Gatekeepers", "Diplomatic Fiasco")
        court = "".join(f'"court {at}" = ["{name}"]\n' for at, name in enumerate(names, 1))
        wordy = CROWD.replace("Aggression 2", "Mobilization 2")
        wordy = wordy.replace("[given.pieces]", f"{court}[given.pieces]")
        sit_down(page, quick, seats=4, scenario=wordy)
        page.click('#prompt [data-option="take influence"]')
        expect(page.locator("#prompt .ask")).to_contain_text("which Court card")
        still(page)
        assert page.evaluate(LOOK)["hidden"] == 0
        whole = page.locator("#prompt .whole")
        assert whole.count() > 3
        high = whole.evaluate_all("all => Math.max(...all.map((one) => one.offsetHeight))")
        assert high <= 44, "two lines each"
        assert whole.first.get_attribute("title") == whole.first.locator(".words").text_content()


def test_a_battle_tells_what_interception_costs(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        sit_down(page, quick, scenario=given("battle-interception"))
        page.click('#prompt [data-option="take battle"]')
        battle = page.locator("section.battle")
        expect(battle.locator("tbody tr").nth(3)).to_contain_text("17 %")
        battle.locator("tbody tr").nth(3).locator(".bars").click()
        expect(battle.locator("p.harm")).to_contain_text("0: 33 %, 1: 50 %, 2: 17 %")
        expect(battle.locator("p.harm")).to_contain_text("An interception means 2 hits")


def test_leaders_and_lore_are_one_switch(desktop: Page, quick: str) -> None:
    desktop.goto(f"{quick}/?new=arcs")
    both = desktop.get_by_role("checkbox", name="Leaders and Lore")
    both.check()
    expect(desktop.get_by_text("base + leaders + lore: everything goes together.")).to_be_visible()
    desktop.get_by_text("Only one of them").click()
    desktop.get_by_role("checkbox", name=re.compile("^lore ")).uncheck()
    expect(desktop.get_by_text("base + leaders: everything goes together.")).to_be_visible()
    expect(both).not_to_be_checked()


def test_what_is_taken_back_is_said_without_what_it_does(browser: Browser, quick: str) -> None:
    """Which card was played is enough: on a phone the answers need the room."""
    with page_of(browser, "phone") as page:
        player = sit_down(page, quick)
        played = page.locator(".undo", has_text=re.compile("(Lead|Surpass|Pivot|Copy) with"))
        player.play(most=20, until=lambda: played.count() > 0)
        expect(played).to_have_text(re.compile(r"^Undo: \w+ with [^:]+$"))
