"""The log of one table: its chapters in words and as HTML, as each seat saw them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paradice.core.events import EVERYONE
from paradice.core.history import Entry
from paradice.core.phrase import Phrase
from paradice.faces.html import Html
from paradice.i18n.tips import tip_cues
from paradice.server import gate
from paradice.web.log import seat_of, worth_telling
from paradice.web.scene import Chapter

if TYPE_CHECKING:
    from paradice.server.audience import Audience


class DrawnChapter:
    """What was made of a chapter, by which of its events were seen."""

    def __init__(self, entry: Entry, age: int) -> None:
        self.entry: Final = entry
        self.age: Final = age
        self.lines: Final[dict[str, list[tuple[str, Phrase]]]] = {}
        self.texts: Final[dict[str, Html]] = {}
        """After the key of what was seen, the language."""


def seen_by(seat: int, entry: Entry) -> str:
    """Return a key of which events of a chapter *seat* saw."""
    return "".join(["1" if event.is_seen_by(seat) else "0" for event in entry.events])


def note_of(entry: Entry) -> str:
    """Return the key of the note that a chapter is; empty for a move."""
    return f"shell-log-{entry.note}" if entry.note else ""


class Story:
    """The chapters of a match, one for each move or note, as the viewers of a room read them."""

    __deletable__ = ("audience",)

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.drawn: Final[dict[int, DrawnChapter]] = {}

    def entries(self, start: int = 0) -> list[Entry]:
        """Return the chapters from *start* on as the match has them; none before the deal."""
        match = self.audience.room.match
        return [] if match is None else match.story[start:]

    def length(self) -> int:
        """How many chapters there are."""
        match = self.audience.room.match
        return 0 if match is None else len(match.story)

    def entry(self, place: int) -> Entry:
        match = self.audience.room.match
        assert match is not None
        return match.story[place]

    def drawn_at(self, place: int, entry: Entry) -> DrawnChapter:
        """Return what was made of a chapter; nothing yet where the chapter has changed."""
        drawn = self.drawn.get(place)
        if drawn is None or drawn.entry is not entry or drawn.age != self.audience.age:
            drawn = self.drawn[place] = DrawnChapter(entry, self.audience.age)
        return drawn

    def lines(self, place: int, seat: int) -> list[tuple[str, Phrase]]:
        """Return the sentences of a chapter for *seat*; made once for all who saw the same."""
        entry = self.entry(place)
        lines = self.drawn_at(place, entry).lines
        key = seen_by(seat, entry)
        known = lines.get(key)
        if known is None:
            thing = self.audience.room.game.thing
            known = lines[key] = gate.tell(thing, entry.events, seat)
        return known

    def draw(self, place: int, seat: int, language: str) -> Html:
        """Return a chapter as HTML as *seat* saw it; drawn once for all who saw the same."""
        entry = self.entry(place)
        texts = self.drawn_at(place, entry).texts
        key = seen_by(seat, entry) + language
        known = texts.get(key)
        if known is None:
            chapter = Chapter(entry.seat, self.lines(place, seat), note_of(entry), place)
            known = texts[key] = self.audience.renderer.draw_chapter(chapter, language)
        return known

    def chapter(self, place: int, seat: int) -> Chapter:
        """Return a chapter as far as *seat* saw it."""
        entry = self.entry(place)
        return Chapter(entry.seat, self.lines(place, seat), note_of(entry))

    def chapters(self, seat: int, start: int = 0) -> list[Chapter]:
        """Return the chapters from *start* on, as far as *seat* saw them."""
        return [self.chapter(place, seat) for place in range(start, self.length())]

    def latest(self) -> tuple[int, Phrase] | None:
        """Return the latest act that everybody saw: of which seat, and its first sentence."""
        for place in range(self.length() - 1, -1, -1):
            chapter = self.chapter(place, EVERYONE)
            if chapter.lines and not chapter.note:
                first = worth_telling(chapter.lines, self.audience.face)[0]
                return seat_of(first, chapter.seat), first
        return None

    def since(self, seat: int) -> int:
        """Return the place of the first chapter after the latest move of *seat*."""
        entries = self.entries()
        for place in range(len(entries) - 1, -1, -1):
            if entries[place].seat == seat and not entries[place].note:
                return place + 1
        return 0

    def moments(self, seat: int, start: int, language: str) -> list[str]:
        """Return what *seat* saw from a chapter on that is announced over the table, in words."""
        shown, words = self.audience.face.moments, self.audience.pen(language).words
        return [
            words.say(phrase, self.audience.room.row.names())
            for place in range(start, self.length())
            for cue, phrase in self.lines(place, seat)
            if cue in shown
        ]

    def cues(self, seat: int, start: int) -> list[str]:
        """Return the cues that *seat* saw from a chapter on and that make a sound or have a tip."""
        sounds, first = self.audience.face.sounds, tip_cues(self.audience.renderer.game)
        return [
            event.cue.key
            for entry in self.entries(start)
            for event in entry.events
            if (event.cue.key in sounds or event.cue.key in first) and event.is_seen_by(seat)
        ]
