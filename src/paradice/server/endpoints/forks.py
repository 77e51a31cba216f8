"""Playing on from a position of a finished game: a form, and the table it creates."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from paradice.core.names import clean_name
from paradice.server.bots import LEVELS
from paradice.server.endpoints.lobby import name_of, remember
from paradice.server.endpoints.table import refuse
from paradice.server.identity import hashed, language_of, person_of, whole
from paradice.server.refusal import Refusal
from paradice.server.requests import form_of, lobby_of, may_begin, own_secret, room_of, see_other
from paradice.server.store import OVER
from paradice.web.fork import fork_page


async def fork_form(request: Request) -> Response:
    """The form: which seat to take, and against whom."""
    room = await room_of(request)
    match = room.match
    if room.row.state != OVER or match is None:
        return refuse(request, room, Refusal("fork-running"))
    at = whole(request.query_params.get("at", ""))
    if not 0 <= at < len(match.history):
        return refuse(request, room, Refusal("fork-over"))
    mine = room.row.seats_of(person_of(request))
    seat = whole(request.query_params.get("seat", ""))
    if not 0 <= seat < len(room.row.seats):
        seat = (mine or [match.history[at].seat])[0]
    pen = room.audience.pen(language_of(request))
    view = match.game.view(match.moment(at), -1)
    moment = ", ".join(pen.tell(said) for said in room.audience.face.phase(view))
    return HTMLResponse(fork_page(pen, room.row.game, room.row.id, at, seat, moment))


async def fork(request: Request) -> Response:
    """Create a table from that position; what the seat could not know then is imagined."""
    form = await form_of(request)
    room = await room_of(request)
    may_begin(request)
    secret = await own_secret(request)
    pen = room.audience.pen(language_of(request))
    name = clean_name(name_of(request)) or pen.words("shell-me")
    bot = form.get("bot", "")
    try:
        again = await lobby_of(request).fork(
            room,
            whole(form.get("at", "")),
            whole(form.get("seat", "")),
            name,
            hashed(secret),
            bot if bot in LEVELS else "adept",
        )
    except Refusal as refusal:
        return refuse(request, room, refusal)
    response = see_other(f"/t/{again.row.id}")
    remember(response, request, secret)
    return response
