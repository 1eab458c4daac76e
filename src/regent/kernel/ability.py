"""What a card does, compiled: the words of a vocabulary turned into Ops, slot by slot."""

from __future__ import annotations

from collections.abc import Sequence

from regent.kernel.problems import Problems, shown, suggest
from regent.kernel.tomlfile import Place, TomlFile, as_list, as_table
from regent.kernel.vocabulary import (
    ABSENT,
    Names,
    Op,
    Param,
    Selector,
    Vocabulary,
    Word,
    takes_kind,
)


class Ability:
    """One ability: `ops` and `selectors` by slot number; `handler` is -1 for most cards."""

    __slots__ = ("handler", "ops", "selectors", "text")

    def __init__(
        self, ops: list[list[Op]], selectors: list[list[Selector]], text: str, handler: int
    ) -> None:
        self.ops = ops
        self.selectors = selectors
        self.text = text
        self.handler = handler


def check_examples(vocabulary: Vocabulary, names: Names) -> None:
    """Every example must be a legal use of its word: documentation that does not lie."""
    problems = Problems()
    for word in vocabulary.words:
        file = TomlFile.parse(f"x = {word.example or 'true'}", f"example of {word.name}")
        compiler = Compiler(vocabulary, names, problems)
        found = compiler.use(word.slots[0], file.data["x"], Place(file).down("x"))
        if found is not None and found.name != word.name:
            problems.add(f"the example of {word.name} shows {found.name}")
    problems.raise_any()


