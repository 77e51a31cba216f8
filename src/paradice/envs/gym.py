"""Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, ClassVar, Final

from paradice.bots.levels import find_bot
from paradice.core.rng import seeded
from paradice.envs.arrays import Window
from paradice.envs.render import draw
from paradice.envs.setting import GameIsOver, IllegalAction, MissingExtra, Setting, titles
from paradice.envs.spaces import Actions, observation_space

try:
    import gymnasium
    import numpy as np
except ImportError as missing:
    raise MissingExtra(missing) from missing

RANDOM: Final = -1
"""As the seat of the learner: another one in every game."""
LOST: Final = -1.0


class SeatEnv(gymnasium.Env):
    """One seat of a game; bots of a level play the others, as rivals or as company.

    The reward comes with the end. A move that may not be played loses the game there and then, and
    ``info["forbidden"]`` says why; a strict table raises IllegalAction instead.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        level: str = "novice",
        seat: int = RANDOM,
        options: Mapping[str, str] | None = None,
        rewards: str = "rank",
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        setting = Setting(game, seats, options, rewards)
        if seat != RANDOM and not 0 <= seat < seats:
            raise ValueError(f"seat {seat} is not possible; choose 0 to {seats - 1}, or {RANDOM}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode {render_mode!r} is not possible; choose human, ansi")
        self.setting: Final = setting
        self.layout: Final = setting.layout
        self.bot: Final = find_bot(level, setting.game, seats, setting.options)
        self.usual_seat: Final = seat
        self.strict: Final = strict
        self.render_mode = render_mode
        self.single: Final = setting.single()
        self.window: Final = Window(self.single)
        self.observation_space = observation_space(setting.size, len(setting.moves))
        self.action_space = Actions(len(setting.moves), lambda: self.window.mask)
        self.seat = max(seat, 0)
        self.luck = seeded(0)
        self.over = True

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal anew, and let the bots play up to the first own decision."""
        super().reset(seed=seed)
        table_seed, bot_seed, place = (int(n) for n in self.np_random.integers(1 << 62, size=3))
        self.seat = place % self.setting.seats if self.usual_seat == RANDOM else self.usual_seat
        self.luck = seeded(bot_seed)
        self.single.start(self.setting.start(table_seed))
        self.over = False
        self.play_on()
        return self.shown()

    def play_on(self) -> None:
        """Let the bots decide until the learner's seat is asked, or the game is over."""
        table = self.single.table
        while seats := table.deciders():
            if self.seat in seats:
                break
            table.play(seats[0], self.bot.choose(table, seats[0], self.luck))
        self.single.show(self.seat)

    def shown(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = self.window.mask.copy()
        observation = {"observation": self.window.numbers.copy(), "action_mask": mask}
        info: dict[str, Any] = {"action_mask": mask.copy(), "seat": int(self.seat)}
        outcome = self.single.table.outcome()
        if outcome is not None:
            info["outcome"] = repr(outcome)
        return observation, info

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.over:
            raise GameIsOver(f"seat {self.seat}", "reset() deals the next one")
        table = self.single.table
        error = self.why_not(action)
        if error is not None:
            if self.strict or error.move is None:
                raise error
            self.over = True
            observation, info = self.shown()
            info["forbidden"] = str(error)
            return observation, LOST, True, False, info
        table.play(self.seat, self.setting.moves[action])
        self.play_on()
        outcome = table.outcome()
        self.over = outcome is not None
        reward = 0.0 if outcome is None else self.setting.payoffs(outcome)[self.seat]
        observation, info = self.shown()
        return observation, reward, self.over, False, info

    def why_not(self, action: Any) -> IllegalAction | None:
        try:
            number = index(action)
        except TypeError:
            number = -1
        if 0 <= number < len(self.setting.moves) and self.window.mask[number]:
            return None
        return self.setting.refusal(self.single.table, self.seat, action)

    def action_masks(self) -> Any:
        """Return which actions are legal, as some libraries ask for it."""
        return self.window.mask.astype(np.bool_)

    def render(self) -> str | None:
        return draw(self.setting, self.single.table, self.render_mode)


def register() -> None:
    """Make the games known to Gymnasium: ``paradice/Trekking-v0`` and the others."""
    for game in titles():
        name = f"paradice/{game.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="paradice.envs.gym:SeatEnv", kwargs={"game": game})


register()
