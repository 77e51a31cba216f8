"""A real browser (Debian's chromium) at the door of a real house."""

from __future__ import annotations

import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from paradice.server.app import make_app
from tests.server.conftest import LOOSE, without
from tests.server.test_restart import free_port

SCREENS = Path(__file__).resolve().parents[2] / "build" / "screens"
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


def find_chromium() -> str | None:
    return (
        os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    )


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    path = find_chromium()
    if path is None:
        without("chromium is not installed here")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=path, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house in a thread, for all tests of a run."""
    store = tmp_path_factory.mktemp("house") / "tables.sqlite"
    port = free_port()
    app = make_app(f"sqlite:///{store}", LOOSE, workers=1)
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="warning"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(10)


@pytest.fixture
def visit(chromium: Any, house: str) -> Iterator[Callable[..., Any]]:
    """Open a browser of its own: no cookies of others; every fault on its pages fails the test."""
    contexts: list[Any] = []
    faults: list[str] = []

    def open_page(path: str = "/", **more: Any) -> Any:
        wanted = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "reduced_motion": "reduce",
        }
        context = chromium.new_context(base_url=house, **{**wanted, **more})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "request",
            lambda request: (
                None
                if request.url.startswith((house, house.replace("http", "ws"), "data:"))
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
def keep(request: pytest.FixtureRequest) -> Callable[[Any, str], None]:
    """Keep a picture of a page, to be looked at."""

    def shoot(page: Any, name: str) -> None:
        SCREENS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(SCREENS / f"{name}.png"))

    return shoot
