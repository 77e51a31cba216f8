"""A real browser (Debian's Chromium) and a real server."""

from __future__ import annotations

import gc
import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from starlette.types import ASGIApp
from tools.ports import free_port

from paradice.server.app import make_app
from paradice.server.identity import COOKIE
from paradice.server.store import Store
from paradice.server.transport import make_server
from tests.browser.hands import SEEN, WAIT, ready
from tests.browser.scenes import Scene, put_on
from tests.server.conftest import LOOSE, without
from tests.server.conftest import fate as fate

SCREENS = Path(__file__).resolve().parents[2] / "build" / "screens"
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser")


def find_chromium(names: Sequence[str] = CHROMIUMS) -> str | None:
    """Return the first that is installed; without a window it needs a third of the time."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


Launch = Callable[..., Any]


@pytest.fixture(scope="session")
def launch() -> Iterator[Launch]:
    """Start a browser, with more in its environment if a test wants it."""
    path = find_chromium()
    if path is None:
        without("chromium is not installed here")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as player:
        yield lambda **more: player.chromium.launch(
            executable_path=path, args=ARGS, timeout=WAIT, env={**os.environ, **more}
        )


@pytest.fixture(scope="session")
def chromium(launch: Launch) -> Iterator[Any]:
    browser = launch()
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def store_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.sqlite'}"


@pytest.fixture(scope="session")
def store(store_url: str, site: str) -> Iterator[Store]:
    """A second hand in the store of the server, to lay tables that are already being played."""
    kept = Store(store_url)
    yield kept
    kept.close()


def serve_app(app: ASGIApp) -> Iterator[str]:
    """A server in a thread, for all tests of a run: served as to the public.

    What it wants of the collector holds for the whole process, so it is taken back at the end.
    """
    port = free_port()
    threshold = gc.get_threshold()
    server = make_server(app, "127.0.0.1", port)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server has ended"
        time.sleep(0.02)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(10)
    gc.unfreeze()
    gc.set_threshold(*threshold)


@pytest.fixture(scope="session")
def site(store_url: str) -> Iterator[str]:
    yield from serve_app(make_app(store_url, LOOSE, workers=1))


@pytest.fixture
def visit(chromium: Any, site: str) -> Iterator[Callable[..., Any]]:
    """Open a browser of its own: no cookies of others; every fault on its pages fails the test."""
    contexts: list[Any] = []
    faults: list[str] = []

    def open_page(path: str = "/", **more: Any) -> Any:
        wanted = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "reduced_motion": "reduce",
        }
        context = chromium.new_context(base_url=site, **{**wanted, **more})
        contexts.append(context)
        context.add_init_script(SEEN)
        context.set_default_timeout(WAIT)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "request",
            lambda request: (
                None
                if request.url.startswith((site, site.replace("http", "ws"), "data:"))
                else faults.append(f"asked another host: {request.url}")
            ),
        )
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def sit(visit: Callable[..., Any], store: Store, site: str) -> Callable[..., Any]:
    """Sit down at seat 0 of a game that stands at a scene; in a page that is open, or a new one."""

    def sit_down(scene: Scene, kinds: Sequence[str] = (), page: Any = None, **more: Any) -> Any:
        path, secret = put_on(store, scene, kinds)
        page = page or visit("/nowhere", **more)
        page.context.add_cookies([{"name": COOKIE, "value": secret, "url": site}])
        page.goto(path)
        ready(page)
        return page

    return sit_down


@pytest.fixture
def keep(request: pytest.FixtureRequest) -> Callable[[Any, str], None]:
    """Keep a picture of a page, to be looked at."""

    def shoot(page: Any, name: str) -> None:
        SCREENS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(SCREENS / f"{name}.png"))

    return shoot
