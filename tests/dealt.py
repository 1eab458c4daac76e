"""`python -m tests.dealt` is `regent`, with the deals of the test that runs (`tests/chance.py`)."""

from __future__ import annotations

import sys

from regent.cli.main import main
from tests import chance

if __name__ == "__main__":
    chance.take_over()
    sys.exit(main())
