"""Other positions: what others did since a seat's last turn, and where its own moves would lead."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from paradice.bots.reasons import seed_of
from paradice.core.phrase import Phrase
from paradice.core.schema import Seen
from paradice.core.table import Table
from paradice.faces.face import Face, Sight
from paradice.faces.pen import Pen
from paradice.server import gate
from paradice.server.best_line import imagine_several
from paradice.server.endpoints.hints import must_sit
from paradice.server.identity import language_of, whole
from paradice.server.refusal import Refusal
from paradice.server.requests import form_of, room_of
from paradice.server.room import Room
from paradice.web.log import worth_telling

MOST_STEPS: Final = 40
"""The most moves of others that are shown."""
MOST_TRIED: Final = 20
"""The most moves that can be tried in a row."""


def reply(data: Any) -> Response:
    return Response(msgspec.json.encode(data), media_type="application/json")


def refusal(pen: Pen, refused: Refusal) -> Response:
    key = f"rule-{refused.key}" if refused.is_rule else refused.key
    return reply({"no": pen.words(key)})


class Shown:
    """The parts as a viewer was shown them: a part is drawn only if its piece has changed."""

    def __init__(self, face: Face[Seen], pen: Pen) -> None:
        self.face: Final = face
        self.pen: Final = pen
        self.pieces: Final[dict[str, Any]] = {}

    def draw(self, sight: Sight[Seen]) -> dict[str, str]:
        """Return the parts that have changed."""
        parts: dict[str, str] = {}
        for part in self.face.parts:
            piece = part.pick(sight)
            if part.name not in self.pieces or self.pieces[part.name] != piece:
                self.pieces[part.name] = piece
                parts[part.name] = part.draw(piece, self.pen)
        return parts


async def since(request: Request) -> Response:
    """The moves since the latest one of a seat, each with its sentence and the parts it changed."""
    room = await room_of(request)
    pen = room.audience.pen(language_of(request))
    try:
        match = room.must_have_match()
        seat = must_sit(request, room, whole(request.query_params.get("seat", "")))
    except Refusal as refused:
        return refusal(pen, refused)
    history = match.history
    start = len(history)
    while start > max(0, len(history) - MOST_STEPS) and history[start - 1].seat != seat:
        start -= 1
    table = match.moment(start)
    face = room.audience.face
    shown = Shown(face, pen)
    base = shown.draw(gate.watch(room.game, table, seat))
    steps: list[dict[str, Any]] = []
    quiet: dict[str, str] = {}
    """Changes without a sentence of their own: they come with the next step that has one."""
    for played in history[start:]:
        table.play(played.seat, played.move)
        seen = gate.happened(played.events, seat)
        parts = shown.draw(Sight(gate.view(room.game, table, seat), {}, seen))
        lines = worth_telling(gate.tell(room.game.thing, played.events, seat), face)
        say = " ".join(pen.tell(line) for line in lines)
        quiet.update(parts)
        if say:
            steps.append({"seat": int(played.seat), "say": say, "parts": quiet})
            quiet = {}
        await asyncio.sleep(0)
    dots = {step["seat"]: pen.dot(step["seat"]) for step in steps if step["seat"] >= 0}
    return reply({"base": base, "steps": steps, "dots": dots})


async def what_if(request: Request) -> Response:
    """Try moves of a seat on imagined tables, and return the parts they change.

    The results of chance are not shown: a part is drawn only if it is equal on several imagined
    tables; the others are marked as unsure, and nothing can be tried beyond them.
    """
    form = await form_of(request)
    room = await room_of(request)
    pen = room.audience.pen(language_of(request))
    try:
        seat = must_sit(request, room, whole(form.get("seat", "")))
        return reply(imagine(room, seat, form.get("moves", ""), pen))
    except Refusal as refused:
        return refusal(pen, refused)


def imagine(room: Room, seat: int, texts: str, pen: Pen) -> dict[str, Any]:
    """Try moves one after another; return the parts that are certain, and those that are not."""
    match = room.must_have_match()
    game, face = room.game, room.audience.face
    if room.vote.asker >= 0 or seat not in match.table.deciders():
        raise Refusal("hint-not-now")
    seed = seed_of(game, match.table, seat)
    tables = imagine_several(match.table, seat, seed)
    tried = [text for text in texts.split("|") if text]
    if len(tried) > MOST_TRIED:
        raise Refusal("shell-no-such-move")
    stop = ""
    called: list[str] = []
    for text in tried:
        if stop:
            raise Refusal("shell-no-such-move")
        stop, label = try_move(room, tables, seat, text)
        called.append(pen.words.say(label, pen.names))
    before = Shown(face, pen)
    before.draw(gate.watch(game, match.table, seat))
    sights = [gate.see(game, face, table, seat, []) for table in tables]
    parts: dict[str, str] = {}
    unsure: list[str] = []
    for part in face.parts:
        pieces = [part.pick(sight) for sight in sights]
        if any(piece != pieces[0] for piece in pieces):
            unsure.append(part.name)
        elif pieces[0] != before.pieces[part.name]:
            parts[part.name] = part.draw(pieces[0], pen)
    highlights = {} if stop else sights[0].highlights()
    return {
        "parts": parts,
        "unsure": unsure,
        "say": pen.words(f"what-if-{stop or ('next' if tried else 'on')}"),
        "tried": called,
        "stop": stop,
        "lights": highlights,
    }


def try_move(room: Room, tables: list[Table], seat: int, text: str) -> tuple[str, Phrase]:
    """Play a move on all imagined tables.

    Return what ends the line (chance, others), if anything does, and what the move is called.
    """
    move = room.game.catalogue.by_text.get(text)
    if move is None:
        raise Refusal("shell-no-such-move")
    rule = tables[0].why_not(seat, move)
    if rule is not None:
        raise Refusal(rule.key, is_rule=True)
    label = room.game.label(gate.view(room.game, tables[0], seat), move)
    stop = ""
    for table in tables:
        mark = table.mark()
        table.play(seat, move)
        if table.mark() != mark:
            stop = "chance"
        elif not stop and seat not in table.deciders():
            stop = "others"
    return stop, label
