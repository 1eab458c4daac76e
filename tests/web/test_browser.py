"""The tests' own tools see what they are for: small screens, axe's objections, console errors."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, Page

from tests.web.browser import axe, page_of

POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"

PAGES = {
    "/good": "<main><h1>Regent</h1><button>Play</button></main>",
    "/bad": "<main><h1>Regent</h1><button></button><img src='data:,'></main>",
    "/inline": "<main><h1>Regent</h1></main><script>1</script>",
}


class Handler(BaseHTTPRequestHandler):
    """Small pages under the policy of the real one."""

    def do_GET(self) -> None:
        body = PAGES.get(self.path, "")
        text = f"<!doctype html><html lang=en><title>Regent</title><body>{body}</body></html>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, format: str, *args: object) -> None:
        """Nothing: tests are quiet."""


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as httpd:
        thread = threading.Thread(target=httpd.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{httpd.server_port}"
        httpd.shutdown()


def test_a_good_page_passes(desktop: Page, site: str) -> None:
    desktop.goto(f"{site}/good")
    assert axe(desktop) == []


def test_axe_works_under_the_policy(phone: Page, site: str) -> None:
    phone.goto(f"{site}/bad")
    found = axe(phone)
    assert [line.partition(" ")[0] for line in found] == ["button-name", "image-alt"]
    assert axe(phone, "h1") == []


def test_a_phone_is_narrow_and_has_fingers(phone: Page, site: str) -> None:
    phone.goto(f"{site}/good")
    assert phone.evaluate("screen.width") == 360
    assert phone.evaluate("navigator.maxTouchPoints") > 0


def test_what_the_policy_forbids_fails_a_test(browser: Browser, site: str) -> None:
    with pytest.raises(AssertionError, match="console"), page_of(browser, "desktop") as page:
        page.goto(f"{site}/inline")
