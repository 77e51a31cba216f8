"""Nothing reaches a page unescaped: what tools/html.py refuses."""

from __future__ import annotations

import re
from pathlib import Path

from tools.html import faults

from paradice.faces.html import Html, change, escape, safe

PLANTED = """
from collections.abc import Sequence
from typing import Any
from paradice.faces.html import Html, escape, safe
from paradice.faces.pen import Pen

def right(name: str, number: int, pen: Pen) -> Html:
    css = "one" if number else "two"
    rows = [f"<li class={css}>{escape(word)}</li>" for word in name.split()]
    rows.append(f"<li>{pen.first_letter('ranger')}{number:.1f}</li>")
    return Html("".join(rows))

def attribute(name: str) -> str:
    return f"<b title={name}>"  # wrong

def cut(pen: Pen) -> str:
    return f"<b>{pen('ranger')[:1]}</b>"  # wrong

def piece(view: dict[str, Any]) -> str:
    return f"<b>{view['name']}</b>"  # wrong

def claimed(name: str) -> Html:
    return Html(name)  # wrong

def handed(css: str) -> str:
    return f"<b class={css}>"  # wrong

def listed(names: Sequence[str]) -> str:
    cells = ["<td>one"]
    cells += names
    return "<tr>" + "".join(cells)  # wrong

def separated(names: Sequence[str]) -> str:
    return "<br>".join(names)  # wrong

right(handed("plain"), 3, Pen(None, ()))  # type: ignore[arg-type]
handed(input())
"""


def test_what_is_unescaped_is_found(tmp_path: Path) -> None:
    file = tmp_path / "planted.py"
    file.write_text(PLANTED, "utf-8")
    wrong = [n for n, line in enumerate(PLANTED.splitlines(), 1) if line.endswith("# wrong")]
    found = [told for told in faults([str(file)]) if told.startswith(f"{file}:")]
    assert sorted({int(told.removeprefix(f"{file}:").split(":")[0]) for told in found}) == wrong


def test_escaping() -> None:
    assert escape('<b a="é">') == "&lt;b a=&quot;é&quot;&gt;"
    assert safe('<b a="é">') == "&lt;b a=&quot;&#233;&quot;&gt;"


def test_what_a_pattern_finds_is_replaced_with_its_groups() -> None:
    html = Html("<b>1</b><i>2</i>")
    made = change(re.compile(r"<(\w)>(\d)"), lambda f: Html(f"{f[2]}{f[1]}{len(f[0])}"), html)
    assert made == "1b4</b>2i4</i>"
