"""Small things a person notices: a name, the focus, a sign outside the page, a table to leave."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import FOUR, axe, on_screen, page_of
from tests.web.driver import Player, become_guest, make_table

ANOTHER = """q => {
  const now = document.querySelector('#prompt [data-over]').dataset.question;
  return now && now !== q;
}"""
AGAINST_BOTS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "reasons"}]


def at_table(page: Page, url: str, **wish: Any) -> Player:
    page.goto(make_table(page, url, {"title": "contention", "seats": AGAINST_BOTS, **wish}))
    player = Player(page, "people")
    player.wait()
    return player


def menu(page: Page, words: str) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_text(words).click()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("size", FOUR)
def test_who_is_new_is_asked_for_a_name(browser: Browser, quick: str, size: str) -> None:
    """In the lobby beside everything else; who comes by an invitation, before the others see it."""
    with page_of(browser, "desktop") as ada, page_of(browser, size, named=False) as bob:
        bob.goto(quick)
        expect(bob.get_by_label("What are you called?")).to_be_visible()
        assert axe(bob) == []
        become_guest(ada, quick)
        seats = [{"kind": "me"}, {"kind": "open"}]
        address = make_table(ada, quick, {"title": "contention", "seats": seats})
        invite = ada.evaluate(
            "async id => (await (await fetch(`/api/tables/${id}`)).json()).invites['1']",
            address.rsplit("/", 1)[1],
        )
        bob.goto(f"{address}#invite={invite}")
        bob.get_by_label("What are you called?").fill("Bobbin")
        assert axe(bob) == []
        bob.get_by_role("button", name="Save").click()
        Player(bob, "new").wait()
        ada.goto(address)
        expect(ada.locator(".seats")).to_contain_text("Bobbin")
        bob.goto(quick)
        bob.get_by_role("button", name="Your name is Bobbin").wait_for()


@pytest.mark.parametrize("size", FOUR)
def test_who_likes_the_name_keeps_it(browser: Browser, quick: str, size: str) -> None:
    with page_of(browser, size, named=False) as page:
        page.goto(quick)
        page.get_by_role("button", name="will do").click()
        page.get_by_role("button", name="Your name is").wait_for()
        page.reload()
        page.get_by_role("button", name="Your name is").wait_for()


def test_the_focus_stays_in_the_hand(browser: Browser, quick: str) -> None:
    """The card that was answered with has left the hand: the focus goes to its neighbour."""
    with page_of(browser, "desktop") as page:
        player = at_table(page, quick)
        for size in FOUR:
            on_screen(page, size)
            # With a card more than the one that goes, there is a neighbour.
            player.play(
                until=lambda: (
                    "Drop a card" in page.inner_text("#prompt")
                    and page.locator(".hand .thing.glows").count() > 1
                )
            )
            before = player.question()
            page.keyboard.press("h")
            page.keyboard.press("Enter")
            page.wait_for_function(ANOTHER, arg=before)
            page.wait_for_function("() => document.activeElement.matches('.hand .thing')")


def test_the_focus_stays_in_the_question(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        player = at_table(page, quick, title="seize")
        for size in FOUR:
            player.settle()
            on_screen(page, size)
            before = player.question()
            page.locator("#prompt [data-option]").first.focus()
            page.keyboard.press("Enter")
            page.wait_for_function(ANOTHER, arg=before)
            page.wait_for_function("() => document.activeElement.closest('#prompt') !== null")


def test_space_means_one_thing(browser: Browser, quick: str) -> None:
    """With the focus on a ship it moves no ship: it is the answer that closes the question."""
    with page_of(browser, "desktop") as page:
        player = at_table(page, quick)
        for size in FOUR:
            on_screen(page, size)
            player.play(until=lambda: page.locator(".map .chip.ready").count() > 0)
            before = player.question()
            page.locator(".map .chip.ready").first.focus()
            page.keyboard.press("Space")
            page.wait_for_function(ANOTHER, arg=before)
            assert page.locator(".thing.armed").count() == 0


def test_one_is_called_from_outside(browser: Browser, quick: str) -> None:
    """The title says it; a sound and a notification come if they are wanted and one looks away."""
    with page_of(browser, "desktop", permissions=["notifications"]) as page:
        page.add_init_script(
            """window.called = []; window.tones = 0;
            window.Notification = class { static permission = 'granted';
              static requestPermission = async () => 'granted';
              constructor(who, more) { window.called.push(`${who}: ${more.body}`); } close() {} };
            const start = OscillatorNode.prototype.start;
            OscillatorNode.prototype.start = function (at) {
              window.tones += 1; start.call(this, at); };"""
        )
        player = at_table(page, quick)
        assert page.title().startswith("● Your turn")
        player.step()
        player.wait()
        assert page.evaluate("[window.called.length, window.tones]") == [0, 0]
        menu(page, "A sound when I am asked")
        menu(page, "A notification then")
        heard = page.evaluate("window.tones")
        assert heard == 2, "the switch is not heard"
        player.step()
        player.wait()
        assert page.evaluate("window.called.length") == 0, "called though one looks"
        page.evaluate("document.hasFocus = () => false")
        player.play(most=player.answers + 2)
        player.wait()
        assert page.evaluate("window.called.length") > 0
        assert page.evaluate("window.tones") > heard


def test_advice_among_people_is_asked_for_first(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        at_table(page, quick)
        expect(page.get_by_role("button", name="Advice")).to_be_visible()
        menu(page, "Offer advice")
        expect(page.get_by_role("button", name="Advice")).to_have_count(0)
    with page_of(browser, "desktop") as ada, page_of(browser, "desktop") as bob:
        seats = [{"kind": "me"}, {"kind": "open"}]
        become_guest(ada, quick)
        address = make_table(ada, quick, {"title": "contention", "seats": seats, "listed": True})
        become_guest(bob, quick)
        bob.evaluate(
            """async id => fetch(`/api/tables/${id}/join`, { method: 'POST',
              headers: { 'content-type': 'application/json', 'x-regent': 'page' },
              body: JSON.stringify({ seat: -1 }) })""",
            address.rsplit("/", 1)[1],
        )
        bob.goto(address)
        Player(bob, "asked").wait()
        expect(bob.get_by_role("button", name="Advice")).to_have_count(0)
        menu(bob, "Offer advice among people")
        expect(bob.get_by_role("button", name="Advice")).to_be_visible()


def seated(host: Page, url: str, guests: list[Page]) -> None:
    """A table among people, everybody at it."""
    become_guest(host, url)
    open_ = [{"kind": "open"} for _ in guests]
    address = make_table(host, url, {"title": "contention", "seats": [{"kind": "me"}, *open_]})
    invites = host.evaluate(
        "async id => (await (await fetch(`/api/tables/${id}`)).json()).invites",
        address.rsplit("/", 1)[1],
    )
    for seat, page in enumerate(guests, 1):
        become_guest(page, url)
        page.goto(f"{address}#invite={invites[str(seat)]}")
    host.goto(address)
    for page in (host, *guests):
        Player(page, "seated").wait()


def test_a_game_is_conceded_by_all(browser: Browser, quick: str) -> None:
    """By keys alone; the way back is where the focus is first, and nothing covers the map."""
    with (
        page_of(browser, "desktop") as ada,
        page_of(browser, "phone") as bob,
        page_of(browser, "tablet") as cyd,
        page_of(browser, "large") as dee,
    ):
        seated(ada, quick, [bob, cyd, dee])
        pending = "[aria-label='What holds the table up']"
        for close in ("Enter", "Escape"):
            ada.get_by_role("button", name="Table menu").press("Enter")
            assert axe(ada) == []
            ada.get_by_role("menuitem", name="Concede the game").last.press("Enter")
            dialog = ada.get_by_role("alertdialog")
            expect(dialog).to_contain_text("Until then you play on")
            expect(dialog.get_by_role("button", name="Play on")).to_be_focused()
            assert axe(ada) == []
            ada.keyboard.press(close)
            expect(dialog).to_have_count(0)
        expect(ada.locator(pending)).to_have_count(0)
        ada.get_by_role("button", name="Table menu").press("Enter")
        ada.get_by_role("menuitem", name="Concede the game").last.press("Enter")
        ada.get_by_role("button", name="Concede", exact=True).press("Enter")
        for page in (ada, bob, cyd, dee):
            expect(page.locator(pending)).to_contain_text("would concede the game")
            assert axe(page) == []
            board = page.locator("#board").bounding_box()
            told = page.locator(pending).bounding_box()
            assert board is not None
            assert told is not None
            beside = told["x"] >= board["x"] + board["width"] - 1
            assert beside or told["y"] >= board["y"] + board["height"] - 1
        for page in (bob, cyd):
            page.get_by_role("button", name="as well").click()
        for page in (ada, bob, cyd, dee):
            expect(page.locator(".ending")).to_be_visible()
        over = ada.url
        ada.get_by_role("button", name="Rematch", exact=True).click()
        ada.wait_for_url(lambda url: url != over)
        for page in (bob, cyd, dee):
            sit = page.get_by_role("link", name="Sit down to the rematch")
            expect(sit).to_be_in_viewport(ratio=1)
            assert axe(page, ".ending") == []
            sit.click()
            page.wait_for_url(ada.url)
        for page in (ada, bob, cyd, dee):
            Player(page, "again").wait()  # the cards are dealt: everybody is here


def test_the_plain_address_is_enough_to_watch(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as ada, page_of(browser, "desktop") as eve:
        at_table(ada, quick)
        become_guest(eve, quick)
        eve.goto(ada.url)
        eve.wait_for_selector("text=Waiting for")
        assert eve.query_selector(".hand .thing") is None


def test_what_is_ticked_in_the_menu_has_a_square_box(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        at_table(page, quick)
        page.get_by_role("button", name="Table menu").click()
        box = page.get_by_role("menuitemcheckbox", name="Offer advice").locator("span").first
        size = box.bounding_box()
        assert size is not None
        assert abs(size["width"] - size["height"]) < 1, size
        page.get_by_role("menuitem", name="Back to the lobby").click()
        page.wait_for_url(f"{quick}/")


@pytest.mark.parametrize("size", FOUR)
def test_a_table_is_deleted_from_its_menu(browser: Browser, quick: str, size: str) -> None:
    with page_of(browser, size) as page:
        at_table(page, quick, name="Short lived")
        page.get_by_role("button", name="Table menu").click()
        page.get_by_text("Delete this table").click()
        page.get_by_text("Delete it for everybody").click()
        page.wait_for_url(f"{quick}/")
        page.wait_for_selector("#my-tables")
        expect(page.get_by_text("Short lived")).to_have_count(0)


def test_many_options_are_folded_away(browser: Browser, quick: str) -> None:
    with page_of(browser, "desktop") as page:
        page.goto(f"{quick}/?new=seize")
        rare = page.locator("details.rare")
        row = rare.locator(".option").first
        expect(rare).to_be_visible()
        expect(row).not_to_be_visible()
        rare.locator("summary").click()
        expect(row).to_be_visible()


def test_many_cards_are_picked_for_me(browser: Browser, quick: str) -> None:
    """A duel begins with fifteen cards out of fifty: a bot picks what is left, and I close it."""
    with page_of(browser, "desktop") as page:
        player = at_table(page, quick, title="seize", ruleset="2022+duel")
        page.wait_for_selector("text=0 picked so far")
        player.step()
        page.wait_for_selector("text=1 picked so far")
        page.get_by_role("button", name="Pick the rest for me").click()
        page.wait_for_function(
            "() => !document.querySelector('#prompt').innerText.includes('picked so far')"
            " || document.querySelectorAll('#prompt [data-option]').length === 1",
        )
