"""The lobby and the invitation: what waits first, links that work, a server that opens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from paradice.games.resources import folder_of
from paradice.i18n.words import LANGUAGES
from paradice.server import network
from paradice.server.app import make_app
from paradice.server.network import Network, is_loopback
from paradice.web.assets import make_pen
from paradice.web.front import Standing, front_page
from tests.server.conftest import LOOSE
from tests.server.shared import Person
from tests.titles import TITLES

HOME = "192.168.7.5"
HERE = "http://127.0.0.1:8611"


class Listening:
    """A network that remembers where it was asked to listen."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def listen(self, host: str) -> None:
        self.asked.append(host)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Listening:
    monkeypatch.setattr(network, "home_address", lambda: HOME)
    return Listening()


@pytest.fixture
def starter(tmp_path: Path, heard: Listening) -> Iterator[TestClient]:
    """The browser of who started the server, on the same machine."""
    ways = Network(8611, "127.0.0.1", heard.listen, ["club.example"])
    app = make_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", LOOSE, workers=1, network=ways)
    with TestClient(app, HERE, client=("127.0.0.1", 5)) as client:
        yield client


def gather(client: TestClient, *seats: str) -> str:
    form = {f"seat-{place}": kind for place, kind in enumerate(seats)} | {"name-0": "Mara"}
    return client.post("/set/trekking", data=form).text


@pytest.mark.parametrize(
    ("name", "local"),
    [("localhost", True), ("127.0.0.1", True), ("[::1]", True), (HOME, False), ("a.org", False)],
)
def test_some_addresses_lead_nowhere_from_another_machine(name: str, local: bool) -> None:
    assert is_loopback(name) is local


def test_a_local_link_warns_and_has_no_code(starter: TestClient) -> None:
    page = gather(starter, "me", "open")
    assert 'class="warn"' in page
    assert 'class="code none"' in page
    assert 'action="/open"' in page


def test_one_press_opens_the_house_to_the_home_network(
    starter: TestClient, heard: Listening
) -> None:
    assert 'action="/open"' in starter.get("/").text
    page = starter.post("/open", data={"back": "/"}).text
    assert heard.asked == [HOME]
    assert f"http://{HOME}:8611" in page
    assert 'class="code"' in page
    page = gather(starter, "me", "open")
    assert f'value="http://{HOME}:8611/join/' in page
    assert 'class="warn"' not in page
    assert 'class="code"' in page


def test_nobody_else_may_open_the_house(starter: TestClient, heard: Listening) -> None:
    """Not from another host name, as behind a proxy, and not from another machine."""
    behind = starter.post("/open", data={}, headers={"host": "club.example"})
    assert behind.status_code == 403
    away = TestClient(starter.app, HERE, client=(HOME, 5))
    assert away.post("/open", data={}).status_code == 403
    assert heard.asked == []


def test_a_link_that_others_can_open_has_a_code_and_a_button_to_copy_it(mara: Person) -> None:
    page = mara.get("/t/" + mara.set_table("trekking", "me", "open")).text
    assert 'class="code"' in page
    assert "data-copies" in page
    assert 'class="warn"' not in page


def test_the_only_free_seat_is_chosen_and_bots_are_marked(mara: Person, theo: Person) -> None:
    table = mara.set_table("trekking", "me", "open", "bot-adept")
    page = mara.get(f"/t/{table}").text
    assert "bot, adept" in page
    link = re.search(r'value="[^"]*(/join/[^"]+)"', page)
    assert link
    page = theo.get(link[1]).text
    assert re.search(r'value="1" required checked', page)
    assert "bot, adept" in page


@pytest.mark.parametrize(("hints", "said"), [("yes", "Hints are allowed"), ("no", "without hints")])
def test_whether_hints_are_allowed_is_said_before_one_sits_down(
    mara: Person, theo: Person, hints: str, said: str
) -> None:
    form = {"seat-0": "me", "seat-1": "open", "pace": "0", "hints": hints}
    gathering = mara.post("/set/trekking", **form).text
    assert said in gathering
    link = re.search(r'value="[^"]*(/join/[^"]+)"', gathering)
    assert link
    assert said in theo.get(link[1]).text


def test_of_two_free_seats_none_is_chosen(mara: Person, theo: Person) -> None:
    page = mara.get("/t/" + mara.set_table("trekking", "me", "open", "open")).text
    link = re.search(r'value="[^"]*(/join/[^"]+)"', page)
    assert link
    assert " checked" not in theo.get(link[1]).text


def test_running_tables_come_first_in_the_front_room(mara: Person) -> None:
    mara.set_table("riff", "me")
    page = mara.get("/").text
    assert page.index('id="owed"') < page.index('class="posters"')


