"""Log output: the kinds and places of errors, never what people wrote, hold or know."""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Final

from paradice.server.meters import FAULT_LOG

NAMES: Final = ("paradice", "paradice.bots", "uvicorn.error", "asyncio", "sqlalchemy.pool")


class Discreet(logging.Filter):
    """Logs the kind and the place of an exception, without its message.

    A message may hold a seed, an invitation, a line of chat: whatever the failing code had in hand.
    Below its own text asyncio writes the task that failed, and with it that message.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and record.exc_info[1] is not None:
            record.exc_text = tell_fault(record.exc_info[1])
            record.exc_info = None
            if record.name == "asyncio":
                record.msg = str(record.msg).partition("\n")[0]
        return True


def tell_fault(error: BaseException) -> str:
    """Return the kinds and places of an exception and its causes."""
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


class Plain(logging.Formatter):
    """A log line for people: time, level, message."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        return time_of(record)


class Json(logging.Formatter):
    """A log line for programs: the same as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_text:
            told["fault"] = record.exc_text
        return json.dumps(told, ensure_ascii=False)


def time_of(record: logging.LogRecord) -> str:
    """Return the time of a line in ISO 8601, to the millisecond, in UTC."""
    at = datetime.fromtimestamp(record.created, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def write_logs(form: str, level: str) -> None:
    """Write all lines from a level on to the error output, as text or JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if form == "json" else Plain())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("paradice").setLevel(level.upper())


DISCREET: Final = Discreet()


def be_discreet() -> None:
    """Log nothing but kinds and places of errors from now on."""
    for name in NAMES:
        logging.getLogger(name).addFilter(DISCREET)
    for name in NAMES[:1] + NAMES[2:]:  # what the second logs reaches the first
        logging.getLogger(name).addHandler(FAULT_LOG)
