"""Seize the Imperium in the terminal: each player's Worlds and Units, then the fight and its sums.

What matters most stands lowest, next to the question: a terminal that is too small loses the top.
"""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regent.cli.marks import colour, shape
from regent.cli.tables.generic import flowed
from regent.play.describe import Describer

CELL: Final = 40
"""Columns a World needs beside others; the table has as many columns as fit."""

PARTED: Final = 2
MARKS: Final = {"throne": "♛", "depleted": "↷", "disputed": "≠"}
LEGEND: Final = (
    "♛ Throne",
    "↷ depleted",
    "≠ Disputed",
    "✹ damage",
    "CC Conquest counters",
    "ATT/DEF",
    "Fleet Orbital Installation Troop",
)
"""As much of it as a line has room for."""

SHORT: Final = {
    "Atmospheric": "Atmo",
    "Firing Arcs": "Arcs",
    "Hardened": "Hard",
    "Piercing": "Pierce",
    "Reinforced": "Reinf",
    "Surprise Strike": "Surprise",
}
STEPS: Final = ("before Step 1", "Attacker", "Defender", "losses", "withdrawal")
SIGNS: Final = {"add": "", "multiply": "×", "divide": "÷"}
MOST_POOL: Final = 15


def draw(view: dict[str, Any], describer: Describer, width: int) -> RenderableType:
    """Turn and Phase; every player with Worlds, Units and Characters; hands; the fight."""
    fought = _fought(view)
    longest = max(len(describer.seat(seat)) for seat in range(len(view["seats"])))
    parts: list[RenderableType] = [_heading(view, describer, width)]
    parts.append(_legend(width))
    for seat, player in enumerate(view["seats"]):
        parts.append(_player(view, seat, describer.seat(seat).ljust(longest), width))
        if player["worlds"]:
            parts.append(_worlds(player["worlds"], fought, width))
        parts += _people(seat, player, width)
    parts += _hands(view, width)
    if view["played"]:
        parts.append(_listed(Text("Reactions: "), [_off(card) for card in view["played"]], width))
    if fought is not None:
        parts += _fight(view, fought, describer, width)
    return Group(*parts)


def _heading(view: dict[str, Any], describer: Describer, width: int) -> Text:
    duel = "worlds_left" in view
    if duel and not view["turn"]:
        pieces = [Text("Duel over ten Worlds")]
    elif duel:
        left = view["worlds_left"]
        pieces = [Text(f"World {view['turn']} of {view['turn'] + left}"), Text(f"{left} left")]
    elif view["phase"] == "set-up":
        pieces = [Text("Setting up")]
    else:
        pieces = [Text(f"Turn {view['turn']}"), Text(f"{view['phase'].title()} Phase")]
        pieces.append(_who(view["active"], describer))
    if not duel:
        regent = view["regent"]
        if not view.get("no_regent"):
            who = _who(regent, describer) if regent >= 0 else Text("none")
            pieces.append(Text("Regent: ").append_text(who))
        pieces.append(Text(f"{view['victory_points']} Victory points win", style="dim"))
    return flowed(Text(), pieces, " · ", 0, width)


def _legend(width: int) -> Text:
    said = ""
    for mark in LEGEND:
        more = f"{said} · {mark}" if said else mark
        if len(more) > width:
            break
        said = more
    return Text(said, style="dim", no_wrap=True, overflow="crop")


def _who(seat: int, describer: Describer) -> Text:
    return Text(f"{shape(seat)} {describer.seat(seat)}", style=f"bold {colour(seat)}")


# -- players ------------------------------------------------------------------------------------


