"""How the house is put on the network."""

from __future__ import annotations

import gc

import uvicorn
from starlette.types import ASGIApp


def make_server(app: ASGIApp, host: str, port: int) -> uvicorn.Server:
    """Return a server that is ready to run.

    Messages are short and change little: pressing each would cost more than it saves. What is made
    at a table is seldom caught in circles, so they are looked for seldom.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=65536,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)
