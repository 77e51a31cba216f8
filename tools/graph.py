"""Draw the packages of Paradice from their imports, for docs/architecture.md.

python tools/graph.py            write docs/pictures/packages.svg
python tools/graph.py --check    fail where that file differs from the imports
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "paradice"
PICTURE = ROOT / "docs" / "pictures" / "packages.svg"
GAME = "games.GAME"
"""The games, which never import each other, are drawn as one."""
ACROSS = {
    "cli": 1, "server": 4, GAME: 0, "terminal": 1, "envs": 2, "lab": 3, "web": 4,
    "analysis": 3.2, "faces": 0.2, "bots": 2.9, "i18n": 0.3, "games": 0.3, "core": 1.5,
}  # fmt: skip
"""How far to the right a package stands, so that no arrow runs under another; its row is found."""
WIDE, HIGH, ASIDE, DOWN = 120, 36, 40, 42
HEAD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" role="img">
<title>Which package imports which; arrows that follow from others are left out.</title>
<style>rect{{fill:#fbf7ee;stroke:#5b4a36;stroke-width:1.5}}
text{{font:13px sans-serif;fill:#2b2118;text-anchor:middle}} .name{{font-weight:bold}}
.arrow{{fill:none;stroke:#8a7760;stroke-width:1.5;marker-end:url(#tip)}}</style>
<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8"
 orient="auto"><path d="M0 0 8 4 0 8z" fill="#8a7760"/></marker>"""

Graph: TypeAlias = dict[str, set[str]]


def package_of(module: str) -> str:
    """Return the package a module is drawn in: ``paradice.web.page`` in ``web``."""
    _, name, *rest = module.split(".")
    return GAME if name == "games" and rest and (SOURCE / name / rest[0]).is_dir() else name


def modules() -> dict[str, Path]:
    """Return every module with its file."""
    files = sorted(SOURCE.rglob("*.py"))
    return {".".join(("paradice", *f.relative_to(SOURCE).with_suffix("").parts)): f for f in files}


def imported_by(path: Path) -> Iterator[str]:
    """Yield what a file imports of Paradice, for types only or not."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
            if node.module == "paradice":
                names = [f"paradice.{alias.name}" for alias in node.names]
        yield from (name for name in names if name.startswith("paradice."))


def read_graph() -> Graph:
    """Return which package imports which."""
    names = {package_of(name) for name in modules()} - {"__init__", "sources"}
    graph: Graph = {name: set() for name in sorted(names)}
    for module, path in modules().items():
        if (here := package_of(module)) in graph:
            graph[here] |= {package_of(name) for name in imported_by(path)} & names - {here}
    return graph


def reach(graph: Graph, name: str) -> set[str]:
    """Return all that a package needs, directly or not."""
    return graph[name].union(*(reach(graph, other) for other in graph[name]))


def reduced(graph: Graph) -> Graph:
    """Leave out the arrows that follow from others."""
    return {
        name: needs - set().union(*(reach(graph, other) for other in needs))
        for name, needs in graph.items()
    }


def rows_of(graph: Graph) -> list[list[str]]:
    """Return rows of packages: each stands below all that need it, and near what it needs."""

    def depth(name: str) -> int:
        return 1 + max((depth(user) for user in graph if name in graph[user]), default=-1)

    depths = {name: depth(name) for name in graph}
    for name, needs in graph.items():
        if needs and not any(name in others for others in graph.values()):
            depths[name] = min(depths[need] for need in needs) - 1
    return [[n for n in graph if depths[n] == row] for row in range(max(depths.values()) + 1)]


def draw(graph: Graph) -> str:
    """Return the picture."""
    rows = rows_of(graph)
    width = round(max(ACROSS.values()) * (WIDE + ASIDE)) + WIDE + 16
    places = {
        name: (round(ACROSS[name] * (WIDE + ASIDE)) + WIDE // 2 + 8, 8 + line * (HIGH + DOWN))
        for line, row in enumerate(rows)
        for name in row
    }
    lines = [HEAD.format(width, 8 + len(rows) * (HIGH + DOWN) - DOWN + 8)]
    for name, needs in reduced(graph).items():
        for other in sorted(needs):
            (x, y), (u, v) = places[name], places[other]
            curve = f"M{x} {y + HIGH}C{x} {y + HIGH + 30} {u} {v - 30} {u} {v}"
            lines.append(f'<path class="arrow" d="{curve}"/>')
    for name, (x, y) in places.items():
        lines.append(f'<rect x="{x - WIDE // 2}" y="{y}" width="{WIDE}" height="{HIGH}" rx="6"/>')
        lines.append(f'<text class="name" x="{x}" y="{y + 23}">{name}</text>')
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    picture = draw(read_graph())
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if PICTURE.read_text("utf-8") == picture else f"{PICTURE.name} is stale")
    PICTURE.write_text(picture, "utf-8")
