"""What every game is asked: sides, set-ups, positions, events; and playing on at random."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from paradice.core import rng as core_rng
from paradice.core.events import EVERYONE, Cue, Event
from paradice.core.game import BadGame, BadSetup, Option, how_rules_run, open_name
from paradice.core.phrase import Phrase, log_line
from paradice.core.playout import play_out
from paradice.core.position import BadPosition, fingerprint, read_field
from paradice.core.rng import seeded
from paradice.games import find_game
from paradice.games.riff.rules import END_TURN
from tests.games.riff import crew
from tests.titles import TITLES


def test_rivals_play_each_for_themselves_and_a_team_together() -> None:
    assert find_game("trekking").sides(3, {}) == [0, 1, 2]
    assert find_game("citadel").sides(3, {}) == [0, 0, 0]
    assert find_game("undead").sides(4, {"gangs": "two"}) == [0, 1, 0, 1]


@pytest.mark.parametrize("seats", [0, 5])
def test_too_few_or_too_many_seats_are_refused_with_those_that_fit(seats: int) -> None:
    with pytest.raises(BadSetup, match="is not possible; choose 1, 2, 3, 4") as caught:
        find_game("trekking").complete(seats, {})
    assert (caught.value.key, caught.value.asked) == ("seats", str(seats))
    assert caught.value.possible == ["1", "2", "3", "4"]


@pytest.mark.parametrize("seats", [1, 4])
def test_the_fewest_and_the_most_seats_are_possible(seats: int) -> None:
    game = find_game("trekking")
    table = game.start(seats, {}, 1)
    assert table.seats == seats
    assert game.write(game.read(game.write(table))) == game.write(table)


def test_alone_one_person_takes_one_seat_unless_the_game_gives_more() -> None:
    assert [find_game(name).alone for name in TITLES] == [1, 2, 2, 1]


@pytest.mark.parametrize("name", TITLES)
def test_a_new_table_is_run_up_to_its_first_decision(name: str) -> None:
    game = find_game(name)
    table = game.start(game.most, {}, 1)
    before = game.write(table)
    table.settle()
    assert game.write(table) == before
    assert table.deciders()


def test_what_a_deal_leaves_to_be_run_is_run_before_the_first_decision() -> None:
    table = crew("joanna", "bill")
    table.plan([END_TURN])
    riff = replace(find_game("riff"), dealer=lambda seats, options: lambda rng: table)
    assert riff.start(2, {}, 1).deciders() == [1]


def test_a_choice_that_does_not_fit_the_seats_is_refused() -> None:
    def check(seats: int, options: Mapping[str, str]) -> None:
        if seats == 3:
            raise BadSetup("seats", "3", ["2", "4"])

    game = replace(find_game("trekking"), check=check)
    assert game.complete(2, {}) == find_game("trekking").complete(2, {})
    with pytest.raises(BadSetup, match="seats: '3' is not possible; choose 2, 4"):
        game.complete(3, {})


def test_a_position_of_older_rules_is_led_from_one_version_to_the_next() -> None:
    def adds(letter: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
        return lambda data: {**data, "way": data["way"] + letter}

    game = replace(find_game("trekking"), version=5, migrations={1: adds("a"), 4: adds("d")})
    old = {"way": "-"}
    assert [game.migrate(old, version)["way"] for version in (1, 2, 4, 5)] == [
        "-ad",
        "-d",
        "-d",
        "-",
    ]
    assert old == {"way": "-"}


def test_a_game_of_other_rules_is_answered_with_who_can_replay_it() -> None:
    game = replace(find_game("trekking"), version=5, releases={4: "0.9"})
    house = "of trekking; this house plays rules 5"
    assert game.played_by(6) == f"played by rules 6 {house}: a later release can replay it"
    assert game.played_by(4) == f"played by rules 4 {house}: Paradice 0.9 can replay it"
    for version in (3, 5):
        no = f"played by rules {version} {house}, and no release has played rules {version}"
        assert game.played_by(version) == no


def test_what_a_card_names_is_opened_and_must_be_of_its_class() -> None:
    assert open_name("paradice.core.rng:MASK", int) == 0xFFFFFFFF
    with pytest.raises(BadGame, match="is of the class int, not str"):
        open_name("paradice.core.rng:MASK", str)
    with pytest.raises(BadGame, match="cannot be opened"):
        open_name("paradice.core.rng:NOTHING", int)


def test_an_option_is_for_any_number_of_seats_unless_it_says_which() -> None:
    assert (Option("moon", ("new", "full")).seats, Option("moon", ("new",), 2).seats) == (0, 2)


def test_whether_the_rules_are_compiled_is_said() -> None:
    compiled = not str(core_rng.__file__).endswith(".py")
    assert how_rules_run() == ("compiled" if compiled else "interpreted")


def test_unknown_options_and_choices_are_refused_with_those_there_are() -> None:
    game = find_game("trekking")
    keys = [option.key for option in game.options]
    with pytest.raises(BadSetup) as caught:
        game.complete(2, {"moon": "full"})
    assert (caught.value.key, caught.value.possible) == ("option", keys)
    first = game.options[0]
    with pytest.raises(BadSetup) as caught:
        game.complete(2, {first.key: "moon"})
    assert (caught.value.key, caught.value.asked) == (first.key, "moon")
    assert caught.value.possible == list(first.choices)


def test_where_nothing_was_chosen_the_first_choice_stands() -> None:
    game = find_game("undead")
    last = game.options[-1]
    usual = {option.key: option.choices[0] for option in game.options}
    assert game.complete(2, {}) == usual
    assert game.complete(2, {last.key: last.choices[1]}) == usual | {last.key: last.choices[1]}


def test_a_position_is_written_and_read_with_its_result_and_its_random_source() -> None:
    game = find_game("trekking")
    table = game.start(2, {}, 3)
    middle = game.write(table)
    assert game.write(game.read(middle)) == middle
    assert "result" not in middle
    rng = seeded(1)
    play_out(table, rng, game.longest)
    data = game.write(table)
    assert data["result"] is not None
    assert data["agenda"] == []
    again = game.read(data)
    assert game.write(again) == data
    assert repr(again.outcome()) == repr(table.outcome())
    assert again.unveiled == table.unveiled > 0
    assert again.rng.word() == table.rng.word()
    assert fingerprint(middle) != fingerprint(data)
    assert len(fingerprint(data)) == 16


@pytest.mark.parametrize(
    "change",
    [{"seats": 9}, {"seats": 0}, {"seats": "2"}, {"rng": [1]}, {"agenda": [["Nothing"]]},
     {"unveiled": None}, {"result": [1]}],
)  # fmt: skip
def test_what_is_no_position_is_refused(change: dict[str, Any]) -> None:
    game = find_game("trekking")
    data = {**game.write(game.start(2, {}, 3)), **change}
    if change == {"unveiled": None}:
        del data["unveiled"]
    with pytest.raises(BadPosition, match="this is no position of"):
        game.read(data)


def test_a_number_of_a_position_may_have_64_bits_and_no_more() -> None:
    game = find_game("trekking")
    data = game.write(game.start(2, {}, 3))
    most = (1 << 63) - 1
    assert game.read({**data, "unveiled": most}).unveiled == most
    with pytest.raises(BadPosition, match="no whole number of 64 bits"):
        game.read({**data, "unveiled": most + 1})


def test_fields_of_a_position_say_how_they_are_written() -> None:
    assert read_field("law") == ("law", 0, 5, False)
    assert read_field("level:11") == ("level", 11, 5, False)
    assert read_field("coins:6x10") == ("coins", 6, 10, False)
    assert read_field("held:9s6") == ("held", 9, 6, True)


def test_playing_on_at_random_ends_at_its_limit_or_with_the_game() -> None:
    game = find_game("trekking")
    table = game.start(2, {}, 3)
    assert play_out(table, seeded(1), 0) == 0
    assert play_out(table, seeded(1), 3) == 3
    rest = play_out(table, seeded(1), game.longest)
    assert 0 < rest < game.longest
    assert table.outcome() is not None
    assert play_out(table, seeded(1), 5) == 0


def test_playing_on_is_the_same_from_the_same_source_and_another_from_another() -> None:
    game = find_game("trekking")
    ends = []
    for seed in (1, 1, 2):
        table = game.start(2, {}, 3)
        play_out(table, seeded(seed), game.longest)
        ends.append(fingerprint(game.write(table)))
    assert ends[0] == ends[1] != ends[2]


# Phrases


def name(kind: str, number: int) -> str | None:
    return f"card-{number}" if kind == "card" else None


def test_an_event_is_told_with_its_numbers_and_names() -> None:
    event = Event(Cue("takes", "card hours"), 2, [7, 3], EVERYONE)
    wanted = {"seat": 2, "card": Phrase("card-7"), "hours": 3}
    assert log_line(name, event) == Phrase("log-takes", wanted)
    assert repr(event) == "2: takes card=7 hours=3"
    assert repr(Event(Cue("dawns"), -1, [], EVERYONE)) == "dawns"
    assert repr(Event(Cue("dawns"), 0, [], EVERYONE)) == "0: dawns"


def test_phrases_are_equal_by_key_and_arguments() -> None:
    one = Phrase("a", {"n": 1, "who": Phrase("b")})
    assert one == Phrase("a", {"n": 1, "who": Phrase("b")})
    assert hash(one) == hash(Phrase("a", {"n": 1, "who": Phrase("b")}))
    others = [Phrase("c", one.args), Phrase("a", {"n": 2, "who": Phrase("b")}), Phrase("a"), "a"]
    assert all(one != other for other in others)
    assert len({hash(other) for other in [one, *others]}) == 5
    assert hash(one) == hash(one)
    assert repr(Phrase("a", {"n": 1})) == "Phrase('a', {'n': 1})"
    assert isinstance(hash(Phrase("a", {"n": [Phrase("b")]})), int)
