"""The words in which Leaders and Lore are written. They follow those of the Court in the list."""

from __future__ import annotations

from typing import Final

from regent.games.arcs.codes import AMBITIONS, TYPES
from regent.kernel.vocabulary import Param, Word


def _plain(name: str, text: str) -> Word:
    return Word(name, "do", [], text, f'"{name}"')


def _number(name: str, text: str, example: int) -> Word:
    param = Param(name, "number", required=True, low=1, high=15)
    return Word(name, "do", [param], text, f"{{ {name} = {example} }}")


def _type(name: str, text: str) -> Word:
    param = Param(name, "choice", required=True, values=TYPES)
    return Word(name, "do", [param], text, f'{{ {name} = "fuel" }}')


def _types(name: str, text: str) -> Word:
    param = Param(name, "choices", required=True, values=TYPES)
    return Word(name, "do", [param], text, f'{{ {name} = ["material", "fuel"] }}')


LORE_ACTIONS: Final = ("summon", "fire-rifles", "nurture", "prune", "guide", "martyr", "annex")

LORE_WORDS: Final = [
    # Leaders
    _plain("beloved", "attacked, influence if a Trophy was taken; no ransacking in battle"),
    Word(
        "second_place",
        "do",
        [Param("second_place", "choice", required=True, values=AMBITIONS)],
        "second-place Power for first place in {second_place}, nothing for second place",
        '{ second_place = "tyrant" }',
    ),
    _type("tax_bonus", "Copy or Pivot to tax: also gain 1 {tax_bonus}"),
    _types("outraged", "an Agent on the Outrage icons of {outraged}"),
    _type("lavish", "after scoring, if Tycoon was scored, discard all {lavish}"),
    _plain("ambitious", "when you declare an ambition you may gain 1 resource of any type"),
    _plain("callow", "you cannot tax cities that you do not control"),
    _number("committed", "attacking {committed} more dice, and at least so many", 2),
    _number("disorganized", "you cannot move more than {disorganized} ships at a time", 2),
    _plain("tactical", "Copy or Pivot to battle: you may move before or after"),
    _plain("charismatic", "Copy or Pivot to secure: you may influence before or after"),
    _plain("generous", "to declare an ambition give a Guild card to the Rival of least Power"),
    _plain("bold", "when you declare an ambition put 1 Agent on each of any Court cards"),
    _plain("paranoid", "you cannot secure a Guild card with only 1 Agent"),
    Word(
        "learned",
        "do",
        [
            Param("learned", "number", required=True, low=1, high=15),
            Param("keep", "number", required=True, low=1, high=15),
        ],
        "draw {learned} Lore cards, keep {keep}",
        "{ learned = 5, keep = 2 }",
    ),
    _plain("ruthless", "once per turn hit the building that you taxed or built at to do it again"),
    Word(
        "hated",
        "do",
        [
            Param("hated", "number", required=True, low=1, high=15),
            Param("agents", "number", required=True, low=1, high=10),
        ],
        "scrap {hated} ships and {agents} Agents",
        "{ hated = 2, agents = 3 }",
    ),
    _plain("tricky", "reroll Raid dice, as many as you have types of resources"),
    _plain("wary", "no more Assault than Skirmish dice"),
    _plain("connected", "declaring what was not declared: secure the top card of the Court deck"),
    _plain("influential", "Copy or Pivot to influence: you may influence twice"),
    _plain("proud", "Power from ambitions for an untied first place only"),
    _number("decentralized", "scrap the {decentralized} leftmost cities of your board", 2),
    _plain("inspiring", "where you have a ship tax Rival cities and empty slots"),
    _plain("principled", "you cannot tax cities of your own"),
    _plain("mythic", "after taxing a city on a planet you may change the type of the planet"),
    _plain("ancient", "gates give Catapults, your starports do not"),
    _plain("irregular", "intercepting, Weapon icons deal the hits; then discard 1 Weapon"),
    _plain("resilient", "after battles of yours repair 1 ship for each starport you control"),
    # Lore
    _plain("summon", "once per turn build 1 ship at a city you control"),
    _plain("fire_rifles", "Skirmish dice of a system against a defender in an adjacent one"),
    _plain("sprint", "one group of fresh ships that moved may move once more"),
    _plain("mirror", "attacked by Assault dice: one intercept symbol more"),
    _plain("harbors", "ships are built fresh; no Raid dice where you have a fresh starport"),
    _plain("breaker", "attacking with fresh ships only: ignore one rolled intercept symbol"),
    _plain("drones", "after attacking repair 1 attacking ship"),
    _plain("gate_ports", "starports on gates; capture 1 Agent of a Rival who moves into one"),
    _plain("cloud_cities", "a city outside the slots of a planet for 1 resource of its type"),
    _plain("nurture", "tax one of your cities"),
    _plain("prune", "replace your starport in a slot by your city, or the reverse"),
    _plain("gate_stations", "cities on gates, of the types of all cities of the cluster"),
    _plain("railguns", "attacked with a fresh ship: one attacking ship is hit first"),
    _plain("holdings", "1 more resource slot, with raid cost 4"),
    _plain("torpedoes", "reroll Assault dice, as many as your fresh attacking ships"),
    _plain("sensors", "attacked: first move fresh ships from adjacent systems into the battle"),
    _plain("guide", "move any ships between your fresh starport and an adjacent system"),
    _plain("exosuits", "1 Raid die where the defender has no building"),
    _plain("martyr", "destroy 1 of your fresh ships to destroy 1 other ship in its system"),
    _plain("vision", "while Empath is declared: reroll any of your dice once"),
    _types("clear", "clear your Outrage of {clear}"),
    _plain("bond", "while Empath is declared: cities and starports are like Loyal"),
    _plain("trust", "while Keeper is declared: no Rival steals a type that they have"),
    _plain(
        "solidarity", "while Keeper is declared: Guild cards stay beside a resource of their suit"
    ),
    _plain("cruelty", "while Warlord is declared: tax cities again"),
    _plain("terror", "while Warlord is declared: return a Trophy to influence"),
    _plain("ego", "while Tyrant is declared: return a Captive to secure"),
    _plain("annex", "while Tyrant is declared: replace a building that you control by yours"),
    _plain("second_ambition", "while Tycoon is declared: discard Material and Fuel to declare"),
    _plain("charm", "while Tycoon is declared: exchange Material and Fuel for any resources"),
]

