"""Which things a card means: the part of looking up selectors that is the same in every title.

A title's vocabulary says what its keys and references mean; how they combine is said here once. A
title makes one object of its own subclass and asks it (`docs/adding-a-title.md`).
"""

from __future__ import annotations

from typing import Generic, TypeVar

from regent.kernel.errors import Broken
from regent.kernel.frame import T
from regent.kernel.opened import mypyc_attr
from regent.kernel.vocabulary import Selector


@mypyc_attr(allow_interpreted_subclasses=True)
class Scene:
    """Who looks, and from which card; a title adds what else its selectors depend on."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


S = TypeVar("S", bound=Scene)


@mypyc_attr(allow_interpreted_subclasses=True)
class Selecting(Generic[T, S]):
    """Looks selectors up on a table. It holds nothing and changes nothing."""

    __slots__ = ()

    def referred(self, t: T, ref: int, scene: S) -> list[int]:
        """The things a reference such as `target` stands for. Nobody changes the list."""
        raise Broken(f"{type(self).__name__} knows no reference")

    def domain(self, t: T, selector: Selector, scene: S) -> list[int]:
        """Everything that lies where the selector looks, in a fixed order."""
        raise Broken(f"{type(self).__name__} looks nowhere")

    def fits(self, t: T, selector: Selector, scene: S, thing: int) -> bool:
        """Is this thing all that the keys of the selector say, its `or` aside?"""
        raise Broken(f"{type(self).__name__} knows no key")

    def matches(self, t: T, selector: Selector, scene: S, thing: int) -> bool:
        """Does the selector mean this thing?"""
        if selector.ref >= 0:
            return thing in self.referred(t, selector.ref, scene)
        if self.fits(t, selector, scene, thing):
            return True
        return selector.either is not None and self.matches(t, selector.either, scene, thing)

    def meant(self, t: T, selector: Selector, scene: S) -> list[int]:
        """Everything a selector means, in the order of its domain."""
        if selector.ref >= 0:
            return self.referred(t, selector.ref, scene)
        return [x for x in self.domain(t, selector, scene) if self.matches(t, selector, scene, x)]
