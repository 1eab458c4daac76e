"""What is kept of a fault of ours, so that somebody can mend it."""

from __future__ import annotations

import sys
import tempfile
import traceback
from datetime import datetime
from pathlib import Path

from regent import __version__
from regent.lab.bench import mode


def save(error: Exception) -> Path | None:
    """Write everything known about a fault to a new file: here, or where temporary files go."""
    now = datetime.now().astimezone()
    told = [
        f"regent {__version__} ({mode()}), Python {sys.version.split()[0]}, {sys.platform}",
        f"at {now.isoformat(timespec='seconds')}",
        f"command: {' '.join(sys.argv)}",
        "",
        "".join(traceback.format_exception(error)),
    ]
    for folder in (Path.cwd(), Path(tempfile.gettempdir())):
        path = fresh(folder / f"regent-bug-{now:%Y-%m-%d-%H%M%S}.txt")
        try:
            path.write_text("\n".join(told), encoding="utf-8")
        except OSError:
            continue
        return path
    return None


def fresh(path: Path) -> Path:
    """The path, or the next one like it that is not taken: nothing is ever overwritten."""
    found, n = path, 2
    while found.exists():
        found = path.with_name(f"{path.stem}-{n}{path.suffix}")
        n += 1
    return found
