"""What may be bounded, and by how much."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, fields, replace
from typing import Final


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    rate: float
    burst: float


@dataclass(frozen=True)
class Settings:
    """The limits of a house. The usual ones suit a server on the open network."""

    body: int = 16_384
    """Bytes of a form or a request."""
    head: int = 32_768
    """Bytes of the line and the headers of a request."""
    head_seconds: float = 10.0
    """Seconds within which a connection has sent the head of a request."""
    body_seconds: float = 20.0
    """Seconds within which the rest of a request has come."""
    drain_seconds: float = 30.0
    """Seconds for which an answer waits for somebody who does not read it."""
    connections: int = 2_000
    """Connections at once that are not sockets."""
    connections_an_address: int = 256
    message: int = 4_096
    """Bytes of a message on a socket."""
    messages: Rate = Rate(40.0, 120.0)
    """Messages on one socket."""
    posts: Rate = Rate(10.0, 60.0)
    """Forms and commands of one person."""
    posts_an_address: Rate = Rate(60.0, 600.0)
    """Forms and commands from one address, behind which a whole club may sit."""
    tables: Rate = Rate(0.1, 20.0)
    """New tables of one person."""
    tables_an_address: Rate = Rate(0.5, 40.0)
    tables_a_house: Rate = Rate(5.0, 400.0)
    phrases: Rate = Rate(0.1, 5.0)
    """Tries from one address to come back by six words or by a link."""
    phrases_a_house: Rate = Rate(2.0, 40.0)
    chats: Rate = Rate(0.5, 8.0)
    """Lines of chat of one person at one table."""
    free_disk: int = 200 << 20
    """Bytes of the disk that are left free: no table is set beyond that, those that are go on."""
    sockets: int = 4_000
    """Sockets at once."""
    guests_a_table: int = 60
    """Sockets at one table of people who do not sit there."""
    tabs: int = 8
    """Sockets of one person at one table where they sit."""
    idle: float = 900.0
    """Seconds after which a table nobody watches leaves the memory."""
    rooms: int = 2_000
    """Tables held in memory; beyond that those that nobody watches leave, the least used first."""
    quiet: float = 5.0
    """Seconds without a move after which there is time to tidy up."""
    chat: int = 300

    def without_rates(self) -> Settings:
        """The same with as many a second as anybody likes, for benchmarks and tests."""
        any_rate = Rate(1e9, 1e9)
        rates = [each.name for each in fields(self) if isinstance(getattr(self, each.name), Rate)]
        return replace(self, **dict.fromkeys(rates, any_rate))  # type: ignore[arg-type]


class Bucket:
    """Lets through so many a second in the long run, and so many at once."""

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


class Buckets:
    """A bucket for each of many askers; who has not asked for longest is forgotten first."""

    def __init__(self, rate: Rate, most: int = 20_000) -> None:
        self.rate: Final = rate
        self.most: Final = most
        self.known: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, who: str, now: float) -> bool:
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.rate, now)
            if len(self.known) > self.most:
                self.known.popitem(last=False)
        self.known.move_to_end(who)
        return bucket.take(now)
