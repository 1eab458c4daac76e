"""Fixtures of the tests in a browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.helpers import PATIENCE
from tests.web.browser import browser, desktop, phone, quick

__all__ = ["browser", "desktop", "phone", "quick"]

expect.set_options(timeout=PATIENCE * 1000)
"""What comes late on a busy machine comes."""
