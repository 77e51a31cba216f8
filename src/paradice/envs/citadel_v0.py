"""Professor Evil and the Citadel of Time for PettingZoo."""

from paradice.envs.zoo import Zoo

ZOO = Zoo("citadel")
env = ZOO.env
raw_env = ZOO.raw_env
parallel_env = ZOO.parallel_env
