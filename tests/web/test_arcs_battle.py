"""A battle of Arcs at its table: odds, dice, hits and raid by pointing; names that can be read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.arcs import given, sit_down
from tests.web.browser import SIZES, axe, page_of, still
from tests.web.test_arcs_crowd import CROWD

BATTLE = "section[aria-label=Battle]"
SEEN = """el => {
  const [box, area] = [el, document.querySelector('#board')].map((e) => e.getBoundingClientRect());
  return box.top >= area.top - 1 && box.bottom <= area.bottom + 1;
}"""


def take(page: Page, number: int) -> None:
    """So many dice, by the button beside their odds; then comes another question."""
    before = page.get_attribute("#prompt [data-over]", "data-question")
    page.locator(f"{BATTLE} .take:visible", has_text=str(number)).click()
    page.wait_for_function(
        "was => document.querySelector('#prompt [data-over]').dataset.question !== was", arg=before
    )


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_odds_are_exact_and_hits_are_dealt_by_pointing(
    browser: Browser, quick: str, size: str
) -> None:
    """What one die brings is written out (A-DICE-1); whence a hit comes is said (A-BATTLE-9)."""
    with page_of(browser, size) as page:
        sit_down(page, quick, scenario=given("battle-interception"))
        page.locator("[data-option='take battle']").click()
        battle = page.locator(f"{BATTLE}:visible")
        expect(battle).to_contain_text("in the gate of cluster 3")
        battle.locator(".bars", has_text="Odds of 1 die").click()
        expect(battle.locator(".exact")).to_contain_text(
            "hits 0:\u00a017\u00a0%, 1:\u00a050\u00a0%, 2:\u00a033\u00a0%"
        )
        assert axe(page) == []
        take(page, 2)
        take(page, 0)
        expect(page.locator("#prompt")).to_contain_text("Interception, a hit for each fresh")
        ship = page.locator(".system button.piece", has_text="3 fresh ships of you")
        assert ship.evaluate(SEEN), "the board goes to what may be chosen"
        ship.click()
        expect(page.locator("#prompt")).to_contain_text("Your hits: which defending piece")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_keys_buy_what_is_pointed_at(browser: Browser, quick: str, size: str) -> None:
    """Every ware has its price, and only what can be paid is offered (A-RAID-1, A-RAID-2)."""
    with page_of(browser, size) as page:
        sit_down(page, quick, scenario=given("raid"))
        page.locator("[data-option='take battle']").click()
        take(page, 0)
        take(page, 0)
        expect(page.locator(f"{BATTLE}:visible")).to_contain_text("keys: 0, 1, 2")
        take(page, 2)
        wares = page.locator(".ware:visible")
        expect(wares).to_have_count(5)
        assert axe(page) == []
        wares.filter(has_text="Relic").click()
        expect(page.locator("#prompt")).to_contain_text("2 keys are left")
        expect(wares).to_have_count(2)
        wares.filter(has_text="Gatekeepers").click()
        expect(wares).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone", "tablet", "large"])
def test_names_are_read_and_gates_are_hit(browser: Browser, quick: str, size: str) -> None:
    with page_of(browser, size) as page:
        sit_down(page, quick, 4, ruleset="empire", seed="empire")
        sizes = page.locator(".system .name").evaluate_all(
            "all => all.map((el) => parseFloat(getComputedStyle(el).fontSize))"
        )
        assert len(sizes) == 18
        assert min(sizes) >= 12
        reach = page.locator(".reach").bounding_box()
        assert reach is not None
        assert reach["width"] >= min(350, SIZES[size]["viewport"]["width"] * 0.9), "not a stamp"
        if size == "tablet":
            still(page)
            assert page.evaluate(SHOWN, ["Ambitions", "Court"]) == []
        if size == "phone":
            for gate in range(0, 24, 4):
                box = page.locator(f"[data-thing='place {gate}']").bounding_box()
                assert box is not None
                assert min(box["width"], box["height"]) >= 44


SHOWN = """names => names.map((name) => {
  const panel = [...document.querySelectorAll(`section[aria-label=${name}]`)]
    .find((one) => one.getClientRects().length);
  if (!panel) return `${name} is not there`;
  const inside = [panel, ...panel.querySelectorAll('.row, .courtier')];
  const cut = inside.filter((one) => {
    const box = one.getBoundingClientRect();
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const low = document.elementFromPoint(box.left + box.width / 2, box.bottom - 3);
    return !panel.contains(seen) || !panel.contains(low);
  });
  return cut.length ? `${name}: ${cut.length} of ${inside.length} are out of sight` : '';
}).filter(Boolean)"""
"""Which of these panels cannot be read in full without scrolling."""
PLACED = """() => ['Ambitions', 'Court'].map((name) => {
  const { x, y, width, height } = document
    .querySelector(`section[aria-label=${name}]`).getBoundingClientRect();
  return [name, x, y, width, height].join(' ');
})"""


@pytest.mark.parametrize("seats", [3, 4])
def test_ambitions_and_court_are_read_beside_a_battle(
    browser: Browser, quick: str, seats: int
) -> None:
    """Where they stand and what they look like does not depend on what is asked."""
    scenario = given("battle-interception")
    if seats == 4:
        cards = [["Arms Union", "Mining Interest"], ["Gatekeepers", "Relic Fence"]]
        areas = "".join(f'"area {seat}" = {cards[seat % 2]}\n' for seat in (1, 2))
        scenario = CROWD.replace('ruleset = "empire"\n', "").replace("first_regent = 1\n", "")
        scenario = re.sub(r'"(empire|blight|free)[^"]*",? ?(\\\n)?', "", scenario)
        scenario = scenario.replace("E-CTRL-1", "A-CTRL-1")
        scenario = scenario.replace("[given.zones]\n", f"[given.zones]\n{areas}")
    with page_of(browser, "desktop") as page:
        sit_down(page, quick, seats, scenario=scenario)
        still(page)
        before = page.evaluate(PLACED)
        page.locator("[data-option='take battle']").click()
        if seats == 4:
            page.keyboard.press("l")
            page.locator(".box [data-option^='battle']").first.click()
        expect(page.locator(BATTLE)).to_be_visible()
        still(page)
        assert page.evaluate(SHOWN, ["Ambitions", "Court"]) == []
        assert page.evaluate(PLACED) == before
        assert axe(page) == []


def test_odds_stay_in_sight_beside_advice(browser: Browser, quick: str) -> None:
    """Before it is asked for, so does what is written out below them."""
    with page_of(browser, "desktop") as page:
        sit_down(page, quick, scenario=given("raid"))
        page.locator("[data-option='take battle']").click()
        expect(page.locator(".battle tbody tr")).to_have_count(4)
        still(page)
        assert page.evaluate(
            """() => {
              const [odds, aside] = ['section.battle', '.aside'].map((one) =>
                document.querySelector(one).getBoundingClientRect().bottom);
              return odds <= aside + 1;
            }"""
        )
        page.locator("[data-option='dice assault 0']").click()
        page.locator("[data-option='dice skirmish 0']").click()
        expect(page.locator("#prompt")).to_contain_text("Raid dice")
        page.keyboard.press("a")
        expect(page.get_by_label("What a bot would think")).to_be_visible()
        still(page)
        for row in page.locator(".battle tbody tr").all():
            expect(row).to_be_in_viewport(ratio=0.9)
        assert page.evaluate(
            """() => {
              const aside = document.querySelector('.aside').getBoundingClientRect();
              const rows = [...document.querySelectorAll('.battle tbody tr')];
              return rows.length === 4
                && rows.every((row) => row.getBoundingClientRect().bottom <= aside.bottom + 1);
            }"""
        )
