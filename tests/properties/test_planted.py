"""Every property check catches the bug it exists for: here the bugs are planted."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from regent.bots.sight import Sight
from regent.games.contention import title as contention
from regent.games.contention.state import Contention
from regent.kernel import pick, rng
from regent.kernel.action import A_PASS
from regent.kernel.advice import Advice, Adviser
from regent.kernel.event import Event
from regent.kernel.frame import answer
from regent.kernel.sealed import Sealed
from regent.kernel.table import Table
from regent.kernel.window import Window
from regent.lab import secrecy
from regent.lab.checks import ALL, Shares, Violation
from regent.lab.fuzz import Finding, attempt, play_one, walk_again
from regent.play import names, trying
from regent.play import session as sessions
from regent.play.rulebooks import clause_ids
from regent.play.scenario import Scenario
from regent.play.session import Session, Staged, new_header
from tests.helpers import interpreted
from tests.tiny import lay, state, storm, title, view
from tests.tiny.state import Outposts
from tests.tiny.title import TITLE

pytestmark = interpreted
CLAUSES = clause_ids(TITLE)


def first_violation(games: int = 12, seats: int = 3, ruleset: str = "standard") -> Finding:
    """What a short fuzz finds."""
    for seed in range(games):
        header = new_header(TITLE, ruleset, seats, f"planted/{seed}")
        _, finding = play_one(header, CLAUSES, effort=0)
        if finding is not None:
            return finding
    pytest.fail("the planted bug was not found")


def caught(check: str, *words: str, seats: int = 3, ruleset: str = "standard") -> None:
    finding = first_violation(seats=seats, ruleset=ruleset)
    assert finding.violation.check == check, str(finding.violation)
    for word in words:
        assert word in finding.violation.what


def test_without_a_bug_nothing_is_found() -> None:
    for seed in range(3):
        header = new_header(TITLE, "standard", 3, f"planted/{seed}")
        assert play_one(header, CLAUSES)[1] is None


def test_a_forgotten_clone_field(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Outposts.clone

    def clone(self: Outposts) -> Outposts:
        other = whole(self)
        other.points = [0] * self.seats
        return other

    monkeypatch.setattr(Outposts, "clone", clone)
    caught("clone", "clone forgets points")


def test_a_clone_that_shares_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Outposts.clone

    def clone(self: Outposts) -> Outposts:
        other = whole(self)
        other.coins = self.coins
        return other

    monkeypatch.setattr(Outposts, "clone", clone)
    caught("clone", "clone shares coins")


def test_a_frame_that_shares_its_drafts_with_its_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    def clone(self: lay.Choose) -> lay.Choose:
        return lay.Choose(self.drafts, self.pending, self.seats, self.pc)

    monkeypatch.setattr(lay.Choose, "clone", clone)
    finding = first_violation()
    assert finding.violation.check in ("clone", "undo", "swap", "rows", "options")


def test_a_frame_clone_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    def clone(self: lay.VetoWindow) -> lay.VetoWindow:
        return lay.VetoWindow(self.card, self.order, self.at, 0, self.pc)

    monkeypatch.setattr(lay.VetoWindow, "clone", clone)
    caught("clone", "VetoWindow")


def test_a_leaked_face(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        view,
        "card",
        lambda t, viewer, which: {"card": None, "name": t.spec.name[t.face[which]]},
    )
    caught("swap", "view", "depends on what it cannot know")


def test_a_leaked_number_of_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "card", lambda t, viewer, which: {"card": which})
    caught("swap", "names card")


def test_a_count_that_depends_on_hidden_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = view.view

    def leaking(t: Outposts, viewer: int) -> dict[str, Any]:
        vetoes = sum(
            t.spec.reaction[t.face[card]] for seat in range(t.seats) for card in t.hand(seat)
        )
        return {**whole(t, viewer), "threat": vetoes}

    monkeypatch.setattr(view, "view", leaking)
    caught("swap", "threat")


def test_a_window_that_opens_by_the_real_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def could(self: lay.VetoWindow, t: Outposts, seat: int) -> bool:
        return len(self.options(t, seat)) > 1

    monkeypatch.setattr(lay.VetoWindow, "could", could)
    caught("swap", "what it cannot know")


def test_an_option_that_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = lay.VetoWindow.bar

    def bar(self: lay.VetoWindow, t: Outposts, seat: int, action: int) -> str:
        return "T-VETO-2" if action == A_PASS and t.round > 2 else whole(self, t, seat, action)

    monkeypatch.setattr(lay.VetoWindow, "bar", bar)
    caught("options", "offered and not barred differ")


def test_an_offer_that_is_kept_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = lay.VetoWindow.step

    def step(self: lay.VetoWindow, t: Outposts) -> None:
        whole(self, t)
        if t.waiting:
            t.offer, t.offer_to = [A_PASS, A_PASS], self.order[self.at]

    monkeypatch.setattr(lay.VetoWindow, "step", step)
    caught("options", "kept and no longer true")


def test_two_options_with_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(title.OutpostsTitle, "argument", lambda self, t, kind, value: kind)
    caught("options", "the same name")


def test_an_option_that_fails_when_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    def rally(self: Outposts, card: int, source: int) -> None:
        raise KeyError(card)

    monkeypatch.setattr(Outposts, "rally", rally)
    caught("options", "KeyError")


def test_a_candidate_refused_by_a_clause_nobody_wrote(monkeypatch: pytest.MonkeyPatch) -> None:
    def bar(self: lay.Choose, t: Outposts, seat: int, action: int) -> str:
        return "" if action in self.options(t, seat) else "NO-RULE"

    monkeypatch.setattr(lay.Choose, "bar", bar)
    caught("refusals", "NO-RULE")


def test_an_undo_past_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    def learn(self: Table, card: int, seats: int) -> None:
        self.known[card] |= seats

    def shuffle(self: Table, zone: int, stream: int) -> None:
        before = self.barrier
        whole(self, zone, stream)
        self.barrier = before

    whole = Table.shuffle
    monkeypatch.setattr(Table, "learn", learn)
    monkeypatch.setattr(Table, "shuffle", shuffle)
    caught("undo", "drawn or learned", seats=2)


def test_an_undo_past_another_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    def undoable(self: Session, seat: int) -> list[str]:
        return [mark.text for mark in reversed(self.marks)]

    monkeypatch.setattr(Session, "undoable", undoable)
    caught("undo", "can take back past an answer")


def test_a_door_that_knows_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = names._words

    def words(title: Any, t: Table, seat: int, kind: str) -> Iterator[tuple[str, int, int]]:
        if kind == "card":
            for card in range(len(t.face)):
                yield title.argument(t, kind, card).replace("~", "-"), card, -1
        yield from whole(title, t, seat, kind)

    monkeypatch.setattr(names, "refuse_unknown", lambda t, seat, text: None)
    monkeypatch.setattr(names, "_words", words)
    caught("swap", "by a card it cannot know")


def test_an_undo_that_leads_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Session.undo

    def undo(self: Session, seat: int, count: int = 1) -> None:
        whole(self, seat, count)
        self.table.coins[seat] += 1

    monkeypatch.setattr(Session, "undo", undo)
    caught("undo", "does not lead back")


def test_an_old_copy_that_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shared below the reach of the clone check: a list inside what is never copied."""
    whole = Outposts.clone
    kept: list[Outposts] = []

    def clone(self: Outposts) -> Outposts:
        other = whole(self)
        kept.append(other)
        if len(kept) == 200:
            kept[0].points[0] += 1
        return other

    monkeypatch.setattr(Outposts, "clone", clone)
    finding = first_violation()
    assert finding.violation.check in ("clone", "undo")


