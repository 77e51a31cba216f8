"""A restart of the server as people at a table see it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from paradice.server.identity import COOKIE
from tests.browser.hands import WAIT
from tests.server.test_restart import ServerProcess


@pytest.mark.parametrize(
    ("language", "says"), [("en", "Back in a moment"), ("fr", "De retour dans un instant")]
)
def test_the_page_says_back_in_a_moment_and_what_was_asked_meanwhile_is_done(
    chromium: Any, tmp_path: Path, language: str, says: str
) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'house.sqlite'}")
    try:
        told = server.post("/api/tables", {"game": "trekking", "seats": ["me"], "name": "Mara"})
        address = f"http://127.0.0.1:{server.port}"
        context = chromium.new_context(viewport={"width": 390, "height": 844})
        context.set_default_timeout(WAIT)
        context.add_cookies([{"name": COOKIE, "value": str(told["secret"]), "url": address}])
        page = context.new_page()
        page.goto(f"{address}/t/{told['table']}?language={language}")
        page.wait_for_selector("body[data-line=open]")
        server.stop()
        page.wait_for_selector("#net:not([hidden])")
        assert says in page.inner_text("#net")
        page.wait_for_selector("body[data-line=cut]")
        page.locator("#act [data-move]").first.evaluate("it => it.click()")
        server.start()
        page.wait_for_selector("body[data-line=open]")
        page.wait_for_selector("body[data-done]")
        page.wait_for_function("() => document.body.dataset.asked === document.body.dataset.done")
        assert page.locator("#net").is_hidden()
        context.close()
    finally:
        server.kill()
