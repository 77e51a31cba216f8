"""What the JSON API is asked and what it answers, described by OpenAPI."""

from __future__ import annotations

from functools import cache
from typing import Any, TypedDict, get_args, get_type_hints

import msgspec

from paradice import __version__
from paradice.core.events import EVERYONE
from paradice.core.game import open_name
from paradice.games import find_game, game_names
from paradice.server.endpoints.hints import Asking

LINK = "#/components/schemas/"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Set a table: each seat is ``me``, ``open`` or a level of bot."""

    game: str
    seats: list[str]
    name: str = ""
    options: dict[str, str] = {}
    pace: int = 0
    hints: bool = True


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """Take a free seat."""

    invite: str
    seat: int
    name: str


class Playing(msgspec.Struct, forbid_unknown_fields=True):
    """Play a move: ``at`` is what was seen, ``command`` names this wish so it is granted once.

    Besides the moves of the game there are ``undo`` and ``redo``; ``agree`` and ``refuse`` answer
    who asks to undo. Who asks withdraws by ``refuse``, and with no other people there agrees.
    """

    move: str
    at: int
    seat: int = EVERYONE
    command: str = ""


def questions_of(view: type) -> list[type]:
    """Return the questions of a view: what its ``asked`` can be, besides None."""
    asked = get_args(get_type_hints(view)["asked"])
    return [each for each in asked if each is not type(None)]


def describe_view(game: str, view: type) -> dict[str, Any]:
    """Return the schemas of a view and of all that it holds, by names that begin with the game.

    msgspec refuses a union of TypedDicts, so what is asked is added here.
    """
    link = f"{LINK}{game}."
    asked = questions_of(view)
    hints = {**get_type_hints(view), "asked": Any}
    bare = TypedDict(view.__name__, hints)  # type: ignore[misc]
    _, found = msgspec.json.schema_components([bare, *asked], ref_template=link + "{name}")
    fields = found[view.__name__]["properties"]
    fields["game"] = {"const": game}
    fields["asked"] = {
        "oneOf": [*({"$ref": link + each.__name__} for each in asked), {"type": "null"}]
    }
    return {f"{game}.{name}": kind for name, kind in found.items()}


def describe_views() -> tuple[dict[str, Any], list[Any]]:
    """Return the schemas that games declare, and a list with that of the view of each game."""
    schemas: dict[str, Any] = {}
    views: list[Any] = []
    for game in game_names():
        name = find_game(game).schema
        if not name:
            views.append({"type": "object", "properties": {"game": {"const": game}}})
            continue
        view = open_name(name, type)
        schemas |= describe_view(game, view)
        views.append({"$ref": f"{LINK}{game}.{view.__name__}"})
    return schemas, views


def table_of(views: list[Any]) -> dict[str, Any]:
    """Return the schema of a table as a seat may know it; before it begins there is no view."""
    return {
        "type": "object",
        "required": ["table", "game", "state", "at", "seat", "seats"],
        "properties": {
            "table": {"type": "string"},
            "game": {"type": "string"},
            "state": {"type": "string"},
            "at": {"type": "integer"},
            "seat": {"type": "integer"},
            "seats": {"type": "array"},
            "view": {"oneOf": views},
            "prompt": {"type": "string"},
            "moves": {"type": "array"},
            "refused": {"type": "array"},
        },
    }


@cache
def openapi() -> dict[str, Any]:
    """Return the OpenAPI description, its schemas made from the classes that read requests."""
    schemas, views = describe_views()
    _, parts = msgspec.json.schema_components(
        [NewTable, Joining, Playing, Asking], ref_template=LINK + "{name}"
    )

    def body(name: str) -> dict[str, Any]:
        link = {"$ref": LINK + name}
        return {"required": True, "content": {"application/json": {"schema": link}}}

    def replies(good: str, *others: str, kind: Any = None) -> dict[str, Any]:
        plain = {"content": {"application/json": {"schema": {"type": "object"}}}}
        full = {"content": {"application/json": {"schema": kind or {"type": "object"}}}}
        words = {
            "200": "what the seat may know",
            "201": "set; the secret proves the seat",
            "400": "the request cannot be read or the table not be set",
            "403": "asked from another site, or by somebody whom the host does not let in",
            "404": "no such table",
            "409": "refused, with the reason and the rule",
            "410": "closed by the host",
            "413": "too long",
            "421": "asked by a name that is none of the server's",
            "429": "too often",
            "503": "not now: the store or the disk takes nothing, or the server is closed",
        }
        return {
            code: {"description": words[code], **(full if code == good else plain)}
            for code in sorted({good, *others, "403", "421", "429", "503"})
        }

    table = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
    seat = {"name": "seat", "in": "query", "schema": {"type": "integer"}}
    language = {"name": "language", "in": "query", "schema": {"enum": ["en", "fr"]}}
    told = {"name": "stories", "in": "query", "schema": {"enum": ["1"]},
            "description": "also the story of all that lies face up"}  # fmt: skip
    seen = {"$ref": LINK + "Table"}
    strict = ("400", "413")
    there = ("404", "409", "410")
    paths = {
        "/api/games": {"get": {
            "summary": "The shelf", "parameters": [language],
            "responses": replies("200", "400", kind={"type": "array"})}},
        "/api/about/{game}/{thing}": {"get": {
            "summary": "The story of a card, a place or a person",
            "parameters": [*(
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in ("game", "thing")), language],
            "responses": replies("200", "400", "404")}},
        "/api/tables": {"post": {
            "summary": "Set a table", "requestBody": body("NewTable"),
            "responses": replies("201", *strict, kind=seen)}},
        "/api/join": {"post": {
            "summary": "Take a free seat by an invitation", "requestBody": body("Joining"),
            "responses": replies("201", *there, *strict, kind=seen)}},
        "/api/tables/{table}": {"get": {
            "summary": "View, prompt, moves and log of a seat, or of a spectator",
            "parameters": [table, seat, language, told],
            "responses": replies("200", "400", *there, kind=seen)}},
        "/api/tables/{table}/moves": {"post": {
            "summary": "Play a move, undo, redo, or answer who asks to undo", "parameters": [table],
            "requestBody": body("Playing"),
            "responses": replies("200", *there, *strict, kind=seen)}},
        "/api/tables/{table}/hint": {"post": {
            "summary": "The best moves of a seat and why; or why a bot moved so",
            "parameters": [table, language], "requestBody": body("Asking"),
            "responses": replies("200", *there, *strict)}},
        "/api/tables/{table}/dates": {"get": {
            "summary": "The years of the day: gone, in the row, may still come (Trekking)",
            "parameters": [table, seat], "responses": replies("200", "400", *there)}},
        "/api/tables/{table}/record": {"get": {
            "summary": "The record of a finished game", "parameters": [table],
            "responses": replies("200", *there)}},
    }  # fmt: skip
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Paradice",
            "version": __version__,
            "description": "Four board games. A seat is proved by its secret: send it as a bearer "
            "token. What a seat may not know is never sent.",
        },
        "paths": paths,
        "components": {
            "schemas": {**parts, **schemas, "Table": table_of(views)},
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"secret": []}],
    }
