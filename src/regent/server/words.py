"""A session in the words of the wire: questions, log lines, refusals, for one viewer each."""

from __future__ import annotations

import re
from functools import lru_cache

from regent.games import registry
from regent.kernel.action import verb_of
from regent.kernel.errors import InputError, Refusal
from regent.kernel.event import Event
from regent.kernel.frame import why_not
from regent.kernel.rulebook import Clause
from regent.kernel.table import EVERYTHING, SPECTATOR, Table
from regent.kernel.vocabulary import slug
from regent.play import decision as play
from regent.play import describe
from regent.play.names import NOT_OFFERED, arguments, twins
from regent.play.rulebooks import all_rules
from regent.play.session import Decision, Session
from regent.play.undoing import decided
from regent.server.wire import (
    Argument,
    Line,
    Option,
    Part,
    Question,
    Refused,
    Rest,
    Sentence,
    Standing,
    StandingOrder,
    Way,
    Why,
)

PAGE_MARK = re.compile(r"^\[p[^\]]*\] *")
REASONS = 12
"""Refused uses of one card that are told at most; more would not be read."""


@lru_cache(maxsize=16)
def clauses(title: str) -> dict[str, Clause]:
    """Every clause that may be cited at a table of this title."""
    return {c.id: c for book in all_rules(registry.title(title)) for c in book.clauses}


def rule_text(title: str, clause: str) -> str:
    found = clauses(title).get(clause)
    return without_page(found.text) if found is not None else ""


def without_page(text: str) -> str:
    """A clause without the page of the printed book that it stands on."""
    return PAGE_MARK.sub("", text)


def sentence(said: describe.Saying) -> Sentence:
    return Sentence([Part(p.text, p.kind, p.value) for p in said.parts], said.clause)


