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


LATER_PASSES = """
[[card]]
name = "Alliance Scout"
override_printed = true
[[card.ability]]
text = "Backlash: deal 1 damage to all enemy ships here."
when = "backlash"
do = { damage = 1, to = { side = "enemy", kind = "ship", here = true } }

[[card]]
name = "Missile Cruiser"
override_printed = true
[[card.ability]]
text = "Your other ships here have -1 defense."
while = { defense = -1, to = { side = "own", kind = "ship", here = true, other = true } }

[[card]]
name = "Four: Battleform"
override_printed = true
[[card.ability]]
text = "When a ship here is destroyed, deal 2 damage to all enemy ships here."
when = { ship_destroyed = { kind = "ship", here = true }, once = true }
do = { damage = 2, to = { side = "enemy", kind = "ship", here = true } }
"""


@pytest.mark.proves("C-DMG-09")
def test_ships_of_all_passes_are_boarded_together() -> None:
    """The Missile Cruiser falls by a Backlash, in a later pass than the Frigate, and both are
    boarded before anything follows from either: boarded alone, it would weaken the Pirates that
    take the Frigate, and they would be gone before."""
    ships = ["0 Sorellian Pirates", "0 Sorellian Pirates", "0 Alliance Scout"]
    sectors = {"b2": stand(*ships, "1 Missile Cruiser", "1 Frigate")}
    g = game(sectors, moment="battle", patch=LATER_PASSES)
    hurt, whole = g.cards("Sorellian Pirates")
    g.t.damage[hurt] = 1
    g.fight(
        (f"sorellian-pirates~{hurt}", "Frigate"),
        (f"sorellian-pirates~{whole}", "Missile Cruiser"),
        ("Frigate", "Alliance Scout"),
    )
    assert g.happened("damages 0 missile-cruiser 1") == 1
    assert (g.controller("Missile Cruiser"), g.controller("Frigate")) == (0, 0)
    assert g.cards("Sorellian Pirates") == [whole]


@pytest.mark.proves("C-DMG-09", "C-KW-BOARDING-6")
def test_what_a_living_boarder_destroys_in_a_later_pass_is_boarded() -> None:
    """No attack hit the Picket Ship: the Battleform's ability did, when the Drone fell."""
    sectors = {"b2": stand("0 Four: Battleform", "0 Frigate", "1 Picket Ship", "1 Drone")}
    g = game(sectors, moment="battle", patch=LATER_PASSES, factions=("Mechan", "Roonian"))
    g.fight(("Frigate", "Drone"))
    assert g.happened("uses 0 four-battleform") == 1
    assert g.happened("boards 0 picket-ship") == 1
    assert g.controller("Picket Ship") == 0
    assert g.is_out("Drone")  # the Frigate's alone


@pytest.mark.proves("C-DMG-09", "C-WIN-05")
def test_the_win_is_looked_at_when_every_pass_is_over() -> None:
    """A homeworld falls, then the other one with the ship that held it: a tie, and no win of
    whoever came second."""
    sectors = {
        "b1": stand("1 Mechan Dreadstar"),
        "b4": stand("0 Dreadnought", "0 Frigate"),
        "a2": stand("0 Cruiser", "1 Picket Ship"),
        "c4": {"ruler": 1},
    }
    patch = """
[[card]]
name = "Picket Ship"
override_printed = true
[[card.ability]]
text = "Friendly homeworlds have +1 defense."
while = { defense = 1, to = { side = "friendly", kind = "homeworld" } }
"""
    g = game(sectors, moment="battle", factions=("Terran Alliance", "Mechan"), patch=patch)
    g.fight(
        ("Dreadnought", "Mechan Homeworld"),
        ("Frigate", "Mechan Homeworld"),
        ("Cruiser", "Picket Ship"),
        ("Mechan Dreadstar", "Terran Homeworld"),
    )
    fallen = [said for said in g.story() if said.startswith("destroyed") and "homeworld" in said]
    assert fallen == ["destroyed 0 terran-homeworld damage", "destroyed 1 mechan-homeworld damage"]
    assert g.happened("tie 0") == 1  # between both, and not the second one's win alone
