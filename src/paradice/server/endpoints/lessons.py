"""Lessons: scenes without a stored table; the address holds the whole state of a scene."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from paradice.faces.face import Sight
from paradice.faces.plain import find_face
from paradice.games import find_game, game_names
from paradice.i18n.lessons import BadLesson, Lesson, Scene, attempt, find_lesson, lay
from paradice.i18n.tips import tips
from paradice.server import gate
from paradice.server.endpoints.lobby import name_of, remember
from paradice.server.identity import LEARNT, YEAR, hashed, language_of, learnt, whole
from paradice.server.lobby import bot_seat
from paradice.server.requests import form_of, lobby_of, may_begin, own_secret, see_other
from paradice.server.store import SeatRow
from paradice.web.assets import make_pen
from paradice.web.lesson import ASK, DONE, NO, TOUCH, TRIED, Moment, broken_page, lesson_page

LONGEST: Final = 200
"""The greatest length of a move in an address."""


def lesson_of(request: Request) -> Lesson:
    lesson = find_lesson(request.path_params["game"])
    if lesson is None:
        raise HTTPException(404)
    return lesson


async def learn(request: Request) -> Response:
    """Begin a lesson, or continue where it was left."""
    lesson = lesson_of(request)
    number = learnt(request).get(lesson.game, (1, 0))[0]
    return see_other(f"/learn/{lesson.game}/{number if lesson.scene(number) else 1}")


def own_name(request: Request, lesson: Lesson, language: str) -> str:
    """Return the name of the learner."""
    return name_of(request) or make_pen(language, lesson.game, (), "lesson").words("lesson-me")


def look(lesson: Lesson, scene: Scene, asked: str, tried: str, done: frozenset[int]) -> Moment:
    """Return what a scene shows: before a move, or after one was pointed at or tried."""
    game, face = find_game(lesson.game), find_face(lesson.game)
    text = (tried or asked)[:LONGEST]
    laid = gate.see(game, face, lay(lesson.game, scene), scene.seat, [])
    if not text:
        return Moment(ASK, laid, done=done)
    trial = attempt(lesson.game, scene, text)
    if trial is None:
        return Moment(NO, laid, done=done)
    if trial.rule is not None:
        return Moment(NO, laid, rule=trial.rule.key, done=done)
    if not trial.is_right and not tried:
        return Moment(TOUCH, laid, touched=text, done=done)
    seen = gate.see(game, face, trial.table, scene.seat, trial.events)
    lines = gate.tell(game.thing, trial.events[: trial.own], scene.seat)
    after = gate.tell(game.thing, trial.events[trial.own :], scene.seat)
    if trial.is_right:
        done |= {scene.number}
    kind = DONE if trial.is_right else TRIED
    return Moment(kind, Sight(seen.view, {}, seen.last), text, lines, after, done=done)


async def scene(request: Request) -> Response:
    """A scene, with the result of the move in the address."""
    lesson = lesson_of(request)
    shown = lesson.scene(whole(request.path_params["scene"]))
    if shown is None:
        raise HTTPException(404)
    language = language_of(request)
    names = lesson.names(own_name(request, lesson, language))
    pen = make_pen(language, lesson.game, names, "lesson")
    kept = learnt(request)
    bits = kept.get(lesson.game, (1, 0))[1]
    done = frozenset(each.number for each in lesson.scenes if bits >> (each.number - 1) & 1)
    asked = request.query_params
    try:
        at = look(lesson, shown, asked.get("move", ""), asked.get("try", ""), done)
    except BadLesson:
        return HTMLResponse(broken_page(pen, lesson, shown.number), 500)
    response = HTMLResponse(lesson_page(pen, find_face(lesson.game), lesson, shown, at))
    onward = shown.number
    if at.kind == DONE:
        onward = shown.number + 1 if shown.number < len(lesson.scenes) else 1
    kept[lesson.game] = (onward, sum(1 << (number - 1) for number in at.done))
    told = "_".join(f"{game}.{number}.{bits}" for game, (number, bits) in kept.items())
    response.set_cookie(LEARNT, told, max_age=YEAR, httponly=True, samesite="lax", path="/")
    return response


async def first_game(request: Request) -> Response:
    """Create a real table with the same seats, after the lesson."""
    await form_of(request)
    lesson = lesson_of(request)
    may_begin(request)
    secret = await own_secret(request)
    name = own_name(request, lesson, language_of(request))
    seats = [
        SeatRow(seat, "person", name, hashed(secret))
        if seat == lesson.seat
        else bot_seat(seat, lesson.level)
        for seat in range(lesson.seats)
    ]
    options = dict(lesson.options)
    room = await lobby_of(request).set_table(lesson.game, seats, options, hashed(secret), 700)
    response = see_other(f"/t/{room.row.id}")
    remember(response, request, secret)
    return response


async def first_tips(request: Request) -> Response:
    """The first-time tips of a game; the browser stores which were seen."""
    game = request.path_params["game"]
    if game not in game_names():
        raise HTTPException(404)
    headers = {"cache-control": "public, max-age=3600", "vary": "cookie, accept-language"}
    return JSONResponse(tips(game, language_of(request)), headers=headers)
