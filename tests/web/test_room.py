"""There is room for the question: answers, advice and refusals are seen without scrolling, and
nothing lies over anything, at a desk and on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import axe, on_every_screen, page_of, still
from tests.web.driver import Player, barred, make_table
from tools.fits import LOOK, measure, wish_of

MOST = 0.05
"""The share of questions whose answers may ask for scrolling."""
APART = """() => {
  const boxes = ['.alerts', '.taught', '.log', '.aside', '#prompt', '#board', '.hand']
    .map((name) => [name, document.querySelector('.table ' + name)?.getBoundingClientRect()])
    .filter(([, box]) => box && box.width * box.height > 0);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes.flatMap(([a, one], i) =>
    boxes.slice(i + 1).filter(([, other]) => over(one, other)).map(([b]) => `${a} and ${b}`));
}"""


def at_table(page: Page, url: str, game: str) -> Player:
    page.goto(make_table(page, url, wish_of(game)))
    player = Player(page, "room")
    player.wait()
    return player


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["contention", "seize", "arcs::3"])
def test_the_answers_of_a_question_fit(browser: Browser, quick: str, game: str, size: str) -> None:
    seen = measure(browser, quick, game, size, 25, "")
    assert seen.count["questions"] >= 15
    assert seen.share() < MOST, seen.tight


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["contention"])
def test_nothing_lies_over_anything(browser: Browser, quick: str, game: str, size: str) -> None:
    """Alerts among it: whoever is hit reads it beside the log, not over it."""
    with page_of(browser, size) as page:
        player = at_table(page, quick, game)
        alerts = 0
        for _ in range(45):
            player.wait()
            if player.over:
                break
            assert page.evaluate(APART) == []
            alerts += len(page.query_selector_all(".alerts p"))
            player.step()
        assert alerts > 0, "nobody was hit"


@pytest.mark.parametrize("game", ["contention", "seize"])
def test_advice_and_refusals_are_seen(browser: Browser, quick: str, game: str) -> None:
    """Beside the question, which stays: its answers can still be given."""
    with page_of(browser, "desktop") as page:
        player = at_table(page, quick, game)
        player.play(until=lambda: barred(page))
        answers = len(page.query_selector_all("#prompt [data-option]"))
        page.click(".hand .dim")
        page.wait_for_selector("#prompt .why")
        assert len(page.query_selector_all("#prompt [data-option]")) == answers
        seen: dict[str, Any] = page.evaluate(LOOK)
        assert (seen["overflows"], seen["hidden"]) == (False, 0)
        page.keyboard.press("Escape")
        many = "() => document.querySelectorAll('.thing.glows, #prompt [data-option]').length > 2"
        player.play(until=lambda: bool(page.evaluate(many)))
        page.keyboard.press("a")
        page.wait_for_selector(".opinions li")
        seen = page.evaluate(LOOK)
        assert (seen["overflows"], seen["hidden"]) == (False, 0)


NEWEST = """() => {
  const box = document.querySelector('[role=log]');
  return box.clientHeight === 0 || box.scrollHeight - box.scrollTop - box.clientHeight < 8;
}"""
GROWS = """() => {
  // A line comes, and the question takes room before the scrolling to that line is told.
  const box = document.querySelector('[role=log]');
  box.scrollTop = 0;
  box.scrollTop = box.scrollHeight;
  box.style.maxHeight = `${box.clientHeight - 30}px`;
}"""
SHORTENED = """() => [...document.querySelectorAll('.opinions .quiet, #prompt .chip')]
  .filter((el) => el.scrollWidth > el.clientWidth + 1
    || getComputedStyle(el).textOverflow === 'ellipsis')
  .map((el) => el.textContent)"""


@pytest.mark.parametrize("game", ["contention", "seize"])
def test_advice_gives_its_reasons_in_full_and_the_log_its_newest_line(
    browser: Browser, quick: str, game: str
) -> None:
    """The question grows by the advice, and the log gives way from its old end."""
    with page_of(browser, "desktop") as page:
        player = at_table(page, quick, game)
        scrolls = """() => [...document.querySelectorAll('[role=log]')]
          .some((box) => box.scrollHeight > box.clientHeight)"""
        many = "() => document.querySelectorAll('#prompt [data-option]').length > 2"
        player.play(until=lambda: page.evaluate(scrolls) and page.evaluate(many))
        for _ in on_every_screen(page):
            page.get_by_role("button", name="Advice").click()
            page.locator(".opinions .quiet", has_text=re.compile(r"[+-]\d")).first.wait_for()
            page.wait_for_function(NEWEST)
            assert page.evaluate(SHORTENED) == []
            page.evaluate(GROWS)
            page.wait_for_function(NEWEST)
            page.evaluate("document.querySelector('[role=log]').style.maxHeight = ''")


SCROLLED = """() => [...document.querySelectorAll('.table *')].filter((el) => {
  const style = getComputedStyle(el);
  return !el.closest('#prompt') && el.checkVisibility() && /auto|scroll/.test(style.overflowY)
    && el.scrollHeight > el.clientHeight + 2 && el.clientHeight > 0;
}).map((el) => el.className || el.id)"""
"""What scrolls beside the question; of that, `test_the_answers_of_a_question_fit` tells."""
SMALL = """() => [...document.querySelectorAll('.hand .face *')].filter((el) =>
  [...el.childNodes].some((n) => n.nodeType === 3 && n.data.trim())
    && !el.closest('.sr') && parseFloat(getComputedStyle(el).fontSize) < 12)
  .map((el) => `${el.className}: ${el.textContent}`)"""
CUT = """() => [...document.querySelectorAll('.hand .face .name')].filter((el) =>
  el.scrollWidth > el.clientWidth + 1).map((el) => el.textContent)"""
TARGETS = """() => [...document.querySelectorAll('#prompt .button, .right .button')]
  .filter((el) => el.checkVisibility() && el.getBoundingClientRect().height < 43.5)
  .map((el) => el.textContent)"""


@pytest.mark.parametrize(("seats", "size"), [(3, "tablet"), (6, "desktop"), (6, "tablet")])
def test_many_seats_of_seize_scroll_little(
    browser: Browser, quick: str, seats: int, size: str
) -> None:
    """Nothing lies over anything; what does not fit is told in short, and can be unfolded."""
    with page_of(browser, size) as page:
        player = at_table(page, quick, f"seize:2022:{seats}")
        for _ in range(2):
            player.play(most=player.answers + 8)
            still(page)
            assert page.evaluate(APART) == []
            scrolled = page.evaluate(SCROLLED)
            assert len(scrolled) <= 4, scrolled


@pytest.mark.parametrize("game", ["contention", "seize"])
def test_cards_of_a_hand_can_be_read(browser: Browser, quick: str, game: str) -> None:
    """Letters of twelve pixels, whole names, and all of the text a key or a long press away."""
    with page_of(browser, "desktop") as page:
        player = at_table(page, quick, game)
        player.play(most=6, until=lambda: page.locator(".hand .face").count() >= 6)
        for size in on_every_screen(page):
            still(page)
            assert page.evaluate(SMALL) == [], size
            assert page.evaluate(CUT) == [], size
            card = page.locator(".hand .thing").first
            name = card.locator(".name").inner_text()
            card.focus()
            page.keyboard.press("z")
            expect(page.locator(".zoom-dialog")).to_contain_text(name)


def test_fingers_find_their_targets(browser: Browser, quick: str) -> None:
    with page_of(browser, "phone") as page:
        player = at_table(page, quick, "contention")
        ships = 0
        for _ in range(6):
            assert page.evaluate(TARGETS) == []
            player.play(most=player.answers + 3)
            chips = page.locator(".map .chip.on-map.Ship")
            for chip in chips.all():
                box = chip.bounding_box()
                assert box is not None
                ships += 1
                assert box["width"] >= 43.5, box
                assert box["height"] >= 43.5 or chips.count() > 4, box
        assert ships > 0


def test_the_log_of_a_phone_opens_at_its_newest_line(browser: Browser, quick: str) -> None:
    with page_of(browser, "phone") as page:
        player = at_table(page, quick, "contention")
        player.play(most=12)
        page.get_by_role("button", name="Log").click()
        last = page.locator("[role=log] p").last
        last.wait_for()
        box = last.bounding_box()
        outer = page.locator("[role=log]").bounding_box()
        assert box is not None
        assert outer is not None
        assert box["y"] + box["height"] <= outer["y"] + outer["height"] + 2


def test_a_phone_shows_what_one_has(browser: Browser, quick: str) -> None:
    with page_of(browser, "phone") as page:
        at_table(page, quick, "contention")
        assert page.is_visible("#prompt .purse")
        assert "favor" in page.inner_text("#prompt .purse")


@pytest.mark.parametrize("game", ["contention:standard:4", "seize:2022:4", "arcs::3"])
def test_other_screens_have_room_too(browser: Browser, quick: str, game: str) -> None:
    with page_of(browser, "tablet") as page:
        at_table(page, quick, game).play(most=5)
        for size in on_every_screen(page, ("tablet", "landscape", "large")):
            still(page)
            assert page.evaluate(APART) == [], size
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1"), size
            assert axe(page) == [], size
            board = page.evaluate("document.querySelector('#board').getBoundingClientRect().width")
            assert board > page.evaluate("innerWidth") * 0.4, size


def test_names_in_a_full_hand_are_not_cut(browser: Browser, quick: str) -> None:
    """Narrow cards need a line for each word; the numbers below keep their place."""
    with page_of(browser, "landscape") as page:
        at_table(page, quick, "seize")
        page.wait_for_selector(".hand .face .name")
        page.evaluate(
            """() => {
              for (const name of document.querySelectorAll('.hand .face .name'))
                name.textContent = 'High Velocity Launch Facility';
            }"""
        )
        cut = """() => [...document.querySelectorAll('.hand .face')].filter((face) => {
          const box = face.getBoundingClientRect();
          return [...face.querySelectorAll('.name, .stats')].some((part) => {
            const at = part.getBoundingClientRect();
            return at.top < box.top - 1 || at.bottom > box.bottom + 1 || at.right > box.right + 1;
          });
        }).map((face) => face.innerText)"""
        assert page.evaluate("document.querySelector('.hand .tight, .hand.tight') !== null")
        assert page.evaluate(cut) == []


WORLDS = (
    *("Dalken Cendros", "Mars", "Saturn", "Silicas", "Aquas Delor", "Malakar 4"),
    *("Damirus Outer", "Damirus Inner", "Bygaros 7", "Galvagex 3", "Krinos Mecarios"),
    *("Ipernex Major", "Ipernex Minor", "Geladhore Prime", "Geladhore 5", "Delnathos Alpha"),
    *("Delnathos Beta", "Shalastra Oogmos"),
)


def many_worlds(seats: int, moment: str, own: int = 0) -> str:
    """A table with more Worlds than fit, `own` of them or an even share the first player's, whose
    Fleet stands at the last of them."""
    share = len(WORLDS) // seats
    lines = [f'title = "seize"\nseats = {seats}\n[given]\nmoment = "{moment}"\nseat = 0']
    lines += [f"resources = {[5] * seats}\n[given.zones]"]
    lines += [f'"hand {seat}" = []' for seat in range(seats)]
    names = ("Robot Goliath", "Clone Battalion")
    for at, world in enumerate(WORLDS[: share * seats]):
        seat = at // share if not own else min(at // own, 1)
        units = [f'"{seat} {name}"' for name in names]
        if at == share * seats - 1:
            units = [*units, '{ card = "Rapid Strike Fleet", seat = 0, depleted = true }']
        lines += [f'[[given.map]]\nworld = "{world}"\nseat = {seat}']
        lines += [f"units = [{', '.join(units)}]"]
    return "\n".join(lines)


def opened(page: Page, url: str, scenario: str) -> Player:
    page.goto(make_table(page, url, {"title": "seize", "seats": [], "scenario": scenario}))
    player = Player(page, "worlds")
    player.wait()
    return player


HIDES = """() => [...document.querySelectorAll('#board .reach > .marks')].flatMap((marks) => {
  const at = marks.getBoundingClientRect();
  return [...document.querySelectorAll('#board .tile, #board .elsewhere .slot')].filter((el) => {
    const area = el.closest('.area').getBoundingClientRect();
    const box = el.getBoundingClientRect();
    const [top, bottom] = [Math.max(box.top, area.top), Math.min(box.bottom, area.bottom)];
    return bottom - top > 1 && Math.min(bottom, at.bottom) - Math.max(top, at.top) > 1
      && Math.min(box.right, at.right) - Math.max(box.left, at.left) > 1;
  }).map((el) => el.textContent);
})"""
"""What lies under a mark, as far as it is seen."""
SEEN = """what => [...document.querySelectorAll(what)].filter((el) => {
  const box = el.getBoundingClientRect();
  const areas = [];
  for (let up = el.closest('.area'); up; up = up.parentElement.closest('.area')) areas.push(up);
  return areas.every((area) => {
    const at = area.getBoundingClientRect();
    return box.top >= at.top - 9 && box.bottom <= at.bottom + 9;
  });
}).length"""


def test_worlds_that_are_not_in_sight_are_counted(browser: Browser, quick: str) -> None:
    """Of others and of one's own, beside what is seen."""
    with page_of(browser, "desktop") as page:
        opened(page, quick, many_worlds(2, "resupply"))
        still(page)
        for part in ("theirs", "mine"):
            more = page.locator(f"#board .{part}").get_by_role("button", name="below")
            expect(more).to_have_text(re.compile("more Worlds? below"))
            expect(more).to_be_in_viewport()
            assert 0 < int(more.inner_text().split()[1]) < 9
        assert page.evaluate(HIDES) == []
        assert axe(page, "#board") == []
        more = page.locator("#board .theirs").get_by_role("button", name="below")
        while more.count():
            more.click()
            still(page)
        expect(page.locator("#board .theirs .tile").last).to_be_in_viewport(ratio=0.8)


