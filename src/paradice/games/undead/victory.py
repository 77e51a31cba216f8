"""Who wins: the most notorious, then the richest, then who is left of a duel to the death."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paradice.core.events import Seat
from paradice.core.sets import has
from paradice.core.table import Step
from paradice.games.undead.duels import FINAL, AnnounceTarget, has_foes
from paradice.games.undead.moves import FINAL_DUEL, LATE, NOBODY
from paradice.games.undead.scores import score_of
from paradice.games.undead.supplies import load_bullets
from paradice.games.undead.table import Undead


def decide_victory(table: Undead) -> None:
    """Most notoriety wins, then most coins; who is still tied fights to the death."""
    best: i64 = -1
    richest: i64 = -1
    rivals: i64 = 0
    tied: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if has(table.fallen, seat):
            continue
        score = score_of(table, seat)
        coins: i64 = table.coins_of(seat)
        if score > best:
            best, richest, rivals, tied = score, coins, 1 << seat, 1 << seat
        elif score == best:
            rivals |= 1 << seat
            if coins > richest:
                richest, tied = coins, 1 << seat
            elif coins == richest:
                tied |= 1 << seat
    if has_foes(table, tied):
        table.tell(FINAL_DUEL, NOBODY)
        table.push(FinalDuel(tied))
    elif table.fallen != 0:
        win(table, tied, "final-duel")
    else:
        reason = "last-day" if table.noon == LATE else "high-noon"
        win(table, tied, "coins" if has_foes(table, rivals) else reason)


class FinalDuel(Step[Undead]):
    """The tied fight until one side is left; it stays on the agenda while they shoot."""

    def __init__(self, fighters: i64) -> None:
        self.fighters: Final = fighters

    def numbers(self) -> list[int]:
        return [self.fighters]

    def run(self, table: Undead) -> bool:
        """None left: the best of the others wins, or those who fell last share."""
        table.pop()
        left: i64 = self.fighters & ~table.fallen
        if has_foes(table, left):
            table.push(FinalDuel(left))
            table.push(AnnounceTarget(FINAL, left, 0))
            arm(table, left)
        elif left != 0:
            win(table, left, "final-duel")
        elif table.fallen == (1 << table.seats) - 1:
            win(table, self.fighters, "shared")
        else:
            decide_victory(table)
        return True


def arm(table: Undead, fighters: i64) -> None:
    """While one of them has no bullet, all receive one."""
    unarmed = False
    turn: i64
    for turn in range(table.seats):
        if has(fighters, turn) and table.cells_of(turn) == 0:
            unarmed = True
    if unarmed:
        for turn in range(table.seats - 1, -1, -1):
            seat = table.after_law(turn)
            if has(fighters, seat):
                table.push(load_bullets(seat, 1))


def win(table: Undead, seats: i64, reason: str) -> None:
    """Close the game for the sides of *seats*."""
    winners: list[int] = []
    scores: list[int] = []
    seat: i64
    for seat in range(table.seats):
        scores.append(score_of(table, seat))
        if has(seats, seat) or has_ally_among(table, seat, seats):
            winners.append(seat)
    table.finish(reason, winners, scores)


def has_ally_among(table: Undead, seat: Seat, seats: i64) -> bool:
    return seats & table.gang(seat) != 0
