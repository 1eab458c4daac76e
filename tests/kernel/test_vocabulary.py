"""The ability language: what compiles to which numbers, and what is said about the rest."""

from __future__ import annotations

import pytest

from regent.kernel.ability import Ability, Compiler, check_examples
from regent.kernel.errors import Broken, InputError
from regent.kernel.problems import InputErrors, Problems
from regent.kernel.tomlfile import Place, TomlFile
from regent.kernel.vocabulary import ABSENT, Op, Param, Selector, Slot, Vocabulary, Word, slug

NAMES = {"card": ["Drone", "Queen’s Guard"], "token": ["Fighter", "Droneling"]}
KEYWORDS = ["Troops", "Rampage", "Firing Arcs"]
KINDS = ["ship", "station", "location"]


def vocabulary() -> Vocabulary:
    to = Param("to", "selector", default="target")
    return Vocabulary(
        "Sample",
        [
            Word("enters_play", "when", (), "it comes", '"enters_play"'),
            Word(
                "damage",
                "do",
                (Param("n", "amount", required=True, low=0, high=20, slot="amount"), to),
                "deal {n} damage to {to}",
                '{ damage = 2, to = "target" }',
            ),
            Word(
                "modify",
                "do while",
                (
                    Param("stat", "choice", required=True, values=("attack", "defense")),
                    Param("by", "number", required=True),
                    Param("who", "selector", required=True),
                    Param("until", "choice", values=("turn", "battle")),
                ),
                "{who} gets {by:+} {stat}[ this {until}]",
                '{ modify = "attack", by = -1, who = "self", until = "turn" }',
            ),
            Word(
                "grant",
                "do while",
                (
                    Param("keyword", "name", required=True, values=KEYWORDS),
                    Param("x", "number", low=1, high=9),
                    to,
                ),
                "{to} has {keyword}[ {x}]",
                '{ grant = "Rampage", x = 2 }',
            ),
            Word(
                "create",
                "do",
                (
                    Param("token", "name", source="token", required=True),
                    Param("n", "number", default=1),
                ),
                "put {n} {token} here",
                '{ create = "Fighter" }',
            ),
            Word(
                "search",
                "do",
                (Param("cards", "names", source="card", required=True), Param("shuffle", "flag")),
                "search for {cards} {shuffle}",
                '{ search = ["Drone"], shuffle = true }',
            ),
            Word(
                "choose_one",
                "do",
                (Param("options", "words", slot="do", required=True),),
                "choose one: {options}",
                '{ choose_one = [ { draw = 1 }, { create = "Fighter" } ] }',
            ),
            Word(
                "draw",
                "do",
                (Param("n", "number", default=1, low=1, high=9),),
                "draw {n}",
                '"draw"',
            ),
            Word(
                "only_if",
                "do",
                (
                    Param("test", "words", slot="if", required=True),
                    Param("then", "words", slot="do", required=True),
                ),
                "if {test}: {then}",
                '{ only_if = "attacking", then = "draw" }',
            ),
            Word("attacking", "if", (), "attacking", '"attacking"'),
            Word(
                "attack_of",
                "amount",
                (Param("who", "selector"),),
                "the attack of {who}",
                '{ attack_of = "self" }',
            ),
            Word("pay", "cost", (Param("n", "number", required=True),), "pay {n}", "{ pay = 2 }"),
        ],
        [
            Slot("when", "What sets it off.", single=True),
            Slot("if"),
            Slot("cost"),
            Slot("target", selectors=True),
            Slot("do", does=True),
            Slot("while", does=True),
        ],
        [
            Param("side", "choice", values=("friendly", "enemy")),
            Param("kind", "choices", values=KINDS),
            Param("other", "flag", text="other"),
            Param("max_defense", "number", text="with defense {} or less"),
            Param("within", "number", text="within {}"),
            Param("of", "selector", text="of {}"),
        ],
        [("target", "it"), ("self", "this card")],
    )


def compiled(slot: str, text: str) -> Op:
    problems = Problems()
    file = TomlFile.parse(f"x = {text}", "t")
    [op] = Compiler(vocabulary(), NAMES, problems).uses(slot, file.data["x"], Place(file).down("x"))
    problems.raise_any()
    return op


def ability(text: str) -> Ability:
    problems = Problems()
    file = TomlFile.parse(text, "a.toml")
    place = Place(file).called("Drone")
    made = Compiler(vocabulary(), NAMES, problems).ability(file.data, place, ["morph"])
    problems.raise_any()
    assert made is not None
    return made


def mistakes(text: str) -> list[str]:
    try:
        ability(text)
    except InputErrors as errors:
        return [str(error) for error in errors.problems]
    except InputError as error:
        return [str(error)]
    return []


def only(items: list[Selector | None]) -> Selector:
    [one] = items
    assert one is not None
    return one


def test_a_word_becomes_its_number_and_its_arguments() -> None:
    words = vocabulary()
    op = compiled("do", '{ to = "self", damage = 2 }')
    assert op.word == words.word("damage")
    assert words.words[op.word].name == op.name == "damage"
    assert op.args == [2, 0]
    assert op.ops == [[]]
    assert only(op.selectors).ref == 1


