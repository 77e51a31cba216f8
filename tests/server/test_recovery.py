"""A cleared cookie does not lose a seat: another device, six words, the consent of the others."""

from __future__ import annotations

import re
import time
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from starlette.testclient import TestClient

from paradice.i18n.words import LANGUAGES
from paradice.server import recovery
from paradice.server.identity import COOKIE
from paradice.server.limits import Limits
from paradice.server.recovery import lock_by_words, plain
from paradice.server.settings import Rate
from paradice.web.assets import make_pen
from tests.server.conftest import LOOSE
from tests.server.shared import Person, until


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recovery, "EFFORT", 1 << 8)


def link_of(page: str) -> str:
    found = re.search(r'value="http://house.test(/come/[^"]+)"', page)
    assert found, page
    return unescape(found[1])


def words_of(page: str) -> str:
    return " ".join(re.findall(r"<li>(\w+)</li>", page[page.index('class="six"') :]))


def come(browser: Person, link: str) -> Any:
    page = browser.get(link)
    assert page.status_code == 200
    path, _, query = link.partition("?table=")
    return browser.post(path, table=query)


def reply(person: Person, table: str, claim: str) -> Any:
    """Answer the claim that the page shows."""
    found = re.search(r'name="mark" value="(\w+)"', person.get(f"/t/{table}").text)
    mark = found[1] if found else "none"
    return person.post(f"/t/{table}/grant", claim=claim, mark=mark)


def all_rows(client: TestClient) -> str:
    store = client.app.state.lobby.writer.store  # type: ignore[attr-defined]
    with store.together():
        return repr(store.link.execute(recovery.passes.select()).all())


def test_a_link_seats_the_same_person_on_another_device_once(
    client: TestClient, mara: Person, theo: Person
) -> None:
    table = mara.set_table("trekking", "me", "bot-novice")
    page = mara.post(f"/t/{table}/device").text
    link = link_of(page)
    assert "<svg" in page
    token = link.partition("?")[0].rpartition("/")[2]
    assert token not in all_rows(client)
    assert mara.jar[COOKIE] not in all_rows(client)
    answer = come(theo, link)
    assert str(answer.url.path) == f"/t/{table}"
    assert theo.jar[COOKIE] == mara.jar[COOKIE]
    again = come(Person(client), link)
    assert again.status_code == 409
    assert "has been used" in again.text
    with mara.socket(table) as one, theo.socket(table, "tab456") as other:
        assert until(one, lambda message: True)["seat"] == 0
        assert until(other, lambda message: True)["seat"] == 0