class Compiler:
    """Translates what a file says into Ops; mistakes are noted, and the rest is read on."""

    __slots__ = ("names", "problems", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, names: Names, problems: Problems) -> None:
        self.vocabulary = vocabulary
        self.names = names
        self.problems = problems

    def uses(self, slot: str, value: object, place: Place) -> list[Op]:
        """One word or a list of words."""
        items = as_list(value)
        if items is None:
            one = self.use(slot, value, place)
            return [one] if one is not None else []
        found = [self.use(slot, item, place.down(at)) for at, item in enumerate(items)]
        return [op for op in found if op is not None]

    def use(self, slot: str, value: object, place: Place) -> Op | None:
        """One word: a table whose first known word decides, or just the name of a word."""
        table: dict[str, object] | None = (
            {value: True} if isinstance(value, str) else as_table(value)
        )
        if table is None:
            right = "write a table { word = value }"
            place.wrong(self.problems, f"{shown(value)} is not a word of {slot}", right)
            return None
        name = self._decide(slot, table, place)
        if name is None:
            return None
        index = self.vocabulary.word_index[name]
        return self._fill_word(index, table, place)

    def _decide(self, slot: str, table: dict[str, object], place: Place) -> str | None:
        allowed = self.vocabulary.words_of(slot)
        for key in table:
            if key in allowed:
                return key
        for key in table:
            if key in self.vocabulary.word_index:
                stands = " or ".join(self.vocabulary.words[self.vocabulary.word_index[key]].slots)
                here = f"{key} cannot stand in {slot}, only in {stands}"
                place.wrong(self.problems, here, suggest(key, allowed))
                return None
        first = next(iter(table), "")
        place.wrong(self.problems, f'unknown word "{first}" in {slot}', suggest(first, allowed))
        return None

    def _fill_word(self, index: int, table: dict[str, object], place: Place) -> Op:
        word = self.vocabulary.words[index]
        keys = [param.name for param in word.params]
        given = dict(table)
        main = given[word.name]
        if not keys:
            if main is not True:
                place.wrong(
                    self.problems, f"{word.name} takes no value", f"write {word.name} = true"
                )
            del given[word.name]
        elif main is True and word.params[0].kind != "flag":
            del given[word.name]
        if keys:
            keys[0] = word.name
        op = Op(index, word.name, [], [], [])
        self._refuse_others(given, keys, word, place)
        for param, key in zip(word.params, keys, strict=True):
            self._fill(param, given.get(key), place.down(key), op.args, op.ops, op.selectors)
        if self.vocabulary.arguments:
            self.vocabulary.by_name(word, op)
        return op

    def _refuse_others(
        self, given: dict[str, object], keys: list[str], word: Word, place: Place
    ) -> None:
        for key in given:
            if key in keys:
                continue
            right = suggest(key, keys[1:])
            if word.params and key == word.params[0].name:
                right = f"write it as the value of {word.name}"
            elif key in self.vocabulary.word_index:
                right = "a word of its own: give it a table of its own"
            place.down(key).wrong(self.problems, f'{word.name} takes no "{key}"', right)

    def _fill(
        self,
        param: Param,
        given: object,
        place: Place,
        args: list[int],
        ops: list[list[Op]],
        selectors: list[Selector | None],
    ) -> None:
        value = param.default if given is None else given
        if value is None and param.required:
            what = "is missing" if place.path[-1] == param.name else f"{param.name} is missing"
            place.wrong(self.problems, what, f"write {takes_kind(param)}")
        if param.kind == "selector":
            args.append(len(selectors))
            selectors.append(self.selector(value, place) if value is not None else None)
        elif param.kind == "words":
            args.append(len(ops))
            ops.append(self.uses(param.slot, value, place) if value is not None else [])
        elif param.kind == "amount" and isinstance(value, (str, dict)):
            args.append(ABSENT)
            ops.append(self.uses(param.slot, value, place))
        else:
            if param.kind == "amount":
                ops.append([])
            nothing = ABSENT if param.kind in ("number", "amount", "choice", "name") else 0
            written = value is not None
            args.append(
                param.encode(value, self.names, place, self.problems) if written else nothing
            )

    def selector(self, value: object, place: Place) -> Selector | None:
        keys = self.vocabulary.keys
        if isinstance(value, str):
            known = [name for name, _ in self.vocabulary.references]
            if value in known:
                return Selector(known.index(value), [], [])
            place.wrong(self.problems, f'unknown "{value}"', suggest(value, known))
            return None
        table = as_table(value)
        if table is None:
            what = f"{shown(value)} does not say what is meant"
            place.wrong(self.problems, what, "write a table or a name")
            return None
        names = [key.name for key in keys]
        for key in table:
            if key not in names:
                place.down(key).wrong(
                    self.problems, f'no selector key "{key}"', suggest(key, names)
                )
        who = Selector(-1, [], [])
        for param in keys:
            self._fill(
                param, table.get(param.name), place.down(param.name), who.args, [], who.selectors
            )
            if param.name == "or" and param.kind == "selector":
                who.either = who.selectors[-1]
        return who

    def ability(self, value: object, place: Place, handlers: Sequence[str]) -> Ability | None:
        """One `[[card.ability]]` table: its keys are the slots, `text` and `handler`."""
        table = as_table(value)
        if table is None:
            place.wrong(
                self.problems, f"{shown(value)} is not an ability", "write [[card.ability]]"
            )
            return None
        known = [slot.name for slot in self.vocabulary.slots] + ["text", "handler"]
        for key in table:
            if key not in known:
                place.down(key).wrong(self.problems, f'unknown key "{key}"', suggest(key, known))
        made = Ability(
            [], [], "", self._handler(table.get("handler"), place.down("handler"), handlers)
        )
        self._fill_slots(made, table, place)
        text = table.get("text", "")
        if isinstance(text, str):
            made.text = text or self.phrase(made)
        else:
            what = f"{shown(text)} is not a sentence"
            place.down("text").wrong(self.problems, what, "write it in quotes")
        return made

    def _handler(self, value: object, place: Place, handlers: Sequence[str]) -> int:
        if value is None:
            return -1
        if isinstance(value, str) and value in handlers:
            return handlers.index(value)
        place.wrong(self.problems, f"no handler {shown(value)}", suggest(str(value), handlers))
        return -1

    def _fill_slots(self, made: Ability, table: dict[str, object], place: Place) -> None:
        does = "handler" in table
        for slot in self.vocabulary.slots:
            value = table.get(slot.name)
            spot = place.down(slot.name)
            ops: list[Op] = []
            selectors: list[Selector] = []
            if value is not None and slot.selectors:
                selectors = self._selectors(value, spot)
            elif value is not None:
                ops = self.uses(slot.name, value, spot)
            if slot.single and len(ops) + len(selectors) > 1:
                what = f"only one may stand in {slot.name}"
                spot.wrong(self.problems, what, "make two abilities of it")
            does = does or (slot.does and value is not None)
            made.ops.append(ops)
            made.selectors.append(selectors)
        if not does:
            needed = [slot.name for slot in self.vocabulary.slots if slot.does] + ["handler"]
            right = "give it one of: " + ", ".join(needed)
            place.wrong(self.problems, "this ability does nothing", right)

    def _selectors(self, value: object, place: Place) -> list[Selector]:
        items = as_list(value)
        if items is None:
            one = self.selector(value, place)
            return [one] if one is not None else []
        found = [self.selector(item, place.down(at)) for at, item in enumerate(items)]
        return [who for who in found if who is not None]

    def phrase(self, ability: Ability) -> str:
        """A sentence for an ability whose writer gave none: slot by slot, plain but true."""
        parts: list[str] = []
        for at, slot in enumerate(self.vocabulary.slots):
            said = [self.vocabulary.render(op, self.names) for op in ability.ops[at]]
            said += [
                self.vocabulary.render_selector(who, self.names) for who in ability.selectors[at]
            ]
            if said:
                parts.append(f"{slot.name}: {', '.join(said)}")
        return "; ".join(parts)
