"""OpenSpiel: every installed game as a Python game, ``paradice_trekking`` and so on.

Chance is explicit: a move that throws dice or turns cards is followed by a chance node of equal
outcomes, each of which sets the table's random source before the move is carried out. So a search
never sees the dice to come. The first deal is a few such nodes.
"""

from __future__ import annotations

import copyreg
import json
from typing import Any, Final, cast

from paradice.core.game import BadSetup, Game, Option
from paradice.core.observe import LARGEST
from paradice.core.rng import Rng
from paradice.core.table import Table
from paradice.envs.arrays import Window, split
from paradice.envs.setting import MissingExtra, Setting, titles
from paradice.envs.stepper import Branch
from paradice.games import find_game

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise MissingExtra(missing) from missing

CHANCES: Final = 32
"""The equal outcomes of a chance node, unless the game is loaded with another number."""
DEALING: Final = 4
"""The chance nodes that deal a table."""
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


def parameter(option: Option) -> str:
    """Return what OpenSpiel calls an option."""
    return option.key.replace("-", "_")


def usual(option: Option) -> int | str:
    """Return the usual choice: OpenSpiel reads what looks like a number as a number."""
    choice = option.choices[0]
    return int(choice) if choice.isdigit() else choice


def game_type(game: Game[Any], sides: list[int]) -> Any:
    """Return what OpenSpiel must know; where everybody plays alone, ranks sum up to 0."""
    kind = pyspiel.GameType
    utility = kind.Utility.GENERAL_SUM
    if len(sides) > 1 and max(sides) == 0:
        utility = kind.Utility.IDENTICAL
    elif len(sides) > 1 and len(set(sides)) == len(sides):
        utility = kind.Utility.ZERO_SUM
    return kind(
        short_name=f"paradice_{game.id}",
        long_name=f"Paradice: {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": 2,
            "chances": CHANCES,
            **{parameter(option): usual(option) for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):
    """One game with its players and options, as OpenSpiel loads it."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        game = find_game(name)
        options = {
            option.key: str(given[key])
            for option in game.options
            if (key := parameter(option)) in given
        }
        self.setting: Final = Setting(name, int(given.get("players", 2)), options)
        self.chances: Final = int(given.get("chances", CHANCES))
        if self.chances < 2:
            raise BadSetup("chances", str(self.chances), ["2 or more"])
        self.outcomes: Final = [(n, 1.0 / self.chances) for n in range(self.chances)]
        self.single: Final = self.setting.single()
        self.window: Final = Window(self.single)
        kind = game_type(game, self.setting.sides)
        zero_sum = kind.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.moves),
            max_chance_outcomes=self.chances,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=game.longest,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"observers take no parameters; got {params}")
        return SpielObserver(self)


class SpielState(pyspiel.State):
    """A position, or a move that waits for its chance."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.branch = game.setting.branch(DEALING)

    def table(self) -> Table:
        table = self.branch.table
        assert table is not None, "the table is not dealt yet"
        return table

    def current_player(self) -> int:
        return self.branch.player(CHANCE, TERMINAL)

    def is_terminal(self) -> bool:
        return self.branch.player(CHANCE, TERMINAL) == TERMINAL

    def is_chance_node(self) -> bool:
        return self.branch.wants_chance()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.branch.wants_chance():
            return [outcome for outcome, _ in self.chance_outcomes()] if player is None else []
        return self.branch.legal(self.current_player() if player is None else player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.branch.legal(player)

    def _apply_action(self, action: int) -> None:
        self.branch.apply(action)

    def returns(self) -> list[float]:
        game = self.get_game()
        outcome = self.branch.table.outcome() if self.branch.table is not None else None
        if outcome is None:
            return [0.0] * game.num_players()
        pays: list[float] = game.setting.payoffs(outcome)
        return pays

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a position that *player* cannot tell from this one."""
        twin: SpielState = self.clone()
        branch = twin.branch
        branch.stir(int(sampler() * (1 << 31)))
        branch.table = self.table().imagine(player, branch.luck.clone())
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        return repr(self.get_game().setting.moves[action])

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a seat sees now; what it saw before and no longer sees is left out."""
        return self.seen(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def seen(self, player: int) -> str:
        if self.branch.table is None:
            return "dealing"
        view = self.get_game().setting.game.view(self.branch.table, player)
        return json.dumps(view, sort_keys=True, separators=(",", ":"))

    def __str__(self) -> str:
        if self.branch.table is None:
            return f"dealing {self.branch.dealing}"
        data = self.get_game().setting.game.write(self.branch.table)
        waiting = int(self.branch.waiting)
        return json.dumps({**data, "waiting": waiting}, separators=(",", ":"))


def reduce_branch(branch: Branch) -> Any:
    """Return how a branch is sent: OpenSpiel pickles what a state holds."""
    setting: Setting = cast(Any, branch.deal).__self__
    table = None if branch.table is None else setting.game.write(branch.table)
    told = (int(branch.dealing), branch.luck.write(), int(branch.waiting), table)
    return read_branch, (setting.game.id, setting.seats, setting.options, *told)


def read_branch(
    game: str,
    seats: int,
    options: dict[str, str],
    dealing: int,
    luck: list[int],
    waiting: int,
    table: dict[str, Any] | None,
) -> Branch:
    branch = Setting(game, seats, options).branch(dealing)
    branch.luck = Rng(*luck)
    branch.waiting = waiting
    branch.table = None if table is None else find_game(game).read(table)
    return branch


copyreg.pickle(Branch, reduce_branch)


class SpielObserver:
    """What a seat sees, as a tensor from 0 to 1, and as the text of its view."""

    def __init__(self, game: SpielGame) -> None:
        self.game: Final = game
        self.tensor: Final[Any] = np.zeros(game.setting.size, np.float32)
        self.dict: Final = split(game.setting.layout, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        table = state.branch.table
        if table is None:
            self.tensor.fill(0.0)
            return
        single = self.game.single
        single.observer.write(table, player, single.numbers, 0)
        np.divide(self.game.window.numbers, float(LARGEST), out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.seen(player)


def register() -> None:
    """Make the games known to OpenSpiel."""
    for name in titles():

        class Titled(SpielGame):
            def __init__(self, params: dict[str, Any] | None = None, name: str = name) -> None:
                super().__init__(name, params)

        usual = find_game(name).sides(2, find_game(name).complete(2, {}))
        pyspiel.register_game(game_type(find_game(name), usual), Titled)


register()
