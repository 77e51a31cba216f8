"""What is built and installed, tried from nothing: make test-wheel, apart from the quick tests.

Compiles once, for minutes: as a player's first start does, in an environment with the extra
``fast`` alone, started without make and without a shell. The wheels are made from that build.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tools.fast import copy_tree
from tools.ports import free_port

from tests import installed
from tests.browser.conftest import chromium, launch, visit
from tests.browser.hands import place, press_move, ready, set_table, wait_for_turn

__all__ = ["chromium", "launch", "visit"]

HERE = Path(__file__).resolve().parent
BASE = getattr(sys, "_base_executable", sys.executable)
VERSIONS = ("cp311", "cp312", "cp313", "cp314")
WAIT = 1800.0
"""The longest that installing, starting or stopping may take on a busy machine, in seconds."""
COMPILE = 3 * 3600.0
"""The same for compiling, which gives way to all others."""
FAILED = "The rules could not be compiled"


@pytest.fixture(scope="session")
def outside() -> Iterator[Path]:
    """A folder outside the tree, for all that is installed; nobody needs it afterwards."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield Path(folder)


@pytest.fixture(scope="session")
def narrow(outside: Path) -> dict[str, str]:
    """An environment whose PATH holds a compiler and nothing else: no make, no shell."""
    folder = outside / "path"
    folder.mkdir()
    for name in ("gcc", "as", "ld"):
        found = shutil.which(name)
        assert found, f"{name} is needed here"
        (folder / name).symlink_to(found)
    assert shutil.which("make", path=str(folder)) is None
    assert shutil.which("sh", path=str(folder)) is None
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    for name in ("VIRTUAL_ENV", "VENV", "PARADICE_FAST", "MAKEFLAGS", "MAKELEVEL"):
        kept.pop(name, None)
    return {**kept, "PATH": str(folder), "CC": "gcc", "XDG_DATA_HOME": str(outside / "data")}


@pytest.fixture(scope="session")
def tree(outside: Path) -> Path:
    """What somebody has who unpacked the source archive: no environment, nothing built."""
    folder = outside / "paradice"
    copy_tree(folder)
    return folder


class Start:
    """A server started by ``python make.py play``; what it prints is kept line by line."""

    def __init__(self, tree: Path, environment: dict[str, str]) -> None:
        self.address = f"http://127.0.0.1:{(port := free_port())}"
        words = ["play", "serve", "--no-open", "--port", str(port)]
        self.process = subprocess.Popen(
            [BASE, tree / "make.py", *words],
            cwd=tree.parent, env=environment, encoding="utf-8",
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        self.lines: list[str] = []
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self) -> None:
        for line in self.process.stdout or ():
            self.lines.append(line)

    def wait_for(self, words: str, seconds: float = WAIT) -> None:
        end = time.monotonic() + seconds
        while not any(words in line for line in self.lines):
            assert self.process.poll() is None, self.lines
            assert not any(FAILED in line for line in self.lines), self.lines
            assert time.monotonic() < end, self.lines
            time.sleep(0.1)

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(WAIT)
        self.reader.join(WAIT)


def python_of(environment: Path) -> str:
    return str(environment / ("Scripts" if os.name == "nt" else "bin") / "python")


@pytest.fixture(scope="session")
def first(tree: Path, narrow: dict[str, str]) -> list[str]:
    """What a first start says from its beginning until the rules are compiled and it is closed."""
    start = Start(tree, narrow)
    try:
        start.wait_for("(rules interpreted;")
        installed.wait_for(start.address, start.process)
        start.wait_for("The rules ")
        start.wait_for("The rules are compiled; the next start will use them.", COMPILE)
        assert "Paradice" in installed.fetch(start.address + "/"), "the table goes on meanwhile"
    finally:
        start.close()
    return start.lines


def test_the_first_start_compiles_with_what_play_installs_alone(
    first: list[str], tree: Path, narrow: dict[str, str]
) -> None:
    told = [line for line in first if line.startswith("The rules ")]
    assert len(told) == 2, first
    assert "in the background" in told[0]
    lacks = subprocess.run([python_of(tree / ".venv"), "-c", "import psycopg"], capture_output=True)
    assert lacks.returncode != 0, "this environment has more than the extra fast"


def test_the_next_start_uses_the_compiled_rules(
    first: list[str], tree: Path, narrow: dict[str, str]
) -> None:
    start = Start(tree, narrow)
    try:
        start.wait_for("(rules compiled;")
        installed.wait_for(start.address, start.process)
    finally:
        start.close()
    assert not [line for line in start.lines if line.startswith("The rules ")]


