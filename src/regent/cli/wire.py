"""The line to a table: messages come and go in threads of their own, and a line that is cut comes
back by itself."""

from __future__ import annotations

import codecs
import json
import os
import sys
import threading
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from regent.cli.site import plain

PATIENCE: Final = 20.0
LARGEST: Final = 64 * 1024 * 1024
"""Bytes of a message: the whole of the longest game is far smaller."""
WAITS: Final = (0.5, 1, 2, 4, 8, 15)
"""Seconds before each try to come back, or to be heard."""


class Heard(NamedTuple):
    """A message of the server, as JSON has it."""

    message: dict[str, Any]


class Typed(NamedTuple):
    """A line that somebody wrote."""

    text: str


class Hushed(NamedTuple):
    """Nobody will write any more: the input has an end."""


class Lost(NamedTuple):
    """The line was cut; `tries` is how often it has failed in a row."""

    why: str
    tries: int


Item = Heard | Typed | Hushed | Lost
Inbox = SimpleQueue[Item]


class Wire(threading.Thread):
    """One seat's stream, for as long as it is wanted."""

    def __init__(self, url: str, enter: dict[str, Any], inbox: Inbox) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.first = json.dumps(enter)
        self.inbox = inbox
        self.socket: ClientConnection | None = None
        self.closed = threading.Event()
        self.last: dict[str, Any] = {}
        """What was sent last; nothing else is sent before it is answered."""
        self.early = 0
        """How often it has been refused because it came too soon."""

    def run(self) -> None:
        tries = 0
        while not self.closed.is_set():
            why = "it could not be reached"
            try:
                with connect(self.url, max_size=LARGEST, open_timeout=PATIENCE) as socket:
                    socket.send(self.first)
                    self.socket = socket
                    for text in socket:
                        tries = 0
                        message = self._read(text)
                        if not self._put_off(message):
                            self.inbox.put(Heard(message))
                    why = socket.close_reason or "it hung up"
            except (OSError, TimeoutError, InvalidHandshake) as error:
                why = str(error) or why
            except WebSocketException as error:
                why = str(error)
            finally:
                self.socket = None
            if self.closed.is_set():
                return
            self.inbox.put(Lost(why, tries))
            self.closed.wait(WAITS[min(tries, len(WAITS) - 1)])
            tries += 1

    def _read(self, text: str | bytes) -> dict[str, Any]:
        """What cannot be read is a message of no known type, and the game says what that means."""
        try:
            found = plain(text)
        except (ValueError, RecursionError):
            found = None
        return found if isinstance(found, dict) else {"type": ""}

    def _put_off(self, message: dict[str, Any]) -> bool:
        """What came too soon was not looked at, so it is no mistake of whoever wrote it: it is sent
        again after a while, some times."""
        ref = message.get("ref")
        if not ref or ref != self.last.get("ref"):
            return False
        soon = message["type"] == "no" and message.get("code") == "rate"
        if not soon or self.early == len(WAITS):
            self.early = 0
            return False
        self.closed.wait(WAITS[self.early])
        self.early += 1
        self.send(self.last)
        return True

    def send(self, message: dict[str, Any]) -> None:
        """If the line is cut, whoever waits for an answer says it again when it is back."""
        self.last = message
        socket = self.socket
        if socket is not None:
            try:
                socket.send(json.dumps(message))
            except (ConnectionClosed, OSError):
                return

    def close(self) -> None:
        self.closed.set()
        socket = self.socket
        if socket is not None:
            socket.close()


class Keyboard(threading.Thread):
    """Lines from a person or a pipe. It reads beside Python's own buffer, which a thread that waits
    for it would hold when the program ends."""

    def __init__(self, inbox: Inbox) -> None:
        super().__init__(daemon=True)
        self.inbox = inbox

    def run(self) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        rest = ""
        while True:
            try:
                data = os.read(sys.stdin.fileno(), 4096)
            except (OSError, ValueError):
                data = b""
            *lines, rest = (rest + decoder.decode(data, not data)).split("\n")
            for line in lines:
                self.inbox.put(Typed(line.strip()))
            if not data:
                if rest.strip():
                    self.inbox.put(Typed(rest.strip()))
                self.inbox.put(Hushed())
                return
