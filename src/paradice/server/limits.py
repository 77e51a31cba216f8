"""Rate limits by address, by person and in all, and the free space of the disk."""

from __future__ import annotations

import shutil
import time
from ipaddress import IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from paradice.server.refusal import Refusal
from paradice.server.settings import RateLimits, Settings

GLANCE: Final = 5.0
"""Seconds for which the free space of the disk is cached."""


class NoSpace(Refusal):
    """The server cannot store more now."""

    def __init__(self) -> None:
        super().__init__("shell-no-space")


def share_of(host: str) -> str:
    """Return the address that a limit counts: of IPv6 the network of one household."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((address, 64), strict=False))
    return str(address)


def address_of(connection: HTTPConnection) -> str:
    """Return the address of a request; the one a named proxy has forwarded."""
    return share_of(connection.client.host) if connection.client else ""


class Limits:
    """The rate limits of a server."""

    def __init__(self, settings: Settings, folder: Path | None) -> None:
        self.settings: Final = settings
        self.folder: Final = folder
        self.posts: Final = RateLimits(settings.posts)
        self.posts_an_address: Final = RateLimits(settings.posts_an_address)
        self.tables: Final = RateLimits(settings.tables)
        self.tables_an_address: Final = RateLimits(settings.tables_an_address)
        self.tables_a_house: Final = RateLimits(settings.tables_a_house)
        self.phrases: Final = RateLimits(settings.phrases)
        self.phrases_a_house: Final = RateLimits(settings.phrases_a_house)
        self.free = 0
        self.looked = -GLANCE

    def post(self, address: str, person: str) -> None:
        """Count a request that changes something; HTTPException if there are too many."""
        self.must(self.posts_an_address, address)
        if person:
            self.must(self.posts, person)

    def begin(self, address: str, person: str) -> None:
        """Count a new table; NoSpace if the disk is nearly full."""
        self.must(self.tables_an_address, address)
        if person:
            self.must(self.tables, person)
        self.must(self.tables_a_house, "")
        if self.folder is not None and self.free_disk(self.folder) < self.settings.free_disk:
            raise NoSpace

    def try_phrase(self, address: str) -> None:
        """Count an attempt at the word, the key, a link or six words; HTTPException if too many."""
        self.must(self.phrases, address)
        self.must(self.phrases_a_house, "")

    def know_phrase(self, address: str) -> None:
        """The try was right: it does not count, so that a club behind one router comes in."""
        self.phrases.give_back(address)
        self.phrases_a_house.give_back("")

    def must(self, buckets: RateLimits, who: str) -> None:
        if not buckets.take(who, time.monotonic()):
            wait = str(max(1, round(1 / buckets.rate.rate)))
            raise HTTPException(429, headers={"retry-after": wait})

    def free_disk(self, folder: Path) -> int:
        now = time.monotonic()
        if now - self.looked > GLANCE:
            self.looked = now
            try:
                self.free = shutil.disk_usage(folder).free
            except OSError:
                self.free = 0
        return self.free
