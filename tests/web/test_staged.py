"""What happened is shown event by event, at the pace one chose; the line is never held up."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.web.ahead import before, told
from tests.web.browser import axe, page_of
from tests.web.driver import Player, become_guest, make_table
from tools.fits import wish_of

PLAYING = "#prompt [data-playing]"
THRICE = """() => {
  const space = { key: " ", bubbles: true, cancelable: true };
  for (let i = 0; i < 3; i += 1) document.body.dispatchEvent(new KeyboardEvent("keydown", space));
}"""
"""The space bar, as quick as can be: it goes on, it skips, and then it does nothing."""
SHOWN = "document.querySelectorAll('.log [role=log] p:not(.since):not(.quiet)').length"
PAUSED = f"""([before, moves]) => {{
  window.flew = false;
  const look = setInterval(() => {{
    window.flew ||= document.querySelector(".flight") !== null;
    const pause = [...document.querySelectorAll("{PLAYING} button")].find(
      (one) => one.textContent === "Pause");
    if (!pause || {SHOWN} <= before || (moves && !window.flew)) return;
    clearInterval(look);
    pause.click();
  }}, 20);
}}"""
"""Pause as soon as more lines than these are shown and, where things move, one has flown."""


class Told:
    """How many lines of the log have come over the line."""

    def __init__(self, page: Page) -> None:
        self.lines = 0
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, data: Any) -> None:
        message = json.loads(str(data))
        if message["type"] in ("state", "change"):
            self.lines = message.get("keep", 0) + len(message["lines"])


def sit_down(page: Page, url: str, game: str, **more: str) -> Player:
    page.goto(make_table(page, url, {**wish_of(game), **more}))
    player = Player(page, "staged")
    player.wait()
    return player


def answer(player: Player) -> None:
    """Keep the opening hand, so that the game begins, and wait for nothing."""
    player.page.locator("#prompt [data-option]", has_text="Done").click()


@pytest.mark.parametrize(
    ("size", "motion"),
    [
        ("desktop", "reduce"),
        ("large", "no-preference"),
        ("tablet", "reduce"),
        ("phone", "reduce"),
    ],
)
def test_events_are_shown_one_by_one_and_can_be_skipped(
    browser: Browser, quick: str, size: str, motion: str
) -> None:
    """With reduced motion in still steps, but just so. The page itself presses Pause in time, so
    that nothing ends by itself while it is looked at."""
    with page_of(browser, size, pace="slow", reduced_motion=motion) as page:
        told = Told(page)
        player = sit_down(page, quick, "contention")
        page.evaluate(PAUSED, [2, motion != "reduce"])
        answer(player)
        page.wait_for_selector("#prompt [data-playing=waits]")
        assert page.evaluate("window.flew") == (motion != "reduce"), "the first resources fly"
        come, shown = told.lines, page.evaluate(SHOWN)
        assert player.question() == ""
        assert axe(page) == []
        page.evaluate(THRICE)
        player.wait()
        whole = page.evaluate(SHOWN)
        assert whole > shown
        assert told.lines == come, "all of it had come, and was not all shown yet"
        asked = player.question()
        page.wait_for_timeout(300)
        assert player.question() == asked, "a key that skips answers nothing"
        page.reload()
        player.wait()
        assert page.evaluate(SHOWN) == whole, "nothing was skipped but the waiting"


def test_what_happened_since_is_marked(browser: Browser, quick: str) -> None:
    """In the log and on the board, for eyes and for screen readers."""
    with page_of(browser, "desktop") as page:
        player = sit_down(page, quick, "contention")
        changed = "#board .thing.changed"
        player.play(most=30, until=lambda: page.query_selector(changed) is not None)
        assert "changed since your last decision" in page.inner_text(f"{changed} .sr")
        assert page.is_visible("text=Since your last decision")


def test_it_waits_for_me_where_i_want_it(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        page.goto(quick)
        page.evaluate('localStorage[\'regent.pace\'] = \'{"pace":"fast","waits":true}\'')
        player = sit_down(page, quick, "contention")
        answer(player)
        page.get_by_role("button", name="Continue").wait_for()
        page.wait_for_timeout(1500)
        assert player.question() == ""
        assert page.get_by_label("Wait for me").is_checked()
        page.get_by_role("button", name="Continue").focus()
        page.keyboard.press("Space")
        player.wait()
        page.wait_for_selector("#prompt .body:focus")  # no answer: another Space would give it


@pytest.mark.parametrize(
    ("game", "ends"), [("contention", "destroyed"), ("seize", "conquest-action-ends")]
)
def test_a_card_closes_a_fight(browser: Browser, quick: str, game: str, ends: str) -> None:
    """It is shortly before one that a player sits down."""
    with page_of(browser, "desktop", pace="fast") as page:
        player = sit_down(page, quick, game, scenario=before(game, told(ends), answers=1, seed="c"))
        fought = "button:has-text('Last fight')"
        player.play(most=60, until=lambda: page.query_selector(fought) is not None)
        page.click(fought)
        assert "lost" in page.inner_text("article.result")
        assert axe(page, "#prompt") == []


def test_a_film_steps_by_event_on_the_board(browser: Browser, quick: str) -> None:
    """In the middle of an answer the board shows what had happened by then."""
    with page_of(browser, "desktop") as page:
        become_guest(page, quick)
        bots = [{"kind": "bot", "bot": "reasons"}] * 2
        wish = {"title": "contention", "seats": bots, "seed": "film", "listed": True}
        id = make_table(page, quick, wish).rsplit("/", 1)[1]
        state = "async id => (await (await fetch(`/api/tables/${id}`)).json()).state"
        while page.evaluate(state, id) != "over":
            page.wait_for_timeout(100)
        page.goto(f"{quick}/film/{id}?seat=-2")
        page.get_by_role("slider").wait_for()
        boards = set()
        for _ in range(60):
            at = page.evaluate("document.querySelector('output').textContent.split(' ')[0]")
            seen = page.inner_text(".seats") + page.inner_text("#board") + page.inner_text(".me")
            boards.add((at, seen))
            page.keyboard.press(".")
            page.wait_for_timeout(60)
        answers = {at for at, _ in boards}
        assert len(boards) > len(answers) + 5, "the board moves within one answer"
        vanishes_under_focus(page)


def vanishes_under_focus(page: Page) -> None:
    """What has the focus, and is explained, may leave the map; the page bears it."""
    chips = page.locator(".map .chip.on-map")
    while not chips.count():
        page.keyboard.press(".")
        page.wait_for_timeout(60)
    chip = f'.map [data-thing="{chips.last.get_attribute("data-thing")}"]'
    page.hover(chip)
    page.hover(chip, position={"x": 4, "y": 4})  # a pointer that moves; one at rest asks nothing
    tip = page.locator(".map .tip .head")
    tip.wait_for()
    told = page.locator(".map .tip .head", has_text=tip.inner_text().split("\n")[0])
    page.focus(chip)
    while page.locator(chip).count():
        page.keyboard.press(",")
        page.wait_for_timeout(60)
    expect(told).to_have_count(0)  # what the focus goes to then is explained in its place
