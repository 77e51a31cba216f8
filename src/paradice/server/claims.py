"""Claims to seats whose cookie was lost, and the consent they need."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from paradice.server.consent import Claim, read_asks, write_asks
from paradice.server.refusal import Refusal
from paradice.server.rows import TableRow
from paradice.server.store import Gone, Store

if TYPE_CHECKING:
    from paradice.server.room import Room


class Claims:
    """The claim at one table, if there is one; stored for all servers of the store."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def can_be_made(self, seat: int) -> bool:
        """Return whether the person of a seat is absent, and somebody else could give it back."""
        row = self.room.row
        if not 0 <= seat < len(row.seats):
            return False
        person = row.seats[seat].person
        return person != "" and not self.room.audience.has(person) and bool(row.givers(person))

    async def make(self, seat: int, person: str, name: str) -> None:
        """Claim a seat for a browser that has none here, by name."""
        room = self.room
        async with room.lock:
            row = room.row
            if row.seats_of(person) or not self.can_be_made(seat):
                raise Refusal("shell-claim-never")
            if not row.givers(row.seats[seat].person, person):
                raise Refusal("shell-claim-never")
            if read_asks(row.asks).claim is not None:
                raise Refusal("shell-claim-taken")
            await self.keep(Claim(person, seat, name), "shell-claim-taken")

    async def answer(self, person: str, yes: bool, mark: str) -> None:
        """Answer the claim of this *mark*; when all have agreed the seat is given back.

        An answer to one claim is none to another that has taken its place meanwhile.
        """
        room = self.room
        async with room.lock:
            claim = read_asks(room.row.asks).claim
            if claim is None or claim.mark() != mark:
                raise Refusal("shell-stale")
            lost = room.row.seats[claim.seat].person
            if person not in room.row.givers(lost, claim.person):
                raise Refusal("shell-only-seated")
            if room.audience.has(lost) or not yes:
                await self.keep(None)
            else:
                agreed = tuple(sorted({*claim.agreed, person}))
                await self.keep(msgspec.structs.replace(claim, agreed=agreed), "shell-stale")

    async def keep(self, claim: Claim | None, otherwise: str = "") -> None:
        """Store the claim, joined with consents that another server has stored, or drop it.

        Where all agree to it the seat is given back in the same transaction. Refusal (*otherwise*)
        where another server has stored another claim, or dropped the one that is agreed to.
        """
        room = self.room
        table_id = room.row.id

        def change(row: TableRow) -> str:
            asks = read_asks(row.asks)
            merged, known = claim, asks.claim
            if claim is not None and known is None and claim.agreed:
                return row.asks  # somebody has refused it meanwhile, or the seat was given back
            if claim is not None and known is not None:
                if known.mark() != claim.mark():
                    return row.asks
                agreed = tuple(sorted({*known.agreed, *claim.agreed}))
                merged = msgspec.structs.replace(claim, agreed=agreed)
            return write_asks(msgspec.structs.replace(asks, claim=merged))

        def work(store: Store) -> tuple[TableRow, Claim | None]:
            row = store.set_asks(table_id, change)
            stands = read_asks(row.asks).claim
            if stands is None or not stands.agreed:
                return row, stands
            lost = row.seats[stands.seat].person
            if row.givers(lost, stands.person) <= set(stands.agreed):
                store.move_person(table_id, lost, stands.person)
                row = store.set_asks(table_id, without_claim)
            return row, stands

        try:
            row, stands = await room.writer.change(work)
        except Gone:
            room.end()
            raise Refusal("shell-deleted") from None
        room.settle(row)
        room.audience.age += 1
        room.audience.show()
        if claim is not None and (stands is None or stands.mark() != claim.mark()):
            raise Refusal(otherwise)


def without_claim(row: TableRow) -> str:
    return write_asks(msgspec.structs.replace(read_asks(row.asks), claim=None))
