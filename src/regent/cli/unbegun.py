"""What a server's table says in the terminal before its game has begun."""

from __future__ import annotations

from rich.text import Text

from regent.kernel.table import SPECTATOR
from regent.server.wire import TableInfo


def gathering(info: TableInfo, seat: int) -> Text:
    """The table waits for decks."""
    text = Text("The game begins when everybody has brought a deck.", style="bold")
    if seat != SPECTATOR and not info.seats[seat].brought:
        text.append("\n  deck NAME brings one of the box, deck FILE your own; deck lists them.")
    return text


def invitations(info: TableInfo, url: str) -> Text:
    """The table waits for somebody; the host has the links."""
    text = Text("The table waits for its players.", style="bold")
    for place, invite in info.invites.items():
        where = "to watch" if place == "watch" else f"seat {int(place) + 1}"
        text.append(f"\n  {where}: {url}/t/{info.id}#invite={invite}")
    return text