LORE_FIRST: Final = 29
"""How many words stand before these."""
BELOVED: Final = LORE_FIRST + 0
SECOND_PLACE: Final = LORE_FIRST + 1
TAX_BONUS: Final = LORE_FIRST + 2
OUTRAGED: Final = LORE_FIRST + 3
LAVISH: Final = LORE_FIRST + 4
AMBITIOUS: Final = LORE_FIRST + 5
CALLOW: Final = LORE_FIRST + 6
COMMITTED: Final = LORE_FIRST + 7
DISORGANIZED: Final = LORE_FIRST + 8
TACTICAL: Final = LORE_FIRST + 9
CHARISMATIC: Final = LORE_FIRST + 10
GENEROUS: Final = LORE_FIRST + 11
BOLD: Final = LORE_FIRST + 12
PARANOID: Final = LORE_FIRST + 13
LEARNED: Final = LORE_FIRST + 14
RUTHLESS: Final = LORE_FIRST + 15
HATED: Final = LORE_FIRST + 16
TRICKY: Final = LORE_FIRST + 17
WARY: Final = LORE_FIRST + 18
CONNECTED: Final = LORE_FIRST + 19
INFLUENTIAL: Final = LORE_FIRST + 20
PROUD: Final = LORE_FIRST + 21
DECENTRALIZED: Final = LORE_FIRST + 22
INSPIRING: Final = LORE_FIRST + 23
PRINCIPLED: Final = LORE_FIRST + 24
MYTHIC: Final = LORE_FIRST + 25
ANCIENT: Final = LORE_FIRST + 26
IRREGULAR: Final = LORE_FIRST + 27
RESILIENT: Final = LORE_FIRST + 28
SUMMON: Final = LORE_FIRST + 29
FIRE_RIFLES: Final = LORE_FIRST + 30
SPRINT: Final = LORE_FIRST + 31
MIRROR: Final = LORE_FIRST + 32
HARBORS: Final = LORE_FIRST + 33
BREAKER: Final = LORE_FIRST + 34
DRONES: Final = LORE_FIRST + 35
GATE_PORTS: Final = LORE_FIRST + 36
CLOUD_CITIES: Final = LORE_FIRST + 37
NURTURE: Final = LORE_FIRST + 38
PRUNE: Final = LORE_FIRST + 39
GATE_STATIONS: Final = LORE_FIRST + 40
RAILGUNS: Final = LORE_FIRST + 41
HOLDINGS: Final = LORE_FIRST + 42
TORPEDOES: Final = LORE_FIRST + 43
SENSORS: Final = LORE_FIRST + 44
GUIDE: Final = LORE_FIRST + 45
EXOSUITS: Final = LORE_FIRST + 46
MARTYR: Final = LORE_FIRST + 47
VISION: Final = LORE_FIRST + 48
CLEAR: Final = LORE_FIRST + 49
BOND: Final = LORE_FIRST + 50
TRUST: Final = LORE_FIRST + 51
SOLIDARITY: Final = LORE_FIRST + 52
CRUELTY: Final = LORE_FIRST + 53
TERROR: Final = LORE_FIRST + 54
EGO: Final = LORE_FIRST + 55
ANNEX: Final = LORE_FIRST + 56
SECOND_AMBITION: Final = LORE_FIRST + 57
CHARM: Final = LORE_FIRST + 58
