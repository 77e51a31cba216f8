"""The store keeps what was written, on SQLite and PostgreSQL alike."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paradice.server.schema import BadStore
from paradice.server.store import (
    GATHERING,
    MoveRow,
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


def test_moves_come_back_in_their_order(store: Store) -> None:
    assert store.append([a_move(0), a_move(1), a_move(0, "u" * 22)]) == [True] * 3
    assert store.moves_of("t" * 22) == [a_move(0), a_move(1)]
    assert store.moves_of("t" * 22, after=0) == [a_move(1)]


def test_a_place_of_the_list_is_written_once(store: Store) -> None:
    store.append([a_move(0)])
    late = a_move(0, text="take 5")
    assert store.append([late]) == [False]
    assert store.append([a_move(1), late, a_move(0, "u" * 22)]) == [True, False, True]
    assert [row.text for row in store.moves_of("t" * 22)] == ["take 3", "take 3"]


def test_a_free_seat_is_taken_once(store: Store) -> None:
    store.add_table(a_table())
    theo = SeatRow(1, "person", "Theo", "hash-of-theo")
    assert store.set_seat("t" * 22, theo, was="open")
    assert not store.set_seat("t" * 22, SeatRow(1, "person", "Otto", "hash-of-otto"), was="open")
    assert store.find_table("t" * 22) == with_seat(a_table(), theo)


def test_my_tables_are_those_where_i_sit_the_newest_first(store: Store) -> None:
    store.add_table(a_table("a" * 22, "1"))
    store.add_table(replace(a_table("b" * 22, "2"), created=99.0))
    assert [row.id[0] for row in store.tables_of("hash-of-mara")] == ["b", "a"]
    assert store.tables_of("hash-of-nobody") == []


def test_a_rematch_is_set_once(store: Store) -> None:
    store.add_table(a_table())
    assert store.set_rematch("t" * 22, "next")
    assert not store.set_rematch("t" * 22, "another")
    found = store.find_table("t" * 22)
    assert found is not None
    assert found.rematch == "next"


def test_chat_is_kept_in_order(store: Store) -> None:
    for text in ("hello", "good bye"):
        store.add_chat("t" * 22, 1, text, text)
    assert [(chat.seq, chat.text) for chat in store.chats_of("t" * 22)] == [
        (0, "hello"),
        (1, "good bye"),
    ]


def test_a_deleted_table_leaves_nothing(store: Store) -> None:
    store.add_table(a_table())
    store.append([a_move(0)])
    store.add_chat("t" * 22, 0, "hello", "")
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
