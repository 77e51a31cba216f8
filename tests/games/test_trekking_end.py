"""Trekking: the end of a day and of the game, the variant for one, and secrets."""

from __future__ import annotations

import pytest

from paradice.core.moves import Rule
from paradice.core.rng import seeded
from paradice.core.table import EVERYONE
from paradice.games.trekking import moves
from paradice.games.trekking.game import GAME
from paradice.games.trekking.rules import final_score, finish, trek_score
from paradice.games.trekking.table import Trekking
from paradice.i18n.words import words
from tests.games.trekking import BOX, CARD, SIX, all_worn, check_pieces, day
from tests.pieces import each, give_each
from tests.play import offered, play, refusal

# The end of the day


def score_by(table: Trekking, *lines: str) -> tuple[int, int]:
    """Play lines of the first seat; return its hour, and its points but for spaces and rows."""
    before = table.score_of(0)
    events = play(GAME, table, *lines)
    paid = [event.numbers[0] for event in events if event.cue.key in ("scores-space", "scores-row")]
    return int(table.hour_of(0)), int(table.score_of(0) - before - sum(paid))


def test_landing_exactly_on_noon_earns_three_points() -> None:
    """Example: red takes a card of two hours at ten o'clock."""
    table = day([*SIX[:5], -49], hours=[10, 10], top=[0])
    assert score_by(table, "0: take 5") == (12, 3)


def test_crystals_help_to_be_punctual() -> None:
    table = day([1519], hours=[9, 11], crystals=1)
    assert score_by(table, "0: take 5", "0: spend 1") == (12, 3)


def test_overshooting_stops_at_noon_without_bonus() -> None:
    """Example: blue takes a card of five hours and stops at noon."""
    table = day([*SIX[:5], 900], hours=[9, 11])
    assert score_by(table, "0: take 5") == (12, 0)


def test_a_watch_that_stops_at_noon_is_told_to_have_gone_no_further() -> None:
    """At eleven, three hours lead to twelve: by one hour, and not from nine."""
    table = day([*SIX[:4], -221, 1519], hours=[11, 11], top=[0])
    events = play(GAME, table, "0: take 5")
    assert "0: travels hours=1 hour=12" in [repr(event) for event in events]


def test_an_ancestor_can_make_one_punctual() -> None:
    table = day(SIX, hours=[7, 11])
    assert score_by(table, "0: take 0", "0: visit") == (12, 3)


def night() -> Trekking:
    """Two watches, the second about to end the first day."""
    table = day([-49], hours=[12, 10], crystals=2)
    play(GAME, table, "1: take 5", "1: spend 0")
    return table


def test_when_all_are_at_noon_the_day_ends_and_the_next_deck_is_laid_out() -> None:
    table = night()
    assert table.day == 1
    assert all(BOX.cards[card].day == 1 for card in each(table.card_at, 6))
    assert len(table.deck) == 30


def test_at_night_all_choose_one_of_the_itineraries_left_in_secret() -> None:
    table = night()
    assert table.deciders() == [0, 1]
    play(GAME, table, "1: choose 2")
    assert table.deciders() == [0]
    assert GAME.view(table, 0)["players"][1]["choice"] == -1
    assert GAME.view(table, 0)["players"][1]["has_chosen"] is True
    assert GAME.view(table, 1)["players"][1]["choice"] == 2


def test_when_all_have_chosen_each_follows_its_own_choice_and_nothing_is_taken_back() -> None:
    table = night()
    held = [list(table.hand[:4]), list(table.hand[4:])]
    play(GAME, table, "0: choose 1")
    secret = table.mark()
    play(GAME, table, "1: choose 2")
    assert [table.worn_of(0, 1), table.worn_of(1, 1)] == [held[0][1], held[1][2]]
    assert table.mark() != secret


