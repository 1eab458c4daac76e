"""One card, compiled, and the schema that says what a card of a title has."""

from __future__ import annotations

from collections.abc import Sequence

from regent.kernel.ability import Ability
from regent.kernel.errors import Broken
from regent.kernel.vocabulary import ABSENT, Names, Param, Vocabulary, slug

ROW_KEYS = ["name", "aliases", "provenance", "printed", "note", "ability"]
PATCH_KEYS = ["new", "remove", "override_printed"]
_KINDS = ("number", "number_or_dash", "flag", "text", "choice", "choices", "keywords")


class Keyword:
    """A keyword; its `number` is "no", "may" or "must", and one of `words` may stand instead."""

    __slots__ = ("name", "number", "text", "words")

    def __init__(
        self, name: str, number: str = "no", words: Sequence[str] = (), text: str = ""
    ) -> None:
        self.name = name
        self.number = number
        self.words = list(words)
        self.text = text


class Boxed:
    """A card of the box that is never a token on the table: what galleries show of it."""

    __slots__ = ("facts", "kind", "name", "text")

    def __init__(self, name: str, kind: str, facts: dict[str, str], text: list[str]) -> None:
        self.name = name
        self.kind = kind
        self.facts = facts
        self.text = text


class Field(Param):
    """A column of the card table."""

    __slots__ = ("keywords",)

    def __init__(
        self,
        name: str,
        kind: str,
        *,
        required: bool = False,
        default: object = None,
        values: Sequence[str] = (),
        low: int = 0,
        high: int = 999,
        keywords: Sequence[Keyword] = (),
        text: str = "",
    ) -> None:
        super().__init__(
            name,
            kind,
            required=required,
            default=default,
            values=values,
            low=low,
            high=high,
            text=text,
        )
        self.keywords = list(keywords)


class CardSchema:
    """What a card of a title has: columns, an ability language, handlers for the odd ones."""

    __slots__ = (
        "editions",
        "fields",
        "handlers",
        "index",
        "keyword_index",
        "keywords",
        "names",
        "vocabulary",
    )

    def __init__(
        self,
        fields: Sequence[Field],
        vocabulary: Vocabulary,
        handlers: Sequence[str] = (),
        names: Names | None = None,
        editions: Sequence[str] = (),
    ) -> None:
        self.editions = list(editions)
        """The editions of which a row may tell what is otherwise in them."""
        self.fields = list(fields)
        self.vocabulary = vocabulary
        self.handlers = list(handlers)
        self.names: dict[str, Sequence[str]] = dict(names) if names is not None else {}
        self.index = {field.name: at for at, field in enumerate(self.fields)}
        self.keywords = [keyword for field in self.fields for keyword in field.keywords]
        self.keyword_index = {keyword.name: at for at, keyword in enumerate(self.keywords)}
        keys = [*self.row_keys(), *PATCH_KEYS]
        if len(set(keys)) != len(keys) or len(self.index) != len(self.fields):
            raise Broken(f"{vocabulary.title}: a field name is taken twice")
        if len(self.keyword_index) != len(self.keywords):
            raise Broken(f"{vocabulary.title}: a keyword name is taken twice")
        for field in self.fields:
            if field.kind not in _KINDS:
                raise Broken(f"{vocabulary.title}: field {field.name} of kind {field.kind}")

    def row_keys(self) -> list[str]:
        return [*ROW_KEYS, *self.index]

    def at(self, name: str, kinds: str) -> int:
        """Where a field stands; asking for one that is not there is a mistake of the rules."""
        at = self.index.get(name, -1)
        if at < 0 or self.fields[at].kind not in kinds.split():
            raise Broken(f"{self.vocabulary.title}: no field {name} of kind {kinds}")
        return at


