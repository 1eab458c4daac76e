"""Arcs in the terminal: clusters with their systems, the Court, ambitions, boards, hands, dice."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regent.cli.marks import colour, shape
from regent.play.describe import Describer

SYMBOLS: Final = ("gate", "arrow", "crescent", "hex")
SHORT: Final = {
    "material": "Mat",
    "fuel": "Fuel",
    "weapon": "Weap",
    "relic": "Rel",
    "psionic": "Psi",
}
OTHERS: Final = {"empire": ("E", "white"), "blight": ("B", "red"), "free": ("F", "bright_black")}
"""Owners who are no players: a letter and a colour."""
BUILDINGS: Final = (
    ("cities", "C"),
    ("damaged_cities", "c"),
    ("starports", "S"),
    ("damaged_starports", "s"),
)
CELL: Final = 18


def draw(view: dict[str, Any], describer: Describer, width: int) -> RenderableType:
    """The round, the map, a battle, ambitions, the Court, a board for each player, cards."""
    parts: list[RenderableType] = [_heading(view, describer)]
    if "empire" in view:
        parts.append(_empire(view["empire"], describer))
    parts.append(_map(view, width))
    if view["battle"] is not None:
        parts.append(_battle(view["battle"], describer))
    parts += [_ambitions(view), *_court(view), _boards(view, describer), *_standing(view)]
    parts += _cards(view)
    return Group(*parts)


def _heading(view: dict[str, Any], describer: Describer) -> Text:
    text = Text(f"Chapter {view['chapter']} · round {view['round']} · initiative: ")
    _seat(text, view["initiative"], describer)
    if view["lead"]:
        card = view["lead"][0]
        number = "0, by the zero marker" if view["zero"] else str(card["number"])
        text.append(f" · lead: {card['suit'].title()} {number}", style="bold")
    if view["active"] >= 0 and view["play"]:
        text.append(" · ")
        _seat(text, view["active"], describer)
        text.append(f" ({view['play']}, {_several(view['pips'], 'action')} left)")
    left = " ".join(f"{SHORT[type]} {number}" for type, number in view["supply"].items())
    text.append(f"\nsupply: {left}", style="dim")
    text.append(f" · markers left: {' '.join(view['markers_left']) or 'none'}", style="dim")
    return text


def _seat(text: Text, seat: int, describer: Describer) -> None:
    text.append(f"{shape(seat)} {describer.seat(seat)}", style=colour(seat))


def _several(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _mark(owner: str) -> tuple[str, str]:
    """The mark of an owner and its colour."""
    return OTHERS[owner] if owner in OTHERS else (shape(int(owner)), colour(int(owner)))


def _empire(empire: dict[str, Any], describer: Describer) -> Text:
    """Where there is an Empire: the act, who is Regent, the Trust, the Council."""
    text = Text(f"Act {empire['act']} of {empire['acts']} · ")
    first = empire["first_regent"]
    text.append("no First Regent" if first < 0 else "First Regent: ")
    if first >= 0:
        _seat(text, first, describer)
    others = [seat for seat in empire["regents"] if seat != first]
    text.append(f" · Regents: {' '.join(shape(seat) for seat in others) or 'no other'}")
    trust = [f"{SHORT[type]} {number}" for type, number in empire["trust"].items() if number]
    text.append(f" · Trust: {' '.join(trust) or 'empty'}", style="dim")
    text.append(f" · Policy: {empire['policy'] or 'none'} · Council: {empire['council'] or '-'}")
    return text


# -- the map --------------------------------------------------------------------------------------


def _map(view: dict[str, Any], width: int) -> RenderableType:
    """A row for each cluster in play, a column for each symbol."""
    places = {place["name"]: place for place in view["map"]}
    clusters = sorted({_cluster(name) for name in places})
    each = min(CELL, (width - 10) // 4)
    grid = Table(box=box.SIMPLE_HEAD, show_header=True, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column("", width=2, style="dim")
    for symbol in SYMBOLS:
        grid.add_column(symbol.title(), width=each, header_style="dim")
    for cluster in clusters:
        names = [f"gate-{cluster}", *[f"{cluster}-{symbol}" for symbol in SYMBOLS[1:]]]
        grid.add_row(str(cluster), *[_system(places[name]) for name in names])
    return grid


def _cluster(name: str) -> int:
    return int(name.removeprefix("gate-").partition("-")[0])


def _system(place: dict[str, Any]) -> Text:
    """Type and slots, who controls it, and the pieces of each owner: ships fresh and damaged."""
    text = Text()
    if "type" in place:
        text.append(SHORT[place["type"]] + ("!" if place.get("shaped") else ""), style="bold")
        taken = place["slots"] - place["free"]
        text.append(f" {'▪' * taken}{'▫' * place['free']}", style="dim")
    if "cloud_city" in place:
        text.append("+cloud", style="dim")
    if place["control"] >= 0:
        mark, style = _mark("empire" if place["control"] == 4 else str(place["control"]))
        text.append(f" ({mark})", style=style)
    text.append("\n")
    for i, (owner, pieces) in enumerate(place["pieces"].items()):
        mark, style = _mark(owner)
        text.append(" " if i else "")
        text.append(f"{mark}{_pieces(pieces)}", style=style)
    return text


def _pieces(pieces: dict[str, int]) -> str:
    """`3-1 CS`: three fresh ships and a damaged one, a city, a starport; small letters for damaged
    buildings."""
    fresh, damaged = pieces.get("ships", 0), pieces.get("damaged_ships", 0)
    ships = f"{fresh}-{damaged}" if damaged else f"{fresh}" if fresh else ""
    return ships + "".join(letter * pieces.get(key, 0) for key, letter in BUILDINGS)


def _battle(battle: dict[str, Any], describer: Describer) -> Text:
    """Who fights where, and the dice as they lie."""
    text = Text("Battle in ", style="bold")
    text.append(f"{describer.plain('place-' + battle['place'], {})}: ")
    _seat(text, battle["attacker"], describer)
    text.append(f" {battle['attacking_fresh']}-{battle['attacking_damaged']} against ")
    mark, style = _mark(battle["defender"])
    text.append(mark, style=style)
    for roll in battle["dice"]:
        text.append(f"\n  {describer.plain('roll-' + roll, {})}")
    for odds in battle.get("odds", []):
        text.append(f"\n  {_odds(odds, battle['intercepting'])}", style="dim")
    return text


def _odds(odds: dict[str, Any], ships: int) -> str:
    """`3 assault: hits 3.5 · interception 42% (2 hits on you) · on you 1.3`: on average, all dice
    together."""
    said = [
        f"{symbol} {_mean(parts):.1f}"
        for symbol, parts in odds["chances"].items()
        if symbol in ("hit", "building", "key") and len(parts) > 1
    ]
    if odds["intercepted"]:
        said.append(f"interception {odds['intercepted']:.0%} ({_several(ships, 'hit')} on you)")
    if len(odds["suffered"]) > 1:
        said.append(f"on you {_mean(odds['suffered']):.1f}")
    return f"{odds['number']} {odds['die']}: {' · '.join(said) or 'nothing'}"


def _mean(parts: list[float]) -> float:
    return sum([part * number for number, part in enumerate(parts)])


# -- ambitions and the Court ----------------------------------------------------------------------


def _ambitions(view: dict[str, Any]) -> RenderableType:
    """What first and second place of each would bring, and how much everybody has."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("ambition", header_style="dim")
    table.add_column("first/second", header_style="dim")
    for seat in range(len(view["seats"])):
        table.add_column(shape(seat), justify="right", header_style=colour(seat))
    boxes = any("box" in row for row in view["ambitions"])
    if boxes:
        table.add_column("box", justify="right", header_style="dim")
    for row in view["ambitions"]:
        declared = row["markers"] > 0
        worth = f"{row['first']}/{row['second']}" if declared else "-"
        counts = [str(number) for number in row["counts"]]
        last = [str(row.get("box", 0))] if boxes else []
        style = "bold" if declared else "dim"
        table.add_row(row["name"].title(), worth, *counts, *last, style=style)
    return table


