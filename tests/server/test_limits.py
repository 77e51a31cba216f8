"""Nobody is shut out: shares and rates by address, by person, in all; players before spectators."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import secrets
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.server import ServerProtocol

from paradice.games import find_game
from paradice.server import limits
from paradice.server.app import make_app
from paradice.server.connections import Caller, Sockets
from paradice.server.identity import Seal
from paradice.server.limits import share_of
from paradice.server.network import Network
from paradice.server.settings import Rate, RateLimits, Settings
from paradice.server.transport import SocketProtocol, make_server, short_text
from tests.server.conftest import LOOSE
from tests.server.shared import Person, run, tell

SMALL = replace(LOOSE, guests_a_table=3, sockets=5, tabs=2)


@contextmanager
def serving(
    tmp_path: Path, settings: Settings, known_as: tuple[str, ...] = ()
) -> Iterator[Starlette]:
    app = make_app(
        f"sqlite:///{tmp_path / 'house.sqlite'}", settings, 1, Network(known_as=known_as)
    )
    with TestClient(app, base_url="http://house.test") as first:
        app.state.portal = first.portal
        yield app


def at(app: Starlette, address: str) -> TestClient:
    """A browser elsewhere."""
    client = TestClient(app, "http://house.test", client=(address, 5), follow_redirects=True)
    client.portal = app.state.portal
    return client


# Sockets


def test_guests_never_keep_a_seated_player_out(tmp_path: Path) -> None:
    with serving(tmp_path, SMALL) as app, ExitStack() as held:
        mara = Person(at(app, "10.0.0.1"))
        table = mara.set_table("trekking", "me")
        for guest in range(3):
            held.enter_context(Person(at(app, f"10.0.1.{guest}")).socket(table))
        with (
            pytest.raises(WebSocketDisconnect),
            Person(at(app, "10.0.2.1")).socket(table),
        ):
            pass
        with mara.socket(table) as line:
            assert tell(line, n=1, do="ping") == {"ack": 1}


async def nothing() -> None:
    return None


class Visitors:
    """Sockets that remember whom they put out."""

    def __init__(self, settings: Settings) -> None:
        self.sockets = Sockets(settings)
        self.gone: list[str] = []

    async def come(self, address: str, person: str = "", table: str = "t") -> bool:
        async def end() -> None:
            self.gone.append(address)

        return await self.sockets.come(Caller(address, person, table, bool(person), end))


def test_of_a_full_table_the_address_with_most_guests_gives_way() -> None:
    async def play() -> None:
        visitors = Visitors(SMALL)
        assert [await visitors.come("many") for _ in range(4)] == [True, True, True, False]
        assert await visitors.come("other")
        assert visitors.gone == ["many"]
        assert await visitors.come("third")
        assert not await visitors.come("fourth"), "nobody has more than a share"

    run(play())


def test_in_a_full_house_a_guest_gives_way_to_who_sits() -> None:
    async def play() -> None:
        visitors = Visitors(replace(SMALL, guests_a_table=60))
        for number in range(5):
            assert await visitors.come("many" if number else "one", table=f"t{number}")
        assert await visitors.come("club", "mara")
        assert visitors.gone == ["many"]

    run(play())


def test_a_club_behind_one_router_sits_down_and_nobody_counts_it() -> None:
    async def play() -> None:
        visitors = Visitors(replace(SMALL, sockets=60))
        for number in range(60):
            assert await visitors.come("router", f"person {number}")
        assert not await visitors.come("router", "one more"), "the server is full"
        assert await visitors.come("elsewhere", "theo"), "one address does not fill the server"

    run(play())


def test_one_person_has_so_many_tabs_at_a_table() -> None:
    async def play() -> None:
        visitors = Visitors(SMALL)
        assert [await visitors.come("a", "mara") for _ in range(3)] == [True, True, False]
        assert await visitors.come("a", "mara", "other")
        first = next(iter(visitors.sockets.open))
        visitors.sockets.leave(first)
        visitors.sockets.leave(first)
        assert await visitors.come("a", "mara")

    run(play())


# Rates


def begin(client: TestClient, **headers: str) -> int:
    wish = {"game": "trekking", "seats": ["me"]}
    client.cookies.clear()
    return int(client.post("/api/tables", json=wish, headers=headers).status_code)


def test_a_made_up_secret_for_each_request_evades_no_limit(tmp_path: Path) -> None:
    with serving(tmp_path, replace(LOOSE, tables_an_address=Rate(0.001, 3))) as app:
        client = at(app, "10.0.0.1")
        codes = [
            begin(client, authorization=f"Bearer {secrets.token_urlsafe(32)}") for _ in range(5)
        ]
        assert codes == [201, 201, 201, 429, 429]
        assert begin(at(app, "10.0.0.2")) == 201


def test_a_person_begins_only_with_a_secret_the_house_gave(tmp_path: Path) -> None:
    with serving(tmp_path, LOOSE) as app:
        client, own = at(app, "10.0.0.1"), secrets.token_urlsafe(32)
        wish = {"game": "trekking", "seats": ["me"]}
        first = client.post("/api/tables", json=wish, headers={"authorization": f"Bearer {own}"})
        given = first.json()["secret"]
        assert given != own
        again = client.post("/api/tables", json=wish, headers={"authorization": f"Bearer {given}"})
        assert again.json()["secret"] == given


def test_a_seal_knows_its_own_secrets() -> None:
    seal, other = Seal(b"a" * 32), Seal(b"b" * 32)
    secret = seal.new_secret()
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", secret)
    assert seal.is_ours(secret)
    assert not other.is_ours(secret)
    assert not seal.is_ours(secret[:-2] + "AA")
    assert not seal.is_ours("")


def test_new_tables_are_bounded_by_person_and_by_house(tmp_path: Path) -> None:
    with serving(
        tmp_path, replace(LOOSE, tables=Rate(0.001, 2), tables_a_house=Rate(0.001, 4))
    ) as app:
        client = at(app, "10.0.0.1")
        wish = {"game": "trekking", "seats": ["me"]}
        secret = client.post("/api/tables", json=wish).json()["secret"]
        head = f"Bearer {secret}"
        assert [begin(client, authorization=head) for _ in range(3)] == [201, 201, 429]
        assert [begin(at(app, f"10.0.1.{place}")) for place in range(3)] == [201, 429, 429]


def test_a_full_disk_takes_no_new_table_and_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, LOOSE) as app:
        mara = Person(at(app, "10.0.0.1"))
        table = mara.set_table("trekking", "me")
        app.state.limits.looked = -10.0
        monkeypatch.setattr(
            limits.shutil, "disk_usage", lambda folder: type("Usage", (), {"free": 1000})
        )
        refused = mara.post("/now", game="trekking")
        assert refused.status_code == 503
        assert "nearly full" in refused.text
        assert refused.status_code == 503
        with mara.socket(table) as line:
            assert tell(line, n=1, do="say", text="on we go") == {"ack": 1}


def test_too_often_says_when_to_come_again(tmp_path: Path) -> None:
    with serving(tmp_path, replace(LOOSE, posts_an_address=Rate(0.2, 1))) as app:
        client = at(app, "10.0.0.1")
        client.post("/api/join", json={})
        answer = client.post("/api/join", json={})
        assert answer.status_code == 429
        assert answer.headers["retry-after"] == "5"
        assert "at once" in answer.json()["say"]


@pytest.mark.parametrize(
    ("host", "share"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_what_one_household_has_is_one_address(host: str, share: str) -> None:
    assert share_of(host) == share


def test_whoever_comes_with_many_names_does_not_make_the_house_forget_others() -> None:
    buckets = RateLimits(Rate(0.001, 1), most=10)
    assert buckets.take("mara", 0.0)
    for number in range(200):
        buckets.take(f"made up {number}", 0.0)
        if number % 5 == 0:
            assert not buckets.take("mara", 0.0)
    assert len(buckets.known) == 10


# Where the server is


@pytest.mark.parametrize("host", ["evil.example", "house.test.evil.example", "203.0.113.9", ""])
def test_a_name_that_is_not_ours_is_refused(tmp_path: Path, host: str) -> None:
    with serving(tmp_path, LOOSE) as app:
        client = at(app, "10.0.0.1")
        answer = client.get("/", headers={"host": host})
        assert answer.status_code == 421
        assert "known-as" in answer.text
        answer = client.get("/api/games", headers={"host": host})
        assert answer.json()["error"] == "status-421"
        table = Person(client).set_table("trekking", "me")
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(f"/t/{table}/socket?tab=tab001", headers={"host": host}),
        ):
            pass


@pytest.mark.parametrize(
    "host",
    ["localhost:8611", "127.0.0.1", "[::1]:80", "house.local", "Club.Example", "house.test.",
     socket.gethostname()],
)  # fmt: skip
def test_our_own_names_are_answered(tmp_path: Path, host: str) -> None:
    with serving(tmp_path, LOOSE, ("club.example",)) as app:
        assert at(app, "10.0.0.1").get("/", headers={"host": host}).status_code == 200


def test_an_origin_that_is_none_is_no_fault(tmp_path: Path) -> None:
    with serving(tmp_path, LOOSE) as app:
        client = at(app, "10.0.0.1")
        for origin in ("http://[", "http://[::1", "http://a]", "http://[x]"):
            head = {"origin": origin}
            assert client.get("/nowhere", headers=head).status_code == 404
            assert client.post("/now", headers=head).status_code == 403
            asked = client.get("/api/games", headers=head | {"host": "evil.example"})
            assert (asked.status_code, asked.json()["error"]) == (421, "status-421")


def test_links_begin_with_the_address_that_was_said(tmp_path: Path) -> None:
    with serving(tmp_path, LOOSE, ("https://club.example",)) as app:
        mara = Person(at(app, "10.0.0.1"))
        page = mara.get("/t/" + mara.set_table("trekking", "me", "open")).text
        assert 'value="https://club.example/join/' in page
        assert "house.test" not in page


def test_what_is_not_allowed_says_what_is(tmp_path: Path) -> None:
    with serving(tmp_path, LOOSE) as app:
        client = at(app, "10.0.0.1")
        assert client.put("/set/trekking").headers["allow"] == "GET, HEAD, POST"
        assert "GET, HEAD, POST" in client.put("/set/trekking").text
        answer = client.delete("/api/tables")
        assert answer.status_code == 405
        assert answer.headers["allow"] == "POST"
        assert answer.json()["error"] == "status-405"
        assert client.get("/api/games/").json()["error"] == "status-404"
        assert client.get("/api").json()["error"] == "status-404"


def test_who_says_much_at_once_is_told_to_wait_and_others_are_not(tmp_path: Path) -> None:
    settings = replace(LOOSE, chats=Rate(1e-6, 2.0))
    with serving(tmp_path, settings) as app:
        mara = Person(at(app, "10.0.0.1"))
        table = mara.set_table("trekking", "me")
        other = mara.set_table("trekking", "me")
        with mara.socket(table) as line:
            said = [tell(line, n=n, do="say", text=f"line {n}") for n in range(1, 5)]
            assert ["no" in ack for ack in said] == [False, False, True, True]
            assert "Wait a moment" in said[-1]["no"]["say"]
            assert tell(line, n=5, do="ping") == {"ack": 5}
        with mara.socket(other) as line:
            assert tell(line, n=1, do="say", text="hello") == {"ack": 1}


@pytest.mark.parametrize("name", ["Mara", "\u041c\u0430ra", "MARA", "Ma\u200bra"])
def test_a_name_that_looks_like_another_of_the_table_is_refused_at_its_door(
    tmp_path: Path, name: str
) -> None:
    with serving(tmp_path, LOOSE) as app:
        mara, theo = Person(at(app, "10.0.0.1")), Person(at(app, "10.0.0.2"))
        form = {"seat-0": "me", "seat-1": "open", "name-0": "Mara", "pace": "0"}
        table = str(mara.post("/set/trekking", **form).url.path).rsplit("/", 1)[1]
        invitation = re.search(r"/join/([\w-]+)", mara.get(f"/t/{table}").text)
        assert invitation
        refused = theo.post(f"/join/{invitation[1]}", name=name, seat="1")
        assert refused.status_code == 409
        assert "looks like it" in refused.text
        assert theo.post(f"/join/{invitation[1]}", name="Theo", seat="1").status_code == 200


# Bytes and deadlines, on a real server


class Served:
    """A server on a port of its own, in a thread."""

    def __init__(self, app: Starlette, settings: Settings, proxies: tuple[str, ...] = ()) -> None:
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.door.getsockname()[1])
        self.server = make_server(app, "127.0.0.1", self.port, settings, proxies)
        self.server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self) -> None:
        asyncio.run(self.server.serve([self.door]))

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        self.door.close()

    def line(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=180)

    def ask(self, data: bytes) -> bytes:
        """Send and read until the other side ends."""
        with self.line() as line:
            line.sendall(data)
            return read_all(line)


def read_all(line: socket.socket) -> bytes:
    heap = b""
    try:
        while data := line.recv(65536):
            heap += data
    except ConnectionResetError:
        pass
    return heap


@contextmanager
def served(tmp_path: Path, proxies: tuple[str, ...] = (), **bounds: Any) -> Iterator[Served]:
    settings = replace(LOOSE, **bounds)
    it = Served(make_app(f"sqlite:///{tmp_path / 'h.sqlite'}", settings, 1), settings, proxies)
    yield it
    it.close()


def test_headers_without_end_are_refused(tmp_path: Path) -> None:
    with served(tmp_path, head=4096) as it:
        for many in (b"x: " + b"y" * 10_000, b"".join(b"x%d: y\r\n" % n for n in range(2000))):
            answer = it.ask(b"GET /help HTTP/1.1\r\nhost: localhost\r\n" + many + b"\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 431 ")
        fine = b"GET /help HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
        assert it.ask(fine).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    "half",
    [b"", b"\r\n", b"GET /help HTTP/1.1\r\nhost: loc", b"POST /now HTTP/1.1\r\nhost: localhost\r\n"
     b"content-length: 50\r\n\r\nga"],
)  # fmt: skip
def test_half_a_request_is_not_waited_for(tmp_path: Path, half: bytes) -> None:
    with served(tmp_path, head_seconds=0.3, body_seconds=0.3) as it:
        assert it.ask(half)[:12] in (b"HTTP/1.1 408", b"")


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        (b"GET /api/games?\xff HTTP/1.1\r\nhost: localhost\r\n\r\n", 400),
        (b"GET /api/games HTTP/1.1\r\nhost: localhost\r\nx: " + b"y" * 5000, 431),
        (b"POST /api/join HTTP/1.1\r\nhost: loc", 408),
    ],
)
def test_a_program_is_refused_in_json_before_its_request_can_be_read(
    tmp_path: Path, asked: bytes, status: int
) -> None:
    with served(tmp_path, head=4096, head_seconds=0.3) as it:
        answer = it.ask(asked)
        assert answer.startswith(b"HTTP/1.1 %d " % status)
        assert b"content-type: application/json\r\n" in answer
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"] == f"status-{status}"
        page = it.ask(asked.replace(b"/api/", b"/apis/"))
        assert b"content-type: text/plain\r\n" in page


def test_of_one_address_the_oldest_connection_gives_way(tmp_path: Path) -> None:
    with served(tmp_path, connections_an_address=3) as it:
        held = [it.line() for _ in range(3)]
        assert it.ask(b"GET /help HTTP/1.0\r\nhost: localhost\r\n\r\n").startswith(b"HTTP/1.1 200")
        assert read_all(held[0]) == b""
        for line in held:
            line.close()


def test_who_waits_for_an_answer_keeps_the_connection(tmp_path: Path) -> None:
    """A club behind one router loads its pages by many connections; browsers keep them open."""
    with served(tmp_path, connections_an_address=3) as it:
        busy = it.line()
        busy.sendall(b"POST /api/join HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n")
        busy.sendall(b"content-length: 2\r\nexpect: 100-continue\r\n\r\n")
        assert busy.recv(100).startswith(b"HTTP/1.1 100 ")
        held = [it.line() for _ in range(2)]
        assert it.ask(b"GET /help HTTP/1.0\r\nhost: localhost\r\n\r\n").startswith(b"HTTP/1.1 200")
        assert read_all(held[0]) == b""
        busy.sendall(b"{}")
        assert read_all(busy).startswith(b"HTTP/1.1 400")
        for line in (busy, *held):
            line.close()


@pytest.mark.parametrize("named", [True, False])
def test_a_forwarded_address_is_believed_of_a_named_proxy_only(tmp_path: Path, named: bool) -> None:
    proxies = ("127.0.0.1",) if named else ()
    with served(tmp_path, proxies, posts_an_address=Rate(0.001, 1)) as it:
        codes = [
            it.ask(
                b"POST /api/join HTTP/1.0\r\nhost: localhost\r\nx-forwarded-for: 10.9.9.%d\r\n"
                b"content-length: 2\r\n\r\n{}" % place
            )[9:12]
            for place in range(2)
        ]
    assert codes == ([b"400", b"400"] if named else [b"400", b"429"])


def upgrade(it: Served, table: str, secret: str) -> socket.socket:
    """A socket of bare bytes at a table."""
    line = it.line()
    line.sendall(
        f"GET /t/{table}/socket?tab=bare001 HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
        f"connection: Upgrade\r\nsec-websocket-key: {'x' * 22}==\r\nsec-websocket-version: 13\r\n"
        f"authorization: Bearer {secret}\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def say(line: socket.socket, **command: Any) -> None:
    """One frame; its mask is zero."""
    text = json.dumps(command).encode()
    assert len(text) < 126
    line.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)


def set_table(it: Served) -> tuple[str, str]:
    wish = json.dumps({"game": "trekking", "seats": ["me"], "name": "Mara"}).encode()
    head = f"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: {len(wish)}\r\n"
    kind = "content-type: application/json\r\nconnection: close\r\n\r\n"
    told = json.loads(it.ask((head + kind).encode() + wish).split(b"\r\n\r\n", 1)[1])
    return told["table"], told["secret"]


def test_a_socket_that_has_ended_leaves_nothing_in_memory(tmp_path: Path) -> None:
    """Also while nobody looks for objects that hold each other."""
    with served(tmp_path) as it:
        table, secret = set_table(it)
        gc.collect()
        gc.disable()
        try:
            for line in [upgrade(it, table, secret) for _ in range(5)]:
                line.close()
            deadline = time.monotonic() + 180
            while any(isinstance(each, ServerProtocol) for each in gc.get_objects()):
                assert time.monotonic() < deadline
                time.sleep(0.02)
        finally:
            gc.enable()


def test_who_does_not_read_keeps_nobody_waiting_and_is_held_little(tmp_path: Path) -> None:
    """What comes meanwhile is sent together when the slow one reads on."""
    with served(tmp_path) as it:
        table, secret = set_table(it)
        slow, quick = upgrade(it, table, secret), upgrade(it, table, secret)
        moves = [repr(move) for move in find_game("trekking").catalogue.moves]
        heap, at, number = b"", 0, 0
        changes = 0
        for turn in range(4_000):
            number += 1
            if at and turn % 2:
                say(quick, n=number, do="undo", at=at)
            else:
                say(quick, n=number, do="play", move=moves[turn // 2 % len(moves)], at=at)
            while f'"ack":{number}'.encode() not in heap:
                heap = heap[-20:] + quick.recv(1 << 20)
            found = re.findall(rb'"at":(\d+),"seat"', heap)
            changes += bool(found)
            at = int(found[-1]) if found else at
            heap = b""
            if changes > 300:
                break
        assert changes > 100
        transports = [
            each for each in it.server.server_state.connections if isinstance(each, SocketProtocol)
        ]
        held = [each.transport.get_write_buffer_size() for each in transports]
        assert max(held) < 1 << 20
        slow.close()
        quick.close()


def frame(text: bytes, head: int = 0x81, mask: bytes = b"mask") -> bytes:
    """A frame with a mask."""
    masked = bytes(letter ^ mask[place % 4] for place, letter in enumerate(text))
    return bytes([head, 0x80 | len(text)]) + mask + masked


def ping(number: int, head: int = 0x81) -> bytes:
    return frame(json.dumps({"n": number, "do": "ping"}).encode(), head)


def read_until(line: socket.socket, end: bytes) -> bytes:
    """Return what comes up to these letters, and perhaps some more."""
    heap = b""
    while end not in heap:
        heap += (more := line.recv(1 << 16))
        assert more, f"the socket was closed before {end!r}"
    return heap


def test_commands_are_answered_in_their_order_however_their_frames_come(tmp_path: Path) -> None:
    """Whole, cut, many at once, in fragments with another frame between them."""
    with served(tmp_path) as it:
        line = upgrade(it, *set_table(it))
        line.sendall(ping(1))
        cut = ping(2)
        line.sendall(cut[:5])
        time.sleep(0.05)
        line.sendall(cut[5:])
        line.sendall(b"".join(ping(number) for number in range(3, 200)))
        whole = b'{"n":200,"do":"ping"}'
        line.sendall(frame(whole[:9], 0x01))
        time.sleep(0.05)
        line.sendall(frame(b"still there", 0x89))
        line.sendall(frame(whole[9:], 0x80))
        line.sendall(ping(201))
        heap = read_until(line, b'"ack":201}')
        assert [int(n) for n in re.findall(rb'"ack":(\d+)', heap)] == list(range(1, 202))
        assert b"still there" in heap
        line.close()


def test_what_follows_the_head_of_a_frame_is_no_frame_though_it_looks_like_one(
    tmp_path: Path,
) -> None:
    """Masks are drawn by lot, and a network may cut a frame anywhere."""
    command = b'{"n":1,"do":"ping"}'
    whole = frame(command, mask=bytes([0x81, 0x80 | len(command) - 2, 1, 2]))
    assert short_text(whole[2:]) is not None
    with served(tmp_path) as it:
        line = upgrade(it, *set_table(it))
        line.sendall(whole[:2])
        time.sleep(0.05)
        line.sendall(whole[2:])
        read_until(line, b'"ack":1}')
        line.sendall(ping(2))
        read_until(line, b'"ack":2}')
        line.close()


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([frame(b"\xff\xfe")], 1007),
        ([frame(b'{"n":1,', 0x01), ping(2)], 1002),
        ([frame(b"{}", 0xC1)], 1002),
        ([b"\x81\x02{}"], 1002),
    ],
    ids=["no text", "a text within a text", "a bit that is not used", "no mask"],
)
def test_frames_against_the_protocol_close_the_socket(
    tmp_path: Path, frames: list[bytes], code: int
) -> None:
    with served(tmp_path) as it:
        line = upgrade(it, *set_table(it))
        for each in frames:
            line.sendall(each)
            time.sleep(0.05)
        assert b"\x88" in (told := read_all(line))
        assert code.to_bytes(2, "big") in told
