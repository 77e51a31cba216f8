"""How often a run of games met what a sentence speaks of.

A row of the list says it in a few words: ``event travels hour=12 without is-punctual``. See
:class:`Meter` for all that can be said.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from hashlib import blake2b
from itertools import product
from operator import eq, ge, gt, le, lt, ne
from pathlib import Path
from typing import Any, Final

from paradice.core.events import Event
from paradice.core.game import BadSetup, Game
from paradice.core.moves import Move
from paradice.core.record import is_number
from paradice.core.rng import Rng, seeded
from paradice.games import find_game, package_of
from paradice.games.resources import folder_of
from paradice.lab.sentences import BadList, find_thing

GAMES: Final = 1000
SIGNS: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "!=": ne, "<=": le, ">=": ge, "=": eq, "<": lt, ">": gt,
}  # fmt: skip
CONDITION: Final = re.compile(r"([\w-]+)(!=|<=|>=|=|<|>)([\w-]+)")
RULE_ROOTS: Final = ("rules", "cards")
"""The rules are these modules of a game, and all modules of it that they need."""


class Condition:
    """A name, a sign and a value: ``hours>2``."""

    def __init__(self, text: str) -> None:
        found = CONDITION.fullmatch(text)
        if found is None:
            raise BadList(f"{text!r} is no condition such as hours>2")
        name, sign, value = found.groups()
        self.name: Final = name
        self.compare: Final = SIGNS[sign]
        self.value: Final[int | str] = int(value) if is_number(value.lstrip("-")) else value

    def holds(self, facts: Mapping[str, Any]) -> bool:
        return self.name in facts and bool(self.compare(facts[self.name], self.value))


class Meter:
    """Counts one thing along games.

    ==================================  ========================================================
    ``start [KEY=CHOICE|seats=N]…``     a game is dealt (so)
    ``end [REASON] [NAME=N]…``          a game ends (so); names are seats, winners, and tied for
                                        how many have the best score
    ``asked STEP``                      a decision of this step is asked
    ``again STEP``                      it is asked of the same seat as the last time
    ``move VERB [what=N|where=N]…``     such a move is played
    ``refused RULE``                    at a decision something is refused by this rule
    ``event CUE [NAME>N]… [with CUE] [without CUE]``    it happens (and another does not) by one move
    ``call MODULE.NAME [= VALUE]``      a function of the rules is called (and returns this)
    ==================================  ========================================================

    Two of them stand with ``or`` between them.
    """  # noqa: E501

    def __init__(self, text: str) -> None:
        kind, *rest = text.split()
        if kind not in ("start", "end", "asked", "again", "move", "refused", "event", "call"):
            raise BadList(f"{text!r}: nobody knows how to count {kind!r}")
        self.text: Final = text
        self.kind: Final = kind
        self.what: Final = rest.pop(0) if rest and kind != "start" and "=" not in rest[0] else ""
        self.returned: Final = rest[-1] if kind == "call" and rest else ""
        self.companions: Final[list[str]] = []
        self.strangers: Final[list[str]] = []
        self.conditions: Final[list[Condition]] = []
        while rest and kind != "call":
            word = rest.pop(0)
            if word in ("with", "without"):
                (self.companions if word == "with" else self.strangers).append(rest.pop(0))
            else:
                self.conditions.append(Condition(word))
        self.times = 0
        self.games = 0
        self.before = 0

    def check(self, game: Game[Any]) -> None:
        """BadList where the game has no such thing to count."""
        cues = {cue.key for cue in game.cues}
        known: dict[str, set[str]] = {
            "asked": set(game.steps),
            "again": set(game.steps),
            "move": {move.verb for move in game.catalogue.moves},
            "refused": {rule.key for rule in game.rules},
            "event": cues,
        }
        wanted = {self.what} if self.kind in known else set()
        unknown = wanted - known.get(self.kind, set())
        unknown |= {*self.companions, *self.strangers} - cues
        if unknown:
            raise BadList(f"{self.text!r}: {game.id} has no {', '.join(sorted(unknown))}")
        if self.kind == "call":
            module, _, path = self.what.partition(".")
            try:
                find_thing(game.id, module, path)
            except (ImportError, AttributeError):
                raise BadList(f"{self.text!r}: there is no such function") from None

    def count(self, facts: Mapping[str, Any] | None = None) -> None:
        if all(condition.holds(facts or {}) for condition in self.conditions):
            self.times += 1

    def close_game(self) -> None:
        self.games += self.times > self.before
        self.before = self.times


def meters_of(text: str) -> list[str]:
    """Return the parts of what a row counts."""
    return [part.strip() for part in text.split(" or ")] if text else []


class Gauge:
    """All meters of a game, read while games are played."""

    def __init__(self, game: Game[Any], texts: Sequence[str]) -> None:
        self.game: Final = game
        self.meters: Final = [Meter(text) for text in dict.fromkeys(texts)]
        for meter in self.meters:
            meter.check(game)
        self.looks: Final = any(meter.kind == "refused" for meter in self.meters)

    def of_kind(self, kind: str, what: str) -> list[Meter]:
        return [meter for meter in self.meters if meter.kind == kind and meter.what == what]

    def watch_calls(self) -> None:
        """Count the calls of functions, wherever in the game's modules they are known."""
        for path in {meter.what for meter in self.meters if meter.kind == "call"}:
            module, _, name = path.partition(".")
            owner, _, last = name.rpartition(".")
            thing = find_thing(self.game.id, module, name)
            watched = self.watched(thing, self.of_kind("call", path))
            if owner:
                setattr(find_thing(self.game.id, module, owner), last, watched)
                continue
            for known in list(sys.modules):
                if known.startswith(f"{package_of(self.game.id)}."):
                    for key, value in list(vars(sys.modules[known]).items()):
                        if value is thing:
                            setattr(sys.modules[known], key, watched)

    @staticmethod
    def watched(thing: Callable[..., Any], meters: Sequence[Meter]) -> Callable[..., Any]:
        @wraps(thing)
        def call(*args: Any, **kwargs: Any) -> Any:
            result = thing(*args, **kwargs)
            for meter in meters:
                if not meter.returned or str(result) == meter.returned:
                    meter.times += 1
            return result

        return call

    def play(self, number: int) -> None:
        """Play one game: any legal move in one, what looks natural in the next."""
        game = self.game
        seats = game.fewest + number % (game.most - game.fewest + 1)
        ways = options_of(game, seats)
        options = ways[number // (game.most - game.fewest + 1) % len(ways)]
        rng = seeded(number)
        table = game.start(seats, options, number)
        for meter in self.of_kind("start", ""):
            meter.count({**options, "seats": seats})
        last: dict[str, int] = {}
        while who := table.deciders():
            seat = who[rng.below(len(who))]
            step = type(table.top()).__name__
            for meter in self.of_kind("asked", step):
                meter.count()
            for meter in self.of_kind("again", step) if last.get(step) == seat else ():
                meter.count()
            last[step] = seat
            if self.looks:
                self.look(table, seat)
            moves = table.moves(seat)
            move = choose(game, table, seat, moves, rng, number % 2 == 1)
            for meter in self.of_kind("move", move.verb):
                meter.count({"what": int(move.what), "where": int(move.where)})
            events: list[Event] = []
            table.events = events
            table.play(seat, move)
            self.hear(events)
        outcome = table.outcome()
        assert outcome is not None
        best = outcome.scores.count(max(outcome.scores)) if outcome.scores else 0
        facts = {"seats": seats, "winners": len(outcome.winners), "tied": best}
        for meter in [*self.of_kind("end", ""), *self.of_kind("end", outcome.reason)]:
            meter.count(facts)
        for meter in self.meters:
            meter.close_game()

    def look(self, table: Any, seat: int) -> None:
        """Count the rules that refuse something at this decision."""
        rules = {offer.rule for offer in table.offers(seat)}
        for meter in self.meters:
            if meter.kind == "refused" and any(rule and rule.key == meter.what for rule in rules):
                meter.count()

    def hear(self, events: Sequence[Event]) -> None:
        """Count the events of one move."""
        keys = {event.cue.key for event in events}
        for event in events:
            for meter in self.of_kind("event", event.cue.key):
                if keys.issuperset(meter.companions) and not keys.intersection(meter.strangers):
                    told = dict(zip(event.cue.names, event.numbers, strict=True))
                    meter.count({**told, "seat": int(event.seat)})


def choose(
    game: Game[Any], table: Any, seat: int, moves: list[Move], rng: Rng, naturally: bool
) -> Move:
    """Return any move, or one drawn by prior weight."""
    if not naturally or len(moves) == 1:
        return moves[rng.below(len(moves))]
    looks = [max(0.0, game.hints.appeal(table, seat, move)) for move in moves]
    mark = rng.unit() * sum(looks)
    for move, look in zip(moves, looks, strict=True):
        mark -= look
        if mark < 0:
            return move
    return moves[-1]


def options_of(game: Game[Any], seats: int) -> list[dict[str, str]]:
    """Return every way to set a table of so many seats."""
    keys = [option.key for option in game.options]
    found = []
    for choices in product(*(option.choices for option in game.options)):
        try:
            found.append(game.complete(seats, dict(zip(keys, choices, strict=True))))
        except BadSetup:
            continue
    return found


# The rules as they were when the games were played


def rule_files(game: str) -> list[Path]:
    """Return the sources of the rules and the data files of a game."""
    folder = Path(str(folder_of(game)))
    found: dict[str, Path] = {}
    waiting = list(RULE_ROOTS)
    while waiting:
        name = waiting.pop()
        file = folder / f"{name}.py"
        if name in found or not file.exists():
            continue
        found[name] = file
        start = f"from {package_of(game)}."
        waiting += [
            line.removeprefix(start).split()[0]
            for line in file.read_text("utf-8").splitlines()
            if line.startswith(start)
        ]
    return [*sorted(found.values()), *sorted((folder / "data").glob("*.toml"))]


def rules_fingerprint(game: str) -> str:
    """Return a short name of the rules: of the lines that say what is done, and of the data."""
    sum_up = blake2b(f"{find_game(game).version}".encode(), digest_size=8)
    for file in rule_files(game):
        text = file.read_text("utf-8")
        idle = idle_lines(text) if file.suffix == ".py" else set()
        for number, line in enumerate(text.splitlines(), 1):
            bare = line.split("  #")[0].rstrip()
            if bare and not bare.lstrip().startswith("#") and number not in idle:
                sum_up.update(bare.encode())
    return sum_up.hexdigest()


def idle_lines(text: str) -> set[int]:
    """Return the numbers of the lines of a module that are imports or docstrings."""
    idle: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        said = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if said or isinstance(node, ast.Import | ast.ImportFrom):
            assert isinstance(node, ast.stmt)
            idle.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return idle
