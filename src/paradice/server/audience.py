"""The viewers of a table: which seat each one looks from, and what each has been sent."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import msgpack

from paradice.core.events import EVERYONE, Event
from paradice.core.schema import Seen
from paradice.faces.face import Curve, EventData, Face, Sight
from paradice.faces.pen import Pen
from paradice.server import gate
from paradice.server.consent import has_hints, read_asks
from paradice.server.refusal import Refusal
from paradice.server.story import Story
from paradice.server.waiting import Signal
from paradice.web.renderer import Changes, Renderer
from paradice.web.scene import Scene, SeatFace

if TYPE_CHECKING:
    from paradice.server.room import Room


def is_public(event: Event) -> bool:
    return event.is_seen_by(EVERYONE)


SENT: Final = msgpack.Decoder(tuple[list[str], list[dict[str, int]]])


class Compressed:
    """What was sent to the viewers of one table, compressed while nothing happens there."""

    def __init__(self, sent: Sequence[Mapping[str, str]]) -> None:
        places: dict[str, int] = {}
        drawn = [
            {name: places.setdefault(text, len(places)) for name, text in drawings.items()}
            for drawings in sent
        ]
        self.data: Final = zlib.compress(msgpack.encode((list(places), drawn)))
        self.opened: list[dict[str, str]] = []

    def sent(self, place: int) -> dict[str, str]:
        """Return the drawings of one viewer; equal drawings are the same objects."""
        if not self.opened:
            texts, drawn = SENT.decode(zlib.decompress(self.data))
            self.opened = [
                {name: texts[place] for name, place in drawings.items()} for drawings in drawn
            ]
        return self.opened[place]

    def close(self) -> None:
        """Drop what was decompressed, also where some viewers have not asked for theirs."""
        self.opened = []


class Viewer:
    """A viewer: a connection that looks as one seat in one language."""

    def __init__(self, person: str, seat: int, language: str, curtain: int = EVERYONE) -> None:
        self.person: Final = person
        self.seat = seat
        self.language = language
        self.curtain = curtain
        self.wake: Final = Signal()
        self.shown: dict[str, Any] = {}
        self.sent: dict[str, str] = {}
        """The HTML of each part that the browser has, against which differences are computed."""
        self.compressed: Compressed | None = None
        self.place = 0
        self.told = 0
        self.age = -1
        self.edition = -1
        self.company = (-1, -1)
        self.mine: tuple[int, ...] = ()
        self.seats: tuple[SeatFace, ...] = ()

    def compress(self, compressed: Compressed, place: int) -> None:
        """Keep what was sent in compressed form only, and drop the pieces it was drawn from."""
        self.compressed, self.place = compressed, place
        self.shown, self.sent = {}, {}

    def recall(self) -> dict[str, str]:
        """Return what was sent, decompressed if need be."""
        if self.compressed is not None:
            self.sent, self.compressed = self.compressed.sent(self.place), None
        return self.sent

    def turn(self, seat: int, curtain: int = EVERYONE) -> None:
        """Look from another seat, or cover the view until a shared device is handed over."""
        self.seat, self.curtain = seat, curtain
        self.age = self.edition = self.told = -1


class Audience:
    """The viewers of one room. Changes are drawn when the next message to each viewer is made."""

    __deletable__ = ("room",)

    def __init__(self, room: Room) -> None:
        self.room = room
        self.renderer: Final = Renderer(room.row.game, room.row.names())
        self.face: Final[Face[Seen]] = self.renderer.face
        self.viewers: Final[set[Viewer]] = set()
        self.story: Final = Story(self)
        self.seen_last: list[Event] = []
        self.seen_at = (-1, -1)
        self.latest_seen: list[Event] = []
        self.latest_data: list[EventData] = []
        self.comings = 0
        self.age = 0
        """Incremented when all must be drawn again: seats have changed, or moves were undone."""
        self.edition = 0

    def come(self, viewer: Viewer) -> None:
        """Add a viewer."""
        self.viewers.add(viewer)
        self.comings += 1

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.comings += 1
        self.show()

    def has(self, person: str) -> bool:
        """Return whether a viewer uses this browser."""
        return any(viewer.person == person for viewer in self.viewers)

    def show(self) -> None:
        """Wake all viewers."""
        self.edition += 1
        for viewer in self.viewers:
            viewer.wake.set()

    def rest(self) -> None:
        """Drop caches and compress what was sent, until something happens."""
        self.renderer.rest()
        self.story.drawn.clear()
        self.seen_last, self.seen_at = [], (-1, -1)
        self.latest_seen, self.latest_data = [], []
        awake = []
        for viewer in self.viewers:
            if viewer.compressed is None:
                awake.append(viewer)
            else:
                viewer.compressed.close()
        if not awake:
            return
        compressed = Compressed([viewer.sent for viewer in awake])
        for place, viewer in enumerate(awake):
            viewer.compress(compressed, place)

    def renew(self) -> None:
        """Draw everything again, since people or seats have changed."""
        self.age += 1
        self.renderer.forget(self.room.row.names())

    def settle_eyes(self, viewer: Viewer) -> None:
        """Switch a shared device to the seat that must decide; the view is covered in between."""
        self.introduce(viewer)
        if len(viewer.mine) < 2 or self.room.match is None:
            return
        seats = self.room.row.seats
        mine = [seat for seat in viewer.mine if not seats[seat].is_bot]
        if len(mine) < 2:
            return
        owing = self.room.must_decide(mine)
        if viewer.seat in owing or viewer.curtain in owing or not owing:
            if viewer.curtain not in owing:
                viewer.curtain = EVERYONE
            return
        if self.has_secrets(viewer.seat, owing[0]):
            viewer.turn(EVERYONE, owing[0])
        else:
            viewer.turn(owing[0])

    def look(self, viewer: Viewer, seat: int) -> None:
        """Uncover the view for *seat*, who now has the device."""
        if seat not in self.room.row.seats_of(viewer.person):
            raise Refusal("shell-not-your-seat")
        viewer.turn(seat)
        viewer.wake.set()

    def has_secrets(self, one: int, other: int) -> bool:
        """Return whether two seats are shown different things now.

        What a seat merely remembers (an itinerary for another day) is not on the screen.
        """
        first, second = self.sight(one), self.sight(other)
        if {**first.view, "seat": 0} == {**second.view, "seat": 0}:
            return False
        return any(part.pick(first) != part.pick(second) for part in self.face.parts)

    def pen(self, language: str) -> Pen:
        return self.renderer.pen(language)

    def sight(self, seat: int) -> Sight[Seen]:
        match = self.room.match
        assert match is not None
        return gate.look(match.game, self.face, match.table, seat, self.happened(seat))

    def happened(self, seat: int) -> list[EventData]:
        """Return the latest events as *seat* saw them; made once for consecutive equal ones."""
        seen = [event for event in self.latest() if event.is_seen_by(seat)]
        if seen != self.latest_seen:
            self.latest_seen, self.latest_data = seen, gate.happened(seen, seat)
        return self.latest_data

    def latest(self) -> list[Event]:
        """Return the latest events, with all of the act they belong to.

        They stay while only minor events follow.
        """
        match = self.room.match
        if match is None:
            return []
        history = match.history
        place = len(history)
        if self.seen_at != (place, self.age):
            self.seen_at = (place, self.age)
            parts: list[list[Event]] = []
            while place > match.fresh:
                place -= 1
                played = history[place]
                parts.append(played.events)
                if played.start == place and not self.is_minor(played.events):
                    break
            parts.reverse()
            self.seen_last = [event for events in parts for event in events]
        return self.seen_last

    def is_minor(self, events: list[Event]) -> bool:
        minor = self.face.minor
        return all(event.cue.key in minor for event in events)

    def introduce(self, viewer: Viewer) -> None:
        """Update what a viewer knows of the seats and who is present."""
        if viewer.company == (self.age, self.comings):
            return
        viewer.company = (self.age, self.comings)
        row = self.room.row
        mine = row.seats_of(viewer.person)
        here = {other for watcher in self.viewers for other in row.seats_of(watcher.person)}
        here.update(mine)
        viewer.mine = tuple(mine)
        viewer.seats = tuple(
            [
                SeatFace(s.name, s.kind, s.level, s.seat in here, s.seat in mine, s.removed > 0)
                for s in row.seats
            ]
        )

    def scene(self, viewer: Viewer) -> Scene:
        """Return all that a viewer is shown: the sight of a seat, and the state of the room."""
        self.introduce(viewer)
        room, match = self.room, self.room.match
        assert match is not None
        row, vote = room.row, room.vote
        seat = viewer.seat
        is_seated = seat != EVERYONE
        is_asked = vote.asker != EVERYONE
        return Scene(
            game=row.game,
            table_id=row.id,
            rematch=row.rematch,
            sight=self.sight(seat),
            seats=viewer.seats,
            mine=viewer.mine,
            is_host=viewer.person == row.host,
            at=room.seq,
            undo=room.undoing.undo_of(seat)[0] if is_seated else "never",
            redo=is_seated and room.undoing.can_redo(seat),
            news=self.story.chapter(len(match.story) - 1, seat) if match.story else None,
            bot_moves=any(row.seats[other].is_bot for other in match.table.deciders()),
            pace=row.pace,
            unfinished=is_seated and match.is_unfinished(seat),
            asking=vote.asker,
            voters=tuple(sorted(row.voters(vote.asker) - vote.agreed)) if is_asked else (),
            lost=self.story.chapters(seat, self.lost()) if is_asked else [],
            refused=vote.refused,
            curtain=viewer.curtain,
            curve=self.curve(),
            claim=self.claim_for(viewer.person),
            hints=not row.asks or has_hints(row.asks),
        )

    def lost(self) -> int:
        """Return the place from which on the story would be lost by the undo asked for."""
        match = self.room.match
        assert match is not None
        return match.place_before(self.room.undoing.undo_of(self.room.vote.asker)[1])

    def claim_for(self, person: str) -> tuple[str, int, str] | None:
        """Return who claims which seat, and its mark where this viewer has to answer."""
        row = self.room.row
        claim = read_asks(row.asks).claim if row.asks else None
        if claim is None or not (row.seats_of(person) or person in (row.host, claim.person)):
            return None
        lost = row.seats[claim.seat].person
        answers = person not in (lost, claim.person) and person not in claim.agreed
        return claim.name, claim.seat, claim.mark() if answers else ""

    def curve(self) -> Curve | None:
        """Return the curve of the scores, once the game is over."""
        match = self.room.match
        if match is None or match.table.outcome() is None:
            return None
        events = match.events(len(match.history))
        return self.face.curve([gate.as_data(event) for event in events if is_public(event)])

    def draw_all(self, viewer: Viewer) -> Changes:
        """Return everything a viewer sees."""
        viewer.age = -1
        return self.draw_changed(viewer)

    def draw_changed(self, viewer: Viewer) -> Changes:
        """Return what has changed since this viewer was shown it."""
        if viewer.age != self.age:
            viewer.shown.clear()
            viewer.age = self.age
        viewer.edition = self.edition
        if self.renderer.edition != self.edition:
            self.renderer.turn_to(self.edition)
            self.story.drawn.clear()
        return self.renderer.draw_changed(self.scene(viewer), viewer.shown, viewer.language)
