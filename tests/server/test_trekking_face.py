"""Trekking in the browser: what its drawings and buttons say."""

from __future__ import annotations

import re
from html import unescape

import pytest

from paradice.core.events import Event
from paradice.core.schema import Seen
from paradice.faces.face import Sight
from paradice.faces.pen import Pen
from paradice.games.resources import folder_of
from paradice.games.trekking.face.html import FACE
from paradice.games.trekking.face.moves import Forecast
from paradice.games.trekking.face.pieces import draw_grid
from paradice.games.trekking.face.players import draw_player
from paradice.games.trekking.game import GAME
from paradice.games.trekking.moves import TAKE
from paradice.games.trekking.table import Trekking
from paradice.i18n.stories import story_ids
from paradice.i18n.words import LANGUAGES, words
from paradice.server import gate
from tests.games.trekking import CARD, SHEET, SIX, day
from tests.play import play

SCENES = folder_of("trekking").joinpath("face", "scenes")


def see(table: Trekking, events: list[Event] | None = None) -> Sight[Seen]:
    return gate.see(GAME, FACE, table, 0, events or [])


def pen(language: str = "en") -> Pen:
    return Pen(words(language, "trekking"), ["Ada", "Hugo"])


def details(table: Trekking, language: str) -> dict[str, str]:
    """What the buttons of the first seat say below their names."""
    say = words(language, "trekking")
    offers = see(table).offers
    told = {text: say.say(offer.detail) for text, offer in offers.items() if offer.detail}
    return {text: said.replace("\u00a0", " ") for text, said in told.items()}


def test_a_watch_that_stops_at_noon_leaves_a_trail_from_where_it_was() -> None:
    table = day([*SIX[:4], -221, 1519], hours=[11, 11], top=[0])
    events = play(GAME, table, "0: take 5")
    part = next(part for part in FACE.parts if part.name == "watches")
    drawn = unescape(part.draw(part.pick(see(table, events)), pen()))
    assert "last move: Ada, 11 to 12 o’clock" in drawn


@pytest.mark.parametrize(
    ("language", "grows", "ends"),
    [
        ("en", "trek grows to 2, +2 h, to 4 o’clock", "ends 1 card (−3), +2 h, to 4 o’clock"),
        ("fr", "voyage de 2 cartes, +2 h, jusqu’à 4 h", "termine 1 carte (−3), +2 h, jusqu’à 4 h"),
    ],
)
def test_a_card_says_what_becomes_of_the_trek_and_of_the_watch(
    language: str, grows: str, ends: str
) -> None:
    table = day([-1472, -708, -506, -347], hours=[0, 9])
    play(GAME, table, "0: take 4")  # -506, the rest slides
    told = details(table, language)
    assert told["take 5"] == grows  # -347
    assert told["take 3"] == ends  # -1472


def test_a_card_says_that_it_is_punctual_or_too_long() -> None:
    table = day([-49, 1519], hours=[10, 11])
    told = details(table, "en")
    assert told["take 4"].endswith("+2 h, noon exactly, +3 points")
    assert told["take 5"].endswith("past noon, no bonus")


def test_a_column_and_an_itinerary_say_what_they_pay() -> None:
    table = day([1629], hours=[0, 9], sheet="1")
    table.set_filled(0, 1, 2)
    play(GAME, table, "0: take 5")
    assert details(table, "en")["place 1"] == "+2 points"
    assert details(table, "fr")["place 0"] == "rien pour l’instant"
    night = GAME.start(1, {"first-itinerary": "chosen"}, 3)
    assert re.fullmatch(r"\d+ spaces, \d+ points", details(night, "en")["choose 0"])


def test_a_preview_that_pays_nothing_says_nothing() -> None:
    forecast = Forecast(SHEET["1"], [0, 0, 0, 0])
    forecast.take(CARD[-49], 0)
    assert forecast.sum() == ""
    forecast = Forecast(SHEET["1"], [0, 2, 0, 0])
    forecast.place(1)
    assert forecast.sum() == "+2"


def test_the_bonus_of_a_row_is_joined_to_its_last_space() -> None:
    """Where the last columns have no space a bar leads to the bonus, so that it is no minus."""
    drawn = draw_grid(SHEET["2"], [0, 0, 0, 0], -1, False, pen())  # row 3: ooo.=9
    assert drawn.count("void link") == 1


def test_the_card_of_a_player_shows_what_the_trek_is_worth_now() -> None:
    drawn = draw_player((12, 1, 4, 7, 2, None), pen()).row
    assert '7 <b class="vp">14</b>' in drawn
    assert "vp" not in draw_player((0, 1, 0, 0, 3, None), pen()).row


@pytest.mark.parametrize("language", LANGUAGES)
def test_anything_on_the_table_says_what_it_is(language: str) -> None:
    """Slots, spaces, rows, the noon bonus, crystals and the points of a trek."""
    table = day(SIX, hours=[4, 9])
    sight = see(table)
    drawn = "".join(part.draw(part.pick(sight), pen(language)) for part in FACE.parts)
    say = words(language, "trekking")
    wanted = [
        say("tip-slot", gain=say("token-event")),
        say("tip-slot-none"),
        say("tip-space-plain", column=say("token-person")),
        say("tip-row", points=5),
        say("tip-noon", points=3),
        say("tip-crystal"),
        say("face-trek-pays", length=7, points=say("points", points=14)),
    ]
    told = unescape(drawn)
    assert [tip for tip in wanted if f'"{tip}"' not in told] == []


def test_a_year_of_five_figures_has_a_thin_space_and_a_true_minus() -> None:
    said = FACE.brief(see(day([-37000], hours=[0, 9])).view, TAKE[5])
    assert said is not None
    assert words("fr", "trekking").say(said) == "−37\u202f000"


def test_every_event_has_a_picture_of_its_own() -> None:
    """Only the ground of a picture (its sky, its rays, a sun) may stand in another as well."""
    drawn = {file.name.removesuffix(".svg"): file.read_text("utf-8") for file in SCENES.iterdir()}
    assert sorted(drawn) == sorted([*story_ids("trekking"), "ancestor"])
    shapes = {
        thing: set(re.findall(r"<(?:path|circle|ellipse) [^>]+>", drawn[thing])) for thing in drawn
    }
    for thing, mine in shapes.items():
        for other, theirs in shapes.items():
            assert thing == other or len(mine & theirs) <= len(mine) // 2, (thing, other)


def test_a_picture_is_flat_small_and_needs_nothing_else() -> None:
    for file in SCENES.iterdir():
        text = file.read_text("utf-8")
        assert text.startswith(
            '<svg xmlns="http://www.w3.org/2000/svg" id="scene" viewBox="0 0 120 92"'
        )
        assert not re.search(
            r"<(?:text|image|style|script|use|linearGradient|filter)|href=|url\(", text
        )
        assert len(text) < 5_000, file.name