def _court(view: dict[str, Any]) -> list[RenderableType]:
    """The cards of the row with the Agents on them, and what is laid out in a draft."""
    lines: list[RenderableType] = []
    for card in view["court"]:
        text = Text("Court: ", style="dim")
        text.append(_card(card), style="bold")
        for seat, number in enumerate(card["agents"]):
            if number:
                text.append(f"  {shape(seat)}{number}", style=colour(seat))
        lines.append(text)
    if view["draft"]:
        names = " · ".join(str(card["name"]) for card in view["draft"])
        lines.append(Text(f"laid out: {names}"))
    return lines


def _card(card: dict[str, Any]) -> str:
    """`Gatekeepers (Fuel, raid 2)`, `Aggression 4`."""
    if card["card"] is None:
        return "a card"
    if "pips" in card:
        return f"{card['name']} ({card['pips']})"
    if "holds" in card:
        return f"{card['name']} ({SHORT.get(card['holds'], 'empty')}, raid {card['raid']})"
    suit = f" ({card['suit'].title()}, raid {card['raid']})" if "suit" in card else ""
    return f"{card['name']}{suit}"


# -- players --------------------------------------------------------------------------------------


def _boards(view: dict[str, Any], describer: Describer) -> RenderableType:
    """A line for each player: Power, cards, slots with raid costs, what is left, what was taken."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    for name in ("", "Power", "cards", "slots", "left", "taken"):
        right = name in ("Power", "cards")
        table.add_column(name, header_style="dim", justify="right" if right else "left")
    for seat, player in enumerate(view["seats"]):
        who = Text()
        _seat(who, seat, describer)
        left = (
            f"{player['ships_left']} ships {player['cities_left']}C "
            f"{player['starports_left']}S {player['agents_left']} Agents"
        )
        power, hand = str(player["power"]), str(player["hand_size"])
        table.add_row(who, power, hand, _slots(player), left, _taken(player))
    return table


def _standing(view: dict[str, Any]) -> list[RenderableType]:
    """What each player is in the Empire, how far from the Fate, and what cities add to a victory;
    then what a Fate asks and pays."""
    lines: list[RenderableType] = []
    fate = view["empire"]["fate"] if "empire" in view else None
    for seat, player in enumerate(view["seats"]):
        bonus = player["city_bonus"]
        cities = f"city bonus +{bonus['now']}"
        if bonus["more"]:
            several = "city" if bonus["more"] == 1 else "cities"
            cities += f" (+{bonus['next']} with {bonus['more']} more {several})"
        said = [cities]
        if "title" in player:
            said.insert(0, player["title"].title())
            said += [f"Favors {shape(o)}{n}" for o, n in enumerate(player["favors"]) if n]
        if fate and not fate["grand"]:
            left = player["objective"]
            said.append(f"Fate: {left} to go" if left else "Fate: fulfilled")
        text = Text(f"{shape(seat)} ", style=colour(seat))
        lines.append(text.append(" · ".join(said), style="dim"))
    return [*lines, Text(_fate(fate), style="dim")] if fate else lines


def _fate(fate: dict[str, Any]) -> str:
    """What a Fate asks, what brings it nearer and what is lost or won by it."""
    if fate["grand"]:
        one, both = fate["grand"]
        return (
            f"Fate: when a chapter ends {one} Power for one grand ambition, {both} for both:"
            f" control {fate['realm']} systems; hold Favors of {_several(fate['favored'], 'Rival')}"
            " (S-FATE-9)"
        )
    bonus = f"; reached, {fate['bonus']} Power (S-FATE-8)" if fate["bonus"] else ""
    return (
        "Fate: to 0 before the Act ends, or each step that is left costs 1 Power (S-FATE-7)"
        f"{bonus}. Nearer by {fate['renown']} for each ambition won alone (S-FATE-4); when a"
        f" chapter ends by {fate['statecraft']} for each Rival whose Favor you hold (S-FATE-5) and"
        f" {fate['dominion']} for each system you control, at most {fate['most']} (S-FATE-6)"
    )


def _slots(player: dict[str, Any]) -> str:
    """What lies in the slots, from the left, each with its raid cost."""
    found = [
        f"{SHORT.get(type, '·')}{player['raid'][at] if at < len(player['raid']) else ''}"
        for at, type in enumerate(player["resources"])
    ]
    return " ".join(found)


def _taken(player: dict[str, Any]) -> Text:
    """Captives, Trophies and Outrage."""
    text = Text()
    for seat, number in enumerate(player["captives"]):
        if number:
            text.append(f"captives {shape(seat)}{number} ", style=colour(seat))
    for trophy in player["trophies"]:
        mark, style = _mark(trophy["owner"])
        text.append(f"{mark}{_several(trophy['number'], trophy['piece'])} ", style=style)
    if player["outrage"]:
        text.append(f"Outrage: {' '.join(SHORT[type] for type in player['outrage'])}", style="red")
    return text


def _cards(view: dict[str, Any]) -> list[RenderableType]:
    """Hands as far as they are known, cards played, Leaders, Lore and Guild cards."""
    lines: list[RenderableType] = []
    for seat, player in enumerate(view["seats"]):
        piles = (
            ("Leader", player["leader"]),
            ("Lore", player["lore"]),
            ("Guild cards", player["area"]),
            ("played", player["played"] + player["copied"]),
            ("seized with", player["seizing"]),
            ("hand", [card for card in player["hand"] if card["card"] is not None]),
        )
        said = [
            f"{name}: {', '.join(_card(card) for card in cards)}" for name, cards in piles if cards
        ]
        if said:
            text = Text(f"{shape(seat)} ", style=colour(seat))
            lines.append(text.append(" · ".join(said), style="default"))
    return lines