def test_itineraries_and_their_tokens_are_discarded_at_night() -> None:
    table = night()
    held = list(table.hand[:3])
    assert table.filled == 0
    assert [player["filled"] for player in GAME.view(table, 0)["players"]] == [[0] * 4] * 2
    play(GAME, table, "0: choose 1", "1: choose 0")
    assert table.worn_of(0, 1) == held[1]
    assert table.filled == 0
    assert table.in_hand(0) == 2


def test_an_itinerary_that_is_no_longer_held_cannot_be_chosen() -> None:
    table = night()
    assert offered(table, 0) == ["choose 0", "choose 1", "choose 2"]
    assert refusal(GAME, table, "0: choose 3") is moves.ITINERARY_NOT_HELD
    label = GAME.label(GAME.view(table, 0), GAME.catalogue.find("choose 3"))
    assert words("en", "trekking").say(label)


def test_the_stack_at_noon_stays_as_it_is_overnight() -> None:
    table = night()
    play(GAME, table, "0: choose 0", "1: choose 0")
    assert each(table.hour_of, 2) == [0, 0]
    assert table.deciders() == [1]


def test_the_current_trek_and_the_crystals_survive_the_night() -> None:
    table = night()
    kept = table.treks(0)
    assert kept
    play(GAME, table, "0: choose 0", "1: choose 0")
    assert table.treks(0) == kept
    assert table.length_of(0) == len(kept[-1])
    assert table.year[0] == BOX.cards[kept[-1][-1]].year
    assert table.crystals_of(0) == 2


def test_the_fourth_itinerary_is_never_used() -> None:
    table = day([1994], hours=[12, 11], number=2)
    assert [table.in_hand(seat) for seat in range(2)] == [1, 1]
    play(GAME, table, "1: take 5")
    assert table.outcome() is not None


# The final score


@pytest.mark.parametrize(
    ("cards", "points"),
    list(enumerate([-3, 0, 2, 4, 7, 10, 14, 18, 24, 30, 33, 36, 39], 1)),
)
def test_a_trek_pays_by_the_table_and_three_for_each_card_beyond_ten(
    cards: int, points: int
) -> None:
    assert BOX.points_of_trek(cards) == points


def ended(scores: list[int], treks: list[list[int]]) -> Trekking:
    """A finished game with these points on the track and treks of these lengths."""
    table = day(SIX, hours=[0] * len(scores))
    table.day = 2
    give_each(table.set_score, scores)
    for seat, lengths in enumerate(treks):
        for length in lengths:
            table.year[seat] = moves.LONG_AGO if table.length_of(seat) == 0 else 2000
            table.add_to_trek(seat, CARD[-37000])
            for _ in range(length - 1):
                table.add_to_trek(seat, moves.ANCESTOR)
    finish(table)
    return table


def test_the_score_is_the_track_the_crystals_left_and_the_treks() -> None:
    table = ended([10, 0], [[3, 5], [1]])
    table.set_crystals(0, 4)
    assert trek_score(table, 0) == 2 + 7
    assert final_score(table, 0) == 10 + 4 + 9


def test_most_points_win() -> None:
    assert ended([10, 12], [[2], [2]]).outcome().winners == [1]  # type: ignore[union-attr]


def test_a_tie_goes_to_the_longest_trek() -> None:
    table = ended([0, 2], [[4], [3]])
    assert table.outcome().scores == [4, 4]  # type: ignore[union-attr]
    assert table.outcome().winners == [0]  # type: ignore[union-attr]


def test_the_longest_trek_is_one_trek_and_not_all_cards() -> None:
    table = ended([2, 0], [[2, 3], [4]])
    assert table.outcome().scores == [4, 4]  # type: ignore[union-attr]
    assert table.outcome().winners == [1]  # type: ignore[union-attr]


def test_treks_are_compared_from_the_longest_on() -> None:
    table = ended([0, 0], [[3, 3], [2, 4]])
    assert table.outcome().scores == [4, 4]  # type: ignore[union-attr]
    assert table.outcome().winners == [1]  # type: ignore[union-attr]


