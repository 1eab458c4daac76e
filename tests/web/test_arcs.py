"""Arcs at its own table: the reach, the round, ambitions, Court, boards and battles."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.web.arcs import ME, given, last_chapter, sit_down
from tests.web.browser import axe, on_every_screen, page_of
from tests.web.driver import Player, make_table
from tests.web.test_table import known_hand, pleases, told

SYSTEMS = 24
TARGET = 44
BUTTONS = "#prompt [data-option]"
CUT = """what => [...document.querySelectorAll(what)].filter(
  (el) => el.scrollHeight > el.clientHeight + 1 || el.scrollWidth > el.clientWidth + 1).length"""
"""How many of these are larger than they are shown."""


LAST = last_chapter("turn-a-lead-ends-the-passes", 5)


@pytest.mark.parametrize(
    ("size", "wish"), [("desktop", {"seed": "whole"}), ("phone", {"scenario": LAST})]
)
def test_a_game_is_played_to_its_end(
    browser: Browser, quick: str, size: str, wish: dict[str, str]
) -> None:
    """A whole game at a desk; on a phone its last chapter, as every chapter asks the same."""
    with page_of(browser, size) as page:
        player = sit_down(page, quick, 3, **wish)
        for answers in (1, 12):
            player.play(most=answers)
            assert pleases(page)
        player.play()
        assert player.over, page.inner_text("#prompt")
        assert pleases(page)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_reach_shows_the_systems_in_play(browser: Browser, quick: str, seats: int) -> None:
    """Two clusters are out of play with two and three players, one with four."""
    with page_of(browser, "desktop") as page:
        sit_down(page, quick, seats, seed="map")
        out = 1 if seats == 4 else 2
        assert page.locator(".thing.ground").count() == SYSTEMS - 4 * out
        assert page.locator(".cell.out").count() == 4 * out
        label = page.locator(".thing.ground .sr", has_text="you control it").first.inner_text()
        assert "fresh ships of you" in label


def test_a_hand_that_may_be_kept_is_seen_well(browser: Browser, quick: str) -> None:
    """Nothing is pointed at there, so no card is the wrong one."""
    mulligan = given("two-players-mulligan").replace("initiative = 0", "initiative = 1")
    with page_of(browser, "desktop") as page:
        sit_down(page, quick, 2, scenario=mulligan)
        expect(page.locator("#prompt")).to_contain_text("Keep your hand")
        expect(page.locator(".hand .face")).to_have_count(6)
        expect(page.locator(".hand .dim")).to_have_count(0)


def test_leaders_and_lore_are_drafted_at_the_table(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        player = sit_down(page, quick, ruleset="base+leaders+lore", seed="draft")
        cards = page.locator(".drafted.glows")
        before = cards.count()
        assert before > 1
        for size in on_every_screen(page):
            expect(cards).to_have_count(before)
            assert page.evaluate(CUT, ".drafted .face") == 0, "every card is read in full"
            board = page.locator(".reach").bounding_box()
            assert board is not None
            assert board["width"] > (400 if size in ("desktop", "large") else 250)
            assert axe(page) == []
        name = cards.first.locator("b").inner_text()
        cards.first.click()
        page.wait_for_function("n => document.querySelectorAll('.drafted').length < n", arg=before)
        player.wait()
        assert name in page.inner_text("section[aria-label=You]")


def test_a_system_is_pointed_at_by_keys(browser: Browser, quick: str) -> None:
    """One stop for Tab, arrows walk, Enter answers."""
    with page_of(browser, "desktop") as page:
        player = sit_down(page, quick, seed="keys")
        player.play(most=200, until=lambda: page.locator(".ground.glows").count() > 1)
        assert page.locator("#board .thing[tabindex='0']").count() == 1
        page.locator("#board .thing[tabindex='0']").focus()
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.closest('#board') !== null")
        page.locator(".ground.glows").first.focus()
        before = player.question()
        page.keyboard.press("Enter")
        page.wait_for_function(
            """before => document.querySelector('.ground.armed')
            || document.querySelector('#prompt [data-question]').dataset.question !== before""",
            arg=before,
        )


def test_two_browsers_never_receive_each_others_secrets(browser: Browser, quick: str) -> None:
    """The bytes on both sockets are searched for action cards that only the other may know."""
    with page_of(browser, "desktop") as ada, page_of(browser, "phone") as bob:
        frames: dict[str, list[str]] = {"ada": [], "bob": []}

        def listen(page: Page, name: str) -> None:
            def opened(socket: WebSocket) -> None:
                socket.on("framereceived", lambda data: frames[name].append(str(data)))

            page.on("websocket", opened)

        listen(ada, "ada")
        listen(bob, "bob")
        ada.goto(quick)
        seats = [ME, {"kind": "open"}]
        ada.goto(make_table(ada, quick, {"title": "arcs", "seats": seats, "reveal": False}))
        bob.goto(ada.input_value("input[aria-label='Link to seat 2']"))
        players = {"ada": Player(ada, "a"), "bob": Player(bob, "b")}
        # Only until both have acted: of two hands of six, most cards are still theirs alone.
        for _ in range(48):
            for player in players.values():
                player.page.wait_for_selector("#prompt [data-over]")
                if player.question() and not player.over:
                    player.step()
            if min(player.answers for player in players.values()) > 3:
                break
            ada.wait_for_timeout(30)
        assert min(player.answers for player in players.values()) > 3
        secrets = {name: known_hand(texts, at) for at, (name, texts) in enumerate(frames.items())}
        searched = 0
        for name, other in (("ada", "bob"), ("bob", "ada")):
            bytes_ = "".join(frames[name])
            for card, slug in secrets[other]:
                if card not in told(frames[name]):
                    searched += 1
                    assert f"{slug}~{card}" not in bytes_
                    assert f'"card":{card},' not in bytes_
        assert searched > 0


def test_what_one_points_at_on_a_tablet_is_large_enough(browser: Browser, quick: str) -> None:
    """Gates are the smallest grounds of the reach."""
    with page_of(browser, "tablet") as page:
        sit_down(page, quick, 3, scenario=LAST)
        boxes = [one.bounding_box() for one in page.locator(".thing.ground").all()]
        sizes = [min(box["width"], box["height"]) for box in boxes if box]
        assert len(sizes) == SYSTEMS - 8
        assert min(sizes) >= TARGET


def test_being_done_is_never_left_out(browser: Browser, quick: str) -> None:
    """However many answers a Prelude has, the way out and the actions have buttons."""
    text = LAST.replace("[given.resources]", "[given.resources]\n0 = RESOURCES").replace(
        "RESOURCES", '["material", "weapon", "relic"]'
    )
    with page_of(browser, "desktop") as page:
        sit_down(page, quick, 3, scenario=text)
        page.click("#prompt [data-option^='lead mobilization']")
        expect(page.locator("#prompt")).to_contain_text("Prelude")
        answers = [one.get_attribute("data-option") for one in page.locator(BUTTONS).all()]
        assert answers[-1] == "done"
        assert answers[0] == "take move"


def test_a_long_alert_does_not_widen_the_page(browser: Browser, quick: str) -> None:
    """What struck me stands above the question of a phone, in two lines at most."""
    with page_of(browser, "phone") as page:
        sit_down(page, quick, 3, scenario=LAST)
        widths = page.evaluate(
            """() => {
              const alerts = document.querySelector('.alerts');
              const line = document.createElement('p');
              line.className = [...alerts.classList].filter((c) => c.startsWith('svelte-')).join();
              line.textContent = 'Somebody swaps Administration 3 with you. '.repeat(4);
              alerts.append(line);
              const boxes = ['.alerts p', '#prompt', '#board'].map((at) =>
                document.querySelector(at).getBoundingClientRect().right);
              return [...boxes, document.querySelector('.table').scrollWidth];
            }"""
        )
        assert max(widths) <= 360
