"""The contract: events and who sees them, and moves that are not asked for."""

from __future__ import annotations

from paradice.core.contract import EVERYONE, Cue, Event
from paradice.games import find_game


def test_an_event_is_seen_by_its_witness_alone() -> None:
    secret = Event(Cue("looks"), 0, [], 1)
    assert [seat for seat in (EVERYONE, 0, 1, 2) if secret.is_seen_by(seat)] == [1]


def test_an_event_without_a_witness_is_seen_by_everybody() -> None:
    told = Event(Cue("looks"), 0, [], EVERYONE)
    assert all(told.is_seen_by(seat) for seat in (EVERYONE, 0, 1, 2))


def test_a_move_is_refused_by_who_decides_then_by_what_is_asked() -> None:
    game = find_game("trekking")
    table = game.start(2, {}, 1)
    mover = table.deciders()[0]
    take, place = game.catalogue.find("take 0"), game.catalogue.find("place 0")
    assert table.why_not(mover, take) is None
    assert repr(table.why_not(1 - mover, take)) == "not-your-decision"
    assert repr(table.why_not(mover, place)) == "not-asked-now"
