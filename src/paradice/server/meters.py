"""Counters of a server: moves, response times, errors."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections import Counter, deque
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the histogram of response times, in seconds."""
MINUTES: Final = 60
FAULTS: Final = 50
"""How many different errors are remembered."""


@dataclass
class Minute:
    """The counts of one minute."""

    number: int
    moves: int = 0
    slowest: float = 0.0


class Meters:
    """Plain numbers, so that counting costs a move next to nothing."""

    def __init__(self) -> None:
        self.began: Final = time.time()
        self.moves = 0
        self.answers: Final = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0
        self.latest: Final[deque[float]] = deque(maxlen=100)
        self.minutes: Final[deque[Minute]] = deque(maxlen=MINUTES)
        self.busy = 0.0
        """The recent load, as a share of one processor."""
        self.sampled = (time.monotonic(), time.process_time())
        self.most = 0
        """The moves of the busiest minute."""

    def sample(self) -> None:
        """Measure the processor time used since the last call."""
        now, used = time.monotonic(), time.process_time()
        if now > self.sampled[0]:
            self.busy = (used - self.sampled[1]) / (now - self.sampled[0])
        self.sampled = (now, used)

    def memory(self) -> int:
        """Return the memory of the process in megabytes; some systems know its maximum only."""
        try:
            pages = int(Path("/proc/self/statm").read_text().split()[1])
            return pages * os.sysconf("SC_PAGE_SIZE") >> 20
        except (OSError, ValueError):
            if sys.platform == "win32":
                return 0
            import resource

            return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 20

    def minute(self) -> Minute:
        now = int(time.time() // 60)
        if not self.minutes or self.minutes[-1].number != now:
            self.minutes.append(Minute(now))
        return self.minutes[-1]

    def played(self) -> None:
        """Count a stored move."""
        self.moves += 1
        minute = self.minute()
        minute.moves += 1
        self.most = max(self.most, minute.moves)

    def answered(self, seconds: float) -> None:
        """Count the response time of a move."""
        place = 0
        while place < len(BUCKETS) and seconds > BUCKETS[place]:
            place += 1
        self.answers[place] += 1
        self.seconds += seconds
        self.latest.append(seconds)
        minute = self.minute()
        minute.slowest = max(minute.slowest, seconds)

    def usual(self) -> float:
        """Return the median of the latest response times."""
        found = sorted(self.latest)
        return found[len(found) // 2] if found else 0.0

    def hour(self) -> list[Minute]:
        """Return the latest sixty minutes, with those without moves."""
        known = {minute.number: minute for minute in self.minutes}
        now = int(time.time() // 60)
        return [known.get(at) or Minute(at) for at in range(now - MINUTES + 1, now + 1)]


@dataclass(frozen=True)
class Fault:
    """An error: how often it occurred, and when last."""

    text: str
    place: str
    level: str
    first: float
    last: float
    count: int = 1


class Faults(logging.Handler):
    """Collects log lines of warnings and errors, with kinds and places alone."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.known: Final[dict[tuple[str, str], Fault]] = {}
        self.counts: Final[Counter[str]] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        text = str(record.msg)[:200]  # without what is filled in: an address, a name
        place = (record.exc_text or "").rpartition("\n")[2].strip()[:200]
        self.counts[record.levelname.lower()] += 1
        old = self.known.pop((text, place), None)
        if old is None:
            fault = Fault(text, place, record.levelname.lower(), record.created, record.created)
        else:
            fault = replace(old, last=record.created, count=old.count + 1)
        self.known[text, place] = fault
        while len(self.known) > FAULTS:
            del self.known[next(iter(self.known))]

    def latest(self) -> list[Fault]:
        return list(reversed(self.known.values()))


FAULT_LOG: Final = Faults()
