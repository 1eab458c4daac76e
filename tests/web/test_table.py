"""Whole games through the page, by clicks and keys, at a desk and on a phone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from regent.server.delta import applied
from regent.server.wire import Step
from tests.web.browser import FOUR, QUICK, SIZES, axe, page_of, resize, serving
from tests.web.driver import Player, barred, become_guest, make_table

AGAINST_BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "regular"}]


def sit_down(page: Page, url: str, wish: dict[str, Any]) -> Player:
    page.goto(url)
    page.wait_for_selector("h1")
    page.goto(make_table(page, url, wish))
    player = Player(page, "web")
    player.wait()
    return player


def pleases(page: Page) -> bool:
    """Axe has nothing to object to, and the page needs no scrolling."""
    assert axe(page) == []
    return bool(
        page.evaluate(
            """() => document.documentElement.scrollHeight <= innerHeight + 1
            && document.documentElement.scrollWidth <= innerWidth + 1"""
        )
    )


@pytest.mark.parametrize(
    ("title", "ruleset", "size"),
    [("contention", "standard", "desktop"), ("seize", "2022+duel", "phone")],
)
def test_a_whole_game_is_played_through_the_page(
    browser: Browser, quick: str, title: str, ruleset: str, size: str
) -> None:
    """Contention on a phone: `test_end.py`; Seize at a desk: some turns, below."""
    with page_of(browser, size) as page:
        wish = {"title": title, "ruleset": ruleset, "seats": AGAINST_BOTS, "seed": "whole"}
        player = sit_down(page, quick, wish)
        for answers in (1, 16):
            player.play(most=answers)
            assert pleases(page)
        player.play()
        assert player.over, page.inner_text("#prompt")
        assert player.answers > 10
        expect(page.locator("#prompt")).to_contain_text("1.")
        assert page.query_selector("#prompt a[href^='/film/']")


def turn(page: Page) -> int:
    found = re.search(r"\d+", page.inner_text(".clock"))
    return int(found[0]) if found else 0


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_three_turns_of_the_standard_game_of_seize(browser: Browser, quick: str, size: str) -> None:
    with page_of(browser, size) as page:
        wish = {"title": "seize", "seats": [*AGAINST_BOTS, AGAINST_BOTS[1]], "seed": "three"}
        player = sit_down(page, quick, wish)
        # A turn belongs to one seat: three full turns of each.
        player.play(until=lambda: turn(page) > 9)
        assert player.over or turn(page) > 9
        assert pleases(page)


def test_two_browsers_never_receive_each_others_secrets(browser: Browser, quick: str) -> None:
    """The bytes on both sockets are searched for what only the other may know."""
    with page_of(browser, "desktop") as ada, page_of(browser, "desktop") as bob:
        frames: dict[str, list[str]] = {"ada": [], "bob": []}

        def listen(name: str) -> Any:
            def opened(socket: WebSocket) -> None:
                socket.on("framereceived", lambda data: frames[name].append(str(data)))

            return opened

        ada.on("websocket", listen("ada"))
        bob.on("websocket", listen("bob"))
        ada.goto(quick)
        ada.wait_for_selector("h1")
        wish = {
            "title": "contention",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "settings": {"faction_0": "Sek", "faction_1": "Avar"},
            "reveal": False,
        }
        ada.goto(make_table(ada, quick, wish))
        link = ada.input_value("input[aria-label='Link to seat 2']")
        bob.goto(link)
        players = {"ada": Player(ada, "a"), "bob": Player(bob, "b")}
        for _ in range(60):
            for player in players.values():
                player.page.wait_for_selector("#prompt [data-over]")
                if player.question() and not player.over:
                    player.step()
            if min(player.answers for player in players.values()) > 10:
                break
            ada.wait_for_timeout(30)
        assert min(player.answers for player in players.values()) > 10
        secrets = {
            name: known_hand(texts, seat) for seat, (name, texts) in enumerate(frames.items())
        }
        assert secrets["ada"]
        assert secrets["bob"]
        searched = 0
        for name, other in (("ada", "bob"), ("bob", "ada")):
            bytes_ = "".join(frames[name])
            # What was turned up and went back to the hand was told to all, in the log.
            hidden = [(c, slug) for c, slug in secrets[other] if c not in told(frames[name])]
            searched += len(hidden)
            for card, slug in hidden:
                assert f"{slug}~{card}" not in bytes_
                assert f'"card":{card},' not in bytes_
        assert searched > 0


def told(frames: list[str]) -> set[int]:
    """The cards whose faces the log of these frames has named."""
    found: set[int] = set()
    for text in frames:
        for line in json.loads(text).get("lines", []):
            found |= {arg for arg, face in zip(line["args"], line["names"], strict=True) if face}
    return found


def known_hand(frames: list[str], seat: int) -> set[tuple[int, str]]:
    """Cards that a seat held at the end and that never lay anywhere else: number and slug."""
    moment: Any = None
    elsewhere: set[int] = set()
    held: list[Any] = []
    for text in frames:
        message = json.loads(text)
        if message["type"] == "state":
            moment = message["moment"]
        elif message["type"] == "change":
            moment = applied(moment, [Step(**step) for step in message["steps"]])
        else:
            continue
        seats = moment["view"]["seats"]
        held = seats[seat]["hand"]
        others = [{**s, "hand": []} if i == seat else s for i, s in enumerate(seats)]
        shown = json.dumps([moment["view"]["map"], others])
        elsewhere |= {int(card) for card in re.findall(r'"card": (\d+)', shown)}
    return {
        (c["card"], re.sub(r"[^a-z0-9]+", "-", c["name"].lower()))
        for c in held
        if c["card"] not in elsewhere
    }


def test_a_reload_in_the_middle_of_a_decision(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        wish = {"title": "contention", "seats": AGAINST_BOTS, "seed": "reload"}
        player = sit_down(page, quick, wish)
        for _ in range(4):
            player.wait()
            player.step()
        question, asked = player.choice(), page.inner_text("#prompt .ask")
        page.reload()
        assert player.choice() == question
        assert page.inner_text("#prompt .ask") == asked
        player.step()


def test_a_server_that_is_killed_and_started_again(browser: Browser, tmp_path: Path) -> None:
    """The page comes back by itself, to the same question, and the game goes on."""
    database = tmp_path / "tables.db"
    with page_of(browser, "desktop", allowed="WebSocket connection") as page:
        with serving(database, *QUICK) as served:
            player = sit_down(page, served.url, {"title": "seize", "seats": AGAINST_BOTS})
            for _ in range(6):
                player.wait()
                player.step()
            question = player.choice()
            port = int(served.url.rsplit(":", 1)[1])
            served.kill()
            page.wait_for_selector("text=reconnecting")
        with serving(database, *QUICK, port=port):
            page.wait_for_selector("text=reconnecting", state="detached")
            assert player.question() == question
            for _ in range(5):
                player.wait()
                player.step()


def test_a_card_that_cannot_be_used_says_why(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        player = sit_down(page, quick, {"title": "contention", "seats": AGAINST_BOTS})
        player.play(until=lambda: barred(page))
        page.click(".hand .dim")
        why = page.wait_for_selector("#prompt .why")
        assert why is not None
        assert "cannot be used now" in why.inner_text()
        clause = why.query_selector(".clause")
        assert clause is not None
        id = clause.inner_text()
        clause.click()
        page.wait_for_selector(f"[id='clause-{id}'].here")
        page.keyboard.press("Escape")


def test_keys(desktop: Page, quick: str) -> None:
    sit_down(desktop, quick, {"title": "contention", "seats": AGAINST_BOTS})
    desktop.keyboard.press("?")
    desktop.wait_for_selector("text=enlarge the card")
    desktop.keyboard.press("Escape")
    desktop.keyboard.press("h")
    # By the element and not by its text: a hand may hold two equal cards.
    desktop.evaluate("window.before = document.activeElement")
    desktop.keyboard.press("ArrowRight")
    assert desktop.evaluate(
        "document.activeElement !== window.before && document.activeElement.matches('.hand *')"
    )
    desktop.keyboard.press("z")
    desktop.wait_for_selector(".zoom-dialog")
    desktop.keyboard.press("Escape")
    desktop.keyboard.press("r")
    desktop.wait_for_selector("aside[aria-label='Rulebook']")
    desktop.keyboard.press("r")
    desktop.keyboard.press("l")
    desktop.wait_for_selector(".box [data-option]")


def test_a_lesson_leads_through_its_steps(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        become_guest(page, quick)
        made: dict[str, Any] = page.evaluate(
            """async () => {
              const headers = { 'content-type': 'application/json', 'x-regent': 'page' };
              const path = '/api/titles/contention/lessons/01-first-turn';
              return (await fetch(path, { method: 'POST', headers })).json();
            }"""
        )
        page.goto(f"{quick}/t/{made['id']}")
        player = Player(page, "lesson")
        followed = 0
        while followed < 8:
            player.wait()
            page.wait_for_selector(".lesson")
            question = player.question()
            page.keyboard.press("l")
            page.wait_for_selector(".box [data-option]")
            wanted = page.query_selector(".box .suggested")
            assert wanted is not None
            wanted.click()
            page.wait_for_function(
                "q => document.querySelector('#prompt [data-over]').dataset.question !== q",
                arg=question,
            )
            followed += 1


def test_a_hot_seat_shows_no_hand_before_its_player_looks(browser: Browser, quick: str) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    with page_of(browser, "desktop") as page:
        page.goto(make_table(page, quick, {"title": "contention", "seats": seats, "seed": "hot"}))
        player = Player(page, "hot")
        handed = 0
        for _ in range(25):
            asked = page.locator("#prompt [data-question]:not([data-question=''])")
            asked.or_(page.get_by_text("is asked")).first.wait_for()
            if page.query_selector("text=is asked") is None:
                player.step()
                continue
            assert page.query_selector(".hand .thing") is None, "a hand is shown to the wrong eyes"
            expect(
                page.get_by_role("button", name=re.compile("I am (Ada|Bob)"))
            ).to_be_in_viewport()
            page.get_by_role("button", name="I am").click()
            page.wait_for_selector("#prompt [data-over]")
            handed += 1
            assert "not here" not in page.inner_text(".seats"), "they share this screen"
            resize(page, SIZES[FOUR[handed % len(FOUR)]]["viewport"])
        assert handed >= len(FOUR)


def test_a_spectator_sees_a_table_without_hands(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as ada, page_of(browser, "desktop") as eve:
        become_guest(ada, quick)
        address = make_table(
            ada, quick, {"title": "contention", "seats": AGAINST_BOTS, "listed": True}
        )
        ada.goto(address)
        Player(ada, "watched").wait()
        become_guest(eve, quick)
        eve.goto(address)
        eve.wait_for_selector("text=Waiting for")
        assert eve.query_selector(".hand .thing") is None
        assert eve.query_selector("#prompt [data-option]") is None
        assert axe(eve) == []
