"""What somebody typed, as answers: numbers, names, and as much of a name as is needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from regent.kernel.errors import InputError
from regent.kernel.vocabulary import slug
from regent.play.describe import Describer
from regent.play.names import alike, arguments, short_name
from regent.play.session import Decision, Session


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
    return order


def _same(session: Session, seat: int, one: int, other: int) -> bool:
    """Is it all the same which of the two is chosen? Only for cards that do not lie open: in the
    open, equal cards may have different things on them."""
    t = session.table
    if not alike(session.title, t, seat, one, other):
        return False
    pairs = zip(arguments(session.title, one), arguments(session.title, other), strict=True)
    return all(a == b or t.sight[t.where[a]] != t.everybody() for (_, a), (_, b) in pairs)


def by_numbers(session: Session, decision: Decision, text: str) -> list[str] | None:
    """`2` or `1 1 3` as the names of options; None when the text is not made of numbers. The
    same number again means the next of several equal cards."""
    parts = text.replace(",", " ").split()
    if not parts or not all(part.isdecimal() for part in parts):
        return None
    numbered = groups(session, decision)
    most = len(numbered)
    uses: Counter[int] = Counter()
    names: list[str] = []
    for part in parts:
        number = int(part)
        if not 1 <= number <= most:
            right = f"choose 1 to {most}" if most > 1 else "there is only option 1"
            raise InputError(f"there is no option {part}", right=right)
        group = numbered[number - 1]
        names.append(decision.options[group[min(uses[number], len(group) - 1)]])
        uses[number] += 1
    return names


def exact(decision: Decision, text: str) -> bool:
    """Is this, whatever else it may mean, the name of an option?"""
    wanted = slug(text.replace("~", " "))
    return any(wanted in (_full(name), slug(short_name(name))) for name in decision.options)


def by_name(session: Session, describer: Describer, decision: Decision, text: str) -> str | None:
    """The one option a text means: its name, its short name, its words on the screen, or the
    beginning of any of these. None when it means none, InputError when it could mean several."""
    wanted = slug(text.replace("~", " "))
    if not wanted:
        return None
    forms = [
        (
            _full(name),
            slug(short_name(name)),
            slug(describer.option(session.table, seat, action).text),
        )
        for seat in [decision.seat]
        for name, action in zip(decision.options, decision.actions, strict=True)
    ]
    tests: list[Callable[[str], bool]] = [
        lambda form: form == wanted,
        lambda form: form.startswith(wanted),
        lambda form: _begins_each(wanted.split("-"), form.split("-")),
    ]
    for test in tests:
        found = [i for i, ways in enumerate(forms) if any(test(form) for form in ways)]
        if found:
            return _single(session, decision, text, found)
    return None


def _single(session: Session, decision: Decision, text: str, found: list[int]) -> str:
    """Options that differ only in which of two equal cards they take are one."""
    numbered = groups(session, decision)
    numbers = [n for n, group in enumerate(numbered, start=1) if set(group) & set(found)]
    if len(numbers) > 1:
        listed = ", ".join(f"{n} ({decision.options[numbered[n - 1][0]]})" for n in numbers)
        raise InputError(f"{text!r} could mean several things", right=f"choose: {listed}")
    return decision.options[found[0]]


def _full(name: str) -> str:
    return slug(name.replace("~", " "))


def _begins_each(wanted: list[str], words: list[str]) -> bool:
    """Does every word typed begin a word of the option, in the same order?"""
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in wanted)