LEFT = """() => {
  const own = document.querySelector('#board .mine > .area > :last-child').getBoundingClientRect();
  return document.querySelector('#board .whole').getBoundingClientRect().bottom - own.bottom;
}"""


def test_no_room_is_left_while_worlds_are_out_of_sight(browser: Browser, quick: str) -> None:
    """Who has little leaves the room to those who have much."""
    with page_of(browser, "desktop") as page:
        opened(page, quick, many_worlds(2, "resupply", own=1))
        still(page)
        more = page.locator("#board .theirs").get_by_role("button", name="below")
        expect(more).to_be_in_viewport()
        assert page.evaluate(LEFT) < 24


@pytest.mark.parametrize("seats", [2, 6])
def test_what_a_question_is_about_comes_into_sight(
    browser: Browser, quick: str, seats: int
) -> None:
    """Of all the Worlds only the last may be fought for."""
    with page_of(browser, "desktop") as page:
        player = opened(page, quick, many_worlds(seats, "military"))
        player.play(until=lambda: "Fight for" in page.inner_text("#prompt"), most=20)
        for size in on_every_screen(page):
            still(page)
            assert page.evaluate(SEEN, "#board .glows") == 1, size
            assert page.evaluate(HIDES) == [], size


RELICS = """
title = "seize"
ruleset = "first"
seats = 2
[given]
moment = "allocation"
seat = 0
[given.relics]
0 = ["Nexus Throne Signet"]
1 = [{ card = "World-forge of the Ancients", at = "Saturn" }]
[given.zones]
"reserve 0" = ["Mars"]
[[given.map]]
world = "Malakar 4"
seat = 0
throne = true
[[given.map]]
world = "Silicas"
seat = 1
throne = true
[[given.map]]
world = "Saturn"
seat = 1
"""


def test_artifacts_in_play_are_on_the_table(browser: Browser, quick: str) -> None:
    """Mine and those of others, with the World that one lies on."""
    with page_of(browser, "desktop") as page:
        opened(page, quick, RELICS)
        for _ in on_every_screen(page):
            signet = page.locator("#board .thing", has_text="Nexus Throne Signet")
            expect(signet).to_contain_text("Artifact")
            forge = page.locator("#board .thing", has_text="World-forge of the Ancients")
            expect(forge).to_contain_text("Artifact on Saturn")
            area = page.get_by_role("group", name=re.compile("^Face Down System Area of"))
            expect(area.first).to_be_attached()  # so the first edition calls it (S1-COMP-11)
            assert axe(page, "#board") == []
