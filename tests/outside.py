"""A fresh environment with a game from another package, which borrows all that is installed."""

from __future__ import annotations

import os
import shutil
import site
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "sundial"
OFFLINE = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
OPTIONAL = ("label=", "thing=", "facts=", "hints=", "observer=")


class Place:
    """An environment of its own; packages of ours are seen there, and nothing is fetched."""

    def __init__(self, folder: Path) -> None:
        made = folder / "environment"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", made], check=True)
        self.python = str(made / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
        self.environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
        self.program = [self.python, "-m", "paradice.cli"]
        asked = [self.python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
        own = Path(subprocess.check_output(asked, text=True).strip())
        ours = [f"import site; site.addsitedir({path!r})\n" for path in site.getsitepackages()]
        (own / "borrowed.pth").write_text("".join([f"{ROOT / 'src'}\n", *ours]), "utf-8")

    def install(self, *what: str | Path) -> None:
        """Install a package from its folder."""
        pip = [sys.executable, "-m", "pip", "--python", self.python, "install", "-q"]
        subprocess.run([*pip, *OFFLINE, *what], env=self.environment, check=True)

    def run(self, *words: str, cwd: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run the Python of this environment."""
        return subprocess.run(
            [self.python, *words],
            cwd=cwd, env=self.environment, input=typed, capture_output=True, encoding="utf-8",
        )  # fmt: skip

    def paradice(self, *words: str, cwd: Path, typed: str = "") -> str:
        """Run the command ``paradice``, which must succeed; return what it prints."""
        done = self.run(*self.program[1:], *words, cwd=cwd, typed=typed)
        assert done.returncode == 0, done.stderr
        return done.stdout


def copy_example(folder: Path) -> Path:
    """Copy the sources of Sundial, so that building it leaves nothing in the tree."""
    source = folder / "source"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    return source


def strip(source: Path) -> None:
    """Leave nothing but what a game must have: no words, no pages, no hints, no observer."""
    for name in ("locale", "pages"):
        shutil.rmtree(source / "sundial" / name)
    for name in ("hints.py", "observe.py"):
        (source / "sundial" / name).unlink()
    card = source / "sundial" / "game.py"
    lines = card.read_text("utf-8").splitlines(keepends=True)
    card.write_text(
        "".join(
            line
            for line in lines
            if "SundialHints" not in line and not line.strip().startswith(OPTIONAL)
        ),
        "utf-8",
    )


def whole_game(folder: Path) -> Place:
    """Install Sundial as it is."""
    place = Place(folder)
    place.install(copy_example(folder))
    return place


def bare_game(folder: Path) -> Place:
    """Install Sundial with nothing but what a game must have."""
    place = Place(folder)
    source = copy_example(folder)
    strip(source)
    place.install(source)
    return place
