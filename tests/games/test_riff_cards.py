"""Riff in Time, phase 1: riff cards, their sections, and what each verb does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from paradice.core.sets import count, members
from paradice.games.riff.box import Card
from paradice.games.riff.effects import Either, LowerSanDimas, Raise
from paradice.games.riff.game import GAME
from paradice.games.riff.moves import ABOARD, MAIN, NOBODY
from paradice.games.riff.table import Riff
from tests.games.riff import (
    BOX,
    PERSON,
    PLACE,
    carry,
    close_rifts,
    crew,
    draw,
    level,
    pool,
    put,
    send_home,
    spot,
    stack,
    told,
)
from tests.pieces import each
from tests.play import offered, play, refusal

# The six example cards of the rulebook


def test_card_36_raises_new_york_by_one() -> None:
    table = crew("joanna", "bill")
    draw(table, 36)
    assert level(table, "new-york") == 6
    assert type(table.top()).__name__ == "TakeActions"


def test_card_36_in_the_red_also_raises_san_dimas_or_draws_another_card() -> None:
    table = crew("joanna", "bill")
    table.set_level(spot("new-york"), 6)
    draw(table, 36, 3)
    assert level(table, "new-york") == 7
    assert offered(table, 0) == ["choose 0", "choose 1"]
    twin = table.clone()
    play(GAME, table, "0: choose 0")
    assert (level(table, "san-dimas"), level(table, "rome")) == (3, 5)
    play(GAME, twin, "0: choose 1")
    assert (level(twin, "san-dimas"), level(twin, "rome")) == (2, 6)


def test_card_53_looks_at_the_top_three_cards_and_puts_them_back_in_any_order() -> None:
    table = crew("joanna", "bill")
    draw(table, 53, 57, 3, 28)
    looked = play(GAME, table, "0: choose 0")
    assert [repr(event) for event in looked] == ["0: looks count=3"]
    assert offered(table, 0) == ["next 0", "next 1", "next 2"]
    put_back = play(GAME, table, "0: next 2")
    assert [repr(event) for event in put_back] == ["0: puts-next riff=27 turn=1"]
    assert offered(table, 0) == ["next 0", "next 1"]
    play(GAME, table, "0: next 1")
    assert [card + 1 for card in table.known] == [28, 3, 57]
    assert count(table.deck) == 56


def test_card_53_or_lowers_san_dimas_by_one() -> None:
    table = crew("joanna", "bill")
    draw(table, 53)
    play(GAME, table, "0: choose 1")
    assert level(table, "san-dimas") == 1


def test_card_48_moves_everybody_to_san_dimas_and_then_ejects_all_personages() -> None:
    table = crew("bill", "joanna")
    put(table, "rome", 0)
    put(table, "vienna", 1)
    carry(table, "lincoln", seat=0)
    carry(table, "freud", "socrates", seat=1)
    draw(table, 48)
    assert each(table.place_of, 2) == [0, 0]
    for who in ("lincoln", "freud", "socrates"):
        assert table.stand_of(PERSON[who]) == 0


def test_card_28_raises_kassel_by_one() -> None:
    table = crew("bill", "joanna")
    draw(table, 28)
    assert level(table, "kassel") == 6
    assert each(table.place_of, 2) == [0, 0]


def test_card_28_in_the_red_moves_everybody_to_kassel() -> None:
    table = crew("bill", "joanna")
    table.set_level(spot("kassel"), 6)
    draw(table, 28)
    assert level(table, "kassel") == 7
    assert each(table.place_of, 2) == [spot("kassel")] * 2


def test_card_28_with_kassel_fixed_draws_another_card() -> None:
    table = crew("bill", "joanna")
    close_rifts(table, "kassel")
    draw(table, 28, 3)
    assert level(table, "kassel") == 0
    assert level(table, "rome") == 6
    assert len(table.known) == 0


def test_card_56_raises_san_dimas_five_times_or_discards_five_cards_unread() -> None:
    table = crew("bill", "joanna")
    draw(table, 56, 1, 2, 3, 4, 5)
    twin = table.clone()
    play(GAME, table, "0: choose 0")
    assert level(table, "san-dimas") == 7
    before = twin.level
    play(GAME, twin, "0: choose 1")
    assert twin.level == before
    assert twin.cards_left() == 54


def test_card_44_raises_the_numbered_positions_and_lowers_san_dimas_for_each_fixed_one() -> None:
    table = crew("bill", "joanna")
    table.set_level(0, 5)
    table.set_level(2, 0)
    table.set_level(8, 0)
    draw(table, 44)
    assert [table.level_at(position) for position in (2, 4, 8)] == [0, 6, 0]
    assert level(table, "san-dimas") == 3


# Sections


def test_the_main_section_is_always_followed() -> None:
    table = crew("joanna")
    draw(table, 3)
    assert level(table, "rome") == 6
    assert level(table, "san-dimas") == 2


@pytest.mark.parametrize(("before", "san_dimas"), [(1, 1), (3, 1), (4, 2), (5, 2)])
def test_the_green_section_is_followed_if_the_rift_is_now_green(
    before: int, san_dimas: int
) -> None:
    table = crew("joanna")
    table.set_level(spot("rome"), before)
    draw(table, 3)
    assert level(table, "san-dimas") == san_dimas


@pytest.mark.parametrize(("before", "moved"), [(5, False), (6, True), (9, True), (10, True)])
def test_the_red_section_is_followed_if_the_rift_is_now_red(before: int, moved: bool) -> None:
    table = crew("joanna")
    table.set_level(spot("rome"), before)
    draw(table, 3)
    assert (table.place_of(0) == spot("rome")) == moved


def test_the_fixed_section_is_followed_if_the_location_is_fixed() -> None:
    table = crew("joanna")
    table.set_level(0, 5)
    close_rifts(table, "rome")
    draw(table, 13)
    assert level(table, "san-dimas") == 3


@pytest.mark.parametrize("number", range(11, 21))
def test_card_12_and_the_nine_of_its_pattern_say_two_twice(number: int) -> None:
    place = BOX.locations[number - 11]
    table = crew("joanna")
    draw(table, number)
    assert level(table, place) == 7
    table = crew("joanna")
    table.set_level(0, 7)
    close_rifts(table, place)
    draw(table, number)
    assert level(table, "san-dimas") == 5


def test_a_fixed_location_without_a_fixed_section_is_ignored() -> None:
    table = crew("joanna")
    close_rifts(table, "rome")
    events = draw(table, 3)
    assert level(table, "rome") == 0
    assert "is-calm" in told(events)


def test_the_active_player_draws_and_the_card_is_discarded() -> None:
    table = crew("joanna", "bill")
    draw(table, 3)
    assert table.turned == 2
    assert 2 not in [*members(table.deck), *table.known]
    assert 2 in GAME.view(table, 1)["discard"]


# Raising and lowering


def test_a_rift_at_its_maximum_raises_san_dimas_by_the_same_amount_instead() -> None:
    table = crew("joanna")
    table.set_level(spot("rome"), 10)
    draw(table, 13)
    assert (level(table, "rome"), level(table, "san-dimas")) == (10, 4)


def test_nine_raised_twice_is_ten_and_one_more_for_san_dimas() -> None:
    table = crew("joanna")
    table.set_level(spot("rome"), 9)
    draw(table, 13)
    assert (level(table, "rome"), level(table, "san-dimas")) == (10, 3)


def test_the_overflow_can_cause_players_to_lose_the_game() -> None:
    table = crew("joanna", "bill")
    table.set_level(spot("rome"), 10)
    table.set_level(0, BOX.highest_san_dimas)
    draw(table, 3)
    assert repr(table.outcome()) == "san-dimas; winners nobody; scores 0 0"


def test_raising_san_dimas_by_a_card_beyond_its_maximum_loses() -> None:
    table = crew("joanna")
    table.set_level(0, 6)
    draw(table, 56)
    play(GAME, table, "0: choose 0")
    assert repr(table.outcome()) == "san-dimas; winners nobody; scores 0"
    assert level(table, "san-dimas") == BOX.highest_san_dimas


def test_lowering_san_dimas_at_zero_is_ignored() -> None:
    table = crew("joanna")
    table.set_level(0, 0)
    draw(table, 57)
    assert level(table, "san-dimas") == 0


def test_raising_each_players_location_starts_with_the_active_player_and_may_repeat() -> None:
    table = crew("joanna", "bill", "ted")
    table.active = 1
    put(table, "rome", 0, 2)
    put(table, "vienna", 1)
    table.set_level(spot("rome"), 9)
    once = table.clone()
    events = draw(table, 49)
    assert level(table, "vienna") == 7
    assert (level(table, "rome"), level(table, "san-dimas")) == (10, 5)
    assert told(events)[2:8] == ["rises", "rises", "overflows", "rises", "overflows", "rises"]
    events = draw(once, 47)
    assert (level(once, "vienna"), level(once, "rome"), level(once, "san-dimas")) == (6, 10, 3)
    assert told(events)[2:6] == ["rises", "rises", "overflows", "rises"]


def test_nothing_more_happens_on_a_card_once_the_game_is_lost() -> None:
    table = crew("joanna", "bill")
    put(table, "vienna", 1)
    table.set_level(0, BOX.highest_san_dimas)
    draw(table, 47)
    assert table.outcome() is not None
    assert level(table, "vienna") == 5


def test_raising_the_place_of_a_player_on_a_fixed_location_is_ignored() -> None:
    table = crew("joanna")
    close_rifts(table, "rome")
    put(table, "rome")
    draw(table, 47)
    assert (level(table, "rome"), level(table, "san-dimas")) == (0, 2)


def test_numbered_locations_are_positions_of_the_board_whatever_lies_there() -> None:
    table = crew("joanna")
    table.set_spot(0, 6)
    table.set_spot(5, 1)
    table.set_disc(6, 0)
    table.set_disc(1, 5)
    draw(table, 42)
    assert [position for position in range(11) if table.level_at(position) == 6] == [2, 6, 8]


def test_a_card_lowers_your_location() -> None:
    table = crew("joanna")
    put(table, "rome")
    draw(table, 52)
    assert level(table, "rome") == 3


def test_at_san_dimas_your_location_is_san_dimas() -> None:
    table = crew("joanna")
    draw(table, 52)
    assert level(table, "san-dimas") == 0


def test_a_card_does_not_fix_a_rift_before_its_personage_is_returned() -> None:
    table = crew("joanna")
    put(table, "rome")
    table.set_level(spot("rome"), 2)
    draw(table, 52)
    assert level(table, "rome") == 1


def test_a_rift_fixed_by_a_card_gives_its_die_to_the_active_player_from_the_following_turn() -> (
    None
):
    table = crew("joanna", "bill")
    put(table, "rome")
    send_home(table, "charlemagne")
    table.set_level(spot("rome"), 2)
    draw(table, 52)
    assert level(table, "rome") == 0
    assert table.fixer_of(PERSON["charlemagne"]) == 0
    assert pool(table) == ["wyld"] * 3


# Moving and ejecting


def test_your_character_moves_to_the_depicted_location() -> None:
    table = crew("joanna", "bill")
    put(table, "rome", 0, 1)
    draw(table, 59)
    assert each(table.place_of, 2) == [0, spot("rome")]


def test_ejected_personages_are_placed_at_the_place_of_their_carrier() -> None:
    table = crew("joanna", "bill")
    put(table, "rome", 0)
    put(table, "vienna", 1)
    carry(table, "lincoln", seat=0)
    carry(table, "freud", seat=1)
    draw(table, 60)
    play(GAME, table, "0: choose 0")
    assert table.stand_of(PERSON["lincoln"]) == spot("rome")
    assert table.stand_of(PERSON["freud"]) == spot("vienna")


def test_personages_ejected_in_phase_one_give_no_dice_this_turn() -> None:
    table = crew("joanna", "bill")
    carry(table, "babe-ruth", "billy-the-kid")
    draw(table, 48)
    assert pool(table) == ["wyld"] * 3


@pytest.mark.parametrize("others", [(), ("bill",), ("bill", "ted", "elizabeth")])
def test_returned_personages_stay_home_when_all_are_ejected(others: tuple[str, ...]) -> None:
    table = crew("joanna", *others)
    send_home(table, "freud")
    draw(table, 48)
    assert table.is_returned(PERSON["freud"])


# Unfixing


def test_a_fixed_location_of_your_choosing_becomes_unfixed_at_five() -> None:
    table = crew("joanna")
    close_rifts(table, "rome", "vienna")
    draw(table, 50)
    assert offered(table, 0) == ["reopen 2", "reopen 3"]
    assert refusal(GAME, table, "0: reopen 4").key == "is-not-fixed"  # type: ignore[union-attr]
    assert refusal(GAME, table, "0: reopen 0").key == "not-asked-now"  # type: ignore[union-attr]
    events = play(GAME, table, "0: reopen 3")
    assert repr(events[0]) == "reopens of=2 level=5"
    assert (level(table, "rome"), level(table, "vienna")) == (5, 0)


@pytest.mark.parametrize("place", BOX.locations)
def test_the_only_fixed_location_becomes_unfixed_without_a_question(place: str) -> None:
    table = crew("joanna")
    close_rifts(table, place)
    draw(table, 50)
    assert level(table, place) == 5


def test_the_personage_of_an_unfixed_location_stays_returned() -> None:
    table = crew("joanna")
    close_rifts(table, "rome")
    draw(table, 50)
    assert level(table, "rome") == 5
    assert table.is_returned(PERSON["charlemagne"])
    assert table.fixer_of(PERSON["charlemagne"]) == 0


def test_no_fixed_locations_raises_san_dimas() -> None:
    table = crew("joanna")
    draw(table, 50)
    assert level(table, "san-dimas") == 3


# Choosing, drawing, discarding, looking


@pytest.fixture
def cards() -> Iterator[list[Card]]:
    """The riff cards, which a test may replace."""
    kept = BOX.cards[:]
    yield BOX.cards
    BOX.cards[:] = kept


def test_the_rest_of_a_card_waits_for_the_answer_to_its_question(cards: list[Card]) -> None:
    """No card of the box asks in its midst; one that did would go on where it asked."""
    table = crew("joanna", "bill")
    rome, vienna, kassel = (Raise(PLACE[name], 1) for name in ("rome", "vienna", "kassel"))
    asks = Either(0, MAIN, 1, LowerSanDimas(1), LowerSanDimas(2))
    cards[0] = Card("one that asks", NOBODY, [[rome, asks, vienna], [], [], [kassel]])
    draw(table, 1)
    assert offered(table, 0) == ["choose 0", "choose 1"]
    assert [level(table, name) for name in ("rome", "vienna", "kassel")] == [6, 5, 5]
    play(GAME, table, "0: choose 0")
    assert [level(table, name) for name in ("rome", "vienna", "kassel")] == [6, 6, 6]
    assert level(table, "san-dimas") == 1


def test_the_choices_of_an_or_that_do_nothing_or_lose_are_legal() -> None:
    table = crew("joanna")
    table.set_level(0, BOX.highest_san_dimas)
    draw(table, 51)
    assert offered(table, 0) == ["choose 0", "choose 1"]
    play(GAME, table, "0: choose 1")
    assert table.outcome() is not None


def test_nested_draws_follow_one_another() -> None:
    table = crew("joanna")
    close_rifts(table, "kassel", "rome")
    draw(table, 28, 23, 58, 2)
    play(GAME, table, "0: choose 1")
    assert level(table, "vienna") == 6
    assert len(table.known) == 0


def test_another_card_that_cannot_be_drawn_loses_the_game() -> None:
    table = crew("joanna")
    draw(table, 58)
    table.deck = 0
    play(GAME, table, "0: choose 1")
    assert repr(table.outcome()) == "deck; winners nobody; scores 0"


def test_discarding_beyond_the_end_discards_what_is_left_and_loses_at_the_next_draw() -> None:
    table = crew("joanna", "bill")
    draw(table, 56)
    table.deck = 1 << 0 | 1 << 1
    play(GAME, table, "0: choose 1")
    assert table.cards_left() == 0
    assert table.outcome() is None
    play(GAME, table, *finish_turn(table))
    assert repr(table.outcome()) == "deck; winners nobody; scores 0 0"


def finish_turn(table: Riff) -> list[str]:
    """Return the moves that lead to the end of the turn of seat 0, suffering what there is."""
    return ["0: bogus"] * table.left_of(4) + ["0: end"]


def test_looking_at_three_cards_with_fewer_left_looks_at_those_left() -> None:
    table = crew("joanna")
    draw(table, 53)
    table.deck = 1 << 7 | 1 << 9
    play(GAME, table, "0: choose 0")
    assert offered(table, 0) == ["next 0", "next 1"]
    play(GAME, table, "0: next 1")
    assert (len(table.known), table.deck) == (2, 0)


def test_looking_at_one_card_asks_nothing() -> None:
    table = crew("joanna")
    draw(table, 53)
    table.deck = 1 << 7
    play(GAME, table, "0: choose 0")
    assert list(table.known) == [7]
    assert type(table.top()).__name__ == "TakeActions"


def test_cards_that_were_looked_at_are_drawn_in_their_order_and_known_to_all() -> None:
    table = crew("joanna", "bill")
    draw(table, 53, 57, 3, 2)
    play(GAME, table, "0: choose 0", "0: next 1", "0: next 0")
    assert GAME.view(table, 1)["known"] == [2, 56, 1]
    assert [table.take_top() + 1 for _ in range(3)] == [3, 57, 2]


# Ted


def test_ted_may_discard_the_card_drawn_and_must_follow_the_next() -> None:
    table = crew("ted", "bill")
    draw(table, 3, 2)
    assert offered(table, 0) == ["keep", "swap"]
    twin = table.clone()
    play(GAME, table, "0: swap")
    assert (level(table, "rome"), level(table, "vienna")) == (5, 6)
    play(GAME, twin, "0: keep")
    assert (level(twin, "rome"), level(twin, "vienna")) == (6, 5)


def test_ted_swaps_the_card_at_the_start_of_his_turn_only() -> None:
    table = crew("ted", "bill")
    draw(table, 58, 3)
    play(GAME, table, "0: keep", "0: choose 1")
    assert level(table, "rome") == 6
    assert [type(step).__name__ for step in table.waiting()] == ["EndTurn", "TakeActions"]


def test_ted_may_swap_the_last_card_and_loses() -> None:
    table = crew("ted", "bill")
    draw(table, 3)
    table.deck = 0
    play(GAME, table, "0: swap")
    assert repr(table.outcome()) == "deck; winners nobody; scores 0 0"
    assert level(table, "rome") == 5


def test_nobody_else_swaps() -> None:
    table = crew("bill", "ted")
    draw(table, 3)
    assert level(table, "rome") == 6


# All cards


@pytest.mark.parametrize("number", range(1, 61))
def test_every_card_can_be_followed_with_every_location_fixed_or_red_or_green(number: int) -> None:
    for value in (0, 3, 5, 10):
        table = crew("joanna", "bill")
        for position in range(1, 11):
            table.set_level(position, value)
        carry(table, "freud", "lincoln", seat=1)
        stack(table, number)
        draw(table, number)
        for _ in range(12):
            if not table.deciders() or type(table.top()).__name__ == "TakeActions":
                break
            play(GAME, table, f"{table.deciders()[0]}: {offered(table, table.deciders()[0])[0]}")
        assert table.outcome() is not None or type(table.top()).__name__ == "TakeActions"
        assert all(stand <= 10 or stand == ABOARD + 1 for stand in each(table.stand_of, 10))


# What is seen of it


def test_the_view_says_which_sections_of_the_turned_card_were_followed() -> None:
    def followed(table: Riff) -> int:
        seen: int = GAME.view(table, 0)["followed"]
        return seen

    table = crew("joanna", "bill")
    draw(table, 36)
    assert followed(table) == 0b0001
    table.set_level(spot("new-york"), 1)
    draw(table, 36)
    assert followed(table) == 0b0001
    close_rifts(table, "new-york")
    draw(table, 36)
    assert followed(table) == 0
    table.set_level(spot("new-york"), 6)
    draw(table, 36, 3)
    assert followed(table) == 0b0101
    play(GAME, table, "0: choose 1")
    assert (table.turned, followed(table)) == (2, 0b0001)


def test_an_event_says_by_how_much_a_rift_changed_and_where_a_character_came_from() -> None:
    table = crew("joanna", "bill")
    put(table, "rome", 1)
    table.set_level(spot("kassel"), 9)
    events = draw(table, 28)
    rises = next(event for event in events if event.cue.key == "rises")
    assert dict(zip(rises.cue.names, rises.numbers, strict=True))["by"] == 1
    moved = [event.numbers for event in events if event.cue.key == "is-moved"]
    assert [numbers[1] for numbers in moved] == [0, spot("rome")]
