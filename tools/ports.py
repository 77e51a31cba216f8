"""Ports for servers that tests and benchmarks start."""

from __future__ import annotations

import secrets
import socket
from pathlib import Path

GIVEN = Path("/proc/sys/net/ipv4/ip_local_port_range")


def free_port() -> int:
    """Return a port nobody listens on, outside those that the system gives to whoever connects.

    So none of the many connections of a busy machine takes it before the server does, nor while
    a server is being restarted.
    """
    end = int(GIVEN.read_text().split()[0]) if GIVEN.exists() else 32_768
    while True:
        port = 10_000 + secrets.randbelow(max(end, 20_000) - 10_000)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("", port))
            except OSError:
                continue
            return port
