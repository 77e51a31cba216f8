"""The server by plain forms: everything works without script, and refuses clearly."""

from __future__ import annotations

import gzip
import re
from dataclasses import replace
from importlib.resources import files

import pytest
from starlette.testclient import TestClient

from paradice.faces.plain import find_face
from paradice.games import find_game
from paradice.i18n.words import LANGUAGES
from paradice.server.limits import Limits
from paradice.server.settings import Rate
from paradice.web.assets import by_address
from tests.server.conftest import LOOSE
from tests.server.shared import Person, moves_on, place_on, usual_seats
from tests.titles import TITLES


def test_every_answer_carries_the_headers_of_a_careful_house(mara: Person) -> None:
    for path in ("/", "/nowhere", "/rules/trekking", "/api/games"):
        headers = mara.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.split("style-src-attr")[0]
        assert headers["x-content-type-options"] == "nosniff"


def test_pages_have_no_inline_script(mara: Person) -> None:
    table = mara.set_table("trekking", "me", "bot-novice")
    for path in ("/", "/set/trekking", "/help", f"/t/{table}", f"/t/{table}/replay"):
        page = mara.get(path).text
        assert not re.search(r"<script(?![^>]*src=)", page)
        assert not re.search(r"\son[a-z]+=", page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_a_table_page_with_all_it_links_is_light(mara: Person, game: str, language: str) -> None:
    """At most 60,000 bytes over the wire, with every seat taken; motion and tips come later."""
    mara.post("/language", language=language)
    bots = ["bot-novice"] * (find_game(game).most - 1)
    page = mara.get("/t/" + mara.set_table(game, "me", *bots)).text
    assert f'lang="{language}"' in page
    files = set(re.findall(r'(?:href|src)="(/static/[^"#]+)', page))
    assert len(files) > 5
    total = sum(len(by_address()[file].compressed) for file in files) + len(
        gzip.compress(page.encode())
    )
    assert total <= 60_000


def test_a_table_loads_the_pictures_of_the_cards_in_sight_and_no_others(mara: Person) -> None:
    page = mara.post("/now", game="trekking").text
    in_sight = set(re.findall(r'data-about="([^"]+)"', page))
    pictures = re.findall(r'href="/static/\w+/trekking/scenes/([^"#]+)\.svg#scene"', page)
    poster = find_face("trekking").poster.removeprefix("trekking-scene-")
    assert len(in_sight) == 6
    assert set(pictures) == in_sight | {"ancestor", poster}
    assert mara.get(re.findall(r'/static/\w+/trekking/scenes/[^"#]+', page)[0]).status_code == 200


def test_play_now_seats_me_against_bots_in_two_clicks(mara: Person) -> None:
    page = mara.post("/now", game="trekking").text
    assert 'id="act"' in page
    assert page.count('class="robot"') == 2


@pytest.mark.parametrize("game", TITLES)
def test_alone_takes_as_many_seats_as_the_game_gives_one_person(mara: Person, game: str) -> None:
    answer = mara.post("/now", game=game, who="alone")
    table = str(answer.url.path).rsplit("/", 1)[1]
    played = set()
    for _ in range(20):
        page = mara.get(f"/t/{table}").text
        if 'id="end-head"' in page:
            break  # alone in West Fort a game may be lost within ten moves
        assert 'class="robot"' not in page
        seat = re.findall(r'id="player-(\d)" class="pl on"', page)[0]
        answer = mara.post(f"/t/{table}/play", move=moves_on(page)[0], at=place_on(page), seat=seat)
        assert answer.status_code == 200, answer.text
        played.add(int(seat))
    assert played == set(range(find_game(game).alone))


def test_alone_at_riff_two_characters_are_the_default_and_one_the_hard_way(mara: Person) -> None:
    assert find_game("riff").alone == 2
    page = mara.post("/now", game="riff", who="alone").text
    assert "Guest 2" in page
    hard = mara.post("/set/riff", **{"seat-0": "me", "seat-1": "none"}).text
    assert "Guest 2" not in hard
    three = mara.post("/set/citadel", **{"seat-0": "me", "seat-1": "me", "seat-3": "me"}).text
    assert "Guest 3" in three
    form = {"seat-0": "me", "seat-1": "me", "name-0": "Bartholomea of Hohenfels"}
    assert "Bartholomea of Hohenfe 2" in mara.post("/set/riff", **form).text


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_is_played_by_forms_alone(mara: Person, game: str) -> None:
    bots = ["bot-novice"] * (max(find_game(game).fewest, 2) - 1)
    table = mara.set_table(game, "me", *bots)
    for _ in range(find_game(game).longest):
        page = mara.get(f"/t/{table}").text
        if 'id="end-head"' in page:
            break
        offered = moves_on(page)
        if offered:
            answer = mara.post(f"/t/{table}/play", move=offered[0], at=place_on(page), seat="0")
            assert answer.status_code == 200, answer.text
    else:
        pytest.fail("the game does not end")
    record = mara.get(f"/t/{table}/record").text
    assert record.startswith("paradice record 1")
    again = mara.post(f"/t/{table}/rematch")
    assert again.status_code == 200
    assert str(again.url.path) != f"/t/{table}"


def test_a_friend_joins_by_link_and_the_host_cannot_play_for_them(
    mara: Person, theo: Person
) -> None:
    table = mara.set_table("trekking", "me", "open")
    gathering = mara.get(f"/t/{table}").text
    invitation = re.search(r"/join/([\w-]+)", gathering)
    assert invitation
    assert invitation[0] not in theo.get(f"/t/{table}").text, "the watching link does not invite"
    assert "P0" in theo.get(f"/join/{invitation[1]}").text
    page = theo.post(f"/join/{invitation[1]}", name="Theo", seat="1").text
    assert "Theo" in page
    host, friend = mara.get(f"/t/{table}").text, theo.get(f"/t/{table}").text
    mover, other = (mara, theo) if moves_on(host) else (theo, mara)
    mine, yours = (host, friend) if moves_on(host) else (friend, host)
    assert not moves_on(yours)
    forced = other.post(f"/t/{table}/play", move=moves_on(mine)[0], at="0", seat="0")
    assert forced.status_code == 409
    forced = other.post(f"/t/{table}/play", move=moves_on(mine)[0], at="0", seat="1")
    assert forced.status_code == 409
    assert mover.post(f"/t/{table}/play", move=moves_on(mine)[0], at="0").status_code == 200


def test_the_invitation_no_longer_seats_once_the_game_has_begun(mara: Person, theo: Person) -> None:
    table = mara.set_table("trekking", "me", "open")
    invitation = re.search(r"/join/([\w-]+)", mara.get(f"/t/{table}").text)
    assert invitation
    mara.post(f"/t/{table}/fill", level="novice")
    late = theo.post(f"/join/{invitation[1]}", name="Theo", seat="1")
    assert late.status_code == 409
    assert theo.get(f"/join/{invitation[1]}").url.path == f"/t/{table}"
    assert not moves_on(theo.get(f"/t/{table}").text)


def test_a_spectator_sees_the_table_and_can_do_nothing(mara: Person, theo: Person) -> None:
    table = mara.set_table("trekking", "me", "bot-novice")
    page = theo.get(f"/t/{table}").text
    assert "You are watching" in page
    assert not moves_on(page)
    assert theo.post(f"/t/{table}/play", move="take 0", at="0", seat="0").status_code == 409
    assert theo.post(f"/t/{table}/play", undo="1", at="0").status_code == 409
    assert theo.post(f"/t/{table}/chat", text="hello").status_code == 409
    assert theo.post(f"/t/{table}/seat", seat="0", level="novice").status_code == 409
    assert theo.post(f"/t/{table}/fill", level="novice").status_code == 409
    assert theo.post(f"/t/{table}/rematch").status_code == 409
    assert theo.get(f"/t/{table}/record").status_code == 409


def test_a_refusal_by_form_says_why_and_links_to_the_rule(mara: Person) -> None:
    table = mara.set_table("trekking", "me")
    answer = mara.post(f"/t/{table}/play", move="visit", at="0")
    assert answer.status_code == 409
    assert "/rules/trekking#ancestor-opens-no-trek" in answer.text
    page = mara.get(f"/t/{table}").text
    assert 'data-rule="ancestor-opens-no-trek"' in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_each_rule_that_refuses_has_its_paragraph_in_the_drawer(
    mara: Person, game: str, language: str
) -> None:
    text = mara.get(f"/rules/{game}?part=1&language={language}").text
    for rule in find_game(game).rules:
        assert f'id="{rule.key}"' in text, rule.key
    assert 'id="provenance"' in text


def test_one_device_passes_from_hand_to_hand_behind_a_curtain(mara: Person) -> None:
    table = mara.set_table("trekking", "me", "device", **{"first-itinerary": "chosen"})
    page = mara.get(f"/t/{table}").text
    assert 'class="curtain"' in page
    assert 'class="box hand"' not in page, "nothing secret behind the curtain"
    seat = re.search(r'name="seat" value="(\d)" data-do="look"', page)
    assert seat
    page = mara.get(f"/t/{table}?seat={seat[1]}").text
    assert 'class="curtain"' not in page
    assert moves_on(page) == [f"choose {place}" for place in range(4)]
    mara.post(f"/t/{table}/play", move="choose 0", at="0", seat=seat[1])
    page = mara.get(f"/t/{table}").text
    assert 'class="curtain"' in page
    assert f"P{1 - int(seat[1])}" in page[page.index('class="curtain"') :]


def test_no_curtain_falls_where_nothing_that_is_secret_is_drawn(mara: Person) -> None:
    """By day the itineraries for later are on no screen: the device goes round without it."""
    table = mara.set_table("trekking", "me", "device")
    page = mara.get(f"/t/{table}").text
    assert 'class="curtain"' not in page
    assert moves_on(page)[0].startswith("take")


def test_the_language_changes_in_the_middle_of_a_game(mara: Person) -> None:
    table = mara.set_table("trekking", "me")
    assert '<html lang="en"' in mara.get(f"/t/{table}").text
    page = mara.post("/language", language="fr", back=f"/t/{table}")
    assert page.url.path == f"/t/{table}"
    assert '<html lang="fr"' in page.text
    assert "Choisissez" in page.text


def test_nobody_is_sent_to_another_site(mara: Person) -> None:
    for back in ("https://evil.test", "//evil.test", "/\\evil.test"):
        assert mara.post("/language", language="en", back=back).url.host == "house.test"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.test"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_site_cannot_play_for_a_browser(
    client: TestClient, headers: dict[str, str]
) -> None:
    assert client.post("/now", data={"game": "trekking"}, headers=headers).status_code == 403
    assert client.post("/api/tables", json={}, headers=headers).status_code == 403


