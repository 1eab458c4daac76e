"""Does the question fit? `python tools/fits.py [TITLE[:RULESET[:SEATS]]…] [--most N]`.

Whole games are played through the page by a player made of clicks, at a desk and on a phone. Of
every question it is noted whether all of its answers are seen without scrolling and lie under
nothing, and what was asked: the share that does not fit, and how many questions were empty.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.browser import launched, page_of, serving, still  # noqa: E402
from tests.web.driver import Player, make_table  # noqa: E402

QUICK: Final = ("--pause", "0", "--window", "0", "--changes", "100000")
GAMES: Final = ("contention", "contention:standard:4", "seize", "seize:2022:4", "arcs::3")
SIZES: Final = ("desktop", "phone")
LOOK: Final = """() => {
  const prompt = document.querySelector('#prompt [data-over]');
  const body = prompt.querySelector('.body');
  const box = body.getBoundingClientRect();
  const seen = (el) => {
    const at = el.getBoundingClientRect();
    if (at.top < box.top - 1 || at.bottom > box.bottom + 1 || at.bottom > innerHeight) return false;
    const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    return top !== null && (el.contains(top) || top.closest('.preview') !== null);
  };
  const answers = [...prompt.querySelectorAll('.body .button')];
  const ask = prompt.querySelector('.ask');
  return {
    question: prompt.dataset.question,
    shape: prompt.dataset.shape,
    over: prompt.dataset.over === 'yes',
    said: ask ? ask.innerText : '',
    overflows: body.scrollHeight > body.clientHeight + 1,
    hidden: answers.filter((el) => el.checkVisibility() && !seen(el)).length,
    answers: prompt.querySelectorAll('[data-option]').length,
    only: prompt.querySelectorAll('[data-option]').length === 1
      && document.querySelectorAll('.thing.glows').length === 0,
    turn: document.querySelector('.clock')?.innerText ?? '',
  };
}"""


class Seen:
    """What was found in one game."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.tight: Counter[str] = Counter()
        self.turns: set[str] = set()

    def note(self, found: dict[str, Any]) -> None:
        self.count["questions"] += 1
        self.count["windows"] += found["shape"] == "window"
        self.count["only one answer"] += found["only"]
        self.turns.add(found["turn"])
        if found["overflows"] or found["hidden"]:
            self.count["do not fit"] += 1
            self.tight[found["said"].replace("\n", " ")[:90]] += 1

    def share(self) -> float:
        return self.count["do not fit"] / max(1, self.count["questions"])


def wish_of(game: str) -> dict[str, Any]:
    title, _, rest = game.partition(":")
    ruleset, _, seats = rest.partition(":")
    bots = [{"kind": "bot", "bot": "reasons"}] * (int(seats or 2) - 1)
    wish: dict[str, Any] = {"title": title, "seats": [{"kind": "me"}, *bots], "seed": "fits"}
    return {**wish, "ruleset": ruleset} if ruleset else wish


def measure(browser: Browser, url: str, game: str, size: str, most: int, picture: str) -> Seen:
    """One game through the page."""
    seen = Seen()
    with page_of(browser, size, painted=bool(picture)) as page:
        page.goto(make_table(page, url, wish_of(game)))
        player = Player(page, "fits")
        last = ""

        def look() -> bool:
            nonlocal last
            found: dict[str, Any] = page.evaluate(LOOK)
            if found["question"] == last or not found["question"]:
                return False
            last = found["question"]
            if found["overflows"] or found["hidden"]:  # in the first frame it may still grow
                still(page)
                again: dict[str, Any] = page.evaluate(LOOK)
                found = again if again["question"] == last else found
            before = seen.count["do not fit"]
            seen.note(found)
            if picture and seen.count["do not fit"] > before:
                shoot(page, Path(picture), f"{game}-{size}-{seen.count['questions']}")
            return seen.count["questions"] >= most

        player.play(most=most * 4, until=look)
    return seen


def shoot(page: Page, folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{name.replace(':', '-')}.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--most", type=int, default=150, help="questions of a game at most")
    parser.add_argument("--size", choices=SIZES, action="append", help="desktop, phone or both")
    parser.add_argument("--pictures", default="", help="a folder for pictures of what does not fit")
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        launched() as browser,
        serving(Path(folder) / "tables.db", *QUICK) as served,
    ):
        for game in wish.games:
            for size in wish.size or SIZES:
                seen = measure(browser, served.url, game, size, wish.most, wish.pictures)
                c = seen.count
                print(
                    f"{game:24} {size:8} {c['questions']:4} questions, {len(seen.turns)} turns, "
                    f"{c['do not fit']} do not fit ({seen.share():.0%}), "
                    f"{c['windows']} windows, {c['only one answer']} with one answer",
                    flush=True,
                )
                for said, times in seen.tight.most_common(4):
                    print(f"    {times:3} × {said}", flush=True)


if __name__ == "__main__":
    main()
