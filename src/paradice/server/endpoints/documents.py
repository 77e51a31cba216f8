"""Documents: rules, help, replays, records, stories, static files."""

from __future__ import annotations

import re
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from paradice.core.events import EVERYONE
from paradice.faces.html import Html, safe
from paradice.faces.plain import find_face
from paradice.games import game_names
from paradice.i18n.stories import Story, find_story
from paradice.server import gate
from paradice.server.endpoints.analysis import judged_moment
from paradice.server.endpoints.table import refuse
from paradice.server.identity import (
    language_of,
    person_of,
    whole,
)
from paradice.server.positions import positions_of
from paradice.server.refusal import OldRules, Refusal
from paradice.server.requests import eyes, lobby_of, room_of, see_other
from paradice.server.store import OVER
from paradice.server.upgrade import record_by
from paradice.web.assets import address, by_address, make_pen
from paradice.web.collection import collection_page
from paradice.web.page import help_text, page, top
from paradice.web.replay import Timeline, replay_page
from paradice.web.rules import draw_provenance, rules_html, with_contents
from paradice.web.stories import draw_offer, draw_stories, draw_story

LEFT: Final = re.compile(r"https?://[^/]+(?:/[^?#]*)?/t/([A-Za-z0-9_-]{22})(?:/replay)?(?:[?#]|\Z)")
"""The path of a table, in the address of the previous page."""
SEEN: Final = 4000
"""The most characters a browser may send of its collection: the names of all cards are shorter."""


async def record(request: Request) -> Response:
    """The record of a game, seed included: only once the game is over."""
    try:
        room = await room_of(request)
        row = room.row
        if row.state != OVER:
            return refuse(request, room, Refusal("shell-not-over"))
        text = room.must_have_match().record()
    except OldRules as old:
        row = old.row
        if row.state != OVER:
            raise
        writer = lobby_of(request).writer
        lines = await writer.ask(lambda store: store.moves_of(row.id))
        positions = await writer.ask(lambda store: positions_of(store, row.id))
        text = record_by(row, row.version, lines, positions)
    name = f"{row.game}-{row.id[:8]}.txt"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def replay(request: Request) -> Response:
    """A replay of the game: from any seat once it is over, from one's own before."""
    room = await room_of(request)
    match = room.match
    if match is None:
        return see_other(f"/t/{room.row.id}")
    mine = room.row.seats_of(person_of(request))
    over = room.row.state == OVER
    asked = request.query_params.get("eyes", "")
    seat = mine[0] if len(mine) == 1 else EVERYONE
    if 0 <= whole(asked) < len(room.row.seats):
        seat = whole(asked) if over or whole(asked) in mine else seat
    elif asked == "all":
        seat = EVERYONE
    at = whole(request.query_params.get("at", ""))
    last = len(match.history)
    upto = min(at, last) if at >= 0 else 0
    language = language_of(request)
    pen = room.audience.pen(language)
    sight = gate.watch(room.game, match.moment(upto), seat)
    parts = {part.name: part.draw(part.pick(sight), pen) for part in room.audience.face.parts}
    moves = [place for place, entry in enumerate(match.story) if not entry.note]
    seats = [played.seat for played in match.history]
    heads = [(0, pen("shell-first"))]
    for number, place in enumerate(moves, 1):
        for cue, phrase in gate.tell(room.game.thing, match.story[place].events, seat):
            if cue in room.audience.face.headlines:
                heads.append((number, pen.tell(phrase)))
    timeline = Timeline(
        upto,
        last,
        turns=[at for at in range(last) if at == 0 or seats[at] != seats[at - 1]] + [last],
        heads=heads,
        lines=[room.audience.story.draw(place, seat, language) for place in moves],
        who=seats[upto - 1] if upto else EVERYONE,
    )
    return HTMLResponse(
        replay_page(
            pen,
            room.audience.face,
            room.row.game,
            room.row.id,
            sight,
            parts,
            timeline,
            list(range(len(room.row.seats))) if over else mine,
            len(room.row.seats),
            await judged_moment(request, room, upto),
        )
    )


async def rules(request: Request) -> Response:
    name = request.path_params["game"]
    if name not in game_names():
        raise HTTPException(404)
    pen = make_pen(language_of(request), name, ())
    rules = with_contents(rules_html(name, pen.words.language), pen, name)
    text = f"{rules}{draw_provenance(name, pen)}"
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
    story = find_story(game, thing, language_of(request)) if game in game_names() else None
    if story is None:
        raise HTTPException(404)
    return game, story


async def about(request: Request) -> Response:
    """The story of a thing: a page of its own, or the article alone for a table that shows it."""
    game, story = story_of(request)
    asked, language = request.query_params, language_of(request)
    room = await lobby_of(request).find(asked.get("table", "") or left_table(request))
    if room is not None and (room.table is None or room.row.game != game):
        room = None
    pen = make_pen(language, game, ()) if room is None else room.audience.pen(language)
    if asked.get("part") == "1":
        close = (
            f'<span class="grip"></span><button class="btn-s" data-turn-back><kbd>B</kbd> '
            f"{pen('shell-turn-back')}</button>"
        )
        at_table = room if "table" in asked else None
        view = at_table.audience.sight(eyes(request, at_table).seat).view if at_table else None
        kept = "no-store" if view else "public, max-age=3600"
        headers = {"cache-control": kept, "vary": "cookie, accept-language"}
        return HTMLResponse(draw_story(game, story, pen, close, view), headers=headers)
    if asked.get("part") == "offer":
        by = whole(asked.get("by", ""))
        return HTMLResponse(draw_offer(game, story, pen, asked.get("cue", ""), by))
    link = f'<a class="btn-s" href="/about/{safe(game)}">{pen("shell-stories")}</a>'
    back = Html(f'<p class="s-foot">{link}</p>')
    here, first = f"/about/{game}/{story.id}", ""
    if room is not None:
        here += f"?table={room.row.id}"
        link = f'<a class="btn-s" href="/t/{safe(room.row.id)}">{pen("shell-back-to-table")}</a>'
        first, back = f"<p>{link}</p>", Html(f'<p class="s-foot">{link}</p>')
    body = f'{top(pen, here)}<main class="sheet">{first}{draw_story(game, story, pen, back)}</main>'
    title = f"{safe(story.title)} · {pen('game-name')}"
    return HTMLResponse(page(pen, title, body, game=game, styles=["story.css"]))


