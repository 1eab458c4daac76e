"""Setting up, what lies where, who sees what, and the order of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.contention.codes import FACTIONS, SUBTYPES
from regent.games.contention.state import BOX, Contention
from regent.games.contention.title import TITLE
from regent.games.contention.turn import pass_scepter
from regent.games.contention.victory import check_batch
from regent.kernel import rows
from regent.kernel.errors import InputError
from regent.kernel.table import SPECTATOR
from regent.play.session import Session, new_header
from tests.games.contention.table import Game, game, own


def session(seats: int = 2, seed: str = "s", **settings: Any) -> Session:
    return Session.start(new_header(TITLE, "standard", seats, seed, settings))


def table(of: Session) -> Contention:
    return own(of.table)


def look(of: Session, viewer: int) -> dict[str, Any]:
    """What a seat may see of the game."""
    return TITLE.view(of.table, viewer)


# -- set-up ---------------------------------------------------------------------------------------


@pytest.mark.proves("C-SETUP-01", "C-SETUP-13", "C-COMP-01", "C-TYPE-03", "C-BLUFF-01")
def test_everybody_starts_with_a_faction() -> None:
    seen = look(session(6), SPECTATOR)
    assert sorted(player["faction"] for player in seen["seats"]) == sorted(FACTIONS[:6])
    homes = [place for place in seen["map"] if place["controller"] >= 0]
    assert len(homes) == 6
    for seat, player in enumerate(seen["seats"]):
        assert (player["favor"], player["colony_tokens"], player["resources"]) == (0, 7, 0)
        # C-SETUP-06, C-SETUP-08: the Bluff lies aside until the hands are settled.
        assert player["hand_size"] == 4
        assert player["deck"] + player["hand_size"] == 30
        [home] = [place for place in homes if place["controller"] == seat]
        assert home["up"]
        assert home["location"]["type"] == "Homeworld"
    kinds = [card.choice("type") for card in TITLE.cards().cards]
    assert kinds.count("Homeworld") == 6


@pytest.mark.proves("C-SETUP-01", "C-DECK-10")
def test_a_faction_is_taken_once_unless_agreed() -> None:
    assert look(session(2, faction_0="Avar"), 0)["seats"][0]["faction"] == "Avar"
    with pytest.raises(InputError, match="C-DECK-10"):
        session(2, faction_0="Avar", faction_1="Avar")
    both = look(session(2, faction_0="Avar", faction_1="Avar", same_factions=True), 0)
    assert [player["faction"] for player in both["seats"]] == ["Avar", "Avar"]


@pytest.mark.proves("C-SETUP-03")
def test_chance_names_the_first_holder() -> None:
    holders = {table(session(4, str(seed))).scepter for seed in range(40)}
    assert holders == {0, 1, 2, 3}


@pytest.mark.proves("C-TEAM-07")
def test_only_speakers_hold_the_scepter_first() -> None:
    holders = {table(session(4, str(seed), teams="2v2")).scepter for seed in range(30)}
    assert holders == {0, 1}


@pytest.mark.proves("C-SETUP-04")
def test_homeworlds_stand_at_their_seats_or_anywhere() -> None:
    plain = table(session(4))
    assert [plain.at[plain.home(seat)] for seat in range(4)] == plain.spec.layout.homeworlds
    orders = set()
    for seed in range(12):
        t = table(session(4, str(seed), random_seating=True))
        order = tuple(t.at[t.home(seat)] for seat in range(4))
        assert sorted(order) == sorted(t.spec.layout.homeworlds)
        orders.add(order)
    assert len(orders) > 3


@pytest.mark.proves("C-SETUP-04", "C-SCEP-01", "C-SCEP-02")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_order_goes_round_the_map_by_homeworld(seats: int) -> None:
    """Players sit near their homeworlds: scepter order and its passing follow the positions, which
    the map numbers clockwise, not the numbers of the seats."""
    odd = 0
    for seed in range(8):
        t = table(session(seats, str(seed), random_seating=True))
        place = [t.spec.layout.homeworlds.index(t.at[t.home(seat)]) for seat in range(seats)]
        assert [t.owner[t.home(seat)] for seat in range(seats)] == list(range(seats))
        assert [t.face[t.home(seat)] for seat in range(seats)] == t.spec.home_face
        first = place[t.scepter]
        wanted = [place.index((first + i) % seats) for i in range(seats)]
        assert t.order() == wanted
        assert [t.round_from_scepter(seat) for seat in wanted] == list(range(seats))
        held = []
        for _ in range(seats):
            held.append(t.scepter)
            pass_scepter(t)
        assert held == wanted
        odd += wanted != [(wanted[0] + i) % seats for i in range(seats)]
    assert odd > 0


@pytest.mark.proves("C-SETUP-09")
def test_the_extra_card_is_for_whoever_sits_at_the_top_of_the_printed_map() -> None:
    for seed in range(6):
        t = table(session(3, str(seed), random_seating=True))
        top = t.spec.layout.homeworlds[0]
        hands = [len(t.hand(seat)) for seat in range(3)]
        assert hands == [5 if t.at[t.home(seat)] == top else 4 for seat in range(3)]
    made = table(session(3, map="made"))
    assert [len(made.hand(seat)) for seat in range(3)] == [4, 4, 4]


@pytest.mark.proves("C-SETUP-11", "C-SETUP-07")
def test_mulligan_cards_lie_at_the_bottom_in_the_order_chosen() -> None:
    of = session()
    t = table(of)
    one, two = t.hand(0)[1], t.hand(0)[3]
    rest = t.zones[t.deck_of(0)][:]
    faces = [t.face[card] for card in (two, one, *rest)]
    of.answer(0, f"bottom {TITLE.argument(t, 'card', one)}")
    of.answer(0, f"bottom {TITLE.argument(t, 'card', two)}")
    of.answer(0, "done")
    of.answer(1, "done")
    t = table(of)
    deck = [t.face[card] for card in t.zones[t.deck_of(0)]]
    assert deck == faces[: len(deck)], "no shuffle, and drawn from the top after that"
    assert len(t.hand(0)) == 5


@pytest.mark.proves("C-MAP-01", "C-MAP-02", "C-TYPE-04", "C-ZONE-08")
def test_colonies_are_dealt_face_down_and_the_rest_stays_unseen() -> None:
    dealt = set()
    for seed in range(3):
        of = session(4, str(seed))
        t = table(of)
        assert len(t.zones[BOX]) == 30 - len(t.spec.layout.colonies)
        for seat in (*range(4), SPECTATOR):
            seen = {place["sector"]: place for place in look(of, seat)["map"]}
            for sector in t.spec.layout.colonies:
                assert seen[t.spec.layout.cells[sector]]["location"] == {"card": None}
            assert not any(t.knows(seat, card) for card in t.zones[BOX])
            assert seen["c3"]["location"]["name"] == "Imperial Capital"
            assert not seen["c3"]["up"]
        dealt.add(tuple(t.face[card] for card in t.location))
    assert len(dealt) == 3


# -- kinds of cards --------------------------------------------------------------------------------


@pytest.mark.proves("C-TYPE-01", "C-TYPE-02", "C-BLUFF-05")
def test_types_and_subtypes() -> None:
    cards = TITLE.cards().cards
    kinds = {card.choice("type") for card in cards}
    locations = {"Homeworld", "Colony", "Capital", "Black Hole"}
    others = {"Action", "Agent", "Construct", "Ship", "Station", "Tech", "Bluff"}
    assert kinds == locations | others
    strange = 1 << SUBTYPES.index("Anomaly") | 1 << SUBTYPES.index("Gate")
    for card, mask in zip(cards, TITLE.cards().column("subtypes"), strict=True):
        assert mask < 0 or not mask & strange or card.choice("type") in locations
    bluff = TITLE.cards().by_name("Bluff")
    assert not bluff.abilities, "the Bluff has no rules of its own"
    faces = game().t.face
    assert bluff.index not in faces, "and lies nowhere"


@pytest.mark.proves("C-CARD-12")
def test_an_ability_is_a_keyword_or_a_paragraph() -> None:
    """One paragraph may have several effects; two paragraphs are used one by one."""
    g = game({"a1": {"location": "Quietus", "ruler": 0}}, moment="command")
    g.say("develop Quietus 0", "done")
    assert g.happened("uses 0 quietus") == 1
    assert g.happened("draws 0") == 1
    cards = TITLE.cards()
    assert len(cards.by_name("Terran Homeworld").abilities) == 2


# -- what lies where, and who sees it --------------------------------------------------------------


@pytest.mark.proves("C-ZONE-01", "C-ZONE-06", "C-ZONE-09")
def test_what_others_see() -> None:
    g = game(
        {"b2": {"location": "Mirel", "assets": ["1 Frigate"]}},
        {1: ["Jump", "Spy", "Supernova", "Ion Storm", "Cruiser", "Jump", "Spy", "Jump", "Jump"]},
        resources=[3, 4],
        favor=[2, 5],
        zones={"scrap 1": ["Transporters"]},
    )
    other = look(g.session, 0)["seats"][1]
    assert other["hand"] == [{"card": None}] * 10
    assert (other["hand_size"], other["resources"], other["favor"]) == (11, 4, 5)
    assert (other["colony_tokens"], other["deck"] > 0) == (7, True)
    assert [card["name"] for card in other["scrap"]] == ["Transporters"]
    assert [card["name"] for card in look(g.session, 1)["seats"][1]["hand"]].count("Jump") == 4
    places = {place["sector"]: place for place in look(g.session, 0)["map"]}
    assert [asset["name"] for asset in places["b2"]["assets"]] == ["Frigate"]
    assert places["b2"]["location"] == {"card": None}
    g.session.answer(1, "drop Jump")
    assert look(g.session, 0)["seats"][1]["playing"] is None
    assert not any(event.kind == "reveals" for event in g.session.events(0))


@pytest.mark.proves("C-ZONE-07", "C-EXPL-01", "C-ZONE-06")
def test_who_explored_remembers() -> None:
    sectors = {"a1": {"assets": ["0 Frigate"]}, "a2": {"location": "Mirel"}}
    g = game(sectors, moment="command")
    g.say("move Frigate a2", "stop")
    g.next_turn()
    g.until("Movement", 0)
    g.say("move Frigate a1", "stop")
    assert place(g, 0, "a2")["location"]["name"] == "Mirel"
    assert not place(g, 0, "a2")["up"]
    assert place(g, 1, "a2")["location"] == {"card": None}


def place(g: Game, seat: int, sector: str) -> dict[str, Any]:
    [found] = [p for p in look(g.session, seat)["map"] if p["sector"] == sector]
    assert isinstance(found, dict)
    return found


@pytest.mark.proves("C-SETTLE-09", "C-SETTLE-02")
def test_settling_is_chosen_before_the_flip() -> None:
    g = game({"a1": {"location": "Mirel"}}, moment="command")
    assert place(g, 0, "a1")["location"] == {"card": None}
    assert not any("mirel" in offer.lower() for offer in g.offers())
    g.say("settle a1")
    assert place(g, 1, "a1")["location"]["name"] == "Mirel"
    assert place(g, 1, "a1")["controller"] == 0
    assert g.awaited == 1, "the choice stands"


# -- the turn -------------------------------------------------------------------------------------


@pytest.mark.proves("C-TURN-02", "C-TURN-03")
def test_the_steps_of_a_turn_in_order() -> None:
    sectors = {"a1": {"assets": ["0 Morpher", "1 Frigate"]}, "c1": {"assets": ["0 Alliance Scout"]}}
    g = game(sectors, {0: ["Slander"]}, moment="beginning", resources=2)
    g.say("move Alliance Scout c2", "stop", "done", "settle b2")
    g.play({0: "Slander"})
    g.fight(("Morpher", "Frigate"))
    kinds = [line.split(" ")[0] for line in g.story()]
    order = ["turn", "gains", "draws", "grows", "moves", "settles", "reveals", "resolves"]
    order += ["faceoff-ends", "targets", "hits", "destroyed", "scepter"]
    at = [kinds.index(kind) for kind in order]
    assert at == sorted(at), list(zip(order, at, strict=True))


# -- chance, and a win that is none ----------------------------------------------------------------


@pytest.mark.proves("C-META-07")
def test_the_same_seed_and_answers_give_the_same_game() -> None:
    def played(seed: str) -> str:
        of = session(3, seed)
        for number in range(40):
            seat = of.awaited()[0]
            decision = of.decision(seat)
            assert decision is not None
            of.answer(seat, decision.options[number % len(decision.options)])
        return rows.text(of.table)

    assert played("one") == played("one")
    assert played("one") != played("two")


@pytest.mark.proves("C-WIN-06")
def test_a_homeworld_lost_to_its_own_player_wins_nothing() -> None:
    t = game().t
    check_batch(t, [0, 0])
    assert not t.over
    check_batch(t, [0, -1])
    assert not t.over
    check_batch(t, [0, 1])
    assert (bool(t.over), t.reason) == (True, "C-WIN-03")
