"""The closed language in which cards say what they do.

A title declares its words once; card files use nothing else. Everything is translated into numbers
when a set is loaded, so that the rules switch on small ints and never look at a string, and so that
a mistake is found with its file, line, card and key before a game begins.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

from regent.kernel.errors import Broken
from regent.kernel.problems import Problems, shown, suggest
from regent.kernel.tomlfile import Place, as_list, as_number

ABSENT: Final = -(1 << 30)
"""An optional number, choice or name that was not written (a list or flag is 0 then)."""

KINDS: Final = (
    "number",
    "amount",
    "flag",
    "choice",
    "choices",
    "name",
    "names",
    "selector",
    "words",
)
Names = Mapping[str, Sequence[str]]
_OPTIONAL = re.compile(r"\[([^\]]*)\]")


def slug(name: str) -> str:
    """A name as it is compared and linked: no case, accents or quotes; hyphens between words."""
    plain = "".join(
        [char for char in unicodedata.normalize("NFKD", name) if not unicodedata.combining(char)]
    )
    return re.sub(r"[^\w]+|_+", "-", re.sub(r"[\"'`´‘’‚‛“”„‟ʼ′″]", "", plain).lower()).strip("-")


class Param:
    """One value a word takes.

    A `name` is looked up tolerantly, in `values` or in the list that loading calls `source`.
    """

    __slots__ = (
        "default",
        "high",
        "kind",
        "low",
        "name",
        "required",
        "slot",
        "source",
        "text",
        "values",
    )

    def __init__(
        self,
        name: str,
        kind: str,
        *,
        required: bool = False,
        default: object = None,
        values: Sequence[str] = (),
        source: str = "",
        low: int = -999,
        high: int = 999,
        slot: str = "",
        text: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.required = required
        self.default = default
        self.values = list(values)
        self.source = source
        self.low = low
        self.high = high
        self.slot = slot  # which words an amount or a list of words is made of
        self.text = text

    def known(self, names: Names) -> Sequence[str]:
        return names.get(self.source, ()) if self.source else self.values

    def encode(self, value: object, names: Names, place: Place, problems: Problems) -> int:
        """The number a plain value stands for; a mistake is noted and gives ABSENT."""
        if self.kind in ("choices", "names"):
            return self._mask(value, names, place, problems)
        if self.kind == "flag":
            if isinstance(value, bool):
                return int(value)
            place.wrong(problems, f"{shown(value)} is not a yes or no", "write true or false")
            return ABSENT
        if self.kind in ("number", "amount"):
            number = as_number(value)
            if number is not None and self.low <= number <= self.high:
                return number
            right = f"write a whole number from {self.low} to {self.high}"
            place.wrong(problems, f"{shown(value)} is not possible", right)
            return ABSENT
        return self._index(value, names, place, problems)

    def _index(self, value: object, names: Names, place: Place, problems: Problems) -> int:
        known = self.known(names)
        if isinstance(value, str):
            wanted = value if self.kind in ("choice", "choices") else slug(value)
            for at, name in enumerate(known):
                if wanted == (name if self.kind in ("choice", "choices") else slug(name)):
                    return at
        right = suggest(str(value), known, listing=len(known) <= 40)
        place.wrong(problems, f"{shown(value)} is not known", right)
        return ABSENT

    def _mask(self, value: object, names: Names, place: Place, problems: Problems) -> int:
        """Bit n stands for the n-th of the values; a single one may be written without brackets."""
        items = as_list(value)
        if items is None:
            at = self._index(value, names, place, problems)
            return 0 if at == ABSENT else 1 << at
        mask = 0
        for number, item in enumerate(items):
            at = self._index(item, names, place.down(number), problems)
            mask |= 0 if at == ABSENT else 1 << at
        return mask

    def decode(self, code: int, names: Names, signed: bool = False) -> str:
        """A compiled plain value in words; empty when it was not written."""
        if self.kind == "flag":
            return (self.text or self.name.replace("_", " ")) if code == 1 else ""
        if code == ABSENT:
            return ""
        if self.kind in ("number", "amount"):
            return f"{code:+d}" if signed else str(code)
        known = self.known(names)
        if self.kind in ("choices", "names"):
            return " or ".join(
                [name.replace("_", " ") for at, name in enumerate(known) if code >> at & 1]
            )
        return known[code].replace("_", " ") if code < len(known) else f"{self.source} {code}"


class Slot:
    """A key of an ability, holding words or selectors; an ability needs one that `does`."""

    __slots__ = ("does", "name", "selectors", "single", "text")

    def __init__(
        self,
        name: str,
        text: str = "",
        *,
        selectors: bool = False,
        single: bool = False,
        does: bool = False,
    ) -> None:
        self.name = name
        self.text = text
        self.selectors = selectors
        self.single = single
        self.does = does


class Word:
    """One word: where it may stand (slot names, divided by blanks), what it takes, what it says."""

    __slots__ = ("example", "name", "params", "slots", "text")

    def __init__(
        self, name: str, slot: str, params: Sequence[Param] = (), text: str = "", example: str = ""
    ) -> None:
        self.name = name
        self.slots = slot.split()
        self.params = list(params)
        self.text = text
        self.example = example


class Selector:
    """Which things are meant. `ref` >= 0 is one of the vocabulary's references, else `args` filter.

    `args` follow the declared selector keys; the n-th key of kind selector has `selectors[n]`.
    `either` is what the key `or` says: another selector whose things are meant as well.
    """

    __slots__ = ("args", "either", "ref", "selectors")

    def __init__(
        self,
        ref: int,
        args: list[int],
        selectors: list[Selector | None],
        either: Selector | None = None,
    ) -> None:
        self.ref = ref
        self.args = args
        self.selectors = selectors
        self.either = either

    def __repr__(self) -> str:
        return f"Selector(ref={self.ref}, args={self.args}, selectors={self.selectors})"


class Op:
    """One compiled word. Switch on `word`, and read its values by name.

    A title numbers the names of arguments once for all its words (`Vocabulary.arguments`); then
    `args`, `ops` and `selectors` all stand at the number of the name. An amount is `args[name]`
    unless `ops[name]` holds the one word that computes it; what a word does not take is ABSENT,
    empty or None.

    Without such a list `args` follow the declared params one to one, the n-th param of kind
    selector has `selectors[n]`, the n-th of kind amount or words `ops[n]`.
    """

    __slots__ = ("args", "name", "ops", "selectors", "word")

    def __init__(
        self,
        word: int,
        name: str,
        args: list[int],
        ops: list[list[Op]],
        selectors: list[Selector | None],
    ) -> None:
        self.word = word
        self.name = name
        self.args = args
        self.ops = ops
        self.selectors = selectors

    def __repr__(self) -> str:
        inner = f"args={self.args}, ops={self.ops}, selectors={self.selectors}"
        return f"Op({self.word} {self.name}, {inner})"


class Vocabulary:
    """All words of a title. Order is meaning: a word's number is its place in the list."""

    __slots__ = ("arguments", "keys", "references", "slots", "title", "word_index", "words")

    def __init__(
        self,
        title: str,
        words: Sequence[Word],
        slots: Sequence[Slot],
        selector_keys: Sequence[Param] = (),
        references: Sequence[tuple[str, str]] = (),
        arguments: Sequence[str] = (),
    ) -> None:
        self.title = title
        self.words = list(words)
        self.slots = list(slots)
        self.keys = list(selector_keys)
        self.references = list(
            references
        )  # (name, meaning), such as ("target", "the chosen target")
        self.arguments = list(arguments)  # every name of a param, in the order of its numbers
        self.word_index = {word.name: at for at, word in enumerate(self.words)}
        self._check()

    def _check(self) -> None:
        if len(self.word_index) != len(self.words):
            raise Broken(f"{self.title}: two words have the same name")
        stands = {slot for word in self.words for slot in word.slots}
        for word in self.words:
            names = [param.name for param in word.params]
            if not word.slots or len(set(names)) != len(names):
                raise Broken(f"{self.title}: word {word.name} has no slot, or a param twice")
            for param in word.params:
                nested = param.kind in ("amount", "words")
                if self.arguments and param.name not in self.arguments:
                    raise Broken(f"{self.title}: {param.name} is not among the arguments")
                if param.kind not in KINDS or (nested and param.slot not in stands):
                    raise Broken(
                        f"{self.title}: word {word.name}: {param.name} of kind {param.kind}"
                    )
        for key in self.keys:
            if key.kind not in KINDS or key.kind in ("amount", "words"):
                raise Broken(f"{self.title}: selector key {key.name} of kind {key.kind}")

    def slot(self, name: str) -> int:
        for at, slot in enumerate(self.slots):
            if slot.name == name:
                return at
        raise Broken(f"{self.title}: no slot named {name}")

    def word(self, name: str) -> int:
        """The number of a word, for the constants of an interpreter."""
        if name not in self.word_index:
            raise Broken(f"{self.title}: no word named {name}")
        return self.word_index[name]

    def words_of(self, slot: str) -> list[str]:
        return [word.name for word in self.words if slot in word.slots]

    def by_name(self, word: Word, op: Op) -> None:
        """Put the values of a word, in the order of its params, where their names belong."""
        args = [ABSENT] * len(self.arguments)
        ops: list[list[Op]] = [[] for _ in self.arguments]
        selectors: list[Selector | None] = [None] * len(self.arguments)
        for at, param in enumerate(word.params):
            name = self.arguments.index(param.name)
            args[name] = op.args[at]
            which, inner = _places(word, at)
            if which >= 0:
                selectors[name] = op.selectors[which]
            if inner >= 0:
                ops[name] = op.ops[inner]
        op.args = args
        op.ops = ops
        op.selectors = selectors

    def render(self, op: Op, names: Names) -> str:
        """A short phrase; [parts in brackets] go when what they hold was not written."""
        word = self.words[op.word]
        said: dict[str, str] = {}
        for at, param in enumerate(word.params):
            which, inner = _places(word, at)
            if self.arguments:
                at = which = inner = self.arguments.index(param.name)
            if param.kind == "selector":
                who = op.selectors[which]
                said[param.name] = self.render_selector(who, names) if who is not None else ""
                continue
            if param.kind in ("amount", "words"):
                words = "; ".join([self.render(one, names) for one in op.ops[inner]])
                if words or param.kind == "words":
                    said[param.name] = words
                    continue
            said[param.name] = param.decode(op.args[at], names)
            said[param.name + ":+"] = param.decode(op.args[at], names, True)
        return _fill_in(word.text or word.name.replace("_", " "), said)

    def render_selector(self, who: Selector, names: Names) -> str:
        if who.ref >= 0:
            return self.references[who.ref][1]
        parts: list[str] = []
        chosen = 0
        for at, key in enumerate(self.keys):
            if key.kind == "selector":
                inner = who.selectors[chosen]
                said = self.render_selector(inner, names) if inner is not None else ""
                chosen += 1
            else:
                said = key.decode(who.args[at], names)
            if said:
                parts.append(said if key.kind == "flag" else _fill_in(key.text or "{}", {"": said}))
        return " ".join(parts) if parts else "anything"

    def document(self) -> str:
        """The whole language as Markdown."""
        lines = [f"# {self.title}: ability vocabulary", ""]
        others = sorted(
            {name for word in self.words for name in word.slots}
            - {slot.name for slot in self.slots}
        )
        for slot in self.slots + [Slot(name, "inside other words only") for name in others]:
            lines += [f"## {slot.name}", ""]
            lines += [slot.text, ""] if slot.text else []
            lines += ["Takes selectors, see below.", ""] if slot.selectors else []
            words = [word for word in self.words if slot.name in word.slots]
            if words:
                lines += ["| Word | Takes | Meaning | Example |", "|---|---|---|---|"]
                lines += [
                    _row([f"`{w.name}`", _takes(w.params), w.text, _code(w.example)]) for w in words
                ] + [""]
        if self.keys:
            lines += ["## Selectors", "", "| Key | Takes | Meaning |", "|---|---|---|"]
            lines += [
                _row([f"`{k.name}`", takes_kind(k), k.text.replace("{}", "…")]) for k in self.keys
            ] + [""]
        if self.references:
            lines += [
                "Instead of a table, a selector may be one of these words.",
                "",
                "| Word | Meaning |",
                "|---|---|",
            ]
            lines += [_row([f'`"{name}"`', text]) for name, text in self.references] + [""]
        return "\n".join(lines)


