"""OpenSpiel's face: every game of the house as a Python game, ``paradice_trekking`` and so on.

Chance is explicit: a move that throws dice or turns cards is followed by a chance node of equal
outcomes, each of which sets the table's random source before the move is carried out. So a search
never sees the dice to come. The first deal is a few such nodes.
"""

from __future__ import annotations

import json
from typing import Any, Final

from paradice.core.contract import Table
from paradice.core.game import BadSetup, Game
from paradice.core.observe import LARGEST
from paradice.core.rng import seeded
from paradice.envs.arrays import Window, split
from paradice.envs.setting import MissingExtra, Setting, titles
from paradice.games import find_game

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise MissingExtra(missing) from missing

CHANCES: Final = 32
"""So many equal outcomes has a chance node, unless the game is loaded with another number."""
DEALING: Final = 4
"""So many chance nodes deal a table."""
MASK: Final = (1 << 128) - 1
STIR: Final = 0x9E3779B97F4A7C15F39CC0605CEDC835


class Held:
    """A table in a state: OpenSpiel copies states deeply and pickles them, a table is cloned."""

    __slots__ = ("game", "table")

    def __init__(self, game: str, table: Table) -> None:
        self.game = game
        self.table = table

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.game, self.table.clone())

    def __reduce__(self) -> Any:
        return read_held, (self.game, find_game(self.game).write(self.table))


def read_held(game: str, data: dict[str, Any]) -> Held:
    return Held(game, find_game(game).read(data))


def game_type(game: Game[Any], sides: list[int]) -> Any:
    """Return what OpenSpiel must know; where everybody plays alone, ranks sum up to nought."""
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
            **{option.key.replace("-", "_"): option.choices[0] for option in game.options},
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
            if (key := option.key.replace("-", "_")) in given
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
        self.held: Held | None = None
        self.dealt = 0
        """How many chance nodes of the deal are behind."""
        self.chain = 0
        """All chances so far, stirred."""
        self.waiting = -1
        """The action that waits for its chance."""

    def table(self) -> Table:
        assert self.held is not None, "the table is not dealt yet"
        return self.held.table

    def current_player(self) -> int:
        if self.held is None or self.waiting >= 0:
            return CHANCE
        seats = self.held.table.deciders()
        return seats[0] if seats else TERMINAL

    def is_terminal(self) -> bool:
        return self.held is not None and self.held.table.result is not None

    def is_chance_node(self) -> bool:
        return self.held is None or self.waiting >= 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        table = self.table()
        if player not in table.deciders():
            return []
        return sorted([move.index for move in table.moves(player)])

    def _apply_action(self, action: int) -> None:
        setting: Setting = self.get_game().setting
        if self.held is None:
            self.stir(action)
            self.dealt += 1
            if self.dealt == DEALING:
                self.held = Held(setting.game.id, setting.start(self.chain))
            return
        table = self.held.table
        seat = table.deciders()[0]
        if self.waiting >= 0:
            self.stir(action)
            table.rng = seeded(self.chain)
            move = setting.moves[self.waiting]
            self.waiting = -1
            table.play(seat, move)
            return
        tried = table.clone()
        tried.play(seat, setting.moves[action])
        if tried.rng.d == table.rng.d:
            self.held.table = tried
        else:
            self.waiting = action

    def stir(self, outcome: int) -> None:
        """Mix a chance into those before it, so that equal draws from unequal pasts differ."""
        chain = ((self.chain ^ (outcome + 1)) * STIR) & MASK
        self.chain = chain ^ (chain >> 67)

    def returns(self) -> list[float]:
        game = self.get_game()
        outcome = self.held.table.outcome() if self.held is not None else None
        if outcome is None:
            return [0.0] * game.num_players()
        pays: list[float] = game.setting.payoffs(outcome)
        return pays

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a position that *player* cannot tell from this one."""
        luck = int(sampler() * (1 << 53))
        twin: SpielState = self.clone()
        assert self.held is not None
        for part in (luck & 0xFFFFFF, luck >> 24):
            twin.stir(part)
        twin.held = Held(self.held.game, self.held.table.imagine(player, seeded(twin.chain)))
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        return repr(self.get_game().setting.moves[action])

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a seat sees now; what it saw before and no longer sees is not told."""
        seat = self.current_player() if player is None else player
        return seen(self, seat)

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def __str__(self) -> str:
        if self.held is None:
            return f"dealing {self.dealt} of {DEALING}"
        data = find_game(self.held.game).write(self.held.table)
        return json.dumps({**data, "waiting": self.waiting}, separators=(",", ":"))


def seen(state: SpielState, seat: int) -> str:
    if state.held is None:
        return "dealing"
    view = find_game(state.held.game).view(state.held.table, seat)
    return json.dumps(view, sort_keys=True, separators=(",", ":"))


class SpielObserver:
    """What a seat sees, as a tensor from 0 to 1, and as the text of its view."""

    def __init__(self, game: SpielGame) -> None:
        self.game: Final = game
        self.tensor: Final[Any] = np.zeros(game.setting.size, np.float32)
        self.dict: Final = split(game.setting.layout, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if state.held is None:
            self.tensor.fill(0.0)
            return
        single = self.game.single
        single.observer.write(state.held.table, player, single.numbers, 0)
        np.divide(self.game.window.numbers, float(LARGEST), out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        return seen(state, player)


CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


def register() -> None:
    """Make the games known to OpenSpiel."""
    for name in titles():

        class Titled(SpielGame):
            def __init__(self, params: dict[str, Any] | None = None, name: str = name) -> None:
                super().__init__(name, params)

        usual = find_game(name).sides(2, find_game(name).complete(2, {}))
        pyspiel.register_game(game_type(find_game(name), usual), Titled)


register()
