"""The fields of a game's positions: declared in fields.toml, written out as fields.py.

python tools/fields.py            write every fields.py anew
python tools/fields.py --check    say which differs from its declaration

A field is a number, a pile of numbers (``pile = true``), or a row: so many numbers (``size``, a
list where it has two places) of so many ``bits``, one for ``each`` of something, packed into one
whole number as :mod:`paradice.core.rows` has it. A row of ``sets`` holds sets of so many bits; in
others all bits are -1. What is counted (``counts = true``) can be added to. ``start`` is where a
field begins, 0 unless it says so; ``reader`` names the method that reads a row, which is the field
with ``_of``, or with ``_at`` for a slot or a position.

Bits are written out in every method: interpreted, a call costs more than all else in it. Asserts
guard what is written; the compiled build strips them.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

PLACES = ("slot", "position")
GAMES = Path(__file__).resolve().parent.parent / "src" / "paradice" / "games"
HEAD = '''"""The fields of {title}; written by tools/fields.py."""

from __future__ import annotations

from typing import Final

{vec}from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.rng import Rng
from paradice.core.table import Table
from paradice.games.{game}.box import Box
{names}
FIELDS: Final = {fields!r}


class {kind}(Table):
    """The fields of a position, and how each row is read and written."""

    __slots__ = ({slots},)

    def __init__(self, box: Box, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.box: Final = box
{starts}

    def copy_from(self, other: {kind}) -> None:
        """Take over all fields of *other*."""
        self.become(other)
{copies}
'''
READ = '''
    def {reader}(self, {parameters}) -> i64:
        """Return {about}."""
        return {value}
'''
WRITE = """
    def set_{name}(self, {parameters}, new: i64) -> None:
        assert {within} and {least} <= new < {most}, f"{name} of {index}: {{new}}"
        shift: i64 = {shift}
        self.{name} ^= (((self.{name} >> shift) ^ new) & {mask}) << shift
"""
ADD = """
    def add_{name}(self, {parameters}, more: i64) -> None:
        shift: i64 = {shift}
        assert {within} and 0 <= ((self.{name} >> shift) & {mask}) + more < {most}, (
            f"{name} of {index}: {{more}} more"
        )
        self.{name} += more << shift
"""


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def is_row(field: dict[str, Any]) -> bool:
    return "each" in field


def declared(name: str, field: dict[str, Any]) -> str:
    """Return a field as :func:`paradice.core.position.read_field` reads it."""
    if not is_row(field):
        return name
    size, bits = 1, field.get("bits", 5)
    for many in listed(field["size"]):
        size *= many
    if field.get("sets"):
        return f"{name}:{size}s{bits}"
    return f"{name}:{size}" if bits == 5 else f"{name}:{size}x{bits}"


def reader_of(name: str, field: dict[str, Any]) -> str:
    """Return the name of the method that reads a row."""
    usual = f"{name}_{'at' if listed(field['each'])[0] in PLACES else 'of'}"
    return str(field.get("reader", usual))


def accessors(name: str, field: dict[str, Any]) -> str:
    """Return the methods that read and write one row."""
    each, sizes, bits = listed(field["each"]), listed(field["size"]), field.get("bits", 5)
    place = each[0]
    for index, size in zip(each[1:], sizes[1:], strict=True):
        place = f"{place} * {size} + {index}"
    shift = f"({place}) * {bits}" if len(each) > 1 else f"{place} * {bits}"
    mask, sets = 2**bits - 1, bool(field.get("sets"))
    read = f"self.{name} >> ({shift})"
    words = {
        "name": name,
        "about": field["about"],
        "reader": reader_of(name, field),
        "parameters": ", ".join(f"{i}: {'Seat' if i == 'seat' else 'i64'}" for i in each),
        "index": " ".join(f"{{{index}}}" for index in each),
        "within": " and ".join(f"0 <= {i} < {size}" for i, size in zip(each, sizes, strict=True)),
        "value": f"({read}) & {mask}" if sets else f"((({read}) + 1) & {mask}) - 1",
        "shift": shift,
        "mask": mask,
        "least": 0 if sets else -1,
        "most": mask + 1 if sets else mask,
    }
    return (
        READ.format(**words)
        + WRITE.format(**words)
        + (ADD.format(**words) if field.get("counts") else "")
    )


def written(path: Path) -> str:
    """Return the text of fields.py beside a fields.toml."""
    data = tomllib.loads(path.read_text("utf-8"))
    fields: dict[str, dict[str, Any]] = data["fields"]
    starts, copies = [], []
    for name, field in fields.items():
        pile = field.get("pile", False)
        start = "= vec[i64]()" if pile else f": i64 = {field.get('start', 0)}"
        starts.append(f"        self.{name}{' ' if pile else ''}{start}")
        copies.append(f"        self.{name} = other.{name}{'[:]' if pile else ''}")
    names = sorted({f["start"] for f in fields.values() if isinstance(f.get("start"), str)})
    game = path.parent.name
    text = HEAD.format(
        title=data["title"],
        game=game,
        kind=f"{game.capitalize()}Fields",
        vec="from librt.vecs import vec\n" if any(f.get("pile") for f in fields.values()) else "",
        names=f"from paradice.games.{game}.moves import {', '.join(names)}\n" if names else "",
        fields=tuple(declared(name, field) for name, field in fields.items()),
        slots=", ".join(repr(name) for name in ["box", *fields]),
        starts="\n".join(starts),
        copies="\n".join(copies),
    )
    for name, field in fields.items():
        if is_row(field):
            text += accessors(name, field)
    for command in (["check", "--fix", "--exit-zero"], ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "-q", "--stdin-filename"]
        text = subprocess.run(
            [*ruff, path.with_suffix(".py"), "-"],
            input=text, capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip
    return text


def main(arguments: list[str]) -> int:
    stale = False
    for path in sorted(GAMES.glob("*/fields.toml")):
        target, text = path.with_suffix(".py"), written(path)
        if target.exists() and target.read_text("utf-8") == text:
            continue
        if "--check" in arguments:
            print(f"{path.parent.name}: fields.py is not what fields.toml says; run make fields")
            stale = True
        else:
            target.write_text(text, "utf-8")
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