def _places(word: Word, at: int) -> tuple[int, int]:
    """Among the selectors, and among the inner words, of a word: where its param `at` stands; -1
    where it is none of them."""
    kinds = [param.kind for param in word.params]
    which = kinds[:at].count("selector") if kinds[at] == "selector" else -1
    nested = ("amount", "words")
    inner = sum(kind in nested for kind in kinds[:at]) if kinds[at] in nested else -1
    return which, inner


def _fill_in(template: str, said: dict[str, str]) -> str:
    text = template
    for part in _OPTIONAL.findall(template):
        silent = any(not value and "{" + name + "}" in part for name, value in said.items())
        text = text.replace(f"[{part}]", "" if silent else str(part))
    for name, value in said.items():
        text = text.replace("{" + name + "}", value)
    return re.sub(r"\s+", " ", text).strip()


def _row(cells: list[str]) -> str:
    return "| " + " | ".join([cell.replace("|", "\\|") for cell in cells]) + " |"


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


def takes_kind(param: Param) -> str:
    if param.kind in ("number", "amount"):
        bounds = f"number {param.low} to {param.high}"
        return bounds + (f" or a word of *{param.slot}*" if param.kind == "amount" else "")
    if param.kind == "words":
        return f"words of *{param.slot}*"
    if param.source:
        return f"{param.kind} ({param.source})"
    return param.kind + (": " + ", ".join(param.values) if param.values else "")


def _takes(params: list[Param]) -> str:
    parts: list[str] = []
    for param in params:
        rest = " (needed)" if param.required else ""
        if param.default is not None:
            rest = f" (else {shown(param.default)})"
        parts.append(f"`{param.name}`: {takes_kind(param)}{rest}")
    return "; ".join(parts)
