"""Draw the four tables of the README: docs/pictures/tables.jpg.

    python tools/tables.py

A server is started for a moment, greedy bots play each game up to a chosen step, and a browser
takes the pictures. The same seeds give the same tables.
"""

from __future__ import annotations

import base64
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.conftest import ARGS, find_chromium  # noqa: E402
from tests.browser.hands import SEEN, ready  # noqa: E402
from tests.browser.scenes import Scene, put_on  # noqa: E402
from tests.server.test_restart import free_port  # noqa: E402

from paradice.bots.levels import find_bot  # noqa: E402
from paradice.core.rng import seeded  # noqa: E402
from paradice.games import find_game  # noqa: E402
from paradice.server.app import make_app  # noqa: E402
from paradice.server.identity import COOKIE  # noqa: E402
from paradice.server.store import Store  # noqa: E402

SHOWN = (
    ("trekking", 3, 7, "TakeCard", 60),
    ("riff", 3, 5, "TakeActions", 40),
    ("citadel", 3, 11, "Act", 45),
    ("undead", 3, 4, "ChooseSpace", 70),
)
"""Game, seats, seed, the step to stop at, and how many moves are played before."""


def play(name: str, seats: int, seed: int, step: str, least: int) -> Scene:
    """Let greedy bots play until seat 0 has to take that step."""
    game = find_game(name)
    table: Any = game.start(seats, {}, seed)
    rng = seeded(seed)
    moves: list[tuple[int, str]] = []
    while deciders := table.deciders():
        here = type(table.top()).__name__
        if len(moves) >= least and here == step and 0 in deciders:
            break
        seat = deciders[0]
        move = find_bot("greedy", game, seats, {}).choose(table, seat, rng)
        table.play(seat, move)
        moves.append((seat, repr(move)))
    return Scene(name, seats, seed, moves)


def main() -> None:
    import uvicorn
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as player:
        url = f"sqlite:///{folder}/tables.sqlite"
        port = free_port()
        server = uvicorn.Server(
            uvicorn.Config(make_app(url, workers=1), port=port, log_level="warning")
        )
        thread = threading.Thread(target=server.run, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.05)
        store = Store(url)
        browser = player.chromium.launch(executable_path=find_chromium(), args=ARGS)
        site = f"http://127.0.0.1:{port}"
        pictures = []
        for shown in SHOWN:
            path, secret = put_on(store, play(*shown))
            context = browser.new_context(
                base_url=site,
                locale="en-GB",
                reduced_motion="reduce",
                viewport={"width": 1280, "height": 800},
            )
            context.add_init_script(SEEN)
            context.add_cookies([{"name": COOKIE, "value": secret, "url": site}])
            page = context.new_page()
            page.set_default_timeout(120_000)
            page.goto(path)
            ready(page)
            page.wait_for_timeout(300)
            pictures.append(base64.b64encode(page.screenshot()).decode())
            context.close()
        page = browser.new_page(viewport={"width": 1288, "height": 808})
        images = "".join(f'<img src="data:image/png;base64,{each}">' for each in pictures)
        page.set_content(
            "<style>body{margin:0;display:grid;grid-template-columns:640px 640px;gap:8px}"
            f"img{{width:640px;height:400px;display:block}}</style>{images}"
        )
        file = ROOT / "docs" / "pictures" / "tables.jpg"
        page.screenshot(path=str(file), type="jpeg", quality=62)
        browser.close()
        store.close()
        server.should_exit = True
        thread.join(10)
    print(f"{file.name}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