def test_a_link_ends_after_ten_minutes(
    mara: Person, theo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = mara.set_table("trekking", "me")
    link = link_of(mara.post(f"/t/{table}/device").text)
    now = time.time()
    monkeypatch.setattr(recovery.time, "time", lambda: now + 601)
    assert come(theo, link).status_code == 409
    assert COOKIE not in theo.jar


def test_a_preview_of_the_link_does_not_use_it_up(mara: Person, theo: Person) -> None:
    table = mara.set_table("trekking", "me")
    link = link_of(mara.post(f"/t/{table}/device").text)
    for _ in range(3):
        theo.get(link)
    assert come(theo, link).status_code == 200
    assert theo.jar[COOKIE] == mara.jar[COOKIE]


def test_six_words_bring_a_persons_seats_back(
    client: TestClient, mara: Person, theo: Person, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [mara.set_table("trekking", "me"), mara.set_table("riff", "me")]
    said = words_of(mara.post(f"/t/{tables[0]}/keep").text)
    assert len(said.split()) == 6
    for word in said.split():
        assert word not in all_rows(client)
    wrong = theo.post("/back", words="acorn acorn acorn acorn acorn acorn")
    assert wrong.status_code == 403
    assert COOKIE not in theo.jar
    page = theo.post("/back", words=f"  {said.upper().replace(' ', ' - ')} ").text
    for table in tables:
        assert f"/t/{table}" in page
    assert theo.jar[COOKIE] == mara.jar[COOKIE]
    newer = words_of(mara.post(f"/t/{tables[0]}/keep").text)
    assert Person(client).post("/back", words=said).status_code == 403, "new words end the old"
    assert Person(client).post("/back", words=newer).status_code == 200
    assert said not in caplog.text


def test_words_are_tried_slowly(client: TestClient, mara: Person) -> None:
    client.app.state.limits = Limits(replace(LOOSE, phrases=Rate(0.01, 2)), None)  # type: ignore[attr-defined]
    codes = [mara.post("/back", words=f"try {number}").status_code for number in range(3)]
    assert codes == [403, 403, 429]


def test_a_club_behind_one_router_is_given_links_and_words(client: TestClient) -> None:
    client.app.state.limits = Limits(replace(LOOSE, phrases=Rate(1e-6, 1)), None)  # type: ignore[attr-defined]
    for _ in range(4):
        one, other = Person(client), Person(client)
        table = one.set_table("trekking", "me")
        assert one.post(f"/t/{table}/keep").status_code == 200
        assert come(other, link_of(one.post(f"/t/{table}/device").text)).status_code == 200
    assert one.post("/back", words="six words").status_code == 403
    assert one.post("/back", words="six words").status_code == 429


def test_one_try_costs_a_good_part_of_a_second_of_a_processor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    began = time.process_time()
    lock_by_words("six words that are tried here", b"k" * 32)
    assert time.process_time() - began > 0.03


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_many_and_no_two_are_taken_for_each_other(language: str) -> None:
    known = make_pen(language, "", ()).words("place-words").split()
    assert len(known) == len({plain(word) for word in known}) == 256
    assert all(plain(word).isalpha() and plain(word).isascii() for word in known)


def test_who_does_not_sit_gets_neither_link_nor_words(mara: Person, theo: Person) -> None:
    table = mara.set_table("trekking", "me")
    for way in ("device", "keep"):
        answer = theo.post(f"/t/{table}/{way}")
        assert answer.status_code == 409
        assert "/come/" not in answer.text


# By the consent of the others


@pytest.fixture
def bea(client: TestClient) -> Person:
    return Person(client)


def three(mara: Person, theo: Person, bea: Person) -> str:
    table = mara.set_table("trekking", "me", "open", "open")
    invite = mara.get(f"/t/{table}").text.split("/join/")[1][:22]
    theo.post(f"/join/{invite}", name="Theo", seat="1")
    bea.post(f"/join/{invite}", name="Bea", seat="2")
    return table


def test_a_seat_is_given_back_when_the_host_and_all_others_agree(
    client: TestClient, mara: Person, theo: Person, bea: Person
) -> None:
    table = three(mara, theo, bea)
    anew = Person(client)
    assert "Is one of these seats yours?" in anew.get(f"/t/{table}/place").text
    assert anew.post(f"/t/{table}/claim", seat="1", name="Theo").status_code == 200
    page = mara.get(f"/t/{table}").text
    assert "asks for the seat of" in page
    assert f"/t/{table}/grant" in page
    assert f"/t/{table}/grant" not in anew.get(f"/t/{table}").text
    assert reply(anew, table, "yes").status_code == 409
    assert reply(mara, table, "yes").status_code == 200
    assert "You are watching" in anew.get(f"/t/{table}").text, "Bea has not agreed"
    reply(bea, table, "yes")
    assert "You are watching" not in anew.get(f"/t/{table}").text
    assert "You are watching" in theo.get(f"/t/{table}").text


def test_one_who_does_not_agree_ends_the_asking(
    client: TestClient, mara: Person, theo: Person, bea: Person
) -> None:
    table = three(mara, theo, bea)
    anew = Person(client)
    anew.post(f"/t/{table}/claim", seat="1", name="Theo")
    second = Person(client).post(f"/t/{table}/claim", seat="2", name="Bea")
    assert second.status_code == 409
    reply(bea, table, "no")
    reply(mara, table, "yes")
    assert "You are watching" in anew.get(f"/t/{table}").text
    assert "asks for the seat of" not in mara.get(f"/t/{table}").text


def test_an_answer_to_one_who_asks_is_none_to_another(
    client: TestClient, mara: Person, theo: Person, bea: Person
) -> None:
    table = three(mara, theo, bea)
    anew, other = Person(client), Person(client)
    anew.post(f"/t/{table}/claim", seat="1", name="Theo")
    found = re.search(r'name="mark" value="(\w+)"', mara.get(f"/t/{table}").text)
    assert found
    reply(bea, table, "no")
    other.post(f"/t/{table}/claim", seat="1", name="Theo")
    late = mara.post(f"/t/{table}/grant", claim="yes", mark=found[1])
    assert late.status_code == 409
    reply(bea, table, "yes")
    assert "You are watching" in other.get(f"/t/{table}").text, "Mara has not agreed"
    reply(mara, table, "yes")
    assert "You are watching" not in other.get(f"/t/{table}").text


def test_nobody_takes_the_seat_of_who_is_there(
    client: TestClient, mara: Person, theo: Person, bea: Person
) -> None:
    table = three(mara, theo, bea)
    anew = Person(client)
    with theo.socket(table):
        assert anew.post(f"/t/{table}/claim", seat="1", name="Theo").status_code == 409
    alone = mara.set_table("trekking", "me", "bot-novice")
    assert anew.post(f"/t/{alone}/claim", seat="0", name="Mara").status_code == 409
