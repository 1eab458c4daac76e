"""A real PostgreSQL server for tests: fresh, in a temporary folder, gone afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.helpers import PATIENCE
from tools.need import postgres

USER = "regent"


class CannotStart(Exception):
    """PostgreSQL is missing or does not start, in words that say what to do."""


def programs() -> Path:
    """Where PostgreSQL's programs are."""
    folder = postgres()
    if folder is None:
        raise CannotStart(
            "PostgreSQL is not installed, and these tests need a real server. "
            "Run `python tools/need.py postgres`, or on Debian and Ubuntu: "
            "apt-get install postgresql"
        )
    return Path(folder)


def as_other_user() -> list[str]:
    """PostgreSQL refuses to run as root; what to put before its commands then."""
    if os.geteuid() != 0:
        return []
    for name in ("postgres", "nobody"):
        if subprocess.run(["id", name], capture_output=True, check=False).returncode == 0:
            return ["runuser", "-u", name, "--"]
    raise CannotStart("PostgreSQL does not run as root, and there is no user postgres or nobody.")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotStart(f"{' '.join(command)}\n{done.stdout}{done.stderr}")


def wait(bin: Path, folder: Path, port: int, server: subprocess.Popen[bytes], log: Path) -> None:
    """Until it answers."""
    end = time.monotonic() + PATIENCE
    ask = [str(bin / "pg_isready"), "-q", "-h", str(folder), "-p", str(port)]
    while subprocess.run(ask, check=False).returncode:
        if server.poll() is not None or time.monotonic() > end:
            said = log.read_text(encoding="utf-8", errors="replace")
            raise CannotStart(f"PostgreSQL did not start within {PATIENCE:.0f} s:\n{said}")
        time.sleep(0.05)


@contextmanager
def running(durable: bool = False) -> Iterator[str]:
    """A server with an empty database; its URL for SQLAlchemy. `durable` as it is for people: what
    it has confirmed is on the disk."""
    bin = programs()
    prefix = as_other_user()
    # pytest's own folders are closed to other users, and paths of sockets must be short.
    folder = Path(tempfile.mkdtemp(prefix="regent-pg-", dir="/tmp"))
    try:
        if prefix:
            shutil.chown(folder, prefix[2])
        data = folder / "data"
        options = ["--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C"]
        run([*prefix, str(bin / "initdb"), *options, "--no-sync", "-D", str(data)], folder)
        port = free_port()
        command = [*prefix, str(bin / "postgres"), "-D", str(data), "-p", str(port)]
        settings = [
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={folder}",
            "shared_buffers=32MB",
            "max_connections=60",
        ]
        if not durable:  # nothing here outlives the tests
            settings += ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]
        for setting in settings:
            command += ["-c", setting]
        log = folder / "log"
        with log.open("wb") as sink:
            server = subprocess.Popen(
                command, cwd=folder, stdout=sink, stderr=sink, start_new_session=True
            )
        try:
            wait(bin, folder, port, server, log)
            yield f"postgresql+asyncpg://{USER}@127.0.0.1:{port}/postgres"
        finally:
            stop([*prefix, str(bin / "pg_ctl"), "-D", str(data)], folder, server)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def stop(control: list[str], folder: Path, server: subprocess.Popen[bytes]) -> None:
    """At once, with all its children; connections that are left open do not hold it up."""
    if server.poll() is None:
        command = [*control, "stop", "-m", "immediate", "-w", "-t", "10"]
        subprocess.run(command, cwd=folder, capture_output=True, check=False)
    try:
        server.wait(timeout=10)
    except subprocess.TimeoutExpired:
        os.killpg(server.pid, signal.SIGKILL)  # `runuser` stands between us and the server
        server.wait()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """One server for all tests of a process; a test makes its own tables or its own schema."""
    try:
        with running() as url:
            yield url
    except CannotStart as trouble:
        pytest.fail(str(trouble), pytrace=False)
