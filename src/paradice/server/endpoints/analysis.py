"""The analysis of a finished game: a page and the same as JSON. Running games have none."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from paradice.server.analyses import Analyses, Job
from paradice.server.endpoints.table import refuse
from paradice.server.identity import language_of, person_of, whole
from paradice.server.refusal import Refusal
from paradice.server.requests import room_of
from paradice.server.room import Room
from paradice.server.store import OVER
from paradice.web.analysis import analysis_page, working_page


def job_of(request: Request, room: Room) -> Job:
    """Return the analysis of a room, begun if need be; Refusal while its game is played."""
    if room.row.state != OVER or room.match is None or room.match.table.outcome() is None:
        raise Refusal("analysis-running")
    analyses: Analyses = request.app.state.analyses
    job = analyses.ask(room.row.id, room.match.record())
    if job is None:
        raise Refusal("analysis-busy")
    return job


async def analysis(request: Request) -> Response:
    """What mattered in a finished game, luck and play apart; a bar while it is being judged."""
    room = await room_of(request)
    try:
        job = job_of(request, room)
    except Refusal as refusal:
        return refuse(request, room, refusal)
    pen = room.audience.pen(language_of(request))
    if job.analysis is None:
        text = working_page(pen, room.row.game, room.row.id, job.done, job.steps)
        return HTMLResponse(text, headers={"refresh": "2", "cache-control": "no-store"})
    match = room.must_have_match()
    mine = room.row.seats_of(person_of(request))
    asked = whole(request.query_params.get("seat", ""))
    seat = asked if 0 <= asked < len(room.row.seats) else (mine or [0])[0]
    text = analysis_page(pen, room.row.game, room.row.id, match, job.analysis, seat)
    return HTMLResponse(text)


async def analysis_json(request: Request) -> Response:
    """The whole analysis as JSON; 202 and how far it is while it is being judged."""
    room = await room_of(request)
    try:
        job = job_of(request, room)
    except Refusal as refusal:
        pen = room.audience.pen(language_of(request))
        return JSONResponse({"error": pen.words(refusal.key)}, 409)
    if job.analysis is None:
        return JSONResponse({"judged": job.done, "steps": job.steps}, 202)
    return JSONResponse(job.analysis.as_data())
