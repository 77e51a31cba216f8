"""The seats of one table: taking free seats, and bots that stand in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from paradice.core.names import is_taken, tell_apart
from paradice.server.refusal import Refusal
from paradice.server.store import Gone, SeatRow, with_seat

if TYPE_CHECKING:
    from paradice.server.room import Room


class Seating:
    """Commands about the seats of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def sit(self, seat: int, person: str, name: str) -> None:
        """Take a free seat; when none is left the cards are dealt."""
        async with self.room.lock:
            if not 0 <= seat < len(self.room.row.seats) or self.room.row.seats[seat].kind != "open":
                raise Refusal("shell-seat-taken")
            if is_taken(name, self.room.row.names()):
                raise Refusal("shell-name-taken")
            await self.take([SeatRow(seat, "person", name, person)])
            if self.room.row.seats[seat].person != person:
                raise Refusal("shell-seat-taken")

    async def take(self, wanted: list[SeatRow]) -> None:
        """Fill free seats; with the last one the cards are dealt, in one transaction."""
        table_id = self.room.row.id
        try:
            row = await self.room.writer.change(lambda store: store.take_seats(table_id, wanted))
        except Gone:
            self.room.end()
            raise Refusal("shell-deleted") from None
        self.room.settle(row)
        self.room.audience.show()
        self.room.bots.start()

    async def fill(self, person: str, level: str, bot_name: Callable[[int], str]) -> None:
        """The host gives every free seat to a bot."""
        async with self.room.lock:
            self.must_host(person)
            names = self.room.row.names()
            await self.take(
                [
                    SeatRow(seat.seat, "bot", tell_apart(bot_name(seat.seat), names), "", level)
                    for seat in self.room.row.seats
                    if seat.kind == "open"
                ]
            )

    async def stand_in(self, person: str, seat: int, level: str) -> None:
        """Hand a person's seat to a bot (by the host or themselves), or give it back (no level).

        Whom the host has removed stays removed until the host gives the seat back.
        """
        async with self.room.lock:
            if not 0 <= seat < len(self.room.row.seats):
                raise Refusal("shell-no-such-seat")
            row = self.room.row.seats[seat]
            if row.kind != "person":
                raise Refusal("shell-no-such-seat")
            removed = row.removed
            if row.person != person:
                self.must_host(person)
                removed = int(level != "")
            elif removed and not level:
                raise Refusal("shell-removed")
            changed = replace(row, level=level, removed=removed)
            table_id = self.room.row.id
            await self.room.writer.change(lambda store: store.set_seat(table_id, changed))
            self.room.change(with_seat(self.room.row, changed))
            self.room.audience.show()
        self.room.bots.start()

    async def replace_person(self, seat: int, *, for_good: bool) -> None:
        """The host of the server lets a bot play on: until the person is back, or for good."""
        room = self.room
        async with room.lock:
            changed = replace(room.row.seats[seat], level="adept", removed=int(for_good))
            table_id = room.row.id
            await room.writer.change(lambda store: store.set_seat(table_id, changed))
            room.change(with_seat(room.row, changed))
            room.audience.show()
        room.bots.start()

    def must_host(self, person: str) -> None:
        if not person or person != self.room.row.host:
            raise Refusal("shell-only-host")
