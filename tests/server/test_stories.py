"""Stories over the network: a page of its own, an article for a table, and JSON."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient


def test_a_story_is_a_page_of_its_own_that_needs_no_script(client: TestClient) -> None:
    page = client.get("/about/trekking/mansa-musa?language=fr")
    assert page.status_code == 200
    assert "Mansa Moussa" in page.text
    assert "<script" not in page.text
    assert "/trekking/scenes/mansa-musa.svg#scene" in page.text


def test_a_table_fetches_the_article_alone(client: TestClient) -> None:
    part = client.get("/about/citadel/mona-lisa?part=1&language=en").text
    assert part.startswith("<article")
    assert "Only here." in part
    assert "citadel-treasure-mona-lisa" in part


def test_a_program_gets_the_story_as_json(client: TestClient) -> None:
    story = client.get("/api/about/trekking/cleopatra?language=en").json()
    assert story["title"] == "Cleopatra"
    assert story["year"] == -41
    assert story["place"] == "Tarsus, Asia Minor"


@pytest.mark.parametrize(
    "path", ["trekking/nobody", "nothing/cleopatra", "riff/..%2F", "riff/a%00b"]
)
def test_what_has_no_story_is_not_found(client: TestClient, path: str) -> None:
    assert client.get(f"/about/{path}").status_code == 404
    assert client.get(f"/api/about/{path}").status_code == 404


def test_the_article_at_a_table_says_what_the_card_means_there(client: TestClient) -> None:
    made = client.post("/api/tables", json={"game": "trekking", "seats": ["me"]}).json()
    client.headers["Authorization"] = f"Bearer {made['secret']}"
    table = client.get(f"/api/tables/{made['table']}?stories=1").json()
    named = {move["about"] for move in table["moves"]}
    assert named - {""} <= set(table["stories"])
    assert len(table["stories"]) == 6
    thing = table["moves"][0]["about"]
    assert table["stories"][thing]["text"]
    part = client.get(f"/about/trekking/{thing}?part=1&language=en&table={table['table']}").text
    assert "It would begin your trek." in part
    assert "It would begin" not in client.get(f"/about/trekking/{thing}?part=1").text
    assert "stories" not in client.get(f"/api/tables/{table['table']}").json()


def test_a_story_is_offered_in_a_line(client: TestClient) -> None:
    offer = client.get("/about/trekking/mansa-musa?part=offer&language=fr").text
    assert "1324, Mansa Moussa" in offer
    assert offer.count("data-no-offer") == 2


def test_the_dates_of_a_table_are_a_page_a_part_and_json(client: TestClient) -> None:
    made = client.post("/api/tables", json={"game": "trekking", "seats": ["me"]}).json()
    client.headers["Authorization"] = f"Bearer {made['secret']}"
    sheet = client.get(f"/api/tables/{made['table']}/dates").json()
    assert sheet["day"] == 1
    assert sheet["mark"] is None
    assert [date["state"] for date in sheet["dates"]].count("row") == 6
    assert sheet["count"]["all"] == 36
    part = client.get(f"/t/{made['table']}/dates?part=1&language=fr").text
    assert part.count("peut encore venir") == 30 + 1
    page = client.get(f"/t/{made['table']}/dates?language=en").text
    assert "30 may still come" in page
    other = client.post("/api/tables", json={"game": "riff", "seats": ["me", "novice"]}).json()
    assert client.get(f"/t/{other['table']}/dates").status_code == 404
    assert client.get(f"/api/tables/{other['table']}/dates").status_code == 404


def test_the_shelf_tells_nothing_of_what_was_not_seen(client: TestClient) -> None:
    page = client.get("/collection/trekking?language=en").text
    assert "mansa-musa" not in page
    assert "Mansa Musa" not in page
    assert page.count('class="dn"') == 108
    part = client.get("/collection/trekking?part=1&seen=mansa-musa,nobody&language=en").text
    assert "Mansa Musa" in part
    assert part.count('class="dn"') == 107
    assert "Cleopatra" not in part
    assert client.get("/collection/riff").status_code == 404


def test_a_journey_is_drawn_when_the_game_is_over(client: TestClient) -> None:
    made = client.post("/api/tables", json={"game": "trekking", "seats": ["me"]}).json()
    assert client.get(f"/t/{made['table']}/journey").status_code == 409
