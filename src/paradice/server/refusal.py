"""A command that is not carried out."""

from __future__ import annotations

from typing import Final


class Refusal(Exception):
    """The key of the reason why a command is not carried out, a rule of the game or the server."""

    def __init__(self, key: str, is_rule: bool = False) -> None:
        super().__init__(key)
        self.key: Final = key
        self.is_rule: Final = is_rule
