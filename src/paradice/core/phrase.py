"""Messages before they are translated: a key of the words and its arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias, Union

from mypy_extensions import mypyc_attr

from paradice.core.events import Event

Argument: TypeAlias = Union[int, str, "Phrase", "Sequence[Phrase]"]

NOTHING: Final[dict[str, Argument]] = {}


@mypyc_attr(acyclic=True)
class Phrase:
    """A key of the words and its arguments: numbers, names, or other phrases."""

    def __init__(self, key: str, args: Mapping[str, Argument] = NOTHING) -> None:
        self.key: Final = key
        self.args: Final = args
        self.hashed = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        if self.hashed == 0:
            known = [hash(self.key)]
            for value in self.args.values():
                if isinstance(value, int | str | Phrase):
                    known.append(hash(value))
            self.hashed = hash(tuple(known))
        return self.hashed

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {dict(self.args)!r})"


def log_line(thing: Callable[[str, int], str | None], event: Event) -> Phrase:
    """Return an event as a line of the log; ``seat`` is left as a number for who words it.

    A number that names one of the *things* of a game becomes its name; whoever acts without
    sitting at the table is a thing of the kind ``seat``.
    """
    args: dict[str, Argument] = {}
    tell(args, thing, "seat", event.seat)
    for place in range(len(event.numbers)):
        tell(args, thing, event.cue.names[place], event.numbers[place])
    return Phrase(f"log-{event.cue.key}", args)


def tell(
    args: dict[str, Argument], thing: Callable[[str, int], str | None], name: str, number: int
) -> None:
    key = thing(name, number)
    args[name] = number if key is None else Phrase(key)
