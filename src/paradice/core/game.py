"""What a game declares: what it must have, what it may have, and the defaults for the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final, Generic, TypeAlias, TypeVar

from paradice.core import rng
from paradice.core.events import Cue, Event
from paradice.core.facts import Facts
from paradice.core.hints import Hints
from paradice.core.moves import Catalogue, Move, Rule
from paradice.core.phrase import Phrase as Phrase
from paradice.core.phrase import log_line
from paradice.core.position import BadPosition, Steps, read_table, write_table
from paradice.core.rng import Rng, seeded
from paradice.core.table import Table
from paradice.core.view import View as View
from paradice.core.view import label_by_key, no_thing, prompt_by_key

Options: TypeAlias = Mapping[str, str]
Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns a position that :meth:`Game.write` wrote under one version of the rules into the next."""

T = TypeVar("T", bound=Table)


def how_rules_run() -> str:
    """Return whether the rules that were imported are ``compiled`` or ``interpreted``."""
    return "interpreted" if str(rng.__file__).endswith(".py") else "compiled"


@dataclass(frozen=True)
class Option:
    """A way to vary a game: its key and its choices, the usual one first.

    Where *seats* is given, it has an effect with this number of seats only.
    """

    key: str
    choices: tuple[str, ...]
    seats: int = 0


class BadSetup(ValueError):
    """A set-up that is not possible: what was asked for, and what would be possible."""

    def __init__(self, key: str, asked: str, possible: Sequence[str]) -> None:
        super().__init__(f"{key}: {asked!r} is not possible; choose {', '.join(possible)}")
        self.key: Final = key
        self.asked: Final = asked
        self.possible: Final = list(possible)


class BadGame(ValueError):
    """A game that names an object which does not exist, or which is of another class."""


K = TypeVar("K")


def open_name(name: str, kind: type[K]) -> K:
    """Return what ``module:name`` names; it must be of the class *kind*."""
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadGame(f"{name!r} cannot be opened: {error}") from error
    if not isinstance(found, kind):
        raise BadGame(f"{name!r} is of the class {type(found).__name__}, not {kind.__name__}")
    return found


def no_facts() -> Sequence[Facts]:
    """The data files of a game that has none."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Game(Generic[T]):
    """One game: facts about it, and the functions that only the game can provide.

    Its words, rules pages and data are in ``locale/``, ``pages/`` and ``data/`` of the package that
    holds this object. Whatever has a default may be left out, and so may those folders.
    """

    # What a game must have

    id: str
    """The name of its entry point."""
    version: int
    """Of the rules: records of another version are refused."""
    fewest: int
    most: int
    """The possible numbers of seats."""
    cooperative: bool
    longest: int
    """No game has more decisions than this."""
    catalogue: Catalogue
    rules: Sequence[Rule]
    cues: Sequence[Cue]
    steps: Steps
    fields: Sequence[str]
    dealer: Callable[[int, Options], Callable[[Rng], T]]
    """Return a function that deals from a random source; seats and options were checked before."""
    blank: Callable[[int], T]
    """Return a table with nothing on it, to be filled by :meth:`read`."""
    view: Callable[[T, int], Any]
    """Return what a seat (or a spectator, EVERYONE) may see: plain data, begun by ``open_view``.

    What it is exactly, *schema* declares; other functions of the game may rely on it."""

    # What it may have

    options: tuple[Option, ...] = ()
    alone: int = 1
    """How many seats one person takes who plays without others and without bots."""
    teams: Callable[[int, Options], list[int]] | None = None
    """Return the side each seat plays for, where it is neither each alone nor all together."""
    check: Callable[[int, Options], None] | None = None
    """Raise BadSetup where a choice does not fit these seats; every choice is possible alone."""
    facts: Callable[[], Sequence[Facts]] = no_facts
    """Its data files."""
    prompt: Callable[[Any], Phrase] = prompt_by_key
    """Return the sentence that says who has to decide what."""
    label: Callable[[Any, Move], Phrase] = label_by_key
    """Return what a move means in this view, for its button."""
    thing: Callable[[str, int], str | None] = no_thing
    """Return the key of the name of a thing of a kind, or None if its number has no name."""
    routine: Callable[[Any, Move], bool] | None = None
    """Return whether a legal move is routine: people may let it be played for them at no loss."""
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    """For each older version with other positions, what turns them into those of the next."""
    releases: Mapping[int, str] = field(default_factory=dict)
    """For each older version of the rules, the last release of the game's package that plays it."""
    hints: Hints = field(default_factory=Hints)
    """Estimates for bots; without any, every position is worth the same to everybody."""

    # What it may have and is opened on first use, as ``module:name``

    schema: str = ""
    """The class of its views, a TypedDict; without it, the JSON API says only that it is data."""
    observer: str = ""
    """What writes observations (:class:`paradice.core.observe.Observer`), for learners."""
    text: str = ""
    """How a view is shown in titled tables; without it, all that the view holds is listed. Where a
    game has an index of dates, a function ``dates_of`` beside it shows that."""
    face: str = ""
    """How it is drawn in a browser; without it, as *text* shows it."""

    def sides(self, seats: int, options: Options) -> list[int]:
        """Return the side each seat plays for."""
        if self.teams is not None:
            return self.teams(seats, options)
        return [0] * seats if self.cooperative else list(range(seats))

    def complete(self, seats: int, options: Options) -> dict[str, str]:
        """Check a set-up and return all options, with defaults where nothing was chosen."""
        if not self.fewest <= seats <= self.most:
            possible = [str(number) for number in range(self.fewest, self.most + 1)]
            raise BadSetup("seats", str(seats), possible)
        known = {option.key: option for option in self.options}
        for key, choice in options.items():
            if key not in known:
                raise BadSetup("option", key, list(known) or ["none"])
            if choice not in known[key].choices:
                raise BadSetup(key, choice, known[key].choices)
        chosen = {key: options.get(key, option.choices[0]) for key, option in known.items()}
        if self.check is not None:
            self.check(seats, chosen)
        return chosen

    def start(self, seats: int, options: Options, seed: int) -> T:
        """Return a new table, run up to its first decision."""
        table = self.dealer(seats, self.complete(seats, options))(seeded(seed))
        table.settle()
        return table

    def write(self, table: T) -> dict[str, Any]:
        """Return the whole position as plain data."""
        return write_table(table, self.fields)

    def read(self, data: Mapping[str, Any]) -> T:
        """Return the position that :meth:`write` wrote."""
        seats = data.get("seats")
        if not isinstance(seats, int) or not self.fewest <= seats <= self.most:
            raise BadPosition(f"this is no position of {self.id}: seats {seats!r}")
        table = self.blank(seats)
        read_table(table, data, self.fields, self.steps)
        return table

    def migrate(self, data: Mapping[str, Any], version: int) -> dict[str, Any]:
        """Return a position that rules of *version* wrote in the form of the present rules."""
        fresh = dict(data)
        for older in range(version, self.version):
            if older in self.migrations:
                fresh = self.migrations[older](fresh)
        return fresh

    def played_by(self, version: int) -> str:
        """Say, in English, which release can replay a game of other rules than these."""
        here = f"played by rules {version} of {self.id}; this house plays rules {self.version}"
        if version > self.version:
            return f"{here}: a later release can replay it"
        if version in self.releases:
            return f"{here}: Paradice {self.releases[version]} can replay it"
        return f"{here}, and no release has played rules {version}"

    def log_line(self, event: Event) -> Phrase:
        """Return an event as a line of the log."""
        return log_line(self.thing, event)
