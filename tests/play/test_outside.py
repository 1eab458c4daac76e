"""A title from outside is plain Python; it plays the same games on a compiled kernel."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from regent.kernel import rows
from regent.lab.bench import mode
from tests.play.test_journal import played

ROOT = Path(__file__).resolve().parents[2]

OUTSIDE = """
import sys
from regent.lab.bench import mode
from regent.lab.sources import SourceFirst
sys.meta_path.insert(0, SourceFirst(("tests.tiny",)))
from regent.kernel import rows
from regent.lab.fuzz import play_one
from regent.play.rulebooks import clause_ids
from regent.play.session import new_header
from tests.play.test_journal import played
from tests.tiny import title
assert title.__file__.endswith(".py")
print(mode())
print(rows.digest(played(None, 60, seed="outside", seats=3).table))
header = new_header(title.TITLE, "standard", 3, "outside")
print(play_one(header, clause_ids(title.TITLE))[1])
"""


def test_an_interpreted_title_runs_on_whatever_kernel_there_is() -> None:
    paths = [str(ROOT), *[path for path in sys.path if path]]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        [sys.executable, "-c", OUTSIDE],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    digest = rows.digest(played(None, 60, seed="outside", seats=3).table)
    assert done.stdout.split() == [mode(), digest, "None"]
