"""`regent sim`: bots play many games, and every game becomes a line of a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from regent.bots.names import bot
from regent.cli.ends import Stopped
from regent.cli.opening import brought, patch_text
from regent.cli.say import AsJson, as_json, bar, console, grid, say
from regent.cli.wishes import Files, Jobs, Patch, Ruleset, Seats, Settings, wished
from regent.kernel.errors import InputError
from regent.lab.batch import Experiment, run, summary

EXAMPLE = "Example: regent sim TITLE --games 1000 --bots random --jobs 2 --seed 1 --out r.jsonl"


def register(app: typer.Typer) -> None:
    app.command("sim", epilog=EXAMPLE)(sim)


def sim(
    title: Annotated[str, typer.Argument(metavar="TITLE", help="A title.")],
    out: Annotated[
        Path,
        typer.Option("--out", metavar="F.jsonl", help="The results; games in it are kept."),
    ],
    games: Annotated[int, typer.Option("--games", metavar="G", min=1, help="How many.")] = 100,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="Bots; they rotate over the seats.")
    ] = "random",
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Game i has seed S/i.")] = "1",
    ruleset: Ruleset = "",
    seats: Seats = 0,
    settings: Settings = None,
    fast: Annotated[
        bool, typer.Option("--fast", help="Skip reactions of seats that really have none.")
    ] = False,
    patch: Patch = None,
    file: Files = None,
    jobs: Jobs = 1,
    json: AsJson = False,
) -> None:
    """Let bots play many games; run the same command again to go on where it was stopped."""
    wish = wished(title, ruleset, settings, seats)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise InputError("no bot is named", "--bots", "write --bots random")
    for name in names:
        bot(name, "")
    if len(names) > wish.seats:
        what = f"{len(names)} bots for {wish.seats} seats"
        raise InputError(what, "--bots", "name fewer, or add --seats")
    experiment = Experiment(
        wish.title.name,
        wish.ruleset,
        wish.seats,
        names,
        seed,
        wish.settings,
        fast,
        patch_text(wish.title, wish.ruleset, patch),
        brought(file or []),
    )
    done = 0
    try:
        with bar() as progress:
            task = progress.add_task("games", total=games)

            def tell(count: int) -> None:
                nonlocal done
                done = count
                progress.update(task, completed=count)

            rows = run(experiment, games, jobs, out, tell)
    except KeyboardInterrupt:
        what = f"stopped; {done} of {games} games are in {out}"
        raise Stopped(f"{what}: the same command goes on from there") from None
    told = summary(rows)
    if json:
        as_json({"out": str(out), **told})
    else:
        _print(told, out)


def _print(told: dict[str, Any], out: Path) -> None:
    console_out = console()
    rows = [
        [name, row["wins"], row["seats"], f"{row['share']:.1%}"]
        for name, row in told["bots"].items()
    ]
    console_out.print(grid(["bot", "wins", "seats", "share"], rows, "wins,seats,share"))
    seats = [[seat, wins] for seat, wins in enumerate(told["wins_by_seat"])]
    console_out.print(grid(["seat", "wins"], seats, "wins"))
    reasons = [[clause, count] for clause, count in told["reasons"].items()]
    console_out.print(grid(["ended by", "games"], reasons, "games"))
    length = f"{told['answers_mean']} answers"
    if told["turns_mean"] is not None:
        length += f" and {told['turns_mean']} turns"
    say(f"{told['games']} games in {out}, on average {length} long")
