"""Setting up: decks, secret choices, the bid, clashes of Throne Worlds, the Regent."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regent.games.seize.decks import DECK_RULES, starter
from regent.games.seize.parameters import R_HAND_SIZE, R_VICTORY_POINTS
from regent.games.seize.setup import make_possible
from regent.games.seize.state import ASSETS, CHARACTERS, COURT, MAP, RESERVE, SYSTEMS, Seize
from regent.games.seize.title import TITLE
from tests.games.seize.start import bid, found, fresh, ready
from tests.games.seize.table import Game

THREE = (
    ("Damirus Inner", "Ajee Delere"),
    ("Saturn", "Brigadier General Na'zeen"),
    ("Krinos Mecarios", "Alpha Theta Omicron"),
)
"""Legal choices of the first three seats of `ready`: 4 + 2, 3 + 2, 4 + 1."""


def seen_by(g: Game, viewer: int) -> list[dict[str, Any]]:
    """The players as one of them sees them."""
    seats: list[dict[str, Any]] = TITLE.view(g.t, viewer)["seats"]
    return seats


def played(*bids: int, choices: Any = THREE, **more: Any) -> Game:
    g = ready(**more)
    found(g, *choices)
    bid(g, *bids)
    return g


# -- decks and draws ------------------------------------------------------------------------------


@pytest.mark.proves("S22-SETUP-01")
def test_decks_are_split_in_three_and_may_be_the_same() -> None:
    g = fresh(settings={"deck_0": "ground", "deck_1": "ground"})
    t, deck = g.t, starter(3, TITLE.cards(), DECK_RULES["2022"])
    for seat in range(2):
        mine = [card for card in range(len(t.face)) if t.owner[card] == seat]
        assert Counter(t.face[card] for card in mine) == Counter(
            deck.assets() + deck.characters() + deck.worlds()
        )
        drawn = (6, 3, 3)
        for which, size, kept in zip(
            (ASSETS, CHARACTERS, SYSTEMS), (50, 10, 10), drawn, strict=True
        ):
            assert len(t.cards_in(seat, which)) == size - kept
        assert all(t.is_character(card) for card in t.cards_in(seat, CHARACTERS))
        assert all(t.is_world(card) for card in t.cards_in(seat, SYSTEMS))
    g = fresh(seats=4)
    firsts = [t.spec.decks[seat] for seat, t in enumerate([g.t] * 4)]
    assert firsts == [
        [d.assets(), d.characters(), d.worlds()]
        for d in (starter(theme, TITLE.cards(), DECK_RULES["2022"]) for theme in range(4))
    ]


@pytest.mark.proves("S22-SETUP-02", "S22-SETUP-03")
def test_the_first_draws_are_secret_and_shuffled() -> None:
    deals = set()
    for seed in ("one", "two", "three"):
        g = fresh(seed=seed)
        for seat in range(2):
            sizes = [len(g.names(f"{zone} {seat}")) for zone in ("reserve", "court", "hand")]
            assert sizes == [3, 3, 6]
            assert g.resources(seat) == 6
            for zone in ("reserve", "court", "hand"):
                other = seen_by(g, 1 - seat)[seat][zone]
                assert [back["card"] for back in other] == [None] * len(other)
                mine = seen_by(g, seat)[seat][zone]
                assert None not in [face["card"] for face in mine]
        deals.add(
            tuple(tuple(g.names(zone)) for zone in ("reserve 0", "court 0", "hand 0", "hand 1"))
        )
    assert len({deal[0] for deal in deals}) > 1
    assert len({deal[1] for deal in deals}) > 1
    assert len({deal[2] for deal in deals}) > 1


# -- the secret choice ----------------------------------------------------------------------------


@pytest.mark.proves("S22-SETUP-04", "S22-COMP-16")
def test_the_choice_is_secret_and_marked_with_tokens() -> None:
    g = ready(seats=2)
    g.say("throne Saturn", "lead Khamera", seat=1)
    assert g.session.awaited() == [0]
    assert seen_by(g, 0)[1]["reserve"][0] == {"card": None, "marked": False}
    g.say("throne Damirus Inner", "lead Ajee Delere", seat=0)
    for zone, name in (("reserve", "Saturn, Belter's Home"), ("court", "Khamera")):
        hidden = seen_by(g, 0)[1][zone]
        assert [back["card"] for back in hidden] == [None] * 3
        assert [back["marked"] for back in hidden] == [True, False, False]
        shown = {c["name"]: c["marked"] for c in seen_by(g, 1)[1][zone]}
        assert next(n for n, marked in shown.items() if marked).startswith(name)
    seen = seen_by(g, 0)[1]
    assert (seen["resources"], seen["hand_size"]) == (6, 6)
    assert (seen["assets"], seen["systems"], seen["characters"]) == (44, 7, 7)


@pytest.mark.proves("S22-SETUP-04")
def test_only_what_was_drawn_can_be_chosen() -> None:
    g = ready(seats=2)
    assert g.why("throne Saturn", 0) == "S22-SETUP-04"
    g.say("throne Damirus Inner", seat=0)
    assert g.why("lead Khamera", 0) == "S22-SETUP-04"  # it was drawn by the other


@pytest.mark.proves("S22-SETUP-05")
def test_throne_world_and_lead_character_cost_at_most_6() -> None:
    g = ready(seats=2)
    g.say("throne Damirus Inner", seat=0)
    assert g.why("lead Azhar Maikenik", 0) == "S22-SETUP-05"  # 4 + 3
    assert g.offers(0) == ["lead ajee-delere", "lead m-5-x-10000"]  # 4 + 2
    assert g.why("throne Silicas", 1) == ""
    g.say("lead Khamera", seat=1)
    assert g.why("throne Silicas", 1) == "S22-SETUP-05"
    assert g.why("lead Da'terian Nexus", 1) != ""
    g = ready(seats=2, settings={"setup_cap_inclusive": False})
    g.say("throne Damirus Inner", seat=0)
    assert g.why("lead Ajee Delere", 0) == "S22-SETUP-05"  # 6 is too much
    assert g.offers(0) == ["lead m-5-x-10000"]


@pytest.mark.proves("S22-SETUP-30")
def test_no_ability_makes_starting_cards_cheaper() -> None:
    """Silicas makes Characters cheaper; in setup it does not."""
    g = ready(seats=2)
    g.say("throne Silicas", seat=1)
    assert g.why("lead Khamera", 1) == "S22-SETUP-05"  # 4 + 3, not 4 + 2
    g.say("lead Brigadier General Na'zeen", seat=1)
    g.say("throne Damirus Inner", "lead M-5-X-10000", seat=0)
    bid(g, 0, 0)
    assert g.resources(1) == 0
    assert g.t.score[1] == 6


@pytest.mark.proves("S22-SETUP-06")
def test_worlds_are_drawn_again_until_one_can_be_chosen() -> None:
    """Worlds of 4 and 5, Characters of 3 and more: three other Worlds, as often as needed."""
    g = ready(
        seats=2,
        reserve={0: ["Dalken Cendros", "Geladhore Prime", "Damirus Inner"]},
        court={0: ["Azhar Maikenik", "The Ka Triplets", "Beda'karer"]},
    )
    make_possible(g.t, 0, [])
    assert g.happened("redraws 0 3") >= 1
    assert set(g.clauses("redraws")) == {"S22-SETUP-06"}
    t = g.t
    assert len(t.cards_in(0, RESERVE)) == 3
    assert len(t.cards_in(0, SYSTEMS)) == 7
    assert min(t.cost(card) for card in t.cards_in(0, RESERVE)) == 3
    assert len(g.names("court 0")) == 3
    assert "Beda'karer, 1st Campaign Fleet Admiral" in g.names("court 0")


@pytest.mark.proves("S22-SETUP-06", "S22-SETUP-29")
def test_every_deal_can_go_on() -> None:
    """With 4 or 3 Resource counters many deals hold no pair; all of them are drawn again."""
    for cap in (4, 3):
        for seed in range(40):
            t = fresh(settings={"starting_resources": cap}, seed=str(seed)).t
            for seat in range(2):
                worlds = [t.cost(card) for card in t.cards_in(seat, RESERVE)]
                people = [t.cost(card) for card in t.cards_in(seat, COURT)]
                assert len(worlds) == len(people) == 3
                assert min(worlds) + min(people) <= cap or not_payable(t, seat, cap)


def not_payable(t: Seize, seat: int, cap: int) -> bool:
    """Does no pair of the whole deck fit?"""
    mine = [card for card in range(len(t.face)) if t.owner[card] == seat]
    worlds = [t.cost(card) for card in mine if t.is_world(card)]
    people = [t.cost(card) for card in mine if t.is_character(card)]
    return min(worlds) + min(people) > cap


@pytest.mark.proves("S22-SETUP-29")
def test_characters_are_drawn_again_where_no_world_could_help() -> None:
    """The cheapest World of the deck costs 3, these Characters 4 and more."""
    g = ready(
        seats=2,
        court={
            0: [
                "Beda'karer",
                "The Ka Triplets",
                "General Dar'ken of Calestran Crusade",
            ]
        },
    )
    make_possible(g.t, 0, [])
    assert "S22-SETUP-29" in g.clauses("redraws")
    t = g.t
    people = t.cards_in(0, COURT)
    assert len(people) == 3
    assert len(t.cards_in(0, CHARACTERS)) == 7
    assert min(t.cost(card) for card in people) <= 3


# -- the bid --------------------------------------------------------------------------------------


@pytest.mark.proves("S22-SETUP-07")
def test_a_random_player_bids_first_then_clockwise() -> None:
    for first in range(3):
        g = ready(setup=[first + 1])
        found(g, *THREE)
        asked = []
        for _ in range(3):
            asked.append(g.awaited)
            bid(g, 1)
        assert asked == [first, (first + 1) % 3, (first + 2) % 3]
    firsts = set()
    for seed in range(12):
        g = ready(setup=[], seed=str(seed))
        found(g, *THREE)
        firsts.add(g.awaited)
    assert firsts == {0, 1, 2}


@pytest.mark.proves("S22-SETUP-08")
def test_bids_add_up_and_need_not_rise() -> None:
    g = ready(seats=2)
    found(g, *THREE[:2])
    bid(g, 4, 1)
    assert g.awaited == 0
    assert len(g.names("bids 0")) == 4
    assert len(g.names("hand 0")) == 2
    bid(g, 1)  # fewer than before, and no more than the other needs
    assert len(g.names("bids 0")) == 5
    assert g.awaited == 1
    bid(g, 0)
    assert g.awaited == 0
    bid(g, 1)  # the last card: 6 in all
    assert g.t.score[0] == 4 + 2 + 6


@pytest.mark.proves("S22-SETUP-09")
def test_a_bid_of_none_is_a_pass_for_good() -> None:
    g = ready()
    found(g, *THREE)
    asked = []
    for number in (0, 1, 2, 1, 1, 1, 0, 0):
        asked.append(g.awaited)
        bid(g, number)
    assert asked == [0, 1, 2, 1, 2, 1, 2, 1]
    assert g.prompt != "Bidding"


@pytest.mark.proves("S22-SETUP-10")
def test_a_player_without_cards_has_passed() -> None:
    g = ready()
    found(g, *THREE)
    bid(g, 6)  # all of them, and never asked again
    assert g.awaited == 1
    bid(g, 1, 0)
    assert g.awaited == 1
    bid(g, 1)
    assert g.awaited == 1  # still: a later bid follows until all have passed
    bid(g, 0)
    assert g.prompt != "Bidding"


@pytest.mark.proves("S22-SETUP-11", "S22-UNIV-12")
def test_cards_bid_are_hidden_until_the_bidding_ends() -> None:
    for faceup in (True, False):
        g = ready(seats=2, settings={"bid_faceup": faceup})
        found(g, *THREE[:2])
        bid(g, 2)
        seen = seen_by(g, 1)[0]
        assert seen["bids"] == [{"card": None, "marked": False}] * 2  # how many is open
        assert g.happened("bid-total 0 2") == 1
        assert [e.faces[0] for e in g.session.events(1) if e.kind == "bids"] == [-1, -1]
        bid(g, 0, 0)
        seen = seen_by(g, 1)[0]
        if faceup:
            assert [c["name"] for c in seen["discard"]] == ["Clone Battalion"] * 2
            assert seen["bids"] == []
            assert g.clauses("discards") == ["S22-SETUP-11"] * 2
        else:
            assert seen["discard"] == []
            assert [c["card"] for c in seen["bids"]] == [None] * 2


@pytest.mark.proves("S22-SETUP-12", "S22-RESUPPLY-B1")
def test_cards_bid_come_back_in_the_first_victory_phase() -> None:
    g = played(4, 0, 0, choices=THREE[:2], seats=2)
    assert g.t.regent == 0
    assert len(g.names("hand 0")) == 2
    g.until("BuyWorlds")
    assert len(g.names("hand 0")) == 4  # the Regent draws 2
    assert g.clauses("draws").count("S22-RESUPPLY-B1") == 2
    g.until("SystemDraw")
    assert len(g.names("hand 0")) == 4
    g.until("BuyWorlds", 1)
    assert len(g.names("hand 0")) == 6
    assert g.clauses("draws").count("S22-VICT-E1") == 2
    assert len(g.names("hand 1")) == 7


# -- Throne Worlds --------------------------------------------------------------------------------

CLASH = {
    0: ["Delnathos Alpha", "Damirus Inner", "Xygarius Calendra"],
    1: ["Delnathos Alpha", "Mars", "Saturn"],
    2: ["Krinos Mecarios", "Malakar 4", "Geladhore 5"],
}
"""Seats 0 and 1 (capital and ground) have the same World."""
GROUND = {
    1: ["Delanos Vec", "Shalindris Nu", "Bik'Karos"],
    2: ["Alpha Theta Omicron", "Talandra Drus", "Lethess"],
}
DECKS = {"deck_0": "capital", "deck_1": "ground", "deck_2": "fighter"}


def clash(**more: Any) -> Game:
    settings = {**DECKS, **more.pop("settings", {})}
    tops = {
        "systems 0": ["Aquas Delor", "Delnathos Beta"],
        "systems 1": ["Galvagex 3", "Delnathos Beta"],
    }
    more.setdefault("zones", tops)
    more.setdefault("reserve", CLASH)
    more.setdefault("court", GROUND)
    return ready(settings=settings, **more)


@pytest.mark.proves("S22-SETUP-13", "S22-SETUP-19", "S22-SETUP-20")
def test_throne_worlds_are_shown_together_and_paid() -> None:
    g = ready()
    found(g, *THREE)
    bid(g, 1, 1, 0, 0)
    assert g.happened("reveals") == 0
    bid(g, 0)
    story = g.story()
    shown = [i for i, said in enumerate(story) if said.startswith("reveals")]
    assert shown == list(range(shown[0], shown[0] + 3))
    for seat, (name, cost) in enumerate((("Damirus Inner", 4), ("Saturn", 3), ("Krinos", 4))):
        [world] = g.t.worlds(seat)
        assert g.t.spec.names[g.t.face[world]].startswith(name)
        assert g.t.throne[world]
        assert not g.t.depleted[world]
        assert g.happened(f"pays {seat} {cost}") == 1
    assert g.clauses("pays")[:3] == ["S22-SETUP-20"] * 3


@pytest.mark.proves("S22-SETUP-14", "S22-SETUP-15", "S22-SETUP-16", "S22-SETUP-17")
def test_equal_throne_worlds_go_until_all_differ() -> None:
    g = clash()
    found(
        g,
        ("Delnathos Alpha", "M-5-X-10000"),
        ("Delnathos Alpha", "Delanos Vec"),
        ("Krinos Mecarios", "Alpha Theta Omicron"),
    )
    bid(g, 0, 0, 0)
    assert g.prompt == "Refound"
    assert g.session.awaited() == [0, 1]
    for seat in range(2):
        assert g.names(f"discard {seat}") == ["Delnathos Alpha, Sister Planet"]
        assert len(g.names(f"reserve {seat}")) == 3
        assert "Delnathos Beta, Brother Planet" in g.names(f"reserve {seat}")
    g.say("throne Delnathos Beta", seat=0)
    assert g.offers(0) == ["lead m-5-x-10000"]  # it stays, and saying so hides that it does
    g.say("lead M-5-X-10000", seat=0)
    assert g.happened("reveals") == 3  # not before all have chosen
    g.say("throne Delnathos Beta", seat=1)
    g.say("lead Delanos Vec", seat=1)
    assert g.happened("reveals") == 5
    assert g.happened("clashes") == 4
    assert g.prompt == "Refound"
    assert g.session.awaited() == [0, 1]
    assert "Aquas Delor, Water World" in g.names("reserve 0")
    g.say("throne Aquas Delor", seat=0)
    g.say("lead M-5-X-10000", seat=0)
    g.say("throne Mars", seat=1)
    g.say("lead Delanos Vec", seat=1)
    assert [g.t.score[s] for s in range(3)] == [3 + 1, 4 + 1, 4 + 1]
    assert g.resources(0) == 6 - 4
    assert g.resources(1) == 6 - 5


@pytest.mark.proves("S22-SETUP-14")
def test_three_equal_throne_worlds_all_go() -> None:
    worlds = {s: ["Geladhore Prime", "Delnathos Alpha", "Delnathos Beta"] for s in range(3)}
    people = {
        s: ["Shalma Questin of the 1st Nano Order", "The Ka Triplets", "Delanos Vec"]
        for s in range(3)
    }
    decks = {f"deck_{s}": "ground" for s in range(3)}
    g = fresh(reserve=worlds, court=people, seats=3, settings=decks, setup=[1])
    found(g, *[("Delnathos Alpha", "Delanos Vec")] * 3)  # nobody has a card to bid
    assert g.happened("clashes") == 3
    assert g.session.awaited() == [0, 1, 2]


@pytest.mark.proves("S22-SETUP-16")
def test_a_world_that_lies_open_as_throne_world_is_not_picked() -> None:
    g = clash(
        reserve={**CLASH, 2: ["Xygarius Calendra", "Malakar 4", "Geladhore 5"]},
    )
    found(
        g,
        ("Delnathos Alpha", "M-5-X-10000"),
        ("Delnathos Alpha", "Delanos Vec"),
        ("Xygarius Calendra", "Alpha Theta Omicron"),
    )
    bid(g, 0, 0, 0)
    assert g.why("throne Xygarius Calendra", 0) == "S22-SETUP-16"
    assert g.offers(0) == ["throne damirus-inner", "throne delnathos-beta"]


@pytest.mark.proves("S22-SETUP-06")
def test_the_lead_changes_in_secret_where_no_world_fits_it() -> None:
    """With a Lead of 3, no World of 4 fits; then the Lead may be another one."""
    g = clash(
        reserve={**CLASH, 0: ["Delnathos Alpha", "Damirus Inner", "Ygranus Calendra"]},
        zones={"systems 0": ["Zythenus Calendra"], "systems 1": ["Galvagex 3"]},
    )
    found(
        g,
        ("Delnathos Alpha", "Azhar Maikenik"),
        ("Delnathos Alpha", "Bik'Karos"),
        ("Krinos Mecarios", "Alpha Theta Omicron"),
    )
    bid(g, 0, 0, 0)
    g.say("throne Damirus Inner", seat=0)
    assert g.offers(0) == ["lead ajee-delere", "lead m-5-x-10000"]
    g.say("lead Ajee Delere", seat=0)
    assert g.why("throne Mars", 1) == "S22-SETUP-05"  # Saturn fits a Lead of 3
    g.say("throne Saturn", seat=1)
    g.say("lead Bik'Karos", seat=1)
    assert [g.t.spec.names[g.t.face[c]] for c in g.t.figures(0)] == [
        "Ajee Delere, GalNet Celebrity"
    ]
    assert g.resources(0) == 0


@pytest.mark.proves("S22-SETUP-15")
def test_who_keeps_its_lead_is_asked_as_often_as_who_changes_it() -> None:
    """Else the others would see from who is awaited what a facedown Lead costs."""
    g = clash(
        reserve={**CLASH, 0: ["Delnathos Alpha", "Damirus Inner", "Ygranus Calendra"]},
        zones={"systems 0": ["Zythenus Calendra"], "systems 1": ["Galvagex 3"]},
    )
    found(
        g,
        ("Delnathos Alpha", "Azhar Maikenik"),
        ("Delnathos Alpha", "Bik'Karos"),
        ("Krinos Mecarios", "Alpha Theta Omicron"),
    )
    bid(g, 0, 0, 0)
    g.say("throne Damirus Inner", seat=0)  # fits no Lead of 3
    g.say("throne Saturn", seat=1)  # fits its Lead
    assert g.session.awaited() == [0, 1]
    assert g.why("lead Shalindris Nu", 1) == "S22-SETUP-15"


@pytest.mark.proves("S22-SETUP-18")
def test_barred_worlds_are_shown_and_one_more_is_drawn() -> None:
    """All Worlds that fit lie open as Throne Worlds of others."""
    g = fresh(
        reserve={
            0: ["Delnathos Alpha", "Geladhore Prime", "Dalken Cendros"],
            1: ["Delnathos Alpha", "Galvagex 3", "Mars"],
            2: ["Delnathos Beta", "Geladhore Prime", "Xygarius Calendra"],
        },
        court={
            0: ["The Ka Triplets", "Azhar Maikenik", "Shalma Questin of the 1st Nano Order"],
            1: ["Delanos Vec", "Shalindris Nu", "Bik'Karos"],
            2: ["M-5-X-10000", "Ajee Delere", "Shalma Questin of the 1st Nano Order"],
        },
        zones={"systems 0": ["Damirus Outer", "Delnathos Beta"]},
        seats=3,
        settings={"deck_0": "capital", "deck_1": "ground", "deck_2": "capital"},
        setup=[1],
    )
    found(
        g,
        ("Delnathos Alpha", "Azhar Maikenik"),
        ("Delnathos Alpha", "Delanos Vec"),
        ("Delnathos Beta", "M-5-X-10000"),
    )
    # drawn: Delnathos Beta, barred; the others cost 5 and the cheapest Character 3
    assert g.clauses("reveals").count("S22-SETUP-18") == 1
    assert g.happened("reveals 0 delnathos-beta") == 1
    assert g.offers(0) == ["throne damirus-outer"]
    assert len(g.names("reserve 0")) == 4


@pytest.mark.proves("S22-SETUP-21", "S22-SETUP-27", "S22-SETUP-28")
def test_leads_are_shown_after_the_throne_worlds_and_paid() -> None:
    g = played(1, 2, 0, 0, 1, 0)
    story = g.story()
    thrones = max(i for i, s in enumerate(story) if s.startswith("faces-up") and "krinos" in s)
    leads = min(i for i, s in enumerate(story) if s.startswith("faces-up 0 ajee"))
    assert thrones < leads
    assert not g.depleted("Ajee Delere")
    assert g.t.lead == [-1, -1, -1]
    assert g.t.resources == [0, 1, 1]
    assert g.names("reserve 0") == [
        "Xygarius Calendra, Kingless World",
        "Dalken Cendros, Galactic Hubworld",
    ]
    assert len(g.names("court 0")) == 2
    assert [len(g.names(f"hand {s}")) for s in range(3)] == [5, 3, 6]


@pytest.mark.proves("S22-SETUP-22", "S22-SETUP-23", "S22-DISP-1")
def test_the_same_lead_is_disputed_at_once_and_then_an_ordinary_character() -> None:
    g = played(
        0,
        0,
        choices=(("Damirus Inner", "M-5-X-10000"), ("Saturn", "M-5-X-10000")),
        court={1: ["M-5-X-10000", "Khamera", "Da'terian Nexus"]},
        seats=2,
        setup=[1],
    )
    assert all(g.disputed("M-5-X-10000", seat) for seat in range(2))
    assert not any(person.get("marked") for person in seen_by(g, 0)[0]["court"])


# -- the Regent -----------------------------------------------------------------------------------


@pytest.mark.proves("S22-SETUP-24", "S22-SETUP-25", "S22-TURN-01")
def test_the_highest_score_alone_is_regent_and_begins() -> None:
    g = played(1, 2, 0, 0, 1, 0)
    assert g.t.score == [4 + 2 + 1, 3 + 2 + 3, 4 + 1]
    assert g.t.regent == 1
    assert g.t.active == 1
    g.next_turn()
    assert g.t.active == 2
    g.next_turn()
    assert g.t.active == 0
    g.next_turn()
    assert g.t.active == 1
    assert g.t.turns == [1, 2, 1]


@pytest.mark.proves("S22-SETUP-26")
def test_a_tie_has_no_regent_and_a_random_first_player_of_those_tied() -> None:
    for outcome, first in ((1, 0), (2, 1)):
        g = played(1, 2, 0, 0, 0, setup=[1, outcome])
        assert g.t.score == [7, 7, 5]
        assert g.t.regent == -1
        assert g.t.active == first
        assert g.clauses("begins") == ["S22-SETUP-26"]


# -- variants -------------------------------------------------------------------------------------


@pytest.mark.proves("S22-VAR-BASIC-1", "S22-VAR-BASIC-2", "S22-VAR-BASIC-4")
def test_the_basic_game_has_neither_characters_nor_reactions_nor_regent() -> None:
    g = fresh(
        ruleset="2022+basic",
        reserve={0: ["Dalken Cendros", "Damirus Inner", "Aquas Delor"], 1: ["Mars", "Saturn"]},
        setup=[1],
    )
    t = g.t
    for seat in range(2):
        assets = [c for c in range(len(t.face)) if t.owner[c] == seat and not t.is_world(c)]
        assert len(assets) == 34
        assert all(t.is_unit_card(card) for card in assets)
    g.say("throne Dalken Cendros", seat=0)  # 5 alone is within the limit
    g.say("throne Mars", seat=1)
    bid(g, 0, 0)
    assert g.t.score == [5, 4]
    assert g.t.regent == -1
    assert g.t.active == 0
    assert g.happened("pays 0 5") == 1
    assert g.happened("gains 0 2") == 1
    for _ in range(3):
        g.next_turn()
    assert g.clauses("draws").count("S22-RESUPPLY-C1") == 0
    g = fresh(
        ruleset="2022+basic",
        reserve={0: ["Dalken Cendros"], 1: ["Mars"]},
        hands={0: ["Clone Battalion"], 1: ["Android Battalion"] * 2},
        setup=[2, 2],
    )
    g.say("throne Dalken Cendros", seat=0)
    g.say("throne Mars", seat=1)
    bid(g, 1, 0, 0)
    assert g.t.score == [5, 5]
    assert g.t.active == 1


@pytest.mark.proves("S22-VAR-BASIC-4")
def test_the_limit_of_the_basic_game_is_for_the_throne_world_alone() -> None:
    given: dict[str, Any] = {
        "ruleset": "2022+basic",
        "reserve": {0: ["Dalken Cendros", "Aquas Delor"], 1: ["Saturn"]},
    }
    g = fresh(**given, settings={"starting_resources": 4})
    assert g.offers(0) == ["throne aquas-delor"]
    assert g.why("throne Dalken Cendros", 0) == "S22-SETUP-05"


FIVE = {
    0: ["Aquas Delor", "Xygarius Calendra", "Damirus Outer", "Dalken Cendros", "Damirus Inner"],
    1: ["Saturn", "Mars", "Silicas", "Damirus Outer", "Geladhore 5"],
}


@pytest.mark.proves("S22-VAR-ACCEL-1")
def test_the_accelerated_game_starts_with_five_worlds_and_10_resources() -> None:
    g = fresh(ruleset="2022+accelerated")
    for seat in range(2):
        assert len(g.names(f"reserve {seat}")) == 5
        assert g.resources(seat) == 10


@pytest.mark.proves("S22-VAR-ACCEL-2")
def test_three_worlds_and_a_character_are_bought_for_up_to_10() -> None:
    g = ready(ruleset="2022+accelerated", seats=2, reserve=FIVE)
    g.say("throne Aquas Delor", "lead M-5-X-10000", seat=0)  # 3 + 1
    g.say("buy Xygarius Calendra", seat=0)  # 7
    assert g.why("buy Dalken Cendros", 0) == "S22-VAR-ACCEL-2"
    g.say("buy Damirus Outer", seat=0)  # 10
    assert g.offers(0) == ["done"]
    g.say("done", seat=0)
    g.say("throne Saturn", "lead Brigadier General Na'zeen", "buy Damirus Outer", "done", seat=1)
    bid(g, 0, 0)
    assert len(g.t.worlds(0)) == 3
    assert len(g.t.worlds(1)) == 2
    assert g.t.resources == [0, 2]
    assert g.t.score == [10, 8]
    assert g.t.regent == 0
    assert g.disputed("Damirus Outer", 0)
    assert g.disputed("Damirus Outer", 1)
    assert not g.disputed("Saturn")


@pytest.mark.proves("S22-VAR-ACCEL-2")
def test_at_most_three_worlds_are_bought() -> None:
    cheap = ["Aquas Delor", "Xygarius Calendra", "Damirus Outer", "Delnathos Alpha", "Galvagex 3"]
    g = ready(
        ruleset="2022+accelerated",
        seats=2,
        reserve={0: cheap, 1: FIVE[1]},
        settings={"starting_resources": 20},
    )
    g.say("throne Aquas Delor", "lead M-5-X-10000", seat=0)
    g.say("buy Xygarius Calendra", "buy Damirus Outer", seat=0)
    assert g.why("buy Delnathos Alpha", 0) == "S22-VAR-ACCEL-2"


@pytest.mark.proves("S22-VAR-ACCEL-2", "S22-RESUPPLY-E2")
def test_a_world_bought_that_is_a_throne_world_of_another_stays_facedown() -> None:
    g = ready(ruleset="2022+accelerated", seats=2, reserve=FIVE)
    g.say("throne Aquas Delor", "lead M-5-X-10000", "buy Damirus Outer", "done", seat=0)
    g.say("throne Damirus Outer", "lead Brigadier General Na'zeen", "done", seat=1)
    bid(g, 0, 0)
    assert g.cards("Damirus Outer", 0) == []
    assert g.resources(0) == 10 - 4
    assert "Damirus Outer, Star's Ember" in g.names("reserve 0")


@pytest.mark.proves("S22-VAR-ACCEL-2")
def test_nobody_owes_anything_after_a_dearer_throne_world() -> None:
    """The first Throne World clashed; the new one is dearer than the Worlds bought allow."""
    worlds = {
        0: ["Damirus Outer", "Aquas Delor", "Xygarius Calendra", "Dalken Cendros", "Damirus Inner"],
        1: ["Damirus Outer", "Mars", "Silicas", "Saturn", "Geladhore 5"],
    }
    g = ready(ruleset="2022+accelerated", seats=2, reserve=worlds)
    g.say("throne Damirus Outer", "lead M-5-X-10000", seat=0)
    g.say("buy Aquas Delor", "buy Xygarius Calendra", "done", seat=0)  # 3 + 1 + 3 + 3
    g.say("throne Damirus Outer", "lead Brigadier General Na'zeen", "done", seat=1)
    bid(g, 0, 0)
    g.say("throne Dalken Cendros", seat=0)  # 5 + 1 + 3 + 3 = 12
    g.say("throne Mars", seat=1)
    assert g.resources(0) >= 0
    assert g.t.score[0] == 10 - g.resources(0)


@pytest.mark.proves("S22-VAR-ACCEL-3", "S22-TURN-04")
def test_war_from_the_first_turn_only_in_the_accelerated_game() -> None:
    for ruleset, fights in (("2022", False), ("2022+accelerated", True)):
        worlds = {0: ["Damirus Outer", *FIVE[0][:4]], 1: FIVE[1]}
        g = ready(
            ruleset=ruleset, seats=2, reserve=worlds, hands={0: ["Robot Infantry Battalion"] * 6}
        )
        g.say("throne Damirus Outer", "lead M-5-X-10000", seat=0)
        g.say("throne Saturn", "lead Brigadier General Na'zeen", seat=1)
        if fights:
            g.say("done", seat=0)
            g.say("done", seat=1)
        bid(g, 4, 0, 0)
        assert g.t.active == 0
        g.until("AllocateUnits")
        g.say("allocate Robot Infantry Battalion", "spend Damirus Outer")
        g.until("AttackMoves")
        g.say("move Robot Infantry Battalion Saturn")
        g.until("Campaign" if fights else "SystemDraw")
        assert g.at("Robot Infantry Battalion").startswith("Saturn" if fights else "Damirus")


@pytest.mark.proves("S22-VAR-2P-2", "S22-VAR-2P-5")
def test_the_long_game_of_two_has_a_first_player_but_no_regent() -> None:
    g = played(0, 1, 0, choices=THREE[:2], seats=2, ruleset="2022+two-players")
    assert g.t.score == [6, 6]
    assert g.t.regent == -1
    g = played(0, 2, 0, choices=THREE[:2], seats=2, ruleset="2022+two-players")
    assert g.t.score == [6, 7]
    assert g.t.regent == -1
    assert g.t.active == 1
    for outcome in (1, 2):
        g = played(
            0, 1, 0, choices=THREE[:2], seats=2, ruleset="2022+two-players", setup=[1, outcome]
        )
        assert g.t.active == outcome - 1


@pytest.mark.proves("S22-VAR-56P-2", "S22-VAR-56P-1", "S22-COMP-01")
def test_five_and_six_players_begin_with_8_cards_and_win_with_15() -> None:
    for seats in range(2, 7):
        g = fresh(seats=seats)
        crowd = seats > 4
        assert len(g.names("hand 0")) == (8 if crowd else 6)
        assert g.t.spec.rules[R_VICTORY_POINTS] == (15 if crowd else 20)
        assert g.t.spec.rules[R_HAND_SIZE] == 6
    assert TITLE.seats == (2, 6)


@pytest.mark.proves("S22-VAR-56P-2")
def test_bids_of_five_players_run_to_8_and_hands_fill_to_6() -> None:
    g = fresh(seats=5, setup=[1], settings={f"deck_{s}": "ground" for s in range(5)})
    while g.prompt in ("Found", "Refound"):
        g.shrug()
    assert g.awaited == 0
    bid(g, 8)
    assert len(g.names("bids 0")) == 8
    while g.prompt == "Bidding":
        bid(g, 0)
    while g.prompt in ("Found", "Refound"):
        g.shrug()
    assert g.t.regent == 0
    g.next_turn()
    assert len(g.names("hand 0")) == 6
    assert g.t.zones[MAP]
