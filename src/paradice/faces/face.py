"""The interface of a game's drawings: parts of a table, and what one viewer knows of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from paradice.core.events import EVERYONE
from paradice.core.game import Phrase
from paradice.core.match import Match
from paradice.core.moves import Move
from paradice.core.schema import Head
from paradice.faces.html import Html
from paradice.faces.pen import Pen
from paradice.faces.sketch import Sketch

V = TypeVar("V", bound=Head)
"""The view of a game."""
P = TypeVar("P")
"""What one part shows of a view."""

EventData: TypeAlias = Mapping[str, Any]
"""An event as plain data: cue, seat and numbers."""


@mypyc_attr(acyclic=True)
class Button:
    """A candidate of a viewer: its label, its key, and the rule that forbids it if any."""

    def __init__(
        self,
        move: Move,
        text: str,
        label: Phrase,
        detail: Phrase | None,
        brief: Phrase | None,
        key: str,
        rule: str,
    ) -> None:
        self.move: Final = move
        self.text: Final = text
        self.label: Final = label
        self.detail: Final = detail
        self.brief: Final = brief
        self.key: Final = key
        self.rule: Final = rule
        self.is_legal: Final = rule == ""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Button)
            and self.text == other.text
            and self.rule == other.rule
            and self.key == other.key
            and self.label == other.label
            and self.detail == other.detail
            and self.brief == other.brief
        )


class Sight(Generic[V]):
    """All that one viewer may know of a table at one moment.

    ``last`` is what the latest move did, as far as this viewer saw it: cue, seat and numbers.
    """

    def __init__(self, view: V, offers: Mapping[str, Button], last: Sequence[EventData]) -> None:
        self.view: Final = view
        self.offers: Final = offers
        self.last: Final = last
        self.seat: Final[int] = view["seat"]

    def highlights(self) -> dict[str, tuple[str, str]]:
        """Return the key, and the rule that refuses if any, of every piece that is highlighted."""
        return {text: (offer.key.upper(), offer.rule) for text, offer in self.offers.items()}


class Part(Generic[V]):
    """One component of a table: a name, the piece of the sight it shows, and how it is drawn.

    ``pick`` returns plain data that can be compared; ``draw`` turns it into one element whose id is
    the name. Equal pieces are drawn once for all who see them in one language.
    """

    def __init__(
        self, name: str, pick: Callable[[Sight[V]], P], draw: Callable[[P, Pen], Html]
    ) -> None:
        self.name: Final = name
        self.pick: Final[Callable[[Sight[V]], Any]] = pick
        self.draw: Final[Callable[[Any, Pen], Html]] = draw


@mypyc_attr(acyclic=True)
class PlayerCard:
    """What the card of a seat in the rail says of it: a score, a short status, a row of icons."""

    def __init__(self, score: str = "", unit: str = "", status: str = "", row: str = "") -> None:
        self.score: Final = score
        self.unit: Final = unit
        self.status: Final = status
        self.row: Final = row


Ghost: TypeAlias = tuple[str, str, str, str]
"""What a move would change: an element's id, a drawing to lay in it, a text, a style."""


@dataclass(frozen=True)
class Start:
    """A suggested opening: what it is, and the moves it plays.

    It is made anew from what is chosen already, so that its first move is always the next one.
    """

    name: Phrase
    about: Phrase
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Curve:
    """What led to the end of a game: lines through its turns, each with the key of its word.

    A line has a number for the beginning and one for each turn.
    """

    title: str
    lines: tuple[tuple[str, tuple[int, ...]], ...]


@dataclass(frozen=True)
class Collection:
    """Things of a game that a browser stores once it has shown them, and how they are drawn."""

    draw: Callable[[frozenset[str], Pen, int], Html]
    """All of them; what is not among those *seen* is hidden. The number says how many are new."""
    filters: Callable[[Pen], Html]
    """Filters: buttons by which the script shows some of them."""


def no_curve(events: Sequence[EventData]) -> Curve | None:
    return None


def no_sketch(view: Head) -> Sketch:
    return {}


def no_ghosts(sight: Sight[V]) -> Mapping[str, Sequence[Ghost]]:
    return {}


def no_marks(sight: Sight[V]) -> Sequence[str]:
    return ()


def always(view: Head, seat: int) -> bool:
    return True


def no_phase(view: Head) -> list[Phrase]:
    return []


def no_detail(view: Head, move: Move) -> Phrase | None:
    return None


def no_brief(view: Head, move: Move) -> Phrase | None:
    return None


def no_start(view: Head) -> Start | None:
    return None


def no_card(view: Head, seat: int) -> Any:
    return None


def draw_no_card(piece: Any, pen: Pen) -> PlayerCard:
    return PlayerCard()


def no_picture(thing: str) -> str:
    return ""


def nothing_beside(thing: str, view: Head | None, pen: Pen) -> tuple[Html, Html]:
    return Html(""), Html("")


def count_keys(view: Head, moves: Sequence[Move]) -> list[str]:
    """Assign the keys 1 to 9 and 0, then letters that are not reserved."""
    return [KEYS[place] if place < len(KEYS) else "" for place in range(len(moves))]


