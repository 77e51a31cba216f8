"""Pages of the repository: their links lead somewhere, the commands they name are there."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import click
import pytest

from paradice.cli import main

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted(
    page
    for place in ("*.md", "docs/**/*.md", "src/**/pages/*.md", "tests/**/*.md", "benchmarks/*.md")
    for page in ROOT.glob(place)
)
ENGINEERS = [
    page for page in PAGES if page.relative_to(ROOT).parts[0] in ("CONTRIBUTING.md", "docs")
]
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"```.*?```", re.DOTALL)
MAKE = re.compile(r"(?:`|^ {4})make ([a-z-]+)", re.MULTILINE)
COMMAND = re.compile(r"^ {4}paradice\b(.*?)(?: {2,}.*)?$", re.MULTILINE)
"""A command of the README; what it does stands behind it."""

SOURCES = ("src", "tests", "tools", "benchmarks", "examples")
DEFINED = re.compile(r"^ *(?:class|def|async def) (\w+)|^ *(\w+) *(?::[^=\n]+)?=", re.MULTILINE)
NAMED = re.compile(r"`([A-Z]\w*[a-z]\w*(?:\.\w+)*|test_\w+)`")
"""A class, with what is asked of it, or a test, as a page names it."""
FROM_ELSEWHERE = {"None", "LimitNOFILE"}


def anchor_of(heading: str) -> str:
    """Return the name by which a heading is linked to, as it is made where pages are shown."""
    words = re.sub(r"<[^>]*>|\]\([^)]*\)|[`*\[\]]", "", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", words).replace(" ", "-")


def anchors(page: Path) -> set[str]:
    text = page.read_text("utf-8")
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {*re.findall(r'id="([^"]+)"', text), *map(anchor_of, headings)}


def broken(page: Path) -> Iterator[str]:
    """Yield the links of a page to files or headings that are not there."""
    for link in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        if re.match("https?:|mailto:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            yield link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_a_file_and_a_heading_of_it(page: Path) -> None:
    assert list(broken(page)) == []


def test_every_page_of_the_docs_is_linked_to() -> None:
    texts = {page: page.read_text("utf-8") for page in ROOT.glob("**/*.md") if page in PAGES}
    linked = {
        (page.parent / link.partition("#")[0]).resolve()
        for page, text in texts.items()
        for link in LINK.findall(text)
    }
    read_by_tests = {ROOT / "docs" / name for name in ("screens.md", "stories.md", "words.md")}
    assert set((ROOT / "docs").glob("*.md")) - linked - read_by_tests == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_is_said_to_be_made_can_be_made(page: Path) -> None:
    known = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert set(MAKE.findall(page.read_text("utf-8"))) - set(known) == set()


@cache
def defined_names() -> set[str]:
    """Return every class, function and attribute that some module of the repository defines."""
    text = "\n".join(
        path.read_text("utf-8") for folder in SOURCES for path in (ROOT / folder).rglob("*.py")
    )
    return {name for names in DEFINED.findall(text) for name in names if name}


@pytest.mark.parametrize("page", ENGINEERS, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_classes_and_tests_it_names_are_there(page: Path) -> None:
    named = {part for name in NAMED.findall(page.read_text("utf-8")) for part in name.split(".")}
    assert named - defined_names() - FROM_ELSEWHERE == set()


COMMANDS = COMMAND.findall((ROOT / "README.md").read_text("utf-8"))


@pytest.mark.parametrize("line", COMMANDS, ids=lambda line: line.strip() or "alone")
def test_every_command_of_the_readme_is_taken_as_it_stands(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its options, choices and files are checked as if it ran; what it does is tested elsewhere."""
    shutil.copy(ROOT / "tests" / "records" / "trekking" / "shared.txt", tmp_path / "game.txt")
    monkeypatch.chdir(tmp_path)
    name, *arguments = shlex.split(line) or ["serve"]
    outer = click.Context(main)
    command = main.get_command(outer, name)
    assert command is not None
    command.make_context(name, arguments, parent=outer)


def test_the_readme_has_commands() -> None:
    assert len(COMMANDS) > 15
