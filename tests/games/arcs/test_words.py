"""What is said of Arcs, where words depend on who reads, or on numbers of the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regent.games.arcs import verbs
from regent.games.arcs.actions import Influence
from regent.games.arcs.battle import Collect
from regent.games.arcs.chapter import award
from regent.games.arcs.codes import (
    BUILD,
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
from regent.games.arcs.hits import ON_ATTACKERS, ON_SHIPS, Hits
from regent.games.arcs.map import PLACES, SYSTEMS
from regent.games.arcs.outrage import provoke
from regent.games.arcs.resources import Arrange
from regent.games.arcs.saying import place_words
from regent.games.arcs.state import AREA, Arcs
from regent.games.arcs.title import TITLE
from regent.games.arcs.turn import Lead, Turn
from regent.games.arcs.values import planet_type
from regent.games.arcs.vox import Spread
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
    [(3, 0, "3 fresh ships"), (2, 1, "2 fresh and 1 damaged ships"), (0, 1, "1 damaged ship")],
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
    copied = TITLE.effect(t, pack(verbs.COPY, mobile))
    assert copied == "1 action: Move, Secure or Battle (only Move is of use now)"
    led = TITLE.effect(t, pack(verbs.LEAD, cards["Construction 2"]))
    assert led == "4 actions: Build or Repair (only Build is of use now)"
    led = TITLE.effect(t, pack(verbs.LEAD, cards["Administration 2"]))
    assert led == "4 actions: Tax, Repair or Influence (Repair is of no use now)"
    for verb in (verbs.PIVOT, verbs.COPY):
        assert ": 1 action: " in option(t, verb, mobile)


def test_a_city_says_what_it_gives() -> None:
    t = start(3)
    system = next(at for at in range(1, SYSTEMS) if planet_type(t, at) == FUEL)
    place = place_words(system)
    assert option(t, verbs.TAX, system, ME) == f"Tax the city in {place} (yours): Fuel"
    assert option(t, verbs.SETTLE, system, CITY) == f"In {place} with a city: Fuel"
    t.tokens[FUEL] = 0
    words = option(t, verbs.TAX, system, ME)
    assert words == f"Tax the city in {place} (yours): no Fuel is left in the supply"


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
    said = asked("Turn", "", Turn(ME).subject(t))
    assert said.endswith("You may seize the initiative first.")
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
    assert named <= {*TITLE.frames, "one", "other"}, "or as many actions as are lost by it"


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
    said = "Prison Wardens: Execute, move any number of Captives to your Trophies"
    assert option(t, verbs.NEW_ACTION, card) == f"{said} (nothing would come of it now)"
    t.capture(ME, 1)
    assert option(t, verbs.NEW_ACTION, card) == said


def test_of_favors_reads_only_who_can_return_any() -> None:
    session = Scenario.read(SCENARIOS / "empire-summit-force-twice-and-run-out.toml").open()
    asked = "Your Summit, before all negotiate: what do you do?"
    said: list[str] = []
    for given in ("cede 1 0 6-hex-fresh-city", "give-captive 1 0 0", ""):
        decision = session.decision(ME)
        assert decision is not None
        said.append(SAY.prompt(session.table, decision).text)
        if given:
            session.answer(ME, given)
    assert said[0].startswith(f"{asked} To make somebody give you something you return one Favor")
    assert said[-1] == asked


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
    assert SAY.order(order) == "Keeps your resources as they lie, until you withdraw this"
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


@pytest.mark.proves("A-COMP-8")
def test_a_turn_in_which_nothing_is_possible_waits_to_be_ended() -> None:
    """The question says so, and the log says what was lost and why."""
    session = Scenario.read(SCENARIOS / "build-with-nothing-left.toml").open()
    t, question = session.table, session.decision(ME)
    assert isinstance(t, Arcs)
    assert question is not None
    assert SAY.prompt(t, question).text == (
        "Prelude, then your turn: 4 actions are left, "
        "but nothing that your card buys is possible now."
    )
    assert SAY.option(t, ME, A_DONE).text == "End your turn; 4 actions are not used"
    session.answer(ME, "done", question.id)
    (told,) = [event for event in session.events(ME) if event.kind == "ends-turn"]
    assert told.clause == "A-COMP-8"
    assert SAY.event(t, told, 1).text == (
        "Ada ends the turn. 4 actions were left, but nothing that the card buys was possible."
    )


def test_a_card_of_which_nothing_can_come_says_so_before_it_is_played() -> None:
    t = Scenario.read(SCENARIOS / "build-with-nothing-left.toml").open().table
    assert isinstance(t, Arcs)
    card = t.lead
    t.end_turn()
    t.stack.append(Lead(ME))
    assert option(t, verbs.LEAD, card) == (
        "Lead with Construction 2: 4 actions: Build or Repair (none of them is of use now)"
    )


IDLE = " (nothing would come of it now)"


@pytest.mark.proves("A-COMP-8")
def test_the_last_pip_that_went_into_nothing_is_taken_back() -> None:
    """Pressgang without a Captive: it is marked before, said after, and the turn waits."""
    session = Scenario.read(SCENARIOS / "guild-12-nothing-comes-of-it.toml").open()
    t = session.table
    assert isinstance(t, Arcs)
    assert option(t, verbs.TAKE, BUILD) == f"Build{IDLE}"
    session.answer(ME, "take build")
    assert [event.kind for event in session.events(ME)][-2:] == ["uses", "nothing"]
    question = session.decision(ME)
    assert question is not None
    assert SAY.prompt(t, question).text == (
        "Your turn: nothing came of that action, and none is left. Take it back, or end your turn."
    )
    session.undo(ME)
    assert t.pips == 0
    assert session.table.pips == 1
    session.answer(ME, "take build")
    session.answer(ME, "done")
    assert session.awaited() == [1]


@pytest.mark.proves("A-OUTR-1")
def test_whoever_may_destroy_a_city_reads_what_outrage_takes() -> None:
    """On the attack, with the dice, where hits are dealt, and on the hit that destroys it; who
    attacks alone reads it, and a Loyal card stays (A-GUILD-01)."""
    session = Scenario.read(SCENARIOS / "battle-outrage-and-ransack.toml").open()
    t = session.table
    assert isinstance(t, Arcs)
    takes = "you provoke Outrage of Weapon: you lose a Weapon and Skirmishers"
    place = PLACES.index("3-hex")
    assert option(t, verbs.BATTLE, place, 1) == (
        f"Attack Bob in 3 Hex: no ships; if you destroy the city, {takes}"
    )
    session.answer(ME, "take battle")
    t = session.table
    assert isinstance(t, Arcs)
    warning = (
        "If you destroy a city here you provoke Outrage of Weapon: "
        "you lose 1 resource and 1 Guild card."
    )
    t.stack.append(Hits(1, ON_ATTACKERS, "A-BATTLE-8", ME))
    for frame in (Collect([0, 0, 0], ME), Hits(2, ON_SHIPS, "A-BATTLE-10", ME)):
        said = asked(frame.prompt(), frame.clause(), frame.subject(t))
        assert said.endswith(f" {warning}")
        t.stack.append(frame)
    hit = f"Destroy a damaged city (Bob): {takes}"
    assert option(t, verbs.HIT, 1, CITY, DAMAGED) == hit
    assert option(t, verbs.HIT, 1, CITY, FRESH) == "Damage a fresh city (Bob)"
    own = Hits(1, ON_ATTACKERS, "A-BATTLE-8", ME)
    assert "Outrage" not in asked(own.prompt(), own.clause(), own.subject(t))


def test_outrage_that_spreads_says_what_it_takes_and_tells_it_in_one_line() -> None:
    session = Scenario.read(SCENARIOS / "vox-28-outrage-spreads.toml").open()
    t = session.table
    assert isinstance(t, Arcs)
    t.stack.append(Spread(1))
    t.waiting = 1 << 1
    assert t.held(1, FUEL) == 1
    said = SAY.option(t, 1, pack(verbs.TYPE, FUEL)).text
    assert said == "Fuel: you lose a Fuel"
    t.put_token(1, 1, FUEL)
    t.log = Log(TITLE.events)
    provoke(t, 1, FUEL, "A-VOX-28")
    (told,) = [event for event in t.log.events if event.kind == "discards"]
    assert SAY.event(t, told, ME).text == "Bob discards 2 Fuel resources."
    assert told.clause == "A-VOX-28"


def test_seizing_where_it_changes_nothing_says_so() -> None:
    """Who surpasses all and comes last; not who is surpassed, or comes before somebody."""
    t = Scenario.read(SCENARIOS / "seize-where-one-leads-anyway.toml").open().table
    assert isinstance(t, Arcs)
    card = t.hand(ME)[0]
    said = "Seize the initiative with Aggression 2"
    assert option(t, verbs.SEIZE, card) == f"{said} (you take it anyway when this round ends)"
    turn = t.stack[-1]
    assert "seize" not in asked(turn.prompt(), turn.clause(), turn.subject(t))
    t.leader = 2
    assert option(t, verbs.SEIZE, card) == said, "seat 1 still follows"
    assert "seize" in asked(turn.prompt(), turn.clause(), turn.subject(t))


@pytest.mark.parametrize("system", range(SYSTEMS))
def test_a_gate_is_called_a_gate(system: int) -> None:
    said = option(start(3), verbs.PLACE, system)
    assert said == f"In {place_words(system)}"
    assert ("the gate of cluster" in said) == (system % 4 == 0)


def card_of(t: Arcs, name: str) -> int:
    return t.face.index(t.spec.names.index(name))


@pytest.mark.parametrize(
    ("verb", "says"),
    [
        (verbs.INFLUENCE, "Put an Agent on"),
        (verbs.SECURE, "Secure"),
        (verbs.RANSACK, "Ransack"),
        (verbs.STEAL_CARD, "Steal"),
        (verbs.DISCARD_CARD, "Discard"),
    ],
)
def test_a_card_that_is_chosen_by_name_says_what_it_does(verb: int, says: str) -> None:
    t = start(3)
    spies, song = card_of(t, "Lattice Spies"), card_of(t, "Mass Uprising")
    for card in (spies, song):
        t.learn(card, 1 << ME)
    assert option(t, verb, spies) == (
        f"{says} Lattice Spies: Psionic Guild. Prelude, before any other action, discard this:"
        " seize the initiative"
    )
    assert option(t, verb, song) == (
        f"{says} Mass Uprising: Choose a cluster; place 1 ship in each of its systems. Discard this"
    )


def test_the_council_says_what_securing_it_is_good_for() -> None:
    t = start(3, ruleset="empire")
    said = option(t, verbs.SECURE, card_of(t, "Imperial Council"))
    assert said.startswith("Secure Imperial Council: when the round ends you may call the Summit")
