"""Standing orders as they are typed: `order pass until attacked`, `order news`, `rest`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regent.kernel.errors import InputError
from regent.play.names import short_name

NEWS: Final = "news"
"""What is ordered instead of an answer: to pass where nothing is new."""


def ordered(text: str, prompt: str, meant: Callable[[str], str]) -> dict[str, Any]:
    """The order that a text means at this question, field by field."""
    option, _, stops = text.partition(" until ")
    if not option or not prompt:
        right = "when you are asked, write order pass, order pass until attacked, or order news"
        raise InputError("order what?", right=right)
    given: dict[str, Any] = {"prompt": prompt, "stop": stops.replace(",", " ").split()}
    if option == NEWS:
        return given | {"option": "pass", "news": True}
    return given | {"option": short_name(meant(option))}


def resting(text: str, prompt: str, rests: dict[str, str]) -> dict[str, Any]:
    """Answering so from here on, for the first time that can be said here or for the one named:
    `rests` are the answers by how long they are given."""
    if not rests:
        right = "you are asked to react first: then rest passes for the rest of the fight or turn"
        raise InputError("there is nothing to pass for longer", right=right)
    until = text or next(iter(rests))
    if until not in rests:
        raise InputError(f"rest until the end of what? {text!r}", right=" or ".join(rests))
    return {"prompt": prompt, "option": rests[until], "until": until}


def heard(order: dict[str, Any]) -> str:
    """What is said when an order was taken."""
    if order.get("until"):
        return f"Passes for you until the {order['until']} is over; countermand withdraws it."
    if order.get("news"):
        return "Passes for you wherever nothing is new; countermand withdraws it."
    return f"Ordered: {order['option']} whenever this is asked; countermand withdraws it."
