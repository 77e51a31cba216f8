"""Trekking: what comes in the box, and that nothing of it runs out."""

from __future__ import annotations

from paradice.core.sets import pile_of
from paradice.games.trekking import moves
from paradice.games.trekking.cards import GAINS, read_facts
from paradice.games.trekking.effects import GainCrystal, GainJoker, GainToken
from paradice.games.trekking.game import GAME
from paradice.i18n.words import LANGUAGES, words
from tests.games.trekking import BOX, CARD, SHEET, SIX, day
from tests.pieces import each
from tests.play import play


def test_there_are_108_history_cards_of_three_days_and_24_itineraries() -> None:
    assert [len(deck) for deck in BOX.decks] == [36, 36, 36]
    assert sorted(card for deck in BOX.decks for card in deck) == list(pile_of(108))
    assert len(BOX.itineraries) == 24


def test_a_card_has_title_year_hours_day_and_gains() -> None:
    for row in read_facts()[0].rows("card", "day year hours gains"):
        assert all(words(language, "trekking").has(f"card-{row['id']}") for language in LANGUAGES)
        assert row["day"] in (1, 2, 3)
        assert 1 <= row["hours"] <= 5
        assert row["gains"]


def test_gains_are_tokens_of_four_colours_jokers_and_crystals() -> None:
    given = {gain for row in read_facts()[0].kinds["card"] for gain in row["gains"]}
    assert given == set(GAINS)
    colours = {gain.column for gain in GAINS.values() if isinstance(gain, GainToken)}
    assert colours == {0, 1, 2, 3}
    assert isinstance(GAINS["wild"], GainJoker)
    assert isinstance(GAINS["crystal"], GainCrystal)


def test_icons_are_points_and_crystals_and_rows_pay() -> None:
    pays = [pays for sheet in BOX.itineraries for pays in sheet.pays]
    assert min(pays) == moves.CRYSTAL
    assert max(pays) > 0
    assert max(bonus for sheet in BOX.itineraries for bonus in sheet.bonus) > 0


def test_the_figures_the_rulebook_prints_are_marked_as_printed() -> None:
    mat = read_facts()[2]
    printed = {fact.row for fact in mat.sources if fact.provenance == "printed"}
    assert printed == {
        "punctuality", "first-crystals", "ancestors-a-player", "trek-beyond-the-table",
    }  # fmt: skip


def test_tokens_are_not_limited_to_those_in_the_box() -> None:
    """Twenty Person tokens are in the box; four itineraries have room for more."""
    table = day(SIX, hours=[0, 0, 0, 0])
    for seat, name in enumerate(("6", "8", "13", "14")):
        table.set_worn(seat, 0, SHEET[name])
        for _ in range(6):
            table.place_token(seat, 0, 0)
    assert sum(table.tokens(seat, 0) for seat in range(4)) == 24


def test_crystals_never_run_out() -> None:
    table = day(SIX, hours=[0, 0])
    for _ in range(25):
        table.gain_crystal(0)
    assert table.crystals_of(0) == 25


def test_coloured_tokens_are_placed_before_jokers() -> None:
    table = day([1519], hours=[0, 9])
    events = play(GAME, table, "0: take 5")
    assert "wild" in read_facts()[0].kinds["card"][CARD[1519]]["gains"]
    assert table.jokers == 1
    assert [event.numbers[0] for event in events if event.cue is moves.PLACES]


def test_the_first_card_drawn_lies_rightmost() -> None:
    table = day([-49], hours=[12, 10])
    events = play(GAME, table, "1: take 5")
    new = [event for event in events if event.cue is moves.APPEARS][1:]
    drawn = [event.numbers[0] for event in new]
    assert each(table.card_at, 6) == drawn[::-1]
