"""The attacks on a table that take long, each again and with a report.

    python -m bench.attack staging --games 10
    python -m bench.attack crack --seconds 600
    python -m bench.attack kills --kills 200
    python -m bench.attack load --seconds 60
    python -m bench.attack floods --seconds 15

Each attack is a function that takes its options and returns lines for the report and whether the
table held. A new one is written here, or in a module beside this one, and named in ATTACKS.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench import crowds
from bench.floods import floods, floods_options
from bench.kills import kills, kills_options
from regent.games import registry
from regent.kernel import rng
from regent.kernel.title import Title
from regent.lab import secrecy
from regent.play.session import Session, new_header

CROWDS = crowds.CROWDS
"""Floods in a module of their own: to import it puts them among the others."""
Report = tuple[list[str], bool]
Options = Callable[[argparse.ArgumentParser], None]
Attack = tuple[str, Options, Callable[[argparse.Namespace], Report]]
"""What it does in a sentence, its options, and the attack."""

CARDS = 60
KNOWN = 34
"""Cards in a deck, and of one's own seen by the middle of a game."""
CLASSES = 42
"""The crack goes through so many parts of the same size."""


# -- staging ------------------------------------------------------------------------------------


def staging_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=4, help="random games of each title")
    parser.add_argument("--seed", default="staging")


def _played() -> list[tuple[Title[Any], str]]:
    """Every title, once for each rule set of its own."""
    titles = [registry.title(name) for name in registry.names()]
    return [(t, row.name) for t in titles for row in t.rulesets.rulesets if not row.base]


def staging(given: argparse.Namespace) -> Report:
    """Try every option in the true world and in one dealt again: how many answers differ?"""
    lines: list[str] = []
    held = True
    for title, ruleset in _played():
        tried = differ = 0
        for game in range(given.games):
            session = Session.start(new_header(title, ruleset, 2, f"{given.seed}/{game}"))
            dice = random.Random(f"{given.seed}/{game}")
            source = rng.seeded(f"{given.seed}/{game}", 1)
            while not session.table.over:
                seat = dice.choice(session.awaited())
                decision = session.decision(seat)
                assert decision is not None
                swap = secrecy.Swap(session, seat, decision.actions[0])
                other = title.redeal(session.table, seat, source)
                worlds = [swap._beside(world) for world in (session.table, other)]
                for option in decision.options:
                    a, b = [secrecy._staged(world, seat, option) for world in worlds]
                    tried += 1
                    differ += a != b
                session.answer(seat, dice.choice(decision.options))
        lines.append(
            f"{title.name} {ruleset}: {tried} options tried, {differ} told the worlds apart"
        )
        held = held and not differ
    return lines, held


# -- crack --------------------------------------------------------------------------------------


def crack_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=900.0, help="for each generator, at most")
    parser.add_argument(
        "--told", action="store_true", help="the right part of 42 is told, to be done in a minute"
    )
    parser.add_argument("--seed", default="crack")


def crack(given: argparse.Namespace) -> Report:
    """Compute the opponent's deck from one's own cards, dealt by the fast and by the sealed
    generator. The fast one is known to fall, which is why no table of people has it."""
    lines: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "crack"
        source = Path(__file__).with_name("crack.c")
        subprocess.run(["cc", "-O2", "-o", str(program), str(source)], check=True)
        fast = rng.seeded(given.seed, 1)
        began = time.monotonic()
        found = _state_of(program, fast[:], given)
        took = time.monotonic() - began
        told = _foretold(found, fast) if found else 0
        lines.append(f"fast: {took:.0f} s, {told} of {CARDS} cards of the opponent foretold")
        if found is None:
            lines.append("fast: not found in time, so this run shows nothing; give it more seconds")
        sealed = rng.sealed(bytes(range(32)), ("decks",))
        began = time.monotonic()
        again = _state_of(program, sealed[:], given)
        took = time.monotonic() - began
        told = _foretold(again, sealed) if again else 0
        lines.append(f"sealed: {took:.0f} s, {told} of {CARDS} cards of the opponent foretold")
    return lines, told < CARDS // 2


