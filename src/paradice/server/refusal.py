"""Refused commands."""

from __future__ import annotations

from typing import Final

from paradice.server.rows import TableRow


class Refusal(Exception):
    """The key of the reason why a command is not carried out, a rule of the game or the server."""

    def __init__(self, key: str, is_rule: bool = False) -> None:
        super().__init__(key)
        self.key: Final = key
        self.is_rule: Final = is_rule


class OldRules(Refusal):
    """A table that cannot be continued by the present rules; it can be read and exported."""

    def __init__(self, row: TableRow) -> None:
        super().__init__("shell-old-rules")
        self.row: Final = row
