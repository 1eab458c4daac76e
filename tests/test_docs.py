"""What README and docs say is true: examples run, files and commands exist, lists are complete."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from regent.games import registry
from regent.kernel import flow, pick, sealed, settle, window
from regent.kernel.advice import Adviser, Follies
from regent.kernel.brought import Decks, Maps
from regent.kernel.frame import Frame
from regent.kernel.rulebook import ID_SHAPE
from regent.kernel.scenes import Scenes
from regent.kernel.sides import Sides
from regent.kernel.title import Title
from regent.kernel.tomlfile import TomlFile
from regent.play import expect, position, scenario
from regent.play.rulebooks import clause_ids
from regent.play.scenario import Scenario
from tools import scenario_words

ROOT = Path(__file__).resolve().parent.parent
FRONT = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PAGES = [*FRONT, ROOT / "bench" / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]

FROM = (
    ROOT,
    ROOT / "src" / "regent",
    ROOT / "docs",
    ROOT / "tests" / "tiny",
    ROOT / "src/regent/games/seize",
)
"""Where a path in a page may start: the folders whose files the pages speak of."""

FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
COMMAND = re.compile(r"(?:^|[\s/])regent ([a-z]+)([^\n#]*)", re.MULTILINE)
TARGET = re.compile(r"\bmake ([a-z]+)\b")
PATH = re.compile(r"[\w.<>*-]*(?:/[\w.<>*-]+)*/?")
CLAUSE = re.compile(rf"(?<![\w-]){ID_SHAPE}(?![\w-])")


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(name: str, kind: str) -> list[tuple[int, str]]:
    """The fenced blocks of a kind, each with the line its first line stands on."""
    text = text_of(name)
    return [
        (text.count("\n", 0, found.start()) + 2, found[2])
        for found in FENCE.finditer(text)
        if found[1].strip() == kind
    ]


def typed(text: str) -> Iterator[str]:
    """Everything a reader might type or look for: inline code and blocks for the shell."""
    for found in FENCE.finditer(text):
        if found[1] == "sh":
            yield found[2]
    for inline in CODE.finditer(FENCE.sub("", text)):
        yield inline[1]


# -- examples ----------------------------------------------------------------------------------

SCENARIOS = [(name, line, text) for name in NAMES for line, text in blocks(name, "toml scenario")]


@pytest.mark.parametrize(
    ("name", "line", "text"), SCENARIOS, ids=[f"{name}:{line}" for name, line, _ in SCENARIOS]
)
def test_an_example_scenario_runs(name: str, line: int, text: str) -> None:
    read = Scenario(TomlFile.parse("\n" * (line - 1) + text, name))
    assert [str(failure) for failure in read.run()] == []


def test_there_are_example_scenarios() -> None:
    assert len([name for name, _, _ in SCENARIOS if name == "docs/scenarios.md"]) >= 4


@pytest.mark.parametrize("name", NAMES)
def test_toml_examples_can_be_read(name: str) -> None:
    for kind in ("toml", "toml scenario"):
        for line, text in blocks(name, kind):
            try:
                tomllib.loads(text)
            except tomllib.TOMLDecodeError as error:
                pytest.fail(f"{name}:{line}: {error}")


@pytest.mark.parametrize("name", NAMES)
def test_python_examples_are_those_of_the_tiny_game(name: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "tests/tiny").glob("*.py")]
    for line, text in blocks(name, "python"):
        assert any(text in source for source in sources), f"{name}:{line} is not in tests/tiny"


# -- names -------------------------------------------------------------------------------------


def paths(text: str) -> Iterator[str]:
    """The tokens that are paths: with a folder in them, or a file of ours by its bare name."""
    for code in typed(text):
        for token in re.split(r"[\s,;]+", code):
            bare = re.fullmatch(r"\w+\.(?:py|md)", token)
            if PATH.fullmatch(token) and ("/" in token or bare):
                yield token


def exists(path: str) -> bool:
    """Is there such a file or folder? Placeholders in <> end what can be looked for."""
    if path.startswith((".venv/", ".regent/", "build/", "dist/")):
        return True  # made on the reader's machine
    if path.startswith("/api/"):
        return True  # an address; tests/server/test_example.py knows them
    wanted = path.partition("<")[0]
    if "/" not in wanted.rstrip("/") and not wanted.endswith("/"):
        return any(any(folder.rglob(wanted)) for folder in (ROOT / "src", ROOT / "tests/tiny"))
    if "*" in wanted:
        return any(any(folder.glob(wanted)) for folder in FROM)
    return any((folder / wanted).exists() for folder in FROM)


@pytest.mark.parametrize("name", NAMES)
def test_every_path_exists(name: str) -> None:
    text = text_of(name)
    missing = [path for path in paths(text) if not exists(path)]
    page = ROOT / name
    for link in LINK.findall(FENCE.sub("", text)):
        if not link.startswith(("http", "#")) and not (page.parent / link).exists():
            missing.append(link)
    assert missing == []


def test_a_missing_path_is_found() -> None:
    text = "`kernel/frame.py`, `kernel/fram.py`, `tests/<title>/x`, `rulebook/*.txt`, `vew.py`"
    missing = [path for path in paths(text) if not exists(path)]
    assert missing == ["kernel/fram.py", "rulebook/*.txt", "vew.py"]


def commands() -> dict[str, set[str]]:
    """Every command of `regent` with its options; those of subcommands count for the group."""
    typer = pytest.importorskip("typer", reason="the command line is an extra")
    app = pytest.importorskip("regent.cli.app", exc_type=ImportError).app()
    found: dict[str, set[str]] = {}
    for name, command in typer.main.get_command(app).commands.items():
        parts = [command, *getattr(command, "commands", {}).values()]
        words = [word for part in parts for p in part.params for word in p.opts + p.secondary_opts]
        found[name] = {"--help", *words}
    return found


def wrong_commands(text: str, known: dict[str, set[str]]) -> list[str]:
    wrong: list[str] = []
    for code in typed(text):
        for name, rest in COMMAND.findall(code):
            if name not in known:
                wrong.append(f"regent {name}")
                continue
            options = re.findall(r"(?<!\S)--[a-z-]+", rest)
            wrong += [f"regent {name} {word}" for word in options if word not in known[name]]
    return wrong


@pytest.mark.parametrize("name", NAMES)
def test_every_command_exists(name: str) -> None:
    assert wrong_commands(text_of(name), commands()) == []


def test_a_missing_command_or_option_is_found() -> None:
    text = "`regent plya x`, `regent play x --sed 1`, `regent …`"
    assert wrong_commands(text, commands()) == ["regent plya", "regent play --sed"]


@pytest.mark.parametrize("name", NAMES)
def test_every_make_target_exists(name: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", text_of("Makefile"), re.MULTILINE))
    named = {word for code in typed(text_of(name)) for word in TARGET.findall(code)}
    assert named - targets == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_exists(name: str) -> None:
    """Of the rulebooks that are here; a page may speak of a title that is still to come."""
    known = {clause for title in registry.names() for clause in clause_ids(registry.title(title))}
    books = {clause.partition("-")[0] for clause in known}
    cited = {c for c in CLAUSE.findall(text_of(name)) if c.partition("-")[0] in books}
    assert cited - known == set()


# -- complete lists ----------------------------------------------------------------------------


def said(name: str) -> set[str]:
    """Words that stand in inline code, in bold, or as keys of an example."""
    text = text_of(name)
    words: set[str] = set()
    for code in [*CODE.findall(text), *re.findall(r"\*\*([^*]+)\*\*", text)]:
        words.update(re.findall(r"\w+", code))
    return words


def test_the_scenario_language_is_told_whole() -> None:
    wanted = {*scenario.TOP, *scenario.STEP, *position.GIVEN, *expect.EXPECT}
    wanted |= {*scenario.SAME_KINDS, *scenario.ORDER_KINDS, *scenario.REFUSED_KINDS}
    assert wanted - said("docs/scenarios.md") == set()


def test_the_words_of_each_title_are_those_of_the_code() -> None:
    text = text_of("docs/scenarios.md")
    again = "run `python tools/scenario_words.py` and keep what it writes"
    assert scenario_words.page(text) == text, again
    title = registry.title("seize")
    assert "- `musters SEAT CARD`" in text
    assert all(f"- `{verb.name}" in text for verb in title.verbs.values())


def test_every_kernel_frame_is_told() -> None:
    frames = {
        cls.__name__
        for module in (flow, pick, sealed, settle, window)
        for cls in vars(module).values()
        if isinstance(cls, type) and issubclass(cls, Frame) and cls.__module__ == module.__name__
    }
    assert frames - said("docs/architecture.md") == set()


def test_the_contract_is_told_method_by_method() -> None:
    """Of the contract and of every part that a title may have."""
    for part in (Title, Adviser, Follies, Scenes, Sides, Decks, Maps):
        methods = {name for name, what in vars(part).items() if name[0] != "_" and callable(what)}
        assert methods - said("docs/adding-a-title.md") == set()


def test_the_readme_knows_which_titles_can_be_played() -> None:
    rows = re.findall(r"^\| [^|]+ \| `(\w+)` \| ([^|]+) \|$", text_of("README.md"), re.MULTILINE)
    assert {name for name, _ in rows} >= set(registry.SHIPPED)
    playable = {name for name, state in rows if state.startswith("playable")}
    assert playable == set(registry.SHIPPED), "write `playable` for what registry.SHIPPED holds"


ROOM = re.compile(r"^\| `([\w/]+\.py)` \|", re.MULTILINE)


def rooms(title: str) -> set[str]:
    """The modules of a title, as paths below its folder."""
    folder = ROOT / "src" / "regent" / "games" / title
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*.py")}


def test_the_same_name_is_the_same_role_in_every_title() -> None:
    """What several titles have is in the list of roles, and nothing is in it that none has."""
    told = set(ROOM.findall(text_of("docs/adding-a-title.md")))
    titles = [rooms(name) for name in sorted(registry.SHIPPED)]
    shared = {room for i, one in enumerate(titles) for other in titles[:i] for room in one & other}
    assert shared - told == {"advice/__init__.py"}
    assert told - set().union(*titles) == set()
