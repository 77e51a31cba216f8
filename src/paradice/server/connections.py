"""The open sockets: players come before spectators, and no address displaces others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from paradice.server.settings import Settings

SEATED_SHARE: Final = 4
"""The share of all places that one address may hold once the server is full."""


class Caller:
    """One socket: its address, person and table, whether they play there, and how to close it."""

    def __init__(
        self,
        address: str,
        person: str,
        table: str,
        seated: bool,
        end: Callable[[], Awaitable[None]],
        tell: Callable[[str, str], Awaitable[None]] | None = None,
    ) -> None:
        self.address: Final = address
        self.person: Final = person
        self.table: Final = table
        self.seated: Final = seated
        self.end: Final = end
        self.say: Final = tell

    async def tell(self, text: str, mark: str) -> None:
        """Show a message of the host."""
        if self.say is not None:
            await self.say(text, mark)


class Sockets:
    """Who is connected.

    Guests share the places of their table, and all places of the server, by address: where there is
    none left the address that holds most of them loses one. Who sits at the table counts against
    no share, and a guest makes room for them.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.open: Final[dict[Caller, None]] = {}
        self.guests: Final[Counter[str]] = Counter()
        """Guests at each table."""
        self.tabs: Final[Counter[tuple[str, str]]] = Counter()
        """Sockets of each person who sits at a table."""

    async def come(self, caller: Caller) -> bool:
        """Admit a caller; return False if there is no place."""
        bounds = self.settings
        if caller.seated:
            if self.tabs[caller.person, caller.table] >= bounds.tabs:
                return False
        elif self.guests[caller.table] >= bounds.guests_a_table and not await self.give_way(
            caller, [one for one in self.open if one.table == caller.table and not one.seated]
        ):
            return False
        if len(self.open) >= bounds.sockets and not await self.find_place(caller):
            return False
        self.open[caller] = None
        if caller.seated:
            self.tabs[caller.person, caller.table] += 1
        else:
            self.guests[caller.table] += 1
        return True

    async def find_place(self, caller: Caller) -> bool:
        """Close a socket of a full server: a guest's, or one of the address that has most."""
        guests = [one for one in self.open if not one.seated]
        if not caller.seated:
            return await self.give_way(caller, guests)
        if guests:
            await self.put_out(heaviest(guests)[-1])
            return True
        seated = heaviest(self.open)
        if len(seated) * SEATED_SHARE < len(self.open) or seated[0].address == caller.address:
            return False
        await self.put_out(seated[-1])
        return True

    async def give_way(self, caller: Caller, those: list[Caller]) -> bool:
        """Close a socket of the address that has most of them, if it has more than the caller's."""
        if not those:
            return False
        most = heaviest(those)
        if len(most) <= 1 + sum(one.address == caller.address for one in those):
            return False
        await self.put_out(most[-1])
        return True

    async def put_out(self, caller: Caller) -> None:
        self.leave(caller)
        await caller.end()

    def leave(self, caller: Caller) -> None:
        if caller not in self.open:
            return
        del self.open[caller]
        if caller.seated:
            count(self.tabs, (caller.person, caller.table))
        else:
            count(self.guests, caller.table)


def heaviest(callers: Iterable[Caller]) -> list[Caller]:
    """Return the sockets of the address that has most of them, the latest last."""
    groups: dict[str, list[Caller]] = {}
    for one in callers:
        groups.setdefault(one.address, []).append(one)
    return max(groups.values(), key=len)


def count(counter: Counter[Any], key: Any) -> None:
    """Decrement a count, and drop it at zero."""
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
