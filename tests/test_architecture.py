"""docs/architecture.md: picture, packages and files are those of the code."""

from __future__ import annotations

import re
from pathlib import Path

from tools.graph import PICTURE, Graph, draw, read_graph

from tests.titles import TITLES

MOST_LINES = 440
"""Of a module: about 400."""
ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
FILE = re.compile(r"`([\w./-]+\.(?:py|js|md|svg|toml))`(?:, `(\w+)`)?")
ROW = re.compile(r"^\| `([\w.]+)` \| .+ \| (.+) \|$", re.MULTILINE)
RETIRED = {
    *("asked", "card", "counts", "course", "crew", "desk", "doors", "easel", "field", "guard"),
    *("lights", "outlook", "people", "plan", "prices", "prospects", "reading", "seated", "stage"),
    *("wire", "wishes"),
}
"""Names of modules that nobody could guess, and that do not come back."""
FACE = {
    *(
        "board.py",
        "html.py",
        "moves.py",
        "pieces.py",
        "players.py",
        "sketch.py",
        "text.py",
        "turn.py",
    )
}
IN_EACH_GAME = {"view.py", "schema.py", "hints.py", "observe.py", "cards.py", "fields.toml"}


def test_the_picture_is_drawn_from_the_imports() -> None:
    assert PICTURE.read_text("utf-8") == draw(read_graph()), "run: python tools/graph.py"


def test_the_table_names_every_package_and_what_it_imports() -> None:
    table: Graph = {}
    for name, imports in ROW.findall(TEXT.partition("## The path")[0]):
        table[name] = set(re.findall(r"`([\w.]+)`", imports))
    assert table == read_graph()


def test_every_file_it_names_is_there_with_what_it_is_said_to_hold() -> None:
    folders = [ROOT, ROOT / "docs", ROOT / "src" / "paradice", ROOT / "src/paradice/web/static"]
    named = FILE.findall(TEXT)
    assert len(named) > 20
    for name, inside in named:
        if name in IN_EACH_GAME:
            assert (ROOT / "src/paradice/games/trekking" / name).is_file()
            continue
        found = [folder / name for folder in folders if (folder / name).is_file()]
        assert found, name
        if inside:
            assert re.search(rf"^(?:class|def) {inside}\b", found[0].read_text("utf-8"), re.M), name


def test_every_file_that_contributing_names_is_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    folders = [ROOT, ROOT / "src" / "paradice"]
    named = [name for name, _ in FILE.findall(text) if "/" in name and "GAME" not in name]
    assert len(named) > 10
    for name in named:
        places = [*folders, ROOT / "src/paradice/games/trekking"]
        assert any((place / name).exists() for place in places), name


def test_no_module_has_a_name_that_needs_a_glossary() -> None:
    folders = ("src", "tests", "tools", "benchmarks", "examples")
    modules = [path for folder in folders for path in (ROOT / folder).rglob("*.[pj][ys]")]
    assert {path.stem.removeprefix("test_") for path in modules} & RETIRED == set()


def test_all_faces_have_the_same_files() -> None:
    for game in TITLES:
        face = ROOT / "src" / "paradice" / "games" / game / "face"
        assert {path.name for path in face.glob("*.py")} >= FACE, game


def test_a_module_is_of_a_length_that_can_be_read() -> None:
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "examples").rglob("*.py")]
    lines = {path: path.read_text("utf-8").count("\n") for path in sources}
    assert [path.name for path, count in lines.items() if count > MOST_LINES] == []
