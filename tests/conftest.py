"""What all tests share: the tiny game is on the shelf, and deals are the same in every run."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests import chance

os.environ.setdefault("REGENT_TITLES", "outposts=tests.tiny.title")
# Where nothing is kept of compiled sources, each of the hundreds of programs that tests start
# would compile them all; a folder of their own leaves the tree as it was.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    os.environ["PYTHONPYCACHEPREFIX"] = str(Path(__file__).parent.parent / ".regent" / "pycache")
os.environ.pop(chance.PLACE, None)  # each process of the tests has its own
chance.take_over()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    chance.begin(item.nodeid)
