"""The cards of Seize the Imperium: complete, with the numbers of the catalogue, in one language."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from regent.games.seize import (
    FOLDER,
    codes,
    vocabulary,
)
from regent.games.seize.codes import (
    CLASSES,
    COUNTERS,
    RACES,
    S_DO,
    S_IF,
    S_TARGET,
    S_WHEN,
    S_WHILE,
    SYSTEMS,
    TYPES,
    UNITS,
)
from regent.games.seize.vocabulary import SCHEMA, VOCABULARY
from regent.kernel.ability import check_examples
from regent.kernel.cards import CardSpec, load_set, patch
from regent.kernel.vocabulary import Op

FILES = sorted((FOLDER / "cards").glob("*.toml"))
CARDS = load_set(FILES, SCHEMA)
EXTRA = Path(__file__).with_name("extra.toml")

# Name; sub-types; cost, ATT, DEF; keywords; counters it enters with.
FLEETS = """
Anti-matter Torpedo Ships; Starship; 4 5 2; Piercing: 1;
Atmospheric Insertion Squadron; Starship; 3 4 3; Atmospheric; 1 Mission
Automated Missile Launchships; Starship, Drone; 9 10 5; Firing Arcs: 2;
Bomber Carrier Group; Carrier; 8 2 6; Support; 2 Bomber
Bomber Squadron; Fighter; 4 3 3; Atmospheric, Sub-light;
Destroyer Detachment; Starship; 3 3 3; ;
Drone Carrier Group; Carrier, Drone; 10 2 8; Support; 3 Drone Fighter
Drone Fighter Squadron; Fighter, Drone; 3 3 2; Deployed, Sub-light;
Fighter Carrier Group; Carrier; 10 2 5; Support; 3 Fighter
Fighter Squadron; Fighter; 3 3 3; Reactive, Sub-light;
Heavy Cruiser Assault Force; Capital; 12 11 9; Firing Arcs: 1, Hardened: 1;
Imperial Guardian Fleet; Starship; 4 4 4; Reactive;
Interceptor Squadron; Fighter; 6 4 4; Firing Arcs: 1, Intercept, Sub-light;
Invasion Assault Force; Carrier; 10 6 8; Support; 3 Marine
Light Cruiser Task Force; Capital; 9 9 7; Reactive; 2 Mission
Long Range Patrol Force; Starship; 3 3 3; ;
Main Battle Fleet; Capital; 12 10 8; Firing Arcs: 1, Hardened: 1, Piercing: 1;
Marine Hover Transports; Starship; 3 3 4; ; 1 Marine
Marines Dropship Group; Carrier; 5 3 5; Support; 2 Marine
Rapid Strike Fleet; Starship; 7 6 4; Surprise Strike;
Retired Rim Battlecruisers; Capital; 7 6 5; Hardened: 1, Sub-light;
Robot Goliath; Capital, Drone; 11 12 10; Firing Arcs: 1, Hardened: 1, Siege: 1, Sub-light;
Shock Robot Drop Carriers; Carrier, Drone; 7 3 6; Support; 2 Drone Infantry
Special Ops Carrier Unit; Carrier; 11 3 7; Support; 3 Special Ops
Torpedo Bomber Squadron; Fighter; 6 5 4; Piercing: 1, Sub-light;
"""
ORBITALS = """
Early Intercept Maser Projectors; Satellite; 4 4 4; Intercept, Surprise Strike;
Galadium Commerce Station; Station; 3 1 6; ;
Orbital Mega-city; Station; 4 2 7; ;
Zero-entry Mobile Platforms; Station; 4 4 5; Reactive;
"""
INSTALLATIONS = """
Beam Weapon Batteries; Emplacement; 5 6 6; ;
Bombardment Shelter Network; Stronghold; 4 2 7; Reinforced;
High Velocity Launch Facility; Emplacement; 5 6 5; Intercept, Piercing: 1;
Siege Bunker Fortifications; Stronghold; 5 3 6; Hardened: 1;
"""
TROOPS = """
Android Battalion; Infantry, Drone; 4 4 4; Deployed;
Augmented Super Soldiers; Infantry; 6 5 5; ;
Behemoth Tank Company; Vehicle; 8 9 9; Hardened: 1, Siege: 1, Sub-light;
Clone Battalion; Infantry; 3 3 3; ;
Cyborg Infantry Division; Infantry; 4 4 5; Reactive;
Heavy Assault Mech Lance; Mech; 7 6 5; Assault, Hardened: 1;
Heavy Robot Battalion; Infantry, Drone; 5 5 5; ; 2 Mission
Hover Tank Squadron; Hover; 3 5 5; Assault;
Infantry Battalion; Infantry; 2 3 3; ;
Infantry Suppression Hovers; Hover; 4 6 7; Assault;
Intercept Hover Drones; Hover, Drone; 3 3 4; Intercept;
Jump Battlesuit Company; Infantry; 6 5 5; Assault;
Leviathan Strider Mechs; Mech; 10 9 9; Hardened: 1, Siege: 1, Sub-light;
Main Battle Tank Company; Vehicle; 4 6 7; Piercing: 1;
Mechanized Infantry Division; Infantry, Mech; 4 4 3; ; 1 Infantry
Occupation Drone Force; Vehicle, Drone; 3 2 4; Siege: 1;
Orbital Drop Marine Teams; Infantry; 3 4 4; Assault, Surprise Strike;
Powered Armor Platoons; Infantry; 3 5 4; Assault;
Robot Infantry Battalion; Infantry, Drone; 3 3 3; Deployed;
Scout Tank Deployment; Vehicle; 3 3 2; Deployed, Reactive;
Standard Mech Company; Mech; 4 3 4; ;
Termbot Tanks; Vehicle, Drone; 5 6 5; Assault, Sub-light;
Transformable Mecha Company; Mech; 5 5 5; ;
"""
# Name; type; sub-types; ATT, DEF; keywords.
UNIT_COUNTERS = """
Fighter Counter; Fleet; Fighter; 3 3;
Bomber Counter; Fleet; Fighter; 3 2; Atmospheric
Special Ops Counter; Fleet; Fighter; 3 3; Surprise Strike
Drone Fighter Counter; Fleet; Fighter, Drone; 3 3;
Infantry Counter; Troop; Infantry; 3 3;
Marine Counter; Troop; Infantry; 4 4; Assault
Drone Infantry Counter; Troop; Infantry, Drone; 3 3; Assault
Militia Counter; Troop; Infantry; 3 3; Reinforced
"""
# Name; cost; windows; who upgrades it, + for "also".
TACTICS = """
AI Coordinated Offensive; 2; ca_start step_1 step_2; General+
Armor Piercing Barrage; 1; step_1 step_2; General
Damage Control Drones; 1; step_3; Engineer
Decoy Hologram Fleet; 2; targets; Admiral
Disposable Forces; 0; step_3; General+
Drone Collision Attack; 0; targets; Android+
Emergency Picket Fleet; 2; ca_start exchange_start; Admiral
Firing Range Advantage; 1; ca_start; Hunter+
Heavy Bombardment Ordnance; 2; step_1; Politician
Hull Dancing Run; 1; step_1 step_2; Assassin+
Militia Rally; 2; ca_start exchange_start; Politician
On High Alert; 1; reallocation_c; Admiral
Phalanx Battle Formation; 1; step_1 step_2; General
Piercing Wedge Formation; 2; step_1 step_2; Admiral+
Planetary Defensive Ring; 2; ca_start step_1; Engineer
Population Mobilization; 2; step_1 step_2; Politician General
Prolonged Planetary Siege; 3; last_step_4; General+
Secret Maneuvers; 1; reallocation_b; General
Shield Overload Gambit; 1; step_1 step_2; Engineer
Special Operation Orders; 1; any; Assassin+
"""
# Name; race; class; cost.
CHARACTERS = """
1st General Paledos; Human; General; 5
Ajee Delere, GalNet Celebrity; GenAug; Politician; 2
Alpha Theta Omicron; Android; Hunter; 1
An'asiia, the Syntha-Shadow; Android; Assassin; 3
Andala Marenas, Death's Lover; GenAug; Assassin; 3
Azhar Maikenik, 2nd Varum Constructor; Human; Engineer; 3
Beda'karer, 1st Campaign Fleet Admiral; Infinite; Admiral; 4
Bik'Karos, the Immortal; Infinite; General; 3
Brigadier General Na'zeen; Cyborg; General; 2
Da'terian Nexus; Infinite; Politician; 5
Delanos Vec, Opportunistic Vault Raider; Human; Hunter; 1
General Dar'ken of Calestran Crusade; Human; General; 4
Khamera, Overly Aug'd Berzerker; NanAug; Hunter; 3
Lethess, Demoness of Oblivion; NanAug; Assassin; 4
M-5-X-10000; Android; Engineer; 1
Rear Admiral Thalmic Brenzar; Cyborg; Admiral; 2
Sendaris, Ultra-grafted Tech Wiz; Cyborg; Engineer; 2
Shalindris Nu, Statistician Genius; GenAug; Engineer; 1
Shalma Questin of the 1st Nano Order; NanAug; Politician; 4
Talandra Drus, Imperium Liaison; Human; Politician; 2
Telek, the Cyber-Stream Stalker; Cyborg; Hunter; 3
The Ka Triplets, the Triad of Chaos; GenAug; Assassin; 5
Vice Admiral Zinn Garnath; Human; Admiral; 3
X, the Cyber Revenant; Cyborg; Hunter; 2
"""
# Name; System; cost, DEF, Conquest counters; Upgrade: none, also, instead.
WORLDS = """
Aquas Delor, Water World; Aquas; 3 6 1; none
Bygaros 7, Garden of the Galaxy; Bygaros; 4 4 1; none
Xygarius Calendra, Kingless World; Calendra; 3 5 1; instead
Ygranus Calendra, GalNet's Heart; Calendra; 4 5 1; instead
Zythenus Calendra, the Sheath; Calendra; 4 6 1; also
Dalken Cendros, Galactic Hubworld; Dalken; 5 6 1; none
Damirus Inner, Planet of the Dead; Damirus; 4 6 1; also
Damirus Outer, Star's Ember; Damirus; 3 5 1; instead
Delnathos Alpha, Sister Planet; Delnathos; 3 5 1; instead
Delnathos Beta, Brother Planet; Delnathos; 3 6 1; instead
Galvagex 3, Junk World; Galvagex; 2 4 1; none
Geladhore Prime, Galaxy's Hub; Geladhore; 5 7 1; also
Geladhore 5, the 1st Exo-world; Geladhore; 3 5 1; also
Granarias 2 of the Red Nebula; Granarias; 4 6 1; none
Ipernex Major, Imperium's Fist; Ipernex; 5 7 1; also
Ipernex Minor, the General's Roost; Ipernex; 3 5 1; also
Krinos Mecarios, Galadium Nexus; Krinos; 4 6 1; none
Malakar 4, Dual-crusted Planet; Malakar; 4 7 1; none
Shalastra Oogmos, Cyber World; Shalastra; 4 5 1; instead
Shalastra Shogmon, AI's Homeworld; Shalastra; 3 5 1; also
Silicas, Paradise Planet; Silicas; 4 5 1; none
Earth Prime, the Cradle; Terra; 5 8 2; also
Mars, Robot's Bane; Terra; 4 5 1; also
Saturn, Belter's Home; Terra; 3 5 1; instead
"""
SUBTYPES_OF = {
    "Fleet": {"Capital", "Carrier", "Fighter", "Starship"},
    "Orbital": {"Satellite", "Station"},
    "Installation": {"Emplacement", "Stronghold"},
    "Troop": {"Hover", "Infantry", "Mech", "Vehicle"},
}


def lines(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split(";")] for line in table.strip().splitlines()]


def listed(cell: str) -> list[str]:
    return [part.strip() for part in cell.split(",") if part.strip()]


def of_type(name: str) -> list[CardSpec]:
    """The cards of a type, in the order of their file, without counters."""
    return [
        spec for spec in CARDS.cards if spec.choice("type") == name and not spec.flag("counter")
    ]


def keywords(spec: CardSpec) -> list[str]:
    return spec.keyword_texts(SCHEMA.fields[SCHEMA.index["keywords"]])


def said(spec: CardSpec, slot: int) -> list[str]:
    return [op.name for ability in spec.abilities for op in ability.ops[slot]]


def all_ops(spec: CardSpec) -> list[Op]:
    """Every word of a card, those inside other words too."""
    heap = [op for ability in spec.abilities for ops in ability.ops for op in ops]
    for op in heap:
        heap += [inner for ops in op.ops for inner in ops]
    return heap


# -- the set as a whole -----------------------------------------------------------------------


def test_counts() -> None:
    by_type = Counter(spec.choice("type") for spec in CARDS.cards if not spec.flag("counter"))
    assert [by_type[name] for name in TYPES] == [25, 4, 4, 23, 20, 24, 24, 0, 0]
    assert sum(spec.flag("counter") for spec in CARDS.cards) == 8
    assert len(CARDS.cards) == 132


@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("Fleet", FLEETS),
        ("Orbital", ORBITALS),
        ("Installation", INSTALLATIONS),
        ("Troop", TROOPS),
    ],
)
def test_units(name: str, table: str) -> None:
    rows = lines(table)
    assert [spec.name for spec in of_type(name)] == [row[0] for row in rows]
    for spec, (_, subtypes, numbers, words_of, counters) in zip(of_type(name), rows, strict=True):
        assert sorted(spec.choices("subtypes")) == sorted(listed(subtypes)), spec.name
        values = [spec.number(key) for key in ("cost", "att", "def")]
        assert values == [int(number) for number in numbers.split()], spec.name
        assert keywords(spec) == listed(words_of), spec.name
        number, _, kind = counters.partition(" ")
        mission = kind == "Mission"
        assert spec.number("missions") == (int(number) if mission else 0), spec.name
        carries = f"{kind} Counter" if kind and not mission else ""
        assert spec.choice("carries") == carries, spec.name
        assert spec.number("carried") == (int(number) if carries else 0), spec.name


def test_unit_counters() -> None:
    rows = lines(UNIT_COUNTERS)
    found = [spec for spec in CARDS.cards if spec.flag("counter")]
    assert [spec.name for spec in found] == [row[0] for row in rows] == list(COUNTERS)
    for spec, (_, kind, subtypes, numbers, words_of) in zip(found, rows, strict=True):
        assert spec.choice("type") == kind
        assert spec.choices("subtypes") == listed(subtypes)
        assert f"{spec.number('att')} {spec.number('def')}" == numbers
        assert keywords(spec) == listed(words_of)
        assert spec.described()["cost"] == "none"
        assert not spec.abilities


def test_tactics() -> None:
    rows = lines(TACTICS)
    assert [spec.name for spec in of_type("Tactics")] == [row[0] for row in rows]
    for spec, (_, cost, windows, upgrades) in zip(of_type("Tactics"), rows, strict=True):
        assert spec.number("cost") == int(cost), spec.name
        assert sorted(spec.choices("window")) == sorted(windows.split()), spec.name
        assert said(spec, S_WHEN)[0] == "instant", spec.name
        found = [op for ability in spec.abilities[1:] for op in ability.ops[S_WHEN]]
        assert {op.name for op in found} == {"activated"}, spec.name
        who = [codes.CALLINGS[op.args[codes.A_OF]] + "+" * op.args[codes.A_ALSO] for op in found]
        assert who == upgrades.split(), spec.name
    assert [spec.name for spec in CARDS.cards if spec.flag("x")] == ["Special Operation Orders"]
    picket = CARDS.by_name("Emergency Picket Fleet")
    assert (picket.number("att"), picket.number("def")) == (5, 5)
    assert picket.choices("subtypes") == ["Starship"]


@pytest.mark.proves("S22-COMP-07")
def test_characters() -> None:
    rows = lines(CHARACTERS)
    assert [spec.name for spec in of_type("Character")] == [row[0] for row in rows]
    for spec, (_, race, rank, cost) in zip(of_type("Character"), rows, strict=True):
        assert (spec.choice("race"), spec.choice("class")) == (race, rank), spec.name
        assert spec.number("cost") == int(cost), spec.name
        assert spec.abilities, spec.name
    assert {spec.choice("race") for spec in of_type("Character")} == set(RACES) - {"AI"}
    assert {spec.choice("class") for spec in of_type("Character")} == set(CLASSES)


@pytest.mark.proves("S22-COMP-08", "S22-COMP-09")
def test_worlds() -> None:
    rows = lines(WORLDS)
    assert [spec.name for spec in of_type("World")] == [row[0] for row in rows]
    for spec, (_, system, numbers, upgrade) in zip(of_type("World"), rows, strict=True):
        assert spec.choice("system") == system, spec.name
        assert spec.choice("region") == "Core", spec.name
        found = [spec.number("cost"), spec.number("def"), max(1, spec.number("conquest"))]
        assert found == [int(number) for number in numbers.split()], spec.name
        conditions = [[op.name for op in ability.ops[S_IF]] for ability in spec.abilities]
        expected = {"none": [[]], "also": [[], ["system"]], "instead": [["alone"], ["system"]]}
        assert conditions == expected[upgrade], spec.name
    assert {spec.choice("system") for spec in of_type("World")} == set(SYSTEMS)


@pytest.mark.proves("S22-COMP-03", "S22-COMP-04", "S22-COMP-11")
def test_units_have_subtypes_of_their_type() -> None:
    for spec in CARDS.cards:
        if TYPES.index(spec.choice("type")) >= UNITS:
            continue
        basic = set(spec.choices("subtypes")) - {"Drone"}
        assert basic, spec.name
        assert basic <= SUBTYPES_OF[spec.choice("type")], spec.name
        assert not spec.is_dash("att"), spec.name
        assert not spec.is_dash("def"), spec.name


def test_columns_stand_only_where_they_mean_something() -> None:
    for spec in CARDS.cards:
        kind = spec.choice("type")
        unit = TYPES.index(kind) < UNITS
        picket = spec.name == "Emergency Picket Fleet"
        assert spec.is_dash("att") != (unit or picket), spec.name
        assert spec.is_dash("def") != (unit or picket or kind == "World"), spec.name
        assert bool(spec.choices("subtypes")) == (unit or picket), spec.name
        assert bool(spec.choices("window")) == (kind == "Tactics"), spec.name
        assert bool(spec.choice("class")) == (kind == "Character"), spec.name
        assert bool(spec.choice("race")) == (kind == "Character"), spec.name
        assert bool(spec.choice("system")) == (kind == "World"), spec.name
        assert bool(spec.choice("region")) == (kind == "World"), spec.name


def test_mission_counters_can_be_spent() -> None:
    for spec in CARDS.cards:
        assert ("mission" in said(spec, S_WHEN)) == (spec.number("missions") > 0), spec.name


def test_every_card_has_a_look_of_its_own() -> None:
    looks = Counter(spec.text("look") for spec in CARDS.cards)
    assert [look for look, number in looks.items() if number > 1 or not look] == []
    assert all(len(look.split()) <= 2 for look in looks)


def test_provenance() -> None:
    for spec in CARDS.cards:
        assert spec.provenance == "mixed" or spec.flag("counter"), spec.name
        if spec.provenance == "mixed":
            assert "name" in spec.printed, spec.name
        if spec.choice("type") == "World":
            assert spec.is_printed("system"), spec.name
    printed = {spec.name for spec in CARDS.cards if len(spec.printed) > 2}
    assert "Heavy Cruiser Assault Force" in printed
    assert CARDS.by_name("Heavy Cruiser Assault Force").is_printed("cost")
    assert not CARDS.by_name("Rapid Strike Fleet").is_printed("cost")
    assert CARDS.by_name("Earth Prime").is_printed("def")


@pytest.mark.parametrize(
    ("other", "name"),
    [
        ("Rapid Strike Force", "Rapid Strike Fleet"),
        ("Cyborg Infantry Battalion", "Cyborg Infantry Division"),
        ("Infantry Suppression Hover Squadron", "Infantry Suppression Hovers"),
        ("Heavy Robot Infantry", "Heavy Robot Battalion"),
        ("Damage Control Drone Teams", "Damage Control Drones"),
        ("Ka Sisters", "The Ka Triplets, the Triad of Chaos"),
        ("Vice Admiral Zinn Garneth", "Vice Admiral Zinn Garnath"),
        ("Mars", "Mars, Robot's Bane"),
    ],
)
def test_other_names(other: str, name: str) -> None:
    assert CARDS.by_name(other).name == name


# -- abilities --------------------------------------------------------------------------------


def test_examples_of_the_vocabulary() -> None:
    check_examples(VOCABULARY, CARDS.names())


def test_every_word_and_every_key_is_used() -> None:
    """A word no card of any edition or of the test set needs would be a rule nobody can check."""
    extra, _ = patch(CARDS, EXTRA)
    first = load_set(FILES, SCHEMA, "first")
    used = {op.word for spec in [*extra.cards, *first.cards] for op in all_ops(spec)}
    assert [word.name for at, word in enumerate(VOCABULARY.words) if at not in used] == []
    selectors = [
        who
        for spec in [*CARDS.cards, *first.cards]
        for who in [who for ability in spec.abilities for who in ability.selectors[S_TARGET]]
        + [who for op in all_ops(spec) for who in op.selectors if who is not None]
        if who.ref < 0
    ]
    plain = [min(who.args[at] for who in selectors) for at in range(len(VOCABULARY.keys))]
    same = [all(who.args[at] == low for who in selectors) for at, low in enumerate(plain)]
    assert [key.name for key, one in zip(VOCABULARY.keys, same, strict=True) if one] == []


def test_what_holds_needs_no_moment_and_what_happens_does() -> None:
    for spec in CARDS.cards:
        for ability in spec.abilities:
            assert bool(ability.ops[S_WHEN]) == bool(ability.ops[S_DO]), spec.name
            assert bool(ability.ops[S_WHEN]) != bool(ability.ops[S_WHILE]), spec.name


def test_references_to_targets_have_targets() -> None:
    """An "also" ability without targets of its own uses those of the instant one."""
    for spec in CARDS.cards:
        for ability in spec.abilities:
            named = {who.ref for op in ability.ops[S_DO] for who in op.selectors if who is not None}
            number = len(ability.selectors[S_TARGET])
            for op in ability.ops[S_WHEN]:
                if op.word == codes.W_ACTIVATED and op.args[codes.A_ALSO] == 1 and not number:
                    number = len(spec.abilities[0].selectors[S_TARGET])
                if op.word == codes.W_TROOP_ELIMINATED:
                    number = 1
            assert codes.REF_TARGET not in named or number >= 1, spec.name
            assert codes.REF_TARGET2 not in named or number == 2, spec.name


def test_players_read_sentences() -> None:
    for spec in CARDS.cards:
        for ability in spec.abilities:
            assert ability.text[0].isupper(), spec.name
            assert ability.text.endswith("."), spec.name
            for short in (" AP", " RC", " CA ", " DC", " CC", "Ex 1", "Ex 2"):
                assert short not in ability.text, spec.name


def test_how_an_ability_is_used_is_announced() -> None:
    for spec in CARDS.cards:
        for ability in spec.abilities:
            text = ability.text
            for op in ability.ops[S_WHEN]:
                if op.name == "deplete":
                    assert "deplete" in text.partition(":")[0].lower(), spec.name
                if op.name == "sacrifice":
                    assert text.startswith("Eliminate, when this targets: "), spec.name
                if op.name == "mission":
                    assert text.startswith("Spend 1 Mission counter: "), spec.name
                if op.name == "activated":
                    head = f"Activated, any {codes.CALLINGS[op.args[codes.A_OF]]}"
                    assert text.startswith(head), spec.name
                    assert ("(also)" in text) == (op.args[codes.A_ALSO] == 1), spec.name


# -- the numbers the rules switch on ----------------------------------------------------------


def constants(prefix: str) -> dict[str, int]:
    """The constants of codes.py that begin so, by their name without it."""
    found = {name: number for name, number in vars(codes).items() if name.startswith(prefix)}
    return {name.removeprefix(prefix).lower(): number for name, number in found.items()}


def numbered(names: list[str]) -> dict[str, int]:
    return {name: at for at, name in enumerate(names)}


@pytest.mark.parametrize(
    ("prefix", "names"),
    [
        ("W_", [word.name for word in VOCABULARY.words]),
        ("S_", [slot.name for slot in VOCABULARY.slots]),
        ("K_", [key.name for key in VOCABULARY.keys]),
        ("REF_", [name for name, _ in VOCABULARY.references]),
        ("KIND_", list(codes.KINDS)),
        ("M_", list(codes.MOMENTS)),
        ("IN_", list(codes.WINDOWS)),
        ("UNTIL_", list(codes.DURATIONS)),
        ("TO_", list(codes.PLACES)),
        ("LOOK_", list(codes.LOOKS)),
        ("PRICE_", list(codes.PRICES)),
    ],
)
def test_constants_are_places_in_their_lists(prefix: str, names: list[str]) -> None:
    assert constants(prefix) == numbered(names)


def test_types_subtypes_and_keywords_are_in_the_order_of_the_columns() -> None:
    field = SCHEMA.fields[SCHEMA.index["keywords"]]
    assert [keyword.name for keyword in field.keywords] == list(codes.KEYWORDS)
    for column, names in (("type", codes.TYPES), ("subtypes", codes.SUBTYPES)):
        assert SCHEMA.fields[SCHEMA.index[column]].values == list(names)
    for names in (codes.TYPES, codes.KEYWORDS):
        for at, name in enumerate(names):
            assert getattr(codes, name.upper().replace(" ", "_").replace("-", "_")) == at
    for name in ("Fighter", "Starship", "Hover", "Infantry", "Mech", "Vehicle", "Drone"):
        assert getattr(codes, name.upper()) == codes.SUBTYPES.index(name)
    assert codes.CLASSES[codes.HUNTER] == "Hunter"


def test_sides_roles_and_players() -> None:
    assert (codes.SIDE_ANY, codes.OWN, codes.ENEMY, codes.WILLING) == (0, 1, 2, 3)
    assert codes.SIDES == ("any", "own", "enemy", "willing")
    assert codes.ROLES[codes.ATTACKING] == "attacking"
    assert codes.ROLES[codes.DEFENDING] == "defending"
    assert codes.PLAYERS[codes.OF_ACTIVE] == "active"
    assert codes.PLAYERS[codes.OF_ATTACKED] == "attacked"
    assert len(vocabulary.MEANINGS) == len(codes.REFERENCES)
