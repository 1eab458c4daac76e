"""What can be said at the table besides an answer: looking things up, taking back, saving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from regent.bots.reasons import ReasonsBot
from regent.bots.sight import sight_of
from regent.cli.cards import card_facts
from regent.cli.marks import seat_text
from regent.cli.screen import Screen
from regent.cli.standing import heard, ordered, resting
from regent.cli.words import choices, meant
from regent.kernel import rng
from regent.kernel.cards import CardSet
from regent.kernel.errors import InputError, Refusal
from regent.kernel.rulebook import is_clause_id
from regent.play.export import exported
from regent.play.lookup import searched
from regent.play.orders import Order
from regent.play.rulebooks import find_clause
from regent.play.session import Decision, Session

MOST_FOUND: Final = 12
MOST_ADVISED: Final = 3

HELP: Final = [
    ("2", "answer with option 2"),
    ("pass", "answer by name; as much of it as is needed"),
    ("1 1 3", "a compound choice: all of it or nothing"),
    ("why 2, why pass", "the clause behind an option, or the one that forbids it"),
    ("advice", "what speaks for the best options, in named reasons"),
    ("undo, undo 2", "take back your latest answers, as far as nothing was learned since"),
    ("retract", "take back a sealed answer while others still choose"),
    ("log, log 40", "what happened"),
    ("rules WORDS", "clauses with these words, or one by its id"),
    ("card NAME", "everything about a card"),
    ("rest, rest turn", "pass for the rest of this fight or turn"),
    ("order pass", "from now on answer this question so; `until` names where to stop"),
    ("order news", "from now on pass where nothing is new to you"),
    ("orders, countermand", "see or withdraw your standing orders"),
    ("table", "draw the table again"),
    ("save game.journal", "a copy of the journal; the game itself is always saved"),
    ("export here.toml", "the position as a scenario file"),
    ("quit", "leave; the game can be resumed"),
]


class Quit(Exception):
    """Somebody leaves the table."""


class Asides:
    """Everything that is not an answer. A command gives True when the position is another."""

    def __init__(self, session: Session, screen: Screen, people: list[int]) -> None:
        self.session = session
        self.screen = screen
        self.people = people
        self.console = screen.console
        self.retook = False
        """Something was taken back: what is asked now is asked, or it could never be changed."""
        self.commands: dict[str, Callable[[int, Decision, str], bool]] = {
            "why": self.why,
            "advice": self.advice,
            "undo": self.undo,
            "retract": self.retract,
            "log": self.log,
            "rules": self.rules,
            "card": self.card,
            "rest": self.rest,
            "order": self.order,
            "orders": self.orders,
            "countermand": self.countermand,
            "table": self.table,
            "save": self.save,
            "export": self.export,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
        }

    def hear(self, seat: int, decision: Decision, text: str) -> bool | None:
        """Do what a command says; None when the text is none."""
        word, _, rest = text.partition(" ")
        command = self.commands.get(word.lower())
        return None if command is None else command(seat, decision, rest.strip())

    def _meant(self, decision: Decision, text: str) -> str:
        return meant(choices(self.session, self.screen.describer, decision), text)

    # -- looking things up --------------------------------------------------------------------

    def why(self, seat: int, decision: Decision, text: str) -> bool:
        if not text:
            raise InputError("why what?", right="write why and an option: why 2, why pass")
        name = self._meant(decision, text)
        clause = self.session.why(seat, name)
        if clause:
            self.console.print(f"{name} is not allowed:")
            self.screen.clause(clause)
        else:
            self.console.print(f"{name} is allowed; the question comes from:")
            self.screen.clause(decision.clause or "K-ANSWER-3")
        return False

    def advice(self, seat: int, decision: Decision, text: str) -> bool:
        """What a bot at this seat would think: the best options with their reasons."""
        source = rng.seeded(f"advice/{decision.id}", 1)
        sight = sight_of(self.session, seat, source, True)
        if sight is None:
            return False
        opinions = ReasonsBot(decision.id).opinions(sight)
        rows: list[tuple[str, float, list[str]]] = []
        for opinion in opinions[: number(text, MOST_ADVISED)]:
            why = [reason.said() for reason in opinion.reasons]
            action = decision.actions[decision.options.index(opinion.option)]
            said = self.screen.describer.option(self.session.table, seat, action).text
            rows.append((said, opinion.weight, why))
        self.screen.advice(rows)
        return False

    def log(self, seat: int, decision: Decision, text: str) -> bool:
        self.screen.log(self.session, seat, number(text, 20), 0)
        return False

    def rules(self, seat: int, decision: Decision, text: str) -> bool:
        look_up(self.screen, text)
        return False

    def card(self, seat: int, decision: Decision, text: str) -> bool:
        show_card(self.screen, self.session.cards, text)
        return False

    def table(self, seat: int, decision: Decision, text: str) -> bool:
        self.screen.table(self.session, seat, decision, len(self.session.log.events))
        return False

    def help(self, seat: int, decision: Decision, text: str) -> bool:
        self.screen.help(HELP)
        return False

    # -- taking back --------------------------------------------------------------------------

    def undo(self, seat: int, decision: Decision, text: str) -> bool:
        """At one keyboard the seat that answered last may speak up, although another is asked."""
        session = self.session
        who = next((s for s in [seat, *self.people] if session.undoable(s)), seat)
        can = session.undoable(who)
        count = number(text, 1)
        try:
            session.undo(who, count)
        except Refusal as refusal:
            if not can:
                raise Refusal(refusal.clause, "there is nothing you can take back") from None
            # What another at this keyboard has answered may be sealed: it is counted, not told.
            what = f": {', '.join(can)}" if who == seat else ""
            far = f"you may take back {len(can)}{what}"
            raise InputError(f"{count} answers cannot be taken back", right=far) from None
        self.retook = True
        return True

    def retract(self, seat: int, decision: Decision, text: str) -> bool:
        who = number(text, seat)
        if who not in self.people:
            raise InputError(f"seat {who} is not played by a person here")
        if not text:  # the one asked has nothing sealed; another at this keyboard may have
            others = [s for s in self.people if s not in self.session.awaited()]
            who = others[0] if len(others) == 1 else seat
        self.session.retract(who)
        return True

    # -- standing orders ----------------------------------------------------------------------

    def order(self, seat: int, decision: Decision, text: str) -> bool:
        given = ordered(text, decision.prompt, lambda option: self._meant(decision, option))
        if self.session.why(seat, given["option"]):
            right = "order one of the options of this question"
            raise InputError(f"{text!r} is no option here", right=right)
        return self._order(seat, given)

    def rest(self, seat: int, decision: Decision, text: str) -> bool:
        rests = dict.fromkeys(decision.rests, decision.habit)
        return self._order(seat, resting(text, decision.prompt, rests))

    def _order(self, seat: int, given: dict[str, Any]) -> bool:
        self.session.order(Order(seat=seat, **given))
        self.console.print(heard(given))
        return True

    def orders(self, seat: int, decision: Decision, text: str) -> bool:
        mine = self.session.standing(seat)
        for order in mine:
            self.console.print(f"  {self.screen.describer.order(order)}", overflow="fold")
        if not mine:
            self.console.print("  no standing orders")
        return False

    def countermand(self, seat: int, decision: Decision, text: str) -> bool:
        self.session.countermand(seat)
        self.console.print("All standing orders of ", end="")
        self.console.print(seat_text(seat, self.screen.describer.seat(seat)), end="")
        self.console.print(" are withdrawn.")
        return False

    # -- files --------------------------------------------------------------------------------

    def save(self, seat: int, decision: Decision, text: str) -> bool:
        if not text:
            self.console.print(f"The game is in {self.session.journal.path}, up to this moment.")
            return False
        _write(Path(text), self.session.journal.text())
        self.console.print(f"A copy of the journal is in {text}.")
        return False

    def export(self, seat: int, decision: Decision, text: str) -> bool:
        if not text:
            raise InputError("export where to?", right="write export and a file: export here.toml")
        _write(Path(text), exported(self.session))
        self.console.print(f"The position is in {text}, hidden cards too.")
        return False

    def quit(self, seat: int, decision: Decision, text: str) -> bool:
        raise Quit


def _write(path: Path, text: str) -> None:
    """A new file; never over another one."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise InputError("the file exists already", str(path), "choose another name") from None
    except OSError as error:
        raise InputError(f"cannot write: {error.strerror}", str(path)) from None


def number(text: str, default: int) -> int:
    """A number that may be left out."""
    if not text:
        return default
    if not text.isdecimal() or len(text) > 9:
        raise InputError(f"{text!r} is not a number")
    return int(text)


def look_up(screen: Screen, text: str) -> None:
    """A clause by its id, or those with some words."""
    if not text:
        raise InputError("rules about what?", right="write rules and an id or some words")
    if is_clause_id(text.strip().upper()):
        screen.clause(find_clause(screen.books, text).id)
        return
    found = [clause for _, clause in searched(screen.books, text)]
    for clause in found[:MOST_FOUND]:
        screen.clause(clause.id)
    if not found:
        raise InputError(f"no clause holds {text!r}", right="try fewer words")
    if len(found) > MOST_FOUND:
        more = len(found) - MOST_FOUND
        screen.console.print(f"… and {more} more: add a word", style="dim")


def show_card(screen: Screen, cards: CardSet, text: str) -> None:
    """Everything about a card."""
    if not text:
        raise InputError("which card?", right="write card and its name")
    screen.console.print(card_facts(cards.by_name(text)))
