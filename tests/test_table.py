"""Tables: events and who sees them, and moves that are not asked for."""

from __future__ import annotations

import pytest

from paradice.core.events import EVERYONE, Cue, Event, Script
from paradice.core.hints import Hints
from paradice.core.moves import GAME_IS_OVER, NOT_ASKED_NOW, Catalogue, Move, Rule, Rulebook
from paradice.core.rng import seeded
from paradice.core.table import Outcome, Question, Step, Table, only
from paradice.core.view import open_view, step_of
from paradice.games import find_game
from tests.games.riff import crew, roll


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


def test_what_is_offered_stands_with_the_rule_that_forbids_it() -> None:
    table = crew("joanna", "bill")
    roll(table, "move", "move", "move")
    offers = {repr(offer.move): offer.rule for offer in table.offers(0)}
    assert offers["move 1"] is None
    assert repr(offers["move 2"]) == "no-circuit"
    assert repr(table.offers(0)[1]) == "move 1: legal"


def test_a_step_begins_untold_and_a_table_with_a_single_step_asks_it() -> None:
    assert Step.encoded == 0
    table = find_game("riff").start(2, {}, 1)
    assert step_of(open_view("riff", table, 0)["asked"]) == "ChooseObjective"
    assert table.depth == 1


# Moves, cues, outcomes


def test_moves_are_numbered_and_found_by_their_text() -> None:
    catalogue = Catalogue()
    stop = catalogue.one("stop")
    takes = catalogue.add("take", 3)
    puts = catalogue.add("put", 2, 2)
    late = catalogue.add("load", 4, first=2)
    texts = [repr(move) for move in catalogue.moves]
    assert texts == [
        "stop", "take 0", "take 1", "take 2", "put 0 0", "put 0 1", "put 1 0", "put 1 1",
        "load 2", "load 3",
    ]  # fmt: skip
    assert [move.index for move in catalogue.moves] == list(range(10))
    assert [stop, *takes, *puts, *late] == catalogue.moves
    for moves in (takes, puts, late):
        assert all(move.kind is moves for move in moves)
    assert stop.kind == [stop]
    assert (puts[1].verb, puts[1].what, puts[1].where) == ("put", 0, 1)
    assert (stop.what, stop.where, takes[1].where) == (-1, -1, -1)
    assert catalogue.find("put 1 0") is puts[2]
    with pytest.raises(KeyError):
        catalogue.find("fly")
    with pytest.raises(ValueError, match="the catalogue has 'take 1' twice"):
        catalogue.put("take", 1, -1)


def test_cues_are_kept_in_their_order() -> None:
    script = Script()
    first, second = script.add("takes", "card hours"), script.add("dawns")
    assert script.cues == [first, second]
    assert (first.names, second.names) == (["card", "hours"], [])


def test_an_outcome_is_told_in_one_line() -> None:
    assert repr(Outcome("noon", [0, 2], [4, 1, 4])) == "noon; winners 0 2; scores 4 1 4"
    assert repr(Outcome("lost", [], [0])) == "lost; winners nobody; scores 0"


# A table and what it asks

CATALOGUE = Catalogue()
TAKE = CATALOGUE.add("take", 4)
AWAY = CATALOGUE.one("away")
ODD = Rule("odd")
TAKES = Cue("takes", "card")
PLENTY = Cue("plenty", "a b c")


class Even(Question[Table]):
    """May take what is even."""

    def candidates(self, table: Table, seat: int) -> list[Move]:
        return TAKE

    def why_not(self, table: Table, seat: int, move: Move) -> Rule | None:
        return ODD if move.what % 2 else None

    def why_not_offered(self, table: Table, seat: int, move: Move) -> Rule:
        return ODD if (seat, move) == (2, AWAY) else NOT_ASKED_NOW

    def play(self, table: Table, seat: int, move: Move) -> None:
        table.pop()
        table.tell(TAKES, seat, move.what)


class Quiet(Step[Table]):
    """Needs no decision."""

    def run(self, table: Table) -> bool:
        table.pop()
        table.unveiled += 1
        return True


def table_of(*steps: Step[Table], seats: int = 3) -> Table:
    table = Table(seats, seeded(1))
    table.plan(steps)
    return table


