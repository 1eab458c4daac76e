"""`regent arena`: bots measured against each other, over paired deals and all seats."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from regent.bots.names import BOTS, bot
from regent.cli.ends import Stopped
from regent.cli.opening import brought, patch_text
from regent.cli.say import AsJson, as_json, bar, console, grid, say
from regent.cli.wishes import Files, Jobs, Patch, Ruleset, Seats, Settings, wished
from regent.kernel.errors import InputError
from regent.kernel.title import Title
from regent.lab.arena import Rate, Report, matrix, on_dask, pairings, report
from regent.lab.batch import Crew, Experiment, run

EXAMPLE = "Example: regent arena TITLE --bots reasons,random --games 200 --jobs 2"


def register(app: typer.Typer) -> None:
    app.command("arena", epilog=EXAMPLE)(arena)


def arena(
    title: Annotated[str, typer.Argument(metavar="TITLE", help="A title.")],
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="A,B,…", help=f"Who plays: {', '.join(BOTS)}."),
    ] = "reasons,random",
    games: Annotated[int, typer.Option("--games", metavar="G", min=1, help="How many.")] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Of the deals.")] = "arena",
    ruleset: Ruleset = "",
    seats: Seats = 0,
    settings: Settings = None,
    patch: Patch = None,
    file: Files = None,
    jobs: Jobs = 1,
    dask: Annotated[
        str, typer.Option("--dask", metavar="ADDRESS", help="Play on a Dask cluster instead.")
    ] = "",
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="F.jsonl", help="Keep the games; the same command goes on."),
    ] = None,
    sides: Annotated[
        bool,
        typer.Option("--sides", help="All pairings of factions or decks, so many games each."),
    ] = False,
    windows: Annotated[
        bool, typer.Option("--windows", help="Ask every seat that could react, not only who can.")
    ] = False,
    follies: Annotated[
        bool, typer.Option("--follies", help="Count the plays a beginner would laugh at.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Let bots play the same deals from every seat; win rates with intervals, and ratings."""
    wish = wished(title, ruleset, settings, seats)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        bot(name, "")
    if not names or len(names) > wish.seats:
        right = "name one for each seat, or fewer; or add --seats"
        raise InputError(f"{len(names)} bots for {wish.seats} seats", "--bots", right)
    experiment = Experiment(
        wish.title.name,
        wish.ruleset,
        wish.seats,
        names,
        seed,
        wish.settings,
        not windows,
        patch_text(wish.title, wish.ruleset, patch),
        brought(file or []),
        True,
        follies,
    )
    plays = pairings(wish.title, experiment) if sides else [experiment]
    path = out or Path(".regent") / "arena" / f"{_slug(experiment)}.jsonl"
    crew: Crew | None = partial(on_dask, address=dask) if dask else None
    done = 0
    rows: list[dict[str, Any]] = []
    try:
        with bar() as progress:
            task = progress.add_task("games", total=games * len(plays))

            def tell(count: int) -> None:
                nonlocal done
                done = len(rows) + count
                progress.update(task, completed=done)

            for number, play in enumerate(plays):
                part = path.with_suffix(f".{number}.jsonl") if sides else path
                rows += run(play, games, jobs, part, tell, crew)
    except KeyboardInterrupt:
        what = f"stopped; {done} of {games * len(plays)} games are in {path}"
        raise Stopped(f"{what}: the same command goes on from there") from None
    told = report(rows)
    if json:
        pairs = msgspec.to_builtins(matrix(rows)) if sides else {}
        as_json({"out": str(path), **msgspec.to_builtins(told), "pairings": pairs})
    else:
        _print(told, path)
        if sides:
            _print_matrix(matrix(rows))
        if follies:
            _print_follies(wish.title, told)


def _slug(experiment: Experiment) -> str:
    """A file name of its own for every arena."""
    import hashlib

    whole = msgspec.json.encode(experiment)
    names = "-".join(name.replace(":", "_").replace("=", "") for name in experiment.bots)
    return f"{experiment.title}-{names}-{hashlib.sha256(whole).hexdigest()[:8]}"


def _rate(name: Any, rate: Rate) -> list[Any]:
    won = f"{rate.won:g}" if rate.won == int(rate.won) else f"{rate.won:.1f}"
    return [name, won, rate.of, f"{rate.share:.1%}", f"{rate.low:.1%} – {rate.high:.1%}"]


def _print(told: Report, path: Path) -> None:
    out = console()
    heads = ["wins", "of", "share", "95 %"]
    rows = []
    for name, rate in told.bots.items():
        rating = told.ratings[name]
        strength = f"{rating.mu:.1f} ± {rating.sigma:.1f}"
        rows.append([*_rate(name, rate), strength, told.faults[name]])
    out.print(grid(["bot", *heads, "rating", "faults"], rows, "wins,of,share,faults"))
    if told.sides:
        sides = [_rate(name, rate) for name, rate in told.sides.items()]
        out.print(grid(["plays", *heads], sides, "wins,of,share"))
    seats = [_rate(seat, rate) for seat, rate in enumerate(told.seats)]
    out.print(grid(["seat", *heads], seats, "wins,of,share"))
    ends = [[clause, count] for clause, count in told.ends.items()]
    out.print(grid(["ended by", "games"], ends, "games"))
    lengths = [["answers", *map(int, told.answers)]]
    if told.turns:
        lengths.insert(0, ["turns", *map(int, told.turns)])
    out.print(grid(["length", "least", "10 %", "middle", "90 %", "most"], lengths, ""))
    say(f"{told.games} games in {path}, {told.seconds} seconds of play")


def _print_follies(title: Title[Any], told: Report) -> None:
    """How often each folly was seen in a hundred games at one seat, bot by bot."""
    if title.follies is None:
        say(f"{title.full_name} does not say what a beginner would laugh at")
        return
    rows = []
    for name, what in title.follies.known.items():
        seen = [told.follies.get(b, {}).get(name, 0) / max(1, told.bots[b].of) for b in told.bots]
        rows.append([name, *[f"{100 * share:.4g}" for share in seen], what])
    heads = ["in 100 games", *told.bots, "what it is"]
    console().print(grid(heads, rows, ",".join(told.bots)))


def _print_matrix(told: dict[str, dict[str, Rate]]) -> None:
    """Each row says how often its side beats those of the columns."""
    names = list(told)
    rows = [
        [name, *[f"{told[name][o].share:.0%}" if o in told[name] else "" for o in names]]
        for name in names
    ]
    console().print(grid(["beats", *[name.split(" ")[0] for name in names]], rows, ""))
