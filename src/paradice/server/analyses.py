"""Analyses of finished games: judged in a process of its own, one after another, kept when done."""

from __future__ import annotations

import json
import os
import signal
from collections import OrderedDict
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
from paradice.web.analysis_course import Course

PATIENCE: Final = 20.0
"""Seconds without anybody asking, after which an analysis is given up."""
KEPT: Final = 64
MOST_WAITING: Final = 16


def judge(ends: Connection, record: str, depth: Depth) -> None:
    """Analyse a record and report how far it is: the work of a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    Thread(target=leave_with, args=(os.getppid(),), daemon=True).start()
    analysis = analyse(
        read_match(record, find_game), depth, lambda done, steps: ends.send((done, steps))
    )
    ends.send(json.dumps(analysis.as_data()))


class Job:
    """One analysis: how far it is, and when somebody last asked for it."""

    def __init__(self) -> None:
        self.asked = monotonic()
        self.done = 0
        self.steps = 1
        self.analysis: Analysis | None = None
        self.failed = False
        self.is_kept = False
        """Whether the store has it."""
        self.courses: Final[dict[str, Course]] = {}
        """The judged game in words, by language."""

    def is_forgotten(self, patience: float) -> bool:
        return monotonic() - self.asked > patience


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
        """Take over what was judged before."""
        job = Job()
        job.analysis, job.is_kept = analysis, True
        with self.lock:
            self.jobs.setdefault(table, job)
            self.drop()

    def drop(self) -> None:
        """Let go of those that were asked for longest ago."""
        done = [name for name, other in self.jobs.items() if other.analysis is not None]
        for name in done[: max(0, len(done) - KEPT)]:
            del self.jobs[name]

    def ask(self, table: str, record: str) -> Job | None:
        """Return the analysis of a finished game, begun if need be; None where too many wait."""
        with self.lock:
            job = self.jobs.get(table)
            if job is not None and not job.failed:
                job.asked = monotonic()
                self.jobs.move_to_end(table)
                return job
            if sum(1 for other in self.jobs.values() if other.analysis is None) >= MOST_WAITING:
                return None
            job = Job()
            self.jobs[table] = job
            self.drop()
        Thread(target=self.work, args=(table, job, record), daemon=True).start()
        return job

    def work(self, table: str, job: Job, record: str) -> None:
        """Wait for the turn, then watch over the process that judges."""
        while not self.turn.acquire(timeout=1.0):
            if self.is_closed or job.is_forgotten(self.patience):
                self.forget(table, job)
                return
        try:
            self.watch(job, record)
        finally:
            self.turn.release()
            if job.analysis is None:
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
                told: Any = ends.recv()
                if isinstance(told, str):
                    job.analysis = from_data(json.loads(told))
                    return
                job.done, job.steps = told
        except (EOFError, OSError):
            return
        finally:
            ends.close()
            process.kill()
            process.join(5)

    def close(self) -> None:
        self.is_closed = True
