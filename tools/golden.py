"""Write one seeded game of every title, rule set and size of table as a text people can read.
With `--picture`, draw a terminal table for the README instead.

Run it after a change of the rules and read the difference before you keep it: the tests compare
these files with what the rules do now. Beside them lies `traces.txt`: checksums of every tenth
answer of some more games, which the rules must meet interpreted and compiled alike.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import os
import re
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

from regent.games import registry
from regent.kernel import rng, rows
from regent.kernel.errors import InputError
from regent.lab.batch import fitting_seats
from regent.play.describe import Describer
from regent.play.names import option_name, short_name
from regent.play.session import Decision, Session, new_header

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "tests" / "golden"
TRACES: Final = "traces.txt"
SEED: Final = "golden"

SHOWN: Final = 120
"""Answers told in full; a variant, which differs little from its base, has a third of them."""

DIGEST_EVERY: Final = 20
MOST: Final = 1000
"""Answers after which even a long game is left."""

TRACE_EVERY: Final = 10
TRACED: Final = 300
"""Answers traced for each table, in as many games as that takes; a third for a variant."""

PICTURE: Final = ROOT / "docs" / "pictures" / "table.svg"
PICTURED: Final = ("contention", "standard", 3)

HEAD: Final = """\
{title}, {ruleset}, {seats} seats, seed "{seed}"

