"""What the log and the options say: whose card, which of two, from what to what, and why."""

from __future__ import annotations

import re

import pytest

from regent.games.contention import (
    saying,
)
from regent.games.contention.codes import S_DO, W_CHOOSE_ONE
from regent.games.contention.state import PLAY
from regent.kernel.event import NUMBERED
from regent.play.describe import Describer
from tests.games.contention.table import TITLE, Game, game, on, rule, stand

PLAYERS = ["Ann", "Ben", "Cid", "Dee"]
TOLD = Describer(TITLE, PLAYERS)


def said(g: Game, kind: str, viewer: int = 0) -> list[str]:
    """The lines of a kind as a seat reads them."""
    return [TOLD.event(g.t, e, viewer).text for e in g.session.events(viewer) if e.kind == kind]


def options(g: Game, seat: int = -1) -> list[str]:
    seat = g.awaited if seat < 0 else seat
    decision = g.session.decision(seat)
    assert decision is not None
    return [TOLD.option(g.t, seat, action).text for action in decision.actions]


def prompt(g: Game) -> str:
    decision = g.session.decision(g.awaited)
    assert decision is not None
    return TOLD.prompt(g.t, decision).text


# -- whose, and which --------------------------------------------------------------------------


def test_a_line_says_whose_card_and_which_of_two_equal_ones() -> None:
    g = game({"b2": stand("0 Cruiser", "1 Cruiser", "1 Frigate"), "b3": stand("1 Cruiser")})
    mine, theirs = g.card("Cruiser", "b2", 0), g.card("Cruiser", "b2", 1)
    g.until("Declare")
    numbers = f"({g.attack('Cruiser')} damage; {g.defense('Cruiser')} destroy it)"
    assert f"Cruiser attacks Cruiser #2 (Ben) {numbers}" in options(g)
    assert "Cruiser attacks Frigate (Ben)" in " ".join(options(g))
    g.say(f"attack cruiser~{mine} cruiser~{theirs}")
    assert said(g, "targets") == ["Cruiser (yours) targets Cruiser #2 (Ben)."]
    assert said(g, "targets", 1) == ["Cruiser (Ann) targets Cruiser #2 (yours)."]


