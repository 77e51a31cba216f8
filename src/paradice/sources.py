"""Which build is imported: a compiled Paradice runs from sources where an installed game must.

A class that is not compiled cannot inherit from a compiled one. ``make fast`` compiles all
installed games in one build; beside a game that is not in it Paradice runs interpreted.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType


def is_compiled(folder: Path) -> bool:
    """Tell whether a package holds compiled modules."""
    return any(path.name.endswith(tuple(EXTENSION_SUFFIXES)) for path in folder.iterdir())


def uncompiled_games() -> list[str]:
    """Return the installed games that are not compiled, where Paradice is."""
    if not is_compiled(Path(__file__).parent / "core"):
        return []
    from importlib.metadata import entry_points
    from importlib.util import find_spec

    names = []
    for entry in entry_points(group="paradice.games"):
        package = entry.module.rpartition(".")[0]
        if not package or package.startswith("paradice."):
            continue
        try:
            spec = find_spec(package)
        except ImportError:
            continue  # opening the game says why
        folders = spec.submodule_search_locations if spec else None
        if folders and not any(is_compiled(Path(folder)) for folder in folders):
            names.append(entry.name)
    return sorted(names)


class Sources:
    """Finds the sources of Paradice before its compiled modules."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("paradice."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def choose_build() -> list[str]:
    """Import from sources where an installed game is not compiled; return these games."""
    names = uncompiled_games()
    if names:
        sys.meta_path.insert(0, Sources)
    return names