def test_who_has_no_trek_scores_nothing_for_it() -> None:
    assert BOX.points_of_trek(0) == 0


def test_then_to_the_second_longest_and_so_on() -> None:
    table = ended([3, 0], [[4, 1], [4, 2]])
    assert table.outcome().scores == [4, 4]  # type: ignore[union-attr]
    assert table.outcome().winners == [1]  # type: ignore[union-attr]


def test_else_the_victory_is_shared() -> None:
    assert ended([1, 1, 0], [[4], [4], [4]]).outcome().winners == [0, 1]  # type: ignore[union-attr]


# Alone: our variant


def test_alone_the_card_in_the_last_slot_leaves_after_each_turn() -> None:
    table = day(SIX, hours=[0])
    old = each(table.card_at, 6)
    play(GAME, table, "0: take 0")
    assert each(table.card_at, 6)[2:] == old[1:5]
    assert old[5] not in [*each(table.card_at, 6), *table.deck]


def test_alone_it_leaves_after_an_ancestor_too() -> None:
    table = day(SIX, hours=[0])
    play(GAME, table, "0: take 0")
    check_pieces(table)
    last = table.card_at(5)
    play(GAME, table, "0: visit", "0: place 0")
    assert last not in each(table.card_at, 6)


def test_alone_the_score_gives_a_rank() -> None:
    table = ended([200], [[1]])
    assert GAME.view(table, 0)["result"]["rank"] == len(BOX.solo_ranks)


# Secrets


def test_nobody_sees_the_itineraries_another_holds() -> None:
    table = GAME.start(2, {}, 5)
    assert GAME.view(table, 0)["players"][1]["hand"] == []
    assert len(GAME.view(table, 1)["players"][1]["hand"]) == 3
    assert GAME.view(table, -1)["players"][0]["hand"] == []


def test_imagined_hands_are_drawn_from_what_the_seat_has_not_seen() -> None:
    table = GAME.start(3, {}, 5)
    seen = {*table.hand[4:8], *all_worn(table)} - {-1}
    met = set()
    for seed in range(60):
        twin = table.imagine(1, seeded(seed))
        assert twin.hand[4:8] == table.hand[4:8]
        others = [sheet for sheet in [*twin.hand[:4], *twin.hand[8:]] if sheet >= 0]
        assert len(others) == len(set(others)) == 6
        met |= set(others)
    assert met == set(range(24)) - seen


def test_itineraries_followed_on_any_day_are_seen_by_all() -> None:
    table = day(SIX_LATE, hours=[0, 0, 0, 0], number=2)
    worn = set(all_worn(table))
    assert len(worn) == 12
    met = set()
    for seed in range(60):
        hand = table.imagine(EVERYONE, seeded(seed)).hand
        met |= {sheet for sheet in hand if sheet >= 0}
    assert met == set(range(24)) - worn


SIX_LATE = [1994]


def test_what_others_choose_at_night_is_imagined_and_ones_own_choice_is_known() -> None:
    table = GAME.start(3, {"first-itinerary": "chosen"}, 5)
    play(GAME, table, "0: choose 3", "1: choose 2")
    twins = [table.imagine(0, seeded(seed)) for seed in range(40)]
    assert {int(twin.chosen_of(0)) for twin in twins} == {3}
    assert {int(twin.chosen_of(1)) for twin in twins} == {0, 1, 2, 3}
    assert {int(twin.chosen_of(2)) for twin in twins} == {-1}


def test_an_imagined_table_has_luck_of_its_own() -> None:
    table = GAME.start(2, {}, 5)
    before = table.rng.write()
    luck = seeded(9)
    assert table.imagine(0, luck).rng is luck
    assert table.rng.write() == before


def test_every_rule_is_told_apart() -> None:
    keys = [rule.key for rule in GAME.rules]
    assert len(keys) == len(set(keys))
    assert all(isinstance(rule, Rule) for rule in GAME.rules)
