"""Debian's Firefox and WebKit behind the few methods of Playwright's page that our tests use.

Firefox speaks WebDriver BiDi over a WebSocket, WebKit plain WebDriver over HTTP. Playwright itself
drives Chromium; it knows only its own builds of the other two.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tools.ports import free_port
from websockets.sync.client import ClientConnection, connect

PATIENCE: Final = 240
"""The longest that a browser may take for a command, or to start, in seconds."""
SIZE: Final = {"width": 1280, "height": 800}


class DriverError(Exception):
    """The browser refused a command; often because its page has just been left."""


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page: Final = page

    def click(self, x: float, y: float) -> None:
        where = {"x": round(x), "y": round(y), "origin": "viewport", "duration": 0}
        steps: list[dict[str, Any]] = [
            {"type": "pointerMove", **where},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"pointerType": "mouse"}
        self.page.act([{"type": "pointer", "id": "mouse", "parameters": mouse, "actions": steps}])


RESTS: Final = """async query => {
  document.querySelector(query).scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let last = [];;) {
    const { left, top, width, height } = document.querySelector(query).getBoundingClientRect();
    const at = [left + width / 2, top + height / 2];
    if (`${at}` === `${last}`) return at;
    last = at;
    await new Promise(requestAnimationFrame);
  }
}"""
"""Bring an element into sight, wait until it no longer moves, and say where its middle is."""


class Page:
    """A page of an engine: four commands of its own, and what follows from them."""

    def __init__(self, base: str) -> None:
        self.base: Final = base
        self.mouse: Final = Mouse(self)

    def open(self, url: str) -> None:
        raise NotImplementedError

    def run(self, function: str, given: str) -> str:
        """Call a function of the page with a text, wait for its promise, return its text."""
        raise NotImplementedError

    def act(self, sources: list[dict[str, Any]]) -> None:
        raise NotImplementedError

    def shoot(self) -> str:
        """Return a picture of the viewport, in base64."""
        raise NotImplementedError

    def set_viewport_size(self, size: dict[str, int]) -> None:
        raise NotImplementedError

    @property
    def url(self) -> str:
        return str(self.evaluate("location.href"))

    def goto(self, path: str) -> None:
        self.open(path if "://" in path else self.base + path)

    def evaluate(self, script: str, arg: Any = None, how: str = "got ?? null") -> Any:
        """Evaluate an expression, or call a function with *arg*."""
        function = (
            f"async given => {{ const it = ({script}); const got = typeof it === 'function' ?"
            f" await it(JSON.parse(given)) : it; return JSON.stringify({how}); }}"
        )
        return json.loads(self.run(function, json.dumps(arg)))

    def wait_for_function(self, script: str, *, arg: Any = None, timeout: float = 0) -> None:
        end = time.monotonic() + max(timeout / 1000, PATIENCE)
        while True:
            with contextlib.suppress(DriverError):
                if self.evaluate(script, arg, "!!got"):
                    return
            if time.monotonic() > end:
                raise AssertionError(f"never came true: {script}")
            time.sleep(0.04)

    def wait_for_selector(self, query: str, *, state: str = "visible") -> None:
        seen = "it" if state == "attached" else "it && it.checkVisibility()"
        script = f"query => {{ const it = document.querySelector(query); return !!({seen}); }}"
        self.wait_for_function(script, arg=query)

    def screenshot(self, *, path: str) -> None:
        Path(path).write_bytes(base64.b64decode(self.shoot()))

    def click(self, query: str) -> None:
        self.wait_for_selector(query)
        self.mouse.click(*self.evaluate(RESTS, query))


class FirefoxPage(Page):
    def __init__(self, base: str, line: Line) -> None:
        super().__init__(base)
        self.line: Final = line
        self.person: Final = line.ask("browser.createUserContext")["userContext"]
        made = line.ask("browsingContext.create", type="tab", userContext=self.person)
        self.context: Final = made["context"]
        self.set_viewport_size(SIZE)

    def ask(self, method: str, **given: Any) -> Any:
        return self.line.ask(f"browsingContext.{method}", context=self.context, **given)

    def open(self, url: str) -> None:
        self.ask("navigate", url=url, wait="complete")

    def run(self, function: str, given: str) -> str:
        told = self.line.ask(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": given}],
            target={"context": self.context},
            awaitPromise=True,
        )
        if told["type"] != "success":
            raise DriverError(told["exceptionDetails"]["text"])
        return str(told["result"]["value"])

    def act(self, sources: list[dict[str, Any]]) -> None:
        self.line.ask("input.performActions", context=self.context, actions=sources)

    def shoot(self) -> str:
        return str(self.ask("captureScreenshot")["data"])

    def set_viewport_size(self, size: dict[str, int]) -> None:
        self.ask("setViewport", viewport=size)

    def close(self) -> None:
        self.line.ask("browser.removeUserContext", userContext=self.person)


class Line:
    """A BiDi connection: a command, and its answer among the events."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.last = 0
        self.ask("session.new", capabilities={})

    def ask(self, method: str, **params: Any) -> Any:
        self.last += 1
        self.socket.send(json.dumps({"id": self.last, "method": method, "params": params}))
        while True:
            told = json.loads(self.socket.recv(timeout=PATIENCE))
            if told.get("id") == self.last:
                break
        if told["type"] == "error":
            raise DriverError(f"{method}: {told['error']}: {told['message']}")
        return told["result"]


