"""Only tests that ran and passed prove a clause, alone or with workers.

A run costs seconds where it starts a process, so only what the workers tell the controller is
tested with processes, all of it in one test; everything else runs in this one.
"""

from __future__ import annotations

import json
import sys

import pytest

pytest_plugins = ["pytester"]

TESTS = """
import pytest

@pytest.mark.proves("X-AB-1", "X-AB-2")
def test_good():
    pass

@pytest.mark.proves("X-AB-2")
def test_bad():
    assert not {bad}

def test_scenario(prove):
    prove("X-AB-3")

def test_names_then_fails(prove):
    prove("X-AB-4")
    assert not {bad}

@pytest.mark.proves("X-AB-5")
def test_skipped():
    pytest.skip("not here")

@pytest.mark.proves("X-AB-6")
@pytest.mark.xfail(strict=False)
def test_expected_to_fail():
    assert False

@pytest.mark.proves("X-AB-9")
@pytest.mark.xfail(strict=False)
def test_expected_to_fail_and_does_not():
    pass

@pytest.fixture
def leak():
    yield
    assert not {bad}

@pytest.mark.proves("X-AB-7")
def test_fails_afterwards(leak):
    pass

@pytest.mark.proves("X-AB-8")
class TestClass:
    @pytest.mark.parametrize("n", [1, 2])
    def test_each(self, n):
        pass
"""

CLASS = """
import pytest

class TestC:
    @pytest.mark.proves("X-AB-11")
    @pytest.mark.parametrize("{argument}", [1])
    def test_c(self, x):
        pass
"""

EACH = ["test_a.py::TestClass::test_each[1]", "test_a.py::TestClass::test_each[2]"]


def record(pytester: pytest.Pytester) -> dict[str, list[str]]:
    path = pytester.path / ".regent" / "proven.json"
    found: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def write(pytester: pytest.Pytester, text: str, name: str = "test_a.py") -> None:
    (pytester.path / name).write_text(text, encoding="utf-8")


@pytest.fixture(autouse=True)
def _no_bytecode(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is written twice in a second must not be taken for the one before."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)


def without(*plugins: str) -> list[str]:
    return [part for plugin in plugins for part in ("-p", f"no:{plugin}")]


def run(pytester: pytest.Pytester, *args: str) -> pytest.RunResult:
    """A run of its own, without what it does not need."""
    options = ["--strict-markers", *without("cacheprovider", "hypothesispytest", "asyncio")]
    return pytester.runpytest_inprocess(*options, *args)


PROVEN = {
    "X-AB-1": ["test_a.py::test_good"],
    "X-AB-2": ["test_a.py::test_good"],
    "X-AB-3": ["test_a.py::test_scenario"],
    "X-AB-8": EACH,
}
"""What is proven by the tests above where the bad ones fail."""


def test_what_passed_is_written_down(pytester: pytest.Pytester) -> None:
    write(pytester, TESTS.format(bad=True))
    run(pytester).assert_outcomes(passed=5, failed=2, errors=1, skipped=1, xfailed=1, xpassed=1)
    assert record(pytester) == PROVEN


def test_workers_tell_what_they_collected(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Proofs come by reports. Which tests are gone, which were only left out and which could not
    be read is what a worker says at its end."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # workers that start quickly
    workers = ["-p", "xdist", "-p", "regent.lab.pytest_plugin", "-n", "2"]
    lone = "def test_{}(prove):\n    prove('X-AB-1')\n"
    write(pytester, TESTS.format(bad=True))
    write(pytester, "".join(lone.format(name) for name in ("b", "left_out", "gone")), "test_b.py")
    write(pytester, CLASS.format(argument="x"), "test_c.py")
    first = run(pytester, *workers)
    first.assert_outcomes(passed=9, failed=2, errors=1, skipped=1, xfailed=1, xpassed=1)
    others = ["test_b.py::test_b", "test_b.py::test_gone", "test_b.py::test_left_out"]
    proven = {"X-AB-1": others, "X-AB-11": ["test_c.py::TestC::test_c[1]"]}
    assert record(pytester) == {
        **PROVEN,
        **proven,
        "X-AB-1": ["test_a.py::test_good", *others],
    }
    (pytester.path / "test_a.py").unlink()
    write(pytester, lone.format("b") + lone.format("left_out"), "test_b.py")
    write(pytester, CLASS.format(argument="y"), "test_c.py")
    second = run(pytester, *workers, "-k", "not left_out", "--continue-on-collection-errors")
    assert second.parseoutcomes()["passed"] == 1
    others.remove("test_b.py::test_gone")
    assert record(pytester) == proven


def test_a_test_that_fails_now_loses_its_proof(pytester: pytest.Pytester) -> None:
    write(pytester, TESTS.format(bad=False))
    run(pytester)
    before = record(pytester)
    assert {"X-AB-2", "X-AB-4", "X-AB-7"} <= set(before)
    write(pytester, TESTS.format(bad=True))
    run(pytester)
    after = record(pytester)
    assert after["X-AB-2"] == ["test_a.py::test_good"]
    assert {"X-AB-4", "X-AB-7"}.isdisjoint(after)


@pytest.mark.parametrize("choice", [("-k", "test_bad"), ("test_a.py::test_bad",)])
def test_tests_that_did_not_run_keep_theirs(
    pytester: pytest.Pytester, choice: tuple[str, ...]
) -> None:
    write(pytester, TESTS.format(bad=False))
    run(pytester)
    before = record(pytester)
    run(pytester, *choice).assert_outcomes(passed=1)
    assert record(pytester) == before


def test_a_test_that_was_removed_is_dropped(pytester: pytest.Pytester) -> None:
    write(pytester, TESTS.format(bad=False))
    run(pytester)
    write(pytester, '\ndef test_scenario(prove):\n    prove("X-AB-10")\n')
    run(pytester)
    assert record(pytester) == {"X-AB-10": ["test_a.py::test_scenario"]}


def test_a_file_that_was_removed_is_dropped(pytester: pytest.Pytester) -> None:
    write(pytester, TESTS.format(bad=False))
    pytester.makepyfile(test_b='def test_b(prove):\n    prove("X-AB-1")')
    run(pytester)
    (pytester.path / "test_a.py").unlink()
    run(pytester)
    assert record(pytester) == {"X-AB-1": ["test_b.py::test_b"]}


def test_a_file_that_cannot_be_collected_keeps_its_tests(pytester: pytest.Pytester) -> None:
    write(pytester, TESTS.format(bad=False))
    run(pytester)
    before = record(pytester)
    write(pytester, "import nothing_of_that_name")
    assert run(pytester).ret != 0
    assert record(pytester) == before


def test_without_clauses_nothing_is_written(pytester: pytest.Pytester) -> None:
    write(pytester, "def test_plain(): pass")
    run(pytester).assert_outcomes(passed=1)
    assert not (pytester.path / ".regent").exists()


@pytest.mark.parametrize("args", ["", "'x-ab-1'", "1", "'X-AB-1 X-AB-2'"])
def test_a_mark_must_name_clauses(pytester: pytest.Pytester, args: str) -> None:
    write(pytester, f"import pytest\n@pytest.mark.proves({args})\ndef test_a(): pass")
    result = run(pytester)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*test_a.py::test_a proves *"])


@pytest.mark.parametrize("args", ["", "'rule 1'"])
def test_the_fixture_must_name_clauses(pytester: pytest.Pytester, args: str) -> None:
    write(pytester, f"def test_a(prove): prove({args})")
    run(pytester).assert_outcomes(failed=1)
