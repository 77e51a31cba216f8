"""The Quick and the Undead for PettingZoo."""

from paradice.envs.zoo import Zoo

ZOO = Zoo("undead")
env = ZOO.env
raw_env = ZOO.raw_env
parallel_env = ZOO.parallel_env
