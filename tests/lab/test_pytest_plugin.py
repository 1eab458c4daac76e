"""Only tests that ran and passed prove a clause, alone or with workers."""

from __future__ import annotations

import json

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

EACH = ["test_a.py::TestClass::test_each[1]", "test_a.py::TestClass::test_each[2]"]


def record(pytester: pytest.Pytester) -> dict[str, list[str]]:
    path = pytester.path / ".regent" / "proven.json"
    found: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def write(pytester: pytest.Pytester, text: str) -> None:
    (pytester.path / "test_a.py").write_text(text, encoding="utf-8")


@pytest.fixture(params=[(), ("-n", "2")], ids=["alone", "workers"])
def how(request: pytest.FixtureRequest) -> tuple[str, ...]:
    chosen: tuple[str, ...] = request.param
    return chosen


def run(pytester: pytest.Pytester, *args: str) -> pytest.RunResult:
    """A run of its own, without what it does not need, for it costs time at every start."""
    options = ("--strict-markers", "-p", "no:cacheprovider", "-p", "no:hypothesispytest")
    return pytester.runpytest_subprocess(*options, *args)


def test_what_passed_is_written_down(pytester: pytest.Pytester, how: tuple[str, ...]) -> None:
    write(pytester, TESTS.format(bad=True))
    run(pytester, *how).assert_outcomes(passed=5, failed=2, errors=1, skipped=1, xfailed=1)
    assert record(pytester) == {
        "X-AB-1": ["test_a.py::test_good"],
        "X-AB-2": ["test_a.py::test_good"],
        "X-AB-3": ["test_a.py::test_scenario"],
        "X-AB-8": EACH,
    }


def test_a_test_that_fails_now_loses_its_proof(
    pytester: pytest.Pytester, how: tuple[str, ...]
) -> None:
    write(pytester, TESTS.format(bad=False))
    run(pytester)
    before = record(pytester)
    assert {"X-AB-2", "X-AB-4", "X-AB-7"} <= set(before)
    write(pytester, TESTS.format(bad=True))
    run(pytester, *how)
    after = record(pytester)
    assert after["X-AB-2"] == ["test_a.py::test_good"]
    assert {"X-AB-4", "X-AB-7"}.isdisjoint(after)


@pytest.mark.parametrize("choice", [("-k", "test_bad"), ("test_a.py::test_bad",)])
def test_tests_that_did_not_run_keep_theirs(
    pytester: pytest.Pytester, how: tuple[str, ...], choice: tuple[str, ...]
) -> None:
    write(pytester, TESTS.format(bad=False))
    run(pytester)
    before = record(pytester)
    run(pytester, *how, *choice).assert_outcomes(passed=1)
    assert record(pytester) == before


def test_a_test_that_was_removed_is_dropped(
    pytester: pytest.Pytester, how: tuple[str, ...]
) -> None:
    write(pytester, TESTS.format(bad=False))
    run(pytester)
    write(pytester, '\ndef test_scenario(prove):\n    prove("X-AB-9")\n')
    run(pytester, *how)
    assert record(pytester) == {"X-AB-9": ["test_a.py::test_scenario"]}


def test_a_file_that_was_removed_is_dropped(
    pytester: pytest.Pytester, how: tuple[str, ...]
) -> None:
    write(pytester, TESTS.format(bad=False))
    pytester.makepyfile(test_b='def test_b(prove):\n    prove("X-AB-1")')
    run(pytester)
    (pytester.path / "test_a.py").unlink()
    run(pytester, *how)
    assert record(pytester) == {"X-AB-1": ["test_b.py::test_b"]}


def test_a_file_that_cannot_be_collected_keeps_its_tests(
    pytester: pytest.Pytester, how: tuple[str, ...]
) -> None:
    write(pytester, TESTS.format(bad=False))
    run(pytester)
    before = record(pytester)
    write(pytester, "import nothing_of_that_name")
    assert run(pytester, *how).ret != 0
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