def test_of_what_can_be_pointed_at_what_nothing_forbids_is_legal() -> None:
    table = table_of(Even(1))
    assert table.deciders() == [1] == only(1)
    assert table.candidates(1) == TAKE
    assert table.moves(1) == [TAKE[0], TAKE[2]]
    assert Even(1).legal(table, 1, [TAKE[0], TAKE[2]]) == [TAKE[0], TAKE[2]]
    assert Even(1).legal(table, 1, [TAKE[1], TAKE[2], TAKE[3], TAKE[0]]) == [TAKE[2], TAKE[0]]
    assert table.candidates(1) == TAKE, "the list that was offered is not changed"
    assert table.why_not(1, TAKE[1]) is ODD
    assert repr(table.why_not(0, TAKE[0])) == "not-your-decision"
    assert repr(table.why_not(1, AWAY)) == "not-asked-now"
    assert table_of(Even(2)).why_not(2, AWAY) is ODD, "a step may name the rule"
    assert (Even(2).numbers(), repr(Even(2)), repr(Quiet())) == ([2], "Even 2", "Quiet")
    assert Quiet().numbers() == []


def test_a_move_is_played_and_what_needs_no_decision_follows() -> None:
    table = table_of(Even(2), Quiet(), Quiet(), Even(0))
    before = table.mark()
    table.play(0, TAKE[2])
    assert [repr(step) for step in table.waiting()] == ["Even 2"]
    assert (table.unveiled, table.mark() - before) == (2, 2)
    table.rng.word()
    assert table.mark() - before == 3
    table.play(2, TAKE[0])
    assert (table.waiting(), table.deciders()) == ([], [])
    assert table.why_not(0, TAKE[0]) is GAME_IS_OVER


def test_the_last_step_runs_too_and_rules_are_kept_in_their_order() -> None:
    table = table_of(Quiet())
    table.settle()
    assert (table.waiting(), table.unveiled) == ([], 1)
    book = Rulebook()
    added = [book.add("odd"), book.add("even")]
    assert book.rules == added
    assert [repr(rule) for rule in added] == ["odd", "even"]


def test_events_have_as_many_numbers_as_their_cue_and_only_if_somebody_listens() -> None:
    table = table_of(Even(0))
    table.tell(TAKES, 0, 3)
    assert table.events is None
    events: list[Event] = []
    table.events = events
    table.tell(TAKES, 0, 3)
    table.tell(PLENTY, 1, 7, 8, 9, witness=2)
    table.tell(PLENTY, EVERYONE)
    assert [repr(event) for event in events] == [
        "0: takes card=3",
        "1: plenty a=7 b=8 c=9",
        "plenty a=0 b=0 c=0",
    ]
    assert [event.witness for event in events] == [EVERYONE, 2, EVERYONE]


def test_seats_follow_each_other_round_the_table() -> None:
    table = table_of(seats=3)
    assert [table.seat_after(1, turns) for turns in range(3)] == [1, 2, 0]
    assert [table.turns_to(1, other) for other in range(3)] == [2, 0, 1]
    assert table.everybody() == [0, 1, 2]


def test_a_copy_has_what_every_table_has_and_goes_its_own_way() -> None:
    table = table_of(Even(0), Even(1))
    table.unveiled = 4
    twin = Table(0, seeded(2))
    twin.become(table)
    assert (twin.seats, twin.unveiled, twin.depth, twin.outcome()) == (3, 4, 2, None)
    twin.pop()
    twin.push(Even(2))
    assert [repr(step) for step in table.waiting()] == ["Even 0", "Even 1"]
    table.end(Outcome("over", [1], [0, 1, 0]))
    twin.become(table)
    assert (repr(twin.outcome()), twin.depth) == ("over; winners 1; scores 0 1 0", 0)


def test_what_a_game_does_not_say_is_usual() -> None:
    table = table_of(Even(0))
    assert (Hints().worth(table, 0), Hints().patience()) == (0.5, 3)
    assert Hints().appeal(table, 0, TAKE[0]) == 1.0
    for ask in (table.clone, lambda: table.imagine(0, table.rng)):
        with pytest.raises(NotImplementedError):
            ask()
    step: Step[Table] = Step()
    assert step.why_not_offered(table, 0, AWAY) is NOT_ASKED_NOW
    assert step.run(table) is False
    assert step.why_not(table, 0, TAKE[0]) is None
    with pytest.raises(NotImplementedError):
        step.deciders(table)
    with pytest.raises(NotImplementedError):
        step.candidates(table, 0)
    with pytest.raises(NotImplementedError):
        step.play(table, 0, TAKE[0])
