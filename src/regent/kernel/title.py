"""The contract between a title and everything above it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Generic, cast

from regent.kernel import rng, rows
from regent.kernel.action import SHARED_VERBS, Verb
from regent.kernel.advice import Adviser, Follies
from regent.kernel.brought import Decks, Maps
from regent.kernel.card import Boxed, CardSchema
from regent.kernel.cards import CardSet, load_set
from regent.kernel.errors import Broken, InputError
from regent.kernel.event import SHARED_EVENTS
from regent.kernel.frame import T
from regent.kernel.opened import mypyc_attr
from regent.kernel.problems import InputErrors
from regent.kernel.redeal import exchange_faces, hide_chance, seal_again
from regent.kernel.rulebook import Rulebook, read_rulebook
from regent.kernel.ruleset import Rules, RulesetTable
from regent.kernel.scenes import Scenes
from regent.kernel.sides import Sides
from regent.kernel.table import Table
from regent.kernel.vocabulary import slug

REDEALS: Final = 200
"""So often a re-deal is tried until the viewer could believe it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(Generic[T]):
    """One game, on tables of type `T`. A title subclasses this in its `title.py` and registers an
    instance.

    What a door needs to know is data (verbs, events, rulesets, texts); what only the rules know
    is a method. What not every title has is a part of its own, or None: an adviser for bots,
    follies, scenes for scenarios, sides, decks and maps of the players. Nothing here keeps state:
    a game is its Table.
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
        adviser: Adviser[T] | None = None,
        follies: Follies[T] | None = None,
        scenes: Scenes[T] | None = None,
        sides: Sides[T] | None = None,
        decks: Decks | None = None,
        maps: Maps | None = None,
    ) -> None:
        self.name = name
        self.full_name = full_name
        self.version = version
        self.folder = folder
        self.seats = seats
        self.rulesets = rulesets
        self.verbs = {verb.code: verb for verb in [*SHARED_VERBS, *verbs]}
        self.events = {**SHARED_EVENTS, **events}
        self.frames = {cls.__name__: cls for cls in frames}
        self.streams = streams
        """The named random streams, in the order of their indices."""
        self.prompts = prompts
        """What the subject of each question is: kinds of arguments by the key of the prompt."""
        self.schema = schema
        self.adviser = adviser
        self.follies = follies
        self.scenes = scenes
        self.sides = sides
        self.decks = decks
        self.maps = maps
        self.shipped: dict[str, CardSet] = {}
        """By edition."""
        self.books: dict[str, Rulebook] = {}
        self.clauses: dict[str, dict[str, str]] = {}
        """By rulebook: the clause of every key."""

    # -- its rules ----------------------------------------------------------------------------

    def rulebooks(self, ruleset: str = "") -> list[Rulebook]:
        """The rulebooks by which a rule set is played: those its row names, or the first there
        is."""
        names = self.rulesets.books(ruleset)
        return [self._book(name) for name in names] if names else [self._book("")]

    def _book(self, name: str) -> Rulebook:
        """A rulebook by its name, read once; without a name the first there is."""
        if name not in self.books:
            pages = sorted((self.folder / "rulebook").glob(f"{name or '*'}.md"))
            if name and not pages:
                raise Broken(f"{self.name} has no rulebook {name}")
            self.books[name] = read_rulebook(pages[0]) if pages else Rulebook("", self.folder, [])
        return self.books[name]

    def cite(self, ruleset: str, key: str) -> str:
        """The clause that a key of the code is in the rulebooks of a rule set. The table's own
        clauses are the same everywhere. Where a table mixes options of several editions, a rule
        that its own books lack is cited from the first edition that has it."""
        return self.concordance(ruleset).get(key, key)

    def concordance(self, ruleset: str) -> dict[str, str]:
        """The clause of every key, as `cite` gives it."""
        name = " ".join(self.rulesets.books(ruleset))
        if name not in self.clauses:
            found: dict[str, str] = {}
            rows = [row.name for row in self.rulesets.rulesets if row.books and not row.base]
            for each in [*reversed(rows), ruleset]:
                for book in reversed(self.rulebooks(each)):
                    found.update(book.concordance)
            self.clauses[name] = found
        return self.clauses[name]

    def resolve(
        self,
        ruleset: str,
        seats: int,
        settings: Mapping[str, object] | None = None,
        texts: Mapping[str, str] | None = None,
    ) -> Rules:
        """Rules for one game, or one error that names everything wrong with the wish, by the
        clauses of its own rulebooks."""
        try:
            return self.rulesets.resolve(ruleset, seats, settings, texts)
        except InputError as error:
            raise self.cited(ruleset, error) from None

    def cited(self, ruleset: str, error: InputError) -> InputError:
        """A mistake, or several, by the clauses of the rulebooks in play."""
        if isinstance(error, InputErrors):
            several = [self.cited(ruleset, problem) for problem in error.problems]
            return InputErrors(several, sentences=True)
        if not error.clause:
            return error
        clause = self.cite(ruleset, error.clause)
        return InputError(error.what, error.where, error.right, clause, error.code, error.about)

    # -- making a table -----------------------------------------------------------------------

    def cards(self, ruleset: str = "") -> CardSet:
        """The cards by which a rule set is played, as its edition has them: every file in the
        folder `cards`, read once. Without a rule set those of the first."""
        edition = self.rulesets.edition(ruleset)
        if edition not in self.shipped:
            files = sorted((self.folder / "cards").glob("*.toml"))
            self.shipped[edition] = load_set(files, self.schema, edition)
        return self.shipped[edition]

    def boxed(self, ruleset: str = "") -> list[Boxed]:
        """Cards that are in the box and never lie on the table as tokens."""
        return []

    def blank(self, rules: Rules, cards: CardSet) -> T:
        """An empty table of the right size: what a clone shares, and no value yet."""
        raise Broken(f"{self.name} cannot make a table")

    def deal(self, t: T) -> None:
        """Set up a new game on a blank table whose random streams are seeded."""
        raise Broken(f"{self.name} cannot set up a game")

    def new(self, rules: Rules, cards: CardSet, seed: str, secret: bytes = b"") -> T:
        """A new game, before its first step: `run` it. With a secret its chance is sealed."""
        t = self.blank(rules, cards)
        fast = not secret
        t.rng = rng.seeded(seed, len(self.streams)) if fast else rng.sealed(secret, self.streams)
        self.deal(t)
        return t

    def load(self, data: dict[str, Any], rules: Rules, cards: CardSet) -> T:
        """A table from its rows."""
        t = self.blank(rules, cards)
        rows.from_rows(t, data, self.frames)
        return t

    # -- looking at it ------------------------------------------------------------------------

    def view(self, t: T, viewer: int) -> dict[str, Any]:
        """What a seat, SPECTATOR or EVERYTHING may see: built up, never cut down."""
        raise Broken(f"{self.name} has no view")

    def argument(self, t: T, kind: str, value: int) -> str:
        """An argument of a verb or event as a stable word: `soldier~17`, `north`, `3`."""
        if kind == "card":
            return f"{self.face_slug(t, t.face[value])}~{value}"
        return self.face_slug(t, value) if kind == "face" else str(value)

    def domain(self, t: T, kind: str) -> list[int]:
        """Every value an argument of that kind can have."""
        if kind == "card":
            return list(range(len(t.face)))
        return list(range(t.seats)) if kind == "seat" else list(range(100))

    def face_slugs(self, t: T) -> list[str]:
        """The stable names of all faces, in the order of their indices."""
        raise Broken(f"{self.name} does not name its cards")

    def face_slug(self, t: T, face: int) -> str:
        """The stable name of what is printed on a card."""
        return self.face_slugs(t)[face]

    def face_name(self, t: T, face: int) -> str:
        """What is printed on a card, as a person reads it."""
        raise Broken(f"{self.name} does not name its cards")

    def effect(self, t: T, action: int) -> str:
        """What an option does that its verb and arguments do not say, in the words of its card;
        a template may say it as `does`."""
        return ""

    def offers(self, t: T, actions: list[int]) -> str:
        """One word for what a question offers, for the eyes of the seat that is asked only; a
        template may ask for it as `offers`."""
        return ""

    def used_at(self, t: T, seat: int, card: int) -> str:
        """The name of the moment at which a card on the table is used, if that is not now; a title
        that has such moments says `used-at-NAME` of each, and `why-used` with it as `when`."""
        return ""

    def sums(self, t: T, seat: int, action: int, key: str) -> dict[str, str | int]:
        """The names and numbers behind a rule that forbids something because they do not add up,
        by the name that the message `why-KEY` has for each; empty where the rule says it all."""
        return {}

    def whose(self, t: T, action: int) -> int:
        """Whose is what `effect` speaks of, where that is a player's, else -1; a template may say
        it as `whose`, and ask by `whose_you` whether the reader is meant."""
        return -1

    def face_of(self, t: T, name: str) -> int:
        """The face that a person calls so, by its short or its whole name; -1 for none."""
        wanted, known = slug(name), self.face_slugs(t)
        if wanted in known:
            return known.index(wanted)
        for face in range(len(known)):
            if slug(self.face_name(t, face)) == wanted:
                return face
        card = self.cards().find(name)  # by an alias
        return known.index(card.slug) if card is not None and card.slug in known else -1

    def alike(self, t: T, one: int, other: int) -> bool:
        """Is it all the same which of two cards is meant, to one who knows both?

        Cards of one face in one zone are, if nothing lies on either that tells them apart. A
        title that keeps more by card than `counters` names, or where the order in a zone
        counts, says so here.
        """
        if t.where[one] != t.where[other] or t.face[one] != t.face[other]:
            return False
        if t.lasting and _lasting_on(t, one) != _lasting_on(t, other):
            return False
        counters = self.scenes.counters() if self.scenes is not None else {}
        for name, kind in counters.items():
            if kind == "card":
                field: Any = getattr(t, name)  # a list, packed where the rules are compiled
                if field[one] != field[other]:
                    return False
        return True

    # -- proving it ---------------------------------------------------------------------------

    def pools(self, t: T) -> list[int]:
        """For each card the pool of cards it may be exchanged with unseen."""
        return [0] * len(t.face)

    def supposed(self, t: T, viewer: int) -> dict[int, list[int]]:
        """By pool the faces that the viewer may think of where it does not even know which ones
        are in it: those of a deck that another seat brought (K-SECRET-6)."""
        return {}

    def consistent(self, t: T, viewer: int) -> bool:
        """Could the viewer believe this re-deal? For knowledge that no mask can hold."""
        return True

    def redeal(self, t: T, viewer: int, source: list[int]) -> T:
        """A clone in which everything the viewer does not know is dealt again."""
        pools = self.pools(t)
        lists = self.supposed(t, viewer)
        other = cast(T, t.clone())
        for _ in range(REDEALS):
            exchange_faces(other, viewer, pools, source, lists)
            sealed = seal_again(other, viewer, source)
            if sealed and self.consistent(other, viewer):
                break
        hide_chance(other, source)
        return other

    # -- how far it is, and how it stands ----------------------------------------------------

    def scores(self, t: T) -> list[int]:
        """Points by seat, for standings; empty where the game has none."""
        return []

    def clock(self, t: T) -> int:
        """How far the game is, in turns or rounds: searches look ahead so many of them."""
        return 0

    def fight(self, t: T) -> int:
        """Which fight the game is in, by a number that no other has; -1 where there is none.
        Standing orders may last as long."""
        return -1

    def stands(self, t: T, card: int) -> int:
        """The place that a card is at, as options call it; -1 where none of them speaks of one."""
        return -1

    def phase(self, t: T) -> int:
        """Which part of its turn the game is in, as a number that films mark."""
        return 0

    def stops(self) -> tuple[str, ...]:
        """The public facts at which standing orders may stop: all that `tags` of a frame gives."""
        return ()

    def fixed_cards(self) -> bool:
        """Is the number of every face constant? Not where tokens come and go."""
        return True

    def violations(self, t: T) -> list[str]:
        """The title's own invariants that this position breaks."""
        return []

    def bounds(self) -> tuple[int, int]:
        """How many answers a random game may take, at the least and at the most."""
        return (1, 100_000)

    # -- what a table brings -----------------------------------------------------------------

    def texts(self, seats: int) -> dict[str, str]:
        """What a table of this size may bring in words, by name: each with what it is."""
        found = {"map": "a map of your own"} if self.maps is not None else {}
        for seat in range(seats if self.decks is not None else 0):
            found[f"deck_{seat}"] = f"the deck of seat {seat}"
        return found

    def check_texts(self, texts: dict[str, str], seats: int) -> None:
        """Only what the title takes; what the texts say is looked at when the table is made."""
        known = self.texts(min(seats, self.seats[1]))  # how many are too many is said elsewhere
        for name in texts:
            if name not in known:
                right = f"it takes {', '.join(known)}" if known else "it takes none"
                raise InputError(f"{self.name} takes no text called {name!r}", right=right)

    def disguised(self, texts: dict[str, str], ruleset: str, viewer: int) -> dict[str, str]:
        """What a table brought as a viewer may know it: in the place of each deck that another
        seat brought one of the box (K-SECRET-6)."""
        if self.decks is None:
            return texts
        own, cards = f"deck_{viewer}", self.cards(ruleset)
        return {
            name: self.decks.stand_in(text, cards)
            if name.startswith("deck_") and name != own
            else text
            for name, text in texts.items()
        }

    def doubts(self, rules: Rules) -> list[tuple[str, str]]:
        """What speaks against a table that can be played so: clause and sentence, for whoever
        makes it to decide. InputError for what cannot be played."""
        return []


def scenes_of(title: Title[Any]) -> Scenes[Any]:
    """How positions of this title are said in words; InputError where they cannot be."""
    if title.scenes is None:
        right = "scenarios of it begin with a new game"
        raise InputError(f"{title.full_name} has no positions in words", right=right)
    return title.scenes


def decks_of(title: Title[Any]) -> Decks:
    """The decks that players build for this title; InputError where there are none."""
    if title.decks is None:
        right = "its cards are dealt as they come in the box"
        raise InputError(f"{title.full_name} has no decks to build", right=right)
    return title.decks


def maps_of(title: Title[Any]) -> Maps:
    """The maps that players draw for this title; InputError where there are none."""
    if title.maps is None:
        raise InputError(f"{title.full_name} has no maps to draw")
    return title.maps


def _lasting_on(t: Table, card: int) -> list[list[int]]:
    """What lasts on a card, whichever card it is and since when."""
    found = [[m.attr, m.layer, m.amount, m.source, m.until] for m in t.lasting if m.card == card]
    return sorted(found)
