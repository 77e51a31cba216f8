"""A game and those who look at it: whose eyes, what they have been shown, what is told to whom."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any, Final

from msgspec import msgpack

from paradice.core.events import EVERYONE, Event
from paradice.faces.face import Curve, Face, Sight
from paradice.faces.pen import Pen
from paradice.server import gate
from paradice.server.consent import read_asks
from paradice.server.course import Course, Refusal
from paradice.server.store import TableRow
from paradice.web.renderer import Changes, Easel
from paradice.web.scene import Chapter, Scene, SeatFace


def is_public(event: Event) -> bool:
    return event.is_seen_by(EVERYONE)


TEXTS: Final = msgpack.Decoder(list[str])


class Pressed:
    """What was sent to the viewers of one table, held small while nothing happens there."""

    def __init__(self, texts: list[str]) -> None:
        self.data: Final = zlib.compress(msgpack.encode(texts))
        self.opened: list[str] = []

    def texts(self) -> list[str]:
        """All of them; for all viewers the same objects."""
        if not self.opened:
            self.opened = TEXTS.decode(zlib.decompress(self.data))
        return self.opened


class Viewer:
    """One pair of eyes: a socket that looks as one seat in one language."""

    def __init__(self, person: str, seat: int, language: str, curtain: int = EVERYONE) -> None:
        self.person: Final = person
        self.seat = seat
        self.language = language
        self.curtain = curtain
        self.wake: Final = asyncio.Event()
        self.shown: dict[str, Any] = {}
        self.sent: dict[str, str] = {}
        """The drawings that the browser has; those of which the next are told as differences."""
        self.pressed: Pressed | None = None
        self.places: list[tuple[str, int]] = []
        self.told = 0
        self.age = -1
        self.edition = -1
        self.company = (-1, -1)
        self.mine: tuple[int, ...] = ()
        self.seats: tuple[SeatFace, ...] = ()

    def press(self, texts: dict[str, int]) -> None:
        """Put what was sent among *texts*, each once."""
        self.places = [
            (name, texts.setdefault(text, len(texts))) for name, text in self.sent.items()
        ]
        self.sent = {}

    def recall(self) -> dict[str, str]:
        """Return what was sent."""
        if self.pressed is not None:
            texts = self.pressed.texts()
            self.sent = {name: texts[place] for name, place in self.places}
            self.pressed, self.places = None, []
        return self.sent

    def turn(self, seat: int, curtain: int = EVERYONE) -> None:
        """Look through the eyes of another seat, or wait behind a curtain."""
        self.seat, self.curtain = seat, curtain
        self.age = self.edition = self.told = -1


class Stage(Course):
    """One game and its viewers. What has changed is drawn when each of them is next told."""

    def __init__(self, row: TableRow) -> None:
        super().__init__(row)
        self.easel: Final = Easel(row.game, self.names())
        self.face: Final[Face] = self.easel.face
        self.minor = self.face.minor
        self.viewers: Final[set[Viewer]] = set()
        self.comings = 0
        self.edition = 0
        self.rested = -1
        """The edition after which the table came to rest."""

    def come(self, viewer: Viewer) -> None:
        """Somebody begins to look on."""
        self.viewers.add(viewer)
        self.comings += 1

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.comings += 1
        self.show()

    def show(self) -> None:
        """Wake everybody who looks on."""
        self.edition += 1
        for viewer in self.viewers:
            viewer.wake.set()

    def rest(self) -> None:
        """Nothing happens for a while: hold little of what was drawn, told and sent."""
        if self.rested == self.edition:
            return
        self.rested = self.edition
        self.easel.rest()
        for entry in self.tale:
            entry.drawn.clear()
        texts: dict[str, int] = {}
        awake = [viewer for viewer in self.viewers if viewer.pressed is None]
        for viewer in awake:
            viewer.press(texts)
        pressed = Pressed(list(texts))
        for viewer in awake:
            viewer.pressed = pressed

    def change(self, row: TableRow) -> None:
        """People or their seats are not what they were: everything is drawn again."""
        self.row = row
        self.age += 1
        self.easel.forget(self.names())

    def seats_of(self, person: str) -> list[int]:
        """The seats a browser holds."""
        if not person:
            return []
        return [seat.seat for seat in self.row.seats if seat.person == person]

    def settle_eyes(self, viewer: Viewer) -> None:
        """Turn a device that several share to the seat that must decide, behind a curtain."""
        self.introduce(viewer)
        if len(viewer.mine) < 2 or self.table is None:
            return
        mine = [seat for seat in viewer.mine if not self.row.seats[seat].is_bot]
        if len(mine) < 2:
            return
        owing = self.must_decide(mine)
        if viewer.seat in owing or viewer.curtain in owing or not owing:
            if viewer.curtain not in owing:
                viewer.curtain = EVERYONE
            return
        if self.has_secrets(viewer.seat, owing[0]):
            viewer.turn(EVERYONE, owing[0])
        else:
            viewer.turn(owing[0])

    def look(self, viewer: Viewer, seat: int) -> None:
        """Raise the curtain: the device is in the hands of *seat*."""
        if seat not in self.seats_of(viewer.person):
            raise Refusal("shell-not-your-seat")
        viewer.turn(seat)
        viewer.wake.set()

    def has_secrets(self, one: int, other: int) -> bool:
        """Whether two seats know different things that are drawn now: a curtain must fall.

        What one only remembers (an itinerary for another day) is on no screen at other times.
        """
        first, second = self.sight(one), self.sight(other)
        if {**first.view, "seat": 0} == {**second.view, "seat": 0}:
            return False
        return any(part.pick(first) != part.pick(second) for part in self.face.parts)

    def pen(self, language: str) -> Pen:
        return self.easel.pen(language)

    def sight(self, seat: int) -> Sight:
        assert self.table is not None
        return gate.see(self.game, self.face, self.table, seat, self.latest)

    def introduce(self, viewer: Viewer) -> None:
        """Tell a viewer who sits at the table and who is there, where that has changed."""
        if viewer.company == (self.age, self.comings):
            return
        viewer.company = (self.age, self.comings)
        mine = self.seats_of(viewer.person)
        here = {other for watcher in self.viewers for other in self.seats_of(watcher.person)}
        here.update(mine)
        viewer.mine = tuple(mine)
        viewer.seats = tuple(
            [
                SeatFace(s.name, s.kind, s.level, s.seat in here, s.seat in mine, s.removed > 0)
                for s in self.row.seats
            ]
        )

    def scene(self, viewer: Viewer) -> Scene:
        """All that a viewer is shown: the sight of a seat and the company around the table."""
        self.introduce(viewer)
        seat = viewer.seat
        is_seated = seat != EVERYONE
        is_asked = self.asking != EVERYONE
        return Scene(
            game=self.row.game,
            table_id=self.row.id,
            rematch=self.row.rematch,
            sight=self.sight(seat),
            seats=viewer.seats,
            mine=viewer.mine,
            is_host=viewer.person == self.row.host,
            at=self.seq,
            undo=self.undo_of(seat)[0] if is_seated else "never",
            redo=is_seated and self.can_redo(seat),
            news=self.chapters(seat, len(self.tale) - 1)[0] if self.tale else None,
            bot_moves=self.is_bots_turn(),
            pace=self.row.pace,
            unfinished=is_seated and self.is_unfinished(seat),
            asking=self.asking,
            voters=tuple(sorted(self.voters(self.asking) - self.agreed)) if is_asked else (),
            lost=self.chapters(seat, self.lost()) if is_asked else [],
            refused=self.refused,
            curtain=viewer.curtain,
            curve=self.curve(),
            claim=self.claim_for(viewer.person),
        )

    def claim_for(self, person: str) -> tuple[str, int, bool] | None:
        """Who asks for which seat back, and whether this viewer is to answer."""
        claim = read_asks(self.row.asks).claim if self.row.asks else None
        if claim is None or not (self.seats_of(person) or person in (self.row.host, claim.person)):
            return None
        lost = self.row.seats[claim.seat].person
        answers = person not in (lost, claim.person) and person not in claim.agreed
        return claim.name, claim.seat, answers

    def is_bots_turn(self) -> bool:
        """Whether a bot owes a decision."""
        assert self.table is not None
        return any(self.row.seats[seat].is_bot for seat in self.table.deciders())

    def curve(self) -> Curve | None:
        """Return what led to the end, once the game is over."""
        if self.table is None or self.table.outcome() is None:
            return None
        events = [event for entry in self.tale for event in entry.events]
        return self.face.curve([gate.as_data(event) for event in events if is_public(event)])

    def draw_all(self, viewer: Viewer) -> Changes:
        """Return everything a viewer sees, and remember that it was shown."""
        viewer.age = -1
        return self.draw_changed(viewer)

    def draw_changed(self, viewer: Viewer) -> Changes:
        """Return what is not what this viewer was shown last."""
        if viewer.age != self.age:
            viewer.shown.clear()
            viewer.age = self.age
        viewer.edition = self.edition
        self.easel.turn_to(self.edition)
        return self.easel.draw_changed(self.scene(viewer), viewer.shown, viewer.language)

    def tell(self, place: int, seat: int, language: str) -> str:
        """A chapter of the log as *seat* saw it, drawn once for all who saw the same."""
        entry = self.tale[place]
        if entry.age != self.age:
            entry.age = self.age
            entry.drawn.clear()
        key = language
        for event in entry.events:
            key += "1" if event.is_seen_by(seat) else "0"
        known = entry.drawn.get(key)
        if known is None:
            lines = gate.tell(self.game.thing, entry.events, seat)
            known = self.easel.draw_chapter(Chapter(entry.seat, lines, entry.note), language)
            entry.drawn[key] = known
        return known

    def chapters(self, seat: int, start: int = 0) -> list[Chapter]:
        """The log from a place on, as far as *seat* saw it."""
        return [
            Chapter(entry.seat, gate.tell(self.game.thing, entry.events, seat), entry.note)
            for entry in self.tale[start:]
        ]

    def moments(self, seat: int, start: int, language: str) -> list[str]:
        """What *seat* saw happen from a place of the log on that deserves a moment of its own."""
        shown, words = self.face.moments, self.pen(language).words
        return [
            words.say(phrase, self.names())
            for entry in self.tale[start:]
            for cue, phrase in gate.tell(self.game.thing, entry.events, seat)
            if cue in shown
        ]

    def cues(self, seat: int, start: int) -> list[str]:
        """What *seat* saw happen from a place of the log on that makes a sound."""
        sounds = self.face.sounds
        return [
            event.cue.key
            for entry in self.tale[start:]
            for event in entry.events
            if event.cue.key in sounds and event.is_seen_by(seat)
        ]
