"""Worker processes for bots: they get imagined tables, and are ended when they overrun."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Queue
from threading import Thread
from time import perf_counter, sleep
from typing import Any, Final, TypeAlias

from paradice.bots.levels import find_bot
from paradice.bots.player import Advice, Player
from paradice.bots.reasons import Hint, give_hint, seed_of
from paradice.core.game import Game, Options
from paradice.core.moves import Move
from paradice.core.rng import Rng, seeded
from paradice.core.table import Table

FindGame: TypeAlias = Callable[[str], Game[Any]]
FindBot: TypeAlias = Callable[[str, Game[Any], int, Options], Player]

SAFE: Final = "adept"
"""The bot that answers where another failed."""
PATIENCE: Final = 5.0
"""Seconds after which a bot is given up, unless the caller says otherwise."""
STARTING: Final = 60.0
"""Seconds added for a process that has just been started: loading may take long."""

log: Final = logging.getLogger("paradice.bots")


@dataclass(frozen=True)
class MoveRequest:
    """A request for a move: plain data, so that it can be pickled."""

    game: str
    options: dict[str, str]
    position: dict[str, Any]
    """The table as one seat imagines it: the true one never leaves its process."""
    seat: int
    bot: str
    seed: int
    explain: bool = False


@dataclass(frozen=True)
class HintRequest:
    """A request for a hint about the moves of *seat*; *asker* may know less than that seat."""

    game: str
    options: dict[str, str]
    position: dict[str, Any]
    """As *asker* imagines it."""
    asker: int
    seat: int
    played: str = ""


@dataclass(frozen=True)
class Rating:
    """A bot's rating of one move, as plain data."""

    move: str
    visits: int
    expected: list[float]
    line: list[tuple[int, str]]


@dataclass(frozen=True)
class Answer:
    """A bot's move, its ratings if they were asked for, and what went wrong if anything did."""

    move: str
    ratings: list[Rating] = field(default_factory=list)
    fault: str = ""
    seconds: float = 0.0


def ratings_of(advice: Advice) -> list[Rating]:
    """Return an advice as plain data."""
    return [
        Rating(
            repr(choice.move),
            int(choice.visits),
            list(choice.expected),
            [(int(seat), repr(move)) for seat, move in choice.line],
        )
        for choice in advice.choices
    ]


def choose(find_game: FindGame, find: FindBot, request: MoveRequest) -> Answer:
    """Answer a request for a move in this process."""
    begun = perf_counter()
    game = find_game(request.game)
    table = game.read(request.position)
    player = find(request.bot, game, int(table.seats), request.options)
    rng = seeded(request.seed)
    if not request.explain:
        move = player.choose(table, request.seat, rng)
        return Answer(repr(move), seconds=perf_counter() - begun)
    advice = player.advise(table, request.seat, rng)
    return Answer(repr(advice.best()), ratings_of(advice), seconds=perf_counter() - begun)


def advise(find_game: FindGame, request: HintRequest) -> Hint:
    """Answer a request for a hint in this process."""
    game = find_game(request.game)
    table = game.read(request.position)
    return give_hint(game, request.options, table, request.asker, request.seat, request.played)


