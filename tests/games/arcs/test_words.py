"""What is said of Arcs, where words depend on who reads, or on numbers of the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regent.games.arcs import verbs
from regent.games.arcs.actions import Influence
from regent.games.arcs.chapter import award
from regent.games.arcs.codes import (
    CITY,
    DAMAGED,
    EMPIRE,
    ESCALATION,
    FREE,
    FRESH,
    FUEL,
    KEEPER,
    KINDS,
    MATERIAL,
    PEACE,
    SECURE,
    SHIP,
    WEAPON,
)
from regent.games.arcs.edicts import Demand
from regent.games.arcs.events import MayCall
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.resources import Arrange
from regent.games.arcs.saying import place_words
from regent.games.arcs.state import AREA, Arcs
from regent.games.arcs.title import TITLE
from regent.games.arcs.turn import Turn
from regent.games.arcs.values import planet_type
from regent.kernel.action import A_DONE, pack
from regent.kernel.event import Log
from regent.play.describe import Describer
from regent.play.orders import Order
from regent.play.scenario import Scenario
from regent.play.session import Decision, Session, new_header
from tests.games.arcs.table import start

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "arcs"
SAY = Describer(TITLE, ["Ada", "Bob", "Cy"])
ME = 0


def option(t: Arcs, verb: int, *args: int) -> str:
    return SAY.option(t, ME, pack(verb, *args)).text


def asked(prompt: str, clause: str, about: list[int]) -> str:
    decision = Decision(
        id="", seat=ME, prompt=prompt, shape="", clause=clause, about=about, options=[], actions=[]
    )
    return SAY.prompt(start(3), decision).text


def test_what_is_the_readers_is_called_so() -> None:
    t = start(3)
    t.log = Log(TITLE.events)
    t.emit("captures", 1, "A-SEC-2", ME, 1)
    told = t.log.events[-1]
    assert SAY.event(t, told, ME).text == "Bob captures an Agent of yours."
    assert SAY.event(t, told, 2).text == "Bob captures an Agent of Ada."
    t.emit("council-decides", ME, "E-COUNCIL-3")
    assert SAY.event(t, t.log.events[-1], ME).text.endswith("as you secured it.")


def test_a_tribute_is_no_promise() -> None:
    """S-EDICT-8: the Edict takes a Favor of whoever has nothing else."""
    t = start(3, ruleset="empire")
    t.log = Log(TITLE.events)
    t.become_regent(ME)
    Demand(1 << ME, PEACE, 1).chosen(t, pack(verbs.DEMAND_FAVOR, ME))
    told = SAY.event(t, t.log.events[-1], ME)
    assert told.text == "The Edict of Peace costs you a Favor for Bob: nothing else could be paid."
    assert told.clause == "S-EDICT-8"


@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("A-SCORE-2", "You score 3 Power for Keeper."),
        ("A-SCORE-5", "You score 3 Power for cities (Keeper)."),
        ("A-SCORE-3", "You score 3 Power for a tied place (Keeper)."),
    ],
)
def test_power_is_said_to_be_for_what_it_is(clause: str, words: str) -> None:
    t = start(3)
    t.log = Log(TITLE.events)
    award(t, ME, 3, KEEPER, clause)
    assert SAY.event(t, t.log.events[-1], ME).text == words


@pytest.mark.parametrize(
    ("fresh", "damaged", "words"),
    [(3, 0, "3 fresh"), (2, 1, "2 fresh and 1 damaged"), (0, 1, "1 damaged")],
)
def test_no_ships_are_not_counted(fresh: int, damaged: int, words: str) -> None:
    assert option(start(3), verbs.GROUP, fresh, damaged) == words


def test_a_card_that_leads_or_surpasses_says_how_many_actions_it_gives() -> None:
    t = start(3)
    for card in range(len(t.face)):
        if t.spec.pips[t.face[card]] == 4:
            for verb in (verbs.LEAD, verbs.SURPASS):
                assert ": 4 actions: " in option(t, verb, card)
            return
    raise AssertionError("no card of four pips")


def test_an_event_card_says_how_many_actions_mirroring_gives() -> None:
    t = start(3, ruleset="empire")
    assert option(t, verbs.MIRROR, 0).endswith(": 0 actions"), "nothing leads"
    assert option(start(3), verbs.MIRROR, 0).endswith(": 0 actions"), "nor are there Events"
    t.lead = next(c for c in range(len(t.face)) if t.spec.pips[t.face[c]] == 3)
    card = t.zones[t.where[t.lead]][0]
    assert ": 3 actions: " in option(t, verbs.MIRROR, card)
    t.mirror()
    assert option(t, verbs.MIRROR, card).endswith(": 0 actions"), "S-EVENT-4"


def test_a_card_says_which_actions_it_gives() -> None:
    """A-CARD-1: a pivot those of its own suit, a copy those of the lead."""
    t = start(3)
    cards = {t.spec.names[t.face[card]]: card for card in range(len(t.face))}
    t.lead = cards["Aggression 3"]
    mobile = cards["Mobilization 5"]
    t.waiting = 1 << ME
    assert TITLE.effect(t, pack(verbs.PIVOT, mobile)) == "1 action: Move or Influence"
    assert TITLE.effect(t, pack(verbs.COPY, mobile)) == "1 action: Move, Secure or Battle"
    led = TITLE.effect(t, pack(verbs.LEAD, cards["Construction 2"]))
    assert led == "4 actions: Build or Repair"
    for verb in (verbs.PIVOT, verbs.COPY):
        assert ": 1 action: " in option(t, verb, mobile)


def test_a_city_says_what_it_gives() -> None:
    t = start(3)
    system = next(at for at in range(1, SYSTEMS) if planet_type(t, at) == FUEL)
    place = place_words(system)
    assert option(t, verbs.TAX, system, ME) == f"The city in {place} (yours): Fuel"
    assert option(t, verbs.SETTLE, system, CITY) == f"In {place} with a city: Fuel"
    t.tokens[FUEL] = 0
    words = option(t, verbs.TAX, system, ME)
    assert words == f"The city in {place} (yours): no Fuel is left in the supply"


def test_answers_of_the_empire_say_what_they_bring() -> None:
    t = start(3, ruleset="empire")
    t.waiting = 1 << ME
    for seat in range(3):
        t.become_regent(seat)
    t.take_tile(1)
    t.set_policy(PEACE)
    assert "pays a Relic or Psionic into the Trust" in option(t, verbs.A_ENFORCE >> 36)
    assert option(t, verbs.POLICY, ESCALATION).startswith("Change it to Escalation: no Demand this")
    assert option(t, verbs.A_EDICTS >> 36).endswith("changes the Policy of Peace")
    assert "; " in option(t, verbs.A_CRISES >> 36)
    assert "tile" not in option(t, verbs.A_LEAVE >> 36)
    t.take_tile(ME)
    assert option(t, verbs.A_LEAVE >> 36).endswith("go to the Regent with the most Power")
    t.become_outlaw(1)
    t.become_outlaw(2)
    assert option(t, verbs.A_LEAVE >> 36).endswith("its Trust costs you 0 Power")
    t.take_tile(-1)
    assert option(t, verbs.A_EDICTS >> 36).endswith("there is no First Regent to govern")


@pytest.mark.parametrize(
    ("clause", "words"), [("S-EVENT-9", "dice are rolled"), ("E-COUNCIL-4", "Crises or Edicts")]
)
def test_whoever_may_call_the_summit_reads_what_follows_anyway(clause: str, words: str) -> None:
    assert asked("MayCall", clause, []).endswith(f"{words} either way.")


def test_a_turn_says_that_the_initiative_may_be_seized() -> None:
    t = start(3)
    t.initiative, t.seized, t.acted = 1, 0, 0
    t.pips = t.prelude = 1
    assert "seize the initiative with another card, face down" in asked(
        "Turn", "", Turn(ME).subject(t)
    )
    assert option(t, verbs.SEIZE, t.hand(ME)[0]).startswith("Seize the initiative with ")
    t.initiative = ME
    assert "seize" not in asked("Turn", "", Turn(ME).subject(t))


def test_an_attack_says_who_defends_and_how_strongly() -> None:
    """E-BATTLE-5: beside a Regent Imperial ships defend, too."""
    t = start(3, ruleset="empire")
    t.pieces = [0] * len(t.pieces)
    for owner, condition in ((1, FRESH), (1, FRESH), (1, DAMAGED), (EMPIRE, FRESH)):
        t.place(5, owner, SHIP, condition)
    t.become_regent(1)
    place = place_words(5)
    words = option(t, verbs.BATTLE, 5, 1)
    joined = f"Attack Bob in {place}: 2 fresh, 1 damaged, and beside them Imperial ships: 1 fresh"
    assert words == joined
    t.become_outlaw(1)
    assert option(t, verbs.BATTLE, 5, 1) == f"Attack Bob in {place}: 2 fresh, 1 damaged"
    t.become_outlaw(2)
    assert option(t, verbs.BATTLE, 5, 2) == f"Attack Cy in {place}: no ships"


def test_a_resource_spent_by_a_card_names_it() -> None:
    t = start(3)
    t.log = Log(TITLE.events)
    card = next(c for c in range(len(t.face)) if t.spec.names[t.face[c]] == "Loyal Keepers")
    t.move(card, t.zone(ME, AREA))
    t.slots[0] = WEAPON
    t.waiting = 1 << ME
    Turn(ME).spend(t, WEAPON, SECURE)
    assert SAY.event(t, t.log.events[-1], ME).text == "You spend a Weapon by Loyal Keepers: Secure."


def test_being_done_says_with_what() -> None:
    t = start(3)
    for frame, words in (
        (MayCall("S-EVENT-9", ME), "No Summit"),
        (Turn(ME), "End your turn"),
    ):
        t.stack.append(frame)
        assert SAY.option(t, ME, A_DONE).text == words


def test_words_for_being_done_are_those_of_questions() -> None:
    text = (TITLE.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    words = text.split("option-done =")[1].split("}\n\n")[0]
    named = set(re.findall(r"^    \[(\w+)\]", words, re.MULTILINE))
    assert named
    assert named <= set(TITLE.frames)


def test_a_trophy_says_of_whom_it_is() -> None:
    for owner, ending in (
        (FREE, "a Trophy, city of the Free States"),
        (ME, "a Trophy, city of yours"),
        (2, f"a Trophy, city of {SAY.seat(2)}"),
    ):
        words = option(start(3), verbs.GIVE_TROPHY, ME, 1, owner * KINDS + CITY)
        assert words.endswith(ending), words
        asked = option(start(3), verbs.DEMAND_TROPHY, 1, owner * KINDS + CITY)
        assert asked.endswith(ending.removeprefix("a Trophy, ")), asked


def test_a_city_that_is_freed_is_called_yours() -> None:
    t = start(3)
    t.log = Log(TITLE.events)
    t.emit("frees-state", 1, "S-COURT-14", 3, ME)
    assert SAY.event(t, t.log.events[-1], ME).text == (
        "Bob frees a city in 1 Hex (yours): it is a Free city now."
    )


def test_a_declaration_says_what_it_is_worth() -> None:
    t = start(3)
    said = "Declare Keeper: 5 Power for the most Relics, 3 for second place"
    assert option(t, verbs.DECLARE, KEEPER) == said
    scene = Scenario.read(SCENARIOS / "ambition-the-zero-leaves-the-pips.toml").open()
    scene.answer(ME, "lead Administration 5")
    leads = scene.table
    assert isinstance(leads, Arcs)
    assert isinstance(leads.stack[-1], Turn)
    assert option(leads, verbs.DECLARE, KEEPER) == f"{said}; your card then counts as 0"


def test_a_new_action_on_a_card_says_what_it_does() -> None:
    t = start(3)
    face = t.spec.names.index("Prison Wardens")
    t.stack.append(Influence(ME))
    card = list(t.face).index(face)
    t.move(card, t.zone(ME, AREA))
    assert option(t, verbs.NEW_ACTION, card) == (
        "Prison Wardens: Execute, move any number of Captives to your Trophies"
    )


def test_who_is_asked_to_rearrange_may_leave_it_so_for_good() -> None:
    """Nothing changes by it: it is the first answer, and may be given from now on."""
    session = Session.start(new_header(TITLE, "base", 3, "arrange"))
    t = session.table
    assert isinstance(t, Arcs)
    t.slots[0], t.slots[1] = FUEL, MATERIAL
    t.stack.append(Arrange(ME))
    t.waiting = 1 << ME
    t.offer_to = -1
    decision = session.decision(ME)
    assert decision is not None
    assert SAY.option(t, ME, decision.actions[0]).text == "Keep them as they are"
    assert SAY.rests(decision) == [("", "Keep them as they are from now on")]
    order = Order(seat=ME, prompt="Arrange", option=decision.habit)
    assert SAY.order(order) == (
        "Answers “done” when you may rearrange your resources, until you withdraw this"
    )
    session.order(order)
    assert session.table.stack[-1].prompt() != "Arrange"
    [given] = session.standing(ME)
    assert given.option == "done"


def test_an_exchange_says_where_things_go() -> None:
    t = start(3)
    t.waiting = 1 << ME
    t.slots[0], t.slots[1] = FUEL, -1
    assert option(t, verbs.SWAP_SLOTS, 0, 1) == "Put Fuel to raid cost 1"
    t.slots[1] = MATERIAL
    assert option(t, verbs.SWAP_SLOTS, 0, 1) == ("Put Fuel to raid cost 1, Material to raid cost 3")


def test_what_a_favor_forces_is_told_by_the_rule_of_forcing() -> None:
    """Nobody agreed to it: the page alerts whom it costs by that clause."""
    name = "empire-summit-force-twice-and-run-out"
    session = Scenario.read(SCENARIOS / f"{name}.toml").open()
    for option in ("cede 1 0 6-hex-fresh-city", "give-captive 1 0 0"):
        session.answer(0, option)
    told = {event.kind: event.clause for event in session.log.events}
    assert (told["cedes"], told["gives-captive"]) == ("E-SUMMIT-2", "E-SUMMIT-2")
