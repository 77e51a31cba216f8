"""The build for players: at most one at a time, never half in place, and reported in a sentence."""

from __future__ import annotations

import ast
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
WAIT = 300.0
"""The longest that a step may take on a busy machine, in seconds."""
RECIPE = """
import pathlib, sys, time
from setuptools import find_packages, setup
while {held} and not pathlib.Path(r"{gate}").exists():
    time.sleep(0.05)
setup(name="paradice", version="1", package_dir={{"": "src"}}, packages=find_packages("src"),
      package_data={{"": ["*.css", "*.ftl"]}})
"""


class Tree:
    """A tree as small as can be; its recipe compiles nothing and waits until a gate is opened."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.gate = root / "gate"
        for folder in ("tools", "src/paradice"):
            (root / folder).mkdir(parents=True)
        shutil.copy(ROOT / "tools" / "fast.py", root / "tools")
        for name in ("README.md", "LICENSE", "MANIFEST.in"):
            (root / name).touch()
        (root / "pyproject.toml").write_text("[tool.paradice]\n")
        (root / "src/paradice/__init__.py").touch()
        (root / "src/paradice/look.css").write_text("red")
        self.recipe(held=False)

    def recipe(self, held: bool) -> None:
        (self.root / "setup.py").write_text(RECIPE.format(held=held, gate=self.gate))

    def start(self, command: str, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, self.root / "tools" / "fast.py", command],
            env={**os.environ, **environment},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip

    def say(self, command: str, **environment: str) -> str:
        return self.start(command, **environment).communicate(timeout=WAIT)[0]

    def path(self, **environment: str) -> str:
        return Path(self.say("path", **environment).strip()).name


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.fixture
def held(tree: Tree) -> Iterator[subprocess.Popen[str]]:
    """A build under way, in the middle of it."""
    tree.recipe(held=True)
    build = tree.start("background")
    assert build.stdout is not None
    assert "being compiled in the background" in build.stdout.readline()
    until(lambda: bool(list(tree.root.glob("build/fast.work.*/tree/setup.py"))))
    yield build
    tree.gate.touch()
    build.wait(WAIT)


def test_a_build_is_told_twice_and_used_at_the_next_start(tree: Tree) -> None:
    assert tree.path() == "src"
    said = tree.say("background").splitlines()
    assert len(said) == 2
    assert "being compiled in the background" in said[0]
    assert "the next start will use them" in said[1]
    assert tree.path() == "fast"
    assert tree.say("background") == ""


def test_changed_code_is_compiled_again_and_a_changed_drawing_is_not(tree: Tree) -> None:
    tree.say("build")
    (tree.root / "src/paradice/look.css").write_text("blue")
    assert tree.path() == "fast"
    assert (tree.root / "build/fast/paradice/look.css").read_text() == "blue"
    (tree.root / "src/paradice/__init__.py").write_text("a = 1\n")
    assert tree.path() == "src"


def test_two_builds_do_not_run_at_once(tree: Tree, held: subprocess.Popen[str]) -> None:
    assert "being compiled already" in tree.say("background")
    assert len(list(tree.root.glob("build/fast.work.*"))) == 1
    tree.gate.touch()
    assert held.wait(WAIT) == 0
    assert tree.path() == "fast"


@pytest.mark.skipif(os.name == "nt", reason="sends signals")
@pytest.mark.parametrize("how", ["SIGTERM", "SIGKILL"])
def test_a_killed_build_leaves_the_tree_whole_and_is_made_again(
    tree: Tree, held: subprocess.Popen[str], how: str
) -> None:
    held.send_signal(signal.Signals[how])
    held.wait(WAIT)
    assert tree.path() == "src"
    tree.gate.touch()
    assert "the next start will use them" in tree.say("background")
    assert tree.path() == "fast"
    assert list(tree.root.glob("build/fast.work.*")) == []


def test_a_build_outlives_whoever_started_it(tree: Tree, held: subprocess.Popen[str]) -> None:
    assert held.stdout is not None
    held.stdout.close()
    tree.gate.touch()
    assert held.wait(WAIT) == 0
    assert tree.path() == "fast"


def test_a_failed_build_is_told_once_and_not_tried_again_until_the_code_changes(tree: Tree) -> None:
    (tree.root / "setup.py").write_text("raise SystemExit('no such rule')")
    said = tree.say("background").splitlines()
    assert len(said) == 2
    assert "could not be compiled and run interpreted" in said[1]
    assert "no such rule" in (tree.root / "build/fast.failed.log").read_text()
    assert tree.say("background") == ""
    assert tree.path() == "src"
    tree.recipe(held=False)
    assert "the next start will use them" in tree.say("background")


@pytest.mark.skipif(os.name == "nt", reason="names a compiler in the way of Unix")
def test_without_a_compiler_one_sentence_says_once_what_to_install(tree: Tree) -> None:
    nothing = {"CC": "/no/such/compiler", "PATH": ""}
    said = tree.say("background", **nothing)
    assert said.count("\n") == 1
    assert "install" in said
    assert tree.say("background", **nothing) == ""
    assert tree.path() == "src"
    assert "the next start will use them" in tree.say("background")


def test_no_file_of_the_tree_is_a_symbolic_link() -> None:
    """Windows and ZIP archives turn one into a text file that holds a path."""
    found = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in (".git", ".venv", "build", "dist")]
        found += [path for name in (*folders, *names) if (path := Path(folder, name)).is_symlink()]
    assert found == []


# Games of other packages


def install_game(folder: Path, code: str = "GAME = 1\n") -> dict[str, str]:
    """Install a package with a game in a folder; return the environment that sees it."""
    (folder / "pebbles").mkdir(parents=True, exist_ok=True)
    (folder / "pebbles/__init__.py").touch()
    (folder / "pebbles/game.py").write_text(code)
    (folder / "pebbles/words.ftl").write_text("one")
    about = folder / "pebbles-1.dist-info"
    about.mkdir(exist_ok=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[paradice.games]\npebbles = pebbles.game:GAME\n")
    return {"PYTHONPATH": str(folder)}


def test_an_installed_game_is_compiled_in_the_same_build(tree: Tree, tmp_path: Path) -> None:
    site = install_game(tmp_path / "site")
    assert "compiling the rules, with pebbles" in tree.say("build", **site)
    assert (tree.root / "build/fast/pebbles/game.py").exists()
    assert tree.path(**site) == "fast"
    assert tree.path() == "src", "without the game another build is needed"
    (tmp_path / "site/pebbles/words.ftl").write_text("two")
    assert tree.path(**site) == "fast"
    assert (tree.root / "build/fast/pebbles/words.ftl").read_text() == "two"
    install_game(tmp_path / "site", "GAME = 2\n")
    assert tree.path(**site) == "src", "changed code is compiled again"


RUNS = "import paradice, paradice.core.rng as r; print(paradice.UNCOMPILED, r.__file__[-6:])"


def test_beside_a_game_that_is_not_compiled_all_runs_from_sources(tmp_path: Path) -> None:
    suffix = EXTENSION_SUFFIXES[0]
    core = tmp_path / "paradice" / "core"
    core.mkdir(parents=True)
    for name in ("__init__.py", "sources.py"):
        shutil.copy(ROOT / "src" / "paradice" / name, core.parent)
    (core / "__init__.py").touch()
    (core / "rng.py").touch()
    (core / f"rng{suffix}").touch()
    site = install_game(tmp_path)

    def run() -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-S", "-c", RUNS]
        return subprocess.run(command, env={**os.environ, **site}, capture_output=True, text=True)

    assert run().stdout == "['pebbles'] rng.py\n"
    (tmp_path / "pebbles" / f"game{suffix}").touch()
    assert "ImportError" in run().stderr, "the compiled module, empty here, is the one imported"


def test_compiled_modules_hold_nothing_that_the_compiler_cannot_read() -> None:
    """A star within what ``in`` looks through stops mypyc, which is found out after minutes."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["paradice"]
    found = []
    for file in sorted({file for glob in settings["compiled"] for file in SOURCE.glob(glob)}):
        if file.name in settings["interpreted"]:
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            looked = node.comparators if isinstance(node, ast.Compare) else []
            parts = [part for each in looked for part in getattr(each, "elts", [])]
            if any(isinstance(part, ast.Starred) for part in parts):
                found.append(f"{file.relative_to(SOURCE)}:{looked[0].lineno}")
    assert found == []


def test_every_test_that_the_makefile_names_is_there() -> None:
    named = re.findall(r"\btests/[\w/.]+", (ROOT / "Makefile").read_text("utf-8"))
    assert len(named) > 10
    assert [name for name in named if not (ROOT / name).exists()] == []
