"""What runs when somebody types `regent`: the commands, and one way to say what went wrong.

Nothing but the standard library is imported before `main` runs, so that even a missing extra is
told in one line.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from regent.cli.ends import INTERRUPTED, NO_READER, OUR_BUG, WRONG_INPUT, Stopped
from regent.kernel.errors import InputError, Refusal

EXTRA: Final = ("typer", "rich", "fluent")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign still gets the rest
    try:
        return _run(list(sys.argv[1:] if arguments is None else arguments))
    except BrokenPipeError:
        # Whoever read our output has gone; what is left in the buffer must not complain again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO_READER
    except KeyboardInterrupt:
        return _say("stopped", INTERRUPTED, "")
    except Stopped as stopped:
        return _say(str(stopped), INTERRUPTED, "")
    except (InputError, Refusal) as error:
        return _say(str(error), WRONG_INPUT)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _say(f"{where}{error.strerror or error}", WRONG_INPUT)
    except Exception as error:
        return _our_bug(error)


def _run(arguments: list[str]) -> int:
    try:
        from regent.cli.app import run
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] in EXTRA:
            right = "install it: pip install 'regent[cli]'"
            raise InputError(f"the command line needs {error.name}", right=right) from None
        raise
    code = run(arguments)
    sys.stdout.flush()
    return code


def _our_bug(error: Exception) -> int:
    from regent.cli.crash import save

    path = save(error)
    kept = f"; all about it is in {path}: please send us that file" if path else ""
    notes = "".join(f"; {note}" for note in getattr(error, "__notes__", []) if "\n" not in note)
    what = f"this is a bug of ours, not a mistake of yours: {type(error).__name__}: {error}"
    return _say(f"{what}{notes}{kept}", OUR_BUG)


def _say(text: str, code: int, prefix: str = "error: ") -> int:
    sys.stdout.flush()
    print(f"{prefix}{text}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
