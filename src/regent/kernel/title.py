"""The contract between a title and everything above it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from regent.kernel import rng, rows
from regent.kernel.action import SHARED_VERBS, Verb
from regent.kernel.advice import Advice
from regent.kernel.card import CardSchema
from regent.kernel.cards import CardSet, load_set
from regent.kernel.errors import Broken, InputError
from regent.kernel.frame import Frame
from regent.kernel.opened import mypyc_attr
from regent.kernel.placing import Placing
from regent.kernel.problems import InputErrors
from regent.kernel.redeal import exchange_faces, hide_chance, seal_again
from regent.kernel.rulebook import Rulebook, read_rulebook
from regent.kernel.ruleset import Rules, RulesetTable
from regent.kernel.table import Table
from regent.kernel.vocabulary import slug

REDEALS: Final = 200
"""So often a re-deal is tried until the viewer could believe it."""

WON: Final = 100_000
"""What a won game is worth to `judge`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """One game. A title subclasses this in its `title.py` and registers an instance.

    What a door needs to know is data (verbs, events, rulesets, texts); what only the rules know
    is a method. Nothing here keeps state: a game is its Table.
    """

    def __init__(
        self,
        name: str,
        full_name: str,
        version: int,
        folder: Path,
        seats: tuple[int, int],
        rulesets: RulesetTable,
        verbs: list[Verb],
        events: dict[str, tuple[str, ...]],
        frames: list[type],
        streams: tuple[str, ...],
        prompts: dict[str, tuple[str, ...]],
        schema: CardSchema,
    ) -> None:
        self.name = name
        self.full_name = full_name
        self.version = version
        self.folder = folder
        self.seats = seats
        self.rulesets = rulesets
        self.verbs = {verb.code: verb for verb in [*SHARED_VERBS, *verbs]}
        self.events = events
        self.frames = {cls.__name__: cls for cls in frames}
        self.streams = streams
        """The named random streams, in the order of their indices."""
        self.prompts = prompts
        """What the subject of each question is: kinds of arguments by the key of the prompt."""
        self.schema = schema
        self.shipped: CardSet | None = None
        self.books: dict[str, Rulebook] = {}

    # -- its rules ----------------------------------------------------------------------------

    def rulebook(self, ruleset: str = "") -> Rulebook:
        """The rulebook by which a rule set is played: what its row names, or the first there is."""
        name = self.rulesets.book(ruleset)
        if name not in self.books:
            pages = sorted((self.folder / "rulebook").glob(f"{name or '*'}.md"))
            if name and not pages:
                raise Broken(f"{self.name} has no rulebook {name}")
            self.books[name] = read_rulebook(pages[0]) if pages else Rulebook("", self.folder, [])
        return self.books[name]

    def cite(self, ruleset: str, key: str) -> str:
        """The clause that a key of the code is in the rulebook of a rule set. The table's own
        clauses are the same everywhere."""
        return self.rulebook(ruleset).concordance.get(key, key)

    def resolve(
        self,
        ruleset: str,
        seats: int,
        settings: Mapping[str, object] | None = None,
        texts: Mapping[str, str] | None = None,
    ) -> Rules:
        """Rules for one game, or one error that names everything wrong with the wish, by the
        clauses of its own rulebook."""
        try:
            return self.rulesets.resolve(ruleset, seats, settings, texts)
        except InputError as error:
            raise self.cited(ruleset, error) from None

    def cited(self, ruleset: str, error: InputError) -> InputError:
        """A mistake, or several, by the clauses of the rulebook in play."""
        if isinstance(error, InputErrors):
            several = [self.cited(ruleset, problem) for problem in error.problems]
            return InputErrors(several, sentences=True)
        if not error.clause:
            return error
        return InputError(error.what, error.where, error.right, self.cite(ruleset, error.clause))

    # -- making a table -----------------------------------------------------------------------

    def cards(self) -> CardSet:
        """The title's cards as shipped: every file in its folder `cards`, read once."""
        if self.shipped is None:
            self.shipped = load_set(sorted((self.folder / "cards").glob("*.toml")), self.schema)
        return self.shipped

    def blank(self, rules: Rules, cards: CardSet) -> Table:
        """An empty table of the right size: what a clone shares, and no value yet."""
        raise Broken(f"{self.name} cannot make a table")

    def deal(self, t: Table) -> None:
        """Set up a new game on a blank table whose random streams are seeded."""
        raise Broken(f"{self.name} cannot set up a game")

    def new(self, rules: Rules, cards: CardSet, seed: str, secret: bytes = b"") -> Table:
        """A new game, before its first step: `run` it. With a secret its chance is sealed."""
        t = self.blank(rules, cards)
        fast = not secret
        t.rng = rng.seeded(seed, len(self.streams)) if fast else rng.sealed(secret, self.streams)
        self.deal(t)
        return t

    def load(self, data: dict[str, Any], rules: Rules, cards: CardSet) -> Table:
        """A table from its rows."""
        t = self.blank(rules, cards)
        rows.from_rows(t, data, self.frames)
        return t

    # -- looking at it ------------------------------------------------------------------------

    def view(self, t: Table, viewer: int) -> dict[str, Any]:
        """What a seat, SPECTATOR or EVERYTHING may see: built up, never cut down."""
        raise Broken(f"{self.name} has no view")

    def argument(self, t: Table, kind: str, value: int) -> str:
        """An argument of a verb or event as a stable word: `soldier~17`, `north`, `3`."""
        if kind == "card":
            return f"{self.face_slug(t, t.face[value])}~{value}"
        return self.face_slug(t, value) if kind == "face" else str(value)

    def domain(self, t: Table, kind: str) -> list[int]:
        """Every value an argument of that kind can have."""
        if kind == "card":
            return list(range(len(t.face)))
        return list(range(t.seats)) if kind == "seat" else list(range(100))

    def face_slugs(self, t: Table) -> list[str]:
        """The stable names of all faces, in the order of their indices."""
        raise Broken(f"{self.name} does not name its cards")

    def face_slug(self, t: Table, face: int) -> str:
        """The stable name of what is printed on a card."""
        return self.face_slugs(t)[face]

    def face_name(self, t: Table, face: int) -> str:
        """What is printed on a card, as a person reads it."""
        raise Broken(f"{self.name} does not name its cards")

    def effect(self, t: Table, action: int) -> str:
        """What an option does that its verb and arguments do not say, in the words of its card;
        a template may say it as `does`."""
        return ""

    def face_of(self, t: Table, name: str) -> int:
        """The face that a person calls so, by its short or its whole name; -1 for none."""
        wanted, known = slug(name), self.face_slugs(t)
        if wanted in known:
            return known.index(wanted)
        for face in range(len(known)):
            if slug(self.face_name(t, face)) == wanted:
                return face
        card = self.cards().find(name)  # by an alias
        return known.index(card.slug) if card is not None and card.slug in known else -1

    def alike(self, t: Table, one: int, other: int) -> bool:
        """Is it all the same which of two cards is meant, to one who knows both?

        Cards of one face in one zone are, if nothing lies on either that tells them apart. A
        title that keeps more by card than `counters` names, or where the order in a zone
        counts, says so here.
        """
        if t.where[one] != t.where[other] or t.face[one] != t.face[other]:
            return False
        if t.lasting and _lasting_on(t, one) != _lasting_on(t, other):
            return False
        for name, kind in self.counters().items():
            if kind == "card":
                field: Any = getattr(t, name)  # a list, packed where the rules are compiled
                if field[one] != field[other]:
                    return False
        return True

    def scores(self, t: Table) -> list[int]:
        """Points by seat, for standings; empty where the game has none."""
        return []

    # -- proving it ---------------------------------------------------------------------------

    def pools(self, t: Table) -> list[int]:
        """For each card the pool of cards it may be exchanged with unseen."""
        return [0] * len(t.face)

    def consistent(self, t: Table, viewer: int) -> bool:
        """Could the viewer believe this re-deal? For knowledge that no mask can hold."""
        return True

    def redeal(self, t: Table, viewer: int, source: list[int]) -> Table:
        """A clone in which everything the viewer does not know is dealt again."""
        pools = self.pools(t)
        other = t.clone()
        for _ in range(REDEALS):
            exchange_faces(other, viewer, pools, source)
            sealed = seal_again(other, viewer, source)
            if sealed and self.consistent(other, viewer):
                break
        hide_chance(other, source)
        return other

    # -- playing it well -----------------------------------------------------------------------

    def judge(self, t: Table, seat: int) -> int:
        """How good the position looks to a seat, in hundredths of a point, won games far above
        all others. Only what the seat may know counts; searches ask it at their horizon."""
        if t.over:
            return WON if t.ranks[seat] == 1 else -WON
        scores = self.scores(t)
        if not scores:
            return 0
        best = max([scores[other] for other in range(t.seats) if other != seat])
        return 100 * (scores[seat] - best)

    def advise(self, t: Table, seat: int, action: int, advice: Advice) -> None:
        """The reasons for and against one option of the question that is asked now."""

    def follies(self) -> dict[str, str]:
        """What a beginner would laugh at, by name, each with what it is."""
        return {}

    def folly(self, t: Table, seat: int, action: int, memory: list[int]) -> str:
        """The name of the folly that an answer is, from the position before it; empty for none.

        `memory` begins empty with a game and is kept by whoever watches it.
        """
        return ""

    def sides(self, t: Table) -> list[str]:
        """What each seat plays, where that may differ: its faction or deck."""
        return []

    def side_setting(self) -> tuple[str, list[str]]:
        """The setting by which a seat chooses its side, without the number, and its values."""
        return ("", [])

    def parties(self, rules: Rules) -> list[str]:
        """In words whom each seat plays with, where the rules chosen make allies; else nothing."""
        return []

    def clock(self, t: Table) -> int:
        """How far the game is, in turns: searches look ahead so many of them."""
        return 0

    def fixed_cards(self) -> bool:
        """Is the number of every face constant? Not where tokens come and go."""
        return True

    def violations(self, t: Table) -> list[str]:
        """The title's own invariants that this position breaks."""
        return []

    def bounds(self) -> tuple[int, int]:
        """How many answers a random game may take, at the least and at the most."""
        return (1, 100_000)

    # -- decks ----------------------------------------------------------------------------------

    def texts(self, seats: int) -> dict[str, str]:
        """What a table of this size may bring in words, by name: each with what it is."""
        return {}

    def check_texts(self, texts: dict[str, str], seats: int) -> None:
        """Only what the title takes; what the texts say is looked at when the table is made."""
        known = self.texts(min(seats, self.seats[1]))  # how many are too many is said elsewhere
        for name in texts:
            if name not in known:
                right = f"it takes {', '.join(known)}" if known else "it takes none"
                raise InputError(f"{self.name} takes no text called {name!r}", right=right)

    def doubts(self, rules: Rules) -> list[tuple[str, str]]:
        """What speaks against a table that can be played so: clause and sentence, for whoever
        makes it to decide. InputError for what cannot be played."""
        return []

    def check_map(self, path: Path) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
        """What is wrong with a map that a player drew, and what is doubtful: clause and problem."""
        raise InputError(f"{self.full_name} has no maps to draw")

    def made_map(self, seats: int, seed: str) -> str:
        """A new map for this many seats, as text that `check_map` and a table can read."""
        raise InputError(f"{self.full_name} has no maps to draw")

    def check_deck(self, path: Path) -> list[tuple[str, str]]:
        """What is wrong with a deck that a player built: the clause and the problem, each.

        A title without such decks leaves this as it is, and doors know by that.
        """
        right = "its cards are dealt as they come in the box"
        raise InputError(f"{self.full_name} has no decks to build", right=right)

    # -- scenarios ----------------------------------------------------------------------------

    def moments(self) -> dict[str, str]:
        """The named moments at which a scenario may begin, besides the start of a game, each
        with what it is."""
        return {}

    def begin_at(self, t: Table, moment: str, seat: int) -> Frame[Any]:
        """The procedure in progress at that moment; InputError if these rules have none such."""
        raise Broken(f"{self.name} knows no moment {moment!r}")

    def chance(self) -> dict[str, str]:
        """The random streams a scenario may plan, each with what its outcomes are. A shuffle
        takes no plan: what lies in a deck is said by its zone."""
        return {}

    def stops(self) -> tuple[str, ...]:
        """The public facts at which standing orders may stop: all that `tags` of a frame gives."""
        return ()

    def zone_names(self, t: Table) -> list[str]:
        """The zones by name, in the order of their indices: `deck`, `hand 0`, ..."""
        raise Broken(f"{self.name} does not name its zones")

    def rest(self, t: Table, card: int, named: list[int]) -> int:
        """The zone where a card lies that a scenario does not place: none of those it names, for
        they hold exactly what is said. -1 where there is no other."""
        return -1 if 0 in named else 0

    def spare(self, t: Table, face: int, zone: int, placed: set[int]) -> int:
        """A card with this face to put into a zone, not one already placed; -1 for none."""
        for card in range(len(t.face)):
            if t.face[card] == face and card not in placed:
                return card
        return -1

    def misplaced(self, t: Table, face: int, zone: int) -> str:
        """Why a card with this face cannot be put into a zone by a scenario; empty if it can."""
        return ""

    def given_keys(self) -> dict[str, tuple[str, dict[str, str]]]:
        """What else a scenario's `given` may say in the title's own words: by key what it is,
        and the fields of one of its entries, each with what it means."""
        return {}

    def place_given(self, t: Table, key: str, value: Any, placing: Placing) -> None:
        """Write such an entry into the table; InputError with its line if it cannot be."""
        raise Broken(f"{self.name} cannot place {key!r}")

    def counters(self) -> dict[str, str]:
        """The fields a scenario may set by name: each by `seat`, `card` or `place`, or one of the
        whole `table`, or the seat that is its `holder` (`holder or none`: -1 for nobody)."""
        return {}

    def place_index(self, t: Table, name: str, where: str) -> int:
        """A place of the map by its name."""
        raise Broken(f"{self.name} has no places")


def _lasting_on(t: Table, card: int) -> list[list[int]]:
    """What lasts on a card, whichever card it is and since when."""
    found = [[m.attr, m.layer, m.amount, m.source, m.until] for m in t.lasting if m.card == card]
    return sorted(found)
