"""Contention in the terminal: the sector map as a grid, the contenders, hands and cards in play."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regent.cli.marks import colour, shape
from regent.games.contention.changes import COLONY_TOKENS
from regent.play.describe import Describer

WIDEST: Final = 22
NARROWEST: Final = 11
FIGHTS: Final = ("Ship", "Station")
TEAMS: Final = "ABC"
TOKENS: Final = {"bonus": "Terran bonus token", "extractor": "Extractor token"}


def draw(view: dict[str, Any], describer: Describer, width: int) -> RenderableType:
    """Turn and phase, the map, a line for each contender, hands, what lies off the map."""
    parts: list[RenderableType] = [_heading(view, describer)]
    if view["ahead"] is not None:
        parts.append(Text(_ahead(view["ahead"], describer), style="bold"))
    parts.append(_map(view, width))
    parts.append(_contenders(view, describer, width))
    parts += _hands(view, describer)
    return Group(*parts)


def _heading(view: dict[str, Any], describer: Describer) -> Text:
    holder = view["scepter"]
    turn = f"Turn {view['turn']}" if view["turn"] else "Before turn 1"
    text = Text(f"{turn} · {view['phase'].title()} · scepter: ")
    text.append(f"{shape(holder)} {describer.seat(holder)}", style=colour(holder))
    text.append(f" · {_goals(view, describer)}", style="dim")
    return text


def _ahead(ahead: dict[str, Any], describer: Describer) -> str:
    """Who wins at the end of this turn as things stand."""
    way = describer.plain(f"way-{ahead['clause'].lower()}")
    return describer.plain("ahead", {"who": describer.seat(ahead["seat"]), "way": way})


def _goals(view: dict[str, Any], describer: Describer) -> str:
    """The ways to win that are in force."""
    values = {"favor": view["favor_to_win"], "teams": "yes" if view["teams"] else "no"}
    return describer.plain(
        "wins", {"ways": " · ".join(describer.plain(f"goal-{g}", values) for g in view["goals"])}
    )


# -- the map ------------------------------------------------------------------------------------


def _map(view: dict[str, Any], width: int) -> RenderableType:
    """Each sector three lines: name and ruler, strength of the location, fleets by owner."""
    sectors = {(place["row"], place["col"]): place for place in view["map"]}
    rows = 1 + max(row for row, _ in sectors)
    cols = 1 + max(col for _, col in sectors)
    each = max(NARROWEST, min(WIDEST, (width - cols - 1) // cols))
    grid = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=0, pad_edge=False)
    for _ in range(cols):
        grid.add_column(width=each, no_wrap=True, overflow="crop")
    for row in range(rows):
        cells = [sectors.get((row, col)) for col in range(cols)]
        grid.add_row(*[_sector(cell, each) if cell else Text("") for cell in cells])
    return grid


def _sector(place: dict[str, Any], width: int) -> Text:
    text = Text(no_wrap=True)
    where = place["location"]
    ruler = place["controller"]
    text.append(f"{place['sector']} ", style="dim")
    if where["card"] is None:
        text.append("unexplored", style="dim italic")
    else:
        style = colour(ruler) if ruler >= 0 else ("" if place["up"] else "italic")
        mark = shape(ruler) if ruler >= 0 else ("·" if place["up"] else "?")
        name = f"{mark}{where['name']}"
        if len(name) > width - 3:
            name = name.replace("Homeworld", "Home").replace("Imperial ", "")
        text.append(_short(name, width - 3), style=style)
    text.append("\n")
    if ruler >= 0:
        text.append(_short(_strength(where), width))
    text.append("\n")
    _fleets(text, [a for a in place["assets"] if a["type"] in FIGHTS], width)
    return text


def _strength(card: dict[str, Any]) -> str:
    """Attack, defense with damage, and keywords: 2/7-3 Range 1."""
    damage = f"-{card['damage']}" if card["damage"] else ""
    words = " ".join(word.replace(":", "") for word in card["keywords"])
    return f"{card['attack']}/{card['defense']}{damage} {words}".rstrip()


def _fleets(text: Text, assets: list[dict[str, Any]], width: int) -> None:
    """The fighting assets of a sector by owner: ◆3/3 2/2-1; as many as fit, then how many more."""
    left = width
    for i, asset in enumerate(assets):
        damage = f"-{asset['damage']}" if asset["damage"] else ""
        said = f"{shape(asset['controller'])}{asset['attack']}/{asset['defense']}{damage}"
        if len(said) + (4 if i + 1 < len(assets) else 0) > left:
            text.append(f"+{len(assets) - i}", style="bold")
            return
        text.append(said, style=colour(asset["controller"]))
        text.append(" ")
        left -= len(said) + 1


def _short(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


# -- the contenders -----------------------------------------------------------------------------


def _contenders(view: dict[str, Any], describer: Describer, width: int) -> RenderableType:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for name in ("", "favor", "resources", "locations", "tokens placed", "hand", "deck", "now"):
        table.add_column(
            name, header_style="dim", justify="left" if name in ("", "now") else "right"
        )
    for seat, player in enumerate(view["seats"]):
        who = Text(f"{shape(seat)} {describer.seat(seat)}", style=f"bold {colour(seat)}")
        who.append(f" {player['faction']}", style="dim")
        if view["teams"]:
            who.append(f" · team {TEAMS[player['team']]}", style="bold")
            who.append(", speaker" if player["speaker"] else "", style="dim")
        # As the goal counts them: all that are placed win (C-WIN-02).
        placed = COLONY_TOKENS - player["colony_tokens"]
        tokens = f"{placed}/{COLONY_TOKENS}" + ("!" if player["last_token"] else "")
        table.add_row(
            who,
            str(player["favor"]),
            str(player["resources"]),
            str(player["locations"]),
            tokens,
            str(player["hand_size"]),
            str(player["deck"]),
            _now(player),
        )
    return table


def _now(player: dict[str, Any]) -> str:
    if not player["alive"]:
        return "out of the game"
    playing = player["playing"]
    if playing:
        return f"{playing['name']} ({player['status']})"
    mine = player["dropped"]
    if mine:  # only in the view of the seat itself
        said = mine["card"]["name"] if mine["card"] else mine["what"].replace("-", " ").title()
        return f"face down: {said}"
    return "sitting out" if player["sitting_out"] else ""


# -- hands and cards ----------------------------------------------------------------------------


def _hands(view: dict[str, Any], describer: Describer) -> list[RenderableType]:
    """Every card the viewer may see that does not stand on the map."""
    lines: list[RenderableType] = []
    for seat, player in enumerate(view["seats"]):
        known = [card for card in player["hand"] if card["card"] is not None]
        if known:
            lines.append(_pile(seat, "hand", [f"{c['name']} ({c['cost']})" for c in known]))
        if player["scrap"]:
            lines.append(_pile(seat, "scrap pile", _counted(player["scrap"])))
        if player["off_map"]:
            text = Text(f"{shape(seat)} off the map: ", style=colour(seat))
            names = [_attached(card, describer) for card in player["off_map"]]
            text.append(" · ".join(names), style="default")
            lines.append(text)
    return lines + _on_the_map(view)


def _pile(seat: int, word: str, names: list[str]) -> Text:
    text = Text(f"{shape(seat)} {word}: ", style=colour(seat))
    return text.append(" · ".join(names), style="default")


def _counted(cards: list[dict[str, Any]]) -> list[str]:
    """Each name once, with its number, the latest first."""
    names = [str(card["name"]) for card in reversed(cards)]
    return [
        f"{name} ×{names.count(name)}" if names.count(name) > 1 else name
        for i, name in enumerate(names)
        if name not in names[:i]
    ]


def _attached(card: dict[str, Any], describer: Describer) -> str:
    on = card.get("on_seat", -1)
    other = on >= 0 and on != card["controller"]
    return f"{card['name']} on {describer.seat(on)}" if other else str(card["name"])


def _on_the_map(view: dict[str, Any]) -> list[RenderableType]:
    """What stands in each sector, by name: the grid has only room for numbers."""
    text = Text()
    named = {place["location"]["card"]: place["location"].get("name", "") for place in view["map"]}
    for place in view["map"]:
        named |= {asset["card"]: asset["name"] for asset in place["assets"]}
    for place in view["map"]:
        if not place["assets"] and "tokens" not in place["location"]:
            continue
        text.append("  " if text else "")
        text.append(f"{place['sector']} ", style="dim")
        text.append(_tokens(place["location"]), style="bold")
        for i, asset in enumerate(place["assets"]):
            owner = asset["controller"]
            text.append(", " if i else "")
            number = f" #{asset['number']}" if "number" in asset else ""
            text.append(f"{shape(owner)}{asset['name']}{number}", style=colour(owner))
            if asset["type"] in FIGHTS:
                text.append(f" {_strength(asset)}", style="default")
            if "owner" in asset:
                text.append(f" (was {shape(asset['owner'])}’s)", style=colour(asset["owner"]))
            if "host" in asset:
                text.append(f" on {named.get(asset['host'], 'a card')}", style="dim")
            text.append(_tokens(asset), style="bold")
            if "target" in asset:
                text.append(f" ⚔ {named.get(asset['target'], 'a card')}", style="bold red")
    return [text] if text else []


def _tokens(card: dict[str, Any]) -> str:
    """The Terran bonus and Extractor tokens that lie on a card (C-COMP-03)."""
    return "".join(f" [{TOKENS[token]}]" for token in card.get("tokens", []))
