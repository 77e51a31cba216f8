"""Reading requests: limits of size and rate, and checks of their origin."""

from __future__ import annotations

from urllib.parse import parse_qsl

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse

from paradice.core.events import EVERYONE
from paradice.server.audience import Viewer
from paradice.server.identity import (
    hashed,
    is_from_elsewhere,
    language_of,
    person_of,
    secret_of,
    whole,
)
from paradice.server.limits import Limits, address_of
from paradice.server.lobby import Lobby
from paradice.server.moderation import TableClosed, moderation_of
from paradice.server.room import Room


def lobby_of(connection: HTTPConnection) -> Lobby:
    lobby: Lobby = connection.app.state.lobby
    return lobby


async def body_of(request: Request) -> bytes:
    """Return the body of a POST request that is from our pages, not too frequent, not too long."""
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


def limits_of(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def known_person(request: Request) -> str:
    """Return the person of a request whose secret this server has made; empty for all others."""
    secret = secret_of(request)
    return hashed(secret) if lobby_of(request).seal.is_ours(secret) else ""


def must_be_slow(request: Request) -> None:
    """Refuse an address or a person with too many requests."""
    limits_of(request).post(address_of(request), known_person(request))


def may_begin(request: Request) -> None:
    """Refuse a new table to an address or a person that has created too many, or when all have."""
    limits_of(request).begin(address_of(request), known_person(request))


async def own_secret(request: Request) -> str:
    """Return the secret of a request, or a new one if this server did not make it.

    Secrets from before they were signed are known by the seats they hold.
    """
    lobby = lobby_of(request)
    secret = secret_of(request)
    if not secret or lobby.seal.is_ours(secret):
        return secret or lobby.seal.new_secret()
    held = await lobby.writer.ask(lambda store: store.tables_of(hashed(secret), 1))
    return secret if held else lobby.seal.new_secret()


async def room_of(request: HTTPConnection) -> Room:
    """Return the room of a path; 404 if there is none."""
    closed = moderation_of(request).find("closed", request.path_params["table"])
    if closed is not None:
        raise TableClosed(closed.text)
    room = await lobby_of(request).find(request.path_params["table"])
    if room is None:
        raise HTTPException(404)
    return room


def see_other(address: str) -> RedirectResponse:
    return RedirectResponse(address, 303)


def eyes(connection: HTTPConnection, room: Room) -> Viewer:
    """Return the seat a table is drawn for: the requested one if it is the person's own."""
    person = person_of(connection)
    mine = room.row.seats_of(person)
    asked = whole(connection.query_params.get("seat", ""))
    seat = asked if asked in mine else EVERYONE
    if seat == EVERYONE and len(mine) == 1:
        seat = mine[0]
    return Viewer(person, seat, language_of(connection))
