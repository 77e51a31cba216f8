"""What deploy holds, as docs/hosting.md says it: units, proxies, TLS; `make test-hosting`."""

from __future__ import annotations

import http.client
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from tools.ports import free_port
from websockets.sync.client import connect

from tests.server.conftest import without

HERE = Path(__file__).resolve().parents[2]
DEPLOY = HERE / "deploy"
NAME = "club.example"
WAIT = 300.0
"""The longest that a program may take on a busy machine, in seconds."""


def wait_for(port: int) -> None:
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(f"nobody listens on {port}")


def need(program: str) -> str:
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")
    if found is None:
        without(f"{program} is not installed here")
    return str(found)


Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts programs, and ends them with the test."""
    begun: list[subprocess.Popen[str]] = []

    def run(*words: str, **env: str) -> subprocess.Popen[str]:
        log = (tmp_path / f"log{len(begun)}").open("w")
        it = subprocess.Popen(
            words, env={**os.environ, **env}, stdout=log, stderr=subprocess.STDOUT, text=True
        )
        begun.append(it)
        return it

    yield run
    for it in reversed(begun):
        it.terminate()
        it.wait(WAIT)


def serve(start: Start, tmp_path: Path, public_url: str, store: str = "") -> int:
    port = free_port()
    text = (DEPLOY / "paradice.toml").read_text().replace(f"https://{NAME}", public_url)
    (tmp_path / "paradice.toml").write_text(text)
    start(
        sys.executable, "-m", "paradice.cli", "serve", "--port", str(port), "--workers", "1",
        "--config", str(tmp_path / "paradice.toml"),
        PARADICE_STORE=store or f"sqlite:///{tmp_path / 't.sqlite'}", PYTHONPATH=str(HERE / "src"),
    )  # fmt: skip
    wait_for(port)
    return port


class Browser:
    """Asks a proxy by the public name, and keeps cookies."""

    def __init__(self, port: int, origin: str, tls: ssl.SSLContext | None = None) -> None:
        self.port, self.origin, self.tls = port, origin, tls
        self.jar: dict[str, str] = {}
        self.set_cookies: list[str] = []

    def line(self) -> socket.socket:
        raw = socket.create_connection(("127.0.0.1", self.port), WAIT)
        return self.tls.wrap_socket(raw, server_hostname=NAME) if self.tls else raw

    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.jar.items())

    def ask(self, method: str, path: str, **form: str) -> tuple[int, str, str]:
        link = http.client.HTTPConnection(NAME)
        link.sock = self.line()
        headers = {"Host": self.origin.rpartition("/")[2], "Cookie": self.cookies(),
                   "Accept-Language": "en"}  # fmt: skip
        if method == "POST":
            headers |= {
                "Origin": self.origin,
                "Content-Type": "application/x-www-form-urlencoded",
            }
        link.request(method, path, urlencode(form) if form else None, headers)
        answer = link.getresponse()
        text = answer.read().decode()
        for cookie in answer.headers.get_all("set-cookie") or []:
            self.set_cookies.append(cookie)
            name, _, value = cookie.partition(";")[0].partition("=")
            self.jar[name] = value
        link.close()
        return answer.status, answer.headers.get("location", ""), text

    def play(self, home: str = "") -> str:
        """Set a table by form, play a move by form, hear of it by socket; return the page."""
        form = {"seat-0": "me", "seat-1": "device", "pace": "0"}
        status, table, said = self.ask("POST", f"{home}/set/trekking", **form)
        assert (status, table.startswith(f"{home}/t/")) == (303, True), said
        _, _, page = self.ask("GET", table)
        with connect(
            f"{self.origin.replace('http', 'ws', 1)}{table}/socket?tab=hosted",
            sock=socket.create_connection(("127.0.0.1", self.port), WAIT), ssl=self.tls,
            server_hostname=NAME if self.tls else None, origin=self.origin,
            additional_headers={"Cookie": self.cookies()}, open_timeout=WAIT, ping_interval=None,
        ) as line:  # fmt: skip
            assert '"at"' in str(line.recv(WAIT))
            bar = page[page.index('id="act"') :]
            move = re.findall(r'name="move" value="([^"]+)"', bar)[0]
            at = re.findall(r'name="at" value="(\d+)"', page)[0]
            seat = re.findall(r'name="seat"\s+value="(\d)"', page)[0]
            status, _, said = self.ask("POST", f"{table}/play", move=move, at=at, seat=seat)
            assert status == 303, said
            while '"log"' not in str(line.recv(WAIT)):
                pass
        return page


def run_nginx(start: Start, tmp_path: Path, text: str, behind: int) -> int:
    port = free_port()
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port};")
    text = text.replace("    listen [::]:80;\n", "").replace(
        "127.0.0.1:8611", f"127.0.0.1:{behind}"
    )
    (tmp_path / "site.conf").write_text(text)
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/nginx.pid;\nerror_log {tmp_path}/error.log;\n"
        f"events {{}}\nhttp {{ access_log off; client_body_temp_path {tmp_path}/b; "
        f"proxy_temp_path {tmp_path}/p; fastcgi_temp_path {tmp_path}/f; uwsgi_temp_path "
        f"{tmp_path}/u; scgi_temp_path {tmp_path}/s; include {tmp_path}/site.conf; }}\n"
    )
    tmp_path.chmod(0o755)
    nginx = need("nginx")
    conf = ["-c", str(tmp_path / "nginx.conf")]
    subprocess.run([nginx, "-t", *conf], check=True, capture_output=True)
    start(nginx, *conf, "-g", "daemon off; master_process off;")
    wait_for(port)
    return port


@pytest.mark.parametrize(("file", "home"), [("nginx.conf", ""), ("nginx-path.conf", "/games")])
def test_behind_nginx(start: Start, tmp_path: Path, file: str, home: str) -> None:
    behind = serve(start, tmp_path, f"http://{NAME}{home}")
    port = run_nginx(start, tmp_path, (DEPLOY / file).read_text(), behind)
    browser = Browser(port, f"http://{NAME}")
    page = browser.play(home)
    found = re.findall(r'\b(?:href|src|action)="(/[^"]*)"', page)
    assert len(found) > 20
    assert all(one.startswith(f"{home}/") for one in found)
    for one in {one for one in found if "/static/" in one}:
        assert browser.ask("GET", one.partition("#")[0])[0] == 200
    assert all(f"path={home or '/'}" in cookie.lower() for cookie in browser.set_cookies)
    assert f"http://{NAME}{home}/join/" in browser.ask(
        "GET", browser.ask("POST", f"{home}/set/riff", **{"seat-0": "me", "seat-1": "open"})[1]
    )[2]  # fmt: skip


def test_two_servers_share_a_store_behind_a_proxy_that_knows_tables(
    start: Start, tmp_path: Path, postgres: str
) -> None:
    """Every table is played at one of them; both know all tables."""
    ports = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        ports.append(serve(start, tmp_path / name, f"http://{NAME}", postgres))
    text = (DEPLOY / "nginx-shards.conf").read_text().replace("127.0.0.1:8612", "SECOND")
    text = text.replace("SECOND", f"127.0.0.1:{ports[1]}")
    port = run_nginx(start, tmp_path, text, ports[0])
    for _ in range(4):
        Browser(port, f"http://{NAME}").play()
    played = []
    for server in ports:
        told = Browser(server, f"http://127.0.0.1:{server}").ask("GET", "/metrics")[2]
        played += [float(one) for one in re.findall(r"^paradice_moves_total (.+)$", told, re.M)]
    assert sum(played) == 4


PLAIN = "server { listen 80;\n location / { proxy_pass http://127.0.0.1:8611; } }"


def test_a_plain_proxy_pass_plays_where_the_address_is_known_and_gives_a_hint_where_not(
    start: Start, tmp_path: Path
) -> None:
    """Forms; for sockets nginx must be configured to pass the upgrade on."""
    known, unknown = tmp_path / "known", tmp_path / "unknown"
    for folder in (known, unknown):
        folder.mkdir()
    port = run_nginx(start, known, PLAIN, serve(start, known, f"http://{NAME}"))
    assert Browser(port, f"http://{NAME}").ask("POST", "/now", game="riff")[0] == 303
    assert Browser(port, f"http://{NAME}").ask("GET", "/metrics")[0] == 404
    behind = serve(start, unknown, "")
    port = run_nginx(start, unknown, PLAIN, behind)
    status, _, said = Browser(port, f"http://{NAME}").ask("POST", "/now", game="riff")
    assert (status, f"--public-url http://{NAME}" in said) == (403, True)


@pytest.mark.parametrize(("file", "home"), [("Caddyfile", ""), ("Caddyfile.path", "/games")])
def test_behind_caddy_with_tls(start: Start, tmp_path: Path, file: str, home: str) -> None:
    """Its own authority signs; the browser trusts that one alone."""
    caddy = need("caddy")
    port = free_port()
    behind = serve(start, tmp_path, f"https://{NAME}{home}")
    text = (DEPLOY / file).read_text().replace("127.0.0.1:8611", f"127.0.0.1:{behind}")
    text = text.replace(f"{NAME} {{", f"{NAME}:{port} {{\n\ttls internal")
    options = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    (tmp_path / "Caddyfile").write_text(options + text)
    home_of = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    start(caddy, "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile",
          **home_of)  # fmt: skip
    wait_for(port)
    root = tmp_path / "data" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    end = time.monotonic() + WAIT
    while True:  # its authority is made at the start, the certificate at the first handshake
        try:
            tls = ssl.create_default_context(cafile=str(root))
            browser = Browser(port, f"https://{NAME}", tls)
            status, _, page = browser.ask("GET", f"{home}/")
            break
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.05)
    assert (status, "Paradice" in page) == (200, True)
    browser.play(home)
    own = [cookie for cookie in browser.set_cookies if cookie.startswith("paradice=")]
    assert own
    assert all("; secure" in cookie.lower() for cookie in own)


def test_the_units_are_what_systemd_understands(tmp_path: Path) -> None:
    analyze = need("systemd-analyze")
    program = tmp_path / "paradice"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    files = []
    for file in sorted(DEPLOY.glob("paradice*.*")):
        if file.suffix in (".service", ".timer"):
            text = file.read_text().replace("/opt/paradice/bin/paradice", str(program))
            (tmp_path / file.name).write_text(text)
            files.append(str(tmp_path / file.name))
    assert len(files) == 3
    told = subprocess.run([analyze, "verify", "--man=no", *files], capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (0, "")


def test_the_wheel_serves_from_an_environment_of_its_own(start: Start, tmp_path: Path) -> None:
    """As the page says it, with the pure wheel: venv, pip, doctor, serve."""
    home = tmp_path / "opt"
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    pip = [str(home / "bin" / "pip"), "install", "-q", "--disable-pip-version-check"]
    install = [*pip, "-c", str(HERE / "constraints.txt"), f"{HERE}[postgres]"]
    told = subprocess.run(install, capture_output=True, text=True)
    if told.returncode:
        without(f"no packages can be fetched here: {told.stderr[-300:]}")
    store = f"sqlite:///{tmp_path / 't.sqlite'}"
    paradice = str(home / "bin" / "paradice")
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    doctor = subprocess.run(
        [paradice, "doctor", "--port", "0", "--store", store], capture_output=True, text=True,
        env=clean, cwd=tmp_path,
    )  # fmt: skip
    assert doctor.returncode == 0, doctor.stdout
    port = free_port()
    start(paradice, "serve", "--no-open", "--port", str(port), "--store", store)
    wait_for(port)
    assert Browser(port, f"http://127.0.0.1:{port}").ask("GET", "/healthz")[0] == 200


def test_a_browser_plays_below_the_path(start: Start, tmp_path: Path) -> None:
    """With script: the page, its files, its socket and what that brings, all below /games."""
    playwright: Any = pytest.importorskip("playwright.sync_api")
    shell = need("chromium-headless-shell")
    port = free_port()
    behind = serve(start, tmp_path, f"http://{NAME}:{port}/games")
    text = (DEPLOY / "nginx-path.conf").read_text().replace("$host;", "$http_host;")
    real = run_nginx(start, tmp_path, text, behind)
    with playwright.sync_playwright() as tool:
        rule = f"MAP {NAME}:{port} 127.0.0.1:{real}"
        browser = tool.chromium.launch(
            executable_path=shell, args=[f"--host-resolver-rules={rule}", "--no-sandbox"],
            timeout=WAIT * 1000,
        )  # fmt: skip
        page = browser.new_page(locale="en")
        page.set_default_timeout(WAIT * 1000)
        outside: list[str] = []
        page.on(
            "request",
            lambda asked: None if "/games/" in asked.url else outside.append(asked.url),
        )
        bad: list[str] = []
        page.on("response", lambda told: bad.append(told.url) if told.status >= 400 else None)
        page.goto(f"http://{NAME}:{port}/games/")
        page.locator('form[action="/games/now"] button.go').first.click()
        page.wait_for_selector("body[data-line=open]")
        page.keyboard.press("Escape")
        if page.locator("dialog#goal[open] .btn.go").count():
            page.locator("dialog#goal[open] .btn.go").click()
        before = page.evaluate("+document.body.dataset.at")
        page.wait_for_selector("#act [data-move]")
        page.locator("#act [data-move]").first.click()
        page.wait_for_selector(f'body[data-at]:not([data-at="{before}"])')
        links = page.evaluate(
            "[...document.querySelectorAll('use,a,form')].map(it => it.getAttribute('href') || "
            "it.getAttribute('action')).filter(link => link && link[0] === '/')"
        )
        assert len(links) > 20
        assert [link for link in links if not link.startswith("/games/")] == []
        assert (outside, bad) == ([], [])
        browser.close()