def serve(ends: Connection, find_game: FindGame, find: FindBot) -> None:
    """Answer requests until the pipe is closed: the main loop of a worker.

    It ignores interrupts of the keyboard, runs at a lower priority than its host, and ends with it
    even while a bot hangs.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    Thread(target=leave_with, args=(os.getppid(),), daemon=True).start()
    while True:
        try:
            request = ends.recv()
        except EOFError:
            return
        try:
            if isinstance(request, HintRequest):
                ends.send(advise(find_game, request))
            else:
                ends.send(choose(find_game, find, request))
        except Exception as error:
            ends.send(f"{type(error).__name__}: {error}")


def leave_with(host: int) -> None:
    """End this process once its host has ended, even if it was killed."""
    while os.getppid() == host:
        sleep(2)
    os._exit(0)


class Worker:
    """One worker process; it is started again when it hangs or dies."""

    def __init__(self, find_game: FindGame, find: FindBot) -> None:
        self.find_game: Final = find_game
        self.find: Final = find
        self.process: BaseProcess | None = None
        self.ends: Connection | None = None

    def begin(self) -> Connection:
        context = get_context("spawn")
        self.ends, theirs = context.Pipe()
        work = context.Process(
            target=serve, args=(theirs, self.find_game, self.find), daemon=True, name="thinker"
        )
        work.start()
        theirs.close()
        self.process = work
        return self.ends

    def end(self) -> None:
        """End the process at once, whatever it is doing."""
        if self.ends is not None:
            self.ends.close()
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
        self.process, self.ends = None, None

    def ask(self, request: MoveRequest | HintRequest, patience: float) -> Answer | Hint | str:
        """Return the answer, or what went wrong."""
        ends = self.ends
        try:
            if ends is None or self.process is None or not self.process.is_alive():
                self.end()
                ends = self.begin()
                patience += STARTING
            ends.send(request)
            if ends.poll(patience):
                answer: Answer | Hint | str = ends.recv()
                return answer
            fault = f"no answer within {patience:.1f} s"
        except (EOFError, OSError):
            fault = "the thinking process died"
        self.end()
        return fault


class WorkerPool:
    """A pool of worker processes that take requests from any thread, one each at a time.

    If a bot fails, dies or takes too long, the adept answers for it, the game goes on, and the
    record is logged.
    """

    def __init__(self, find_game: FindGame, workers: int = 1, find: FindBot = find_bot) -> None:
        self.find_game: Final = find_game
        self.find: Final = find
        self.free: Final[Queue[Worker]] = Queue()
        self.is_closed = False
        self.workers: Final = [Worker(find_game, find) for _ in range(workers)]
        for worker in self.workers:
            self.free.put(worker)

    def ask(
        self,
        table: Table,
        game: Game[Any],
        options: Options,
        seat: int,
        bot: str,
        seed: int,
        explain: bool = False,
        patience: float = PATIENCE,
        record: Callable[[], str] | None = None,
    ) -> Answer:
        """Return what *bot* would play for *seat*; *record* is what is logged if it fails."""
        position = game.write(table.imagine(seat, seeded(seed)))
        request = MoveRequest(game.id, dict(options), position, seat, bot, seed, explain)
        answer = self.put(request, patience)
        if isinstance(answer, Answer) and is_legal(game, table, seat, answer.move):
            return answer
        fault = str(answer)
        if isinstance(answer, Answer):
            fault = f"played {answer.move!r}, which is illegal"
        logged = position if record is None else record()
        log.error("bot %s failed at seat %d: %s\n%s", bot, seat, fault, logged)
        if bot != SAFE:
            second = self.put(
                MoveRequest(game.id, dict(options), position, seat, SAFE, seed), PATIENCE
            )
            if isinstance(second, Answer) and is_legal(game, table, seat, second.move):
                return Answer(second.move, fault=fault, seconds=second.seconds)
            log.error("bot %s failed too: %s", SAFE, second)
        moves = table.moves(seat)
        return Answer(repr(moves[seeded(seed).below(len(moves))]), fault=fault)

    def hint(
        self,
        table: Table,
        game: Game[Any],
        options: Options,
        asker: int,
        seat: int,
        played: str = "",
        patience: float = PATIENCE,
    ) -> Hint | None:
        """Return a hint for *asker* about the moves of *seat*; None where that fails."""
        position = game.write(table.imagine(asker, seeded(seed_of(game, table, asker))))
        request = HintRequest(game.id, dict(options), position, asker, seat, played)
        answer = self.put(request, patience)
        if isinstance(answer, Hint):
            return answer
        log.error("no hint for seat %d: %s", asker, answer)
        return None

    def put(self, request: MoveRequest | HintRequest, patience: float) -> Answer | Hint | str:
        worker = self.free.get()
        try:
            return "the pool is closed" if self.is_closed else worker.ask(request, patience)
        finally:
            self.free.put(worker)

    def close(self) -> None:
        self.is_closed = True
        for worker in self.workers:
            worker.end()


def is_legal(game: Game[Any], table: Table, seat: int, text: str) -> bool:
    move = game.catalogue.by_text.get(text)
    return move is not None and table.why_not(seat, move) is None


def choose_safely(
    player: Player, safe: Player, table: Table, seat: int, rng: Rng, record: Callable[[], str]
) -> tuple[Move, str]:
    """Return the player's move, or where it fails the safe player's, and what went wrong.

    For hosts that search in their own process; only a :class:`WorkerPool` can end what hangs.
    """
    try:
        move = player.choose(table, seat, rng)
        rule = table.why_not(seat, move)
        if rule is None:
            return move, ""
        fault = f"played {move!r}, which {rule.key} forbids"
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
    log.error("a bot failed at seat %d: %s\n%s", seat, fault, record())
    return safe.choose(table, seat, rng), fault