def _player(view: dict[str, Any], seat: int, name: str, width: int) -> Text:
    """Points, Resource counters, hand, decks (Asset, System, Character), Discard Pile, and the
    Worlds and Characters that lie facedown for the viewer."""
    player = view["seats"][seat]
    active = view["active"] == seat and view["turn"] > 0
    head = Text("▸" if active else " ", style="bold")
    head.append(f"{shape(seat)} {name}", style=f"bold {colour(seat)}")
    if "pool" in player:
        facts = [f"{player['score']:2} points", f"hand {player['hand_size']}"]
        facts.append(f"pool {len(player['pool'])}")
    else:
        decks = "/".join(str(player[deck]) for deck in ("assets", "systems", "characters"))
        facts = [f"{player['points']:2} VP", f"{player['resources']:2} RC"]
        facts += [f"hand {player['hand_size']}", f"decks {decks}"]
        facts.append(f"discards {len(player['discard']):2}")
    pieces = [Text(fact) for fact in facts]
    if player["bids"]:
        pieces.append(Text(f"bid {len(player['bids'])}", style="bold"))
    hidden = [
        f"{_unknown(player[zone])}{letter}"
        for zone, letter in (("reserve", "W"), ("court", "C"))
        if _unknown(player[zone])
    ]
    if hidden:
        pieces.append(Text(f"facedown {' '.join(hidden)}", style="dim"))
    if player.get("out"):
        pieces.append(Text("out of the game", style="bold"))
    if player["regent"]:
        pieces.append(Text("Regent", style="bold"))
    return flowed(head.append("  "), pieces, "  ", 4, width)


def _people(seat: int, player: dict[str, Any], width: int) -> list[RenderableType]:
    """Characters faceup, with class and race; Artifacts in play."""
    pieces: list[Text] = []
    for person in player["figures"]:
        text = Text(short(person["name"]), style=colour(seat))
        text.append(f" {_marks(person)}".rstrip(), style="bold")
        text.append(f" {person['class']}/{person['race']}", style="dim")
        pieces.append(text)
    for relic in player.get("relics", []):
        text = Text(short(relic["name"]), style=colour(seat))
        text.append(f" {_marks(relic)}".rstrip(), style="bold")
        text.append(" Artifact", style="dim")
        pieces.append(text)
    return [flowed(Text("  "), pieces, " · ", 4, width)] if pieces else []


def _unknown(cards: list[dict[str, Any]]) -> int:
    return len([card for card in cards if card["card"] is None])


# -- Worlds and Units ---------------------------------------------------------------------------