def test_a_number_is_kept_whoever_comes_goes_or_changes_hands() -> None:
    """The numbers of all equals in play differ, so that one which is taken over keeps its own; one
    that comes later has the smallest that is free."""
    g = game({"b2": stand(*["0 Fighter"] * 3, "1 Fighter")})
    first, second, third, theirs = g.cards("Fighter", "b2")
    numbers = [g.t.distinction(card) // NUMBERED for card in (first, second, third)]
    assert numbers == [1, 2, 3]
    g.t.move(second, g.t.scrap_of(0))
    assert g.t.distinction(third) // NUMBERED == 3
    g.t.move(first, g.t.scrap_of(0))
    g.t.move(second, PLAY)
    g.t.take_place(second, 0, g.t.at[third])
    assert [g.t.distinction(card) // NUMBERED for card in (second, third)] == [1, 3]
    g.t.move(first, PLAY)  # an older card, and the last to come
    g.t.take_place(first, 0, g.t.at[third])
    g.t.set_controller(theirs, 0)
    mine = [g.t.distinction(card) // NUMBERED for card in (first, second, third, theirs)]
    assert mine == [2, 1, 3, 4]
    assert g.t.clone().numbers == g.t.numbers


def test_a_move_names_the_player_and_the_number() -> None:
    g = game({"b2": stand("0 Cruiser", "0 Cruiser")}, moment="command")
    one, _ = g.cards("Cruiser", "b2")
    assert "Move Cruiser #1 from b2 to b3" in options(g)
    assert "Move Cruiser #2 from b2 to b3" in options(g)
    g.say(f"move cruiser~{one} b3")
    assert said(g, "moves") == ["Your Cruiser #1 moves to b3."]
    assert said(g, "moves", 1) == ["Ann’s Cruiser #1 moves to b3."]


def test_equals_that_fall_together_have_a_number_each_and_one_that_stays_keeps_its_own() -> None:
    g = game({"b2": stand("0 Dreadnought", "0 Dreadnought", *["1 Fighter"] * 3)})
    one, _, three = g.cards("Fighter", "b2")
    big = g.cards("Dreadnought", "b2")
    g.until("Declare")
    g.say(f"attack dreadnought~{big[0]} fighter~{one}")
    g.until("Declare")
    g.say(f"attack dreadnought~{big[1]} fighter~{three}")
    g.until("Drop")
    fallen = [line.split(" is ")[0] for line in said(g, "destroyed")]
    assert fallen == ["Fighter #1 (Ben)", "Fighter #3 (Ben)"]


# -- numbers, losses, permissions, hosts ---------------------------------------------------------


@pytest.mark.proves("C-CARD-14")
def test_a_changed_strength_says_from_to_and_by_what() -> None:
    g = game({"b2": stand("0 Cruiser")}, {0: ["Tactical Advantage"]})
    before, guard = g.attack("Cruiser"), g.defense("Cruiser")
    g.play({0: "Tactical Advantage"})
    now, then = g.attack("Cruiser"), g.defense("Cruiser")
    assert now > before
    why = "this turn, by Tactical Advantage"
    [attack] = said(g, "changes-attack")
    assert attack.startswith(f"The attack of Cruiser (yours) changes from {before} to {now} {why}")
    [defense] = said(g, "changes-defense", 1)
    assert defense.startswith(f"The defense of Cruiser (Ann) changes from {guard} to {then} {why}")


@pytest.mark.proves("C-DEST-11")
def test_a_loss_that_nobody_can_take_is_told() -> None:
    g = game({"b2": rule("Duskmar", 1, "0 Mothership")})
    g.fight(("Mothership", "Duskmar"))
    assert said(g, "spared") == ["Ben has no favor left: 1 favor of the loss is not lost."]
    assert g.clauses("spared") == ["C-DEST-11"]


def test_a_discount_is_told() -> None:
    g = game(factions=("Dregulon", "Sek"), moment="command")
    g.say("develop Dregulon Homeworld 0")
    assert said(g, "discount") == ["Your first Secret or Merc card this turn costs 1 less."]
    assert said(g, "discount", 1) == ["Ann’s first Secret or Merc card this turn costs 1 less."]


@pytest.mark.proves("C-ATT-07")
def test_an_attachment_says_what_it_is_on() -> None:
    g = game({"a1": rule("Duskmar", 0)}, {0: ["Missile Base"]})
    g.play({0: "Missile Base"}, "attach-to Duskmar")
    assert said(g, "attaches") == ["Your Missile Base is attached to Duskmar."]
    g = game(hands={0: ["Spy"]}, factions=("Dregulon", "Sek"))
    g.play({0: "Spy"})
    assert said(g, "attaches-to-player", 1) == ["Ann’s Spy is attached to you."]


# -- causes ----------------------------------------------------------------------------------------


@pytest.mark.proves("C-KW-RAMPAGE-3")
def test_rampage_is_told_as_rampage_and_not_as_an_attack() -> None:
    g = game({"b2": stand("0 Alliance Battleship", "1 Frigate")})
    g.fight()
    assert said(g, "rampages") == [
        "Alliance Battleship (yours) rampages: 2 damage to Frigate (Ben)."
    ]
    assert g.clauses("rampages") == ["C-KW-RAMPAGE-1"]
    assert said(g, "hits") == []


@pytest.mark.proves("C-DMG-03", "C-GLOSS-DESTROY", "C-ATT-03")
def test_every_destruction_cites_its_own_cause() -> None:
    g = game({"b2": stand("0 Cruiser", "1 Frigate")})
    g.fight(("Cruiser", "Frigate"))
    assert g.clauses("destroyed") == ["C-DMG-03"]
    assert said(g, "destroyed") == ["Frigate (Ben) is destroyed by damage."]
    g = game({"b2": stand("1 Soldier")}, {0: ["Black Op"]}, factions=("Terran Alliance", "Roonian"))
    g.play({0: "Black Op"})
    assert g.clauses("destroyed") == ["C-GLOSS-DESTROY"]
    assert said(g, "destroyed", 1) == ["Soldier (yours) is destroyed by an effect."]
    base = on("Missile Base", 1, "location")
    g = game({"b2": rule("Duskmar", 1, base, "0 Mothership", "0 Mothership")})
    one, other = g.cards("Mothership")
    g.fight((f"mothership~{one}", "Missile Base"), (f"mothership~{other}", "Duskmar"))
    assert sorted(g.clauses("destroyed")) == ["C-DMG-03", "C-DMG-03"]
    upgrade = on("Upgrade", 1, "Cruiser")
    g = game({"b2": stand("0 Mothership", "1 Cruiser", upgrade)}, factions=("Sek", "Mechan"))
    g.fight(("Mothership", "Cruiser"))
    assert sorted(g.clauses("destroyed")) == ["C-ATT-03", "C-DMG-03"]


def test_a_removed_card_is_somebodys() -> None:
    ships = stand("1 Border Guard", "1 Fighter")
    g = game({"a3": ships}, {0: ["Disintegration"]}, factions=("Sek", "Avar"))
    g.play({0: "Disintegration"})
    g.say("target Fighter")
    assert said(g, "removes", 0) == ["Ben’s Fighter is removed from play."]
    assert said(g, "removes", 1) == ["Your Fighter is removed from play."]


@pytest.mark.proves("C-TYPE-06")
def test_a_black_hole_is_cited_for_what_it_swallows() -> None:
    g = game({"b2": {"location": "Black Hole", "assets": ["0 Cruiser"]}}, moment="end")
    assert g.clauses("destroyed") == ["C-TYPE-06"]
    assert said(g, "destroyed") == ["Cruiser (yours) is destroyed by the Black Hole."]


# -- options and prompts ---------------------------------------------------------------------------


def test_a_choice_says_what_it_does() -> None:
    g = game(
        off_map={"0": ["Two: of the Inner Council"]},
        factions=("Mechan", "Sek"),
        moment="beginning",
    )
    assert options(g) == ["Gain 1 resource", "Draw a card"]
    assert prompt(g) == "Two: of the Inner Council: which of its two effects?"


@pytest.mark.proves("C-FACE-14")
def test_who_drops_what_would_come_back_is_warned() -> None:
    """Before it is done: no target, too dear, a second card with Limit."""
    g = game(hands={0: ["Black Op", "Slander", "Smear Campaign", "Frigate"]}, resources=5)
    back = "it would come back as a Bluff"
    assert f"Drop Black Op (nothing to choose for it: {back})" in options(g, 0)
    assert f"Drop Imperial Armada (too dear: {back})" in options(g, 0)
    for name in ("Slander", "Smear Campaign", "Frigate"):
        assert f"Drop {name}" in options(g, 0)
    g.play({0: "Slander"})
    g.until("Drop")
    assert f"Drop Smear Campaign (a second card with Limit: {back})" in options(g, 0)
    g.play({0: "Smear Campaign"})  # and it comes back
    assert g.happened("sent-back 0 smear-campaign") == 1


def test_every_choice_of_two_on_a_card_has_words() -> None:
    """No card of the set, and none that a patch brings, offers a bare number."""
    for card in TITLE.cards().cards:
        for ability in card.abilities:
            for op in ability.ops[S_DO]:
                if op.word == W_CHOOSE_ONE:
                    halves = [saying.half_text(ability, op, n) for n in range(2)]
                    assert all(len(half) > 3 and half[0].isupper() for half in halves), halves
                    assert halves[0] != halves[1]


def test_a_develop_ability_is_offered_in_its_own_words() -> None:
    g = game({"b1": stand("0 Cruiser")}, moment="command")
    g.say("done")
    wanted = (
        "Terran Homeworld: put the Terran bonus token on a friendly ship, from wherever it is."
        " The ship with the bonus token has +1 attack and +1 defense."
    )
    assert wanted in options(g)


def test_the_question_says_what_is_to_be_chosen() -> None:
    g = game({"a1": rule("Duskmar", 0), "a2": rule("Ironreach", 0)}, {0: ["Missile Base"]})
    g.play({0: "Missile Base"})
    assert prompt(g) == "What is Missile Base attached to?"
    assert "Attach to Duskmar at a1" in options(g)


@pytest.mark.proves("C-WIN-02", "C-TEAM-02")
def test_the_end_says_by_what_it_was_won_and_who_wins_too() -> None:
    g = game(
        seats=4,
        factions=("Sek", "Avar", "Mechan", "Roonian"),
        settings={"teams": "2v2"},
        favor=[8, 0, 0, 0],
        moment="end",
    )
    assert g.t.over
    assert said(g, "wins", 1) == ["Ann wins: enough favor at the end of the turn (8 favor)."]
    assert said(g, "wins-too", 2) == ["You win with the team of Ann."]


# -- by which rule -----------------------------------------------------------------------------


def asked_by(g: Game) -> str:
    """The rule that the question names."""
    decision = g.session.decision(g.awaited)
    assert decision is not None
    return decision.clause


def test_a_develop_ability_asks_by_its_own_rule_and_so_does_a_trigger() -> None:
    g = game(
        {"b2": stand("0 Frigate", "0 Cruiser")},
        factions=("Terran Alliance", "Sek"),
        moment="command",
    )
    g.say("done", "develop Terran Homeworld 0")
    assert asked_by(g) == "C-DEV-03"  # targets are chosen on use
    g = game(
        off_map={"0": ["Lord Zantarif"]},
        sectors={"b2": stand("0 Frigate")},
        factions=("Sek", "Avar"),
        moment="beginning",
    )
    assert asked_by(g) == "C-PLAY-21"


@pytest.mark.parametrize(("resources", "clause"), [([2, 0], "C-FACE-08"), ([5, 0], "C-FACE-09")])
def test_a_face_off_ends_by_empty_purses_or_because_nobody_played(
    resources: list[int], clause: str
) -> None:
    g = game(hands={0: ["Frigate", "Cruiser"]}, resources=resources)
    g.say("drop Frigate")
    if clause == "C-FACE-09":
        g.say("bluff")
    assert g.clauses("faceoff-ends") == [clause]


def test_what_is_left_to_an_attack_counts_those_declared() -> None:
    g = game({"b2": stand("0 Cruiser", "0 Frigate", "1 Cruiser")})
    g.until("Declare")

    def left() -> set[str]:
        found = [
            re.search(r"damage; (\d+ more destroy it|\d+ destroy it|enough .*)\)", words)
            for words in options(g)
        ]
        return {numbers[1] for numbers in found if numbers is not None}

    whole = g.defense("Cruiser")
    assert left() == {f"{whole} destroy it"}
    attack = next(name for name in g.offers() if name.startswith("attack"))
    by = g.attack("Frigate") if "frigate" in attack else g.attack("Cruiser")
    assert by > 0
    g.say(attack)
    assert g.prompt == "Declare"
    rest = f"{whole - by} more destroy it" if by < whole else "enough is aimed at it already"
    assert left() == {rest}
    assert prompt(g) == "Declare your attacks, or be done."


@pytest.mark.proves("C-GLOSS-LETHAL", "C-BATTLE-11", "C-KW-RAMPAGE-1", "C-KW-RAMPAGE-3")
def test_what_a_target_needs_counts_damage_rampage_and_what_adds_to_its_defense() -> None:
    """By the same sum that the rules go by, so that nobody attacks what falls anyway."""
    ships = ("0 Alliance Battleship", "0 Frigate", "1 Sek Battlecruiser")
    g = game({"a3": rule("Duskmar", 1, *ships, on("Orbital Defense Grid", 1))}, moment="battle")
    g.t.damage[g.card("Sek Battlecruiser")] = 1
    bonus = g.defense("Duskmar")
    whole = g.defense("Sek Battlecruiser") - 1 - 2  # the Rampage of the Battleship
    assert whole > 0

    def needed(target: str) -> set[str]:
        return {words[words.index("; ") :] for words in options(g) if f"attacks {target}" in words}

    assert needed("Sek Battlecruiser") == {f"; {whole} more destroy it)"}
    assert needed("Orbital Defense Grid") == {
        f"; {g.defense('Orbital Defense Grid') - 2} more destroy it)"
    }
    for card in ("Sek Battlecruiser", "Orbital Defense Grid"):
        g.t.damage[g.card(card)] = g.defense(card) - 2
    assert needed("Sek Battlecruiser") == {"; enough is aimed at it already)"}
    assert needed("Duskmar") == {f"; {bonus} destroy it)"}, "its defenders fall to Rampage"
    assert bonus > g.t.spec.defense[g.t.face[g.card("Duskmar")]]


def test_a_ship_on_its_way_is_named_with_the_steps_it_has_left() -> None:
    g = game({"b2": stand("0 Cruiser", "0 Frigate")})
    g.until("Movement")
    assert prompt(g) == "Move your ships one by one, or be done."
    speed = g.speed("Cruiser")
    assert speed > 1
    g.say(next(name for name in g.offers() if name.startswith("move cruiser")))
    left = speed - 1
    more = "one sector more" if left == 1 else f"up to {left} sectors more"
    assert prompt(g) == f"Cruiser is on its way: {more}, or stop here?"
