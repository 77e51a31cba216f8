"""The protocol of the socket: commands of a browser in, messages out."""

from __future__ import annotations

from typing import Final

import msgspec

from paradice.core.events import EVERYONE


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """A command of a browser: ``n`` numbers the commands of a tab, ``at`` is what it has seen.

    A ``careful`` move that cannot be undone is not played, but answered by its consequence.
    """

    n: int
    do: str
    move: str = ""
    at: int = -1
    seat: int = EVERYONE
    yes: bool = False
    text: str = ""
    careful: bool = False


DECODER: Final = msgspec.json.Decoder(Command)
ENCODER: Final = msgspec.json.Encoder()

READY_TEXT: Final = "paradice.text"
"""An extension of ASGI, if the server has it: a text message whose text is bytes already."""
