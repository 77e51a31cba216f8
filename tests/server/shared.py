"""What the tests of the server share: browsers, tables, sockets."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from starlette.testclient import TestClient, WebSocketTestSession

from paradice.core.rng import seeded
from paradice.games import find_game
from paradice.server.identity import hashed
from paradice.server.lobby import Lobby
from paradice.server.room import Room
from paradice.server.store import SeatRow, Store

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run to the end; in a thread of its own where the loop of a browser runs in this one."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(work)
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


class Person:
    """A browser of its own: the same server, other cookies."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.jar: dict[str, str] = {}

    def send(self, method: str, path: str, data: dict[str, str] | None = None) -> Any:
        self.client.cookies.clear()
        for name, value in self.jar.items():
            self.client.cookies.set(name, value)
        headers = {"accept-language": "en"}
        if method == "POST":
            headers["origin"] = "http://house.test"
        answer = self.client.request(method, path, data=data, headers=headers)
        for cookie in self.client.cookies.jar:
            if cookie.domain:
                self.jar[cookie.name] = cookie.value or ""
        self.client.cookies.clear()
        return answer

    def get(self, path: str) -> Any:
        return self.send("GET", path)

    def post(self, path: str, **data: str) -> Any:
        return self.send("POST", path, data)

    @contextmanager
    def socket(
        self, table: str, tab: str = "tab123", **more: str
    ) -> Iterator[WebSocketTestSession]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.jar.items())
        query = "&".join([f"tab={tab}", *[f"{key}={value}" for key, value in more.items()]])
        headers = {"cookie": cookies, "accept-language": "en"}
        with self.client.websocket_connect(f"/t/{table}/socket?{query}", headers=headers) as line:
            yield line

    def set_table(self, game: str, *seats: str, **options: str) -> str:
        """Set a table by its form and return its id."""
        form = {f"seat-{place}": kind for place, kind in enumerate(seats)}
        form |= {f"name-{place}": f"P{place}" for place in range(len(seats))}
        form |= {f"option-{key}": value for key, value in options.items()}
        answer = self.post(f"/set/{game}", pace="0", **form)
        assert answer.status_code == 200, answer.text
        return str(answer.url.path).rsplit("/", 1)[1]


def play_until(person: Person, table: str, found: Callable[[], Any]) -> Any:
    """Play for seat 0 what comes first until *found* finds something; bots take their time."""
    for _ in range(2_000):
        if told := found():
            return told
        said = person.get(f"/api/tables/{table}").json()
        if said["moves"]:
            move = said["moves"][0]["move"]
            person.post(f"/t/{table}/play", seat="0", at=str(said["at"]), move=move)
        else:
            time.sleep(0.05)
    raise AssertionError("it never came")


def moves_on(page: str) -> list[str]:
    """The moves a page offers as buttons."""
    bar = page[page.index('id="act"') :]
    return re.findall(r'name="move" value="([^"]+)"', bar)


def place_on(page: str) -> str:
    found = re.search(r'name="at" value="(\d+)"', page)
    assert found
    return found[1]


def until(line: WebSocketTestSession, want: Any) -> dict[str, Any]:
    """Return the next message that *want* accepts; the others are kept for later."""
    kept: list[dict[str, Any]] = line.__dict__.setdefault("kept", [])
    for place, message in enumerate(kept):
        if want(message):
            return kept.pop(place)
    while True:
        message = json.loads(line.receive_text())
        if want(message):
            return message
        kept.append(message)


def tell(line: WebSocketTestSession, **command: Any) -> dict[str, Any]:
    """Send a command and return its acknowledgement; news that travel with it are kept."""
    line.send_text(json.dumps(command))
    message = until(line, lambda message: message.get("ack") == command["n"])
    ack = {key: message.pop(key) for key in ("ack", "no", "stake") if key in message}
    if message:
        line.__dict__["kept"].append(message)
    return ack


def people(count: int) -> list[SeatRow]:
    return [SeatRow(seat, "person", f"P{seat}", hashed(f"s{seat}")) for seat in range(count)]


@contextmanager
def open_lobby(tmp_path: Path) -> Iterator[Lobby]:
    lobby = Lobby(Store(f"sqlite:///{tmp_path / 'lobby.sqlite'}"), workers=1)
    yield lobby
    lobby.bots.close()
    lobby.writer.shut()


async def random_game(room: Room, seed: int, limit: int = 100_000) -> None:
    """Let everybody play at random."""
    rng = seeded(seed)
    for _ in range(limit):
        assert room.table is not None
        deciders = room.table.deciders()
        if not deciders:
            return
        seat = deciders[rng.below(len(deciders))]
        moves = room.table.moves(seat)
        await room.play(seat, repr(moves[rng.below(len(moves))]), room.seq)


def usual_seats(game: str) -> int:
    found = find_game(game)
    return min(max(found.fewest, 3), found.most)
