"""How far an attack has come: kept in a file after each step, so that it can be gone on with."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "attack"


def commit() -> str:
    """The latest commit that changed the sources of what is attacked."""
    words = ["git", "log", "-1", "--format=%h", "--", "src"]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    return told.stdout.strip() or "unknown"


class Ledger:
    """Counts of one attack. What was counted on other sources is not gone on with."""

    def __init__(self, name: str, asked: int, unit: str, folder: Path = FOLDER) -> None:
        self.name = name
        self.asked = asked
        self.unit = unit
        self.file = folder / f"{name}.json"
        self.commit = commit()
        self.counts: dict[str, float] = {}
        self.seconds = 0.0
        self.done = 0
        if self.file.exists():
            known = json.loads(self.file.read_text())
            if known["commit"] == self.commit:
                self.counts, self.seconds = known["counts"], known["seconds"]
                self.done = known["done"]
        self.began = time.monotonic() - self.seconds
        self.last_told = 0.0
        self.followed: dict[str, int] = {}

    def begin_anew(self) -> None:
        """Forget what was counted."""
        self.counts, self.seconds, self.done = {}, 0.0, 0
        self.began = time.monotonic()

    @property
    def is_done(self) -> bool:
        return self.done >= self.asked

    def add(self, done: int = 1, **counts: float) -> None:
        """So much more was tried, and this was counted; kept, and printed from time to time."""
        self.done += done
        for key, count in counts.items():
            self.counts[key] = self.counts.get(key, 0) + count
        self.keep()

    def follow(self, done: int, tally: Mapping[str, int], **counts: float) -> None:
        """As :meth:`add`, of a *tally* that counts since this ledger was opened."""
        more = {key: tally[key] - self.followed.get(key, 0) for key in tally}
        self.followed = dict(tally)
        self.add(done, **counts, **more)

    def most(self, **figures: float) -> None:
        """Keep the largest of each figure."""
        for key, figure in figures.items():
            self.counts[key] = max(self.counts.get(key, figure), figure)

    def keep(self) -> None:
        now = time.monotonic()
        self.seconds = now - self.began
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps(vars_to_keep(self), indent=1) + "\n")
        fresh.replace(self.file)
        if now - self.last_told > 2.0 or self.is_done:
            self.last_told = now
            print(self.line(), flush=True)

    def line(self) -> str:
        """How far it is, in a line."""
        left = self.seconds / max(1, self.done) * max(0, self.asked - self.done)
        told = ", ".join(f"{key} {count:,.6g}" for key, count in self.counts.items())
        return (
            f"{self.name} {self.commit}: {self.done:,} of {self.asked:,} {self.unit}, {told}; "
            f"{self.seconds / 60:.1f} min, {left / 60:.1f} left"
        )


def vars_to_keep(ledger: Ledger) -> dict[str, object]:
    return {
        "commit": ledger.commit,
        "unit": ledger.unit,
        "asked": ledger.asked,
        "done": ledger.done,
        "seconds": round(ledger.seconds, 1),
        "counts": ledger.counts,
    }
