"""Stories over the network: a page of its own, an article for a table, and JSON."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from paradice.games import find_game


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
    made = client.post("/api/tables", json={"game": "trekking", "seats": ["me"]}).json()
    asked = f"/about/trekking/mansa-musa?part=offer&language=en&table={made['table']}"
    told = client.get(f"{asked}&cue=takes&by=0").text
    assert "has just taken <b>1324, Mansa Musa</b>. Its story takes 20 seconds." in told
    for wrong in ("&cue=game-over&by=0", "&cue=takes&by=7", "&cue=takes&by=x"):
        assert "has just" not in client.get(asked + wrong).text


def test_a_story_is_read_aloud_in_its_order(client: TestClient) -> None:
    """Title, year, place, text, hours and gains, what it means for one's own trek."""
    made = client.post("/api/tables", json={"game": "trekking", "seats": ["me"]}).json()
    client.headers["Authorization"] = f"Bearer {made['secret']}"
    thing = client.get(f"/api/tables/{made['table']}").json()["moves"][0]["about"]
    part = client.get(f"/about/trekking/{thing}?part=1&language=en&table={made['table']}").text
    parts = ("<h2", "s-yr", "s-where", "s-text", "s-facts", "<figcaption")
    places = [part.index(name) for name in parts]
    assert places == sorted(places)
    assert 'aria-labelledby="story-name"' in part


def test_the_page_of_a_story_leads_back_to_the_table_one_came_from(client: TestClient) -> None:
    made = client.post("/api/tables", json={"game": "trekking", "seats": ["me"]}).json()
    came = {"referer": f"http://testserver/t/{made['table']}"}
    page = client.get("/about/trekking/cleopatra?language=en", headers=came).text
    link = f'href="/t/{made["table"]}">Back to the table</a>'
    assert page.count(link) == 2
    assert page.index(link) < page.index("<article")
    for wrong in ("/t/nowhere", "/t/" + "a" * 22, "//", "http://[", "x" * 9000):
        other = client.get("/about/trekking/cleopatra", headers={"referer": wrong})
        assert other.status_code == 200
        assert "/t/" not in other.text


def test_a_treasure_tells_its_traps_beside_its_story(client: TestClient) -> None:
    made = client.post("/api/tables", json={"game": "citadel", "seats": ["me", "me"]}).json()
    client.headers["Authorization"] = f"Bearer {made['secret']}"
    table = client.get(f"/api/tables/{made['table']}?stories=1").json()
    named = {
        str(row["id"])
        for facts in find_game("citadel").facts()
        for row in facts.kinds.get("treasure", [])
    }
    treasure = next(thing for thing in table["stories"] if thing in named)
    part = client.get(f"/about/citadel/{treasure}?part=1&language=en&table={made['table']}").text
    assert " min</span>" in part
    assert "s-facts" not in client.get(f"/about/citadel/{treasure}?part=1&language=en").text


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
    assert "<b>36</b> dates" in page
    assert "<b>30</b> may still come" in page
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
