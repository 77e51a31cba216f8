"""A game over standard input and output, line by line, for programs in any language.

The engine is the referee: it holds the table, refuses what is not legal, shows each seat what it
may see, and plays any seat by one of our bots when asked to.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from paradice import __version__
from paradice.bots.levels import BOTS, find_bot
from paradice.core.events import EVERYONE
from paradice.core.game import Game
from paradice.core.match import Match, new_match
from paradice.core.moves import Move
from paradice.core.observe import LANES
from paradice.core.record import is_number
from paradice.core.rng import seeded
from paradice.core.table import Table
from paradice.envs.setting import find_observer
from paradice.i18n.words import words

LEVEL: Final = "novice"


class Refused(ValueError):
    """A line that cannot be answered, in one sentence."""


class Engine:
    """One table of one game; a line in, some lines out."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self.match: Match | None = None
        self.commands: Final[dict[str, Callable[[list[str]], list[str]]]] = {
            "hello": self.hello,
            "new": self.new,
            "who": self.who,
            "moves": self.moves,
            "play": self.play,
            "why": self.why,
            "go": self.go,
            "view": self.view,
            "layout": self.layout,
            "observe": self.observe,
            "result": self.result,
            "record": self.tell_record,
        }

    def answer(self, line: str) -> list[str]:
        """Return the answer to a line: what was asked for, then ``ok``; or ``no`` and why."""
        name, *rest = line.split()
        try:
            if name not in self.commands:
                known = ", ".join([*self.commands, "quit"])
                raise Refused(f"there is no command {name!r}; choose {known}")
            return [*self.commands[name](rest), "ok"]
        except ValueError as error:
            return [f"no {error}"]

    def talk(self, lines: Iterable[str]) -> Iterator[str]:
        """Answer line after line up to ``quit``; what is empty or begins with # is passed over."""
        for line in lines:
            text = line.strip()
            if text == "quit":
                break
            if text and not text.startswith("#"):
                yield from self.answer(text)

    # Words of a line

    def open_match(self) -> Match:
        if self.match is None:
            raise Refused("there is no table yet; new SEATS deals one")
        return self.match

    def open_table(self) -> Table:
        return self.open_match().table

    def seat(self, rest: list[str], spectator: bool = False) -> int:
        table = self.open_table()
        first = EVERYONE if spectator else 0
        if rest and is_number(rest[0].removeprefix("-")) and first <= int(rest[0]) < table.seats:
            return int(rest[0])
        told = rest[0] if rest else "none"
        raise Refused(f"seat {told} is not possible; choose {first} to {table.seats - 1}")

    def move(self, rest: list[str]) -> Move:
        """Read a move by its text or by its number."""
        text = " ".join(rest)
        moves = self.game.catalogue.moves
        if is_number(text) and int(text) < len(moves):
            return moves[int(text)]
        try:
            return self.game.catalogue.find(text)
        except KeyError:
            raise Refused(f"the game has no move {text!r}") from None

    def refusal(self, seat: int, move: Move) -> str | None:
        rule = self.open_table().why_not(seat, move)
        if rule is None:
            return None
        return f"{rule.key} {words('en', self.game.id)(f'rule-{rule.key}')}"

    # Commands

    def hello(self, rest: list[str]) -> list[str]:
        game = self.game
        lines = [
            f"paradice {__version__}",
            f"game {game.id} {game.version}",
            f"seats {game.fewest} {game.most}",
            f"actions {len(game.catalogue.moves)}",
        ]
        lines += [f"option {option.key} {' '.join(option.choices)}" for option in game.options]
        return [*lines, f"bots {' '.join(BOTS)}"]

    def new(self, rest: list[str]) -> list[str]:
        """``new SEATS [SEED] [KEY=CHOICE]…``: deal a table."""
        numbers = [word for word in rest if is_number(word)]
        pairs = [word.partition("=") for word in rest if "=" in word]
        if not numbers or len(numbers) > 2 or len(numbers) + len(pairs) < len(rest):
            raise Refused("say new SEATS [SEED] [KEY=CHOICE]…")
        seats = int(numbers[0])
        seed = int(numbers[1]) if len(numbers) > 1 else None
        if seed is not None and seed >= 1 << 128:
            raise Refused("a seed has at most 128 bits")
        options = {key: choice for key, _, choice in pairs}
        self.match = new_match(self.game, seats, options, seed, tell=False)
        return []

    def who(self, rest: list[str]) -> list[str]:
        return [" ".join(["who", *map(str, self.open_table().deciders())])]

    def moves(self, rest: list[str]) -> list[str]:
        seat = self.seat(rest)
        table = self.open_table()
        if seat not in table.deciders():
            return []
        return [f"move {move.index} {move!r}" for move in table.moves(seat)]

    def play(self, rest: list[str]) -> list[str]:
        """``play SEAT MOVE``, the move as its text or its number."""
        seat = self.seat(rest)
        self.carry_out(seat, self.move(rest[1:]))
        return []

    def carry_out(self, seat: int, move: Move) -> None:
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        self.open_match().play(seat, move)

    def why(self, rest: list[str]) -> list[str]:
        """``why SEAT MOVE``: the rule that forbids a move, if one does."""
        seat = self.seat(rest)
        refusal = self.refusal(seat, self.move(rest[1:]))
        return [] if refusal is None else [f"rule {refusal}"]

    def go(self, rest: list[str]) -> list[str]:
        """``go SEAT [BOT]``: let one of our bots decide; the same record, the same move."""
        seat = self.seat(rest)
        match = self.open_match()
        if seat not in match.table.deciders():
            raise Refused(f"seat {seat} is not asked")
        bot = find_bot(rest[1] if len(rest) > 1 else LEVEL, self.game, match.seats, match.options)
        luck = seeded(match.seed ^ (len(match.history) + 1) << 64)
        move = bot.choose(match.table, seat, luck)
        self.carry_out(seat, move)
        return [f"played {seat} {move!r}"]

    def view(self, rest: list[str]) -> list[str]:
        """``view SEAT``: what a seat may see, as JSON; -1 is a spectator."""
        seat = self.seat(rest, spectator=True)
        seen = self.game.view(self.open_table(), seat)
        return [f"view {json.dumps(seen, separators=(',', ':'))}"]

    def layout(self, rest: list[str]) -> list[str]:
        """The name, first place and size of every part of an observation."""
        fields = find_observer(self.game.id).layout(self.open_table().seats).fields
        return [f"field {field.name} {field.start} {field.size}" for field in fields]

    def observe(self, rest: list[str]) -> list[str]:
        """``observe SEAT``: what a seat may see, as numbers from 0 to 127."""
        seat = self.seat(rest, spectator=True)
        table = self.open_table()
        observer = find_observer(self.game.id)
        numbers = vec[i64]([0] * observer.layout(table.seats).words)
        observer.write(table, seat, numbers, 0)
        told = [str(word >> (8 * lane) & 127) for word in numbers for lane in range(LANES)]
        return [f"observe {' '.join(told)}"]

    def result(self, rest: list[str]) -> list[str]:
        outcome = self.open_table().outcome()
        return [] if outcome is None else [f"result {outcome!r}"]

    def tell_record(self, rest: list[str]) -> list[str]:
        """The whole game so far, as a record that ``paradice verify`` proves."""
        return [f"| {line}".rstrip() for line in self.open_match().record().splitlines()]
