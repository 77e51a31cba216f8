"""Refuse what could reach a page unescaped, by the types that mypy finds.

python -m tools.html [FILE ...]      the package, and files beside it

What stands in an f-string with a tag, what is joined to one, and what becomes ``Html`` must be
``Html``, a number, or written in the program (``clean.py``); ``flow.py`` finds where values come
from.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from mypy import nodes as n
from mypy.build import build
from mypy.config_parser import parse_config_file
from mypy.find_sources import create_source_list
from mypy.options import Options
from mypy.plugin import Plugin, ReportConfigContext
from tools.clean import MAKER, Cleanness, joined
from tools.flow import Flow

ROOT = Path(__file__).resolve().parent.parent
TAG = re.compile(r"<[a-zA-Z/!]")


class Afresh(Plugin):
    """Lets mypy take nothing of the package from its cache, which keeps no types."""

    def report_config_data(self, ctx: ReportConfigContext) -> object:
        return os.getpid() if ctx.id.startswith("paradice") else None


def plugin(version: str) -> type[Plugin]:
    return Afresh


def asks(o: n.Expression) -> list[n.Expression]:
    """What must be clean in an expression."""
    if isinstance(o, n.CallExpr) and getattr(o.callee, "fullname", "") == f"{MAKER}.Html":
        return o.args
    pieces = joined(o)
    tags = any(isinstance(one, n.StrExpr) and TAG.search(one.value) for one in pieces)
    return pieces if tags else []


def faults(paths: list[str]) -> Iterator[str]:
    """What may be unescaped in these files and folders; what they import is read for its types."""
    options = Options()
    parse_config_file(options, lambda: None, str(ROOT / "pyproject.toml"), sys.stdout, sys.stderr)
    options.export_types = options.preserve_asts = True
    options.plugins = ["tools.html"]
    options.cache_dir = str(ROOT / ".mypy_cache" / "html")
    sources = create_source_list(paths, options)
    result = build(sources, options)
    flow, asked = Flow(result.types), []
    for source in sources:
        if source.module != MAKER:
            file = result.files[source.module]
            asked += [(file.path, one) for o in flow.walk(file) for one in asks(o)]
    clean = Cleanness(flow)
    for path, value in asked:
        if not clean.is_clean(value):
            line = Path(path).read_text("utf-8").splitlines()[value.line - 1]
            end = value.end_column if value.end_line == value.line else None
            yield f"{path}:{value.line}: may be unescaped: {line[value.column : end]}"


if __name__ == "__main__":
    found = sorted(set(faults([str(ROOT / "src" / "paradice"), *sys.argv[1:]])))
    print("\n".join(found))
    sys.exit(bool(found))
