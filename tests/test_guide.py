"""The guide to a game of your own: each step is followed, and at its end stands the example."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.guide import GUIDE, Command, commands, steps
from tests.outside import EXAMPLE, ROOT, Place


class Reader:
    """Somebody who follows the guide in a folder and an environment of their own."""

    def __init__(self, folder: Path) -> None:
        self.place = Place(folder)
        self.folder = folder / "game"
        self.folder.mkdir()

    def run(self, command: Command) -> None:
        name, *words = command.words
        if name == "pip":
            assert words == ["install", "-e", "."]
            self.place.install("-e", self.folder)
            return
        program = {
            "paradice": ["-m", "paradice.cli"],
            "pytest": ["-m", "pytest", "-c", "/dev/null"],
        }
        done = self.place.run(*program[name], *words, cwd=self.folder, typed=command.typed)
        assert done.returncode == 0, done.stderr
        rest = done.stdout
        for line in command.printed:
            assert line in rest, f"{command.words} does not print {line!r} there, but {rest}"
            rest = rest[rest.index(line) + len(line) :]

    def try_examples(self, text: str) -> None:
        """Run a session at Python's prompt."""
        (self.folder / "session.txt").write_text(text, "utf-8")
        done = self.place.run("-m", "doctest", "session.txt", cwd=self.folder)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    return Reader(tmp_path_factory.mktemp("reader"))


def test_what_each_of_the_ten_steps_shows_is_so(reader: Reader) -> None:
    pytest.importorskip("pettingzoo")
    assert len(steps()) == 10
    for step in steps():
        for block in step:
            if block.file:
                block.write(reader.folder)
            elif block.language == "pycon":
                reader.try_examples(block.text)
            else:
                assert block.language == "console"
                for command in commands(block.text):
                    reader.run(command)
        assert [block for block in step if not block.file], "a step shows what it has reached"


def test_what_the_steps_write_is_the_example(tmp_path: Path) -> None:
    for step in steps():
        for block in step:
            if block.file:
                block.write(tmp_path)
    ours = {path.relative_to(EXAMPLE) for path in EXAMPLE.rglob("*") if is_source(path)}
    written = {path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()}
    assert written == ours
    for name in sorted(ours):
        assert (tmp_path / name).read_text("utf-8") == (EXAMPLE / name).read_text("utf-8"), name


def is_source(path: Path) -> bool:
    return path.is_file() and not any(
        part == "__pycache__" or part.endswith(".egg-info") for part in path.parts
    )


def test_what_the_guide_names_is_there() -> None:
    text = GUIDE.read_text("utf-8")
    for name in ("CONTRIBUTING.md", "tests/test_guide.py", "tools/fields.py", "examples/sundial"):
        assert name in text
        assert (ROOT / name).exists()
