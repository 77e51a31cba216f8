"""Three browser engines and one server, whose pages report every script error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any, Final

import pytest
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paradice.server.app import make_app
from paradice.server.identity import COOKIE, LANGUAGE
from tests.browser.conftest import (
    ARGS,
    SCREENS,
    fate,
    find_chromium,
    serve_app,
    store,
    store_url,
)
from tests.engines.drivers import (
    PATIENCE,
    SIZE,
    FirefoxPage,
    WebKitPage,
    find_firefox,
    find_webkit,
    firefox,
    webkit,
)
from tests.server.conftest import LOOSE, without

__all__ = ["fate", "store", "store_url"]

ENGINES: Final = ("chromium", "firefox", "webkit")

WATCH: Final = b"""
let left = false;
for (const way of ['beforeunload', 'pagehide']) addEventListener(way, () => { left = true; });
addEventListener('pageshow', () => { left = false; });
const tell = text => left || navigator.sendBeacon('/fault', `${location.pathname}: ${text}`);
addEventListener('error', event => tell(event.message
  ? `${event.message} (${event.filename}:${event.lineno})`
  : `not loaded: ${event.target.src || event.target.href}`), true);
addEventListener('unhandledrejection', event => tell(event.reason?.stack || event.reason));
addEventListener('securitypolicyviolation', event => tell(`forbidden: ${event.blockedURI}`));
"""
"""What the first script of every page tells the server: whatever went wrong in it.

Not what an engine breaks off because the page is being left: nobody sees that.
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One process for each engine, so that no browser is started twice."""
    for item in items:
        engine = getattr(item, "callspec", None) and item.callspec.params.get("engine")
        if engine:
            item.add_marker(pytest.mark.xdist_group(engine))


class Watched:
    """The server, with a script of the tests before all others, and a path that gives a seat.

    A file whose name is that of *missing* does not come.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app
        self.faults: Final[list[str]] = []
        self.missing = ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] in ("/watch.js", "/fault", "/as"):
            await (await self.answer(scope, receive))(scope, receive, send)
            return
        if self.missing and scope["path"].endswith("/" + self.missing):
            await Response(status_code=503)(scope, receive, send)
            return
        if scope["type"] == "http":
            heads = [pair for pair in scope["headers"] if pair[0] != b"accept-encoding"]
            scope = {**scope, "headers": heads}
        await self.app(scope, receive, partial(self.add, send) if "http" in scope["type"] else send)

    async def answer(self, scope: Scope, receive: Receive) -> Response:
        if scope["path"] == "/watch.js":
            return Response(WATCH, media_type="text/javascript")
        if scope["path"] == "/fault":
            self.faults.append((await receive())["body"].decode())
            return Response(status_code=204)
        path, secret, language = scope["query_string"].decode().split("&")
        response = RedirectResponse(path)
        response.set_cookie(COOKIE, secret)
        response.set_cookie(LANGUAGE, language)
        return response

    async def add(self, send: Send, message: Message) -> None:
        body = message.get("body", b"")
        if message["type"] == "http.response.start":
            heads = [pair for pair in message["headers"] if pair[0] != b"content-length"]
            message = {**message, "headers": heads}
        elif b"<head>" in body[:200]:
            body = body.replace(b"<head>", b'<head><script src="/watch.js"></script>', 1)
            message = {**message, "body": body}
        await send(message)


@pytest.fixture(scope="session")
def watched(store_url: str) -> Watched:
    return Watched(make_app(store_url, LOOSE, workers=1))


@pytest.fixture(scope="session")
def site(watched: Watched) -> Iterator[str]:
    yield from serve_app(watched)


@pytest.fixture(scope="session", params=ENGINES)
def engine(request: pytest.FixtureRequest, site: str) -> Iterator[Callable[[], Any]]:
    """A browser of the kind asked for; each call opens a page with cookies of its own."""
    with ExitStack() as stack:
        yield {"chromium": chromium, "firefox": gecko, "webkit": webkit_gtk}[request.param](
            stack, site
        )


def chromium(stack: ExitStack, site: str) -> Callable[[], Any]:
    path = find_chromium(("chromium", "chromium-browser"))
    if path is None:
        without("chromium is not installed here")
    from playwright.sync_api import sync_playwright

    player = stack.enter_context(sync_playwright())
    browser = player.chromium.launch(executable_path=path, args=ARGS, timeout=PATIENCE * 1000)
    stack.callback(browser.close)

    def open_page() -> Any:
        page = browser.new_page(viewport=SIZE, base_url=site, reduced_motion="no-preference")
        page.set_default_timeout(PATIENCE * 1000)
        return page

    return open_page


def gecko(stack: ExitStack, site: str) -> Callable[[], Any]:
    path = find_firefox()
    if path is None:
        without("firefox-esr is not installed here")
    return partial(FirefoxPage, site, stack.enter_context(firefox(str(path))))


def webkit_gtk(stack: ExitStack, site: str) -> Callable[[], Any]:
    found = find_webkit()
    if found is None:
        without("webkit2gtk-driver and xvfb are not installed here")
    driver, binary, display = found or ("", "", "")
    return partial(WebKitPage, site, stack.enter_context(webkit(driver, display)), binary)


@pytest.fixture
def page(engine: Callable[[], Any], watched: Watched) -> Iterator[Any]:
    """A page that moves; every fault that its scripts meet fails the test."""
    watched.faults.clear()
    it = engine()
    yield it
    it.close()
    assert watched.faults == []


@pytest.fixture
def keep(request: pytest.FixtureRequest) -> Callable[[Any, str], None]:
    """Keep a picture of a page, to be looked at, under the name of its engine."""
    folder = SCREENS / request.node.callspec.params["engine"]

    def shoot(page: Any, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(folder / f"{name}.png"))

    return shoot
