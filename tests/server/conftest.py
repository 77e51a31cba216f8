"""Stores of both kinds, and a server over one of them."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest
from starlette.testclient import TestClient

from paradice.server.app import make_app
from paradice.server.settings import Settings
from paradice.server.store import Store
from tests.server.shared import Person

LOOSE = Settings().without_rates()


def without(what: str) -> None:
    """Leave a test out with a sentence, or fail where nothing may be left out."""
    if os.environ.get("PARADICE_NO_SKIP"):
        pytest.fail(what)
    pytest.skip(what)


class Fate:
    """Deals and bots, decided by a seed: the same tables whenever a test is run."""

    def __init__(self, name: str) -> None:
        self.rng: Final = random.Random(name)
        self.next: list[int] = []
        self.whim: Final = self.rng.getrandbits(64)

    def deal(self, bits: int) -> int:
        """The seed of the next table, or the one that a test has asked for."""
        return self.next.pop(0) if self.next else self.rng.getrandbits(bits)

    def think(self, bits: int) -> int:
        """One and the same for every thought: tables that others left are no disturbance."""
        return self.whim


@pytest.fixture(autouse=True)
def fate(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Fate:
    it = Fate(request.node.name)
    monkeypatch.setattr("paradice.server.lobby.secrets", SimpleNamespace(randbits=it.deal))
    monkeypatch.setattr("paradice.server.bots.secrets", SimpleNamespace(randbits=it.think))
    return it


def find_postgres() -> Path | None:
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).parent if found else None


class Postgres:
    """Debian's postgresql, in a folder of its own, without a port."""

    def __init__(self, tools: Path) -> None:
        self.tools = tools
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self.as_user: list[str] = []
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
            self.as_user = ["runuser", "-u", "postgres", "--"]
        self.url = f"postgresql://postgres@/postgres?host={self.folder}"
        self.run("initdb", "-A", "trust", "-U", "postgres", "-E", "UTF8")
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=200"
        self.run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def run(self, tool: str, *words: str) -> None:
        subprocess.run(
            [*self.as_user, str(self.tools / tool), "-D", str(self.folder / "data"), *words],
            check=True, capture_output=True, cwd=self.folder,
        )  # fmt: skip

    def restart(self, mode: str = "fast") -> None:
        """Cut all connections and come back; *mode* ``immediate`` as after a crash."""
        self.run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-m", mode, "restart")

    def close(self) -> None:
        self.run("pg_ctl", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    tools = find_postgres()
    if tools is None:
        without("postgresql is not installed here")
        return
    with closing(Postgres(tools)) as server:
        yield server


OTHERS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND datname = current_database()"""


@pytest.fixture
def postgres(postgres_server: Postgres) -> str:
    """An empty database that nobody else is connected to."""
    import psycopg

    with psycopg.connect(postgres_server.url, autocommit=True) as link:
        link.execute(OTHERS)  # what an earlier test left open would keep its locks
        link.execute("DROP SCHEMA public CASCADE")
        link.execute("CREATE SCHEMA public")
    return postgres_server.url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    address: str = request.getfixturevalue("postgres")
    return address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    kept = Store(url)
    yield kept
    kept.close()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A browser at the door of a server on SQLite; it keeps its cookies."""
    app = make_app(f"sqlite:///{tmp_path / 'house.sqlite'}", LOOSE, workers=1)
    with TestClient(app, base_url="http://house.test", follow_redirects=True) as browser:
        yield browser


@pytest.fixture
def mara(client: TestClient) -> Person:
    return Person(client)


@pytest.fixture
def theo(client: TestClient) -> Person:
    return Person(client)
