"""What everybody may read: rules, help, replays and records, drawings."""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from paradice.core.contract import EVERYONE
from paradice.core.record import write_record
from paradice.games import TITLES
from paradice.games.drawing import safe
from paradice.games.stories import Story, find_story
from paradice.server import gate
from paradice.server.asked import room_of, see_other
from paradice.server.course import Refusal
from paradice.server.people import (
    language_of,
    person_of,
    whole,
)
from paradice.server.seated import refuse
from paradice.server.store import OVER
from paradice.web.assets import by_address
from paradice.web.faces import make_pen
from paradice.web.page import help_text, page, top
from paradice.web.replay import replay_page
from paradice.web.rules import draw_provenance, rules_html
from paradice.web.stories import draw_story


async def record(request: Request) -> Response:
    """The whole game as text, seed included: only once nothing is secret any more."""
    room = await room_of(request)
    if room.row.state != OVER:
        return refuse(request, room, Refusal("shell-not-over"))
    text = write_record(room.game, room.record())
    name = f"{room.row.game}-{room.row.id[:8]}.txt"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def replay(request: Request) -> Response:
    """Any moment of the game: through any eyes once it is over, through one's own before."""
    room = await room_of(request)
    if room.table is None:
        return see_other(f"/t/{room.row.id}")
    mine = room.seats_of(person_of(request))
    over = room.row.state == OVER
    asked = request.query_params.get("eyes", "")
    seat = mine[0] if len(mine) == 1 else EVERYONE
    if 0 <= whole(asked) < len(room.row.seats):
        seat = whole(asked) if over or whole(asked) in mine else seat
    elif asked == "all":
        seat = EVERYONE
    at = whole(request.query_params.get("at", ""))
    last = len(room.line)
    upto = min(at, last) if at >= 0 else last
    pen = room.pen(language_of(request))
    told: list[Any] = []
    before = room.moment(max(0, upto - 1))
    if upto:
        played = room.line[upto - 1]
        before.events = told
        before.play(played.seat, room.game.catalogue.find(played.text))
        before.events = None
    sight = gate.watch(room.game, before, seat)
    parts = {part.name: part.draw(part.pick(sight), pen) for part in room.face.parts}
    who = room.line[upto - 1].seat if upto else EVERYONE
    lines = gate.tell(room.game.thing, told, seat)
    return HTMLResponse(
        replay_page(
            pen,
            room.face,
            room.row.game,
            room.row.id,
            sight,
            parts,
            upto,
            last,
            who,
            lines,
            over,
            mine,
            len(room.row.seats),
        )
    )


async def rules(request: Request) -> Response:
    name = request.path_params["game"]
    if name not in TITLES:
        raise HTTPException(404)
    pen = make_pen(language_of(request), name, ())
    text = rules_html(name, pen.words.language) + draw_provenance(name, pen)
    if request.query_params.get("part") == "1":
        return HTMLResponse(f'<article class="rules">{text}</article>')
    body = (
        f'{top(pen, f"/rules/{name}")}<main class="sheet"><article class="rules">{text}'
        f"</article></main>"
    )
    return HTMLResponse(page(pen, f"{pen('shell-rules')} · {pen('game-name')}", body, game=name))


def story_of(request: Request) -> tuple[str, Story]:
    """Return the game and the story that a path names."""
    game, thing = request.path_params["game"], request.path_params["thing"]
    story = find_story(game, thing, language_of(request)) if game in TITLES else None
    if story is None:
        raise HTTPException(404)
    return game, story


async def about(request: Request) -> Response:
    """The story of a thing: a page of its own, or the article alone for a table that shows it."""
    game, story = story_of(request)
    pen = make_pen(language_of(request), game, ())
    if request.query_params.get("part") == "1":
        close = (
            f'<button class="btn-s" data-turn-back><kbd>B</kbd> {pen("shell-turn-back")}</button>'
        )
        headers = {"cache-control": "public, max-age=3600", "vary": "cookie, accept-language"}
        return HTMLResponse(draw_story(game, story, pen, close), headers=headers)
    body = (
        f'{top(pen, f"/about/{game}/{story.id}")}<main class="sheet small">'
        f"{draw_story(game, story, pen)}</main>"
    )
    return HTMLResponse(page(pen, f"{safe(story.title)} · {pen('game-name')}", body, game=game))


async def help_page(request: Request) -> Response:
    pen = make_pen(language_of(request), "", ())
    body = f'{top(pen, "/help")}<main class="sheet">{help_text(pen)}</main>'
    return HTMLResponse(page(pen, f"{pen('shell-help')} · Paradice", body))


async def static(request: Request) -> Response:
    asset = by_address().get(request.url.path)
    if asset is None:
        raise HTTPException(404)
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            asset.pressed, media_type=asset.type, headers={**headers, "content-encoding": "gzip"}
        )
    return Response(asset.plain, media_type=asset.type, headers=headers)
