"""Card files, and patches over them."""

from __future__ import annotations

from pathlib import Path

import pytest

from regent.kernel.cards import (
    CardSchema,
    CardSet,
    Field,
    Keyword,
    build_set,
    load_set,
    patch,
    patch_file,
)
from regent.kernel.errors import Broken, InputError
from regent.kernel.problems import InputErrors
from regent.kernel.tomlfile import TomlFile
from regent.kernel.vocabulary import ABSENT, Param, Slot, Vocabulary, Word

FIRST = """
[[card]]
name = "Drone"
type = "Ship"
subtypes = ["Bio"]
cost = 1
attack = 1
defense = 1
provenance = "mixed"
printed = ["name", "cost"]
note = "p15"

[[card]]
name = "Pilgrim’s Way"
aliases = ["Pilgrim Road"]
type = "Construct"
cost = 2
attack = "—"
provenance = "designed"
flavour = "Long is the road."
keywords = ["Shipyard: Bio", "Delay"]
[[card.ability]]
text = "When it enters play, fetch a Drone."
when = "enters_play"
do = { fetch = "drone", n = 2 }

[[card]]
name = "Morpher"
type = "Ship"
unique = true
cost = 3
attack = 2
defense = 2
keywords = ["Rampage: 2", "Firing Arcs +1", "Shipyard"]
provenance = "printed"
[[card.ability]]
handler = "morph"
"""


def schema() -> CardSchema:
    keywords = [
        Keyword("Delay"),
        Keyword("Rampage", "must"),
        Keyword("Firing Arcs", "must"),
        Keyword("Shipyard", "may", ["Bio"]),
    ]
    vocabulary = Vocabulary(
        "Sample",
        [
            Word("enters_play", "when", (), "it enters play"),
            Word(
                "fetch",
                "do",
                (
                    Param("card", "name", source="card", required=True),
                    Param("n", "number", default=1),
                ),
                "fetch {n} {card}",
            ),
        ],
        [Slot("when"), Slot("do", does=True)],
    )
    fields = [
        Field("type", "choice", required=True, values=["Ship", "Construct"]),
        Field("subtypes", "choices", values=["Bio", "Corp"]),
        Field("unique", "flag"),
        Field("cost", "number", required=True, high=20),
        Field("attack", "number_or_dash", default="—"),
        Field("defense", "number_or_dash", default="—"),
        Field("copies", "number", default=1),
        Field("keywords", "keywords", keywords=keywords),
        Field("flavour", "text"),
    ]
    return CardSchema(fields, vocabulary, ["morph"])


def cards(text: str = FIRST) -> CardSet:
    return build_set([TomlFile.parse(text, "set.toml")], schema())


def row(more: str = "", name: str = "Test") -> str:
    base = {"type": '"Ship"', "cost": "1", "provenance": '"designed"'}
    for line in more.splitlines():
        base.pop(line.split(" = ")[0], None)
    lines = [f"{key} = {value}" for key, value in base.items()]
    return "\n".join(["[[card]]", f'name = "{name}"', *lines, more, ""])


def mistakes(text: str, over: CardSet | None = None) -> list[str]:
    file = TomlFile.parse(text, "my.toml")
    try:
        build_set([file], schema()) if over is None else patch_file(over, file)
    except InputErrors as errors:
        return [str(one) for one in errors.problems]
    except InputError as error:
        return [str(error)]
    return []


def patched(text: str, over: CardSet | None = None) -> tuple[CardSet, list[str]]:
    return patch_file(over if over is not None else cards(), TomlFile.parse(text, "my.toml"))


def test_fields_are_read_by_kind() -> None:
    drone, way, morpher = cards().cards
    assert [drone.index, way.index, morpher.index] == [0, 1, 2]
    assert (drone.choice("type"), drone.number("cost"), drone.choices("subtypes")) == (
        "Ship",
        1,
        ["Bio"],
    )
    assert (drone.flag("unique"), morpher.flag("unique")) == (False, True)
    assert (way.is_dash("attack"), way.is_dash("defense"), drone.is_dash("attack")) == (
        True,
        True,
        False,
    )
    assert way.number("attack") == 0
    assert way.text("flavour") == "Long is the road."
    assert (drone.number("copies"), drone.described()["subtypes"]) == (1, "Bio")
    assert cards().column("attack") == [1, ABSENT, 2]
    assert cards().column("type") == [0, 1, 0]