def _worlds(
    worlds: list[dict[str, Any]], fought: dict[str, Any] | None, width: int
) -> RenderableType:
    """In as many columns as fit; each World goes to the column that is shortest so far."""
    across = max(1, min(len(worlds), width // CELL))
    each = max(1, width // across - PARTED)
    columns: list[list[Text]] = [[] for _ in range(across)]
    heights = [0] * across
    for world in worlds:
        at = heights.index(min(heights))
        lines = _world(world, fought, each)
        columns[at] += lines
        heights[at] += sum(line.plain.count("\n") + 1 for line in lines)
    grid = Table.grid(padding=(0, PARTED, 0, 0), pad_edge=False)
    for _ in range(across):
        grid.add_column(width=each, overflow="fold")
    grid.add_row(*[Text("\n").join(column) for column in columns])
    return Padding(grid, (0, 0, 0, PARTED), expand=False)


def _world(world: dict[str, Any], fought: dict[str, Any] | None, width: int) -> list[Text]:
    """The World, and beneath it what stands there; a fight is drawn by itself, and as long as it
    lasts what stands elsewhere goes without keywords."""
    lines = [flowed(Text(), _of_world(world, world is fought), " ", 2, width)]
    if world is fought:
        return lines
    for count, unit in grouped(world["units"]):
        pieces = _unit(count, unit, width - 2)
        if fought is None:
            pieces += _keywords(unit)
        lines.append(flowed(Text("  "), pieces, " ", 6, width))
    return lines


def _of_world(world: dict[str, Any], fought: bool) -> list[Text]:
    holder = world["controller"]
    name = short(world["name"])
    pieces = [Text(name, style=f"bold {colour(holder)}")]
    if world["system"] not in name:
        pieces.append(Text(f"({world['system']})", style="dim"))
    marks = _marks(world) + ("⚔" if fought else "")
    if marks:
        pieces.append(Text(marks, style="bold"))
    pieces += [Text(f"cost {world['cost']}"), Text(f"DEF {world['def']}")]
    if world["owner"] not in (-1, holder):
        pieces.append(Text(f"taken from {shape(world['owner'])}", style=colour(world["owner"])))
    for seat, counters in enumerate(world["conquest"]):
        if counters:
            said = f"{shape(seat)}{counters}/{world['required']} CC"
            pieces.append(Text(said, style=colour(seat)))
    return pieces


def grouped(units: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any]]]:
    """Units that look the same, once with their number, by player in the order they came."""
    found: list[tuple[int, dict[str, Any]]] = []
    keys: list[dict[str, Any]] = []
    for unit in sorted(units, key=_holder):
        key = {k: v for k, v in unit.items() if k not in ("card", "host", "number")}
        numbers = [unit["number"]] if "number" in unit else []
        if key in keys:
            at = keys.index(key)
            found[at][1]["numbers"] += numbers
            found[at] = (found[at][0] + 1, found[at][1])
        else:
            keys.append(key)
            found.append((1, {**unit, "numbers": numbers}))
    return found


def _holder(unit: dict[str, Any]) -> int:
    return int(unit["controller"])


def _unit(count: int, unit: dict[str, Any], room: int = 0) -> list[Text]:
    """`◆F↷ 2× Drone Fighter #41 42 3/3 ✹1`, in pieces; the name is cut where there is little room.

    Numbers tell equal Units apart, as options and log do."""
    holder = unit["controller"]
    mark = Text(f"{shape(holder)}{unit['type'][0]}", style=colour(holder))
    mark.append(_marks(unit), style="bold")
    strength = f"{unit['att']}/{unit['def']}"
    name = f"{count}× {short(unit['name'])}" if count > 1 else short(unit["name"])
    left = max(8, room - mark.cell_len - len(strength) - 2)
    if room and len(name) > left:
        name = name[: left - 1].rstrip() + "…"
    pieces = [mark, Text(name, style=colour(holder))]
    if unit["numbers"]:
        pieces.append(Text("#" + " ".join(str(n) for n in unit["numbers"]), style="dim"))
    pieces.append(Text(strength))
    if unit["damage"]:
        pieces.append(Text(f"✹{unit['damage']}", style="bold red"))
    if unit["missions"]:
        pieces.append(Text(f"Missions {unit['missions']}"))
    if "versus" in unit:
        pieces.append(Text(f"vs {unit['versus']}"))
    return pieces


def _keywords(unit: dict[str, Any]) -> list[Text]:
    """In short; Deployed says nothing any more once a Unit is there."""
    found: list[Text] = []
    for word in unit["keywords"]:
        if word == "Deployed":
            continue
        name, _, number = word.partition(" +")
        said = SHORT.get(name, name) + (f"+{number}" if number else "")
        found.append(Text(said, style="dim"))
    return found


def _marks(card: dict[str, Any]) -> str:
    return "".join(mark for key, mark in MARKS.items() if card.get(key))


def short(name: str) -> str:
    """A name without its epithet: Mars, Robot's Bane is Mars."""
    for cut in (", ", " of "):
        name = name.partition(cut)[0]
    return name.removesuffix(" Counter")


# -- hands --------------------------------------------------------------------------------------


def _hands(view: dict[str, Any], width: int) -> list[RenderableType]:
    """Every card the viewer may see that does not lie on the table."""
    lines: list[RenderableType] = []
    for seat, player in enumerate(view["seats"]):
        for word, cards in (
            ("hand", player["hand"]),
            ("facedown", player["reserve"] + player["court"]),
            ("bid", player["bids"]),
            ("pool", player.get("pool", [])),
        ):
            known = [_off(card) for card in cards if card["card"] is not None]
            if known and (word != "pool" or len(known) <= MOST_POOL):
                head = Text(f"{shape(seat)} {word}: ", style=colour(seat))
                lines.append(_listed(head, _counted(known), width))
    return lines


def _listed(head: Text, pieces: list[Text], width: int) -> Text:
    return flowed(head, pieces, " · ", 2, width)


def _counted(pieces: list[Text]) -> list[Text]:
    """Each text once, with its number."""
    said = [piece.plain for piece in pieces]
    found: list[Text] = []
    for i, piece in enumerate(pieces):
        if said[i] not in said[:i]:
            number = said.count(said[i])
            found.append(piece.append(f" ×{number}", style="dim") if number > 1 else piece)
    return found


def _off(card: dict[str, Any]) -> Text:
    """A card in hand: `Interceptor Squadron (F 5, 4/4)`; a token on it is a star."""
    text = Text("✶" if card.get("marked") else "", style="bold")
    text.append(short(card["name"]), style="default")
    kind = f"{card['type'][0]} " if "att" in card else ""
    if card["type"] in ("World", "Character"):
        kind = f"{card['type']} "
    strength = f", {card['att']}/{card['def']}" if "att" in card else ""
    return text.append(f" ({kind}{card['cost']}{strength})", style="dim")


# -- the Conquest Action ------------------------------------------------------------------------


def _fought(view: dict[str, Any]) -> dict[str, Any] | None:
    """The World that is fought over."""
    if view["conquest"] is None:
        return None
    for player in view["seats"]:
        for world in player["worlds"]:
            if world["card"] == view["conquest"]["world"]:
                found: dict[str, Any] = world
                return found
    return None


def _fight(
    view: dict[str, Any], world: dict[str, Any], describer: Describer, width: int
) -> list[RenderableType]:
    """Where, who and when; both sides; every declared attack with its sum."""
    now = view["conquest"]
    pieces = [Text(f"⚔ {short(now['name'])}", style="bold")]
    if _marks(world):
        pieces[0].append(f" {_marks(world)}")
    sides = _who(now["attacker"], describer)
    sides.append(" → ", style="default").append_text(_who(now["defender"], describer))
    pieces.append(sides)
    if now["exchange"]:
        step = now["step"]
        pieces.append(Text(f"Exchange {now['exchange']} of {now['exchanges']}"))
        pieces.append(Text(f"Step {step}: {STEPS[step]}" if 0 < step < len(STEPS) else STEPS[0]))
    else:
        pieces.append(Text(f"before the first of {now['exchanges']} Exchanges"))
    pieces.append(Text(f"{now['counters']} of {now['required']} CC", style="bold"))
    lines: list[RenderableType] = [flowed(Text(), pieces, " · ", 2, width)]
    for attacks, word in ((True, "Attacking: "), (False, "Defending: ")):
        units = [unit for unit in world["units"] if bool(unit.get("attacks")) == attacks]
        standing = [
            Text(" ").join([*_unit(count, unit), *_keywords(unit)])
            for count, unit in grouped(units)
        ]
        lines.append(_listed(Text(word, style="dim"), standing or [Text("nobody")], width))
    holders = {unit["card"]: unit["controller"] for unit in world["units"]}
    holders[world["card"]] = world["controller"]
    for target in _targets(now["attacks"]):
        shots = [shot for shot in now["attacks"] if shot["target"] == target]
        lines += _attacks(shots, _unsplit(now["attacks"]), holders, width)
    return lines


def _targets(attacks: list[dict[str, Any]]) -> list[int]:
    return list(dict.fromkeys(shot["target"] for shot in attacks))


def _unsplit(attacks: list[dict[str, Any]]) -> list[int]:
    """Units that aim at several targets and have not said yet how much goes where."""
    units = [shot["unit"] for shot in attacks if not shot["share"]]
    return [unit for unit in units if units.count(unit) > 1]


def _attacks(
    shots: list[dict[str, Any]], unsplit: list[int], holders: dict[int, int], width: int
) -> list[RenderableType]:
    """All attacks on one target: one in a line, several below what they come to together."""
    target = _named(shots[0]["target"], shots[0]["target_name"], holders).append(":")
    split = all(shot["unit"] not in unsplit for shot in shots)
    if len(shots) == 1:
        line = [_named(shots[0]["unit"], shots[0]["name"], holders), Text("→"), target]
        line += _value(shots[0], not split)
        line += _against(shots[0])
        if split:
            line.append(_verdict(shots))
        return [flowed(Text("  "), line, " ", 6, width)]
    mixed = len({shot["def"] for shot in shots}) > 1
    line = [Text("all →"), target]
    line.append(Text(f"{_together(shots)}" if split else "not split yet", style="bold"))
    if not mixed:
        line += _against(shots[0])
    if split and not mixed:
        line.append(_verdict(shots))
    parts: list[Text] = []
    for count, shot in _alike(shots, unsplit):
        pieces = [Text(f"{count}×")] if count > 1 else []
        pieces.append(_named(shot["unit"], shot["name"], holders).append(":"))
        pieces += _value(shot, shot["unit"] in unsplit)
        if mixed:
            pieces += _against(shot)
        parts.append(Text(" ").join(pieces))
    return [
        flowed(Text("  "), line, " ", 6, width),
        flowed(Text("      "), parts, " · ", 6, width),
    ]


def _alike(shots: list[dict[str, Any]], unsplit: list[int]) -> list[tuple[int, dict[str, Any]]]:
    """Attacks with the same sum, once with their number."""
    found: list[tuple[int, dict[str, Any]]] = []
    for shot in shots:
        same = [at for at, (_, other) in enumerate(found) if _same(other, shot, unsplit)]
        if same:
            found[same[0]] = (found[same[0]][0] + 1, found[same[0]][1])
        else:
            found.append((1, shot))
    return found


def _same(one: dict[str, Any], other: dict[str, Any], unsplit: list[int]) -> bool:
    keys = ("name", "share", "cancelled", "number", "terms", "def")
    return all(one[k] == other[k] for k in keys) and (
        (one["unit"] in unsplit) == (other["unit"] in unsplit)
    )


def _named(card: int, name: str, holders: dict[int, int]) -> Text:
    """A Unit or World behind the shape of its player."""
    holder = holders.get(card, -1)
    return Text(shape(holder) + short(name), style=colour(holder)) if holder >= 0 else Text(name)


def _value(shot: dict[str, Any], unsplit: bool) -> list[Text]:
    """What one attack counts."""
    if unsplit:
        return [Text(f"{shot['number']} to be split")]
    pieces = _sum(shot["terms"], shot["number"], shot["share"])
    return [*pieces, Text("cancelled", style="bold")] if shot["cancelled"] else pieces


def _sum(terms: list[dict[str, Any]], result: int, share: int = 0) -> list[Text]:
    """`6 +4 (Rapid Strike Fleet) = 10`: what is printed, then each term with its source."""
    pieces = [Text(f"{terms[0]['amount']}" + (" as its share" if share else ""))]
    for term in terms[1:]:
        sign = SIGNS.get(term["layer"], "")
        said = f"{sign}{term['amount']}" if sign else f"{term['amount']:+d}"
        source = f" ({short(term['source'])})" if term["source"] else ""
        pieces.append(Text(said).append(source, style="dim"))
    if len(terms) > 1:
        pieces.append(Text(f"= {result}", style="bold"))
    return pieces


def _against(shot: dict[str, Any]) -> list[Text]:
    terms = _sum(shot["def_terms"], shot["def"])
    return [Text("vs DEF ").append_text(terms[0]), *terms[1:]]


def _together(shots: list[dict[str, Any]]) -> int:
    return sum(shot["number"] for shot in shots if not shot["cancelled"])


def _verdict(shots: list[dict[str, Any]]) -> Text:
    hit = _together(shots) >= shots[0]["def"]
    return Text("✓ reaches it" if hit else "✗ too little", style="bold")
