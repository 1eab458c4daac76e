"""`regent play --join URL`: a seat at a server's table, from the terminal."""

from __future__ import annotations

import getpass
import shlex
import sys
from typing import Final

from regent.cli.asides import Quit
from regent.cli.ends import Stopped
from regent.cli.guest import Cut, seated
from regent.cli.say import console, say
from regent.cli.site import OTHER, SHAPE, Address, Declined, Guests, Site, address
from regent.games import registry
from regent.kernel.errors import InputError
from regent.kernel.table import SPECTATOR
from regent.server.wire import TableInfo

MOST_LISTED: Final = 8
DECK: Final = "deck"
"""What `--file` calls the deck that one brings."""


def join(url: str, name: str, watch: bool, called: str, texts: dict[str, str]) -> None:
    """Sit down at the table that a link leads to, or watch it, until the end of the game; with a
    deck, if the table gathers them."""
    where = address(url)
    if set(texts) - {DECK} or (texts and watch):
        right = "leave it out" if watch else f"write --file {DECK}=FILE"
        raise InputError("to a server's table who plays brings a deck", "--file", right)
    site = Site(where.site, Guests())
    person = sys.stdin.isatty()
    catalogue = site.catalogue()
    if not where.table:
        raise _no_table(site)
    info = site.table(where.table)
    _same_game(site, info, {title.name: title.version for title in catalogue.titles})
    if not name and not site.guests.token(site.url):
        name = _asked_name(person)
    site.enter(name)
    info, seat = _seat(site, where, site.table(where.table), watch)
    if texts:
        info = _with_deck(site, info, seat, texts[DECK])
    guest = seated(site, info, seat, console(), where.invite)
    watching = " --watch" if watch else ""
    again = f"{called} play --join {shlex.quote(url)}{watching}"
    try:
        guest.play(person)
        say(f"See it again: {site.url}/t/{info.id}")
    except Quit:
        say(f"The table keeps your seat. Come back with: {again}")
    except Cut as cut:
        raise InputError(str(cut), url) from None
    except KeyboardInterrupt:
        if person:
            say("")  # the cursor stands behind ^C
        raise Stopped(f"stopped; nothing is lost. Come back with: {again}") from None


def _asked_name(person: bool) -> str:
    """What a new guest is called: as somebody says, or as they are called on this machine."""
    try:
        own = getpass.getuser()
    except (KeyError, OSError):
        own = "Guest"
    if not person:
        return own
    try:
        return input(f"What shall the others call you? [{own}] ").strip() or own
    except EOFError:
        return own


def _no_table(site: Site) -> InputError:
    """The address of a server alone: which tables it has for anybody."""
    open_now = [
        f"{site.url}/t/{info.id} ({info.name})"
        for info in site.listed()
        if any(seat.kind == "open" for seat in info.seats)
    ]
    right = f"open now: {', '.join(open_now[:MOST_LISTED])}" if open_now else SHAPE
    return InputError("this is a server and no table", site.url, right)


def _same_game(site: Site, info: TableInfo, versions: dict[str, int]) -> None:
    """Tables are drawn by our own titles: those of the server must be the same."""
    if info.title not in registry.names():
        raise InputError(f"this Regent has no title {info.title}", site.url, "see regent titles")
    own, other = registry.title(info.title).version, versions.get(info.title, 0)
    if own != other:
        what = f"the server plays {info.title} {other}, and this Regent has {info.title} {own}"
        raise InputError(what, site.url, OTHER)


def _seat(site: Site, where: Address, info: TableInfo, watch: bool) -> tuple[TableInfo, int]:
    """One's own seat, the one of the invitation, an open one, or a place to watch from."""
    if watch:
        return info, SPECTATOR
    mine = [seat.seat for seat in info.seats if seat.mine]
    if not mine:
        try:
            info = _sat_down(site, where, info)
        except Declined as refusal:
            if refusal.code == "to-watch":
                return info, SPECTATOR
            raise
        mine = [seat.seat for seat in info.seats if seat.mine]
    return info, mine[0]


def _with_deck(site: Site, info: TableInfo, seat: int, text: str) -> TableInfo:
    """Bring it; who comes back to a game that has begun with it has it there already."""
    if not info.gathering and info.seats[seat].brought:
        return info
    return site.bring(info.id, seat, text)


def _sat_down(site: Site, where: Address, info: TableInfo) -> TableInfo:
    if where.invite:
        return site.join(info.id, -1, where.invite)
    open_now = [seat.seat for seat in info.seats if seat.kind == "open"]
    if not open_now:
        right = "add --watch to look on" if info.watchable else "ask for another table"
        raise InputError("the table is full", f"{site.url}/t/{info.id}", right)
    return site.join(info.id, open_now[0], "")
