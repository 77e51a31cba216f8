"""A room: moves, undo by right and by consent, bots, rematch, and what it learns from the store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from paradice.core.events import EVERYONE
from paradice.core.match import read_match
from paradice.core.rng import seeded
from paradice.games import find_game
from paradice.games.trekking.cards import read_box
from paradice.server import gate
from paradice.server.audience import Viewer
from paradice.server.consent import read_asks
from paradice.server.identity import hashed
from paradice.server.lobby import Lobby, bot_seat
from paradice.server.refusal import Refusal
from paradice.server.room import Room
from paradice.server.settings import Settings
from paradice.server.store import OVER, SeatRow, Store
from tests.server.shared import open_lobby, people, random_game, run, usual_seats
from tests.titles import TITLES


async def a_room(lobby: Lobby, game: str = "trekking", seats: int = 2, seed: int = 7) -> Room:
    return await lobby.set_table(game, people(seats), {}, hashed("s0"), 0, seed)


def first_move(room: Room) -> tuple[int, str]:
    assert room.table is not None
    seat = room.table.deciders()[0]
    return seat, repr(room.table.moves(seat)[0])


@pytest.mark.parametrize("game", TITLES)
def test_a_game_played_in_a_room_is_a_record_that_replays(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby, game, usual_seats(game))
            await random_game(room, 3)
            assert room.row.state == OVER
            text = room.match.record()
            assert read_match(text, find_game).table.outcome() is not None

    run(play())


@pytest.mark.parametrize("game", TITLES)
def test_a_room_opened_again_stands_where_it_stood(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby, game, usual_seats(game))
            await random_game(room, 5, 60)
            lobby.rooms.clear()
            again = await lobby.find(room.row.id)
            assert again is not None
            assert again is not room
            assert again.table is not None
            assert room.table is not None
            assert room.game.write(again.table) == room.game.write(room.table)
            assert again.seq == room.seq
            for seat in range(-1, len(room.row.seats)):
                assert again.audience.story.chapters(seat) == room.audience.story.chapters(seat)

    run(play())


def test_a_command_is_carried_out_once(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby)
            seat, text = first_move(room)
            await room.play(seat, text, 0, "tab:1")
            await room.play(seat, text, 0, "tab:1")
            assert room.seq == 1
            lobby.rooms.clear()
            again = await lobby.find(room.row.id)
            assert again is not None
            await again.play(seat, text, 0, "tab:1")
            assert again.seq == 1

    run(play())


def test_a_move_chosen_on_an_older_table_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby)
            seat, text = first_move(room)
            await room.play(seat, text, 0)
            with pytest.raises(Refusal, match="stale"):
                await room.play(seat, text, 0)
            with pytest.raises(Refusal, match="stale"):
                await room.play(seat, text, 99)

    run(play())


def test_secret_choices_made_at_once_do_not_make_each_other_stale(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            options = {"first-itinerary": "chosen"}
            room = await lobby.set_table("trekking", people(3), options, "", 0, 1)
            for seat in (2, 0, 1):
                await room.play(seat, "choose 1", 0)
            assert room.seq == 3

    run(play())


def test_a_refusal_names_its_rule(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby)
            seat, _ = first_move(room)
            with pytest.raises(Refusal, match="ancestor-opens-no-trek"):
                await room.play(seat, "visit", 0)
            with pytest.raises(Refusal, match="not-your-decision"):
                await room.play(1 - seat, "take 0", 0)
            with pytest.raises(Refusal, match="no-such-move"):
                await room.play(seat, "take 99", 0)
            assert room.seq == 0

    run(play())


def test_a_step_is_taken_back_freely_until_something_is_revealed(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby)
            assert room.table is not None
            before = room.game.write(room.table)
            seat = room.table.deciders()[0]
            cards = read_box().cards
            row = gate.view(room.game, room.table, seat)["row"]
            slot = next(place for place, card in enumerate(row) if cards[card].hours > 1)
            await room.play(seat, f"take {slot}", 0)
            assert room.undoing.undo_of(seat) == ("free", 1)
            await room.undoing.undo(seat, 1)
            assert room.game.write(room.table) == before
            assert room.match.story[-1].note == "undo"
            await room.play(seat, f"take {slot}", 2)
            await room.play(seat, "spend 0", 3)
            assert room.undoing.undo_of(seat)[0] == "ask"

    run(play())


def test_a_longer_undo_waits_for_the_consent_of_all(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby, seats=3)
            await random_game(room, 1, 9)
            line = [(played.seat, played.move.text) for played in room.match.history]
            seat = line[-1][0]
            others = [other for other in range(3) if other != seat]
            while room.undoing.undo_of(seat)[0] == "free":
                await room.undoing.undo(seat, room.seq)
            _, count = room.undoing.undo_of(seat)
            stands = [(played.seat, played.move.text) for played in room.match.history]
            await room.undoing.undo(seat, room.seq)
            assert room.vote.asker == seat
            with pytest.raises(Refusal, match="undo-others"):
                await room.undoing.agree(seat, True, room.seq)
            await room.undoing.agree(others[0], True, room.seq)
            assert [(played.seat, played.move.text) for played in room.match.history] == stands
            await room.undoing.agree(others[1], True, room.seq)
            assert [(played.seat, played.move.text) for played in room.match.history] == stands[
                :-count
            ]

    run(play())


async def asked_room(lobby: Lobby, seats: int = 2) -> tuple[Room, int]:
    """A room where somebody has asked for an undo that the others must agree to."""
    room = await a_room(lobby, seats=seats)
    await random_game(room, 1, 12)
    asker = next(seat for seat in (0, 1) if room.undoing.undo_of(seat)[0] == "ask")
    await room.undoing.undo(asker, room.seq)
    assert room.vote.asker == asker
    return room, asker


def test_a_refusal_ends_the_asking_and_the_asker_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room, asker = await asked_room(lobby)
            stands = len(room.match.history)
            await room.undoing.agree(1 - asker, False, room.seq)
            assert room.vote.asker == -1
            assert room.vote.refused == (asker, 1 - asker)
            assert len(room.match.history) == stands
            for seat, told in ((asker, True), (1 - asker, False)):
                viewer = Viewer(hashed(f"s{seat}"), seat, "en")
                assert ("does not agree" in room.audience.draw_all(viewer).parts["ask"]) == told

    run(play())


def test_an_answer_to_one_question_is_none_to_the_next(tmp_path: Path) -> None:
    """A browser sends again what was not acknowledged: perhaps when something else is asked."""

    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room, asker = await asked_room(lobby)
            at = room.seq
            await room.undoing.agree(1 - asker, True, at, "c1")
            assert room.seq == at + 1
            await room.undoing.redo(asker, room.seq)
            await room.undoing.undo(asker, room.seq)
            assert room.vote.asker == asker
            await room.undoing.agree(1 - asker, True, at, "c1")
            with pytest.raises(Refusal, match="stale"):
                await room.undoing.agree(1 - asker, True, at, "c2")
            assert room.vote.asker == asker
            assert room.vote.agreed == set()

    run(play())


def test_who_asks_may_withdraw_and_nobody_has_refused(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room, asker = await asked_room(lobby)
            await room.undoing.agree(asker, False, room.seq)
            assert room.vote.asker == -1
            assert room.vote.refused == (-1, -1)
            with pytest.raises(Refusal, match="stale"):
                await room.undoing.agree(1 - asker, True, room.seq)

    run(play())


def test_whoever_plays_on_instead_of_agreeing_has_refused(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room, asker = await asked_room(lobby)
            seat, text = first_move(room)
            await room.play(seat, text, room.seq)
            assert room.vote.asker == -1
            assert room.vote.refused == ((asker, seat) if seat != asker else (-1, -1))

    run(play())


def test_against_bots_the_player_is_asked_and_bots_wait_for_the_answer(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            seats = [*people(1), bot_seat(1, "novice")]
            room = await lobby.set_table("trekking", seats, {}, hashed("s0"), 0, 7)
            while room.undoing.undo_of(0)[0] != "ask":
                assert room.table is not None
                if room.table.deciders() == [0]:
                    await room.play(0, repr(room.table.moves(0)[0]), room.seq)
                if room.bots.task is not None:
                    await room.bots.task
            stands, (_, count) = len(room.match.history), room.undoing.undo_of(0)
            await room.undoing.undo(0, room.seq)
            assert len(room.match.history) == stands
            assert room.bots.owing() == []
            viewer = Viewer(hashed("s0"), 0, "en")
            shown = room.audience.draw_all(viewer).parts["ask"]
            assert 'data-kind="sure"' in shown
            assert f"{count} moves would be lost" in shown
            assert shown.count("<li>") > 1
            await room.undoing.agree(0, True, room.seq)
            assert len(room.match.history) == stands - count
            await room.undoing.redo(0, room.seq)
            assert len(room.match.history) == stands

    run(play())


def test_one_browser_undoes_the_latest_move_of_any_of_its_seats(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            seats = [SeatRow(seat, "person", f"P{seat}", hashed("me")) for seat in range(2)]
            room = await lobby.set_table("riff", seats, {}, hashed("me"), 0, 7)
            seat, text = first_move(room)
            await room.play(seat, text, 0)
            assert room.undoing.undo_of(1 - seat) == room.undoing.undo_of(seat)
            assert room.undoing.undo_of(seat)[1] == 1

    run(play())


def test_after_the_end_nothing_is_undone(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby)
            await random_game(room, 3)
            for seat in (0, 1):
                assert room.undoing.undo_of(seat) == ("over", 0)
                with pytest.raises(Refusal, match="undo-over"):
                    await room.undoing.undo(seat, room.seq)
            assert room.row.state == OVER

    run(play())


def test_what_was_undone_is_redone_until_something_new_is_played(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table("trekking", people(1), {}, hashed("s0"), 0, 7)
            await random_game(room, 1, 8)
            assert room.table is not None
            before, told = room.game.write(room.table), room.audience.story.chapters(0)
            for _ in range(3):
                await undo(room)
            assert [entry.note for entry in room.match.story].count("undo") == 1
            lobby.rooms.clear()
            again = await lobby.find(room.row.id)
            assert again is not None
            for _ in range(3):
                await again.undoing.redo(0, again.seq)
            assert again.table is not None
            assert again.game.write(again.table) == before
            assert again.audience.story.chapters(0) == told
            await undo(again)
            seat, text = first_move(again)
            await again.play(seat, text, again.seq)
            with pytest.raises(Refusal, match="redo-nothing"):
                await again.undoing.redo(0, again.seq)

    run(play())


async def undo(room: Room) -> None:
    """Undo as somebody who plays alone, whatever is asked."""
    await room.undoing.undo(0, room.seq)
    if room.vote.asker == 0:
        await room.undoing.agree(0, True, room.seq)


def test_what_was_undone_is_undone_when_the_room_opens_again(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table("trekking", people(1), {}, hashed("s0"), 0, 7)
            await random_game(room, 1, 8)
            await undo(room)
            lobby.rooms.clear()
            again = await lobby.find(room.row.id)
            assert again is not None
            assert [(p.seat, p.move.text, p.mark, p.start) for p in again.match.history] == [
                (p.seat, p.move.text, p.mark, p.start) for p in room.match.history
            ]

    run(play())


def test_a_choice_is_unfinished_while_it_asks_for_more(tmp_path: Path) -> None:
    """Only then does Esc put it back: an action that is done is not a choice."""

    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table("citadel", people(2), {}, hashed("s0"), 0, 3)
            steps: dict[str, set[bool]] = {}
            await random_game(room, 3, 1)
            while (
                room.table is not None and room.table.deciders() and len(room.match.history) < 250
            ):
                seat = room.table.deciders()[0]
                moves = room.table.moves(seat)
                await room.play(seat, repr(moves[len(room.match.history) % len(moves)]), room.seq)
                if room.table.deciders():
                    step = type(room.table.top()).__name__
                    steps.setdefault(step, set()).add(
                        room.match.is_unfinished(room.match.history[-1].seat)
                    )
            assert steps["Act"] == {False}
            assert True in set().union(*steps.values())

    run(play())


@pytest.mark.parametrize("game", TITLES)
def test_bots_play_a_game_to_its_end(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            seats = [bot_seat(seat, "novice") for seat in range(usual_seats(game))]
            room = await lobby.set_table(game, seats, {}, "", 0, 11)
            assert room.bots.task is not None
            await room.bots.task
            assert room.row.state == OVER

    run(play())


def test_what_opens_a_turn_is_told_under_it(tmp_path: Path) -> None:
    """The card of who comes next is drawn by the last move of who was before: it is not theirs."""

    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby, "riff", 2, 4)
            while True:
                seat, _ = first_move(room)
                assert room.table is not None
                moves = room.table.moves(seat)
                await room.play(seat, repr(moves[-1]), room.seq)
                cues = [event.cue.key for event in room.match.story[-1].events]
                if "turn-begins" in cues and "draws" in cues:
                    break
            told = room.audience.story.draw(len(room.match.story) - 1, 0, "en")
            newest, oldest = told.split("<li")[1], told.split("<li")[-1]
            other = 1 - seat
            assert f"var(--p{other + 1})" in newest
            assert f'data-by="{seat}"' in oldest
            assert "data-by" not in newest

    run(play())


def test_bots_hurry_when_somebody_skips_and_keep_the_pace_otherwise(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            seats = [*people(1), bot_seat(1, "novice"), bot_seat(2, "novice")]
            room = await lobby.set_table("trekking", seats, {}, hashed("s0"), 60_000, 7)
            room.audience.come(Viewer(hashed("s0"), 0, "en"))
            assert room.table is not None
            while room.table.deciders() == [0]:
                await room.play(0, repr(room.table.moves(0)[0]), room.seq)
            before = room.seq
            await asyncio.sleep(0.3)
            assert room.seq == before
            room.bots.skip()
            assert room.bots.task is not None
            await asyncio.wait_for(room.bots.task, 180)
            assert room.seq > before
            assert not room.bots.hurry.is_set()
            await room.set_pace(0)
            lobby.rooms.clear()
            again = await lobby.find(room.row.id)
            assert again is not None
            assert again.row.pace == 0

    run(play())


def test_a_bot_stands_in_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby)
            seat, _ = first_move(room)
            with pytest.raises(Refusal, match="only-host"):
                await room.seating.stand_in(hashed("stranger"), seat, "novice")
            await room.seating.stand_in(hashed("s0"), seat, "novice")
            while room.bots.owing():
                assert room.bots.task is not None
                await room.bots.task
            assert room.match.history[0].seat == seat
            await room.seating.stand_in(hashed("s0"), seat, "")
            assert not room.row.seats[seat].is_bot
            assert room.row.seats[seat].person == hashed(f"s{seat}")

    run(play())


def test_two_servers_of_one_store_agree(tmp_path: Path) -> None:
    async def play() -> None:
        address = f"sqlite:///{tmp_path / 'shared.sqlite'}"
        one, two = Lobby(Store(address), workers=1), Lobby(Store(address), workers=1)
        here = await a_room(one)
        there = await two.find(here.row.id)
        assert there is not None
        seat, text = first_move(here)
        await here.play(seat, text, 0)
        with pytest.raises(Refusal, match="stale"):
            await there.play(seat, text, 0)
        assert there.table is not None
        assert here.table is not None
        assert there.game.write(there.table) == here.game.write(here.table)
        await random_game(there, 2, 5)
        await here.catch_up()
        assert there.game.write(there.table) == here.game.write(here.table)
        await one.close()
        await two.close()

    run(play())


def test_a_command_that_another_server_has_carried_out_is_acknowledged(tmp_path: Path) -> None:
    """Its answer was lost with the line; the browser sends it again, to whoever answers now."""

    async def play() -> None:
        address = f"sqlite:///{tmp_path / 'shared.sqlite'}"
        one, two = Lobby(Store(address), workers=1), Lobby(Store(address), workers=1)
        here = await a_room(one)
        there = await two.find(here.row.id)
        assert there is not None
        seat, text = first_move(here)
        for lines, command in enumerate((("play", text), ("undo",), ("redo",)), 1):
            for room in (here, there):
                name, *move = command
                carrier = room if name == "play" else room.undoing
                await getattr(carrier, name)(seat, *move, lines - 1, f"c{lines}")
                assert room.seq == lines
                assert room.match is not None
                assert len(room.match.history) == lines % 2
        for lobby in (one, two):
            await lobby.close()

    run(play())


def test_a_rematch_seats_the_same_people_once(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby)
            with pytest.raises(Refusal, match="not-over"):
                await lobby.rematch(room, hashed("s0"))
            await random_game(room, 4)
            again = await lobby.rematch(room, hashed("s0"))
            assert again.row.seats == room.row.seats
            assert again.row.seed != room.row.seed
            assert (await lobby.rematch(room, hashed("s1"))).row.id == again.row.id
            with pytest.raises(Refusal, match="only-seated"):
                await lobby.rematch(room, hashed("stranger"))

    run(play())


def test_a_seat_is_taken_once_and_the_last_begins_the_game(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            seats = [*people(1), SeatRow(1, "open"), SeatRow(2, "open")]
            room = await lobby.set_table("trekking", seats, {}, hashed("s0"), 0, 7)
            assert room.table is None
            await room.seating.sit(1, hashed("theo"), "Theo")
            with pytest.raises(Refusal, match="seat-taken"):
                await room.seating.sit(1, hashed("otto"), "Otto")
            assert room.table is None
            await room.seating.sit(2, hashed("otto"), "Otto")
            assert room.table is not None

    run(play())


LISTENING = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"


def test_a_viewer_is_woken_when_another_server_writes(postgres: str) -> None:
    """Several server processes share one PostgreSQL: NOTIFY tells the others."""
    import psycopg

    async def play() -> None:
        one, two = Lobby(Store(postgres), workers=1), Lobby(Store(postgres), workers=1)
        here = await a_room(one)
        there = await two.find(here.row.id)
        assert there is not None
        viewer = Viewer(hashed("s1"), 1, "en")
        there.audience.come(viewer)
        with psycopg.connect(postgres) as line:
            while line.execute(LISTENING).fetchone() != (2,):
                await asyncio.sleep(0.05)
        viewer.wake.clear()
        seat, text = first_move(here)
        await here.play(seat, text, 0)
        await asyncio.wait_for(viewer.wake.wait(), 180)
        assert there.seq == 1
        await one.close()
        await two.close()

    run(play())


def test_what_another_server_wrote_while_the_line_was_cut_is_heard_afterwards(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import psycopg

    # a busy machine must see that both are cut before they are back, and write meanwhile
    monkeypatch.setattr("paradice.server.lobby.RECONNECT", 5.0)

    async def play() -> None:
        one, two = Lobby(Store(postgres), workers=1), Lobby(Store(postgres), workers=1)
        here = await a_room(one)
        there = await two.find(here.row.id)
        assert there is not None
        with psycopg.connect(postgres, autocommit=True) as line:
            async with asyncio.timeout(180):
                while line.execute(LISTENING).fetchone() != (2,):
                    await asyncio.sleep(0.05)
                line.execute(LISTENING.replace("count(*)", "pg_terminate_backend(pid)"))
                while line.execute(LISTENING).fetchone() != (0,):
                    await asyncio.sleep(0)
        await here.play(*first_move(here), 0)
        async with asyncio.timeout(180):
            while there.seq == 0:
                await asyncio.sleep(0.02)
        await one.close()
        await two.close()

    run(play())


def test_a_deleted_table_ends_for_those_at_it(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room, other = await a_room(lobby), await a_room(lobby)
            viewer = Viewer(hashed("s0"), 0, "en")
            room.audience.come(viewer)
            viewer.wake.clear()
            lobby.writer.store.delete_table(room.row.id)
            seat, text = first_move(room)
            with pytest.raises(Refusal) as refused:
                await room.play(seat, text, room.seq)
            assert refused.value.key == "shell-deleted"
            assert room.is_gone
            assert viewer.wake.is_set()
            assert await lobby.find(room.row.id) is None
            lobby.writer.store.delete_table(other.row.id)
            await lobby.sweep()
            assert other.is_gone
            assert other.row.id not in lobby.rooms

    run(play())


def test_at_a_deleted_table_no_bot_thinks_on(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table("trekking", [bot_seat(0, "novice")] * 2, {}, "", 0)
            lobby.writer.store.delete_table(room.row.id)
            async with asyncio.timeout(60):
                while room.bots.is_busy():
                    await asyncio.sleep(0.01)
            assert room.is_gone
            room.bots.start()
            assert not room.bots.is_busy()

    run(play())


def test_a_finished_table_that_nobody_watches_leaves_memory_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            over, watched, playing = [await a_room(lobby) for _ in range(3)]
            await random_game(over, 3)
            await random_game(watched, 3)
            watched.audience.come(Viewer(hashed("s0"), 0, "en"))
            await lobby.sweep()
            assert set(lobby.rooms) == {watched.row.id, playing.row.id}
            found = await lobby.find(over.row.id)
            assert found is not None
            assert found.seq == over.seq

    run(play())


def test_beyond_the_bound_the_least_used_tables_leave_memory(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(f"sqlite:///{tmp_path / 'lobby.sqlite'}")
        lobby = Lobby(store, Settings(rooms=2), workers=1)
        rooms = [await a_room(lobby) for _ in range(4)]
        for age, room in enumerate(rooms):
            room.touched -= 10 - age
        rooms[0].audience.come(Viewer(hashed("s0"), 0, "en"))
        await lobby.sweep()
        assert set(lobby.rooms) == {rooms[0].row.id, rooms[3].row.id}
        await lobby.close()

    run(play())


def test_consent_is_asked_of_the_person_and_not_of_the_bot_in_their_seat(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room, asker = await asked_room(lobby)
            other = 1 - asker
            await room.undoing.agree(other, False, room.seq)
            host = room.row.seats[asker].person
            object.__setattr__(room.row, "host", host)
            await room.seating.stand_in(host, other, "novice")
            await room.undoing.undo(asker, room.seq)
            assert room.vote.asker == asker
            assert room.row.voters(asker) == {other}
            with pytest.raises(Refusal, match="shell-undo-others"):
                await room.undoing.agree(asker, True, room.seq)
            before = room.seq
            await room.undoing.agree(other, True, room.seq)
            assert room.seq == before + 1, "the person agrees while a bot has the seat"

    run(play())


def test_a_removed_player_stays_removed(tmp_path: Path) -> None:
    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await a_room(lobby)
            host, guest = room.row.seats[0].person, room.row.seats[1].person
            await room.seating.stand_in(guest, 1, "novice")
            await room.seating.stand_in(guest, 1, "")
            await room.seating.stand_in(host, 1, "novice")
            for person, seat in ((guest, 1), (guest, 0)):
                with pytest.raises(Refusal):
                    await room.seating.stand_in(person, seat, "")
            with pytest.raises(Refusal, match="shell-removed"):
                await room.chat.say(1, "let me in")
            assert room.row.seats[1].is_bot
            object.__setattr__(room.row, "state", "over")
            with pytest.raises(Refusal, match="shell-removed"):
                await lobby.rematch(room, guest)
            again = await lobby.rematch(room, host)
            assert again.row.seats[1].is_bot
            await again.seating.stand_in(host, 1, "")
            assert not again.row.seats[1].is_bot
            assert not again.row.seats[1].removed

    run(play())


def test_consent_travels_between_servers_and_is_given_once(url: str) -> None:
    async def play() -> None:
        one, two = Lobby(Store(url), workers=1), Lobby(Store(url), workers=1)
        room, asker = await asked_room(one, 3)
        others = sorted(room.row.voters(asker))
        there = await two.find(room.row.id)
        assert there is not None
        assert there.vote.asker == asker
        with pytest.raises(Refusal, match="shell-undo-taken"):
            await there.undoing.undo(others[0], there.seq)
        await there.undoing.agree(others[0], True, there.seq)
        await room.refresh()
        assert room.vote.agreed == {others[0]}
        before = room.seq
        await room.undoing.agree(others[1], True, room.seq)
        assert room.seq == before + 1
        await there.refresh()
        assert there.seq == room.seq
        assert there.vote.asker == room.vote.asker == EVERYONE
        for lobby in (one, two):
            await lobby.close()

    run(play())


def test_of_two_who_ask_for_a_seat_on_two_servers_one_stands(tmp_path: Path) -> None:
    """Those who agree to one have not agreed to the other."""

    async def play() -> None:
        url = f"sqlite:///{tmp_path / 'both.sqlite'}"
        one, two = Lobby(Store(url), workers=1), Lobby(Store(url), workers=1)
        room = await a_room(one, seats=3)
        there = await two.find(room.row.id)
        assert there is not None
        await room.claims.make(1, "first", "Theo")
        with pytest.raises(Refusal, match="claim-taken"):
            await there.claims.make(1, "second", "Theo")
        claim = read_asks(there.row.asks).claim
        assert claim is not None
        assert claim.person == "first"
        for seat, where in ((0, room), (2, there)):
            await where.claims.answer(where.row.seats[seat].person, True, claim.mark())
        assert there.row.seats[1].person == "first"
        assert read_asks(there.row.asks).claim is None
        for lobby in (one, two):
            await lobby.close()

    run(play())


def test_the_last_consent_and_what_it_was_given_to_are_one_transaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a server that ends between them leaves a question that nobody can answer any more."""

    def fail(*_: object) -> None:
        raise OSError("the server ends here")

    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room, asker = await asked_room(lobby)
            with monkeypatch.context() as ending:
                ending.setattr(Store, "append_one", fail)
                with pytest.raises(OSError, match="ends"):
                    await room.undoing.agree(1 - asker, True, room.seq)
            row = lobby.writer.store.find_table(room.row.id)
            assert row is not None
            asked = read_asks(row.asks).undo
            assert asked is not None
            assert asked.agreed == ()
            before = room.seq
            await room.undoing.agree(1 - asker, True, room.seq)
            assert room.seq == before + 1

            await room.claims.make(1, "anew", "Theo")
            claim = read_asks(room.row.asks).claim
            assert claim is not None
            host = room.row.seats[0].person
            with monkeypatch.context() as ending:
                ending.setattr(Store, "move_person", fail)
                with pytest.raises(OSError, match="ends"):
                    await room.claims.answer(host, True, claim.mark())
            await room.claims.answer(host, True, claim.mark())
            assert room.row.seats[1].person == "anew"
            row = lobby.writer.store.find_table(room.row.id)
            assert row == room.row
            assert read_asks(room.row.asks).claim is None

    run(play())


