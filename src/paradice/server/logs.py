"""What is written to the log: where something failed, never what somebody said, holds or knows."""

from __future__ import annotations

import logging
import traceback
from typing import Final

NAMES: Final = ("paradice", "paradice.bots", "uvicorn.error", "asyncio", "sqlalchemy.pool")


class Discreet(logging.Filter):
    """Tells of an exception its kind and its place. The message of one may hold a seed, an
    invitation, a line of chat: whatever was in the hands of the code that failed."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and record.exc_info[1] is not None:
            record.exc_text = tell_fault(record.exc_info[1])
            record.exc_info = None
        return True


def tell_fault(error: BaseException) -> str:
    """Return the kinds and places of an exception and of those that led to it."""
    lines: list[str] = []
    seen: set[int] = set()
    found: BaseException | None = error
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        lines += [f"{type(found).__module__}.{type(found).__qualname__}"]
        lines += [
            f"  {frame.filename}:{frame.lineno} in {frame.name}"
            for frame in traceback.extract_tb(found.__traceback__)
        ]
        found = found.__cause__ or found.__context__
    return "\n".join(lines)


DISCREET: Final = Discreet()


def be_discreet() -> None:
    """See to it that nothing but kinds and places of faults is logged from now on."""
    for name in NAMES:
        logging.getLogger(name).addFilter(DISCREET)
