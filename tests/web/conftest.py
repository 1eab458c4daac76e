"""Fixtures of the tests in a browser."""

from __future__ import annotations

from tests.web.browser import browser, desktop, phone, server

__all__ = ["browser", "desktop", "phone", "server"]