def test_what_is_not_written_is_the_default_or_absent() -> None:
    op = compiled("do", '{ grant = "rampage" }')
    assert op.args == [1, ABSENT, 0]
    assert only(op.selectors).ref == 0
    assert compiled("do", '"draw"').args == [1]
    assert compiled("do", "{ draw = true }").args == [1]
    assert compiled("do", '{ create = "droneling" }').args == [1, 1]
    assert compiled("amount", '"attack_of"').selectors == [None]


def test_choices_and_names_become_indices_and_lists_become_masks() -> None:
    assert compiled("while", '{ modify = "defense", by = -2, who = "self" }').args == [
        1,
        -2,
        0,
        ABSENT,
    ]
    assert compiled("do", '{ search = ["Drone", "queen\'s guard"], shuffle = true }').args == [3, 1]
    assert compiled("do", '{ search = "Queen\'s Guard" }').args == [2, 0]


def test_a_selector_is_filled_key_by_key() -> None:
    near = '{ side = "enemy", kind = ["ship", "station"], within = 2, of = { kind = "location" } }'
    who = only(compiled("do", f"{{ damage = 2, to = {near} }}").selectors)
    assert who.ref == -1
    assert who.args == [1, 0b011, 0, ABSENT, 2, 0]
    inner = only(who.selectors)
    assert inner.args == [ABSENT, 0b100, 0, ABSENT, ABSENT, 0]
    assert inner.selectors == [None]


def test_an_amount_is_a_number_or_a_word_that_computes_it() -> None:
    op = compiled("do", '{ damage = { attack_of = "self" } }')
    assert op.args[0] == ABSENT
    [[amount]] = op.ops
    assert amount.name == "attack_of"
    assert only(amount.selectors).ref == 1


def test_words_nest() -> None:
    op = compiled("do", '{ only_if = "attacking", then = { choose_one = ["draw", { draw = 2 }] } }')
    test, then = op.ops
    assert [inner.name for inner in test] == ["attacking"]
    assert [inner.args for inner in then[0].ops[0]] == [[1], [2]]
    assert op.args == [0, 1]


def test_an_ability_is_compiled_slot_by_slot() -> None:
    made = ability(
        """
        when = "enters_play"
        cost = { pay = 1 }
        target = { side = "enemy", kind = "ship" }
        do = [ { damage = 2 }, "draw" ]
        """
    )
    words = vocabulary()
    assert [op.name for op in made.ops[words.slot("do")]] == ["damage", "draw"]
    assert [op.args for op in made.ops[words.slot("cost")]] == [[1]]
    assert made.ops[words.slot("while")] == []
    assert [who.args[0] for who in made.selectors[words.slot("target")]] == [1]
    assert made.handler == -1
    assert made.text == (
        "when: it comes; cost: pay 1; target: enemy ship; do: deal 2 damage to it, draw 1"
    )
    odd = ability('handler = "morph"\ntext = "It changes."')
    assert (odd.handler, odd.text) == (0, "It changes.")


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        (
            '{ damage = 2, to = { side = "enemy", kind = ["ship", "station"] } }',
            "deal 2 damage to enemy ship or station",
        ),
        ('{ damage = { attack_of = "self" } }', "deal the attack of this card damage to it"),
        ('{ modify = "attack", by = 1, who = "self" }', "this card gets +1 attack"),
        (
            '{ modify = "attack", by = -1, who = "self", until = "turn" }',
            "this card gets -1 attack this turn",
        ),
        ('{ grant = "Rampage", x = 2 }', "it has Rampage 2"),
        ('{ grant = "Troops", to = {} }', "anything has Troops"),
        (
            '{ search = ["Drone", "Queen\'s Guard"], shuffle = true }',
            "search for Drone or Queen’s Guard shuffle",
        ),
        (
            '{ choose_one = [ "draw", { create = "Fighter", n = 2 } ] }',
            "choose one: draw 1; put 2 Fighter here",
        ),
        (
            '{ damage = 1, to = { other = true, max_defense = 4, within = 1, of = "self" } }',
            "deal 1 damage to other with defense 4 or less within 1 of this card",
        ),
    ],
)
def test_an_op_is_written_back_as_a_phrase(text: str, phrase: str) -> None:
    assert vocabulary().render(compiled("do", text), NAMES) == phrase


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (
            "do = { damge = 2 }",
            ['1: Drone, do: unknown word "damge" in do', "mean damage?", "grant"],
        ),
        (
            '\ndo = [ "draw",\n{ pay = 2 } ]',
            ["a.toml:3: Drone, do 2: pay cannot stand in do, only in cost"],
        ),
        ('do = { modify = "attack", by = 1 }', ["Drone, do, who: is missing", "selector"]),
        ("do = { damage = true }", ["Drone, do, damage: n is missing", "number 0 to 20"]),
        ('do = { damage = 2, at = "self" }', ['do, at: damage takes no "at"', "known here: to"]),
        ("do = { damage = 2, n = 2 }", ["write it as the value of damage"]),
        ("do = { damage = 2, draw = 1 }", ["give it a table of its own"]),
        ("do = { damage = 21 }", ["21 is not possible; write a whole number from 0 to 20"]),
        (
            'do = { damage = "attack_off" }',
            ['unknown word "attack_off" in amount', "mean attack_of?"],
        ),
        ('do = { draw = "two" }', ['"two" is not possible']),
        ("do = { draw = 1.0 }", ["1.0 is not possible"]),
        (
            'do = { modify = "speed", by = 1, who = "self" }',
            ['"speed" is not known; known here: attack, defense'],
        ),
        ('do = { grant = "Trops" }', ["did you mean Troops?"]),
        ('do = { search = ["Drone", "Quens Guard"] }', ["do, search 2", "mean Queen’s Guard?"]),
        ("do = { search = 1 }", ["1 is not known; known here: Drone"]),
        ('do = { search = "Drone", shuffle = 1 }', ["1 is not a yes or no; write true or false"]),
        ('do = { damage = 1, to = "targt" }', ['do, to: unknown "targt"; did you mean target?']),
        ("do = { damage = 1, to = 3 }", ["3 does not say what is meant"]),
        (
            'do = { damage = 1, to = { sde = "enemy" } }',
            ['do, to, sde: no selector key "sde"; did you mean side?'],
        ),
        ('do = { damage = 1, to = { of = { kind = "shp" } } }', ["do, to, of, kind", "mean ship?"]),
        ("do = { choose_one = [ { pay = 1 } ] }", ["do, choose_one 1: pay cannot stand in do"]),
        ("do = 3", ["3 is not a word of do"]),
        ("do = {}", ['unknown word "" in do']),
        (
            'when = { enters_play = 2 }\ndo = "draw"',
            ["enters_play takes no value; write enters_play = true"],
        ),
        ('when = ["enters_play", "enters_play"]\ndo = "draw"', ["only one may stand in when"]),
        ('wen = "enters_play"\ndo = "draw"', ['Drone, wen: unknown key "wen"; did you mean when']),
        ('when = "enters_play"', ["this ability does nothing; give it one of: do, while, handler"]),
        ('handler = "morf"', ['no handler "morf"; did you mean morph?']),
        ('do = "draw"\ntext = 3', ["a.toml:2: Drone, text: 3 is not a sentence"]),
    ],
)
def test_a_mistake_is_named_with_line_row_key_and_remedy(text: str, parts: list[str]) -> None:
    [message] = mistakes(text)
    for part in parts:
        assert part in message