def test_what_is_too_long_or_too_often_is_refused(client: TestClient) -> None:
    origin = {"origin": "http://house.test"}
    long = client.post("/now", data={"game": "x" * 20_000}, headers=origin)
    assert long.status_code == 413
    slow = Limits(replace(LOOSE, posts_an_address=Rate(0.1, 3)), None)
    client.app.state.limits = slow  # type: ignore[attr-defined]
    codes = [
        client.post("/now", data={"game": "none"}, headers=origin).status_code for _ in range(5)
    ]
    assert codes == [404, 404, 404, 429, 429]


def test_cookies_are_out_of_the_reach_of_scripts_and_sites(client: TestClient) -> None:
    answer = client.post(
        "/now",
        data={"game": "trekking"},
        headers={"origin": "http://house.test"},
        follow_redirects=False,
    )
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_name_is_shown_as_it_is_and_runs_nothing(mara: Person) -> None:
    form = {"seat-0": "me", "name-0": "<img src=x onerror=alert(1)>"}
    page = mara.post("/set/trekking", pace="0", **form).text
    assert "<img src=x" not in page
    assert "&lt;img src=x" in page


def test_replay_shows_any_moment_and_only_ones_own_eyes_before_the_end(
    mara: Person, theo: Person
) -> None:
    table = mara.set_table("trekking", "me", "bot-novice", **{"first-itinerary": "chosen"})
    own = mara.get(f"/t/{table}/replay?at=0&eyes=0").text
    assert 'class="box hand"' in own
    other = theo.get(f"/t/{table}/replay?at=0&eyes=0").text
    assert 'class="box hand"' not in other
    refused = mara.get(f"/t/{table}/replay?at=0&eyes=1").text
    assert '<option value="1"' not in refused
    assert '<option value="0" selected' in refused


