"""What lies on a Citadel table, and the operations upon it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.moves import Rule
from paradice.core.rng import Rng
from paradice.core.rows import alike, where
from paradice.core.sets import count, pick
from paradice.core.table import Outcome
from paradice.games.citadel.box import HAND, NOWHERE
from paradice.games.citadel.fields import CitadelFields
from paradice.games.citadel.moves import (
    ALREADY_THERE,
    APPEARS,
    CLOCK_DIE,
    COLOURS,
    DISARMS,
    DOOR_IS_LOCKED,
    EMPTY,
    ENTERS,
    FARTHEST,
    FLEES,
    GOES,
    HOURS,
    IS_MARKED,
    JAMMED_LOCKS,
    LOCKS,
    LOSES,
    MAIN_HALL_IS_NO_ENTRANCE,
    NO_DOOR_BETWEEN,
    NO_WINDOW,
    NOBODY,
    ONE,
    OUTSIDE,
    PROFESSOR_GOES,
    PROFESSOR_IS_THERE,
    PUSHES,
    REARMS,
    REVEALS,
    ROOMS,
    SHUFFLES,
    TEAM_LOSES,
    TEAM_WINS,
    UNLOCKS,
    WHOLE_HAND,
)

NO_DICE: Final = alike(5, EMPTY)


class Citadel(CitadelFields):
    """One position of Professor Evil and the Citadel of Time; fields.toml declares its fields.

    ``harsh`` says which clock die is rolled.
    Sets are numbers, one bit for each thing: ``open`` doors, rooms whose trap is ``off``, ``tiles``
    and ``places`` not yet drawn, treasures ``rescued`` and ``lost``, seats whose power is
    ``awake``.
    ``steps`` are actions that can only move.
    ``spent`` says that the lasting power was used this turn; ``ploys`` what cards do to the dice.
    ``dice`` are the Professor's, colour and clock; then the second pair of two chances.
    """

    __slots__ = ()

    def unpack(self) -> None:
        """Put the pieces of an empty table where they begin."""
        self.professor = self.box.house.lair
        self.character = alike(self.seats, NOBODY)
        self.place = alike(self.seats, OUTSIDE)
        seat: i64
        for seat in range(self.seats):
            self.set_pile(seat, WHOLE_HAND)
        self.cards = alike(2, EMPTY)
        self.clear_dice()

    # Rooms and doors

    def is_open(self, door: i64) -> bool:
        return (self.open >> door) & 1 == 1

    def locked_doors(self, room: i64) -> i64:
        """Return the locked doors of a room, as a set; outside there are none."""
        return self.box.house.doors_of[room] & ~self.open

    def unlock(self, seat: Seat, door: i64) -> None:
        """Take a door off the board."""
        self.open |= ONE << door
        house = self.box.house
        self.tell(UNLOCKS, seat, house.first_side[door], house.second_side[door])

    def lock(self, door: i64) -> None:
        """Put a door back on its threshold; jammed locks stay open."""
        if self.is_open(door) and self.ploys & JAMMED_LOCKS == 0:
            self.open &= ~(ONE << door)
            house = self.box.house
            self.tell(LOCKS, NOBODY, house.first_side[door], house.second_side[door])

    def ways(self, seat: Seat) -> i64:
        """Return the rooms, as a set, that *seat* can enter: by an open door, or from outside by a
        window, never to the Professor."""
        house = self.box.house
        here: i64 = self.place_of(seat)
        rooms: i64 = 0
        if here == OUTSIDE:
            rooms = house.window_rooms
        else:
            exit: i64
            for exit in range(here * COLOURS, here * COLOURS + COLOURS):
                if (self.open >> house.exit_door[exit]) & 1 == 1:
                    rooms |= ONE << house.exit_room[exit]
        return rooms & ~(ONE << self.professor)

    def why_no_way(self, seat: Seat, room: i64) -> Rule:
        """Return the rule that keeps *seat* from a room that is not among the ways."""
        if room == self.professor:
            return PROFESSOR_IS_THERE
        house = self.box.house
        here: i64 = self.place_of(seat)
        if here == OUTSIDE:
            return MAIN_HALL_IS_NO_ENTRANCE if room == house.front else NO_WINDOW
        if room == here:
            return ALREADY_THERE
        return NO_DOOR_BETWEEN if house.between[here * ROOMS + room] == NOWHERE else DOOR_IS_LOCKED

    def go(self, seat: Seat, room: i64) -> None:
        here: i64 = self.place_of(seat)
        if here == OUTSIDE:
            self.tell(ENTERS, seat, room)
        else:
            self.tell(GOES, seat, room, self.box.house.between[here * ROOMS + room])
        self.set_place(seat, room)

    # Traps

    def is_off(self, room: i64) -> bool:
        return (self.off >> room) & 1 == 1

    def disarm(self, seat: Seat, room: i64) -> None:
        if not self.is_off(room):
            self.off |= ONE << room
            self.tell(DISARMS, seat, self.trap_of(room), room)

    def rearm(self, room: i64) -> None:
        if self.is_off(room):
            self.off &= ~(ONE << room)
            self.tell(REARMS, NOBODY, self.trap_of(room), room)

    def guards(self, colour: i64) -> i64:
        """Return the rooms, as a set, whose traps guard the treasure of a colour."""
        rooms: i64 = 0
        trap: i64
        for trap in self.box.treasures[self.treasure_of(colour)].traps:
            rooms |= self.rooms_of(trap)
        return rooms

    # Treasures and the clock

    def draw_place(self) -> i64:
        """Turn the next location card."""
        room: i64 = pick(self.places, self.rng.below(count(self.places)))
        self.places &= ~(ONE << room)
        return room

    def bring_treasure(self, colour: i64) -> None:
        """Turn a tile and a location card; the marker is counted from where the time stands now."""
        tile: i64 = pick(self.tiles, self.rng.below(count(self.tiles)))
        self.tiles &= ~(ONE << tile)
        self.set_treasure(colour, tile)
        self.set_room(colour, self.draw_place())
        minutes = self.box.treasures[tile].minutes
        self.set_spaces(colour, minutes // self.box.minutes_a_space)
        self.tell(APPEARS, NOBODY, colour, tile, self.room_of(colour))
        self.tell(IS_MARKED, NOBODY, colour, minutes, self.hour_of(colour))

    def hour_of(self, colour: i64) -> i64:
        """Return where the marker of a colour stands: 0 is XII."""
        return (self.time + self.spaces_of(colour)) % HOURS

    def push_marker(self, seat: Seat, colour: i64, spaces: i64) -> None:
        """Move a marker away from the time."""
        before: i64 = self.spaces_of(colour)
        self.set_spaces(colour, self.box.pushed(before, spaces))
        minutes: i64 = (self.spaces_of(colour) - before) * self.box.minutes_a_space
        self.tell(PUSHES, seat, colour, minutes, self.hour_of(colour))

    def draw_near(self, colour: i64, spaces: i64) -> None:
        """The time and a marker come nearer to each other, until one has reached the other."""
        left: i64 = max(self.spaces_of(colour) - spaces, 0)
        self.set_spaces(colour, left)

    def can_push(self) -> bool:
        """Say if some marker is less than eleven spaces ahead."""
        colour: i64
        for colour in range(COLOURS):
            if not self.is_far_enough(colour):
                return True
        return False

    def is_far_enough(self, colour: i64) -> bool:
        """Say if a marker cannot be moved any farther from the time."""
        return self.spaces_of(colour) >= FARTHEST

    def lose(self, colour: i64, reason: str) -> None:
        """The Professor hides a treasure for ever; the fourth ends the game."""
        tile: i64 = self.treasure_of(colour)
        self.lost |= ONE << tile
        lost: i64 = count(self.lost)
        self.tell(LOSES, NOBODY, tile, lost)
        if lost < self.box.to_lose:
            self.bring_treasure(colour)
            return
        self.tell(TEAM_LOSES, NOBODY)
        self.finish(reason, [])

    def is_over(self) -> bool:
        return self.result is not None

    def win(self) -> None:
        self.tell(TEAM_WINS, NOBODY)
        self.finish("fourth-rescued", self.everybody())

    def finish(self, reason: str, winners: list[int]) -> None:
        """All win or lose together; the score is the treasures rescued."""
        score: int = count(self.rescued)
        scores: list[int] = [score] * self.seats
        self.end(Outcome(reason, winners, scores))

    # The Professor

    def lead_professor(self, colour: i64) -> None:
        """He leaves by the rug of a colour of the room where he stands, and locks behind him."""
        house = self.box.house
        exit: i64 = self.professor * COLOURS + colour
        self.tell(PROFESSOR_GOES, NOBODY, house.exit_room[exit], colour, house.exit_door[exit])
        self.lock(house.exit_door[exit])
        self.send_professor(house.exit_room[exit])

    def send_professor(self, room: i64) -> None:
        """He enters: the trap is active again, and whoever is there flees out of the house."""
        self.professor = room
        self.rearm(room)
        seat: i64
        for seat in range(self.seats):
            if self.place_of(seat) == room:
                self.set_place(seat, OUTSIDE)
                self.tell(FLEES, seat, room)

    # Adventurers

    def is_taken(self, character: i64) -> bool:
        """Say if somebody plays an adventurer."""
        return where(self.character, self.seats, character) != 0

    def has_treasure(self, room: i64) -> bool:
        """Say if a treasure is in a room."""
        return where(self.room, COLOURS, room) != 0

    def has_power(self, seat: Seat, character: i64) -> bool:
        """Say if *seat* plays *character* and the tile lies face up."""
        return self.character_of(seat) == character and (self.awake >> seat) & 1 == 1

    def turn_down(self, seat: Seat) -> None:
        self.awake &= ~(ONE << seat)

    def begin_turn(self) -> None:
        """Three actions, two cards, and nothing left of the turn before."""
        self.actions = self.box.actions_a_turn
        self.spent = 0
        self.ploys = 0
        self.fixed = 0
        self.reveal_cards(self.turn)

    def reveal_cards(self, seat: Seat) -> None:
        """Turn the two top cards of the pile; an empty pile is shuffled anew."""
        pile: i64 = self.pile_of(seat)
        if pile == 0:
            pile = WHOLE_HAND
            self.tell(SHUFFLES, seat)
        first: i64 = pick(pile, self.rng.below(count(pile)))
        pile &= ~(ONE << first)
        second: i64 = pick(pile, self.rng.below(count(pile)))
        self.set_pile(seat, pile & ~(ONE << second))
        base: i64 = self.character_of(seat) * HAND
        self.set_cards(0, base + first)
        self.set_cards(1, base + second)
        self.played = EMPTY
        self.tell(REVEALS, seat, self.card_at(0), self.card_at(1))

    # Dice

    def clear_dice(self) -> None:
        """Take the dice up: those of the last turn show nothing any more."""
        self.dice = NO_DICE

    def roll(self, die: i64) -> i64:
        """Return the face on which a die falls."""
        faces = self.box.dice[die + self.harsh if die == CLOCK_DIE else die]
        return faces[self.rng.below(len(faces))]

    # Copies

    def clone(self) -> Citadel:
        twin = Citadel(self.box, 0, self.rng.clone())
        twin.copy_from(self)
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Citadel:
        """Nothing is hidden from anybody but the order of the piles, which is not decided yet."""
        twin = self.clone()
        twin.rng = rng
        return twin
