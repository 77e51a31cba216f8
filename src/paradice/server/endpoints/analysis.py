"""The analysis of a finished game, as a page and as JSON. Running games have none."""

from __future__ import annotations

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from paradice.analysis.model import Analysis, weight
from paradice.core.events import EVERYONE
from paradice.core.schema import Result
from paradice.faces.html import safe
from paradice.i18n.words import Words
from paradice.server.analyses import Analyses, Job
from paradice.server.best_line import play_line
from paradice.server.endpoints.table import refuse
from paradice.server.identity import language_of, person_of, whole
from paradice.server.kept_analyses import keep_analysis, kept_analysis
from paradice.server.refusal import Refusal
from paradice.server.requests import lobby_of, room_of, see_other
from paradice.server.room import Room
from paradice.server.store import OVER
from paradice.web.analysis import (
    FILTERS,
    analysis_page,
    draw_judgement,
    draw_moment,
    draw_offer,
    working_page,
)
from paradice.web.analysis_text import AnalysisView, GameText, write_text
from paradice.web.best_line import line_page


async def job_of(request: Request, room: Room) -> Job:
    """Return the analysis of a room, stored or started; Refusal while its game is running."""
    if room.row.state != OVER or room.match is None or room.match.table.outcome() is None:
        raise Refusal("analysis-running")
    analyses: Analyses = request.app.state.analyses
    if not analyses.knows(room.row.id) and (known := await find_kept(request, room)):
        analyses.remember(room.row.id, known)
    job = analyses.ask(room.row.id, room.match.record(), len(room.match.history))
    if job is None:
        raise Refusal("analysis-busy")
    if job.is_broken:
        raise Refusal("analysis-broken")
    if job.analysis is not None and not job.is_kept:
        job.is_kept = True
        row, done = room.row, job.analysis
        await lobby_of(request).writer.change(lambda store: keep_analysis(store, row, done))
    return job


async def find_kept(request: Request, room: Room) -> Analysis | None:
    """Return the stored analysis of a room."""
    return await lobby_of(request).writer.ask(lambda store: kept_analysis(store, room.row))


async def analysis(request: Request) -> Response:
    """The analysis page; a progress bar while the analysis runs."""
    room = await room_of(request)
    try:
        job = await job_of(request, room)
    except Refusal as refusal:
        return refuse(request, room, refusal)
    language = language_of(request)
    pen = room.audience.pen(language)
    if job.analysis is None:
        said = safe(how_far(pen.words, job))
        result = must_have_result(room)
        text = working_page(pen, room.row.game, room.row.id, result, said, job.done, job.steps)
        return HTMLResponse(text, headers={"cache-control": "no-store"})
    view = look(request, room, job.analysis, text_of(room, job, job.analysis, language))
    if request.query_params.get("part") == "1":
        return HTMLResponse(draw_moment(view), headers={"cache-control": "no-store"})
    return HTMLResponse(analysis_page(view))


def how_far(words: Words, job: Job) -> str:
    """Say how many moments are judged, and how long the rest takes where that is known."""
    seconds = job.seconds_left()
    if not seconds:
        return words("analysis-judging", done=job.done, steps=job.steps)
    return words("analysis-judging-left", done=job.done, steps=job.steps, seconds=seconds)


def must_have_result(room: Room) -> Result:
    """Return the result of a finished game."""
    result: Result = room.game.view(room.must_have_match().table, EVERYONE)["result"]
    return result


def text_of(room: Room, job: Job, analysis: Analysis, language: str) -> GameText:
    """Return what the pages of an analysis say; made once for each language."""
    text = job.texts.get(language)
    if text is None:
        pen = room.audience.pen(language)
        text = write_text(pen, room.audience.face, room.must_have_match(), analysis)
        job.texts[language] = text
    return text


async def judged_moment(request: Request, room: Room, at: int) -> str:
    """Return what the analysis says of a position, or a link to it if there is none yet.

    None is started. Empty while the game is played.
    """
    analyses: Analyses = request.app.state.analyses
    if room.row.state != OVER or room.match is None:
        return ""
    if not analyses.knows(room.row.id) and (known := await find_kept(request, room)):
        analyses.remember(room.row.id, known)
    job = analyses.jobs.get(room.row.id)
    if job is None or job.analysis is None:
        return draw_offer(room.audience.pen(language_of(request)), room.row.id)
    text = text_of(room, job, job.analysis, language_of(request))
    return draw_judgement(replace(look(request, room, job.analysis, text), at=at))


async def best_line(request: Request) -> Response:
    """The best line of a decision, a move at a time, on tables as its decider imagined them."""
    room = await room_of(request)
    try:
        job = await job_of(request, room)
    except Refusal as refusal:
        return refuse(request, room, refusal)
    at = whole(request.query_params.get("at", ""))
    if job.analysis is None or not 0 <= at < len(job.analysis.steps):
        return see_other(f"/t/{room.row.id}/analysis")
    decision = job.analysis.steps[at].decision
    if not decision.line:
        return see_other(f"/t/{room.row.id}/analysis?at={at + 1}")
    pen, face = room.audience.pen(language_of(request)), room.audience.face
    match = room.must_have_match()
    moves = [(seat, match.find(text)) for seat, text in decision.line]
    step = max(0, whole(request.query_params.get("step", "")))
    table = match.moment(at)
    sight, parts, line = play_line(pen, room.game, face, table, decision.seat, moves, step)
    return HTMLResponse(line_page(pen, face, room.row.id, at, sight, parts, line))


def look(request: Request, room: Room, analysis: Analysis, text: GameText) -> AnalysisView:
    """Return the view of an analysis for a request; by default at the step that mattered most."""
    asked = request.query_params
    mine = room.row.seats_of(person_of(request))
    seat = whole(asked.get("seat", ""))
    if not 0 <= seat < len(room.row.seats):
        seat = (mine or [0])[0]
    at = whole(asked.get("at", ""))
    if not 0 <= at <= len(analysis.steps):
        moments = analysis.moments() or [-1]
        at = 1 + max(moments, key=lambda number: (weight(analysis.steps[number]), -number))
    only = asked.get("only", "")
    return AnalysisView(
        room.audience.pen(language_of(request)),
        room.audience.face,
        room.row.id,
        room.must_have_match(),
        analysis,
        text,
        seat,
        at,
        tuple(mine),
        only if only in FILTERS else FILTERS[0],
    )


async def analysis_json(request: Request) -> Response:
    """The whole analysis as JSON; 202 and the progress while it runs."""
    room = await room_of(request)
    pen = room.audience.pen(language_of(request))
    try:
        job = await job_of(request, room)
    except Refusal as refusal:
        return JSONResponse({"error": pen.words(refusal.key)}, 409)
    if job.analysis is None:
        progress = {"judged": job.done, "steps": job.steps, "said": how_far(pen.words, job)}
        return JSONResponse(progress, 202)
    return JSONResponse(job.analysis.as_data())
