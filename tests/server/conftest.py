"""Stores of both kinds, and a house over one of them."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from paradice.server.app import make_app
from paradice.server.settings import Settings
from paradice.server.store import Store

LOOSE = Settings(post_rate=1e6, post_burst=1e6, socket_rate=1e6, socket_burst=1e6)


def without(what: str) -> None:
    """Leave a test out with a sentence, or fail where nothing may be left out."""
    if os.environ.get("PARADICE_NO_SKIP"):
        pytest.fail(what)
    pytest.skip(what)


def find_postgres() -> Path | None:
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).parent if found else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Debian's postgresql, in a folder of its own, without a port."""
    tools = find_postgres()
    if tools is None:
        without("postgresql is not installed here")
        return
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    as_user: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
        as_user = ["runuser", "-u", "postgres", "--"]
    data = folder / "data"

    def run(*words: str) -> None:
        subprocess.run([*as_user, *words], check=True, capture_output=True, cwd=folder)

    run(str(tools / "initdb"), "-D", str(data), "-A", "trust", "-U", "postgres", "-E", "UTF8")
    options = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=200"
    run(str(tools / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options,
        "start")  # fmt: skip
    try:
        yield f"postgresql://postgres@/postgres?host={folder}"
    finally:
        run(str(tools / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty store of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
        return
    address: str = request.getfixturevalue("postgres")
    import psycopg

    with psycopg.connect(address, autocommit=True) as link:
        link.execute("DROP SCHEMA public CASCADE")
        link.execute("CREATE SCHEMA public")
    yield address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    kept = Store(url)
    yield kept
    kept.close()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A browser at the door of a house on SQLite; it keeps its cookies."""
    app = make_app(f"sqlite:///{tmp_path / 'house.sqlite'}", LOOSE, workers=1)
    with TestClient(app, base_url="http://house.test", follow_redirects=True) as browser:
        yield browser
