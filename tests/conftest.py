"""What all tests share: the tiny game is on the shelf, and deals are the same in every run."""

from __future__ import annotations

import os

import pytest

from tests import chance

os.environ.setdefault("REGENT_TITLES", "outposts=tests.tiny.title")
os.environ.pop(chance.PLACE, None)  # each process of the tests has its own
chance.take_over()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    chance.begin(item.nodeid)