def test_the_last_consent_that_another_server_has_heard_is_acknowledged(tmp_path: Path) -> None:
    async def play() -> None:
        url = f"sqlite:///{tmp_path / 'both.sqlite'}"
        one, two = Lobby(Store(url), workers=1), Lobby(Store(url), workers=1)
        room, asker = await asked_room(one)
        there = await two.find(room.row.id)
        assert there is not None
        at = room.seq
        for each in (room, there):
            await each.undoing.agree(1 - asker, True, at, "c1")
            assert each.seq == at + 1
        for lobby in (one, two):
            await lobby.close()

    run(play())


def test_consent_to_what_was_refused_elsewhere_asks_nobody_again(tmp_path: Path) -> None:
    async def play() -> None:
        url = f"sqlite:///{tmp_path / 'both.sqlite'}"
        one, two = Lobby(Store(url), workers=1), Lobby(Store(url), workers=1)
        room, asker = await asked_room(one, 3)
        there = await two.find(room.row.id)
        assert there is not None
        others = sorted(room.row.voters(asker))
        await room.undoing.agree(others[0], False, room.seq)
        with pytest.raises(Refusal, match="stale"):
            await there.undoing.agree(others[1], True, there.seq)
        assert there.vote.asker == EVERYONE
        await room.refresh()
        assert room.vote.asker == EVERYONE
        for lobby in (one, two):
            await lobby.close()

    run(play())