Each answer: its number, who, the question and its clause, the answer, of how many options.
Below it what it caused, as a spectator reads it; after a bar what really happened, where a
spectator is told less. Lines with = give the digest of the whole state after so many answers.
"""


class Size:
    """A title under a rule set with a number of seats."""

    def __init__(self, title: str, ruleset: str, seats: int, variant: bool) -> None:
        self.title = title
        self.ruleset = ruleset
        self.seats = seats
        self.share = 3 if variant else 1

    def __str__(self) -> str:
        return f"{self.title}-{self.ruleset}-{self.seats}"

    def start(self, seed: str) -> Session:
        title = registry.title(self.title)
        return Session.start(new_header(title, self.ruleset, self.seats, seed))


STACKED: Final = [Size("arcs", "base+leaders+lore", 3, True)]
"""Variants that are mostly played together."""


def sizes() -> list[Size]:
    """The smallest and the largest table of every rule set of every title."""
    found: list[Size] = []
    for name in registry.names():
        title = registry.title(name)
        for row in title.rulesets.rulesets:
            ruleset = row.full_name()
            fit = fitting_seats(title, ruleset, {})
            for seats in sorted({*fit[:1], *fit[-1:]}):
                found.append(Size(name, ruleset, seats, bool(row.base)))
    return found + STACKED


def walk(session: Session, seed: str, most: int) -> Iterator[tuple[Decision, str]]:
    """A game by chance: each question with its answer, when the answer has been given.

    Chance goes over the names in alphabetical order, so that another order of the options is
    still the same game.
    """
    source = rng.seeded(f"golden/{seed}", 1)
    while not session.table.over and session.answers < most:
        awaited = session.awaited()
        decision = session.decision(awaited[rng.below(source, 0, len(awaited))])
        if decision is None:
            raise InputError(f"nobody is asked after {session.answers} answers")
        option = sorted(decision.options)[rng.below(source, 0, len(decision.options))]
        session.answer(decision.seat, option)
        yield decision, option


# -- a game to read ----------------------------------------------------------------------------


def playthrough(size: Size) -> str:
    """One game as a text."""
    session = size.start(SEED)
    describer = Describer(session.title, [])
    shown = SHOWN // size.share
    lines = [
        HEAD.format(
            title=session.title.full_name, ruleset=size.ruleset, seats=size.seats, seed=SEED
        ),
        *told(session, describer, 0),
    ]
    before = len(session.log.events)
    for decision, option in walk(session, SEED, MOST):
        n = session.answers
        if n <= shown:
            clause = f" [{decision.clause}]" if decision.clause else ""
            asked = f"{decision.prompt}{clause}"
            lines.append(
                f"{n}. seat {decision.seat}, {asked}: {option} (of {len(decision.options)})"
            )
            lines += told(session, describer, before)
        elif n == shown + 1:
            lines.append(f"… {shown} answers are told; from here on only digests")
        before = len(session.log.events)
        if n % DIGEST_EVERY == 0:
            lines.append(f"= {n} {rows.digest(session.table)}")
    lines += _end(session, describer)
    return "\n".join(lines) + "\n"


def told(session: Session, describer: Describer, since: int) -> list[str]:
    """What happened since event number `since`: to a spectator, and in truth."""
    open_table = 1 << session.table.seats
    lines: list[str] = []
    for event in session.log.events[since:]:
        seen = event.seen_by(open_table)
        truth = describer.event(session.table, event, -1).text
        text = describer.event(session.table, seen, -1).text if seen is not None else "(unseen)"
        more = "" if text == truth else f" | {truth}"
        lines.append(f"    {text} [{event.clause}]{more}")
    return lines


def _end(session: Session, describer: Describer) -> list[str]:
    state = f"= {session.answers} {rows.digest(session.table)}"
    if not session.table.over:
        return [f"… left after {session.answers} answers", state]
    clause = session.cite(session.table.reason)
    lines = [f"The game is over [{clause}]"]
    lines += [line.text for line in describer.standings(session.table, clause)]
    return [*lines, state]


# -- games to compare --------------------------------------------------------------------------


def checkpoints(size: Size) -> Iterator[tuple[str, dict[str, Any]]]:
    """Some games of a table: after every tenth answer the state, all questions and all events."""
    left = TRACED // size.share
    game = 0
    while left > 0:
        seed = f"trace/{game}"
        session = size.start(seed)
        events = entries = 0
        for _ in walk(session, seed, left):
            if session.answers % TRACE_EVERY == 0 or session.table.over:
                found = checkpoint(session, events, entries)
                yield f"{size} {game} {session.answers}", found
                events, entries = len(session.log.events), len(session.journal.entries)
        left -= session.answers
        game += 1


def checkpoint(session: Session, events: int, entries: int) -> dict[str, Any]:
    """Everything that must be the same however the rules are run: the state, the questions, and
    the events and lines of the journal from these numbers on."""
    asked = [session.decision(seat) for seat in session.awaited()]
    written = session.journal.entries[entries:]
    return {
        "digest": rows.digest(session.table),
        "questions": [msgspec.to_builtins(decision) for decision in asked],
        "events": [[*event.row(), event.masks] for event in session.log.events[events:]],
        "journal": [msgspec.to_builtins(entry) for entry in written],
    }


def short(data: Any) -> str:
    """A checksum of plain data."""
    plain = json.dumps(data, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(plain.encode()).hexdigest()[:12]


def trace_line(name: str, found: dict[str, Any]) -> str:
    """A checkpoint in a line: the digest as it is, the rest as checksums."""
    rest = " ".join(short(found[key]) for key in ("questions", "events", "journal"))
    return f"{name} {found['digest']} {rest}"


def traces() -> str:
    """All checkpoints of all tables, one line each."""
    lines = [trace_line(*found) for size in sizes() for found in checkpoints(size)]
    return "\n".join(lines) + "\n"


# -- a picture ---------------------------------------------------------------------------------


def picture() -> str:
    """A real game in the terminal, as the first seat sees it, and why something is forbidden."""
    from rich._export_format import CONSOLE_SVG_FORMAT
    from rich.console import Console
    from rich.text import Text

    from regent.cli.screen import Screen
    from regent.play.rulebooks import all_rules

    session, refused, seen = pictured()
    console = Console(record=True, file=io.StringIO(), width=100, highlight=False, markup=False)
    describer = Describer(session.title, ["You", "Ann", "Ben"])
    screen = Screen(console, describer, all_rules(session.title))
    screen.table(session, 0, session.decision(0), seen)
    console.print(Text(f"> why {refused}\n{refused} is not allowed:"))
    screen.clause(session.why(0, refused))
    plain = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    drawn = console.export_svg(title="regent play", code_format=plain, unique_id="regent")
    return (
        "\n".join(line.rstrip() for line in drawn.splitlines() if "Generated with" not in line)
        + "\n"
    )


def pictured() -> tuple[Session, str, int]:
    """A battle in which the first seat may attack something, but not yet what is defended."""
    title, ruleset, seats = PICTURED
    for seed in count():
        session = Size(title, ruleset, seats, False).start(f"picture/{seed}")
        seen = 0
        for _ in walk(session, f"picture/{seed}", MOST):
            asked = session.decision(0)
            if asked is not None and asked.prompt == "Declare" and len(asked.options) > 2:
                refused = defended(session)
                if refused:
                    return session, refused, seen
            seen = len(session.log.events) if asked is None else seen
    raise AssertionError("there is always another seed")


def defended(session: Session) -> str:
    """An attack that the defenders of a location forbid; empty when there is none."""
    t = session.table
    for action in t.stack[-1].candidates(t, 0):
        if t.stack[-1].bar(t, 0, action) == "C-BATTLE-08":
            return short_name(option_name(session.title, t, action))
    return ""


# -- writing -----------------------------------------------------------------------------------


def texts() -> Iterator[tuple[str, str]]:
    """The name and content of every golden file."""
    for size in sizes():
        yield f"{size}.txt", playthrough(size)
    yield TRACES, traces()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--picture", action="store_true", help="draw the table for the README")
    wish = parser.parse_args()
    sys.path.insert(0, str(ROOT))  # the tiny game lies among the tests
    os.environ.setdefault(registry.VARIABLE, "outposts=tests.tiny.title")
    if wish.picture:
        PICTURE.parent.mkdir(parents=True, exist_ok=True)
        PICTURE.write_text(picture(), encoding="utf-8")
        print(PICTURE.relative_to(ROOT))
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept: set[str] = set()
    for name, text in texts():
        kept.add(name)
        path = FOLDER / name
        old = path.read_text(encoding="utf-8") if path.exists() else None
        if text != old:
            path.write_text(text, encoding="utf-8")
            print(f"{'changed' if old is not None else 'new    '}  {name}")
    for path in sorted(FOLDER.glob("*.txt")):
        if path.name not in kept:
            path.unlink()
            print(f"removed  {path.name}")
    print(f"{len(kept)} files in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
