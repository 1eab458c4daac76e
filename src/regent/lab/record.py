"""Which tests proved which clauses, kept between runs in one small file.

A proof is a test that ran and passed; the record is the memory that lets one test be run again
without forgetting what the others showed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from regent.kernel.errors import InputError

PLACE = Path(".regent") / "proven.json"
"""Where the record lies, seen from the root of the project."""

Record = dict[str, list[str]]
"""Clause id to the tests that proved it."""


def read_record(path: Path) -> Record:
    """The record in a file; without a file nothing is proven."""
    try:
        data: object = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise _unreadable(path, str(error)) from error
    if not isinstance(data, dict):
        raise _unreadable(path, "it is not a table of clauses")
    record: Record = {}
    for clause, tests in data.items():
        if not isinstance(tests, list) or not all(isinstance(test, str) for test in tests):
            raise _unreadable(path, f"{clause} has no list of tests")
        record[clause] = tests
    return record


def _unreadable(path: Path, why: str) -> InputError:
    return InputError(
        f"the record of proofs cannot be read: {why}",
        str(path),
        "delete it and run the tests again",
    )


def merge(old: Record, ran: Mapping[str, Iterable[str]], is_gone: Callable[[str], bool]) -> Record:
    """The record after a run. `ran` gives each test that ran the clauses it proved: none if it
    failed. What a test proved before is replaced; a test that did not run keeps its word unless
    it is gone."""
    proofs: dict[str, set[str]] = {}
    for clause, tests in old.items():
        kept = {test for test in tests if test not in ran and not is_gone(test)}
        proofs.setdefault(clause, set()).update(kept)
    for test, clauses in ran.items():
        for clause in clauses:
            proofs.setdefault(clause, set()).add(test)
    return {clause: sorted(tests) for clause, tests in sorted(proofs.items()) if tests}


def write_record(path: Path, record: Record) -> None:
    """All or nothing: a reader never meets half a record."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    draft.replace(path)