def left_table(request: Request) -> str:
    """Return the table of the previous page, for browsers without scripts; empty for none."""
    came = LEFT.match(request.headers.get("referer", ""))
    return came[1] if came else ""


async def dates(request: Request) -> Response:
    """The index of dates of a table, as far as the viewer may know it."""
    room = await room_of(request)
    if room.table is None or room.audience.face.dates is None:
        raise HTTPException(404)
    pen = room.audience.pen(language_of(request))
    drawn = room.audience.face.dates(room.audience.sight(eyes(request, room).seat).view, pen)
    if request.query_params.get("part") == "1":
        return HTMLResponse(drawn, headers={"cache-control": "no-store"})
    back = f'<p><a class="btn-s" href="/t/{safe(room.row.id)}">{pen("shell-to-table")}</a></p>'
    here, game = f"/t/{room.row.id}/dates", room.row.game
    body = f'{top(pen, here)}<main class="sheet">{back}<section id="dates">{drawn}</section></main>'
    title = f"{pen('dates')} · {pen('game-name')}"
    return HTMLResponse(page(pen, title, body, game=game, styles=[f"{game}/dates.css"]))


async def journey(request: Request) -> Response:
    """The journey of a seat, once the game is over, for everybody who may see the table."""
    room = await room_of(request)
    draw_journey = room.audience.face.journey
    if draw_journey is None or room.match is None:
        raise HTTPException(404)
    if room.row.state != OVER:
        return refuse(request, room, Refusal("shell-journey-later"))
    asked = whole(request.query_params.get("seat", ""))
    mine = room.row.seats_of(person_of(request))
    seat = asked if 0 <= asked < len(room.row.seats) else (mine or [0])[0]
    pen, here = room.audience.pen(language_of(request)), f"/t/{room.row.id}/journey"
    game = room.row.game
    links = "".join(
        f'<a class="btn-s" href="{safe(link)}">{pen(key)}</a>'
        for link, key in (
            (f"/t/{room.row.id}", "shell-to-table"),
            (f"/t/{room.row.id}/replay", "shell-replay"),
        )
    )
    if room.audience.face.collection is not None:
        links += f'<a class="btn-s" href="/collection/{safe(game)}">{pen("shell-shelf")}</a>'
    links += f'<button type="button" class="btn-s" data-print hidden>{pen("shell-print")}</button>'
    body = (
        f'{top(pen, f"{here}?seat={seat}")}<p class="jr-do jr">{links}</p>'
        f"{draw_journey(room.match, seat, pen, here, mine)}"
    )
    title = f"{pen('shell-journey')} · {pen('game-name')}"
    styles, scripts = [f"{game}/journey.css"], ["settings.js", "print.js"]
    return HTMLResponse(page(pen, title, body, game=game, styles=styles, scripts=scripts))


async def collection(request: Request) -> Response:
    """The collection of a game; things the browser reports as seen are shown."""
    game = request.path_params["game"]
    gathered = find_face(game).collection if game in game_names() else None
    if gathered is None:
        raise HTTPException(404)
    pen = make_pen(language_of(request), game, ())
    seen = frozenset(request.query_params.get("seen", "")[:SEEN].split(","))
    if request.query_params.get("part") == "1":
        fresh = max(0, whole(request.query_params.get("fresh", "")))
        return HTMLResponse(gathered.draw(seen, pen, min(fresh, len(seen))))
    body = f"{top(pen, f'/collection/{game}')}{collection_page(gathered, pen)}"
    styles, scripts = [f"{game}/shelf.css", "story.css"], ["shelf.js"]
    title = f"{pen('shell-shelf')} · {pen('game-name')}"
    data = {"stories": address("story.js")}
    drawn = page(pen, title, body, game=game, styles=styles, scripts=scripts, data=data)
    return HTMLResponse(drawn)


async def stories(request: Request) -> Response:
    """The list of all stories of a game."""
    name = request.path_params["game"]
    if name not in game_names():
        raise HTTPException(404)
    pen = make_pen(language_of(request), name, ())
    body = f'{top(pen, f"/about/{name}")}<main class="sheet small">{draw_stories(name, pen)}</main>'
    title = f"{pen('shell-stories')} · {pen('game-name')}"
    return HTMLResponse(page(pen, title, body, game=name, styles=["story.css"]))


async def help_page(request: Request) -> Response:
    pen = make_pen(language_of(request), "", ())
    if request.query_params.get("part") == "1":
        return HTMLResponse(help_text(pen))
    body = f'{top(pen, "/help")}<main class="sheet">{help_text(pen, 1)}</main>'
    return HTMLResponse(page(pen, f"{pen('shell-help')} · Paradice", body))


async def static(request: Request) -> Response:
    asset = by_address().get(request.url.path)
    if asset is None:
        raise HTTPException(404)
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            asset.compressed, media_type=asset.type, headers={**headers, "content-encoding": "gzip"}
        )
    return Response(asset.plain, media_type=asset.type, headers=headers)