def _draws(state: list[int]) -> list[int]:
    """The draws of a shuffle, as far as the cards on top tell them: these are one's own."""
    deck = list(range(CARDS))
    rng.shuffle(state, 0, deck)
    left = list(range(CARDS))
    draws: list[int] = []
    for i in range(CARDS - 1, CARDS - 1 - KNOWN, -1):
        j = left.index(deck[i])
        left[i], left[j] = left[j], left[i]
        draws.append(j)
    return draws


def _state_of(program: Path, state: list[int], given: argparse.Namespace) -> list[int] | None:
    """The state before the shuffle, found from its draws; None where there is none in time."""
    first = (0, CLASSES)
    if given.told and state[0] != rng.SEALED:
        part = state[0]
        for _ in range(CARDS - CLASSES + 1):
            part = rng._A1 * part % rng._M1
        first = (part % CLASSES, part % CLASSES + 1)
    elif given.told:
        first = (0, 1)
    draws = [str(draw) for draw in _draws(state)]
    command = [str(program), str(CARDS), *map(str, first), *draws]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=given.seconds)
    except subprocess.TimeoutExpired:
        return None
    word, *numbers = done.stdout.split()
    return [int(number) for number in numbers] if word == "found" else None


def _foretold(found: list[int], truth: list[int]) -> int:
    """How many cards of the next deck, the opponent's, are where the found state puts them."""
    decks: list[list[int]] = []
    for state in (found[:], truth[:]):
        for _ in range(2):
            deck = list(range(CARDS))
            rng.shuffle(state, 0, deck)
        decks.append(deck)
    return sum(1 for a, b in zip(*decks, strict=True) if a == b)


# -- load ---------------------------------------------------------------------------------------

ANSWERS_MS = 100.0
BOTS_MS = 300.0
"""What 99 of 100 answers may take, of people and of regular bots."""


def load_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=60.0, help="for each of the two")
    parser.add_argument("--tables", type=int, default=300, help="of two people")
    parser.add_argument(
        "--beside", type=int, default=60, help="tables of bots, with as many experts"
    )


def load(given: argparse.Namespace) -> Report:
    """Many tables at once, people who think three seconds; then bots while experts think. The
    figures mean something on a quiet machine with compiled rules only."""
    people = ["--tables", str(given.tables)]
    bots = ["--tables", str(given.beside), "--experts", str(given.beside), "--bot", "regular"]
    lines: list[str] = []
    held = True
    for which in (people, bots):
        command = [sys.executable, "-m", "bench.load", "--line", "--think", "3"]
        command += ["--seconds", str(given.seconds), *which]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            return [*lines, done.stderr.strip()[-300:]], False
        found = json.loads(done.stdout)
        lines.append(f"{' '.join(which)}: {done.stdout.strip()}")
        held = held and not found["refused"] and found["held"] == found["tables"]
        if which is people:
            held = held and found["p99_ms"] < ANSWERS_MS
        else:
            held = held and found["bot_p99_ms"] < BOTS_MS
    return lines, held


ATTACKS: dict[str, Attack] = {
    "staging": ("try options against hidden cards", staging_options, staging),
    "kills": ("kill a server in the middle of play", kills_options, kills),
    "load": ("play at hundreds of tables at once", load_options, load),
    "floods": ("flood from one address, timed from another", floods_options, floods),
    "crack": ("compute the deal from one's own cards", crack_options, crack),
}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Attack a table and say what held.")
    commands = parser.add_subparsers(dest="attack", required=True)
    for name, (about, options, _) in ATTACKS.items():
        options(commands.add_parser(name, help=about, description=about))
    given = parser.parse_args(arguments)
    lines, held = ATTACKS[given.attack][2](given)
    print("\n".join(lines))
    print(f"{given.attack}: {'held' if held else 'NOT HELD'}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