def test_what_has_waited_longest_comes_first_and_says_since_when() -> None:
    pen = make_pen("en", "", ())
    waits = {"turn": (0, ()), "rests": (7_300, (0,)), "fresh": (5, (0,)), "old": (400_000, (0,))}
    tables = [
        Standing(name, "trekking", ["Ada", "Otto"], "playing", (0,), deciders=mine or (1,), quiet=s)
        for name, (s, mine) in waits.items()
    ]
    page = front_page(pen, tables, "")
    assert re.findall(r'href="/t/(\w+)"', page) == ["old", "rests", "fresh", "turn"]
    owed = page[page.index('id="owed"') : page.index('id="mine"')]
    assert re.findall(r"last move ([\w ]+) ago", owed) == ["4 days", "2 hours", "1 minute"]
    assert "last move 1 minute ago" in page[page.index('id="mine"') :]


def test_a_table_that_has_rested_still_waits_for_me(tmp_path: Path) -> None:
    """The server holds it no longer; the front room says whose turn it is, and nothing secret."""
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with TestClient(make_app(store, LOOSE, workers=1), "http://house.test") as first:
        mara = Person(first)
        table = mara.set_table("undead", "me", "device")
        mara.post(f"/t/{table}/play", seat="0", at="0", move="take coin")
    with TestClient(make_app(store, LOOSE, workers=1), "http://house.test") as second:
        mara.client = second
        page = mara.get("/").text
    owed = page[page.index('id="owed"') : page.index('class="posters"')]
    assert "<title>(1) Paradice</title>" in page
    assert f'href="/t/{table}"' in owed
    assert "last move 1 minute ago" in owed
    assert "coin" not in owed


@pytest.mark.parametrize("game", TITLES)
def test_a_poster_says_how_long_how_hard_and_from_what_age(mara: Person, game: str) -> None:
    page = mara.get("/").text
    poster = page[page.index(f'data-game="{game}"') :]
    facts = poster[: poster.index("</article>")]
    assert re.search(r"\d+ min", facts)
    assert re.search(r"from \d+", facts)
    assert "weight" in facts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_the_rules_show_the_table_and_its_pieces(mara: Person, game: str, language: str) -> None:
    """Drawn by our own sprite: each drawing is there, and each has its word."""
    page = mara.get(f"/rules/{game}?language={language}").text
    figures = re.findall(r'<figure class="(?:glance|shown)">(.*?)</figure>', page, re.S)
    assert len(figures) >= 4
    sprite = folder_of(game).joinpath("face", "sprite.svg").read_text("utf-8")
    for symbol, word in re.findall(r'#([\w-]+)"/></svg><span>([^<]*)</span>', "".join(figures)):
        assert f'id="{symbol}"' in sprite
        assert word
    assert 'class="glance"' in page[: page.index('<h2 id="part-2"')]


@pytest.mark.parametrize("game", TITLES)
def test_the_rules_open_with_the_game_and_a_table_of_contents(mara: Person, game: str) -> None:
    page = mara.get(f"/rules/{game}").text
    linked = re.findall(r'href="#(part-\d+)"', page)
    assert len(linked) >= 4
    for name in linked:
        assert f'<h2 id="{name}"' in page
    assert page.index('class="poster-art"') < page.index('class="contents"')
    assert page.index("How it is won") < page.index('class="contents"')


@pytest.mark.parametrize("game", TITLES)
def test_a_table_says_how_it_is_won_how_it_is_lost_and_what_a_turn_is(
    mara: Person, game: str
) -> None:
    page = mara.post("/now", game=game).text
    card = page[page.index('id="goal"') :]
    assert card.index("How it is won") < card.index("How it is lost") < card.index("A turn")


def test_a_replay_opens_at_the_beginning_and_every_line_of_its_log_is_a_link(mara: Person) -> None:
    table = mara.set_table("trekking", "me")
    for _ in range(3):
        page = mara.get(f"/t/{table}").text
        move = re.findall(r'name="move" value="([^"]+)"', page[page.index('id="act"') :])[0]
        at = re.search(r'name="at" value="(\d+)"', page)
        assert at
        mara.post(f"/t/{table}/play", move=move, at=at[1], seat="0")
    page = mara.get(f"/t/{table}/replay").text
    assert 'name="at" min="0" max="3" value="0"' in page
    log = page[page.index('id="lines"') : page.index("</ol>", page.index('id="lines"'))]
    assert len(set(re.findall(r"at=(\d)&amp;eyes=0", log))) >= 2
    assert 'id="next-turn"' in page
    assert "data-chapter" in page
