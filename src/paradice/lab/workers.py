"""Workers for a series: this process, several processes, or a cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import perf_counter
from typing import Final, Protocol

from paradice.lab.series import GameResult, Series, play_game

A_PIECE: Final = 0.25
"""Seconds that one chunk of work should take."""

MOST_IN_A_PIECE: Final = 2_000

PATIENCE: Final = 3
"""How often the same chunk may crash a worker."""


class Runner(Protocol):
    """Plays the games of a series: they come back in any order, each once."""

    def carry_out(self, series: Series, numbers: Sequence[int]) -> Iterator[GameResult]: ...


class Alone:
    """This process, one game after the other."""

    def carry_out(self, series: Series, numbers: Sequence[int]) -> Iterator[GameResult]:
        for number in numbers:
            yield play_game(series, number)


class Chunks:
    """Hands out numbers in chunks that grow until one takes a worker long enough."""

    def __init__(self, numbers: Sequence[int], hands: int) -> None:
        self.left: Final = list(reversed(numbers))
        self.hands: Final = hands
        self.size = 1

    def next(self) -> list[int]:
        """Return the next piece; empty when nothing is left."""
        fair = max(1, len(self.left) // (2 * self.hands))
        piece: list[int] = []
        while self.left and len(piece) < min(self.size, fair):
            piece.append(self.left.pop())
        return piece

    def learn(self, games: int, seconds: float) -> None:
        """Note how long a chunk took."""
        wanted = games * A_PIECE / max(seconds, 1e-6)
        self.size = max(1, min(MOST_IN_A_PIECE, 2 * self.size, int(wanted)))

    def give_back(self, piece: Iterable[int]) -> None:
        """Hand out again what was lost."""
        self.left.extend(sorted(piece, reverse=True))


def play_chunk(series: Series, piece: Sequence[int]) -> tuple[list[GameResult], float]:
    """Play a chunk of the series; return the games and the seconds they took."""
    begun = perf_counter()
    games = [play_game(series, number) for number in piece]
    return games, perf_counter() - begun


class Processes:
    """Several processes of this machine. One that dies is replaced, and its work done again."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers

    def carry_out(self, series: Series, numbers: Sequence[int]) -> Iterator[GameResult]:
        chunks = Chunks(numbers, self.workers)
        breaks: dict[int, int] = {}
        while chunks.left:
            pool = ProcessPoolExecutor(
                self.workers, get_context("spawn"), initializer=ignore_interrupts
            )
            owed: dict[Future[tuple[list[GameResult], float]], list[int]] = {}
            try:
                yield from self.drive(pool, series, chunks, owed)
            except BrokenProcessPool:
                for piece in owed.values():
                    breaks[piece[0]] = breaks.get(piece[0], 0) + 1
                    if breaks[piece[0]] >= PATIENCE:
                        raise
                    chunks.give_back(piece)
                chunks.size = 1
            finally:
                dismiss(pool)

    def drive(
        self,
        pool: ProcessPoolExecutor,
        series: Series,
        chunks: Chunks,
        owed: dict[Future[tuple[list[GameResult], float]], list[int]],
    ) -> Iterator[GameResult]:
        """Keep every worker busy; what is owed stays noted until it has come back."""
        while True:
            while len(owed) < 2 * self.workers and (piece := chunks.next()):
                owed[pool.submit(play_chunk, series, piece)] = piece
            if not owed:
                return
            done, _ = wait(owed, return_when=FIRST_COMPLETED)
            for future in done:
                games, seconds = future.result()
                del owed[future]
                chunks.learn(len(games), seconds)
                yield from games


def ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker: its parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def dismiss(pool: ProcessPoolExecutor) -> None:
    """End the workers at once: what they have not sent back is not wanted any more."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def find_runner(workers: int | None) -> Runner:
    """Return a pool of *workers*; by default one for each core."""
    count = len(os.sched_getaffinity(0)) if workers is None else workers
    return Alone() if count <= 1 else Processes(count)


def gather(
    runner: Runner,
    series: Series,
    numbers: Sequence[int],
    notice: Callable[[GameResult], None] | None = None,
) -> tuple[list[GameResult], bool]:
    """Play the games of these numbers; return those finished, in order, and whether all are.

    An interruption (Ctrl-C) ends it; what was finished before is kept.
    """
    finished: dict[int, GameResult] = {}
    whole = False
    try:
        for played in runner.carry_out(series, numbers):
            finished.setdefault(played.number, played)
            if notice is not None:
                notice(played)
        whole = True
    except KeyboardInterrupt:
        pass
    return [finished[number] for number in sorted(finished)], whole
