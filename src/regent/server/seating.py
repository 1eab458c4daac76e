"""Who sits where: from wishes to seats, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from regent.play.journal import BOT, Header
from regent.server.people import Stranger, alike, clean_name, shown_name
from regent.server.store import Person, Record, Seat
from regent.server.wire import NAME_LENGTH, SeatWish, TableWish


def seats_wished(
    wishes: list[SeatWish], host: Person, check_bot: Callable[[str], None]
) -> list[Seat]:
    """Who sits where at the start."""
    found: list[Seat] = []
    for seat, wish in enumerate(wishes):
        if wish.kind == "me":
            name = clean_name(wish.name) if wish.name.strip() else host.name
            taken = [alike(who.name) for who in found]
            called = name if alike(name) not in taken else f"{name} {seat + 1}"
            found.append(Seat("person", host.id, called))
        elif wish.kind == "bot":
            check_bot(wish.bot)
            found.append(Seat("bot", "", bot_name(wish.bot, seat), wish.bot))
        else:
            found.append(Seat("open"))
    return found


def bot_name(bot: str, seat: int) -> str:
    return f"{bot.partition(':')[0].capitalize()} {seat + 1}"


def players_of(seats: list[Seat]) -> list[str]:
    return [f"{BOT}{who.bot}" if who.kind == "bot" else who.name for who in seats]


def film_names(header: Header) -> list[str]:
    found: list[str] = []
    for seat, name in enumerate(header.players or [""] * header.seats):
        bot = name.startswith(BOT)
        said = bot_name(name.removeprefix(BOT), seat) if bot else name
        found.append(shown_name(said)[:NAME_LENGTH].strip() or f"Seat {seat + 1}")
    return [
        found[seat] if seat < len(found) else f"Seat {seat + 1}" for seat in range(header.seats)
    ]


def others_play(seats: list[Seat]) -> bool:
    """Could more than one person play here?"""
    people = {who.person for who in seats if who.kind == "person"}
    return len(people) > 1 or any(who.kind == "open" for who in seats)


def fast_windows(wish: TableWish, seats: list[Seat]) -> bool:
    """K-WINDOW-4: the default only where no other person could learn something by it."""
    if wish.fast is not None:
        return wish.fast
    return not others_play(seats)


def lacking(header: Header, seats: list[Seat]) -> list[int]:
    """The seats that are awaited before the first card: open ones, and those of persons who have
    yet to bring a deck."""
    return [
        seat
        for seat, who in enumerate(seats)
        if who.kind == "open"
        or (who.kind == "person" and not who.away and f"deck_{seat}" not in header.texts)
    ]


def table_state(seats: list[Seat], over: bool, gathering: bool) -> str:
    """How a table stands after somebody has come or gone; where decks are gathered, it waits until
    it is dealt."""
    if over:
        return "over"
    if gathering:
        return "waiting"
    return "waiting" if any(who.kind == "open" for who in seats) else "playing"


def unique_name(record: Record, name: str) -> str:
    """Two guests are told apart whose names look alike."""
    taken = {alike(who.name) for who in record.seats}
    if alike(name) not in taken:
        return name
    return next(f"{name} {n}" for n in range(2, 99) if alike(f"{name} {n}") not in taken)


def replaced(who: Seat, bot: str, mine: bool) -> Seat:
    """Who sits there after a bot was asked for, or its player has come back."""
    if not bot:
        if not mine:
            raise Stranger("only its player may come back to a seat")
        return msgspec.structs.replace(who, bot="", away=False)
    if who.kind == "person":
        return msgspec.structs.replace(who, bot=bot, away=True)
    return Seat("bot", "", who.name or bot.partition(":")[0].capitalize(), bot)


def bot_awaited(record: Record) -> bool:
    if record.state != "playing":
        return False
    return any(
        record.awaited >> seat & 1 and (who.kind == "bot" or who.away)
        for seat, who in enumerate(record.seats)
    )
