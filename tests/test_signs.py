"""Signs between words are in every usual family of fonts: elsewhere an empty box would stand."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.browser.fit import FAMILIES, FOLDER
from tests.server.conftest import without

SOURCE = Path(__file__).resolve().parents[1] / "src" / "paradice"
SHOWN = ("games/*/locale/*.ftl", "web/locale/*.ftl", "i18n/locale/*.ftl", "games/*/pages/*.md",
         "i18n/pages/*.md", "web/static/*.js")  # fmt: skip
DRAWN = ("faces/*.py", "games/*/face/*.py", "web/*.py")
CONTENT = re.compile(r'content:"([^"]*)"')


def texts() -> Iterator[tuple[Path, str]]:
    """All that a browser may show: words, pages, scripts, strings of faces, generated content."""
    for pattern in SHOWN:
        for path in SOURCE.glob(pattern):
            yield path, path.read_text("utf-8")
    for pattern in DRAWN:
        for path in SOURCE.glob(pattern):
            if path.name == "text.py":  # of the terminal
                continue
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield path, node.value
    for path in SOURCE.rglob("*.css"):
        yield path, "".join(CONTENT.findall(path.read_text("utf-8")))


@cache
def covered(family: str) -> frozenset[int]:
    """The characters of the upright sans of a family."""
    found = next(iter(FOLDER.rglob(f"{family}Sans*.ttf")), None)
    if found is None or shutil.which("fc-query") is None:
        without(f"{FAMILIES[family]} or fontconfig is not installed here")
    name = "Sans.ttf" if family == "DejaVu" else "Sans-Regular.ttf"
    path = next(FOLDER.rglob(family + name))
    told = subprocess.run(
        ["fc-query", "--format=%{charset}", str(path)], capture_output=True, text=True, check=True
    )
    ranges = [part.split("-") for part in told.stdout.split()]
    return frozenset(
        code for part in ranges for code in range(int(part[0], 16), int(part[-1], 16) + 1)
    )


@pytest.mark.parametrize("family", FAMILIES)
def test_every_sign_is_in_the_family(family: str) -> None:
    """Letters of far languages may come from another family, and spaces are made of any."""
    missing = {
        f"{path.relative_to(SOURCE)}: {sign} ({ord(sign):04x})"
        for path, text in texts()
        for sign in set(text)
        if ord(sign) > 0x7E
        and unicodedata.category(sign)[0] not in "LMCZ"
        and ord(sign) not in covered(family)
    }
    assert missing == set()