def test_keywords_have_numbers_or_words_or_neither() -> None:
    _, way, morpher = cards().cards
    assert way.has("Delay")
    assert not morpher.has("Delay")
    assert (way.keyword_word("Shipyard"), way.keyword_value("Shipyard")) == ("Bio", 0)
    assert (morpher.has("Shipyard"), morpher.keyword_word("Shipyard")) == (True, "")
    assert (morpher.keyword_value("Rampage"), morpher.keyword_value("Firing Arcs")) == (2, 1)
    assert (way.has("Rampage"), way.keyword_value("Rampage")) == (False, 0)
    said = [morpher.described()[key] for key in ("keywords", "unique", "subtypes", "aliases")]
    assert said == ["Rampage: 2, Firing Arcs: 1, Shipyard", "yes", "none", "none"]


def test_abilities_are_compiled_and_may_name_cards_of_the_set() -> None:
    card_set = cards()
    [ability] = card_set.by_name("pilgrims-way").abilities
    assert [op.args for op in ability.ops[1]] == [[0, 2]]
    assert ability.text == "When it enters play, fetch a Drone."
    words = card_set.schema.vocabulary
    assert words.render(ability.ops[1][0], card_set.names()) == "fetch 2 Drone"
    assert card_set.handlers() == ["Morpher"]


@pytest.mark.parametrize(
    "name", ["Pilgrim's Way", "PILGRIM’S WAY", "pilgrims-way", "Pilgrim`s—Way", "pilgrim road"]
)
def test_a_card_is_found_however_its_name_is_typed(name: str) -> None:
    assert cards().by_name(name).name == "Pilgrim’s Way"


def test_an_unknown_name_gets_the_nearest_and_the_callers_place() -> None:
    with pytest.raises(InputError) as caught:
        cards().by_name("Morfer", "deck.toml:3")
    assert str(caught.value) == 'deck.toml:3: no card is called "Morfer"; did you mean Morpher?'
    assert cards().find("Morfer") is None


def test_provenance_tells_what_is_printed() -> None:
    drone, way, morpher = cards().cards
    assert [drone.is_printed(key) for key in ("name", "cost", "attack")] == [True, True, False]
    assert not way.is_printed("name")
    assert morpher.is_printed("attack")
    assert (drone.provenance, drone.note) == ("mixed", "p15")


def test_several_files_make_one_set_and_all_their_mistakes_one_error(tmp_path: Path) -> None:
    one = tmp_path / "one.toml"
    two = tmp_path / "two.toml"
    one.write_text(row(name="One"), encoding="utf-8")
    two.write_text(row(name="Two"), encoding="utf-8")
    assert [card.name for card in load_set([one, two], schema()).cards] == ["One", "Two"]
    two.write_text(row("cost = 99", name="ONE") + "\nx = [", encoding="utf-8")
    one.write_text(row("costs = 1", name="One"), encoding="utf-8")
    with pytest.raises(InputErrors) as caught:
        load_set([tmp_path / "none.toml", two, one], schema())
    text = str(caught.value)
    for part in ("none.toml: cannot be read", "two.toml:", 'One, costs: unknown key "costs"'):
        assert part in text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            row("cost = 21"),
            "my.toml:5: Test, cost: 21 is not possible; write a whole number from 0 to 20",
        ),
        (row('cost = "X"'), 'Test, cost: "X" is not possible'),
        (row('attack = "x"'), 'Test, attack: "x" is not possible'),
        (row("attack = true"), "Test, attack: true is not possible"),
        (row('type = "Shp"'), 'my.toml:5: Test, type: "Shp" is not known; did you mean Ship?'),
        (
            row('subtypes = ["Bio", "Crp"]'),
            'Test, subtypes 2: "Crp" is not known; did you mean Corp?',
        ),
        (row("unique = 1"), "Test, unique: 1 is not a yes or no"),
        (row("flavour = 1"), "Test, flavour: 1 is not a text"),
        (row("atack = 1"), 'Test, atack: unknown key "atack"; did you mean attack?'),
        (
            row('keywords = ["Dely"]'),
            'Test, keywords 1: unknown keyword "Dely"; did you mean Delay?',
        ),
        (row('keywords = ["Delay: 2"]'), '"Delay: 2" is not a form of Delay; write Delay'),
        (row('keywords = ["Rampage"]'), '"Rampage" is not a form of Rampage; write Rampage: 1'),
        (row('keywords = ["Shipyard: Corp"]'), "write Shipyard: Bio or Shipyard or Shipyard: 1"),
        (row('keywords = ["Delay", "Delay"]'), "keywords 2: Delay stands there twice"),
        (row('keywords = "Delay"'), '"Delay" is not a list of texts'),
        (row("aliases = [1]"), "Test, aliases: [1] is not a list of texts"),
        (row('provenance = "mixed"'), "mixed needs the list of what is printed"),
        (row('provenance = "found"'), '"found" is not known; write printed or designed or mixed'),
        (row('printed = ["cost"]'), "Test, printed: a designed card has no such list"),
        (
            row('provenance = "mixed"\nprinted = ["cst"]'),
            'printed 1: unknown field "cst"; did you mean cost?',
        ),
        (row("ability = 3"), "Test, ability: abilities are a list of tables"),
        (row("ability = [3]"), "Test, ability 1: 3 is not an ability"),
        (
            row('[[card.ability]]\ndo = { fetch = "Tst" }'),
            'Test, ability 1, do, fetch: "Tst" is not known; did you mean Test?',
        ),
        (row("new = true"), 'Test, new: unknown key "new"'),
        (
            '[[card]]\nname = "Test"\ncost = 1\nprovenance = "designed"',
            "my.toml:1: Test, type: is missing; write a choice",
        ),
        ('[[card]]\nname = "T"\ntype = "Ship"\ncost = 1', "my.toml:1: T, provenance: is missing"),
        (row() + "[[card]]\ncost = 1", "card 2: the row has no name"),
        (row(name="—"), "card 1: the row has no name"),
        ("cards = 1\n" + row(), "my.toml:1: cards: does not belong in a card file"),
        ("", "my.toml: card: there is no card"),
    ],
)
def test_a_mistake_is_named_with_file_line_row_key_and_remedy(text: str, expected: str) -> None:
    [message] = mistakes(text)
    assert message.startswith("my.toml")
    assert expected in message


