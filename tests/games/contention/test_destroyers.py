"""Who destroyed it, when one destruction leads to another (C-WHO, C-DMG-09)."""

from __future__ import annotations

import pytest

from regent.games.contention.state import GONE
from tests.games.contention.table import game, on, rule, stand

STRIKES_BACK = """
[[card]]
name = "Graviton Mine"
override_printed = true
[[card.ability]]
text = "Attach to a friendly location."
attach = { side = "friendly", kind = "location" }
[[card.ability]]
text = "Backlash: deal 3 damage to all enemy ships here."
when = "backlash"
do = { damage = 3, to = { side = "enemy", kind = "ship", here = true } }
[[card.ability]]
text = "When this destroys a ship, gain 1 resource."
when = { destroys = "ship" }
do = { resources = 1 }
"""


@pytest.mark.proves("C-WHO-01", "C-WHO-04")
@pytest.mark.parametrize("helped", [True, False])
def test_a_backlash_in_battle_is_damage_of_the_battle(helped: bool) -> None:
    """The Flagship (7) takes 3 or 5 by attacks of seat 2 and 3 more by seat 0's mine: whoever dealt
    the most in the whole step destroyed it, and a tie goes to the scepter."""
    ships = ["1 Alliance Flagship", "2 Catoran Raiders", "2 Frigate"]
    sectors = {"b2": rule("Duskmar", 0, on("Graviton Mine", 0), *ships)}
    g = game(
        sectors,
        moment="battle",
        seats=3,
        factions=("Sek", "Terran Alliance", "Dregulon"),
        patch=STRIKES_BACK,
        resources=0,
    )
    g.t.damage[g.card("Alliance Flagship")] = 1
    attacks = [("Alliance Flagship", "Graviton Mine"), ("Catoran Raiders", "Alliance Flagship")]
    if helped:
        attacks.append(("Frigate", "Alliance Flagship"))
    g.fight(*attacks)
    assert g.happened("damages 0 alliance-flagship 3") == 1
    assert g.happened("destroyed 1 alliance-flagship") == 1
    assert g.happened("uses 2 catoran-raiders") == (1 if helped else 0)
    # The Backlash, and for each ship it destroyed: the Raiders, the Frigate, perhaps the Flagship.
    assert g.happened("uses 0 graviton-mine") == (3 if helped else 4)


@pytest.mark.proves("C-WHO-05", "C-WHO-03")
def test_outside_battle_the_final_damage_decides() -> None:
    """Supernova deals 4 to the Flagship and destroys the mine, whose Backlash deals the last 3."""
    sectors = {"b2": rule("Duskmar", 0, on("Graviton Mine", 0), "1 Alliance Flagship")}
    g = game(
        sectors,
        {1: ["Supernova"]},
        factions=("Sek", "Terran Alliance"),
        patch=STRIKES_BACK,
        resources=[0, 9],
    )
    g.play({1: "Supernova"}, "choose-sector b2")
    assert g.happened("destroyed 1 alliance-flagship") == 1
    assert g.t.resources[0] == 1


@pytest.mark.proves("C-WHO-03", "C-DRAW-03")
def test_the_fallen_destroyer_is_remembered_by_what_it_was() -> None:
    """The Raiders fall first and are shuffled into a new deck before their victim falls."""
    ships = ["0 Catoran Raiders", "0 Imperial Battleship", "0 Imperial Battleship"]
    sectors = {"b2": stand(*ships, "1 Alliance Flagship", "1 Cruiser")}
    pile = {"scrap 0": ["Spy", "Assassin", "Cloning", "Diversion", "Rebel Leader"]}
    for seed in range(4):
        g = game(sectors, moment="battle", zones=pile, factions=("Dregulon", "Terran Alliance"))
        t = g.t
        t.rng[0] += seed
        for card in t.zones[t.deck_of(0)][:]:
            t.move(card, GONE)
        one, two = (f"imperial-battleship~{card}" for card in g.cards("Imperial Battleship"))
        raiders = g.card("Catoran Raiders")
        g.fight(
            ("Catoran Raiders", "Cruiser"),
            (one, "Alliance Flagship"),
            (two, "Alliance Flagship"),
            ("Alliance Flagship", "Catoran Raiders"),
        )
        assert g.happened("reshuffles 0") >= 1
        assert g.happened("destroyed 1 cruiser") == 1
        assert g.happened("gains 0 1") == 1
        if g.t.spec.slugs[g.t.face[raiders]] != "catoran-raiders":
            return  # the shuffle has given the number another face, and nothing was lost by it
    pytest.fail("no shuffle moved the face")
