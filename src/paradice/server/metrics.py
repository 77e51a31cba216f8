"""The metrics of a running server for Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from paradice import __version__
from paradice.server.connections import Sockets
from paradice.server.lobby import Lobby
from paradice.server.meters import BUCKETS, FAULT_LOG


class ServerCollector(Collector):
    """Reads the counters on each request."""

    def __init__(self, lobby: Lobby, sockets: Sockets) -> None:
        self.lobby: Final = lobby
        self.sockets: Final = sockets

    def collect(self) -> Iterator[Metric]:
        lobby, meters = self.lobby, self.lobby.meters
        yield gauge("paradice_info", "Always 1; the version.", "version", {__version__: 1})
        yield CounterMetricFamily("paradice_moves", "Moves stored.", meters.moves)
        answers = HistogramMetricFamily(
            "paradice_answer_seconds", "From a command on a socket until it is carried out."
        )
        sums = list(accumulate(meters.answers))
        bounds = [*[str(bound) for bound in BUCKETS], "+Inf"]
        answers.add_metric([], list(zip(bounds, sums, strict=True)), meters.seconds)
        yield answers
        states = Counter(room.row.state for room in list(lobby.rooms.values()))
        yield gauge("paradice_tables", "Tables in memory.", "state", states)
        kinds = Counter("seated" if one.seated else "guest" for one in list(self.sockets.open))
        yield gauge("paradice_sockets", "Open sockets.", "kind", kinds)
        turns = lobby.bots.turns
        workers = {"free": turns.free, "thinking": turns.count - turns.free}
        yield gauge("paradice_bot_workers", "Processes in which bots think.", "state", workers)
        waiting = {"people": len(turns.waiting), "bots": len(turns.patient)}
        about = "Bots that wait for a worker, by who waits for them."
        yield gauge("paradice_bots_waiting", about, "table", waiting)
        faults = CounterMetricFamily("paradice_faults", "Lines of the log.", labels=["level"])
        for level, count in FAULT_LOG.counts.items():
            faults.add_metric([level], count)
        yield faults


def gauge(name: str, about: str, label: str, values: Mapping[str, float]) -> GaugeMetricFamily:
    family = GaugeMetricFamily(name, about, labels=[label])
    for key, value in values.items():
        family.add_metric([key], value)
    return family


def make_registry(lobby: Lobby, sockets: Sockets) -> CollectorRegistry:
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    registry.register(ServerCollector(lobby, sockets))
    return registry
