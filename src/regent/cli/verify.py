"""`regent verify`: was a game dealt from the secret that was promised before its first card?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from regent.cli.ends import FAILED
from regent.cli.opening import read_journal
from regent.cli.say import AsJson, as_json, say
from regent.cli.wishes import located
from regent.play.verify import verified

EXAMPLE = "Example: regent verify TITLE-8fK2.journal --promise 3fa9…"


def register(app: typer.Typer) -> None:
    app.command("verify", epilog=EXAMPLE)(verify)


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The journal of a game.")],
    promise: Annotated[
        str,
        typer.Option(
            "--promise", metavar="HEX", help="The commitment as you noted it before the game."
        ),
    ] = "",
    json: AsJson = False,
) -> None:
    """Check that a deal was as promised: the commitment, every card and every answer again."""
    journal = read_journal(file)
    with located(file):
        found = verified(journal, promise.strip())
    if json:
        as_json({"ok": not found.wrong, **msgspec.to_builtins(found)})
    elif found.wrong:
        say(f"not as promised: {found.wrong}")
    else:
        say(f"promised: {found.commitment}")
        start = "from a position that was brought, and " if found.brought else ""
        say(f"ok: {start}dealt from the secret; {found.answers} answers, digest {found.digest}")
    if found.wrong:
        raise typer.Exit(FAILED)