def test_two_cards_cannot_share_a_name_a_slug_or_an_alias() -> None:
    [same] = mistakes(row(name="Jump Ring") + row(name="jump—ring"))
    assert (
        'my.toml:8: jump—ring, name: the name "jump—ring" is taken; Jump Ring at my.toml:1' in same
    )
    [alias] = mistakes(row(name="Jump Ring") + row('aliases = ["JUMP RING"]'))
    assert "Test, aliases" in alias


def test_all_mistakes_of_a_file_are_reported_in_order() -> None:
    found = mistakes(row("cost = -1\nflavour = 2", name="A") + row('attack = "?"', name="B"))
    assert [message.split(": ")[1] for message in found] == ["A, cost", "A, flavour", "B, attack"]


def test_a_patch_changes_only_what_it_says() -> None:
    base = cards()
    made, said = patched(
        '[[card]]\nname = "drone"\nattack = 2\nkeywords = ["Delay"]\ndefense = 1', base
    )
    assert said == ["Drone: attack 1 → 2", "Drone: keywords none → Delay"]
    drone = made.by_name("Drone")
    assert (drone.number("attack"), drone.number("defense"), drone.number("cost")) == (2, 1, 1)
    assert base.by_name("Drone").number("attack") == 1
    assert [card.name for card in made.cards] == [card.name for card in base.cards]


def test_a_patch_replaces_abilities_as_a_list() -> None:
    text = '[[card]]\nname = "Pilgrim Road"\n[[card.ability]]\ndo = { fetch = "Morpher" }'
    made, said = patched(text)
    [ability] = made.by_name("Pilgrim’s Way").abilities
    assert [op.args for op in ability.ops[1]] == [[2, 1]]
    assert said == [
        "Pilgrim’s Way: ability When it enters play, fetch a Drone. → do: fetch 1 Morpher"
    ]


def test_a_patch_adds_and_removes_and_numbers_stay_dense() -> None:
    more = row('new = true\n[[card.ability]]\ndo = { fetch = "Morpher" }', name="Herald")
    made, said = patched(f'[[card]]\nname = "Pilgrim’s Way"\nremove = true\n{more}')
    assert [(card.index, card.name) for card in made.cards] == [
        (0, "Drone"),
        (1, "Morpher"),
        (2, "Herald"),
    ]
    assert [op.args for op in made.by_name("Herald").abilities[0].ops[1]] == [[1, 1]]
    assert said == ["Pilgrim’s Way: removed", "Herald: new card"]


def test_patches_go_over_patches() -> None:
    once, _ = patched('[[card]]\nname = "Drone"\nattack = 2')
    twice, said = patched('[[card]]\nname = "Drone"\nattack = 3\ndefense = 2', once)
    assert said == ["Drone: attack 2 → 3", "Drone: defense 1 → 2"]
    assert twice.by_name("Drone").number("attack") == 3


def test_what_is_printed_stays_unless_the_row_insists() -> None:
    [message] = mistakes('[[card]]\nname = "Drone"\ncost = 2\nattack = 2', cards())
    assert message.startswith(
        "my.toml:3: Drone, cost: is printed and stays as it is; write override"
    )
    same, said = patched('[[card]]\nname = "Drone"\ncost = 1')
    assert (said, same.by_name("Drone").printed) == ([], ["name", "cost"])
    made, said = patched('[[card]]\nname = "Drone"\ncost = 2\noverride_printed = true')
    assert said == ["Drone: cost 1 → 2", "Drone: printed name, cost → name"]
    assert not made.by_name("Drone").is_printed("cost")


