"""The set-up that all environments share: game, seats, options, rewards."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, Final

from paradice.core.game import BadSetup, Game, open_name
from paradice.core.moves import Move, Rule
from paradice.core.observe import Layout, Observer
from paradice.core.rng import Rng
from paradice.core.table import Outcome, Table
from paradice.envs.stepper import Branch, Single, Stepper, payoffs
from paradice.games import find_game, game_names
from paradice.i18n.words import words

REWARDS: Final = ("rank", "score")
"""By rank from -1 to 1, shared by those who play together; or the final score as it is."""


class IllegalAction(ValueError):
    """An action that may not be played now: which move it is, and the rule that forbids it."""

    def __init__(
        self, seat: int, action: int, move: Move | None, rule: Rule | None, why: str
    ) -> None:
        told = f"{action} ({move!r})" if move is not None else str(action)
        super().__init__(f"seat {seat} may not play action {told}: {why}")
        self.seat: Final = seat
        self.action: Final = action
        self.move: Final = move
        self.rule: Final = rule


class NoObserver(ValueError):
    """A game that can be played, but not observed as numbers."""


class GameIsOver(ValueError):
    """A step after the end."""

    def __init__(self, who: str, how: str) -> None:
        super().__init__(f"{who}: the game is over; {how}")


class MissingExtra(ImportError):
    """A package that an environment needs, and that is not installed."""

    def __init__(self, missing: ImportError) -> None:
        super().__init__(
            f"{missing.name} is not installed; pip install 'paradice[research]' brings it"
        )


def titles() -> list[str]:
    """Return the games that can be observed as numbers."""
    return [name for name in game_names() if find_game(name).observer]


def find_observer(game: str) -> Observer:
    """Return what writes the observations of a game."""
    name = find_game(game).observer
    if not name:
        raise NoObserver(f"{game} has no observer: programs cannot see its tables as numbers")
    return open_name(name, Observer)


class Setting:
    """A game, its seats and options, and how the end is rewarded."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        rewards: str = "rank",
    ) -> None:
        self.game: Final[Game[Any]] = find_game(game)
        self.seats: Final = seats
        self.options: Final = self.game.complete(seats, options or {})
        if rewards not in REWARDS:
            raise BadSetup("rewards", rewards, REWARDS)
        self.rewards: Final = rewards
        self.dealer: Final = self.game.dealer(seats, self.options)
        self.sides: Final = self.game.sides(seats, self.options)
        self.observer: Final = find_observer(game)
        self.layout: Final[Layout] = self.observer.layout(seats)
        self.size: Final = int(self.layout.size())
        self.moves: Final = self.game.catalogue.moves
        self.names: Final = [f"seat_{seat}" for seat in range(seats)]

    def deal(self, rng: Rng) -> Table:
        """Return a new table, run up to its first decision."""
        table: Table = self.dealer(rng)
        table.settle()
        return table

    def start(self, seed: int) -> Table:
        table: Table = self.game.start(self.seats, self.options, seed)
        return table

    def single(self, table: Table | None = None) -> Single:
        return Single(self.moves, self.observer, table or self.game.blank(self.seats))

    def stepper(self, count: int) -> Stepper:
        by_score = self.rewards == "score"
        return Stepper(self.dealer, self.moves, self.observer, count, self.sides, by_score)

    def branch(self, dealing: int) -> Branch:
        return Branch(self.deal, self.moves, dealing)

    def payoffs(self, outcome: Outcome) -> list[float]:
        return payoffs(outcome, self.sides, self.rewards == "score")

    def refusal(self, table: Table, seat: int, action: Any) -> IllegalAction:
        """Return why *action* may not be played, as an error to raise."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < len(self.moves):
            why = f"actions are whole numbers from 0 to {len(self.moves) - 1}"
            return IllegalAction(seat, action, None, None, why)
        move = self.moves[number]
        rule = table.why_not(seat, move)
        why = f"{rule}: {self.sentence(rule)}" if rule is not None else "it is not asked for now"
        return IllegalAction(seat, number, move, rule, why)

    def sentence(self, rule: Rule) -> str:
        return words("en", self.game.id)(f"rule-{rule.key}")
