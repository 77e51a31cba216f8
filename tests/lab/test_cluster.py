"""The same games on a Ray cluster, none lost and none doubled when a machine is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from paradice.lab.cluster import Cluster, NoCluster, load_ray
from paradice.lab.commands import sim
from paradice.lab.series import make_series
from paradice.lab.workers import Alone, gather

SERIES = make_series("trekking", ["random", "novice"], seed=9, keep_moves=True)


def test_where_ray_is_missing_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(NoCluster, match=r"paradice\[cluster\]"):
        load_ray()
    result = CliRunner().invoke(sim, ["trekking", "--ray", "auto"])
    assert result.exit_code == 2
    assert "paradice[cluster]" in result.output


@pytest.fixture(scope="module")
def machines() -> Iterator[Any]:
    """Two nodes of one core each, on this machine."""
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster as Machines

    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    nodes = Machines(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "object_store_memory": 80_000_000},
    )
    nodes.add_node(num_cpus=1, object_store_memory=80_000_000)
    yield nodes
    load_ray().shutdown()
    nodes.shutdown()


def test_a_cluster_plays_the_games_that_one_process_plays(machines: Any) -> None:
    together, whole = gather(Cluster(machines.address), SERIES, range(8))
    alone, _ = gather(Alone(), SERIES, range(8))
    assert whole
    assert together == alone


def test_the_command_takes_the_address_of_a_cluster(machines: Any, tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    words = ["trekking", "--games", "4", "--ray", machines.address, "--out", str(out)]
    result = CliRunner().invoke(sim, words)
    assert result.exit_code == 0, result.output
    assert len(out.read_text().splitlines()) == 5


def test_a_node_lost_in_the_middle_loses_no_game_and_doubles_none(machines: Any) -> None:
    lost = machines.add_node(num_cpus=1, object_store_memory=80_000_000)
    machines.wait_for_nodes()
    numbers: list[int] = []
    for played in Cluster(machines.address).carry_out(SERIES, range(60)):
        numbers.append(played.number)
        if lost is not None and len(numbers) >= 5:
            machines.remove_node(lost, allow_graceful=False)
            lost = None
    assert lost is None
    assert sorted(numbers) == list(range(60))
