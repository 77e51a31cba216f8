"""docs/a-game-of-your-own.md as data: its steps, the files they write, and what they run."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from tests.outside import ROOT

GUIDE = ROOT / "docs" / "a-game-of-your-own.md"
STEP = re.compile(r"^## (\d+)\. ", re.MULTILINE)
BLOCK = re.compile(
    r"(?:^`(\S+)`(?: changes)?:\n\n)?^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL
)


@dataclass
class Block:
    """One block of code: the file it belongs to, if any, its language, and its text."""

    file: str
    language: str
    text: str

    def write(self, folder: Path) -> None:
        """Write the file, or change it where the block is a difference."""
        path = folder / self.file
        if self.language == "diff":
            path.write_text(change(path.read_text("utf-8"), self.text), "utf-8")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.text, "utf-8")


def change(text: str, difference: str) -> str:
    """Apply a difference, whose old lines must stand exactly once in *text*."""
    lines = difference.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line[0] in " -")
    new = "".join(line[1:] for line in lines if line[0] in " +")
    assert text.count(old) == 1, f"stands {text.count(old)} times: {old}"
    return text.replace(old, new)


@dataclass
class Command:
    """A line of a console, what is typed into it, and the lines it prints among others."""

    words: list[str]
    typed: str = ""
    printed: list[str] = field(default_factory=list)


def commands(console: str) -> list[Command]:
    """Return the commands of a console block; ``yes 1 |`` types, ``…`` leaves lines out."""
    found: list[Command] = []
    for line in console.splitlines():
        if line.startswith("$ "):
            typed, _, words = line[2:].rpartition("yes 1 | ")
            found.append(Command(words.split(), "1\n" * 300 if "yes 1" in line else typed))
        elif line != "…":
            found[-1].printed.append(line)
    return found


def steps() -> list[list[Block]]:
    """Return the blocks of each step."""
    text = GUIDE.read_text("utf-8").partition("\n## Afterwards\n")[0]
    parts = STEP.split(text)
    assert parts[1::2] == [str(number) for number in range(1, len(parts) // 2 + 1)]
    return [[Block(*map(str, b)) for b in BLOCK.findall(part)] for part in parts[2::2]]
