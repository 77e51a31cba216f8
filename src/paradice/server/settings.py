"""The limits of a server, with their defaults and bounds."""

# ruff: noqa: RUF009  (a default that says what it means is made by a call)

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final


@dataclass(frozen=True)
class Rate:
    """A rate: so many a second on average, and so many at once."""

    rate: float
    burst: float


def setting(
    default: Any,
    about: str,
    *,
    least: float | None = None,
    most: float | None = None,
    choices: tuple[str, ...] = (),
) -> Any:
    """Declare a setting, with its meaning and bounds."""
    kept = {"about": about, "least": least, "most": most, "choices": choices}
    return field(default=default, metadata=kept)


def bound(default: Any, about: str, least: float = 1) -> Any:
    return setting(default, about, least=least)


@dataclass(frozen=True)
class Settings:
    """The limits of a server. The defaults suit a server on the open internet."""

    body: int = bound(16_384, "Bytes of a form or a request.", 1_024)
    head: int = bound(32_768, "Bytes of the line and the headers of a request.", 1_024)
    head_seconds: float = bound(10.0, "Seconds for a connection to send the head of a request.")
    body_seconds: float = bound(20.0, "Seconds within which the rest of a request has come.")
    drain_seconds: float = bound(
        30.0, "Seconds for which an answer waits for somebody who does not read it."
    )
    connections: int = bound(2_000, "Connections at once that are not sockets.", 10)
    connections_an_address: int = bound(256, "Of these from one address.", 4)
    message: int = bound(4_096, "Bytes of a message on a socket.", 512)
    messages: Rate = bound(Rate(40.0, 120.0), "Messages on one socket.")
    posts: Rate = bound(Rate(10.0, 60.0), "Forms and commands of one person.")
    posts_an_address: Rate = bound(
        Rate(60.0, 600.0), "Forms and commands from one address, where a whole club may sit."
    )
    tables: Rate = bound(Rate(0.1, 20.0), "New tables of one person.")
    tables_an_address: Rate = bound(Rate(0.5, 40.0), "New tables from one address.")
    tables_a_house: Rate = bound(Rate(5.0, 400.0), "New tables of all together.")
    phrases: Rate = bound(
        Rate(0.1, 5.0),
        "Tries from one address to come back by six words, a link, the word, the key;"
        " right ones at the door do not count.",
    )
    phrases_a_house: Rate = bound(Rate(2.0, 40.0), "Such tries of all together.")
    chats: Rate = bound(Rate(0.5, 8.0), "Lines of chat of one person at one table.")
    hints: Rate = bound(Rate(0.3, 6.0), "Hints and reasons that one person asks for.")
    free_disk: int = bound(
        200 << 20, "Bytes of the disk left free: no table is set beyond, those that are go on.", 0
    )
    sockets: int = bound(4_000, "Sockets at once.", 2)
    guests_a_table: int = bound(60, "Sockets at one table of people who do not sit there.", 0)
    tabs: int = bound(8, "Sockets of one person at one table where they sit.")
    idle: float = bound(900.0, "Seconds after which a table nobody watches leaves the memory.")
    rooms: int = bound(
        2_000, "Tables in memory; beyond that those nobody watches leave, the least used first."
    )
    quiet: float = bound(5.0, "Seconds without a move after which there is time to tidy up.", 0)
    chat: int = bound(300, "Letters of a line of chat.", 20)

    def without_rates(self) -> Settings:
        """Return the same limits without rates, for benchmarks and tests."""
        any_rate = Rate(1e9, 1e9)
        rates = [each.name for each in fields(self) if isinstance(getattr(self, each.name), Rate)]
        return replace(self, **dict.fromkeys(rates, any_rate))  # type: ignore[arg-type]


class RateLimit:
    """A token bucket: lets through so many a second on average, and so many at once."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate: Final = rate
        self.left = rate.burst
        self.then = now

    def take(self, now: float) -> bool:
        self.left = min(self.rate.burst, self.left + (now - self.then) * self.rate.rate)
        self.then = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    def give_back(self) -> None:
        self.left = min(self.rate.burst, self.left + 1.0)


class RateLimits:
    """A token bucket for each of many clients; the least recently used are dropped first."""

    def __init__(self, rate: Rate, most: int = 20_000) -> None:
        self.rate: Final = rate
        self.most: Final = most
        self.known: Final[OrderedDict[str, RateLimit]] = OrderedDict()

    def take(self, who: str, now: float) -> bool:
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = RateLimit(self.rate, now)
            if len(self.known) > self.most:
                self.known.popitem(last=False)
        self.known.move_to_end(who)
        return bucket.take(now)

    def give_back(self, who: str) -> None:
        """What *who* has taken last does not count."""
        if who in self.known:
            self.known[who].give_back()
