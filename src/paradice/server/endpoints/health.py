"""Health checks and metrics."""

from __future__ import annotations

import asyncio
from typing import Final

import sqlalchemy as sa
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from paradice.server.limits import share_of
from paradice.server.network import host_of, is_loopback
from paradice.server.refusal import Refusal
from paradice.server.requests import limits_of, lobby_of
from paradice.server.store import Store

PATIENCE: Final = 3.0
"""Seconds within which the store must answer."""


async def is_store_up(request: Request) -> bool:
    """Return whether the store answers a query."""
    try:
        async with asyncio.timeout(PATIENCE):
            await lobby_of(request).writer.ask(ask_anything)
    except (Refusal, TimeoutError):
        return False
    return True


def ask_anything(store: Store) -> None:
    with store.together():
        store.link.execute(sa.text("SELECT value FROM house WHERE key = 'schema'")).scalar_one()


async def healthz(request: Request) -> Response:
    """200 while the process works and its store answers; else 503."""
    is_up = await is_store_up(request)
    told = {"status": "ok" if is_up else "fault", "store": "ok" if is_up else "no answer"}
    return JSONResponse(told, 200 if is_up else 503)


async def readyz(request: Request) -> Response:
    """200 while new tables can be created here; 503 before, after, and if the disk is full."""
    lobby, limits = lobby_of(request), limits_of(request)
    why = ""
    if lobby.closed:
        why = "the server is ending"
    elif not await is_store_up(request):
        why = "the store does not answer"
    elif limits.folder is not None and limits.free_disk(limits.folder) < limits.settings.free_disk:
        why = "the disk is full"
    told = {"status": "not ready", "why": why} if why else {"status": "ready"}
    return JSONResponse(told, 503 if why else 200)


def is_from_here(request: Request) -> bool:
    """Return whether the request comes from this machine, and not through a proxy."""
    client = share_of(request.client.host) if request.client else ""
    forwarded = any(
        name in request.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip", "via")
    )
    is_plain_proxy = request.scope.get("http_version") == "1.0"  # no program of today asks so
    known = is_loopback(client) and is_loopback(host_of(request.scope))
    return known and not forwarded and not is_plain_proxy


async def metrics(request: Request) -> Response:
    wanted: str = request.app.state.metrics
    if wanted == "off" or (wanted == "local" and not is_from_here(request)):
        raise HTTPException(404)
    return Response(generate_latest(request.app.state.registry), media_type=CONTENT_TYPE_LATEST)
