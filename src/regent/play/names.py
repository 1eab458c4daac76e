"""Options by name: `lay scout~17` for files, `lay Scout` for people."""

from __future__ import annotations

from regent.kernel.action import arg_a, arg_b, arg_c, pack, verb_of
from regent.kernel.errors import InputError
from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.kernel.vocabulary import slug


def arguments(title: Title, action: int) -> list[tuple[str, int]]:
    """The arguments of an option with their kinds."""
    values = (arg_a(action), arg_b(action), arg_c(action))
    kinds = title.verbs[verb_of(action)].kinds
    return [(kinds[i], values[i]) for i in range(len(kinds))]


def option_name(title: Title, t: Table, action: int) -> str:
    """The stable name of an option: its verb and arguments, cards with their number."""
    words = [title.verbs[verb_of(action)].name]
    for kind, value in arguments(title, action):
        words.append(title.argument(t, kind, value))
    return " ".join(words)


def short_name(name: str) -> str:
    """A name without the numbers of its cards, as a person writes it."""
    return " ".join(word.split("~")[0] for word in name.split(" "))


def _comparable(name: str) -> str:
    return slug(name.replace("~", " "))


def offered(title: Title, t: Table, seat: int) -> dict[str, int]:
    """The names of everything the seat may answer now."""
    if t.over or not t.waiting >> seat & 1:
        return {}
    return {option_name(title, t, a): a for a in t.stack[-1].options(t, seat)}


def match(title: Title, t: Table, text: str, choices: list[int]) -> int | None:
    """The one choice this text means; None when none, InputError when several differ."""
    wanted = _comparable(text)
    found: list[int] = []
    for action in choices:
        name = option_name(title, t, action)
        if _comparable(name) == wanted:
            return action
        if _comparable(short_name(name)) == wanted:
            found.append(action)
    if not found:
        return None
    if any(not alike(title, t, found[0], other) for other in found[1:]):
        several = ", ".join(option_name(title, t, action) for action in found)
        raise InputError(f"{text!r} could mean several things", right=f"write one of: {several}")
    return found[0]


def alike(title: Title, t: Table, one: int, other: int) -> bool:
    """Do two options differ only in cards with the same face in the same place?"""
    for (kind, a), (_, b) in zip(arguments(title, one), arguments(title, other), strict=True):
        if a == b:
            continue
        if kind != "card" or t.where[a] != t.where[b] or t.face[a] != t.face[b]:
            return False
    return verb_of(one) == verb_of(other)


def attempt(title: Title, t: Table, seat: int, text: str) -> int:
    """What a text means, offered or not: so that a refusal can name its clause."""
    if t.stack:
        top = t.stack[-1]
        for choices in (top.options(t, seat), top.candidates(t, seat)):
            action = match(title, t, text, choices)
            if action is not None:
                return action
    return parse(title, t, text)


def parse(title: Title, t: Table, text: str) -> int:
    """Any verb of the title with any arguments; InputError when it is no such thing."""
    wanted = _comparable(text)
    verbs = sorted(title.verbs.values(), key=lambda verb: -len(verb.name))
    for verb in verbs:
        head = _comparable(verb.name)
        if wanted != head and not wanted.startswith(head + "-"):
            continue
        values = _read(title, t, wanted[len(head) :].strip("-"), list(verb.kinds))
        if values is not None:
            return pack(verb.code, *values)
    known = ", ".join(sorted(verb.name for verb in title.verbs.values()))
    raise InputError(f"{text!r} is nothing this game knows", right=f"its verbs are: {known}")


def _read(title: Title, t: Table, rest: str, kinds: list[str]) -> list[int] | None:
    """Arguments of these kinds from the rest of a text; None when it does not read that way."""
    if not kinds:
        return [] if not rest else None
    for value in title.domain(t, kinds[0]):
        name = title.argument(t, kinds[0], value)
        for written in (_comparable(name), _comparable(name.split("~")[0])):
            if rest == written or rest.startswith(written + "-"):
                others = _read(title, t, rest[len(written) :].strip("-"), kinds[1:])
                if others is not None:
                    return [value, *others]
    return None
