"""Notify systemd that the service is ready (``Type=notify``)."""

from __future__ import annotations

import contextlib
import os
import socket


def tell_ready() -> None:
    """Notify systemd that requests are answered; does nothing if systemd did not ask for it."""
    path = os.environ.get("NOTIFY_SOCKET", "")
    if path[:1] not in ("/", "@"):
        return
    address = f"\0{path[1:]}" if path.startswith("@") else path
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.sendto(b"READY=1", address)
