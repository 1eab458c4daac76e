"""Write into docs/scenarios.md what a scenario of each title may say: everything under `given`,
the verbs, the questions and the events, as the code has them.

Run it after a change of these; a test compares the page with what the code says now.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from regent.games import registry
from regent.kernel.errors import InputError
from regent.kernel.table import Table
from regent.kernel.title import Title, scenes_of
from regent.play.describe import LETTERS, Describer, prompts
from regent.play.names import few_words
from regent.play.session import Session, new_header

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "scenarios.md"
BEGIN: Final = "<!-- written by tools/scenario_words.py from here -->\n"
END: Final = "<!-- to here -->\n"
BLANK: Final = "…"

BY: Final = {
    "seat": "by seat",
    "card": "by card",
    "place": "by place",
    "table": "a number",
    "holder": "a seat",
    "holder or none": "a seat, or -1 for nobody",
}


def words(title: Title[Any]) -> str:
    """The chapter of one title."""
    t = Session.start(
        new_header(title, title.rulesets.rulesets[0].name, title.seats[0], "words")
    ).table
    say = Describer(title, [])
    lines = [f"### {title.full_name}", "", f'`title = "{title.name}"`. Under `given`:', ""]
    lines += given(title, t)
    lines += ["", "Verbs, for `option`, `options`, `refuse` and `offers`:", ""]
    for verb in title.verbs.values():
        text = _text(say, f"option-{verb.name}")
        lines.append(_line([verb.name, *verb.kinds], text))
    lines += ["", "Questions, for `order` and in a trace:", ""]
    lines += [_line([name], _text(say, f"prompt-{name}")) for name in prompts(title)]
    if title.stops():
        lines += ["", f"Standing orders may stop at {_codes(list(title.stops()))}."]
    lines += ["", "Events, for `events` and the like; what nobody did has no seat:", ""]
    for kind, kinds in sorted(title.events.items()):
        lines.append(_line([kind, "seat", *kinds], _text(say, f"event-{kind}")))
    forms = [verb.kinds for verb in title.verbs.values()] + list(title.events.values())
    listed = {kind: few_words(title, t, kind) for form in forms for kind in form}
    lines += ["", "Words in capitals that stand for words of the title:", ""]
    lines += [
        f"- `{kind.upper()}`: {_codes(listed[kind])}" for kind in sorted(listed) if listed[kind]
    ]
    return "\n".join(lines) + "\n"


def given(title: Title[Any], t: Table) -> list[str]:
    scenes = scenes_of(title)
    lines = [f"- **zones**: {_codes(zones(title, t))}"]
    for key, kind in scenes.counters().items():
        lines.append(f"- **{key}**: {BY[kind]}")
    for stream, what in scenes.chance().items():
        lines.append(f"- **chance**, `{stream}`: {what}")
    for moment, what in scenes.moments().items():
        lines.append(f'- **moment** `"{moment}"`: {what}')
    for key, (what, fields) in scenes.given_keys().items():
        lines.append(f"- **{key}**: {what}:")
        lines += [f"    - `{field}`: {means}" for field, means in fields.items()]
    return lines


def zones(title: Title[Any], t: Table) -> list[str]:
    """The zones in which some card may be placed, those of a seat once."""
    scenes = scenes_of(title)
    faces = range(len(title.face_slugs(t)))
    names = scenes.zone_names(t)
    found: list[str] = []
    for zone, name in enumerate(names):
        last = name.split(" ")[-1]
        plain = name.removesuffix(last) + "N" if last.isdigit() else name
        if plain not in found and not all(scenes.misplaced(t, face, zone) for face in faces):
            found.append(plain)
    return found


def _text(say: Describer, key: str) -> str:
    """What the table says there, with blanks for what is filled in."""
    if not say.has(key):
        return ""
    blanks = dict.fromkeys(LETTERS, BLANK)
    others = {f"{letter}_you": "no" for letter in blanks}
    others |= {"you": "no", "whose_you": "none", "offers": "both", "idle": "no"}
    text = say.plain(key, {**blanks, **others, "who": BLANK, "does": BLANK, "clause": ""})
    return " ".join(text.split()).removesuffix(".")


def _line(form: list[str], text: str) -> str:
    head = " ".join([form[0], *[word.upper() for word in form[1:]]])
    return f"- `{head}`" + (f": {text}" if text else "")


def _codes(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def chapters() -> str:
    return "\n".join(words(registry.title(name)) for name in sorted(registry.SHIPPED))


def page(text: str) -> str:
    """The page with the chapters as they are now."""
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise InputError("the marks for the words are gone", str(PAGE), f"put back {BEGIN}")
    return head + BEGIN + "\n" + chapters() + "\n" + END + tail


def main() -> int:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
