"""The JSON API: view, moves, play."""

from __future__ import annotations

import hashlib
import re
from dataclasses import asdict
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from paradice.core.events import EVERYONE
from paradice.core.game import BadSetup
from paradice.core.names import clean_name
from paradice.core.schema import Seen
from paradice.faces.face import Sight
from paradice.faces.pen import Pen
from paradice.games import find_game, game_names
from paradice.i18n.stories import find_story, thing_in
from paradice.i18n.words import LANGUAGES
from paradice.server.bots import LEVELS
from paradice.server.consent import has_hints
from paradice.server.endpoints.documents import story_of
from paradice.server.endpoints.hints import Asking, as_json, must_sit, names_now, names_then
from paradice.server.endpoints.openapi import Joining, NewTable, Playing, openapi
from paradice.server.identity import hashed, person_of, whole
from paradice.server.identity import language_of as language_asked
from paradice.server.lobby import bot_seat
from paradice.server.refusal import Refusal
from paradice.server.requests import body_of, lobby_of, may_begin, own_secret, room_of
from paradice.server.room import Room
from paradice.server.store import OVER, SeatRow
from paradice.server.writer import StoreAway
from paradice.web.assets import make_pen

ABOUT: Final = re.compile(r'data-about="([a-z0-9-]+)"')
"""A thing with a story, wherever a face draws it."""


SEAT: Final = re.compile(r"-?[0-9]{1,9}\Z", re.ASCII)


