"""What a viewer may know of a table. All that leaves the server passes through here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from paradice.core.events import Event
from paradice.core.game import Game
from paradice.core.phrase import Phrase, log_line
from paradice.core.schema import Seen
from paradice.core.table import Table
from paradice.faces.face import Button, EventData, Face, Sight

Thing: TypeAlias = Callable[[str, int], str | None]


def view(game: Game[Any], table: Table, seat: int) -> Seen:
    """Return what *seat* (or a spectator, EVERYONE) may see."""
    seen: Seen = game.view(table, seat)
    return seen


def see(
    game: Game[Any], face: Face[Seen], table: Table, seat: int, last: Sequence[Event]
) -> Sight[Seen]:
    """Return all that *seat* may know: the view, its own moves, and the latest events it saw."""
    return look(game, face, table, seat, happened(last, seat))


def look(
    game: Game[Any], face: Face[Seen], table: Table, seat: int, last: Sequence[EventData]
) -> Sight[Seen]:
    """The same, with the latest events that *seat* saw made before."""
    seen = view(game, table, seat)
    offers: dict[str, Button] = {}
    if seat in seen["deciders"]:
        offered = table.offers(seat)
        legal = [each.move for each in offered if each.rule is None]
        keys = dict(zip(legal, face.keys(seen, legal), strict=True))
        for each in offered:
            move, rule = each.move, each.rule
            text = repr(move)
            offers[text] = Button(
                move,
                text,
                game.label(seen, move),
                face.detail(seen, move) if rule is None else None,
                face.brief(seen, move) if rule is None else None,
                keys.get(move, ""),
                "" if rule is None else rule.key,
            )
    return Sight(seen, offers, last)


def watch(game: Game[Any], table: Table, seat: int) -> Sight[Seen]:
    """Return what *seat* may see in a replay: the view, without moves."""
    return Sight(view(game, table, seat), {}, [])


def happened(events: Sequence[Event], seat: int) -> list[EventData]:
    """Return the events that *seat* saw, as plain data."""
    return [as_data(event) for event in events if event.is_seen_by(seat)]


def as_data(event: Event) -> EventData:
    """Return an event as plain data."""
    data: dict[str, int | str] = {"cue": event.cue.key, "seat": int(event.seat)}
    names = event.cue.names
    for place, number in enumerate(event.numbers):
        data[names[place]] = number
    return data


def tell(thing: Thing, events: Sequence[Event], seat: int) -> list[tuple[str, Phrase]]:
    """Return the events that *seat* saw, each with its cue, as phrases of the log."""
    return [(event.cue.key, log_line(thing, event)) for event in events if event.is_seen_by(seat)]
