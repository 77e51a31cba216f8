"""A table with its people: who sits where, what was played, who watches."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from paradice.core.contract import EVERYONE, Event, Table
from paradice.core.game import Game
from paradice.core.record import Record
from paradice.games import find_game
from paradice.games.drawing import Face, Ghost, Part, Pen, Sight
from paradice.server import gate
from paradice.server.desk import Desk
from paradice.server.store import (
    GATHERING,
    OVER,
    PLAYING,
    UNDO,
    ChatRow,
    Conflict,
    MoveRow,
    SeatRow,
    TableRow,
    with_seat,
)
from paradice.server.thinkers import Thinkers
from paradice.web.faces import find_face, make_pen
from paradice.web.lights import Delta, delta
from paradice.web.parts import ShellPart, draw_chapter, shell_parts
from paradice.web.scene import Chapter, Scene, SeatFace

log: Final = logging.getLogger("paradice")


class Refusal(Exception):
    """A command that is not carried out: the key of the reason, a rule of the game or the house."""

    def __init__(self, key: str, is_rule: bool = False) -> None:
        super().__init__(key)
        self.key: Final = key
        self.is_rule: Final = is_rule


@dataclass
class Played:
    """A move that stands, and the mark of the table before it."""

    seat: int
    text: str
    mark: int


@dataclass
class Entry:
    """A chapter of the log: the events of one move, or a note of the house."""

    seat: int
    events: list[Event] = field(default_factory=list)
    note: str = ""
    drawn: dict[tuple[str, tuple[bool, ...], int], str] = field(default_factory=dict)


@dataclass
class Changes:
    """What a viewer is to be shown anew: parts, lit pieces, and what the lit ones would do."""

    parts: dict[str, str] = field(default_factory=dict)
    lights: dict[str, tuple[str, str]] | None = None
    ghosts: Mapping[str, Sequence[Ghost]] | None = None
    marks: Sequence[str] | None = None


class Viewer:
    """One pair of eyes: a socket that looks as one seat in one language."""

    def __init__(self, person: str, seat: int, language: str, curtain: int = EVERYONE) -> None:
        self.person: Final = person
        self.seat = seat
        self.language = language
        self.curtain = curtain
        self.wake: Final = asyncio.Event()
        self.shown: dict[str, Any] = {}
        self.told = 0
        self.age = -1
        self.company = (-1, -1)
        self.mine: tuple[int, ...] = ()
        self.seats: tuple[SeatFace, ...] = ()


class Room:
    """One table. Commands run one after another; nothing is shown before it is stored."""

    def __init__(self, row: TableRow, desk: Desk, thinkers: Thinkers) -> None:
        self.row = row
        self.desk: Final = desk
        self.thinkers: Final = thinkers
        self.game: Final[Game[Any]] = find_game(row.game)
        self.face: Final[Face] = find_face(row.game)
        self.shell: Final = shell_parts(row.game, len(row.seats))
        self.table: Table | None = None
        self.seq = 0
        self.line: list[Played] = []
        self.tale: list[Entry] = []
        self.latest: list[Event] = []
        self.commands: Final[set[str]] = set()
        self.chats: list[ChatRow] = []
        self.asking = EVERYONE
        self.agreed: set[int] = set()
        self.viewers: Final[set[Viewer]] = set()
        self.lock: Final = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.age = 0
        self.comings = 0
        self.touched = time.monotonic()
        self.drawn: Final[dict[tuple[str, str], list[tuple[Any, str]]]] = {}
        self.deltas: Final[dict[tuple[str, str], tuple[str, str, Delta | str]]] = {}
        self.pens: Final[dict[str, Pen]] = {}
        self.touches: Final[list[int]] = []

    # The list of moves

    async def open(self) -> None:
        """Play again what the store tells."""
        rows = await self.desk.ask(lambda store: store.moves_of(self.row.id))
        self.chats = await self.desk.ask(lambda store: store.chats_of(self.row.id))
        self.commands.update(chat.command for chat in self.chats)
        if self.row.state != GATHERING:
            self.deal()
        for row in rows:
            self.follow(row)
        self.think()

    def deal(self) -> None:
        self.table = self.start()
        self.tale = []

    def start(self) -> Table:
        table: Table = self.game.start(len(self.row.seats), self.row.options, self.row.seed)
        return table

    def follow(self, row: MoveRow) -> None:
        """Carry out a line of the list that is already stored."""
        assert self.table is not None
        if row.command:
            self.commands.add(row.command)
        self.touches.append(EVERYONE if row.text.startswith(UNDO) else row.seat)
        if row.text.startswith(UNDO):
            self.take_back(row.seat, int(row.text.split()[1]))
        else:
            self.put(row.seat, row.text, *self.try_move(row.seat, row.text))
        self.seq = row.seq + 1

    def try_move(self, seat: int, text: str) -> tuple[Table, list[Event]]:
        """Return the table as it would be after a legal move, and what would have happened."""
        assert self.table is not None
        twin = self.table.clone()
        events: list[Event] = []
        twin.events = events
        twin.play(seat, self.game.catalogue.find(text))
        twin.events = None
        return twin, events

    def put(self, seat: int, text: str, table: Table, events: list[Event]) -> None:
        assert self.table is not None
        self.line.append(Played(seat, text, int(self.table.mark())))
        self.table = table
        self.tale.append(Entry(seat, events))
        self.latest = events
        self.asking, self.agreed = EVERYONE, set()

    def take_back(self, seat: int, count: int) -> None:
        """Play again from the deal, all but the latest moves."""
        del self.line[-count:]
        table = self.start()
        for played in self.line:
            table.play(played.seat, self.game.catalogue.find(played.text))
        self.table = table
        kept = count
        while kept and self.tale:
            entry = self.tale.pop()
            if not entry.note:
                kept -= 1
        self.tale.append(Entry(seat, note="shell-log-undo"))
        self.latest = []
        self.asking, self.agreed = EVERYONE, set()
        self.age += 1

    async def write(self, seat: int, text: str, command: str) -> None:
        """Store one line; where another server has been quicker, learn from it and refuse."""
        row = MoveRow(self.row.id, self.seq, seat, text, command, time.time())
        try:
            await self.desk.append(row)
        except Conflict:
            await self.catch_up()
            raise Refusal("shell-stale") from None
        self.touches.append(EVERYONE if text.startswith(UNDO) else seat)
        self.seq += 1
        self.touched = time.monotonic()
        if command:
            self.commands.add(command)

    async def catch_up(self) -> None:
        """Learn what other servers of the same store have written."""
        row = await self.desk.ask(lambda store: store.find_table(self.row.id))
        if row is not None and row != self.row:
            self.change(row)
            if self.table is None and row.state != GATHERING:
                self.deal()
        for line in await self.desk.ask(lambda store: store.moves_of(self.row.id, self.seq - 1)):
            if line.seq == self.seq and self.table is not None:
                self.follow(line)
        self.show()
        self.think()

    async def refresh(self) -> None:
        """Somebody may have written to this table from another server."""
        async with self.lock:
            await self.catch_up()

    # Commands

    async def play(self, seat: int, text: str, at: int, command: str = "") -> None:
        """Play a move for *seat*, who saw *at* lines of the list; Refusal where it cannot be."""
        async with self.lock:
            if command and command in self.commands:
                return
            if self.table is None:
                raise Refusal("shell-not-begun")
            try:
                move = self.game.catalogue.find(text)
            except KeyError:
                raise Refusal("shell-no-such-move") from None
            if self.is_stale(seat, at):
                raise Refusal("shell-stale")
            rule = self.table.why_not(seat, move)
            if rule is not None:
                raise Refusal(rule.key, is_rule=True)
            table, events = self.try_move(seat, text)
            await self.write(seat, text, command)
            self.put(seat, text, table, events)
            if table.outcome() is not None:
                await self.set_state(OVER)
            self.show()
        self.think()

    def is_stale(self, seat: int, at: int) -> bool:
        """Whether *seat* has moved, or somebody has undone, since a viewer saw *at* lines."""
        if not 0 <= at <= self.seq:
            return True
        return any(other in (seat, EVERYONE) for other in self.touches[at:])

    def undo_of(self, seat: int) -> tuple[str, int]:
        """Say whether *seat* may undo (``free``, ``ask`` or ``never``), and how many moves."""
        for back, played in enumerate(reversed(self.line), 1):
            if played.seat == seat:
                assert self.table is not None
                open_since = int(self.table.mark()) != played.mark
                if back > 1 or open_since or self.row.state == OVER:
                    return "ask", back
                return "free", back
        return "never", 0

    async def undo(self, seat: int, at: int, command: str = "") -> None:
        """Take back the latest move of *seat*; where something opened since, ask all the others."""
        async with self.lock:
            if command and command in self.commands:
                return
            if self.table is None or self.is_stale(seat, at):
                raise Refusal("shell-stale")
            kind, count = self.undo_of(seat)
            if kind == "never":
                raise Refusal("shell-undo-nothing")
            if kind == "free" or self.voters() <= {seat}:
                await self.undo_now(seat, count, command)
            else:
                self.asking, self.agreed = seat, {seat}
                if command:
                    self.commands.add(command)
                self.show()
        self.think()

    def voters(self) -> set[int]:
        """The seats of people, who must agree to a long undo."""
        return {seat.seat for seat in self.row.seats if not seat.is_bot}

    async def undo_now(self, seat: int, count: int, command: str) -> None:
        await self.write(seat, f"{UNDO} {count}", command)
        self.take_back(seat, count)
        if self.row.state == OVER:
            await self.set_state(PLAYING)
        self.show()

    async def agree(self, seat: int, yes: bool) -> None:
        """Answer somebody who asks to undo."""
        async with self.lock:
            if self.asking == EVERYONE or seat == self.asking:
                raise Refusal("shell-stale")
            if not yes:
                self.asking, self.agreed = EVERYONE, set()
                self.show()
                return
            self.agreed.add(seat)
            if self.voters() <= self.agreed:
                _, count = self.undo_of(self.asking)
                await self.undo_now(self.asking, count, "")
            else:
                self.show()
        self.think()

    async def say(self, seat: int, text: str, command: str = "") -> None:
        """Say something to all who look on."""
        async with self.lock:
            if command and command in self.commands:
                return
            table_id = self.row.id
            chat = await self.desk.ask(lambda store: store.add_chat(table_id, seat, text, command))
            if command:
                self.commands.add(command)
            self.chats = [*self.chats[-199:], chat]
            self.show()

    # Seats

    def seats_of(self, person: str) -> list[int]:
        """The seats a browser holds."""
        if not person:
            return []
        return [seat.seat for seat in self.row.seats if seat.person == person]

    async def sit(self, seat: int, person: str, name: str) -> None:
        """Take a free seat; when none is left the cards are dealt."""
        async with self.lock:
            if not 0 <= seat < len(self.row.seats) or self.row.seats[seat].kind != "open":
                raise Refusal("shell-seat-taken")
            taken = SeatRow(seat, "person", name, person)
            table_id = self.row.id
            if not await self.desk.ask(lambda store: store.set_seat(table_id, taken, "open")):
                await self.catch_up()
                raise Refusal("shell-seat-taken")
            self.change(with_seat(self.row, taken))
            await self.begin_if_full()

    async def begin_if_full(self) -> None:
        if self.row.state == GATHERING and all(seat.kind != "open" for seat in self.row.seats):
            await self.set_state(PLAYING)
            self.deal()
        self.show()
        self.think()

    async def fill(self, person: str, level: str, bot_name: Callable[[int], str]) -> None:
        """The host gives every free seat to a bot."""
        async with self.lock:
            self.must_host(person)
            table_id = self.row.id
            for seat in self.row.seats:
                if seat.kind == "open":
                    bot = SeatRow(seat.seat, "bot", bot_name(seat.seat), "", level)
                    await self.desk.ask(
                        lambda store, bot=bot: store.set_seat(table_id, bot)  # type: ignore[misc]
                    )
                    self.change(with_seat(self.row, bot))
            await self.begin_if_full()

    async def stand_in(self, person: str, seat: int, level: str) -> None:
        """Hand a person's seat to a bot (by the host or themselves), or give it back (no level)."""
        async with self.lock:
            if not 0 <= seat < len(self.row.seats):
                raise Refusal("shell-no-such-seat")
            row = self.row.seats[seat]
            if row.kind != "person":
                raise Refusal("shell-no-such-seat")
            if row.person != person:
                self.must_host(person)
            changed = replace(row, level=level)
            table_id = self.row.id
            await self.desk.ask(lambda store: store.set_seat(table_id, changed))
            self.change(with_seat(self.row, changed))
            self.show()
        self.think()

    def must_host(self, person: str) -> None:
        if not person or person != self.row.host:
            raise Refusal("shell-only-host")

    async def set_state(self, state: str) -> None:
        table_id = self.row.id
        await self.desk.ask(lambda store: store.set_table(table_id, state=state))
        began = self.row.state == GATHERING
        self.row = replace(self.row, state=state)
        if began:
            self.change(self.row)

    def change(self, row: TableRow) -> None:
        """People or their seats are not what they were: everything is drawn again."""
        self.row = row
        self.age += 1
        self.drawn.clear()
        self.pens.clear()

    # Bots

    def think(self) -> None:
        """Let the bots that owe a decision think, one after another."""
        if (self.thinking is None or self.thinking.done()) and self.bots_to_move():
            self.thinking = asyncio.create_task(self.think_on())

    def bots_to_move(self) -> list[int]:
        if self.table is None:
            return []
        return [seat for seat in self.table.deciders() if self.row.seats[seat].is_bot]

    async def think_on(self) -> None:
        while seats := self.bots_to_move():
            assert self.table is not None
            seat, seq = seats[0], self.seq
            began = time.monotonic()
            level = self.row.seats[seat].level
            try:
                text = await self.thinkers.choose(
                    self.game, self.table, self.row.options, seat, level
                )
            except Exception:
                log.exception("a bot could not think; it will try again")
                await asyncio.sleep(2)
                continue
            if self.viewers:
                rest = self.row.pace / 1000 - (time.monotonic() - began)
                await asyncio.sleep(max(0.0, rest))
            if self.seq != seq or not self.row.seats[seat].is_bot:
                continue
            try:
                await self.play(seat, text, seq)
            except Refusal:
                await asyncio.sleep(0.05)

    # Eyes

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
        for viewer in self.viewers:
            viewer.wake.set()

    def settle_eyes(self, viewer: Viewer) -> None:
        """Turn a device that several share to the seat that must decide, behind a curtain."""
        mine = [seat for seat in self.seats_of(viewer.person) if not self.row.seats[seat].is_bot]
        if len(mine) < 2 or self.table is None:
            return
        owing = self.must_decide(mine)
        if viewer.seat in owing or viewer.curtain in owing or not owing:
            if viewer.curtain not in owing:
                viewer.curtain = EVERYONE
            return
        if self.has_secrets(viewer.seat, owing[0]):
            viewer.seat, viewer.curtain = EVERYONE, owing[0]
        else:
            viewer.seat = owing[0]
        viewer.age = -1
        viewer.told = -1

    def look(self, viewer: Viewer, seat: int) -> None:
        """Raise the curtain: the device is in the hands of *seat*."""
        if seat not in self.seats_of(viewer.person):
            raise Refusal("shell-not-your-seat")
        viewer.seat, viewer.curtain = seat, EVERYONE
        viewer.age = -1
        viewer.told = -1
        viewer.wake.set()

    def names(self) -> list[str]:
        return [seat.name for seat in self.row.seats]

    def pen(self, language: str) -> Pen:
        pen = self.pens.get(language)
        if pen is None:
            pen = self.pens[language] = make_pen(language, self.row.game, self.names())
        return pen

    def sight(self, seat: int) -> Sight:
        assert self.table is not None
        return gate.see(self.game, self.face, self.table, seat, self.latest)

    def scene(self, viewer: Viewer) -> Scene:
        """All that a viewer is shown: the sight of a seat and the company around the table."""
        seat = viewer.seat
        if viewer.company != (self.age, self.comings):
            viewer.company = (self.age, self.comings)
            mine = self.seats_of(viewer.person)
            here = {other for watcher in self.viewers for other in self.seats_of(watcher.person)}
            here.update(mine)
            viewer.mine = tuple(mine)
            viewer.seats = tuple(
                SeatFace(s.name, s.kind, s.level, s.seat in here, s.seat in mine)
                for s in self.row.seats
            )
        kind, _ = self.undo_of(seat) if seat != EVERYONE else ("never", 0)
        return Scene(
            game=self.row.game,
            sight=self.sight(seat),
            seats=viewer.seats,
            at=self.seq,
            undo=kind,
            asking=self.asking,
            agreed=tuple(sorted(self.agreed)),
            mine=viewer.mine,
            is_host=viewer.person == self.row.host,
            curtain=viewer.curtain,
            table_id=self.row.id,
            rematch=self.row.rematch,
            is_over=self.row.state == OVER,
        )

    def draw(self, part: Part | ShellPart, piece: Any, language: str) -> str:
        """Return the drawing of a piece, remembered for all who see the same."""
        known = self.drawn.setdefault((part.name, language), [])
        for other, html in known:
            if other == piece:
                return html
        html = part.draw(piece, self.pen(language))
        known.insert(0, (piece, html))
        del known[6:]
        return html

    def draw_all(self, viewer: Viewer) -> Changes:
        """Return everything a viewer sees, and remember that it was shown."""
        viewer.age = -1
        return self.draw_changed(viewer)

    def draw_changed(self, viewer: Viewer) -> Changes:
        """Return what is not what this viewer was shown last."""
        if viewer.age != self.age:
            viewer.shown.clear()
            viewer.age = self.age
        scene = self.scene(viewer)
        sight = scene.sight
        shown = viewer.shown
        changes = Changes()
        for part in self.face.parts:
            piece = part.pick(sight)
            if part.name not in shown or shown[part.name] != piece:
                shown[part.name] = piece
                changes.parts[part.name] = self.draw(part, piece, viewer.language)
        for shell in self.shell:
            piece = shell.pick(scene)
            if shell.name not in shown or shown[shell.name] != piece:
                shown[shell.name] = piece
                changes.parts[shell.name] = self.draw(shell, piece, viewer.language)
        lights = sight.lights()
        if shown.get("lights") != lights:
            changes.lights = shown["lights"] = lights
            changes.ghosts = self.face.ghosts(sight)
        marks = self.face.marks(sight)
        if shown.get("marks") != marks:
            changes.marks = shown["marks"] = marks
        return changes

    def shorten(self, name: str, language: str, old: str, new: str) -> Delta | str:
        """Return the difference of two drawings, remembered for the others who saw the same."""
        known = self.deltas.get((name, language))
        if known is not None and known[0] is old and known[1] is new:
            return known[2]
        told = delta(old, new)
        self.deltas[name, language] = (old, new, told)
        return told

    def tell(self, place: int, seat: int, language: str) -> str:
        """A chapter of the log as *seat* saw it, drawn once for all who saw the same."""
        entry = self.tale[place]
        seen = tuple([event.is_seen_by(seat) for event in entry.events])
        known = entry.drawn.get((language, seen, self.age))
        if known is None:
            lines = gate.tell(self.game, entry.events, seat)
            chapter = Chapter(entry.seat, lines, entry.note)
            known = draw_chapter(chapter, self.face, self.pen(language))
            entry.drawn[language, seen, self.age] = known
        return known

    def chapters(self, seat: int, start: int = 0) -> list[Chapter]:
        """The log from a place on, as far as *seat* saw it."""
        return [
            Chapter(entry.seat, gate.tell(self.game, entry.events, seat), entry.note)
            for entry in self.tale[start:]
        ]

    def since(self, seat: int) -> int:
        """Return the place of the log after the latest move of *seat*."""
        for place in range(len(self.tale) - 1, -1, -1):
            if self.tale[place].seat == seat and not self.tale[place].note:
                return place + 1
        return 0

    def cues(self, seat: int, start: int) -> list[str]:
        """What *seat* saw happen from a place of the log on that makes a sound."""
        sounds = self.face.sounds
        return [
            event.cue.key
            for entry in self.tale[start:]
            for event in entry.events
            if event.cue.key in sounds and event.is_seen_by(seat)
        ]

    def record(self) -> Record:
        """The game so far, without what was taken back."""
        return Record(
            self.row.game,
            self.row.version,
            len(self.row.seats),
            self.row.options,
            self.row.seed,
            self.names(),
            [(played.seat, played.text) for played in self.line],
        )

    def moment(self, upto: int, events: list[Event] | None = None) -> Table:
        """Return the table as it stood after *upto* moves."""
        table = self.start()
        table.events = events
        for played in self.line[:upto]:
            table.play(played.seat, self.game.catalogue.find(played.text))
        table.events = None
        return table

    def must_decide(self, seats: Sequence[int]) -> list[int]:
        """Those of *seats* that owe a decision."""
        if self.table is None:
            return []
        deciders = self.table.deciders()
        return [seat for seat in seats if seat in deciders]

    def has_secrets(self, one: int, other: int) -> bool:
        """Whether two seats know different things, so that a curtain must fall between them."""
        assert self.table is not None
        first = gate.view(self.game, self.table, one)
        second = gate.view(self.game, self.table, other)
        return {**first, "seat": 0} != {**second, "seat": 0}
