"""The words that cards in play hold: what lasts while they are there, and what they wait for.

`Auras` turns lasting words into terms of a value, `Waiting` queues the abilities that wait for
what has happened. A title says which cards are looked at, when an ability is in force and whom a
word speaks of; it makes one object of each of its own subclasses and asks it.
"""

from __future__ import annotations

from typing import Final, Generic

from regent.kernel.ability import Ability
from regent.kernel.errors import Broken
from regent.kernel.frame import T
from regent.kernel.layers import Term
from regent.kernel.opened import mypyc_attr
from regent.kernel.table import Lasting
from regent.kernel.vocabulary import Op


class Held:
    """One word of an ability of a face; `number` counts the abilities of the card."""

    __slots__ = ("ability", "number", "op", "word")

    def __init__(self, number: int, ability: Ability, op: Op) -> None:
        self.ability = ability
        self.number = number
        self.op = op
        self.word = op.word


def held_in(abilities: list[Ability], slot: int) -> list[Held]:
    """Every word that stands in a slot of these abilities, in the order printed."""
    found: list[Held] = []
    for number in range(len(abilities)):
        for op in abilities[number].ops[slot]:
            found.append(Held(number, abilities[number], op))
    return found


ABILITIES: Final = 256
"""More abilities than any card has."""


def pack_ability(face: int, number: int) -> int:
    """An ability of a face as one number, for a trigger."""
    return face * ABILITIES + number


def face_of(ability: int) -> int:
    return ability // ABILITIES


def number_of(ability: int) -> int:
    return ability % ABILITIES


class Acting:
    """A lasting word of a card on the table that may act on others."""

    __slots__ = ("held", "source")

    def __init__(self, source: int, held: Held) -> None:
        self.source = source
        self.held = held


@mypyc_attr(allow_interpreted_subclasses=True)
class Auras(Generic[T]):
    """What changes an attribute of a card now: which words, of which cards, by how much."""

    __slots__ = ()

    def acting(self, t: T, card: int, attribute: int) -> list[Acting]:
        """The lasting words in force that speak of this attribute, and might of this card."""
        raise Broken(f"{type(self).__name__} knows no lasting word")

    def reaches(self, t: T, acting: Acting, card: int, against: int) -> bool:
        """Does the word act on this card (in a fight `against` another, -1 for none)?"""
        raise Broken(f"{type(self).__name__} does not say whom a word reaches")

    def lasts(self, t: T, lasting: Lasting, attribute: int, against: int) -> bool:
        """Does this modifier of the card change the attribute now?"""
        return lasting.attr == attribute

    def term(self, t: T, acting: Acting, card: int) -> Term:
        """What the word does to the attribute."""
        raise Broken(f"{type(self).__name__} does not say what a word does")

    def terms(self, t: T, card: int, attribute: int, against: int = -1) -> list[Term]:
        """Everything that changes one attribute of a card now."""
        found: list[Term] = []
        for lasting in t.lasting:
            if lasting.card == card and self.lasts(t, lasting, attribute, against):
                found.append(Term(lasting.layer, lasting.amount, lasting.source, lasting.stamp))
        for acting in self.acting(t, card, attribute):
            if self.reaches(t, acting, card, against):
                found.append(self.term(t, acting, card))
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Waiting(Generic[T]):
    """Abilities that wait for something to happen."""

    __slots__ = ()

    def waits(self, t: T, source: int) -> list[Held]:
        """What the card waits for, in the order printed."""
        raise Broken(f"{type(self).__name__} waits for nothing")

    def hears(self, t: T, source: int, held: Held, about: int) -> bool:
        """Is the ability in force, and is what happened (to `about`) what it waits for?"""
        raise Broken(f"{type(self).__name__} hears nothing")

    def queue(self, t: T, source: int, held: Held, about: int) -> None:
        """Queue the ability for the next Settle frame."""
        raise Broken(f"{type(self).__name__} queues nothing")

    def notice(self, t: T, word: int, sources: list[int], about: int) -> None:
        """Something has happened: queue whatever on these cards waits for it."""
        for source in sources:
            for held in self.waits(t, source):
                if held.word == word and self.hears(t, source, held, about):
                    self.queue(t, source, held, about)
