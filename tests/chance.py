"""Sealed tables are dealt alike in every run of a test, and differently for each test.

Real servers deal from a secret of their own, so a test that leans on a lucky deal fails once in a
hundred runs and nobody can repeat it. Here the secret comes from the name of the test that runs
and from how many it has drawn before. `REGENT_DEALS=2 make test` deals everything differently:
whoever suspects a test of luck lets it run with some numbers.

Nothing of this is in the program: `tests/dealt.py` is `regent` with this chance.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path
from typing import Final

from regent.play import deal

PLACE: Final = "REGENT_TEST_CHANCE"
"""In the environment, so that servers in other processes find it: the file with the name of the
test that runs, and a dot for every secret that it has drawn."""

WISH: Final = "REGENT_DEALS"


class Chance:
    """Stands where `play/deal.py` has the module `secrets`."""

    def token_hex(self, size: int) -> str:
        with Path(os.environ[PLACE]).open("a+", encoding="utf-8") as file:
            file.seek(0)
            drawn = file.read()
            file.write(".")
        return hashlib.shake_256(drawn.encode()).hexdigest(size)


def take_over() -> None:
    """From here on deals of this process come from the test's name."""
    if PLACE not in os.environ:
        folder = tempfile.mkdtemp(prefix="regent-chance-")
        os.environ[PLACE] = str(Path(folder) / f"{os.getpid()}")
        begin("")
    deal.secrets = Chance()  # type: ignore[assignment]


def begin(test: str) -> None:
    """This test runs now."""
    name = f"{os.environ.get(WISH, '')} {test} "
    Path(os.environ[PLACE]).write_text(name, encoding="utf-8")