def test_all_mistakes_of_an_ability_are_found() -> None:
    found = mistakes('when = "entrs_play"\ncost = { pay = "x" }\ndo = [ { draw = 0 }, "drw" ]')
    assert [message.split(": ")[0] for message in found] == [
        "a.toml:1",
        "a.toml:2",
        "a.toml:3",
        "a.toml:3",
    ]


def test_the_document_tells_every_word_and_its_examples_compile() -> None:
    words = vocabulary()
    check_examples(words, NAMES)
    text = words.document()
    for word in words.words:
        assert f"| `{word.name}` |" in text
        assert word.example in text
    for key in words.keys:
        assert f"| `{key.name}` |" in text
    for part in (
        "## target",
        "## amount",
        '`"self"`',
        "choices: ship, station, location",
        "(else 1)",
    ):
        assert part in text
    for line in text.splitlines():
        if line.startswith("| `"):
            assert line.count("|") in (3, 4, 5)


def test_an_example_that_does_not_compile_is_found() -> None:
    slots = [Slot("do", does=True)]
    draw = Word("draw", "do", (Param("n", "number", low=1, high=2),), "", "{ draw = 3 }")
    with pytest.raises(InputError):
        check_examples(Vocabulary("T", [draw], slots), {})
    other = Word("other", "do", (), "", '"draw"')
    ok = Word("draw", "do")
    with pytest.raises(InputError, match="shows draw"):
        check_examples(Vocabulary("T", [ok, other], slots), {})


def test_a_vocabulary_that_contradicts_itself_is_a_bug() -> None:
    slots = [Slot("do")]
    twice = Param("n", "number")
    for words in (
        [Word("draw", "do"), Word("draw", "do")],
        [Word("draw", "")],
        [Word("draw", "do", (twice, twice))],
        [Word("draw", "do", (Param("n", "numbr"),))],
        [Word("draw", "do", (Param("n", "words", slot="if"),))],
    ):
        with pytest.raises(Broken):
            Vocabulary("T", words, slots)
    with pytest.raises(Broken):
        Vocabulary("T", [], slots, [Param("n", "amount", slot="do")])
    with pytest.raises(Broken):
        vocabulary().slot("until")
    with pytest.raises(Broken):
        vocabulary().word("dance")


def test_slugs_forgive_case_quotes_dashes_and_accents() -> None:
    assert slug("Pilgrim’s  Way") == slug("pilgrim's way") == "pilgrims-way"
    assert slug("Short–Range Carrier") == slug("short-range_carrier") == "short-range-carrier"
    assert slug("Aora, Daughter of Sheratár") == "aora-daughter-of-sheratar"
    assert slug("—") == ""
