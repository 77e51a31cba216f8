"""The store keeps what was written, on SQLite and PostgreSQL alike."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from paradice.server.schema import BadStore
from paradice.server.store import (
    GATHERING,
    OVER,
    PLAYING,
    Conflict,
    Gone,
    MoveRow,
    NewMove,
    SeatRow,
    Store,
    TableRow,
    with_seat,
)


def a_table(name: str = "t" * 22, invite: str = "i" * 22) -> TableRow:
    seats = (SeatRow(0, "person", "Mara", "hash-of-mara"), SeatRow(1, "open"))
    return TableRow(name, "trekking", 1, {"a": "b"}, 2**127 + 5, GATHERING, "hash-of-mara", invite,
                    700, seats, created=12.5)  # fmt: skip


def a_move(seq: int, table: str = "t" * 22, text: str = "take 3") -> MoveRow:
    return MoveRow(table, seq, 1, text, f"c{seq}", 1.5)


def test_a_table_comes_back_as_it_was_set(store: Store) -> None:
    store.add_table(a_table())
    assert store.find_table("t" * 22) == a_table()
    assert store.find_invite("i" * 22) == "t" * 22
    assert store.find_table("nowhere") is None
    assert store.find_invite("nobody") is None


@pytest.fixture
def set_out(store: Store) -> Store:
    """A store with two tables."""
    store.add_table(a_table())
    store.add_table(a_table("u" * 22, "j" * 22))
    return store


def test_moves_come_back_in_their_order(set_out: Store) -> None:
    set_out.append([a_move(0), a_move(1), a_move(0, "u" * 22)])
    assert set_out.moves_of("t" * 22) == [a_move(0), a_move(1)]
    assert set_out.moves_of("t" * 22, after=0) == [a_move(1)]


def test_a_place_of_the_list_is_written_once(set_out: Store) -> None:
    set_out.append([a_move(0)])
    late = a_move(0, text="take 5")
    with pytest.raises(Conflict):
        set_out.append([late])
    answers = set_out.commit([NewMove(a_move(1)), NewMove(late), NewMove(a_move(0, "u" * 22))], [])
    assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
    assert [row.text for row in set_out.moves_of("t" * 22)] == ["take 3", "take 3"]


def test_a_line_that_was_written_before_the_connection_broke_is_not_written_twice(
    set_out: Store,
) -> None:
    """Whoever does not know whether a commit came through asks for the same again."""
    again = [NewMove(a_move(0)), NewMove(a_move(1), OVER)]
    assert set_out.commit(again, []) == [None, None]
    assert set_out.commit(again, []) == [None, None]
    assert set_out.moves_of("t" * 22) == [a_move(0), a_move(1)]
    chat = set_out.add_chat("t" * 22, 0, "hello", "c", 7.5)
    assert set_out.add_chat("t" * 22, 0, "hello", "c", 7.5) == chat
    assert set_out.chats_of("t" * 22) == [chat]


def test_the_last_move_and_the_end_are_one_transaction(set_out: Store) -> None:
    def states() -> dict[str, str]:
        return {row.id[0]: row.state for row in set_out.all_tables()}

    both = [NewMove(a_move(0), OVER), NewMove(a_move(0, "u" * 22))]
    assert set_out.commit(both, []) == [None, None]
    assert states() == {"t": OVER, "u": GATHERING}
    late = NewMove(a_move(0, text="take 5"), PLAYING)
    assert isinstance(set_out.commit([late], [])[0], Conflict)
    assert states() == {"t": OVER, "u": GATHERING}


def test_nothing_is_written_to_a_deleted_table(set_out: Store) -> None:
    set_out.delete_table("t" * 22)
    answers = set_out.commit([NewMove(a_move(0)), NewMove(a_move(0, "u" * 22))], [])
    assert isinstance(answers[0], Gone)
    assert answers[1] is None
    assert set_out.moves_of("t" * 22) == []
    assert set_out.missing(["t" * 22, "u" * 22]) == {"t" * 22}
    with pytest.raises(Gone):
        set_out.take_seats("t" * 22, [])


def test_one_bad_line_does_not_harm_another(set_out: Store) -> None:
    """A NUL is refused by PostgreSQL, and kept as it is by SQLite."""
    nul = a_move(0, text="take \0")
    answers = set_out.commit([NewMove(nul), NewMove(a_move(0, "u" * 22))], [Store.all_tables])
    assert answers[1] is None
    assert len(answers[2]) == 2
    assert set_out.moves_of("u" * 22) == [a_move(0, "u" * 22)]


def test_a_free_seat_is_taken_once_and_the_last_one_begins_the_game(store: Store) -> None:
    store.add_table(a_table())
    theo = SeatRow(1, "person", "Theo", "hash-of-theo")
    begun = store.take_seats("t" * 22, [theo])
    assert begun == replace(with_seat(a_table(), theo), state=PLAYING)
    late = store.take_seats("t" * 22, [SeatRow(1, "person", "Otto", "hash-of-otto")])
    assert late == begun == store.find_table("t" * 22)


def test_two_servers_that_fill_the_last_two_seats_at_once_begin_the_game(url: str) -> None:
    for turn in range(12):
        name = f"{turn:022}"
        seats = tuple(SeatRow(seat, "open") for seat in range(2))
        first, second = Store(url), Store(url)
        first.add_table(replace(a_table(name, name), seats=seats))
        ready = threading.Barrier(2)

        def sit(store: Store, seat: int, table: str, ready: threading.Barrier) -> None:
            ready.wait()
            store.take_seats(table, [SeatRow(seat, "person", "P", f"p{seat}")])

        sitting = [
            threading.Thread(target=sit, args=(store, seat, name, ready))
            for seat, store in enumerate((first, second))
        ]
        for each in sitting:
            each.start()
        for each in sitting:
            each.join()
        found = first.find_table(name)
        first.close()
        second.close()
        assert found is not None
        assert [seat.kind for seat in found.seats] == ["person", "person"]
        assert found.state == PLAYING


def test_my_tables_are_those_where_i_sit_the_newest_first(store: Store) -> None:
    store.add_table(a_table("a" * 22, "1"))
    store.add_table(replace(a_table("b" * 22, "2"), created=99.0))
    assert [row.id[0] for row in store.tables_of("hash-of-mara")] == ["b", "a"]
    assert store.tables_of("hash-of-nobody") == []


def test_of_many_tables_the_newest_are_mine_where_i_host_or_sit_once_or_twice(
    store: Store,
) -> None:
    both = (SeatRow(0, "person", "Mara", "mara"), SeatRow(1, "person", "Theo", "mara"))
    other = (SeatRow(0, "person", "Theo", "theo"), SeatRow(1, "person", "Ann", "ann"))
    for number in range(12):
        row = replace(
            a_table(f"{number:022}", f"{number}"),
            seats=both if number % 2 else other,
            host="mara" if number % 3 == 0 else "theo",
            created=float(100 - number),
        )
        store.add_table(row)
    found = store.tables_of("mara", 4)
    assert [int(row.id) for row in found] == [0, 1, 3, 5]
    assert [len(row.seats) for row in found] == [2] * 4
    assert [int(row.id) for row in store.tables_of("theo", 3)] == [0, 1, 2]


def test_a_rematch_is_set_once(store: Store) -> None:
    store.add_table(a_table())
    assert store.set_rematch("t" * 22, "next")
    assert not store.set_rematch("t" * 22, "another")
    found = store.find_table("t" * 22)
    assert found is not None
    assert found.rematch == "next"


def test_chat_is_kept_in_order(store: Store) -> None:
    for at, text in enumerate(("hello", "good bye")):
        store.add_chat("t" * 22, 1, text, text, at)
    assert [chat.text for chat in store.chats_of("t" * 22, after=0)] == ["good bye"]
    assert [(chat.seq, chat.text) for chat in store.chats_of("t" * 22)] == [
        (0, "hello"),
        (1, "good bye"),
    ]


def test_a_deleted_table_leaves_nothing(store: Store) -> None:
    store.add_table(a_table())
    store.append([a_move(0)])
    store.add_chat("t" * 22, 0, "hello", "", 1.5)
    assert store.delete_table("t" * 22)
    assert not store.delete_table("t" * 22)
    assert store.moves_of("t" * 22) == []
    assert store.chats_of("t" * 22) == []
    assert store.all_tables() == []


def test_what_was_written_is_there_when_the_store_opens_again(url: str) -> None:
    first = Store(url)
    first.add_table(a_table())
    first.append([a_move(0)])
    first.close()
    second = Store(url)
    assert second.find_table("t" * 22) == a_table()
    assert second.moves_of("t" * 22) == [a_move(0)]
    second.close()


@pytest.mark.parametrize("address", ["sqlite:////no/such/folder/x", "nonsense", "what://ever"])
def test_an_address_that_opens_nothing_is_refused(address: str) -> None:
    with pytest.raises(BadStore):
        Store(address)
