"""What builds the page: it knows what is up to date, and it says what went wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import need, page


def test_the_lock_names_checksums_and_no_places() -> None:
    lock = json.loads((page.WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []


def test_versions_are_exact() -> None:
    listed = json.loads((page.WEB / "package.json").read_text(encoding="utf-8"))
    versions = {**listed["dependencies"], **listed["devDependencies"]}
    assert [name for name, version in versions.items() if not version[0].isdigit()] == []


@pytest.fixture
def other_root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small folder in place of ours, built."""
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    (web / "src" / "main.ts").write_text("1", encoding="utf-8")
    built = tmp_path / "page"
    built.mkdir()
    (built / "index.html").touch()
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "WEB", web)
    monkeypatch.setattr(page, "PAGE", built)
    monkeypatch.setattr(page, "BUILT", built / "stamp")
    monkeypatch.setattr(page, "WORDS", tmp_path / "words.json")
    page.WORDS.touch()
    page.BUILT.write_text(page.checksum(page.page_sources()), encoding="utf-8")
    return tmp_path


def test_a_built_page_is_current(other_root: Path) -> None:
    assert page.is_current()
    (other_root / "web" / "node_modules").mkdir()
    (other_root / "web" / "node_modules" / "made.js").touch()
    assert page.is_current()


@pytest.mark.parametrize("change", ["edit", "add", "rename", "words", "unbuild"])
def test_a_change_is_seen(other_root: Path, change: str) -> None:
    main = other_root / "web" / "src" / "main.ts"
    match change:
        case "edit":
            main.write_text("2", encoding="utf-8")
        case "add":
            main.with_name("more.ts").touch()
        case "rename":
            main.rename(main.with_name("other.ts"))
        case "words":
            page.WORDS.write_text("{}", encoding="utf-8")
        case _:
            (other_root / "page" / "index.html").unlink()
    assert not page.is_current()


def test_a_step_that_fails_says_everything(tmp_path: Path) -> None:
    script = tmp_path / "fails.mjs"
    script.write_text("console.log('out'); console.error('err'); process.exit(7)", encoding="utf-8")
    with pytest.raises(page.Failed) as failure:
        page.node("the step", script)
    said = " ".join(str(failure.value).split())
    assert said == "out err the step failed (exit code 7); its words are above."


def test_a_need_that_nobody_knows(capsys: pytest.CaptureFixture[str]) -> None:
    assert need.main(["emacs"]) == 2
    assert "emacs was asked for; it knows chromium, headless, postgres" in capsys.readouterr().err


def test_what_cannot_be_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = need.Need(lambda: None, ("some-package",), "Something, for tests")
    monkeypatch.setattr(need, "NEEDS", {"something": missing})
    monkeypatch.setattr(need, "becoming_root", lambda: None)
    assert need.main(["something"]) == 1
    said = capsys.readouterr().err
    assert "Missing on this machine: Something, for tests." in said
    assert "apt-get install some-package" in said
