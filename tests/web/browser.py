"""A real browser and a real server for tests: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    sync_playwright,
)

from regent.games.registry import VARIABLE
from tests.helpers import PATIENCE
from tools.need import chromium
from tools.page import MODULES, PAGE, ROOT, is_current

LISTENS = re.compile(r"Regent listens on (http://\S+)")

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 720}},
    # Finer than a phone's pixels nothing is laid out, and a quarter of them is painted as quickly.
    "phone": {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True},
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
    "landscape": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "large": {"viewport": {"width": 1920, "height": 1080}},
}

FOUR = ("desktop", "large", "tablet", "phone")
"""The screens that everything is looked at on."""

AXE = MODULES / "axe-core" / "axe.min.js"


# -- the browser ------------------------------------------------------------------------------


@contextmanager
def launched() -> Iterator[Browser]:
    """Chromium without a window."""
    program = chromium()
    if program is None:
        pytest.fail(
            "Chromium is not installed, and these tests need a real browser. "
            "Run `python tools/need.py chromium`, or on Debian and Ubuntu: "
            "apt-get install chromium fonts-dejavu-core",
            pytrace=False,
        )
    arguments = ["--disable-dev-shm-usage"]  # containers have little of it
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")  # the sandbox refuses root
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        try:
            yield browser
        finally:
            browser.close()


def at_fault(line: ConsoleMessage) -> bool:
    """An error, or a line to the table that was given up before it was there."""
    return line.type == "error" or (line.type == "warning" and "WebSocket" in line.text)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for these tests. Not for the session: while Playwright's synchronous interface
    is open, an event loop runs in this thread, and tests of the server want their own."""
    with launched() as opened:
        yield opened


@contextmanager
def page_of(
    browser: Browser,
    size: str,
    allowed: str = "",
    pace: str = "off",
    named: bool = True,
    painted: bool = False,
    **more: Any,
) -> Iterator[Page]:
    """A fresh visitor. An error in the page's console, such as something that the content
    security policy forbids, fails the test even if everything looked right. What happens is shown
    at once, and nobody is asked for a name, unless a test looks at just that. Who wants pictures
    wants them `painted`."""
    context = browser.new_context(**{"reduced_motion": "reduce", **SIZES[size], **more})
    context.set_default_timeout(PATIENCE * 1000)
    said = "localStorage['regent.named'] ??= 'yes';" if named else ""
    context.add_init_script(
        f"try {{ {said} localStorage['regent.pace'] ??= '{{\"pace\":\"{pace}\"}}' }} catch {{}}"
    )
    errors: list[str] = []
    page = context.new_page()
    if not painted:
        UNPAINTED[context] = SIZES[size].get("is_mobile", False)
        unpainted(page)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda line: errors.append(line.text) if at_fault(line) else None)
    try:
        yield page
    finally:
        context.close()
    # A refusal of the server is also said in the console; whether it is right, the test knows.
    right = ("Failed to load resource", *([allowed] if allowed else []))
    wrong = [error for error in errors if not error.startswith(right)]
    assert wrong == [], f"errors in the page's console: {wrong}"


UNPAINTED: WeakKeyDictionary[BrowserContext, bool] = WeakKeyDictionary()
"""Visitors whose pages need no paint, and whether they are mobile."""


def unpainted(page: Page) -> None:
    """Everything is laid out, styled and pointed at as ever, but the pixels of one corner only are
    painted: to paint them all takes a third of the work, and nobody looks at them."""
    size, is_mobile = page.viewport_size, UNPAINTED[page.context]
    assert size is not None
    wide = size["width"] > size["height"] or not is_mobile
    page.context.new_cdp_session(page).send(
        "Emulation.setDeviceMetricsOverride",
        {
            "width": size["width"],
            "height": size["height"],
            "deviceScaleFactor": 1,
            "screenWidth": size["width"],
            "screenHeight": size["height"],
            "mobile": is_mobile,
            "screenOrientation": {
                "angle": 0,
                "type": "landscapePrimary" if wide else "portraitPrimary",
            },
            "viewport": {"x": 0, "y": 0, "width": 8, "height": 8, "scale": 1},
        },
    )


def resize(page: Page, viewport: ViewportSize) -> None:
    """The same page on another screen."""
    page.set_viewport_size(viewport)
    if page.context in UNPAINTED:
        unpainted(page)


