"""What a seat observes: a function of its view, and of nothing else."""

from __future__ import annotations

import re
from importlib import import_module
from itertools import count
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from paradice.bots.player import Judge, follow
from paradice.core.events import EVERYONE
from paradice.core.moves import Move
from paradice.core.observe import LANES, Layout, flags, small, word
from paradice.core.properties import walk
from paradice.core.rng import seeded
from paradice.envs import layout
from paradice.envs.setting import Setting, find_observer, titles
from paradice.games import find_game

GAMES = titles()


def setups(name: str) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats, with the usual options and with the last choice of each."""
    game = find_game(name)
    last = {option.key: option.choices[-1] for option in game.options}
    found: list[tuple[int, dict[str, str]]] = []
    for seats in range(game.fewest, game.most + 1):
        for options in ({}, last):
            try:
                game.complete(seats, options)
            except ValueError:
                continue
            found.append((seats, options))
    return found


def observe(setting: Setting, table: Any, seat: int, before: int = 0) -> list[int]:
    """Return the numbers a seat observes, written over *before*."""
    words = vec[i64]([before] * int(setting.layout.words))
    setting.observer.write(table, seat, words, 0)
    return [int(word) >> (8 * lane) & 255 for word in words for lane in range(LANES)]


def visits(name: str, visit: Any) -> None:
    """Visit the positions of a game of each set-up; of the long games of the Undead every third."""
    turn = count()

    for number, (seats, options) in enumerate(setups(name)):
        setting = Setting(name, seats, options)

        def see(table: Any, seat: int, moves: list[Move], setting: Setting = setting) -> None:
            if name != "undead" or next(turn) % 3 == 0:
                visit(setting, table)

        table, _ = walk(setting.game, seats, options, 100 + number, see)
        visit(setting, table)


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_is_the_encoding_of_the_view(name: str) -> None:
    encode = import_module(f"tests.envs.encoders.{name}").encode

    def check(setting: Setting, table: Any) -> None:
        for seat in (EVERYONE, *range(setting.seats)):
            numbers = observe(setting, table, seat)
            found = {
                field.name: numbers[field.start : field.start + field.size]
                for field in setting.layout.fields
            }
            assert found == encode(setting.game.view(table, seat))

    visits(name, check)


@pytest.mark.parametrize("name", GAMES)
def test_positions_a_seat_cannot_tell_apart_observe_alike(name: str) -> None:
    def check(setting: Setting, table: Any) -> None:
        for seat in (EVERYONE, *range(setting.seats)):
            imagined = table.imagine(seat, seeded(7))
            assert observe(setting, imagined, seat) == observe(setting, table, seat)

    visits(name, check)


@pytest.mark.parametrize("name", GAMES)
def test_every_number_is_written_and_none_is_large(name: str) -> None:
    named = {}
    for seats in range(find_game(name).fewest, find_game(name).most + 1):
        fields = layout(name, seats).fields
        named[seats] = {n for f in fields for n in range(f.start, f.start + f.size)}

    def check(setting: Setting, table: Any) -> None:
        for seat in (EVERYONE, *range(setting.seats)):
            numbers = observe(setting, table, seat)
            assert numbers == observe(setting, table, seat, before=(1 << 62) - 1)
            assert max(numbers) <= 127
            unnamed = set(range(len(numbers))) - named[setting.seats]
            assert not any(numbers[n] for n in unnamed)

    visits(name, check)


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_field_tells_something_in_some_game(name: str) -> None:
    """A field that never changes tells nothing; fields that differ by a number are of a kind.

    Steps are left out: some never ask, and some are rare.
    """
    game = find_game(name)
    seen: dict[str, set[int]] = {}
    seats = min(4, game.most)
    plan = layout(name, seats)
    for seed in range(24):
        options = {
            option.key: option.choices[seed % len(option.choices)] for option in game.options
        }
        try:
            setting = Setting(name, seats, options)
        except ValueError:
            continue
        table = setting.start(seed)
        judge = Judge(game.hints, setting.sides)
        luck = seeded(seed)
        turn = 0
        while deciders := table.deciders():
            turn += 1
            numbers = observe(setting, table, turn % seats)
            for field in plan.fields:
                kind = re.sub(r"\d+", "#", field.name)
                values = numbers[field.start : field.start + field.size]
                seen.setdefault(kind, set()).update(values)
            table.play(deciders[0], follow(judge, table, deciders[0], luck))
    still = [kind for kind, values in seen.items() if len(values) < 2]
    assert [kind for kind in still if not kind.startswith("step.")] == []


@pytest.mark.parametrize("name", GAMES)
def test_names_are_distinct_and_fields_do_not_overlap(name: str) -> None:
    for seats in range(find_game(name).fewest, find_game(name).most + 1):
        plan = layout(name, seats)
        names = [field.name for field in plan.fields]
        assert len(set(names)) == len(names)
        end = 0
        for field in plan.fields:
            assert field.start >= end
            end = field.start + field.size
        assert end <= plan.size() == find_observer(name).layout(seats).words * LANES


def test_a_word_holds_eight_numbers_the_first_lowest() -> None:
    assert word(1, 2, 0, 0, 0, 0, 0, 127).to_bytes(8, "little") == bytes([1, 2, 0, 0, 0, 0, 0, 127])


def test_a_set_is_told_by_eight_numbers() -> None:
    for bits in range(1 << 10):
        numbers = flags(bits).to_bytes(8, "little")
        assert list(numbers) == [bits >> place & 1 for place in range(8)]


def test_what_is_too_large_is_the_largest() -> None:
    assert [small(-3), small(0), small(127), small(128)] == [0, 0, 127, 127]


def test_a_word_has_no_ninth_number() -> None:
    plan = Layout()
    with pytest.raises(ValueError, match="no room"):
        plan.word("me", "a:5 b:4")


def test_a_field_is_found_by_name() -> None:
    plan = layout("trekking", 2)
    assert repr(plan.find("row.5.hours")) == "row.5.hours[57:58]"
    with pytest.raises(KeyError):
        plan.find("me.shoe-size")