def test_a_claim_that_was_refused_on_one_server_is_not_revived_by_a_consent_on_another(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        url = f"sqlite:///{tmp_path / 'both.sqlite'}"
        one, two = Lobby(Store(url), workers=1), Lobby(Store(url), workers=1)
        room = await a_room(one, seats=3)
        await room.claims.make(1, "first", "Theo")
        there = await two.find(room.row.id)
        assert there is not None
        claim = read_asks(there.row.asks).claim
        assert claim is not None
        await there.claims.answer(there.row.seats[2].person, False, claim.mark())
        with pytest.raises(Refusal, match="stale"):
            await room.claims.answer(room.row.seats[0].person, True, claim.mark())
        await there.refresh()
        for each in (room, there):
            assert read_asks(each.row.asks).claim is None
            assert each.row.seats[1].person != "first"
        for lobby in (one, two):
            await lobby.close()

    run(play())


def test_the_host_alone_takes_no_seat_for_themselves(tmp_path: Path) -> None:
    """Who hosts without a seat, and nobody else is there to agree."""

    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table("trekking", people(1), {}, hashed("host"), 0)
            with pytest.raises(Refusal, match="claim-never"):
                await room.claims.make(0, hashed("host"), "Mara")
            assert room.row.seats[0].person == hashed("s0")

    run(play())


def test_a_refusal_travels_and_the_asker_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        url = f"sqlite:///{tmp_path / 'both.sqlite'}"
        one, two = Lobby(Store(url), workers=1), Lobby(Store(url), workers=1)
        room, asker = await asked_room(one)
        there = await two.find(room.row.id)
        assert there is not None
        await there.undoing.agree(1 - asker, False, there.seq)
        await room.refresh()
        assert room.vote.asker == EVERYONE
        assert room.vote.refused == (asker, 1 - asker)
        await room.undoing.undo(asker, room.seq)
        await there.refresh()
        assert there.vote.asker == asker
        await room.undoing.agree(asker, False, room.seq)
        await there.refresh()
        assert there.vote.asker == EVERYONE
        assert there.vote.refused == (EVERYONE, EVERYONE)
        for lobby in (one, two):
            await lobby.close()

    run(play())


def test_what_an_act_has_left_to_be_seen_stays_until_the_next_act(tmp_path: Path) -> None:
    """The shot is still there while its act asks for more, also for who comes later."""

    async def play() -> None:
        with open_lobby(tmp_path) as lobby:
            room = await lobby.set_table("undead", people(3), {}, hashed("s0"), 0, 11)
            rng = seeded(3)
            stayed = 0
            for _ in range(400):
                assert room.table is not None
                if not (deciders := room.table.deciders()):
                    break
                seat = deciders[0]
                moves = room.table.moves(seat)
                before, goes_on = list(room.audience.latest()), room.match.is_unfinished(seat)
                await room.play(seat, repr(moves[rng.below(len(moves))]), room.seq)
                told = [event.cue.key for event in room.match.story[-1].events]
                if goes_on or set(told) <= room.audience.face.minor:
                    assert room.audience.latest()[: len(before)] == before
                    stayed += any(event.cue.key == "rolls" for event in before)
                else:
                    assert [event.cue.key for event in room.audience.latest()] == told
            assert stayed > 0

    run(play())