def answer(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def fault(key: str, say: str, status: int, **more: str) -> Response:
    return answer({"error": key, "say": say, **more}, status)


async def read(request: Request, kind: Any) -> Any:
    """Return a bounded request body as *kind*; a clear refusal where it is none."""
    body = await body_of(request)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise HTTPException(400) from None


def seat_of(request: Request, room: Room, asked: int) -> int:
    mine = room.row.seats_of(person_of(request))
    if asked in mine:
        return asked
    return mine[0] if len(mine) == 1 and asked == EVERYONE else EVERYONE


def describe(request: Request, room: Room, seat: int) -> dict[str, Any]:
    """Return all that a seat may know, by the same gate as for viewers."""
    pen = room.audience.pen(language_asked(request))
    base: dict[str, Any] = {
        "table": room.row.id,
        "game": room.row.game,
        "state": room.row.state,
        "options": room.row.options,
        "hints": has_hints(room.row.asks),
        "at": room.seq,
        "seat": seat,
        "seats": [
            {"name": row.name, "kind": row.kind, "level": row.level} for row in room.row.seats
        ],
    }
    if room.table is None:
        return base
    sight = room.audience.sight(seat)
    say = pen.words.say
    base["view"] = sight.view
    base["prompt"] = say(room.game.prompt(sight.view), pen.names)
    base["moves"] = [
        {
            "move": offer.text,
            "number": int(offer.move.index),
            "label": say(offer.label, pen.names),
            "about": thing_in(offer.label, room.row.game),
        }
        for offer in sight.offers.values()
        if offer.is_legal
    ]
    base["refused"] = [
        {"move": offer.text, "rule": offer.rule, "say": pen.words(f"rule-{offer.rule}")}
        for offer in sight.offers.values()
        if not offer.is_legal
    ]
    base["undo"] = describe_undo(room, seat)
    if request.query_params.get("stories") == "1":
        base["stories"] = describe_stories(room, sight, pen)
    base["log"] = [
        [say(phrase, pen.names) for _, phrase in chapter.lines]
        for chapter in room.audience.story.chapters(seat, max(0, room.audience.story.length() - 20))
    ]
    return base


def describe_stories(room: Room, sight: Sight[Seen], pen: Pen) -> dict[str, Any]:
    """Return the stories of all that lies face up for a viewer, by the names of the things."""
    drawn = "".join(part.draw(part.pick(sight), pen) for part in room.audience.face.parts)
    told = {}
    for thing in dict.fromkeys(ABOUT.findall(drawn)):
        story = find_story(room.row.game, thing, pen.words.language)
        if story is not None:
            told[thing] = asdict(story)
    return told


def describe_undo(room: Room, seat: int) -> dict[str, Any]:
    """Return what *seat* may take back or play again, and who asks to undo what of whom."""
    asker, refuser = room.vote.refused
    is_asked = room.vote.asker != EVERYONE
    return {
        "undo": "never" if seat == EVERYONE else room.undoing.undo_of(seat)[0],
        "redo": seat != EVERYONE and room.undoing.can_redo(seat),
        "asks": room.vote.asker,
        "lost": room.undoing.undo_of(room.vote.asker)[1] if is_asked else 0,
        "waits_for": sorted(room.row.voters(room.vote.asker) - room.vote.agreed)
        if is_asked
        else [],
        "refused_by": refuser
        if seat != EVERYONE and asker in room.row.partners(seat)
        else EVERYONE,
    }


def must_ask_well(request: Request) -> None:
    """Refuse a question whose parameters are not those of the description."""
    for name, value in request.query_params.multi_items():
        count = len(request.query_params.getlist(name))
        if name == "language" and (value not in LANGUAGES or count > 1):
            raise HTTPException(400)
        if name == "seat" and (not SEAT.match(value) or count > 1):
            raise HTTPException(400)
        if name == "stories" and (value != "1" or count > 1):
            raise HTTPException(400)


async def games(request: Request) -> Response:
    must_ask_well(request)
    language = language_asked(request)
    shelf = []
    for name in game_names():
        game = find_game(name)
        words = make_pen(language, name, ()).words
        shelf.append(
            {
                "game": name,
                "name": words("game-name"),
                "about": words("game-about"),
                "rules": game.version,
                "seats": [game.fewest, game.most],
                "cooperative": game.cooperative,
                "options": {option.key: list(option.choices) for option in game.options},
                "levels": list(LEVELS),
            }
        )
    return answer(shelf)


async def about(request: Request) -> Response:
    """The story of a card, a place or a person of a game."""
    must_ask_well(request)
    _, story = story_of(request)
    return answer(asdict(story))


async def dates(request: Request) -> Response:
    """The index of dates: the years of the day, and the asking seat's own mark among them."""
    must_ask_well(request)
    room = await room_of(request)
    index = room.audience.face.date_index
    if room.table is None or index is None:
        raise HTTPException(404)
    view = room.audience.sight(seat_of(request, room, asked_seat(request))).view
    return answer(index(view))


async def set_table(request: Request) -> Response:
    wish: NewTable = await read(request, NewTable)
    lobby = lobby_of(request)
    if wish.game not in game_names():
        return fault("no-such-game", f"choose {', '.join(game_names())}", 400)
    may_begin(request)
    secret = await own_secret(request)
    name = clean_name(wish.name) or "API"
    seats: list[SeatRow] = []
    for place, kind in enumerate(wish.seats[:20]):
        if kind == "me":
            seats.append(SeatRow(place, "person", name, hashed(secret)))
        elif kind == "open":
            seats.append(SeatRow(place, "open"))
        elif kind in LEVELS:
            seats.append(bot_seat(place, kind))
        else:
            return fault("bad-setup", f"a seat is me, open, {', '.join(LEVELS)}", 400)
    try:
        room = await lobby.set_table(
            wish.game,
            seats,
            wish.options,
            hashed(secret),
            max(0, min(wish.pace, 5000)),
            hints=wish.hints,
        )
    except BadSetup as error:
        return fault("bad-setup", str(error), 400)
    data = describe(request, room, seat_of(request, room, EVERYONE))
    return answer({**data, "secret": secret, "invite": room.row.invite}, 201)


async def join(request: Request) -> Response:
    wish: Joining = await read(request, Joining)
    lobby = lobby_of(request)
    room = await lobby.find_invited(wish.invite)
    if room is None:
        raise HTTPException(404)
    secret = await own_secret(request)
    name = clean_name(wish.name)
    if not name:
        return fault("name-wanted", "a name is wanted", 400)
    try:
        await room.seating.sit(wish.seat, hashed(secret), name)
    except Refusal as refusal:
        return refusal_answer(request, room, refusal)
    return answer({**describe(request, room, wish.seat), "secret": secret}, 201)


def asked_seat(request: Request) -> int:
    return whole(request.query_params.get("seat", ""))


async def show(request: Request) -> Response:
    must_ask_well(request)
    room = await room_of(request)
    return answer(describe(request, room, seat_of(request, room, asked_seat(request))))


async def play(request: Request) -> Response:
    wish: Playing = await read(request, Playing)
    room = await room_of(request)
    seat = seat_of(request, room, wish.seat)
    try:
        if seat == EVERYONE:
            raise Refusal("shell-you-only-watch")
        if room.row.seats[seat].is_bot and wish.move not in ("agree", "refuse"):
            raise Refusal("shell-bot-plays")
        key = command_key(person_of(request), wish.command)
        if wish.move == "undo":
            await room.undoing.undo(seat, wish.at, key)
        elif wish.move == "redo":
            await room.undoing.redo(seat, wish.at, key)
        elif wish.move in ("agree", "refuse"):
            await room.undoing.agree(seat, wish.move == "agree", wish.at, key)
        else:
            await room.play(seat, wish.move, wish.at, key)
    except Refusal as refusal:
        return refusal_answer(request, room, refusal)
    return answer(describe(request, room, seat))


async def advise(request: Request) -> Response:
    """A hint for a seat whose turn it is, or why a bot moved so."""
    wish: Asking = await read(request, Asking)
    room = await room_of(request)
    pen = room.audience.pen(language_asked(request))
    adviser, person = lobby_of(request).adviser, person_of(request)
    try:
        seat = must_sit(request, room, wish.seat)
        if wish.entry < 0:
            names = names_now(room, seat)
            found = await adviser.hint(room, person, seat)
            return answer(as_json(pen, found, names))
        found, before, played = await adviser.why(room, person, seat, wish.entry)
        names = names_then(room, before, seat, found)
        return answer({**as_json(pen, found, names), "played": played})
    except Refusal as refusal:
        return refusal_answer(request, room, refusal)


def command_key(person: str, command: str) -> str:
    """Name a command so that it is carried out once: any text will do, and is not kept itself."""
    if not command:
        return ""
    digest = hashlib.sha256(command.encode("utf-8", "replace")).hexdigest()
    return f"{person[:12]}:api:{digest[:32]}"


def refusal_answer(request: Request, room: Room, refusal: Refusal) -> Response:
    """Say why not; a store that is away is no refusal of what was asked: 503."""
    if isinstance(refusal, StoreAway):
        raise refusal
    words = room.audience.pen(language_asked(request)).words
    if refusal.is_rule:
        link = f"/rules/{room.row.game}#{refusal.key}"
        return fault(refusal.key, words(f"rule-{refusal.key}"), 409, rule=refusal.key, link=link)
    return fault(refusal.key.removeprefix("shell-"), words(refusal.key), 409)


async def record(request: Request) -> Response:
    room = await room_of(request)
    if room.row.state != OVER:
        return refusal_answer(request, room, Refusal("shell-not-over"))
    return answer({"record": room.must_have_match().record()})


async def describe_api(request: Request) -> Response:
    return answer(openapi())


def api_routes() -> list[Route]:
    return [
        Route("/api/openapi.json", describe_api, methods=["GET"]),
        Route("/api/games", games, methods=["GET"]),
        Route("/api/about/{game}/{thing}", about, methods=["GET"]),
        Route("/api/tables", set_table, methods=["POST"]),
        Route("/api/join", join, methods=["POST"]),
        Route("/api/tables/{table}", show, methods=["GET"]),
        Route("/api/tables/{table}/moves", play, methods=["POST"]),
        Route("/api/tables/{table}/hint", advise, methods=["POST"]),
        Route("/api/tables/{table}/dates", dates, methods=["GET"]),
        Route("/api/tables/{table}/record", record, methods=["GET"]),
    ]