def count_rest(own: Sequence[str], places: Sequence[tuple[float, float]]) -> list[str]:
    """Assign keys to moves without one of their *own*, in the order of their *places*."""
    free = iter([key for key in KEYS if key not in own])
    rest = [number for number, key in enumerate(own) if not key]
    shown = list(own)
    for number in sorted(rest, key=lambda number: places[number]):
        shown[number] = next(free, "")
    return shown


RESERVED: Final[Mapping[str, str]] = {
    "b": "card-back",
    "d": "dates",
    "h": "help",
    "i": "what-if",
    "j": "since",
    "l": "log",
    "n": "skip",
    "r": "rules",
    "u": "undo",
    "z": "step-back",
    "?": "hint",
}
"""Keys of the page, never of a piece, and what each is for; help lists those with words."""
KEYS: Final = [key for key in "1234567890abcdefghijklmnopqrstuvwxyz" if key not in RESERVED]
"""What a move may be pressed by."""


@mypyc_attr(native_class=False)
@dataclass(frozen=True, kw_only=True)
class Face(Generic[V]):
    """How a game is drawn in a browser. Everything but ``parts`` and ``frame`` may be left out.

    The compiler has no dataclass of its own that is generic too.
    """

    parts: Sequence[Part[V]]
    frame: Callable[[Callable[[str], Html], Sight[V], Pen], Html]
    """Lay the parts out: ``put(name)`` gives the element of a part."""
    phase: Callable[[V], list[Phrase]] = no_phase
    """The line in the header: from the big unit to the step."""
    keys: Callable[[V, Sequence[Move]], list[str]] = count_keys
    """The key of each legal move: the number printed on its piece, else counted from the left."""
    detail: Callable[[V, Move], Phrase | None] = no_detail
    """The consequence of a move, small on its button."""
    brief: Callable[[V, Move], Phrase | None] = no_brief
    """A move in a word or two, for when many buttons stand side by side."""
    start: Callable[[V], Start | None] = no_start
    """While a game is set up: suggested openings."""
    ghosts: Callable[[Sight[V]], Mapping[str, Sequence[Ghost]]] = no_ghosts
    """What each legal move would do, shown while it is hovered or focused."""
    in_turn: Callable[[V, int], bool] = always
    """Whether what a seat decides now belongs to its own turn, not to that of another seat."""
    marks: Callable[[Sight[V]], Sequence[str]] = no_marks
    """Ids of elements that are ``marked`` for this viewer alone."""
    card: Callable[[V, int], Any] = no_card
    draw_card: Callable[[Any, Pen], PlayerCard] = draw_no_card
    """A seat in the rail: the piece of the view, and its drawing."""
    curve: Callable[[Sequence[EventData]], Curve | None] = no_curve
    """What led to the end, made from the events that everybody saw."""
    sketch: Callable[[V], Sketch] = no_sketch
    """A position in a small drawing, to be compared with another."""
    jumps: Sequence[tuple[str, str]] = ()
    """On a phone, where the tabs lead: an id and the key of its word."""
    headlines: frozenset[str] = frozenset()
    """Cues that begin a chapter of the log."""
    minor: frozenset[str] = frozenset()
    """Cues that the table shows so well that the log of the browser leaves them out."""
    openers: frozenset[str] = frozenset()
    """Cues with which a turn begins: what follows belongs to its seat, not to who moved before."""
    moments: frozenset[str] = frozenset()
    """Cues that are announced in large letters: losses, rescues, a filled row."""
    poster: str = ""
    """The drawing of the sprite that the lobby shows."""
    minutes: int = 0
    hard: int = 0
    age: int = 0
    """On the poster: the length of a game, its difficulty from 1 to 4, and the least age."""
    glance: Sequence[tuple[str, str, str]] = ()
    """The table at a glance, for the rules: a word, its drawing, and its place in a grid of areas
    (``row from / column from / row to / column to`` of twelve by twelve)."""
    shown: Mapping[int, Sequence[tuple[str, str]]] = field(default_factory=dict)
    """What the rules show below the heading of a section: drawings, and the keys of their words."""
    picture: Callable[[str], str] = no_picture
    """The drawing of the sprite that shows a thing with a story; empty for none."""
    beside: Callable[[str, V | None, Pen], tuple[Html, Html]] = nothing_beside
    """What stands with a story: what the card says, and what it means at the table looked at."""
    dates: Callable[[V, Pen], Html] | None = None
    """The index of dates as a viewer may know it, opened by its key."""
    date_index: Callable[[V], Mapping[str, Any]] | None = None
    """The same as data, for programs."""
    journey: Callable[[Match, int, Pen, str, Sequence[int]], Html] | None = None
    """The journey of a seat in a finished match, with the address for others and the reader's
    seats."""
    collection: Collection | None = None
    """The collection that a browser keeps from game to game."""
    story_cues: frozenset[str] = frozenset()
    """Cues that name a thing whose story is offered to those who wait."""
    sounds: Mapping[str, str] = field(default_factory=dict)
    """The sound of a cue: knock tick thud paper chime fall clock rattle synth latch shot."""


def is_spectator(sight: Sight[V]) -> bool:
    return sight.seat == EVERYONE
