"""Below a path of another site, and behind proxies: links, forms, sockets, files, cookies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from paradice.server.app import make_app
from paradice.server.network import Network
from tests.server.conftest import LOOSE
from tests.server.shared import moves_on, place_on

HOME = "/games"
ADDRESS = re.compile(r'\b(?:href|src|action|data-(?!home)[a-z-]+)="(/[^"]*)"')


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[TestClient]:
    """The server below /games of club.example."""
    network = Network(8611, "127.0.0.1", None, (), f"https://club.example{HOME}")
    app = make_app(f"sqlite:///{tmp_path / 'h.sqlite'}", LOOSE, 1, network)
    with TestClient(app, base_url="https://club.example", follow_redirects=True) as browser:
        browser.headers["accept-language"] = "en"
        yield browser


POST = {"origin": "https://club.example"}


def addresses(text: str) -> set[str]:
    return set(ADDRESS.findall(text))


def test_every_address_of_every_page_stays_below_the_path(proxied: TestClient) -> None:
    """From the front page on, by links alone; files, forms and redirects are tried too."""
    table = proxied.post(f"{HOME}/now", data={"game": "trekking"}, headers=POST)
    assert table.url.path.startswith(f"{HOME}/t/")
    waiting, seen = {f"{HOME}/", table.url.path}, set()
    while waiting:
        path = waiting.pop()
        seen.add(path)
        answer = proxied.get(path)
        assert answer.status_code in (200, 405, 409), path
        if not answer.headers["content-type"].startswith("text/html"):
            continue
        found = addresses(answer.text)
        assert [one for one in found if not one.startswith(f"{HOME}/")] == [], path
        for one in found:
            kind = "/".join(one.partition("#")[0].partition("?")[0].split("/")[:4])
            if kind not in {"/".join(known.split("/")[:4]) for known in seen | waiting}:
                waiting.add(one.partition("#")[0])
    assert len(seen) > 20
    assert all(cookie.path == HOME for cookie in proxied.cookies.jar)


def test_a_move_is_played_by_form_and_told_by_socket(proxied: TestClient) -> None:
    page = proxied.post(
        f"{HOME}/set/trekking",
        data={"seat-0": "me", "seat-1": "device", "pace": "0"}, headers=POST,
    )  # fmt: skip
    table = page.url.path.rpartition("/")[2]
    assert f'data-home="{HOME}"' in page.text
    cookies = "; ".join(f"{one.name}={one.value}" for one in proxied.cookies.jar)
    with proxied.websocket_connect(
        f"{HOME}/t/{table}/socket?tab=abcdef", headers={"cookie": cookies, **POST}
    ) as line:
        assert '"at"' in line.receive_text()
        seat = re.findall(r'name="seat"\s+value="(\d)"', page.text)[0]
        played = proxied.post(
            f"{HOME}/t/{table}/play", headers=POST,
            data={"seat": seat, "move": moves_on(page.text)[0], "at": place_on(page.text)},
        )  # fmt: skip
        assert played.status_code == 200
        assert '"log"' in line.receive_text()


def test_a_proxy_may_take_the_path_off_itself(proxied: TestClient) -> None:
    answer = proxied.get("/rules/trekking")
    assert answer.status_code == 200
    assert all(one.startswith(f"{HOME}/") for one in addresses(answer.text))
    moved = proxied.post(
        "/language", data={"language": "fr", "back": "/help"}, headers=POST, follow_redirects=False
    )
    assert moved.headers["location"] == f"{HOME}/help"


def test_a_proxy_that_hides_the_name_is_no_hindrance_where_the_public_address_is_known(
    proxied: TestClient,
) -> None:
    """As a plain proxy_pass of nginx does it: the host is that of the server behind."""
    plain = {"host": "127.0.0.1:8611", **POST}
    assert proxied.post("/now", data={"game": "riff"}, headers=plain).status_code == 200
    other = {"host": "127.0.0.1:8611", "origin": "https://evil.example"}
    assert proxied.post("/now", data={"game": "riff"}, headers=other).status_code == 403


def test_where_it_is_not_known_the_answer_says_what_to_do(client: TestClient) -> None:
    plain = {"host": "127.0.0.1:8611", "origin": "https://club.example", "accept-language": "en"}
    answer = client.post("/now", data={"game": "riff"}, headers=plain)
    assert answer.status_code == 403
    assert "paradice serve --public-url https://club.example" in answer.text
    sane = {**plain, "origin": "https://x<script>.example"}
    assert "<script>" not in client.post("/now", data={"game": "riff"}, headers=sane).text


def test_scripts_ask_below_the_path_too() -> None:
    """No script names an address from the root without the path before it."""
    folder = Path(__file__).parents[2] / "src" / "paradice" / "web" / "static"
    for script in folder.glob("*.js"):
        text = script.read_text("utf-8")
        assert not re.search(r"""(fetch|href:|WebSocket)\(?\s*[`'"]/""", text), script.name
        assert "location.host}/" not in text, script.name
