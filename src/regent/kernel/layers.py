"""The value of an attribute after its modifiers, in the layers a rulebook prescribes.

Contention: setters by time stamp, then sums. Seize: sums, then multipliers added together, then
divisions multiplied together, one floor at the end. A title chooses its layers; the arithmetic
and its account for the player come from the same terms.
"""

from __future__ import annotations

from typing import Final

SET: Final = 0
ADD: Final = 1
MULTIPLY: Final = 2
DIVIDE: Final = 3
LAYERS: Final = ("set", "add", "multiply", "divide")


class Term:
    """One modifier at work: which layer, how much, from which card, since when."""

    __slots__ = ("amount", "layer", "source", "stamp")

    def __init__(self, layer: int, amount: int, source: int = -1, stamp: int = 0) -> None:
        self.layer = layer
        self.amount = amount
        self.source = source
        self.stamp = stamp


def value(base: int, terms: list[Term], least: int = 0) -> int:
    """Printed value, the latest setter, sums, the sum of multipliers, the product of divisions.

    Fractions fall away once, after all factors; the result is never below `least`.
    """
    number = base
    latest = -1
    plus = 0
    times = 0
    by = 1
    for term in terms:
        layer = term.layer
        if layer == ADD:
            plus += term.amount
        elif layer == SET:
            if term.stamp >= latest:
                latest = term.stamp
                number = term.amount
        elif layer == MULTIPLY:
            times += term.amount
        else:
            by *= term.amount
    number += plus
    if times:
        number *= times
    if by > 1:
        number //= by
    return number if number > least else least


def account(base: int, terms: list[Term]) -> list[tuple[str, int, int]]:
    """The same sum term by term, for showing: (layer, amount, source) in the order applied.

    A setter that a later one overrides is left out.
    """
    lines: list[tuple[str, int, int]] = [("printed", base, -1)]
    setters = [term for term in terms if term.layer == SET]
    if setters:
        last = setters[0]
        for term in setters:
            if term.stamp >= last.stamp:
                last = term
        lines.append(("set", last.amount, last.source))
    for layer in (ADD, MULTIPLY, DIVIDE):
        for term in terms:
            if term.layer == layer:
                lines.append((LAYERS[layer], term.amount, term.source))
    return lines
