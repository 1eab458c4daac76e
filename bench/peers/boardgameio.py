"""boardgame.io: its server in JavaScript, played over sockets. Run by our own Python.

    python -m bench.peers.boardgameio SECONDS

NODE_PATH names the folder with the package, PATH leads to Node.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from bench.peers.common import seconds
from bench.sockets import WARM, Round, apart

SCRIPT = Path(__file__).with_suffix(".cjs")
TABLES = (1, 8)
SEATS = 4


def said(process: subprocess.Popen[str]) -> dict[str, Any]:
    """The next line of a process."""
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise SystemExit(f"{SCRIPT.name} ended too early")
    found: dict[str, Any] = json.loads(line)
    return found


def node(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(["node", str(SCRIPT), *arguments], stdout=subprocess.PIPE, text=True)


def main() -> None:
    server = node("serve")
    try:
        ready = said(server)
        apart(server.pid)
        url = f"http://127.0.0.1:{ready['port']}"
        for tables in TABLES:
            clients = node("play", url, str(tables), str(WARM), str(seconds()))
            said(clients)
            measured = Round(server.pid)
            end = said(clients)
            row = {
                "kind": "socket",
                "engine": "boardgame.io",
                "version": ready["version"],
                "game": "a small card game",
                "seats": SEATS,
                "tables": tables,
                "core": "JavaScript",
                "storage": "memory",
                **measured.row(end["answers"], end["seconds"], end["waits"]),
            }
            print(json.dumps(row), flush=True)
            clients.wait()
    finally:
        server.kill()
        server.wait()


if __name__ == "__main__":
    main()
