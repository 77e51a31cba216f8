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
