"""A server from the terminal: its address, who one is there, and what is asked over HTTP."""

from __future__ import annotations

import json
import os
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, quote, urlsplit
from urllib.request import Request, urlopen

import msgspec

from regent.kernel.errors import InputError
from regent.server.wire import Box, Catalogue, Me, Problem, TableInfo

PATIENCE: Final = 20.0
JUDGED: Final = 120.0
"""Seconds for what the server has to read first: longer than it gives itself when it is busy."""
LARGEST: Final = 16 * 1024 * 1024
"""Bytes of an answer: no server shall fill our memory."""
GUESTS: Final = "guests.json"
SHAPE: Final = "http://HOST:PORT/t/TABLE, as the page shows it, or a link of an invitation"
OTHER: Final = "use the page, or the Regent that the server has"

Answer = TypeVar("Answer")


class Address(NamedTuple):
    """Where a table is, and the invitation to it, if there is one."""

    site: str
    table: str
    invite: str


class Declined(InputError):
    """A server has refused; its code says which refusal it is."""


def address(url: str) -> Address:
    """The parts of a link; InputError for anything else."""
    try:
        parts = urlsplit(url.strip())
        site = f"{parts.scheme}://{parts.netloc}"
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        usable, parts, site = False, urlsplit(""), ""
    if not usable or parts.username is not None:
        raise InputError("this is no address of a table", url, SHAPE)
    path = [part for part in parts.path.split("/") if part]
    if path and path[0] == "api":
        path = path[1:]
    if path and (len(path) != 2 or path[0] not in ("t", "tables")):
        raise InputError("this is no address of a table", url, SHAPE)
    invite = parse_qs(parts.fragment).get("invite", [""])[0]
    return Address(site, path[1] if path else "", invite)


def plain(text: str | bytes) -> Any:
    """What a server says in JSON, without the signs by which a terminal is steered: nobody shall
    move our cursor by a name."""
    return _plain(json.loads(text))


def _plain(value: Any) -> Any:
    if isinstance(value, str):
        if value.isprintable():
            return value
        return "".join(c if c == "\n" or c.isprintable() else "\ufffd" for c in value)
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if isinstance(value, dict):
        return {_plain(key): _plain(one) for key, one in value.items()}
    return value


class Site:
    """A server; `name` is what a new guest shall be called there."""

    def __init__(self, url: str, guests: Guests) -> None:
        self.url = url
        self.guests = guests
        self.token = ""

    def enter(self, name: str) -> Me:
        """Who we are here: the guest of last time, under another name if one is given, or a new
        one."""
        known = self.guests.token(self.url)
        if known:
            self.token = known
            me = self.me()
            if me is not None and (not name or name == me.name):
                return me
            if me is None:  # the server has forgotten us, or is another one by now
                self.token = ""
        me = self.ask("POST", "/api/me", Me, {"name": name})
        self.token = me.token
        self.guests.keep(self.url, me)
        return me

    def me(self) -> Me | None:
        """Are we known here?"""
        try:
            return self.ask("GET", "/api/me", Me | None)  # type: ignore[arg-type]
        except Declined:
            return None

    def catalogue(self) -> Catalogue:
        return self.ask("GET", "/api/titles", Catalogue)

    def table(self, id: str) -> TableInfo:
        return self.ask("GET", f"/api/tables/{id}", TableInfo)

    def listed(self) -> list[TableInfo]:
        return self.ask("GET", "/api/tables", list[TableInfo])

    def join(self, id: str, seat: int, invite: str) -> TableInfo:
        wish = {"seat": seat, "invite": invite}
        return self.ask("POST", f"/api/tables/{id}/join", TableInfo, wish)

    def box(self, title: str, ruleset: str) -> Box:
        return self.ask("GET", f"/api/titles/{title}/decks?ruleset={quote(ruleset)}", Box)

    def bring(self, id: str, seat: int, text: str) -> TableInfo:
        """A deck for one's seat; nobody else is told which (K-SECRET-6)."""
        path = f"/api/tables/{id}/seats/{seat}/deck"
        return self.ask("POST", path, TableInfo, {"text": text}, JUDGED)

    def concede(self, id: str, to: int) -> TableInfo:
        return self.ask("POST", f"/api/tables/{id}/concede", TableInfo, {"to": to})

    def ask(
        self,
        method: str,
        path: str,
        form: type[Answer],
        body: Any = None,
        patience: float = PATIENCE,
    ) -> Answer:
        """One request, and its answer in the form that is expected."""
        data = json.dumps(body).encode() if body is not None else None
        headers = {"content-type": "application/json", "accept": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        asked = Request(f"{self.url}{path}", data=data, headers=headers, method=method)
        try:
            with urlopen(asked, timeout=patience) as answer:
                said = answer.read(LARGEST)
        except HTTPError as error:
            raise self._refused(error) from None
        except (URLError, OSError, HTTPException, ValueError) as error:
            why = getattr(error, "reason", error)
            raise InputError(f"no server answers: {why}", self.url, "is it running?") from None
        try:
            return msgspec.convert(plain(said), form)
        except (msgspec.ValidationError, ValueError, RecursionError):
            raise self.stranger() from None

    def stranger(self) -> InputError:
        return InputError("what answers here is no Regent of our version", self.url, OTHER)

    def _refused(self, error: HTTPError) -> InputError:
        try:
            problem = msgspec.convert(plain(error.read(LARGEST)), Problem)
        except (msgspec.ValidationError, ValueError, RecursionError, OSError, HTTPException):
            return self.stranger()
        clause = f" [{problem.clause}]" if problem.clause else ""
        return Declined(f"{problem.said}{clause}", right=problem.right, code=problem.code)


class Guests:
    """Who one is at each server, in a file that only its owner can read: a token is all of it."""

    def __init__(self, folder: Path | None = None) -> None:
        home = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
        self.path = (folder or Path(home) / "regent") / GUESTS

    def token(self, site: str) -> str:
        found = self._read().get(site, {}).get("token", "")
        return found if isinstance(found, str) else ""

    def keep(self, site: str, me: Me) -> None:
        """Written beside and put in place: a cut never costs the others."""
        known = {**self._read(), site: {"name": me.name, "token": me.token}}
        beside = self.path.with_name(f"{GUESTS}.{os.getpid()}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            beside.unlink(missing_ok=True)
            with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as f:
                json.dump(known, f, ensure_ascii=False, indent=2)
            beside.replace(self.path)
        except OSError as error:
            what = f"who you are cannot be kept: {error.strerror}"
            raise InputError(what, str(self.path), "set XDG_CONFIG_HOME to a folder") from None

    def _read(self) -> dict[str, Any]:
        try:
            if os.name == "posix" and self.path.stat().st_mode & 0o077:
                self.path.chmod(0o600)
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as error:
            what = f"who you are cannot be read: {error}"
            raise InputError(what, str(self.path), "repair the file, or move it away") from None
        if not isinstance(found, dict) or not all(isinstance(v, dict) for v in found.values()):
            raise InputError("this is no list of guests", str(self.path), "move it away")
        return found
