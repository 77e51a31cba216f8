"""What is installed is whole: words, facts, drawings and rules pages travel in the wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VISIT = """
import paradice, sys
from starlette.testclient import TestClient
from paradice.games import TITLES
from paradice.server.app import make_app
assert paradice.__file__.startswith(sys.argv[1]), paradice.__file__
with TestClient(make_app(f"sqlite:///{sys.argv[1]}/house.sqlite")) as browser:
    front = browser.get("/").text
    for game in TITLES:
        assert f"/set/{game}" in front
        for language in ("en", "fr"):
            drawer = browser.get(f"/rules/{game}?part=1&language={language}").text
            assert drawer.startswith('<article class="rules">') and len(drawer) > 5000, drawer
        table = browser.post("/now", data={"game": game})
        assert 'id="act"' in table.text
        for link in table.text.split('href="')[1:]:
            link = link.split('"')[0].split("#")[0]
            if link.startswith("/static/"):
                assert browser.get(link).status_code == 200, link
print("whole")
"""


def test_no_file_of_the_tree_is_a_symbolic_link() -> None:
    """Windows and ZIP archives turn one into a text file that holds a path."""
    found = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in (".git", ".venv", "build")]
        found += [path for name in (*folders, *names) if (path := Path(folder, name)).is_symlink()]
    assert found == []


def test_an_installed_wheel_serves_the_front_room_a_table_and_the_rules(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    ignore = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=ignore)
    made = subprocess.run(
        [sys.executable, "-c", "from setuptools.build_meta import build_wheel as b; b('.')"],
        cwd=source, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    installed = tmp_path / "installed"
    with zipfile.ZipFile(next(source.glob("*.whl"))) as wheel:
        wheel.extractall(installed)
    visit = subprocess.run(
        [sys.executable, "-c", VISIT, str(installed)],
        cwd=tmp_path, env={"PYTHONPATH": str(installed), "PATH": ""},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert visit.stdout == "whole\n", visit.stderr
