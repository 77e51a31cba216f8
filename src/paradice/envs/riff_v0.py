"""Riff in Time for PettingZoo."""

from paradice.envs.zoo import Zoo

ZOO = Zoo("riff")
env = ZOO.env
raw_env = ZOO.raw_env
parallel_env = ZOO.parallel_env
