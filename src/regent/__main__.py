"""`python -m regent` is `regent`."""

from __future__ import annotations

import sys

from regent.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