PARTLY = """
[[card]]
name = "Warden"
type = "Ship"
cost = 2
keywords = ["Delay", "Rampage: 2"]
provenance = "mixed"
printed = ["name", "Rampage", "fetch"]
[[card.ability]]
when = "enters_play"
do = { fetch = "Warden" }
"""


def test_one_keyword_and_one_word_of_an_ability_can_be_printed_where_the_rest_is_not() -> None:
    base = cards(PARTLY)
    warden = base.by_name("Warden")
    kept = ("Rampage", "fetch", "Delay", "keywords", "ability")
    assert [warden.is_printed(key) for key in kept] == [True, True, False, False, False]
    made, _ = patched('[[card]]\nname = "Warden"\nkeywords = ["Rampage: 3"]', base)
    assert made.by_name("Warden").is_printed("Rampage")
    [message] = mistakes('[[card]]\nname = "Warden"\nkeywords = ["Delay"]', base)
    assert message.startswith("my.toml:3: Warden, keywords: Rampage is printed; keep it")
    [message] = mistakes('[[card]]\nname = "Warden"\nability = []', base)
    assert "Warden, ability: fetch is printed" in message
    gone = '[[card]]\nname = "Warden"\nability = []\noverride_printed = true'
    assert patched(gone, base)[0].by_name("Warden").printed == ["name", "Rampage"]


def test_only_what_a_card_has_can_be_printed_on_it() -> None:
    [message] = mistakes(row('provenance = "mixed"\nprinted = ["Rampage"]'))
    assert 'printed 1: unknown field "Rampage"' in message


def test_a_wholly_printed_card_becomes_mixed_when_altered() -> None:
    [message] = mistakes('[[card]]\nname = "Morpher"\nattack = 3', cards())
    assert "Morpher, attack: is printed" in message
    made, _ = patched('[[card]]\nname = "Morpher"\nattack = 3\noverride_printed = true')
    morpher = made.by_name("Morpher")
    assert morpher.provenance == "mixed"
    assert (morpher.is_printed("attack"), morpher.is_printed("defense")) == (False, True)
    noted, said = patched('[[card]]\nname = "Morpher"\nnote = "p9"')
    assert (noted.by_name("Morpher").provenance, said) == ("printed", ["Morpher: note none → p9"])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            'name = "Dron"\ncost = 2',
            "my.toml:2: Dron, name: there is no such card; did you mean Drone? (or write new",
        ),
        ('name = "Zzz"', "Zzz, name: there is no such card; write new = true to add it"),
        ('name = "Drone"\nspeed = 2', 'my.toml:3: Drone, speed: unknown key "speed"'),
        ('name = "Drone"\nattack = -2', "my.toml:3: Drone, attack: -2 is not possible"),
        ('name = "Drone"\nnew = true', "Drone, new: Drone is there already"),
        ('name = "Herald"\nnew = true\nremove = true', "a new card cannot be removed"),
        ('name = "Drone"\nremove = true', "Drone, remove: parts of this card are printed"),
        ('name = "Drone"\nremove = 1', "my.toml:3: Drone, remove: is not a yes or no"),
        ('name = "Pilgrim’s Way"\nremove = true\ncost = 1', "cost: stands beside remove = true"),
        ('name = "Drone"\nprovenance = "designed"\nprinted = []', "says what is printed and stays"),
        (
            'name = "Drone"\nattack = 2\n[[card]]\nname = "DRONE"\nattack = 3',
            "my.toml:4: DRONE: a second row for this card",
        ),
        (
            'name = "Drone"\nremove = true\noverride_printed = true',
            'set.toml:25: Pilgrim’s Way, ability 1, do, fetch: "drone" is not known',
        ),
    ],
)
def test_a_patch_that_is_wrong_says_where_and_why(text: str, expected: str) -> None:
    assert expected in mistakes("[[card]]\n" + text, cards())[0]


def test_a_patch_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text('[[card]]\nname = "Drone"\nattack = "—"\n', encoding="utf-8")
    made, said = patch(cards(), path)
    assert said == ["Drone: attack 1 → –"]
    assert made.by_name("Drone").is_dash("attack")


def test_asking_for_what_is_not_there_is_a_bug() -> None:
    drone = cards().by_name("Drone")
    with pytest.raises(Broken):
        drone.number("atack")
    with pytest.raises(Broken):
        drone.number("type")
    with pytest.raises(Broken):
        drone.has("Dely")
    words = drone.schema.vocabulary
    for fields in (
        [Field("name", "text")],
        [Field("cost", "number"), Field("cost", "number")],
        [Field("cost", "numbr")],
        [Field("k", "keywords", keywords=[Keyword("A"), Keyword("A")])],
    ):
        with pytest.raises(Broken):
            CardSchema(fields, words)
