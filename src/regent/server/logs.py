"""What the server writes down: time, level, one line for each event, and no line twice a minute."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

QUIET: Final = 60.0
"""Seconds for which the same line is not written again."""
REMEMBERED: Final = 1000


class OneLine(logging.Formatter):
    """Whatever happened, on one line, in Universal Time."""

    converter = staticmethod(time.gmtime)
    default_msec_format = "%s.%03dZ"
    default_time_format = "%Y-%m-%dT%H:%M:%S"

    def format(self, record: logging.LogRecord) -> str:
        said = " | ".join(line.strip() for line in super().format(record).splitlines())
        return "".join(c if c.isprintable() else "?" for c in said)


class Silence(logging.Filter):
    """Lets a line through once a minute, and then says how often it was left out."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[tuple[str, int, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        key = (record.name, record.levelno, record.getMessage())
        now = time.monotonic()
        when, left_out = self.said.get(key, (-QUIET, 0))
        if now - when < QUIET:
            self.said[key] = (when, left_out + 1)
            return False
        if len(self.said) >= REMEMBERED:
            self.said.clear()
        self.said[key] = (now, 0)
        if left_out:
            record.msg, record.args = f"{key[2]} (and {left_out} times more)", None
        return True


def log_config(level: str = "INFO") -> dict[str, Any]:
    """For logging.config.dictConfig: ours at this level, that of libraries from warnings on."""
    ours = {"handlers": ["out"], "level": level, "propagate": False}
    theirs = {"handlers": ["out"], "level": "WARNING", "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "line": {"()": OneLine, "format": "%(asctime)s %(levelname)s %(name)s %(message)s"}
        },
        "filters": {"silence": {"()": Silence}},
        "handlers": {
            "out": {
                "class": "logging.StreamHandler",
                "stream": "ext://sys.stderr",
                "formatter": "line",
                "filters": ["silence"],
            }
        },
        "loggers": {"regent": ours, "uvicorn": theirs, "litestar": theirs},
        "root": {"handlers": ["out"], "level": "WARNING"},
    }