def test_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("options", "candidates"):
        monkeypatch.setattr(storm.DropCards, name, lambda self, t, seat: [])
    caught("ends", "has no option")


@pytest.mark.parametrize(
    ("mutator", "told"),
    [
        ("stand", "who stands in sector"),
        ("modify", "the values of card"),
    ],
)
def test_a_change_that_leaves_old_values(
    monkeypatch: pytest.MonkeyPatch, mutator: str, told: str
) -> None:
    """What Contention works out once must be dropped by every change that matters to it."""
    whole = getattr(Contention, mutator)

    def forgetful(self: Contention, *given: Any) -> None:
        kept = (self.cast, self.places, self.measures, self.settled)
        whole(self, *given)
        self.cast, self.places, self.measures, self.settled = kept

    monkeypatch.setattr(Contention, mutator, forgetful)
    clauses = clause_ids(contention.TITLE)
    for seed in range(6):
        header = new_header(contention.TITLE, "standard", 2, f"planted/{seed}")
        _, finding = play_one(header, clauses, Shares(0.0), effort=0)
        if finding is not None:
            assert finding.violation.check == "invariants", str(finding.violation)
            assert told in finding.violation.what
            return
    pytest.fail("the planted bug was not found")


def test_a_lost_card(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = storm.DropCards.chosen

    def chosen(self: storm.DropCards, t: Outposts) -> None:
        whole(self, t)
        t.zones[state.DISCARD].pop()

    monkeypatch.setattr(storm.DropCards, "chosen", chosen)
    caught("conservation", "a card lies nowhere")


def test_a_changed_face(monkeypatch: pytest.MonkeyPatch) -> None:
    def gain(self: Outposts, seat: int, amount: int, clause: str) -> None:
        self.coins[seat] += amount
        if self.zones[state.DECK]:
            self.face[self.zones[state.DECK][0]] = 0

    monkeypatch.setattr(Outposts, "gain", gain)
    caught("conservation", "gained or lost")


def test_an_event_that_cites_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def gain(self: Outposts, seat: int, amount: int, clause: str) -> None:
        self.coins[seat] += amount
        self.emit("gains", seat, "", amount)

    monkeypatch.setattr(Outposts, "gain", gain)
    caught("events", "no clause")


def test_a_face_learned_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Outposts.gain

    def gain(self: Outposts, seat: int, amount: int, clause: str) -> None:
        whole(self, seat, amount, clause)
        if self.zones[state.DECK]:
            self.learn(self.zones[state.DECK][0], 1 << seat)

    monkeypatch.setattr(Outposts, "gain", gain)
    caught("told", "no event says so")


def test_chance_from_outside_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    source = random.Random(1)
    monkeypatch.setattr(Table, "below", lambda self, stream, n: source.randrange(n))
    finding = first_violation()
    assert finding.violation.check in ("rows", "undo", "swap")


def test_a_title_invariant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        title.OutpostsTitle, "violations", lambda self, t: ["too late"] * (t.round > 2)
    )
    caught("invariants", "too late")


