"""What may be bounded, and by how much."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The limits of a house. The usual ones suit a server on the open network."""

    body: int = 16_384
    """Bytes of a form or a request."""
    message: int = 4_096
    """Bytes of a message on a socket."""
    socket_rate: float = 40.0
    """Messages a second on one socket, in the long run."""
    socket_burst: float = 120.0
    post_rate: float = 10.0
    """Forms a second from one browser or address, in the long run."""
    post_burst: float = 60.0
    sockets: int = 4_000
    """Sockets at once."""
    sockets_a_table: int = 60
    idle: float = 900.0
    """Seconds after which a table nobody watches leaves the memory."""
    rooms: int = 2_000
    """Tables held in memory; beyond that those that nobody watches leave, the least used first."""
    quiet: float = 5.0
    """Seconds without a move after which there is time to tidy up."""
    name: int = 24
    chat: int = 300


class Bucket:
    """Lets through so many a second in the long run, and so many at once."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.then = now

    def take(self, now: float) -> bool:
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True
