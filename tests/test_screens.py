"""`docs/screens.md`: every test it names stands where it says, every picture is kept by a test."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).resolve().parent
PAGE: Final = (TESTS.parent / "docs" / "screens.md").read_text("utf-8")
NAMED: Final = re.compile(r"`(?:([\w/]+\.py))?(?:::)?(test_\w+)`")
KEPT: Final = re.compile(r'keep\(\s*\w+,\s*f?"([^"]+)"')


def read(name: str) -> str:
    """The text of a file of tests: its name stands alone where it is in `browser/`."""
    near = TESTS / "browser" / name
    return (near if near.exists() else TESTS / name).read_text("utf-8")


def test_every_test_it_names_stands_where_it_says() -> None:
    missing, file = [], ""
    for line in PAGE.splitlines():
        file = file if "the same" in line else "test_table.py"
        for found in NAMED.finditer(line):
            file = found[1] or ("test_table.py" if found[0][1] == "t" else file)
            if f"def {found[2]}(" not in read(file):
                missing.append(f"{file}::{found[2]}")
    assert NAMED.search(PAGE)
    assert missing == []


def test_every_picture_is_kept_by_a_test() -> None:
    kept = {
        re.sub(r"\{[^}]*\}", "*", name)
        for file in (TESTS / "browser").glob("*.py")
        for name in KEPT.findall(file.read_text("utf-8"))
    }
    patterns = [re.escape(name).replace(r"\*", ".*") for name in kept]
    missing = []
    for row in PAGE.splitlines():
        cells = row.split(" | ")
        for name in re.findall(r"`([\w*-]+)`", cells[2]) if len(cells) == 3 else []:
            like = name.replace("*", "x")
            if not any(re.fullmatch(pattern, like) for pattern in patterns):
                missing.append(name)
    assert missing == []
