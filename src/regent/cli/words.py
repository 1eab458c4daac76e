"""What somebody typed, as answers: numbers, names, and as much of a name as is needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from regent.kernel.errors import InputError
from regent.kernel.vocabulary import slug
from regent.play.describe import Describer
from regent.play.names import alike, arguments, short_name
from regent.play.session import Decision, Session

CLOSING: Final = ("done", "pass")


class Choices(NamedTuple):
    """The options of a question: their names, their words on the screen, and how they are numbered:
    options that are all the same count once."""

    names: list[str]
    said: Callable[[], list[str]]
    numbered: list[list[int]]


def choices(session: Session, describer: Describer, decision: Decision) -> Choices:
    """The options of a question at a table of our own."""

    def said() -> list[str]:
        t, seat = session.table, decision.seat
        return [describer.option(t, seat, action).text for action in decision.actions]

    return Choices(decision.options, said, groups(session, decision))


def closing_last(numbered: list[list[int]], names: list[str]) -> list[list[int]]:
    """What can be done comes first; being done with it, or doing nothing, last."""
    return sorted(numbered, key=lambda group: names[group[0]] in CLOSING)


def groups(session: Session, decision: Decision) -> list[list[int]]:
    """The options as they are numbered: those that take one of several equal cards count once."""
    found: dict[str, list[list[int]]] = {}
    order: list[list[int]] = []
    for at, name in enumerate(decision.options):
        alike_names = found.setdefault(short_name(name), [])
        for group in alike_names:
            if _same(session, decision.seat, decision.actions[group[0]], decision.actions[at]):
                group.append(at)
                break
        else:
            alike_names.append([at])
            order.append(alike_names[-1])
    return closing_last(order, decision.options)


def _same(session: Session, seat: int, one: int, other: int) -> bool:
    """Is it all the same which of the two is chosen? Only for cards that do not lie open: in the
    open, equal cards may have different things on them."""
    t = session.table
    if not alike(session.title, t, seat, one, other):
        return False
    pairs = zip(arguments(session.title, one), arguments(session.title, other), strict=True)
    return all(a == b or t.sight[t.where[a]] != t.everybody() for (_, a), (_, b) in pairs)


def by_numbers(offered: Choices, text: str) -> list[str] | None:
    """`2` or `1 1 3` as the names of options; None when the text is not made of numbers. The
    same number again means the next of several equal cards."""
    parts = text.replace(",", " ").split()
    if not parts or not all(part.isdecimal() for part in parts):
        return None
    most = len(offered.numbered)
    uses: Counter[int] = Counter()
    names: list[str] = []
    for part in parts:
        number = int(part) if len(part) < 10 else 0
        if not 1 <= number <= most:
            right = f"choose 1 to {most}" if most > 1 else "there is only option 1"
            raise InputError(f"there is no option {part}", right=right)
        group = offered.numbered[number - 1]
        names.append(offered.names[group[min(uses[number], len(group) - 1)]])
        uses[number] += 1
    return names


def exact(offered: Choices, text: str) -> bool:
    """Is this, whatever else it may mean, the name of an option?"""
    wanted = slug(text.replace("~", " "))
    return any(wanted in (_full(name), slug(short_name(name))) for name in offered.names)


def by_name(offered: Choices, text: str) -> str | None:
    """The one option a text means: its name, its short name, its words on the screen, or the
    beginning of any of these. None when it means none, InputError when it could mean several."""
    wanted = slug(text.replace("~", " "))
    if not wanted:
        return None
    forms = [
        (_full(name), slug(short_name(name)), slug(said))
        for name, said in zip(offered.names, offered.said(), strict=True)
    ]
    tests: list[Callable[[str], bool]] = [
        lambda form: form == wanted,
        lambda form: form.startswith(wanted),
        lambda form: _begins_each(wanted.split("-"), form.split("-")),
    ]
    for test in tests:
        found = [i for i, ways in enumerate(forms) if any(test(form) for form in ways)]
        if found:
            return _single(offered, text, found)
    return None


def meant(offered: Choices, text: str) -> str:
    """An option by number or name; any other text stays as it is."""
    numbers = by_numbers(offered, text)
    return numbers[0] if numbers is not None else by_name(offered, text) or text


def _single(offered: Choices, text: str, found: list[int]) -> str:
    """Options that differ only in which of two equal cards they take are one."""
    numbered = offered.numbered
    numbers = [n for n, group in enumerate(numbered, start=1) if set(group) & set(found)]
    if len(numbers) > 1:
        listed = ", ".join(f"{n} ({offered.names[numbered[n - 1][0]]})" for n in numbers)
        raise InputError(f"{text!r} could mean several things", right=f"choose: {listed}")
    return offered.names[found[0]]


def _full(name: str) -> str:
    return slug(name.replace("~", " "))


def _begins_each(wanted: list[str], words: list[str]) -> bool:
    """Does every word typed begin a word of the option, in the same order?"""
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in wanted)
