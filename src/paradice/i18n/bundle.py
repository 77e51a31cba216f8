"""Messages of Fluent files: by rustfluent, or where there is none for a machine by fluent.runtime.

rustfluent is young and compiled; the other is slow, pure Python, and says the same
(``pip install fluent.runtime``). Compiled modules call either through the same method.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final


class PlainBundle:
    """The interface of rustfluent's bundle, implemented by fluent.runtime."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.bundle: Final = FluentBundle([language], use_isolating=False)
        for name in names:
            text = Path(name).read_text("utf-8")
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def get_translation(
        self,
        key: str,
        variables: Mapping[str, int | str] | None = None,
        use_isolating: bool = False,
    ) -> str:
        """Return a formatted message; ValueError if there is none."""
        from fluent.runtime.types import fluent_number

        if not self.bundle.has_message(key):
            raise ValueError(f"there is no message {key}")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise ValueError(f"{key} says nothing")
        args = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in (variables or {}).items()
        }
        return str(self.bundle.format_pattern(pattern, args)[0])


def open_bundle(language: str, names: Sequence[str]) -> Any:
    """Return the messages of files; the later ones come first."""
    try:
        import rustfluent
    except ImportError:
        return PlainBundle(language, names)
    return rustfluent.Bundle(language, list(names), strict=True)
