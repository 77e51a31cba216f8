"""Data files of facts, each figure with its provenance."""

from __future__ import annotations

import tomllib
from typing import Any, Final

PROVENANCES: Final = ("printed", "found", "derived", "reconstructed")
"""Printed in the rulebook; found in another source; derived from those; invented to fit them."""


class BadFact(ValueError):
    """A data file that cannot be used: which file, which row, what is wrong."""


class Fact:
    """The provenance of one figure of one row."""

    def __init__(self, file: str, kind: str, row: str, field: str, provenance: str) -> None:
        self.file: Final = file
        self.kind: Final = kind
        self.row: Final = row
        self.field: Final = field
        self.provenance: Final = provenance


class Facts:
    """One data file: rows of several kinds, and the provenance of every field of every row."""

    def __init__(self, name: str, text: str) -> None:
        self.name: Final = name
        content = tomllib.loads(text)
        usual: dict[str, dict[str, str]] = content.pop("provenance", {})
        self.kinds: Final[dict[str, list[dict[str, Any]]]] = content
        self.sources: Final[list[Fact]] = []
        for kind, rows in content.items():
            seen: set[str] = set()
            for row in rows:
                if "id" not in row:
                    raise self.bad(kind, "?", "has no id")
                if row["id"] in seen:
                    raise self.bad(kind, row["id"], "stands twice")
                seen.add(row["id"])
                own: dict[str, str] = row.pop("provenance", {})
                for field in row:
                    if field == "id":
                        continue
                    provenance = own.pop(field, usual.get(kind, {}).get(field, ""))
                    if provenance not in PROVENANCES:
                        raise self.bad(kind, row["id"], f"says not where its {field!r} comes from")
                    self.sources.append(Fact(name, kind, row["id"], field, provenance))
                if own:
                    raise self.bad(kind, row["id"], f"speaks of the provenance of {sorted(own)}")

    def bad(self, kind: str, row: str, complaint: str) -> BadFact:
        return BadFact(f"{self.name}: {kind} {row!r} {complaint}")

    def rows(self, kind: str, fields: str, optional: str = "") -> list[dict[str, Any]]:
        """Return the rows of *kind*, each checked to have *fields* and at most *optional* more."""
        wanted, allowed = set(fields.split()), set(optional.split())
        rows = self.kinds.get(kind, [])
        for row in rows:
            missing = wanted - set(row)
            unknown = set(row) - wanted - allowed - {"id"}
            if missing:
                raise self.bad(kind, row["id"], f"lacks {sorted(missing)}")
            if unknown:
                raise self.bad(kind, row["id"], f"has unknown {sorted(unknown)}")
        return rows

    def figures(self) -> dict[str, Any]:
        """Return the values of all rows of the kind ``figure``, by their ids."""
        return {row["id"]: row["value"] for row in self.rows("figure", "value")}

    def figure(self, name: str) -> Any:
        """Return the value of the row *name* of the kind ``figure``."""
        figures = self.figures()
        if name not in figures:
            raise self.bad("figure", name, "is missing")
        return figures[name]
