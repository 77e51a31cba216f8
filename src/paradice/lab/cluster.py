"""Workers on a Ray cluster: every game is determined by its number, none is lost or doubled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from paradice.lab.series import GameResult, Series
from paradice.lab.workers import PATIENCE, Chunks, play_chunk


class NoCluster(ValueError):
    """A cluster that cannot be reached: what is missing."""


def load_ray() -> Any:
    try:
        import ray
    except ImportError:
        raise NoCluster("ray: it is not installed (pip install 'paradice[cluster]')") from None
    return ray


class Cluster:
    """Workers on the machines of a Ray cluster; the work of a lost one is done by another."""

    def __init__(self, address: str) -> None:
        self.ray: Final = load_ray()
        try:
            if not self.ray.is_initialized():
                self.ray.init(address=address, logging_level="ERROR", log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoCluster(f"ray: no cluster at {address!r}: {error}") from error

    def hands(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def carry_out(self, series: Series, numbers: Sequence[int]) -> Iterator[GameResult]:
        ray = self.ray
        chunks = Chunks(numbers, self.hands())
        remote = ray.remote(max_retries=0)(play_chunk)
        owed: dict[Any, list[int]] = {}
        breaks: dict[int, int] = {}
        finished: set[int] = set()
        try:
            while True:
                while len(owed) < 2 * self.hands() and (piece := chunks.next()):
                    owed[remote.remote(series, piece)] = piece
                if not owed:
                    return
                done, _ = ray.wait(list(owed), num_returns=1)
                piece = owed.pop(done[0])
                try:
                    games, seconds = ray.get(done[0])
                except (
                    ray.exceptions.WorkerCrashedError,
                    ray.exceptions.NodeDiedError,
                    ray.exceptions.ObjectLostError,
                    ray.exceptions.OutOfMemoryError,
                    ray.exceptions.RaySystemError,
                ):
                    breaks[piece[0]] = breaks.get(piece[0], 0) + 1
                    if breaks[piece[0]] >= PATIENCE:
                        raise
                    chunks.give_back(piece)
                    continue
                chunks.learn(len(games), seconds)
                for played in games:
                    if played.number not in finished:
                        finished.add(played.number)
                        yield played
        finally:
            for reference in owed:
                ray.cancel(reference, force=True)
