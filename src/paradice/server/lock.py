"""A lock for SQLite files: a second server learns the address of the first."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import BinaryIO, Final

from paradice.server.schema import file_of

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR: Final = 1 << 30
"""The place of the byte that is locked on Windows, beyond the text."""


class StoreInUse(Exception):
    """Another server uses this store; ``address`` is where it listens, if it is known."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address: Final = address


def lock_of(url: str) -> Path | None:
    """Return the file that is locked for a store; None if servers may share it."""
    file = file_of(url)
    return Path(f"{file}.lock") if file else None


class StoreLock:
    """Locks a store for one process; the system releases it when the process ends."""

    def __init__(self, url: str) -> None:
        self.file: BinaryIO | None = None
        path = lock_of(url)
        if path is None:
            return
        self.file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o644), "r+b", buffering=0)
        if not take(self.file):
            address = self.file.read(200).decode(errors="replace").strip()
            self.file.close()
            raise StoreInUse(address)
        self.file.truncate(0)

    def tell(self, address: str) -> None:
        """Write the address of this server into the lock file."""
        if self.file is not None:
            self.file.seek(0)
            self.file.truncate(0)
            self.file.write(f"{address}\n".encode())

    def close(self) -> None:
        if self.file is not None:
            with contextlib.suppress(OSError):
                self.file.truncate(0)
            self.file.close()


def take(file: BinaryIO) -> bool:
    """Lock a file for this process; StoreInUse if another has it."""
    try:
        if sys.platform == "win32":
            file.seek(FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.seek(0)
        return False
    return True