@pytest.fixture
def desktop(browser: Browser) -> Iterator[Page]:
    """A visitor at a desk."""
    with page_of(browser, "desktop") as page:
        yield page


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A visitor with a phone: narrow, and with fingers."""
    with page_of(browser, "phone") as page:
        yield page


def on_every_screen(page: Page, sizes: Iterable[str] = FOUR) -> Iterator[str]:
    """The same moment on each of the four screens, opened anew; last as it was before."""
    before = page.viewport_size
    for size in sizes:
        resize(page, SIZES[size]["viewport"])
        page.reload()
        page.wait_for_selector("#prompt [data-over]")
        yield size
    if before is not None:
        resize(page, before)
        page.reload()
        page.wait_for_selector("#prompt [data-over]")


STILL = """() => {
  const boxes = [...document.querySelectorAll('body *')].slice(0, 5000).map((el) => {
    const box = el.getBoundingClientRect();
    return `${box.x} ${box.y} ${box.width} ${box.height}`;
  }).join();
  const moves = document.getAnimations().some((one) => one.playState === 'running'
    && one.effect.getComputedTiming().iterations !== Infinity);
  const before = window.stillness ?? {};
  const times = !moves && before.boxes === boxes ? before.times + 1 : 0;
  window.stillness = { boxes, times };
  return times >= 3;
}"""


def still(page: Page) -> None:
    """Until nothing moves any more: what fits itself to its content has done so. The page counts
    that itself, so that a busy machine waits longer."""
    page.evaluate("delete window.stillness")
    page.wait_for_function(STILL, polling=100)


def on_screen(page: Page, size: str) -> None:
    """The same page on another screen. Another layout may be made anew, and what had the focus
    with it, so nobody presses a key before it stands."""
    resize(page, SIZES[size]["viewport"])
    still(page)


def axe(page: Page, within: str = "") -> list[str]:
    """What axe objects to in what is shown now, one line each; `within` is a CSS selector."""
    if not AXE.is_file():
        pytest.fail("axe-core is not installed; run `make page`", pytrace=False)
    # The policy of the page forbids foreign script tags, but not what a debugger evaluates.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        "within => axe.run(within || document, { resultTypes: ['violations'] })", within
    )
    lines: list[str] = []
    for violation in found["violations"]:
        for node in violation["nodes"]:
            place = " ".join(str(part) for part in node["target"])
            lines.append(f"{violation['id']} ({violation['impact']}): {place}: {violation['help']}")
    return lines


# -- the server -------------------------------------------------------------------------------


@dataclass
class Served:
    """A server that runs in a process of its own."""

    process: subprocess.Popen[str]
    url: str = ""
    said: list[str] = field(default_factory=list)
    ready: threading.Event = field(default_factory=threading.Event)

    def listen(self, stream: IO[str]) -> None:
        """Read all it says, so that it never waits for a reader; note the address."""
        for line in stream:
            self.said.append(line)
            found = LISTENS.search(line)
            if found:
                self.url = found[1]
                self.ready.set()
        self.ready.set()  # it ended; waiting longer is no use

    def kill(self) -> None:
        """At once, as when the power fails."""
        self.process.kill()
        self.process.wait()


def _environment(titles: str) -> dict[str, str]:
    """As a person has it: with the titles that are shipped, and those put on the shelf by name."""
    found = {**os.environ, "PYTHONUNBUFFERED": "1", VARIABLE: titles}
    found["PYTHONPATH"] = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    return found


@contextmanager
def serving(database: Path, *more: str, port: int = 0, titles: str = "") -> Iterator[Served]:
    """`regent serve` over a SQLite file, ready. The same file again is the same server later."""
    if not is_current():
        state = "older than its sources" if PAGE.is_dir() else "not built"
        pytest.fail(f"the page is {state}; run `make page`", pytrace=False)
    command = [sys.executable, "-m", "tests.dealt", "serve"]
    command += ["--db", f"sqlite:///{database}", "--port", str(port), *more]
    process = subprocess.Popen(
        command,
        cwd=database.parent,
        env=_environment(titles),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    served = Served(process)
    assert process.stdout is not None
    reader = threading.Thread(target=served.listen, args=(process.stdout,), daemon=True)
    reader.start()
    try:
        served.ready.wait(PATIENCE)
        if not served.url:
            served.kill()
            reader.join(5)
            said = "".join(served.said)
            pytest.fail(f"{' '.join(command)}\ndid not listen:\n{said}", pytrace=False)
        yield served
    finally:
        served.kill()
        reader.join(5)
        process.stdout.close()


QUICK = ("--pause", "0", "--window", "0", "--changes", "100000")
"""Bots do not wait, and nobody is held up."""


@pytest.fixture(scope="package")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server, one for all these tests: to start one costs more than most of
    them. Every page is a visitor of its own and finds others' tables there, as in life."""
    with serving(tmp_path_factory.mktemp("server") / "tables.db", *QUICK) as served:
        yield served.url
