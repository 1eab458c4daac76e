"""Tests say which clauses they prove; the ones that passed are written down.

A test is marked `@pytest.mark.proves("X-FAMILY-1")`, or asks for the fixture `prove` and names
its clauses while it runs, as a scenario does that knows them only once it is loaded. With xdist
the workers report and the controller alone writes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

import pytest

from regent.kernel.rulebook import is_clause_id
from regent.lab.record import PLACE, merge, read_record, write_record

PROPERTY = "proves"
OUTPUT = "regent_collected"


class Worker(Protocol):
    """What xdist gives about a worker that has ended."""

    workeroutput: dict[str, object]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "proves(*clauses): the rules this test proves if it passes")
    config.pluginmanager.register(Proofs(config), "regent-proofs")


@pytest.fixture
def prove(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Call it with the clause ids that the running test proves."""
    item = cast(pytest.Item, request.node)

    def name_clauses(*clauses: str) -> None:
        _claim(item, clauses)

    return name_clauses


def _claim(item: pytest.Item, clauses: tuple[object, ...]) -> None:
    if not clauses:
        raise pytest.UsageError(f"{item.nodeid} proves nothing: name at least one clause")
    for clause in clauses:
        if not isinstance(clause, str) or not is_clause_id(clause):
            raise pytest.UsageError(f"{item.nodeid} proves {clause!r}, which is no clause id")
        item.user_properties.append((PROPERTY, clause))


class Proofs:
    """What one session collected, ran and proved."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.tests: set[str] = set()
        self.files: set[str] = set()
        self.broken: set[str] = set()
        self.proved: dict[str, set[str]] = {}
        self.failed: set[str] = set()

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        self.tests.add(item.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file counts as collected if it and all its classes could be."""
        file = _file_of(report.nodeid)
        if not report.passed:
            self.broken.add(file)
        elif "::" not in report.nodeid:
            self.files.add(file)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("proves"):
                _claim(item, mark.args)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Proven if the call passed and nothing before or after it went wrong."""
        proved = self.proved.setdefault(report.nodeid, set())
        if not report.passed or hasattr(report, "wasxfail"):
            self.failed.add(report.nodeid)
        elif report.when == "call":
            proved.update(str(value) for name, value in report.user_properties if name == PROPERTY)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Worker) -> None:
        """A worker has ended: take over what it collected. One that crashed tells nothing."""
        output = getattr(node, "workeroutput", {}).get(OUTPUT)
        if output:
            self.tests.update(output["tests"])
            self.files.update(output["files"])
            self.broken.update(output["broken"])

    def pytest_sessionfinish(self) -> None:
        worker_output: dict[str, object] | None = getattr(self.config, "workeroutput", None)
        if worker_output is None:
            self._write()
            return
        worker_output[OUTPUT] = {
            "tests": sorted(self.tests),
            "files": sorted(self.files),
            "broken": sorted(self.broken),
        }

    def _write(self) -> None:
        path = self.config.rootpath / PLACE
        complete = self._complete_files()

        def is_gone(test: str) -> bool:
            file = _file_of(test)
            if not (self.config.rootpath / file).exists():
                return True
            return file in complete and test not in self.tests

        ran = {
            test: set() if test in self.failed else clauses for test, clauses in self.proved.items()
        }
        old = read_record(path)
        new = merge(old, ran, is_gone)
        if new != old:
            write_record(path, new)

    def _complete_files(self) -> set[str]:
        """Files of which every test was collected, so that a missing one must have been removed.

        Naming single tests and running only the last failures collect less than a file has.
        """
        if self.config.getoption("lf", False):
            return set()
        start = self.config.invocation_params.dir
        root = self.config.rootpath
        narrowed: set[str] = set()
        for argument in self.config.args:
            path = (start / _file_of(argument)).resolve()
            if "::" in argument and path.is_relative_to(root):
                narrowed.add(path.relative_to(root).as_posix())
        return self.files - self.broken - narrowed


def _file_of(test: str) -> str:
    return test.partition("::")[0]
