"""Analyses of finished games: computed in a process of their own, one after another, and cached."""

from __future__ import annotations

import json
import os
import signal
from collections import OrderedDict
from math import ceil
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock, Semaphore, Thread
from time import monotonic
from typing import Any, Final

from paradice.analysis.analyse import USUAL, Depth, analyse
from paradice.analysis.model import Analysis, from_data
from paradice.bots.workers import leave_with
from paradice.core.match import read_match
from paradice.games import find_game
from paradice.web.analysis_text import GameText

PATIENCE: Final = 20.0
"""Seconds without a request after which an analysis is stopped."""
KEPT: Final = 64
MOST_WAITING: Final = 16


def judge(ends: Connection, record: str, depth: Depth) -> None:
    """Analyse a record and report progress: the main function of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    Thread(target=leave_with, args=(os.getppid(),), daemon=True).start()
    analysis = analyse(
        read_match(record, find_game), depth, lambda done, steps: ends.send((done, steps))
    )
    ends.send(json.dumps(analysis.as_data()))


class Job:
    """One analysis: its progress, its result, and when it was last requested."""

    def __init__(self, steps: int = 1) -> None:
        self.asked = monotonic()
        self.done = 0
        self.steps = steps
        self.begun = 0.0
        """When the first moment was judged; before that it may wait for its turn."""
        self.analysis: Analysis | None = None
        self.failed = False
        self.is_broken = False
        """Whether the process that judged ended without an answer."""
        self.is_kept = False
        """Whether the store has it."""
        self.texts: Final[dict[str, GameText]] = {}
        """What its pages say, by language."""

    def is_open(self) -> bool:
        """Whether it is being judged, or waits for that."""
        return self.analysis is None and not self.is_broken

    def is_forgotten(self, patience: float) -> bool:
        return monotonic() - self.asked > patience

    def note(self, done: int, steps: int) -> None:
        """Take down how far the judge is."""
        self.begun = self.begun or monotonic()
        self.done, self.steps = done, steps

    def seconds_left(self) -> int:
        """Return about how long it will take from here; 0 where nobody can know yet."""
        if self.done < 2:
            return 0
        each = (monotonic() - self.begun) / (self.done - 1)
        return ceil(each * (self.steps - self.done))


class Analyses:
    """All analyses of a server, by table."""

    def __init__(self, depth: Depth = USUAL, patience: float = PATIENCE) -> None:
        self.depth: Final = depth
        self.patience: Final = patience
        self.jobs: Final[OrderedDict[str, Job]] = OrderedDict()
        self.turn: Final = Semaphore(1)
        self.lock: Final = Lock()
        self.is_closed = False

    def knows(self, table: str) -> bool:
        """Whether an analysis was begun or found."""
        return table in self.jobs

    def remember(self, table: str, analysis: Analysis) -> None:
        """Add an analysis that was stored before."""
        job = Job()
        job.analysis, job.is_kept = analysis, True
        with self.lock:
            self.jobs.setdefault(table, job)
            self.drop()

    def drop(self) -> None:
        """Drop those that were requested least recently."""
        done = [name for name, other in self.jobs.items() if not other.is_open()]
        for name in done[: max(0, len(done) - KEPT)]:
            del self.jobs[name]

    def ask(self, table: str, record: str, steps: int = 1) -> Job | None:
        """Return the analysis of a finished game, started if need be; None if too many wait.

        One that broke is not begun again at once.
        """
        with self.lock:
            job = self.jobs.get(table)
            if job is not None and job.is_broken and not job.is_forgotten(self.patience):
                return job
            if job is not None and not job.failed and not job.is_broken:
                job.asked = monotonic()
                self.jobs.move_to_end(table)
                return job
            if sum(1 for other in self.jobs.values() if other.is_open()) >= MOST_WAITING:
                return None
            job = Job(steps)
            self.jobs[table] = job
            self.drop()
        Thread(target=self.work, args=(table, job, record), daemon=True).start()
        return job

    def work(self, table: str, job: Job, record: str) -> None:
        """Wait for the other analyses, then run the process and read its progress."""
        while not self.turn.acquire(timeout=1.0):
            if self.is_closed or job.is_forgotten(self.patience):
                self.forget(table, job)
                return
        try:
            self.watch(job, record)
        finally:
            self.turn.release()
            if job.is_open():
                self.forget(table, job)

    def forget(self, table: str, job: Job) -> None:
        with self.lock:
            job.failed = True
            if self.jobs.get(table) is job:
                del self.jobs[table]

    def watch(self, job: Job, record: str) -> None:
        context = get_context("spawn")
        ends, theirs = context.Pipe()
        process = context.Process(target=judge, args=(theirs, record, self.depth), daemon=True)
        process.start()
        theirs.close()
        try:
            while not self.is_closed and not job.is_forgotten(self.patience):
                if not ends.poll(0.5):
                    continue
                message: Any = ends.recv()
                if isinstance(message, str):
                    job.analysis = from_data(json.loads(message))
                    return
                job.note(*message)
        except (EOFError, OSError):
            job.is_broken = True
        finally:
            ends.close()
            process.kill()
            process.join(5)

    def close(self) -> None:
        self.is_closed = True
