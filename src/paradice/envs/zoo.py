"""PettingZoo: one seat after another, or all seats in every cycle."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import partial
from operator import index
from random import Random
from typing import Any, ClassVar, Final

from paradice.core.events import EVERYONE
from paradice.envs.arrays import Window
from paradice.envs.render import draw
from paradice.envs.setting import GameIsOver, MissingExtra, Setting
from paradice.envs.spaces import Actions, observation_space

try:
    import numpy as np
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec
except ImportError as missing:
    raise MissingExtra(missing) from missing

RENDER_MODES: Final = ("human", "ansi")


class Seeds:
    """The seeds of one game after another: the first as it was given, the next drawn from it."""

    def __init__(self) -> None:
        self.source = Random(secrets.randbits(128))

    def next(self, given: int | None) -> int:
        if given is None:
            return self.source.getrandbits(128)
        self.source = Random(given)
        return given


class TurnEnv(AECEnv):
    """A game as PettingZoo's agent-environment cycle: whoever is asked steps.

    Where several seats decide at the same time they are asked one after another, lowest first, and
    none sees what another chose. A move that may not be played raises IllegalAction.
    """

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting: Final = setting
        self.metadata = metadata(setting)
        self.render_mode = check_render_mode(render_mode)
        self.layout: Final = setting.layout
        self.seeds: Final = Seeds()
        self.single: Final = setting.single()
        self.window: Final = Window(self.single)
        self.nothing: Final[Any] = np.zeros(len(setting.moves), np.int8)
        self.nothing.flags.writeable = False
        self.possible_agents = list(setting.names)
        self.seat_of: Final = {name: seat for seat, name in enumerate(setting.names)}
        self.observation_spaces = {
            name: observation_space(setting.size, len(setting.moves)) for name in setting.names
        }
        self.action_spaces = {
            name: Actions(len(setting.moves), partial(self.mask_of, name)) for name in setting.names
        }
        self.idle: Final = {"action_mask": self.nothing}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal anew; a seed deals the same table as everywhere else."""
        self.single.start(self.setting.start(self.seeds.next(seed)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = dict.fromkeys(self.agents, self.idle)
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self.ask()

    def ask(self) -> None:
        """Turn to the seat that is asked next."""
        infos = self.infos
        infos[self.agent_selection] = self.idle
        self.agent_selection = agent = self.possible_agents[self.single.mover]
        infos[agent] = {"action_mask": self.window.mask.copy()}

    def mask_of(self, agent: str) -> Any:
        return self.infos[agent]["action_mask"] if agent in self.agents else self.nothing

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a seat sees; its mask is all 0 where it is not asked."""
        single = self.single
        seat = self.seat_of[agent]
        if seat == single.mover:
            return {
                "observation": self.window.numbers.copy(),
                "action_mask": self.infos[agent]["action_mask"],
            }
        single.show(seat)
        numbers = self.window.numbers.copy()
        single.show(single.mover)
        return {"observation": numbers, "action_mask": self.nothing.copy()}

    def step(self, action: Any) -> None:
        single = self.single
        if single.mover < 0:
            self.leave(action)
            return
        try:
            legal = single.step(index(action))
        except TypeError:
            legal = False
        if not legal:
            raise self.setting.refusal(single.table, int(single.mover), action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if single.mover >= 0:
            self.ask()
        else:
            self.finish()

    def finish(self) -> None:
        outcome = self.single.table.outcome()
        assert outcome is not None
        for agent, pay in zip(self.agents, self.setting.payoffs(outcome)):
            self.rewards[agent] = pay
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": self.nothing, "outcome": repr(outcome)}
        self._accumulate_rewards()
        self._deads_step_first()

    def leave(self, action: Any) -> None:
        """After the end each seat leaves with ``step(None)``."""
        if not self.agents:
            raise GameIsOver("all seats", "reset() deals the next one")
        if action is not None:
            raise GameIsOver(self.agent_selection, "step(None) leaves the table")
        self._was_dead_step(action)

    def state(self) -> Any:
        """Return what a spectator sees."""
        self.single.show(EVERYONE)
        numbers = self.window.numbers.copy()
        self.single.show(self.single.mover)
        return numbers

    def render(self) -> str | None:
        return draw(self.setting, self.single.table, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class CycleEnv(ParallelEnv):
    """A game in cycles: every seat gives an action each time, and waits where it is not asked.

    To wait is the last action. All seats that decide at the same time do so in one cycle; where
    one answer is enough, the lowest seat's counts. With ``max_cycles`` a game is cut short.
    """

    def __init__(
        self, setting: Setting, max_cycles: int | None = None, render_mode: str | None = None
    ) -> None:
        self.setting: Final = setting
        self.metadata = metadata(setting)
        self.render_mode = check_render_mode(render_mode)
        self.layout: Final = setting.layout
        self.max_cycles = max_cycles
        self.cycle = 0
        self.seeds: Final = Seeds()
        self.single: Final = setting.single()
        self.window: Final = Window(self.single)
        self.wait: Final = len(setting.moves)
        self.possible_agents = list(setting.names)
        self.observation_spaces = {
            name: observation_space(setting.size, self.wait + 1) for name in setting.names
        }
        self.masks: Final = {name: np.zeros(self.wait + 1, np.int8) for name in setting.names}
        self.action_spaces = {
            name: Actions(self.wait + 1, partial(self.masks.__getitem__, name))
            for name in setting.names
        }
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal anew; a seed deals the same table as everywhere else."""
        self.cycle = 0
        self.single.start(self.setting.start(self.seeds.next(seed)))
        self.agents = self.possible_agents[:]
        return self.shown()

    def shown(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what each seat sees, and its mask once more."""
        observations = {}
        infos = {}
        for seat, agent in enumerate(self.possible_agents):
            self.single.show(seat)
            mask = np.zeros(self.wait + 1, np.int8)
            mask[:-1] = self.window.mask
            mask[-1] = not self.single.legal
            observations[agent] = {
                "observation": self.window.numbers.copy(),
                "action_mask": mask,
            }
            infos[agent] = {"action_mask": mask}
            self.masks[agent] = mask
        return observations, infos

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        if not self.agents:
            raise GameIsOver("all seats", "reset() deals the next one")
        table = self.single.table
        asked = list(table.deciders())
        chosen = self.check(actions, asked)
        for seat in asked:
            move = self.setting.moves[chosen[seat]]
            if table.why_not(seat, move) is None:
                table.play(seat, move)
        self.cycle += 1
        outcome = table.outcome()
        pays = [0.0] * self.setting.seats if outcome is None else self.setting.payoffs(outcome)
        cut = outcome is None and self.cycle == self.max_cycles
        observations, infos = self.shown()
        names = self.agents
        if outcome is not None or cut:
            self.agents = []
        return (
            observations,
            dict(zip(names, pays)),
            dict.fromkeys(names, outcome is not None),
            dict.fromkeys(names, cut),
            infos,
        )

    def check(self, actions: Mapping[str, Any], asked: list[int]) -> list[int]:
        """Return the action of each seat; all must be legal before any is played."""
        chosen = []
        table = self.single.table
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise ValueError(f"{agent} has no action; who is not asked waits ({self.wait})")
            action = actions[agent]
            if seat not in asked and action == self.wait:
                chosen.append(self.wait)
                continue
            try:
                number = index(action)
            except TypeError:
                number = -1
            known = 0 <= number < self.wait
            if not known or table.why_not(seat, self.setting.moves[number]) is not None:
                raise self.setting.refusal(table, seat, action)
            chosen.append(number)
        return chosen

    def state(self) -> Any:
        """Return what a spectator sees."""
        self.single.show(EVERYONE)
        return self.window.numbers.copy()

    def render(self) -> str | None:
        return draw(self.setting, self.single.table, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def metadata(setting: Setting) -> dict[str, Any]:
    return {
        "name": f"{setting.game.id}_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": True,
    }


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode {mode!r} is not possible; choose {', '.join(RENDER_MODES)}")
    return mode


class Zoo:
    """What PettingZoo expects of the module of one game: ``env``, ``raw_env``, ``parallel_env``."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES)}

    def __init__(self, game: str) -> None:
        self.game: Final = game

    def raw_env(
        self,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        rewards: str = "rank",
        render_mode: str | None = None,
    ) -> TurnEnv:
        """Return a table where seats step one after another."""
        return TurnEnv(Setting(self.game, seats, options, rewards), render_mode)

    def env(self, max_cycles: int | None = None, **setting: Any) -> Any:
        """Return a table for agents; with *max_cycles* all seats are asked in every cycle."""
        if max_cycles is None:
            return self.raw_env(**setting)
        return parallel_to_aec(self.parallel_env(max_cycles, **setting))

    def parallel_env(
        self,
        max_cycles: int | None = None,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        rewards: str = "rank",
        render_mode: str | None = None,
    ) -> CycleEnv:
        """Return a table where all seats step in every cycle."""
        return CycleEnv(Setting(self.game, seats, options, rewards), max_cycles, render_mode)
