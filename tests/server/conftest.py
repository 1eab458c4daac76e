"""Fixtures of the server's tests."""

from __future__ import annotations

from tests.server.postgres import postgres_url

__all__ = ["postgres_url"]
