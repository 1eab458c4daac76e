"""Words for events, prompts, options and refusals, from templates with typed arguments.

Templates are Fluent files, one folder for each title and one for the table itself, so that the
terminal, the page and a screen reader say the same thing and a language is a file. A sentence
knows where its cards and seats stand in it, so that a door can link or draw them.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from regent.kernel.action import verb_of
from regent.kernel.errors import Broken
from regent.kernel.event import NUMBERED, WHOSE, Event
from regent.kernel.parley import dealt, drafted
from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.play.names import arguments
from regent.play.orders import Order
from regent.play.session import Decision

SHARED_TEXTS: Final = Path(__file__).parent / "texts"
LETTERS: Final = "abcdefghijkl"
OPEN: Final = "\ue000"
SHUT: Final = "\ue001"
_MESSAGE: Final = re.compile(r"([a-zA-Z][\w-]*) *=")


class Piece:
    """A piece of a sentence: plain text, or a card, seat or place that a door may draw."""

    __slots__ = ("kind", "text", "value")

    def __init__(self, text: str, kind: str = "", value: int = -1) -> None:
        self.text = text
        self.kind = kind
        self.value = value


class Saying:
    """A sentence in parts, and the clause behind it."""

    __slots__ = ("clause", "parts")

    def __init__(self, parts: list[Piece], clause: str) -> None:
        self.parts = parts
        self.clause = clause

    @property
    def text(self) -> str:
        return "".join(part.text for part in self.parts)


class Describer:
    """Speaks for one title in one language, with the names of the seats, and in the words of the
    edition that a rule set belongs to."""

    def __init__(
        self, title: Title[Any], players: list[str], language: str = "en", ruleset: str = ""
    ) -> None:
        self.title = title
        self.players = players
        edition = title.rulesets.edition(ruleset)
        self.bundle, self.actors = _texts(title.folder / "texts", language, edition)

    def seat(self, seat: int) -> str:
        """A player by name; whoever else has pieces by the title's own word, `seat-4`."""
        if seat >= len(self.players) and self.has(f"seat-{seat}"):
            return self.plain(f"seat-{seat}")
        if 0 <= seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        return self.plain("seat", {"n": seat})

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def plain(self, key: str, values: dict[str, Any] | None = None) -> str:
        """One message as plain text."""
        if not self.bundle.has_message(key):
            raise Broken(f"{self.title.name} has no text for {key!r}")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise Broken(f"{self.title.name}: the text for {key!r} is empty")
        said, errors = self.bundle.format_pattern(pattern, values or {})
        if errors:
            raise Broken(f"{self.title.name}: the text for {key!r} fails: {errors[0]}")
        return str(said)

    def sentence(
        self, key: str, values: dict[str, Any], refs: list[tuple[str, int, str]], clause: str
    ) -> Saying:
        """A message whose marked arguments become parts of their own."""
        parts: list[Piece] = []
        for piece in self.plain(key, values).split(OPEN):
            marked, found, rest = piece.partition(SHUT)
            if found:
                kind, value, text = refs[int(marked)]
                parts.append(Piece(text, kind, value))
                piece = rest
            if piece:
                parts.append(Piece(piece))
        return Saying(parts, clause)

    def _values(self, t: Table, args: list[tuple[str, int, int, int]], viewer: int) -> Any:
        """Arguments for a template: numbers as they are, the rest as marks. Of the seat `a` it also
        learns whether it is the reader's (`a_you`), for "an Agent of yours"."""
        values: dict[str, Any] = {}
        refs: list[tuple[str, int, str]] = []
        for i, (kind, value, face, mark) in enumerate(args):
            if kind == "number":
                values[LETTERS[i]] = value
                continue
            values[LETTERS[i]] = f"{OPEN}{len(refs)}{SHUT}"
            word = self._word(t, kind, value, face, viewer)
            if kind == "seat":
                values[f"{LETTERS[i]}_you"] = "yes" if value == viewer else "no"
                if value >= t.seats:  # nobody who sits at the table
                    kind = ""
            refs.append((kind, value, self._told_apart(word, mark, viewer)))
        return values, refs

    def _told_apart(self, name: str, mark: int, viewer: int) -> str:
        """A card with its number and whose it is, as far as its mark asks for it."""
        if mark >= NUMBERED:
            name = self.plain("card-numbered", {"card": name, "number": str(mark // NUMBERED)})
        whose = (mark & WHOSE) - 1
        if whose < 0:
            return name
        key = "card-yours" if whose == viewer else "card-of"
        return self.plain(key, {"card": name, "who": self.seat(whose)})

    def _word(self, t: Table, kind: str, value: int, face: int, viewer: int) -> str:
        if kind == "card":
            return self.title.face_name(t, face) if face >= 0 else self.plain("unseen-card")
        if kind == "seat":
            return self.plain("you") if value == viewer else self.seat(value)
        if kind == "face":
            return self.title.face_name(t, value)
        name = self.title.argument(t, kind, value)
        return self.plain(f"{kind}-{name}") if self.has(f"{kind}-{name}") else name

    def event(self, t: Table, event: Event, viewer: int) -> Saying:
        """What happened, for one who may see it; `viewer` decides who is called "you"."""
        kinds = self.title.events[event.kind]
        own = event.actor if f"event-{event.kind}" in self.actors else -1
        args = [
            (kinds[i], event.args[i], event.faces[i], _without(event.marks[i], own))
            for i in range(len(kinds))
        ]
        values, refs = self._values(t, args, viewer)
        values["who"] = f"{OPEN}{len(refs)}{SHUT}"
        kind = "seat" if event.actor < t.seats else ""
        refs.append((kind, event.actor, self.seat(event.actor)))
        values["you"] = "yes" if event.actor == viewer else "no"
        values["clause"] = event.clause
        return self.sentence(f"event-{event.kind}", values, refs, event.clause)

    def prompt(self, t: Table, decision: Decision) -> Saying:
        """The question of a decision."""
        kinds = self.title.prompts.get(decision.prompt, ())
        args = [
            self._known(t, kinds[i], decision.about[i], decision.seat) for i in range(len(kinds))
        ]
        values, refs = self._values(t, args, decision.seat)
        values["clause"] = decision.clause
        values["offers"] = self.title.offers(t, decision.actions)
        return self.sentence(f"prompt-{decision.prompt}", values, refs, decision.clause)

    def final(self, decision: Decision) -> Saying | None:
        """What is said with a question whose answer is final (K-UNDO-4)."""
        return Saying([Piece(self.plain("final"))], decision.final) if decision.final else None

    def rests(self, decision: Decision) -> list[tuple[str, str]]:
        """How long one may answer by habit from here on, and what a button for it would say."""
        keys = [f"rest-{until or decision.prompt}" for until in decision.rests]
        return [(u, self.plain(key)) for u, key in zip(decision.rests, keys, strict=True)]

    def order(self, order: Order) -> str:
        """A standing order says plainly what it silences, and when one is asked all the same."""
        limit = "stop" if order.stop else "once" if order.once else ""
        where = "order-any" if order.prompt == "*" else f"order-{order.prompt}"
        stops = [self._or(f"stop-{tag}", tag.replace("-", " ")) for tag in order.stop]
        values = {
            "what": self._or(where, f"at {order.prompt}"),
            "answer": order.option,
            "does": self._or(f"{where}-{order.option}", "no"),
            "unless": " or ".join(stops),
            "until": limit or order.until or "ever",
            "news": "yes" if order.news else "no",
            "span": (order.until if limit else "") or "ever",
        }
        return self.plain("order-said", values)

    def _or(self, key: str, otherwise: str) -> str:
        return self.plain(key) if self.has(key) else otherwise

    def option(self, t: Table, seat: int, action: int) -> Saying:
        """One option as a button would say it."""
        args = [self._known(t, kind, value, seat) for kind, value in arguments(self.title, action)]
        values, refs = self._values(t, args, seat)
        left_out = drafted(t, seat, action)
        items = [left_out] if left_out else dealt(t, action)
        told = [self.option(t, seat, item).text for item in items]
        does = "; ".join(told) if told else self.title.effect(t, action)
        values["does"] = int(does) if does.isdecimal() else does  # numbers have a singular
        values["idle"] = "yes" if t.stack and t.stack[-1].is_idle(t, seat, action) else "no"
        owner = self.title.whose(t, action)
        values["whose"], values["whose_you"] = f"{OPEN}{len(refs)}{SHUT}", "none"
        if owner >= 0:
            values["whose_you"] = "yes" if owner == seat else "no"
            refs.append(("seat", owner, self.seat(owner)))
        verb = self.title.verbs[verb_of(action)].name
        return self.sentence(f"option-{verb}", values, refs, "")

    def _known(self, t: Table, kind: str, value: int, viewer: int) -> tuple[str, int, int, int]:
        if kind == "card" and value >= 0 and t.knows(viewer, value):
            return kind, value, t.face[value], _without(t.distinction(value), viewer)
        return kind, value, -1, 0

    def standings(self, t: Table, clause: str) -> list[Saying]:
        """How the game ended and by which clause, best first."""
        scores = self.title.scores(t)
        lines: list[Saying] = []
        for seat in sorted(range(t.seats), key=lambda seat: t.ranks[seat]):
            values = {"rank": t.ranks[seat], "who": self.seat(seat), "score": 0, "scored": "no"}
            if scores:
                values |= {"score": scores[seat], "scored": "yes"}
            lines.append(Saying([Piece(self.plain("standing", values))], clause))
        return lines


def _without(mark: int, seat: int) -> int:
    """The mark of a card without whose it is, where that is this seat and goes without saying."""
    return mark & ~WHOSE if seat >= 0 and mark & WHOSE == seat + 1 else mark


@cache
def _texts(folder: Path, language: str, edition: str) -> tuple[FluentBundle, set[str]]:
    """What a title says in a language, read once for all its tables: to read it takes longer than
    to play a turn, and it is larger than a game. With the messages that say who acts: there a card
    of the actor needs no owner."""
    bundle = FluentBundle([language], use_isolating=False)
    own = [folder / f"{language}.ftl"]
    if edition and (folder / f"{language}-{edition}.ftl").exists():
        own.append(folder / f"{language}-{edition}.ftl")
    for file in (SHARED_TEXTS / f"{language}.ftl", *own):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        # A title may say in its own words what every table says, and so may an edition.
        bundle.add_resource(resource, allow_overrides=True)
    return bundle, {key for path in own for key in _naming(path)}


def _naming(path: Path) -> set[str]:
    """The keys of all messages of a file that speak of `$who`."""
    found: set[str] = set()
    key = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        named = _MESSAGE.match(line)
        key = named.group(1) if named is not None else key
        if "$who" in line:
            found.add(key)
    return found


@cache
def prompts(title: Title[Any]) -> tuple[str, ...]:
    """The questions a title asks, by name: every procedure that has words for one."""
    describer = Describer(title, [])
    return tuple(sorted(name for name in title.frames if describer.has(f"prompt-{name}")))