class CardSpec:
    """One card, compiled: `values` and `texts` by field number, `keywords` by keyword number."""

    __slots__ = (
        "abilities",
        "aliases",
        "index",
        "keyword_order",
        "keyword_words",
        "keywords",
        "name",
        "note",
        "printed",
        "provenance",
        "schema",
        "slug",
        "texts",
        "values",
    )

    def __init__(self, schema: CardSchema, index: int, name: str) -> None:
        self.schema = schema
        self.index = index
        self.name = name
        self.slug = slug(name)
        self.aliases: list[str] = []
        self.provenance = "designed"
        self.printed: list[str] = []
        self.note = ""
        self.values = [ABSENT] * len(schema.fields)
        self.texts = [""] * len(schema.fields)
        self.keywords = [ABSENT] * len(schema.keywords)
        self.keyword_words = [ABSENT] * len(schema.keywords)
        self.keyword_order: list[int] = []
        """The keywords as they stand on the card, first to last."""
        self.abilities: list[Ability] = []

    def number(self, name: str) -> int:
        """A number; a dash or an empty column counts as 0, see `is_dash`."""
        value = self.values[self.schema.at(name, "number number_or_dash")]
        return 0 if value == ABSENT else value

    def is_dash(self, name: str) -> bool:
        return self.values[self.schema.at(name, "number_or_dash")] == ABSENT

    def flag(self, name: str) -> bool:
        return self.values[self.schema.at(name, "flag")] == 1

    def text(self, name: str) -> str:
        return self.texts[self.schema.at(name, "text")]

    def choice(self, name: str) -> str:
        at = self.schema.at(name, "choice")
        return "" if self.values[at] == ABSENT else self.schema.fields[at].values[self.values[at]]

    def choices(self, name: str) -> list[str]:
        at = self.schema.at(name, "choices")
        return [
            word
            for bit, word in enumerate(self.schema.fields[at].values)
            if self.values[at] >> bit & 1
        ]

    def has(self, keyword: str) -> bool:
        return self.keywords[self._keyword(keyword)] != ABSENT

    def keyword_value(self, keyword: str) -> int:
        """The number of a keyword; 0 without one, and 0 for a card that has not got it."""
        value = self.keywords[self._keyword(keyword)]
        return 0 if value == ABSENT else value

    def keyword_word(self, keyword: str) -> str:
        """The word of a keyword such as `Shipyard: Bio`, or nothing."""
        at = self._keyword(keyword)
        word = self.keyword_words[at]
        return "" if word == ABSENT else self.schema.keywords[at].words[word]

    def _keyword(self, name: str) -> int:
        if name not in self.schema.keyword_index:
            raise Broken(f"{self.schema.vocabulary.title}: no keyword {name}")
        return self.schema.keyword_index[name]

    def is_printed(self, key: str) -> bool:
        """Whether the printed game gives this value: changing it alters the game.

        Besides the columns, one of its keywords (`Troops`) or one word of its abilities (`marker`)
        can be printed where the rest of that column is not.
        """
        return self.provenance == "printed" or key in self.printed

    def keyword_names(self, column: str) -> list[str]:
        """The keywords it has in a column, without their numbers."""
        at = self.schema.index.get(column, -1)
        found = self.schema.fields[at].keywords if at >= 0 else []
        return [word.name for word in found if self.has(word.name)]

    def words(self) -> list[str]:
        """The words its abilities are written in, but those that are columns too."""
        found = [op.name for ability in self.abilities for slot in ability.ops for op in slot]
        return [name for name in found if name not in self.schema.index]

    def rules_text(self) -> str:
        return " ".join([ability.text for ability in self.abilities if ability.text])

    def described(self) -> dict[str, str]:
        """Every column in words, in the order of the schema: for tables and differences."""
        said = {field.name: self._said(at) for at, field in enumerate(self.schema.fields)}
        said["ability"] = self.rules_text() or "none"
        said["aliases"] = ", ".join(self.aliases) or "none"
        said["provenance"] = self.provenance
        said["printed"] = ", ".join(self.printed) or "none"
        said["note"] = self.note or "none"
        return said

    def _said(self, at: int) -> str:
        field = self.schema.fields[at]
        value = self.values[at]
        if field.kind == "text":
            return self.texts[at] or "none"
        if field.kind == "keywords":
            return ", ".join(self.keyword_texts(field)) or "none"
        if field.kind == "flag":
            return "yes" if value == 1 else "no"
        if field.kind == "choices":
            return ", ".join(self.choices(field.name)) or "none"
        if value == ABSENT:
            return "–" if field.kind == "number_or_dash" else "none"
        return field.values[value] if field.kind == "choice" else str(value)

    def keyword_texts(self, field: Field) -> list[str]:
        """The keywords of one column as they are written: `Troops`, `Rampage: 2`."""
        texts: list[str] = []
        for keyword in field.keywords:
            value = self.keyword_value(keyword.name)
            word = self.keyword_word(keyword.name)
            if self.has(keyword.name):
                said = word or (str(value) if value else "")
                texts.append(f"{keyword.name}: {said}" if said else keyword.name)
        return texts
