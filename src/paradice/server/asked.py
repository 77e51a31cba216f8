"""What is asked of us: bounded, from our own pages or from programs, not too often."""

from __future__ import annotations

import time
from urllib.parse import parse_qsl

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse

from paradice.core.contract import EVERYONE
from paradice.server.lobby import Lobby
from paradice.server.people import is_from_elsewhere, language_of, person_of, whole
from paradice.server.room import Room
from paradice.server.settings import Bucket
from paradice.server.stage import Viewer


def lobby_of(connection: HTTPConnection) -> Lobby:
    lobby: Lobby = connection.app.state.lobby
    return lobby


async def body_of(request: Request) -> bytes:
    """Return what was posted, or refuse it: from another site, too often, too long."""
    if is_from_elsewhere(request):
        raise HTTPException(403)
    must_be_slow(request)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > lobby_of(request).settings.body:
            raise HTTPException(413)
    return body


async def form_of(request: Request) -> dict[str, str]:
    """Return a posted form."""
    body = await body_of(request)
    try:
        return dict(parse_qsl(body.decode(), max_num_fields=100, keep_blank_values=True))
    except ValueError:
        raise HTTPException(400) from None


def must_be_slow(request: Request) -> None:
    """Refuse a browser, or an address without one, that asks too much."""
    buckets: dict[str, Bucket] = request.app.state.buckets
    bounds = lobby_of(request).settings
    who = person_of(request) or (request.client.host if request.client else "")
    now = time.monotonic()
    if who not in buckets:
        if len(buckets) > 10_000:
            buckets.clear()
        buckets[who] = Bucket(bounds.post_rate, bounds.post_burst, now)
    if not buckets[who].take(now):
        raise HTTPException(429)


async def room_of(request: Request) -> Room:
    """Return the room a path names, or answer that there is none."""
    room = await lobby_of(request).find(request.path_params["table"])
    if room is None:
        raise HTTPException(404)
    return room


def see_other(address: str) -> RedirectResponse:
    return RedirectResponse(address, 303)


def eyes(connection: HTTPConnection, room: Room) -> Viewer:
    """Return the eyes a table is drawn for: the seat asked for if it is theirs, or their own."""
    person = person_of(connection)
    mine = room.seats_of(person)
    asked = whole(connection.query_params.get("seat", ""))
    seat = asked if asked in mine else EVERYONE
    if seat == EVERYONE and len(mine) == 1:
        seat = mine[0]
    return Viewer(person, seat, language_of(connection))
