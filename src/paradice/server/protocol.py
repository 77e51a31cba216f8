"""What goes over a socket: the commands of a browser in, messages out."""

from __future__ import annotations

from typing import Final

import msgspec

from paradice.core.events import EVERYONE


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser may ask: ``n`` numbers the commands of a tab, ``at`` is what it has seen.

    A ``careful`` move is not played but answered by its consequence where it cannot be undone.
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
"""An extension of ASGI, where the server has it: a message of this type has the bytes of a text."""
