"""What all tests share: the tiny game is on the shelf."""

from __future__ import annotations

import os

os.environ.setdefault("REGENT_TITLES", "outposts=tests.tiny.title")