def test_a_game_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(title.OutpostsTitle, "bounds", lambda self: (4, 20))
    caught("ends", "expected 4 to 20")


def test_a_circle_in_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pick.Pick, "step", lambda self, t: None)
    caught("options", "Runaway", "DropCards")


@pytest.mark.parametrize("shares", [ALL, Shares(0.5, 0.5)])
def test_what_is_found_is_made_small_and_can_be_played_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any, shares: Shares
) -> None:
    monkeypatch.setattr(
        title.OutpostsTitle, "violations", lambda self, t: ["three rounds"] * (t.round >= 3)
    )
    header = new_header(TITLE, "standard", 2, "small")
    answers, finding = play_one(header, CLAUSES, shares)
    assert finding is not None
    assert len(finding.choices) <= answers
    violation, _ = attempt(header, CLAUSES, finding.choices, shares)
    assert isinstance(violation, Violation)
    assert "three rounds" in violation.what
    path = tmp_path / "dump.toml"
    path.write_text(finding.dump)
    scenario = Scenario.read(path)
    assert "three rounds" in scenario.data["about"]
    again = walk_again(scenario, CLAUSES)
    assert again is not None
    assert str(again) == str(finding.violation)
    assert scenario.run() == []


def test_a_try_that_shows_what_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compound choice of one part, answered with the true next question (K-ANSWER-5)."""

    def stage(self: Session, seat: int, texts: list[str]) -> Staged | None:
        world = self.table.clone()
        for text in texts:
            answer(world, seat, self.option(world, seat, text))
        decision = self.decision_at(world, seat)
        return Staged(world, decision) if decision is not None else None

    monkeypatch.setattr(Session, "stage", stage)
    caught("swap", "tries", "by what it cannot know", seats=2)


def test_a_try_in_the_true_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """What others have sealed is tried by the last seat, even if only the guard is gone."""
    session = Session.start(new_header(TITLE, "standard", 2, "tried"))
    session.answer(0, "hold")
    assert not swapped_tries(session, 1)
    for place in (sessions, trying):
        monkeypatch.setattr(place, "goes_on", lambda session, world, seat: True)
    monkeypatch.setattr(TITLE, "redeal", lambda t, viewer, source: t.clone(), raising=False)
    assert swapped_tries(session, 1), "the planted hole was not found"


def swapped_tries(session: Session, seat: int) -> bool:
    """Does a try of this seat tell two sealed answers of the other apart?"""
    told: list[list[list[Any]]] = []
    others = session.table.clone()
    top = others.stack[-1]
    assert isinstance(top, Sealed)
    top.drafts[0] = [top.options(others, 0)[-1]]
    decision = session.decision(seat)
    assert decision is not None
    for t in (session.table, others):
        beside = Session(TITLE, session.journal, t.clone(), session.cards, session.rules)
        told.append([secrecy._staged(beside, seat, option) for option in decision.options])
    return told[0] != told[1]


def test_advice_from_the_true_world(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Adviser[Outposts]):
        def advise(self, t: Outposts, seat: int, action: int, advice: Advice) -> None:
            advice.add("they hold", sum(t.face[card] for card in t.hand(1 - seat)))

    def sight(session: Session, seat: int, source: list[int], imagines: bool) -> Sight | None:
        decision = session.decision(seat)
        return Sight(session.title, seat, decision, session.table) if decision else None

    monkeypatch.setattr(title.TITLE, "adviser", Cheat())
    monkeypatch.setattr(secrecy, "sight_of", sight)
    caught("swap", "advised by what it cannot know", seats=2)


@pytest.mark.proves("K-DEAL-6")
def test_a_reason_that_tells_of_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def cheat(session: Session, seat: int, action: int) -> list[int]:
        t = session.table
        return [t.face[card] for card in t.hand(seat)]

    monkeypatch.setattr(secrecy, "remark", cheat)
    caught("swap", "hears", "by what it cannot know", ruleset="fair")


def test_an_answer_that_shows_hands_and_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """K-UNDO-2 at fast tables, without the barrier of a window that looks at hands."""

    def step(self: Window[Any], t: Table) -> None:
        while self.passes < len(self.order):
            seat = self.order[self.at]
            if self.could(t, seat) and not (t.fast and len(self.options(t, seat)) == 1):
                t.waiting = 1 << seat
                return
            self.passes += 1
            self.at = (self.at + 1) % len(self.order)
        t.stack.pop()
        self.closed(t)

    def found() -> list[str]:
        whats: list[str] = []
        for seed in range(12):
            header = new_header(TITLE, "standard", 3, f"planted/{seed}", fast=True)
            _, finding = play_one(header, CLAUSES, effort=0)
            whats += [finding.violation.what] if finding is not None else []
        return whats

    assert found() == []
    monkeypatch.setattr(Window, "step", step)
    assert any("takes it back and knows more" in what for what in found())


def test_a_seat_without_any_answer_in_a_re_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A re-deal in which a seat could have said nothing is dealt again, and never stands still."""
    whole = lay.Choose.options

    def options(self: lay.Choose, t: Outposts, seat: int) -> list[int]:
        return [] if t.face[t.hand(seat)[0]] % 3 == 0 else whole(self, t, seat)

    session = Session.start(new_header(TITLE, "standard", 3, "no option"))
    session.answer(1, "hold")
    session.answer(2, "hold")
    monkeypatch.setattr(lay.Choose, "options", options)
    source = rng.seeded("no option", 1)
    for _ in range(40):
        other = TITLE.redeal(session.table, 0, source)
        top = other.stack[-1]
        assert isinstance(top, Sealed)
        for seat in (1, 2):
            assert top.options(other, seat)
            assert top.drafts[seat]
    monkeypatch.setattr(lay.Choose, "options", lambda self, t, seat: [])
    other = TITLE.redeal(session.table, 0, source)
    answer(other, 0, lay.Choose.candidates(other.stack[-1], other, 0)[0])