class Words:
    """Speaks for one session; the names of the seats may change while people come and go."""

    def __init__(self, session: Session, players: list[str]) -> None:
        self.session = session
        self.describer = describe.Describer(session.title, players, ruleset=session.rules.ruleset)

    def line(self, id: int, event: Event, viewer: int) -> Line:
        """An event that the viewer may see, as it has been cut for this viewer."""
        session = self.session
        said = self.describer.event(session.table, event, viewer)
        names = [session.title.face_name(session.table, f) if f >= 0 else "" for f in event.faces]
        return Line(id, event.kind, event.actor, event.args, names, sentence(said))

    def question(self, t: Table, decision: Decision) -> Question:
        title = self.session.title
        kinds = title.prompts.get(decision.prompt, ())
        about = [Argument(kinds[i], decision.about[i]) for i in range(len(kinds))]
        named = dict(zip(decision.options, decision.actions, strict=True))
        like = twins(title, t, decision.seat, named)
        options = [
            self._option(t, decision.seat, name, action, like.get(name, ""))
            for name, action in named.items()
        ]
        said = sentence(self.describer.prompt(t, decision))
        ends = self.describer.final(decision)
        final = sentence(ends) if ends is not None else None
        rests = [Rest(decision.habit, until, s) for until, s in self.describer.rests(decision)]
        return Question(
            decision.id,
            decision.prompt,
            decision.shape,
            said,
            about,
            options,
            final,
            decision.by_hand,
            rests,
        )

    def _option(self, t: Table, seat: int, name: str, action: int, like: str = "") -> Option:
        title = self.session.title
        args = [Argument(kind, value) for kind, value in arguments(title, action)]
        said = sentence(self.describer.option(t, seat, action))
        return Option(name, title.verbs[verb_of(action)].name, args, said, like)

    def way(self, seat: int, way: play.Way) -> Way:
        last = self._option(way.world, seat, "", way.action)
        return Way(way.texts, last.args, last.said)

    def undoable(self, seat: int) -> list[Sentence]:
        """What may be taken back, latest first, as the buttons said it; and where nothing but a
        standing order has answered, that it did."""
        if self.session.table.over:
            return []
        found: list[Sentence] = []
        for mark, *_ in decided(self.session, seat):
            said = sentence(self.describer.option(mark.before, seat, mark.action))
            if mark.auto:
                said.parts.append(Part(self.describer.plain("by-order")))
            found.append(said)
        return found

    def standings(self) -> list[Standing]:
        t = self.session.table
        if not t.over:
            return []
        scores = self.session.title.scores(t)
        best = sorted(range(t.seats), key=lambda seat: t.ranks[seat])
        said = self.describer.standings(t, self.session.cite(t.reason))
        return [
            Standing(seat, t.ranks[seat], scores[seat] if scores else None, sentence(words))
            for seat, words in zip(best, said, strict=True)
        ]

    def orders(self, seat: int) -> list[StandingOrder]:
        return [
            StandingOrder(
                order.prompt,
                order.option,
                list(order.stop),
                order.once,
                self.describer.order(order),
                order.news,
                order.until,
            )
            for order in self.session.standing(seat)
        ]

    # -- why not --------------------------------------------------------------------------------

    def reasons(self, seat: int, asked: Why) -> list[Refused]:
        """Why a card, a place or what a text says cannot be used now: by rule and in words."""
        if asked.text:
            clause = self.session.why(seat, asked.text)
            return [self._refused(Sentence([Part(asked.text)], clause), clause)] if clause else []
        t, card = self.session.table, asked.card
        pointed = [("place", asked.place)] if asked.place >= 0 else []
        if card >= 0 or not pointed:
            if not 0 <= card < len(t.face) or not t.knows(seat, card):
                raise InputError(f"you know no card with the number {card}")
            pointed.append(("card", card))
        return self._about(seat, card, pointed)

    def _about(self, seat: int, card: int, pointed: list[tuple[str, int]]) -> list[Refused]:
        """Why nothing that speaks of all of this is among the answers."""
        t = self.session.table
        if t.over:
            return [self._plainly("K-ANSWER-4", self.describer.plain("why-over"))]
        if not t.waiting >> seat & 1:
            return [self._plainly("K-ANSWER-1", self.describer.plain("why-others"))]
        title = self.session.title
        top = t.stack[-1]
        found: dict[str, Refused] = {}
        offered = set(top.options(t, seat))
        for action in top.candidates(t, seat):
            speaks = arguments(title, action)
            if action in offered or not all(one in speaks for one in pointed):
                continue
            key = why_not(t, seat, action)
            clause = self.session.cite(key)
            if clause and clause not in found:
                said = sentence(self.describer.option(t, seat, action))
                untimely = clause == self.session.cite(t.untimely(seat, action))
                sums = title.sums(t, seat, action, key)
                plain = self.describer.plain(f"why-{key}", sums) if sums else ""
                plain = self._moment(seat, card) if untimely else plain
                found[clause] = self._refused(Sentence(said.parts, clause), clause, plain)
            if len(found) >= REASONS:
                break
        if found:
            return list(found.values())
        asked = self.session.cite(top.clause())
        return [self._plainly(asked, self._use(seat, card)), self._plainly(NOT_OFFERED)]

    def _use(self, seat: int, card: int) -> str:
        """What a card, or a place, that nothing forbids and that is no answer now is for."""
        moment = self._moment(seat, card)
        if moment:
            return moment
        seen = self.session.title.view(self.session.table, seat)
        seats = seen.get("seats")  # a title may show its seats in another form
        hand = seats[seat].get("hand") or [] if isinstance(seats, list) else []
        held = next(
            (one for one in hand if isinstance(one, dict) and one.get("card") == card), None
        )
        keys = ["why-there"]
        if held is not None:
            keys = [f"why-hand-{slug(str(held.get('type', '')))}", "why-hand"]
        key = next(key for key in keys if self.describer.has(key))
        return self.describer.plain(key, {"phase": str(seen.get("phase", ""))})

    def _moment(self, seat: int, card: int) -> str:
        """When a card on the table is used, if it has a moment of its own that is not now."""
        name = self.session.title.used_at(self.session.table, seat, card) if card >= 0 else ""
        if not name:
            return ""
        return self.describer.plain("why-used", {"when": self.describer.plain(f"used-at-{name}")})

    def _plainly(self, clause: str, plain: str = "") -> Refused:
        return self._refused(Sentence([], clause), clause, plain)

    def _refused(self, said: Sentence, clause: str, plain: str = "") -> Refused:
        return Refused(said, clause, rule_text(self.session.title.name, clause), plain)

    def refusal(self, error: Refusal) -> Refused:
        return self._refused(Sentence([Part(error.what)], error.clause), error.clause)


def seen(events: list[Event], viewer: int, seats: int, first: int = 0) -> list[tuple[int, Event]]:
    """What a viewer may know of the log from an index on, each with its own index."""
    if viewer == EVERYTHING:
        return [(i, events[i]) for i in range(first, len(events))]
    bit = 1 << (seats if viewer == SPECTATOR else viewer)
    cut = [(i, events[i].seen_by(bit)) for i in range(first, len(events))]
    return [(i, event) for i, event in cut if event is not None]