@contextlib.contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    """A process that is gone at the end, whatever happens."""
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def find_firefox() -> str | None:
    return os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")


PREFERENCES: Final = {
    "ui.prefersReducedMotion": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "app.update.disabledForTesting": True,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}


@contextlib.contextmanager
def firefox(path: str) -> Iterator[Line]:
    """Firefox without a window, in a profile of its own."""
    with tempfile.TemporaryDirectory(prefix="firefox", ignore_cleanup_errors=True) as folder:
        lines = (
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
            for name, value in PREFERENCES.items()
        )
        Path(folder, "user.js").write_text("".join(lines))
        command = [path, "--headless", "--no-remote", "--profile", folder]
        told = Path(folder, "stderr")
        with (
            told.open("w") as errors,
            ended(
                subprocess.Popen(
                    [*command, "--remote-debugging-port=0"],
                    stdout=subprocess.DEVNULL,
                    stderr=errors,
                    text=True,
                )
            ) as process,
            connect(
                address_of(told, process), max_size=None, open_timeout=PATIENCE, ping_interval=None
            ) as socket,
        ):
            yield Line(socket)


def address_of(told: Path, process: subprocess.Popen[str]) -> str:
    """Wait until the browser has written where it listens."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        for line in told.read_text(errors="replace").splitlines():
            if "WebDriver BiDi listening on " in line:
                return line.split()[-1] + "/session"
        time.sleep(0.1)
    raise DriverError(f"Firefox does not listen: {told.read_text(errors='replace')[-500:]}")


class WebKitPage(Page):
    """A window of MiniBrowser: as a pop-up it has no toolbar and may be as narrow as a phone."""

    def __init__(self, base: str, driver: str, binary: str) -> None:
        super().__init__(base)
        self.path = driver + "/session"
        options = {
            "binary": binary,
            "args": ["--automation", "--javascript-can-open-windows-automatically=true"],
        }
        limits = dict.fromkeys(("script", "pageLoad"), PATIENCE * 1000)
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options, "timeouts": limits}}
        self.path += "/" + self.ask("POST", "", capabilities=wanted)["sessionId"]
        first = self.ask("GET", "/window/handles")
        self.evaluate("void open('about:blank', '', 'popup,width=1280,height=800')")
        end = time.monotonic() + PATIENCE
        while len(both := self.ask("GET", "/window/handles")) < 2:
            if time.monotonic() > end:
                raise DriverError("no window was opened")
            time.sleep(0.04)
        self.ask("POST", "/window", handle=next(each for each in both if each not in first))
        self.set_viewport_size(SIZE)

    def ask(self, method: str, path: str, **given: Any) -> Any:
        body = json.dumps(given).encode() if method == "POST" else None
        request = Request(self.path + path, body, {"content-type": "application/json"})
        request.method = method
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise DriverError(error.read().decode()[:300]) from None

    def open(self, url: str) -> None:
        self.ask("POST", "/url", url=url)

    def run(self, function: str, given: str) -> str:
        script = f"return ({function})(...arguments)"
        return str(self.ask("POST", "/execute/sync", script=script, args=[given]))

    def act(self, sources: list[dict[str, Any]]) -> None:
        self.ask("POST", "/actions", actions=sources)

    def shoot(self) -> str:
        return str(self.ask("GET", "/screenshot"))

    def set_viewport_size(self, size: dict[str, int]) -> None:
        self.ask("POST", "/window/rect", **size)
        self.wait_for_function("size => innerWidth === size.width", arg=size)

    def close(self) -> None:
        self.ask("DELETE", "")


def find_webkit() -> tuple[str, str, str] | None:
    """The driver, the browser it drives, and a display for that; None where one is missing."""
    driver, display = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    folders = [*Path("/usr/lib").glob("*/webkit2gtk-4.*"), *Path("/usr/libexec").glob("webkit*")]
    browsers = sorted(str(each / "MiniBrowser") for each in folders)
    found = [each for each in browsers if os.access(each, os.X_OK)]
    return (driver, found[-1], display) if driver and display and found else None


@contextlib.contextmanager
def webkit(driver: str, display: str) -> Iterator[str]:
    """The driver of WebKit on a display of its own; yields its address."""
    reading, writing = os.pipe()
    port = free_port()
    with ended(
        subprocess.Popen(
            [
                display,
                "-displayfd",
                str(writing),
                "-screen",
                "0",
                "1400x1000x24",
                "-nolisten",
                "tcp",
            ],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
            text=True,
        )
    ):
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        around = {
            **os.environ,
            "DISPLAY": f":{number}",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        with ended(
            subprocess.Popen([driver, f"--port={port}"], env=around, text=True, **quiet)
        ) as process:
            address = f"http://127.0.0.1:{port}"
            while process.poll() is None:
                with contextlib.suppress(OSError), urlopen(address + "/status", timeout=5):
                    break
                time.sleep(0.05)
            yield address
