"""What engineers read keeps to the words of their field: metaphors of ours are for players."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("src", "tests", "tools", "benchmarks", "examples")
PAGES = (
    *("CONTRIBUTING.md", "docs/architecture.md", "docs/a-game-of-your-own.md", "docs/research.md"),
    *("docs/lab.md", "docs/bots.md", "docs/scale.md", "docs/updates.md", "docs/reliability.md"),
)
INSTEAD = {
    "house": "server",
    "parlour": "server, program",
    "hall": "server, lobby",
    "curtain": "what covers the table while a device is handed over",
    "told": "shown, sent, reported, written, described",
    "tale": "events, log",
    "law": "property test",
    "desk": "pool of workers, writer, large screen",
    "easel": "renderer",
    "lights": "highlighted pieces",
    "wall": "limit",
    "wing": "package",
    "crew": "team, workers",
    "world": "imagined table",
    "honest": "what is meant by it",
}
"""Words that do not stand in docstrings, comments and pages for engineers, and what to say."""
WORD = re.compile(rf"\b({'|'.join(INSTEAD)})s?\b", re.IGNORECASE)
REMARK = re.compile(r"/\*.*?\*/|(?<![:\"'\\/])//[^\n]*", re.DOTALL)
"""A comment of a script or a style."""
QUOTED = re.compile(r"``.*?``|`[^`\n]*`|:\w+:`[^`]*`|```.*?```", re.DOTALL)
"""Code within a text: names and addresses are what they are."""
MEANT = re.compile(r"wall clock|\bthe Law\b")
"""What has another meaning: the badge of the Undead is the Law."""
OF_THE_BOX = re.compile(r"citadel")
"""The Citadel is a house with halls and walls: files that may say so."""


def texts_of(path: Path) -> Iterator[tuple[int, str]]:
    """Yield each docstring and comment of a module, a script or a style, with its line."""
    source = path.read_text("utf-8")
    if path.suffix != ".py":
        for remark in REMARK.finditer(source):
            yield source.count("\n", 0, remark.start()) + 1, remark[0]
        return
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def metaphors(text: str) -> list[str]:
    return WORD.findall(MEANT.sub("", QUOTED.sub("", text)))


MODULES = [
    path
    for folder in FOLDERS
    for path in sorted((ROOT / folder).rglob("*.*"))
    if path.suffix in (".py", ".js", ".css")
    and not OF_THE_BOX.search(path.relative_to(ROOT).as_posix())
]


@pytest.mark.parametrize("folder", FOLDERS)
def test_docstrings_and_comments_say_what_a_thing_is(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {word!r} (say {INSTEAD[word.lower()]})"
        for path in MODULES
        if path.is_relative_to(ROOT / folder) and path != Path(__file__).resolve()
        for line, text in texts_of(path)
        for word in metaphors(text)
    ]
    assert found == []


@pytest.mark.parametrize("page", PAGES)
def test_pages_for_engineers_say_what_a_thing_is(page: str) -> None:
    assert metaphors((ROOT / page).read_text("utf-8")) == []


def test_a_metaphor_is_found_and_a_name_is_not() -> None:
    assert metaphors("The laws of this House are told.") == ["law", "House", "told"]
    assert metaphors("Served at ``/house`` and `curtain`, by the wall clock, for the Law.") == []