@pytest.mark.parametrize("path", ["/t/nothing", "/t/" + "x" * 22, "/join/none", "/set/chess",
                                  "/rules/../etc", "/static/0/table.js"])  # fmt: skip
def test_what_is_not_there_is_said_in_one_sentence(mara: Person, path: str) -> None:
    answer = mara.get(path)
    assert answer.status_code == 404
    assert "Traceback" not in answer.text


def test_setting_a_table_that_cannot_be_is_refused_with_what_could(mara: Person) -> None:
    answer = mara.post("/set/trekking", **{"seat-0": "none"})
    assert answer.status_code == 400
    assert "1, 2, 3, 4" in answer.text
    answer = mara.post("/set/trekking", **{"seat-0": "me", "option-first-itinerary": "lost"})
    assert answer.status_code == 400
    answer = mara.post("/set/trekking", **{"seat-0": "me", "seat-1": "bot-god"})
    assert answer.status_code == 400


def test_my_tables_wait_in_the_front_room(mara: Person, theo: Person) -> None:
    table = mara.set_table("trekking", "me")
    assert f"/t/{table}" in mara.get("/").text
    assert f"/t/{table}" not in theo.get("/").text


def test_seats_used_by_forms_match_the_usual_number() -> None:
    for game in TITLES:
        assert find_game(game).fewest <= usual_seats(game) <= find_game(game).most


def test_scripts_and_styles_are_served_without_the_comments_between_their_lines() -> None:
    """What is served is the source, less its comments: no line of code is lost."""
    for asset in by_address().values():
        if not asset.address.endswith((".js", ".css")):
            continue
        assert not re.search(rb"^\s*/[/*]", asset.plain, re.MULTILINE)
    served = next(a for a in by_address().values() if a.address.endswith("/table.js")).plain
    source = files("paradice.web").joinpath("static", "table.js").read_text("utf-8")
    code, is_comment = [], False
    for line in source.splitlines():
        is_comment = is_comment or line.lstrip().startswith(("//", "/*"))
        if not is_comment:
            code.append(line)
        if line.rstrip().endswith("*/") or line.lstrip().startswith("//"):
            is_comment = False
    assert served.decode().splitlines() == code
