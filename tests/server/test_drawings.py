"""What every viewer is drawn, at every moment of whole games played at random."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from paradice.core.events import EVERYONE, Event
from paradice.faces.pen import DRAWN
from paradice.games import find_game
from paradice.server import gate
from paradice.web.assets import make_pen
from paradice.web.renderer import Renderer
from tests.draw import NAMES, scene
from tests.titles import TITLES

NAME = re.compile(r'style="[^"]*view-transition-name:([\w-]+)')


@pytest.mark.parametrize("title", TITLES)
def test_no_two_pieces_of_a_table_have_one_name(title: str) -> None:
    """Pieces glide from where they lay to where they lie: the browser finds them by their names."""
    game = find_game(title)
    seats = min(3, game.most)
    for seed in range(3):
        rng = random.Random(seed)
        renderer = Renderer(title, NAMES[:seats])
        shown: dict[int, dict[str, object]] = {viewer: {} for viewer in (0, EVERYONE)}
        drawn: dict[int, dict[str, str]] = {viewer: {} for viewer in shown}
        table = game.start(seats, game.complete(seats, {}), seed)
        events: list[Event] = []
        past: list[Event] = []
        moment = 0
        while True:
            renderer.turn_to(moment)
            for viewer in shown:
                sight = gate.see(game, renderer.face, table, viewer, events)
                seen = scene(game, renderer.face, table, sight, past)
                drawn[viewer] |= renderer.draw_changed(seen, shown[viewer], "en").parts
                names = Counter(NAME.findall("".join(drawn[viewer].values())))
                assert not [name for name, times in names.items() if times > 1]
            deciders = table.deciders()
            if not deciders:
                break
            seat = rng.choice(deciders)
            events = []
            table.events = events
            table.play(seat, rng.choice(table.moves(seat)))
            past += events
            moment += 1


def test_drawings_that_all_tables_share_are_kept_within_a_bound() -> None:
    pen = make_pen("en", "trekking", ("Mara",))
    for number in range(2 * DRAWN + 10):
        assert pen.keep(("some", number), lambda n=number: f"<b>{n}</b>") == f"<b>{number}</b>"
        assert len(pen.memo) <= DRAWN
