"""What token ships are: made by effects, worth nothing, gone when destroyed."""

from __future__ import annotations

import pytest

from tests.games.contention.table import covers, game, on, rule, stand

TOKENS = [
    ("Droneling", 1, 1, 1, 6),
    ("Fighter", 1, 1, 3, 3),
    ("Destroyer", 3, 3, 2, 3),
    ("Dreadnought", 6, 6, 1, 2),
]
MAKERS = {
    "Droneling": ("Propagate", 3),
    "Fighter": ("Alert Fighters", 2),
    "Destroyer": ("Reinforcements", 1),
    "Dreadnought": ("Imperial Armada", 1),
}


@covers(*[row[0] for row in TOKENS])
@pytest.mark.parametrize("row", TOKENS, ids=lambda row: row[0])
def test_tokens_come_from_effects(row: tuple[str, int, int, int, int]) -> None:
    token, attack, defense, speed, _ = row
    card, count = MAKERS[token]
    g = game(hands={0: [card]})
    g.play({0: card})
    assert len(g.cards(token, "b1", 0)) == count
    assert (g.attack(token), g.defense(token), g.speed(token)) == (attack, defense, speed)
    assert g.t.spec.cost[g.t.face[g.cards(token)[0]]] == 0
    assert g.t.owner[g.cards(token)[0]] == 0


@pytest.mark.proves("C-COMP-04", "C-TOK-02", "C-TOK-08")
@covers(*[row[0] for row in TOKENS])
@pytest.mark.parametrize("row", TOKENS, ids=lambda row: row[0])
def test_nobody_controls_more_than_the_limit(row: tuple[str, int, int, int, int]) -> None:
    token, limit = row[0], row[4]
    card, count = MAKERS[token]
    sectors = {"a1": stand(*[f"0 {token}"] * (limit - 1)), "c4": stand(f"1 {token}")}
    g = game(sectors, {0: [card, card]})
    g.play({0: card})
    assert len(g.cards(token, seat=0)) == limit  # what fits, whatever others have
    g.play({0: card})
    assert len(g.cards(token, seat=0)) == limit
    assert len(g.cards(token, seat=1)) == 1
    assert card in g.names("scrap 0")
    assert count >= 1


@pytest.mark.proves("C-TOK-06")
@covers("Fighter")
def test_a_destroyed_token_leaves_the_game() -> None:
    sectors = {"a3": stand("1 Fighter", "0 Salvage Drone", "0 Frigate")}
    g = game(sectors, factions=("Mechan", "Avar"), moment="battle")
    g.fight(("Frigate", "Fighter"))
    assert g.is_out("Fighter")
    assert g.names("scrap 1") == []
    assert g.names("gone") == ["Fighter"]
    assert g.happened("gains 0 1") == 1  # a ship was destroyed all the same


@pytest.mark.proves("C-TOK-07")
@covers("Fighter")
def test_boarding_past_the_limit_is_ignored() -> None:
    sectors = {"a3": stand("0 Sorellian Pirates", "1 Fighter")}
    g = game(sectors, moment="battle")
    g.fight(("Sorellian Pirates", "Fighter"))
    assert g.controller("Fighter") == 0
    sectors["a1"] = stand(*["0 Fighter"] * 3)
    g = game(sectors, moment="battle")
    g.fight(("Sorellian Pirates", g.named("Fighter", "a3")))
    assert len(g.cards("Fighter")) == 3


@pytest.mark.proves("C-TOK-07")
@covers("Fighter")
def test_a_stolen_token_past_the_limit_stays() -> None:
    sectors = {"a3": stand("1 Fighter"), "a1": stand(*["0 Fighter"] * 3)}
    g = game(sectors, {0: ["Proxy Captain"]}, factions=("Dregulon", "Sek"))
    g.play({0: "Proxy Captain"})
    assert g.t.controller[g.cards("Fighter", "a3")[0]] == 1


@pytest.mark.proves("C-TOK-05")
@covers("Droneling", "Destroyer")
def test_tokens_of_actions_need_a_site_that_takes_them() -> None:
    sectors = {"b1": {"ruler": -1}, "a2": rule("Duskmar", 0, on("Breeding Ground", 0))}
    g = game(sectors, {0: ["Propagate", "Reinforcements"]})
    g.play({0: "Propagate"})
    assert len(g.cards("Droneling", "a2")) == 3
    g.play({0: "Reinforcements"})  # a Destroyer is not Bio
    assert g.clauses("sent-back") == ["C-PLAY-04"]


@pytest.mark.proves("C-TOK-04")
@covers("Droneling")
def test_a_boarded_token_keeps_its_owner() -> None:
    g = game({"a3": stand("0 Sorellian Pirates", "1 Droneling")}, moment="battle")
    g.fight(("Sorellian Pirates", "Droneling"))
    assert (g.controller("Droneling"), g.t.owner[g.card("Droneling")]) == (0, 1)
