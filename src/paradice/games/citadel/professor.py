"""What the Professor and the clock do when the dice have been rolled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.games.citadel.moves import (
    COLOUR_DIE,
    COLOURS,
    FACE_DIE,
    FALSE_ALARM,
    HOURS,
    NO_HURRY,
    NOBODY,
    PROFESSOR_IS_FOOLED,
    PROFESSOR_PASSES,
    TIME_IS_PATIENT,
    TIME_PASSES,
    TIME_PRESSES,
    TIME_STANDS,
    TIME_STOP,
)
from paradice.games.citadel.powers import spaces_of_clock
from paradice.games.citadel.table import Citadel

PASSAGE: Final[i64] = 3
FIVE: Final[i64] = 4


def play_professor(table: Citadel) -> None:
    """The two white dice: he walks, takes the secret passage, or hastens to hide a treasure."""
    if table.ploys & FALSE_ALARM != 0:
        table.tell(PROFESSOR_IS_FOOLED, NOBODY)
        return
    face: i64 = table.face_of(FACE_DIE)
    colour: i64 = table.face_of(COLOUR_DIE)
    if face < PASSAGE:
        for _ in range(face + 1):
            table.lead_professor(colour)
    elif face == PASSAGE:
        take_passage(table, colour)
    elif table.ploys & NO_HURRY != 0:
        table.tell(TIME_IS_PATIENT, NOBODY)
    else:
        press_time(table, colour, face - FIVE + 1)


def take_passage(table: Citadel, colour: i64) -> None:
    """He goes straight to the treasure of a colour and locks every door of that room."""
    room: i64 = table.room_of(colour)
    table.tell(PROFESSOR_PASSES, NOBODY, room, colour)
    rug: i64
    for rug in range(COLOURS):
        table.lock(table.box.house.exit_door[room * COLOURS + rug])
    table.send_professor(room)


def press_time(table: Citadel, colour: i64, spaces: i64) -> None:
    """The marker of a colour comes nearer to the time; if it reaches it the treasure is lost."""
    table.draw_near(colour, spaces)
    table.tell(TIME_PRESSES, NOBODY, colour, spaces * table.box.minutes_a_space)
    if table.spaces_of(colour) == 0:
        table.lose(colour, "lost-to-haste")


def advance_clock(table: Citadel) -> bool:
    """The black die: the time moves on, markers it reaches are lost; say if a power hour passed."""
    if table.ploys & TIME_STOP != 0:
        table.tell(TIME_STANDS, NOBODY)
        return False
    spaces: i64 = spaces_of_clock(table)
    before: i64 = table.time
    table.time = (before + spaces) % HOURS
    table.tell(TIME_PASSES, NOBODY, spaces * table.box.minutes_a_space, table.time)
    colour: i64
    for colour in range(COLOURS):
        table.draw_near(colour, spaces)
    for colour in range(COLOURS):
        if table.spaces_of(colour) == 0 and not table.is_over():
            table.lose(colour, "lost-to-clock")
    hour: i64
    for hour in table.box.power_hours:
        passed: i64 = (hour - before) % HOURS
        if 0 < passed <= spaces:
            return True
    return False
