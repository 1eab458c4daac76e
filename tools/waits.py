"""How long does one wait? `python tools/waits.py [TITLE[:RULESET[:SEATS]]…] [--pace P] [--most N]`.

Games are played through the page against bots, as a server of its own accord lets them play. For
every answer the time until the next question is taken, without the time in which a card waits to be
read: of all answers, and of those after which something of others was shown.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from typing import Final

from playwright.sync_api import Browser

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.browser import launched, page_of, serving  # noqa: E402
from tests.web.driver import Player, make_table  # noqa: E402
from tools.fits import wish_of  # noqa: E402

GAMES: Final = ("contention:standard:3", "seize:2022:3")
PACES: Final = ("slow", "normal", "fast", "off")
WATCH: Final = """() => {
  const now = { question: '', since: 0, held: 0, at: performance.now(), shown: 0 };
  window.waits = [];
  const look = () => {
    const at = performance.now();
    const prompt = document.querySelector('#prompt [data-over]');
    const playing = document.querySelector('[data-playing]')?.dataset.playing;
    const question = prompt?.dataset.question ?? '';
    if (playing === 'runs') now.shown += at - now.at;
    if (playing === 'waits') now.held += at - now.at;
    if (!question && now.question) Object.assign(now, { since: at, held: 0, shown: 0 });
    if (question && question !== now.question) {
      const since = now.question ? now.at : now.since;
      if (since) window.waits.push([at - since - now.held, now.shown]);
      Object.assign(now, { since: 0, held: 0, shown: 0 });
    }
    now.question = question;
    now.at = at;
    requestAnimationFrame(look);
  };
  look();
}"""
"""Every frame is looked at: a question that goes begins a wait, the next one ends it."""


def measure(
    browser: Browser, url: str, game: str, pace: str, most: int
) -> list[tuple[float, float]]:
    """Seconds from each answer to the next question, and how long something was shown of them."""
    with page_of(
        browser, "desktop", pace=pace, painted=True, reduced_motion="no-preference"
    ) as page:
        page.goto(make_table(page, url, wish_of(game)))
        player = Player(page, "waits")
        player.wait()
        page.evaluate(WATCH)
        player.play(most=most * 3, until=lambda: page.evaluate("waits.length") >= most)
        found: list[list[float]] = page.evaluate("waits")
    return [(time / 1000, shown / 1000) for time, shown in found]


def summed(times: list[float]) -> str:
    if len(times) < 2:
        return f"{len(times)} times"
    cuts = quantiles(times, n=20, method="inclusive")
    return (
        f"{len(times):3} times, median {cuts[9]:4.1f} s, 90 % {cuts[17]:4.1f} s, "
        f"longest {max(times):4.1f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--most", type=int, default=60, help="answers of a game at most")
    parser.add_argument("--pace", choices=PACES, action="append", help="all of them if not said")
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        launched() as browser,
        serving(Path(folder) / "tables.db", "--changes", "100000") as served,
    ):
        for game in wish.games:
            for pace in wish.pace or PACES:
                found = measure(browser, served.url, game, pace, wish.most)
                print(f"{game:24} {pace:7} all  : {summed([t for t, _ in found])}", flush=True)
                print(f"{'':32} shown: {summed([t for t, seen in found if seen])}", flush=True)
                longest = [f"{t:.1f} ({seen:.1f})" for t, seen in sorted(found)[:-4:-1]]
                print(f"{'':32} longest, and of it shown: {', '.join(longest)}", flush=True)


if __name__ == "__main__":
    main()