def test_a_check_that_fails_by_its_own_chance_is_seen_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    """A re-deal that fails now and then, before any answer is given: the dump leads there."""
    whole = title.OutpostsTitle.redeal

    def redeal(self: Any, t: Table, viewer: int, source: list[int]) -> Table:
        if viewer == 1 and rng.below(source, 0, 9) == 0:
            raise IndexError("list index out of range")
        return whole(self, t, viewer, source)

    monkeypatch.setattr(title.OutpostsTitle, "redeal", redeal)
    finding = first_violation()
    assert finding.violation.check == "crash"
    assert "IndexError" in finding.violation.what
    path = tmp_path / "dump.toml"
    path.write_text(finding.dump)
    again = walk_again(Scenario.read(path), CLAUSES)
    assert str(again) == str(finding.violation)
    monkeypatch.setattr(title.OutpostsTitle, "redeal", whole)
    assert walk_again(Scenario.read(path), CLAUSES) is None


def test_a_card_that_was_shuffled_is_learned_again() -> None:
    """What a viewer knew of a card before a shuffle says nothing about it afterwards."""
    told = Event("draws", 0, "T-INCOME-2", [5], [3], [1], 0, 0)
    assert secrecy._seen([told], 1, [-1] * 5 + [3]) == ([[*told.row(), [0]]], False)
    assert secrecy._seen([told], 1, [-1] * 5 + [4]) == ([], True)
    assert secrecy._seen([told], 1, [-1] * 6) == ([], True)


def test_of_a_long_game_a_share_can_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing, half or all of the answers."""
    looked: list[int] = []
    monkeypatch.setattr(title.OutpostsTitle, "violations", lambda self, t: looked.append(1) or [])
    header = new_header(TITLE, "standard", 2, "share")
    seen = []
    for share in (0.0, 0.5, 1.0):
        looked.clear()
        answers, finding = play_one(header, CLAUSES, Shares(0.1, share))
        assert finding is None
        seen.append(len(looked) / answers)
    assert seen[0] == 0
    assert 0.3 < seen[1] < 0.7
    assert seen[2] >= 1