def test_tests_run_without_make_and_without_a_shell(tree: Path, narrow: dict[str, str]) -> None:
    """In an environment of its own, so that the one for play keeps the extra fast alone."""
    done = subprocess.run(
        [BASE, tree / "make.py", "test", "tests/test_rng.py", "tests/test_pages.py"],
        cwd=tree.parent, env={**narrow, "VENV": ".venv-test"}, encoding="utf-8",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert re.search(r"^\d+ passed", done.stdout, re.M), done.stdout


@pytest.fixture(scope="session")
def dist(first: list[str], tree: Path, narrow: dict[str, str]) -> dict[str, Path]:
    """What ``python make.py wheel`` writes; the rules are compiled already."""
    done = subprocess.run(
        [BASE, tree / "make.py", "wheel"], env=narrow, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "compiling" not in done.stdout
    made = {}
    for file in (tree / "dist").iterdir():
        kinds = {".gz": "archive", ".whl": "pure" if "-none-any" in file.name else "compiled"}
        made[kinds[file.suffix]] = file
    assert sorted(made) == ["archive", "compiled", "pure"], done.stdout
    return made


@pytest.fixture(scope="session", params=["archive", "pure", "compiled"])
def site(request: pytest.FixtureRequest, dist: dict[str, Path], outside: Path) -> Iterator[str]:
    """An empty environment outside the tree, with one of the three installed and serving."""
    folder = outside / request.param
    python = python_of(folder / "environment")
    subprocess.run([BASE, "-m", "venv", folder / "environment"], check=True)
    limits = ["-c", str(HERE.parent / "constraints.txt")]
    pip = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *limits]
    subprocess.run([*pip, dist[request.param]], check=True, cwd=folder)
    with installed.serving(folder, [python, "-m", "paradice.cli"]) as address:
        site_of[address] = python, request.param
        yield address


site_of: dict[str, tuple[str, str]] = {}
"""The Python and the kind of distribution behind an address."""


def test_a_game_is_played_by_terminal_network_and_simulator(site: str, tmp_path: Path) -> None:
    python, kind = site_of[site]
    how = "compiled" if kind == "compiled" else "interpreted"
    done = subprocess.run(
        [python, HERE / "installed.py", how], cwd=tmp_path, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_some_turns_are_played_in_a_browser(visit: Callable[..., Any], site: str) -> None:
    """All scripts, drawings and words are there: a fault or a missing file on the page fails."""
    page = visit()
    set_table(page, "trekking", ["me", "bot-novice"])
    ready(page)
    for number in range(6):
        if wait_for_turn(page):
            press_move(page, number)
    assert int(place(page)) >= 6


def test_whoever_installs_a_wheel_that_fits_gets_the_compiled_one(
    dist: dict[str, Path], tree: Path
) -> None:
    find = ["--no-index", "--no-deps", "--ignore-installed", "--find-links", dist["pure"].parent]
    chosen = subprocess.run(
        [python_of(tree / ".venv"), "-m", "pip", "install", "--dry-run", *find, "paradice"],
        capture_output=True, encoding="utf-8", check=True,
    ).stdout  # fmt: skip
    assert dist["compiled"].name in chosen


SPEED = """
from time import process_time
from paradice.core.playout import play_out
from paradice.core.rng import seeded
from paradice.games import find_game
game, decisions, begin = find_game("trekking"), 0, process_time()
for seed in range(40):
    decisions += play_out(game.start(4, {}, seed), seeded(seed), game.longest)
print(decisions / (process_time() - begin))
"""


def test_compiled_rules_are_much_faster(first: list[str], tree: Path) -> None:
    """Counted in time of the processor, so that others at work do not matter much."""
    speeds = [
        float(
            subprocess.check_output(
                [python_of(tree / ".venv"), "-c", SPEED],
                env={**os.environ, "PYTHONPATH": str(tree / path)},
            )
        )
        for path in ("src", "build/fast")
    ]
    assert speeds[1] > 3 * speeds[0], speeds


def test_the_archive_asks_for_a_compiler_only_if_told_to(dist: dict[str, Path]) -> None:
    folder = dist["archive"].parent / "unpacked"
    shutil.unpack_archive(dist["archive"], folder, filter="data")
    (source,) = folder.iterdir()
    ask = "import backend; print(backend.get_requires_for_build_wheel())"
    for compiled in ("", "1"):
        environment = {**os.environ, "PYTHONPATH": "tools", "PARADICE_COMPILE": compiled}
        told = subprocess.check_output(
            [sys.executable, "-c", ask], cwd=source, env=environment, encoding="utf-8"
        )
        assert ("mypy" in told) == bool(compiled)


@pytest.mark.parametrize("system", ["linux", "macos", "windows"])
def test_cibuildwheel_makes_wheels_for_each_python(tree: Path, system: str) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "cibuildwheel", "--print-build-identifiers", "--platform", system],
        cwd=tree, capture_output=True, encoding="utf-8",
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    assert {line.partition("-")[0] for line in told.stdout.split()} == set(VERSIONS)
