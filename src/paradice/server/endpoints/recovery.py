"""Using another browser, and recovering a seat whose cookie was lost."""

from __future__ import annotations

import asyncio
import secrets
import time

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from paradice.core.names import clean_name
from paradice.faces.pen import Pen
from paradice.server.endpoints.lobby import remember
from paradice.server.endpoints.table import refuse, seat_entries
from paradice.server.identity import ID, hashed, language_of, person_of, secret_of, whole
from paradice.server.limits import address_of
from paradice.server.network import network_of
from paradice.server.recovery import (
    MINUTES,
    keep_pass,
    lock_by_link,
    lock_by_words,
    new_words,
    use_pass,
)
from paradice.server.refusal import Refusal
from paradice.server.requests import (
    form_of,
    limits_of,
    lobby_of,
    may_begin,
    own_secret,
    room_of,
    see_other,
)
from paradice.server.room import Room
from paradice.web.assets import make_pen
from paradice.web.recovery import back_page, come_page, device_page, place_page, words_page


async def place(request: Request) -> Response:
    """The page with both: keeping a seat, and recovering one."""
    room = await room_of(request)
    pen = room.audience.pen(language_of(request))
    is_seated = bool(room.row.seats_of(person_of(request)))
    lost = [seat for seat in room.row.seats if room.claims.can_be_made(seat.seat)]
    text = place_page(pen, room.row.game, room.row.id, is_seated=is_seated, lost=seat_entries(lost))
    return HTMLResponse(text)


async def seated_room(request: Request) -> Room:
    """Return the room of a path, for a person with a seat there."""
    await form_of(request)
    room = await room_of(request)
    if not room.row.seats_of(person_of(request)):
        raise Refusal("shell-only-seated")
    return room


async def device(request: Request) -> Response:
    """Create a link that works once and makes another device the same person."""
    room = await seated_room(request)
    secret, token = secret_of(request), secrets.token_urlsafe(16)
    until = time.time() + MINUTES * 60
    await lobby_of(request).writer.change(
        lambda store: keep_pass(store, lock_by_link(token), secret, until)
    )
    network = network_of(request)
    link = f"{network.base(request)}/come/{token}?table={room.row.id}"
    is_local = network.is_local(request) and not network.home and not network.links
    pen = room.audience.pen(language_of(request))
    return HTMLResponse(device_page(pen, room.row.game, room.row.id, link, is_local=is_local))


async def has_own(request: Request) -> bool:
    """Return whether this browser has tables of its own, which it would lose."""
    person = person_of(request)
    if not person:
        return False
    return bool(await lobby_of(request).writer.ask(lambda store: store.tables_of(person, 1)))


async def come_form(request: Request) -> Response:
    token = request.path_params["token"]
    if not is_token(token):
        raise HTTPException(404)
    table = request.query_params.get("table", "")
    return HTMLResponse(come_page(plain_pen(request), token, table, await has_own(request)))


async def come(request: Request) -> Response:
    form = await form_of(request)
    token, table = request.path_params["token"], form.get("table", "")
    if not is_token(token):
        raise HTTPException(404)
    limits_of(request).try_phrase(address_of(request))
    secret = await lobby_of(request).writer.change(
        lambda store: use_pass(store, lock_by_link(token))
    )
    if not secret:
        raise Refusal("shell-device-over")
    limits_of(request).know_phrase(address_of(request))
    response = see_other(f"/t/{table}" if ID.match(table) else "/")
    remember(response, request, secret)
    return response


def is_token(token: str) -> bool:
    return (
        len(token) == 22 and token.isascii() and token.replace("-", "").replace("_", "").isalnum()
    )


def plain_pen(request: Request) -> Pen:
    return make_pen(language_of(request), "", ())


async def keep(request: Request) -> Response:
    """Create six words that recover this person's seats; earlier ones become invalid."""
    room = await seated_room(request)
    may_begin(request)  # words cost about what a table costs, and a club asks for many at once
    lobby = lobby_of(request)
    pen = room.audience.pen(language_of(request))
    words = new_words(pen.words("place-words").split())
    lock = await asyncio.to_thread(lock_by_words, words, lobby.writer.store.key)
    secret = secret_of(request)
    await lobby.writer.change(lambda store: keep_pass(store, lock, secret))
    return HTMLResponse(words_page(pen, room.row.game, room.row.id, words))


async def back_form(request: Request) -> Response:
    return HTMLResponse(back_page(plain_pen(request), await has_own(request)))


async def back(request: Request) -> Response:
    """Check six words: slowly, and rate-limited."""
    form = await form_of(request)
    limits_of(request).try_phrase(address_of(request))
    lobby = lobby_of(request)
    lock = await asyncio.to_thread(lock_by_words, form.get("words", ""), lobby.writer.store.key)
    secret = await lobby.writer.change(lambda store: use_pass(store, lock))
    if not secret:
        pen = plain_pen(request)
        fault = pen("shell-back-wrong")
        return HTMLResponse(back_page(pen, await has_own(request), fault), 403)
    response = see_other("/")
    remember(response, request, secret)
    return response


async def claim(request: Request) -> Response:
    """Claim a seat whose cookie was lost; the others at the table are asked."""
    form = await form_of(request)
    room = await room_of(request)
    limits_of(request).try_phrase(address_of(request))
    secret = await own_secret(request)
    name = clean_name(form.get("name", ""))
    try:
        if not name:
            raise Refusal("shell-name-wanted")
        await room.claims.make(whole(form.get("seat", "")), hashed(secret), name)
    except Refusal as refusal:
        return refuse(request, room, refusal)
    response = see_other(f"/t/{room.row.id}")
    remember(response, request, secret, name)
    return response


async def grant(request: Request) -> Response:
    """Answer a claim to a seat."""
    form = await form_of(request)
    room = await room_of(request)
    try:
        yes, mark = form.get("claim") == "yes", form.get("mark", "")
        await room.claims.answer(person_of(request), yes, mark)
    except Refusal as refusal:
        return refuse(request, room, refusal)
    return see_other(f"/t/{room.row.id}")
