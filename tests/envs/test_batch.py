"""Many tables at once play the same games as one table alone."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: paradice[research] has it")

from paradice.core.rng import Rng, seeded
from paradice.envs import batch
from paradice.envs.arrays import split
from paradice.envs.setting import IllegalAction, Setting, titles
from paradice.games import find_game

TABLES = [
    (name, seats)
    for name in titles()
    for seats in range(find_game(name).fewest, find_game(name).most + 1)
]


def any_legal(rng: Any, masks: Any) -> Any:
    return (rng.random(masks.shape) * masks).argmax(axis=1)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_batch_plays_what_single_tables_would_play(name: str, seats: int) -> None:
    setting = Setting(name, seats)
    n = 3
    many = batch(name, n, seats=seats, seed=9)
    shown = many.shown()
    luck = seeded(9)

    def deal() -> Any:
        table = setting.deal(Rng(luck.word(), luck.word(), luck.word(), luck.word()))
        return setting.single(table), table

    singles = []
    for _ in range(n):
        single, table = deal()
        single.start(table)
        singles.append(single)
    choose = np.random.default_rng(1)
    ended = 0
    for _ in range(2 * setting.game.longest):
        for i, single in enumerate(singles):
            assert shown.movers[i] == single.mover
            assert bytes(shown.observations[i]) == bytes(np.frombuffer(single.numbers, np.int8))
            legal = [move.index for move in single.table.moves(single.mover)]
            assert sorted(legal) == list(shown.masks[i].nonzero()[0])
        actions = any_legal(choose, shown.masks)
        shown = many.step(actions)
        for i, single in enumerate(singles):
            assert single.step(int(actions[i]))
            outcome = single.table.outcome()
            assert shown.ends[i] == (outcome is not None)
            pays = [0.0] * seats if outcome is None else setting.payoffs(outcome)
            assert list(shown.rewards[i]) == pays
            if outcome is not None:
                ended += 1
                single.start(deal()[1])
        if ended >= 4:
            break
    assert ended >= 4


def test_the_same_seed_deals_the_same_tables() -> None:
    first = batch("trekking", 5, seed=3)
    again = batch("trekking", 5, seed=3)
    other = batch("trekking", 5, seed=4)
    assert (first.shown().observations == again.shown().observations).all()
    assert (first.shown().observations != other.shown().observations).any()
    shown = first.shown()
    for _ in range(300):
        shown = first.step(shown.masks.argmax(axis=1))
    fresh = first.reset(3)
    assert (fresh.observations == again.shown().observations).all()
    assert not fresh.ends.any()
    assert not fresh.rewards.any()


def test_arrays_are_the_callers_own() -> None:
    many = batch("trekking", 4, seed=1)
    first = many.shown()
    kept = [array.copy() for array in first]
    many.step(first.masks.argmax(axis=1))
    assert all((now == then).all() for now, then in zip(first, kept))
    first.observations[:] = 0
    with pytest.raises(ValueError, match="read-only"):
        many.live.observations[0, 0] = 1


def test_an_illegal_action_raises_with_its_rule_and_no_table_moves() -> None:
    many = batch("trekking", 3, seed=1)
    before = many.shown()
    actions = before.masks.argmax(axis=1)
    actions[1] = 6
    with pytest.raises(IllegalAction, match="ancestor-opens-no-trek") as refused:
        many.step(actions)
    assert "table 1" in refused.value.__notes__[0]
    assert (many.shown().observations == before.observations).all()
    actions[1] = 99
    with pytest.raises(IllegalAction, match="from 0 to 20"):
        many.step(actions)


@pytest.mark.parametrize(
    "actions", [[0, 0], [[0], [0], [0]], [0.0, 0.0, 0.0], ["a", "b", "c"], None]
)
def test_what_is_no_row_of_actions_is_refused(actions: Any) -> None:
    many = batch("trekking", 3, seed=1)
    with pytest.raises(ValueError, match="3 whole numbers are wanted"):
        many.step(actions)


def test_a_batch_has_at_least_one_table() -> None:
    with pytest.raises(ValueError, match="choose 1 or more"):
        batch("trekking", 0)


def test_smaller_numbers_are_taken_as_they_are() -> None:
    many = batch("trekking", 3, seed=1)
    many.step(many.shown().masks.argmax(axis=1).astype(np.int16))


def test_an_observation_can_be_read_by_name() -> None:
    many = batch("trekking", 3, seed=1)
    parts = split(many.layout, many.shown().observations)
    assert parts["table.take"].tolist() == [[1], [1], [1]]
    assert parts["trek.ahead"].shape == (3, 6)
    one = split(many.layout, many.shown().observations[0])
    assert one["table.deck"].tolist() == [30]


def test_a_table_given_away_is_a_copy() -> None:
    many = batch("trekking", 1, seed=1)
    table = many.table(0)
    seat = table.deciders()[0]
    table.play(seat, table.moves(seat)[0])
    assert (many.shown().observations == batch("trekking", 1, seed=1).shown().observations).all()
