"""A player made of clicks and keys: it sees only what the page shows."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import ElementHandle, Page
from playwright.sync_api import Error as Missed

from tests.helpers import wait_for

READY = """() => {
  const p = document.querySelector('#prompt [data-over]');
  if (p && document.querySelector('[data-playing=waits]')) return 'waits';
  return p && (p.dataset.over === 'yes' || p.dataset.question);
}"""
NOW = """() => {
  const p = document.querySelector('#prompt [data-over]');
  return `${p?.dataset.question} ${document.querySelectorAll('.thing.armed').length}`;
}"""
MOVED = """before => {
  const p = document.querySelector('#prompt [data-over]');
  const armed = document.querySelectorAll('.thing.armed').length;
  const moved = !p || p.dataset.over === 'yes' || `${p.dataset.question} ${armed}` !== before;
  return moved && p?.ariaBusy !== 'true';
}"""
"""Also where the screen is handed on, and nothing is asked of the one who answered."""
GLOWS, BUTTONS = ".thing.glows", "#prompt [data-option]"
SEEN = """what => [...document.querySelectorAll(what)].filter(
  (el) => el.getClientRects().length && getComputedStyle(el).visibility !== 'hidden')"""
COUNTED = f"([glows, buttons]) => [({SEEN})(glows).length, ({SEEN})(buttons).length]"
NTH = f"([what, at]) => ({SEEN})(what)[at]"
"""What may be chosen is counted in one look, and only what was chosen is fetched."""

SETTLED = """() => {
  const p = document.querySelector('#prompt [data-over]');
  return !p || p.ariaBusy !== 'true';
}"""
CHOICE = """() => {
  const p = document.querySelector('#prompt [data-over]');
  const ways = document.querySelectorAll('#prompt [data-option], .thing.glows').length;
  return p && p.dataset.question && p.ariaBusy !== 'true' && ways > 1;
}"""


NAMED = """async () => {
  const headers = { 'content-type': 'application/json', 'x-regent': 'page' };
  await fetch('/api/me', { method: 'POST', headers, body: '{"name": "Visitor"}' });
}"""


def become_guest(page: Page, url: str) -> None:
    """Until the server knows this visitor. A page that is open makes itself known; without one the
    name is said from an address that draws nothing."""
    if not page.url.startswith(url):
        page.goto(f"{url}/api/health")
        page.evaluate(NAMED)
    known = "async () => (await (await fetch('/api/me')).json())?.id"
    wait_for(lambda: page.evaluate(known))


def make_table(page: Page, url: str, wish: dict[str, Any]) -> str:
    """A table for the guest of this page.

    Against bots alone the deal is the same in every run; among people it is the server's.
    """
    become_guest(page, url)
    if all(seat["kind"] in ("me", "bot") for seat in wish["seats"]):
        wish = {"seed": "page", **wish}
    made: dict[str, Any] = page.evaluate(
        """async wish => {
          const headers = { 'content-type': 'application/json', 'x-regent': 'page' };
          const body = JSON.stringify(wish);
          return (await fetch('/api/tables', { method: 'POST', headers, body })).json();
        }""",
        wish,
    )
    assert "id" in made, made
    return f"{url}/t/{made['id']}"


class Player:
    """Answers whatever is asked, now by pointing, now by buttons, now from the list."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.answers = 0

    @property
    def over(self) -> bool:
        return self.page.get_attribute("#prompt [data-over]", "data-over") == "yes"

    def question(self) -> str:
        return self.page.get_attribute("#prompt [data-over]", "data-question") or ""

    def wait(self) -> None:
        """Until something is asked; a card that waits to be read is read."""
        while self.page.wait_for_function(READY).json_value() == "waits":
            try:
                self.page.click("[data-playing=waits] .button.main", timeout=1500)
            except Missed:  # it has just gone on
                continue

    def play(self, most: int = 1500, until: Any = None) -> None:
        """To the end of the game, or until `until()` holds."""
        while self.answers < most:
            self.wait()
            if self.over or (until is not None and until()):
                return
            self.step()

    def step(self) -> None:
        """One click, tap or key; wait until the page has taken it in."""
        page = self.page
        before = page.evaluate(NOW)
        try:
            self._choose()
        except Missed:  # it moved or went away just then, as under anybody's pointer
            return
        try:
            page.wait_for_function(MOVED, arg=before, timeout=3000)
        except Missed:
            self.settle()  # it may only be slow
            page.keyboard.press("Escape")
            self.settle()
        self.answers += 1

    def settle(self) -> None:
        """No answer is on its way."""
        self.page.wait_for_function(SETTLED)

    def choice(self) -> str:
        """The question, once it has several answers: among bots a single one gives itself."""
        self.page.wait_for_function(CHOICE)
        return self.question()

    def _choose(self) -> None:
        page = self.page
        glowing, buttons = page.evaluate(COUNTED, [GLOWS, BUTTONS])
        if glowing and (not buttons or self.random.random() < 0.6):
            self._point(self._nth(GLOWS, self.random.randrange(glowing)))
        elif buttons:
            self._press(self._nth(BUTTONS, self.random.randrange(buttons)))
        else:
            page.keyboard.press("l")
            page.wait_for_selector(".box [data-option]", timeout=3000)
            self._press(self.random.choice(page.query_selector_all(".box [data-option]")))

    def _nth(self, what: str, at: int) -> ElementHandle:
        found = self.page.evaluate_handle(NTH, [what, at]).as_element()
        if found is None:
            raise Missed("it has just gone")
        return found

    def _point(self, thing: ElementHandle) -> None:
        """By keyboard every other time: what glows can be reached without a pointer."""
        if self.random.random() < 0.5:
            thing.focus()
            self.page.keyboard.press("Enter")
        else:
            thing.evaluate("el => el.scrollIntoView({ block: 'center', inline: 'center' })")
            thing.click(timeout=1500)

    def _press(self, button: ElementHandle) -> None:
        button.click(timeout=1500)


def barred(page: Page) -> bool:
    """Lies a card in the hand that cannot be used now? What was picked for the opening hand could
    be unpicked instead."""
    dim = page.query_selector(".hand .dim") is not None
    return dim and "opening hand" not in page.inner_text("#prompt")
